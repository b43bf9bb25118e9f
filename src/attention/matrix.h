// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <cstdint>

namespace ae {

using Index = Eigen::Index;

/// Row-major, because a token is a row and rows are what is read, shown and saved.
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Painted mask, n x n: 1 where the query of that row may attend to the key of that column.
using MaskBits = Eigen::Matrix<std::uint8_t, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

struct Shape {
    Index rows = 0;
    Index columns = 0;
    bool operator==(const Shape&) const = default;
};

inline Shape shapeOf(const Matrix& matrix)
{
    return {matrix.rows(), matrix.cols()};
}

}  // namespace ae
