// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lessonreader.h"

#include "attention/export.h"
#include "lessons/lessonlines.h"
#include "session/jsontext.h"
#include "session/numbers.h"

#include <algorithm>
#include <span>

namespace ae {

namespace {

class LessonBuilder;

/// One directive of a lesson file: where it may stand, and what is done with what follows it.
struct Directive {
    std::string_view name;
    enum class Place { Head, Step } place;
    enum class Takes { Line, Text, Nothing } takes;  ///< text may go on over lines
    void (LessonBuilder::*take)(const LessonText& content);
};

/// Puts the directives together and notes what does not fit.
class LessonBuilder {
public:
    explicit LessonBuilder(std::vector<Problem>& problems) : m_problems(problems) { }

    void add(const LessonPiece& piece);
    Lesson finish();

private:
    static std::span<const Directive> directives();
    bool isContentGood(const Directive& directive, const LessonPiece& piece);
    void problem(int line, const char* what, const char* advice, std::vector<std::string> arguments = {})
    {
        m_problems.push_back({ProblemKind::Data, lineWords(line), what, advice, std::move(arguments)});
    }
    void takeOnce(LessonText& place, const LessonText& content);
    LessonStep& step() { return m_lesson.steps.back(); }
    Prediction* predictionAt(int line);
    void finishStep(const LessonStep& step);
    void finishPrediction(const LessonStep& step);

    void takeTitle(const LessonText& content) { takeOnce(m_lesson.title, content); }
    void takeId(const LessonText& content);
    void takeAbout(const LessonText& content) { takeOnce(m_lesson.about, content); }
    void takeSession(const LessonText& content);
    void takeExample(const LessonText& content);
    void takeStep(const LessonText& content);
    void takeStart(const LessonText& content) { takeOnce(step().start, content); }
    void takeSetting(const LessonText& content);
    void takeLook(const LessonText& content) { takeOnce(step().look, content); }
    void takeScene(const LessonText& content) { takeOnce(step().scene, content); }
    void takeQuestion(const LessonText& content);
    void takeChoice(const LessonText& content);
    void takeRight(const LessonText& content);
    void takeNumber(const LessonText& content);
    void takeReveal(const LessonText& content) { takeOnce(step().reveal, content); }
    void takeIdea(const LessonText& content) { takeOnce(step().idea, content); }
    void takeMathematics(const LessonText& content) { takeOnce(step().mathematics, content); }
    void takeCode(const LessonText& content) { takeOnce(step().code, content); }
    void takeTask(const LessonText& content) { step().tasks.push_back({content, {}}); }
    void takeGoal(const LessonText& content);
    void takeHint(const LessonText& content) { takeOnce(step().hint, content); }
    void takeComment(const LessonText& /*content*/) { }

    std::vector<Problem>& m_problems;
    Lesson m_lesson;
    bool m_isSkipping = false;  // a step too many
};

std::span<const Directive> LessonBuilder::directives()
{
    using Place = Directive::Place;
    using Takes = Directive::Takes;
    static constexpr Directive all[] = {
        {"lesson", Place::Head, Takes::Line, &LessonBuilder::takeTitle},
        {"id", Place::Head, Takes::Line, &LessonBuilder::takeId},
        {"about", Place::Head, Takes::Text, &LessonBuilder::takeAbout},
        {"session", Place::Head, Takes::Line, &LessonBuilder::takeSession},
        {"example", Place::Head, Takes::Line, &LessonBuilder::takeExample},
        {"step", Place::Step, Takes::Line, &LessonBuilder::takeStep},
        {"start", Place::Step, Takes::Nothing, &LessonBuilder::takeStart},
        {"set", Place::Step, Takes::Line, &LessonBuilder::takeSetting},
        {"look", Place::Step, Takes::Line, &LessonBuilder::takeLook},
        {"scene", Place::Step, Takes::Text, &LessonBuilder::takeScene},
        {"predict", Place::Step, Takes::Text, &LessonBuilder::takeQuestion},
        {"choice", Place::Step, Takes::Text, &LessonBuilder::takeChoice},
        {"right", Place::Step, Takes::Text, &LessonBuilder::takeRight},
        {"number", Place::Step, Takes::Line, &LessonBuilder::takeNumber},
        {"reveal", Place::Step, Takes::Text, &LessonBuilder::takeReveal},
        {"idea", Place::Step, Takes::Text, &LessonBuilder::takeIdea},
        {"mathematics", Place::Step, Takes::Text, &LessonBuilder::takeMathematics},
        {"code", Place::Step, Takes::Text, &LessonBuilder::takeCode},
        {"task", Place::Step, Takes::Text, &LessonBuilder::takeTask},
        {"goal", Place::Step, Takes::Line, &LessonBuilder::takeGoal},
        {"hint", Place::Step, Takes::Text, &LessonBuilder::takeHint},
        {"comment", Place::Head, Takes::Text, &LessonBuilder::takeComment},
    };
    return all;
}

bool LessonBuilder::isContentGood(const Directive& directive, const LessonPiece& piece)
{
    using Takes = Directive::Takes;
    const int line = piece.content.line;
    if (directive.takes == Takes::Text) {
        if (piece.content.text.empty() && directive.name != "comment") {
            problem(line, AE_TR("ae", "nothing follows @%1"), AE_TR("ae", "write its text behind it or in the lines below it"),
                    {piece.name});
            return false;
        }
        return true;
    }
    const bool hasMore = piece.lines > 1;
    if (hasMore || (directive.takes == Takes::Nothing && !piece.content.text.empty()))
        problem(line, AE_TR("ae", "@%1 is followed by text that belongs to nothing"),
                AE_TR("ae", "begin running text with @scene, @idea or another one that takes text"), {piece.name});
    if (directive.takes == Takes::Line && piece.content.text.empty())
        problem(line, AE_TR("ae", "nothing follows @%1"), AE_TR("ae", "write it in the same line"), {piece.name});
    return !hasMore && piece.content.text.empty() == (directive.takes == Takes::Nothing);
}

void LessonBuilder::add(const LessonPiece& piece)
{
    const int line = piece.content.line;
    const auto all = directives();
    const auto found = std::ranges::find(all, piece.name, &Directive::name);
    if (found == all.end()) {
        std::string known;
        for (const Directive& directive : all)
            known.append(known.empty() ? "@" : ", @").append(directive.name);
        return problem(line, AE_TR("ae", "there is no directive @%1"),
                       AE_TR("ae", "use %2; a line of text that begins with @ is written \\@"), {shortened(piece.name, 40), known});
    }
    const bool isHead = found->place == Directive::Place::Head;
    if (found->name != "comment" && found->name != "step" && isHead != m_lesson.steps.empty()) {
        if (isHead)
            return problem(line, AE_TR("ae", "@%1 stands behind the first @step"), AE_TR("ae", "put it at the head of the file"),
                           {piece.name});
        return problem(line, AE_TR("ae", "@%1 stands before the first @step"), AE_TR("ae", "begin a step first: @step and its title"),
                       {piece.name});
    }
    if (m_isSkipping || !isContentGood(*found, piece))
        return;
    (this->*found->take)(piece.content);
}

void LessonBuilder::takeOnce(LessonText& place, const LessonText& content)
{
    if (!place.isEmpty())
        return problem(content.line, AE_TR("ae", "this stands there already, in line %1"), AE_TR("ae", "keep one of the two"),
                       {std::to_string(place.line)});
    place = content;
}

void LessonBuilder::takeId(const LessonText& content)
{
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789-";
    if (content.text.size() > 64 || content.text.find_first_not_of(allowed) != std::string::npos)
        return problem(content.line, AE_TR("ae", "\"%1\" cannot be an id"), AE_TR("ae", "use at most 64 small letters, digits and hyphens"),
                       {shortened(content.text, 80)});
    if (!m_lesson.id.empty())
        return problem(content.line, AE_TR("ae", "the id is given twice"), AE_TR("ae", "keep one of the two"));
    m_lesson.id = content.text;
}

void LessonBuilder::takeSession(const LessonText& content)
{
    // a lesson that came by mail must not make the program look into other folders
    if (content.text.find_first_of("/\\") != std::string::npos || content.text.starts_with('.'))
        return problem(content.line, AE_TR("ae", "\"%1\" is not the plain name of a file"),
                       AE_TR("ae", "put the session beside the lesson and name it without a folder"), {shortened(content.text, 80)});
    takeOnce(m_lesson.session, content);
}

void LessonBuilder::takeExample(const LessonText& content)
{
    takeOnce(m_lesson.example, content);
}

void LessonBuilder::takeStep(const LessonText& content)
{
    if (m_lesson.steps.size() == limits::lessonSteps) {
        m_isSkipping = true;
        return problem(content.line, AE_TR("ae", "there are more than %1 steps"), AE_TR("ae", "make two lessons of it"),
                       {std::to_string(limits::lessonSteps)});
    }
    for (const LessonStep& other : m_lesson.steps) {
        if (other.title.text == content.text)
            problem(content.line, AE_TR("ae", "another step has this title already, in line %1"), AE_TR("ae", "give each step its own"),
                    {std::to_string(other.title.line)});
    }
    m_lesson.steps.push_back({});
    step().title = content;
}

void LessonBuilder::takeSetting(const LessonText& content)
{
    const std::size_t sign = content.text.rfind('=');
    if (sign == std::string::npos)
        return problem(content.line, AE_TR("ae", "there is no value"), AE_TR("ae", "write NAME=VALUE, as in X[4,0]=0.7 or mask=causal"));
    step().settings.push_back(
        {std::string(trimmedText(content.text.substr(0, sign))) + '=' + std::string(trimmedText(content.text.substr(sign + 1))),
         content.line, content.line});
}

void LessonBuilder::takeQuestion(const LessonText& content)
{
    if (step().prediction)
        return problem(content.line, AE_TR("ae", "this step has a prediction already, in line %1"), AE_TR("ae", "make another step for it"),
                       {std::to_string(step().prediction->question.line)});
    step().prediction = Prediction{content, {}, -1, {}, 0};
}

Prediction* LessonBuilder::predictionAt(int line)
{
    if (step().prediction)
        return &*step().prediction;
    problem(line, AE_TR("ae", "this answers nothing"), AE_TR("ae", "write @predict and the question before it"));
    return nullptr;
}

void LessonBuilder::takeChoice(const LessonText& content)
{
    Prediction* prediction = predictionAt(content.line);
    if (!prediction)
        return;
    if (std::ranges::any_of(prediction->choices, [&](const LessonText& other) { return other.text == content.text; }))
        return problem(content.line, AE_TR("ae", "this choice stands there twice"), AE_TR("ae", "give each choice its own words"));
    prediction->choices.push_back(content);
}

void LessonBuilder::takeRight(const LessonText& content)
{
    Prediction* prediction = predictionAt(content.line);
    if (!prediction)
        return;
    if (prediction->right >= 0)
        problem(content.line, AE_TR("ae", "a second choice is called right"), AE_TR("ae", "use @choice for all others"));
    prediction->right = static_cast<int>(prediction->choices.size());
    takeChoice(content);
}

void LessonBuilder::takeNumber(const LessonText& content)
{
    Prediction* prediction = predictionAt(content.line);
    if (!prediction)
        return;
    constexpr std::string_view within = " within ";
    const std::size_t at = content.text.rfind(within);
    const std::optional<double> tolerance =
        at == std::string::npos ? std::nullopt : readNumber(trimmedText(content.text.substr(at + within.size())));
    if (!tolerance || !(*tolerance >= 0))
        return problem(content.line, AE_TR("ae", "it is not said how close an answer has to be"),
                       AE_TR("ae", "write @number 0.24 within 0.03, or a cell in place of the number"));
    takeOnce(prediction->number, {std::string(trimmedText(content.text.substr(0, at))), content.line, content.line});
    prediction->tolerance = *tolerance;
}

void LessonBuilder::takeGoal(const LessonText& content)
{
    if (step().tasks.empty())
        return problem(content.line, AE_TR("ae", "this goal has no words"), AE_TR("ae", "write @task and what to do before it"));
    if (!step().tasks.back().goal.isEmpty())
        return problem(content.line, AE_TR("ae", "this task has a goal already, in line %1"),
                       AE_TR("ae", "join conditions that must hold together by \"and\", or begin another @task"),
                       {std::to_string(step().tasks.back().goal.line)});
    step().tasks.back().goal = content;
}

void LessonBuilder::finishPrediction(const LessonStep& step)
{
    const Prediction& prediction = *step.prediction;
    const int line = prediction.question.line;
    if (prediction.isNumber() && !prediction.choices.empty())
        return problem(line, AE_TR("ae", "this question has choices and a number"), AE_TR("ae", "keep the choices or @number"));
    if (prediction.isNumber())
        return;
    if (prediction.choices.size() < 2 || prediction.choices.size() > limits::lessonChoices)
        return problem(line, AE_TR("ae", "this question needs from 2 to %1 choices, or a number; it has %2 choices"),
                       AE_TR("ae", "write @right and @choice, or @number"),
                       {std::to_string(limits::lessonChoices), std::to_string(prediction.choices.size())});
    if (prediction.right < 0)
        problem(line, AE_TR("ae", "no choice of this question is right"), AE_TR("ae", "write @right in place of one @choice"));
}

void LessonBuilder::finishStep(const LessonStep& step)
{
    const int line = step.title.line;
    for (const LessonTask& task : step.tasks) {
        if (task.goal.isEmpty())
            problem(task.words.line, AE_TR("ae", "this task has no goal, so that it could never be ticked off"),
                    AE_TR("ae", "write @goal and a condition behind it"));
    }
    if (step.prediction)
        finishPrediction(step);
    if (step.tasks.empty() && !step.prediction)
        problem(line, AE_TR("ae", "this step asks for nothing, so that it could never be ticked off"),
                AE_TR("ae", "give it a @task with its @goal, or a @predict"));
    if (step.scene.isEmpty() && step.reveal.isEmpty() && step.idea.isEmpty() && step.mathematics.isEmpty() && step.code.isEmpty())
        problem(line, AE_TR("ae", "this step has no text"), AE_TR("ae", "write @scene, @reveal, @idea, @mathematics or @code"));
    if (!step.reveal.isEmpty() && !step.prediction)
        problem(step.reveal.line, AE_TR("ae", "nothing was asked before this is revealed"),
                AE_TR("ae", "add @predict with its answers, or call it @idea"));
    if (!step.settings.empty() && step.start.isEmpty())
        problem(step.settings.front().line, AE_TR("ae", "this is set in a step that goes on from what the learner left"),
                AE_TR("ae", "write @start before it: the step then begins from the lesson's session"));
}

Lesson LessonBuilder::finish()
{
    if (m_lesson.title.isEmpty())
        problem(1, AE_TR("ae", "the lesson has no title"), AE_TR("ae", "begin the file with @lesson and its title"));
    if (m_lesson.session.isEmpty() && m_lesson.example.isEmpty())
        problem(1, AE_TR("ae", "the lesson names no session"),
                AE_TR("ae", "write @session and the name of a session file beside it, or @example and the name of an example"));
    if (!m_lesson.session.isEmpty() && !m_lesson.example.isEmpty())
        problem(m_lesson.example.line, AE_TR("ae", "the lesson names a session and an example"), AE_TR("ae", "keep one of the two"));
    if (m_lesson.steps.empty())
        problem(1, AE_TR("ae", "the lesson has no steps"), AE_TR("ae", "begin each with @step and its title"));
    for (const LessonStep& step : m_lesson.steps)
        finishStep(step);
    return std::move(m_lesson);
}

}  // namespace

std::string lineWords(int line)
{
    return "line " + std::to_string(line);
}

void sortByLine(std::vector<Problem>& problems)
{
    std::ranges::stable_sort(problems, {}, [](const Problem& problem) { return std::stoi(problem.where.substr(5)); });
}

LessonReading readLesson(std::string_view bytes)
{
    LessonReading reading;
    const std::vector<LessonPiece> pieces = lessonPieces(bytes, reading.problems);
    if (pieces.empty() && !reading.problems.empty())
        return reading;
    LessonBuilder builder(reading.problems);
    for (const LessonPiece& piece : pieces)
        builder.add(piece);
    reading.lesson = builder.finish();
    sortByLine(reading.problems);
    return reading;
}

}  // namespace ae
