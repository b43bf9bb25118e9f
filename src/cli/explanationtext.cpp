// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/explanationtext.h"

#include "cli/displaytext.h"
#include "cli/matrixtext.h"
#include "cli/texttable.h"
#include "io/reason.h"
#include "session/cellname.h"

namespace ae::cli {

namespace {

constexpr Index mostTerms = 48;
constexpr std::size_t nameColumns = 60;

struct Shown {
    const Session& session;
    const Evaluation& evaluation;
    const Explanation& explanation;
};

std::string nameOf(const Shown& shown, const CellRef& cell)
{
    return shortened(cellName(cell, shown.session), nameColumns);
}

/// "Q[export,q1]" and "0.35": two cells of a table.
void addFactor(std::vector<std::string>& line, const Shown& shown, const Factor& factor)
{
    line.push_back(factor.isLiteral() ? factor.literal : nameOf(shown, factor.cell));
    line.push_back(shortNumber(factor.value));
}

double sumOfTerms(const Explanation& explanation)
{
    double sum = 0;
    for (const Term& term : explanation.terms)
        sum += term.value;
    return sum;
}

void printInput(PieceWriter& out, const Shown& shown)
{
    out << "\nIt is an input: compute --set '" << plainCellName(shown.explanation.cell) << "=VALUE' tries another value.\n";
}

/// One line a term: factor, value, x, factor, value, =, value.
void printProducts(PieceWriter& out, const Shown& shown)
{
    TextTable table({Align::Left, Align::Right, Align::Left, Align::Left, Align::Right, Align::Left, Align::Right}, "  ");
    for (const Index i : shownPositions(static_cast<Index>(shown.explanation.terms.size()), mostTerms)) {
        if (i < 0) {
            table.add({"..."});
            continue;
        }
        const Term& term = shown.explanation.terms[static_cast<std::size_t>(i)];
        std::vector<std::string> line;
        addFactor(line, shown, term.factors.front());
        if (term.factors.size() > 1) {
            line.emplace_back("x");
            addFactor(line, shown, term.factors[1]);
        }
        line.resize(5);
        line.emplace_back("=");
        line.push_back(shortNumber(term.value));
        table.add(line);
    }
    if (shown.explanation.terms.size() > 1)
        table.add({"sum", "", "", "", "", "=", shortNumber(sumOfTerms(shown.explanation))});
    table.print(out);
}

void printSum(PieceWriter& out, const Shown& shown)
{
    out << "\nIt is the sum of " << counted(static_cast<long long>(shown.explanation.terms.size()), "product", "products") << ":\n\n";
    printProducts(out, shown);
}

void printScale(PieceWriter& out, const Shown& shown)
{
    out << "\nIt is a score times the scale:\n\n";
    printProducts(out, shown);
}

void printFunction(PieceWriter& out, const Shown& shown)
{
    out << "\nIt is a function of one number x, " << shown.explanation.function << ":\n\n";
    printProducts(out, shown);
}

void printSoftmax(PieceWriter& out, const Shown& shown)
{
    const Explanation& explanation = shown.explanation;
    out << "\nIt is its own exponential over the sum of all, each e^((" << explanation.terms.front().factors.front().cell.step
        << " - largest) / temperature):\n\n";
    TextTable table({Align::Left, Align::Right, Align::Left, Align::Right, Align::Left}, "  ");
    double own = 0;
    for (const Term& term : explanation.terms)
        own = term.isOwn ? term.value : own;
    for (const Index i : shownPositions(static_cast<Index>(explanation.terms.size()), mostTerms)) {
        if (i < 0) {
            table.add({"..."});
            continue;
        }
        const Term& term = explanation.terms[static_cast<std::size_t>(i)];
        std::vector<std::string> line;
        addFactor(line, shown, term.factors.front());
        line.insert(line.end(), {"->", shortNumber(term.value), term.isOwn ? "its own" : ""});
        table.add(line);
    }
    table.add({"sum", "", "", shortNumber(sumOfTerms(explanation))});
    table.print(out);
    out << "\n  " << shortNumber(own) << " / " << shortNumber(sumOfTerms(explanation)) << " = " << shortNumber(explanation.value) << "\n";
}

void printHidden(PieceWriter& out, const Shown&)
{
    out << "\nIt is exactly 0: the mask hides this key from this query.\n";
}

void printNone(PieceWriter& out, const Shown& shown)
{
    out << "\nIts row has no distribution: " << reasonText(shown.evaluation, shown.explanation.cell.row).sentence() << ".\n";
}

struct RuleText {
    Rule rule;
    void (*print)(PieceWriter& out, const Shown& shown);
};

constexpr RuleText ruleTexts[] = {
    {Rule::Input, printInput},     {Rule::Sum, printSum},       {Rule::Scale, printScale}, {Rule::Function, printFunction},
    {Rule::Softmax, printSoftmax}, {Rule::Hidden, printHidden}, {Rule::None, printNone},
};

void printDependents(PieceWriter& out, const Shown& shown)
{
    if (shown.explanation.usedBy.empty()) {
        out << "\nNothing else is computed from it.\n";
        return;
    }
    out << "\nUsed by:\n";
    for (const DependentRange& range : shown.explanation.usedBy) {
        const Region& region = range.region;
        const CellRef first{range.step, 0, region.row, region.column};
        const CellRef last{range.step, 0, region.row + region.rows - 1, region.column + region.columns - 1};
        out << "  " << nameOf(shown, first);
        if (!(first == last)) {
            out << " to " << nameOf(shown, last) << "  (" << std::to_string(region.rows) << " x " << std::to_string(region.columns) << ")";
        }
        out << "\n";
    }
}

}  // namespace

void printExplanation(PieceWriter& out, const Session& session, const Evaluation& evaluation, const Explanation& explanation)
{
    const Shown shown{session, evaluation, explanation};
    const Graph::Node& node = *evaluation.graph().node(explanation.cell.step);
    out << printable(cellName(explanation.cell, session)) << " = "
        << (explanation.rule == Rule::None ? std::string("-") : shortNumber(explanation.value)) << "    " << plainCellName(explanation.cell)
        << ", " << node.spec->title;
    if (node.spec->formula != node.spec->symbol)
        out << ", " << node.spec->symbol << " = " << formulaOf(evaluation.graph(), node);
    out << "\n";
    for (const RuleText& text : ruleTexts) {
        if (text.rule == explanation.rule)
            text.print(out, shown);
    }
    printDependents(out, shown);
}

}  // namespace ae::cli
