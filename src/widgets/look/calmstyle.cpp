// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/calmstyle.h"

#include "widgets/look/calmpaint.h"
#include "widgets/look/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QSlider>
#include <QStyleOption>

#include <algorithm>

namespace ae {

namespace {

constexpr int controlHeight = 30;
constexpr int pillHeight = 32;
constexpr int switchWidth = 34;
constexpr int switchHeight = 18;
constexpr int textInset = 5;  // between the frame of a field and its text

// The text of a chosen pill or entry is bold: as wide as that when it is laid out, chosen or not.
int boldSurplus(const QString& text, const QFontMetrics& plain, const QFont& font)
{
    QFont bold = font;
    bold.setBold(true);
    return std::max(0, QFontMetrics(bold).horizontalAdvance(text) - plain.horizontalAdvance(text));
}

QRect sliderHandle(const QStyleOptionSlider& option, int length)
{
    const QRect whole = option.rect;
    const bool isHorizontal = option.orientation == Qt::Horizontal;
    const int span = (isHorizontal ? whole.width() : whole.height()) - length;
    const int at = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition, span, option.upsideDown);
    if (isHorizontal)
        return {whole.left() + at, whole.top() + (whole.height() - length) / 2, length, length};
    return {whole.left() + (whole.width() - length) / 2, whole.top() + at, length, length};
}

QRect scrollPart(const QStyleOptionSlider& option, QStyle::SubControl part, int shortest)
{
    const bool isHorizontal = option.orientation == Qt::Horizontal;
    const int length = isHorizontal ? option.rect.width() : option.rect.height();
    const double range = static_cast<double>(option.maximum) - option.minimum;
    int slider = length;
    if (range > 0)
        slider = std::clamp(static_cast<int>(length * (option.pageStep / (range + option.pageStep))), std::min(shortest, length), length);
    const int at =
        QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition, length - slider, option.upsideDown);
    const auto piece = [&](int from, int to) {
        const QRect place = isHorizontal ? QRect(option.rect.left() + from, option.rect.top(), to - from, option.rect.height())
                                         : QRect(option.rect.left(), option.rect.top() + from, option.rect.width(), to - from);
        return place;
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return piece(at, at + slider);
    case QStyle::SC_ScrollBarGroove:
        return piece(0, length);
    case QStyle::SC_ScrollBarSubPage:
        return piece(0, at);
    case QStyle::SC_ScrollBarAddPage:
        return piece(at + slider, length);
    default:
        return {};  // no arrow buttons
    }
}

QSize buttonSize(const QStyleOptionButton& button, const QSize& contents, const QWidget* widget)
{
    if (isSet(widget, look::isPill)) {
        const int text = contents.width() + boldSurplus(button.text, button.fontMetrics, widget->font());
        return {text + 30, std::max(pillHeight, contents.height() + 12)};
    }
    const int least = isSet(widget, look::isQuiet) ? 0 : 64;
    const int arrow = button.features.testFlag(QStyleOptionButton::HasMenu) ? 14 : 0;
    return {std::max(contents.width() + 26 + arrow, least), std::max(controlHeight, contents.height() + 10)};
}

QSize toolButtonSize(const QStyleOptionToolButton& button, const QSize& contents, const QWidget* widget)
{
    const bool hasText = button.toolButtonStyle != Qt::ToolButtonIconOnly && !button.text.isEmpty();
    const bool hasMenu = (button.features & (QStyleOptionToolButton::HasMenu | QStyleOptionToolButton::MenuButtonPopup)) != 0;
    const int extra = (hasText ? 18 : 8) + (hasMenu ? 14 : 0);
    return {contents.width() + extra, std::max(isFramedInToolBar(button, widget) ? controlHeight : 0, contents.height() + 8)};
}

}  // namespace

CalmStyle::CalmStyle() : QProxyStyle(QStringLiteral("Fusion")) { }

void CalmStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr
        || qobject_cast<QAbstractSpinBox*>(widget) != nullptr || qobject_cast<QSlider*>(widget) != nullptr
        || qobject_cast<QScrollBar*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QMenu*>(widget) != nullptr)
        widget->setContentsMargins(0, 2, 0, 2);
}

void CalmStyle::unpolish(QWidget* widget)
{
    if (qobject_cast<QMenu*>(widget) != nullptr)
        widget->setContentsMargins(0, 0, 0, 0);
    QProxyStyle::unpolish(widget);
}

QRect CalmStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option); slider != nullptr) {
        if (control == CC_Slider && part == SC_SliderHandle)
            return sliderHandle(*slider, pixelMetric(PM_SliderLength, option, widget));
        if (control == CC_Slider && part == SC_SliderGroove)
            return option->rect;
        if (control == CC_ScrollBar) {
            const QRect place = scrollPart(*slider, part, pixelMetric(PM_ScrollBarSliderMin, option, widget));
            return slider->orientation == Qt::Horizontal ? visualRect(option->direction, option->rect, place) : place;
        }
    }
    const QRect place = QProxyStyle::subControlRect(control, option, part, widget);
    if ((control == CC_SpinBox && part == SC_SpinBoxEditField) || (control == CC_ComboBox && part == SC_ComboBoxEditField))
        return option->direction == Qt::RightToLeft ? place.adjusted(0, 0, -textInset, 0) : place.adjusted(textInset, 0, 0, 0);
    return place;
}

QRect CalmStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    if (element == SE_ItemViewItemText && isSet(widget, look::isNavigation))
        return QProxyStyle::subElementRect(element, option, widget).adjusted(14, 0, -14, 0);
    const QRect place = QProxyStyle::subElementRect(element, option, widget);
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (element == SE_LineEditContents && frame != nullptr && frame->lineWidth > 0)
        return place.adjusted(textInset, 0, -textInset, 0);
    return place;
}

QSize CalmStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents, const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    switch (type) {
    case CT_PushButton:
        return button == nullptr ? size : buttonSize(*button, contents, widget);
    case CT_ToolButton:
        return tool == nullptr ? size : toolButtonSize(*tool, contents, widget);
    case CT_ComboBox:
        return {size.width() + 2 * textInset + 6, std::max(size.height(), controlHeight)};
    case CT_SpinBox:
    case CT_LineEdit:
        return {size.width() + 2 * textInset, std::max(size.height(), controlHeight)};
    case CT_MenuItem:
        return entry == nullptr || entry->menuItemType == QStyleOptionMenuItem::Separator ? size : size + QSize(0, 4);
    case CT_MenuBarItem:
        return size + QSize(6, 6);
    case CT_ItemViewItem:
        if (isSet(widget, look::isNavigation))
            return size + QSize(0, 12);
        return qobject_cast<const QListView*>(widget) == nullptr ? size : size + QSize(0, 6);  // room for the ring of the keyboard
    default:
        return size;
    }
}

int CalmStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
        return isSet(widget, look::isSwitch) ? switchWidth : 18;
    case PM_IndicatorHeight:
        return isSet(widget, look::isSwitch) ? switchHeight : 18;
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 18;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_SliderLength:
        return 18;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return 24;
    case PM_ScrollBarExtent:
        return 11;
    case PM_ScrollBarSliderMin:
        return 32;
    case PM_ToolBarItemSpacing:
        return 8;
    case PM_ToolBarItemMargin:
        return 8;
    case PM_ToolBarFrameWidth:
        return 0;
    case PM_SplitterWidth:
        return 5;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int CalmStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* answer) const
{
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_Table_GridLineColor:
        return static_cast<int>(currentTheme().colours.cardBorder.rgb());
    case SH_ScrollBar_LeftClickAbsolutePosition:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_Widget_Animation_Duration:  // nothing moves by itself, whether the desktop asks for calm or not
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, answer);
    }
}

}  // namespace ae
