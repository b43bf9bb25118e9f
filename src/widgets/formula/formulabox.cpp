// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulabox.h"

#include <algorithm>

namespace ae {

void FormulaBox::place(FormulaBox&& other, double x, double y)
{
    const QPointF offset(x, y);
    ascent = std::max(ascent, other.ascent - y);
    descent = std::max(descent, other.descent + y);
    for (FormulaGlyphs& run : other.glyphs) {
        run.origin += offset;
        glyphs.push_back(std::move(run));
    }
    for (const FormulaRule& rule : other.rules)
        rules.push_back({rule.rect.translated(offset), rule.role});
    for (FormulaBracket& bracket : other.brackets) {
        bracket.rect.translate(offset);
        brackets.push_back(bracket);
    }
    for (FormulaShape& shape : other.shapes) {
        shape.path.translate(offset);
        shape.anchor.translate(offset);
        shapes.push_back(std::move(shape));
    }
    for (FormulaGroup& group : other.groups) {
        group.rect.translate(offset);
        groups.push_back(std::move(group));
    }
}

int FormulaBox::groupAt(const QPointF& point) const
{
    for (std::size_t i = groups.size(); i > 0; --i) {
        if (groups[i - 1].rect.contains(point))
            return static_cast<int>(i - 1);
    }
    return -1;
}

}  // namespace ae
