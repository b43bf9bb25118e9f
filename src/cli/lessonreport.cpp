// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lessonreport.h"

#include "cli/console.h"
#include "cli/displaytext.h"
#include "cli/opensession.h"
#include "cli/texttable.h"
#include "lessons/lessonsession.h"

#include <filesystem>

namespace ae::cli {

bool isLessonFile(const std::string& file)
{
    return std::filesystem::path(file).extension() == ".lesson";
}

int checkLessonFile(const std::string& file, const std::string& bytes, Console& console)
{
    const CheckedLesson checked =
        checkWholeLesson(bytes, [&file](const std::string& name) { return readFile(std::filesystem::path(file).parent_path() / name); });
    const Lesson& lesson = checked.lesson;
    int code = exitcode::good;
    for (const Problem& problem : checked.problems)
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
        table.print(out);
    });
}

}  // namespace ae::cli
