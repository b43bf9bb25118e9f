// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/matrix.h"

#include <cstdint>
#include <vector>

namespace ae {

class MatrixModel;

/// What a coarse grid shows of a matrix, row by row. Of the numbers in one bin the one of the largest magnitude counts, so that a
/// single strong cell among thousands is seen; a cell without a number is never lost.
struct HeatBins {
    enum State : std::uint8_t { Number, Hidden, NotFinite, Blank };  ///< Blank: a cell in it is to be filled in

    int rows = 0;
    int columns = 0;
    std::vector<float> heat;  ///< -1..1 for signed matrices, 0..1 for weights
    std::vector<State> states;
};

/// Edges are row and column numbers of the model as it is turned; bin i reaches from edges[i] to before edges[i + 1], at least one
/// cell. The model must be in force.
HeatBins heatBinsOf(const MatrixModel& model, const std::vector<Index>& rowEdges, const std::vector<Index>& columnEdges);

}  // namespace ae
