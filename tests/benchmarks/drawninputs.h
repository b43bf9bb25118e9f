// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"
#include "attention/saturation.h"

#include <cmath>

namespace ae::bench {

/// Normal draws times `spread`; the same at every run.
inline Matrix drawn(std::uint64_t stream, Index rows, Index columns, double spread)
{
    Matrix matrix(rows, columns);
    for (Index i = 0; i < rows; ++i) {
        for (Index j = 0; j < columns; ++j)
            matrix(i, j) = spread * normalDraw(1, stream, static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(j));
    }
    return matrix;
}

/// X of standard normal numbers, projections of 1 / sqrt(d_model) times that, so that Q, K and V are about 1. d_v is d_k.
inline Inputs drawnInputs(Index tokens, Index dModel, Index dK)
{
    const double spread = 1 / std::sqrt(static_cast<double>(dModel));
    return {{"X", drawn(0, tokens, dModel, 1)},
            {"Wq", drawn(1, dModel, dK, spread)},
            {"Wk", drawn(2, dModel, dK, spread)},
            {"Wv", drawn(3, dModel, dK, spread)}};
}

}  // namespace ae::bench
