// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A block of the result stays in the registers while the rows of the left operand are read where they stand and the rows of the right
// one pass by: for the narrow right operands of a head, packing both as general products do costs a quarter of the time.
// This file alone is compiled with -ffp-contract=fast, so that a product and its sum become one instruction.
#include "attention/rowkernel.h"

#include "attention/workers.h"

#if defined(__FMA__)

#include <algorithm>
#include <vector>

namespace ae {

namespace {

#if defined(__AVX512F__)
constexpr Index kLanes = 8;
constexpr Index kRows = 8;
#else
constexpr Index kLanes = 4;
constexpr Index kRows = 4;
#endif
constexpr Index kWide = 3;  // vectors in a row of the block: 8 x 3 of 32 registers, 4 x 3 of 16

using Lanes [[gnu::vector_size(kLanes * sizeof(double)), gnu::aligned(sizeof(double)), gnu::may_alias]] = double;

/// A right operand, or the result.
struct Strided {
    const double* data;
    Index stride;
};

/// A left operand, which may stand there transposed.
struct Left {
    const double* data;
    Index rowStride;
    Index stride;  ///< from one term of a sum to the next

    Left from(Index row) const { return {data + row * rowStride, rowStride, stride}; }
};

enum class Into { New, Sum };  ///< what happens to what the result holds: it is replaced, or added to

/// Part of its caller: as a call, what it is given would go through memory, and wait there for the results before it.
template <Into into, Index Rows, Index Vectors>
[[gnu::always_inline]] inline void multiplyBlock(Left left, Strided top, Index depth, double* out, Index outStride)
{
    Lanes sums[Rows][Vectors];  // zero one by one, so that they are never in memory
#pragma GCC unroll 8
    for (Index r = 0; r < Rows; ++r) {
#pragma GCC unroll 3
        for (Index v = 0; v < Vectors; ++v)
            sums[r][v] = Lanes{};
    }
    for (Index r = 0; r < Rows && into == Into::Sum; ++r) {  // they come while the sums are made
        __builtin_prefetch(out + r * outStride, 1);
        for (Index v = 0; v < Vectors; ++v)
            __builtin_prefetch(out + r * outStride + (v + 1) * kLanes - 1, 1);
    }
    for (Index k = 0; k < depth; ++k) {
        Lanes row[Vectors];
        for (Index v = 0; v < Vectors; ++v)
            row[v] = *reinterpret_cast<const Lanes*>(top.data + k * top.stride + v * kLanes);
#pragma GCC unroll 8
        for (Index r = 0; r < Rows; ++r) {
            const double factor = left.data[r * left.rowStride + k * left.stride];
            for (Index v = 0; v < Vectors; ++v)
                sums[r][v] += factor * row[v];
        }
    }
#pragma GCC unroll 8
    for (Index r = 0; r < Rows; ++r) {
#pragma GCC unroll 3
        for (Index v = 0; v < Vectors; ++v) {
            Lanes& result = *reinterpret_cast<Lanes*>(out + r * outStride + v * kLanes);
            if constexpr (into == Into::Sum)
                result += sums[r][v];
            else
                result = sums[r][v];
        }
    }
}

template <Into into, Index Vectors> void multiplyPanel(Left left, Index rows, Strided top, Index depth, double* out, Index outStride)
{
    Index r = 0;
    for (; r + kRows <= rows; r += kRows)
        multiplyBlock<into, kRows, Vectors>(left.from(r), top, depth, out + r * outStride, outStride);
    for (; r < rows; ++r)
        multiplyBlock<into, 1, Vectors>(left.from(r), top, depth, out + r * outStride, outStride);
}

/// A panel of one vector, of which only the first columns are wanted.
template <Into into> void multiplyNarrow(Left left, Index rows, Strided panel, Index depth, Index columns, double* out, Index outStride)
{
    Panels result(static_cast<std::size_t>(rows * kLanes));
    for (Index r = 0; r < rows && into == Into::Sum; ++r)
        std::copy_n(out + r * outStride, columns, result.data() + r * kLanes);
    multiplyPanel<into, 1>(left, rows, panel, depth, result.data(), kLanes);
    for (Index r = 0; r < rows; ++r)
        std::copy_n(result.data() + r * kLanes, columns, out + r * outStride);
}

/// The columns that do not fill a vector, in a copy that does.
template <Into into> void multiplyRest(Left left, Index rows, Strided top, Index depth, Index columns, double* out, Index outStride)
{
    Panels panel(static_cast<std::size_t>(depth * kLanes), 0.0);
    for (Index k = 0; k < depth; ++k)
        std::copy_n(top.data + k * top.stride, columns, panel.data() + k * kLanes);
    multiplyNarrow<into>(left, rows, {panel.data(), kLanes}, depth, columns, out, outStride);
}

template <Into into> void multiplyRows(Left left, Index rows, Strided top, Index depth, Index columns, double* out, Index outStride)
{
    Index j = 0;
    const auto take = [&](Index width, const auto& multiply) {
        for (; columns - j >= width; j += width)
            multiply(left, rows, Strided{top.data + j, top.stride}, depth, out + j, outStride);
    };
    if (columns != 4 * kLanes)  // two and two are faster than three and one
        take(kWide * kLanes, multiplyPanel<into, kWide>);
    take(2 * kLanes, multiplyPanel<into, 2>);
    take(kLanes, multiplyPanel<into, 1>);
    if (j < columns)
        multiplyRest<into>(left, rows, {top.data + j, top.stride}, depth, columns - j, out + j, outStride);
}

Left rowsOf(const Matrix& matrix, Index first)
{
    return {matrix.data() + first * matrix.cols(), matrix.cols(), 1};
}

}  // namespace

bool multiplyRegion(const Matrix& left, const Matrix& top, const Region& region, Matrix& out)
{
    if (region.columns < kLanes)
        return false;
    multiplyRows<Into::New>(rowsOf(left, region.row), region.rows, {top.data() + region.column, top.cols()}, left.cols(), region.columns,
                            out.data() + region.row * out.cols() + region.column, out.cols());
    return true;
}

bool addRowsOfTransposed(const Matrix& left, const Matrix& top, const Region& block, Matrix& out)
{
    if (out.cols() < kLanes)
        return false;
    // columns of the left operand lie far apart: a few terms at a time, brought near
    constexpr Index kTerms = 128;
    const Index count = block.columns;
    Panels near(static_cast<std::size_t>(std::min(kTerms, block.rows) * count));
    for (Index k = block.row; k < block.row + block.rows; k += kTerms) {
        const Index terms = std::min(kTerms, block.row + block.rows - k);
        for (Index term = 0; term < terms; ++term)
            std::copy_n(left.data() + (k + term) * left.cols() + block.column, count, near.data() + term * count);
        multiplyRows<Into::Sum>({near.data(), 1, count}, count, {top.data() + k * top.cols(), top.cols()}, terms, out.cols(),
                                out.data() + block.column * out.cols(), out.cols());
    }
    return true;
}

namespace {

/// Width of the panel that begins at this column, in vectors; the last one is filled up with zeros.
Index vectorsAt(Index column, Index columns)
{
    const Index left = columns - column;
    return left >= kWide * kLanes ? kWide : left >= 2 * kLanes ? 2 : 1;
}

}  // namespace

void packPanels(const Matrix& top, bool topTransposed, Panels& panels)
{
    const Index depth = topTransposed ? top.cols() : top.rows();
    const Index columns = topTransposed ? top.rows() : top.cols();
    panels.resize(static_cast<std::size_t>(depth * ((columns + kLanes - 1) / kLanes * kLanes)));
    const auto pack = [&](Index column) {
        const Index width = vectorsAt(column, columns) * kLanes;
        const Index filled = std::min(width, columns - column);
        double* panel = panels.data() + column * depth;
        for (Index j = 0; topTransposed && j < filled; ++j) {
            for (Index k = 0; k < depth; ++k)
                panel[k * width + j] = top(column + j, k);
        }
        for (Index k = 0; k < depth; ++k) {
            if (!topTransposed)
                std::copy_n(top.data() + k * columns + column, filled, panel + k * width);
            std::fill(panel + k * width + filled, panel + (k + 1) * width, 0.0);
        }
    };
    std::vector<Index> starts;
    for (Index column = 0; column < columns; column += vectorsAt(column, columns) * kLanes)
        starts.push_back(column);
    forEachTile(static_cast<Index>(starts.size()), [&](Index tile) { pack(starts[static_cast<std::size_t>(tile)]); });
}

namespace {

template <Into into> void takePanels(const Matrix& left, const Panels& panels, Index first, Index count, Matrix& out)
{
    const Index depth = left.cols();
    const Index columns = out.cols();
    const Left rows = rowsOf(left, first);
    for (Index column = 0; column < columns;) {
        const Index vectors = vectorsAt(column, columns);
        const Index width = vectors * kLanes;
        const Strided panel{panels.data() + column * depth, width};
        double* target = out.data() + first * columns + column;
        if (vectors == kWide)
            multiplyPanel<into, kWide>(rows, count, panel, depth, target, columns);
        else if (vectors == 2)
            multiplyPanel<into, 2>(rows, count, panel, depth, target, columns);
        else if (columns - column >= kLanes)
            multiplyPanel<into, 1>(rows, count, panel, depth, target, columns);
        else
            multiplyNarrow<into>(rows, count, panel, depth, columns - column, target, columns);
        column += width;
    }
}

}  // namespace

void multiplyPanels(const Matrix& left, const Panels& panels, const Region& region, Matrix& out)
{
    takePanels<Into::New>(left, panels, region.row, region.rows, out);
}

void addPanels(const Matrix& left, const Panels& panels, Index first, Index count, Matrix& out)
{
    takePanels<Into::Sum>(left, panels, first, count, out);
}

}  // namespace ae

#else

namespace ae {

bool multiplyRegion(const Matrix&, const Matrix&, const Region&, Matrix&)
{
    return false;
}

void packPanels(const Matrix&, bool, Panels& panels)
{
    panels.clear();
}

void multiplyPanels(const Matrix&, const Panels&, const Region&, Matrix&) { }

bool addRowsOfTransposed(const Matrix&, const Matrix&, const Region&, Matrix&)
{
    return false;
}

void addPanels(const Matrix&, const Panels&, Index, Index, Matrix&) { }

}  // namespace ae

#endif
