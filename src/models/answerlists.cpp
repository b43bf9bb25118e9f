// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The blank cells of an AnswerSheet in lists and in figures.
#include "models/answersheet.h"
#include "models/blanking.h"
#include "session/cellname.h"

namespace ae {

std::vector<CellRef> AnswerSheet::cells() const
{
    std::vector<CellRef> all;
    for (const Blank& blank : m_blanks) {
        if (judge(blank) != Answer::None)
            all.push_back(blank.cell);
    }
    return all;
}

std::vector<CellRef> AnswerSheet::boxesOf(std::string_view step) const
{
    std::vector<CellRef> boxes;
    if (const auto places = m_places.find(step); places != m_places.end()) {
        for (const auto& [key, place] : places->second) {
            if (judge(m_blanks[place]) != Answer::None)
                boxes.push_back(m_blanks[place].cell);
        }
    }
    return boxes;
}

std::optional<CellRef> AnswerSheet::boxBeyond(std::string_view step, int direction) const
{
    const Graph& graph = m_document->evaluation().graph();
    for (int i = graph.find(step) + direction; i >= 0 && i < static_cast<int>(graph.size()); i += direction) {
        const std::vector<CellRef> boxes = boxesOf(graph[static_cast<std::size_t>(i)].spec->key);
        if (!boxes.empty())
            return direction > 0 ? boxes.front() : boxes.back();
    }
    return std::nullopt;
}

std::vector<AnswerSheet::Unused> AnswerSheet::unused() const
{
    std::vector<Unused> list;
    for (const std::string& name : m_names) {
        const Result<CellRef> cell = parseCellName(name, m_document->session(), m_document->evaluation().graph());
        if (!cell)
            list.push_back({shownName(name), sentenceOf(cell.error())});
        else if (const QString reason = reasonNotBlank(*m_document, *cell); !reason.isEmpty())
            list.push_back({shownName(name), reason});
    }
    return list;
}

AnswerSheet::Score AnswerSheet::score() const
{
    Score score;
    for (const Blank& blank : m_blanks) {
        const Answer state = judge(blank);
        score.all += state != Answer::None;
        if (state != Answer::None && blank.wasRevealed) {
            ++score.revealed;
            continue;
        }
        score.right += state == Answer::Right;
        score.wrong += state == Answer::Wrong;
        score.shown += state == Answer::Shown;
        score.unchecked += state == Answer::Unchecked;
    }
    return score;
}

}  // namespace ae
