// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace ae {

class LinkButton;
class Verification;

/// Says in the status bar whether the numbers have been checked: a sign and words, red only where they disagree. A click says by
/// what and how well.
class CheckedMark : public QWidget {
    Q_OBJECT
public:
    explicit CheckedMark(Verification* verification, QWidget* parent = nullptr);

private:
    void show();
    void showDetails();
    void copyReport();

    Verification* m_verification;
    LinkButton* m_words;
    QPushButton* m_copy;
};

}  // namespace ae
