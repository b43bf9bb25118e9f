// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessonguide.h"

#include "app/actions.h"
#include "app/fileactions.h"
#include "app/mainwindow.h"
#include "models/lessonrun.h"
#include "models/texts.h"
#include "session/cellname.h"
#include "widgets/lessons/lessonlist.h"
#include "widgets/lessons/lessonpage.h"
#include "widgets/notebook/notebookview.h"
#include "widgets/notebook/spotlight.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kNarrowest = 290;
constexpr qsizetype kMostMistakes = 12;  // in one message

void refuse(QWidget* parent, const QString& path, const std::vector<Problem>& problems)
{
    QMessageBox box(parent);
    box.setTextFormat(Qt::PlainText);
    box.setIcon(QMessageBox::Warning);
    box.setWindowTitle(LessonGuide::tr("Attention Explorer"));
    box.setText(LessonGuide::tr("The lesson %1 was not opened.").arg(shownName(QFileInfo(path).fileName().toStdString())));
    QStringList lines;
    for (const Problem& problem : problems) {
        if (lines.size() < kMostMistakes)
            lines << sentenceOf(problem);
    }
    if (const auto rest = static_cast<qsizetype>(problems.size()) - lines.size(); rest > 0)
        lines << LessonGuide::tr("… and %n more.", nullptr, static_cast<int>(rest));
    lines << LessonGuide::tr("Nothing was changed.");
    box.setInformativeText(lines.join(u"\n\n"_s));
    box.exec();
}

}  // namespace

LessonGuide::LessonGuide(MainWindow* window) : m_window(window), m_list(new LessonList)
{
    setAccessibleName(tr("Lesson"));
    setWhatsThis(tr("A lesson beside the notebook: it asks for a prediction, then for something to do, and ticks off what you have done. "
                    "Undo, wander off and go back as you like."));
    setMinimumWidth(kNarrowest);
    addWidget(m_list);
    connect(m_list, &LessonList::chosen, this, [this](const QString& path) { open(path, m_window); });
    connect(m_list, &LessonList::fileAsked, this, &LessonGuide::askForFile);
}

void LessonGuide::connectActions(const Actions& actions)
{
    m_menu = actions.menu("&Lessons");
    connect(m_menu, &QMenu::aboutToShow, this, &LessonGuide::fillMenu);
    connect(actions["lessons.open"], &QAction::triggered, this, &LessonGuide::askForFile);
    connect(actions["lessons.anew"], &QAction::triggered, this, [this] {
        if (!m_run)
            return emit noted(tr("No lesson is open in this window: choose one in the menu Lessons."));
        m_run->forget();
        setCurrentWidget(m_page);
        emit shown();
    });
    connect(actions["lessons.panel"], &QAction::toggled, this, [this](bool isShown) {
        if (isShown && !m_run)
            showList();
    });
}

QList<LessonEntry> LessonGuide::entries() const
{
    const Progress progress = lessonProgress().load();
    QList<LessonEntry> entries;
    for (const QString& path : shippedLessons()) {
        const LoadedLesson loaded = readLessonAt(path);
        if (!loaded.isGood())
            continue;
        const auto own = progress.find(loaded.key());
        entries << LessonEntry{path, shownName(loaded.lesson->title.text), shownLines(fromUtf8(loaded.lesson->about.text)),
                               own == progress.end() ? 0 : static_cast<int>(own->second.doneCount()),
                               static_cast<int>(loaded.lesson->steps.size())};
    }
    return entries;
}

void LessonGuide::fillMenu()
{
    qDeleteAll(m_entries);
    m_entries.clear();
    QAction* first = m_menu->actions().value(0);
    int number = 0;
    for (const LessonEntry& entry : entries()) {
        ++number;
        QString text = QString(entry.title).replace(u'&', u"&&"_s);
        text = number < 10 ? u"&%1  %2"_s.arg(number).arg(text) : u"%1  %2"_s.arg(number).arg(text);
        if (entry.done > 0)
            text += entry.done == entry.steps ? u"   ✓"_s : tr("   %1 of %2").arg(entry.done).arg(entry.steps);
        auto* action = new QAction(text, m_menu);
        connect(action, &QAction::triggered, this, [this, path = entry.path] { open(path, m_window); });
        m_menu->insertAction(first, action);
        m_entries << action;
    }
}

void LessonGuide::showList()
{
    m_list->show(entries());
    setCurrentWidget(m_list);
}

void LessonGuide::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open a lesson"), {}, tr("Lessons (*.lesson);;All files (*)"));
    if (!path.isEmpty())
        open(path, m_window);
}

bool LessonGuide::open(const QString& path, MainWindow* from)
{
    LoadedLesson loaded = loadLesson(path);
    if (!loaded.isGood()) {
        refuse(from, path, loaded.problems);
        return false;
    }
    const bool takesPlace = from && (from->guide()->run() || (!from->document()->isModified() && from->document()->path().empty()));
    if (takesPlace && !from->askToClose())
        return false;
    MainWindow* window = FileActions::openSession(loaded.session, {}, from);
    if (!window)
        return false;
    if (takesPlace) {
        window->setGeometry(from->geometry());  // without the frame, which a window that was just shown does not have yet
        window->setWindowState(from->windowState() & ~Qt::WindowMinimized);
    }
    window->guide()->begin(std::move(loaded));
    window->guide()->m_page->takeKeyboard();
    if (takesPlace)
        from->close();
    return true;
}

void LessonGuide::begin(LoadedLesson loaded)
{
    m_path = loaded.path;
    m_key = loaded.key();
    std::optional<Problem> note;
    const Progress progress = lessonProgress().load(&note);
    m_run = new LessonRun(std::move(*loaded.lesson), std::move(loaded.session), m_window->document(), m_window->lens(), this);
    const auto own = progress.find(m_key);
    m_light = new Spotlight(m_window->notebook());
    m_window->hideWelcome();  // which offers a lesson
    m_run->begin(own == progress.end() ? LessonProgress{} : own->second);
    showRun();
    emit shown();
    QMetaObject::invokeMethod(this, &LessonGuide::look, Qt::QueuedConnection);  // when the cards have their places
    if (note)
        emit noted(sentenceOf(*note));
}

void LessonGuide::takeOver(LessonGuide& before)
{
    if (!before.m_run)
        return;
    const bool isPageOnShow = before.currentWidget() == before.m_page;
    m_path = before.m_path;
    m_key = before.m_key;
    m_run = std::exchange(before.m_run, nullptr);
    m_run->disconnect(&before);
    m_run->setParent(this);
    if (const LoadedLesson loaded = readLessonAt(m_path); loaded.isGood())
        m_run->setWords(*loaded.lesson);
    m_light = new Spotlight(m_window->notebook());
    showRun();
    if (!isPageOnShow)
        showList();
}

void LessonGuide::showRun()
{
    m_page = new LessonPage;
    addWidget(m_page);
    m_page->setRun(m_run);
    setCurrentWidget(m_page);
    connect(m_run, &LessonRun::stepChanged, this, &LessonGuide::look);
    connect(m_run, &LessonRun::stepChanged, this, &LessonGuide::keepProgress);
    connect(m_run, &LessonRun::progressChanged, this, &LessonGuide::keepProgress);
    connect(m_run, &LessonRun::setUp, this,
            [this] { emit noted(tr("The notebook was set up for this step. Undo brings back what you had.")); });
    connect(m_page, &LessonPage::listAsked, this, &LessonGuide::showList);
    connect(m_page, &LessonPage::lookAsked, this, &LessonGuide::look);
    connect(m_page, &LessonPage::nextLessonAsked, this, &LessonGuide::openNext);
    connect(m_page, &LessonPage::refused, this, &LessonGuide::noted);
}

void LessonGuide::look()
{
    m_light->putOut();
    const std::string& place = m_run->step().look.text;
    if (place.empty() || m_light->showKind(place))
        return;
    const Document& document = *m_window->document();
    if (const auto cell = parseCellName(place, document.session(), document.evaluation().graph()))
        m_light->showCell(*cell);
}

void LessonGuide::openNext()
{
    const QStringList all = shippedLessons();
    const qsizetype here = all.indexOf(m_path);
    if (here >= 0 && here + 1 < all.size())
        open(all[here + 1], m_window);
    else
        showList();
}

void LessonGuide::keepProgress()
{
    if (const auto problem = lessonProgress().save(m_key, m_run->progress()))
        emit noted(tr("Your progress could not be kept: %1").arg(sentenceOf(*problem)));
}

}  // namespace ae
