// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/seek.h"
#include "cli/commands.h"
#include "cli/displaytext.h"
#include "cli/opensession.h"
#include "cli/savesession.h"
#include "session/cellname.h"
#include "session/goalseek.h"
#include "session/numbers.h"

#include <algorithm>

namespace ae::cli {

namespace {

constexpr std::string_view losses[] = {"square", "nll"};
constexpr std::string_view methods[] = {"adam", "descent"};

constexpr OperandSpec operands[] = {{"FILE", "The session"}};

constexpr OptionSpec options[] = {
    {.name = "--goal",
     .value = "CELL=VALUE",
     .summary = "A cell and the value that it is to reach, such as 'weights[4,5]=0.9'",
     .isRepeatable = true},
    {.name = "--free", .value = "KEY,KEY,...", .summary = "The inputs that may move: X, Wq, Wk, Wv, bq, bk, bv", .isRepeatable = true},
    {.name = "--lock", .value = "CELL", .summary = "A cell of them that stays, such as 'Wq[0,1]'", .isRepeatable = true},
    {.name = "--loss",
     .value = "LOSS",
     .summary = "The squared distance halved, or minus the logarithm of a weight",
     .fallback = "square",
     .choices = losses},
    {.name = "--method", .value = "METHOD", .summary = "How the inputs move", .fallback = "adam", .choices = methods},
    {.name = "--rate", .value = "R", .summary = "How far a step goes", .fallback = "0.05"},
    {.name = "--steps", .value = "N", .summary = "How many steps at most", .fallback = "500"},
    {.name = "--tolerance", .value = "T", .summary = "A goal is met this near to its value", .fallback = "0.001"},
    {.name = "-o", .value = "OUT.attn", .summary = "Write the session as the last step left it"},
    {.name = "--force", .value = "", .summary = "Overwrite OUT when it exists"},
};

std::vector<std::string> keysIn(const std::vector<std::string>& lists)
{
    std::vector<std::string> keys;
    for (const std::string& list : lists) {
        for (std::size_t start = 0; start <= list.size();) {
            const std::size_t end = std::min(list.find(',', start), list.size());
            const std::string key = shortened(std::string_view(list).substr(start, end - start), 40);
            if (std::find(keys.begin(), keys.end(), key) == keys.end())
                keys.push_back(key);
            start = end + 1;
        }
    }
    return keys;
}

/// What is asked for, as far as it can be told without the session.
Result<SeekSettings> readSettings(const Arguments& arguments)
{
    for (const char* option : {"--goal", "--free"}) {
        if (!arguments.has(option))
            return usageProblem(option, "it is missing", "say what to reach and what may move: --goal 'weights[4,5]=0.9' --free Wq,Wk");
    }
    SeekSettings settings;
    settings.goals = arguments.all("--goal");
    settings.free = keysIn(arguments.all("--free"));
    settings.locks = arguments.all("--lock");
    settings.loss = arguments.value("--loss");
    settings.method = arguments.value("--method");
    const Result<double> rate = number("--rate", arguments.value("--rate"));
    if (!rate)
        return rate.error();
    const Result<std::uint64_t> steps = wholeNumber("--steps", arguments.value("--steps"), 1, mostSeekSteps);
    if (!steps)
        return steps.error();
    const Result<double> tolerance = number("--tolerance", arguments.value("--tolerance"));
    if (!tolerance)
        return tolerance.error();
    settings.rate = *rate;
    settings.steps = static_cast<int>(*steps);
    settings.tolerance = *tolerance;
    if (arguments.has("-o")) {
        if (const auto problem = checkSessionName("-o", arguments.value("-o")))
            return *problem;
    }
    return settings;
}

/// One line of the result.
struct Line {
    int step;
    double loss;
    std::vector<double> values;
};

std::vector<Line> takeSteps(Seek& seek)
{
    std::vector<Line> lines;
    for (const SeekStatus* status = &seek.status();; status = &seek.step()) {
        if (lines.empty() || status->step > lines.back().step)
            lines.push_back({status->step, status->loss, status->values});
        if (status->state != SeekState::Running || status->step == seek.plan().steps)
            return lines;
    }
}

/// A single goal's column is called value, several are called by their cells.
void printCsv(PieceWriter& out, const SeekPlan& plan, const std::vector<Line>& lines)
{
    out << "step,loss";
    for (const Goal& goal : plan.goals)
        out << (plan.goals.size() == 1 ? ",value" : ",\"" + plainCellName(goal.cell) + "\"");
    out << "\n";
    for (const Line& line : lines) {
        out << std::to_string(line.step) << "," << numberText(line.loss);
        for (const double value : line.values)
            out << "," << numberText(value);
        out << "\n";
    }
}

/// "weights[export,fail] is 0.1 and not 0.9" of every goal that is not met, at most three.
std::string missedGoals(const Seek& seek, const Session& session)
{
    const SeekPlan& plan = seek.plan();
    std::string text;
    std::size_t missed = 0;
    for (std::size_t i = 0; i < plan.goals.size(); ++i) {
        const Goal& goal = plan.goals[i];
        const double value = seek.status().values[i];
        if (findSeekLoss(plan.loss)->isMet(value, goal.target, plan.tolerance) || ++missed > 3)
            continue;
        text += (text.empty() ? "" : ", ") + cellName(goal.cell, session) + " is " + shortNumber(value) + " and not "
            + shortNumber(goal.target);
    }
    return missed > 3 ? text + ", and " + std::to_string(missed - 3) + " more" : text;
}

/// Says on standard error why a run ended without its goals.
int report(const Seek& seek, const OpenSession& open, Console& console)
{
    const SeekStatus& status = seek.status();
    if (status.problem)
        return console.fail(open.place, problemOf(*status.problem));
    const std::string steps = counted(status.step, "step", "steps");
    if (status.state == SeekState::Stalled) {
        console.note(open.place,
                     {ProblemKind::Data,
                      {},
                      "the goal is not reached: after %1 nothing moves any more (largest gradient %2); %3",
                      "try --loss nll, a smaller --rate, or other inputs",
                      {steps, shortNumber(status.largestGradient), missedGoals(seek, open.session)}});
    } else if (status.state == SeekState::Running) {
        console.note(open.place,
                     {ProblemKind::Data,
                      {},
                      "the goal is not reached in %1 (largest gradient %2): %3",
                      "try more --steps, another --rate or --method, or --loss nll for a weight",
                      {steps, shortNumber(status.largestGradient), missedGoals(seek, open.session)}});
    }
    return exitcode::good;
}

int runSeek(const Arguments& arguments, Console& console)
{
    const Result<SeekSettings> settings = readSettings(arguments);
    if (!settings)
        return console.fail({}, settings.error());
    Attempt<OpenSession> open = openSession(arguments.operand(0), console);
    if (!open)
        return open.error().code;
    const Result<SeekPlan> plan = seekPlan(*settings, open->session, open->graph);
    if (!plan)
        return console.fail(open->place, plan.error());
    const std::string file = arguments.value("-o");
    const Overwrite overwrite = overwriteOf(arguments);
    if (arguments.has("-o")) {
        if (const auto problem = checkOverwrite(file, overwrite))
            return console.fail(file, *problem);
    }
    Computed<Seek> seek = Seek::of(open->session.matrices, open->session.options, *plan);
    if (!seek)
        return console.fail(open->place, problemOf(seek.error()));
    const std::vector<Line> lines = takeSteps(*seek);
    if (arguments.has("-o")) {
        for (auto& [key, matrix] : seek->moved())
            open->session.matrices[key] = matrix;
        open->session.view.seek = seekSettings(*plan);
        if (const int code = saveSession(file, open->session, overwrite, console); code != exitcode::good)
            return code;
    }
    const int code = console.print([&](PieceWriter& out) { printCsv(out, *plan, lines); });
    return code == exitcode::good ? report(*seek, *open, console) : code;
}

}  // namespace

const CommandSpec seekCommand = {
    .name = "seek",
    .summary = "Move inputs step by step until cells reach their goals",
    .details =
        "Prints step, loss and value as CSV, from step 0, where the session stands; with several goals a column of values for each,\n"
        "called by its cell. Stops once every goal is within the tolerance; under nll once every weight is at its value or above.\n"
        "A run that does not get there is written and printed too, and a note says so. One that diverges ends with code 65 and\n"
        "leaves the numbers as they were before the step that diverged. OUT keeps goals, free inputs and locks in its view.",
    .operands = operands,
    .options = options,
    .run = runSeek,
};

}  // namespace ae::cli
