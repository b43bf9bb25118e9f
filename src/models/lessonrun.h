// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "lessons/goals.h"
#include "lessons/lesson.h"
#include "lessons/progress.h"

#include <QObject>

#include <memory>

namespace ae {

class GradientLens;

/// A lesson on the open document: at which step the learner is, what they answered, and which tasks the notebook shows to be done.
/// The notebook stays theirs: only a step that says how it starts sets it up when it is begun, and startOver(), in one undo step each.
///
/// A task counts when its goal becomes true: one that holds when the step begins must not hold for a moment first, so that nothing is
/// ticked off by itself. What is done stays done.
class LessonRun : public QObject {
    Q_OBJECT
public:
    enum class TaskState { Open, HoldsAlready, Done };

    /// `session` is the one that the lesson names, as its file has it.
    LessonRun(Lesson lesson, Session session, Document* document, const GradientLens* lens, QObject* parent = nullptr);
    ~LessonRun() override;

    /// Goes to the step where the learner was.
    void begin(const LessonProgress& progress);

    const Lesson& lesson() const { return m_lesson; }
    /// The same lesson in another language; one with other steps, choices or goals is not taken.
    void setWords(const Lesson& lesson);
    Document* document() const { return m_document; }
    const LessonProgress& progress() const { return m_progress; }
    std::size_t position() const { return m_progress.step; }
    const LessonStep& step() const { return m_lesson.steps[position()]; }
    bool isFirst() const { return position() == 0; }
    bool isLast() const { return position() + 1 == m_lesson.steps.size(); }
    bool isDone(std::size_t step) const { return m_progress.steps[step].isDone; }
    bool isWholeDone() const { return m_progress.doneCount() == m_lesson.steps.size(); }

    void goTo(std::size_t step);
    /// The notebook as it was, or as the step says it is, when the step began. Errors are those of Document::restore().
    Document::Refusal startOver();
    /// Forgets what was done, and begins with the first step.
    void forget();

    /// Nothing is revealed before.
    bool isAnswered() const;
    bool isRight() const;
    /// The position of a choice as text, or a number as it was typed. Errors: what is no number.
    Document::Refusal answer(const std::string& text);
    const std::string& givenAnswer() const { return own().answer; }
    /// What a question for a number asks for; NaN where there is none now.
    double rightNumber() const;

    TaskState taskState(std::size_t task) const;
    /// Why the goal of a task cannot be looked at in the notebook as it is now.
    std::optional<Problem> taskProblem(std::size_t task) const;

signals:
    void stepChanged();  ///< another step is on show, or it was begun anew
    void progressChanged();  ///< an answer was given or a task done
    void setUp();  ///< the notebook was set up for the step that begins

private:
    struct Start;

    const StepProgress& own() const { return m_progress.steps[position()]; }
    StepProgress& own() { return m_progress.steps[position()]; }
    LessonMoment now() const;
    LessonMoment atStart() const;
    Document::Refusal setStart(const Session& session);
    void noteStart();
    void look();

    Lesson m_lesson;
    Session m_session;
    Document* m_document;
    const GradientLens* m_lens;
    LessonProgress m_progress;
    std::unique_ptr<Start> m_start;
};

}  // namespace ae
