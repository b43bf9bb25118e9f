// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ae {

/// A place in a text where the value of a cell is quoted: {{weights[export,fail]}} or {{scores[4,5]:4}}, decimals after the colon.
/// Quotes protect braces and colons inside of names.
struct LiveValue {
    std::size_t begin = 0;  ///< of the braces
    std::size_t end = 0;
    std::string name;  ///< what should be the name of a cell
    std::optional<int> decimals;  ///< 0 to 17
};

/// The first one from a position on. Looking through a whole text takes time in proportion to its length.
std::optional<LiveValue> nextLiveValue(std::string_view text, std::size_t from);

/// The text with another one in place of each; `written` is the quote with its braces.
std::string replacedLiveValues(std::string_view text,
                               const std::function<std::string(const LiveValue& value, std::string_view written)>& textOf);

/// With a backslash before every sign that means something in Markdown.
std::string escapedMarkdown(std::string_view text);

}  // namespace ae
