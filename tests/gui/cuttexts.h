// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QSize;
class QWidget;

namespace ae {
class MainWindow;
}

namespace ae::test {

/// Labels, buttons, boxes, tabs and lists below a widget, it included, that are on show and have less room than their words need.
QStringList cutTexts(const QWidget* root);

/// The same for the window, then with each of its panels, and for the dialogs that take much text, which must fit the screen as well.
QStringList cutTextsOfAllParts(MainWindow& window, const QSize& screen);

}  // namespace ae::test
