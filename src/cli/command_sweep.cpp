// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/saturation.h"
#include "cli/commands.h"
#include "cli/displaytext.h"
#include "cli/opensession.h"
#include "session/numbers.h"

#include <algorithm>
#include <limits>

namespace ae::cli {

namespace {

constexpr std::string_view formats[] = {"csv", "json"};
constexpr std::string_view sources[] = {"random", "repeat", "normal"};
constexpr std::uint64_t mostSamples = 100'000;

constexpr OperandSpec operands[] = {{"FILE", "The session"}};

constexpr OptionSpec options[] = {
    {.name = "--source", .value = "SOURCE", .summary = "Where the columns beyond d_k come from", .fallback = "random", .choices = sources},
    {.name = "--widths",
     .value = "D,D,...",
     .summary = "Widths of the head (d_k and the powers of two above it up to 1024 when not given)"},
    {.name = "--exponent", .value = "P", .summary = "Exponent of the scale, 0 to 2 (0 and 0.5 when not given)", .isRepeatable = true},
    {.name = "--samples", .value = "N", .summary = "Draws a width, with seeds S, S + 1, ...; repeat has one", .fallback = "64"},
    {.name = "--seed", .value = "S", .summary = "Seed of the first draw", .fallback = "1"},
    {.name = "--format", .value = "FORMAT", .summary = "How to print", .fallback = "csv", .choices = formats},
};

Result<std::vector<Index>> readWidths(const std::string& text)
{
    std::vector<Index> widths;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const Result<std::uint64_t> width = wholeNumber("--widths", std::string_view(text).substr(start, end - start), 1, limits::side);
        if (!width)
            return width.error();
        widths.push_back(static_cast<Index>(*width));
        start = end + 1;
    }
    return widths;
}

Result<std::vector<double>> readExponents(const std::vector<std::string>& texts)
{
    std::vector<double> exponents;
    for (const std::string& text : texts) {
        const Result<double> exponent = number("--exponent", text);
        if (!exponent)
            return exponent.error();
        if (!(*exponent >= 0 && *exponent <= 2))
            return usageProblem("--exponent", "%1 is not from 0 to 2", "0.5 is the equation's own, 0 is no scaling",
                                {numberText(*exponent)});
        exponents.push_back(*exponent);
    }
    return exponents;
}

/// All but the widths that depend on the session.
Result<SweepRequest> readRequest(const Arguments& arguments)
{
    SweepRequest request;
    request.source = arguments.value("--source");
    const Result<std::uint64_t> samples = wholeNumber("--samples", arguments.value("--samples"), 1, mostSamples);
    if (!samples)
        return samples.error();
    request.samples = static_cast<int>(*samples);
    const Result<std::uint64_t> seed = wholeNumber("--seed", arguments.value("--seed"), 0, std::numeric_limits<std::uint64_t>::max());
    if (!seed)
        return seed.error();
    request.seed = *seed;
    if (arguments.has("--exponent")) {
        Result<std::vector<double>> exponents = readExponents(arguments.all("--exponent"));
        if (!exponents)
            return exponents.error();
        request.exponents = std::move(*exponents);
    }
    if (arguments.has("--widths")) {
        Result<std::vector<Index>> widths = readWidths(arguments.value("--widths"));
        if (!widths)
            return widths.error();
        request.widths = std::move(*widths);
    }
    return request;
}

/// One number of a line, with its name.
struct Field {
    std::string name;
    double value;
};

/// The names are the same for every line; they need no session.
std::vector<Field> fieldsOf(const SweepRow& row)
{
    std::vector<Field> fields = {{"score_spread", row.scoreSpread}, {"saturated_fraction", row.saturatedFraction}};
    for (std::size_t i = 0; i < row.measures.size(); ++i) {
        const std::string name(measureCatalogue()[i].key);
        const Quantiles& quantiles = row.measures[i];
        fields.push_back({name, quantiles.median});
        fields.push_back({name + "_mean", quantiles.mean});
        fields.push_back({name + "_p10", quantiles.p10});
        fields.push_back({name + "_p90", quantiles.p90});
    }
    return fields;
}

void printCsv(PieceWriter& out, const std::vector<SweepRow>& rows)
{
    SweepRow names;
    names.measures.resize(measureCatalogue().size());
    out << "width,exponent";
    for (const Field& field : fieldsOf(names))
        out << "," << field.name;
    out << "\n";
    for (const SweepRow& row : rows) {
        out << std::to_string(row.width) << "," << numberText(row.exponent);
        for (const Field& field : fieldsOf(row))
            out << "," << numberText(field.value);
        out << "\n";
    }
}

void printJson(PieceWriter& out, const std::vector<SweepRow>& rows)
{
    out << "{\n  \"rows\": [";
    for (std::size_t i = 0; i < rows.size(); ++i) {
        out << (i == 0 ? "\n" : ",\n") << "    {\"width\": ";
        out.integer(rows[i].width) << ", \"exponent\": ";
        out.number(rows[i].exponent);
        for (const Field& field : fieldsOf(rows[i])) {
            out << ", \"" << field.name << "\": ";
            out.number(field.value);
        }
        out << "}";
    }
    out << "\n  ]\n}\n";
}

int runSweep(const Arguments& arguments, Console& console)
{
    Result<SweepRequest> request = readRequest(arguments);
    if (!request)
        return console.fail({}, request.error());
    const Attempt<OpenSession> open = openSession(arguments.operand(0), console);
    if (!open)
        return open.error().code;
    const Index headWidth = open->graph.headWidth();
    if (request->widths.empty())
        request->widths = defaultWidths(headWidth);
    if (findWidening(request->source)->keepsSession) {
        for (const Index width : request->widths) {
            if (width < headWidth) {
                return console.fail(open->place,
                                    usageProblem("--widths", "%1 is below the session's d_k of %2", "give %2 or more, or --source normal",
                                                 {std::to_string(width), std::to_string(headWidth)}));
            }
        }
    }
    const auto rows = sweep(open->session.matrices, open->session.options, *request);
    if (!rows) {
        Problem problem = problemOf(rows.error());
        problem.kind = rows.error().code == ErrorCode::NotEnoughMemory ? ProblemKind::Data : ProblemKind::Usage;
        return console.fail(open->place, problem);
    }
    const bool isJson = arguments.value("--format") == "json";
    return console.print([&](PieceWriter& out) { isJson ? printJson(out, *rows) : printCsv(out, *rows); });
}

}  // namespace

const CommandSpec sweepCommand = {
    .name = "sweep",
    .summary = "Widen the head and report how the softmax saturates with and without scaling",
    .details = "One line a width and exponent: score_spread, saturated_fraction, then median, mean, 10 % and 90 % quantile of\n"
               "max_weight, entropy_bits, effective_tokens, jacobian_norm and gradient_norm over all rows of all samples.\n"
               "Sources: random draws columns as wide as the session's own, repeat takes the session's own columns again,\n"
               "normal draws independent standard normal queries and keys. Mask and temperature of the session apply.",
    .operands = operands,
    .options = options,
    .run = runSweep,
};

}  // namespace ae::cli
