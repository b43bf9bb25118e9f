// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gradientlens.h"

#include <limits>

namespace ae {

GradientLens::GradientLens(Document* document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(document, &Document::changed, this, &GradientLens::follow);
}

void GradientLens::show(const Target& target, std::vector<double> row)
{
    m_target = target;
    m_row = std::move(row);
    m_isStale = true;
    emit changed();
}

void GradientLens::close()
{
    if (!m_target)
        return;
    m_target.reset();
    m_row.clear();
    m_gradients = {};
    emit changed();
}

void GradientLens::setBesideValues(bool isBeside)
{
    if (isBeside == m_isBesideValues)
        return;
    m_isBesideValues = isBeside;
    emit changed();
}

void GradientLens::follow()
{
    if (!m_target)
        return;
    const Graph::Node* node = m_document->evaluation().graph().node(m_target->cell.step);
    const CellRef& cell = m_target->cell;
    if (!node || cell.row >= node->shape.rows || cell.column >= node->shape.columns)
        return close();
    if (!m_row.empty() && static_cast<Index>(m_row.size()) != node->shape.columns)
        return close();
    m_isStale = true;
    emit changed();
}

void GradientLens::compute() const
{
    if (!m_isStale)
        return;
    m_isStale = false;
    m_error = gradientInto(m_document->evaluation(), targets(), m_gradients);
}

std::vector<Target> GradientLens::targets() const
{
    if (m_row.empty())
        return {*m_target};
    std::vector<Target> cells;
    for (std::size_t column = 0; column < m_row.size(); ++column) {
        CellRef cell = m_target->cell;
        cell.column = static_cast<Index>(column);
        cells.push_back({cell, "square", m_row[column]});
    }
    return cells;
}

const Matrix* GradientLens::of(std::string_view step) const
{
    if (!m_target)
        return nullptr;
    compute();
    const auto found = m_gradients.of.find(step);
    const Graph::Node* node = m_document->evaluation().graph().node(step);
    // between a change of shapes and the signal that tells of it there is nothing to show
    const bool fits = found != m_gradients.of.end() && node && node->shape == shapeOf(found->second);
    return !m_error && fits ? &found->second : nullptr;
}

double GradientLens::value() const
{
    if (m_target)
        compute();
    return m_target && !m_error ? m_gradients.value : std::numeric_limits<double>::quiet_NaN();
}

std::optional<Problem> GradientLens::problem() const
{
    if (m_target)
        compute();
    return m_target && m_error ? std::optional(problemOf(*m_error)) : std::nullopt;
}

}  // namespace ae
