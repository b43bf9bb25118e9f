// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/displaytext.h"

#include "session/jsontext.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>

namespace ae::cli {

namespace {

struct Decoded {
    char32_t point = 0;
    std::size_t bytes = 1;
    bool isText = false;  ///< false for a byte that is no UTF-8
};

/// The first code point of a text that is not empty.
Decoded decode(std::string_view text)
{
    std::size_t position = 0;
    const std::optional<char32_t> point = nextCodePoint(text, position);
    return {point.value_or(0), position, point.has_value()};
}

struct Range {
    char32_t first;
    char32_t last;
};

template <std::size_t N> bool isIn(char32_t point, const Range (&ranges)[N])
{
    for (const Range& range : ranges) {
        if (point >= range.first && point <= range.last)
            return true;
    }
    return false;
}

/// Control characters, line separators, marks that change the direction of writing, and others that nobody sees.
constexpr Range unprintable[] = {{0x00, 0x1f},     {0x7f, 0x9f},     {0xad, 0xad},      {0x61c, 0x61c},
                                 {0x180e, 0x180e}, {0x200b, 0x200f}, {0x2028, 0x202e},  {0x2060, 0x206f},
                                 {0xfeff, 0xfeff}, {0xfff0, 0xfffb}, {0xe0000, 0xe0fff}};

/// Marks that stand on the character before them.
constexpr Range combining[] = {{0x300, 0x36f},   {0x483, 0x489},   {0x591, 0x5bd},  {0x64b, 0x65f},
                               {0x20d0, 0x20f0}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}};

/// Characters as wide as two others.
constexpr Range wide[] = {{0x1100, 0x115f}, {0x2e80, 0x303e},   {0x3041, 0x33ff},   {0x3400, 0x4dbf},   {0x4e00, 0x9fff},
                          {0xa000, 0xa4cf}, {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe30, 0xfe4f},   {0xff00, 0xff60},
                          {0xffe0, 0xffe6}, {0x1f300, 0x1f64f}, {0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd}};

std::string escaped(char32_t point, bool isByte)
{
    if (point == '\n')
        return "\\n";
    if (point == '\t')
        return "\\t";
    if (point == '\r')
        return "\\r";
    constexpr char digits[] = "0123456789abcdef";
    const int places = isByte || point < 0x100 ? 2 : point < 0x10000 ? 4 : 8;
    std::string text = places == 2 ? "\\x" : places == 4 ? "\\u" : "\\U";
    for (int i = places - 1; i >= 0; --i)
        text += digits[(point >> (4 * i)) & 0xf];
    return text;
}

std::string withFormat(double value, std::chars_format format, int precision)
{
    char digits[64];
    const auto end = std::to_chars(digits, digits + sizeof digits, value, format, precision).ptr;
    return std::string(digits, end);
}

std::string nonFinite(double value)
{
    return std::isnan(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
}

}  // namespace

std::string printable(std::string_view text)
{
    std::string line;
    while (!text.empty()) {
        const Decoded next = decode(text);
        if (!next.isText)
            line += escaped(static_cast<std::uint8_t>(text.front()), true);
        else if (isIn(next.point, unprintable))
            line += escaped(next.point, false);
        else
            line += text.substr(0, next.bytes);
        text.remove_prefix(next.bytes);
    }
    return line;
}

std::string shortened(std::string_view text, std::size_t columns)
{
    const std::string line = printable(text);
    if (displayWidth(line) <= columns)
        return line;
    std::string_view rest = line;
    std::string kept;
    while (!rest.empty()) {
        const std::string_view next = rest.substr(0, decode(rest).bytes);
        if (displayWidth(kept) + displayWidth(next) + 3 > columns)
            break;
        kept += next;
        rest.remove_prefix(next.size());
    }
    return kept + "...";
}

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    while (!text.empty()) {
        const Decoded next = decode(text);
        if (!isIn(next.point, combining))
            width += isIn(next.point, wide) ? 2 : 1;
        text.remove_prefix(next.bytes);
    }
    return width;
}

std::string shownNumber(double value)
{
    if (!std::isfinite(value))
        return nonFinite(value);
    const double magnitude = std::abs(value);
    if (value == 0)
        return "0";
    if (magnitude < 0.0001 || magnitude >= 1e7)
        return withFormat(value, std::chars_format::scientific, 2);
    return withFormat(value, std::chars_format::fixed, 4);
}

std::string shortNumber(double value)
{
    return std::isfinite(value) ? withFormat(value == 0 ? 0 : value, std::chars_format::general, 6) : nonFinite(value);
}

std::string counted(long long count, std::string_view one, std::string_view many)
{
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

}  // namespace ae::cli
