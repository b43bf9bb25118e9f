// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/damagedtext.h"

#include "session/jsonvalue.h"
#include "session/listscan.h"
#include "session/textscan.h"

#include <algorithm>
#include <set>
#include <utility>

namespace ae {

namespace {

constexpr std::size_t none = TextScan::none;
constexpr std::size_t mostDamages = 1'000;  // in one object: looking on makes no more sense then
constexpr std::size_t shortestNearName = 4;  // X, Wq, Wk and bq are too much alike when a letter is wrong

/// The members of one object, of which any part may be damaged.
class ObjectScan {
public:
    ObjectScan(const TextScan& scan, FoundMember& object, std::size_t level)
        : m_scan(scan), m_object(object), m_level(level), m_begin(static_cast<std::size_t>(object.text.data() - scan.bytes().data())),
          m_end(m_begin + object.text.size())
    {
    }

    void run()
    {
        std::size_t position = m_scan.skipBlanks(m_begin);
        if (m_scan.at(position) == '{' && position < m_end)
            ++position;
        else
            ++m_damages;
        bool isClosed = false;
        while (position < m_end && !isClosed && m_damages < mostDamages)
            position = member(position, isClosed);
        // what stands behind the end may still be a member, if the end is damage itself
        for (position = isClosed ? nextStart(position) : m_end; position < m_end && m_damages < mostDamages; ++m_damages)
            position = member(position, isClosed);
        m_object.isTidy = isClosed && m_damages == 0;
        dropRepeated();
    }

private:
    /// Takes the member that begins here, or what is left of it; returns where the next one begins.
    std::size_t member(std::size_t position, bool& isClosed)
    {
        position = m_scan.skipBlanks(position);
        if (position >= m_end)
            return m_end;
        if (m_scan.at(position) == '}') {
            isClosed = true;
            return position + 1;
        }
        FoundMember found;
        const std::size_t colon = name(position, found);
        if (colon == none) {
            ++m_damages;
            return nextStart(position + 1);
        }
        const std::size_t value = m_scan.skipBlanks(colon + 1);
        const std::size_t valueEnd = m_scan.at(colon) == ':' ? m_scan.endOfValue(value, m_end) : none;
        const std::size_t follow = valueEnd == none ? none : m_scan.skipBlanks(valueEnd);
        found.isWhole = follow != none && isEnd(found, follow) && !holdsNextMember(found, value, valueEnd);
        if (found.isWhole) {
            found.text = m_scan.part(value, valueEnd);
            add(std::move(found));
            return m_scan.at(follow) == ',' ? follow + 1 : follow;
        }
        ++m_damages;
        std::size_t behind = std::min(value, m_end);
        if (!found.schema && isOurLayout())  // names inside a member that is not known mean something else
            behind = std::min(m_scan.bytes().find('\n', behind), m_end);
        const std::size_t next = std::max(behind, nextStart(behind, found.key));
        found.text = m_scan.part(std::min(value, next), std::min(next, endOfIndented(value)));
        add(std::move(found));
        return next;
    }

    bool isEnd(const FoundMember& found, std::size_t follow) const
    {
        if (found.isObject() || found.isList())
            return m_scan.isMemberEnd(follow);
        return follow == m_scan.bytes().size() || m_scan.at(follow) == ',' || m_scan.at(follow) == '}';
    }

    /// Where a closing bracket is lost, the one of the object around it seems to close a value: then other members seem to be in it.
    bool holdsNextMember(const FoundMember& found, std::size_t value, std::size_t valueEnd) const
    {
        return (found.isObject() || found.isList())
            && std::any_of(m_object.schema->members.begin(), m_object.schema->members.end(), [&](const Schema& known) {
                   return known.key != found.key && !m_object.find(known.key) && m_scan.findName(known.key, value, valueEnd) != none;
               });
    }

    /// Reads the name at `position`; where its colon is or should be, or `none`.
    std::size_t name(std::size_t position, FoundMember& found) const
    {
        const std::size_t end = m_scan.endOfText(position, m_end);
        const std::size_t colon = end == none ? none : m_scan.skipBlanks(end);
        if (end != none) {
            found.key = m_scan.part(position + 1, end - 1);
            found.schema = m_object.schema->find(found.key);
            if (found.schema)
                return colon;
        }
        for (const Schema& known : m_object.schema->members) {
            const bool areLettersRight = m_scan.part(position + 1, position + 1 + known.key.size()) == known.key;
            if ((known.key.size() < shortestNearName && !areLettersRight) || m_object.find(known.key)
                || !m_scan.isNearNameAt(known.key, position) || m_scan.findName(known.key, position + 1, m_end) != none)
                continue;
            found.key = known.key;
            found.schema = &known;
            found.damagedName = m_scan.part(position, position + known.key.size() + 2);
            return position + known.key.size() + 2;
        }
        return end != none && m_scan.at(colon) == ':' && isStrictValue(m_scan.part(position, end)) ? colon : none;
    }

    /// Where a member begins that is known and was not found yet; in a file as we write it also any other.
    std::size_t nextStart(std::size_t from, std::string_view without = {}) const
    {
        std::size_t first = m_end;
        std::size_t again = m_end;  // a member that was found already: this is inside another object
        for (const Schema& known : m_object.schema->members) {
            if (known.key == without || m_object.find(known.key)) {
                again = std::min(again, m_scan.findName(known.key, from, again));
                continue;
            }
            first = std::min(first, m_scan.findName(known.key, from, first));
            if (known.key.size() >= shortestNearName)
                first = std::min(first, m_scan.findNearName(known.key, from, first));
        }
        if (again < first)
            return m_end;
        if (isOurLayout()) {
            const std::string line = "\n" + std::string(2 * m_level, ' ') + "\"";
            const std::size_t start = m_scan.bytes().find(line, from);
            if (start < first)
                first = start + line.size() - 1;
        }
        return first;
    }

    /// Where the lines end that stand deeper than the member itself, in a file as we write it: what follows is another member.
    std::size_t endOfIndented(std::size_t from) const
    {
        if (!isOurLayout())
            return m_end;
        for (std::size_t line = m_scan.bytes().find('\n', from); line < m_end; line = m_scan.bytes().find('\n', line + 1)) {
            const std::size_t text = m_scan.bytes().find_first_not_of(' ', line + 1);
            if (text < m_end && text - line - 1 <= 2 * m_level && m_scan.at(text) != '\n')
                return line;
        }
        return m_end;
    }

    bool isOurLayout() const { return m_scan.bytes().starts_with("{\n  \"format\": "); }

    void add(FoundMember found)
    {
        descend(found);
        m_object.members.push_back(std::move(found));
    }

    void descend(FoundMember& found)
    {
        if (found.isObject())
            ObjectScan(m_scan, found, m_level + 1).run();
        else if (found.isList())
            scanList(m_scan, found);
        else
            found.isWhole = found.isWhole && isStrictValue(found.text);
    }

    void dropRepeated()
    {
        std::set<std::string> keys;
        std::set<std::string> repeated;
        for (const FoundMember& found : m_object.members) {
            if (!keys.insert(found.key).second)
                repeated.insert(found.key);
        }
        std::erase_if(m_object.members, [&](const FoundMember& found) { return repeated.contains(found.key); });
        m_object.repeated.assign(repeated.begin(), repeated.end());
    }

    const TextScan& m_scan;
    FoundMember& m_object;
    std::size_t m_level;
    std::size_t m_begin;
    std::size_t m_end;
    std::size_t m_damages = 0;
};

}  // namespace

bool FoundList::isUnharmed() const
{
    return isClosed
        && std::all_of(elements.begin(), elements.end(), [](const FoundElement& e) { return e.state == FoundElement::State::Whole; });
}

const FoundMember* FoundMember::find(std::string_view name) const
{
    const auto found = std::find_if(members.begin(), members.end(), [name](const FoundMember& member) { return member.key == name; });
    return found == members.end() ? nullptr : &*found;
}

FoundMember* FoundMember::find(std::string_view name)
{
    return const_cast<FoundMember*>(std::as_const(*this).find(name));
}

FoundMember scanDamaged(std::string_view bytes)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    const std::string_view text = bytes.starts_with(byteOrderMark) ? bytes.substr(byteOrderMark.size()) : bytes;
    FoundMember root;
    root.schema = &sessionSchema();
    root.text = text;
    ObjectScan(TextScan(text), root, 1).run();
    return root;
}

bool isStrictValue(std::string_view text)
{
    if (text.find('\0') != std::string_view::npos)  // the JSON library takes it for the end
        return false;
    Findings findings;
    const ParsedFile file = parseFile("{\"value\": " + std::string(text) + "}", findings);
    return file.isComplete && findings.problems.empty() && file.root.unknown.size() == 1;
}

std::size_t countByCommas(std::string_view list)
{
    return static_cast<std::size_t>(std::count(list.begin(), list.end(), ',')) + 1;
}

}  // namespace ae
