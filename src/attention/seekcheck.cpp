// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which runs towards goals cannot be made, and why.
#include "attention/inputkeys.h"
#include "attention/seek.h"
#include "attention/steps.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ae {

namespace {

using MaybeError = std::optional<Error>;

Error atCell(ErrorCode code, const CellRef& cell, std::initializer_list<std::string> more = {})
{
    Error error{code, {cell.step, std::to_string(cell.row), std::to_string(cell.column)}};
    error.arguments.insert(error.arguments.end(), more);
    return error;
}

std::string listed(const std::vector<std::string>& keys)
{
    std::string list;
    for (const std::string& key : keys)
        list.append(list.empty() ? "" : ", ").append(key);
    return list;
}

/// Keys of the inputs that a step follows from.
std::vector<std::string> sourcesOf(const Graph& graph, std::size_t position)
{
    std::vector<char> isSource(graph.size(), 0);
    isSource[position] = 1;
    std::vector<std::string> keys;
    for (std::size_t i = position + 1; i-- > 0;) {
        for (std::size_t k = 0; isSource[i] && k < graph[i].inputs.size(); ++k)
            isSource[graph[i].inputs[k]] = 1;
        if (isSource[i] && graph[i].spec->kind != StepKind::Computed)
            keys.insert(keys.begin(), std::string(graph[i].spec->key));
    }
    return keys;
}

class SeekCheck {
public:
    SeekCheck(const Evaluation& evaluation, const SeekPlan& plan) : m_evaluation(evaluation), m_graph(evaluation.graph()), m_plan(plan) { }

    MaybeError check()
    {
        using Part = MaybeError (SeekCheck::*)();
        for (const Part part : {&SeekCheck::settings, &SeekCheck::goals, &SeekCheck::rows, &SeekCheck::freeInputs, &SeekCheck::locks,
                                &SeekCheck::movable, &SeekCheck::reach}) {
            if (auto error = (this->*part)())
                return error;
        }
        return std::nullopt;
    }

private:
    MaybeError settings()
    {
        if (!findSeekLoss(m_plan.loss))
            return Error{ErrorCode::UnknownLoss, {m_plan.loss}};
        if (!findSeekMethod(m_plan.method))
            return Error{ErrorCode::UnknownMethod, {m_plan.method}};
        if (!(m_plan.rate > 0) || !std::isfinite(m_plan.rate))
            return Error{ErrorCode::InvalidRate, {steps::numberText(m_plan.rate)}};
        if (m_plan.steps < 1 || m_plan.steps > mostSeekSteps)
            return Error{ErrorCode::InvalidSteps, {std::to_string(m_plan.steps), std::to_string(mostSeekSteps)}};
        if (!(m_plan.tolerance >= 0) || !std::isfinite(m_plan.tolerance))
            return Error{ErrorCode::InvalidTolerance, {steps::numberText(m_plan.tolerance)}};
        return std::nullopt;
    }

    MaybeError goals()
    {
        if (m_plan.goals.empty())
            return Error{ErrorCode::GoalMissing, {}};
        for (auto goal = m_plan.goals.begin(); goal != m_plan.goals.end(); ++goal) {
            if (auto error = checkTarget(m_evaluation, {goal->cell, "square", goal->target}))
                return error;
            if (auto error = cellOfGoal(*goal))
                return error;
            if (std::any_of(m_plan.goals.begin(), goal, [goal](const Goal& other) { return other.cell == goal->cell; }))
                return atCell(ErrorCode::GoalTwice, goal->cell);
        }
        return std::nullopt;
    }

    MaybeError cellOfGoal(const Goal& goal) const
    {
        const CellRef& cell = goal.cell;
        const StepSpec& spec = *m_graph.node(cell.step)->spec;
        if (spec.kind != StepKind::Computed)
            return atCell(ErrorCode::GoalOnInput, cell);
        if (!std::isfinite(goal.target))
            return atCell(ErrorCode::GoalNotFinite, cell, {steps::numberText(goal.target)});
        if (!spec.isDistribution && findSeekLoss(m_plan.loss)->needsWeights)
            return atCell(ErrorCode::GoalNeedsWeights, cell, {m_plan.loss});
        if (const double value = m_evaluation.value(cell.step)(cell.row, cell.column); !std::isfinite(value))
            return atCell(ErrorCode::GoalStartsNotFinite, cell, {steps::numberText(value)});
        return spec.isDistribution ? share(goal) : std::nullopt;
    }

    MaybeError share(const Goal& goal) const
    {
        const CellRef& cell = goal.cell;
        if (!(goal.target >= 0 && goal.target <= 1))
            return atCell(ErrorCode::GoalNoShare, cell, {steps::numberText(goal.target)});
        if (!m_evaluation.allowed().allows(cell.row, cell.column))
            return atCell(ErrorCode::GoalHidden, cell);
        if (m_evaluation.allowed().count(cell.row) == 1 && goal.target < 1 - m_plan.tolerance)
            return atCell(ErrorCode::GoalForced, cell);
        return std::nullopt;
    }

    /// Goals that are shares of one row.
    MaybeError rows()
    {
        for (const Goal& first : m_plan.goals) {
            if (!m_graph.node(first.cell.step)->spec->isDistribution)
                continue;
            double sum = 0;
            Index count = 0;
            for (const Goal& goal : m_plan.goals) {
                const bool isOfRow = goal.cell.step == first.cell.step && goal.cell.row == first.cell.row;
                sum += isOfRow ? goal.target : 0;
                count += isOfRow ? 1 : 0;
            }
            const double slack = static_cast<double>(count) * (m_plan.tolerance + std::numeric_limits<double>::epsilon());
            const std::vector<std::string> arguments = {first.cell.step, std::to_string(first.cell.row), steps::numberText(sum)};
            if (sum > 1 + slack)
                return Error{ErrorCode::GoalsAboveOne, arguments};
            if (sum < 1 - slack && count == m_evaluation.allowed().count(first.cell.row))
                return Error{ErrorCode::GoalsBelowOne, arguments};
        }
        return std::nullopt;
    }

    MaybeError freeInputs()
    {
        if (m_plan.free.empty())
            return Error{ErrorCode::FreeMissing, {listed(inputKeys(m_graph))}};
        for (const std::string& key : m_plan.free) {
            const Graph::Node* node = m_graph.node(key);
            if (!node || node->spec->kind == StepKind::Computed)
                return Error{ErrorCode::FreeNoInput, {key, listed(inputKeys(m_graph))}};
        }
        return std::nullopt;
    }

    MaybeError locks()
    {
        for (const CellRef& cell : m_plan.locks) {
            if (const auto known = explain(m_evaluation, cell); !known)
                return known.error();
            if (m_graph.node(cell.step)->spec->kind == StepKind::Computed)
                return atCell(ErrorCode::LockOnNoInput, cell);
        }
        return std::nullopt;
    }

    bool isFree(const std::string& key) const { return std::find(m_plan.free.begin(), m_plan.free.end(), key) != m_plan.free.end(); }

    /// Cells that are free and not locked are finite, and there are some.
    MaybeError movable()
    {
        for (const std::string& key : m_plan.free) {
            const Shape shape = m_graph.node(key)->shape;
            MaskBits isMovable = MaskBits::Ones(shape.rows, shape.columns);
            for (const CellRef& cell : m_plan.locks) {
                if (cell.step == key)
                    isMovable(cell.row, cell.column) = 0;
            }
            for (Index i = 0; i < isMovable.size(); ++i) {
                const CellRef cell{key, 0, i / shape.columns, i % shape.columns};
                const double value = m_evaluation.value(key)(cell.row, cell.column);
                if (isMovable.data()[i] && !std::isfinite(value))
                    return atCell(ErrorCode::FreeNotFinite, cell, {steps::numberText(value)});
            }
            if (isMovable.any())
                m_movable.push_back(key);
        }
        if (m_movable.empty())
            return Error{ErrorCode::FreeAllLocked, {listed(m_plan.free)}};
        return std::nullopt;
    }

    bool canMove(std::size_t position) const
    {
        const std::vector<std::string> sources = sourcesOf(m_graph, position);
        return std::find_first_of(sources.begin(), sources.end(), m_movable.begin(), m_movable.end()) != sources.end();
    }

    MaybeError reach()
    {
        for (const Goal& goal : m_plan.goals) {
            const auto position = static_cast<std::size_t>(m_graph.find(goal.cell.step));
            if (!canMove(position))
                return atCell(ErrorCode::GoalOutOfReach, goal.cell, {listed(m_movable), listed(sourcesOf(m_graph, position))});
            if (auto error = mixture(goal, m_graph[position]))
                return error;
        }
        return std::nullopt;
    }

    /// A mean of values that stay where they are stays between the least and the most of them.
    MaybeError mixture(const Goal& goal, const Graph::Node& node) const
    {
        if (node.inputs.size() != 2 || !m_graph[node.inputs[0]].spec->isDistribution || canMove(node.inputs[1]))
            return std::nullopt;
        const Values values = m_evaluation.value(node.inputKeys[1]);
        double least = std::numeric_limits<double>::infinity();
        double most = -least;
        for (Index key = 0; key < values.rows(); ++key) {
            if (!m_evaluation.allowed().allows(goal.cell.row, key))
                continue;
            least = std::min(least, values(key, goal.cell.column));
            most = std::max(most, values(key, goal.cell.column));
        }
        if (goal.target < least - m_plan.tolerance || goal.target > most + m_plan.tolerance)
            return atCell(ErrorCode::GoalBeyondValues, goal.cell, {steps::numberText(least), steps::numberText(most)});
        return std::nullopt;
    }

    const Evaluation& m_evaluation;
    const Graph& m_graph;
    const SeekPlan& m_plan;
    std::vector<std::string> m_movable;  ///< free inputs with a cell that is not locked
};

}  // namespace

std::optional<Error> checkSeek(const Evaluation& evaluation, const SeekPlan& plan)
{
    return SeekCheck(evaluation, plan).check();
}

}  // namespace ae
