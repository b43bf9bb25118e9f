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

struct Strided {
    const double* data;
    Index stride;
};

template <Index Rows, Index Vectors> void multiplyBlock(Strided left, Strided top, Index depth, double* out, Index outStride)
{
    Lanes sums[Rows][Vectors] = {};
    for (Index k = 0; k < depth; ++k) {
        Lanes row[Vectors];
        for (Index v = 0; v < Vectors; ++v)
            row[v] = *reinterpret_cast<const Lanes*>(top.data + k * top.stride + v * kLanes);
        for (Index r = 0; r < Rows; ++r) {
            const double factor = left.data[r * left.stride + k];
            for (Index v = 0; v < Vectors; ++v)
                sums[r][v] += factor * row[v];
        }
    }
    for (Index r = 0; r < Rows; ++r) {
        for (Index v = 0; v < Vectors; ++v)
            *reinterpret_cast<Lanes*>(out + r * outStride + v * kLanes) = sums[r][v];
    }
}

template <Index Vectors> void multiplyPanel(Strided left, Index rows, Strided top, Index depth, double* out, Index outStride)
{
    Index r = 0;
    for (; r + kRows <= rows; r += kRows)
        multiplyBlock<kRows, Vectors>({left.data + r * left.stride, left.stride}, top, depth, out + r * outStride, outStride);
    for (; r < rows; ++r)
        multiplyBlock<1, Vectors>({left.data + r * left.stride, left.stride}, top, depth, out + r * outStride, outStride);
}

/// A panel of one vector, of which only the first columns are wanted.
void multiplyNarrow(Strided left, Index rows, Strided panel, Index depth, Index columns, double* out, Index outStride)
{
    std::vector<double> result(static_cast<std::size_t>(rows * kLanes));
    multiplyPanel<1>(left, rows, panel, depth, result.data(), kLanes);
    for (Index r = 0; r < rows; ++r) {
        for (Index j = 0; j < columns; ++j)
            out[r * outStride + j] = result[static_cast<std::size_t>(r * kLanes + j)];
    }
}

/// The columns that do not fill a vector, in a copy that does.
void multiplyRest(Strided left, Index rows, Strided top, Index depth, Index columns, double* out, Index outStride)
{
    std::vector<double> panel(static_cast<std::size_t>(depth * kLanes), 0.0);
    for (Index k = 0; k < depth; ++k) {
        for (Index j = 0; j < columns; ++j)
            panel[static_cast<std::size_t>(k * kLanes + j)] = top.data[k * top.stride + j];
    }
    multiplyNarrow(left, rows, {panel.data(), kLanes}, depth, columns, out, outStride);
}

}  // namespace

bool multiplyRegion(const Matrix& left, const Matrix& top, const Region& region, Matrix& out)
{
    if (region.columns < kLanes)
        return false;
    const Strided rows{left.data() + region.row * left.cols(), left.cols()};
    const Index depth = left.cols();
    Index j = 0;
    const auto take = [&](Index width, const auto& multiply) {
        while (region.columns - j >= width) {
            multiply(rows, region.rows, Strided{top.data() + region.column + j, top.cols()}, depth,
                     out.data() + region.row * out.cols() + region.column + j, out.cols());
            j += width;
        }
    };
    if (region.columns != 4 * kLanes)  // two and two are faster than three and one
        take(kWide * kLanes, multiplyPanel<kWide>);
    take(2 * kLanes, multiplyPanel<2>);
    take(kLanes, multiplyPanel<1>);
    if (j < region.columns) {
        multiplyRest(rows, region.rows, {top.data() + region.column + j, top.cols()}, depth, region.columns - j,
                     out.data() + region.row * out.cols() + region.column + j, out.cols());
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

void packPanels(const Matrix& top, bool topTransposed, std::vector<double>& panels)
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

void multiplyPanels(const Matrix& left, const std::vector<double>& panels, const Region& region, Matrix& out)
{
    const Index depth = left.cols();
    const Index columns = out.cols();
    const Strided rows{left.data() + region.row * depth, depth};
    for (Index column = 0; column < columns;) {
        const Index vectors = vectorsAt(column, columns);
        const Index width = vectors * kLanes;
        const Strided panel{panels.data() + column * depth, width};
        double* target = out.data() + region.row * columns + column;
        if (vectors == kWide)
            multiplyPanel<kWide>(rows, region.rows, panel, depth, target, columns);
        else if (vectors == 2)
            multiplyPanel<2>(rows, region.rows, panel, depth, target, columns);
        else if (columns - column >= kLanes)
            multiplyPanel<1>(rows, region.rows, panel, depth, target, columns);
        else
            multiplyNarrow(rows, region.rows, panel, depth, columns - column, target, columns);
        column += width;
    }
}

}  // namespace ae

#else

namespace ae {

bool multiplyRegion(const Matrix&, const Matrix&, const Region&, Matrix&)
{
    return false;
}

void packPanels(const Matrix&, bool, std::vector<double>& panels)
{
    panels.clear();
}

void multiplyPanels(const Matrix&, const std::vector<double>&, const Region&, Matrix&) { }

}  // namespace ae

#endif
