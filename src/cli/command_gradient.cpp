// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/gradient.h"
#include "attention/inputkeys.h"
#include "cli/commands.h"
#include "cli/displaytext.h"
#include "cli/matrixtext.h"
#include "cli/opensession.h"
#include "io/exports/resultjson.h"
#include "session/cellname.h"

namespace ae::cli {

namespace {

constexpr OperandSpec operands[] = {{"FILE", "The session"}};

constexpr OptionSpec options[] = {
    {.name = "--of", .value = "CELL", .summary = "Differentiate this cell, such as 'weights[4,5]'"},
    {.name = "--loss",
     .value = "LOSS",
     .summary = "Differentiate a loss: nll:CELL is -ln(cell), square:CELL=VALUE is (cell - value)^2 / 2"},
    {.name = "--wrt", .value = "KEY", .summary = "With respect to this step or input instead of all inputs", .isRepeatable = true},
    {.name = "--format", .value = "FORMAT", .summary = "How to print", .fallback = "text", .choices = textOrJson},
};

/// What --of and --loss say before the session is known.
struct TargetText {
    const LossSpec* loss = nullptr;
    std::string cell;
    double target = 0;
};

/// Losses that can be asked for by name: all but the cell itself.
std::string lossList()
{
    std::vector<std::string> forms;
    for (const LossSpec& loss : lossCatalogue()) {
        if (&loss != findLoss("value"))
            forms.push_back(std::string(loss.key) + (loss.takesTarget ? ":CELL=VALUE" : ":CELL"));
    }
    const std::vector<std::string_view> words(forms.begin(), forms.end());
    return listed(words);
}

Result<TargetText> readLoss(const std::string& text)
{
    const std::size_t colon = text.find(':');
    const LossSpec* loss = findLoss(text.substr(0, colon));
    if (colon == std::string::npos || loss == nullptr || loss == findLoss("value"))
        return usageProblem("--loss", "\"%1\" is no loss", "give %2", {shortened(text, 60), lossList()});
    TargetText target{loss, text.substr(colon + 1), 0};
    if (!loss->takesTarget)
        return target;
    const std::size_t sign = target.cell.rfind('=');
    if (sign == std::string::npos)
        return usageProblem("--loss", "the value to reach is missing", "write square:CELL=VALUE");
    const Result<double> value = number("--loss", std::string_view(target.cell).substr(sign + 1));
    if (!value)
        return value.error();
    target.target = *value;
    target.cell.resize(sign);
    return target;
}

Result<TargetText> readTarget(const Arguments& arguments)
{
    const bool hasCell = arguments.has("--of");
    const bool hasLoss = arguments.has("--loss");
    if (hasCell && hasLoss)
        return usageProblem({}, "--of and --loss are both given", "give one of them");
    if (!hasCell && !hasLoss)
        return usageProblem({}, "it is not said what to differentiate", "give --of CELL or --loss LOSS");
    if (hasLoss)
        return readLoss(arguments.value("--loss"));
    return TargetText{findLoss("value"), arguments.value("--of"), 0};
}

void printJson(PieceWriter& out, const Target& target, const Gradients& gradients, const std::vector<std::string>& steps)
{
    out << "{\n  \"of\": ";
    out.string(plainCellName(target.cell));
    const LossSpec* loss = findLoss(target.loss);
    if (loss != findLoss("value")) {
        out << ",\n  \"loss\": ";
        out.string(target.loss);
    }
    if (loss->takesTarget) {
        out << ",\n  \"target\": ";
        out.number(target.target);
    }
    out << ",\n  \"value\": ";
    out.number(gradients.value) << ",\n  \"gradients\": {";
    for (std::size_t i = 0; i < steps.size(); ++i) {
        out << (i == 0 ? "\n    " : ",\n    ");
        out.string(steps[i]) << ": ";
        writeMatrixJson(out, gradients.of.find(steps[i])->second, "    ");
    }
    out << "\n  }\n}\n";
}

std::string targetText(const OpenSession& open, const Target& target)
{
    const std::string cell = printable(cellName(target.cell, open.session));
    const LossSpec* loss = findLoss(target.loss);
    if (loss->takesTarget)
        return target.loss + " of " + cell + " and " + shortNumber(target.target);
    return loss == findLoss("value") ? cell : target.loss + " of " + cell;
}

void printText(PieceWriter& out, const OpenSession& open, const Target& target, const Gradients& gradients,
               const std::vector<std::string>& steps)
{
    const std::string name = targetText(open, target);
    out << name << " = " << shortNumber(gradients.value) << "\n";
    for (const std::string& step : steps) {
        const Graph::Node& node = *open.graph.node(step);
        const Matrix& matrix = gradients.of.find(step)->second;
        out << "\nd " << name << " / d " << step << "  (" << std::to_string(matrix.rows()) << " x " << std::to_string(matrix.cols())
            << ")\n";
        if ((matrix.array() == 0).all()) {
            out << "  all zeros\n";
            continue;
        }
        printMatrix(out, {matrix, rowNames(*node.spec, matrix.rows(), open.session), columnNames(*node.spec, matrix.cols(), open.session)});
    }
}

int runGradient(const Arguments& arguments, Console& console)
{
    const Result<TargetText> text = readTarget(arguments);
    if (!text)
        return console.fail({}, text.error());
    const Attempt<OpenSession> open = openSession(arguments.operand(0), console);
    if (!open)
        return open.error().code;
    const Attempt<CellRef> cell = cellOf(*open, text->cell, console);
    if (!cell)
        return cell.error().code;
    const auto steps = chosenSteps(*open, "--wrt", arguments.all("--wrt"), inputKeys(open->graph), console);
    if (!steps)
        return steps.error().code;
    const Attempt<Evaluation> evaluation = evaluate(*open, console);
    if (!evaluation)
        return evaluation.error().code;
    const Target target{*cell, std::string(text->loss->key), text->target};
    const Computed<Gradients> gradients = gradient(*evaluation, target);
    if (!gradients) {
        Problem problem = problemOf(gradients.error());
        problem.kind = ProblemKind::Data;  // the cell exists, but the session gives it no gradient
        return console.fail(open->place, problem);
    }
    const bool isJson = arguments.value("--format") == "json";
    return console.print([&](PieceWriter& out) {
        if (isJson)
            printJson(out, target, *gradients, *steps);
        else
            printText(out, *open, target, *gradients, *steps);
    });
}

}  // namespace

const CommandSpec gradientCommand = {
    .name = "gradient",
    .summary = "Differentiate a cell, or a loss of it, with respect to steps and inputs",
    .details = "An input that the target does not depend on has zeros.",
    .operands = operands,
    .options = options,
    .run = runGradient,
};

}  // namespace ae::cli
