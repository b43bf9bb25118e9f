// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"

#include <string>
#include <vector>

namespace ae {

/// How much of a matrix a page shows.
struct PageSize {
    Index rows;
    Index columns;
};

/// One step as a table on a page: what is shown of it, its names, and in words what is left out or has no numbers.
struct ReportTable {
    const Graph::Node* node;
    Values values;
    Region shown;
    std::vector<std::string> rowNames = {};  ///< plain; this and what follows are of the rows and columns that are shown
    std::vector<std::string> columnNames = {};
    bool hasRemarks = false;  ///< some row that is shown is not good
    std::vector<std::string> remarks = {};  ///< state and reason of each row, "" for good ones; empty for steps without states
    std::vector<bool> isEmpty = {};  ///< rows without numbers
    std::string cutNote = {};  ///< "12 of 768 columns shown", "" when all are

    Index rows() const { return shown.rows; }
    Index columns() const { return shown.columns; }
    double value(Index row, Index column) const { return values(shown.row + row, shown.column + column); }
    bool isRowEmpty(Index row) const { return !isEmpty.empty() && isEmpty[static_cast<std::size_t>(row)]; }
};

/// As much from the first row and column on as the page holds.
ReportTable reportTable(const Results& results, const Graph::Node& node, PageSize page);
/// A part of the step; nothing is left out of it.
ReportTable reportTable(const Results& results, const Graph::Node& node, const Region& shown);

/// For reading: so many decimals, or three digits and a power of ten (1.50e-07) where these would show 0 or too many digits. ASCII.
std::string roundedText(double value, int decimals);

/// "7 × 4".
std::string shapeText(Shape shape);

/// Scaling, temperature and mask in force, in a sentence.
std::string optionsText(const Evaluation& evaluation);

}  // namespace ae
