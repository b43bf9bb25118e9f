// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controlstates.h"

#include "widgets/charts/chart.h"

#include <QAbstractButton>
#include <QAction>
#include <QLineEdit>
#include <QPointer>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// One kind of control with a state of its own.
struct ControlKind {
    bool (*isOne)(const QWidget* widget);
    QVariant (*read)(const QWidget* widget);  ///< nothing where there is nothing to keep
    void (*write)(QWidget* widget, const QVariant& state);
};

template <typename Control> bool isA(const QWidget* widget)
{
    return qobject_cast<const Control*>(widget) != nullptr;
}

template <typename Control, auto get, auto set> constexpr ControlKind kindOf()
{
    return {isA<Control>, [](const QWidget* widget) { return QVariant((static_cast<const Control*>(widget)->*get)()); },
            [](QWidget* widget, const QVariant& state) {
                using State = std::decay_t<decltype((std::declval<Control>().*get)())>;
                (static_cast<Control*>(widget)->*set)(state.value<State>());
            }};
}

constexpr std::array kKinds = {
    kindOf<QTabBar, &QTabBar::currentIndex, &QTabBar::setCurrentIndex>(),
    kindOf<QScrollBar, &QScrollBar::value, &QScrollBar::setValue>(),
    kindOf<Chart, &Chart::isTableShown, &Chart::setTableShown>(),
    ControlKind{isA<QAbstractButton>,
                [](const QWidget* widget) {
                    const auto* button = static_cast<const QAbstractButton*>(widget);
                    return button->isCheckable() ? QVariant(button->isChecked()) : QVariant();
                },
                [](QWidget* widget, const QVariant& state) { static_cast<QAbstractButton*>(widget)->setChecked(state.toBool()); }},
    ControlKind{isA<QLineEdit>,
                [](const QWidget* widget) {
                    const auto* line = static_cast<const QLineEdit*>(widget);
                    return line->isModified() && !line->isReadOnly() ? QVariant(line->text()) : QVariant();
                },
                [](QWidget* widget, const QVariant& state) {
                    auto* line = static_cast<QLineEdit*>(widget);
                    line->setText(state.toString());
                    line->setModified(true);
                }},
};

const ControlKind* kindOf(const QWidget* widget)
{
    const auto found = std::ranges::find_if(kKinds, [widget](const ControlKind& kind) { return kind.isOne(widget); });
    return found == kKinds.end() ? nullptr : &*found;
}

template <typename Visit> void visitBelow(QWidget* root, const QString& place, const Visit& visit)
{
    QHash<QLatin1StringView, int> numbers;
    for (QObject* child : root->children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (!widget || widget->isWindow())
            continue;
        const QLatin1StringView kind(widget->metaObject()->className());
        const QString own = place + u'/' + kind + QString::number(numbers[kind]++);
        visit(widget, own);
        visitBelow(widget, own, visit);
    }
}

}  // namespace

ControlStates::ControlStates(QWidget* root)
{
    const QWidget* focus = root->window()->focusWidget();
    visitBelow(root, {}, [this, focus](QWidget* widget, const QString& place) {
        if (widget == focus)
            m_focus = place;
        const ControlKind* kind = kindOf(widget);
        if (const QVariant state = kind ? kind->read(widget) : QVariant(); state.isValid())
            m_states[place] = state;
    });
}

void ControlStates::giveTo(QWidget* root) const
{
    QPointer<QWidget> focus;
    QList<std::pair<QPointer<QWidget>, QVariant>> found;  // first, because a control that changes may make others anew
    visitBelow(root, {}, [this, &focus, &found](QWidget* widget, const QString& place) {
        if (!m_focus.isEmpty() && place == m_focus)
            focus = widget;
        if (const auto state = m_states.find(place); state != m_states.end())
            found.emplaceBack(widget, *state);
    });
    for (const auto& [widget, state] : found) {
        const ControlKind* kind = widget ? kindOf(widget) : nullptr;
        if (kind && kind->read(widget) != state)
            kind->write(widget, state);
    }
    if (focus)
        focus->setFocus(Qt::OtherFocusReason);
}

}  // namespace ae
