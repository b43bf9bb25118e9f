// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/mergedmodel.h"

#include "models/answersheet.h"
#include "models/convention.h"
#include "models/pair.h"
#include "models/roles.h"
#include "session/cellname.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr double kAtOnce = 2e5;  // multiplications of all that is found; a frame has room for them
constexpr Index kWidestSpectrum = 2048;  // the shorter side of what is decomposed: above, minutes

double cube(Index a, Index b)
{
    const auto less = static_cast<double>(std::min(a, b));
    return less * less * static_cast<double>(std::max(a, b));
}

}  // namespace

MergedModel::MergedModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_features(static_cast<int>(document->sizes().dModel)),
      m_decimals(document->session().view.decimals), m_hasTokenColumns(ae::hasTokenColumns(*document))
{
    connect(document, &Document::changed, this, &MergedModel::onChanged);
    connect(AnswerSheet::of(*document), &AnswerSheet::changed, this, [this] {
        if (isCurrent())
            emit dataChanged(index(0, 0), index(m_features - 1, m_features - 1));
        emit spectraChanged();
    });
    connect(document, &Document::viewChanged, this, [this] {
        const bool isTurned = std::exchange(m_hasTokenColumns, ae::hasTokenColumns(*m_document)) != m_hasTokenColumns;
        const bool hasOtherDecimals = std::exchange(m_decimals, m_document->session().view.decimals) != m_decimals;
        if ((isTurned || hasOtherDecimals) && isCurrent())
            emit dataChanged(index(0, 0), index(m_features - 1, m_features - 1));
        if (isTurned)
            emit spectraChanged();  // under another name
    });
    refresh();
}

const Matrix& MergedModel::input(std::string_view key) const
{
    return m_document->evaluation().result(key).storage();
}

/// Another model's reset can make a view look here before this one has heard of the change.
bool MergedModel::isCurrent() const
{
    return m_document->evaluation().graph().modelWidth() == m_features;
}

bool MergedModel::hides(Which which) const
{
    const AnswerSheet& sheet = *AnswerSheet::of(*m_document);
    const auto hidesAny = [&](std::string_view step) { return sheet.hides(step, Region::whole(shapeOf(input(step)))); };
    return which == Values ? hidesAny("Wv") : hidesAny("Wq") || hidesAny("Wk");
}

QString MergedModel::reason(Which which) const
{
    if (hides(which))
        return blankReason();
    const Found& found = m_found[which];
    if (!found.isFinite) {
        return which == Scores ? tr("A number in W_Q or W_K is not finite, so there are no singular values.")
                               : tr("A number in W_V is not finite, so there are no singular values.");
    }
    if (found.isTooLarge)
        return tr("Singular values are found up to %1 dimensions.").arg(kWidestSpectrum);
    return found.spectrum ? QString() : tr("Calculating …");
}

double MergedModel::valueAt(int row, int column) const
{
    return m_hasTokenColumns ? input("Wk").row(row).dot(input("Wq").row(column)) : input("Wq").row(row).dot(input("Wk").row(column));
}

QStringList MergedModel::widestTexts() const
{
    if (hides(Scores))
        return {blankSign()};
    return {numberStyle(*m_document).text(std::isfinite(m_largest) ? -m_largest : -std::numeric_limits<double>::infinity())};
}

void MergedModel::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    if (isWatched && m_isDue)
        refresh();
}

int MergedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_features;
}

int MergedModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_features;
}

QVariant MergedModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !isCurrent())
        return {};
    const bool isHidden = hides(Scores);
    const double value = isHidden ? std::numeric_limits<double>::quiet_NaN() : valueAt(index.row(), index.column());
    const NumberStyle style = numberStyle(*m_document);
    const bool isTiny = style.roundsToZero(value);
    switch (role) {
    case Qt::DisplayRole:
        return isHidden ? blankSign() : isTiny ? u"≈0"_s : style.text(value);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case ValueRole:
        return value;
    case StateRole:
        return static_cast<int>(!std::isfinite(value) ? CellState::NotFinite : isTiny ? CellState::TinyNumber : CellState::Number);
    case HeatRole:
        return std::isfinite(value) && m_largest > 0 ? std::clamp(value / m_largest, -1.0, 1.0) : 0.0;
    case MarksRole:
        return NoMark;
    case IsDistributionRole:
        return false;
    case ExactTextRole:
        return isHidden ? QString() : style.exact(value);
    case Qt::AccessibleTextRole:
    case HintRole: {
        const QString row = headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toString();
        const QString column = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
        return tr("%1 in the query, %2 in the key: %3")
            .arg(m_hasTokenColumns ? column : row, m_hasTokenColumns ? row : column,
                 isHidden     ? tr("blank")
                     : isTiny ? style.measure(value)
                              : style.text(value));
    }
    default:
        return {};
    }
}

QVariant MergedModel::headerData(int section, Qt::Orientation, int role) const
{
    if (section < 0 || section >= m_features || !isCurrent())
        return {};
    if (role == MarksRole)
        return NoMark;
    if (role != Qt::DisplayRole)
        return {};
    return shownName(nameOf(findStep("Wq")->rowNames, section, m_document->session()));
}

void MergedModel::onChanged(const Change& change)
{
    const int features = static_cast<int>(m_document->sizes().dModel);
    const bool hasOtherNumbers = change.touches("Wq") || change.touches("Wk") || change.touches("Wv");
    if (features != m_features) {
        beginResetModel();
        m_features = features;
        m_largest = 0;
        endResetModel();
    } else if (hasOtherNumbers || change.names) {
        emit dataChanged(index(0, 0), index(m_features - 1, m_features - 1));
        if (change.names) {
            emit headerDataChanged(Qt::Vertical, 0, m_features - 1);
            emit headerDataChanged(Qt::Horizontal, 0, m_features - 1);
        }
    }
    if (!hasOtherNumbers)
        return;
    m_isDue = true;
    if (m_isWatched)
        refresh();
    else
        m_job.drop();
}

MergedModel::Result MergedModel::compute(const Matrix& wq, const Matrix& wk, const Matrix& wv)
{
    Result result;
    result.largest = largestOfProduct(wq, wk);
    const auto find = [&](Which which, Index shorterSide, auto&& spectrum, bool isFinite) {
        Found& found = result.found[which];
        found.isFinite = isFinite;
        found.isTooLarge = shorterSide > kWidestSpectrum;
        if (isFinite && !found.isTooLarge)
            found.spectrum = spectrum();
    };
    find(
        Scores, std::min(wq.rows(), wq.cols()), [&] { return spectrumOfProduct(wq, wk); }, wq.allFinite() && wk.allFinite());
    find(
        Values, std::min(wv.rows(), wv.cols()), [&] { return spectrumOf(wv); }, wv.allFinite());
    return result;
}

void MergedModel::refresh()
{
    m_isDue = false;
    const Matrix& wq = input("Wq");
    const Matrix& wk = input("Wk");
    const Matrix& wv = input("Wv");
    const double product = static_cast<double>(wq.size()) * static_cast<double>(wk.rows());
    if (product + 20 * (2 * cube(wq.rows(), wq.cols()) + cube(wv.rows(), wv.cols())) <= kAtOnce) {
        m_job.drop();
        return take(compute(wq, wk, wv));
    }
    // what was found before stays on show until the new numbers are there, unless it is of other shapes
    m_job.request([this, wq, wk, wv]() -> LatestJob::Deliver { return [this, result = compute(wq, wk, wv)] { take(result); }; });
    emit spectraChanged();
}

void MergedModel::take(const Result& result)
{
    m_found = result.found;
    m_largest = result.largest;
    if (isCurrent())
        emit dataChanged(index(0, 0), index(m_features - 1, m_features - 1));
    emit spectraChanged();
}

}  // namespace ae
