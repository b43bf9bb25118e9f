// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/calmpaint.h"

#include "widgets/look/calmstyle.h"
#include "widgets/look/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace ae {

namespace {

constexpr double buttonRadius = 6;

struct Faces {
    QColor fill;
    QColor frame;
};

// Colours of a button by what it is and what the mouse does with it.
Faces facesOf(const QStyleOption& option, const QWidget* widget)
{
    const ThemeColours& c = currentTheme().colours;
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const bool isOver = isEnabled && option.state.testFlag(QStyle::State_MouseOver);
    const bool isDown = option.state.testFlag(QStyle::State_Sunken);
    const bool isOn = option.state.testFlag(QStyle::State_On);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    const bool isDefault = isEnabled && button && button->features.testFlag(QStyleOptionButton::DefaultButton);  // Enter presses it
    if (isSet(widget, look::isPill) && isOn)
        return {isEnabled ? c.query : c.groove, isEnabled ? c.query : c.groove};
    if (isSet(widget, look::isPrimary) && isEnabled) {
        const QColor fill = isOver || isDown ? c.accentHover : c.accent;
        return {fill, fill};
    }
    if (isOn)
        return {c.accentSoft, c.accent};
    if (isSet(widget, look::isQuiet) && !isDown && !isOver)
        return {Qt::transparent, Qt::transparent};
    if (isDown)
        return {c.accentSoft, c.accent};
    return {isOver ? c.controlHover : c.control, isOver || isDefault ? c.accent : c.controlBorder};
}

bool hasKeyboardFocus(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange);
}

void paintTick(QPainter& painter, const QRectF& box, const QColor& colour)
{
    QPainterPath tick;
    tick.moveTo(box.left() + box.width() * 0.24, box.top() + box.height() * 0.53);
    tick.lineTo(box.left() + box.width() * 0.43, box.top() + box.height() * 0.71);
    tick.lineTo(box.left() + box.width() * 0.77, box.top() + box.height() * 0.32);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick);
}

Faces indicatorFaces(const QStyleOption& option, bool isMarked)
{
    const ThemeColours& c = currentTheme().colours;
    if (!option.state.testFlag(QStyle::State_Enabled))
        return {isMarked ? c.groove : c.card, c.controlBorder};
    if (isMarked)
        return {c.accent, c.accent};
    return {option.state.testFlag(QStyle::State_Sunken) ? c.accentSoft : c.control,
            option.state.testFlag(QStyle::State_MouseOver) ? c.accent : c.faintText};
}

}  // namespace

bool isSet(const QWidget* widget, const char* property)
{
    return widget != nullptr && widget->property(property).toBool();
}

void paintRounded(QPainter& painter, const QRectF& area, double radius, const QColor& fill, const QColor& frame, double lineWidth)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(frame.alpha() == 0 ? QPen(Qt::NoPen) : QPen(frame, lineWidth));
    const double inset = lineWidth / 2;
    const QRectF inner = area.adjusted(inset, inset, -inset, -inset);
    const double r = std::min({radius, inner.width() / 2, inner.height() / 2});
    painter.drawRoundedRect(inner, r, r);
    painter.restore();
}

void paintFocusRing(QPainter& painter, const QRectF& area, double radius)
{
    paintRounded(painter, area, radius, Qt::transparent, currentTheme().colours.focus, 2);
}

void paintChevron(QPainter& painter, const QRectF& area, Qt::ArrowType direction, const QColor& colour)
{
    constexpr double reach = 4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center());
    painter.rotate(direction == Qt::UpArrow ? 180 : direction == Qt::LeftArrow ? 90 : direction == Qt::RightArrow ? -90 : 0);
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip(0, reach / 2);
    painter.drawPolyline(QList<QPointF>{{-reach, -reach / 2}, tip, {reach, -reach / 2}});
    painter.restore();
}

void paintSwitch(QPainter& painter, const QRectF& area, double place, QStyle::State state)
{
    const Theme& theme = currentTheme();
    const ThemeColours& c = theme.colours;
    const bool isEnabled = state.testFlag(QStyle::State_Enabled);
    const bool isOn = place > 0.5;
    const QColor off = state.testFlag(QStyle::State_MouseOver) && isEnabled ? c.faintText : c.reference;
    const QColor track = !isEnabled ? c.groove : isOn ? c.accent : off;
    const double radius = area.height() / 2;
    paintRounded(painter, area, radius, isOn || !isEnabled ? track : c.control, track, std::max(theme.lineWidth, 1.5));

    const double knob = area.height() - (isOn ? 6 : 8);
    const double travel = area.width() - area.height();
    const QPointF centre(area.left() + radius + travel * place, area.center().y());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isOn ? c.onAccent : track);
    if (isOn && theme.backdrop == Backdrop::Light)
        painter.setBrush(c.card);
    painter.drawEllipse(centre, knob / 2, knob / 2);
    painter.restore();
}

void paintButtonPanel(QPainter& painter, const QStyleOption& option, const QWidget* widget)
{
    const Theme& theme = currentTheme();
    const QRectF area = option.rect;
    const double radius = isSet(widget, look::isPill) ? area.height() / 2 : buttonRadius;
    const Faces faces = facesOf(option, widget);
    paintRounded(painter, area, radius, faces.fill, faces.frame, theme.lineWidth);
    if (hasKeyboardFocus(option))
        paintFocusRing(painter, area, radius);
}

void paintToolButtonPanel(QPainter& painter, const QStyleOption& option, const QWidget* widget)
{
    const bool isIdle = !(option.state & (QStyle::State_MouseOver | QStyle::State_Sunken | QStyle::State_On));
    if (option.state.testFlag(QStyle::State_AutoRaise) && isIdle) {
        if (hasKeyboardFocus(option))
            paintFocusRing(painter, option.rect, buttonRadius);
        return;
    }
    paintButtonPanel(painter, option, widget);
}

void paintCheckBox(QPainter& painter, const QStyleOption& option)
{
    const bool isPartly = option.state.testFlag(QStyle::State_NoChange);
    const bool isMarked = isPartly || option.state.testFlag(QStyle::State_On);
    const ThemeColours& c = currentTheme().colours;
    const QRectF box = option.rect;
    const Faces faces = indicatorFaces(option, isMarked);
    paintRounded(painter, box, 4, faces.fill, faces.frame, std::max(currentTheme().lineWidth, 1.2));
    if (!isMarked)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (isPartly) {
        painter.setPen(QPen(c.onAccent, 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(box.left() + 4.5, box.center().y()), QPointF(box.right() - 4.5, box.center().y()));
    } else {
        paintTick(painter, box, c.onAccent);
    }
    painter.restore();
}

void paintRadioButton(QPainter& painter, const QStyleOption& option)
{
    const bool isMarked = option.state.testFlag(QStyle::State_On);
    const QRectF box = option.rect;
    const Faces faces = indicatorFaces(option, isMarked);
    paintRounded(painter, box, box.height() / 2, faces.fill, faces.frame, std::max(currentTheme().lineWidth, 1.2));
    if (isMarked)
        paintRounded(painter, QRectF(box.center() - QPointF(3, 3), QSizeF(6, 6)), 3, currentTheme().colours.onAccent, Qt::transparent, 0);
}

void paintField(QPainter& painter, const QStyleOption& option)
{
    const Theme& theme = currentTheme();
    const ThemeColours& c = theme.colours;
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
    const bool isOver = isEnabled && option.state.testFlag(QStyle::State_MouseOver);
    paintRounded(painter, option.rect, buttonRadius, isEnabled ? c.control : c.panel,
                 hasFocus     ? c.focus
                     : isOver ? c.accent
                              : c.controlBorder,
                 hasFocus ? std::max(theme.lineWidth, 1.5) : theme.lineWidth);
}

void paintNavigationEntry(QPainter& painter, const QStyleOptionViewItem& option)
{
    const ThemeColours& c = currentTheme().colours;
    const QRectF area = QRectF(option.rect).adjusted(8, 1, -8, -1);
    if (option.state.testFlag(QStyle::State_Selected))
        paintRounded(painter, area, buttonRadius, c.accentSoft, Qt::transparent, 1);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        paintRounded(painter, area, buttonRadius, c.controlHover, Qt::transparent, 1);
    if (hasKeyboardFocus(option))
        paintFocusRing(painter, area, buttonRadius);
}

}  // namespace ae
