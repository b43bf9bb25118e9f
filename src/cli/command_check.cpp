// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/displaytext.h"
#include "cli/opensession.h"
#include "cli/texttable.h"
#include "session/numbers.h"

#include <cmath>

namespace ae::cli {

namespace {

constexpr OperandSpec operands[] = {{"FILE", "The session"}};

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

/// The first problem, with the number of all.
int reportProblems(const std::string& place, const std::vector<Problem>& problems, Console& console)
{
    Problem first = problems.front();
    const std::string count = problems.size() == 1 ? "1 problem" : "the first of " + std::to_string(problems.size()) + " problems";
    return console.fail(place, {ProblemKind::Data, first.where, "%1 (%2)", "", {first.sentence(), count}});
}

int runCheck(const Arguments& arguments, Console& console)
{
    const std::string& file = arguments.operand(0);
    Result<std::string> bytes = readInput(file);
    if (!bytes)
        return console.fail(placeOf(file), bytes.error());
    const std::vector<Problem> problems = checkSessionText(*bytes);
    if (!problems.empty())
        return reportProblems(placeOf(file), problems, console);
    const Attempt<OpenSession> open = openSessionText(std::move(*bytes), file, console);
    if (!open)
        return open.error().code;
    return console.print([&](PieceWriter& out) { printReport(out, *open); });
}

}  // namespace

const CommandSpec checkCommand = {
    .name = "check",
    .summary = "Say whether a session is good: shapes, options, cells, size and notes, or the first problem",
    .operands = operands,
    .run = runCheck,
};

}  // namespace ae::cli
