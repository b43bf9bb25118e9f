// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a PlaneChart looks.
#include "widgets/charts/charttext.h"
#include "widgets/charts/planechart.h"
#include "widgets/look/calmpaint.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr double kGridRoom = 52;  // pixels between grid lines, about
constexpr double kHead = 8;  // length of an arrow head

}  // namespace

QColor PlaneChart::colourOf(const PlaneArrow& arrow) const
{
    const ThemeColours& c = theme().colours;
    QColor colour = arrow.kind == ArrowKind::Query ? c.query : arrow.kind == ArrowKind::Key ? c.key : c.value;
    if (arrow.isHidden)
        colour.setAlphaF(0.55F);
    else if (arrow.kind == ArrowKind::Value)
        colour.setAlphaF(static_cast<float>(0.45 + 0.55 * std::clamp(arrow.weight, 0.0, 1.0)));
    else if (!arrow.isStrong)
        colour.setAlphaF(0.5F);
    return colour;
}

double PlaneChart::widthOf(const PlaneArrow& arrow) const
{
    if (arrow.kind == ArrowKind::Output)
        return 3.2;
    if (arrow.kind == ArrowKind::Value)
        return 1.2 + 2 * std::clamp(arrow.weight, 0.0, 1.0);
    return arrow.isStrong ? 2.8 : 1.4;
}

void PlaneChart::paintUnder(QPainter& painter) const
{
    if (!m_figure.reason.isEmpty()) {
        const QRectF sheet = QRectF(QPointF(), m_size).adjusted(1, 1, -1, -1);
        paintRounded(painter, sheet, 8, theme().colours.warningFill, Qt::transparent, 0);
        painter.setPen(theme().colours.warning);
        painter.drawText(sheet.adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap, oneLine(m_figure.reason));
        return;
    }
    paintGrid(painter);
}

void PlaneChart::paintOver(QPainter& painter) const
{
    if (!m_figure.reason.isEmpty())
        return;
    painter.save();
    painter.setClipRect(m_plot);
    paintShadow(painter);
    for (const int i : m_order)
        paintArrow(painter, m_figure.arrows[static_cast<std::size_t>(i)]);
    paintProjection(painter);
    painter.restore();
    for (const Label& label : m_labels) {
        if (label.arrow < 0)
            continue;
        const PlaneArrow& arrow = m_figure.arrows[static_cast<std::size_t>(label.arrow)];
        QFont font = smallFont();
        font.setBold(arrow.isStrong);
        painter.setFont(font);
        QColor veil = theme().colours.card;
        veil.setAlphaF(0.75F);
        painter.fillRect(label.area, veil);
        QColor colour = colourOf(arrow);
        colour.setAlphaF(1);
        painter.setPen(arrow.isHidden ? theme().colours.faintText : colour);
        const QString name =
            painter.fontMetrics().elidedText(oneLine(arrow.name), Qt::ElideRight, static_cast<int>(label.area.width()) + 1);
        painter.drawText(label.area, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, name);
    }
    const int lit = m_hovered >= 0 ? m_hovered : hasFocus() ? m_current : -1;
    if (lit >= 0) {
        painter.setPen(QPen(theme().colours.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(tipOf(lit), 7, 7);
    }
    if (hasFocus())
        paintFocusRing(painter, QRectF(QPointF(), m_size), 6);
    paintNotes(painter);
}

/// Faint lines at round numbers, the axes through the origin, their names at the ends.
void PlaneChart::paintGrid(QPainter& painter) const
{
    const ThemeColours& c = theme().colours;
    painter.setFont(smallFont());
    const QFontMetricsF small(painter.font());
    const QPointF low = m_centre - QPointF(m_plot.width(), m_plot.height()) / 2 / m_unit;
    const QPointF high = m_centre + QPointF(m_plot.width(), m_plot.height()) / 2 / m_unit;
    FiniteRange range;
    range.include(0);
    range.include(high.x() - low.x());
    const double step = ChartScale::linear(range, std::max(2, static_cast<int>(m_plot.width() / kGridRoom))).step();
    const auto lines = [&](double from, double to, const auto& paint) {
        if (!(step > 0) || !((to - from) / step < 1000))
            return;
        for (double at = std::ceil(from / step); at * step <= to; ++at)
            paint(at * step);
    };
    painter.setPen(QPen(c.chartGrid, 1));
    lines(low.x(), high.x(), [&](double x) {
        const double at = placeOf({x, 0}).x();
        painter.drawLine(QLineF(at, m_plot.top(), at, m_plot.bottom()));
    });
    lines(low.y(), high.y(), [&](double y) {
        const double at = placeOf({0, y}).y();
        painter.drawLine(QLineF(m_plot.left(), at, m_plot.right(), at));
    });
    const QPointF origin = placeOf({});
    painter.setPen(QPen(c.chartAxis, 1.2));
    painter.drawLine(QLineF(m_plot.left(), origin.y(), m_plot.right(), origin.y()));
    if (!m_figure.yName.isEmpty())
        painter.drawLine(QLineF(origin.x(), m_plot.top(), origin.x(), m_plot.bottom()));
    painter.setPen(c.faintText);
    lines(low.x(), high.x(), [&](double x) {
        const double at = placeOf({x, 0}).x();
        const double half = small.horizontalAdvance(tickNumber(x, step)) / 2;
        if (at - half >= m_plot.left() && at + half <= m_plot.right() - small.horizontalAdvance(m_figure.xName) - 16)
            painter.drawText(QRectF(at - 60, m_plot.bottom() + 2, 120, small.height()), Qt::AlignHCenter | Qt::AlignTop,
                             tickNumber(x, step));
    });
    painter.setPen(c.softText);
    painter.drawText(QRectF(m_plot.left(), m_plot.bottom() + 2, m_plot.width(), small.height()), Qt::AlignRight | Qt::AlignTop,
                     m_figure.xName + u" →"_s);
    if (!m_figure.yName.isEmpty()) {
        const QString name = u"↑ "_s + m_figure.yName;
        const double width = small.horizontalAdvance(name) + 4;
        const double left = std::clamp(origin.x() - width / 2, m_plot.left(), std::max(m_plot.left(), m_plot.right() - width));
        painter.drawText(QRectF(left, m_plot.top() - small.height() - 4, width, small.height()), Qt::AlignCenter, name);
    }
}

/// Queries and values have a filled head, keys an open one: told apart without their colour.
void PlaneChart::paintArrow(QPainter& painter, const PlaneArrow& arrow) const
{
    const QPointF origin = placeOf({});
    const QPointF tip = placeOf(arrow.tip);
    const double width = widthOf(arrow);
    const QColor colour = colourOf(arrow);
    const QLineF line(origin, tip);
    painter.setPen(QPen(colour, width, arrow.isHidden ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    const double head = kHead + width;
    if (line.length() < 2) {  // a vector of zeros
        painter.setPen(QPen(colour, 1.5));
        painter.drawEllipse(tip, 3, 3);
        return;
    }
    const QPointF along = (tip - origin) / line.length();
    const QPointF across(-along.y(), along.x());
    const bool isOpen = arrow.kind == ArrowKind::Key;
    const QPointF neck = tip - along * std::min(head * 0.8, line.length());
    painter.drawLine(QLineF(origin, isOpen ? tip : neck));
    const QPointF foot = tip - along * head;
    painter.setPen(QPen(colour, isOpen ? std::max(1.4, width * 0.8) : 1, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    if (isOpen) {
        painter.drawPolyline(QPolygonF{foot + across * head * 0.45, tip, foot - across * head * 0.45});
    } else {
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF{tip, foot + across * head * 0.42, foot - across * head * 0.42});
    }
}

/// Below the arrows, so that the query stays in sight: what the key covers of the query's line.
void PlaneChart::paintShadow(QPainter& painter) const
{
    if (!m_figure.projection)
        return;
    QColor colour = theme().colours.score;
    colour.setAlphaF(0.42F);
    painter.setPen(QPen(colour, 9, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QLineF(placeOf({}), placeOf(m_figure.projection->foot)));
}

/// Beside the middle of the shadow, on the side that the key does not lie on; empty where there is none.
QRectF PlaneChart::lengthArea() const
{
    if (!m_figure.projection)
        return {};
    const QPointF foot = placeOf(m_figure.projection->foot);
    const QLineF shadow(placeOf({}), foot);
    if (shadow.length() < 1)
        return {};
    QFont font = smallFont();
    font.setBold(true);
    const QFontMetricsF metrics(font);
    const QLineF down(foot, placeOf(m_figure.projection->key));
    const QPointF side = down.length() > 1 ? (foot - down.p2()) / down.length() : QPointF(0, 1);
    QRectF area(QPointF(), QSizeF(metrics.horizontalAdvance(m_figure.projection->lengthText) + 6, metrics.height()));
    area.moveCenter(shadow.center() + QPointF(side.x() * (area.width() / 2 + 7), side.y() * (area.height() / 2 + 7)));
    return area;
}

/// From the tip of the key at right angles down to the line of the query; what it covers there is the dot product over |q|.
void PlaneChart::paintProjection(QPainter& painter) const
{
    if (!m_figure.projection)
        return;
    const ThemeColours& c = theme().colours;
    const QPointF origin = placeOf({});
    const QPointF foot = placeOf(m_figure.projection->foot);
    const QPointF key = placeOf(m_figure.projection->key);
    QPen dashed(c.reference, 1.5);
    dashed.setDashPattern({3, 3});
    painter.setPen(dashed);
    const QLineF down(foot, key);
    painter.drawLine(down);
    const QLineF shadow(origin, foot);
    // the mark of a right angle at the foot
    if (down.length() > 14 && shadow.length() > 14) {
        const QPointF along = (origin - foot) / shadow.length() * 7;
        const QPointF up = (key - foot) / down.length() * 7;
        painter.setPen(QPen(c.reference, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{foot + along, foot + along + up, foot + up});
    }
    const QRectF area = lengthArea();
    if (area.isEmpty())
        return;
    QFont font = smallFont();
    font.setBold(true);
    painter.setFont(font);
    QColor veil = c.card;
    veil.setAlphaF(0.8F);
    painter.fillRect(area, veil);
    painter.setPen(c.score);
    painter.drawText(area, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip, m_figure.projection->lengthText);
}

void PlaneChart::paintNotes(QPainter& painter) const
{
    painter.setFont(smallFont());
    painter.setPen(theme().colours.faintText);
    double y = m_size.height() - notesHeight(m_size.width()) + 4;
    for (const QString& note : m_figure.notes) {
        QRectF used;
        painter.drawText(QRectF(0, y, m_size.width(), m_size.height() - y), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, note, &used);
        y = used.bottom() + 4;
    }
}

}  // namespace ae
