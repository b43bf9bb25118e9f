// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/kernels.h"
#include "attention/rowkernel.h"
#include "attention/workers.h"

#include <algorithm>
#include <cmath>
#include <limits>
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

void prepareProductBackward(const Matrix& top, bool topTransposed, Groundwork& groundwork)
{
    groundwork.topSize = magnitudeOfAll(top);
    packPanels(top, !topTransposed, groundwork.panels);
}

namespace {

constexpr Index kGradientRows = 64;

/// From the first to the last row with a number other than 0: a gradient from one cell passes through few rows.
Region busyRows(const Matrix& matrix, Index first, Index count)
{
    const auto isZero = [&matrix](Index row) { return (matrix.row(row).array() == 0).all(); };
    Index end = first + count;
    while (first < end && isZero(first))
        ++first;
    while (end > first && isZero(end - 1))
        --end;
    return {first, 0, end - first, matrix.cols()};
}

/// A zero gradient is no dependence, whatever stands at the other side of the product.
template <class Add> void forEachGradient(const Matrix& dOut, const Region& rows, const Add& add)
{
    for (Index i = rows.row; i < rows.row + rows.rows; ++i) {
        for (Index j = 0; j < dOut.cols(); ++j) {
            if (dOut(i, j) != 0)
                add(i, j, dOut(i, j));
        }
    }
}

/// dTop += left^T dOut, or dOut^T left when transposed.
void finiteTopBackward(const Matrix& left, bool topTransposed, const Matrix& dOut, const Region& busy, Matrix& dTop)
{
    const Matrix& across = topTransposed ? dOut : left;
    const Matrix& along = topTransposed ? left : dOut;
    forRows(0, dTop.rows(), kGradientRows, [&](Index first, Index count) {
        if (!addRowsOfTransposed(across, along, {busy.row, first, busy.rows, count}, dTop)) {
            dTop.middleRows(first, count).noalias() +=
                across.block(busy.row, first, busy.rows, count).transpose() * along.middleRows(busy.row, busy.rows);
        }
    });
}

void topBackward(const Matrix& left, bool topTransposed, const Matrix& dOut, Matrix& dTop)
{
    const Region busy = busyRows(dOut, 0, dOut.rows());
    if (busy.isEmpty())
        return;
    // what is not finite in an operand is not finite in the product: the smaller of the two is looked at
    if (dTop.size() < left.size() + dOut.size()) {
        Matrix added = Matrix::Zero(dTop.rows(), dTop.cols());
        finiteTopBackward(left, topTransposed, dOut, busy, added);
        if (isFinite(added)) {
            dTop += added;
            return;
        }
    } else if (isFinite(dOut) && isFinite(left)) {
        return finiteTopBackward(left, topTransposed, dOut, busy, dTop);
    }
    forEachGradient(dOut, busy, [&](Index i, Index j, double g) {
        for (Index k = 0; k < left.cols(); ++k)
            (topTransposed ? dTop(j, k) : dTop(k, j)) += g * left(i, k);
    });
}

}  // namespace

void productBackwardRows(const Matrix& top, bool topTransposed, const Matrix& dOut, Index first, Index count, Matrix& dLeft,
                         const Groundwork& groundwork)
{
    const Region busy = busyRows(dOut, first, count);
    if (busy.isEmpty())
        return;
    if (!std::isfinite(groundwork.topSize) || !rowsAreFinite(dOut, busy.row, busy.rows)) {
        return forEachGradient(dOut, busy, [&](Index i, Index j, double g) {
            for (Index k = 0; k < dLeft.cols(); ++k)
                dLeft(i, k) += g * (topTransposed ? top(j, k) : top(k, j));
        });
    }
    auto rows = dLeft.middleRows(busy.row, busy.rows);
    if (!groundwork.panels.empty())
        addPanels(dOut, groundwork.panels, busy.row, busy.rows, dLeft);
    else if (topTransposed)
        rows.noalias() += dOut.middleRows(busy.row, busy.rows) * top;
    else
        rows.noalias() += dOut.middleRows(busy.row, busy.rows) * top.transpose();
}

void productBackward(const Matrix& left, const Matrix& top, bool topTransposed, const Matrix& dOut, Matrix* dLeft, Matrix* dTop)
{
    if (dLeft) {
        Groundwork groundwork;
        prepareProductBackward(top, topTransposed, groundwork);
        forRows(0, dOut.rows(), kGradientRows,
                [&](Index first, Index count) { productBackwardRows(top, topTransposed, dOut, first, count, *dLeft, groundwork); });
    }
    if (dTop)
        topBackward(left, topTransposed, dOut, *dTop);
}

}  // namespace ae
