// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/displaytext.h"
#include "cli/lessonreport.h"
#include "cli/opensession.h"
#include "cli/texttable.h"
#include "session/numbers.h"
#include "session/safefile.h"
#include "session/salvage.h"
#include "session/writer.h"

#include <cmath>
#include <filesystem>

namespace ae::cli {

namespace {

constexpr OperandSpec operands[] = {{"FILE", "The session, or a lesson (.lesson)"}};

constexpr OptionSpec optionSpecs[] = {
    {.name = "--recover", .value = "", .summary = "Write what is whole in a damaged session, and list what is missing"},
    {.name = "-o", .value = "OUT", .summary = "The session to write with --recover"},
    {.name = "--force", .value = "", .summary = "Overwrite OUT when it exists"},
};

std::string shapesText(const Graph& graph)
{
    std::string list;
    for (const Graph::Node& node : graph.nodes()) {
        if (node.spec->kind == StepKind::Computed)
            continue;
        list.append(list.empty() ? "" : ", ")
            .append(node.spec->key)
            .append(" ")
            .append(std::to_string(node.shape.rows))
            .append("x")
            .append(std::to_string(node.shape.columns));
    }
    return list;
}

std::string sizesText(const Graph& graph)
{
    return "n " + std::to_string(graph.tokens()) + ", d_model " + std::to_string(graph.modelWidth()) + ", d_k "
        + std::to_string(graph.headWidth()) + ", d_v " + std::to_string(graph.valueWidth());
}

std::string optionsText(const Options& options)
{
    return "scale_exponent " + numberText(options.scaleExponent) + ", temperature " + numberText(options.temperature) + ", mask "
        + options.mask + (options.rotary.isOn() ? ", rotary " + options.rotary.convention : std::string());
}

long long valueCount(const Session& session)
{
    long long count = 0;
    for (const auto& [key, matrix] : session.matrices)
        count += matrix.size();
    return count;
}

long long nonFiniteCount(const Session& session)
{
    long long count = 0;
    for (const auto& [key, matrix] : session.matrices)
        count += matrix.size() - matrix.array().isFinite().count();
    return count;
}

/// "104857600 bytes (100.0 MiB)".
std::string bytesText(double bytes)
{
    const std::string plain = counted(static_cast<long long>(bytes), "byte", "bytes");
    double amount = bytes;
    const char* shown = nullptr;
    for (const char* unit : {"KiB", "MiB", "GiB", "TiB"}) {
        if (amount < 1024)
            break;
        amount /= 1024;
        shown = unit;
    }
    return shown == nullptr ? plain : plain + " (" + shortNumber(std::round(amount * 10) / 10) + " " + shown + ")";
}

void printReport(PieceWriter& out, const OpenSession& open)
{
    const Session& session = open.session;
    TextTable table({Align::Left, Align::Left});
    table.add({"file", printable(open.place) + ": good"});
    table.add({"version", std::to_string(session.majorVersion) + "." + std::to_string(session.minorVersion)});
    if (!session.title.empty())
        table.add({"title", printable(session.title)});
    table.add({"sizes", sizesText(open.graph)});
    table.add({"shapes", shapesText(open.graph)});
    table.add({"options", optionsText(session.options)});
    std::string values = counted(valueCount(session), "value", "values") + " in "
        + counted(static_cast<long long>(session.matrices.size()), "matrix", "matrices");
    if (const long long bad = nonFiniteCount(session); bad > 0)
        values += ", " + std::to_string(bad) + " not finite";
    table.add({"cells", values});
    table.add({"notebook", counted(static_cast<long long>(session.notebook.size()), "cell", "cells")});
    table.add({"size", bytesText(static_cast<double>(open.bytes)) + "; results take " + bytesText(predictedBytes(open.graph))});
    if (open.notes.empty())
        table.add({"notes", "none"});
    for (const Problem& note : open.notes)
        table.add({"note", printable((note.where.empty() ? "" : note.where + ": ") + note.sentence())});
    table.print(out);
}

/// The first problem, with the number of all; where something can be recovered, how.
int reportProblems(const std::string& place, const std::vector<Problem>& problems, std::string_view bytes, Console& console)
{
    Problem first = problems.front();
    const std::string count = problems.size() == 1 ? "1 problem" : "the first of " + std::to_string(problems.size()) + " problems";
    const bool isDamaged = first.where.starts_with("line ") || first.where.ends_with(".crc32");
    const char* advice = isDamaged && salvageSession(bytes) ? "check --recover FILE -o OUT writes all that is whole in it" : "";
    return console.fail(place, {ProblemKind::Data, first.where, "%1 (%2)", advice, {first.sentence(), count}});
}

std::optional<Problem> checkRecoverOptions(const Arguments& arguments)
{
    const bool isRecovering = arguments.has("--recover");
    const std::string out = arguments.value("-o");
    if (!isRecovering && (arguments.has("-o") || arguments.has("--force")))
        return usageProblem(arguments.has("-o") ? "-o" : "--force", "there is nothing to write", "give --recover too", {});
    if (isRecovering && out.empty())
        return usageProblem("--recover", "it is not said where to write to", "add -o OUT", {});
    std::error_code error;
    if (isRecovering && std::filesystem::equivalent(arguments.operand(0), out, error))
        return usageProblem("-o", "OUT is the damaged file itself, which may hold more than can be recovered", "choose another name", {});
    return std::nullopt;
}

/// "52 of 54 rows are whole in 4 matrices".
std::string wholeRowsText(const Salvaged& salvaged)
{
    Index rows = 0;
    Index lost = 0;
    for (const auto& [key, matrix] : salvaged.session.matrices)
        rows += matrix.rows();
    for (const auto& [key, positions] : salvaged.lostRows)
        lost += static_cast<Index>(positions.size());
    return std::to_string(rows - lost) + " of " + counted(rows, "row is", "rows are") + " whole in "
        + counted(static_cast<long long>(salvaged.session.matrices.size()), "matrix", "matrices");
}

/// Writes what is whole; one line on standard error for all that is missing.
int recover(const Arguments& arguments, const std::string& bytes, Console& console)
{
    const std::string place = placeOf(arguments.operand(0));
    const std::string out = arguments.value("-o");
    const Result<Salvaged> salvaged = salvageSession(bytes);
    if (!salvaged)
        return console.fail(place, salvaged.error());
    const Overwrite overwrite = arguments.has("--force") ? Overwrite::Allow : Overwrite::Refuse;
    if (const auto problem = writeFileSafely(out, writeSession(salvaged->session), overwrite))
        return console.fail(out, *problem);
    for (const Problem& problem : salvaged->missing)
        console.fail(place, problem);
    const int printed = console.print([&](PieceWriter& writer) {
        TextTable table({Align::Left, Align::Left});
        if (salvaged->damage)
            table.add({"damage",
                       printable((salvaged->damage->where.empty() ? "" : salvaged->damage->where + ": ") + salvaged->damage->sentence())});
        table.add({"whole", wholeRowsText(*salvaged)});
        table.add({"missing",
                   salvaged->isComplete() ? "nothing"
                                          : counted(static_cast<long long>(salvaged->missing.size()), "thing, named on standard error",
                                                    "things, named on standard error")});
        table.add({"written", printable(out)});
        table.print(writer);
    });
    return printed != exitcode::good || salvaged->isComplete() ? printed : exitcode::data;
}

int runCheck(const Arguments& arguments, Console& console)
{
    const std::string& file = arguments.operand(0);
    if (const auto problem = checkRecoverOptions(arguments))
        return console.fail({}, *problem);
    Result<std::string> bytes = readInput(file);
    if (!bytes)
        return console.fail(placeOf(file), bytes.error());
    if (isLessonFile(file) && !arguments.has("--recover"))
        return checkLessonFile(file, *bytes, console);
    if (arguments.has("--recover"))
        return recover(arguments, *bytes, console);
    const std::vector<Problem> problems = checkSessionText(*bytes);
    if (!problems.empty())
        return reportProblems(placeOf(file), problems, *bytes, console);
    const Attempt<OpenSession> open = openSessionText(std::move(*bytes), file, console);
    if (!open)
        return open.error().code;
    return console.print([&](PieceWriter& out) { printReport(out, *open); });
}

}  // namespace

const CommandSpec checkCommand = {
    .name = "check",
    .summary = "Say whether a session is good: shapes, options, cells, size and notes, or the first problem",
    .details = "With --recover and -o OUT: writes a session of all that is whole in a damaged one. Rows that are missing hold NaN.\n"
               "One line on standard error names each thing that is missing, was assumed or could not be checked. The exit status is\n"
               "0 when everything was whole, and 65 when something is missing although OUT was written. A row of which a digit was\n"
               "changed is whole, unless the matrix has a checksum that says otherwise.\n"
               "Of a lesson all mistakes are named, one a line.",
    .operands = operands,
    .options = optionSpecs,
    .run = runCheck,
};

}  // namespace ae::cli
