// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/saturation.h"
#include "cli/commands.h"
#include "cli/opensession.h"
#include "cli/resulttext.h"
#include "cli/settings.h"
#include "io/exports/resultjson.h"
#include "io/text/delimited.h"

namespace ae::cli {

namespace {

constexpr std::string_view formats[] = {"text", "json", "csv"};

constexpr OperandSpec operands[] = {{"FILE", "The session"}};

constexpr OptionSpec options[] = {
    {.name = "--step", .value = "KEY", .summary = "Print this step or input instead of all computed steps", .isRepeatable = true},
    {.name = "--set",
     .value = "NAME=VALUE",
     .summary = "Change scale_exponent, temperature, mask (none, causal) or a cell of an input first",
     .isRepeatable = true},
    {.name = "--format", .value = "FORMAT", .summary = "How to print", .fallback = "text", .choices = formats},
};

void printJson(PieceWriter& out, const Results& results, const std::vector<std::string>& steps)
{
    writeResultsJson(out, results, steps);
}

/// One step only; the caller has seen to it.
void printCsv(PieceWriter& out, const Results& results, const std::vector<std::string>& steps)
{
    writeDelimited(out, results, steps.front(), ',');
}

struct Printer {
    std::string_view format;
    void (*print)(PieceWriter& out, const Results& results, const std::vector<std::string>& steps);
};

constexpr Printer printers[] = {{"text", printResultsText}, {"json", printJson}, {"csv", printCsv}};

int runCompute(const Arguments& arguments, Console& console)
{
    const std::string format = arguments.value("--format");
    const std::vector<std::string> keys = arguments.all("--step");
    if (format == "csv" && keys.empty())
        return console.fail({}, usageProblem("--format csv", "a table holds one step", "name it with --step"));
    Attempt<OpenSession> open = openSession(arguments.operand(0), console);
    if (!open)
        return open.error().code;
    for (const std::string& setting : arguments.all("--set")) {
        if (const auto problem = applySetting(open->session, open->graph, setting))
            return console.fail(open->place, *problem);
        // an option may bring a step into force
        Computed<Graph> graph = build(open->session.options, shapesOf(open->session.matrices));
        if (!graph)
            return console.fail(open->place, problemOf(graph.error()));
        open->graph = std::move(*graph);
    }
    const auto steps = chosenSteps(*open, "--step", keys, computedSteps(open->graph), console);
    if (!steps)
        return steps.error().code;
    if (format == "csv" && steps->size() > 1)
        return console.fail(
            {}, usageProblem("--format csv", "a table holds one step, not %1", "give --step once", {std::to_string(steps->size())}));
    const Attempt<Evaluation> evaluation = evaluate(*open, console);
    if (!evaluation)
        return evaluation.error().code;
    const Results results{open->session, *evaluation, open->name};
    return console.print([&](PieceWriter& out) {
        for (const Printer& printer : printers) {
            if (printer.format == format)
                printer.print(out, results, *steps);
        }
    });
}

}  // namespace

const CommandSpec computeCommand = {
    .name = "compute",
    .summary = "Compute the steps of a session and print them with the state of every row",
    .details = "A row without a distribution (no allowed key, a NaN or an infinity among its scores) has no numbers in\n"
               "weights and output: null in JSON, empty cells and its state in CSV, dashes and the reason in text.",
    .operands = operands,
    .options = options,
    .run = runCompute,
};

}  // namespace ae::cli
