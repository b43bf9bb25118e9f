// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison.h"

#include "attention/workers.h"
#include "document/refusals.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr Index kLarge = 256 * 256;  // values of the largest matrix; below it a pass takes less than a frame
constexpr double kRounding = 1e-12;  // of the largest magnitude; updates by differences agree with a full pass to 7e-13

/// Results, or why there are none.
struct BaselinePass {
    std::optional<Evaluation> evaluation;
    std::optional<Problem> problem;
};

BaselinePass evaluated(const SessionState& state, Document::Evaluator evaluator)
{
    try {
        Computed<Evaluation> evaluation = evaluator(state.matrices, state.options);
        if (!evaluation)
            return {std::nullopt, problemOf(evaluation.error())};
        return {std::move(*evaluation), std::nullopt};
    } catch (const std::bad_alloc&) {
        return {std::nullopt, refusals::outOfMemory()};
    }
}

bool isLarge(const SessionState& state)
{
    Index most = state.tokenCount() * state.tokenCount();
    for (const auto& [step, matrix] : state.matrices)
        most = std::max(most, matrix.size());
    return most > kLarge;
}

bool hasRow(const StepResult& result, Index row)
{
    return result.rows.empty() || !hasNoDistribution(result.rows[static_cast<std::size_t>(row)].state);
}

}  // namespace

struct Comparison::Job {
    std::shared_ptr<const SessionState> state;
    BaselinePass outcome;
};

Comparison::Comparison(Document* document, QObject* parent) : QObject(parent), m_document(document), m_sheet(AnswerSheet::of(*document))
{
    connect(document, &Document::changed, this, &Comparison::follow);
    connect(document, &Document::viewChanged, this, &Comparison::follow);
    connect(m_sheet, &AnswerSheet::changed, this, [this] {
        if (isOn())
            emit changed();  // other numbers may be told
    });
    follow();
}

Comparison::~Comparison()
{
    if (m_thread.joinable())
        m_thread.join();
}

void Comparison::setForm(CompareForm form)
{
    if (form == m_form)
        return;
    m_form = form;
    emit changed();
}

QString Comparison::name() const
{
    return shownName(m_name);
}

void Comparison::follow()
{
    const Baseline* baseline = m_document->comparedBaseline();
    const std::shared_ptr<const SessionState> state = baseline ? baseline->state : nullptr;
    const std::string name = baseline ? baseline->name : std::string();
    if (state == m_state && name == m_name)
        return;
    m_name = name;
    if (state != m_state) {
        m_state = state;
        m_before.reset();
        m_problem.reset();
        begin();
    }
    emit changed();
}

// A stale pass goes on to its end, alone; the next one begins then.
void Comparison::begin()
{
    if (!m_state || m_running)
        return;
    if (!isLarge(*m_state)) {
        BaselinePass outcome = evaluated(*m_state, m_evaluator);
        m_before = std::move(outcome.evaluation);
        m_problem = std::move(outcome.problem);
        return;
    }
    if (m_thread.joinable())
        m_thread.join();
    m_running = std::make_shared<Job>();
    m_running->state = m_state;
    m_thread = std::thread([this, job = m_running, evaluator = m_evaluator] {
        const ComputeAlone alone;  // edits have the other cores
        job->outcome = evaluated(*job->state, evaluator);
        QMetaObject::invokeMethod(
            this, [this, job] { take(job); }, Qt::QueuedConnection);
    });
}

void Comparison::take(const std::shared_ptr<Job>& job)
{
    m_running.reset();
    if (job->state != m_state) {
        begin();
    } else {
        m_before = std::move(job->outcome.evaluation);
        m_problem = std::move(job->outcome.problem);
    }
    emit changed();
}

bool Comparison::has(std::string_view step) const
{
    if (!before())
        return false;
    const Graph::Node* now = m_document->evaluation().graph().node(step);
    const Graph::Node* then = m_before->graph().node(step);
    return now && then && now->shape == then->shape;
}

QString Comparison::mismatch(std::string_view step) const
{
    if (!isOn() || has(step))
        return {};
    if (m_problem)
        return tr("“%1” is not compared: %2").arg(name(), sentenceOf(*m_problem));
    if (!m_before)
        return tr("“%1” is being computed …").arg(name());
    const Graph::Node* now = m_document->evaluation().graph().node(step);
    const Graph::Node* then = m_before->graph().node(step);
    if (!now || !then)
        return now ? tr("“%1” has no %2.").arg(name(), fromUtf8(step)) : QString();
    const bool hasTokens = now->spec->rowNames == "token";
    if (hasTokens && now->shape.rows != then->shape.rows)
        return tr("“%1” has %2 tokens, this session %3.").arg(name()).arg(then->shape.rows).arg(now->shape.rows);
    return tr("“%1” has %2 × %3 numbers here, this session %4 × %5.")
        .arg(name())
        .arg(then->shape.rows)
        .arg(then->shape.columns)
        .arg(now->shape.rows)
        .arg(now->shape.columns);
}

QString Comparison::briefMismatch(std::string_view step) const
{
    if (!isOn() || has(step))
        return {};
    const Graph::Node* now = m_document->evaluation().graph().node(step);
    const Graph::Node* then = m_before ? m_before->graph().node(step) : nullptr;
    if (!m_before)
        return m_problem ? tr("not compared") : tr("being computed …");
    if (!now || !then)
        return now ? tr("not there") : QString();
    if (now->spec->rowNames == "token" && now->shape.rows != then->shape.rows)
        return tr("%1 tokens there, %2 here").arg(then->shape.rows).arg(now->shape.rows);
    return tr("%1 × %2 there").arg(then->shape.rows).arg(then->shape.columns);
}

CellDifference Comparison::at(const CellRef& cell) const
{
    const Evaluation& present = m_document->evaluation();
    const StepResult& now = present.result(cell.step);
    const StepResult& then = m_before->result(cell.step);
    CellDifference found;
    found.difference = std::numeric_limits<double>::quiet_NaN();
    const auto none = [&found](DifferenceKind kind) {
        found.kind = kind;
        return found;
    };
    if (m_sheet->hides(cell)) {
        found.now = found.before = found.difference;
        return none(DifferenceKind::Blank);
    }
    found.now = now.values()(cell.row, cell.column);
    found.before = then.values()(cell.row, cell.column);
    if (!hasRow(now, cell.row) || !hasRow(then, cell.row))
        return none(DifferenceKind::NoRow);
    // infinity minus infinity is NaN, as it must be: nothing is known about their difference
    found.difference = found.now - found.before;
    if (!std::isfinite(found.now) || !std::isfinite(found.before))
        return none(DifferenceKind::NotFinite);
    if (findStep(cell.step)->isDistribution) {
        const bool isAllowed = present.allowed().allows(cell.row, cell.column);
        const bool wasAllowed = m_before->allowed().allows(cell.row, cell.column);
        found.kind = isAllowed && wasAllowed ? DifferenceKind::Number
            : isAllowed                      ? DifferenceKind::HiddenBefore
            : wasAllowed                     ? DifferenceKind::HiddenNow
                                             : DifferenceKind::Hidden;
    }
    return found;
}

void Comparison::readRow(std::string_view step, Index row, double* out) const
{
    const StepResult& now = m_document->evaluation().result(step);
    const StepResult& then = m_before->result(step);
    const Index columns = now.storage().cols();
    if (!hasRow(now, row) || !hasRow(then, row)) {
        std::fill_n(out, columns, std::numeric_limits<double>::quiet_NaN());
        return;
    }
    std::vector<double> scratch(static_cast<std::size_t>(columns));
    if (const double* present = now.values().rowOf(row, out); present != out)
        std::copy_n(present, columns, out);
    const double* before = then.values().rowOf(row, scratch.data());
    for (Index j = 0; j < columns; ++j)
        out[j] -= before[j];
    for (const Index column : m_sheet->hiddenColumns(step, row))
        out[column] = std::numeric_limits<double>::quiet_NaN();
}

double Comparison::noise(std::string_view step) const
{
    double largest = 0;
    for (const Evaluation* side : {&m_document->evaluation(), &*m_before}) {
        const StepResult& result = side->result(step);
        if (findStep(step)->isDistribution) {
            largest = 1;
            continue;
        }
        const Matrix& stored = result.storage();
        for (Index i = 0; i < stored.size(); ++i) {
            const double size = std::abs(stored.data()[i] / result.divisor);
            largest = std::isfinite(size) && size > largest ? size : largest;
        }
    }
    return largest * kRounding;
}

QString signedText(const NumberStyle& style, double difference)
{
    if (difference == 0)
        return u"0"_s;
    if (style.roundsToZero(difference))
        return u"≈0"_s;
    const QString text = style.text(difference);
    return difference > 0 ? u"+"_s + text : text;
}

QString signedExact(const NumberStyle& style, double difference)
{
    return difference > 0 ? u"+"_s + style.exact(difference) : style.exact(difference);
}

QString differenceInWords(const Comparison& comparison, const Document& document, const CellRef& cell)
{
    if (!comparison.has(cell.step))
        return comparison.mismatch(cell.step);
    const CellDifference found = comparison.at(cell);
    const NumberStyle style = numberStyle(document);
    const QString name = comparison.name();
    const auto row = static_cast<std::size_t>(cell.row);
    const auto side = [&](const Evaluation& evaluation, double value) {
        const StepResult& result = evaluation.result(cell.step);
        return hasRow(result, cell.row) ? style.exact(value) : stateInWords(result.rows[row].state);
    };
    const QString now = side(document.evaluation(), found.now);
    const QString before = side(*comparison.before(), found.before);
    switch (found.kind) {
    case DifferenceKind::Blank:
        return Comparison::tr("to be filled in: its numbers are not told");
    case DifferenceKind::NoRow:
        return Comparison::tr("no difference: now %1, in “%2” %3").arg(now, name, before);
    case DifferenceKind::Hidden:
        return Comparison::tr("hidden by the mask now and in “%1”").arg(name);
    case DifferenceKind::HiddenNow:
        return Comparison::tr("hidden by the mask now, in “%1” %2, difference %3").arg(name, before, signedExact(style, found.difference));
    case DifferenceKind::HiddenBefore:
        return Comparison::tr("now %1, hidden by the mask in “%2”, difference %3").arg(now, name, signedExact(style, found.difference));
    case DifferenceKind::NotFinite:
        if (std::isnan(found.difference))
            return Comparison::tr("no difference: now %1, in “%2” %3").arg(now, name, before);
        break;
    case DifferenceKind::Number:
        break;
    }
    return Comparison::tr("now %1, in “%2” %3, difference %4").arg(now, name, before, signedExact(style, found.difference));
}

}  // namespace ae
