// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/plaintext.h"

#include "session/jsontext.h"

#include <algorithm>
#include <array>

namespace ae {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD

struct Range {
    char32_t first;
    char32_t last;
};

// Unicode's categories Cc, Cf, Zl and Zp, and the code points that XML forbids.
constexpr std::array<Range, 15> invisibleRanges = {{{0, 0x1F},
                                                    {0x7F, 0x9F},
                                                    {0xAD, 0xAD},
                                                    {0x600, 0x605},
                                                    {0x61C, 0x61C},
                                                    {0x6DD, 0x6DD},
                                                    {0x70F, 0x70F},
                                                    {0x180E, 0x180E},
                                                    {0x200B, 0x200F},
                                                    {0x2028, 0x202E},
                                                    {0x2060, 0x206F},
                                                    {0xFEFF, 0xFEFF},
                                                    {0xFFF0, 0xFFFB},
                                                    {0xFFFE, 0xFFFF},
                                                    {0xE0000, 0xE0FFF}}};

std::string hexadecimal(char32_t c, std::size_t digits)
{
    static constexpr std::string_view signs = "0123456789ABCDEF";
    std::string text;
    for (; c != 0 || text.size() < digits; c >>= 4)
        text.insert(text.begin(), signs[c & 0xF]);
    return text;
}

/// Calls visit(code point, its bytes) for all of a text; bytes that are no UTF-8 come as U+FFFD.
template <class Visit> void forCodePoints(std::string_view text, const Visit& visit)
{
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t start = position;
        if (const std::optional<char32_t> c = nextCodePoint(text, position))
            visit(*c, text.substr(start, position - start));
        else
            visit(char32_t{0xFFFD}, replacement);
    }
}

std::string_view entityOf(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    default:
        return {};
    }
}

/// Where a text at the start of a line has the sign that would make a list or a heading of it, or npos.
std::size_t lineMarkAt(std::string_view text)
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view marks = digits == 0 ? "-+=" : ".)";
    return digits < text.size() && marks.find(text[digits]) != std::string_view::npos ? digits : std::string_view::npos;
}

}  // namespace

bool isInvisible(char32_t c)
{
    return std::any_of(invisibleRanges.begin(), invisibleRanges.end(),
                       [c](const Range& range) { return c >= range.first && c <= range.last; });
}

std::string plainText(std::string_view text)
{
    std::string plain;
    forCodePoints(text, [&](char32_t c, std::string_view bytes) {
        if (isInvisible(c))
            plain += "⟨" + hexadecimal(c, 4) + "⟩";
        else
            plain += bytes;
    });
    return plain;
}

std::string xmlText(std::string_view text)
{
    std::string escaped;
    for (const char c : plainText(text)) {
        if (const std::string_view entity = entityOf(c); !entity.empty())
            escaped += entity;
        else
            escaped += c;
    }
    return escaped;
}

std::string pythonString(std::string_view text)
{
    std::string literal = "\"";
    forCodePoints(text, [&](char32_t c, std::string_view bytes) {
        if (c == '"' || c == '\\')
            literal.append("\\").append(bytes);
        else if (isInvisible(c))
            literal += c > 0xFFFF ? "\\U" + hexadecimal(c, 8) : "\\u" + hexadecimal(c, 4);
        else
            literal += bytes;
    });
    return literal + '"';
}

std::string markdownText(std::string_view text)
{
    constexpr std::string_view signs = "\\`*_[]#|~$^";
    const std::string plain = plainText(text);
    const std::size_t lineMark = lineMarkAt(plain);
    std::string escaped;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const char c = plain[i];
        if (const std::string_view entity = entityOf(c); !entity.empty() && c != '\'' && c != '"') {
            escaped += entity;
            continue;
        }
        if (signs.find(c) != std::string_view::npos || i == lineMark)
            escaped += '\\';
        escaped += c;
    }
    return escaped;
}

}  // namespace ae
