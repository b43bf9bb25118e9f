// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/resulttext.h"

#include "attention/saturation.h"
#include "cli/displaytext.h"
#include "cli/matrixtext.h"
#include "cli/texttable.h"
#include "io/reason.h"
#include "session/cellname.h"

namespace ae::cli {

namespace {

void printHead(PieceWriter& out, const Results& results)
{
    const Evaluation& evaluation = results.evaluation;
    const Graph& graph = evaluation.graph();
    out << printable(results.name);
    if (!results.session.title.empty())
        out << "  " << printable(results.session.title);
    out << "\n" << counted(graph.tokens(), "token", "tokens");
    out << ", d_model " << std::to_string(graph.modelWidth()) << ", d_k " << std::to_string(graph.headWidth()) << ", d_v "
        << std::to_string(graph.valueWidth()) << "; scores / " << std::to_string(graph.headWidth()) << "^"
        << shortNumber(evaluation.options().scaleExponent) << " = scores / " << shortNumber(evaluation.divisor()) << ", temperature "
        << shortNumber(evaluation.options().temperature) << ", mask " << evaluation.options().mask;
    if (evaluation.options().rotary.isOn())
        out << ", rotary " << evaluation.options().rotary.convention;
    out << "\n";
}

void printStep(PieceWriter& out, const Results& results, const std::string& step)
{
    const Evaluation& evaluation = results.evaluation;
    const Graph::Node& node = *evaluation.graph().node(step);
    const Values matrix = evaluation.value(step);
    out << "\n" << node.spec->key << "  " << node.spec->title;
    if (node.spec->formula != node.spec->symbol)
        out << ", " << node.spec->symbol << " = " << formulaOf(evaluation.graph(), node);
    out << "  (" << std::to_string(matrix.rows()) << " x " << std::to_string(matrix.cols()) << ")\n";

    const bool marksHidden = node.spec->isDistribution && !evaluation.allowed().isEverything();
    const auto instead = [&](Index row, Index column) -> std::string {
        if (isRowWithoutNumbers(evaluation, step, row))
            return "-";
        return marksHidden && !evaluation.allowed().allows(row, column) ? "." : "";
    };
    printMatrix(
        out,
        {matrix, rowNames(*node.spec, matrix.rows(), results.session), columnNames(*node.spec, matrix.cols(), results.session), instead});
    if (marksHidden)
        out << "  (. is hidden by the mask)\n";
}

/// "ok", "ok, forced", "ok, saturated", "fully-masked".
std::string stateText(const RowRecord& record, const RowMeasures& measures)
{
    std::string text(rowStateKey(record.state));
    if (record.isForced())
        text += ", forced";
    if (measures.isSaturated)
        text += ", saturated";
    return text;
}

std::vector<std::string> rowLine(const Results& results, Index row)
{
    const auto position = static_cast<std::size_t>(row);
    const RowRecord& record = results.evaluation.rows()[position];
    const RowMeasures measures = measure(results.evaluation, row);
    std::vector<std::string> line = {shortened(results.session.tokens[position], 24)};
    for (const MeasureSpec& spec : measureCatalogue())
        line.push_back(hasNoDistribution(record.state) ? "-" : shownNumber(measures.*spec.member));
    std::string state = stateText(record, measures);
    if (record.state != RowState::Ok)
        state += ": " + reasonText(results.evaluation, row).sentence();
    line.push_back(state);
    return line;
}

void printRows(PieceWriter& out, const Results& results)
{
    constexpr Index mostRows = 48;
    out << "\nrows  What the weights of each token look like\n";
    std::vector<Align> columns = {Align::Left};
    std::vector<std::string> head = {""};
    for (const MeasureSpec& spec : measureCatalogue()) {
        columns.push_back(Align::Right);
        head.emplace_back(spec.key);
    }
    columns.push_back(Align::Left);
    head.emplace_back("state");
    TextTable table(columns, "  ");
    table.add(head);
    for (const Index row : shownPositions(results.evaluation.graph().tokens(), mostRows))
        table.add(row < 0 ? std::vector<std::string>{"..."} : rowLine(results, row));
    table.print(out);
}

}  // namespace

void printResultsText(PieceWriter& out, const Results& results, const std::vector<std::string>& steps)
{
    printHead(out, results);
    for (const std::string& step : steps)
        printStep(out, results, step);
    printRows(out, results);
}

}  // namespace ae::cli
