// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace ae {

/// Draws a widget into a PNG, SVG or PDF file, by the ending of its name. Returns why not, empty when done.
QString savePicture(QWidget* widget, const QString& path);

}  // namespace ae
