// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matrix/namesheader.h"

#include "models/roles.h"
#include "widgets/look/theme.h"

#include <QPaintEvent>
#include <QPainter>

namespace ae {

NamesHeader::NamesHeader(Qt::Orientation orientation, QWidget* parent) : QHeaderView(orientation, parent)
{
    setSectionResizeMode(Fixed);
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(8);
    viewport()->setAutoFillBackground(false);
}

void NamesHeader::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), currentTheme().colours.card);
    painter.end();
    QHeaderView::paintEvent(event);
}

void NamesHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const bool isPicked = model()->headerData(section, orientation(), MarksRole).toInt() & PickedMark;
    const ThemeColours& colours = currentTheme().colours;
    QFont small = font();
    small.setBold(isPicked);
    painter->setFont(small);
    painter->setPen(isPicked ? colours.text : colours.softText);
    const bool isColumn = orientation() == Qt::Horizontal;
    const QString name = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
    const QRect area = isColumn ? rect.adjusted(1, 0, -1, 0) : rect.adjusted(2, 0, -6, 0);
    painter->setLayoutDirection(layoutDirection());  // in a picture of the window the painter has that of the window
    painter->drawText(area, (isColumn ? Qt::AlignHCenter : Qt::AlignRight) | Qt::AlignVCenter,
                      QFontMetrics(small).elidedText(name, Qt::ElideRight, area.width()));
}

}  // namespace ae
