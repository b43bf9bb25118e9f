// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formula.h"
#include "widgets/formula/formulafont.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace ae {

/// A run of text; `origin` is the left end of its base line. Grown delimiters are stretched text, so they stay text.
struct FormulaGlyphs {
    QPointF origin;
    QString text;
    FormulaFace face = FormulaFace::Upright;
    double pixelSize = 0;
    Role role = Role::Input;
    QPointF stretch{1, 1};
};

/// A bar; painted on whole pixels where the device has pixels.
struct FormulaRule {
    QRectF rect;
    Role role = Role::Input;
};

/// A grown square bracket: a stem along one side of the rectangle and two feet, joined pixel for pixel.
struct FormulaBracket {
    QRectF rect;
    double stem = 0;
    double foot = 0;
    bool isLeft = true;
    Role role = Role::Input;
};

/// A filled shape that follows a bar when that is moved onto whole pixels.
struct FormulaShape {
    QPainterPath path;
    QRectF anchor;
    Role role = Role::Input;
};

struct FormulaGroup {
    QString id;
    QRectF rect;
    Formula formula;
};

/// A formula laid out: everything to paint, relative to the left end of the base line, y downwards.
struct FormulaBox {
    double width = 0;
    double ascent = 0;
    double descent = 0;  ///< positive below the base line
    double lowerEdge = 0;  ///< where a lower index would start
    double upperEdge = 0;
    bool isGlyph = false;  ///< a single letter: its indices sit at fixed heights
    std::vector<FormulaGlyphs> glyphs;
    std::vector<FormulaRule> rules;
    std::vector<FormulaBracket> brackets;
    std::vector<FormulaShape> shapes;
    std::vector<FormulaGroup> groups;  ///< in reading order, outer before inner

    double height() const { return ascent + descent; }
    QRectF rect() const { return {0, -ascent, width, height()}; }

    /// Takes over the content of a box with its base line moved to (x, y) and grows ascent and descent, not the width.
    void place(FormulaBox&& other, double x, double y);
    /// Position of the innermost group at a point, -1 for none.
    int groupAt(const QPointF& point) const;
};

}  // namespace ae
