// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/textscan.h"

#include "session/session.h"

#include <algorithm>
#include <array>
#include <string>

namespace ae {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view endsOfScalar = ",]} \t\r\n[{\":";

}  // namespace

std::size_t TextScan::skipBlanks(std::size_t position) const
{
    return std::min(m_bytes.find_first_not_of(blanks, position), m_bytes.size());
}

std::size_t TextScan::endOfText(std::size_t position, std::size_t end) const
{
    if (at(position) != '"')
        return none;
    for (std::size_t i = position + 1; i < end; ++i) {
        if (m_bytes[i] == '"')
            return i + 1;
        if (m_bytes[i] == '\n')
            return none;
        if (m_bytes[i] == '\\')
            ++i;
    }
    return none;
}

std::size_t TextScan::endOfValue(std::size_t position, std::size_t end) const
{
    std::array<char, limits::nesting> closing{};
    std::size_t depth = 0;
    for (std::size_t i = position; i < end;) {
        const char c = m_bytes[i];
        if (c == '"') {
            i = endOfText(i, end);
            if (i == none)
                return none;
        } else if (c == '[' || c == '{') {
            if (depth == closing.size())
                return none;
            closing[depth++] = c == '[' ? ']' : '}';
            ++i;
        } else if (c == ']' || c == '}') {
            if (depth == 0 || closing[--depth] != c)
                return none;
            ++i;
        } else if (depth > 0) {
            ++i;
        } else {
            i = std::min(m_bytes.find_first_of(endsOfScalar, i), end);
            return i > position && i < end ? i : none;  // what reaches the end may have been cut
        }
        if (depth == 0)
            return i;
    }
    return none;
}

std::size_t TextScan::endOfFlatList(std::size_t position, std::size_t end) const
{
    if (at(position) != '[')
        return none;
    const std::size_t close = m_bytes.find_first_of("[]{}:", position + 1);
    return close < end && m_bytes[close] == ']' ? close + 1 : none;
}

bool TextScan::closesMember(std::size_t position) const
{
    return at(position) == ']' && isMemberEnd(skipBlanks(position + 1));
}

bool TextScan::isMemberEnd(std::size_t follow) const
{
    if (follow >= m_bytes.size() || m_bytes[follow] == '}')
        return true;
    const std::size_t next = skipBlanks(follow + 1);
    return m_bytes[follow] == ',' && (next == m_bytes.size() || m_bytes[next] == '"');
}

bool TextScan::isFreshStart(std::size_t position) const
{
    const std::size_t before = position == 0 ? none : m_bytes.find_last_not_of(blanks, position - 1);
    if (before == none)
        return false;
    return m_bytes[before] == ',' || part(before + 1, position).find('\n') != none;
}

std::size_t TextScan::nextName(std::size_t from, std::size_t end) const
{
    for (std::size_t colon = m_bytes.find(':', from); colon < end; colon = m_bytes.find(':', colon + 1)) {
        const std::size_t before = m_bytes.find_last_not_of(blanks, colon - 1);
        if (before == none || before <= from || m_bytes[before] != '"')
            continue;
        const std::size_t quote = m_bytes.rfind('"', before - 1);
        if (quote != none && quote >= from)
            return quote;
    }
    return end;
}

std::size_t TextScan::findName(std::string_view name, std::size_t from, std::size_t end) const
{
    const std::string quoted = '"' + std::string(name) + '"';
    const std::string_view before = m_bytes.substr(0, end);
    for (std::size_t i = before.find(quoted, from); i != none; i = before.find(quoted, i + 1)) {
        // the same letters inside a text have a backslash before each quote
        if ((i == 0 || m_bytes[i - 1] != '\\') && at(skipBlanks(i + quoted.size())) == ':')
            return i;
    }
    return none;
}

bool TextScan::isNearNameAt(std::string_view name, std::size_t position) const
{
    return isNearlyAt('"' + std::string(name) + '"', position);
}

bool TextScan::isNearlyAt(std::string_view quoted, std::size_t position) const
{
    const std::size_t behind = position + quoted.size();
    if (behind >= m_bytes.size() || m_bytes[behind] != ':')
        return false;
    if (position > 0 && std::string_view(" \t\r\n,{").find(m_bytes[position - 1]) == none)
        return false;
    std::size_t different = 0;
    for (std::size_t i = 0; i < quoted.size(); ++i)
        different += m_bytes[position + i] != quoted[i] ? 1 : 0;
    return different <= 1;
}

std::size_t TextScan::findNearName(std::string_view name, std::size_t from, std::size_t end) const
{
    const std::string quoted = '"' + std::string(name) + '"';
    const std::size_t half = quoted.size() / 2;
    std::size_t first = none;
    // one of the halves is as it was
    for (const std::size_t offset : {std::size_t{0}, half}) {
        const std::string_view piece = std::string_view(quoted).substr(offset, offset == 0 ? half : std::string::npos);
        const std::string_view before = m_bytes.substr(0, end);
        for (std::size_t i = before.find(piece, from + offset); i != none; i = before.find(piece, i + 1)) {
            if (isNearlyAt(quoted, i - offset)) {
                first = std::min(first, i - offset);
                break;
            }
        }
    }
    return first;
}

}  // namespace ae
