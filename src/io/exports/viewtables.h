// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/exports/reporttable.h"
#include "io/exports/rounding.h"

#include <string>
#include <vector>

namespace ae {

/// What a cell of the notebook makes of the steps, as a table for reports: the plane, the terms of a score, merged matrices, the Jacobian,
/// differences to the baseline that is compared. Texts are plain, but names may come from a file.
struct ViewTable {
    std::string id = {};  ///< for anchors and for Python: "jacobian", "difference_weights"
    std::string title = {};
    std::string rowHead = {};  ///< what the rows are: "weight"
    std::vector<std::string> rowNames = {};
    std::vector<std::string> columnNames = {};
    Matrix numbers = {};  ///< as much as the page holds; a row of NaN has none
    std::vector<std::string> notes = {};  ///< whole sentences: what it is, what is left out, or why there are no numbers
    std::string code = {};  ///< lines of NumPy that make `id` of the steps, shaped like `numbers`
    double rounding = 0;  ///< how far another order of additions may lead away from `numbers`

    bool hasNumbers() const { return numbers.size() > 0; }
    bool isRowEmpty(Index row) const;
};

/// Those of the kinds of cells that the session's notebook has, in its order, and the differences to the compared baseline behind them.
/// Nothing where there are none.
std::vector<ViewTable> viewTables(const Results& results, PageSize page);

/// The same, one kind each. `rounding`: of the steps that they are made of.
std::vector<ViewTable> planeTables(const Results& results, PageSize page, const RoundingBounds& rounding);
std::vector<ViewTable> termTables(const Results& results, PageSize page, const RoundingBounds& rounding);
std::vector<ViewTable> mergedTables(const Results& results, PageSize page, const RoundingBounds& rounding);
std::vector<ViewTable> jacobianTables(const Results& results, PageSize page, const RoundingBounds& rounding);
std::vector<ViewTable> differenceTables(const Results& results, PageSize page, const RoundingBounds& rounding);

}  // namespace ae
