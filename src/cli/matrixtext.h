// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/values.h"
#include "io/piecewriter.h"

#include <functional>
#include <string>
#include <vector>

namespace ae::cli {

/// What a matrix is printed with.
struct MatrixText {
    Values matrix;
    std::vector<std::string> rowNames;
    std::vector<std::string> columnNames;
    /// Text in place of a number, "" for the number itself.
    std::function<std::string(Index row, Index column)> instead{};
};

/// Aligned columns with names, for people. Of what does not fit on screen the middle is left out, and a line says so.
void printMatrix(PieceWriter& out, const MatrixText& text);

/// First and last positions of `count` that fit into `room`; -1 stands for what is left out between them.
std::vector<Index> shownPositions(Index count, Index room);

/// Columns of the terminal, or 100 where the output is no terminal.
std::size_t lineWidth();

}  // namespace ae::cli
