// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/rounding.h"

#include "io/results.h"

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr double kMost = 1e300;
constexpr double kRounding = 1e-12;  // some thousand times the rounding of one operation

Inputs absoluteInputs(const Evaluation& evaluation)
{
    Inputs inputs;
    for (const Graph::Node& node : evaluation.graph().nodes()) {
        if (node.spec->kind == StepKind::Computed)
            continue;
        const Matrix& own = evaluation.result(node.spec->key).stored;
        inputs[std::string(node.spec->key)] = own.unaryExpr([](double x) { return std::isfinite(x) ? std::abs(x) : 0.0; });
    }
    return inputs;
}

/// The largest finite size of the numbers that count.
double largestOf(const Evaluation& own, const Evaluation& sizes, std::size_t position, bool isOfPairs)
{
    const Graph::Node& node = own.graph()[position];
    const Values values = sizes.value(node.spec->key);
    const bool isOfTokens = node.spec->rowNames == "token";
    double largest = 0;
    for (Index i = 0; i < values.rows(); ++i) {
        if (isOfTokens && hasNoDistribution(own.rows()[static_cast<std::size_t>(i)].state))
            continue;
        for (Index j = 0; j < values.cols(); ++j) {
            const double size = std::abs(values(i, j));
            if (std::isfinite(size) && (!isOfPairs || own.allowed().allows(i, j)))
                largest = std::max(largest, size);
        }
    }
    return largest;
}

}  // namespace

RoundingBounds::RoundingBounds(const Evaluation& evaluation) : m_bounds(evaluation.graph().size(), 0.0)
{
    const Computed<Evaluation> absolute = Evaluation::of(absoluteInputs(evaluation), evaluation.options());
    const Evaluation& sizes = absolute ? *absolute : evaluation;
    const Graph& graph = evaluation.graph();
    const std::size_t weights = graph.nodes().back().inputs[0];
    const std::size_t read = graph[weights].inputs[0];
    m_magnification = std::max(1.0, largestOf(evaluation, sizes, read, true) / evaluation.options().temperature);
    for (std::size_t i = 0; i < graph.size(); ++i) {
        if (graph[i].spec->kind != StepKind::Computed)
            continue;
        const double factor = i >= weights ? kRounding * m_magnification : kRounding;
        // the output is a mean of values: its own size says nothing where they cancel
        const std::size_t sized = i + 1 == graph.size() ? graph[i].inputs[1] : i;
        m_bounds[i] = std::min(kMost, factor * largestOf(evaluation, sizes, sized, graph[sized].spec->columnNames == "token"));
    }
}

}  // namespace ae
