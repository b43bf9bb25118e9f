// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notebook/scrollaim.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

#include <utility>

namespace ae {

namespace {

constexpr int kAtRest = 400;  // milliseconds without a move

}  // namespace

ScrollAim::ScrollAim(QAbstractScrollArea* area) : QObject(area)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kAtRest);
    connect(&m_rest, &QTimer::timeout, this, &ScrollAim::letGo);
    for (QScrollBar* bar : {area->verticalScrollBar(), area->horizontalScrollBar()}) {
        // before the bar keeps its value within the new range, which would look like a scroll of the user's
        connect(bar, &QScrollBar::rangeChanged, this, &ScrollAim::follow);
        connect(bar, &QScrollBar::valueChanged, this, [this] {
            if (!m_isAiming)
                letGo();
        });
    }
}

void ScrollAim::hold(std::function<void()> scroll)
{
    m_scroll = std::move(scroll);
    m_rest.start();
    aim();
}

void ScrollAim::follow()
{
    if (!m_scroll || m_isAiming)
        return;
    m_rest.start();
    aim();
}

void ScrollAim::aim()
{
    m_isAiming = true;
    m_scroll();
    m_isAiming = false;
}

void ScrollAim::letGo()
{
    m_scroll = nullptr;
    m_rest.stop();
}

}  // namespace ae
