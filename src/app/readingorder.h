// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace ae {

/// The widget and all within it as one reads them: by the places of layouts and splitters, whatever was made first; a widget comes before
/// what is in it. Those that are hidden are there too.
QList<QWidget*> inReadingOrder(QWidget* root);

}  // namespace ae
