// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Saturation measures of a row a of weights, every sum relative to the strongest key m: with e_k the exponentials of the
// others and r their sum, a_m = 1/(1+r) and 1 - a_m = r/(1+r), so nothing cancels however saturated the row is.
#include "attention/saturation.h"

#include <array>
#include <cmath>
#include <numbers>

namespace ae {

namespace {

/// H = ln(1+r) + sum_k a_k (s_m - s_k)/tau: only positive terms. In bits.
double entropyBits(const double* weights, const RowRecord& record, const double* scores, Index keys, double temperature)
{
    double nats = std::log1p(record.otherSum);
    for (Index j = 0; j < keys; ++j) {
        if (j != record.strongest && weights[j] > 0)
            nats += weights[j] * ((record.largest - scores[j]) / temperature);
    }
    return nats / std::numbers::ln2;
}

/// |J|_F with J = diag(a) - a^T a. With b_k = a_k / rest, rest = 1 - a_m:
/// |J|^2 = rest^2 [ a_m^2 + sum b_k^2 (1-a_k)^2 + 2 a_m^2 sum b_k^2 + rest^2 ((sum b_k^2)^2 - sum b_k^4) ].
double jacobianNorm(const double* weights, const RowRecord& record, Index keys)
{
    const double rest = record.otherSum / record.sum();
    if (rest == 0)
        return 0;
    const double strongest = 1.0 / record.sum();
    double own = 0;
    double squares = 0;
    double fourths = 0;
    for (Index j = 0; j < keys; ++j) {
        if (j == record.strongest || weights[j] == 0)
            continue;
        const double b = weights[j] / rest;
        own += b * b * (1 - weights[j]) * (1 - weights[j]);
        squares += b * b;
        fourths += b * b * b * b;
    }
    const double inner = strongest * strongest * (1 + 2 * squares) + own + rest * rest * (squares * squares - fourths);
    return rest * std::sqrt(inner);
}

/// |J R|_F with R_j = slope_j K_j: row j is a_j (R_j - mean), mean relative to R_m: d = sum_k a_k (R_k - R_m), where
/// R_k - R_m = slope_m (K_k - K_m) + (slope_k - slope_m) K_k keeps its digits between keys that are almost alike.
double jacobianTimesRows(const double* weights, const RowRecord& record, const std::uint8_t* allowed, const Matrix& keys,
                         const double* slopes)
{
    const double rest = record.otherSum / record.sum();
    if (rest == 0)
        return 0;
    const auto strongest = keys.row(record.strongest);
    const double slope = slopes[record.strongest];
    Eigen::RowVectorXd mean = Eigen::RowVectorXd::Zero(keys.cols());  // of the others, divided by rest
    const auto counts = [&](Index j) { return j != record.strongest && weights[j] != 0 && (!allowed || allowed[j] != 0); };
    for (Index j = 0; j < keys.rows(); ++j) {
        if (counts(j))
            mean += (weights[j] / rest) * (slope * (keys.row(j) - strongest) + (slopes[j] - slope) * keys.row(j));
    }
    double sum = mean.squaredNorm() / (record.sum() * record.sum());
    for (Index j = 0; j < keys.rows(); ++j) {
        if (counts(j))
            sum += (weights[j] / rest) * (weights[j] / rest)
                * (slope * (keys.row(j) - strongest) + (slopes[j] - slope) * keys.row(j) - rest * mean).squaredNorm();
    }
    return rest * std::sqrt(sum);
}

}  // namespace

RowMeasures measureRow(const double* weights, const RowRecord& record, const double* scores, const std::uint8_t* allowed,
                       double temperature, const Matrix& keys, const double* slopes)
{
    RowMeasures measures;
    measures.maxWeight = 1.0 / record.sum();
    measures.entropyBits = entropyBits(weights, record, scores, keys.rows(), temperature);
    measures.effectiveTokens = std::exp2(measures.entropyBits);
    measures.jacobianNorm = jacobianNorm(weights, record, keys.rows());
    measures.gradientNorm = jacobianTimesRows(weights, record, allowed, keys, slopes) / temperature;
    measures.isSaturated = !record.isForced() && measures.maxWeight > saturatedAbove;
    return measures;
}

Matrix scoreSlopes(const Graph& graph, const Options& options, const AllowedKeys& allowed, std::span<const Values> values, Index row)
{
    const std::vector<std::size_t> path = graph.scorePath();
    Matrix slopes = Matrix::Ones(1, values[0].cols());
    for (std::size_t i = path.size(); i-- > 1;) {
        // every cell follows from the same cell alone, so a row is a matrix that backward takes
        StepResult operand;
        operand.stored = values[i - 1].row(row);
        StepResult result;
        result.stored = values[i].row(row);
        const StepResult* const operands[] = {&operand};
        Matrix before = Matrix::Zero(1, slopes.cols());
        const std::array<Matrix*, 1> wanted = {&before};
        const Graph::Node& node = graph[path[i]];
        node.spec->backward({options, allowed, graph.headWidth(), operands, node.inputKeys, result}, slopes, wanted);
        slopes = std::move(before);
    }
    return slopes;
}

RowMeasures measure(const Evaluation& evaluation, Index row)
{
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(row)];
    if (hasNoDistribution(record.state))
        return {};
    const Graph& graph = evaluation.graph();
    const Options& options = evaluation.options();
    const std::vector<std::size_t> path = graph.scorePath();
    std::vector<Values> values;
    for (const std::size_t position : path)
        values.push_back(evaluation.view(position).result.values());
    const Matrix& keys = evaluation.result(graph[path.front()].inputKeys[1]).storage();
    const Matrix weights = evaluation.value(graph.nodes().back().inputKeys[0]).row(row);
    const Matrix scores = values.back().row(row);
    const Matrix slopes = scoreSlopes(graph, options, evaluation.allowed(), values, row);
    return measureRow(weights.data(), record, scores.data(), evaluation.allowed().row(row), options.temperature, keys, slopes.data());
}

double entropyOf(const Evaluation& evaluation, Index row)
{
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(row)];
    if (hasNoDistribution(record.state))
        return 0;
    const Graph& graph = evaluation.graph();
    const Values weights = evaluation.value(graph.nodes().back().inputKeys[0]);
    const Values scores = evaluation.value(graph[graph.scorePath().back()].spec->key);
    std::vector<double> scratch(2 * static_cast<std::size_t>(weights.cols()));
    const double* a = weights.rowOf(row, scratch.data());
    const double* s = scores.rowOf(row, scratch.data() + weights.cols());
    return entropyBits(a, record, s, weights.cols(), evaluation.options().temperature);
}

double scoreSpread(const Matrix& scores, const AllowedKeys& allowed)
{
    double sum = 0;
    Index rows = 0;
    for (Index i = 0; i < scores.rows(); ++i) {
        double mean = 0;
        Index count = 0;
        for (Index j = 0; j < scores.cols(); ++j) {
            if (allowed.allows(i, j)) {
                mean += scores(i, j);
                ++count;
            }
        }
        if (count < 2)
            continue;
        mean /= static_cast<double>(count);
        double squares = 0;
        for (Index j = 0; j < scores.cols(); ++j) {
            if (allowed.allows(i, j))
                squares += (scores(i, j) - mean) * (scores(i, j) - mean);
        }
        if (!std::isfinite(squares))
            continue;
        sum += squares / static_cast<double>(count - 1);
        ++rows;
    }
    return rows == 0 ? 0 : std::sqrt(sum / static_cast<double>(rows));
}

std::span<const MeasureSpec> measureCatalogue()
{
    static constexpr std::array catalogue = {
        MeasureSpec{"max_weight", AE_TR("ae", "Largest weight"), &RowMeasures::maxWeight},
        MeasureSpec{"entropy_bits", AE_TR("ae", "Entropy in bits"), &RowMeasures::entropyBits},
        MeasureSpec{"effective_tokens", AE_TR("ae", "Effective number of tokens"), &RowMeasures::effectiveTokens},
        MeasureSpec{"jacobian_norm", AE_TR("ae", "Norm of the softmax Jacobian"), &RowMeasures::jacobianNorm},
        MeasureSpec{"gradient_norm", AE_TR("ae", "Norm of the gradient at the query"), &RowMeasures::gradientNorm},
    };
    return catalogue;
}

}  // namespace ae
