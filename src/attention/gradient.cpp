// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/gradient.h"

#include <array>
#include <cmath>

namespace ae {

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

std::optional<Error> checkTarget(const Evaluation& evaluation, const Target& target, std::size_t position)
{
    const CellRef& cell = target.cell;
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

Computed<Gradients> gradient(const Evaluation& evaluation, const Target& target)
{
    const Computed<Explanation> known = explain(evaluation, target.cell);
    if (!known)
        return known.error();
    const Graph& graph = evaluation.graph();
    const auto position = static_cast<std::size_t>(graph.find(target.cell.step));
    if (const auto error = checkTarget(evaluation, target, position))
        return *error;

    const LossSpec& loss = *findLoss(target.loss);
    std::vector<Matrix> gradients;
    for (const Graph::Node& node : graph.nodes())
        gradients.push_back(Matrix::Zero(node.shape.rows, node.shape.columns));
    const auto operandsOf = [&](std::size_t i) {
        std::vector<Matrix*> operands;
        for (const std::size_t operand : graph[i].inputs)
            operands.push_back(&gradients[operand]);
        return operands;
    };

    Gradients result;
    result.value = lossValue(evaluation, target, loss, graph[position]);
    std::size_t start = position;
    const double seed = loss.derivative(known->value, target.target);
    if (loss.isLogarithm && graph[position].spec->logBackward) {
        // the seed at the cell itself is shown, but the way back is taken by the logarithm's own derivative
        graph[position].spec->logBackward(evaluation.view(position), target.cell.row, target.cell.column, -1.0, operandsOf(position));
        gradients[position](target.cell.row, target.cell.column) = seed;
    } else {
        gradients[position](target.cell.row, target.cell.column) = seed;
        ++start;
    }
    for (std::size_t i = start; i-- > 0;) {
        if (graph[i].spec->backward)
            graph[i].spec->backward(evaluation.view(i), gradients[i], operandsOf(i));
    }
    for (std::size_t i = 0; i < graph.size(); ++i)
        result.of.emplace(std::string(graph[i].spec->key), std::move(gradients[i]));
    return result;
}

}  // namespace ae
