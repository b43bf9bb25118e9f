// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/gradient.h"

#include "attention/kernels.h"
#include "attention/workers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ae {

namespace {

constexpr Index kTileRows = 64;

}  // namespace

std::span<const LossSpec> lossCatalogue()
{
    static constexpr std::array catalogue = {
        LossSpec{"value", AE_TR("ae", "The cell itself"), false, [](double cell, double) { return cell; },
                 [](double, double) { return 1.0; }, false},
        LossSpec{"nll", AE_TR("ae", "Minus the logarithm of the cell"), false, [](double cell, double) { return -std::log(cell); },
                 [](double cell, double) { return -1.0 / cell; }, true},
        LossSpec{"square", AE_TR("ae", "Half the squared distance to a target"), true,
                 [](double cell, double target) { return 0.5 * (cell - target) * (cell - target); },
                 [](double cell, double target) { return cell - target; }, false},
    };
    return catalogue;
}

const LossSpec* findLoss(std::string_view key)
{
    for (const LossSpec& loss : lossCatalogue()) {
        if (loss.key == key)
            return &loss;
    }
    return nullptr;
}

namespace {

std::vector<Matrix*> operandsOf(const Graph& graph, std::size_t position, Gradients& gradients)
{
    std::vector<Matrix*> operands;
    for (const std::string_view key : graph[position].inputKeys)
        operands.push_back(&gradients.of.find(key)->second);
    return operands;
}

/// -ln of a weight that has underflown to 0 still has a value: (largest - scaled) / tau + ln(sum).
double lossValue(const Evaluation& evaluation, const Target& target, const LossSpec& loss, const Graph::Node& node)
{
    const double value = evaluation.value(target.cell.step)(target.cell.row, target.cell.column);
    if (!loss.isLogarithm || !node.spec->logBackward)
        return loss.value(value, target.target);
    const RowRecord& record = evaluation.result(target.cell.step).rows[static_cast<std::size_t>(target.cell.row)];
    const double score = evaluation.value(node.inputKeys[0])(target.cell.row, target.cell.column);
    return (record.largest - score) / evaluation.options().temperature + std::log1p(record.otherSum);
}

}  // namespace

namespace {

constexpr Index kRunRows = 32;  // what a run has of them of all its steps stays near

/// Steps in [first, end) through which the gradient of a few rows can pass from the last to the first before the next rows begin.
struct Run {
    std::size_t first;
    std::size_t end;
};

/// The way back from the step before `end`, in pieces.
class WayBack {
public:
    /// seeded: steps whose gradient begins with something else than zero.
    WayBack(const Evaluation& evaluation, std::size_t end, std::span<const std::string_view> seeded, Gradients& gradients)
        : m_evaluation(evaluation), m_graph(evaluation.graph()), m_gradients(gradients), m_isZeroedOnTheWay(m_graph.size())
    {
        while (end > 0) {
            const Run run{beginOfRun(end), end};
            m_runs.push_back(run);
            for (std::size_t i = run.first; i + 1 < run.end; ++i)
                m_isZeroedOnTheWay[i] = std::ranges::find(seeded, m_graph[i].spec->key) == seeded.end();
            end = run.first;
        }
        setZero();
    }

    void go()
    {
        for (const Run& run : m_runs)
            run.end - run.first > 1 ? passRun(run) : passStep(run.first, true);
    }

private:
    Matrix& gradientOf(std::size_t position) { return m_gradients.of.find(m_graph[position].spec->key)->second; }

    /// Of a run, only the rows of the first input may be read by the steps in front of it.
    std::size_t beginOfRun(std::size_t end) const
    {
        std::size_t first = end - 1;
        if (!m_graph[first].spec->backwardRows || m_graph.tokens() < kLargeTokens)
            return first;
        const auto isReadAcross = [&](std::size_t position) {
            for (std::size_t i = first; i < end; ++i) {
                const auto& inputs = m_graph[i].inputs;
                if (std::find(inputs.begin() + 1, inputs.end(), position) != inputs.end())
                    return true;
            }
            return false;
        };
        while (first > 0 && m_graph[first - 1].spec->backwardRows && !isReadAcross(first - 1))
            --first;
        return first;
    }

    /// A zero matrix for every step, in the memory that is there.
    void setZero()
    {
        std::erase_if(m_gradients.of, [this](const auto& entry) { return m_graph.find(entry.first) < 0; });
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            const Graph::Node& node = m_graph[i];
            Matrix& matrix = m_gradients.of[std::string(node.spec->key)];
            if (shapeOf(matrix) != node.shape)
                matrix.resize(node.shape.rows, node.shape.columns);
            if (!m_isZeroedOnTheWay[i])
                forRows(0, matrix.rows(), kTileRows, [&matrix](Index first, Index count) { matrix.middleRows(first, count).setZero(); });
        }
    }

    void passStep(std::size_t position, bool isFirstInputWanted)
    {
        const StepSpec& spec = *m_graph[position].spec;
        if (!spec.backward)
            return;
        std::vector<Matrix*> operands = operandsOf(m_graph, position, m_gradients);
        if (!isFirstInputWanted)
            operands[0] = nullptr;
        spec.backward(m_evaluation.view(position), gradientOf(position), operands);
    }

    /// Gradients of scores and weights of a long sentence do not fit into the caches: what is computed of them is read by the next steps
    /// while it is still near. What goes to the other inputs needs all rows and comes afterwards.
    void passRun(const Run& run)
    {
        std::vector<Groundwork> groundworks(run.end - run.first);
        for (std::size_t i = run.first; i < run.end; ++i) {
            if (const StepSpec& spec = *m_graph[i].spec; spec.prepareBackward)
                spec.prepareBackward(m_evaluation.view(i), groundworks[i - run.first]);
        }
        forRows(0, m_graph.tokens(), kRunRows, [&](Index first, Index count) {
            for (std::size_t i = run.first; i < run.end; ++i) {
                if (m_isZeroedOnTheWay[i])
                    gradientOf(i).middleRows(first, count).setZero();
            }
            for (std::size_t i = run.end; i-- > run.first;) {
                StepView view = m_evaluation.view(i);
                view.groundwork = &groundworks[i - run.first];
                m_graph[i].spec->backwardRows(view, gradientOf(i), first, count, gradientOf(m_graph[i].inputs[0]));
            }
        });
        for (std::size_t i = run.end; i-- > run.first;) {
            if (m_graph[i].inputs.size() > 1)
                passStep(i, false);
        }
    }

    const Evaluation& m_evaluation;
    const Graph& m_graph;
    Gradients& m_gradients;
    std::vector<Run> m_runs;
    std::vector<char> m_isZeroedOnTheWay;
};

void addSeed(const Evaluation& evaluation, const Target& target, Gradients& gradients)
{
    const CellRef& cell = target.cell;
    const double value = evaluation.value(cell.step)(cell.row, cell.column);
    gradients.of.find(cell.step)->second(cell.row, cell.column) += findLoss(target.loss)->derivative(value, target.target);
}

}  // namespace

void backward(const Evaluation& evaluation, std::span<const Seed> seeds, Gradients& into)
{
    std::vector<std::string_view> seeded;
    for (const Seed& seed : seeds)
        seeded.push_back(seed.step);
    WayBack back(evaluation, evaluation.graph().size(), seeded, into);
    for (const Seed& seed : seeds)
        into.of.find(seed.step)->second += seed.gradient;
    back.go();
}

Computed<Gradients> gradient(const Evaluation& evaluation, const Target& target)
{
    Gradients result;
    if (auto error = gradientInto(evaluation, target, result))
        return *error;
    return result;
}

std::optional<Error> checkTarget(const Evaluation& evaluation, const Target& target)
{
    if (const Computed<Explanation> known = explain(evaluation, target.cell); !known)
        return known.error();
    const CellRef& cell = target.cell;
    const auto position = static_cast<std::size_t>(evaluation.graph().find(cell.step));
    const std::vector<RowRecord>& records = evaluation.view(position).result.rows;
    if (!records.empty() && hasNoDistribution(records[static_cast<std::size_t>(cell.row)].state)) {
        return Error{ErrorCode::NoDistribution,
                     {cell.step, std::to_string(cell.row), std::string(rowStateKey(records[static_cast<std::size_t>(cell.row)].state))}};
    }
    const double value = evaluation.value(cell.step)(cell.row, cell.column);
    if (findLoss(target.loss)->isLogarithm && !(value > 0)) {
        const bool isUnderflown = !records.empty() && value == 0 && evaluation.allowed().allows(cell.row, cell.column);
        if (!isUnderflown || !evaluation.graph()[position].spec->logBackward)
            return Error{ErrorCode::LogarithmOfNonPositive, {cell.step, std::to_string(cell.row), std::to_string(cell.column)}};
    }
    return std::nullopt;
}

std::optional<Error> gradientInto(const Evaluation& evaluation, const Target& target, Gradients& into)
{
    return gradientInto(evaluation, std::span(&target, 1), into);
}

std::optional<Error> gradientInto(const Evaluation& evaluation, std::span<const Target> targets, Gradients& into)
{
    for (const Target& target : targets) {
        if (const auto error = checkTarget(evaluation, target))
            return error;
    }
    const Graph& graph = evaluation.graph();
    const auto isByLogarithm = [&graph](const Target& target) {
        return findLoss(target.loss)->isLogarithm && graph.node(target.cell.step)->spec->logBackward;
    };
    std::size_t end = 0;
    std::vector<std::string_view> seeded;
    for (const Target& target : targets) {
        const auto position = static_cast<std::size_t>(graph.find(target.cell.step));
        end = std::max(end, isByLogarithm(target) ? position : position + 1);
        seeded.push_back(target.cell.step);
        seeded.insert(seeded.end(), graph[position].inputKeys.begin(), graph[position].inputKeys.end());
    }
    WayBack back(evaluation, end, seeded, into);
    into.value = 0;
    std::vector<const Target*> shown;
    for (const Target& target : targets) {
        const auto position = static_cast<std::size_t>(graph.find(target.cell.step));
        into.value += lossValue(evaluation, target, *findLoss(target.loss), graph[position]);
        if (isByLogarithm(target)) {
            graph[position].spec->logBackward(evaluation.view(position), target.cell.row, target.cell.column, -1.0,
                                              operandsOf(graph, position, into));
            shown.push_back(&target);
        } else {
            addSeed(evaluation, target, into);
        }
    }
    back.go();
    // the seed at the cell itself is shown, but the way back was taken by the logarithm's own derivative
    for (const Target* target : shown)
        addSeed(evaluation, *target, into);
    return std::nullopt;
}

}  // namespace ae
