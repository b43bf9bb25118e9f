// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a BarChart draws under and over the bars of Qt Charts.
#include "widgets/charts/barchart.h"

#include "widgets/charts/charttext.h"
#include "widgets/look/hatch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ae {

void BarChart::paintUnder(QPainter& painter) const
{
    RowChart::paintUnder(painter);
    if (!frame.sentence.isEmpty())
        return;
    for (int row = 0; row < rowCount(); ++row) {
        if (barOf(row).isNumber())
            continue;
        QRectF area = trackRect(row);
        if (orientation() == Qt::Horizontal)
            area.setWidth(std::min(area.width(), 72.0));
        else
            area.setTop(area.bottom() - std::min(area.height(), 48.0));
        const bool isBlank = barOf(row).state == BarState::Blank;
        painter.fillRect(area, isBlank ? theme().colours.card : QColor::fromRgb(theme().map(MapName::Weights).hidden()));
        paintHatch(painter, area, isBlank ? Hatch::Blank : Hatch::Hidden, theme().colours);
    }
}

void BarChart::paintOver(QPainter& painter) const
{
    RowChart::paintOver(painter);
    if (!frame.sentence.isEmpty())
        return;
    painter.setFont(hasOther() || orientation() == Qt::Vertical ? smallFont() : font());
    for (int row = 0; row < rowCount(); ++row) {
        if (hasOther() && barOf(row).isNumber())
            paintGap(painter, row);
        paintNumbers(painter, row, 0);
        if (hasOther())
            paintNumbers(painter, row, 1);
    }
}

QRectF BarChart::barSlot(int row, int series) const
{
    QRectF area = trackRect(row);
    if (!hasOther())
        return area;
    const bool isLying = orientation() == Qt::Horizontal;
    if (isLying) {
        area.setHeight(area.height() / 2);
        area.translate(0, series * area.height());
    } else {
        area.setWidth(area.width() / 2);
        area.translate(series * area.width(), 0);
    }
    return area;
}

// The rounded edges of a pair overlap: a thin line of card keeps the two apart.
void BarChart::paintGap(QPainter& painter, int row) const
{
    constexpr double gap = 4;
    const Bar& bar = barOf(row);
    const double value = std::max(std::isfinite(bar.value) ? bar.value : 0, std::isfinite(bar.other) ? bar.other : 0);
    const double end = placeOf(std::max(value, 0.0));
    const QPointF middle = trackRect(row).center();
    const QRectF line = orientation() == Qt::Horizontal
        ? QRectF(QPointF(plot().left() + 1, middle.y() - gap / 2), QPointF(end + 3, middle.y() + gap / 2))
        : QRectF(QPointF(middle.x() - gap / 2, end - 3), QPointF(middle.x() + gap / 2, plot().bottom() - 1));
    painter.fillRect(line, theme().colours.card);
}

void BarChart::paintNumbers(QPainter& painter, int row, int series) const
{
    const ThemeColours& c = theme().colours;
    const Bar& bar = barOf(row);
    const bool isLying = orientation() == Qt::Horizontal;
    const QRectF slot = barSlot(row, series);
    const double value = series == 0 ? bar.value : bar.other;
    double end = placeOf(std::isfinite(value) && bar.isNumber() ? std::max(value, 0.0) : 0);
    if (!bar.isNumber())
        end = isLying ? slot.left() + std::min(slot.width(), 72.0) : slot.bottom() - std::min(slot.height(), 48.0);
    const QString text = bar.isNumber() ? numberOf(bar, series) : series == 0 ? gapText(bar) : QString();
    const QColor colour = !bar.isNumber() ? c.faintText : std::isfinite(value) ? c.text : c.warning;
    const double line = std::min<double>(painter.fontMetrics().height(), isLying ? slot.height() : 1e3);
    if (isLying) {
        const QRectF area(end + 6, slot.center().y() - line / 2, frame.valueRoom, line);
        paintBeside(painter, area, Qt::AlignLeft | Qt::AlignVCenter, text, colour);
    } else if (painter.fontMetrics().horizontalAdvance(text) <= rowRect(row).width() / (hasOther() ? 2 : 1)) {
        const QRectF area(slot.center().x() - 40, end - line - 2, 80, line);
        paintBeside(painter, area, Qt::AlignHCenter | Qt::AlignVCenter, text, colour);
    }
}

}  // namespace ae
