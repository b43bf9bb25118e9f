// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace ae {

/// Finds where things begin and end in text that may be damaged. Positions count from the start of the file; `end` bounds every search.
class TextScan {
public:
    static constexpr std::size_t none = std::string_view::npos;

    explicit TextScan(std::string_view bytes) : m_bytes(bytes) { }

    std::string_view bytes() const { return m_bytes; }
    std::string_view part(std::size_t from, std::size_t to) const
    {
        return from < to && from < m_bytes.size() ? m_bytes.substr(from, to - from) : m_bytes.substr(std::min(from, m_bytes.size()), 0);
    }
    /// 0 behind the end.
    char at(std::size_t position) const { return position < m_bytes.size() ? m_bytes[position] : '\0'; }
    std::size_t skipBlanks(std::size_t position) const;
    /// Behind the closing quote of the text that begins at `position`. A line end inside means that a quote is missing.
    std::size_t endOfText(std::size_t position, std::size_t end) const;
    /// Behind the value that begins at `position`, going by its brackets; `none` where they do not fit.
    std::size_t endOfValue(std::size_t position, std::size_t end) const;
    /// Behind a list without lists, objects or keys in it.
    std::size_t endOfFlatList(std::size_t position, std::size_t end) const;
    /// Whether a ] stands at `position` that can close a list that is a member.
    bool closesMember(std::size_t position) const;
    /// Whether a list or an object that ends at `follow` can be a member: the next one or the end of the object comes.
    bool isMemberEnd(std::size_t follow) const;
    /// Whether a value can begin here: behind a comma, or first in its line.
    bool isFreshStart(std::size_t position) const;
    /// The next name with its colon, of any member; `end` where there is none.
    std::size_t nextName(std::size_t from, std::size_t end) const;
    /// Where a member of that name begins, at its quote.
    std::size_t findName(std::string_view name, std::size_t from, std::size_t end) const;
    /// The same for a name of which one byte, or the quote before or behind it, is damaged.
    std::size_t findNearName(std::string_view name, std::size_t from, std::size_t end) const;
    bool isNearNameAt(std::string_view name, std::size_t position) const;

private:
    bool isNearlyAt(std::string_view quoted, std::size_t position) const;

    std::string_view m_bytes;
};

}  // namespace ae
