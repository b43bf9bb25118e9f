// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lessonsession.h"

#include "lessons/lessoncheck.h"
#include "lessons/lessonreader.h"
#include "lessons/shippedexamples.h"

#include <algorithm>

namespace ae {

namespace {

Result<std::string> exampleText(const std::string& name)
{
    if (const ShippedExample* example = findShippedExample(name))
        return std::string(example->text);
    std::string known;
    for (const ShippedExample& example : shippedExamples())
        known.append(known.empty() ? "" : ", ").append(example.name);
    return Problem{ProblemKind::Data, "", AE_TR("ae", "there is no example \"%1\""), AE_TR("ae", "use one of %2"), {name, known}};
}

Result<Session> sessionOf(const Lesson& lesson, const ReadBeside& readBeside)
{
    const bool isExample = lesson.session.isEmpty();
    const LessonText& named = isExample ? lesson.example : lesson.session;
    Result<std::string> text = isExample ? exampleText(named.text) : readBeside(named.text);
    Result<LoadedSession> session = text ? readSession(*text) : Result<LoadedSession>(text.error());
    if (session)
        return std::move(session->session);
    if (!isExample && !text && text.error().kind == ProblemKind::CannotOpen) {
        return Problem{ProblemKind::Data,
                       lineWords(named.line),
                       AE_TR("ae", "the file \"%1\" beside the lesson cannot be opened"),
                       AE_TR("ae", "put the session there, and look at its permissions"),
                       {named.text}};
    }
    Problem problem = session.error();
    problem.kind = ProblemKind::Data;  // of the lesson, which names it
    const bool isFound = text || !isExample;  // an example that is not there is named in the sentence
    problem.where = lineWords(named.line) + (isFound ? ": " + named.text : "") + (problem.where.empty() ? "" : ": " + problem.where);
    return problem;
}

}  // namespace

const ShippedExample* findShippedExample(std::string_view name)
{
    const auto all = shippedExamples();
    const auto found = std::ranges::find(all, name, &ShippedExample::name);
    return found == all.end() ? nullptr : &*found;
}

CheckedLesson checkWholeLesson(std::string_view bytes, const ReadBeside& readBeside)
{
    LessonReading reading = readLesson(bytes);
    CheckedLesson checked{std::move(reading.lesson), std::nullopt, std::move(reading.problems)};
    if (checked.lesson.session.isEmpty() && checked.lesson.example.isEmpty())
        return checked;  // no session, no steps: that is said
    Result<Session> session = sessionOf(checked.lesson, readBeside);
    if (!session) {
        checked.problems.push_back(session.error());
    } else {
        for (Problem& problem : checkLesson(checked.lesson, *session))
            checked.problems.push_back(std::move(problem));
        checked.session = std::move(session.value());
    }
    sortByLine(checked.problems);
    return checked;
}

}  // namespace ae
