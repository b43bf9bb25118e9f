// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulapainter.h"

#include "widgets/look/theme.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

// Bars lie on whole device pixels, at least one thick: at any zoom they are sharp and of equal strength.
class PixelGrid {
public:
    explicit PixelGrid(const QPainter& painter) : m_toDevice(painter.deviceTransform())
    {
        const QPaintEngine* engine = painter.paintEngine();
        const bool hasPixels = engine && engine->type() == QPaintEngine::Raster;
        m_isOn = hasPixels && m_toDevice.type() <= QTransform::TxScale && m_toDevice.isInvertible();
        if (m_isOn)
            m_fromDevice = m_toDevice.inverted();
    }

    QRectF snapped(const QRectF& rect) const
    {
        if (!m_isOn)
            return rect;
        QRectF device = m_toDevice.mapRect(rect);
        const double width = std::max(1.0, std::round(device.width()));
        const double height = std::max(1.0, std::round(device.height()));
        device.setRect(std::round(device.center().x() - width / 2), std::round(device.center().y() - height / 2), width, height);
        return m_fromDevice.mapRect(device);
    }

    void paint(QPainter& painter, const FormulaBracket& bracket, const QColor& color) const
    {
        QRectF rect = m_isOn ? m_toDevice.mapRect(bracket.rect) : bracket.rect;
        double stem = bracket.stem;
        double foot = bracket.foot;
        if (m_isOn) {
            rect = QRectF(QPointF(std::round(rect.left()), std::round(rect.top())),
                          QPointF(std::round(rect.right()), std::round(rect.bottom())));
            stem = std::max(1.0, std::round(stem * m_toDevice.m11()));
            foot = std::max(1.0, std::round(foot * m_toDevice.m22()));
        }
        const auto fill = [&](const QRectF& part) { painter.fillRect(m_isOn ? m_fromDevice.mapRect(part) : part, color); };
        fill({bracket.isLeft ? rect.left() : rect.right() - stem, rect.top(), stem, rect.height()});
        const double start = bracket.isLeft ? rect.left() + stem : rect.left();
        fill({start, rect.top(), rect.width() - stem, foot});
        fill({start, rect.bottom() - foot, rect.width() - stem, foot});
    }

private:
    QTransform m_toDevice;
    QTransform m_fromDevice;
    bool m_isOn = false;
};

void paintMarks(QPainter& painter, const FormulaBox& box, const FormulaFont& font, const FormulaColors& colors, const FormulaMarks& marks)
{
    const double pad = 0.12 * font.pixelSize();
    const double radius = 0.18 * font.pixelSize();
    for (std::size_t i = 0; i < box.groups.size(); ++i) {
        const FormulaGroup& group = box.groups[i];
        const QRectF rect = group.rect.adjusted(-pad * 0.7, -pad, pad * 0.7, pad);
        const int position = static_cast<int>(i);
        if (marks.highlighted.contains(group.id)) {
            QColor fill = colors.highlight;
            fill.setAlphaF(0.22F);
            painter.setPen(QPen(colors.highlight, font.pixelSize() / 12));
            painter.setBrush(fill);
            painter.drawRoundedRect(rect, radius, radius);
        }
        if (marks.hovered == position) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colors.hover);
            painter.drawRoundedRect(rect, radius, radius);
        }
        if (marks.focused == position) {
            painter.setPen(QPen(colors.focus, std::max(1.5, font.pixelSize() / 9)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(rect, radius, radius);
        }
    }
}

void paintGlyphs(QPainter& painter, const FormulaGlyphs& run, const FormulaFont& font)
{
    painter.setFont(font.on(painter.device(), run.face, run.pixelSize));
    if (run.stretch == QPointF(1, 1)) {
        painter.drawText(run.origin, run.text);
        return;
    }
    painter.save();
    painter.translate(run.origin);
    painter.scale(run.stretch.x(), run.stretch.y());
    painter.drawText(QPointF(0, 0), run.text);
    painter.restore();
}

}  // namespace

FormulaColors FormulaColors::light()
{
    return of(themeOf(ThemeName::Light));
}

FormulaColors FormulaColors::dark()
{
    return of(themeOf(ThemeName::Dark));
}

FormulaColors FormulaColors::of(const Theme& theme)
{
    QColor hover = theme.colours.accent;
    hover.setAlphaF(0.18F);
    return {.text = theme.colours.text,
            .query = theme.colours.query,
            .key = theme.colours.key,
            .value = theme.colours.value,
            .score = theme.colours.score,
            .highlight = theme.colours.operand,
            .hover = hover,
            .focus = theme.colours.focus};
}

FormulaColors FormulaColors::of(const QPalette& palette)
{
    const auto isDark = [](const QPalette& other) { return other.color(QPalette::Window).lightnessF() < 0.5F; };
    const bool fits = isDark(palette) == isDark(currentTheme().palette);
    FormulaColors colors = fits ? of(currentTheme()) : isDark(palette) ? dark() : light();
    colors.text = palette.color(QPalette::WindowText);
    return colors;
}

const QColor& FormulaColors::of(Role role) const
{
    switch (role) {
    case Role::Query:
        return query;
    case Role::Key:
        return key;
    case Role::Value:
        return value;
    case Role::Score:
        return score;
    case Role::Input:
        break;
    }
    return text;
}

void paintFormula(QPainter& painter, const FormulaBox& box, const FormulaFont& font, const QPointF& origin, const FormulaColors& colors,
                  const FormulaMarks& marks)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.translate(origin);
    paintMarks(painter, box, font, colors, marks);
    painter.setBrush(Qt::NoBrush);
    for (const FormulaGlyphs& run : box.glyphs) {
        painter.setPen(colors.of(run.role));
        paintGlyphs(painter, run, font);
    }
    const PixelGrid grid(painter);
    painter.setPen(Qt::NoPen);
    for (const FormulaRule& rule : box.rules)
        painter.fillRect(grid.snapped(rule.rect), colors.of(rule.role));
    for (const FormulaBracket& bracket : box.brackets)
        grid.paint(painter, bracket, colors.of(bracket.role));
    for (const FormulaShape& shape : box.shapes) {
        const QPointF moved = grid.snapped(shape.anchor).topLeft() - shape.anchor.topLeft();
        painter.fillPath(shape.path.translated(moved), colors.of(shape.role));
    }
    painter.restore();
}

}  // namespace ae
