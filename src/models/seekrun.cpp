// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/seekrun.h"

#include "attention/samenumber.h"
#include "document/optioncommands.h"
#include "models/answersheet.h"
#include "models/texts.h"
#include "models/wording.h"
#include "session/cellname.h"
#include "session/numbers.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kFrame = 16;  // milliseconds
constexpr int kBudget = 10;  // of a frame, for steps; at least one step is taken

}  // namespace

QString goalInWords(const Document& document, const Goal& goal)
{
    const QString target = fromUtf8(numberText(goal.target)).replace(u'.', QLatin1Char(localeMark()));
    return SeekRun::tr("%1 = %2").arg(shownCellName(document, goal.cell), target);
}

std::optional<Problem> reasonNoGoal(const Document& document, const CellRef& cell)
{
    if (!AnswerSheet::of(document)->hides(cell))
        return std::nullopt;
    return Problem{ProblemKind::Usage,
                   {},
                   AE_TR("ae", "%1 is blank in the worksheet, and a goal would show its number"),
                   AE_TR("ae", "reveal the key first, or choose another cell"),
                   {cellName(cell, document.session())}};
}

SeekRun::SeekRun(Document* document, QObject* parent) : QObject(parent), m_document(document)
{
    m_timer.setInterval(kFrame);
    connect(&m_timer, &QTimer::timeout, this, &SeekRun::tick);
}

std::optional<Problem> SeekRun::begin(const SeekPlan& plan)
{
    end();
    for (const Goal& goal : plan.goals) {
        if (const auto problem = reasonNoGoal(*m_document, goal.cell))
            return problem;
    }
    auto seek = Seek::of(m_document->session().matrices, m_document->session().options, plan);
    if (!seek)
        return problemOf(seek.error());
    m_seek.emplace(std::move(*seek));
    m_course.clear();
    m_goals = plan.goals;
    m_written = m_document->session().matrices;
    m_options = m_document->session().options;
    m_document->beginGesture();
    record();
    describe();
    emit changed();
    return std::nullopt;
}

void SeekRun::end()
{
    if (!m_seek)
        return;
    m_timer.stop();
    m_seek.reset();
    m_document->endGesture();
    emit changed();
}

void SeekRun::forget()
{
    end();
    m_course.clear();
    m_goals.clear();
    m_words.clear();
    emit changed();
}

void SeekRun::play()
{
    if (m_seek)
        m_timer.start();
    emit changed();
}

void SeekRun::pause()
{
    m_timer.stop();
    emit changed();
}

void SeekRun::step()
{
    m_timer.stop();
    if (!m_seek || !advance())
        return;
    write();
    emit changed();
}

void SeekRun::tick()
{
    QElapsedTimer timer;
    timer.start();
    do {
        if (!advance())
            return;
    } while (m_seek->status().state == SeekState::Running && timer.elapsed() < kBudget);
    write();
    emit changed();
}

/// False when the run has ended before the step.
bool SeekRun::advance()
{
    if (!isUndisturbed()) {
        m_words = tr("The session was changed meanwhile, so the run has ended after step %1.").arg(m_seek->status().step);
        end();
        return false;
    }
    if (m_seek->status().state != SeekState::Running || m_seek->status().step >= m_seek->plan().steps) {
        end();
        return false;
    }
    m_seek->step();
    record();
    describe();
    return true;
}

bool SeekRun::isUndisturbed() const
{
    const Inputs& now = m_document->session().matrices;
    return isSameOptions(m_document->session().options, m_options) && std::ranges::equal(now, m_written, [](const auto& a, const auto& b) {
               return a.first == b.first && isSameMatrix(a.second, b.second);
           });
}

void SeekRun::write()
{
    for (auto& [key, matrix] : m_seek->moved())
        m_written[key] = matrix;
    QStringList names;
    for (const Goal& goal : m_goals)
        names << goalInWords(*m_document, goal);
    if (const auto refusal = m_document->setInputs(m_written, tr("Seek %1").arg(listOf(names)))) {
        m_words = sentenceOf(*refusal);
        end();
        return;
    }
    const SeekStatus& status = m_seek->status();
    if (status.state != SeekState::Running || status.step >= m_seek->plan().steps)
        end();
}

void SeekRun::record()
{
    const SeekStatus& status = m_seek->status();
    m_course.push_back({status.step, status.loss, status.values});
}

void SeekRun::describe()
{
    const SeekStatus& status = m_seek->status();
    const auto measure = [](double value) { return NumberStyle{2, localeMark()}.measure(value); };
    switch (status.state) {
    case SeekState::Reached:
        m_words = tr("Reached after %n step(s).", nullptr, static_cast<int>(status.step));
        return;
    case SeekState::Stalled:
        m_words = tr("Step %1 moved no number at all: the gradient has died, and no further step would move one.").arg(status.step);
        return;
    case SeekState::Diverged:
        m_words = tr("Step %1 was taken back: %2.").arg(status.step + 1).arg(sentenceOf(problemOf(*status.problem)));
        return;
    case SeekState::Running:
        break;
    }
    m_words = status.step >= m_seek->plan().steps
        ? tr("Not reached in %n step(s); the loss is %1. More steps, another rate or another loss may help.", nullptr,
             static_cast<int>(status.step))
              .arg(measure(status.loss))
        : tr("Step %1: loss %2, largest gradient %3.")
              .arg(QString::number(status.step), measure(status.loss), measure(status.largestGradient));
}

}  // namespace ae
