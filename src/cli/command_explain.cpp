// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/explanationtext.h"
#include "cli/opensession.h"
#include "io/reason.h"
#include "session/cellname.h"

namespace ae::cli {

namespace {

constexpr OperandSpec operands[] = {{"FILE", "The session"}, {"CELL", "A cell of a step or an input, such as 'scores[4,5]'"}};

constexpr OptionSpec options[] = {
    {.name = "--format", .value = "FORMAT", .summary = "How to print", .fallback = "text", .choices = textOrJson},
};

void writeCell(PieceWriter& out, const CellRef& cell)
{
    out << "\"step\": ";
    out.string(cell.step) << ", \"head\": ";
    out.integer(cell.head) << ", \"row\": ";
    out.integer(cell.row) << ", \"column\": ";
    out.integer(cell.column);
}

void writeFactor(PieceWriter& out, const Factor& factor)
{
    out << "{";
    if (factor.isLiteral()) {
        out << "\"literal\": ";
        out.number(factor.value) << ", \"name\": ";
        out.string(factor.literal);
    } else {
        writeCell(out, factor.cell);
        out << ", \"value\": ";
        out.number(factor.value);
    }
    out << "}";
}

void writeTerm(PieceWriter& out, const Term& term)
{
    out << "{\"value\": ";
    out.number(term.value);
    if (term.isOwn)
        out << ", \"own\": true";
    out << ", \"factors\": [";
    for (std::size_t i = 0; i < term.factors.size(); ++i) {
        out << (i == 0 ? "" : ", ");
        writeFactor(out, term.factors[i]);
    }
    out << "]}";
}

void writeRange(PieceWriter& out, const DependentRange& range)
{
    const auto bounds = [&](const char* name, Index first, Index count) {
        out << ", \"" << name << "\": [";
        out.integer(first) << ", ";
        out.integer(first + count - 1) << "]";
    };
    out << "{\"step\": ";
    out.string(range.step);
    bounds("rows", range.region.row, range.region.rows);
    bounds("columns", range.region.column, range.region.columns);
    out << "}";
}

template <class T> void writeList(PieceWriter& out, const char* name, const std::vector<T>& items, void (*write)(PieceWriter&, const T&))
{
    out << ",\n  \"" << name << "\": [";
    for (std::size_t i = 0; i < items.size(); ++i) {
        out << (i == 0 ? "\n    " : ",\n    ");
        write(out, items[i]);
    }
    out << (items.empty() ? "]" : "\n  ]");
}

void printJson(PieceWriter& out, const OpenSession& open, const Evaluation& evaluation, const Explanation& explanation)
{
    out << "{\n  \"cell\": {";
    writeCell(out, explanation.cell);
    out << "},\n  \"name\": ";
    out.string(cellName(explanation.cell, open.session)) << ",\n  \"value\": ";
    if (explanation.rule == Rule::None)
        out << "null";
    else
        out.number(explanation.value);
    out << ",\n  \"rule\": ";
    out.string(ruleKey(explanation.rule));
    if (explanation.rule == Rule::None) {
        out << ",\n  \"reason\": ";
        out.string(reasonText(evaluation, explanation.cell.row).sentence());
    }
    if (explanation.rule == Rule::Function) {
        out << ",\n  \"function\": ";
        out.string(explanation.function);
    }
    writeList(out, "terms", explanation.terms, writeTerm);
    writeList(out, "used_by", explanation.usedBy, writeRange);
    out << "\n}\n";
}

int runExplain(const Arguments& arguments, Console& console)
{
    const Attempt<OpenSession> open = openSession(arguments.operand(0), console);
    if (!open)
        return open.error().code;
    const Attempt<CellRef> cell = cellOf(*open, arguments.operand(1), console);
    if (!cell)
        return cell.error().code;
    const Attempt<Evaluation> evaluation = evaluate(*open, console);
    if (!evaluation)
        return evaluation.error().code;
    const Computed<Explanation> explanation = explain(*evaluation, *cell);
    if (!explanation)
        return console.fail(open->place, problemOf(explanation.error()));
    const bool isJson = arguments.value("--format") == "json";
    return console.print([&](PieceWriter& out) {
        if (isJson)
            printJson(out, *open, *evaluation, *explanation);
        else
            printExplanation(out, open->session, *evaluation, *explanation);
    });
}

}  // namespace

const CommandSpec explainCommand = {
    .name = "explain",
    .summary = "Show where one number comes from and what it is used for",
    .details = "Every cell of every step has a rule and terms: products that are summed, a score times the scale, or the\n"
               "exponentials of a softmax.",
    .operands = operands,
    .options = options,
    .run = runExplain,
};

}  // namespace ae::cli
