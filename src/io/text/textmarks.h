// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/text/textfields.h"
#include "io/text/textnames.h"

#include <optional>

namespace ae {

/// A cell among the numbers of a table, both from 0.
struct NumberPlace {
    std::size_t row = 0;
    std::size_t column = 0;
};

/// Which decimal mark the numbers of a whole table can have, with a cell of each kind.
struct MarkEvidence {
    std::optional<NumberPlace> other;  ///< a number in neither mark
    std::optional<NumberPlace> pointOnly;  ///< "0.5": a number under a decimal point alone
    std::optional<NumberPlace> commaOnly;  ///< "0,5"
    std::optional<NumberPlace> pointOrGroup;  ///< "1.234": a number in both marks, with different values
    std::optional<NumberPlace> commaOrGroup;  ///< "1,234"
    bool isPointGroupProven = false;  ///< "1.234,5" or "1.234.567": the point groups digits in this table
    bool isCommaGroupProven = false;
    bool hasGroupBlanks = false;

    bool fits(char decimal) const { return !other && !(decimal == '.' ? commaOnly : pointOnly); }
};

/// Looks at all numbers; at the first cell that is a number in neither mark it stops.
MarkEvidence evidenceOf(const FieldTable& table, const TableFrame& frame);

/// The decimal mark of the table: `said`, or the one that fits. Problems: cells that are no numbers, both marks in one table, and
/// the question where two readings fit.
Result<char> decimalOf(const FieldTable& table, const TableFrame& frame, const MarkEvidence& evidence, std::optional<char> said);

/// Which cells are no numbers in this mark, the first ones by place and text.
Problem badNumbers(const FieldTable& table, const TableFrame& frame, char decimal);

/// "line 3, row 2 column 1"
std::string placeOfNumber(const FieldTable& table, const TableFrame& frame, NumberPlace place);
std::string_view textOfNumber(const FieldTable& table, const TableFrame& frame, NumberPlace place);
const Field& fieldOfNumber(const FieldTable& table, const TableFrame& frame, NumberPlace place);

}  // namespace ae
