// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/calmpaint.h"
#include "widgets/look/theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ae {

namespace {

constexpr double grooveThickness = 4;

// A bar of the groove's thickness between two places along the slider.
QRectF along(const QRect& groove, Qt::Orientation orientation, double from, double to)
{
    const QPointF centre = QRectF(groove).center();
    if (orientation == Qt::Horizontal)
        return {from, centre.y() - grooveThickness / 2, to - from, grooveThickness};
    return {centre.x() - grooveThickness / 2, from, grooveThickness, to - from};
}

void paintTickMarks(QPainter& painter, const QStyleOptionSlider& option, const QRect& groove, double handleLength)
{
    const int interval = option.tickInterval > 0 ? option.tickInterval : option.pageStep;
    if (option.tickPosition == QSlider::NoTicks || interval <= 0 || option.maximum <= option.minimum)
        return;
    if ((static_cast<qint64>(option.maximum) - option.minimum) / interval > 200)
        return;
    painter.setPen(QPen(currentTheme().colours.controlBorder, 1));
    const bool isHorizontal = option.orientation == Qt::Horizontal;
    const int span = static_cast<int>((isHorizontal ? groove.width() : groove.height()) - handleLength);
    for (qint64 v = option.minimum; v <= option.maximum; v += interval) {
        const int at = QStyle::sliderPositionFromValue(option.minimum, option.maximum, static_cast<int>(v), span, option.upsideDown);
        const double place = at + handleLength / 2;
        if (isHorizontal)
            painter.drawLine(QPointF(groove.left() + place, groove.center().y() + 6),
                             QPointF(groove.left() + place, groove.center().y() + 10));
        else
            painter.drawLine(QPointF(groove.center().x() + 6, groove.top() + place),
                             QPointF(groove.center().x() + 10, groove.top() + place));
    }
}

}  // namespace

void paintSlider(QPainter& painter, const QStyleOptionSlider& option, const QRect& groove, const QRect& handle)
{
    const Theme& theme = currentTheme();
    const ThemeColours& c = theme.colours;
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const bool isHorizontal = option.orientation == Qt::Horizontal;
    const QPointF knob = QRectF(handle).center();
    const double start = isHorizontal ? groove.left() : groove.top();
    const double end = isHorizontal ? groove.left() + groove.width() : groove.top() + groove.height();
    const double place = isHorizontal ? knob.x() : knob.y();
    const QColor active = isEnabled ? c.accent : c.disabledText;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintTickMarks(painter, option, groove, isHorizontal ? handle.width() : handle.height());
    // upsideDown says that the largest value lies at the start.
    const QRectF low = option.upsideDown ? along(groove, option.orientation, place, end) : along(groove, option.orientation, start, place);
    const QRectF high = option.upsideDown ? along(groove, option.orientation, start, place) : along(groove, option.orientation, place, end);
    paintRounded(painter, high, 2, c.groove, Qt::transparent, 0);
    paintRounded(painter, low, 2, active, Qt::transparent, 0);

    const bool isLit =
        isEnabled && (option.activeSubControls.testFlag(QStyle::SC_SliderHandle) || option.state.testFlag(QStyle::State_Sunken));
    const double radius = std::min(handle.width(), handle.height()) / 2.0 - 1;
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QColor halo = c.focus;
        halo.setAlphaF(0.28F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(halo);
        painter.drawEllipse(knob, radius + 3, radius + 3);
    }
    painter.setPen(QPen(active, 2));
    painter.setBrush(isLit ? c.accentSoft : c.card);
    painter.drawEllipse(knob, radius - 1, radius - 1);
    painter.restore();
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& slider)
{
    if (option.maximum <= option.minimum)
        return;
    const ThemeColours& c = currentTheme().colours;
    const bool isHeld = option.state.testFlag(QStyle::State_Sunken) && option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    const bool isOver = option.state.testFlag(QStyle::State_MouseOver);
    const double margin = isHeld || isOver ? 2 : 3;
    const QRectF bar = QRectF(slider).adjusted(margin, margin, -margin, -margin);
    const QColor colour = isHeld ? c.accent : isOver ? c.faintText : c.scrollHandle;
    paintRounded(painter, bar, std::min(bar.width(), bar.height()) / 2, colour, Qt::transparent, 0);
}

void paintProgress(QPainter& painter, const QStyleOptionProgressBar& option)
{
    const ThemeColours& c = currentTheme().colours;
    const QRectF whole(option.rect.left(), option.rect.center().y() - 2.5, option.rect.width(), 6);
    paintRounded(painter, whole, 3, c.groove, Qt::transparent, 0);
    const double range = static_cast<double>(option.maximum) - option.minimum;
    QRectF done = whole;
    if (range > 0) {
        done.setWidth(whole.width() * std::clamp((option.progress - option.minimum) / range, 0.0, 1.0));
        if (option.direction == Qt::RightToLeft)
            done.moveRight(whole.right());
    } else {
        done.setWidth(whole.width() / 3);  // how long it takes is unknown
        done.moveCenter(whole.center());
    }
    if (done.width() >= 1)
        paintRounded(painter, done, 3, c.accent, Qt::transparent, 0);
}

void paintComboBox(QPainter& painter, const QStyleOptionComboBox& option)
{
    const Theme& theme = currentTheme();
    const ThemeColours& c = theme.colours;
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const bool isOver = isEnabled && option.state.testFlag(QStyle::State_MouseOver);
    const bool hasFocus =
        option.state.testFlag(QStyle::State_HasFocus) && (option.editable || option.state.testFlag(QStyle::State_KeyboardFocusChange));
    paintRounded(painter, option.rect, 6, isOver && !option.editable ? c.controlHover : c.control,
                 hasFocus     ? c.focus
                     : isOver ? c.accent
                              : c.controlBorder,
                 hasFocus ? 2 : theme.lineWidth);
    const bool isMirrored = option.direction == Qt::RightToLeft;
    const QRectF arrow(isMirrored ? option.rect.left() + 4 : option.rect.right() - 21, option.rect.top(), 18, option.rect.height());
    paintChevron(painter, arrow, Qt::DownArrow, isEnabled ? c.faintText : c.disabledText);
}

void paintSpinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QRect& up, const QRect& down)
{
    const ThemeColours& c = currentTheme().colours;
    paintField(painter, option);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto arrow = [&](const QRect& area, QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step, Qt::ArrowType direction) {
        const bool isEnabled = option.state.testFlag(QStyle::State_Enabled) && option.stepEnabled.testFlag(step);
        const bool isLit = isEnabled && option.activeSubControls == part;
        painter.save();
        painter.translate(QRectF(area).center());
        painter.scale(0.75, 0.75);
        paintChevron(painter, QRectF(-6, -6, 12, 12), direction, !isEnabled ? c.disabledText : isLit ? c.accent : c.faintText);
        painter.restore();
    };
    arrow(up, QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Qt::UpArrow);
    arrow(down, QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Qt::DownArrow);
}

void paintHeaderSection(QPainter& painter, const QStyleOptionHeader& option)
{
    const ThemeColours& c = currentTheme().colours;
    painter.fillRect(option.rect, option.state.testFlag(QStyle::State_Sunken) ? c.accentSoft : c.panel);
    painter.setPen(c.cardBorder);
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter.drawLine(option.rect.topRight(), option.rect.bottomRight());
}

}  // namespace ae
