// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QLocale>
#include <QString>

namespace ae {

/// For functions that belong to no class with tr(): lupdate sees the context, wherever the call stands.
QString translate(const char* context, const char* text);

/// Text of a declaration (AE_TR) in the user's language.
QString translated(const char* text);

/// A problem as a sentence in the user's language, with its place in front.
QString sentenceOf(const Problem& problem);
/// One below the other.
QString linesOf(const std::vector<Problem>& problems);

inline QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Names, titles and such from a file: line breaks, bidi and control marks made visible, long runs of combining marks and
/// very long texts cut. For every place that shows such text.
QString shownName(const std::string& name);

/// The same for texts of any length: line breaks and tabs stay, the rest is made visible, and at most `most` characters are shown.
QString shownLines(const QString& text, qsizetype most = -1);
/// A path on one line, whole.
QString shownPath(const QString& path);

/// A cell by name, weights[export,fail], or by indices, weights[4,5], where its names cannot be shown as they are.
QString shownCellName(const Document& document, const CellRef& cell);

/// How numbers look on screen: decimals, and the decimal mark of the user's locale.
struct NumberStyle {
    int decimals = 2;
    char mark = '.';

    QString text(double value) const;
    QString text(double value, int decimalsWanted) const;
    /// True for a number that is not 0 but looks like it at these decimals.
    bool roundsToZero(double value) const;
    /// Three significant digits, with a power of ten where needed: for measures and gradients.
    QString measure(double value) const;
    /// The fewest digits that read back to the same number, as in files.
    QString exact(double value) const;
};

/// The decimal mark of the locale, '.' or ','.
char localeMark();
NumberStyle numberStyle(const Document& document);

/// "W_Q" -> "W" with a real subscript is for formulas; this is the plain sign: "W_Q" as "W_Q".
QString titleOf(const StepSpec& spec);

/// "query export, key fail": how the row and column of a cell are spoken.
QString placeInWords(const Document& document, const CellRef& cell);

/// Why the row has no distribution (or a value that is not finite), as a sentence; empty when it is good.
QString reasonInWords(const Document& document, Index row);
/// The state in a word or two: "fully masked".
QString stateInWords(RowState state);

}  // namespace ae
