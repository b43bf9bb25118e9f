// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ae::cli {

/// The text on one line of a terminal: control characters, characters that reverse the direction of writing and bytes that
/// are no UTF-8 become \n, \x1b, \u202e ... Everything else stays.
std::string printable(std::string_view text);

/// printable(), cut to `columns` with "..." at the end.
std::string shortened(std::string_view text, std::size_t columns);

/// Columns that a printable text takes in a terminal: 0 for combining marks, 2 for wide East Asian characters and emoji.
std::size_t displayWidth(std::string_view text);

/// A number for people: four decimals, or three digits and an exponent where these would hide it; exact zero is "0".
std::string shownNumber(double value);

/// Up to six significant digits: 0.35, 0.360412, 1.2e-09.
std::string shortNumber(double value);

/// "1 row", "3 rows".
std::string counted(long long count, std::string_view one, std::string_view many);

}  // namespace ae::cli
