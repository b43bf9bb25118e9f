// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/listscan.h"

#include <algorithm>

namespace ae {

namespace {

using State = FoundElement::State;
constexpr std::size_t none = TextScan::none;
constexpr std::size_t mostGaps = 10'000;  // a list with more of them is no list

constexpr std::string_view lettersOfRows = "0123456789+-.eE, []\t\r\n\"NaInfity";
constexpr std::ptrdiff_t mostStrange = 3;  // with more than these in it, a gap can be a hole of any size

/// What the elements of a list look like.
enum class Kind { NumberRow, Text, Object, Scalar };

/// Goes along the elements. After damage it goes on where an element certainly begins.
class ListScan {
public:
    ListScan(const TextScan& scan, FoundMember& member)
        : m_scan(scan), m_list(member.list), m_begin(static_cast<std::size_t>(member.text.data() - scan.bytes().data())),
          m_end(m_begin + member.text.size()), m_isRows(member.schema->isRows)
    {
        if (!member.isWhole && (member.schema->isRows || member.schema->element->members.empty()))
            m_end = std::min(m_end, m_scan.nextName(m_begin, m_end));  // what follows belongs to another member
        m_kind = kindOf(*member.schema);
    }

    void run()
    {
        std::size_t position = m_scan.skipBlanks(m_begin);
        if (position >= m_end || m_scan.at(position) != '[') {
            gap(m_begin);
            return;
        }
        position = m_scan.skipBlanks(position + 1);
        if (position < m_end && m_scan.closesMember(position)) {
            m_list.isClosed = true;
            return;
        }
        while (position < m_end) {
            const std::size_t next = element(position);
            if (next == none)
                position = gap(position);
            else
                position = next;
        }
    }

private:
    Kind kindOf(const Schema& schema) const
    {
        if (schema.isRows)
            return hasNumberRows() ? Kind::NumberRow : Kind::Text;
        if (!schema.element->members.empty())
            return Kind::Object;
        const std::string_view text = m_scan.part(m_begin, m_end);
        return text.find('"') != none ? Kind::Text : Kind::Scalar;
    }

    bool hasNumberRows() const
    {
        const std::size_t first = m_scan.skipBlanks(m_begin + 1);
        if (m_scan.at(first) == '[' || m_scan.at(first) == '"')
            return m_scan.at(first) == '[';
        return m_scan.part(m_begin + 1, std::max(m_begin + 1, m_end)).find('[') != none;
    }

    char opening() const
    {
        switch (m_kind) {
        case Kind::NumberRow:
            return '[';
        case Kind::Text:
            return '"';
        case Kind::Object:
            return '{';
        default:
            return '\0';
        }
    }

    std::size_t endOf(std::size_t position) const
    {
        if (m_kind == Kind::NumberRow)
            return m_scan.endOfFlatList(position, m_end);
        if (m_kind == Kind::Text)
            return m_scan.endOfText(position, m_end);
        if (m_kind == Kind::Object && m_scan.at(position) != '{')
            return none;
        return m_scan.endOfValue(position, m_end);
    }

    /// Takes a whole element with what follows it; where the next one begins, or `none`.
    std::size_t element(std::size_t position)
    {
        const std::size_t end = endOf(position);
        if (end == none)
            return none;
        const std::size_t follow = m_scan.skipBlanks(end);
        const FoundElement whole{State::Whole, m_scan.part(position, end)};
        const bool isCut = follow == m_scan.bytes().size() && m_kind != Kind::Scalar;
        if (isCut || (follow < m_end && m_scan.at(follow) == ',')) {
            m_list.elements.push_back(whole);
            return isCut ? m_end : m_scan.skipBlanks(follow + 1);
        }
        if (!m_scan.closesMember(follow))
            return none;
        m_list.elements.push_back(whole);
        m_list.isClosed = true;
        return m_end;
    }

    /// Goes over damage; where elements go on, or the end.
    std::size_t gap(std::size_t position)
    {
        if (++m_gaps <= mostGaps) {
            for (std::size_t next = position + 1; next < m_end; ++next) {
                next = std::min(m_scan.bytes().find_first_of(std::string_view("[\"{]"), next), m_end);
                if (next == m_end)
                    break;
                if (isEndAfterDamage(next)) {
                    m_list.elements.push_back({stateOf(position, next, lastWhole()), {}});
                    m_list.isClosed = true;
                    return m_end;
                }
                if (m_scan.at(next) != opening() || !m_scan.isFreshStart(next) || !isLikeOthers(next))
                    continue;
                const std::size_t count = m_list.elements.size();
                const std::size_t behind = element(next);
                if (behind == none)
                    continue;
                const State state = stateOf(position, next, m_list.elements.back().text);
                m_list.elements.insert(m_list.elements.begin() + static_cast<std::ptrdiff_t>(count), {state, {}});
                return behind;
            }
        }
        m_list.elements.push_back({State::Unclear, {}});
        return m_end;
    }

    /// The end of the list in a line of its own.
    bool isEndAfterDamage(std::size_t position) const
    {
        return m_scan.at(position) == ']' && m_scan.closesMember(position) && m_scan.isFreshStart(position)
            && m_scan.skipBlanks(position + 1) < m_scan.bytes().size();
    }

    std::string_view lastWhole() const
    {
        const auto last =
            std::find_if(m_list.elements.rbegin(), m_list.elements.rend(), [](const FoundElement& e) { return e.state == State::Whole; });
        return last == m_list.elements.rend() ? std::string_view() : last->text;
    }

    /// Rows of one matrix are alike; a part of a damaged row is not like them.
    bool isLikeOthers(std::size_t position) const
    {
        const std::string_view other = lastWhole();
        const std::size_t end = other.empty() ? none : endOf(position);
        if (end == none || !m_isRows)
            return true;
        const std::string_view text = m_scan.part(position, end);
        return m_kind == Kind::Text ? text.size() == other.size() : countByCommas(text) == countByCommas(other);
    }

    /// Whether damage took exactly one element, which looked like `other`.
    State stateOf(std::size_t from, std::size_t to, std::string_view other) const
    {
        std::string_view text = m_scan.part(from, to);
        const auto trim = [&text] { text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1); };
        trim();
        if (text.ends_with(','))
            text.remove_suffix(1);
        trim();
        if (text.empty() || other.empty())
            return State::Unclear;
        if (m_kind == Kind::Text)  // only base64 rows are all of one length; other texts are not counted on
            return other.size() >= 10 && text.size() == other.size() ? State::Lost : State::Unclear;
        if (m_kind != Kind::NumberRow)
            return State::Unclear;
        const auto count = [&text](char c) { return std::count(text.begin(), text.end(), c); };
        const std::size_t numbers = countByCommas(text);
        const std::size_t expected = countByCommas(other);
        const auto strange = std::count_if(text.begin(), text.end(), [](char c) { return lettersOfRows.find(c) == none; });
        const bool isOne = strange <= mostStrange && count('[') <= 1 && count(']') <= 1 && (text.front() == '[' || text.back() == ']')
            && numbers + 1 >= expected && numbers <= expected + 1;
        return isOne ? State::Lost : State::Unclear;
    }

    const TextScan& m_scan;
    FoundList& m_list;
    std::size_t m_begin;
    std::size_t m_end;
    bool m_isRows;
    Kind m_kind = Kind::Scalar;
    std::size_t m_gaps = 0;
};

}  // namespace

void scanList(const TextScan& scan, FoundMember& member)
{
    member.list = {};
    ListScan(scan, member).run();
}

}  // namespace ae
