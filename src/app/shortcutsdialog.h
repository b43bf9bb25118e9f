// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QKeySequence;
class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ae {

struct ActionSpec;

/// The keys of all actions: to read, to change, to print. A change takes effect in every window at once and is kept.
class ShortcutsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(QWidget* parent = nullptr);

private:
    QWidget* makeEditor();
    void fill();
    void showKeys();
    void showChosen();
    void showConflict();
    void assign();
    void resetChosen();
    void resetAll();
    void tellWindows();
    const ActionSpec* chosen() const;
    QKeySequence typedKey() const;

    QTreeWidget* m_list;
    QKeySequenceEdit* m_key;
    QPushButton* m_assign;
    QPushButton* m_reset;
    QLabel* m_note;
};

}  // namespace ae
