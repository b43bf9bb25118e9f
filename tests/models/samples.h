// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "document/sessions.h"
#include "models/texts.h"

#include <QLocale>

#include <memory>
#include <vector>

namespace ae::test {

/// n 6, d_model 5, d_k 3, d_v 2 with every state of a row and names that are hostile. Row 0 is good with hidden keys, 1 fully
/// masked, 2 not a number (from X[2,1]), 3 an overflow, 4 forced, 5 has an infinite value at V[1,1].
Session troubledSession();

/// Sizes that all differ, numbers from a seed.
Session drawnSession(Index tokens, Index dModel, Index dK, Index dV);

/// The lesson and the other examples that come with the program.
std::vector<std::unique_ptr<Document>> exampleDocuments();
std::unique_ptr<Document> lessonDocument();

Options withMask(Options options, const std::string& mask);

/// The user's locale while it lives.
class LocaleGuard {
public:
    explicit LocaleGuard(const QLocale& locale) { QLocale::setDefault(locale); }
    ~LocaleGuard() { QLocale::setDefault(m_before); }
    LocaleGuard(const LocaleGuard&) = delete;
    LocaleGuard& operator=(const LocaleGuard&) = delete;

private:
    QLocale m_before;
};
inline QLocale pointLocale()
{
    return QLocale::c();
}
inline QLocale commaLocale()
{
    return {QLocale::German, QLocale::Germany};
}

/// A number as NumberStyle shows it, read back: "−1.5 · 10⁻⁷"; NaN where it is none.
double shownNumber(QString text);

/// Equal in every bit, but for the bits of a NaN.
bool isSame(double a, double b);
bool isSame(const Matrix& a, const Matrix& b);

}  // namespace ae::test
