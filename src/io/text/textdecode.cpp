// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textdecode.h"

#include "attention/export.h"
#include "session/jsontext.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

using namespace std::string_view_literals;

namespace ae {

namespace {

enum class ByteOrder { Little, Big };

/// A way of writing text as bytes, known by the mark at its start.
struct Encoding {
    std::string_view mark;
    std::size_t unit;  ///< bytes of a code unit
    ByteOrder order;
    const char* name;
};

// The longer marks come first: that of UTF-32 starts like that of UTF-16.
constexpr std::array encodings = {
    Encoding{"\xFF\xFE\0\0"sv, 4, ByteOrder::Little, "UTF-32"}, Encoding{"\0\0\xFE\xFF"sv, 4, ByteOrder::Big, "UTF-32"},
    Encoding{"\xEF\xBB\xBF"sv, 1, ByteOrder::Little, "UTF-8"},  Encoding{"\xFF\xFE"sv, 2, ByteOrder::Little, "UTF-16"},
    Encoding{"\xFE\xFF"sv, 2, ByteOrder::Big, "UTF-16"},
};

// Windows-1252 where Latin-1 has control characters; 0 for the five bytes that stand for nothing there.
constexpr std::array<char16_t, 32> windowsLetters = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
                                                     0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
                                                     0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

Problem damaged(std::size_t offset, const char* encoding)
{
    return {ProblemKind::Data,
            "byte " + std::to_string(offset + 1),
            AE_TR("ae", "the file starts as %1, but is damaged here"),
            AE_TR("ae", "save the table again, best as UTF-8"),
            {encoding}};
}

char32_t unitAt(std::string_view bytes, std::size_t offset, const Encoding& encoding)
{
    char32_t unit = 0;
    for (std::size_t i = 0; i < encoding.unit; ++i) {
        const std::size_t place = encoding.order == ByteOrder::Big ? i : encoding.unit - 1 - i;
        unit = (unit << 8) | static_cast<std::uint8_t>(bytes[offset + place]);
    }
    return unit;
}

bool isHighSurrogate(char32_t c)
{
    return c >= 0xD800 && c <= 0xDBFF;
}

bool isLowSurrogate(char32_t c)
{
    return c >= 0xDC00 && c <= 0xDFFF;
}

/// The code point at `offset`, which moves behind it; nothing where the units make none.
std::optional<char32_t> wideCodePoint(std::string_view bytes, std::size_t& offset, const Encoding& encoding)
{
    if (bytes.size() - offset < encoding.unit)
        return std::nullopt;
    const char32_t first = unitAt(bytes, offset, encoding);
    offset += encoding.unit;
    if (first > 0x10FFFF || isLowSurrogate(first) || (isHighSurrogate(first) && encoding.unit == 4))
        return std::nullopt;
    if (!isHighSurrogate(first))
        return first;
    if (bytes.size() - offset < encoding.unit)
        return std::nullopt;
    const char32_t second = unitAt(bytes, offset, encoding);
    if (!isLowSurrogate(second))
        return std::nullopt;
    offset += encoding.unit;
    return 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
}

Result<DecodedText> decodeWide(std::string_view bytes, const Encoding& encoding, std::size_t start)
{
    DecodedText decoded;
    decoded.text.reserve(bytes.size() / encoding.unit);
    for (std::size_t offset = start; offset < bytes.size();) {
        const std::size_t place = offset;
        const std::optional<char32_t> c = wideCodePoint(bytes, offset, encoding);
        if (!c)
            return damaged(place, encoding.name);
        appendUtf8(decoded.text, *c);
    }
    return decoded;
}

std::string fromLatin1(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes) {
        const auto byte = static_cast<std::uint8_t>(c);
        const bool isWindows = byte >= 0x80 && byte < 0xA0;
        const char32_t letter = isWindows ? windowsLetters[byte - 0x80u] : byte;
        appendUtf8(text, isWindows && letter == 0 ? U'\uFFFD' : letter);
    }
    return text;
}

/// UTF-16 without a mark, of nothing but ASCII: every other byte is NUL.
std::optional<Encoding> unmarkedWide(std::string_view bytes)
{
    if (bytes.size() < 4 || bytes.size() % 2 != 0)
        return std::nullopt;
    bool isLittle = true;
    bool isBig = true;
    for (std::size_t i = 0; i < bytes.size() && (isLittle || isBig); i += 2) {
        isLittle = isLittle && bytes[i] != '\0' && bytes[i + 1] == '\0';
        isBig = isBig && bytes[i] == '\0' && bytes[i + 1] != '\0';
    }
    if (isLittle == isBig)
        return std::nullopt;
    return Encoding{"", 2, isLittle ? ByteOrder::Little : ByteOrder::Big, "UTF-16"};
}

Result<DecodedText> decodeNarrow(std::string bytes)
{
    if (const std::optional<Encoding> wide = unmarkedWide(bytes)) {
        Result<DecodedText> decoded = decodeWide(bytes, *wide, 0);
        if (decoded)
            decoded->notes.push_back(
                {ProblemKind::Data, "", AE_TR("ae", "the file has no byte order mark and was read as UTF-16"), "", {}});
        return decoded;
    }
    if (isUtf8(bytes))
        return DecodedText{std::move(bytes), {}};
    return DecodedText{fromLatin1(bytes),
                       {{ProblemKind::Data,
                         "",
                         AE_TR("ae", "the file is not UTF-8, it was read as Latin-1 (Windows-1252)"),
                         AE_TR("ae", "look at the names, or save the table as UTF-8"),
                         {}}}};
}

Result<DecodedText> decodeMarked(std::string bytes)
{
    for (const Encoding& encoding : encodings) {
        if (!bytes.starts_with(encoding.mark))
            continue;
        if (encoding.unit > 1)
            return decodeWide(bytes, encoding, encoding.mark.size());
        bytes.erase(0, encoding.mark.size());
        break;
    }
    return decodeNarrow(std::move(bytes));
}

}  // namespace

void appendUtf8(std::string& text, char32_t c)
{
    const auto add = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    const auto tail = [&](int shift) { add(0x80 | ((c >> shift) & 0x3F)); };
    if (c < 0x80) {
        add(c);
    } else if (c < 0x800) {
        add(0xC0 | (c >> 6));
        tail(0);
    } else if (c < 0x10000) {
        add(0xE0 | (c >> 12));
        tail(6);
        tail(0);
    } else {
        add(0xF0 | (c >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

Result<DecodedText> decodeText(std::string bytes)
{
    Result<DecodedText> decoded = decodeMarked(std::move(bytes));
    if (!decoded)
        return decoded;
    std::string& text = decoded->text;
    if (text.ends_with('\x1A'))  // the end of a file under DOS
        text.pop_back();
    if (const std::size_t place = text.find('\0'); place != std::string::npos) {
        return Problem{ProblemKind::Data,
                       "character " + std::to_string(codePoints(std::string_view(text).substr(0, place)) + 1),
                       AE_TR("ae", "there is a NUL character, so this is no text"),
                       AE_TR("ae", "choose a text file, or save the table again as UTF-8"),
                       {}};
    }
    return decoded;
}

}  // namespace ae
