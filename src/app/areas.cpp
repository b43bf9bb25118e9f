// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/areas.h"

#include "app/readingorder.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QWindow>

#include <algorithm>

namespace ae {

namespace {

constexpr int kWidthStep = 40;

bool isIn(const QWidget* area, const QWidget* widget)
{
    return area && widget && (area == widget || area->isAncestorOf(widget));
}

bool takesKeyboard(const QWidget* widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !widget->focusProxy() && widget->isVisible() && widget->isEnabled()
        && widget->width() > 0 && widget->height() > 0;
}

/// The first control of the area as Tab goes; null for none.
QWidget* firstControl(QWidget* area)
{
    const QList<QWidget*> all = inReadingOrder(area);
    const auto found = std::ranges::find_if(all, takesKeyboard);
    return found == all.end() ? nullptr : *found;
}

/// A control that the keyboard reaches is one that is seen.
void reveal(QWidget* widget)
{
    if (auto* items = qobject_cast<QAbstractItemView*>(widget); items && items->currentIndex().isValid())
        items->scrollTo(items->currentIndex());
    for (QWidget* outer = widget->parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto* scrolled = qobject_cast<QScrollArea*>(outer))
            scrolled->ensureWidgetVisible(widget);
    }
}

}  // namespace

Areas::Areas(QMainWindow* window, const QList<Area>& areas, QSplitter* splitter, QObject* parent)
    : QObject(parent), m_window(window), m_areas(areas), m_left(areas.size()), m_splitter(splitter)
{
    for (int i = 0; i < splitter->count(); ++i)
        splitter->handle(i)->setAccessibleName(tr("Edge between areas"));
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { remember(now); });
}

void Areas::connectActions(const Actions& actions)
{
    connect(actions["view.nextarea"], &QAction::triggered, this, [this] { go(1); });
    connect(actions["view.previousarea"], &QAction::triggered, this, [this] { go(-1); });
    const auto widens = [this](int pixels) {
        if (!widen(pixels))
            emit noted(tr("This area keeps its width."));
    };
    connect(actions["view.wider"], &QAction::triggered, this, [widens] { widens(kWidthStep); });
    connect(actions["view.narrower"], &QAction::triggered, this, [widens] { widens(-kWidthStep); });
    // Qt knows only the Menu key, which many keyboards lack
    auto* ownMenu = new QShortcut(Qt::SHIFT | Qt::Key_F10, m_window->centralWidget());
    ownMenu->setContext(Qt::WindowShortcut);
    connect(ownMenu, &QShortcut::activated, this, &Areas::openOwnMenu);
    auto* menus = new QShortcut(Qt::Key_F10, m_window->centralWidget());
    menus->setContext(Qt::WindowShortcut);
    connect(menus, &QShortcut::activated, this, [this] { m_window->menuBar()->setActiveAction(m_window->menuBar()->actions().value(0)); });
}

bool Areas::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    auto* button = qobject_cast<QAbstractButton*>(watched);
    const bool isPressed = button && button->window() == m_window && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    if (isPressed && !key->isAutoRepeat())
        button->click();
    return isPressed;
}

void Areas::openOwnMenu() const
{
    // as the Menu key comes: the window looks for the part that has the keyboard
    if (QWindow* window = m_window->windowHandle()) {
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(window, &asked);
    }
}

void Areas::remember(QWidget* focus)
{
    for (qsizetype i = 0; i < m_areas.size(); ++i) {
        if (isIn(m_areas[i].widget, focus))
            m_left[i] = focus;
    }
}

int Areas::current() const
{
    const QWidget* focus = m_window->focusWidget();
    const auto found = std::ranges::find_if(m_areas, [focus](const Area& area) { return isIn(area.widget, focus); });
    return found == m_areas.end() ? -1 : static_cast<int>(found - m_areas.begin());
}

QWidget* Areas::entry(const Area& area, QWidget* left) const
{
    if (!area.widget || !area.widget->isVisible())
        return nullptr;
    if (left && isIn(area.widget, left) && takesKeyboard(left))
        return left;
    QWidget* start = area.start ? area.start() : nullptr;
    QWidget* found = start ? firstControl(start) : nullptr;
    return found ? found : firstControl(area.widget);
}

void Areas::go(int step)
{
    const auto count = static_cast<int>(m_areas.size());
    const int from = current();
    int place = from < 0 && step < 0 ? 0 : from;
    for (int tried = 0; tried < count; ++tried) {
        place = (place + step + count) % count;
        QWidget* target = place == from ? nullptr : entry(m_areas[place], m_left[place]);
        if (!target)
            continue;
        target->setFocus(Qt::ShortcutFocusReason);
        return reveal(target);
    }
}

bool Areas::enter(QWidget* part)
{
    QWidget* target = firstControl(part);
    if (target)
        target->setFocus(Qt::TabFocusReason);
    return target != nullptr;
}

bool Areas::goOn(int step)
{
    QList<QWidget*> all;
    for (const Area& area : m_areas)
        all += area.widget ? inReadingOrder(area.widget) : QList<QWidget*>();
    const QWidget* focus = m_window->focusWidget();
    for (const Area& area : m_areas) {
        if (QWidget* start = focus && area.widget == focus && area.start && step > 0 ? area.start() : nullptr)
            focus = start;  // the area itself has the keyboard: to what is in view
    }
    const qsizetype count = all.size();
    const qsizetype from = all.indexOf(focus);
    for (qsizetype tried = 1; tried <= count; ++tried) {
        const qsizetype place = (from < 0 && step < 0 ? 0 : from) + step * tried;
        QWidget* target = all[(place % count + count) % count];
        if (!takesKeyboard(target))
            continue;
        target->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        reveal(target);
        return true;
    }
    return false;
}

bool Areas::widen(int pixels)
{
    const QWidget* focus = m_window->focusWidget();
    const QList<int> before = m_splitter->sizes();
    int own = static_cast<int>(std::ranges::max_element(before) - before.begin());
    const int widest = own;
    for (int i = 0; i < m_splitter->count(); ++i) {
        if (isIn(m_splitter->widget(i), focus))
            own = i;
    }
    int other = widest;
    for (int i = m_splitter->count() - 1; i >= 0 && other == own; --i) {
        if (i != own && before[i] > 0)
            other = i;
    }
    QList<int> sizes = before;
    sizes[own] = std::max(1, sizes[own] + pixels);
    sizes[other] = std::max(1, sizes[other] - pixels);
    m_splitter->setSizes(sizes);
    emit m_splitter->splitterMoved(sizes[own], own);  // chosen, as with the mouse
    return m_splitter->sizes() != before;
}

}  // namespace ae
