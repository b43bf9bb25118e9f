// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A block of the result stays in the registers while the rows of the left operand are read where they stand and the rows of the right
// one pass by: for the narrow right operands of a head, packing both as general products do costs a quarter of the time.
// This file alone is compiled with -ffp-contract=fast, so that a product and its sum become one instruction.
#include "attention/rowkernel.h"

#if defined(__FMA__)

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

/// The columns that do not fill a vector, in a copy that does.
void multiplyRest(Strided left, Index rows, Strided top, Index depth, Index columns, double* out, Index outStride)
{
    std::vector<double> panel(static_cast<std::size_t>(depth * kLanes), 0.0);
    std::vector<double> result(static_cast<std::size_t>(rows * kLanes));
    for (Index k = 0; k < depth; ++k) {
        for (Index j = 0; j < columns; ++j)
            panel[static_cast<std::size_t>(k * kLanes + j)] = top.data[k * top.stride + j];
    }
    multiplyPanel<1>(left, rows, {panel.data(), kLanes}, depth, result.data(), kLanes);
    for (Index r = 0; r < rows; ++r) {
        for (Index j = 0; j < columns; ++j)
            out[r * outStride + j] = result[static_cast<std::size_t>(r * kLanes + j)];
    }
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

}  // namespace ae

#else

namespace ae {

bool multiplyRegion(const Matrix&, const Matrix&, const Region&, Matrix&)
{
    return false;
}

}  // namespace ae

#endif
