// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowsumsmodel.h"

#include "models/convention.h"

using namespace Qt::StringLiterals;

namespace ae {

RowSumsModel::RowSumsModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_tokens(static_cast<int>(document->sizes().tokens)),
      m_hasTokenColumns(hasTokenColumns(*document))
{
    const auto refresh = [this](bool hasOtherNames) {
        const int tokens = static_cast<int>(m_document->sizes().tokens);
        if (tokens != m_tokens || hasTokenColumns(*m_document) != m_hasTokenColumns) {
            beginResetModel();
            m_tokens = tokens;
            m_hasTokenColumns = hasTokenColumns(*m_document);
            endResetModel();
        } else {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
            if (hasOtherNames)
                emit headerDataChanged(m_hasTokenColumns ? Qt::Horizontal : Qt::Vertical, 0, m_tokens - 1);
        }
    };
    connect(document, &Document::changed, this, [refresh](const Change& change) { refresh(change.names || change.isStructural); });
    connect(document, &Document::viewChanged, this, [refresh] { refresh(false); });
}

int RowSumsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_hasTokenColumns ? 1 : m_tokens;
}

int RowSumsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_hasTokenColumns ? m_tokens : 1;
}

QVariant RowSumsModel::data(const QModelIndex& index, int role) const
{
    const Evaluation& evaluation = m_document->evaluation();
    // another model's reset can make a view look here before this one has heard of the change
    if (!index.isValid() || evaluation.graph().tokens() != m_tokens)
        return {};
    const int query = m_hasTokenColumns ? index.column() : index.row();
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(query)];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return hasNoDistribution(record.state) ? reasonInWords(*m_document, query) : tr("The sum of the unrounded values.");
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    if (hasNoDistribution(record.state))
        return role != Qt::DisplayRole ? stateInWords(record.state)
            : m_hasTokenColumns        ? u"–"_s  // as narrow as a number
                                       : u"– "_s + stateInWords(record.state);
    double sum = 0;
    const Values weights = evaluation.value("weights");
    for (Index j = 0; j < weights.cols(); ++j)
        sum += weights(query, j);
    return numberStyle(*m_document).text(sum);
}

QVariant RowSumsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if ((orientation == Qt::Horizontal) != m_hasTokenColumns)
        return u"Σ"_s;
    const std::vector<std::string>& tokens = m_document->session().tokens;
    return section < m_tokens && static_cast<std::size_t>(section) < tokens.size() ? shownName(tokens[static_cast<std::size_t>(section)])
                                                                                   : QString();
}

}  // namespace ae
