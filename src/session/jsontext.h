// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ae {

/// Appends text as a JSON string with its quotes. Control characters and line separators are escaped; bytes that are not
/// UTF-8 become U+FFFD, so that no file is ever written that the reader refuses.
void appendJsonString(std::string& out, std::string_view text);
std::string jsonString(std::string_view text);

/// The code point that starts at `position`, which moves behind it; nothing, and one byte further, where the bytes are not UTF-8.
std::optional<char32_t> nextCodePoint(std::string_view text, std::size_t& position);

bool isUtf8(std::string_view text);

/// Number of code points; a byte that is not UTF-8 counts as one.
std::size_t codePoints(std::string_view text);

/// At most `most` code points, with an ellipsis when something was cut; line ends and other control characters become blanks.
std::string shortened(std::string_view text, std::size_t most = 60);

}  // namespace ae
