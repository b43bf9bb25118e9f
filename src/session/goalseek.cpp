// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/goalseek.h"

#include "attention/export.h"
#include "session/cellname.h"
#include "session/jsontext.h"
#include "session/numbers.h"

#include <algorithm>

namespace ae {

namespace {

constexpr std::size_t longestPlace = 80;

Result<CellRef> cellAt(std::string_view text, std::string_view place, const Session& session, const Graph& graph)
{
    Result<CellRef> cell = parseCellName(text, session, graph);
    if (cell)
        return cell;
    Problem problem = cell.error();
    problem.kind = ProblemKind::Usage;
    problem.where = shortened(place, longestPlace);
    return problem;
}

}  // namespace

Result<Goal> parseGoal(std::string_view text, const Session& session, const Graph& graph)
{
    const std::string where = shortened(text, longestPlace);
    const std::size_t sign = text.rfind('=');  // a token may hold an equals sign, a value never does
    if (sign == std::string_view::npos)
        return Problem{ProblemKind::Usage,
                       where,
                       AE_TR("ae", "the value to reach is missing"),
                       AE_TR("ae", "write CELL=VALUE, as in weights[4,5]=0.9"),
                       {}};
    const Result<CellRef> cell = cellAt(text.substr(0, sign), text, session, graph);
    if (!cell)
        return cell.error();
    std::string_view value = text.substr(sign + 1);
    value = value.substr(std::min(value.find_first_not_of(' '), value.size()));
    value = value.substr(0, value.find_last_not_of(' ') + 1);
    const std::optional<double> target = readNumber(value);
    if (!target)
        return Problem{ProblemKind::Usage,
                       where,
                       AE_TR("ae", "\"%1\" is not a number"),
                       AE_TR("ae", "write it with a decimal point, as in 0.9"),
                       {shortened(value, longestPlace)}};
    return Goal{*cell, *target};
}

std::string goalText(const Goal& goal)
{
    return plainCellName(goal.cell) + "=" + numberText(goal.target);
}

Result<SeekPlan> seekPlan(const SeekSettings& settings, const Session& session, const Graph& graph)
{
    SeekPlan plan;
    for (const std::string& text : settings.goals) {
        const Result<Goal> goal = parseGoal(text, session, graph);
        if (!goal)
            return goal.error();
        plan.goals.push_back(*goal);
    }
    for (const std::string& text : settings.locks) {
        const Result<CellRef> cell = cellAt(text, text, session, graph);
        if (!cell)
            return cell.error();
        plan.locks.push_back(*cell);
    }
    plan.free = settings.free;
    plan.loss = settings.loss;
    plan.method = settings.method;
    plan.rate = settings.rate;
    plan.steps = settings.steps;
    plan.tolerance = settings.tolerance;
    return plan;
}

SeekSettings seekSettings(const SeekPlan& plan)
{
    SeekSettings settings;
    for (const Goal& goal : plan.goals)
        settings.goals.push_back(goalText(goal));
    for (const CellRef& cell : plan.locks)
        settings.locks.push_back(plainCellName(cell));
    settings.free = plan.free;
    settings.loss = plan.loss;
    settings.method = plan.method;
    settings.rate = plan.rate;
    settings.steps = plan.steps;
    settings.tolerance = plan.tolerance;
    return settings;
}

}  // namespace ae
