// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lessonrun.h"

#include "lessons/lessoncheck.h"
#include "models/gradientlens.h"
#include "models/texts.h"
#include "session/numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ae {

/// The step when it began.
struct LessonRun::Start {
    Session session;
    Evaluation evaluation;
    std::optional<CellRef> selected;
    std::optional<CellRef> derivatives;
    std::vector<bool> hasBeenOpen;  ///< of each task: its goal did not hold at some time since
};

namespace {

std::optional<CellRef> cellOf(const GradientLens* lens)
{
    return lens && lens->isOn() ? std::optional(lens->target()->cell) : std::nullopt;
}

}  // namespace

LessonRun::LessonRun(Lesson lesson, Session session, Document* document, const GradientLens* lens, QObject* parent)
    : QObject(parent), m_lesson(std::move(lesson)), m_session(std::move(session)), m_document(document), m_lens(lens)
{
    m_progress.steps.resize(m_lesson.steps.size());
    for (std::size_t i = 0; i < m_lesson.steps.size(); ++i)
        m_progress.steps[i].tasks.resize(m_lesson.steps[i].tasks.size());
    connect(document, &Document::changed, this, &LessonRun::look);
    connect(document, &Document::viewChanged, this, &LessonRun::look);
    connect(document, &Document::pickedTokenChanged, this, &LessonRun::look);
    connect(document, &Document::selectedCellChanged, this, &LessonRun::look);
    if (lens)
        connect(lens, &GradientLens::changed, this, &LessonRun::look);
}

LessonRun::~LessonRun() = default;

void LessonRun::begin(const LessonProgress& progress)
{
    // the lesson may have been written anew since: what still fits is kept
    for (std::size_t i = 0; i < std::min(progress.steps.size(), m_progress.steps.size()); ++i) {
        const std::size_t tasks = m_lesson.steps[i].tasks.size();
        m_progress.steps[i] = progress.steps[i];
        m_progress.steps[i].tasks.resize(tasks);
    }
    goTo(std::min(progress.step, m_lesson.steps.size() - 1));
}

void LessonRun::setWords(const Lesson& lesson)
{
    const auto isSameStep = [](const LessonStep& a, const LessonStep& b) {
        const auto choices = [](const LessonStep& step) { return step.prediction ? step.prediction->choices.size() : 0; };
        return choices(a) == choices(b) && std::ranges::equal(a.tasks, b.tasks, [](const LessonTask& own, const LessonTask& other) {
                   return own.goal.text == other.goal.text;
               });
    };
    if (std::ranges::equal(m_lesson.steps, lesson.steps, isSameStep))
        m_lesson = lesson;
}

void LessonRun::goTo(std::size_t step)
{
    m_progress.step = step;
    bool isSetUp = false;
    if (!this->step().start.isEmpty() && !own().isDone) {
        if (const Result<Session> start = sessionAtStart(this->step(), m_session)) {
            isSetUp = !isSameState(*start, m_document->session());
            setStart(*start);
        }
    }
    noteStart();
    emit stepChanged();
    if (isSetUp)
        emit setUp();
}

Document::Refusal LessonRun::setStart(const Session& session)
{
    if (auto refusal = m_document->restore(session, tr("Start of the step “%1”").arg(shownName(step().title.text))))
        return refusal;
    m_document->settle();
    m_document->pickToken(session.view.pickedToken);
    m_document->setSaturation(session.view.saturation);
    m_document->setSeek(session.view.seek);
    return std::nullopt;
}

Document::Refusal LessonRun::startOver()
{
    const bool isDeclared = !step().start.isEmpty();
    const Result<Session> declared = isDeclared ? sessionAtStart(step(), m_session) : Result<Session>(m_start->session);
    if (!declared)
        return declared.error();
    if (auto refusal = setStart(*declared))
        return refusal;
    m_document->selectCell(std::nullopt);
    noteStart();
    emit stepChanged();
    return std::nullopt;
}

void LessonRun::forget()
{
    for (StepProgress& step : m_progress.steps)
        step = {{}, std::vector<bool>(step.tasks.size()), false};
    goTo(0);
    emit progressChanged();
}

void LessonRun::noteStart()
{
    m_document->settle();
    m_start.reset(new Start{m_document->session(), m_document->evaluation(), m_document->selectedCell(), cellOf(m_lens), {}});
    m_start->hasBeenOpen.resize(step().tasks.size());
    look();
}

LessonMoment LessonRun::now() const
{
    const bool isGiven = isAnswered() && step().prediction;
    return {&m_document->session(), &m_document->evaluation(), m_document->selectedCell(), cellOf(m_lens),
            !isGiven        ? "none"
                : isRight() ? "right"
                            : "wrong"};
}

LessonMoment LessonRun::atStart() const
{
    return {&m_start->session, &m_start->evaluation, m_start->selected, m_start->derivatives, "none"};
}

void LessonRun::look()
{
    // between an edit and its results the two do not fit together
    if (!m_start || !m_document->isSettled() || own().isDone)
        return;
    StepProgress& progress = own();
    bool hasNews = false;
    const LessonMoment moment = now();
    for (std::size_t i = 0; i < progress.tasks.size(); ++i) {
        const Result<bool> holds = goalHolds(step().tasks[i].goal.text, moment, atStart());
        const bool isTrue = holds && *holds;
        if (!isTrue)
            m_start->hasBeenOpen[i] = true;
        if (!isTrue || !m_start->hasBeenOpen[i] || progress.tasks[i] || !isAnswered())
            continue;
        progress.tasks[i] = true;
        hasNews = true;
    }
    if (isAnswered() && std::ranges::all_of(progress.tasks, [](bool isDone) { return isDone; })) {
        progress.isDone = true;
        hasNews = true;
    }
    if (hasNews)
        emit progressChanged();
}

bool LessonRun::isAnswered() const
{
    return !step().prediction || !own().answer.empty();
}

bool LessonRun::isRight() const
{
    if (!step().prediction || own().answer.empty())
        return false;
    const Prediction& prediction = *step().prediction;
    if (!prediction.isNumber())
        return own().answer == std::to_string(prediction.right);
    const Result<double> number = evaluateTyped(own().answer, {localeMark()});
    return number && std::abs(*number - rightNumber()) <= prediction.tolerance;
}

double LessonRun::rightNumber() const
{
    const Result<double> number = quantityNow(step().prediction->number.text, atStart());
    return number ? *number : std::numeric_limits<double>::quiet_NaN();
}

Document::Refusal LessonRun::answer(const std::string& text)
{
    if (isAnswered())
        return std::nullopt;
    if (step().prediction->isNumber()) {
        if (const Result<double> number = evaluateTyped(text, {localeMark()}); !number)
            return number.error();
    }
    own().answer = text;
    emit progressChanged();
    look();
    return std::nullopt;
}

LessonRun::TaskState LessonRun::taskState(std::size_t task) const
{
    if (own().tasks[task])
        return TaskState::Done;
    return m_start && !m_start->hasBeenOpen[task] ? TaskState::HoldsAlready : TaskState::Open;
}

std::optional<Problem> LessonRun::taskProblem(std::size_t task) const
{
    if (!m_document->isSettled())
        return std::nullopt;
    const Result<bool> holds = goalHolds(step().tasks[task].goal.text, now(), atStart());
    return holds ? std::nullopt : std::optional(holds.error());
}

}  // namespace ae
