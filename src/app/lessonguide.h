// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons.h"
#include "widgets/lessons/lessonlist.h"

#include <QStackedWidget>

class QMenu;

namespace ae {

class Actions;
class LessonPage;
class LessonRun;
class MainWindow;
class Spotlight;

/// Lessons beside the notebook: the list of them, or the step of the one that is on in this window.
class LessonGuide : public QStackedWidget {
    Q_OBJECT
public:
    explicit LessonGuide(MainWindow* window);

    /// Opens the lesson with its session in a window of its own, which takes the place of one in which nothing was done. All mistakes of
    /// a bad one are shown; nothing is opened then.
    static bool open(const QString& path, MainWindow* from);

    /// The lesson on this window's document, which holds its session.
    void begin(LoadedLesson loaded);
    /// What is on in a guide that goes, in the language of now: the lesson where the learner is, or the list.
    void takeOver(LessonGuide& before);
    LessonRun* run() const { return m_run; }
    /// Fills the menu: the lessons, one's own, the panel.
    void connectActions(const Actions& actions);

signals:
    void shown();
    void noted(const QString& words);

private:
    void showRun();
    void fillMenu();
    void showList();
    void askForFile();
    void look();
    void openNext();
    void keepProgress();
    QList<LessonEntry> entries() const;

    MainWindow* m_window;
    LessonList* m_list;
    LessonPage* m_page = nullptr;
    LessonRun* m_run = nullptr;
    Spotlight* m_light = nullptr;
    QMenu* m_menu = nullptr;
    QList<QAction*> m_entries;
    QString m_path;
    std::string m_key;
};

}  // namespace ae
