// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/accessibles.h"

#include "widgets/look/announcer.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr std::array kButtons = {QLatin1String("QPushButton"), QLatin1String("QToolButton"), QLatin1String("QCheckBox"),
                                 QLatin1String("QRadioButton"), QLatin1String("ae::ToggleSwitch")};
constexpr char kExpander[] = "isExpander";

/// A control that can be pressed.
class PressedInterface : public QAccessibleWidget {
public:
    PressedInterface(QWidget* widget, QAccessible::Role role) : QAccessibleWidget(widget, role) { }

    QStringList actionNames() const override
    {
        QStringList names;
        if (widget()->isEnabled())
            names << pressAction();
        return names + QAccessibleWidget::actionNames();
    }

    void doAction(const QString& name) override
    {
        if (name == pressAction() && widget()->isEnabled())
            press();
        else
            QAccessibleWidget::doAction(name);
    }

protected:
    virtual void press() = 0;
};

/// All that is pressed or is on or off. Qt's own interface toggles without a click, which is what the program waits for, and describes a
/// button by its tip, whatever that is.
class ButtonInterface : public PressedInterface {
public:
    explicit ButtonInterface(QAbstractButton* button) : PressedInterface(button, QAccessible::Button) { }

    QAccessible::Role role() const override
    {
        if (isCheckable())
            return isOneOfSome() ? QAccessible::RadioButton : QAccessible::CheckBox;
        return menu() ? QAccessible::ButtonMenu : QAccessible::Button;
    }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Accelerator)
            return button()->shortcut().toString(QKeySequence::NativeText);
        if (kind == QAccessible::Description)
            return description();
        const QString text = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && text.isEmpty() ? withoutMark(button()->text()) : text;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.pressed = button()->isDown();
        state.checkable = isCheckable();
        state.checked = isCheckable() && button()->isChecked();
        state.hasPopup = menu() != nullptr;
        if (const auto* push = qobject_cast<const QPushButton*>(button()))
            state.defaultButton = push->isDefault();
        if (isExpander()) {
            state.expandable = true;
            state.expanded = button()->isChecked();
            state.collapsed = !button()->isChecked();
        }
        return state;
    }

    QStringList actionNames() const override
    {
        QStringList names = PressedInterface::actionNames();
        if (isCheckable() && widget()->isEnabled())
            names.prepend(toggleAction());
        return names;
    }

    void doAction(const QString& name) override { PressedInterface::doAction(name == toggleAction() ? pressAction() : name); }

protected:
    // later: a click may open a dialog, and the reader waits for an answer
    void press() override { QMetaObject::invokeMethod(button(), &QAbstractButton::click, Qt::QueuedConnection); }

private:
    static QString withoutMark(QString text)
    {
        static const QRegularExpression mark(u"&(.)"_s);
        return text.replace(mark, u"\\1"_s);
    }

    /// The tip, unless it repeats the name or is markup for the eye.
    QString description() const
    {
        const QString own = widget()->accessibleDescription();
        const QString tip = widget()->toolTip();
        const bool saysMore = !Qt::mightBeRichText(tip) && !text(QAccessible::Name).startsWith(tip);
        return own.isEmpty() && saysMore ? tip : own;
    }

    bool isExpander() const { return widget()->property(kExpander).toBool(); }
    bool isCheckable() const { return button()->isCheckable() && !isExpander(); }
    bool isOneOfSome() const { return button()->autoExclusive() || (button()->group() && button()->group()->exclusive()); }

    QMenu* menu() const
    {
        const auto* push = qobject_cast<const QPushButton*>(button());
        const auto* tool = qobject_cast<const QToolButton*>(button());
        return push ? push->menu() : tool ? tool->menu() : nullptr;
    }

    QAbstractButton* button() const { return static_cast<QAbstractButton*>(widget()); }
};

/// "Mask: Causal": what the choice is for, and what is chosen. Qt's own name on Linux is the latter alone.
class ComboInterface : public PressedInterface {
public:
    explicit ComboInterface(QComboBox* box) : PressedInterface(box, QAccessible::ComboBox)
    {
        const QString name = box->accessibleName();
        if (!name.isEmpty() && box->view()->accessibleName().isEmpty())
            box->view()->setAccessibleName(name);
        if (!name.isEmpty() && box->lineEdit() && box->lineEdit()->accessibleName().isEmpty())
            box->lineEdit()->setAccessibleName(name);
    }

    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Name && kind != QAccessible::Value)
            return QAccessibleWidget::text(kind);
        const QString name = box()->accessibleName();
        const QString chosen = box()->currentText();
        if (kind == QAccessible::Value || name.isEmpty() || chosen.startsWith(name))
            return chosen;
        return chosen.isEmpty() ? name : name + u": "_s + chosen;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box()->view()->isVisible();
        state.collapsed = !state.expanded;
        state.editable = box()->isEditable();
        return state;
    }

    int childCount() const override { return box()->lineEdit() ? 2 : 1; }

    QAccessibleInterface* child(int index) const override
    {
        if (index == 0)
            return QAccessible::queryAccessibleInterface(box()->view());
        return index == 1 && box()->lineEdit() ? QAccessible::queryAccessibleInterface(box()->lineEdit()) : nullptr;
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        if (child->object() == box()->view())
            return 0;
        return box()->lineEdit() && child->object() == box()->lineEdit() ? 1 : -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        const auto* line = box()->lineEdit();
        return line && line->rect().contains(line->mapFromGlobal(QPoint(x, y))) ? child(1) : nullptr;
    }

protected:
    void press() override
    {
        if (box()->view()->isVisible())
            box()->hidePopup();
        else
            box()->showPopup();
    }

private:
    QComboBox* box() const { return static_cast<QComboBox*>(widget()); }
};

class AnnouncerInterface : public QAccessibleWidget {
public:
    explicit AnnouncerInterface(Announcer* announcer) : QAccessibleWidget(announcer, QAccessible::Notification) { }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? static_cast<const Announcer*>(widget())->sentence() : QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object)
{
    if (className == u"QComboBox"_s) {
        if (auto* box = qobject_cast<QComboBox*>(object))
            return new ComboInterface(box);
    } else if (className == u"ae::Announcer"_s) {
        return new AnnouncerInterface(static_cast<Announcer*>(object));
    } else if (std::ranges::find(kButtons, className) != kButtons.end()) {
        if (auto* button = qobject_cast<QAbstractButton*>(object))
            return new ButtonInterface(button);
    }
    return nullptr;
}

}  // namespace

void installAccessibles()
{
    static const bool isInstalled = (QAccessible::installFactory(makeInterface), true);
    Q_UNUSED(isInstalled)
}

void markAsExpander(QToolButton* button)
{
    installAccessibles();
    button->setProperty(kExpander, true);
    QObject::connect(button, &QToolButton::toggled, button, [button] {
        QAccessible::State changed;
        changed.expanded = true;
        QAccessibleStateChangeEvent event(button, changed);
        QAccessible::updateAccessibility(&event);
    });
}

}  // namespace ae
