// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace ae {

/// Which tokens of a long sentence stay: ticked in a list, found by name, or those that the picked token attends to most.
class KeepTokensDialog : public QDialog {
    Q_OBJECT
public:
    explicit KeepTokensDialog(const Document* document, QWidget* parent = nullptr);

    std::vector<Index> kept() const;  ///< positions, ascending

private:
    void setAll(bool isKept);
    void keepMostAttended();
    void filter(const QString& part);
    void showCount();

    const Document* m_document;
    QListWidget* m_tokens;
    QSpinBox* m_count;
    QLabel* m_about;
    QPushButton* m_keep;
};

/// Asks which tokens stay, and does it as one undo step. Returns what is to be said, empty when cancelled.
QString askWhichTokensStay(Document* document, QWidget* window);

}  // namespace ae
