// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a reference pass checks, copied in pieces.
#include "attention/referencepass.h"

#include <algorithm>

namespace ae {

namespace {

constexpr Index kSliceNumbers = 1 << 16;  // copied in a fraction of a millisecond

}  // namespace

const ShownRows* ShownSlice::find(std::string_view step) const
{
    const auto found = std::ranges::find(parts, step, &ShownRows::step);
    return found == parts.end() ? nullptr : &*found;
}

ShownReader::ShownReader(const Graph& graph)
{
    // X goes with what is made of it token by token, the scores with all that follows them; other inputs come first
    const std::size_t scores = graph.scorePath().front();
    Stretch perToken;
    Stretch perQuery;
    const auto add = [&graph](Stretch& stretch, std::size_t node) {
        stretch.nodes.push_back(node);
        stretch.rows = graph[node].shape.rows;
        stretch.columns += graph[node].shape.columns;
    };
    for (std::size_t i = 0; i < graph.size(); ++i) {
        const bool isComputed = graph[i].spec->kind == StepKind::Computed;
        if (isComputed && i >= scores)
            add(perQuery, i);
        else if (isComputed || graph[i].spec->key == "X")
            add(perToken, i);
        else
            add(m_stretches.emplace_back(), i);
    }
    m_stretches.push_back(std::move(perToken));
    m_stretches.push_back(std::move(perQuery));
    for (const Stretch& stretch : m_stretches)
        m_all += static_cast<double>(stretch.rows) * static_cast<double>(stretch.columns);
}

bool ShownReader::next(const Evaluation& evaluation, const Inputs& given, const Options& options, ShownSlice& slice)
{
    if (m_stretch == m_stretches.size())
        return false;
    const Stretch& stretch = m_stretches[m_stretch];
    const Index count = std::min(std::max<Index>(1, kSliceNumbers / stretch.columns), stretch.rows - m_row);
    slice.parts.resize(stretch.nodes.size());
    for (std::size_t p = 0; p < stretch.nodes.size(); ++p) {
        const Graph::Node& node = evaluation.graph()[stretch.nodes[p]];
        ShownRows& part = slice.parts[p];
        part.step = node.spec->key;
        part.first = m_row;
        part.shown = evaluation.value(part.step).block(m_row, 0, count, node.shape.columns);
        part.given.resize(0, 0);
        if (node.spec->kind != StepKind::Computed)
            part.given = given.find(part.step)->second.middleRows(m_row, count);
        part.states.clear();
        const std::vector<RowRecord>& records = evaluation.result(part.step).rows;
        for (Index i = m_row; i < m_row + count && !records.empty(); ++i)
            part.states.push_back(records[static_cast<std::size_t>(i)].state);
    }
    const bool needsBits = m_stretch + 1 == m_stretches.size() && options.mask == "painted";
    slice.painted.resize(0, 0);
    if (needsBits)
        slice.painted = options.allowed.middleRows(m_row, count);
    m_row += count;
    m_read += static_cast<double>(count) * static_cast<double>(stretch.columns);
    if (m_row == stretch.rows) {
        m_row = 0;
        ++m_stretch;
    }
    return true;
}

double ShownReader::progress() const
{
    return m_read / m_all;
}

}  // namespace ae
