// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looking around, and hitting anything at all; what changes the document on purpose is in hands.cpp.
#include "app/mainwindow.h"
#include "app/translations.h"
#include "hands.h"
#include "watch.h"
#include "widgets/notebook/notebookview.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLocale>
#include <QTest>
#include <QWheelEvent>

#include <array>

using namespace Qt::StringLiterals;

namespace ae::faults {

std::span<const Hands::Act> Hands::others()
{
    static constexpr std::array acts = {
        Act{24, "key", &Hands::key},     Act{18, "click", &Hands::click},      Act{10, "drag", &Hands::drag},
        Act{10, "wheel", &Hands::wheel}, Act{3, "resize", &Hands::resize},     Act{8, "type", &Hands::type},
        Act{12, "press", &Hands::press}, Act{1, "language", &Hands::language}, Act{12, "scroll", &Hands::scroll}};
    return acts;
}

void Hands::command()
{
    if (m_dice.isOneIn(2))
        goTo(pane(true));
    std::vector<QAction*> actions;
    for (const ActionSpec& spec : actionCatalogue()) {
        // the window stays open, and not empty
        const bool isRare = spec.key == "file.close" || (spec.key == "edit.removecell" && !m_dice.isOneIn(6));
        if (QAction* action = m_window->actionTable()[spec.key]; action->isEnabled() && !isRare)
            actions.push_back(action);
    }
    QAction* action = m_dice.oneOf(actions);
    say(action->text());
    action->trigger();
}

/// Somewhere in the window that is to be seen.
std::pair<QWidget*, QPoint> Hands::place()
{
    for (int tries = 0; tries < 50; ++tries) {
        const QPoint point(m_dice.below(m_window->width()), m_dice.below(m_window->height()));
        if (QWidget* widget = m_window->childAt(point))
            return {widget, widget->mapFrom(m_window, point)};
    }
    return {m_window, {}};
}

void Hands::key()
{
    static constexpr Qt::Key some[] = {Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up, Qt::Key_Down,   Qt::Key_Tab,      Qt::Key_Backtab,
                                       Qt::Key_Return, Qt::Key_Escape, Qt::Key_F2, Qt::Key_Delete, Qt::Key_Home,     Qt::Key_End,
                                       Qt::Key_PageUp, Qt::Key_Space,  Qt::Key_1,  Qt::Key_Period, Qt::Key_PageDown, Qt::Key_Minus,
                                       Qt::Key_Slash,  Qt::Key_9,      Qt::Key_A,  Qt::Key_T};
    static constexpr Qt::KeyboardModifier modifiers[] = {Qt::NoModifier,    Qt::NoModifier,  Qt::NoModifier,
                                                         Qt::ShiftModifier, Qt::AltModifier, Qt::ControlModifier};
    QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : m_window;
    const Qt::Key key = m_dice.oneOf(some);
    say(u"%1 in %2"_s.arg(key).arg(QLatin1StringView(focus->metaObject()->className())));
    QTest::keyClick(focus, key, m_dice.oneOf(modifiers));
}

void Hands::type()
{
    QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : m_window;
    say(u"into %1"_s.arg(QLatin1StringView(focus->metaObject()->className())));
    typeWords(focus, m_dice.isOneIn(2) ? randomNumber(m_dice) : randomWords(m_dice).left(30));
}

void Hands::click()
{
    const auto [widget, point] = place();
    say(u"on %1 “%2”"_s.arg(QLatin1StringView(widget->metaObject()->className()), widget->accessibleName()));
    const auto button = m_dice.isOneIn(6) ? Qt::RightButton : Qt::LeftButton;
    if (m_dice.isOneIn(5))
        QTest::mouseDClick(widget, Qt::LeftButton, {}, point);
    else
        QTest::mouseClick(widget, button, m_dice.isOneIn(5) ? Qt::ShiftModifier : Qt::NoModifier, point);
}

void Hands::drag()
{
    const auto [widget, point] = place();
    say(u"on %1 “%2”"_s.arg(QLatin1StringView(widget->metaObject()->className()), widget->accessibleName()));
    const auto modifier = m_dice.isOneIn(3) ? Qt::AltModifier : Qt::NoModifier;
    QTest::mousePress(widget, Qt::LeftButton, modifier, point);
    for (int step = 0; step < 4; ++step)
        QTest::mouseMove(widget, point + QPoint(m_dice.below(200) - 100, m_dice.below(120) - 60));
    QTest::mouseRelease(widget, Qt::LeftButton, modifier, point + QPoint(m_dice.below(60) - 30, m_dice.below(60) - 30));
}

void Hands::wheel()
{
    const auto [widget, point] = place();
    say(u"on %1"_s.arg(QLatin1StringView(widget->metaObject()->className())));
    static constexpr Qt::KeyboardModifier modifiers[] = {Qt::NoModifier, Qt::NoModifier, Qt::ControlModifier, Qt::AltModifier};
    QWheelEvent event(point, widget->mapToGlobal(point), {}, {0, 120 * (m_dice.below(7) - 3)}, Qt::NoButton, m_dice.oneOf(modifiers),
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

void Hands::resize()
{
    m_window->resize(700 + m_dice.below(1200), 450 + m_dice.below(700));
}

/// Numbers with a comma, with Arabic digits, with a dotless i: whatever language the window is in.
void Hands::language()
{
    static const QStringList languages = {u"en"_s, u"de_DE"_s, u"tr_TR"_s, u"ar_EG"_s, u"C"_s};
    const QString& language = m_dice.oneOf(languages);
    say(language);
    installLanguage(language);
}

void Hands::scroll()
{
    if (m_window->notebook()->count() > 0)
        m_window->notebook()->scrollToCell(m_dice.below(m_window->notebook()->count()));
}

void Hands::testModels()
{
    QList<QAbstractItemModel*> models = m_window->findChildren<QAbstractItemModel*>();
    models += m_window->document()->findChildren<QAbstractItemModel*>();
    for (auto* view : m_window->findChildren<QAbstractItemView*>()) {
        if (view->model())
            models << view->model();
    }
    for (QAbstractItemModel* model : std::as_const(models)) {
        const bool isOurs = std::string_view(model->metaObject()->className()).starts_with("ae::");
        if (!isOurs || model->property("monkey").toBool())
            continue;
        model->setProperty("monkey", true);
        new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::Fatal, model);
    }
}

}  // namespace ae::faults
