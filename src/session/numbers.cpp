// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/numbers.h"

#include "attention/export.h"
#include "session/decimal.h"
#include "session/jsontext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace ae {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr std::string_view minusSign = "\u2212";
constexpr double longestFixed = 1e15;  // from here on a fixed text says no more than a power of ten does

std::string lower(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

/// nan, inf, -inf and the ways in which we show them.
std::optional<double> readWord(std::string_view text)
{
    struct Word {
        std::string_view text;
        double value;
    };
    static constexpr std::array<Word, 10> words = {{{"nan", notANumber},
                                                    {"inf", infinity},
                                                    {"+inf", infinity},
                                                    {"-inf", -infinity},
                                                    {"infinity", infinity},
                                                    {"+infinity", infinity},
                                                    {"-infinity", -infinity},
                                                    {"∞", infinity},
                                                    {"+∞", infinity},
                                                    {"-∞", -infinity}}};
    const std::string word = lower(text);
    for (const Word& candidate : words) {
        if (candidate.text == word)
            return candidate.value;
    }
    return std::nullopt;
}

std::string_view withoutSign(std::string_view text)
{
    return text.starts_with('-') || text.starts_with('+') ? text.substr(1) : text;
}

std::string replaced(std::string_view text, char from, std::string_view to)
{
    std::string result;
    for (const char c : text) {
        if (c == from)
            result += to;
        else
            result += c;
    }
    return result;
}

Problem refusal(const char* what, const char* advice, std::vector<std::string> arguments)
{
    return {ProblemKind::Data, "", what, advice, std::move(arguments)};
}

bool isNumberIn(std::string_view text, char mark)
{
    const std::string_view digits = withoutSign(text);
    return !digits.empty() && decimalLength(digits, mark) == digits.size();
}

/// The number without its group marks (blanks, apostrophes, underlines, or the mark that is not the last one), in these decimal
/// marks; empty when the text is nothing of the kind.
std::string withoutGroups(std::string_view text, char decimal)
{
    std::string bare;
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t start = position;
        const std::optional<char32_t> c = nextCodePoint(text, position);
        if (!(c && isGroupMark(*c)) || start == 0)
            bare += text.substr(start, position - start);
    }
    const char other = decimal == ',' ? '.' : ',';
    if (bare.size() < text.size() && isNumberIn(bare, decimal))
        return bare;
    if (looksGrouped(withoutSign(bare), other))
        return replaced(bare, other, "");
    const std::size_t last = bare.find_last_of(".,");
    if (last == std::string::npos)
        return {};
    const char group = bare[last] == '.' ? ',' : '.';
    if (!looksGrouped(withoutSign(std::string_view(bare).substr(0, last)), group))
        return {};
    const std::string number = replaced(replaced(bare, group, ""), bare[last], std::string(1, decimal));
    return isNumberIn(number, decimal) ? number : std::string();
}

/// Why a text that is no number in these marks is refused.
Problem refusedMarks(std::string_view text, char decimal)
{
    const char other = decimal == ',' ? '.' : ',';
    const std::string mark(1, decimal);
    const std::string shown = shortened(text);
    if (looksGrouped(withoutSign(text), other) && std::count(text.begin(), text.end(), other) == 1) {
        return refusal(AE_TR("ae", "\"%1\" can be read as %2 or as %3"), AE_TR("ae", "type one of the two"),
                       {shown, replaced(text, other, mark), replaced(text, other, "")});
    }
    if (const std::string bare = withoutGroups(text, decimal); !bare.empty())
        return refusal(AE_TR("ae", "\"%1\" looks like a number with group marks"), AE_TR("ae", "type %2, without them"), {shown, bare});
    if (const std::string swapped = replaced(text, other, mark); isNumberIn(swapped, decimal)) {
        return refusal(decimal == '.' ? AE_TR("ae", "\"%1\" has a comma, but the decimal mark is a point here")
                                      : AE_TR("ae", "\"%1\" has a point, but the decimal mark is a comma here"),
                       AE_TR("ae", "type %2"), {shown, swapped});
    }
    return refusal(AE_TR("ae", "\"%1\" is not a number"), AE_TR("ae", "type a number such as %2"), {shown, "0" + mark + "5"});
}

}  // namespace

std::string numberText(double value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    if (value == 0)
        return std::signbit(value) ? "-0.0" : "0";
    std::array<char, 32> text;
    const auto result = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), result.ptr};
}

std::string jsonNumber(double value)
{
    if (std::isnan(value))
        return "\"NaN\"";
    if (std::isinf(value))
        return value > 0 ? "\"Infinity\"" : "\"-Infinity\"";
    return numberText(value);
}

std::string shownText(double value, int decimals, std::string_view mark)
{
    if (std::isnan(value))
        return "NaN";
    if (std::isinf(value))
        return value > 0 ? "∞" : std::string(minusSign) + "∞";
    std::array<char, 64> text;
    const bool isFixed = std::abs(value) < longestFixed;
    const auto result = std::to_chars(text.data(), text.data() + text.size(), std::abs(value),
                                      isFixed ? std::chars_format::fixed : std::chars_format::scientific, std::clamp(decimals, 0, 30));
    const std::string_view digits(text.data(), static_cast<std::size_t>(result.ptr - text.data()));
    const bool isRoundedToZero = digits.find_first_of("123456789") == std::string_view::npos;
    const std::string sign = std::signbit(value) && !isRoundedToZero ? std::string(minusSign) : std::string();
    return sign + replaced(digits, '.', mark);
}

std::optional<double> readNumber(std::string_view text)
{
    if (const auto word = readWord(text))
        return word;
    const std::string_view digits = withoutSign(text);
    if (digits.empty() || decimalLength(digits, '.') != digits.size())
        return std::nullopt;
    const DecimalValue number = decimalValue(text);
    if (number.range == Range::Overflow)
        return std::nullopt;
    return number.value;
}

Result<double> readTypedNumber(std::string_view text, NumberMarks marks)
{
    const std::string typed = plainTyped(text);
    const std::string example = marks.decimal == ',' ? "0,5" : "0.5";
    if (typed.empty())
        return refusal(AE_TR("ae", "there is no number"), AE_TR("ae", "type a number such as %1"), {example});
    if (const auto word = readWord(typed))
        return *word;
    // under a decimal comma a point is read too, unless it could be a group mark
    const bool isPointForm = marks.decimal == ',' && isNumberIn(typed, '.') && !looksGrouped(withoutSign(typed), '.');
    if (!isNumberIn(typed, marks.decimal) && !isPointForm)
        return refusedMarks(typed, marks.decimal);
    const DecimalValue number = decimalValue(replaced(typed, ',', "."));
    if (number.range == Range::Overflow) {
        return refusal(AE_TR("ae", "%1 is beyond the largest number that can be held, about 1.8e308"),
                       AE_TR("ae", "type a smaller number, or inf"), {shortened(typed)});
    }
    if (number.range == Range::Underflow) {
        return refusal(AE_TR("ae", "%1 is below the smallest number that can be held, about 4.9e-324"), AE_TR("ae", "type 0 if 0 is meant"),
                       {shortened(typed)});
    }
    return number.value;
}

}  // namespace ae
