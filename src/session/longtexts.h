// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// A JSON text whose long plain strings are taken out, because a parser goes through them letter by letter three times: the rows of a
/// large matrix are nine tenths of a file. In their place stand short strings that no file can know beforehand.
class LongTexts {
public:
    /// Takes out string values of thousands of letters, digits, + / and = only; all else stays as it is.
    explicit LongTexts(std::string_view bytes);

    bool isEmpty() const { return m_texts.empty(); }
    /// The rest, to be parsed.
    const std::string& rest() const { return m_rest; }
    /// What a parsed string stands for, when it stands for one.
    std::optional<std::string_view> textOf(std::string_view placeholder) const;

private:
    std::string m_mark;  ///< drawn anew for each file
    std::string m_rest;
    std::vector<std::string_view> m_texts;
};

}  // namespace ae
