// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/hatch.h"

#include "widgets/look/theme.h"

#include <QLineF>
#include <QList>
#include <QPainter>

#include <algorithm>

namespace ae {

namespace {

constexpr double gap = 5;  // between lines, in logical pixels
constexpr int mostLines = 4000;  // a hatch as large as a wall need not be fine

QList<QLineF> diagonals(const QRectF& area, bool isRising)
{
    QList<QLineF> lines;
    const double reach = area.width() + area.height();
    const double step = std::max(gap, reach / mostLines);
    for (double offset = step / 2; offset < reach; offset += step) {
        // Cut to the rectangle by hand: a clip would be written into every exported figure.
        const double x1 = std::min(offset, area.width());
        const double y1 = offset - x1;
        const double y2 = std::min(offset, area.height());
        const double x2 = offset - y2;
        if (isRising)
            lines.append(QLineF(area.left() + x1, area.top() + y1, area.left() + x2, area.top() + y2));
        else
            lines.append(QLineF(area.right() - x1, area.top() + y1, area.right() - x2, area.top() + y2));
    }
    return lines;
}

}  // namespace

void paintHatch(QPainter& painter, const QRectF& area, Hatch hatch, const ThemeColours& colours)
{
    if (area.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hatch == Hatch::NotFinite ? colours.hatchNotFinite : colours.hatch, 1));
    if (hatch != Hatch::Blank)
        painter.drawLines(diagonals(area, true));
    if (hatch != Hatch::Hidden)
        painter.drawLines(diagonals(area, false));
    painter.restore();
}

}  // namespace ae
