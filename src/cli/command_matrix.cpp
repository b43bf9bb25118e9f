// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/displaytext.h"
#include "cli/matrixtext.h"
#include "cli/opensession.h"
#include "io/formats.h"
#include "io/resultjson.h"
#include "session/cellname.h"

#include <algorithm>

namespace ae::cli {

namespace {

constexpr std::string_view decimalMarks[] = {"point", "comma"};
constexpr std::string_view yesOrNo[] = {"yes", "no"};

constexpr OperandSpec operands[] = {{"FILE", "A session"}};

constexpr OptionSpec options[] = {
    {.name = "--name", .value = "TENSOR", .summary = "Which matrix of the file"},
    {.name = "--decimal", .value = "MARK", .summary = "Decimal mark of a text table", .choices = decimalMarks},
    {.name = "--header", .value = "ANSWER", .summary = "Whether a text table starts with names", .choices = yesOrNo},
    {.name = "--transpose", .value = "", .summary = "Exchange rows and columns"},
    {.name = "--slice", .value = "K", .summary = "Which matrix of a stack of them, from 0"},
    {.name = "--format", .value = "FORMAT", .summary = "How to print", .fallback = "text", .choices = textOrJson},
};

std::string shapeText(Shape shape)
{
    return std::to_string(shape.rows) + "x" + std::to_string(shape.columns);
}

/// "X 7x4, Wq 4x2".
std::string namesAndShapes(const Graph& graph)
{
    std::string list;
    for (const Graph::Node& node : graph.nodes()) {
        if (node.spec->kind == StepKind::Computed)
            continue;
        list.append(list.empty() ? "" : ", ").append(node.spec->key).append(" ").append(shapeText(node.shape));
    }
    return list;
}

/// Files of formats that hold no session are refused by their ending, before they are looked into.
std::optional<Problem> refusedFormat(const std::string& file)
{
    const FormatSpec* format = formatFor(file);
    if (format == nullptr || format->reads)
        return std::nullopt;
    return Problem{
        ProblemKind::Data, {}, "files ending in %1 cannot be read", "these can: %2", {std::string(format->ending), readEndings()}};
}

std::optional<Problem> checkChoice(const Arguments& arguments, const OpenSession& open)
{
    const std::string name = arguments.value("--name");
    if (!arguments.has("--name"))
        return usageProblem({}, "the file holds several matrices", "choose one with --name: %1", {namesAndShapes(open.graph)});
    if (!open.session.matrices.contains(name)) {
        return usageProblem("--name", "there is no matrix \"%1\"", "choose one of %2", {shortened(name, 40), namesAndShapes(open.graph)});
    }
    if (arguments.has("--slice"))
        return usageProblem("--slice", "%1 is a single matrix and has no slices", "leave --slice out", {name});
    return std::nullopt;
}

void printJson(PieceWriter& out, const std::string& name, const Matrix& matrix)
{
    out << "{\n  \"name\": ";
    out.string(name) << ",\n  \"shape\": [";
    out.integer(matrix.rows()) << ", ";
    out.integer(matrix.cols()) << "],\n  \"rows\": ";
    writeMatrixRows(out, matrix, "  ");
    out << ",\n  \"notes\": []\n}\n";
}

void printText(PieceWriter& out, const OpenSession& open, const std::string& name, const Matrix& matrix, bool isTransposed)
{
    const StepSpec& spec = *findStep(name);
    const Shape shape = open.graph.node(name)->shape;
    std::vector<std::string> rows = rowNames(spec, shape.rows, open.session);
    std::vector<std::string> columns = columnNames(spec, shape.columns, open.session);
    if (isTransposed)
        std::swap(rows, columns);
    out << name << "  " << spec.title << (isTransposed ? ", transposed" : "") << "  (" << std::to_string(matrix.rows()) << " x "
        << std::to_string(matrix.cols()) << ")\n";
    printMatrix(out, {matrix, rows, columns});
}

int runMatrix(const Arguments& arguments, Console& console)
{
    if (arguments.has("--slice")) {
        const Result<std::uint64_t> slice = wholeNumber("--slice", arguments.value("--slice"), 0, limits::valuesPerMatrix);
        if (!slice)
            return console.fail({}, slice.error());
    }
    const std::string& file = arguments.operand(0);
    if (const auto problem = refusedFormat(file)) {
        const Result<std::string> bytes = readInput(file);
        return console.fail(file, bytes ? *problem : bytes.error());
    }
    const Attempt<OpenSession> open = openSession(file, console);
    if (!open)
        return open.error().code;
    if (const auto problem = checkChoice(arguments, *open))
        return console.fail(open->place, *problem);
    const std::string name = arguments.value("--name");
    const bool isTransposed = arguments.has("--transpose");
    const Matrix& own = open->session.matrices.find(name)->second;
    const Matrix matrix = isTransposed ? Matrix(own.transpose()) : own;
    const bool isJson = arguments.value("--format") == "json";
    return console.print([&](PieceWriter& out) {
        if (isJson)
            printJson(out, name, matrix);
        else
            printText(out, *open, name, matrix, isTransposed);
    });
}

}  // namespace

const CommandSpec matrixCommand = {
    .name = "matrix",
    .summary = "Print one matrix of a file as it is read",
    .operands = operands,
    .options = options,
    .run = runMatrix,
};

}  // namespace ae::cli
