// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/focusring.h"

#include "widgets/look/calmpaint.h"

#include <QAbstractScrollArea>
#include <QFocusEvent>
#include <QPainter>

namespace ae {

namespace {

constexpr double kRadius = 4;

/// Lies over the area and lets the mouse through.
class FocusRing : public QWidget {
public:
    explicit FocusRing(QAbstractScrollArea* area) : QWidget(area), m_area(area)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        hide();
        area->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == m_area && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
            follow(event->type() == QEvent::FocusIn, static_cast<QFocusEvent*>(event)->reason());
        else if (watched == m_area && event->type() == QEvent::Resize)
            setGeometry(m_area->rect());
        return false;
    }

    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintFocusRing(painter, QRectF(rect()), kRadius);
    }

private:
    void follow(bool hasFocus, Qt::FocusReason reason)
    {
        if (reason == Qt::MouseFocusReason)
            m_isByKey = false;
        else if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
            m_isByKey = true;
        setGeometry(m_area->rect());
        setVisible(hasFocus && m_isByKey);
        raise();
    }

    QAbstractScrollArea* m_area;
    bool m_isByKey = true;  ///< until the mouse comes
};

}  // namespace

void showFocusAround(QAbstractScrollArea* area)
{
    new FocusRing(area);
}

void dropFrom(QAbstractScrollArea* area, QWidget* part)
{
    // what comes in its place is not to be seen yet: the keyboard would leave the area
    if (const QWidget* focus = area->window()->focusWidget(); focus && (part == focus || part->isAncestorOf(focus)))
        area->setFocus(Qt::OtherFocusReason);
    part->hide();
    part->deleteLater();  // a button in it may be what called
}

}  // namespace ae
