// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/jacobianmodel.h"

#include "attention/jacobian.h"
#include "attention/saturation.h"
#include "models/answersheet.h"
#include "models/roles.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

JacobianModel::JacobianModel(Document* document, QObject* parent) : QAbstractTableModel(parent), m_document(document)
{
    connect(document, &Document::changed, this, &JacobianModel::refresh);
    connect(document, &Document::pickedTokenChanged, this, &JacobianModel::refresh);
    connect(document, &Document::viewChanged, this, &JacobianModel::refresh);
    connect(document, &Document::selectedCellChanged, this, &JacobianModel::refresh);
    connect(AnswerSheet::of(*document), &AnswerSheet::changed, this, &JacobianModel::refresh);
    m_keys = static_cast<int>(document->sizes().tokens);
    m_row = document->pickedToken();
}

void JacobianModel::refresh()
{
    const int keys = static_cast<int>(m_document->sizes().tokens);
    if (keys != m_keys) {
        beginResetModel();
        m_keys = keys;
        m_row = m_document->pickedToken();
        endResetModel();
    } else {
        m_row = m_document->pickedToken();
        emit dataChanged(index(0, 0), index(m_keys - 1, m_keys - 1));
        emit headerDataChanged(Qt::Vertical, 0, m_keys - 1);
        emit headerDataChanged(Qt::Horizontal, 0, m_keys - 1);
    }
    emit changed();
}

bool JacobianModel::hasJacobian() const
{
    const std::vector<RowRecord>& rows = m_document->evaluation().rows();
    // between a change of shapes and the signal that tells of it there is nothing to show
    return static_cast<int>(rows.size()) == m_keys && m_row < m_keys && !hasNoDistribution(rows[static_cast<std::size_t>(m_row)].state)
        && !hasBlanks();
}

bool JacobianModel::hasBlanks() const
{
    return AnswerSheet::of(*m_document)->hides("weights", Region{m_row, 0, 1, m_keys});
}

QString JacobianModel::reason() const
{
    return hasBlanks() ? tr("Some weights of this token are blank in the worksheet, and it would tell them.")
                       : reasonInWords(*m_document, m_row);
}

double JacobianModel::valueAt(Index weight, Index logit) const
{
    return hasJacobian() ? softmaxJacobianAt(m_document->evaluation(), m_row, weight, logit) : std::nan("");
}

/// a_i a_j for i other than j is at most a_i (1 - a_i).
double JacobianModel::largest() const
{
    double largest = 0;
    for (Index i = 0; i < m_keys && hasJacobian(); ++i)
        largest = std::max(largest, valueAt(i, i));
    return largest;
}

double JacobianModel::strongestIn(Index firstWeight, Index lastWeight, Index firstLogit, Index lastLogit) const
{
    const Values a = m_document->evaluation().value("weights");
    double strongest = 0;
    const auto take = [&strongest](double value) { strongest = std::abs(value) > std::abs(strongest) ? value : strongest; };
    const auto strongestKey = [&](Index first, Index last) {
        Index key = first;
        for (Index j = first; j <= last; ++j)
            key = a(m_row, j) > a(m_row, key) ? j : key;
        return key;
    };
    for (Index i = std::max(firstWeight, firstLogit); i <= std::min(lastWeight, lastLogit); ++i)
        take(valueAt(i, i));
    const Index weight = strongestKey(firstWeight, lastWeight);
    const Index logit = strongestKey(firstLogit, lastLogit);
    if (weight != logit)
        take(valueAt(weight, logit));
    return strongest;
}

bool JacobianModel::isHidden(Index weight, Index logit) const
{
    const AllowedKeys& allowed = m_document->evaluation().allowed();
    return hasJacobian() && !(allowed.allows(m_row, weight) && allowed.allows(m_row, logit));
}

int JacobianModel::stateAt(Index weight, Index logit) const
{
    if (!hasJacobian())
        return static_cast<int>(CellState::Undefined);
    if (isHidden(weight, logit))
        return static_cast<int>(CellState::Hidden);
    const bool isTiny = numberStyle(*m_document).roundsToZero(valueAt(weight, logit));
    return static_cast<int>(isTiny ? CellState::TinyNumber : CellState::Number);
}

QString JacobianModel::keyName(Index key) const
{
    const std::vector<std::string>& tokens = m_document->session().tokens;
    return static_cast<std::size_t>(key) < tokens.size() ? shownName(tokens[static_cast<std::size_t>(key)]) : QString();
}

QString JacobianModel::hint(Index weight, Index logit) const
{
    if (!hasJacobian())
        return tr("No number. %1").arg(reason());
    if (isHidden(weight, logit))
        return tr("Weight of %1, logit of %2: hidden by the mask, exactly 0").arg(keyName(weight), keyName(logit));
    const QString value = numberStyle(*m_document).measure(valueAt(weight, logit));
    return weight == logit ? tr("Weight of %1 by its own logit: a (1 − a) = %2").arg(keyName(weight), value)
                           : tr("Weight of %1 by the logit of %2: −a a′ = %3").arg(keyName(weight), keyName(logit), value);
}

QStringList JacobianModel::sentences() const
{
    if (!hasJacobian())
        return {hasBlanks() ? reason() : tr("This token has no weights, so there is no Jacobian: %1").arg(reason())};
    const NumberStyle style = numberStyle(*m_document);
    const Evaluation& evaluation = m_document->evaluation();
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(m_row)];
    QStringList lines;
    lines << tr("By how much a weight (row) moves when the logit of a key (column) grows by one. On the diagonal its own logit raises it, "
                "beside it every other one lowers it; each row and each column sums to 0.");
    if (record.isForced()) {
        lines << tr("Only one key is allowed: nothing can move, whatever the scores are.");
        return lines;
    }
    const double tie = 0.5;
    const auto keys = static_cast<double>(record.allowedKeys);
    const double norm = measure(evaluation, m_row).jacobianNorm;
    lines << tr("|J| = %1. When all %2 keys share equally it is %3, at a tie of two %4, and 0 when one key has all.")
                 .arg(style.measure(norm))
                 .arg(record.allowedKeys)
                 .arg(style.measure(std::sqrt(keys - 1) / keys), style.measure(tie));
    const double temperature = evaluation.options().temperature;
    lines << (temperature == 1 ? tr("A logit is a scaled score here, because τ is 1.")
                               : tr("A logit is a scaled score divided by τ = %1: per unit of a scaled score, divide by it once more.")
                                     .arg(style.measure(temperature)));
    return lines;
}

int JacobianModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_keys;
}

int JacobianModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_keys;
}

QVariant JacobianModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const NumberStyle style = numberStyle(*m_document);
    const auto state = static_cast<CellState>(stateAt(index.row(), index.column()));
    switch (role) {
    case Qt::DisplayRole:
        return state == CellState::Undefined ? u"–"_s
            : state == CellState::Hidden     ? QString()
            : state == CellState::TinyNumber ? u"≈0"_s
                                             : style.text(valueAt(index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
    case HintRole:
        return hint(index.row(), index.column());
    case ValueRole:
        return valueAt(index.row(), index.column());
    case StateRole:
        return static_cast<int>(state);
    case HeatRole: {
        const double scale = largest();
        return state == CellState::Undefined || scale == 0 ? 0.0 : valueAt(index.row(), index.column()) / scale;
    }
    case MarksRole:
        return NoMark;
    case IsDistributionRole:
        return false;
    default:
        return {};
    }
}

QVariant JacobianModel::headerData(int section, Qt::Orientation, int role) const
{
    if (role == Qt::DisplayRole)
        return keyName(section);
    return role == MarksRole ? QVariant(int(NoMark)) : QVariant();
}

}  // namespace ae
