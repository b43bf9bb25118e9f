// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/displaytext.h"
#include "cli/opensession.h"
#include "cli/savesession.h"
#include "io/formats.h"
#include "io/reason.h"

namespace ae::cli {

namespace {

constexpr OperandSpec operands[] = {{"IN", "The session"}, {"OUT", "The file to write; its ending says in which format"}};

constexpr OptionSpec options[] = {
    {.name = "--step", .value = "KEY", .summary = "The step or input to write, for formats that hold one"},
    {.name = "--force", .value = "", .summary = "Overwrite OUT when it exists"},
};

std::optional<Problem> checkFormat(const FormatSpec* format, const std::string& file, const Arguments& arguments)
{
    if (format == nullptr || !format->writes()) {
        return usageProblem(shortened(file, 80), "it is not clear from its ending which format to write", "end it in one of %1",
                            {writtenEndings()});
    }
    const bool hasStep = arguments.has("--step");
    const std::string ending(format->ending);
    if (format->content == FormatContent::OneStep && !hasStep)
        return usageProblem({}, "a file ending in %1 holds one step", "name it with --step", {ending});
    if (format->content != FormatContent::OneStep && hasStep)
        return usageProblem("--step", "a file ending in %1 holds everything", "leave --step out", {ending});
    return std::nullopt;
}

/// Formats that mark gaps by NaN alone say on standard error which rows these are.
void noteGaps(const OpenSession& open, const Evaluation& evaluation, Console& console)
{
    const std::vector<RowRecord>& rows = evaluation.rows();
    long long gaps = 0;
    Index first = -1;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (!hasNoDistribution(rows[row].state))
            continue;
        first = gaps == 0 ? static_cast<Index>(row) : first;
        ++gaps;
    }
    if (gaps == 0)
        return;
    const std::string token = shortened(open.session.tokens[static_cast<std::size_t>(first)], 40);
    console.note(open.place,
                 {ProblemKind::Data,
                  {},
                  "%1 without a distribution are written as NaN, first row %2 (%3: %4)",
                  "compute prints the state of every row",
                  {counted(gaps, "row", "rows"), std::to_string(first), token, reasonText(evaluation, first).sentence()}});
}

int writeResults(const Arguments& arguments, const FormatSpec& format, const OpenSession& open, Overwrite overwrite, Console& console)
{
    const std::string& file = arguments.operand(1);
    const std::string step = arguments.value("--step");
    if (arguments.has("--step") && open.graph.find(step) < 0)
        return console.fail(open.place, unknownStep(open.graph, "--step", step));
    Evaluation evaluation;
    if (format.content != FormatContent::Session) {
        Attempt<Evaluation> attempt = evaluate(open, console);
        if (!attempt)
            return attempt.error().code;
        evaluation = std::move(*attempt);
        if (!format.marksGaps && (step.empty() || hasRowStates(evaluation, step)))
            noteGaps(open, evaluation, console);
    }
    const Results results{open.session, evaluation, open.name};
    if (const auto problem = writeFormat(format, file, results, step, overwrite))
        return console.fail(file, *problem);
    return exitcode::good;
}

int runConvert(const Arguments& arguments, Console& console)
{
    const std::string& file = arguments.operand(1);
    const FormatSpec* format = formatFor(file);
    if (const auto problem = checkFormat(format, file, arguments))
        return console.fail({}, *problem);
    const Overwrite overwrite = overwriteOf(arguments);
    const Attempt<OpenSession> open = openSession(arguments.operand(0), console);
    if (!open)
        return open.error().code;
    if (const auto problem = checkOverwrite(file, overwrite))
        return console.fail(file, *problem);
    return writeResults(arguments, *format, *open, overwrite, console);
}

}  // namespace

const CommandSpec convertCommand = {
    .name = "convert",
    .summary = "Write a session, or what follows from it, in another format",
    .details = "The ending of OUT chooses the format; attention-cli formats lists them. A file is written as a whole or not at all.",
    .operands = operands,
    .options = options,
    .run = runConvert,
};

}  // namespace ae::cli
