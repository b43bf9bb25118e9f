// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/kernels.h"
#include "attention/rowkernel.h"
#include "attention/workers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace ae {

namespace {

constexpr Index kFiniteTile = 1 << 17;  // numbers
constexpr double kSafeSum = 1e300;  // a bound on a sum below this cannot overflow in any order

/// Largest magnitude, infinity where a number is not finite.
double magnitudeOf(const double* data, Index count)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr Index lanes = 32;  // the loops have no branch
    double largest[lanes] = {};
    const auto take = [](double value, double& into) {
        const double size = std::abs(value);
        into = size <= into ? into : size;  // a NaN is taken, and the next number takes its place
    };
    double spoil[lanes] = {};
    Index i = 0;
    for (; i + lanes <= count; i += lanes) {
        for (Index lane = 0; lane < lanes; ++lane) {
            take(data[i + lane], largest[lane]);
            spoil[lane] += data[i + lane] - data[i + lane];  // NaN where it is not finite
        }
    }
    for (; i < count; ++i) {
        take(data[i], largest[0]);
        spoil[0] += data[i] - data[i];
    }
    double all = 0;
    for (Index lane = 0; lane < lanes; ++lane)
        all = spoil[lane] != 0 ? infinity : std::max(all, largest[lane]);
    return std::isfinite(all) ? all : infinity;
}

double magnitudeOfRows(const Matrix& matrix, Index first, Index count)
{
    return magnitudeOf(matrix.data() + first * matrix.cols(), count * matrix.cols());
}

bool rowsAreFinite(const Matrix& matrix, Index first, Index count)
{
    return std::isfinite(magnitudeOfRows(matrix, first, count));
}

/// Rows of a tile: what packs the right operand anew for each tile must not do it too often.
Index tileRowsOf(Index rows)
{
    return std::clamp<Index>((rows / 4 + 15) / 16 * 16, 64, 256);
}

double plainDot(const Matrix& left, const Matrix& top, bool topTransposed, Index row, Index column)
{
    double sum = 0;
    for (Index k = 0; k < left.cols(); ++k)
        sum += left(row, k) * (topTransposed ? top(column, k) : top(k, column));
    return sum;
}

/// Of all rows, on all cores.
double magnitudeOfAll(const Matrix& matrix)
{
    const Index tileRows = std::max<Index>(1, kFiniteTile / std::max<Index>(1, matrix.cols()));
    std::vector<double> sizes(static_cast<std::size_t>((matrix.rows() + tileRows - 1) / tileRows));
    forRows(0, matrix.rows(), tileRows,
            [&](Index first, Index count) { sizes[static_cast<std::size_t>(first / tileRows)] = magnitudeOfRows(matrix, first, count); });
    return sizes.empty() ? 0 : *std::max_element(sizes.begin(), sizes.end());
}

}  // namespace

bool isFinite(const Matrix& matrix)
{
    return std::isfinite(magnitudeOfAll(matrix));
}

namespace {

/// Columns of the product (or rows, of an operand with its rows there) that a number which is not finite reaches.
std::vector<Index> badColumns(const Matrix& top, bool topTransposed, const Region& region)
{
    std::vector<Index> bad;
    for (Index j = region.column; j < region.column + region.columns; ++j) {
        if (!(topTransposed ? top.row(j).allFinite() : top.col(j).allFinite()))
            bad.push_back(j);
    }
    return bad;
}

void plainRegion(const Matrix& left, const Matrix& top, bool topTransposed, const Region& region, Matrix& out)
{
    for (Index i = region.row; i < region.row + region.rows; ++i) {
        for (Index j = region.column; j < region.column + region.columns; ++j)
            out(i, j) = plainDot(left, top, topTransposed, i, j);
    }
}

/// Sums that overflow on their way are infinite or not a number as the order of their terms has it: the one of the formula counts.
void repeatOverflows(const Matrix& left, const Matrix& top, bool topTransposed, const Region& region, Matrix& out)
{
    for (Index i = region.row; i < region.row + region.rows; ++i) {
        for (Index j = region.column; j < region.column + region.columns; ++j) {
            if (!std::isfinite(out(i, j)))
                out(i, j) = plainDot(left, top, topTransposed, i, j);
        }
    }
}

void matrixProduct(const Matrix& left, const Matrix& top, bool topTransposed, const Region& region, Matrix& out,
                   const Groundwork* groundwork = nullptr)
{
    if (groundwork && !groundwork->panels.empty() && region.columns == out.cols())
        return multiplyPanels(left, groundwork->panels, region, out);
    if (!topTransposed && multiplyRegion(left, top, region, out))
        return;
    auto target = out.block(region.row, region.column, region.rows, region.columns);
    const auto rows = left.middleRows(region.row, region.rows);
    if (topTransposed)
        target.noalias() = rows * top.middleRows(region.column, region.columns).transpose();
    else
        target.noalias() = rows * top.middleCols(region.column, region.columns);
}

/// A number that is not finite makes all that read it not finite either: where the result is smaller than its operands, it is looked
/// at in their place.
void productCheckedByResult(const Matrix& left, const Matrix& top, bool topTransposed, const Region& region, Matrix& out)
{
    forRows(region.row, region.rows, tileRowsOf(region.rows), [&](Index first, Index count) {
        matrixProduct(left, top, topTransposed, {first, region.column, count, region.columns}, out);
        for (Index i = first; i < first + count; ++i) {
            if (!std::isfinite(magnitudeOf(out.data() + i * out.cols() + region.column, region.columns)))
                repeatOverflows(left, top, topTransposed, {i, region.column, 1, region.columns}, out);
        }
    });
}

}  // namespace

void prepareProduct(const Matrix& top, bool topTransposed, Groundwork& groundwork)
{
    const Region all{0, 0, 0, topTransposed ? top.rows() : top.cols()};
    groundwork.topSize = magnitudeOfAll(top);
    groundwork.badKeys.clear();
    if (!std::isfinite(groundwork.topSize))
        groundwork.badKeys = badColumns(top, topTransposed, all);
    packPanels(top, topTransposed, groundwork.panels);
}

void productRegion(const Matrix& left, const Matrix& top, bool topTransposed, const Region& region, Matrix& out,
                   const Groundwork* groundwork)
{
    if (region.isEmpty())
        return;
    if (region.rows * region.columns * left.cols() <= kPlainWork)
        return plainRegion(left, top, topTransposed, region, out);
    if (region.columns < left.cols())
        return productCheckedByResult(left, top, topTransposed, region, out);
    double topSize = groundwork ? groundwork->topSize : 0;
    if (!groundwork)
        topSize = topTransposed ? magnitudeOfRows(top, region.column, region.columns) : magnitudeOfRows(top, 0, top.rows());
    std::vector<Index> bad;
    if (!std::isfinite(topSize))
        bad = groundwork ? groundwork->badKeys : badColumns(top, topTransposed, region);
    forRows(region.row, region.rows, tileRowsOf(region.rows), [&](Index first, Index count) {
        const Region tile = {first, region.column, count, region.columns};
        const double leftSize = magnitudeOfRows(left, first, count);  // also brings the rows near
        matrixProduct(left, top, topTransposed, tile, out, groundwork);
        for (Index i = first; i < first + count && !std::isfinite(leftSize); ++i) {
            if (!rowsAreFinite(left, i, 1))
                plainRegion(left, top, topTransposed, {i, region.column, 1, region.columns}, out);
        }
        for (const Index j : bad)
            plainRegion(left, top, topTransposed, {first, j, count, 1}, out);
        if (!(leftSize * topSize * static_cast<double>(left.cols()) < kSafeSum))
            repeatOverflows(left, top, topTransposed, tile, out);
    });
}

void finiteProduct(const Matrix& left, const Matrix& top, const Region& region, Matrix& out, const Groundwork* groundwork)
{
    forRows(region.row, region.rows, tileRowsOf(region.rows), [&](Index first, Index count) {
        matrixProduct(left, top, false, {first, region.column, count, region.columns}, out, groundwork);
    });
}

namespace {

/// Rows with a number other than 0, or nothing when they are many.
std::optional<std::vector<Index>> fewRows(const Matrix& matrix)
{
    std::vector<Index> rows;
    for (Index i = 0; i < matrix.rows(); ++i) {
        if (matrix.row(i).cwiseAbs().maxCoeff() > 0)
            rows.push_back(i);
        if (static_cast<Index>(rows.size()) > matrix.rows() / 16)
            return std::nullopt;
    }
    return rows;
}

/// A gradient from one cell passes through few rows.
void backwardOfRows(const Matrix& left, const Matrix& top, bool topTransposed, const Matrix& dOut, const std::vector<Index>& rows,
                    Matrix* dLeft, Matrix* dTop)
{
    const Matrix gradients = dOut(rows, Eigen::all);
    if (dLeft) {
        const Matrix added = topTransposed ? Matrix(gradients * top) : Matrix(gradients * top.transpose());
        for (std::size_t i = 0; i < rows.size(); ++i)
            dLeft->row(rows[i]) += added.row(static_cast<Index>(i));
    }
    if (dTop && topTransposed)
        dTop->noalias() += gradients.transpose() * left(rows, Eigen::all);
    else if (dTop)
        dTop->noalias() += left(rows, Eigen::all).transpose() * gradients;
}

void finiteBackward(const Matrix& left, const Matrix& top, bool topTransposed, const Matrix& dOut, Matrix* dLeft, Matrix* dTop)
{
    // forward: O = L T, or O = L T^T
    if (const auto rows = fewRows(dOut))
        return backwardOfRows(left, top, topTransposed, dOut, *rows, dLeft, dTop);
    if (dLeft) {
        forRows(0, dLeft->rows(), tileRowsOf(dLeft->rows()), [&](Index first, Index count) {
            if (topTransposed)
                dLeft->middleRows(first, count).noalias() += dOut.middleRows(first, count) * top;
            else
                dLeft->middleRows(first, count).noalias() += dOut.middleRows(first, count) * top.transpose();
        });
    }
    if (dTop) {
        forRows(0, dTop->rows(), tileRowsOf(dTop->rows()), [&](Index first, Index count) {
            if (topTransposed)
                dTop->middleRows(first, count).noalias() += dOut.middleCols(first, count).transpose() * left;
            else
                dTop->middleRows(first, count).noalias() += left.middleCols(first, count).transpose() * dOut;
        });
    }
}

}  // namespace

void productBackward(const Matrix& left, const Matrix& top, bool topTransposed, const Matrix& dOut, Matrix* dLeft, Matrix* dTop)
{
    if (isFinite(dOut) && (!dTop || isFinite(left)) && (!dLeft || isFinite(top)))  // what is not read may be anything
        return finiteBackward(left, top, topTransposed, dOut, dLeft, dTop);
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

}  // namespace ae
