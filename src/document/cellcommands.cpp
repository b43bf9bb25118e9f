// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/cellcommands.h"

#include "attention/samenumber.h"

namespace ae {

namespace {

bool isSame(const Matrix* a, const std::optional<Matrix>& b)
{
    if (!a || !b)
        return !a && !b;
    return isSameMatrix(*a, *b);
}

const Matrix* find(const Session& session, std::string_view step)
{
    const auto found = session.matrices.find(step);
    return found == session.matrices.end() ? nullptr : &found->second;
}

}  // namespace

SetCells::SetCells(Document& document, const QString& text, std::string step, const Region& region, Matrix block)
    : Command(document, text, CommandId::Cells), m_step(std::move(step)), m_region(region), m_block(std::move(block))
{
}

void SetCells::apply(Direction)
{
    Matrix& matrix = session().matrices.find(m_step)->second;
    matrix.block(m_region.row, m_region.column, m_region.rows, m_region.columns).swap(m_block);
    writer().wroteCells(m_step, m_region);
}

bool SetCells::absorb(const Command& next)
{
    // What this one holds stood there before both.
    const auto& later = static_cast<const SetCells&>(next);
    return m_step == later.m_step && m_region == later.m_region;
}

bool SetCells::changesNothing() const
{
    const Matrix& matrix = session().matrices.find(m_step)->second;
    return isSameMatrix(m_block, matrix.block(m_region.row, m_region.column, m_region.rows, m_region.columns));
}

ReplaceInputs::ReplaceInputs(Document& document, const QString& text, Replacement others)
    : Command(document, text, CommandId::Matrices), m_others(std::move(others))
{
}

std::size_t ReplaceInputs::bytes() const
{
    std::size_t sum = 0;
    for (const auto& [step, matrix] : m_others)
        sum += matrix ? bytesOf(*matrix) : 0;
    return sum;
}

void ReplaceInputs::apply(Direction)
{
    Inputs& inputs = session().matrices;
    for (auto& [step, other] : m_others) {
        const auto present = inputs.find(step);
        if (present != inputs.end() && other) {
            const bool isSameShape = shapeOf(present->second) == shapeOf(*other);
            present->second.swap(*other);
            if (isSameShape)
                writer().wroteCells(step, Region::whole(shapeOf(*other)));
            else
                writer().wroteShapes();
        } else if (present != inputs.end()) {
            other = std::move(present->second);
            inputs.erase(present);
            writer().wroteShapes();
        } else if (other) {
            inputs.emplace(step, std::move(*other));
            other.reset();
            writer().wroteShapes();
        }
    }
}

bool ReplaceInputs::absorb(const Command& next)
{
    for (const auto& [step, before] : static_cast<const ReplaceInputs&>(next).m_others)
        m_others.emplace(step, before);  // where this one has the step already, it holds the older state
    return true;
}

bool ReplaceInputs::changesNothing() const
{
    for (const auto& [step, before] : m_others) {
        if (!isSame(find(session(), step), before))
            return false;
    }
    return true;
}

ReshapeInput::ReshapeInput(Document& document, std::string step, Shape shape)
    : Command(document, {}), m_step(std::move(step)), m_other(shape)
{
}

void ReshapeInput::apply(Direction)
{
    Matrix& matrix = session().matrices.find(m_step)->second;
    const Shape from = shapeOf(matrix);
    const Shape to = m_other;
    const Index rows = std::min(from.rows, to.rows);
    const Index columns = std::min(from.columns, to.columns);
    Matrix right;
    Matrix bottom;
    if (from.columns > to.columns)
        right = matrix.block(0, columns, rows, from.columns - columns);
    if (from.rows > to.rows)
        bottom = matrix.bottomRows(from.rows - rows);
    Matrix reshaped = Matrix::Zero(to.rows, to.columns);
    reshaped.topLeftCorner(rows, columns) = matrix.topLeftCorner(rows, columns);
    if (m_right.size() > 0)
        reshaped.block(0, columns, rows, to.columns - columns) = m_right;
    if (m_bottom.size() > 0)
        reshaped.bottomRows(to.rows - rows) = m_bottom;
    matrix.swap(reshaped);
    m_right.swap(right);
    m_bottom.swap(bottom);
    m_other = from;
    writer().wroteShapes();
}

Resize::Resize(Document& document, const QString& text, const Sizes& from, const Sizes& to)
    : CompositeCommand(document, text, CommandId::Resize), m_from(from),
      m_to(to), m_least{std::min(from.tokens, to.tokens), std::min(from.dModel, to.dModel), std::min(from.dK, to.dK),
                        std::min(from.dV, to.dV)}
{
}

bool Resize::absorb(const Command& next)
{
    const auto& later = static_cast<const Resize&>(next);
    append(later);
    m_to = later.m_to;
    m_least = {std::min(m_least.tokens, later.m_to.tokens), std::min(m_least.dModel, later.m_to.dModel),
               std::min(m_least.dK, later.m_to.dK), std::min(m_least.dV, later.m_to.dV)};
    return true;
}

bool Resize::changesNothing() const
{
    return m_to == m_from && m_least == m_from;
}

}  // namespace ae
