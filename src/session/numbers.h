// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

#include <optional>
#include <string>
#include <string_view>

namespace ae {

/// Shortest text that reads back to the same bits, in files and wherever a number is shown with all that it holds; C locale: 0, 0.5,
/// 1e-320, -0.0; nan, inf, -inf.
std::string numberText(double value);

/// As a JSON value: numberText, or "NaN", "Infinity", "-Infinity" in quotes.
std::string jsonNumber(double value);

/// Fixed decimals for people, never "-0.00": a value that rounds to zero shows without a sign. `mark` is the decimal
/// mark; the sign is U+2212. NaN, infinity: "NaN", "∞", "−∞".
std::string shownText(double value, int decimals, std::string_view mark = ".");

/// A whole text as one number in the C locale; no value where it is not one, overflows, or is followed by anything.
std::optional<double> readNumber(std::string_view text);

/// What a text typed into a cell can look like.
struct NumberMarks {
    char decimal = '.';  ///< '.' or ','
};

/// A number as a person types it: the locale's decimal mark, or a point where that cannot be a group mark; Unicode minus;
/// no-break spaces around; nan, inf, -inf. Group marks, overflow, underflow to zero and empty text are refused with the reason.
Result<double> readTypedNumber(std::string_view text, NumberMarks marks);

/// Like readTypedNumber, and simple arithmetic too: 1/3, sqrt(2)/2, 2^-3, pi. A result that is not finite is refused.
Result<double> evaluateTyped(std::string_view text, NumberMarks marks);

}  // namespace ae
