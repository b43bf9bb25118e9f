// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What belongs to the picture only: picked token, selected cell, decimals, what-if, folding.
#include "document/documentprivate.h"
#include "session/cellname.h"

#include <algorithm>

namespace ae {

namespace {

constexpr int kMostDecimals = 17;

/// From the scores on, a row is what one token, the query, makes of all keys.
bool isRowOfQuery(const Graph& graph, std::string_view step)
{
    const Graph::Node* node = graph.node(step);
    return node && node->spec->rowNames == "token" && graph.find(step) >= graph.find("scores");
}

/// The width that the source can do at this d_k.
Index possibleWidth(const Widening& widening, Index dK)
{
    const WideningSpec* spec = findWidening(widening.source);
    return std::clamp(widening.width, spec && spec->keepsSession ? dK : 1, limits::side);
}

/// Columns that are drawn or repeated have no place in rotary positions.
Widening possibleWidening(Widening widening, const Session& session, Index dK)
{
    if (const WideningSpec* spec = findWidening(widening.source); spec && spec->keepsSession && session.options.rotary.isOn()) {
        const auto free = std::ranges::find(wideningCatalogue(), false, &WideningSpec::keepsSession);
        widening.source = free->key;
    }
    widening.width = possibleWidth(widening, dK);
    return widening;
}

}  // namespace

void Document::pickToken(Index token)
{
    if (token < 0 || token >= m_session.tokenCount() || token == m_session.view.pickedToken)
        return;
    m_session.view.pickedToken = token;
    m_session.hasView = true;
    announcePicture();
}

void Document::selectCell(const std::optional<CellRef>& cell)
{
    if (cell) {
        const Graph::Node* node = m_evaluation.graph().node(cell->step);
        if (!node || cell->head != 0 || !Region::whole(node->shape).contains(cell->row, cell->column))
            return;
    }
    if (cell != m_selected) {
        m_selected = cell;
        m_session.hasView = true;
        writeSelection();
    }
    if (cell && isRowOfQuery(m_evaluation.graph(), cell->step) && cell->row < m_session.tokenCount()
        && cell->row != m_session.view.pickedToken) {
        m_session.view.pickedToken = cell->row;
        m_session.hasView = true;
    }
    announcePicture();
}

void Document::setDecimals(int decimals)
{
    const int possible = std::clamp(decimals, 0, kMostDecimals);
    if (possible == m_session.view.decimals)
        return;
    m_session.view.decimals = possible;
    m_session.hasView = true;
    emit viewChanged();
}

void Document::setSaturation(const Widening& widening)
{
    if (!findWidening(widening.source))
        return;
    const Widening possible = possibleWidening(widening, m_session, sizes().dK);
    if (possible == m_session.view.saturation)
        return;
    m_session.view.saturation = possible;
    m_session.hasView = true;
    emit viewChanged();
}

void Document::setSeek(const SeekSettings& seek)
{
    if (seek == m_session.view.seek)
        return;
    m_session.view.seek = seek;
    m_session.hasView = true;
    emit viewChanged();
}

void Document::setConventions(const Conventions& conventions)
{
    if (conventions == m_session.view.conventions)
        return;
    m_session.view.conventions = conventions;
    m_session.hasView = true;
    emit viewChanged();
}

void Document::setAnswers(const std::vector<std::string>& answers)
{
    if (answers == m_session.view.answers)
        return;
    m_session.view.answers = answers;
    m_session.hasView = true;
    emit viewChanged();
}

const Baseline* Document::comparedBaseline() const
{
    const auto found = std::ranges::find(m_session.baselines, m_session.view.baseline, &Baseline::name);
    return m_session.view.baseline.empty() || found == m_session.baselines.end() ? nullptr : &*found;
}

void Document::compareWith(const std::string& baseline)
{
    const bool exists = std::ranges::find(m_session.baselines, baseline, &Baseline::name) != m_session.baselines.end();
    const std::string name = exists ? baseline : std::string();
    if (name == m_session.view.baseline)
        return;
    m_session.view.baseline = name;
    m_session.hasView = true;
    emit viewChanged();
}

void Document::setFolded(std::size_t position, bool isFolded)
{
    std::vector<std::size_t>& folded = m_session.view.folded;
    const auto place = std::ranges::lower_bound(folded, position);
    const bool wasFolded = place != folded.end() && *place == position;
    if (position >= m_session.notebook.size() || wasFolded == isFolded)
        return;
    if (isFolded)
        folded.insert(place, position);
    else
        folded.erase(place);
    m_session.hasView = true;
    emit viewChanged();
}

// After shapes changed, and for what a file brought.
void Document::keepPictureValid()
{
    View& view = m_session.view;
    view.pickedToken = std::clamp<Index>(view.pickedToken, 0, m_session.tokenCount() - 1);
    view.saturation = possibleWidening(view.saturation, m_session, sizes().dK);
    if (!m_selected)
        return;
    const Graph::Node* node = m_evaluation.graph().node(m_selected->step);
    if (!node) {
        m_selected.reset();
        return;
    }
    m_selected->row = std::clamp<Index>(m_selected->row, 0, node->shape.rows - 1);
    m_selected->column = std::clamp<Index>(m_selected->column, 0, node->shape.columns - 1);
}

void Document::announcePicture()
{
    const Picture before = d->announced;
    d->announced = DocumentWriter(*this).picture();
    if (d->announced.pickedToken != before.pickedToken)
        emit pickedTokenChanged(d->announced.pickedToken);
    if (d->announced.selected != before.selected)
        emit selectedCellChanged();
}

void Document::writeSelection()
{
    m_session.view.selection = m_selected ? plainCellName(*m_selected) : std::string();
}

}  // namespace ae
