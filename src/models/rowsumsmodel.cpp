// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowsumsmodel.h"

#include "models/texts.h"

using namespace Qt::StringLiterals;

namespace ae {

RowSumsModel::RowSumsModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_rows(static_cast<int>(document->sizes().tokens))
{
    const auto refresh = [this](bool hasOtherNames) {
        const int rows = static_cast<int>(m_document->sizes().tokens);
        if (rows != m_rows) {
            beginResetModel();
            m_rows = rows;
            endResetModel();
        } else {
            emit dataChanged(index(0, 0), index(m_rows - 1, 0));
            if (hasOtherNames)
                emit headerDataChanged(Qt::Vertical, 0, m_rows - 1);
        }
    };
    connect(document, &Document::changed, this, [refresh](const Change& change) { refresh(change.names || change.isStructural); });
    connect(document, &Document::viewChanged, this, [refresh] { refresh(false); });
}

int RowSumsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int RowSumsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1;
}

QVariant RowSumsModel::data(const QModelIndex& index, int role) const
{
    const Evaluation& evaluation = m_document->evaluation();
    // another model's reset can make a view look here before this one has heard of the change
    if (!index.isValid() || evaluation.graph().tokens() != m_rows)
        return {};
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return hasNoDistribution(record.state) ? reasonInWords(*m_document, index.row()) : tr("The sum of the unrounded values.");
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    if (hasNoDistribution(record.state))
        return role == Qt::DisplayRole ? u"– "_s + stateInWords(record.state) : stateInWords(record.state);
    double sum = 0;
    const Values weights = evaluation.value("weights");
    for (Index j = 0; j < weights.cols(); ++j)
        sum += weights(index.row(), j);
    return numberStyle(*m_document).text(sum);
}

QVariant RowSumsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return u"Σ"_s;
    const std::vector<std::string>& tokens = m_document->session().tokens;
    return section < m_rows && static_cast<std::size_t>(section) < tokens.size() ? shownName(tokens[static_cast<std::size_t>(section)])
                                                                                 : QString();
}

}  // namespace ae
