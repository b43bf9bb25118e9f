// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

#include <cstdint>

namespace ae {

/// What a teacher does to make a worksheet: each is one undo step on Session::worksheet.

/// Whether the cell exists and has a finite number that no mask hides.
bool hasOwnNumber(const Evaluation& evaluation, const CellRef& cell);
/// Why a cell cannot be blank, as a sentence; empty when it can. The cell must exist.
QString reasonNotBlank(const Document& document, const CellRef& cell);

/// What was done, in words, or why it was not.
struct Blanking {
    std::size_t cells = 0;  ///< how many became blank or stopped being so
    QString words;
};
/// Cells that cannot be blank are left out, and the words say which and why. Answers of former times to these cells are forgotten.
Blanking blankCells(Document& document, const std::vector<CellRef>& cells);
Blanking unblankCells(Document& document, const std::vector<CellRef>& cells);
/// Removes every blank, also names that mean nothing.
Blanking unblankAll(Document& document);
/// A tenth of the numbers of computed steps, at least one; the same seed takes the same cells.
Blanking blankTenth(Document& document, std::uint64_t seed);
/// Cells of a rectangle of a step.
std::vector<CellRef> cellsOf(std::string_view step, const Region& region);

/// "right to 2 decimals" for half a unit of a decimal, else "right within 0.02".
QString toleranceInWords(double tolerance, const NumberStyle& style);
/// Half a unit of that decimal.
double toleranceOf(int decimals);

}  // namespace ae
