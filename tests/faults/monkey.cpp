// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A great deal done to the real window, without sense and without a pause:
//   monkey random SEED ACTIONS FILE      random acts; undoing everything gives the identical document, redoing it the one there was
//   monkey endure SECONDS SEED FILE      the same edits and their undoing again and again: memory does not grow
// FILE is a session or a lesson; it may be saved. Ends with 1 and a sentence when a warning is printed, a model breaks its rules, the
// window does not answer for a second (of the processor's time, so that a busy machine does not count), or one of these does not hold.
#include "app/fileactions.h"
#include "app/lessonguide.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "document/documentfile.h"
#include "endurance.h"
#include "hands.h"
#include "session/reader.h"
#include "session/writer.h"
#include "watch.h"
#include "widgets/notebook/notebookview.h"

#include <QApplication>
#include <QFile>
#include <QTest>
#include <QTimer>

#include <cstdio>
#include <set>

using namespace Qt::StringLiterals;
using namespace ae;
using namespace ae::faults;

namespace {

constexpr double kLongest = 1;  // second without an answer

/// What somebody clicks closes no window.
class OpenKeeper : public QObject {
public:
    explicit OpenKeeper(MainWindow* window) : QObject(window) { window->installEventFilter(this); }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::Close)
            return false;
        event->ignore();
        return true;
    }
};

std::string bytesOf(const MainWindow* window)
{
    return writeSession(window->document()->session(), ViewPart::LeaveOut);
}

MainWindow* openWindow(const QString& path)
{
    const bool isLesson = path.endsWith(u".lesson"_s);
    LoadedLesson lesson = isLesson ? loadLesson(path) : LoadedLesson();
    Session session;
    if (isLesson) {
        if (!lesson.isGood())
            fail(u"the lesson cannot be read"_s);
        session = lesson.session;
    } else {
        auto loaded = loadSession(path.toStdString());
        if (!loaded)
            fail(QString::fromStdString(loaded.error().sentence()));
        session = std::move(loaded->session);
    }
    auto document = Document::make(std::move(session));
    if (!isLesson) {
        (*document)->setPath(path.toStdString());
        DocumentFile::of(document->get()).follow(FileStamp::of(path.toStdString()));
    }
    auto* window = new MainWindow(std::move(*document));
    window->hideWelcome();
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window))
        fail(u"no window"_s);
    window->notebook()->complete();
    if (isLesson)
        window->guide()->begin(std::move(lesson));
    new OpenKeeper(window);
    return window;
}

/// What lessons and menus opened beside the window goes again.
void closeOthers(const MainWindow* window)
{
    for (QWidget* other : QApplication::topLevelWidgets()) {
        if (qobject_cast<MainWindow*>(other) && other != window)
            other->deleteLater();
    }
}

void compare(const std::string& found, const std::string& expected, const QString& words)
{
    if (found == expected)
        return;
    // for those who look for the reason
    for (const auto& [name, bytes] : {std::pair{"monkey-found.attn", &found}, {"monkey-expected.attn", &expected}}) {
        if (std::FILE* file = std::fopen(name, "wb")) {
            std::fwrite(bytes->data(), 1, bytes->size(), file);
            std::fclose(file);
        }
    }
    fail(words);
}

/// One act for each turn of the event loop, as for people.
class Monkey : public QObject {
public:
    Monkey(MainWindow* window, unsigned seed, int actions)
        : m_window(window), m_hands(window, seed), m_actions(actions), m_before(bytesOf(window))
    {
        QUndoStack* stack = window->document()->undoStack();
        connect(stack, &QUndoStack::indexChanged, this, [this, stack](int index) {
            if (index > 0 && m_commands.insert(stack->command(index - 1)).second)
                ++m_edits;
        });
        QTimer::singleShot(0, this, &Monkey::turn);
    }

private:
    void turn()
    {
        if (const double seconds = processorSeconds() - m_start; m_done > 0 && seconds > kLongest)
            fail(u"no answer for %1 s"_s.arg(seconds));
        if (m_done == m_actions)
            return end();
        closeOthers(m_window);
        m_hands.testModels();
        m_start = processorSeconds();
        m_hands.act(m_hands.dice().isOneIn(3) ? Hands::others() : Hands::edits(), QString::number(m_done++));
        if (m_talks)
            std::fprintf(stderr, "%s: %d steps\n", qPrintable(doing()), m_window->document()->undoStack()->index());
        QTimer::singleShot(0, this, &Monkey::turn);
    }

    void end()
    {
        m_hands.leaveEditors();
        setDoing(u"undo all"_s);
        Document* document = m_window->document();
        QUndoStack* stack = document->undoStack();
        document->settle();
        const std::string after = bytesOf(m_window);
        const int here = stack->index();
        stack->setIndex(0);
        document->settle();
        compare(bytesOf(m_window), m_before, u"undoing all %1 steps does not bring back the document"_s.arg(here));
        stack->setIndex(here);
        document->settle();
        compare(bytesOf(m_window), after, u"redoing all %1 steps does not bring back the document"_s.arg(here));
        std::printf("%d actions, %d edits, %d steps undone\n", m_actions, m_edits, here);
        std::fflush(stdout);
        std::_Exit(0);
    }

    MainWindow* m_window;
    Hands m_hands;
    int m_actions;
    int m_done = 0;
    int m_edits = 0;
    std::set<const QUndoCommand*> m_commands;  // those that were seen
    double m_start = 0;
    std::string m_before;
    bool m_talks = qEnvironmentVariableIsSet("AE_MONKEY_TALKS");  // for those who look for the reason
};

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QString way = argc == 5 ? QString::fromLatin1(argv[1]) : QString();
    if (way != u"random"_s && way != u"endure"_s) {
        std::fprintf(stderr, "monkey random SEED ACTIONS FILE\nmonkey endure SECONDS SEED FILE\n");
        return 64;
    }
    failAtWarnings();
    ignoreUserSettings();
    setDoing(u"start"_s);
    MainWindow* window = openWindow(QString::fromLocal8Bit(argv[4]));
    const int first = std::atoi(argv[2]);
    const int second = std::atoi(argv[3]);
    if (way == u"endure"_s)
        new Endurance(window, first, static_cast<unsigned>(second), window);
    else
        new Monkey(window, static_cast<unsigned>(first), second);
    return QApplication::exec();
}
