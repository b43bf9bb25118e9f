// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace ae {

struct ThemeColours;

/// Looks that carry a state without colour.
enum class Hatch {
    Hidden,  ///< one direction of fine lines: masked, not looked at
    NotFinite,  ///< crossed lines: NaN, infinity, a row without a distribution
    Blank  ///< lines of the other direction: to be filled in
};

/// Draws the lines of a state inside the rectangle; what lies below stays.
void paintHatch(QPainter& painter, const QRectF& area, Hatch hatch, const ThemeColours& colours);

}  // namespace ae
