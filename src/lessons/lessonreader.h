// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "session/problem.h"

#include <string_view>
#include <vector>

namespace ae {

/// What a lesson file brings: the lesson is good when there are no problems. `where` of a problem is "line 12".
struct LessonReading {
    Lesson lesson;
    std::vector<Problem> problems;
};

/// Reads the text of a lesson file (docs/writing-lessons.md) and gathers all its mistakes. Whether goals, settings and places fit the
/// session is checkLesson()'s.
LessonReading readLesson(std::string_view bytes);

/// "line 12", the place of a problem.
std::string lineWords(int line);
/// In the order of the file; all of them begin with the words of a line.
void sortByLine(std::vector<Problem>& problems);

namespace limits {
inline constexpr std::size_t lessonBytes = std::size_t{1} << 20;
inline constexpr std::size_t lessonTextBytes = 64 * 1024;
inline constexpr std::size_t lessonSteps = 100;
inline constexpr std::size_t lessonLines = 20'000;
inline constexpr std::size_t lessonChoices = 12;
inline constexpr int lessonNesting = 8;  ///< quotes and lists in one line of Markdown
}  // namespace limits

}  // namespace ae
