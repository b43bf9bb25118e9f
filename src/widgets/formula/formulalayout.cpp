// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulalayout.h"

#include "widgets/formula/formuladelimiter.h"
#include "widgets/formula/formulaspacing.h"

#include <algorithm>
#include <array>

namespace ae {

namespace {

constexpr std::array<double, 4> levelSizes{1.0, 1.0, 0.7, 0.58};

ScriptLevel scriptOf(ScriptLevel level)
{
    return level < ScriptLevel::Script ? ScriptLevel::Script : ScriptLevel::ScriptScript;
}

// Numerator and denominator: a fraction on its own keeps the full size, one within a line is set smaller.
ScriptLevel fractionPartOf(ScriptLevel level)
{
    return level == ScriptLevel::Display ? ScriptLevel::Line : scriptOf(level);
}

bool isItalic(const QString& letter)
{
    if (letter.isEmpty())
        return false;
    char32_t c = letter[0].unicode();
    if (letter[0].isHighSurrogate() && letter.size() > 1)
        c = QChar::surrogateToUcs4(letter[0], letter[1]);
    const bool isGreekCapital = c >= 0x391 && c <= 0x3A9;  // upright by custom
    return c == U'∂' || (QChar::isLetter(c) && !isGreekCapital);
}

class Layouter {
public:
    explicit Layouter(const FormulaFont& font) : m_font(font) { }

    FormulaBox build(const Formula& formula, ScriptLevel level) const;

private:
    LevelMetrics metrics(ScriptLevel level) const;
    FormulaBox run(const QString& text, FormulaFace face, double size, Role role) const;
    FormulaBox row(const FormulaNode& node, ScriptLevel level) const;
    FormulaBox fraction(const FormulaNode& node, ScriptLevel level) const;
    FormulaBox root(const FormulaNode& node, ScriptLevel level) const;
    FormulaBox script(const FormulaNode& node, ScriptLevel level) const;
    FormulaBox attachScripts(FormulaBox base, const Formula& lower, const Formula& upper, ScriptLevel level) const;
    FormulaBox fence(const FormulaNode& node, ScriptLevel level) const;
    FormulaBox matrix(const FormulaNode& node, ScriptLevel level) const;
    FormulaBox bracketed(FormulaBox body, const FormulaNode& node, const QString& left, const QString& right, ScriptLevel level) const;
    FormulaBox bigOperator(const FormulaNode& node, ScriptLevel level) const;
    FormulaBox withLimits(FormulaBox sign, const FormulaNode& node, ScriptLevel level) const;
    FormulaBox group(const Formula& formula, ScriptLevel level) const;

    const FormulaFont& m_font;
};

void closeAt(FormulaBox& box, double width)
{
    box.width = box.lowerEdge = box.upperEdge = width;
}

FormulaBox Layouter::build(const Formula& formula, ScriptLevel level) const
{
    const FormulaNode& node = formula.node();
    const double em = metrics(level).em;
    switch (node.kind) {
    case FormulaKind::Row:
        return row(node, level);
    case FormulaKind::Symbol:
        return run(node.text, isItalic(node.text) ? FormulaFace::Italic : FormulaFace::Upright, em, node.role);
    case FormulaKind::Number:
    case FormulaKind::Operator:
    case FormulaKind::Name:
    case FormulaKind::Text:
        return run(node.text, FormulaFace::Upright, em, node.role);
    case FormulaKind::Label:
        return run(node.text, FormulaFace::Label, m_font.labelPixelSize() * em / m_font.pixelSize(), node.role);
    case FormulaKind::Space: {
        FormulaBox box;
        closeAt(box, node.units * em / 18);
        return box;
    }
    case FormulaKind::Fraction:
        return fraction(node, level);
    case FormulaKind::Root:
        return root(node, level);
    case FormulaKind::Script:
        return script(node, level);
    case FormulaKind::Fence:
        return fence(node, level);
    case FormulaKind::Grid:
        return matrix(node, level);
    case FormulaKind::BigOperator:
        return bigOperator(node, level);
    case FormulaKind::Group:
        return group(formula, level);
    }
    return {};
}

LevelMetrics Layouter::metrics(ScriptLevel level) const
{
    const FontConstants& constants = m_font.constants();
    const double em = m_font.pixelSize() * levelSizes[static_cast<std::size_t>(level)];
    return {em, constants.xHeight * em, constants.axis * em, constants.rule * em};
}

FormulaBox Layouter::run(const QString& text, FormulaFace face, double size, Role role) const
{
    FormulaBox box;
    if (text.isEmpty())
        return box;
    const GlyphExtents extents = m_font.extents(face, text);
    // The foot of a slanted J or f would run into a bracket or into the letter before.
    const double start = face == FormulaFace::Italic ? 0.5 * extents.underhang : 0;
    box.width = (start + extents.advance + extents.overhang) * size;
    box.ascent = extents.ascent * size;
    box.descent = extents.descent * size;
    // An index hugs the ink: the lower one slips under the slope of a V, the upper one keeps clear of it.
    box.lowerEdge = std::clamp(extents.lowerEdge + 0.06, extents.advance - 0.2, extents.advance) * size + start * size;
    box.upperEdge = std::clamp(extents.upperEdge + 0.06, extents.advance - 0.12, extents.advance + 0.3) * size + start * size;
    box.isGlyph = text.size() <= 2;
    box.glyphs.push_back({QPointF(start * size, 0), text, face, size, role, QPointF(1, 1)});
    return box;
}

FormulaBox Layouter::row(const FormulaNode& node, ScriptLevel level) const
{
    const std::vector<AtomPair> classes = resolvedClasses(node.children);
    const double unit = metrics(level).em / 18;
    FormulaBox box;
    double x = 0;
    const AtomPair* previous = nullptr;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        FormulaBox child = build(node.children[i], level);
        if (node.children[i].node().kind != FormulaKind::Space) {
            if (previous)
                x += unit * spaceBetween(previous->right, classes[i].left, level);
            previous = &classes[i];
        }
        const double start = x;
        x += child.width;
        box.lowerEdge = start + child.lowerEdge;
        box.upperEdge = start + child.upperEdge;
        box.place(std::move(child), start, 0);
    }
    box.width = x;
    return box;
}

// TeX's rule 15: the parts keep fixed distances from the axis, and at least the clearance from the bar.
FormulaBox Layouter::fraction(const FormulaNode& node, ScriptLevel level) const
{
    const LevelMetrics m = metrics(level);
    const bool isDisplay = level == ScriptLevel::Display;
    FormulaBox above = build(node.children[0], fractionPartOf(level));
    FormulaBox below = build(node.children[1], fractionPartOf(level));
    const double clearance = (isDisplay ? 3.2 : 1.6) * m.rule;
    const double up = std::max((isDisplay ? 0.68 : 0.42) * m.em, m.axis + m.rule / 2 + clearance + above.descent);
    const double down = std::max((isDisplay ? 0.69 : 0.36) * m.em, m.rule / 2 + clearance + below.ascent - m.axis);
    const double bearing = 0.1 * m.em;
    const double overhang = 0.09 * m.em;
    const double bar = std::max(above.width, below.width) + 2 * overhang;

    FormulaBox box;
    box.rules.push_back({QRectF(bearing, -m.axis - m.rule / 2, bar, m.rule), node.role});
    const double aboveX = bearing + (bar - above.width) / 2;
    const double belowX = bearing + (bar - below.width) / 2;
    box.place(std::move(above), aboveX, -up);
    box.place(std::move(below), belowX, down);
    closeAt(box, bar + 2 * bearing);
    return box;
}

FormulaBox Layouter::root(const FormulaNode& node, ScriptLevel level) const
{
    const LevelMetrics m = metrics(level);
    FormulaBox body = build(node.children[0], level);
    body.ascent = std::max(body.ascent, m.xHeight * 1.2);  // roots of small letters line up with those of digits
    const double gap = m.rule + (level == ScriptLevel::Display ? m.xHeight : m.rule) / 4;
    return rootAround(std::move(body), gap + 0.5 * m.rule, m, node.role);
}

FormulaBox Layouter::script(const FormulaNode& node, ScriptLevel level) const
{
    return attachScripts(build(node.children[0], level), node.children[1], node.children[2], level);
}

// TeX's rule 18, in terms of the x-height, which differs more between text fonts than between TeX's.
FormulaBox Layouter::attachScripts(FormulaBox base, const Formula& lower, const Formula& upper, ScriptLevel level) const
{
    if (lower.isEmpty() && upper.isEmpty())
        return base;
    const LevelMetrics m = metrics(level);
    FormulaBox below = build(lower, scriptOf(level));
    FormulaBox above = build(upper, scriptOf(level));
    double up = base.isGlyph ? 0 : base.ascent - 0.36 * m.em;
    double down = base.isGlyph ? 0 : base.descent + 0.08 * m.em;
    up = std::max({up, 0.8 * m.xHeight, above.descent + m.xHeight / 4});
    down = std::max({down, (upper.isEmpty() ? 0.3 : 0.48) * m.xHeight, below.ascent - 0.8 * m.xHeight});
    if (!lower.isEmpty() && !upper.isEmpty()) {
        const double gap = up - above.descent - (below.ascent - down);
        down += std::max(0.0, 3 * m.rule - gap);
    }
    const double spaceAfter = 0.05 * m.em;
    const double belowX = base.lowerEdge;
    const double aboveX = base.upperEdge;
    double width = base.lowerEdge;  // without an upper index the slope of the base does not count
    if (!lower.isEmpty())
        width = std::max(width, belowX + below.width + spaceAfter);
    if (!upper.isEmpty())
        width = std::max({width, base.width, aboveX + above.width + spaceAfter});
    FormulaBox box;
    box.place(std::move(base), 0, 0);
    box.place(std::move(below), belowX, lower.isEmpty() ? 0 : down);
    box.place(std::move(above), aboveX, upper.isEmpty() ? 0 : -up);
    closeAt(box, width);
    return box;
}

FormulaBox Layouter::bracketed(FormulaBox body, const FormulaNode& node, const QString& left, const QString& right, ScriptLevel level) const
{
    const LevelMetrics m = metrics(level);
    FormulaBox opening = delimiter(left, body, m_font, m, node.role);
    FormulaBox closing = delimiter(right, body, m_font, m, node.role);
    const double bodyX = opening.width;
    const double closingX = bodyX + body.width;
    const double width = closingX + closing.width;
    FormulaBox box;
    box.place(std::move(opening), 0, 0);
    box.place(std::move(body), bodyX, 0);
    box.place(std::move(closing), closingX, 0);
    closeAt(box, width);
    return box;
}

FormulaBox Layouter::fence(const FormulaNode& node, ScriptLevel level) const
{
    return bracketed(build(node.children[0], level), node, node.text, node.closing, level);
}

FormulaBox Layouter::matrix(const FormulaNode& node, ScriptLevel level) const
{
    const LevelMetrics m = metrics(level);
    const auto columns = static_cast<std::size_t>(node.units);
    const ScriptLevel cellLevel = std::max(level, ScriptLevel::Line);
    std::vector<FormulaBox> cells;
    cells.reserve(node.children.size());
    std::vector<double> widths(columns, 0.0);
    std::vector<bool> isNumeric(columns, true);  // numbers stand right, under one another
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        cells.push_back(build(node.children[i], cellLevel));
        widths[i % columns] = std::max(widths[i % columns], cells[i].width);
        const FormulaKind kind = node.children[i].node().kind;
        isNumeric[i % columns] = isNumeric[i % columns] && (kind == FormulaKind::Number || kind == FormulaKind::Group);
    }
    FormulaBox grid;
    const double gap = 0.28 * m.em;
    double top = 0;
    double width = 0;
    for (std::size_t first = 0; columns > 0 && first < cells.size(); first += columns) {
        double ascent = 0.75 * m.em;
        double descent = 0.22 * m.em;
        for (std::size_t c = 0; c < columns; ++c) {
            ascent = std::max(ascent, cells[first + c].ascent);
            descent = std::max(descent, cells[first + c].descent);
        }
        double x = 0;
        for (std::size_t c = 0; c < columns; ++c) {
            const double rest = widths[c] - cells[first + c].width;
            const double start = x + (isNumeric[c] ? rest : rest / 2);
            grid.place(std::move(cells[first + c]), start, top + ascent);
            x += widths[c] + (c + 1 < columns ? 0.8 * m.em : 0);
        }
        top += ascent + descent + gap;
        width = x;
    }
    const double height = std::max(0.0, top - gap);
    closeAt(grid, width);
    FormulaBox centred;
    const double side = 0.12 * m.em;
    centred.place(std::move(grid), side, -m.axis - height / 2);
    centred.ascent = height / 2 + m.axis;
    centred.descent = std::max(0.0, height / 2 - m.axis);
    closeAt(centred, width + 2 * side);
    return bracketed(std::move(centred), node, QStringLiteral("["), QStringLiteral("]"), level);
}

FormulaBox Layouter::bigOperator(const FormulaNode& node, ScriptLevel level) const
{
    const LevelMetrics m = metrics(level);
    const bool isDisplay = level == ScriptLevel::Display;
    FormulaBox glyph = run(node.text, FormulaFace::Upright, m.em * (isDisplay ? 1.6 : 1.1), node.role);
    const double shift = (glyph.ascent - glyph.descent) / 2 - m.axis;
    const double width = glyph.width;
    FormulaBox sign;
    sign.place(std::move(glyph), 0, shift);
    closeAt(sign, width);
    return isDisplay ? withLimits(std::move(sign), node, level) : attachScripts(std::move(sign), node.children[0], node.children[1], level);
}

FormulaBox Layouter::withLimits(FormulaBox sign, const FormulaNode& node, ScriptLevel level) const
{
    const LevelMetrics m = metrics(level);
    FormulaBox below = build(node.children[0], scriptOf(level));
    FormulaBox above = build(node.children[1], scriptOf(level));
    const double width = std::max({sign.width, below.width, above.width});
    const double down = sign.descent + std::max(0.13 * m.em + below.ascent, 0.5 * m.em);
    const double up = sign.ascent + std::max(0.11 * m.em + above.descent, 0.18 * m.em);
    const auto centred = [width](const FormulaBox& part) { return (width - part.width) / 2; };
    const double signX = centred(sign);
    const double belowX = centred(below);
    const double aboveX = centred(above);
    FormulaBox box;
    box.place(std::move(sign), signX, 0);
    box.place(std::move(below), belowX, node.children[0].isEmpty() ? 0 : down);
    box.place(std::move(above), aboveX, node.children[1].isEmpty() ? 0 : -up);
    closeAt(box, width);
    return box;
}

FormulaBox Layouter::group(const Formula& formula, ScriptLevel level) const
{
    const FormulaNode& node = formula.node();
    FormulaBox box = build(node.children[0], level);
    box.groups.insert(box.groups.begin(), FormulaGroup{node.id, box.rect(), node.children[0]});
    return box;
}

}  // namespace

FormulaBox layoutFormula(const Formula& formula, const FormulaFont& font, FormulaStyle style)
{
    return Layouter(font).build(formula, style == FormulaStyle::Display ? ScriptLevel::Display : ScriptLevel::Line);
}

}  // namespace ae
