// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/resultjson.h"

#include "attention/saturation.h"
#include "io/reason.h"

namespace ae {

namespace {

void writeOptions(PieceWriter& out, const Options& options)
{
    out << "  \"options\": {\"scale_exponent\": ";
    out.number(options.scaleExponent) << ", \"temperature\": ";
    out.number(options.temperature) << ", \"mask\": ";
    out.string(options.mask);
    if (options.rotary.isOn()) {
        out << ", \"rotary\": {\"convention\": ";
        out.string(options.rotary.convention) << ", \"base\": ";
        out.number(options.rotary.base) << ", \"width\": ";
        out.integer(options.rotary.width) << "}";
    }
    out << "},\n";
}

void writeStep(PieceWriter& out, const Evaluation& evaluation, const std::string& step)
{
    out << "    ";
    out.string(step) << ": ";
    writeMatrixJson(out, evaluation.value(step), "    ", [&](Index row) { return isRowWithoutNumbers(evaluation, step, row); });
}

/// The measures of a row, or null for each where the row has no distribution.
void writeMeasures(PieceWriter& out, const Evaluation& evaluation, Index row, bool hasNumbers)
{
    const RowMeasures measures = hasNumbers ? measure(evaluation, row) : RowMeasures();
    for (const MeasureSpec& spec : measureCatalogue()) {
        out << ", \"" << spec.key << "\": ";
        if (hasNumbers)
            out.number(measures.*spec.member);
        else
            out << "null";
    }
    out << ", \"saturated\": " << (!hasNumbers ? "null" : measures.isSaturated ? "true" : "false");
}

void writeRow(PieceWriter& out, const Results& results, Index row)
{
    const RowRecord& record = results.evaluation.rows()[static_cast<std::size_t>(row)];
    out << "    {\"token\": ";
    out.string(results.session.tokens[static_cast<std::size_t>(row)]) << ", \"state\": ";
    out.string(rowStateKey(record.state));
    if (record.state != RowState::Ok) {
        out << ", \"reason\": ";
        out.string(reasonText(results.evaluation, row).sentence());
    }
    out << ", \"forced\": " << (record.isForced() ? "true" : "false");
    writeMeasures(out, results.evaluation, row, !hasNoDistribution(record.state));
    out << "}";
}

}  // namespace

void writeMatrixRows(PieceWriter& out, const Values& matrix, std::string_view indent, const std::function<bool(Index)>& isNull)
{
    out << "[";
    for (Index row = 0; row < matrix.rows() && out.isGood(); ++row) {
        out << (row == 0 ? "\n" : ",\n") << indent << "  ";
        if (isNull && isNull(row)) {
            out << "null";
            continue;
        }
        for (Index column = 0; column < matrix.cols(); ++column) {
            out << (column == 0 ? "[" : ", ");
            out.number(matrix(row, column));
        }
        out << "]";
    }
    out << "\n" << indent << "]";
}

void writeMatrixJson(PieceWriter& out, const Values& matrix, std::string_view indent, const std::function<bool(Index)>& isNull)
{
    out << "{\n" << indent << "  \"shape\": [";
    out.integer(matrix.rows()) << ", ";
    out.integer(matrix.cols()) << "],\n" << indent << "  \"rows\": ";
    writeMatrixRows(out, matrix, std::string(indent) + "  ", isNull);
    out << "\n" << indent << "}";
}

void writeResultsJson(PieceWriter& out, const Results& results, const std::vector<std::string>& steps)
{
    out << "{\n  \"session\": ";
    out.string(results.name) << ",\n";
    writeOptions(out, results.evaluation.options());
    out << "  \"steps\": {";
    for (std::size_t i = 0; i < steps.size(); ++i) {
        out << (i == 0 ? "\n" : ",\n");
        writeStep(out, results.evaluation, steps[i]);
    }
    out << "\n  },\n  \"rows\": [";
    const Index rows = results.evaluation.graph().tokens();
    for (Index row = 0; row < rows && out.isGood(); ++row) {
        out << (row == 0 ? "\n" : ",\n");
        writeRow(out, results, row);
    }
    out << "\n  ]\n}\n";
}

std::vector<std::string> computedSteps(const Graph& graph)
{
    std::vector<std::string> keys;
    for (const Graph::Node& node : graph.nodes()) {
        if (node.spec->kind == StepKind::Computed)
            keys.emplace_back(node.spec->key);
    }
    return keys;
}

bool writeResultsFile(const Results& results, const std::string&, const ByteSink& sink)
{
    PieceWriter out(sink);
    writeResultsJson(out, results, computedSteps(results.evaluation.graph()));
    return out.finish();
}

}  // namespace ae
