// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWheelEvent>

namespace ae {

/// Ignores the wheel until it has the focus, so that scrolling the notebook changes nothing.
template <class Widget> class CalmWheel : public Widget {
public:
    using Widget::Widget;

protected:
    void wheelEvent(QWheelEvent* event) override
    {
        if (this->hasFocus())
            Widget::wheelEvent(event);
        else
            event->ignore();
    }
};

}  // namespace ae
