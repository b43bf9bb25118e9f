// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readingorder.h"

#include <QGridLayout>
#include <QHash>
#include <QSplitter>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace ae {

namespace {

/// Row by row in a grid, else as the items stand in the layout.
QList<QLayoutItem*> itemsOf(const QLayout* layout)
{
    QList<QLayoutItem*> items;
    for (int i = 0; i < layout->count(); ++i)
        items << layout->itemAt(i);
    if (const auto* grid = qobject_cast<const QGridLayout*>(layout)) {
        QHash<const QLayoutItem*, std::pair<int, int>> places;
        for (int i = 0; i < grid->count(); ++i) {
            int row = 0;
            int column = 0;
            int rows = 0;
            int columns = 0;
            grid->getItemPosition(i, &row, &column, &rows, &columns);
            places[grid->itemAt(i)] = {row, column};
        }
        std::ranges::stable_sort(items, {}, [&places](const QLayoutItem* item) { return places[item]; });
    }
    return items;
}

void addLaidOut(const QLayout* layout, QList<QWidget*>& found)
{
    for (QLayoutItem* item : itemsOf(layout)) {
        if (item->widget())
            found << item->widget();
        else if (item->layout())
            addLaidOut(item->layout(), found);
    }
}

QList<QWidget*> partsOf(const QWidget* widget)
{
    QList<QWidget*> parts;
    if (const auto* splitter = qobject_cast<const QSplitter*>(widget)) {
        for (int i = 0; i < splitter->count(); ++i)
            parts << splitter->widget(i);
    } else if (widget->layout()) {
        addLaidOut(widget->layout(), parts);
    }
    QList<QWidget*> byHand;  // pages of tabs, viewports, what lies over others
    for (QWidget* child : widget->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!child->isWindow() && !parts.contains(child))
            byHand << child;
    }
    std::ranges::stable_sort(byHand, {}, &QWidget::y);
    return parts + byHand;
}

void add(QWidget* widget, QList<QWidget*>& found)
{
    found << widget;
    for (QWidget* part : partsOf(widget))
        add(part, found);
}

}  // namespace

QList<QWidget*> inReadingOrder(QWidget* root)
{
    QList<QWidget*> found;
    add(root, found);
    return found;
}

}  // namespace ae
