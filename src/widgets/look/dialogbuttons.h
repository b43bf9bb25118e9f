// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QDialog;
class QPushButton;

namespace ae {

/// The last row of a dialog that has its layout already: a button that accepts, by Enter too, and Cancel. Without a text it says OK.
QPushButton* addDialogButtons(QDialog* dialog, const QString& accept = {});

}  // namespace ae
