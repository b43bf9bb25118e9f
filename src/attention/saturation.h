// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

namespace ae {

/// A row that is not forced is saturated when its largest weight exceeds this.
constexpr double saturatedAbove = 0.99;

/// How picked a row of weights is, and how much gradient it lets through. Sums run over allowed keys.
struct RowMeasures {
    double maxWeight = 0;
    double entropyBits = 0;
    double effectiveTokens = 0;  ///< 2^entropy
    double jacobianNorm = 0;  ///< |J|_F, J = diag(a) - a^T a
    double gradientNorm = 0;  ///< |da/dq|_F = |J diag(slopes) K|_F / tau, which is |J K|_F / (d_k^p tau) without further steps
    bool isSaturated = false;  ///< largest weight above 0.99 and not forced
};

/// Measures of one row from the scores that the softmax read. The row must have a distribution (see softmaxRow).
/// keys: n x d_k, the ones the scores were made with; slopes: of each of these scores by the raw one, 1/d_k^p without further steps.
AE_EXPORT RowMeasures measureRow(const double* weights, const RowRecord& record, const double* scores, const std::uint8_t* allowed,
                                 double temperature, const Matrix& keys, const double* slopes);

/// Slopes of one row (1 x n) of the scores that the softmax reads by the raw ones. values: of the steps of graph.scorePath().
Matrix scoreSlopes(const Graph& graph, const Options& options, const AllowedKeys& allowed, std::span<const Values> values, Index row);

/// Weights of one row (1 x n) that its raw scores give under other options; NaN in every cell where they give no distribution.
/// Works on that row alone. The options are good ones.
AE_EXPORT Matrix weightsOfRow(const Evaluation& evaluation, Index row, const Options& other);

/// Measures of one row of an evaluation; everything 0 where the row has no distribution.
AE_EXPORT RowMeasures measure(const Evaluation& evaluation, Index row);

/// Entropy of one row of an evaluation in bits, without the costlier measures; 0 where the row has no distribution.
AE_EXPORT double entropyOf(const Evaluation& evaluation, Index row);

/// Root of the mean within-row variance (n - 1) of the raw scores over allowed keys; rows with fewer than two
/// allowed keys, or with scores that are not finite, do not count.
AE_EXPORT double scoreSpread(const Matrix& scores, const AllowedKeys& allowed);

/// Where the columns beyond d_k come from when d is widened. Rows of wideningCatalogue().
struct WideningSpec {
    std::string_view key;  ///< "random", "repeat", "normal"
    const char* title;  ///< marked for translation
    const char* summary;  ///< marked for translation
    bool keepsSession;  ///< starts from the session's own matrices, so a width below d_k is refused
    bool drawsSamples;  ///< a sample is one draw of a seed
};
AE_EXPORT std::span<const WideningSpec> wideningCatalogue();
AE_EXPORT const WideningSpec* findWidening(std::string_view key);

struct Widening {
    std::string source = "random";
    Index width = 512;
    std::uint64_t seed = 1;
    bool operator==(const Widening&) const = default;
};

/// A standard normal draw that is a function of its arguments alone (SplitMix64, Box-Muller).
AE_EXPORT double normalDraw(std::uint64_t seed, std::uint64_t matrix, std::uint64_t row, std::uint64_t column);

/// The session's inputs with Wq, Wk, bq, bk widened to `width` columns (sources random and repeat).
/// Errors: UnknownWideningSource, WidthTooSmall.
AE_EXPORT Computed<Inputs> widen(const Inputs& inputs, const Options& options, const Widening& widening);

/// Queries and keys at a width, from any source; n x width each.
struct QueriesAndKeys {
    Matrix q;
    Matrix k;
};
AE_EXPORT Computed<QueriesAndKeys> widenedQueriesAndKeys(const Inputs& inputs, const Options& options, const Widening& widening);

/// Weights, records and measures that queries and keys give under the options.
struct WhatIf {
    Matrix scores;
    Matrix scaled;  ///< what the softmax read
    Matrix weights;
    std::vector<RowRecord> rows;
    std::vector<RowMeasures> measures;
    double divisor = 1;  ///< d^p * tau
};
/// When `isCancelled` says so, it ends with fewer rows than there are queries.
AE_EXPORT WhatIf attend(const QueriesAndKeys& qk, const Options& options, bool (*isCancelled)(void*) = nullptr, void* context = nullptr);

struct Quantiles {
    double median = 0;
    double mean = 0;
    double p10 = 0;
    double p90 = 0;
};

/// One measure of RowMeasures by name; what a sweep reports, in this order. Rows of measureCatalogue().
struct MeasureSpec {
    std::string_view key;  ///< "max_weight"
    const char* title;  ///< marked for translation
    double RowMeasures::*member;
};
AE_EXPORT std::span<const MeasureSpec> measureCatalogue();

struct SweepRequest {
    std::string source = "random";
    std::vector<Index> widths;
    std::vector<double> exponents = {0.0, 0.5};
    int samples = 64;
    std::uint64_t seed = 1;
};

struct SweepRow {
    Index width = 0;
    double exponent = 0;
    double scoreSpread = 0;
    double saturatedFraction = 0;
    std::vector<Quantiles> measures;  ///< one a row of measureCatalogue()
};

/// d_k and the powers of two above it up to 1024.
AE_EXPORT std::vector<Index> defaultWidths(Index headWidth);

/// One row a width and exponent, over all rows (ok and not forced) of all samples; quantiles interpolate linearly.
/// Numbers over no row at all are NaN. Stops early and returns what it has when `isCancelled` says so.
AE_EXPORT Computed<std::vector<SweepRow>> sweep(const Inputs& inputs, const Options& options, const SweepRequest& request,
                                                bool (*isCancelled)(void*) = nullptr, void* context = nullptr);

/// Median, mean and 10/90 % quantiles; the values are reordered.
AE_EXPORT Quantiles quantilesOf(std::vector<double>& values);

}  // namespace ae
