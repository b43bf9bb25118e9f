// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What changes the document; looking around is in otherhands.cpp.
#include "hands.h"

#include "app/baselinepanel.h"
#include "app/lessonguide.h"
#include "app/mainwindow.h"
#include "app/seekdialog.h"
#include "models/answersheet.h"
#include "watch.h"
#include "widgets/cells/textcell.h"
#include "widgets/matrix/matrixview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QSlider>
#include <QTest>

#include <array>
#include <string_view>

using namespace Qt::StringLiterals;
using namespace std::string_view_literals;

namespace ae::faults {

std::span<const Hands::Act> Hands::edits()
{
    static constexpr std::array acts = {
        Act{24, "number", &Hands::number},   Act{6, "paste", &Hands::paste},      Act{8, "range", &Hands::range},
        Act{6, "scrub", &Hands::scrub},      Act{3, "stroke", &Hands::stroke},    Act{8, "control", &Hands::control},
        Act{6, "answer", &Hands::answer},    Act{8, "way back", &Hands::wayBack}, Act{4, "note", &Hands::note},
        Act{4, "pin", &Hands::pin},          Act{2, "seek", &Hands::seek},        Act{2, "lesson", &Hands::lesson},
        Act{18, "command", &Hands::command}, Act{1, "save", &Hands::save}};
    return acts;
}

std::span<const Hands::Act> Hands::lasting()
{
    static constexpr std::array acts = {
        Act{24, "number", &Hands::number}, Act{6, "paste", &Hands::paste},      Act{8, "range", &Hands::range},
        Act{6, "scrub", &Hands::scrub},    Act{3, "stroke", &Hands::stroke},    Act{8, "control", &Hands::control},
        Act{6, "answer", &Hands::answer},  Act{8, "way back", &Hands::wayBack}, Act{4, "pin", &Hands::pin},
        Act{6, "dialog", &Hands::dialog},  Act{6, "scroll", &Hands::scroll}};
    return acts;
}

Hands::Hands(MainWindow* window, unsigned seed) : m_window(window), m_dice(seed) { }

void Hands::say(const QString& what)
{
    setDoing(m_name + u' ' + what);
}

void Hands::act(std::span<const Act> acts, const QString& name)
{
    int all = 0;
    for (const Act& act : acts)
        all += act.weight;
    int dice = m_dice.below(all);
    const Act* act = acts.data();
    for (; dice >= act->weight; ++act)
        dice -= act->weight;
    m_name = name + u' ' + QLatin1StringView(act->name);
    say({});
    m_dialogs.watch();
    (this->*act->run)();
    QApplication::processEvents();
    m_dialogs.leave();
}

void Hands::trigger(std::string_view key)
{
    QAction* action = m_window->actionTable()[key];
    if (!action->isEnabled())
        return;
    say(action->text());
    action->trigger();
}

void Hands::leaveEditors()
{
    m_dialogs.watch();
    m_window->setFocus();
    QApplication::processEvents();
    m_dialogs.leave();
}

MatrixView* Hands::pane(bool isEditable)
{
    QList<MatrixView*> panes;
    for (auto* view : m_window->findChildren<MatrixView*>()) {
        if (view->isVisible() && (!isEditable || view->matrix()->isEditable()))
            panes << view;
    }
    return panes.isEmpty() ? nullptr : m_dice.oneOf(panes);
}

bool Hands::goTo(MatrixView* view)
{
    if (!view || view->model()->rowCount() == 0 || view->model()->columnCount() == 0)
        return false;
    const QModelIndex index = view->model()->index(m_dice.below(view->model()->rowCount()), m_dice.below(view->model()->columnCount()));
    view->setFocus();
    view->setCurrentIndex(index);
    say(u"in %1 at %2, %3"_s.arg(view->accessibleName()).arg(index.row()).arg(index.column()));
    return true;
}

/// To the window, as the window system sends them: an editor that opens at the first one gets the others.
void Hands::keys(const QString& text)
{
    for (const QChar sign : text)
        QTest::keyClick(m_window->windowHandle(), sign.toLatin1());
}

void Hands::number()
{
    if (!goTo(pane(true)))
        return;
    for (int times = 1 + m_dice.below(3); times > 0; --times) {
        keys(randomNumber(m_dice));
        QTest::keyClick(m_window->windowHandle(), m_dice.isOneIn(10) ? Qt::Key_Escape : m_dice.isOneIn(2) ? Qt::Key_Return : Qt::Key_Tab);
    }
}

void Hands::answer()
{
    static constexpr std::array commands = {"worksheet.blank"sv, "worksheet.blankrow"sv, "worksheet.hint"sv,  "worksheet.show"sv,
                                            "worksheet.check"sv, "worksheet.unblank"sv,  "worksheet.reveal"sv};
    const std::vector<CellRef> blanks = AnswerSheet::of(*m_window->document())->cells();
    MatrixView* view = pane(false);
    if (blanks.empty() || !view || m_dice.isOneIn(3)) {
        if (goTo(view))
            trigger(m_dice.oneOf(commands));
        return;
    }
    const CellRef& cell = m_dice.oneOf(blanks);
    for (auto* candidate : m_window->findChildren<MatrixView*>()) {
        if (!candidate->isVisible() || candidate->matrix()->step() != cell.step)
            continue;
        candidate->setFocus();
        candidate->setCurrentIndex(candidate->model()->index(static_cast<int>(cell.row), static_cast<int>(cell.column)));
        keys(m_dice.isOneIn(6) ? u"?"_s : randomNumber(m_dice));
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
        return;
    }
}

void Hands::paste()
{
    MatrixView* view = pane(!m_dice.isOneIn(6));
    if (!goTo(view))
        return;
    // one that fits, mostly
    const QModelIndex at = view->currentIndex();
    const bool fits = !m_dice.isOneIn(8);
    const int rows = 1 + m_dice.below(fits ? view->model()->rowCount() - at.row() : 6);
    const int columns = 1 + m_dice.below(fits ? view->model()->columnCount() - at.column() : 6);
    const QChar between = m_dice.isOneIn(9) ? u';' : u'\t';
    QString block;
    for (int row = 0; row < rows; ++row) {
        QStringList cells;
        for (int column = 0; column < columns; ++column)
            cells << (m_dice.isOneIn(60) ? randomWords(m_dice) : QString::number((m_dice.below(2001) - 1000) / 250.0));
        block += cells.join(between) + u'\n';
    }
    QGuiApplication::clipboard()->setText(block);
    trigger("edit.paste");
}

void Hands::range()
{
    static constexpr std::array commands = {"edit.cut"sv,          "edit.filldown"sv,   "edit.fillright"sv,
                                            "edit.copy"sv,         "edit.copylatex"sv,  "edit.copynumpy"sv,
                                            "edit.copymarkdown"sv, "worksheet.blank"sv, "worksheet.unblank"sv};
    MatrixView* view = pane(!m_dice.isOneIn(4));
    if (!goTo(view))
        return;
    const QModelIndex from = view->currentIndex();
    const QModelIndex to = view->model()->index(m_dice.below(view->model()->rowCount()), m_dice.below(view->model()->columnCount()));
    view->selectionModel()->select(
        QItemSelection(view->model()->index(std::min(from.row(), to.row()), std::min(from.column(), to.column())),
                       view->model()->index(std::max(from.row(), to.row()), std::max(from.column(), to.column()))),
        QItemSelectionModel::ClearAndSelect);
    if (m_dice.isOneIn(4))
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Delete);
    else
        trigger(m_dice.oneOf(commands));
}

void Hands::scrub()
{
    MatrixView* view = pane(true);
    if (!goTo(view))
        return;
    const QPoint start = view->visualRect(view->currentIndex()).center();
    QWidget* target = view->viewport();
    QTest::mousePress(target, Qt::LeftButton, Qt::AltModifier, start);
    for (int step = 0; step < 4; ++step)
        QTest::mouseMove(target, start + QPoint(m_dice.below(120) - 60, 0));
    QTest::mouseRelease(target, Qt::LeftButton, Qt::AltModifier, start + QPoint(m_dice.below(40), 0));
}

void Hands::stroke()
{
    QList<MatrixView*> panes;
    for (auto* view : m_window->findChildren<MatrixView*>()) {
        if (view->isVisible() && view->showsPairs())
            panes << view;
    }
    if (panes.isEmpty())
        return;
    MatrixView* view = m_dice.oneOf(panes);
    trigger("view.paintmask");
    if (goTo(view)) {
        const QPoint start = view->visualRect(view->currentIndex()).center();
        QTest::mousePress(view->viewport(), Qt::LeftButton, {}, start);
        QTest::mouseMove(view->viewport(), start + QPoint(m_dice.below(100) - 50, m_dice.below(60) - 30));
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, start + QPoint(m_dice.below(100) - 50, m_dice.below(60) - 30));
    }
    trigger("view.paintmask");
}

/// Switches, sliders and fields of the tool bar and the cells.
void Hands::control()
{
    static constexpr Qt::Key some[] = {Qt::Key_Up,   Qt::Key_Down,  Qt::Key_PageUp, Qt::Key_PageDown,
                                       Qt::Key_Left, Qt::Key_Right, Qt::Key_Space};
    QList<QWidget*> controls;
    for (QWidget* widget : m_window->findChildren<QWidget*>()) {
        const bool isOne = qobject_cast<QSlider*>(widget) || qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget)
            || widget->inherits("ae::ToggleSwitch");
        if (isOne && widget->isVisible() && widget->isEnabled())
            controls << widget;
    }
    if (controls.isEmpty())
        return;
    QWidget* control = m_dice.oneOf(controls);
    say(control->accessibleName());
    control->setFocus();
    for (int times = 1 + m_dice.below(4); times > 0; --times)
        QTest::keyClick(control, m_dice.oneOf(some));
}

/// Forward again, mostly: an edit in the middle of the way would end it.
void Hands::wayBack()
{
    const int back = m_dice.below(6);
    for (int times = 0; times < back; ++times)
        trigger("edit.undo");
    for (int times = m_dice.isOneIn(4) ? m_dice.below(6) : back; times > 0; --times)
        trigger("edit.redo");
}

void Hands::note()
{
    QList<TextCell*> notes;
    for (auto* note : m_window->findChildren<TextCell*>()) {
        if (note->isVisible())
            notes << note;
    }
    if (notes.isEmpty() || m_dice.isOneIn(6))
        return trigger("edit.note");
    TextCell* note = m_dice.oneOf(notes);
    note->startEditing();
    if (auto* editor = note->findChild<QPlainTextEdit*>(); editor && editor->isVisible()) {
        say(u"a note"_s);
        typeWords(editor, randomWords(m_dice).left(60));
        if (m_dice.isOneIn(2))
            QTest::keyClick(editor, m_dice.isOneIn(2) ? Qt::Key_Escape : Qt::Key_Backspace);
    }
}

void Hands::pressOneOf(QWidget* part)
{
    QList<QAbstractButton*> buttons;
    for (auto* button : part->findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->isEnabled())
            buttons << button;
    }
    if (buttons.isEmpty())
        return;
    QAbstractButton* button = m_dice.oneOf(buttons);
    say(u"button %1 %2"_s.arg(button->text(), button->accessibleName()));
    QTest::mouseClick(button, Qt::LeftButton);
}

void Hands::press()
{
    pressOneOf(m_window);
}

void Hands::pin()
{
    if (m_dice.isOneIn(3))
        return trigger("edit.pin");
    auto* panel = m_window->findChild<BaselinePanel*>();
    if (!panel->isVisible())
        return trigger("view.baselines");
    if (auto* states = panel->findChild<QAbstractItemView*>(); states->model()->rowCount() > 0)
        states->setCurrentIndex(states->model()->index(m_dice.below(states->model()->rowCount()), 0));
    pressOneOf(panel);
}

void Hands::seek()
{
    auto* dialog = m_window->findChild<SeekDialog*>();
    if (!dialog || !dialog->isVisible()) {
        if (goTo(pane(false)))
            trigger("matrix.seek");
        return;
    }
    for (int times = 1 + m_dice.below(4); times > 0; --times)
        pressOneOf(dialog);
    QTest::qWait(20);  // a few steps of a seek that plays
    if (m_dice.isOneIn(2))
        dialog->close();
}

void Hands::lesson()
{
    LessonGuide* guide = m_window->guide();
    if (!guide->isVisible())
        trigger("lessons.panel");
    for (int times = 1 + m_dice.below(3); times > 0; --times)
        pressOneOf(guide);
}

/// Commands that ask for something.
void Hands::dialog()
{
    static constexpr std::array commands = {"matrix.resize"sv, "matrix.random"sv,     "matrix.rotation"sv,
                                            "matrix.scale"sv,  "matrix.keeptokens"sv, "matrix.reduce"sv,
                                            "matrix.rotary"sv, "edit.renamerow"sv,    "edit.title"sv};
    if (goTo(pane(true)))
        trigger(m_dice.oneOf(commands));
}

void Hands::save()
{
    trigger("file.save");
}

}  // namespace ae::faults
