// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QDialog;
class QPushButton;
class QSize;

namespace ae {

/// The last row of a dialog that has its layout already: a button that accepts, by Enter too, and Cancel. Without a text it says OK.
QPushButton* addDialogButtons(QDialog* dialog, const QString& accept = {});

/// Where a dialog is larger than its screen it scrolls, its buttons staying in sight. Dialogs with the buttons above do so by themselves.
void scrollOnSmallScreens(QDialog* dialog);
/// The same for any room.
void fitInto(QDialog* dialog, const QSize& room);

}  // namespace ae
