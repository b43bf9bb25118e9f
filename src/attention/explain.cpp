// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"

#include <cmath>
#include <limits>

namespace ae {

namespace {

Computed<std::size_t> locate(const Evaluation& evaluation, const CellRef& cell)
{
    const int position = evaluation.graph().find(cell.step);
    if (position < 0)
        return Error{ErrorCode::UnknownStep, {cell.step}};
    const Shape shape = evaluation.graph()[static_cast<std::size_t>(position)].shape;
    if (cell.row < 0 || cell.column < 0 || cell.row >= shape.rows || cell.column >= shape.columns) {
        return Error{ErrorCode::CellOutOfRange,
                     {cell.step, std::to_string(cell.row), std::to_string(cell.column),
                      std::to_string(shape.rows) + "x" + std::to_string(shape.columns)}};
    }
    return static_cast<std::size_t>(position);
}

std::vector<DependentRange> directDependents(const Evaluation& evaluation, std::size_t position, const Region& region)
{
    std::vector<DependentRange> ranges;
    const Graph& graph = evaluation.graph();
    for (std::size_t i = position + 1; i < graph.size(); ++i) {
        for (std::size_t operand = 0; operand < graph[i].inputs.size(); ++operand) {
            if (graph[i].inputs[operand] != position)
                continue;
            std::vector<Region> reached;
            graph[i].spec->reach(evaluation.view(i), operand, region, reached);
            for (const Region& part : reached)
                ranges.push_back({std::string(graph[i].spec->key), part});
        }
    }
    return ranges;
}

/// One step back towards the inputs: a factor of this cell that is not finite.
const Factor* firstBadFactor(const Explanation& explanation)
{
    for (const Term& term : explanation.terms) {
        for (const Factor& factor : term.factors) {
            if (!factor.isLiteral() && !std::isfinite(factor.value))
                return &factor;
        }
    }
    return nullptr;
}

void findCause(const Evaluation& evaluation, RowReason& reason)
{
    reason.cause = reason.spoiled;
    reason.causeValue = reason.spoiledValue;
    for (;;) {
        const Computed<Explanation> explanation = explain(evaluation, reason.cause);
        const Factor* factor = explanation ? firstBadFactor(*explanation) : nullptr;
        if (!factor)
            return;
        reason.causeValue = factor->value;
        reason.cause = CellRef(factor->cell);
    }
}

}  // namespace

Computed<Explanation> explain(const Evaluation& evaluation, const CellRef& cell)
{
    const Computed<std::size_t> position = locate(evaluation, cell);
    if (!position)
        return position.error();
    const Graph::Node& node = evaluation.graph()[*position];
    Explanation explanation = node.spec->explain(evaluation.view(*position), cell.row, cell.column);
    explanation.usedBy = directDependents(evaluation, *position, Region::cell(cell.row, cell.column));
    return explanation;
}

double rebuild(const Explanation& explanation)
{
    double sum = 0;
    double own = 0;
    for (const Term& term : explanation.terms) {
        sum += term.value;
        if (term.isOwn)
            own = term.value;
    }
    switch (explanation.rule) {
    case Rule::Sum:
    case Rule::Scale:
    case Rule::Function:
        return sum;
    case Rule::Softmax:
        return own / sum;
    case Rule::Hidden:
        return 0;
    case Rule::Input:
        return explanation.value;
    case Rule::None:
        break;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

Computed<std::vector<DependentRange>> dependents(const Evaluation& evaluation, const CellRef& cell)
{
    const Computed<std::size_t> position = locate(evaluation, cell);
    if (!position)
        return position.error();
    const Graph& graph = evaluation.graph();
    std::vector<std::vector<Region>> reached(graph.size());
    reached[*position] = {Region::cell(cell.row, cell.column)};
    for (std::size_t i = *position; i < graph.size(); ++i) {
        for (const Region& region : reached[i]) {
            for (const DependentRange& range : directDependents(evaluation, i, region))
                addRegion(reached[static_cast<std::size_t>(graph.find(range.step))], range.region);
        }
    }
    std::vector<DependentRange> all;
    for (std::size_t i = *position + 1; i < graph.size(); ++i) {
        for (const Region& region : reached[i])
            all.push_back({std::string(graph[i].spec->key), region});
    }
    return all;
}

RowReason reasonOf(const Evaluation& evaluation, Index row)
{
    const std::vector<RowRecord>& records = evaluation.rows();
    const RowRecord& record = records[static_cast<std::size_t>(row)];
    RowReason reason;
    reason.state = record.state;
    if (record.culprit < 0)
        return reason;
    // The step that gave up, and which of its operands it could not use: the output reads values, the softmax scaled scores.
    const Graph& graph = evaluation.graph();
    const Graph::Node& output = graph.nodes().back();
    const bool isValue = record.state == RowState::ValueNotFinite;
    const std::size_t operand = isValue ? output.inputs[1] : graph[output.inputs[0]].inputs[0];
    const std::string step(graph[operand].spec->key);
    const Values matrix = evaluation.value(step);
    reason.spoiled = {step, 0, isValue ? record.culprit : row, record.culprit};
    if (isValue) {
        reason.spoiled.column = 0;
        while (std::isfinite(matrix(record.culprit, reason.spoiled.column)))
            ++reason.spoiled.column;
    }
    reason.spoiledValue = matrix(reason.spoiled.row, reason.spoiled.column);
    findCause(evaluation, reason);
    return reason;
}

}  // namespace ae
