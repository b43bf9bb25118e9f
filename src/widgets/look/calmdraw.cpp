// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/calmpaint.h"
#include "widgets/look/calmstyle.h"
#include "widgets/look/theme.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QPainter>
#include <QStyleOption>
#include <QToolBar>

namespace ae {

namespace {

QPalette softlySelected(QPalette palette)
{
    const ThemeColours& c = currentTheme().colours;
    palette.setColor(QPalette::Highlight, c.accentSoft);
    palette.setColor(QPalette::HighlightedText, c.accentText);
    return palette;
}

void fillWithLine(QPainter* painter, const QRect& area, bool isLineAtTop)
{
    const ThemeColours& c = currentTheme().colours;
    painter->fillRect(area, c.card);
    painter->fillRect(QRect(area.left(), isLineAtTop ? area.top() : area.bottom(), area.width(), 1), c.cardBorder);
}

void drawButtonLabel(const QProxyStyle& style, const QStyleOption* option, QPainter* painter, const QWidget* widget)
{
    QStyleOptionButton copy = *qstyleoption_cast<const QStyleOptionButton*>(option);
    const ThemeColours& c = currentTheme().colours;
    const bool isOn = copy.state.testFlag(QStyle::State_On);
    const bool isEnabled = copy.state.testFlag(QStyle::State_Enabled);
    painter->save();
    if (isEnabled && isSet(widget, look::isPrimary)) {
        copy.palette.setColor(QPalette::ButtonText, c.onAccent);
    } else if (isEnabled && isOn) {
        copy.palette.setColor(QPalette::ButtonText, isSet(widget, look::isPill) ? c.onQuery : c.accentText);
    } else if (isEnabled && isSet(widget, look::isQuiet) && !copy.state.testFlag(QStyle::State_MouseOver)) {
        copy.palette.setColor(QPalette::ButtonText, c.faintText);
    }
    if (isOn && isSet(widget, look::isPill)) {
        QFont bold = painter->font();
        bold.setBold(true);
        painter->setFont(bold);
    }
    style.baseStyle()->drawControl(QStyle::CE_PushButtonLabel, &copy, painter, widget);
    painter->restore();
}

void drawMenuTitle(const QProxyStyle& style, const QStyleOptionMenuItem& item, QPainter* painter)
{
    const ThemeColours& c = currentTheme().colours;
    const bool isChosen = item.state.testFlag(QStyle::State_Selected) || item.state.testFlag(QStyle::State_Sunken);
    fillWithLine(painter, item.rect, false);
    if (isChosen)
        paintRounded(*painter, QRectF(item.rect).adjusted(1, 3, -1, -4), 5, c.accentSoft, Qt::transparent, 0);
    QPalette palette = item.palette;
    palette.setColor(QPalette::ButtonText, isChosen ? c.accentText : c.text);
    int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    if (style.styleHint(QStyle::SH_UnderlineShortcut, &item, nullptr, nullptr) == 0)
        flags |= Qt::TextHideMnemonic;
    style.drawItemText(painter, item.rect, flags, palette, item.state.testFlag(QStyle::State_Enabled), item.text, QPalette::ButtonText);
}

// A flat tab; the chosen one is underlined.
void drawTab(const QStyleOptionTab& tab, QPainter* painter)
{
    const ThemeColours& c = currentTheme().colours;
    const QRectF area = tab.rect;
    const bool isChosen = tab.state.testFlag(QStyle::State_Selected);
    if (!isChosen && tab.state.testFlag(QStyle::State_MouseOver))
        paintRounded(*painter, area.adjusted(1, 2, -1, -3), 5, c.controlHover, Qt::transparent, 0);
    painter->fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), c.cardBorder);
    if (isChosen)
        paintRounded(*painter, QRectF(area.left() + 6, area.bottom() - 3, area.width() - 12, 3), 1.5, c.accent, Qt::transparent, 0);
}

void drawToolButton(const QProxyStyle& style, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget)
{
    QStyleOptionToolButton copy = *qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (isFramedInToolBar(copy, widget))
        copy.state &= ~QStyle::State_AutoRaise;
    if (isSet(widget, look::isQuiet))
        copy.state |= QStyle::State_AutoRaise;
    paintToolButtonPanel(*painter, copy, widget);
    const ThemeColours& c = currentTheme().colours;
    const bool isMenu = (copy.features & (QStyleOptionToolButton::HasMenu | QStyleOptionToolButton::MenuButtonPopup)) != 0;
    if (copy.state.testFlag(QStyle::State_On) && copy.state.testFlag(QStyle::State_Enabled))
        copy.palette.setColor(QPalette::ButtonText, isSet(widget, look::isPill) ? c.onQuery : c.accentText);
    copy.state &= ~(QStyle::State_Sunken | QStyle::State_HasFocus);
    QStyleOptionToolButton label = copy;
    label.features = QStyleOptionToolButton::None;
    if (isMenu) {
        constexpr int arrow = 18;
        const bool isMirrored = copy.direction == Qt::RightToLeft;
        const QRect place(isMirrored ? copy.rect.left() + 3 : copy.rect.right() - arrow - 2, copy.rect.top(), arrow, copy.rect.height());
        paintChevron(*painter, place, Qt::DownArrow, c.faintText);
        label.rect.adjust(isMirrored ? arrow - 4 : 0, 0, isMirrored ? 0 : 4 - arrow, 0);
    }
    style.drawControl(QStyle::CE_ToolButtonLabel, &label, painter, widget);
}

}  // namespace

bool isFramedInToolBar(const QStyleOptionToolButton& option, const QWidget* widget)
{
    return widget != nullptr && qobject_cast<QToolBar*>(widget->parentWidget()) != nullptr
        && option.toolButtonStyle != Qt::ToolButtonIconOnly && !option.text.isEmpty();
}

void CalmStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const Theme& theme = currentTheme();
    switch (element) {
    case PE_PanelButtonCommand:
        paintButtonPanel(*painter, *option, widget);
        return;
    case PE_PanelButtonTool:
        paintToolButtonPanel(*painter, *option, widget);
        return;
    case PE_IndicatorCheckBox:
        if (isSet(widget, look::isSwitch))
            paintSwitch(*painter, option->rect, option->state.testFlag(State_On) ? 1 : 0, option->state);
        else
            paintCheckBox(*painter, *option);
        return;
    case PE_IndicatorItemViewItemCheck:
        paintCheckBox(*painter, *option);
        return;
    case PE_IndicatorRadioButton:
        paintRadioButton(*painter, *option);
        return;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame != nullptr && frame->lineWidth > 0)
            paintField(*painter, *option);
        else if (widget == nullptr || qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) == nullptr)
            painter->fillRect(option->rect, option->palette.base());
        return;
    case PE_Frame:
        paintRounded(*painter, option->rect, 4, Qt::transparent, theme.colours.controlBorder, theme.lineWidth);
        return;
    case PE_FrameTabBarBase:
        return;
    case PE_FrameLineEdit:
    case PE_FrameDefaultButton:
    case PE_FrameButtonTool:
        return;  // the panel has drawn it
    case PE_FrameFocusRect:
        if (option->state.testFlag(State_KeyboardFocusChange) || qobject_cast<const QAbstractItemView*>(widget) != nullptr)
            paintFocusRing(*painter, option->rect, 4);
        return;
    case PE_PanelItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option); item != nullptr && isSet(widget, look::isNavigation)) {
            paintNavigationEntry(*painter, *item);
            return;
        }
        break;
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, theme.colours.card);
        return;
    case PE_FrameMenu:
        paintRounded(*painter, option->rect, 0, Qt::transparent, theme.colours.controlBorder, theme.lineWidth);
        return;
    case PE_PanelStatusBar:
        fillWithLine(painter, option->rect, true);
        return;
    case PE_FrameStatusBarItem:
        return;
    case PE_IndicatorToolBarSeparator:
        painter->fillRect(QRect(option->rect.center().x(), option->rect.top() + 6, 1, option->rect.height() - 12), theme.colours.cardBorder);
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void CalmStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const ThemeColours& c = currentTheme().colours;
    switch (element) {
    case CE_PushButtonBevel: {
        paintButtonPanel(*painter, *option, widget);
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (button != nullptr && button->features.testFlag(QStyleOptionButton::HasMenu)) {
            const QRect area = button->rect;
            const int x = button->direction == Qt::RightToLeft ? area.left() + 4 : area.right() - 21;
            paintChevron(*painter, QRect(x, area.top(), 18, area.height()), Qt::DownArrow, c.faintText);
        }
        return;
    }
    case CE_PushButtonLabel:
        if (qstyleoption_cast<const QStyleOptionButton*>(option) != nullptr) {
            drawButtonLabel(*this, option, painter, widget);
            return;
        }
        break;
    case CE_MenuBarEmptyArea:
    case CE_ToolBar:
        fillWithLine(painter, option->rect, false);
        return;
    case CE_MenuBarItem:
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option); item != nullptr) {
            if (element == CE_MenuBarItem) {
                drawMenuTitle(*this, *item, painter);
                return;
            }
            QStyleOptionMenuItem copy = *item;
            copy.palette = softlySelected(copy.palette);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_ItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option); item != nullptr) {
            QStyleOptionViewItem copy = *item;
            copy.palette = softlySelected(copy.palette);
            if (isSet(widget, look::isNavigation) && copy.state.testFlag(State_Selected))
                copy.font.setBold(true);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option); header != nullptr) {
            paintHeaderSection(*painter, *header);
            return;
        }
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option); tab != nullptr) {
            drawTab(*tab, painter);
            return;
        }
        break;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, c.panel);
        return;
    case CE_Splitter:
        painter->fillRect(option->rect, option->state.testFlag(State_MouseOver) ? c.accentSoft : c.window);
        return;
    case CE_ProgressBarGroove:
        return;
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option); bar != nullptr) {
            paintProgress(*painter, *bar);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void CalmStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                   const QWidget* widget) const
{
    if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option); slider != nullptr) {
        if (control == CC_Slider) {
            paintSlider(*painter, *slider, subControlRect(control, option, SC_SliderGroove, widget),
                        subControlRect(control, option, SC_SliderHandle, widget));
            return;
        }
        if (control == CC_ScrollBar) {
            paintScrollBar(*painter, *slider, subControlRect(control, option, SC_ScrollBarSlider, widget));
            return;
        }
    }
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option); box != nullptr && control == CC_ComboBox) {
        if (box->frame)
            paintComboBox(*painter, *box);
        return;
    }
    if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option); box != nullptr && control == CC_SpinBox) {
        paintSpinBox(*painter, *box, subControlRect(control, option, SC_SpinBoxUp, widget),
                     subControlRect(control, option, SC_SpinBoxDown, widget));
        return;
    }
    if (control == CC_ToolButton && qstyleoption_cast<const QStyleOptionToolButton*>(option) != nullptr) {
        drawToolButton(*this, option, painter, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

}  // namespace ae
