// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lessonreport.h"

#include "cli/console.h"
#include "cli/displaytext.h"
#include "cli/opensession.h"
#include "cli/texttable.h"
#include "lessons/lessoncheck.h"
#include "lessons/lessonreader.h"
#include "session/reader.h"

#include <filesystem>

namespace ae::cli {

namespace {

/// Problems of the session that the lesson names, and of the lesson in it.
std::vector<Problem> problemsWithSession(const std::string& file, const Lesson& lesson)
{
    const std::filesystem::path path = std::filesystem::path(file).parent_path() / lesson.session.text;
    const Result<LoadedSession> session = loadSession(path);
    if (session)
        return checkLesson(lesson, session->session);
    Problem problem = session.error();
    problem.where = lineWords(lesson.session.line) + ": " + lesson.session.text + (problem.where.empty() ? "" : ": " + problem.where);
    problem.kind = ProblemKind::Data;  // of the lesson, which names it
    return {problem};
}

}  // namespace

bool isLessonFile(const std::string& file)
{
    return std::filesystem::path(file).extension() == ".lesson";
}

int checkLessonFile(const std::string& file, const std::string& bytes, Console& console)
{
    LessonReading reading = readLesson(bytes);
    const Lesson& lesson = reading.lesson;
    if (reading.problems.empty() && !lesson.session.isEmpty())
        reading.problems = problemsWithSession(file, lesson);
    int code = exitcode::good;
    for (const Problem& problem : reading.problems)
        code = console.fail(placeOf(file), problem);
    if (code != exitcode::good)
        return code;
    long long tasks = 0;
    for (const LessonStep& step : lesson.steps)
        tasks += static_cast<long long>(step.tasks.size());
    return console.print([&](PieceWriter& out) {
        TextTable table({Align::Left, Align::Left});
        table.add({"file", printable(placeOf(file)) + ": good"});
        table.add({"lesson", printable(lesson.title.text)});
        table.add({"steps", std::to_string(lesson.steps.size())});
        table.add({"tasks", std::to_string(tasks)});
        table.add({"session", printable(lesson.session.isEmpty() ? "the example " + lesson.example.text : lesson.session.text)});
        if (lesson.session.isEmpty())
            table.add(
                {"note", "goals were not checked: the example belongs to attention-explorer, which checks them when it opens the lesson"});
        table.print(out);
    });
}

}  // namespace ae::cli
