// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "lessons/progress.h"
#include "session/session.h"

#include <QStringList>

#include <optional>

namespace ae {

/// A lesson with the session that it names, or all that is wrong with it.
struct LoadedLesson {
    std::optional<Lesson> lesson;
    Session session;
    QString path;  ///< of the file in the base language
    std::vector<Problem> problems;

    bool isGood() const { return lesson && problems.empty(); }
    /// What the learner's progress is kept under.
    std::string key() const;
};

/// Paths of the lessons that the program brings, in the order in which they are offered.
QStringList shippedLessons();

/// The lesson alone, for its title: neither its session nor whether it fits.
LoadedLesson readLessonAt(const QString& path);

/// Reads a lesson of the program or of the user, with the session beside it or the example that it names. In the language of the window:
/// from the translations where the program brings it, else where NAME.xx.lesson stands beside NAME.lesson.
LoadedLesson loadLesson(const QString& path);

/// Where progress is kept: $XDG_STATE_HOME/attention-explorer/lessons.json. Pictures and tests that ignore the settings keep none.
ProgressFile lessonProgress();

}  // namespace ae
