// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/torchchecks.h"

#include "attention/gradient.h"
#include "io/exports/reporttable.h"
#include "session/cellname.h"
#include "session/numbers.h"

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

bool areAllRowsGood(const Evaluation& evaluation)
{
    return std::ranges::all_of(evaluation.rows(), [](const RowRecord& record) { return record.state == RowState::Ok; });
}

bool areAllNumbersFinite(const Evaluation& evaluation)
{
    return std::ranges::all_of(evaluation.graph().nodes(), [&](const Graph::Node& node) {
        return node.spec->kind == StepKind::Computed || evaluation.result(node.spec->key).stored.allFinite();
    });
}

/// What the scores are divided by in all, or nothing where a step on their path does more than that.
std::optional<double> wholeDivisor(const Evaluation& evaluation)
{
    const Graph& graph = evaluation.graph();
    const std::vector<std::size_t> path = graph.scorePath();
    double divisor = evaluation.options().temperature;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const StepSpec& spec = *graph[path[i]].spec;
        if (!spec.divisor)
            return std::nullopt;
        divisor *= spec.divisor(evaluation.options(), graph.headWidth());
    }
    return divisor;
}

void writeOwnAttention(PieceWriter& out, const Results& results, const PythonParts& parts)
{
    const Evaluation& evaluation = results.evaluation;
    const Graph& graph = evaluation.graph();
    const std::optional<double> divisor = wholeDivisor(evaluation);
    out << "\n# PyTorch's own attention (from version 2.0 on) divides by the root of the head's width; the queries carry the rest.\n";
    if (!divisor) {
        out << "# Left out: it knows no step that does more to the scores than to divide them.\n";
        return;
    }
    const Graph::Node& product = graph[graph.scorePath().front()];
    const auto operand = [&](int which) { return std::string(product.inputKeys[static_cast<std::size_t>(which)]); };
    const std::string queries = operand(product.spec->layout.left);
    const std::string factor = numberText(std::sqrt(static_cast<double>(graph.headWidth())) / *divisor);
    const Graph::Node& output = graph.nodes().back();
    const std::string mask = evaluation.allowed().isEverything() ? "" : ", attn_mask=allowed";
    out << "attention = getattr(torch.nn.functional, \"scaled_dot_product_attention\", None)\nif attention:\n    own = attention(("
        << queries << " * " << factor << ")[None, None], " << operand(product.spec->layout.top) << "[None, None], " << output.inputKeys[1]
        << "[None, None]" << mask << ")[0, 0]\n    agree(\"scaled_dot_product_attention\", own, " << output.spec->key << ".detach(), "
        << roundedText(parts.rounding().of(graph.size() - 1), 0) << ")\n";
}

double largestOf(const Evaluation& evaluation, std::string_view step)
{
    return evaluation.result(step).storage().cwiseAbs().maxCoeff();
}

/// Rounding of a derivative of a weight: of the weight itself, times what it is differentiated along.
double gradientRounding(const Evaluation& evaluation, const PythonParts& parts)
{
    const Graph& graph = evaluation.graph();
    double size = 1;
    for (const Graph::Node& node : graph.nodes()) {
        if (node.spec->kind != StepKind::Computed)
            size = std::max(size, largestOf(evaluation, node.spec->key));
    }
    const Graph::Node& product = graph[graph.scorePath().front()];
    for (const std::string_view operand : product.inputKeys)
        size *= std::max(1.0, largestOf(evaluation, operand));
    const double width = static_cast<double>(std::max(graph.headWidth(), graph.modelWidth()));
    const double bound = 1e-12 * parts.rounding().magnification() * size * width / std::min(1.0, wholeDivisor(evaluation).value_or(1));
    return std::min(bound, 1e300);
}

void writeGradients(PieceWriter& out, const Results& results, const PythonParts& parts)
{
    const Evaluation& evaluation = results.evaluation;
    const Graph& graph = evaluation.graph();
    const std::string weights(graph.nodes().back().inputKeys.front());
    const Index row = std::clamp<Index>(results.session.view.pickedToken, 0, graph.tokens() - 1);
    const CellRef cell{weights, 0, row, evaluation.rows()[static_cast<std::size_t>(row)].strongest};
    const Computed<Gradients> ours = gradient(evaluation, {cell});
    if (!ours)
        return;
    out << "\n# The gradient of " << plainCellName(cell) << " with respect to every input.\n"
        << weights << "[" << std::to_string(cell.row) << ", " << std::to_string(cell.column) << "].backward()\n";
    for (const Graph::Node& node : graph.nodes()) {
        if (node.spec->kind == StepKind::Computed)
            continue;
        const std::string key(node.spec->key);
        const Matrix& matrix = ours->of.at(key);
        out << "agree(\"gradient " << key << "\", torch.zeros_like(" << key << ") if " << key << ".grad is None else " << key << ".grad, ";
        parts.writeArray(out, matrix);
        out << ", " << roundedText(gradientRounding(evaluation, parts), 0) << ")\n";
    }
}

}  // namespace

void writeTorchChecks(PieceWriter& out, const Results& results, const PythonParts& parts)
{
    if (!areAllRowsGood(results.evaluation) || !areAllNumbersFinite(results.evaluation)) {
        out << "\n# PyTorch's own attention and gradients are left out: in them a row without a distribution, or a number that is not\n"
               "# finite, spoils others, which here it does not.\n";
        return;
    }
    writeOwnAttention(out, results, parts);
    writeGradients(out, results, parts);
}

}  // namespace ae
