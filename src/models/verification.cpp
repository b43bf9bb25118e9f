// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/verification.h"

#include "models/wording.h"

#include "session/cellname.h"

#include <QLocale>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <new>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kCalmMilliseconds = 300;
constexpr int kTickMilliseconds = 8;  // one slice a tick, so frames go on

}  // namespace

/// The slice goes back and forth: `isTheirs` says whose turn it is.
struct Verification::Job {
    Job(const Graph& graph, const Options& options) : reader(graph), pass(graph, options) { }

    ShownReader reader;
    ReferencePass pass;
    ShownSlice slice;
    std::atomic<bool> isTheirs = false;
    std::atomic<bool> isStopped = false;
    bool hasFailed = false;

    void run()
    {
        while (!isStopped) {
            isTheirs.wait(false);
            if (!isStopped) {
                try {
                    pass.take(slice, isStopped);
                } catch (const std::bad_alloc&) {
                    hasFailed = true;
                }
            }
            isTheirs = false;
        }
    }

    void handOver()
    {
        isTheirs = true;
        isTheirs.notify_one();
    }
};

Verification::Verification(Document* document, QObject* parent, int start) : QObject(parent), m_document(document)
{
    m_calm.setSingleShot(true);
    connect(&m_calm, &QTimer::timeout, this, &Verification::start);
    m_tick.setInterval(kTickMilliseconds);
    connect(&m_tick, &QTimer::timeout, this, &Verification::go);
    connect(document, &Document::changed, this, &Verification::follow);
    m_calm.start(start);
}

Verification::~Verification()
{
    stop();
    for (const QPointer<QThread>& thread : m_threads) {
        if (thread) {
            thread->wait();
            delete thread;
        }
    }
}

void Verification::follow(const Change& change)
{
    if (!change.isStructural && !change.options && change.steps.empty())
        return;
    stop();
    m_calm.start(std::max(kCalmMilliseconds, m_calm.remainingTime()));
    setState(State::Waiting);
}

void Verification::start()
{
    // differences gather rounding, which is no mistake; what is computed as a whole follows them, and is checked
    if (m_document->evaluation().differences() > 0 || !m_document->isSettled())
        return;
    std::erase_if(m_threads, [](const QPointer<QThread>& thread) { return !thread; });
    m_job = std::make_shared<Job>(m_document->evaluation().graph(), m_document->session().options);
    QThread* thread = QThread::create([job = m_job] { job->run(); });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    m_threads.emplace_back(thread);
    thread->start(QThread::IdlePriority);
    m_tick.start();
    setState(State::Checking);
    go();
}

void Verification::stop()
{
    m_calm.stop();
    m_tick.stop();
    if (!m_job)
        return;
    m_job->isStopped = true;
    m_job->handOver();
    m_job.reset();
}

void Verification::go()
{
    if (m_job->isTheirs)
        return;
    if (!m_document->isSettled())
        return;  // an edit of this frame: what it changes ends the job
    try {
        if (!m_job->hasFailed
            && m_job->reader.next(m_document->evaluation(), m_document->session().matrices, m_document->session().options, m_job->slice))
            return m_job->handOver();
    } catch (const std::bad_alloc&) {
        m_job->hasFailed = true;
    }
    finish();
}

void Verification::finish()
{
    const bool hasFailed = m_job->hasFailed;
    m_checks = m_job->pass.checks();
    m_time = QDateTime::currentDateTime();
    stop();
    const bool isWhole = std::ranges::all_of(m_checks, &StepCheck::isKnown);
    setState(firstWrong() ? State::Disagrees : hasFailed || !isWhole ? State::NotChecked : State::Agrees);
}

void Verification::setState(State state)
{
    if (state == m_state && state == State::Waiting)
        return;
    m_state = state;
    emit changed();
}

const StepCheck* Verification::firstWrong() const
{
    const auto wrong = std::ranges::find_if(m_checks, [](const StepCheck& check) { return check.first.has_value(); });
    return wrong == m_checks.end() ? nullptr : &*wrong;
}

QString Verification::sentenceOf(const Disagreement& wrong, const QString& cell) const
{
    if (wrong.shownState) {
        const auto state = [](RowState of) { return of == RowState::Ok ? tr("good") : stateInWords(of); };
        return tr("the query of %1 is shown as %2, should be %3").arg(cell, state(*wrong.shownState), state(wrong.rightState));
    }
    // as many digits as it takes to tell them apart
    for (const int digits : {3, 6, 9, 12, 17}) {
        const auto text = [&](double value) {
            QString number = QString::number(value, 'g', digits);
            return number.replace(u'.', QLatin1Char(localeMark()));
        };
        if (text(wrong.shown) != text(wrong.right) || digits == 17)
            return tr("%1 is %2, should be %3").arg(cell, text(wrong.shown), text(wrong.right));
    }
    return {};
}

QString Verification::headline() const
{
    switch (m_state) {
    case State::Agrees:
        return tr("Checked");
    case State::Disagrees: {
        const Disagreement& wrong = *firstWrong()->first;
        return tr("Numbers disagree: %1 — please report").arg(sentenceOf(wrong, shownCellName(*m_document, wrong.cell)));
    }
    case State::NotChecked:
        return tr("Not checked");
    default:
        return tr("Checking …");
    }
}

/// What is compared and what is not, by name.
QString Verification::coverage() const
{
    QStringList inputs;
    QStringList steps;
    for (const Graph::Node& node : m_document->evaluation().graph().nodes())
        (node.spec->kind == StepKind::Computed ? steps : inputs) << fromUtf8(node.spec->symbol);
    return tr("Every number of these steps is computed a second time by other code, in plain loops and with more digits, and compared: %1. "
              "The inputs %2 are compared with the session's, bit by bit.")
               .arg(listOf(steps), listOf(inputs))
        + u'\n'
        + tr("What is made of them is not part of it: charts, the plane, merged matrices and their singular values, the Jacobian, "
             "derivatives, differences to a pinned state, and the widths of the saturation cell.");
}

QString Verification::details() const
{
    const QString how = coverage();
    if (m_state == State::Waiting || m_state == State::Checking)
        return how + u'\n' + tr("That begins when the numbers have been quiet for a moment.");
    if (m_state == State::NotChecked)
        return how + u'\n' + tr("This time that was not possible: memory is short, or a step is not known to the other code.");
    const QLocale locale;
    const NumberStyle style = numberStyle(*m_document);
    Index cells = 0;
    Index wrong = 0;
    const StepCheck* nearest = nullptr;
    for (const StepCheck& check : m_checks) {
        cells += check.cells;
        wrong += check.wrongCells;
        if (!check.worstCell.step.empty() && (!nearest || check.worstShare > nearest->worstShare))
            nearest = &check;
    }
    QStringList lines{how};
    const QString count = locale.toString(static_cast<qlonglong>(cells));
    const QString time = locale.toString(m_time.time(), QLocale::ShortFormat);
    if (wrong > 0)
        lines
            << tr("At %1, of %2 numbers %3 were not what they should be.").arg(time, count, locale.toString(static_cast<qlonglong>(wrong)));
    else
        lines << tr("At %1 all of %2 numbers agreed.").arg(time, count);
    if (nearest && wrong == 0) {
        lines << tr("Nearest to its limit is %1: it differs by %2, which is %3 % of what rounding alone may cause there.")
                     .arg(shownCellName(*m_document, nearest->worstCell), style.measure(nearest->worstDifference),
                          style.text(100 * nearest->worstShare, 0));
    }
    return lines.join(u'\n');
}

QString Verification::report() const
{
    const Sizes sizes = m_document->sizes();
    const Options& options = m_document->session().options;
    QStringList lines;
    if (const StepCheck* wrong = firstWrong())
        lines << sentenceOf(*wrong->first, fromUtf8(plainCellName(wrong->first->cell)));
    lines << u"n %1, d_model %2, d_k %3, d_v %4"_s.arg(sizes.tokens).arg(sizes.dModel).arg(sizes.dK).arg(sizes.dV);
    lines << u"exponent %1, temperature %2, mask %3, rotary %4 (base %5, width %6)"_s.arg(options.scaleExponent)
                 .arg(options.temperature)
                 .arg(fromUtf8(options.mask), options.rotary.isOn() ? fromUtf8(options.rotary.convention) : u"none"_s)
                 .arg(options.rotary.base)
                 .arg(options.rotary.width);
    for (const StepCheck& check : m_checks) {
        lines << u"%1: %2 cells, %3 wrong, at most %4 of the bound (off by %5)"_s.arg(fromUtf8(check.step))
                     .arg(check.cells)
                     .arg(check.wrongCells)
                     .arg(check.worstShare)
                     .arg(check.worstDifference);
    }
    return lines.join(u'\n') + u'\n';
}

}  // namespace ae
