// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/livevalues.h"

#include <algorithm>

namespace ae {

namespace {

constexpr int kMostDecimals = 17;
constexpr std::string_view blanks = " \t\n\v\f\r";

/// Reads what stands behind two opening braces, from left to right and no part of it twice.
class QuoteReader {
public:
    QuoteReader(std::string_view text, std::size_t position) : m_text(text), m_at(position) { }

    std::optional<LiveValue> read()
    {
        LiveValue value;
        value.begin = m_at - 2;
        skipBlanks();
        const std::size_t start = m_at;
        if (!skipName() || m_at == start)
            return std::nullopt;
        value.name = trimmed(m_text.substr(start, m_at - start));
        if (m_at < m_text.size() && m_text[m_at] == ':' && !readDecimals(value))
            return std::nullopt;
        if (m_text.substr(m_at, 2) != "}}")
            return std::nullopt;
        value.end = m_at + 2;
        return value;
    }

private:
    static std::string trimmed(std::string_view text) { return std::string(text.substr(0, text.find_last_not_of(blanks) + 1)); }

    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(blanks, m_at), m_text.size()); }

    /// False where quotes are not closed.
    bool skipName()
    {
        for (;;) {
            m_at = std::min(m_text.find_first_of("\"{}:", m_at), m_text.size());
            if (m_at == m_text.size() || m_text[m_at] != '"')
                return true;
            m_at = m_text.find('"', m_at + 1);  // a doubled quote ends one and opens the next
            if (m_at == std::string_view::npos)
                return false;
            ++m_at;
        }
    }

    bool readDecimals(LiveValue& value)
    {
        ++m_at;
        skipBlanks();
        int decimals = 0;
        std::size_t digits = 0;
        for (; m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9' && digits < 2; ++m_at, ++digits)
            decimals = 10 * decimals + (m_text[m_at] - '0');
        skipBlanks();
        value.decimals = std::min(decimals, kMostDecimals);
        return digits > 0;
    }

    std::string_view m_text;
    std::size_t m_at;
};

}  // namespace

std::optional<LiveValue> nextLiveValue(std::string_view text, std::size_t from)
{
    for (std::size_t at = text.find("{{", from); at != std::string_view::npos; at = text.find("{{", at + 1)) {
        if (std::optional<LiveValue> value = QuoteReader(text, at + 2).read())
            return value;
    }
    return std::nullopt;
}

std::string replacedLiveValues(std::string_view text,
                               const std::function<std::string(const LiveValue& value, std::string_view written)>& textOf)
{
    std::string result;
    std::size_t end = 0;
    while (const std::optional<LiveValue> value = nextLiveValue(text, end)) {
        result += text.substr(end, value->begin - end);
        result += textOf(*value, text.substr(value->begin, value->end - value->begin));
        end = value->end;
    }
    return result.append(text.substr(end));
}

std::string escapedMarkdown(std::string_view text)
{
    constexpr std::string_view signs = "\\`*_{}[]()#+-.!|<>~&";
    std::string result;
    for (const char c : text) {
        if (signs.find(c) != std::string_view::npos)
            result += '\\';
        result += c;
    }
    return result;
}

}  // namespace ae
