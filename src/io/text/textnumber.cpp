// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textnumber.h"

#include "session/decimal.h"
#include "session/jsontext.h"
#include "session/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

using namespace std::string_view_literals;

namespace ae {

namespace {

constexpr std::string_view minusSign = "\u2212";

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// How the digits before the decimal mark are grouped.
struct Groups {
    char32_t mark = 0;
    std::size_t marks = 0;
    std::size_t first = 0;  ///< digits of the first group
    std::size_t last = 0;
    bool areThrees = true;  ///< between the first and the last
    bool areTwos = true;
    bool startsWithZero = false;

    /// 1,234,567, or 12,34,567 as in India.
    bool isGood(bool mayBeIndian) const
    {
        if (startsWithZero || first == 0 || last != 3)
            return false;
        const bool isWestern = first <= 3 && areThrees;
        const bool isIndian = mayBeIndian && marks >= 2 && first <= 2 && areTwos;
        return isWestern || isIndian;
    }
};

/// Reads one number from left to right and writes it down as C has it.
class Scanner {
public:
    Scanner(std::string_view text, char decimal, bool isApart, std::string& plain, NumberTraits& traits)
        : m_text(text), m_plain(plain), m_traits(traits), m_decimal(decimal), m_isApart(isApart)
    {
    }

    bool scan()
    {
        m_plain.clear();
        m_traits = {};
        readSign();
        return readWhole() && readFraction() && readExponent() && m_at == m_text.size();
    }

private:
    bool isAt(char c) const { return m_at < m_text.size() && m_text[m_at] == c; }
    void readSign();
    bool readWhole();
    bool readFraction();
    bool readExponent();
    std::size_t readDigits();
    std::optional<char32_t> groupMark(std::size_t& end) const;
    bool noteGroups(const Groups& groups);

    std::string_view m_text;
    std::string& m_plain;
    NumberTraits& m_traits;
    std::size_t m_at = 0;
    std::size_t m_wholeDigits = 0;
    char m_decimal;
    bool m_isApart;
    bool m_hasGroups = false;
};

void Scanner::readSign()
{
    if (isAt('-') || isAt('+')) {
        m_plain += m_text[m_at++];
    } else if (m_text.substr(m_at).starts_with(minusSign)) {
        m_plain += '-';
        m_at += minusSign.size();
        m_traits.hasTypographicMinus = true;
    }
}

std::size_t Scanner::readDigits()
{
    const std::size_t start = m_at;
    while (m_at < m_text.size() && isDigit(m_text[m_at]))
        ++m_at;
    m_plain += m_text.substr(start, m_at - start);
    return m_at - start;
}

/// The group mark that starts here, when a digit follows it; `end` is set behind the mark.
std::optional<char32_t> Scanner::groupMark(std::size_t& end) const
{
    if (m_at >= m_text.size())
        return std::nullopt;
    const char other = m_decimal == ',' ? '.' : ',';
    end = m_at;
    const std::optional<char32_t> c = nextCodePoint(m_text, end);
    const bool isMark = c && (*c == static_cast<unsigned char>(other) || (isGroupMark(*c) && *c >= U' '));
    if (!isMark || (c == U' ' && !m_isApart) || end >= m_text.size() || !isDigit(m_text[end]))
        return std::nullopt;
    return c;
}

bool Scanner::readWhole()
{
    Groups groups;
    groups.startsWithZero = isAt('0');
    groups.first = groups.last = readDigits();
    m_wholeDigits = groups.first;
    for (std::size_t end = 0; m_wholeDigits > 0;) {
        const std::optional<char32_t> mark = groupMark(end);
        if (!mark)
            break;
        if (groups.marks > 0) {
            groups.areThrees = groups.areThrees && groups.last == 3;
            groups.areTwos = groups.areTwos && groups.last == 2;
            if (*mark != groups.mark)
                return false;
        }
        groups.mark = *mark;
        ++groups.marks;
        m_at = end;
        groups.last = readDigits();
    }
    return groups.marks == 0 || noteGroups(groups);
}

bool Scanner::noteGroups(const Groups& groups)
{
    m_hasGroups = true;
    m_traits.groupsByOther = groups.mark == U'.' || groups.mark == U',';
    m_traits.groupsByBlank = isBlank(groups.mark);
    m_traits.groupsBySign = !m_traits.groupsByOther && !m_traits.groupsByBlank;
    m_traits.hasMark = m_traits.groupsByOther;
    m_traits.isGroupProven = m_traits.groupsByOther && groups.marks > 1;
    return groups.isGood(groups.mark == U',');
}

bool Scanner::readFraction()
{
    if (!isAt(m_decimal))
        return m_wholeDigits > 0;
    ++m_at;
    m_plain += '.';
    const std::size_t digits = readDigits();
    m_traits.hasMark = m_traits.hasDecimal = true;
    m_traits.isGroupProven = m_traits.groupsByOther;
    // "5," and, where commas part the cells of other files, ",5" are no numbers
    const bool isWhole = digits == 0 && (m_decimal == ',' || m_wholeDigits == 0);
    const bool isBare = m_wholeDigits == 0 && m_decimal == ',' && !m_isApart;
    return !isWhole && !isBare;
}

bool Scanner::readExponent()
{
    if (m_at >= m_text.size())
        return true;
    const bool isMathematica = m_text.substr(m_at).starts_with("*^");
    constexpr std::string_view letters = "eEdD";
    if (!isMathematica && letters.find(m_text[m_at]) == std::string_view::npos)
        return false;
    m_traits.hasFortranExponent = m_text[m_at] == 'd' || m_text[m_at] == 'D';
    m_at += isMathematica ? 2 : 1;
    m_plain += 'e';
    readSign();
    return readDigits() > 0;
}

/// nan, inf and the like with any sign; also the -nan that C prints.
std::optional<double> wordValue(std::string_view text, NumberTraits& traits)
{
    constexpr std::size_t longest = 12;  // of "-infinity", with a typographic minus
    if (text.empty() || text.size() > longest || isDigit(text.back()))
        return std::nullopt;
    const std::string typed = plainTyped(text);
    traits = {};
    traits.hasTypographicMinus = text.starts_with(minusSign);
    const bool isSigned = typed.starts_with('-') || typed.starts_with('+');
    std::optional<double> value = readNumber(isSigned && typed.size() == 4 ? std::string_view(typed).substr(1) : std::string_view(typed));
    if (value && std::isnan(*value))
        return value;
    value = readNumber(typed);
    return value && !std::isfinite(*value) ? value : std::nullopt;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

bool isMissingWord(std::string_view text)
{
    static constexpr std::array words = {"na"sv,     "n/a"sv,     "n.a."sv,   "#n/a"sv,   "#na"sv,     "<na>"sv,  "null"sv,  "#null!"sv,
                                         "none"sv,   "nil"sv,     "-"sv,      "--"sv,     "---"sv,     "."sv,     ".."sv,    "..."sv,
                                         "?"sv,      "missing"sv, "nd"sv,     "n.d."sv,   "#div/0!"sv, "#ref!"sv, "*"sv,     "#value!"sv,
                                         "#name?"sv, "#num!"sv,   "\u2212"sv, "\u2013"sv, "\u2014"sv,  "nat"sv,   "(null)"sv};
    return text.size() <= 8 && std::find(words.begin(), words.end(), lowered(text)) != words.end();
}

/// Starts as numbers do: a sign or currency, then a digit; or as a formula does.
bool startsLikeNumber(std::string_view text)
{
    if (text.starts_with('='))
        return true;
    constexpr std::array skipped = {"-"sv, "+"sv, minusSign, "$"sv, "€"sv, "£"sv, "¥"sv, "("sv,
                                    "."sv, ","sv, "<"sv,     ">"sv, "~"sv, "±"sv, " "sv};
    for (bool isSkipping = true; isSkipping && !text.empty();) {
        const auto* found = std::find_if(skipped.begin(), skipped.end(), [&](std::string_view s) { return text.starts_with(s); });
        isSkipping = found != skipped.end();
        if (isSkipping)
            text.remove_prefix(found->size());
    }
    return !text.empty() && isDigit(text.front());
}

/// Most cells of most files: digits, a point, an exponent, and nothing to be changed.
bool isPlainAlready(std::string_view text)
{
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    return !digits.empty() && decimalLength(digits, '.') == digits.size();
}

}  // namespace

bool toPlainNumber(std::string_view text, char decimal, bool isApart, std::string& plain, NumberTraits& traits)
{
    return Scanner(text, decimal, isApart, plain, traits).scan();
}

MarkFit fitMarks(std::string_view text, bool isApart)
{
    MarkFit fit;
    if (isPlainAlready(text)) {
        fit.point = true;
        const bool hasPoint = text.find('.') != std::string_view::npos;
        fit.pointTraits.hasMark = fit.pointTraits.hasDecimal = hasPoint;
        if (!hasPoint || !looksGrouped(text.starts_with('-') ? text.substr(1) : text, '.')) {
            fit.comma = !hasPoint;
            return fit;
        }
    }
    thread_local std::string plain;
    fit.point = fit.point || toPlainNumber(text, '.', isApart, plain, fit.pointTraits);
    fit.comma = toPlainNumber(text, ',', isApart, plain, fit.commaTraits);
    if (!fit.isNumber())
        fit.point = fit.comma = wordValue(text, fit.pointTraits).has_value();
    return fit;
}

CellKind kindOfOther(std::string_view text)
{
    if (text.empty())
        return CellKind::Empty;
    if (text.find_first_of("\r\n") != std::string_view::npos)
        return CellKind::Lines;
    if (isMissingWord(text))
        return CellKind::Missing;
    return startsLikeNumber(text) ? CellKind::LikeNumber : CellKind::Name;
}

CellNumber readCell(std::string_view text, char decimal, bool isApart)
{
    thread_local std::string plain;
    CellNumber cell;
    std::string_view number = text;
    if (decimal == '.' && isPlainAlready(text)) {
        cell.traits.hasMark = cell.traits.hasDecimal = text.find('.') != std::string_view::npos;
    } else if (toPlainNumber(text, decimal, isApart, plain, cell.traits)) {
        number = plain;
    } else if (const auto word = wordValue(text, cell.traits)) {
        cell.value = *word;
        return cell;
    } else {
        cell.kind = kindOfOther(text);
        return cell;
    }
    const DecimalValue value = decimalValue(number);
    cell.value = value.value;
    cell.isUnderflow = value.range == Range::Underflow;
    if (value.range == Range::Overflow)
        cell.kind = CellKind::Overflow;
    return cell;
}

}  // namespace ae
