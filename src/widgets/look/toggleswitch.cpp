// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/toggleswitch.h"

#include "widgets/look/calmpaint.h"
#include "widgets/look/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace ae {

namespace {

constexpr QSize track(34, 18);
constexpr int gap = 8;  // between text and switch
constexpr int margin = 3;  // room for the focus ring

}  // namespace

ToggleSwitch::ToggleSwitch(const QString& text, QWidget* parent) : QAbstractButton(parent)
{
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ToggleSwitch::sizeHint() const
{
    const int words = text().isEmpty() ? 0 : fontMetrics().size(Qt::TextShowMnemonic, text()).width() + gap;
    return {words + track.width() + 2 * margin, std::max(track.height(), fontMetrics().height()) + 2 * margin};
}

bool ToggleSwitch::event(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        updateGeometry();
    return QAbstractButton::event(event);
}

void ToggleSwitch::keyPressEvent(QKeyEvent* event)
{
    // QAbstractButton answers to Space; a switch is expected to answer to Enter too.
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat()) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void ToggleSwitch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    const ThemeColours& c = currentTheme().colours;
    const QRectF area = switchRect();
    if (!text().isEmpty()) {
        QRectF words = QRectF(rect()).adjusted(margin, 0, -margin, 0);
        if (layoutDirection() == Qt::LeftToRight)
            words.setRight(area.left() - gap);
        else
            words.setLeft(area.right() + gap);
        painter.setPen(isEnabled() ? c.text : c.disabledText);
        painter.setLayoutDirection(layoutDirection());  // in a picture of the window the painter has that of the window
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextShowMnemonic, text());
    }
    paintSwitch(painter, area, isChecked() ? 1 : 0, option.state);
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange))
        paintFocusRing(painter, area.adjusted(-margin, -margin, margin, margin), area.height() / 2 + margin);
}

bool ToggleSwitch::hitButton(const QPoint& place) const
{
    return rect().contains(place);
}

QRectF ToggleSwitch::switchRect() const
{
    const QRectF whole = rect();
    const double x = layoutDirection() == Qt::LeftToRight ? whole.right() - margin - track.width() : whole.left() + margin;
    return {x, whole.center().y() - track.height() / 2.0, static_cast<double>(track.width()), static_cast<double>(track.height())};
}

}  // namespace ae
