// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a person waits at the real main window:
//   bench_window frames TOKENS COUNT   from Enter in an edited number of W_Q to the end of the painted frame
//   bench_window drag TOKENS COUNT     from a mouse move that scrubs a number of W_Q to the end of its frame
//   bench_window open FILE             from the choice of a file to the first frame that shows it
#include "app/examples.h"
#include "app/fileactions.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "drawninputs.h"
#include "framewatch.h"
#include "widgets/look/theme.h"
#include "widgets/matrix/matrixview.h"
#include "widgets/notebook/notebookview.h"

#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <ranges>
#include <span>

using namespace Qt::StringLiterals;

namespace {

using namespace ae;

constexpr QSize kWindowSize(1600, 1000);
constexpr double kTwoFrames = 33;  // milliseconds
constexpr int kLongestWait = 30'000;

double millisecondsOf(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// The lesson, or drawn numbers of the size of a real head.
Session sessionOf(Index tokens)
{
    Session session = lessonSession();
    if (tokens == session.tokenCount())
        return session;
    session = {};
    session.title = "Drawn";
    for (Index i = 0; i < tokens; ++i)
        session.tokens.push_back("t" + std::to_string(i + 1));
    session.matrices = bench::drawnInputs(tokens, std::clamp<Index>(tokens, 8, 768), std::clamp<Index>(tokens, 2, 64));
    session.notebook = defaultNotebook();
    return session;
}

/// Brings these cells of the notebook to its top, in this order, where the window shows parts of all of them.
void raise(Session& session, std::span<const std::string_view> kinds)
{
    for (const std::string_view kind : std::views::reverse(kinds)) {
        const auto cell = std::ranges::find(session.notebook, kind, &NotebookCell::kind);
        if (cell != session.notebook.end())
            std::rotate(session.notebook.begin(), cell, cell + 1);
    }
}

/// One real window, and how long it takes until the screen shows what was done to it.
class Stage {
public:
    Stage(bench::FrameWatch& application, Session session)
    {
        auto document = Document::make(std::move(session));
        if (!document)
            qFatal("%s", document.error().sentence().c_str());
        m_window = std::make_unique<MainWindow>(std::move(*document));
        m_window->setAttribute(Qt::WA_DeleteOnClose, false);
        m_window->hideWelcome();
        m_window->resize(kWindowSize);
        application.framePainted = [this](QWidget* window) {
            if (window == m_window.get() && m_hasChanged && m_paintedAt < 0)
                m_paintedAt = millisecondsOf(m_timer);
        };
        QObject::connect(m_window->document(), &Document::changed, m_window.get(), [this] { m_hasChanged = true; });
        m_window->show();
        m_window->activateWindow();
        if (!QTest::qWaitForWindowExposed(m_window.get()))
            qFatal("the window did not come");
        QTest::qWait(500);  // charts and what-ifs come from the background
    }

    MatrixView* view(const QString& name) const
    {
        for (auto* view : m_window->findChildren<MatrixView*>()) {
            if (view->accessibleName() == name)
                return view;
        }
        qFatal("there is no pane \"%s\"", qPrintable(name));
    }

    void press(Qt::Key key) const { QTest::keyClick(m_window->windowHandle(), key); }
    void type(const QString& text) const
    {
        for (const QChar character : text)
            QTest::keyClick(m_window->windowHandle(), character.toLatin1());
    }

    /// Milliseconds from the start of `act` to the end of the first frame that was painted after the document had changed.
    template <class Act> double untilPainted(Act act)
    {
        m_hasChanged = false;
        m_paintedAt = -1;
        m_timer.start();
        act();
        QTimer watch;
        QObject::connect(&watch, &QTimer::timeout, &watch, [] { qFatal("no frame came"); });
        watch.start(kLongestWait);
        while (m_paintedAt < 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return m_paintedAt;
    }

private:
    std::unique_ptr<MainWindow> m_window;
    QElapsedTimer m_timer;
    bool m_hasChanged = false;
    double m_paintedAt = -1;
};

std::vector<double> keyPresses(Stage& stage, int count)
{
    MatrixView* wq = stage.view(u"Wq"_s);
    const int rows = wq->model()->rowCount();
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        wq->setFocus();
        wq->setCurrentIndex(wq->model()->index(i % rows, i / rows % wq->model()->columnCount()));
        QTest::qWait(20);
        stage.type(QString::number(0.01 * (i % 97) + 0.001, 'f', 3));
        times.push_back(stage.untilPainted([&stage] { stage.press(Qt::Key_Return); }));
        QTest::qWait(20);
    }
    return times;
}

void sendMouse(QWidget* widget, QEvent::Type type, const QPoint& place)
{
    const bool isMove = type == QEvent::MouseMove;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, place, widget->mapToGlobal(place), isMove ? Qt::NoButton : Qt::LeftButton, held, Qt::AltModifier);
    QApplication::sendEvent(widget, &event);
}

/// The next move comes as soon as the frame of the one before is painted.
std::vector<double> scrubs(Stage& stage, int count)
{
    MatrixView* wq = stage.view(u"Wq"_s);
    const QModelIndex cell = wq->model()->index(2, 1);
    if (wq->isPicture())
        wq->zoomTo(cell);
    const QPoint place = wq->visualRect(cell).center();
    sendMouse(wq->viewport(), QEvent::MouseButtonPress, place);
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        const QPoint next = place + QPoint(4 * (i % 100 + 1), 0);
        times.push_back(stage.untilPainted([wq, next] { sendMouse(wq->viewport(), QEvent::MouseMove, next); }));
    }
    sendMouse(wq->viewport(), QEvent::MouseButtonRelease, place);
    return times;
}

double residentMegabytes()
{
    QFile file(u"/proc/self/statm"_s);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const QList<QByteArray> pages = isOpen ? file.readAll().split(' ') : QList<QByteArray>();
    return pages.size() < 2 ? 0 : pages[1].toDouble() * 4096 / 1e6;
}

void print(std::vector<double> times)
{
    std::ranges::sort(times);
    const std::size_t count = times.size();
    const auto above = static_cast<double>(std::ranges::count_if(times, [](double time) { return time > kTwoFrames; }));
    std::printf("{\"median_ms\": %.3f, \"p99_ms\": %.3f, \"share_above_33_ms\": %.4f, \"resident_mb\": %.0f}\n", times[count / 2],
                times[(count * 99 + 99) / 100 - 1], above / static_cast<double>(count), residentMegabytes());
}

std::vector<MainWindow*> mainWindows()
{
    std::vector<MainWindow*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* window = qobject_cast<MainWindow*>(widget))
            windows.push_back(window);
    }
    return windows;
}

/// A person has the lesson open and chooses a file.
int openFile(bench::FrameWatch& application, const QString& path)
{
    FileActions::openLesson();
    MainWindow* const lesson = mainWindows().front();
    QTest::qWait(1000);
    QElapsedTimer timer;
    QElapsedTimer sinceBeat;
    double longestGap = 0;
    const auto beat = [&] {
        longestGap = std::max(longestGap, millisecondsOf(sinceBeat));
        sinceBeat.start();
    };
    QTimer heart;
    heart.setTimerType(Qt::PreciseTimer);
    QObject::connect(&heart, &QTimer::timeout, &heart, beat);
    application.framePainted = [&](QWidget* window) {
        const auto* opened = qobject_cast<MainWindow*>(window);
        if (window == lesson || !opened)
            return;
        if (!opened->notebook()->hasFirstScreen())
            return;  // the window stands, but its file does not show yet
        beat();
        std::printf("{\"first_frame_ms\": %.3f, \"longest_block_ms\": %.3f}\n", millisecondsOf(timer), longestGap);
        application.framePainted = nullptr;
        QApplication::quit();
    };
    heart.start(1);
    sinceBeat.start();
    timer.start();
    if (!FileActions::open(path, lesson))
        return 1;
    QTimer::singleShot(kLongestWait, [] { QApplication::exit(1); });
    return QApplication::exec();
}

int measure(bench::FrameWatch& application, const QStringList& arguments)
{
    const QString mode = arguments.value(1);
    if (mode == u"open"_s && arguments.size() == 3)
        return openFile(application, arguments[2]);
    const int tokens = arguments.value(2).toInt();
    const int count = arguments.value(3).toInt();
    if ((mode != u"frames"_s && mode != u"drag"_s) || tokens < 1 || count < 1) {
        std::fputs("usage: bench_window frames|drag TOKENS COUNT\n       bench_window open FILE\n", stderr);
        return 64;
    }
    Session session = sessionOf(tokens);
    if (mode == u"drag"_s)
        raise(session, std::array<std::string_view, 3>{"worked-row", "weights", "weights-chart"});
    Stage stage(application, std::move(session));
    print(mode == u"drag"_s ? scrubs(stage, count) : keyPresses(stage, count));
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    bench::FrameWatch application(argc, argv);
    ignoreUserSettings();
    applyTheme(application, ThemeName::Light);
    const int code = measure(application, QApplication::arguments());
    qDeleteAll(mainWindows());
    return code;
}
