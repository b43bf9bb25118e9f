// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ae {

/// What a number in a cell is written with beyond digits, one decimal mark and an exponent.
struct NumberTraits {
    bool hasMark = false;  ///< a point or a comma, of whatever meaning
    bool hasDecimal = false;  ///< the decimal mark
    bool groupsByOther = false;  ///< the mark that is not the decimal one stands between groups
    bool groupsByBlank = false;
    bool groupsBySign = false;  ///< apostrophes or underlines
    bool isGroupProven = false;  ///< groupsByOther, and it can be nothing else: several of them, or a decimal mark behind
    bool hasTypographicMinus = false;
    bool hasFortranExponent = false;

    bool isGrouped() const { return groupsByOther || groupsByBlank || groupsBySign; }
};

enum class CellKind : std::uint8_t {
    Number,  ///< NaN and infinities too
    Overflow,
    Empty,
    Missing,  ///< a word that says "no value": NA, null, -
    Lines,  ///< several lines
    LikeNumber,  ///< starts as numbers do, but is none: 5%, 1+2j, 0x1F
    Name,
};

struct CellNumber {
    double value = 0;
    CellKind kind = CellKind::Number;
    bool isUnderflow = false;
    NumberTraits traits;
};

/// Brings the text of a cell, without blanks at its ends, into the form that readNumber knows. `isApart`: a blank inside cannot
/// stand between two cells. False where it is no number in this decimal mark; `plain` and `traits` then mean nothing.
bool toPlainNumber(std::string_view text, char decimal, bool isApart, std::string& plain, NumberTraits& traits);

/// In which decimal marks a text is a number, words such as nan or -inf included.
struct MarkFit {
    bool point = false;
    bool comma = false;
    NumberTraits pointTraits;  ///< where it fits
    NumberTraits commaTraits;

    bool isNumber() const { return point || comma; }
};
MarkFit fitMarks(std::string_view text, bool isApart);

/// What a cell without blanks at its ends is in this decimal mark.
CellNumber readCell(std::string_view text, char decimal, bool isApart);

/// What a text that is no number in either mark is.
CellKind kindOfOther(std::string_view text);

}  // namespace ae
