// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/linkbutton.h"

#include "widgets/look/accessibles.h"
#include "widgets/look/tiptext.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr int kPadding = 3;
constexpr int kNarrowest = 60;

}  // namespace

LinkButton::LinkButton(const QString& text, QWidget* parent)
    : QPushButton(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")), parent), m_shown(text)
{
    installAccessibles();
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setToolTip(tipText(text));
}

void LinkButton::setLink(const QString& text)
{
    if (text == m_shown)
        return;
    m_shown = text;
    setText(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")));
    setToolTip(tipText(text));
    updateGeometry();
}

void LinkButton::setInk(QColor ThemeColours::*ink)
{
    m_ink = ink;
    update();
}

void LinkButton::setWraps(bool wraps)
{
    m_wraps = wraps;
    QSizePolicy policy(QSizePolicy::Preferred, wraps ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    policy.setHeightForWidth(wraps);
    setSizePolicy(policy);
}

int LinkButton::heightForWidth(int width) const
{
    if (!m_wraps)
        return QPushButton::heightForWidth(width);
    const QRect room(0, 0, std::max(1, width - 2 * kPadding), 10'000);
    return QFontMetrics(font()).boundingRect(room, Qt::TextWordWrap, m_shown).height() + 2 * kPadding;
}

QSize LinkButton::sizeHint() const
{
    const QFontMetricsF metrics(font());  // a fraction of a pixel too little, and the text is cut
    return {static_cast<int>(std::ceil(metrics.horizontalAdvance(m_shown))) + 2 * kPadding, QFontMetrics(font()).height() + 2 * kPadding};
}

QSize LinkButton::minimumSizeHint() const
{
    return {std::min(kNarrowest, sizeHint().width()), sizeHint().height()};
}

void LinkButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ThemeColours& colours = currentTheme().colours;
    if (underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(colours.focus) : QPen(Qt::NoPen));
        painter.setBrush(colours.controlHover);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    painter.setPen(colours.*m_ink);
    const QRect area = rect().adjusted(kPadding, 0, -kPadding, 0);
    if (m_wraps)
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_shown);
    else
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(font()).elidedText(m_shown, Qt::ElideMiddle, area.width()));
}

}  // namespace ae
