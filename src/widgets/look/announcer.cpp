// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/announcer.h"

#include "widgets/look/accessibles.h"

#include <QAccessible>

#include <utility>

namespace ae {

Announcer::Announcer(QWidget* parent, int pause) : QWidget(parent)
{
    installAccessibles();
    setGeometry(0, 0, 1, 1);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    lower();
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &Announcer::speak);
}

void Announcer::say(const QString& sentence)
{
    if (sentence.isEmpty())
        return;
    m_next = sentence;
    if (!m_pause.isActive())
        speak();
}

void Announcer::speak()
{
    if (m_next.isEmpty())
        return;
    m_sentence = std::exchange(m_next, {});
    // to readers a notification that comes up is one to be read, wherever the keyboard is
    QAccessibleEvent event(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
    m_pause.start();
    emit said(m_sentence);
}

}  // namespace ae
