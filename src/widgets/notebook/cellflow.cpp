// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notebook/cellflow.h"

#include <QGuiApplication>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace ae {

namespace {

constexpr int kGap = 12;
constexpr int kMargin = 14;

int heightOf(QLayoutItem* item, int width)
{
    return item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
}

}  // namespace

CellFlow::CellFlow(QWidget* parent) : QLayout(parent)
{
    setContentsMargins(kMargin, kMargin, kMargin, kMargin);
}

CellFlow::~CellFlow()
{
    for (const Item& item : m_items)
        delete item.item;
}

void CellFlow::add(QWidget* widget, bool takesWholeRow, int stretch)
{
    addChildWidget(widget);
    m_items.append({new QWidgetItem(widget), takesWholeRow, stretch});
}

void CellFlow::setVisibleWidth(int width)
{
    if (width == m_visibleWidth)
        return;
    m_visibleWidth = width;
    invalidate();
}

void CellFlow::addItem(QLayoutItem* item)
{
    m_items.append({item, true, 1});
}

QLayoutItem* CellFlow::itemAt(int position) const
{
    return position >= 0 && position < m_items.size() ? m_items[position].item : nullptr;
}

QLayoutItem* CellFlow::takeAt(int position)
{
    return position >= 0 && position < m_items.size() ? m_items.takeAt(position).item : nullptr;
}

int CellFlow::heightForWidth(int width) const
{
    return lay(QRect(0, 0, width, 0), Mode::Measure);
}

QSize CellFlow::minimumSize() const
{
    int widest = 0;
    for (const Item& item : m_items)
        widest = std::max(widest, item.item->minimumSize().width());
    return {widest + 2 * kMargin, 2 * kMargin};
}

QSize CellFlow::sizeHint() const
{
    return minimumSize();
}

void CellFlow::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    lay(area, Mode::Place);
}

int CellFlow::lay(const QRect& area, Mode mode) const
{
    QRect inside = area.marginsRemoved(contentsMargins());
    inside.setWidth(std::min(inside.width(), std::max(0, m_visibleWidth - 2 * kMargin)));
    int y = inside.top();
    QList<Item> row;
    int used = 0;
    const auto flush = [&] {
        if (!row.isEmpty())
            y += layRow(row, inside, y, mode) + kGap;
        row.clear();
        used = 0;
    };
    for (const Item& item : m_items) {
        if (item.item->isEmpty())
            continue;
        const int width = item.item->minimumSize().width();
        const bool fits = row.isEmpty() || used + kGap + width <= inside.width();
        if (item.takesWholeRow || !fits)
            flush();
        row.append(item);
        used += (row.size() > 1 ? kGap : 0) + width;
        if (item.takesWholeRow)
            flush();
    }
    flush();
    return y - kGap + contentsMargins().bottom() - area.top();
}

int CellFlow::layRow(const QList<Item>& row, const QRect& area, int y, Mode mode) const
{
    int used = kGap * static_cast<int>(row.size() - 1);
    int stretches = 0;
    for (const Item& item : row) {
        used += item.item->minimumSize().width();
        stretches += item.stretch;
    }
    int spare = std::max(0, area.width() - used);
    // those that do not stretch are first in having what they would like
    QList<int> widths;
    for (const Item& item : row) {
        const int least = item.item->minimumSize().width();
        const int more = item.stretch > 0 ? 0 : std::clamp(item.item->sizeHint().width() - least, 0, spare);
        widths.append(least + more);
        spare -= more;
    }
    int x = area.left();
    int height = 0;
    QList<QRect> places;
    for (qsizetype i = 0; i < row.size(); ++i) {
        const Item& item = row[i];
        // where nobody stretches, all share what is left
        const int extra = stretches > 0 ? spare * item.stretch / stretches : spare / static_cast<int>(row.size());
        const int width = widths[i] + extra;
        height = std::max(height, heightOf(item.item, width));
        places.append({x, y, width, 0});
        x += width + kGap;
    }
    if (mode == Mode::Place) {
        const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : QGuiApplication::layoutDirection();
        for (qsizetype i = 0; i < row.size(); ++i) {
            places[i].setHeight(height);
            row[i].item->setGeometry(QStyle::visualRect(direction, area, places[i]));
        }
    }
    return height;
}

}  // namespace ae
