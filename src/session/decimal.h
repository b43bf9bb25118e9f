// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ae {

enum class Range { Fits, Overflow, Underflow };

struct DecimalValue {
    double value = 0;  ///< with its sign: infinity where it overflows, 0 where it underflows
    Range range = Range::Fits;
};

/// Length of the number that the text begins with: digits, one decimal mark, an exponent; no sign. 0 when there is none.
std::size_t decimalLength(std::string_view text, char mark);

/// Value of [sign] digits [. digits] [exponent], which the text must be.
DecimalValue decimalValue(std::string_view text);

/// True when a digit other than 0 stands before the exponent, so that a value of 0 means an underflow.
bool hasNonZeroDigit(std::string_view number);

/// True for 1.234 and 12.345.678, which many people read as whole numbers: [1-9]\d{0,2}(\.\d{3})+ with `mark` as the point.
bool looksGrouped(std::string_view unsignedNumber, char mark);

/// Blanks of any kind, also those that do not break a line or have no width.
bool isBlank(char32_t c);

/// Blanks, apostrophes and underlines, which some people and programs put between groups of digits.
bool isGroupMark(char32_t c);

/// Blanks of any kind cut off at both ends, also the no-break ones; the Unicode minus turned into '-', and Arabic, Persian and full width
/// digits and decimal marks into plain ones.
std::string plainTyped(std::string_view text);

}  // namespace ae
