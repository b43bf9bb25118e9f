// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formulabox.h"

#include <QColor>
#include <QStringList>

class QPainter;
class QPalette;

namespace ae {

struct Theme;

/// Colours of a formula; the caller knows the theme.
struct FormulaColors {
    QColor text;
    QColor query;
    QColor key;
    QColor value;
    QColor score;
    QColor highlight;  ///< behind and around marked groups
    QColor hover;  ///< behind the group under the pointer
    QColor focus;  ///< ring around the group that the keyboard is on

    static FormulaColors light();
    static FormulaColors dark();
    static FormulaColors of(const Theme& theme);
    /// The theme in force, or the light or dark one where the palette is of the other kind; text as the palette has it.
    static FormulaColors of(const QPalette& palette);

    const QColor& of(Role role) const;
    bool operator==(const FormulaColors&) const = default;
};

/// Which groups are marked; positions as in FormulaBox::groups, -1 for none.
struct FormulaMarks {
    QStringList highlighted;  ///< ids; every group of that id is marked
    int hovered = -1;
    int focused = -1;
};

/// Paints a formula with the left end of its base line at `origin`. The same on screen, in SVG and in PDF: text stays text.
void paintFormula(QPainter& painter, const FormulaBox& box, const FormulaFont& font, const QPointF& origin, const FormulaColors& colors,
                  const FormulaMarks& marks = {});

}  // namespace ae
