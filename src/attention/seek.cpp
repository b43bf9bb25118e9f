// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/seek.h"

#include "attention/steps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>

namespace ae {

namespace {

// Kingma, Ba: Adam: a method for stochastic optimization (2015), with their constants
constexpr double kFirstDecay = 0.9;
constexpr double kSecondDecay = 0.999;
constexpr double kEpsilon = 1e-8;

void descend(Matrix& value, const Matrix& gradient, std::span<Matrix>, double rate, int)
{
    value -= rate * gradient;
}

void adam(Matrix& value, const Matrix& gradient, std::span<Matrix> memories, double rate, int step)
{
    Matrix& mean = memories[0];
    Matrix& square = memories[1];
    mean = kFirstDecay * mean + (1 - kFirstDecay) * gradient;
    square = kSecondDecay * square + (1 - kSecondDecay) * gradient.cwiseAbs2();
    const double first = 1 - std::pow(kFirstDecay, step);
    const double second = std::sqrt(1 - std::pow(kSecondDecay, step));
    value.array() -= (rate / first) * mean.array() / (square.array().sqrt() / second + kEpsilon);
}

/// Magnitude; 0 where there is none.
double largestFinite(const Matrix& matrix)
{
    return matrix.array().isFinite().select(matrix.array().abs(), 0.0).maxCoeff();
}

template <class Spec> const Spec* find(std::span<const Spec> catalogue, std::string_view key)
{
    const auto found = std::find_if(catalogue.begin(), catalogue.end(), [key](const Spec& spec) { return spec.key == key; });
    return found == catalogue.end() ? nullptr : &*found;
}

}  // namespace

std::span<const SeekLossSpec> seekLosses()
{
    static constexpr std::array catalogue = {
        SeekLossSpec{"square", AE_TR("ae", "Pulls from either side, and lets go where the softmax is saturated."), false,
                     [](double value, double target, double tolerance) { return std::abs(value - target) <= tolerance; }},
        SeekLossSpec{"nll", AE_TR("ae", "Raises a weight however small it is, and stops once it is at the target or above."), true,
                     [](double value, double target, double tolerance) { return value >= target - tolerance; }},
    };
    return catalogue;
}

const SeekLossSpec* findSeekLoss(std::string_view key)
{
    return find(seekLosses(), key);
}

std::span<const SeekMethodSpec> seekMethods()
{
    static constexpr std::array catalogue = {
        SeekMethodSpec{"adam", AE_TR("ae", "Adam"),
                       AE_TR("ae", "Each number moves by about the rate, however small its gradient, as long as that exceeds 1e-8."), 2,
                       adam},
        SeekMethodSpec{"descent", AE_TR("ae", "Gradient descent"), AE_TR("ae", "Each number moves by the rate times its gradient."), 0,
                       descend},
    };
    return catalogue;
}

const SeekMethodSpec* findSeekMethod(std::string_view key)
{
    return find(seekMethods(), key);
}

Computed<Seek> Seek::of(const Inputs& inputs, const Options& options, SeekPlan plan)
{
    Computed<Evaluation> evaluation = Evaluation::of(inputs, options);
    if (!evaluation)
        return evaluation.error();
    if (const auto error = checkSeek(*evaluation, plan))
        return *error;
    Seek seek;
    seek.m_evaluation = std::move(*evaluation);
    seek.m_plan = std::move(plan);
    for (const Goal& goal : seek.m_plan.goals)
        seek.m_targets.push_back({goal.cell, seek.m_plan.loss, goal.target});
    for (const std::string& key : std::set<std::string>(seek.m_plan.free.begin(), seek.m_plan.free.end())) {
        Mover mover{key, inputs.find(key)->second, {}, {}, {}, {}};
        mover.memories.resize(findSeekMethod(seek.m_plan.method)->memories, Matrix::Zero(mover.value.rows(), mover.value.cols()));
        for (const CellRef& cell : seek.m_plan.locks) {
            if (cell.step == key)
                mover.locked.push_back(Region::cell(cell.row, cell.column));
        }
        seek.m_limit = std::max(seek.m_limit, seekLimit * largestFinite(mover.value));
        seek.m_movers.push_back(std::move(mover));
    }
    if (const auto error = seek.measure())
        return *error;
    return seek;
}

/// Loss, values and gradients where the inputs stand now.
std::optional<Error> Seek::measure()
{
    if (const auto error = gradientInto(m_evaluation, m_targets, m_gradients))
        return error;
    const SeekLossSpec& loss = *findSeekLoss(m_plan.loss);
    m_status.loss = m_gradients.value;
    m_status.values.clear();
    bool isReached = true;
    for (const Goal& goal : m_plan.goals) {
        const double value = m_evaluation.value(goal.cell.step)(goal.cell.row, goal.cell.column);
        m_status.values.push_back(value);
        isReached = isReached && loss.isMet(value, goal.target, m_plan.tolerance);
    }
    bool isFinite = std::isfinite(m_gradients.value);
    double largest = 0;
    for (Mover& mover : m_movers) {
        mover.gradient = m_gradients.of.find(mover.key)->second;
        for (const Region& cell : mover.locked)
            mover.gradient(cell.row, cell.column) = 0;
        isFinite = isFinite && mover.gradient.allFinite();
        largest = std::max(largest, mover.gradient.cwiseAbs().maxCoeff());
    }
    m_status.largestGradient = isFinite ? largest : std::numeric_limits<double>::infinity();
    m_status.state = isReached ? SeekState::Reached : SeekState::Running;
    return std::nullopt;
}

Seek::Extremes Seek::moveAll()
{
    const SeekMethodSpec& method = *findSeekMethod(m_plan.method);
    Extremes extremes;
    for (Mover& mover : m_movers) {
        mover.before = mover.value;
        method.move(mover.value, mover.gradient, mover.memories, m_plan.rate, m_status.step + 1);
        for (Index i = 0; i < mover.value.size(); ++i) {
            const double value = mover.value.data()[i];
            const bool isStill = value == mover.before.data()[i] || std::isnan(mover.before.data()[i]);
            if (isStill)
                continue;
            const bool isFurthest = extremes.cell.step.empty() || !(std::abs(value) <= std::abs(extremes.value));
            if (isFurthest && std::isfinite(extremes.value)) {
                extremes.cell = {mover.key, 0, i / mover.value.cols(), i % mover.value.cols()};
                extremes.value = value;
            }
            extremes.move = std::max(extremes.move, std::abs(value - mover.before.data()[i]));
        }
    }
    return extremes;
}

void Seek::writeAll()
{
    for (const Mover& mover : m_movers)
        m_evaluation.write(mover.key, Region::whole(shapeOf(mover.value)), mover.value);
    m_evaluation.update();
}

/// Takes the step back and says what it would have come to.
void Seek::diverge(const Extremes& extremes)
{
    for (Mover& mover : m_movers)
        mover.value.swap(mover.before);
    writeAll();
    m_status.state = SeekState::Diverged;
    m_status.problem = Error{ErrorCode::SeekDiverged,
                             {extremes.cell.step, std::to_string(extremes.cell.row), std::to_string(extremes.cell.column),
                              std::to_string(m_status.step + 1), steps::numberText(extremes.value)}};
}

const SeekStatus& Seek::step()
{
    if (m_status.state != SeekState::Running)
        return m_status;
    const SeekStatus before = m_status;
    const Extremes extremes = moveAll();
    if (extremes.cell.step.empty()) {
        ++m_status.step;
        m_status.largestMove = 0;
        m_status.state = SeekState::Stalled;
        return m_status;
    }
    const bool isWithin = std::abs(extremes.value) <= m_limit;
    if (isWithin)
        writeAll();
    if (!isWithin || measure() || !std::isfinite(m_status.largestGradient)) {
        m_status = before;
        diverge(extremes);
        return m_status;
    }
    ++m_status.step;
    m_status.largestMove = extremes.move;
    return m_status;
}

Inputs Seek::moved() const
{
    Inputs inputs;
    for (const Mover& mover : m_movers)
        inputs.emplace(mover.key, mover.value);
    return inputs;
}

}  // namespace ae
