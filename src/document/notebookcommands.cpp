// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/notebookcommands.h"

#include <algorithm>
#include <charconv>
#include <functional>

namespace ae {

namespace {

/// Position of a notebook cell before and after.
using NewPosition = std::function<std::size_t(std::size_t)>;

constexpr std::string_view kParent = "notebook[";

/// "notebook[3]", perhaps followed by more: the 3, or nothing.
std::optional<std::size_t> positionIn(std::string_view parent)
{
    if (!parent.starts_with(kParent))
        return std::nullopt;
    std::size_t position = 0;
    const char* const begin = parent.data() + kParent.size();
    const char* const end = parent.data() + parent.size();
    const auto [after, error] = std::from_chars(begin, end, position);
    if (error != std::errc() || after == end || *after != ']')
        return std::nullopt;
    return position;
}

void movePosition(std::string& parent, std::size_t position)
{
    parent.replace(kParent.size(), parent.find(']') - kParent.size(), std::to_string(position));
}

/// Folding and unknown members follow their cells.
void followMoves(Session& session, const NewPosition& moved)
{
    for (std::size_t& folded : session.view.folded)
        folded = moved(folded);
    std::ranges::sort(session.view.folded);
    for (UnknownMember& member : session.unknown) {
        if (const auto position = positionIn(member.parent))
            movePosition(member.parent, moved(*position));
    }
}

}  // namespace

PlaceNotebookCell::PlaceNotebookCell(Document& document, const QString& text, Act act, std::size_t position, NotebookCell cell)
    : Command(document, text), m_act(act), m_position(position), m_cell(std::move(cell))
{
}

void PlaceNotebookCell::apply(Direction direction)
{
    const bool isInsertion = (m_act == Act::Insert) == (direction == Direction::Ahead);
    if (isInsertion)
        insert();
    else
        remove();
    writer().movedNotebook();
}

void PlaceNotebookCell::insert()
{
    Session& s = session();
    s.notebook.insert(s.notebook.begin() + static_cast<std::ptrdiff_t>(m_position), std::move(m_cell));
    followMoves(s, [this](std::size_t position) { return position >= m_position ? position + 1 : position; });
    if (m_isFolded)
        s.view.folded.insert(std::ranges::lower_bound(s.view.folded, m_position), m_position);
    for (const Member& member : m_members)  // ascending, so that each place is right when its turn comes
        s.unknown.insert(s.unknown.begin() + static_cast<std::ptrdiff_t>(member.place), member.member);
    m_members.clear();
}

void PlaceNotebookCell::remove()
{
    Session& s = session();
    m_cell = std::move(s.notebook[m_position]);
    s.notebook.erase(s.notebook.begin() + static_cast<std::ptrdiff_t>(m_position));
    m_isFolded = std::erase(s.view.folded, m_position) > 0;
    m_members.clear();
    for (std::size_t i = 0; i < s.unknown.size(); ++i) {
        if (positionIn(s.unknown[i].parent) == m_position)
            m_members.push_back({i, s.unknown[i]});
    }
    std::erase_if(s.unknown, [this](const UnknownMember& member) { return positionIn(member.parent) == m_position; });
    followMoves(s, [this](std::size_t position) { return position > m_position ? position - 1 : position; });
}

MoveNotebookCell::MoveNotebookCell(Document& document, const QString& text, std::size_t from, std::size_t to)
    : Command(document, text), m_from(from), m_to(to)
{
}

void MoveNotebookCell::apply(Direction)
{
    Session& s = session();
    const auto begin = s.notebook.begin();
    const auto from = static_cast<std::ptrdiff_t>(m_from);
    const auto to = static_cast<std::ptrdiff_t>(m_to);
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    followMoves(s, [this](std::size_t position) {
        if (position == m_from)
            return m_to;
        if (position > m_from && position <= m_to)
            return position - 1;
        if (position < m_from && position >= m_to)
            return position + 1;
        return position;
    });
    std::swap(m_from, m_to);
    writer().movedNotebook();
}

SetMarkdown::SetMarkdown(Document& document, const QString& text, std::size_t position, std::string markdown)
    : Command(document, text, CommandId::Markdown), m_position(position), m_markdown(std::move(markdown))
{
}

void SetMarkdown::apply(Direction)
{
    session().notebook[m_position].markdown.swap(m_markdown);
    writer().wroteMarkdown();
}

bool SetMarkdown::absorb(const Command& next)
{
    return m_position == static_cast<const SetMarkdown&>(next).m_position;
}

bool SetMarkdown::changesNothing() const
{
    return session().notebook[m_position].markdown == m_markdown;
}

}  // namespace ae
