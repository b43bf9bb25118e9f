// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/highlight.h"

#include "models/comparison.h"
#include "models/gradientlens.h"
#include "models/roles.h"

#include <algorithm>
#include <set>
#include <utility>

namespace ae {

namespace {

using Lit = std::map<std::string, std::vector<Region>, std::less<>>;

const std::vector<Region>& regionsOf(const Lit& lit, std::string_view step)
{
    static const std::vector<Region> none;
    const auto found = lit.find(step);
    return found == lit.end() ? none : found->second;
}

bool holds(const Lit& lit, std::string_view step, Index row, Index column)
{
    return std::ranges::any_of(regionsOf(lit, step), [=](const Region& region) { return region.contains(row, column); });
}

/// Terms come in order, so neighbours usually join into one rectangle.
void addCell(std::vector<Region>& regions, Index row, Index column)
{
    const Region cell = Region::cell(row, column);
    if (!regions.empty()) {
        const Region joined = regions.back().united(cell);
        if (joined.rows * joined.columns == regions.back().rows * regions.back().columns + 1) {
            regions.back() = joined;
            return;
        }
    }
    regions.push_back(cell);
}

}  // namespace

Highlight::Highlight(Document* document, QObject* parent)
    : QObject(parent), m_document(document), m_lens(new GradientLens(document, this)), m_comparison(new Comparison(document, this))
{
    connect(document, &Document::selectedCellChanged, this, &Highlight::refresh);
    connect(document, &Document::changed, this, &Highlight::refresh);
    refresh();
}

void Highlight::setShowsDependents(bool shows)
{
    m_showsDependents = shows;
    refresh();
}

void Highlight::refresh()
{
    const auto operands = std::exchange(m_operands, {});
    const auto dependents = std::exchange(m_dependents, {});
    const auto causes = std::exchange(m_causes, {});
    collect();
    if (operands != m_operands || dependents != m_dependents || causes != m_causes)
        emit changed();
}

void Highlight::collect()
{
    const Evaluation& evaluation = m_document->evaluation();
    if (const auto& cell = m_document->selectedCell()) {
        if (const auto explanation = explain(evaluation, *cell)) {
            for (const Term& term : explanation->terms) {
                for (const Factor& factor : term.factors) {
                    if (!factor.isLiteral())
                        addCell(m_operands[factor.cell.step], factor.cell.row, factor.cell.column);
                }
            }
        }
        if (m_showsDependents) {
            if (const auto all = ae::dependents(evaluation, *cell)) {
                for (const DependentRange& range : *all)
                    m_dependents[range.step].push_back(range.region);
            }
        }
    }
    collectCauses();
}

// Rows that the same key spoils have their cause in that key, unless something is wrong with their own query: thousands of rows
// behind one bad number are looked at, but not explained, one by one.
void Highlight::collectCauses()
{
    const Evaluation& evaluation = m_document->evaluation();
    const Graph& graph = evaluation.graph();
    const std::vector<std::string_view>& operands = graph[graph.scorePath().front()].inputKeys;
    const Matrix& queries = evaluation.result(operands[0]).storage();
    const Matrix& keys = evaluation.result(operands[1]).storage();
    std::set<std::pair<RowState, Index>> explained;
    for (Index row = 0; row < static_cast<Index>(evaluation.rows().size()); ++row) {
        const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(row)];
        if (record.state == RowState::Ok || record.state == RowState::FullyMasked)
            continue;
        const bool isOfTheKey =
            record.state == RowState::ValueNotFinite || (queries.row(row).allFinite() && !keys.row(record.culprit).allFinite());
        if (isOfTheKey && !explained.emplace(record.state, record.culprit).second)
            continue;
        const CellRef cause = reasonOf(evaluation, row).cause;
        if (std::ranges::find(m_causes, cause) == m_causes.end())
            m_causes.push_back(cause);
    }
}

const std::vector<Region>& Highlight::operands(std::string_view step) const
{
    return regionsOf(m_operands, step);
}

const std::vector<Region>& Highlight::dependents(std::string_view step) const
{
    return regionsOf(m_dependents, step);
}

int Highlight::marks(std::string_view step, Index row, Index column) const
{
    int marks = NoMark;
    if (holds(m_operands, step, row, column))
        marks |= OperandMark;
    if (holds(m_dependents, step, row, column))
        marks |= DependentMark;
    for (const CellRef& cause : m_causes) {
        if (cause.step == step && cause.row == row && cause.column == column)
            marks |= CauseMark;
    }
    return marks;
}

}  // namespace ae
