// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace ae {

namespace limits {
/// On one letter. No language needs ten; laying out a hundred thousand takes seconds.
inline constexpr std::size_t combiningMarks = 256;
}  // namespace limits

/// Whether a character stands on, below or around the one before it (Unicode's categories Mn and Me).
bool isCombining(char32_t c);

/// The most such marks that follow each other.
std::size_t longestCombining(std::string_view text);

}  // namespace ae
