// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/charttext.h"
#include "widgets/charts/curvechart.h"
#include "widgets/look/calmpaint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr double sampleWidth = 22;  // of a line in the legend
constexpr double entryGap = 18;
constexpr double gripRadius = 6;

}  // namespace

QPen CurveChart::penOf(const Curve& curve) const
{
    QPen pen(theme().colours.*curve.colour, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (curve.isPinned) {
        constexpr double thin = 1.4;
        constexpr float pale = 0.7F;
        QColor colour = pen.color();
        colour.setAlphaF(pale);
        pen.setColor(colour);
        pen.setWidthF(thin);
    }
    switch (curve.dash) {
    case Dash::Solid:
        break;
    case Dash::Dashed:
        pen.setDashPattern({4, 3});
        break;
    case Dash::Dotted:
        pen.setDashPattern({0.5, 2.4});
        break;
    case Dash::DashDotted:
        pen.setDashPattern({4, 2.5, 0.5, 2.5});
        break;
    }
    return pen;
}

double CurveChart::legendHeight(double width) const
{
    QPixmap nowhere(1, 1);
    QPainter painter(&nowhere);
    double height = 0;
    paintLegend(painter, false, width, &height);
    return height;
}

double CurveChart::notesHeight(double width) const
{
    const QFontMetricsF small(smallFont());
    double height = 0;
    for (const QString& note : m_notes)
        height += small.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, note).height() + 2;
    return height;
}

std::vector<double> CurveChart::xTicks() const
{
    const QFontMetricsF small(smallFont());
    std::vector<double> ticks = m_data.xTicks;
    if (ticks.empty())
        ticks = m_x.ticks(std::max(2, static_cast<int>(m_plot.width() / 70)));
    std::erase_if(ticks, [this](double tick) { return !(m_x.place(tick) > -1e-9 && m_x.place(tick) < 1 + 1e-9); });
    return ticks;
}

QString CurveChart::tickText(const ChartScale& scale, double tick, double step) const
{
    if (scale.kind() == ScaleKind::Linear)
        return tickNumber(tick, step);
    const double exponent = std::log10(tick);
    const bool isPower = std::abs(exponent - std::round(exponent)) < 1e-9;
    if (isPower && std::abs(exponent) > 3.5)
        return powerOfTen(static_cast<int>(std::round(exponent)));
    return exactNumber(isPower ? std::pow(10.0, std::round(exponent)) : tick);
}

void CurveChart::paintUnder(QPainter& painter) const
{
    paintGrid(painter);
    const ThemeColours& c = theme().colours;
    painter.setFont(smallFont());
    const QFontMetricsF small(painter.font());
    painter.setPen(c.faintText);
    const auto fitting = [&](const QString& text, double width) { return small.elidedText(oneLine(text), Qt::ElideRight, width); };
    painter.drawText(QRectF(0, 0, m_size.width(), small.height()), Qt::AlignLeft | Qt::TextSingleLine,
                     fitting(m_data.yName, m_size.width()));
    const QRectF under(m_plot.left(), m_plot.bottom() + 5 + small.height(), m_plot.width(), small.height());
    painter.drawText(under, Qt::AlignHCenter | Qt::TextSingleLine, fitting(m_data.xName, under.width()));
}

void CurveChart::paintOver(QPainter& painter) const
{
    if (m_data.marker)
        paintMarker(painter);
    painter.save();
    painter.translate(m_below.topLeft());
    double y = 0;
    paintLegend(painter, true, m_below.width(), &y);
    painter.restore();

    painter.setFont(smallFont());
    painter.setPen(theme().colours.faintText);
    y += m_below.top();
    for (const QString& note : m_notes) {
        QRectF used;
        painter.drawText(QRectF(0, y, m_below.width(), std::max(1.0, m_size.height() - y)), Qt::AlignLeft | Qt::TextWordWrap, note, &used);
        y = used.bottom() + 2;
    }
}

void CurveChart::paintGrid(QPainter& painter) const
{
    const ThemeColours& c = theme().colours;
    painter.setFont(smallFont());
    const QFontMetricsF small(painter.font());
    const std::vector<double> ys = m_y.ticks(std::max(2, static_cast<int>(m_plot.height() / 34)));
    for (const double tick : ys) {
        const double y = m_plot.bottom() - m_y.place(tick) * m_plot.height();
        if (y < m_plot.top() - 1 || y > m_plot.bottom() + 1)
            continue;
        painter.setPen(QPen(c.chartGrid, 1));
        painter.drawLine(QLineF(m_plot.left(), y, m_plot.right(), y));
        painter.setPen(c.faintText);
        painter.drawText(QRectF(0, y - small.height() / 2, m_plot.left() - 8, small.height()), Qt::AlignRight | Qt::AlignVCenter,
                         tickText(m_y, tick, ys.size() > 1 ? ys[1] - ys[0] : m_y.step()));
    }
    const std::vector<double> xs = xTicks();
    double free = -1e9;  // where the next number may start
    for (const double tick : xs) {
        const double x = placeOfX(tick);
        painter.setPen(QPen(c.chartAxis, 1));
        painter.drawLine(QLineF(x, m_plot.bottom(), x, m_plot.bottom() + 4));
        const QString number = tickText(m_x, tick, xs.size() > 1 ? xs[1] - xs[0] : m_x.step());
        const double width = small.horizontalAdvance(number);
        const double left = std::min(x - width / 2, m_size.width() - width);
        if (left < free)
            continue;
        painter.setPen(c.faintText);
        painter.drawText(QRectF(left, m_plot.bottom() + 5, width + 2, small.height()), Qt::AlignLeft | Qt::TextSingleLine, number);
        free = left + width + 8;
    }
    painter.setPen(QPen(c.chartAxis, 1.5));
    painter.drawLine(QLineF(m_plot.bottomLeft(), m_plot.bottomRight()));
}

void CurveChart::paintLegend(QPainter& painter, bool isDrawn, double width, double* height) const
{
    const ThemeColours& c = theme().colours;
    painter.setFont(smallFont());
    const QFontMetricsF small(smallFont());
    double x = 0;
    double y = m_data.curves.empty() ? 0 : 6;
    for (const Curve& curve : m_data.curves) {
        const QString name = small.elidedText(oneLine(curve.name), Qt::ElideRight, width - sampleWidth - 8);
        const double need = sampleWidth + 6 + small.horizontalAdvance(name);
        if (x > 0 && x + need > width) {
            x = 0;
            y += small.height() + 3;
        }
        if (isDrawn) {
            const double middle = y + small.height() / 2;
            painter.setPen(penOf(curve));
            painter.drawLine(QLineF(x + 2, middle, x + sampleWidth - 2, middle));
            painter.setPen(c.softText);
            painter.drawText(QRectF(x + sampleWidth + 6, y, need, small.height()), Qt::AlignLeft | Qt::TextSingleLine, name);
        }
        x += need + entryGap;
    }
    *height = m_data.curves.empty() ? 0 : y + small.height() + 4;
}

void CurveChart::paintMarker(QPainter& painter) const
{
    const ThemeColours& c = theme().colours;
    const double x = placeOfX(*m_data.marker);
    QPen dashed(c.reference, 1.5);
    dashed.setDashPattern({2.5, 2.5});
    painter.setPen(dashed);
    painter.drawLine(QLineF(x, m_plot.top() - 2, x, m_plot.bottom()));
    if (hasFocus())
        paintFocusRing(painter, QRectF(x - 10, m_plot.bottom() - 10, 20, 20), 10);
    painter.setPen(QPen(c.accent, 2));
    painter.setBrush(c.card);
    painter.drawEllipse(QPointF(x, m_plot.bottom()), gripRadius, gripRadius);

    painter.setFont(smallFont());
    const QFontMetricsF small(painter.font());
    const int decimals = *m_data.marker >= 10 || *m_data.marker == std::round(*m_data.marker) ? 0 : 1;
    const QString text = (oneLine(m_data.markerName) + u' ' + shownNumber(*m_data.marker, decimals)).trimmed();
    // Above the plot, where it hides no curve; beside the name of the axis.
    const double width = small.horizontalAdvance(text) + 2;
    const double taken = m_data.yName.isEmpty() ? 0 : small.horizontalAdvance(oneLine(m_data.yName)) + 12;
    const double last = std::max(0.0, m_size.width() - width);
    const double left = std::clamp(x - width / 2, std::min(taken, last), last);
    painter.setPen(c.text);
    painter.drawText(QRectF(left, 0, width, small.height()), Qt::AlignLeft | Qt::TextSingleLine, text);
}

}  // namespace ae
