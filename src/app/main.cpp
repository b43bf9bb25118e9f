// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backgroundwork.h"
#include "app/commandline.h"
#include "app/desktoplook.h"
#include "app/examples.h"
#include "app/fileactions.h"
#include "app/mainwindow.h"
#include "app/recoveryoffer.h"
#include "app/settings.h"
#include "app/startwords.h"
#include "models/texts.h"
#include "session/safefile.h"
#include "widgets/notebook/notebookview.h"

#include <QApplication>
#include <QBuffer>
#include <QIcon>
#include <QPixmap>
#include <QSettings>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <future>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

constexpr int kUsage = 64;
constexpr int kBadData = 65;
constexpr int kWriteFailed = 74;
constexpr int kLongestWait = 20'000;  // milliseconds, for what comes from the background

/// Says when the first frame of the first window is painted, then when its notebook is, and ends the program.
class FirstFrames : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Paint)
            return false;
        if (auto* window = qobject_cast<ae::MainWindow*>(watched); window && !m_notebook) {
            m_notebook = window->notebook();
            QTimer::singleShot(0, qApp, [] { say("painted"); });  // the frame is on its way; this comes after it
        } else if (m_notebook && watched == m_notebook->sheet() && m_notebook->hasFirstScreen()) {
            QTimer::singleShot(0, qApp, [] {
                say("notebook painted");
                std::_Exit(0);
            });
        }
        return false;
    }

private:
    static void say(const char* line)
    {
        std::puts(line);
        std::fflush(stdout);
    }

    ae::NotebookView* m_notebook = nullptr;
};

int drawScreenshot(const ae::StartRequest& request)
{
    ae::Session session = ae::lessonSession();
    QString path;
    if (!request.files.isEmpty()) {
        path = request.files.first();
        auto loaded = ae::loadSession(path.toStdString());
        if (!loaded) {
            std::fprintf(stderr, "attention-explorer: %s: %s\n", qPrintable(path), qPrintable(ae::sentenceOf(loaded.error())));
            return loaded.error().kind == ae::ProblemKind::Data ? kBadData : 66;
        }
        session = std::move(loaded->session);
    }
    auto document = ae::Document::make(std::move(session));
    if (!document) {
        std::fprintf(stderr, "attention-explorer: %s\n", qPrintable(ae::sentenceOf(document.error())));
        return kBadData;
    }
    if (!path.isEmpty())
        (*document)->setPath(path.toStdString());
    auto* window = new ae::MainWindow(std::move(*document));
    window->hideWelcome();
    window->resize(request.size);
    window->show();
    window->resize(request.size);
    window->notebook()->complete();
    if (!request.scrollTo.isEmpty()) {
        const int cell = window->notebook()->find(request.scrollTo.toStdString());
        if (cell < 0) {
            std::fprintf(stderr, "attention-explorer: no cell of the kind '%s'\n", qPrintable(request.scrollTo));
            return kUsage;
        }
        window->notebook()->scrollToCell(cell);
    }
    ae::letWorkFinish(window, *window, ae::WorkAhead::ForWindow, kLongestWait);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    const bool isMade = window->grab().save(&buffer, "PNG");
    const auto problem = ae::writeFileSafely(request.screenshot.toStdString(), isMade ? bytes.toStdString() : std::string());
    if (problem)
        std::fprintf(stderr, "attention-explorer: %s\n", qPrintable(ae::sentenceOf(*problem)));
    delete window;
    return problem ? kWriteFailed : 0;
}

void tell(const QString& words)
{
    if (!words.isEmpty())
        std::fprintf(stderr, "attention-explorer: %s\n", qPrintable(words));
}

}  // namespace

int main(int argc, char** argv)
{
    const ae::StartRequest request = ae::readArguments(argc, argv);
    if (!request.answer.isEmpty()) {
        std::fputs(qPrintable(request.answer), stdout);
        return 0;
    }
    if (!request.error.isEmpty()) {
        std::fprintf(stderr, "attention-explorer: %s\n", qPrintable(request.error));
        return kUsage;
    }
    const bool isPicture = !request.screenshot.isEmpty();
    if (isPicture)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (request.scale != 1)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(request.scale));
    // a size limit and a reader that left are failed writes, said in words
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    std::optional<ae::PlatformWatch> watch(std::in_place);
    QApplication application(argc, argv);
    watch.reset();
    std::future<QString> fonts = ae::startReadingFonts();
    QApplication::setOrganizationName(u"attention-explorer"_s);
    QApplication::setApplicationName(u"attention-explorer"_s);
    QApplication::setApplicationDisplayName(QString());
    QApplication::setDesktopFileName(u"org.attention_explorer.AttentionExplorer"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/attention-explorer.svg"_s));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    if (isPicture)
        ae::ignoreUserSettings();
    const QString settingsNote = ae::mendSettings();
    QVariantMap instead;  // of the settings, for this run
    if (!request.language.isEmpty())
        instead[u"language"_s] = request.language;
    if (!request.theme.isEmpty() || isPicture)
        instead[u"theme"_s] = request.theme.isEmpty() ? u"light"_s : request.theme;
    ae::applySettings(instead);
    if (isPicture) {
        tell(fonts.get());
        return drawScreenshot(request);
    }
    ae::DesktopLookWatch::begin(&application);
    if (request.measuresStart)
        application.installEventFilter(new FirstFrames(&application));
    int opened = 0;
    for (const QString& file : request.files)
        opened += ae::FileActions::open(file, nullptr) ? 1 : 0;
    if (opened == 0)
        ae::FileActions::openLesson();
    tell(fonts.get());
    if (!settingsNote.isEmpty()) {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (auto* window = qobject_cast<ae::MainWindow*>(widget))
                window->showNote(settingsNote);
        }
    }
    QTimer::singleShot(0, [] {
        ae::MainWindow* parent = nullptr;  // the window system may not have made one the active one yet
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (auto* window = qobject_cast<ae::MainWindow*>(widget); window && (!parent || window->isActiveWindow()))
                parent = window;
        }
        const QString words = ae::RecoveryOffer::offerAtStart(parent);
        if (parent && !words.isEmpty())
            parent->showNote(words);
    });
    return QApplication::exec();
}
