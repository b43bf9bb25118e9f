// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulaaccessible.h"

#include "widgets/formula/formulawidget.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <map>

namespace ae {

namespace {

/// One group of a formula: a button that says the formula of the group.
class GroupInterface : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    GroupInterface(FormulaWidget* widget, int position) : m_widget(widget), m_position(position) { }

    bool isValid() const override { return m_widget && m_position < static_cast<int>(m_widget->groups().size()); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_widget); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Button; }
    void setText(QAccessible::Text, const QString&) override { }
    int position() const { return m_position; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid() || kind != QAccessible::Name)
            return {};
        return m_widget->groups()[static_cast<std::size_t>(m_position)].formula.toPlainText();
    }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect local = m_widget->groupRect(m_position).toAlignedRect();
        return {m_widget->mapToGlobal(local.topLeft()), local.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (isValid()) {
            state.focusable = true;
            state.focused = m_widget->hasFocus() && m_widget->currentGroup() == m_position;
            state.invisible = !m_widget->isVisible();
            state.disabled = !m_widget->isEnabled();
        }
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& name) override
    {
        if (isValid() && name == pressAction())
            m_widget->activate(m_position);
    }

private:
    QPointer<FormulaWidget> m_widget;
    int m_position;
};

class FormulaInterface : public QAccessibleWidget {
public:
    explicit FormulaInterface(FormulaWidget* widget) : QAccessibleWidget(widget, QAccessible::Equation) { }
    ~FormulaInterface() override
    {
        for (const auto& [position, id] : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(FormulaInterface)

    int childCount() const override { return static_cast<int>(formula()->groups().size()); }

    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto found = m_children.find(index);
        if (found != m_children.end())
            return QAccessible::accessibleInterface(found->second);
        auto* group = new GroupInterface(formula(), index);  // owned by the register of interfaces
        m_children[index] = QAccessible::registerAccessibleInterface(group);
        return group;
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* group = dynamic_cast<const GroupInterface*>(child);
        return group ? group->position() : -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override { return child(formula()->groupAt(formula()->mapFromGlobal(QPoint(x, y)))); }

    QAccessibleInterface* focusChild() const override { return formula()->hasFocus() ? child(formula()->currentGroup()) : nullptr; }

private:
    FormulaWidget* formula() const { return static_cast<FormulaWidget*>(widget()); }

    mutable std::map<int, QAccessible::Id> m_children;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* widget = qobject_cast<FormulaWidget*>(object);
    return widget ? new FormulaInterface(widget) : nullptr;
}

}  // namespace

void installFormulaAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

}  // namespace ae
