// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace ae::test {

/// Labels, buttons, boxes, tabs and lists below a widget, it included, that are on show and have less room than their words need.
QStringList cutTexts(const QWidget* root);

}  // namespace ae::test
