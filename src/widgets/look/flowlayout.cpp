// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace ae {

FlowLayout::FlowLayout(QWidget* parent, int spacing) : QLayout(parent)
{
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
    invalidate();
}

void FlowLayout::insertWidget(int position, QWidget* widget)
{
    addChildWidget(widget);
    m_items.insert(std::clamp(position, 0, count()), new QWidgetItem(widget));
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int position) const
{
    return position >= 0 && position < count() ? m_items.at(position) : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int position)
{
    if (position < 0 || position >= count())
        return nullptr;
    QLayoutItem* item = m_items.takeAt(position);
    invalidate();
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return lay(QRect(0, 0, width, 0), Mode::Measure);
}

// All in one line, as wide as that may be: a parent that has less room asks heightForWidth().
QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    int shown = 0;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        size = QSize(size.width() + hint.width(), std::max(size.height(), hint.height()));
        ++shown;
    }
    const QMargins margins = contentsMargins();
    return size + QSize(std::max(0, shown - 1) * spacing() + margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    lay(area, Mode::Place);
}

int FlowLayout::lay(const QRect& area, Mode mode) const
{
    const QMargins margins = contentsMargins();
    const QRect inner = area.marginsRemoved(margins);
    QList<QLayoutItem*> line;
    int y = inner.top();
    int used = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;  // hidden widgets leave no gap
        const int width = item->sizeHint().width();
        if (!line.isEmpty() && used + spacing() + width > inner.width()) {
            y += placeLine(line, inner, y, mode) + spacing();
            line.clear();
            used = 0;
        }
        used += (line.isEmpty() ? 0 : spacing()) + width;
        line.append(item);
    }
    if (!line.isEmpty())
        y += placeLine(line, inner, y, mode);
    else if (y > inner.top())
        y -= spacing();
    return y - area.top() + margins.bottom();
}

int FlowLayout::placeLine(const QList<QLayoutItem*>& line, const QRect& area, int y, Mode mode) const
{
    int height = 0;
    for (const QLayoutItem* item : line)
        height = std::max(height, item->sizeHint().height());
    if (mode == Mode::Measure)
        return height;
    const Qt::LayoutDirection direction = parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = area.left();
    for (QLayoutItem* item : line) {
        const QSize size(std::min(item->sizeHint().width(), area.width()), item->sizeHint().height());
        const QRect place(QPoint(x, y + (height - size.height()) / 2), size);
        item->setGeometry(QStyle::visualRect(direction, area, place));
        x += item->sizeHint().width() + spacing();
    }
    return height;
}

}  // namespace ae
