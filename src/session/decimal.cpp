// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/decimal.h"

#include "session/jsontext.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace ae {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::size_t digitsFrom(std::string_view text, std::size_t position)
{
    std::size_t end = position;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return end - position;
}

/// Power of ten of the first digit that is not 0, the exponent included: decides on which side a number left the range.
long long leadingPower(std::string_view number)
{
    const std::size_t e = std::min(number.find_first_of("eE"), number.size());
    const std::string_view mantissa = number.substr(0, e);
    const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
    const std::size_t first = std::min(mantissa.find_first_of("123456789"), mantissa.size());
    const auto distance = static_cast<long long>(point) - static_cast<long long>(first);
    const long long power = first < point ? distance - 1 : distance;
    if (e >= number.size())
        return power;
    std::string_view exponent = number.substr(e + 1);
    const bool isNegative = exponent.starts_with('-');
    if (isNegative || exponent.starts_with('+'))
        exponent.remove_prefix(1);
    long long value = 0;
    for (const char c : exponent)
        value = std::min(value * 10 + (c - '0'), 1'000'000'000'000LL);
    return power + (isNegative ? -value : value);
}

}  // namespace

std::size_t decimalLength(std::string_view text, char mark)
{
    const std::size_t whole = digitsFrom(text, 0);
    std::size_t end = whole;
    std::size_t fraction = 0;
    if (end < text.size() && text[end] == mark) {
        fraction = digitsFrom(text, end + 1);
        if (whole + fraction > 0)
            end += 1 + fraction;
    }
    if (whole + fraction == 0)
        return 0;
    if (end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
        const std::size_t sign = end + 1 < text.size() && (text[end + 1] == '+' || text[end + 1] == '-') ? 1 : 0;
        if (const std::size_t digits = digitsFrom(text, end + 1 + sign); digits > 0)
            end += 1 + sign + digits;
    }
    return end;
}

bool hasNonZeroDigit(std::string_view number)
{
    return number.substr(0, number.find_first_of("eE")).find_first_of("123456789") != std::string_view::npos;
}

DecimalValue decimalValue(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isOut = result.ec == std::errc::result_out_of_range || value == std::numeric_limits<double>::infinity()
        || (value == 0 && hasNonZeroDigit(text));
    Range range = Range::Fits;
    if (isOut) {
        range = leadingPower(text) > 0 ? Range::Overflow : Range::Underflow;
        value = range == Range::Overflow ? std::numeric_limits<double>::infinity() : 0.0;
    }
    return {isNegative ? -value : value, range};
}

bool looksGrouped(std::string_view unsignedNumber, char mark)
{
    const std::size_t first = digitsFrom(unsignedNumber, 0);
    if (first < 1 || first > 3 || unsignedNumber[0] == '0' || first == unsignedNumber.size())
        return false;
    for (std::size_t i = first; i < unsignedNumber.size(); i += 4) {
        if (unsignedNumber[i] != mark || digitsFrom(unsignedNumber.substr(0, std::min(i + 4, unsignedNumber.size())), i + 1) != 3)
            return false;
    }
    return true;
}

bool isBlank(char32_t c)
{
    return c == ' ' || (c >= '\t' && c <= '\r') || c == 0xA0 || (c >= 0x2000 && c <= 0x200B) || c == 0x202F || c == 0x205F || c == 0x2060
        || c == 0x3000 || c == 0xFEFF;
}

bool isGroupMark(char32_t c)
{
    return isBlank(c) || c == U'\'' || c == U'\u2019' || c == U'_';
}

namespace {

/// Signs of numbers that keyboards of other writings have: digits, minus, decimal mark. 0 for any other.
char plainSign(char32_t c)
{
    for (const char32_t zero : {U'\u0660', U'\u06F0', U'\uFF10'}) {  // Arabic, Persian, full width
        if (c >= zero && c <= zero + 9)
            return static_cast<char>('0' + (c - zero));
    }
    switch (c) {
    case U'\u2212':
    case U'\uFF0D':
        return '-';
    case U'\u066B':
    case U'\uFF0E':
        return '.';
    default:
        return 0;
    }
}

}  // namespace

std::string plainTyped(std::string_view text)
{
    std::string plain;
    std::size_t kept = 0;  // where the last thing that is no blank ends
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t start = position;
        const std::optional<char32_t> c = nextCodePoint(text, position);
        const bool blank = c && isBlank(*c);
        if (blank && plain.empty())
            continue;
        if (const char sign = c ? plainSign(*c) : '\0')
            plain += sign;
        else
            plain += text.substr(start, position - start);
        if (!blank)
            kept = plain.size();
    }
    plain.resize(kept);
    return plain;
}

}  // namespace ae
