// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/kernels.h"

#include <bit>
#include <cmath>
#include <limits>

namespace ae {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// 1.5 * 2^52: adding it rounds to the nearest integer, which then stands in the low bits.
constexpr double kRound = 6755399441055744.0;
constexpr double kLog2e = 1.4426950408889634074;
// ln 2 in two parts: the product of the first with any exponent is exact.
constexpr double kLn2High = 6.93147180369123816490e-01;
constexpr double kLn2Low = 1.90821492927058770002e-10;

inline double powerOfTwo(double rounded)
{
    return std::bit_cast<double>((std::bit_cast<std::uint64_t>(rounded) << 52) + (std::uint64_t{1023} << 52));
}

inline double expOne(double x)
{
    x = x < -746.0 ? -746.0 : x;
    const double k = (x * kLog2e + kRound) - kRound;
    const double high = x - k * kLn2High;
    const double low = k * kLn2Low;
    const double r = high - low;
    // e^r = 1 + r + r^2 p(r): Taylor, |r| <= ln2/2, the first term left out is below 2^-56
    double p = 1.0 / 6227020800.0;
    p = p * r + 1.0 / 479001600.0;
    p = p * r + 1.0 / 39916800.0;
    p = p * r + 1.0 / 3628800.0;
    p = p * r + 1.0 / 362880.0;
    p = p * r + 1.0 / 40320.0;
    p = p * r + 1.0 / 5040.0;
    p = p * r + 1.0 / 720.0;
    p = p * r + 1.0 / 120.0;
    p = p * r + 1.0 / 24.0;
    p = p * r + 1.0 / 6.0;
    p = p * r + 0.5;
    const double e = 1.0 + (high - (low - r * r * p));
    // Two factors, so that a subnormal result is rounded once.
    const double half = (k * 0.5 + kRound) - kRound;
    return e * powerOfTwo(half + kRound) * powerOfTwo((k - half) + kRound);
}

bool allFinite(const double* data, Index count)
{
    // x - x is 0 for a finite x and NaN otherwise; a sum keeps the NaN and the loop has no branch
    double sum = 0;
    for (Index i = 0; i < count; ++i)
        sum += data[i] - data[i];
    return sum == 0;
}

bool rowsAreFinite(const Matrix& matrix, Index first, Index count)
{
    return allFinite(matrix.data() + first * matrix.cols(), count * matrix.cols());
}

// Small products: a plain sum in the order of the formula, so that a cell equals its explanation to the last bit.
constexpr Index kPlainWork = 4096;

double plainDot(const Matrix& left, const Matrix& top, bool topTransposed, Index row, Index column)
{
    double sum = 0;
    for (Index k = 0; k < left.cols(); ++k)
        sum += left(row, k) * (topTransposed ? top(column, k) : top(k, column));
    return sum;
}

}  // namespace

void expNonPositive(const double* x, double* out, Index count)
{
    for (Index i = 0; i < count; ++i)
        out[i] = expOne(x[i]);
}

void productRegion(const Matrix& left, const Matrix& top, bool topTransposed, const Region& region, Matrix& out)
{
    if (region.isEmpty())
        return;
    const Index inner = left.cols();
    const bool topFinite = topTransposed ? rowsAreFinite(top, region.column, region.columns) : rowsAreFinite(top, 0, top.rows());
    const bool isPlain = region.rows * region.columns * inner <= kPlainWork || !topFinite || !rowsAreFinite(left, region.row, region.rows);
    if (isPlain) {
        for (Index i = region.row; i < region.row + region.rows; ++i) {
            for (Index j = region.column; j < region.column + region.columns; ++j)
                out(i, j) = plainDot(left, top, topTransposed, i, j);
        }
        return;
    }
    auto target = out.block(region.row, region.column, region.rows, region.columns);
    const auto rows = left.middleRows(region.row, region.rows);
    if (topTransposed)
        target.noalias() = rows * top.middleRows(region.column, region.columns).transpose();
    else
        target.noalias() = rows * top.middleCols(region.column, region.columns);
}

void productBackward(const Matrix& left, const Matrix& top, bool topTransposed, const Matrix& dOut, Matrix* dLeft, Matrix* dTop)
{
    const bool isFinite = rowsAreFinite(left, 0, left.rows()) && rowsAreFinite(top, 0, top.rows()) && rowsAreFinite(dOut, 0, dOut.rows());
    if (isFinite) {
        // forward: O = L T, or O = L T^T
        if (dLeft && topTransposed)
            dLeft->noalias() += dOut * top;
        else if (dLeft)
            dLeft->noalias() += dOut * top.transpose();
        if (dTop && topTransposed)
            dTop->noalias() += dOut.transpose() * left;
        else if (dTop)
            dTop->noalias() += left.transpose() * dOut;
        return;
    }
    for (Index i = 0; i < dOut.rows(); ++i) {
        for (Index j = 0; j < dOut.cols(); ++j) {
            const double g = dOut(i, j);
            if (g == 0)
                continue;
            for (Index k = 0; k < left.cols(); ++k) {
                if (dLeft)
                    (*dLeft)(i, k) += g * (topTransposed ? top(j, k) : top(k, j));
                if (dTop)
                    (topTransposed ? (*dTop)(j, k) : (*dTop)(k, j)) += g * left(i, k);
            }
        }
    }
}

namespace {

void fillNaN(double* weights, Index keys)
{
    for (Index j = 0; j < keys; ++j)
        weights[j] = kNaN;
}

/// Finds the strongest allowed key, or why there is none.
RowRecord scanRow(const double* scaled, const std::uint8_t* allowed, Index keys)
{
    RowRecord record;
    double largest = -std::numeric_limits<double>::infinity();
    for (Index j = 0; j < keys; ++j) {
        if (allowed && allowed[j] == 0)
            continue;
        ++record.allowedKeys;
        const double s = scaled[j];
        if (std::isnan(s)) {
            if (record.culprit < 0)
                record.culprit = j;
            record.state = RowState::NotANumber;
        }
        if (record.strongest < 0 || s > largest) {
            largest = s;
            record.strongest = j;
        }
    }
    record.largest = largest;
    if (record.allowedKeys == 0)
        record.state = RowState::FullyMasked;
    else if (record.state == RowState::Ok && !std::isfinite(largest)) {
        record.state = RowState::Overflow;
        record.culprit = record.strongest;
    }
    if (record.state != RowState::Ok)
        record.strongest = -1;
    return record;
}

}  // namespace

RowRecord softmaxRow(const double* scaled, const std::uint8_t* allowed, Index keys, double temperature, double* weights)
{
    RowRecord record = scanRow(scaled, allowed, keys);
    if (record.state != RowState::Ok) {
        fillNaN(weights, keys);
        return record;
    }
    const double largest = record.largest;
    for (Index j = 0; j < keys; ++j)
        weights[j] = allowed && allowed[j] == 0 ? -std::numeric_limits<double>::infinity() : (scaled[j] - largest) / temperature;
    expNonPositive(weights, weights, keys);
    // The strongest key counts exactly 1 and is left out of the sum of the others, which then never loses them.
    weights[record.strongest] = 0;
    double others = 0;
    for (Index j = 0; j < keys; ++j)
        others += weights[j];
    record.otherSum = others;
    weights[record.strongest] = 1;
    const double sum = 1.0 + others;
    for (Index j = 0; j < keys; ++j)
        weights[j] /= sum;
    return record;
}

}  // namespace ae
