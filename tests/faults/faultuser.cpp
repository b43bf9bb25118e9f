// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A scripted user in front of the real window, for windows.py, which kills both: faultuser FILE LOG SEED
// Finds what an earlier run left, takes the newest of it, and goes on working: numbers into cells, words into a note, undo, save, pauses
// and bursts. Every edit carries the next whole number, and the log, which survives a kill, says when each was made.
#include "app/examples.h"
#include "app/mainwindow.h"
#include "app/sessionloading.h"
#include "app/settings.h"
#include "document/documentfile.h"
#include "document/recovery.h"
#include "widgets/cells/textcell.h"
#include "widgets/look/card.h"
#include "widgets/matrix/matrixview.h"
#include "widgets/notebook/notebookview.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <random>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace ae;

namespace {

int s_log = -1;

/// "12345678901 edit 7": nanoseconds of the clock that all programs share.
void log(const QString& what)
{
    timespec now = {};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    const QByteArray line = QByteArray::number(qint64{now.tv_sec} * 1'000'000'000 + now.tv_nsec) + ' ' + what.toUtf8() + '\n';
    if (::write(s_log, line.constData(), static_cast<std::size_t>(line.size())) != line.size())
        std::_Exit(3);
}

/// The number of the last edit that is in a session: the larger of X[0,0] and the last word of the note.
int markOf(const Session& session)
{
    const QString note = session.notebook.empty() ? QString() : QString::fromStdString(session.notebook.front().markdown);
    return std::max(static_cast<int>(session.matrices.at("X")(0, 0)), note.section(u' ', -1).trimmed().toInt());
}

class User : public QObject {
public:
    User(MainWindow* window, int mark, unsigned seed) : m_window(window), m_mark(mark), m_random(seed)
    {
        // some work without a pause, so that only the limit to going on editing helps; some with long ones
        m_pause = below(3) == 0 ? 40 : 400;
        connect(&m_timer, &QTimer::timeout, this, &User::act);
        connect(&m_questions, &QTimer::timeout, this, [] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                box->buttons().first()->click();
        });
        m_questions.start(50);
        m_timer.start(100);
    }

private:
    int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(m_random); }
    MatrixView* pane(const QString& name) const
    {
        for (MatrixView* view : m_window->findChildren<MatrixView*>()) {
            if (view->accessibleName() == name)
                return view;
        }
        qFatal("there is no pane %s", qPrintable(name));
    }
    void type(const QString& name, int row, int column, const QByteArray& keys)
    {
        MatrixView* view = pane(name);
        view->setFocus();
        view->setCurrentIndex(view->model()->index(row, column));
        for (const char key : keys)
            QTest::keyClick(m_window->windowHandle(), key);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
    }
    void number()
    {
        type(u"X"_s, 0, 0, QByteArray::number(m_mark + 1));
        if (m_window->document()->session().matrices.at("X")(0, 0) != m_mark + 1)
            qFatal("the number did not get into X");
        log(u"edit %1"_s.arg(++m_mark));
    }
    /// The editor stays open: nobody leaves it before the kill.
    void note()
    {
        auto* text = m_window->notebook()->card(0)->findChild<TextCell*>();
        auto* editor = text->findChild<QPlainTextEdit*>();
        if (!editor->isVisible())
            text->startEditing();
        editor->moveCursor(QTextCursor::End);
        QTest::keyClicks(editor, u" %1"_s.arg(m_mark + 1));
        log(u"edit %1"_s.arg(++m_mark));
    }
    void undone()
    {
        type(u"Wq"_s, 1, 1, "0.25");
        m_window->actionTable()["edit.undo"]->trigger();
    }
    void save()
    {
        m_window->actionTable()["file.save"]->trigger();
        log(u"save %1"_s.arg(m_window->document()->isModified() ? -1 : m_mark));
    }
    void act()
    {
        const int dice = below(40);
        if (dice == 0)
            save();
        else if (dice < 4)
            undone();
        else if (dice < 14)
            note();
        else
            number();
        m_timer.start(dice == 39 ? 4000 : 5 + below(m_pause));
    }

    MainWindow* m_window;
    int m_mark;
    std::mt19937 m_random;
    int m_pause = 400;
    QTimer m_timer;
    QTimer m_questions;
};

/// The newest of what an earlier run left; all of it is said in the log.
std::unique_ptr<Document> findWork(const QString& path)
{
    int saved = 0;
    auto opened = readForOpening(path);
    log(opened ? u"saved %1"_s.arg(saved = markOf(opened->prepared->session)) : u"unreadable %1"_s.arg(path));
    std::unique_ptr<Document> document;
    for (const RecoverableCopy& copy : RecoveryCopy::list()) {
        const Result<Session> session = RecoveryCopy::load(copy);
        log(session ? u"found %1"_s.arg(markOf(*session)) : u"unreadable %1"_s.arg(copy.id));
        if (!session)
            continue;
        if (document || markOf(*session) <= saved) {
            RecoveryCopy::discard(copy);
            continue;
        }
        auto restored = RecoveryCopy::restore(copy);
        if (restored)
            document = std::move(*restored);
    }
    if (document)
        return document;
    if (!opened)
        std::_Exit(4);
    document = Document::make(std::move(*opened->prepared));
    document->setPath(path.toStdString());
    DocumentFile::of(document.get()).follow(opened->stamp);
    return document;
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc != 4) {
        std::fprintf(stderr, "faultuser FILE LOG SEED\n");
        return 64;
    }
    s_log = ::open(argv[2], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    ignoreUserSettings();
    auto* window = new MainWindow(findWork(QString::fromLocal8Bit(argv[1])));
    window->hideWelcome();
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window))
        return 5;
    window->notebook()->complete();
    const int mark = markOf(window->document()->session());
    log(u"begin %1"_s.arg(mark));
    const User user(window, mark, static_cast<unsigned>(std::atoi(argv[3])));
    return QApplication::exec();
}
