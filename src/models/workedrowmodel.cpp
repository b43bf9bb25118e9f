// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/workedrowmodel.h"

#include "attention/kernels.h"
#include "models/roles.h"

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr Index kMostEntries = 4;  // of a vector written in one cell

struct ColumnSpec {
    const char* title;
    const char* step;  ///< whose cell the number is; empty when it is none
    Role role;
};

constexpr std::array<ColumnSpec, WorkedRowModel::ColumnCount> kColumns = {{
    {QT_TRANSLATE_NOOP("ae::WorkedRowModel", "K(j)"), "K", Role::Key},
    {QT_TRANSLATE_NOOP("ae::WorkedRowModel", "Q · K(j)"), "scores", Role::Score},
    {QT_TRANSLATE_NOOP("ae::WorkedRowModel", "÷ divisor"), "scaled", Role::Score},
    {QT_TRANSLATE_NOOP("ae::WorkedRowModel", "exponential"), "weights", Role::Score},
    {QT_TRANSLATE_NOOP("ae::WorkedRowModel", "weight"), "weights", Role::Score},
    {QT_TRANSLATE_NOOP("ae::WorkedRowModel", "weight × V(j)"), "V", Role::Value},
}};

}  // namespace

WorkedRowModel::WorkedRowModel(Document* document, QObject* parent) :
    QAbstractTableModel(parent),
    m_document(document)
{
    connect(document, &Document::changed, this, &WorkedRowModel::refresh);
    connect(document, &Document::pickedTokenChanged, this, &WorkedRowModel::refresh);
    connect(document, &Document::viewChanged, this, &WorkedRowModel::refresh);
    m_keys = static_cast<int>(document->evaluation().graph().tokens());
}

void WorkedRowModel::refresh()
{
    const int keys = static_cast<int>(m_document->evaluation().graph().tokens());
    if (keys != m_keys) {
        beginResetModel();
        m_keys = keys;
        endResetModel();
        return;
    }
    emit dataChanged(index(0, 0), index(m_keys, ColumnCount - 1));
    emit headerDataChanged(Qt::Vertical, 0, m_keys);
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int WorkedRowModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_keys + 1;
}

int WorkedRowModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Role WorkedRowModel::roleOf(int column) const
{
    return kColumns[static_cast<std::size_t>(column)].role;
}

QVariant WorkedRowModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return index.row() == m_keys ? sumText(index.column()) : text(index.row(), index.column());
    if (role == Qt::AccessibleTextRole || role == HintRole) {
        return tr("%1, %2: %3").arg(headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toString(),
                                    headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                                    data(index, Qt::DisplayRole).toString());
    }
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant WorkedRowModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section == m_keys ? tr("Sum") : shownName(m_document->session().tokens[static_cast<std::size_t>(section)]);
    if (section == Scaled) {
        const double divisor = m_document->evaluation().divisor() * m_document->session().options.temperature;
        return tr("÷ %1").arg(numberStyle(*m_document).text(divisor, 3));
    }
    return tr(kColumns[static_cast<std::size_t>(section)].title);
}

std::optional<CellRef> WorkedRowModel::cellAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.row() >= m_keys)
        return std::nullopt;
    const ColumnSpec& column = kColumns[static_cast<std::size_t>(index.column())];
    const Index picked = m_document->pickedToken();
    if (column.role == Role::Score)
        return CellRef{column.step, 0, picked, index.row()};
    return CellRef{column.step, 0, index.row(), 0};
}

QString WorkedRowModel::vectorText(const Matrix& matrix, Index row, double factor) const
{
    const NumberStyle style = numberStyle(*m_document);
    QStringList entries;
    for (Index c = 0; c < std::min(matrix.cols(), kMostEntries); ++c)
        entries << style.text(factor * matrix(row, c));
    if (matrix.cols() > kMostEntries)
        entries << u"…"_s;
    return u'[' + entries.join(style.mark == ',' ? u"; "_s : u", "_s) + u']';
}

QString WorkedRowModel::text(int row, int column) const
{
    const Evaluation& evaluation = m_document->evaluation();
    const Index picked = m_document->pickedToken();
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(picked)];
    const NumberStyle style = numberStyle(*m_document);
    const double scaled = evaluation.value("scaled")(picked, row);
    const double temperature = m_document->session().options.temperature;
    if (column == KeyVector)
        return vectorText(evaluation.value("K"), row, 1);
    if (column == Score)
        return style.text(evaluation.value("scores")(picked, row));
    if (column == Scaled)
        return style.text(scaled / temperature);
    if (hasNoDistribution(record.state))
        return u"–"_s;
    if (!evaluation.allowed().allows(picked, row))
        return tr("hidden");
    if (column == Exponential) {
        const double shifted = (scaled - record.largest) / temperature;
        double exponential = 0;
        expNonPositive(&shifted, &exponential, 1);
        return exponential < 0.001 ? style.measure(exponential) : style.text(exponential, style.decimals + 1);
    }
    const double weight = evaluation.value("weights")(picked, row);
    if (column == Weight)
        return weight < 0.001 ? style.measure(weight) : style.text(weight, style.decimals + 1);
    return vectorText(evaluation.value("V"), row, weight);
}

QString WorkedRowModel::sumText(int column) const
{
    const Evaluation& evaluation = m_document->evaluation();
    const Index picked = m_document->pickedToken();
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(picked)];
    const NumberStyle style = numberStyle(*m_document);
    if (column < Exponential)
        return {};
    if (hasNoDistribution(record.state))
        return u"–"_s;
    if (column == Exponential)
        return style.text(record.sum(), style.decimals + 1);
    if (column == Weight)
        return style.text(1.0, style.decimals + 1);
    return vectorText(evaluation.value("output"), picked, 1);
}

}  // namespace ae
