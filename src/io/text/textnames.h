// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/text/textfields.h"

#include <optional>

namespace ae {

/// Which part of a table holds numbers, and which of it names.
struct TableFrame {
    bool hasHeader = false;  ///< the first row holds names
    bool hasRowNames = false;  ///< the first column does
    std::size_t firstName = 0;  ///< field of the first row that names the first column of numbers
    std::size_t rows = 0;  ///< of numbers
    std::size_t columns = 0;
    std::vector<Problem> notes;

    std::size_t firstRow() const { return hasHeader ? 1 : 0; }
    std::size_t firstColumn() const { return hasRowNames ? 1 : 0; }
};

/// Tells names from numbers. `hasHeader` is what the user said. Problems: ragged rows, no numbers, a first row that can be names or
/// numbers (a question about the header), a result of ours with rows that have no numbers.
Result<TableFrame> frameOf(const FieldTable& table, std::optional<bool> hasHeader);

/// The names that the frame leaves out, empty where there are none.
std::vector<std::string> columnNamesOf(const FieldTable& table, const TableFrame& frame);
std::vector<std::string> rowNamesOf(const FieldTable& table, const TableFrame& frame);

/// "line 3" where the table has lines, else nothing.
std::string lineOfRow(const FieldTable& table, const TableFrame& frame, std::size_t row);

/// "line 3, row 2", or "row 2" where the table has no lines: rows of numbers are counted, from 1.
std::string placeOfRow(const FieldTable& table, const TableFrame& frame, std::size_t row);

}  // namespace ae
