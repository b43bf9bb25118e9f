// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/jsontext.h"

#include <array>
#include <cstdint>

namespace ae {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD

bool isControl(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029;
}

/// The two-character escape of JSON, or nothing.
std::string_view shortEscape(char32_t c)
{
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\b':
        return "\\b";
    case '\f':
        return "\\f";
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        return {};
    }
}

void appendUnicodeEscape(std::string& out, char32_t c)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        out += digits[(c >> shift) & 0xF];
}

}  // namespace

std::optional<char32_t> nextCodePoint(std::string_view text, std::size_t& position)
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::size_t start = position++;
    const std::uint8_t lead = byte(start);
    if (lead < 0x80)
        return lead;
    // length, bits of the first byte, smallest code point that needs that length
    struct Form {
        std::uint8_t mask, lead;
        std::size_t length;
        char32_t least;
    };
    static constexpr std::array<Form, 3> forms = {{{0xE0, 0xC0, 2, 0x80}, {0xF0, 0xE0, 3, 0x800}, {0xF8, 0xF0, 4, 0x10000}}};
    for (const Form& form : forms) {
        if ((lead & form.mask) != form.lead)
            continue;
        if (text.size() - start < form.length)
            return std::nullopt;
        char32_t c = lead & static_cast<std::uint8_t>(~form.mask);
        for (std::size_t i = 1; i < form.length; ++i) {
            if ((byte(start + i) & 0xC0) != 0x80)
                return std::nullopt;
            c = (c << 6) | (byte(start + i) & 0x3F);
        }
        if (c < form.least || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
            return std::nullopt;
        position = start + form.length;
        return c;
    }
    return std::nullopt;
}

void appendJsonString(std::string& out, std::string_view text)
{
    out += '"';
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t start = position;
        const std::optional<char32_t> c = nextCodePoint(text, position);
        if (!c)
            out += replacement;
        else if (const std::string_view escape = shortEscape(*c); !escape.empty())
            out += escape;
        else if (isControl(*c))
            appendUnicodeEscape(out, *c);
        else
            out += text.substr(start, position - start);
    }
    out += '"';
}

std::string jsonString(std::string_view text)
{
    std::string out;
    appendJsonString(out, text);
    return out;
}

bool isUtf8(std::string_view text)
{
    for (std::size_t position = 0; position < text.size();) {
        if (!nextCodePoint(text, position))
            return false;
    }
    return true;
}

std::size_t codePoints(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t position = 0; position < text.size(); ++count)
        nextCodePoint(text, position);
    return count;
}

std::string shortened(std::string_view text, std::size_t most)
{
    std::string out;
    std::size_t count = 0;
    for (std::size_t position = 0; position < text.size(); ++count) {
        if (count == most)
            return out + "…";
        const std::size_t start = position;
        const std::optional<char32_t> c = nextCodePoint(text, position);
        if (!c)
            out += replacement;
        else if (isControl(*c))
            out += ' ';
        else
            out += text.substr(start, position - start);
    }
    return out;
}

}  // namespace ae
