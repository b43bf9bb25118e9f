// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/recovery.h"

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace ae {

class MainWindow;

/// Shows the copies that an earlier run left behind when it ended without closing its windows, and opens or discards the
/// ticked ones. What is neither opened nor discarded is kept and offered again.
class RecoveryOffer : public QDialog {
    Q_OBJECT
public:
    explicit RecoveryOffer(std::vector<RecoverableCopy> copies, QWidget* parent = nullptr);

    /// Opens the dialog when something is waiting; says whether there was.
    static bool offer(QWidget* parent);
    /// The same at the start of the program, without the copies that ended it when they were opened last. When nothing but such copies
    /// is waiting there is no dialog, and a sentence about them comes back.
    static QString offerAtStart(QWidget* parent);
    /// "A copy of this file from 3 May 2026 10:12 is waiting ..." when there is one, else empty.
    static QString hintFor(const QString& path);

private:
    void recover();
    void discard();
    void openSaved();
    void compare();
    void replaceWindow(MainWindow* saved, MainWindow* recovered);
    void showChoices();
    const RecoverableCopy* current() const;
    void fill();
    std::vector<std::size_t> ticked() const;
    void forget(const std::vector<std::size_t>& done);

    std::vector<RecoverableCopy> m_copies;
    QTreeWidget* m_list = nullptr;
    QPushButton* m_openSaved = nullptr;
    QPushButton* m_compare = nullptr;
};

}  // namespace ae
