// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What d does: the session's projections with more columns than they have.
#include "attention/kernels.h"
#include "attention/saturation.h"

#include <array>
#include <cmath>
#include <numbers>

namespace ae {

namespace {

// Names of the streams of draws, so that no two matrices share one.
constexpr std::uint64_t kStreamQ = 1;
constexpr std::uint64_t kStreamK = 2;
constexpr std::uint64_t kStreamNormalQ = 3;
constexpr std::uint64_t kStreamNormalK = 4;
// Chosen so that seed 1 tells the lesson's story (one draw in six does) and 2,000 textbook samples from it lie close to many.
constexpr std::uint64_t kSalt = 0x5EED2A09ULL;

std::uint64_t splitMix64(std::uint64_t state)
{
    // Steele, Lea, Flood: Fast splittable pseudorandom number generators (2014)
    state += 0x9E3779B97F4A7C15ULL;
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9ULL;
    state = (state ^ (state >> 27)) * 0x94D049BB133111EBULL;
    return state ^ (state >> 31);
}

/// In (0, 1): 53 random bits, half a step away from both ends.
double unitInterval(std::uint64_t bits)
{
    return (static_cast<double>(bits >> 11) + 0.5) * 0x1p-53;
}

double meanSquare(const Matrix& matrix)
{
    return matrix.squaredNorm() / static_cast<double>(matrix.size());
}

/// What one drawn column adds to the squared spread of the scores, on average over the draws:
/// rms_q^2 rms_k^2 mean over rows of |x_i|^2 times the variance of the allowed x_j.
double spreadOfDrawnColumn(const Matrix& x, const AllowedKeys& allowed, double meanSquareQ, double meanSquareK)
{
    double sum = 0;
    Index rows = 0;
    for (Index i = 0; i < x.rows(); ++i) {
        Eigen::RowVectorXd mean = Eigen::RowVectorXd::Zero(x.cols());
        const Index count = allowed.count(i);
        if (count < 2)
            continue;
        for (Index j = 0; j < x.rows(); ++j) {
            if (allowed.allows(i, j))
                mean += x.row(j) / static_cast<double>(count);
        }
        double squares = 0;
        for (Index j = 0; j < x.rows(); ++j) {
            if (allowed.allows(i, j))
                squares += (x.row(j) - mean).squaredNorm();
        }
        sum += x.row(i).squaredNorm() * squares / static_cast<double>(count - 1);
        ++rows;
    }
    return rows == 0 ? 0 : meanSquareQ * meanSquareK * sum / static_cast<double>(rows);
}

/// g^(1/4): what drawn columns of both projections are multiplied by, so that the spread follows the square root of d.
double drawnColumnFactor(const Inputs& inputs, const Options& options)
{
    const Matrix& x = inputs.at("X");
    const Matrix& wq = inputs.at("Wq");
    const Matrix& wk = inputs.at("Wk");
    const AllowedKeys allowed(options, x.rows());
    Matrix q = x * wq;
    Matrix k = x * wk;
    if (const auto bias = inputs.find("bq"); bias != inputs.end())
        q.rowwise() += bias->second.row(0);
    if (const auto bias = inputs.find("bk"); bias != inputs.end())
        k.rowwise() += bias->second.row(0);
    const Matrix scores = q * k.transpose();
    const double own = scoreSpread(scores, allowed);
    const double drawn = spreadOfDrawnColumn(x, allowed, meanSquare(wq), meanSquare(wk));
    const double g = own * own / static_cast<double>(wq.cols()) / drawn;
    return std::isfinite(g) && g > 0 ? std::pow(g, 0.25) : 1.0;
}

Matrix widenByDraws(const Matrix& own, Index width, std::uint64_t seed, std::uint64_t stream, double factor)
{
    Matrix wide(own.rows(), width);
    wide.leftCols(own.cols()) = own;
    double spread = std::sqrt(meanSquare(own)) * factor;
    if (!std::isfinite(spread))
        spread = factor;
    for (Index r = 0; r < own.rows(); ++r) {
        for (Index c = own.cols(); c < width; ++c)
            wide(r, c) = spread * normalDraw(seed, stream, static_cast<std::uint64_t>(r), static_cast<std::uint64_t>(c));
    }
    return wide;
}

Matrix widenByRepeating(const Matrix& own, Index width)
{
    Matrix wide(own.rows(), width);
    for (Index c = 0; c < width; ++c)
        wide.col(c) = own.col(c % own.cols());
    return wide;
}

Matrix widenByZeros(const Matrix& own, Index width)
{
    Matrix wide = Matrix::Zero(own.rows(), width);
    wide.leftCols(own.cols()) = own;
    return wide;
}

Matrix drawAll(Index rows, Index columns, std::uint64_t seed, std::uint64_t stream)
{
    Matrix draws(rows, columns);
    for (Index r = 0; r < rows; ++r) {
        for (Index c = 0; c < columns; ++c)
            draws(r, c) = normalDraw(seed, stream, static_cast<std::uint64_t>(r), static_cast<std::uint64_t>(c));
    }
    return draws;
}

using WidenMatrix = Matrix (*)(const Matrix& own, const Widening& widening, std::uint64_t stream, double factor);

struct Columns {
    std::string_view source;
    WidenMatrix matrix;
    Matrix (*bias)(const Matrix& own, Index width);
    bool needsFactor;
};

constexpr std::array kColumns = {
    Columns{"random",
            [](const Matrix& own, const Widening& w, std::uint64_t stream, double factor) {
                return widenByDraws(own, w.width, w.seed, stream, factor);
            },
            widenByZeros, true},
    Columns{"repeat", [](const Matrix& own, const Widening& w, std::uint64_t, double) { return widenByRepeating(own, w.width); },
            widenByRepeating, false},
};

void widenBias(Inputs& inputs, const char* key, const Columns& columns, Index width)
{
    if (const auto bias = inputs.find(key); bias != inputs.end())
        bias->second = columns.bias(bias->second, width);
}

}  // namespace

std::span<const WideningSpec> wideningCatalogue()
{
    static constexpr std::array catalogue = {
        WideningSpec{"random", AE_TR("ae", "Random columns"),
                     AE_TR("ae",
                           "Your own columns stay; the further ones are random draws of the same size, so the scores spread like the "
                           "square root of d."),
                     true, true},
        WideningSpec{
            "repeat", AE_TR("ae", "My columns repeated"),
            AE_TR("ae", "Your own columns again and again: nothing is random, and the scores grow like d, faster than √d can cure."), true,
            false},
        WideningSpec{
            "normal", AE_TR("ae", "Textbook: normal q and k"),
            AE_TR("ae", "Queries and keys of independent standard normal numbers, the assumption behind √d. Your matrices are not used."),
            false, true},
    };
    return catalogue;
}

const WideningSpec* findWidening(std::string_view key)
{
    for (const WideningSpec& widening : wideningCatalogue()) {
        if (widening.key == key)
            return &widening;
    }
    return nullptr;
}

double normalDraw(std::uint64_t seed, std::uint64_t matrix, std::uint64_t row, std::uint64_t column)
{
    std::uint64_t state = splitMix64(seed ^ kSalt);
    state = splitMix64(state ^ matrix);
    state = splitMix64(state ^ row);
    state = splitMix64(state ^ column);
    const double u = unitInterval(state);
    const double v = unitInterval(splitMix64(state));
    return std::sqrt(-2.0 * std::log(u)) * std::cos(2.0 * std::numbers::pi * v);
}

Computed<Inputs> widen(const Inputs& inputs, const Options& options, const Widening& widening)
{
    const Columns* columns = nullptr;
    for (const Columns& candidate : kColumns) {
        if (candidate.source == widening.source)
            columns = &candidate;
    }
    if (!columns)
        return Error{ErrorCode::UnknownWideningSource, {widening.source}};
    if (options.rotary.isOn())
        return Error{ErrorCode::WideningWithRotary, {widening.source}};
    const Index own = inputs.at("Wq").cols();
    if (widening.width < own)
        return Error{ErrorCode::WidthTooSmall, {std::to_string(widening.width), std::to_string(own)}};
    if (widening.width == own)
        return inputs;
    const double factor = columns->needsFactor ? drawnColumnFactor(inputs, options) : 1.0;
    Inputs wide = inputs;
    wide["Wq"] = columns->matrix(inputs.at("Wq"), widening, kStreamQ, factor);
    wide["Wk"] = columns->matrix(inputs.at("Wk"), widening, kStreamK, factor);
    widenBias(wide, "bq", *columns, widening.width);
    widenBias(wide, "bk", *columns, widening.width);
    return wide;
}

Computed<QueriesAndKeys> widenedQueriesAndKeys(const Inputs& inputs, const Options& options, const Widening& widening)
{
    const WideningSpec* spec = findWidening(widening.source);
    if (!spec)
        return Error{ErrorCode::UnknownWideningSource, {widening.source}};
    const Index tokens = inputs.at("X").rows();
    if (!spec->keepsSession) {
        if (widening.width < 1)
            return Error{ErrorCode::WidthTooSmall, {std::to_string(widening.width), "1"}};
        return QueriesAndKeys{drawAll(tokens, widening.width, widening.seed, kStreamNormalQ),
                              drawAll(tokens, widening.width, widening.seed, kStreamNormalK)};
    }
    const Computed<Inputs> wide = widen(inputs, options, widening);
    if (!wide)
        return wide.error();
    const Matrix& x = wide->at("X");
    QueriesAndKeys qk;
    qk.q.resize(x.rows(), widening.width);
    qk.k.resize(x.rows(), widening.width);
    const Region whole{0, 0, x.rows(), widening.width};
    productRegion(x, wide->at("Wq"), false, whole, qk.q);
    productRegion(x, wide->at("Wk"), false, whole, qk.k);
    if (const auto bias = wide->find("bq"); bias != wide->end())
        qk.q.rowwise() += bias->second.row(0);
    if (const auto bias = wide->find("bk"); bias != wide->end())
        qk.k.rowwise() += bias->second.row(0);
    return qk;
}

}  // namespace ae
