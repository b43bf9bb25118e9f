// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/sightcell.h"

#include <QTimer>

#include <utility>

namespace ae {

void SightCell::follow()
{
    m_isDue = visibleRegion().isEmpty();
    if (!m_isDue)
        refresh();
}

void SightCell::paintEvent(QPaintEvent* event)
{
    if (m_isDue)
        QTimer::singleShot(0, this, &SightCell::catchUp);  // what is drawn anew may not be laid out anew while it is painted
    QWidget::paintEvent(event);
}

void SightCell::catchUp()
{
    if (std::exchange(m_isDue, false))
        refresh();
}

}  // namespace ae
