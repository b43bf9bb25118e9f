// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/displaytext.h"
#include "cli/matrixtext.h"
#include "cli/opensession.h"
#include "io/arrays.h"
#include "io/bytesource.h"
#include "io/exports/resultjson.h"

#include <algorithm>

namespace ae::cli {

namespace {

constexpr std::string_view decimalMarks[] = {"point", "comma"};
constexpr std::string_view yesOrNo[] = {"yes", "no"};
constexpr std::size_t mostListed = 100;

constexpr OperandSpec operands[] = {{"FILE", "A session, a table, or a file with arrays"}};

constexpr OptionSpec options[] = {
    {.name = "--name", .value = "TENSOR", .summary = "Which matrix of the file"},
    {.name = "--decimal", .value = "MARK", .summary = "Decimal mark of a text table", .choices = decimalMarks},
    {.name = "--header", .value = "ANSWER", .summary = "Whether a text table starts with names", .choices = yesOrNo},
    {.name = "--transpose", .value = "", .summary = "Exchange rows and columns"},
    {.name = "--slice", .value = "K", .summary = "Which matrix of a stack of them, from 0"},
    {.name = "--format", .value = "FORMAT", .summary = "How to print", .fallback = "text", .choices = textOrJson},
};

/// "X 7x4, Wq 4x2"; arrays without a name show their shape alone.
std::string namesAndShapes(const ArrayFile& file)
{
    const std::vector<ArrayInfo>& arrays = file.arrays();
    std::string list;
    for (std::size_t i = 0; i < arrays.size() && i < mostListed; ++i) {
        list.append(list.empty() ? "" : ", ").append(arrays[i].name).append(arrays[i].name.empty() ? "" : " ");
        list += shapeText(arrays[i].shape);
    }
    if (arrays.size() > mostListed)
        list += " and " + std::to_string(arrays.size() - mostListed) + " more";
    return list;
}

Result<ReadChoices> choicesOf(const Arguments& arguments)
{
    ReadChoices choices;
    if (arguments.has("--decimal"))
        choices.decimal = arguments.value("--decimal") == "comma" ? ',' : '.';
    if (arguments.has("--header"))
        choices.hasHeader = arguments.value("--header") == "yes";
    choices.transpose = arguments.has("--transpose");
    if (arguments.has("--slice")) {
        const Result<std::uint64_t> slice = wholeNumber("--slice", arguments.value("--slice"), 0, limits::valuesPerMatrix);
        if (!slice)
            return slice.error();
        choices.slice = *slice;
    }
    return choices;
}

Result<std::unique_ptr<ArrayFile>> open(const std::string& file, const ReadChoices& choices)
{
    if (file != "-")
        return openArrays(std::filesystem::path(file), choices);
    Result<std::string> bytes = readInput(file);
    if (!bytes)
        return bytes.error();
    return openArrays(bytesOf(std::move(*bytes)), {}, choices);
}

/// The array that is meant: the one of that name, or the only one.
Result<std::size_t> chosenArray(const Arguments& arguments, const ArrayFile& file)
{
    if (!arguments.has("--name")) {
        if (file.arrays().size() == 1)
            return std::size_t{0};
        return usageProblem({}, "the file holds several matrices", "choose one with --name: %1", {namesAndShapes(file)});
    }
    const std::string name = arguments.value("--name");
    if (const auto found = file.find(name); found && !name.empty())
        return *found;
    const bool isNameless = file.arrays().size() == 1 && file.arrays().front().name.empty();
    return usageProblem("--name", "there is no matrix \"%1\"",
                        isNameless ? "leave --name out: there is one, without a name, %2" : "choose one of %2",
                        {shortened(name, 40), namesAndShapes(file)});
}

std::string noteText(const Problem& note)
{
    return (note.where.empty() ? "" : note.where + ": ") + note.sentence();
}

void printJson(PieceWriter& out, const std::string& name, const Matrix& matrix, const std::vector<Problem>& notes)
{
    out << "{\n  \"name\": ";
    if (name.empty())
        out << "null";
    else
        out.string(name);
    out << ",\n  \"shape\": [";
    out.integer(matrix.rows()) << ", ";
    out.integer(matrix.cols()) << "],\n  \"rows\": ";
    writeMatrixRows(out, matrix, "  ");
    out << ",\n  \"notes\": [";
    for (std::size_t i = 0; i < notes.size(); ++i) {
        out << (i == 0 ? "\n    " : ",\n    ");
        out.string(noteText(notes[i]));
    }
    out << (notes.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

/// The names that were read, or the positions.
std::vector<std::string> namesOrPositions(std::vector<std::string> names, Index count)
{
    if (names.size() == static_cast<std::size_t>(count))
        return names;
    names.clear();
    for (Index i = 0; i < count; ++i)
        names.push_back(std::to_string(i));
    return names;
}

void printText(PieceWriter& out, const std::string& heading, ReadMatrix& read)
{
    out << heading << "  (" << std::to_string(read.numbers.rows()) << " x " << std::to_string(read.numbers.cols()) << ")\n";
    printMatrix(out,
                {read.numbers, namesOrPositions(std::move(read.rowNames), read.numbers.rows()),
                 namesOrPositions(std::move(read.columnNames), read.numbers.cols())});
}

/// "X  Token embeddings, transposed"; an array without a name is called by its file.
std::string headingOf(const ArrayInfo& array, const std::string& place, bool isTransposed)
{
    std::string heading = printable(array.name.empty() ? place : array.name);
    if (*array.title != '\0')
        heading.append("  ").append(array.title);
    return heading + (isTransposed ? ", transposed" : "");
}

/// A problem of one of several arrays says of which.
Problem inArray(Problem problem, const ArrayInfo& array)
{
    if (problem.where.empty())
        problem.where = shortened(array.name, 60);
    return problem;
}

int runMatrix(const Arguments& arguments, Console& console)
{
    const Result<ReadChoices> choices = choicesOf(arguments);
    if (!choices)
        return console.fail({}, choices.error());
    const std::string place = placeOf(arguments.operand(0));
    const Result<std::unique_ptr<ArrayFile>> opened = open(arguments.operand(0), *choices);
    if (!opened)
        return console.fail(place, opened.error());
    const ArrayFile& file = **opened;
    const Result<std::size_t> array = chosenArray(arguments, file);
    if (!array)
        return console.fail(place, array.error());
    Result<ReadMatrix> read = file.read(*array, *choices);
    const ArrayInfo& info = file.arrays()[*array];
    if (!read)
        return console.fail(place, inArray(read.error(), info));
    std::vector<Problem> notes = file.notes();
    notes.insert(notes.end(), read->notes.begin(), read->notes.end());
    if (arguments.value("--format") == "json")
        return console.print([&](PieceWriter& out) { printJson(out, info.name, read->numbers, notes); });
    for (const Problem& note : notes)
        console.note(place, note);
    return console.print([&](PieceWriter& out) { printText(out, headingOf(info, place, choices->transpose), *read); });
}

}  // namespace

const CommandSpec matrixCommand = {
    .name = "matrix",
    .summary = "Print one matrix of a file as it is read",
    .details = "FILE is of any format that is read (attention-cli formats lists them); its content decides which. The\n"
               "flags answer what a file leaves open; where two readings fit and no flag chooses, both are named.",
    .operands = operands,
    .options = options,
    .run = runMatrix,
};

}  // namespace ae::cli
