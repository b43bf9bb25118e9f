// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lessoncheck.h"

#include "attention/export.h"
#include "lessons/lessonreader.h"
#include "session/cellname.h"
#include "session/livevalues.h"
#include "session/numbers.h"
#include "session/settings.h"

#include <algorithm>

namespace ae {

namespace {

Problem at(int line, Problem problem)
{
    problem.kind = ProblemKind::Data;
    problem.where = lineWords(line);
    return problem;
}

std::optional<Problem> setPicked(Session& session, std::string_view value)
{
    const auto found = std::ranges::find(session.tokens, value);
    if (found == session.tokens.end())
        return Problem{ProblemKind::Usage,
                       "",
                       AE_TR("ae", "there is no token \"%1\""),
                       AE_TR("ae", "use one of the names as it is written, or an index from 0"),
                       {std::string(value)}};
    session.view.pickedToken = found - session.tokens.begin();
    return std::nullopt;
}

std::optional<Problem> setWidth(Session& session, std::string_view value)
{
    const std::optional<double> width = readNumber(value);
    if (!width || !(*width >= 1) || !(*width <= 1024))
        return Problem{ProblemKind::Usage,
                       "",
                       AE_TR("ae", "\"%1\" is no width from 1 to 1024"),
                       AE_TR("ae", "give a whole number"),
                       {std::string(value)}};
    session.view.saturation.width = static_cast<Index>(*width);
    return std::nullopt;
}

std::optional<Problem> setSource(Session& session, std::string_view value)
{
    if (!findWidening(value))
        return problemOf({ErrorCode::UnknownWideningSource, {std::string(value)}});
    session.view.saturation.source = value;
    return std::nullopt;
}

/// What a lesson sets of the picture; all else is set as on the command line.
struct ViewSetting {
    std::string_view name;
    std::optional<Problem> (*apply)(Session& session, std::string_view value);
};
constexpr ViewSetting viewSettings[] = {{"picked", setPicked}, {"width", setWidth}, {"source", setSource}};

std::optional<Problem> applyLessonSetting(Session& session, const Graph& graph, std::string_view setting)
{
    const std::size_t sign = setting.rfind('=');
    for (const ViewSetting& view : viewSettings) {
        if (setting.substr(0, sign) == view.name)
            return view.apply(session, setting.substr(sign + 1));
    }
    return applySetting(session, graph, setting);
}

/// All settings of a step that can be read; the others are added to the problems.
Session startOf(const LessonStep& step, const Session& session, std::vector<Problem>& problems)
{
    Session start = session;
    if (step.settings.empty())
        return start;
    const Computed<Graph> graph = build(session.options, shapesOf(session.matrices));
    if (!graph) {
        problems.push_back(at(step.title.line, problemOf(graph.error())));
        return start;
    }
    for (const LessonText& setting : step.settings) {
        if (const auto problem = applyLessonSetting(start, *graph, setting.text))
            problems.push_back(at(setting.line, *problem));
    }
    return start;
}

/// One lesson against one session; problems are gathered.
class Checker {
public:
    Checker(const Lesson& lesson, const Session& session) : m_lesson(lesson), m_session(session) { }

    std::vector<Problem> run()
    {
        const Computed<Evaluation> whole = Evaluation::of(m_session.matrices, m_session.options);
        if (!whole) {
            const LessonText& named = m_lesson.session.isEmpty() ? m_lesson.example : m_lesson.session;
            return {at(named.line, problemOf(whole.error()))};
        }
        for (std::size_t i = 0; i < m_lesson.steps.size(); ++i)
            checkStep(m_lesson.steps[i], i == 0, *whole);
        return std::move(m_problems);
    }

private:
    void checkStep(const LessonStep& step, bool isFirst, const Evaluation& whole)
    {
        const Session start = startOf(step, m_session, m_problems);
        std::optional<Evaluation> own;
        if (!step.settings.empty()) {
            Computed<Evaluation> evaluation = Evaluation::of(start.matrices, start.options);
            if (!evaluation) {
                m_problems.push_back(at(step.settings.front().line, problemOf(evaluation.error())));
                return;
            }
            own = std::move(evaluation.value());
        }
        const LessonMoment moment{&start, own ? &*own : &whole, {}, {}, "none"};
        checkLook(step.look, moment);
        for (const LessonText* text : {&step.scene, &step.reveal, &step.idea, &step.mathematics, &step.code, &step.hint})
            checkQuotes(*text, moment);
        if (step.prediction) {
            checkQuotes(step.prediction->question, moment);
            checkNumber(step.prediction->number, moment);
        }
        for (const LessonTask& task : step.tasks)
            checkGoal(task, moment, isFirst || !step.start.isEmpty());
    }

    void checkLook(const LessonText& look, const LessonMoment& moment)
    {
        const auto cells = defaultNotebook();
        const auto& own = moment.session->notebook;
        const auto isThat = [&look](const NotebookCell& cell) { return cell.kind == look.text; };
        if (look.isEmpty() || std::ranges::any_of(own.empty() ? cells : own, isThat))
            return;
        if (look.text.find('[') == std::string::npos) {
            m_problems.push_back(at(look.line,
                                    {ProblemKind::Data,
                                     "",
                                     AE_TR("ae", "the notebook has no cell of the kind \"%1\""),
                                     AE_TR("ae", "write a kind such as weights or scaling, or a cell such as weights[0,1]"),
                                     {look.text}}));
            return;
        }
        const Result<CellRef> cell = parseCellName(look.text, *moment.session, moment.evaluation->graph());
        if (!cell)
            m_problems.push_back(at(look.line, cell.error()));
    }

    void checkQuotes(const LessonText& text, const LessonMoment& moment)
    {
        std::size_t end = 0;
        while (const std::optional<LiveValue> value = nextLiveValue(text.text, end)) {
            const Result<CellRef> cell = parseCellName(value->name, *moment.session, moment.evaluation->graph());
            const auto lines = std::count(text.text.begin(), text.text.begin() + static_cast<std::ptrdiff_t>(value->begin), '\n');
            if (!cell)
                m_problems.push_back(at(text.firstLine + static_cast<int>(lines), cell.error()));
            end = value->end;
        }
    }

    void checkNumber(const LessonText& number, const LessonMoment& moment)
    {
        if (number.isEmpty())
            return;
        if (const Result<double> value = quantityNow(number.text, moment); !value)
            m_problems.push_back(at(number.line, value.error()));
    }

    void checkGoal(const LessonTask& task, const LessonMoment& moment, bool knowsStart)
    {
        if (task.goal.isEmpty())
            return;  // the reader has said so
        const Result<bool> holds = goalHolds(task.goal.text, moment, moment);
        if (!holds)
            m_problems.push_back(at(task.goal.line, holds.error()));
        else if (*holds && knowsStart)
            m_problems.push_back(at(task.goal.line,
                                    {ProblemKind::Data,
                                     "",
                                     AE_TR("ae", "this holds already when the step begins, so that there is nothing to do"),
                                     AE_TR("ae", "ask for a change, or set something else with @start and @set"),
                                     {}}));
    }

    const Lesson& m_lesson;
    const Session& m_session;
    std::vector<Problem> m_problems;
};

}  // namespace

Result<Session> sessionAtStart(const LessonStep& step, const Session& session)
{
    std::vector<Problem> problems;
    Session start = startOf(step, session, problems);
    return problems.empty() ? Result<Session>(std::move(start)) : Result<Session>(problems.front());
}

std::vector<Problem> checkLesson(const Lesson& lesson, const Session& session)
{
    return Checker(lesson, session).run();
}

}  // namespace ae
