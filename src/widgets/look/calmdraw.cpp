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

// Each of these draws the elements that it knows and says whether it did.

bool drawIndicator(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    switch (element) {
    case QStyle::PE_IndicatorCheckBox:
        if (isSet(widget, look::isSwitch)) {
            paintSwitch(painter, option.rect, option.state.testFlag(QStyle::State_On) ? 1 : 0, option.state);
            return true;
        }
        paintCheckBox(painter, option);
        return true;
    case QStyle::PE_IndicatorItemViewItemCheck:
        paintCheckBox(painter, option);
        return true;
    case QStyle::PE_IndicatorRadioButton:
        paintRadioButton(painter, option);
        return true;
    case QStyle::PE_IndicatorToolBarSeparator: {
        const QRect area = option.rect;
        const bool isStanding = option.state.testFlag(QStyle::State_Horizontal);  // of the bar, not of the line
        const QRect line = isStanding ? QRect(area.center().x(), area.top() + 6, 1, area.height() - 12)
                                      : QRect(area.left() + 6, area.center().y(), area.width() - 12, 1);
        painter.fillRect(line, currentTheme().colours.cardBorder);
        return true;
    }
    default:
        return false;
    }
}

bool drawPanel(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    switch (element) {
    case QStyle::PE_PanelButtonCommand:
        paintButtonPanel(painter, option, widget);
        return true;
    case QStyle::PE_PanelButtonTool:
        paintToolButtonPanel(painter, option, widget);
        return true;
    case QStyle::PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
        const bool isInSpinBox = widget != nullptr && qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) != nullptr;
        if (frame != nullptr && frame->lineWidth > 0)
            paintField(painter, option);
        else if (!isInSpinBox)
            painter.fillRect(option.rect, option.palette.base());
        return true;
    }
    case QStyle::PE_PanelItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(&option);
            item != nullptr && isSet(widget, look::isNavigation)) {
            paintNavigationEntry(painter, *item);
            return true;
        }
        return false;
    case QStyle::PE_PanelItemViewRow:
        return (option.state & QStyle::State_Selected) != 0;  // the entry shows it; before it, where branches are, nothing does
    case QStyle::PE_PanelMenu:
    case QStyle::PE_PanelTipLabel:
        painter.fillRect(option.rect, currentTheme().colours.card);
        return true;
    case QStyle::PE_PanelStatusBar:
        fillWithLine(&painter, option.rect, true);
        return true;
    default:
        return false;
    }
}

bool drawFrame(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const Theme& theme = currentTheme();
    switch (element) {
    case QStyle::PE_FrameLineEdit:
    case QStyle::PE_FrameDefaultButton:
    case QStyle::PE_FrameButtonTool:
    case QStyle::PE_FrameTabBarBase:
    case QStyle::PE_FrameStatusBarItem:
        return true;  // the panel has drawn it, or it stays plain
    case QStyle::PE_FrameFocusRect:
        if (option.state.testFlag(QStyle::State_KeyboardFocusChange) || qobject_cast<const QAbstractItemView*>(widget) != nullptr)
            paintFocusRing(painter, option.rect, 4);
        return true;
    case QStyle::PE_Frame:
        paintRounded(painter, option.rect, 4, Qt::transparent, theme.colours.controlBorder, theme.lineWidth);
        return true;
    case QStyle::PE_FrameMenu:
        paintRounded(painter, option.rect, 0, Qt::transparent, theme.colours.controlBorder, theme.lineWidth);
        return true;
    default:
        return false;
    }
}

bool drawFlat(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter)
{
    const ThemeColours& c = currentTheme().colours;
    switch (element) {
    case QStyle::CE_MenuBarEmptyArea:
    case QStyle::CE_ToolBar:
        fillWithLine(&painter, option.rect, false);
        return true;
    case QStyle::CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option); tab != nullptr)
            drawTab(*tab, &painter);
        return true;
    case QStyle::CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option); header != nullptr)
            paintHeaderSection(painter, *header);
        return true;
    case QStyle::CE_HeaderEmptyArea:
        painter.fillRect(option.rect, c.panel);
        return true;
    case QStyle::CE_Splitter:
        painter.fillRect(option.rect, option.state.testFlag(QStyle::State_MouseOver) ? c.accentSoft : c.window);
        return true;
    case QStyle::CE_ProgressBarGroove:
        return true;
    case QStyle::CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(&option); bar != nullptr)
            paintProgress(painter, *bar);
        return true;
    default:
        return false;
    }
}

void drawBevel(const QStyleOptionButton& button, QPainter& painter, const QWidget* widget)
{
    paintButtonPanel(painter, button, widget);
    if (!button.features.testFlag(QStyleOptionButton::HasMenu))
        return;
    const QRect area = button.rect;
    const int x = button.direction == Qt::RightToLeft ? area.left() + 4 : area.right() - 21;
    paintChevron(painter, QRect(x, area.top(), 18, area.height()), Qt::DownArrow, currentTheme().colours.faintText);
}

}  // namespace

bool isFramedInToolBar(const QStyleOptionToolButton& option, const QWidget* widget)
{
    return widget != nullptr && qobject_cast<QToolBar*>(widget->parentWidget()) != nullptr
        && option.toolButtonStyle != Qt::ToolButtonIconOnly && !option.text.isEmpty();
}

void CalmStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (!drawIndicator(element, *option, *painter, widget) && !drawPanel(element, *option, *painter, widget)
        && !drawFrame(element, *option, *painter, widget))
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void CalmStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (drawFlat(element, *option, *painter))
        return;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    if (element == CE_PushButtonBevel && button != nullptr) {
        drawBevel(*button, *painter, widget);
    } else if (element == CE_PushButtonLabel && button != nullptr) {
        drawButtonLabel(*this, option, painter, widget);
    } else if (element == CE_MenuBarItem && entry != nullptr) {
        drawMenuTitle(*this, *entry, painter);
    } else if (element == CE_MenuItem && entry != nullptr) {
        QStyleOptionMenuItem copy = *entry;
        copy.palette = softlySelected(copy.palette);
        QProxyStyle::drawControl(element, &copy, painter, widget);
    } else if (element == CE_ItemViewItem && item != nullptr) {
        QStyleOptionViewItem copy = *item;
        copy.palette = softlySelected(copy.palette);
        if (isSet(widget, look::isNavigation) && copy.state.testFlag(State_Selected))
            copy.font.setBold(true);
        QProxyStyle::drawControl(element, &copy, painter, widget);
    } else {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
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
