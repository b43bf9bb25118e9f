// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/gradient.h"

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

/// A zero matrix for every step, in the memory that is there.
void setZero(const Graph& graph, Gradients& gradients)
{
    std::erase_if(gradients.of, [&graph](const auto& entry) { return graph.find(entry.first) < 0; });
    for (const Graph::Node& node : graph.nodes()) {
        Matrix& matrix = gradients.of[std::string(node.spec->key)];
        if (shapeOf(matrix) != node.shape)
            matrix.resize(node.shape.rows, node.shape.columns);
        forRows(0, matrix.rows(), kTileRows, [&matrix](Index first, Index count) { matrix.middleRows(first, count).setZero(); });
    }
}

std::vector<Matrix*> operandsOf(const Graph& graph, std::size_t position, Gradients& gradients)
{
    std::vector<Matrix*> operands;
    for (const std::string_view key : graph[position].inputKeys)
        operands.push_back(&gradients.of.find(key)->second);
    return operands;
}

/// From the step before `end` back to the first.
void backwardFrom(const Evaluation& evaluation, std::size_t end, Gradients& gradients)
{
    const Graph& graph = evaluation.graph();
    for (std::size_t i = end; i-- > 0;) {
        const StepSpec& spec = *graph[i].spec;
        if (spec.backward)
            spec.backward(evaluation.view(i), gradients.of.find(spec.key)->second, operandsOf(graph, i, gradients));
    }
}

void addSeed(const Evaluation& evaluation, const Target& target, Gradients& gradients)
{
    const CellRef& cell = target.cell;
    const double value = evaluation.value(cell.step)(cell.row, cell.column);
    gradients.of.find(cell.step)->second(cell.row, cell.column) += findLoss(target.loss)->derivative(value, target.target);
}

}  // namespace

void backward(const Evaluation& evaluation, std::span<const Seed> seeds, Gradients& into)
{
    setZero(evaluation.graph(), into);
    for (const Seed& seed : seeds)
        into.of.find(seed.step)->second += seed.gradient;
    backwardFrom(evaluation, evaluation.graph().size(), into);
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
    setZero(graph, into);
    into.value = 0;
    std::size_t end = 0;
    std::vector<const Target*> shown;
    for (const Target& target : targets) {
        const auto position = static_cast<std::size_t>(graph.find(target.cell.step));
        const StepSpec& spec = *graph[position].spec;
        const LossSpec& loss = *findLoss(target.loss);
        const bool isByLogarithm = loss.isLogarithm && spec.logBackward;
        into.value += lossValue(evaluation, target, loss, graph[position]);
        if (isByLogarithm) {
            spec.logBackward(evaluation.view(position), target.cell.row, target.cell.column, -1.0, operandsOf(graph, position, into));
            shown.push_back(&target);
        } else {
            addSeed(evaluation, target, into);
        }
        end = std::max(end, isByLogarithm ? position : position + 1);
    }
    backwardFrom(evaluation, end, into);
    // the seed at the cell itself is shown, but the way back was taken by the logarithm's own derivative
    for (const Target* target : shown)
        addSeed(evaluation, *target, into);
    return std::nullopt;
}

}  // namespace ae
