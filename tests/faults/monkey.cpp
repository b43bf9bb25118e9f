// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random keys, clicks, strokes and commands on the real window: monkey SEED ACTIONS [FILE]
// Ends with 1 and a sentence when a warning is printed, a model breaks its rules, the window does not answer for a second (of the
// processor's time, so that a busy machine does not count), or undoing everything does not bring back the identical document.
#include "app/examples.h"
#include "app/lessonguide.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "session/reader.h"
#include "session/writer.h"
#include "widgets/notebook/notebookview.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QScrollBar>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <cstdio>
#include <ctime>
#include <random>

using namespace Qt::StringLiterals;
using namespace ae;

namespace {

constexpr double kLongest = 1;  // second without an answer

QString s_doing;  // what is said when something goes wrong

[[noreturn]] void fail(const QString& what)
{
    std::fprintf(stderr, "monkey: %s: %s\n", qPrintable(s_doing), qPrintable(what));
    std::_Exit(1);
}

void takeMessage(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type != QtDebugMsg && type != QtInfoMsg
        && !message.startsWith(u"This plugin does not support"_s))  // what the offscreen platform lacks
        fail(message);
}

double processorSeconds()
{
    timespec now = {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

class Monkey {
public:
    Monkey(MainWindow* window, unsigned seed) : m_window(window), m_random(seed) { }

    void act(int number)
    {
        struct Act {
            int weight;
            const char* name;
            void (Monkey::*run)();
        };
        static constexpr Act acts[] = {{30, "key", &Monkey::key},     {20, "click", &Monkey::click},     {10, "drag", &Monkey::drag},
                                       {10, "wheel", &Monkey::wheel}, {20, "command", &Monkey::command}, {2, "resize", &Monkey::resize},
                                       {8, "type", &Monkey::type}};
        int dice = below(100);
        const Act* act = acts;
        for (; dice >= act->weight; ++act)
            dice -= act->weight;
        m_name = QString::number(number) + u' ' + QLatin1StringView(act->name);
        s_doing = m_name;
        const double start = processorSeconds();
        answerQuestions();
        (this->*act->run)();
        QApplication::processEvents();
        if (const double seconds = processorSeconds() - start; seconds > kLongest)
            fail(u"no answer for %1 s"_s.arg(seconds));
        testModels();
    }

private:
    int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(m_random); }

    void say(const QString& what) { s_doing = m_name + u' ' + what; }

    /// A dialog or menu that opens meanwhile is played with a little, and left.
    void answerQuestions()
    {
        QTimer::singleShot(0, m_window, [this] {
            for (int tries = 0; tries < 20; ++tries) {
                QWidget* open = QApplication::activePopupWidget() ? QApplication::activePopupWidget() : QApplication::activeModalWidget();
                if (!open)
                    return;
                answer(open, tries);
                QApplication::processEvents();
            }
            fail(u"a dialog does not close"_s);
        });
    }

    void answer(QWidget* open, int tries)
    {
        say(u"in %1 “%2”"_s.arg(QLatin1StringView(open->metaObject()->className()), open->windowTitle()));
        static constexpr Qt::Key keys[] = {Qt::Key_Tab,   Qt::Key_Down, Qt::Key_Space,    Qt::Key_3,
                                           Qt::Key_Right, Qt::Key_Up,   Qt::Key_Backspace};
        QWidget* focus = open->focusWidget() ? open->focusWidget() : open;
        if (tries < 3)
            return QTest::keyClick(focus, keys[below(static_cast<int>(std::size(keys)))]);
        if (tries == 3 && below(2) == 0 && !qobject_cast<QMenu*>(open))
            return QTest::keyClick(focus, Qt::Key_Return);
        QTest::keyClick(open, Qt::Key_Escape);
        if (open->isVisible() && tries > 6)
            open->close();
    }

    bool isInLessons(const QWidget* widget) const { return widget == m_window->guide() || m_window->guide()->isAncestorOf(widget); }

    /// Somewhere in the window that is to be seen.
    std::pair<QWidget*, QPoint> place()
    {
        for (int tries = 0; tries < 50; ++tries) {
            const QPoint point(below(m_window->width()), below(m_window->height()));
            QWidget* widget = m_window->childAt(point);
            // lessons take the place of the window: other tests are for them
            if (widget && !isInLessons(widget))
                return {widget, widget->mapFrom(m_window, point)};
        }
        return {m_window, {}};
    }

    void key()
    {
        static constexpr Qt::Key keys[] = {Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up, Qt::Key_Down,   Qt::Key_Tab,      Qt::Key_Backtab,
                                           Qt::Key_Return, Qt::Key_Escape, Qt::Key_F2, Qt::Key_Delete, Qt::Key_Home,     Qt::Key_End,
                                           Qt::Key_PageUp, Qt::Key_Space,  Qt::Key_1,  Qt::Key_Period, Qt::Key_PageDown, Qt::Key_Minus,
                                           Qt::Key_Slash,  Qt::Key_9,      Qt::Key_A,  Qt::Key_T};
        const Qt::KeyboardModifier modifiers[] = {Qt::NoModifier, Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier, Qt::AltModifier};
        QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : m_window;
        const Qt::Key key = keys[below(static_cast<int>(std::size(keys)))];
        say(u"%1 in %2"_s.arg(key).arg(QLatin1StringView(focus->metaObject()->className())));
        QTest::keyClick(focus, key, modifiers[below(static_cast<int>(std::size(modifiers)))]);
    }

    void type()
    {
        static const QStringList texts = {u"0.5"_s, u"-3"_s, u"1/3"_s, u"nan"_s, u"inf"_s, u"abc"_s, u"1e400"_s, u"{{weights[0,0]}}"_s,
                                          u"<b>"_s};
        QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : m_window;
        say(u"into %1"_s.arg(QLatin1StringView(focus->metaObject()->className())));
        QTest::keyClicks(focus, texts[below(static_cast<int>(texts.size()))]);
    }

    void click()
    {
        const auto [widget, point] = place();
        say(u"on %1 “%2”"_s.arg(QLatin1StringView(widget->metaObject()->className()), widget->accessibleName()));
        const auto button = below(6) == 0 ? Qt::RightButton : Qt::LeftButton;
        if (below(5) == 0)
            QTest::mouseDClick(widget, Qt::LeftButton, {}, point);
        else
            QTest::mouseClick(widget, button, below(5) == 0 ? Qt::ShiftModifier : Qt::NoModifier, point);
    }

    void drag()
    {
        const auto [widget, point] = place();
        say(u"on %1 “%2”"_s.arg(QLatin1StringView(widget->metaObject()->className()), widget->accessibleName()));
        const auto modifier = below(3) == 0 ? Qt::AltModifier : Qt::NoModifier;
        QTest::mousePress(widget, Qt::LeftButton, modifier, point);
        for (int step = 0; step < 4; ++step)
            QTest::mouseMove(widget, point + QPoint(below(200) - 100, below(120) - 60));
        QTest::mouseRelease(widget, Qt::LeftButton, modifier, point + QPoint(below(60) - 30, below(60) - 30));
    }

    void wheel()
    {
        const auto [widget, point] = place();
        say(u"on %1"_s.arg(QLatin1StringView(widget->metaObject()->className())));
        const Qt::KeyboardModifiers modifiers[] = {Qt::NoModifier, Qt::NoModifier, Qt::ControlModifier, Qt::AltModifier};
        QWheelEvent event(point, widget->mapToGlobal(point), {}, {0, 120 * (below(7) - 3)}, Qt::NoButton, modifiers[below(4)],
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
    }

    void command()
    {
        std::vector<QAction*> actions;
        for (const ActionSpec& spec : actionCatalogue()) {
            const QString id = QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
            // what opens files, prints or closes the window has tests of its own
            const bool isElsewhere =
                id.startsWith(u"file."_s) || id.startsWith(u"lessons."_s) || id == u"worksheet.print"_s || id == u"worksheet.pdf"_s;
            if (QAction* action = isElsewhere ? nullptr : m_window->actionTable()[spec.key]; action && action->isEnabled())
                actions.push_back(action);
        }
        QAction* action = actions[static_cast<std::size_t>(below(static_cast<int>(actions.size())))];
        say(action->text());
        action->trigger();
    }

    void resize() { m_window->resize(700 + below(1200), 450 + below(700)); }

    void testModels()
    {
        for (auto* view : m_window->findChildren<QAbstractItemView*>()) {
            QAbstractItemModel* model = view->model();
            const bool isOurs = model && std::string_view(model->metaObject()->className()).starts_with("ae::");
            if (isOurs && !model->property("monkey").toBool()) {
                model->setProperty("monkey", true);
                new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::Fatal, model);
            }
        }
    }

    MainWindow* m_window;
    std::mt19937 m_random;
    QString m_name;
};

Session sessionOf(const char* file)
{
    if (!file)
        return lessonSession();
    auto loaded = loadSession(file);
    if (!loaded)
        fail(QString::fromStdString(loaded.error().sentence()));
    return std::move(loaded->session);
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc < 3) {
        std::fprintf(stderr, "monkey SEED ACTIONS [FILE]\n");
        return 64;
    }
    qInstallMessageHandler(takeMessage);
    ignoreUserSettings();
    s_doing = u"start"_s;
    auto document = Document::make(sessionOf(argc > 3 ? argv[3] : nullptr));
    auto* window = new MainWindow(std::move(*document));
    const std::string before = writeSession(window->document()->session(), ViewPart::LeaveOut);
    window->hideWelcome();
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window))
        fail(u"no window"_s);
    window->notebook()->complete();
    Monkey monkey(window, static_cast<unsigned>(std::atoi(argv[1])));
    const int actions = std::atoi(argv[2]);
    for (int i = 0; i < actions; ++i)
        monkey.act(i);
    s_doing = u"undo all"_s;
    window->setFocus();  // leaves what is being edited
    QApplication::processEvents();
    QUndoStack* stack = window->document()->undoStack();
    const int steps = stack->index();
    stack->setIndex(0);
    window->document()->settle();
    if (writeSession(window->document()->session(), ViewPart::LeaveOut) != before)
        fail(u"undoing all %1 steps does not bring back the document"_s.arg(steps));
    std::printf("%d actions, %d steps undone\n", actions, steps);
    std::fflush(stdout);
    std::_Exit(0);
}
