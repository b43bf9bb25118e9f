// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formuladelimiter.h"

#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr double slack = 0.14;  // em that a body may stick out of a delimiter before that grows

FormulaBox emptyDelimiter(double width)
{
    FormulaBox box;
    box.width = box.lowerEdge = box.upperEdge = width;
    return box;
}

FormulaBox finished(FormulaBox box, double width, double reach, const LevelMetrics& level)
{
    box.width = box.lowerEdge = box.upperEdge = width;
    box.ascent = reach + level.axis;
    box.descent = reach - level.axis;
    return box;
}

// A stretched glyph: its stems keep their width, and so it stays of a piece with the font.
FormulaBox stretched(const QString& sign, const GlyphExtents& extents, double reach, const LevelMetrics& level, Role role)
{
    const double factor = 2 * reach / std::max(0.01, (extents.ascent + extents.descent) * level.em);
    const double wider = 1 + 0.16 * (std::min(factor, 3.0) - 1);
    const double middle = (extents.ascent - extents.descent) / 2 * level.em;  // above the base line
    FormulaBox box;
    box.glyphs.push_back({QPointF(0, middle * factor - level.axis), sign, FormulaFace::Upright, level.em, role, QPointF(wider, factor)});
    return finished(std::move(box), extents.advance * level.em * wider, reach, level);
}

FormulaBox natural(const QString& sign, const GlyphExtents& extents, const LevelMetrics& level, Role role)
{
    FormulaBox box;
    box.glyphs.push_back({QPointF(0, 0), sign, FormulaFace::Upright, level.em, role, QPointF(1, 1)});
    box.width = box.lowerEdge = box.upperEdge = extents.advance * level.em;
    box.ascent = extents.ascent * level.em;
    box.descent = extents.descent * level.em;
    return box;
}

FormulaBox squareBracket(bool isLeft, double reach, const LevelMetrics& level, Role role)
{
    const double length = 0.24 * level.em;
    const double outerSide = 0.1 * level.em;
    const double innerSide = 0.06 * level.em;
    const QRectF rect(isLeft ? outerSide : innerSide, -level.axis - reach, length, 2 * reach);
    FormulaBox box;
    box.brackets.push_back({rect, level.rule * 1.5, level.rule * 1.1, isLeft, role});
    return finished(std::move(box), outerSide + length + innerSide, reach, level);
}

FormulaBox bars(int count, double reach, const LevelMetrics& level, Role role)
{
    const double thickness = level.rule * 1.1;
    const double side = 0.1 * level.em;
    const double step = thickness + 0.11 * level.em;
    FormulaBox box;
    for (int i = 0; i < count; ++i)
        box.rules.push_back({QRectF(side + i * step, -level.axis - reach, thickness, 2 * reach), role});
    return finished(std::move(box), 2 * side + thickness + (count - 1) * step, reach, level);
}

// Half the height that delimiters around a body need, seen from the axis (TeX's \delimiterfactor and \delimitershortfall).
double reachAround(const FormulaBox& body, const LevelMetrics& level)
{
    const double reach = std::max(body.ascent - level.axis, body.descent + level.axis);
    return std::max(0.94 * reach, reach - 0.15 * level.em);
}

}  // namespace

FormulaBox delimiter(const QString& sign, const FormulaBox& body, const FormulaFont& font, const LevelMetrics& level, Role role)
{
    if (sign.isEmpty())
        return emptyDelimiter(0.12 * level.em);
    const GlyphExtents extents = font.extents(FormulaFace::Upright, sign);
    const double reach = reachAround(body, level);
    if (sign == u"|" || sign == u"‖")
        return bars(sign == u"|" ? 1 : 2, std::max(reach * 1.04, 0.42 * level.em), level, role);
    const double spare = slack * level.em;
    if (body.ascent <= extents.ascent * level.em + spare && body.descent <= extents.descent * level.em + spare)
        return natural(sign, extents, level, role);
    if (sign == u"[" || sign == u"]")
        return squareBracket(sign == u"[", reach, level, role);
    return stretched(sign, extents, std::max(reach, (extents.ascent + extents.descent) / 2 * level.em), level, role);
}

FormulaBox rootAround(FormulaBox body, double gap, const LevelMetrics& level, Role role)
{
    const double rule = level.rule;
    const double top = -body.ascent - gap - rule;
    const double foot = std::max(body.descent, 0.08 * level.em);
    const double height = foot - top;
    const double em = level.em;
    // The sign gets a little wider with its height; the hook keeps its size.
    const double wide = em * (0.52 + 0.04 * std::min(height / em, 5.0));
    const double hook = foot - std::min(0.52 * height, 0.62 * em);
    const QPointF start(0.06 * em, hook + 0.07 * em);
    const QPointF turn(0.17 * em, hook);
    const QPointF bottom(0.36 * em, foot);
    const QPointF corner(wide, top + rule / 2);

    const auto stroke = [](const QPolygonF& line, double thickness) {
        QPainterPath path;
        path.addPolygon(line);
        QPainterPathStroker stroker;
        stroker.setWidth(thickness);
        stroker.setCapStyle(Qt::FlatCap);
        stroker.setJoinStyle(Qt::MiterJoin);
        stroker.setMiterLimit(8);
        return stroker.createStroke(path);
    };
    QPainterPath sign = stroke({start, turn, bottom}, rule * 0.9);
    const QPointF thick(0.55 * rule, 0);  // the downstroke is the heavy one
    sign = sign.united(stroke({turn + thick, bottom - thick * 0.2}, rule * 1.9));
    sign = sign.united(stroke({bottom - QPointF(0.3 * rule, 0), corner, corner + QPointF(rule, 0)}, rule));
    sign.setFillRule(Qt::WindingFill);

    const double bodyX = wide + 0.06 * em;
    const double width = bodyX + body.width + 0.06 * em;
    const QRectF vinculum(wide, top, width - wide - 0.02 * em, rule);
    FormulaBox box;
    box.shapes.push_back({sign, vinculum, role});
    box.rules.push_back({vinculum, role});
    box.place(std::move(body), bodyX, 0);
    box.ascent = -top;
    box.descent = std::max(box.descent, foot);
    box.width = box.lowerEdge = box.upperEdge = width;
    return box;
}

}  // namespace ae
