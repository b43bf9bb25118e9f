// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/kernels.h"
#include "attention/saturation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ae {

namespace {

/// The steps from scores to weights at a width, whatever the inputs are. The options are good ones.
Graph graphAt(Options options, Index tokens, Index width)
{
    options.rotary = {};  // queries and keys come turned, or from nowhere
    return *build(options, {{"X", {tokens, 1}}, {"Wq", {1, width}}, {"Wk", {1, width}}, {"Wv", {1, 1}}});
}

/// Values of the steps of graph.scorePath() from raw scores, of which there may be fewer rows than the graph has.
std::vector<StepResult> alongScorePath(const Graph& graph, const Options& options, const AllowedKeys& allowed, const Matrix& scores)
{
    const std::vector<std::size_t> path = graph.scorePath();
    std::vector<StepResult> results(path.size());
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Graph::Node& node = graph[path[i]];
        if (i == 0 || !node.spec->divisor)
            results[i].stored = scores;  // of that size, and the values of the first
        if (i == 0)
            continue;
        const StepResult* const operands[] = {&results[i - 1]};
        node.spec->compute({options, allowed, graph.headWidth(), operands, node.inputKeys, results[i]}, Region::whole(shapeOf(scores)),
                           results[i]);
    }
    return results;
}

/// Whether somebody has asked to stop; see sweep().
struct Stop {
    bool (*isCancelled)(void*) = nullptr;
    void* context = nullptr;
    bool isAsked() const { return isCancelled && isCancelled(context); }
};

WhatIf attendScores(const Matrix& scores, const Matrix& keys, const Options& options, const AllowedKeys& allowed, const Stop& stop)
{
    const Graph graph = graphAt(options, scores.rows(), keys.cols());
    std::vector<StepResult> results = alongScorePath(graph, options, allowed, scores);
    std::vector<Values> values;
    for (const StepResult& step : results)
        values.push_back(step.values());
    WhatIf result;
    result.divisor = scaleDivisor(options, keys.cols()) * options.temperature;
    result.weights.resize(scores.rows(), scores.cols());
    std::vector<double> scratch(static_cast<std::size_t>(scores.cols()));
    for (Index i = 0; i < scores.rows() && !stop.isAsked(); ++i) {
        const double* read = values.back().rowOf(i, scratch.data());
        double* weights = result.weights.row(i).data();
        const RowRecord record = weightsOfScores(read, allowed.row(i), scores.cols(), options.temperature, weights);
        result.rows.push_back(record);
        result.measures.push_back(hasNoDistribution(record.state)
                                      ? RowMeasures{}
                                      : measureRow(weights, record, read, allowed.row(i), options.temperature, keys,
                                                   scoreSlopes(graph, options, allowed, values, i).data()));
    }
    result.scaled = values.back().toMatrix();
    result.scores = std::move(results.front().stored);
    return result;
}

Matrix scoresOf(const QueriesAndKeys& qk)
{
    Matrix scores(qk.q.rows(), qk.k.rows());
    productRegion(qk.q, qk.k, true, Region::whole(shapeOf(scores)), scores);
    return scores;
}

/// Collects what one line of a sweep is made of.
struct Gathered {
    std::vector<std::vector<double>> measures = std::vector<std::vector<double>>(measureCatalogue().size());
    double squaredSpread = 0;
    int spreads = 0;
    Index saturated = 0;
    Index rows = 0;
};

void gather(const WhatIf& result, double spread, Gathered& into)
{
    if (spread > 0) {
        into.squaredSpread += spread * spread;
        ++into.spreads;
    }
    for (std::size_t i = 0; i < result.rows.size(); ++i) {
        if (result.rows[i].state != RowState::Ok || result.rows[i].isForced())
            continue;
        ++into.rows;
        into.saturated += result.measures[i].isSaturated ? 1 : 0;
        for (std::size_t m = 0; m < measureCatalogue().size(); ++m)
            into.measures[m].push_back(result.measures[i].*(measureCatalogue()[m].member));
    }
}

SweepRow rowOf(Index width, double exponent, Gathered& gathered)
{
    SweepRow row;
    row.width = width;
    row.exponent = exponent;
    row.scoreSpread = gathered.spreads == 0 ? 0 : std::sqrt(gathered.squaredSpread / gathered.spreads);
    row.saturatedFraction = gathered.rows == 0 ? std::numeric_limits<double>::quiet_NaN()
                                               : static_cast<double>(gathered.saturated) / static_cast<double>(gathered.rows);
    for (std::vector<double>& values : gathered.measures)
        row.measures.push_back(quantilesOf(values));
    return row;
}

/// Bytes of one sample at the widest width, and of what is kept of all samples.
double predictedBytes(const Inputs& inputs, const Options& options, const SweepRequest& request, int samples)
{
    const auto tokens = static_cast<double>(inputs.at("X").rows());
    const auto features = static_cast<double>(inputs.at("X").cols());
    const auto widest = request.widths.empty() ? 0.0 : static_cast<double>(*std::max_element(request.widths.begin(), request.widths.end()));
    const auto steps = static_cast<double>(graphAt(options, inputs.at("X").rows(), 1).scorePath().size());
    // queries, keys and the matrices they come from; scores, those of every step and weights; a number a row and measure
    const double kept = static_cast<double>(measureCatalogue().size() * request.exponents.size()) * tokens * samples;
    return 8.0 * (2 * (tokens + features) * widest + (2 + steps) * tokens * tokens + kept);
}

}  // namespace

WhatIf attend(const QueriesAndKeys& qk, const Options& options, bool (*isCancelled)(void*), void* context)
{
    return attendScores(scoresOf(qk), qk.k, options, AllowedKeys(options, qk.q.rows()), {isCancelled, context});
}

Matrix weightsOfRow(const Evaluation& evaluation, Index row, const Options& other)
{
    const Graph& graph = evaluation.graph();
    const Index tokens = graph.tokens();
    const Matrix scores = evaluation.value(graph[graph.scorePath().front()].spec->key).row(row);
    // cell by cell from the same cell, so a step of the path needs neither the other rows nor their masks
    const Graph path = graphAt(other, tokens, graph.headWidth());
    const std::vector<StepResult> results = alongScorePath(path, other, AllowedKeys(), scores);
    const Matrix read = results.back().values().toMatrix();
    const MaskSpec& mask = *findMask(other.mask);
    std::vector<std::uint8_t> allowed;
    for (Index key = 0; key < tokens; ++key)
        allowed.push_back(mask.allows(other.allowed, row, key) ? 1 : 0);
    Matrix weights(1, tokens);
    weightsOfScores(read.data(), allowed.data(), tokens, other.temperature, weights.data());
    return weights;
}

std::vector<Index> defaultWidths(Index headWidth)
{
    constexpr Index kWidest = 1024;
    std::vector<Index> widths = {headWidth};
    for (Index width = 1; width <= kWidest; width *= 2) {
        if (width > headWidth)
            widths.push_back(width);
    }
    return widths;
}

Quantiles quantilesOf(std::vector<double>& values)
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    if (values.empty())
        return {nan, nan, nan, nan};
    std::sort(values.begin(), values.end());
    const auto at = [&values](double fraction) {
        const double place = fraction * static_cast<double>(values.size() - 1);
        const auto below = static_cast<std::size_t>(place);
        const std::size_t above = std::min(below + 1, values.size() - 1);
        return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
    };
    double sum = 0;
    for (const double value : values)
        sum += value;
    return {at(0.5), sum / static_cast<double>(values.size()), at(0.1), at(0.9)};
}

Computed<std::vector<SweepRow>> sweep(const Inputs& inputs, const Options& options, const SweepRequest& request, bool (*isCancelled)(void*),
                                      void* context)
{
    if (const auto error = checkOptions(options, inputs.at("X").rows()))
        return *error;
    for (const double exponent : request.exponents) {
        Options scaled = options;
        scaled.scaleExponent = exponent;
        if (const auto error = checkOptions(scaled, inputs.at("X").rows()))
            return *error;
    }
    const WideningSpec* source = findWidening(request.source);
    const int samples = source && !source->drawsSamples ? 1 : request.samples;
    const double needed = predictedBytes(inputs, options, request, samples);
    const double free = availableBytes();
    if (free > 0 && needed > free / 2)
        return Error{ErrorCode::NotEnoughMemory,
                     {std::to_string(static_cast<long long>(needed)), std::to_string(static_cast<long long>(free))}};
    const AllowedKeys allowed(options, inputs.at("X").rows());
    const Stop stop{isCancelled, context};
    std::vector<SweepRow> rows;
    for (const Index width : request.widths) {
        std::vector<Gathered> gathered(request.exponents.size());
        for (int sample = 0; sample < samples; ++sample) {
            if (stop.isAsked())
                return rows;
            const Computed<QueriesAndKeys> qk =
                widenedQueriesAndKeys(inputs, options, {request.source, width, request.seed + static_cast<std::uint64_t>(sample)});
            if (!qk)
                return qk.error();
            const Matrix scores = scoresOf(*qk);
            const double spread = scoreSpread(scores, allowed);
            for (std::size_t e = 0; e < request.exponents.size(); ++e) {
                Options scaled = options;
                scaled.scaleExponent = request.exponents[e];
                gather(attendScores(scores, qk->k, scaled, allowed, stop), spread, gathered[e]);
            }
        }
        if (stop.isAsked())
            return rows;
        for (std::size_t e = 0; e < request.exponents.size(); ++e)
            rows.push_back(rowOf(width, request.exponents[e], gathered[e]));
    }
    return rows;
}

}  // namespace ae
