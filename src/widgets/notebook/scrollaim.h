// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

class QAbstractScrollArea;

namespace ae {

/// Where a scrolling column is to stand, held while what is in it still grows: a card that is drawn for the first time may get higher
/// after the scrolling. Held until nothing has moved for a moment, or until anybody else scrolls: the user, or the focus that moves on.
class ScrollAim : public QObject {
    Q_OBJECT
public:
    explicit ScrollAim(QAbstractScrollArea* area);

    /// `scroll` sets the bars of the area: now, and again whenever something has moved.
    void hold(std::function<void()> scroll);
    /// To be called when something has been laid out anew.
    void follow();
    bool isHeld() const { return m_scroll != nullptr; }

private:
    void aim();
    void letGo();

    std::function<void()> m_scroll;
    QTimer m_rest;
    bool m_isAiming = false;
};

}  // namespace ae
