// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <functional>
#include <utility>

namespace ae::bench {

/// An application that tells when a window has a new frame: at the end of the event that painted it and handed it on.
class FrameWatch : public QApplication {
public:
    using QApplication::QApplication;

    std::function<void(QWidget* window)> framePainted;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && receiver->isWidgetType())
            m_painted = static_cast<QWidget*>(receiver)->window();
        // widgets ask for their frames; the window system asks the window
        if (event->type() != QEvent::UpdateRequest && !receiver->isWindowType())
            return QApplication::notify(receiver, event);
        m_painted = nullptr;
        const bool isTaken = QApplication::notify(receiver, event);
        if (QWidget* window = std::exchange(m_painted, nullptr); window && framePainted)
            framePainted(window);
        return isTaken;
    }

private:
    QWidget* m_painted = nullptr;
};

}  // namespace ae::bench
