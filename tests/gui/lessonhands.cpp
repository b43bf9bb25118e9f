// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonhands.h"

#include "app/examples.h"
#include "app/seekdialog.h"
#include "models/texts.h"
#include "widgets/notebook/notebookview.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSlider>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace ae::test {

namespace {

/// Where a click on it would land has to be on show first.
void bringIntoView(QWidget* widget)
{
    for (QWidget* parent = widget->parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(parent))
            area->ensureWidgetVisible(widget);
    }
    QCoreApplication::processEvents();
}

void clickOn(QWidget* widget)
{
    bringIntoView(widget);
    QTest::mouseClick(widget, Qt::LeftButton);
}

}  // namespace

void LessonHands::openLesson(const QString& path)
{
    open(lessonSession());
    QVERIFY(LessonGuide::open(path, window()));
    QTRY_COMPARE(windows().size(), 1);
    m_lessonWindow = windows().first();
    m_guide = m_lessonWindow->guide();
    m_lessonWindow->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_lessonWindow));
    QTRY_VERIFY(m_lessonWindow->notebook()->isComplete());
}

void LessonHands::clickButton(const QString& name) const
{
    for (int tries = 0; tries < 200; ++tries) {
        for (auto* button : m_lessonWindow->findChildren<QAbstractButton*>()) {
            const QString spoken = button->accessibleName().isEmpty() ? button->text().remove(u'&') : button->accessibleName();
            if (spoken == name && button->isVisible())
                return clickOn(button);
        }
        QTest::qWait(5);
    }
    qFatal("no button is called \"%s\"", qPrintable(name));
}

void LessonHands::predict() const
{
    if (run()->isAnswered())
        return;
    const Prediction& prediction = *run()->step().prediction;
    if (prediction.isNumber()) {
        auto* field = part<QLineEdit>(u"Your prediction"_s);
        clickOn(field);
        QTest::keyClicks(field, QString::number(run()->rightNumber(), 'f', 6));
        QTest::keyClick(field, Qt::Key_Return);
    } else {
        clickOn(part<QRadioButton>(fromUtf8(prediction.choices[static_cast<std::size_t>(prediction.right)].text)));
        clickButton(u"Check my prediction"_s);
    }
}

MatrixView* LessonHands::pane(const QString& name) const
{
    return part<MatrixView>(name);
}

void LessonHands::clickCell(const QString& name, int row, int column, Qt::KeyboardModifiers modifiers) const
{
    MatrixView* view = pane(name);
    bringIntoView(view);
    const QModelIndex index = view->model()->index(row, column);
    view->scrollTo(index);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers, view->visualRect(index).center());
}

void LessonHands::keys(const QString& text) const
{
    for (const QChar key : text)
        QTest::keyClick(m_lessonWindow->windowHandle(), key.toLatin1());
}

void LessonHands::move(const QString& token) const
{
    auto* button = part<QAbstractButton>(u"Token "_s + token);
    QTimer::singleShot(50, button, [] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* action : menu->actions()) {
            if (action->text() == u"Move behind the next one"_s)
                menu->setActiveAction(action);
        }
        QTest::keyClick(menu, Qt::Key_Return);
    });
    emit button->customContextMenuRequested(QPoint(5, 5));
}

void LessonHands::answerDialog(std::string_view action, const QString& number) const
{
    QTimer::singleShot(50, m_lessonWindow, [&number] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        if (auto* choices = dialog->findChild<QComboBox*>()) {
            QTest::keyClick(choices, Qt::Key_Down);
        } else {
            auto* field = dialog->findChild<QLineEdit*>();
            field->selectAll();
            QTest::keyClicks(field, number);
        }
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    m_lessonWindow->actionTable()[action]->trigger();
    m_lessonWindow->activateWindow();  // as a window manager does when a dialog ends
    QVERIFY(QTest::qWaitForWindowActive(m_lessonWindow));
}

/// Plays a goal seek until the step is done.
void LessonHands::play() const
{
    m_lessonWindow->actionTable()["matrix.seek"]->trigger();
    auto* dialog = m_lessonWindow->findChild<SeekDialog*>();
    QVERIFY(dialog);
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == u"Play"_s)
            clickOn(button);
    }
    QTRY_VERIFY_WITH_TIMEOUT(run()->isDone(run()->position()), 60'000);
    dialog->close();
}

void LessonHands::act(const QString& words) const
{
    const QStringList parts = words.split(u' ');
    const QString& verb = parts[0];
    if (verb == u"click"_s) {
        clickCell(parts.mid(1, parts.size() - 3).join(u' '), parts[parts.size() - 2].toInt(), parts.last().toInt());
    } else if (verb == u"type"_s) {
        clickCell(parts[1], parts[2].toInt(), parts[3].toInt());
        keys(parts[4]);
        QTest::keyClick(m_lessonWindow->windowHandle(), Qt::Key_Return);
    } else if (verb == u"delete"_s) {
        clickCell(parts[1], parts[2].toInt(), parts[3].toInt());
        clickCell(parts[1], parts[4].toInt(), parts[5].toInt(), Qt::ShiftModifier);
        QTest::keyClick(m_lessonWindow->windowHandle(), Qt::Key_Delete);
    } else if (verb == u"pick"_s) {
        clickButton(u"Token "_s + parts[1]);
    } else if (verb == u"switch"_s) {
        clickButton(u"Divide by √d"_s);
    } else if (verb == u"slide"_s) {
        auto* slider = part<QSlider>(parts[1]);
        slider->setFocus();
        const QKeySequence key(parts[2]);
        for (int i = 0; i < parts[3].toInt(); ++i)
            QTest::keyClick(slider, static_cast<Qt::Key>(key[0].key()));
    } else if (verb == u"field"_s) {
        const QStringList pair = words.mid(6).split(u'=');
        auto* field = part<QAbstractSpinBox>(pair[0]);
        bringIntoView(field);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, pair[1]);
        QTest::keyClick(field, Qt::Key_Return);
    } else if (verb == u"choose"_s) {
        auto* box = part<QComboBox>(parts[1]);
        box->setFocus();
        for (int i = 0; i < parts[3].toInt(); ++i)
            QTest::keyClick(box, static_cast<Qt::Key>(QKeySequence(parts[2])[0].key()));
    } else if (verb == u"key"_s) {
        const auto combination = QKeySequence(parts[1])[0];
        QTest::keyClick(m_lessonWindow->windowHandle(), combination.key(), combination.keyboardModifiers());
    } else if (verb == u"copy"_s) {
        clickCell(parts[1], 0, 0);
        QTest::keyClick(m_lessonWindow->windowHandle(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(m_lessonWindow->windowHandle(), Qt::Key_C, Qt::ControlModifier);
        clickCell(parts[2], 0, 0);
        QTest::keyClick(m_lessonWindow->windowHandle(), Qt::Key_V, Qt::ControlModifier);
    } else if (verb == u"do"_s) {
        m_lessonWindow->actionTable()[parts[1].toStdString()]->trigger();
    } else if (verb == u"move"_s) {
        move(parts[1]);
    } else if (verb == u"dialog"_s) {
        clickCell(parts[2], 0, 0);
        answerDialog(parts[1].toStdString(), parts[3]);
    } else if (verb == u"rotary"_s) {
        answerDialog("matrix.rotary", {});
    } else if (verb == u"play"_s) {
        play();
    } else {
        qFatal("no hand knows \"%s\"", qPrintable(words));
    }
    m_lessonWindow->document()->settle();
}

}  // namespace ae::test
