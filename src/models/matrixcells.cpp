// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the cells of a MatrixModel show: numbers, states, colours, words.
#include "models/answersheet.h"
#include "models/comparison.h"
#include "models/gradientlens.h"
#include "models/highlight.h"
#include "models/matrixmodel.h"
#include "models/roles.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace Qt::StringLiterals;

namespace ae {

const MatrixModel::Extremes& MatrixModel::extremes() const
{
    if (m_extremes)
        return *m_extremes;
    Extremes& found = m_extremes.emplace(Extremes());
    if (!isCurrent())
        return found;
    const bool hasLayer = layer() != Layer::Values;
    const StepResult& result = m_document->evaluation().result(m_step);
    const Matrix& matrix = result.storage();
    std::vector<double> scratch(static_cast<std::size_t>(matrix.cols()));
    for (Index r = 0; r < matrix.rows(); ++r) {
        const double* row = hasLayer ? layerRow(r, scratch.data()) : matrix.data() + r * matrix.cols();
        if (!row)
            return found;
        const std::vector<Index> hidden = m_sheet->hiddenColumns(m_step, r);  // would be told by the colours of the others
        auto blank = hidden.begin();
        for (Index c = 0; c < matrix.cols(); ++c) {
            if (blank != hidden.end() && *blank == c) {
                ++blank;
                continue;
            }
            const double value = row[c];
            const bool isNumber = std::isfinite(value);
            found.hasOthers = found.hasOthers || !isNumber;
            found.low = isNumber && value < found.low ? value : found.low;
            found.high = isNumber && value > found.high ? value : found.high;
            if (isNumber && value != 0 && (found.smallest == 0 || std::abs(value) < found.smallest))
                found.smallest = std::abs(value);
        }
    }
    const double divisor = (hasLayer ? 1 : result.divisor) / unit();
    found.low /= divisor;
    found.high /= divisor;
    found.smallest /= divisor;
    found.largest = std::max(found.high, -found.low);
    if (layer() == Layer::Differences && found.largest < m_highlight->comparison()->noise(m_step))
        found.largest = 0;  // what rounding leaves has no colour
    return found;
}

double MatrixModel::heatScale() const
{
    return hasWeightColours() ? 0 : extremes().largest;
}

QStringList MatrixModel::widestTexts() const
{
    const Extremes& found = extremes();
    const NumberStyle style = numberStyle(*m_document);
    QStringList texts = {style.text(found.low), style.text(found.high)};
    if (layer() != Layer::Values)
        texts = {layerText(found.low), layerText(found.high), layerText(-found.smallest)};
    if (showsBoth()) {
        for (QString& text : texts)
            text = withSign(text);
        texts << widestValues();
    }
    if (found.hasOthers)
        texts << style.text(-std::numeric_limits<double>::infinity()) << style.text(std::numeric_limits<double>::quiet_NaN());
    return texts;
}

bool MatrixModel::hides(const QModelIndex& index) const
{
    const CellRef cell = cellAt(index);
    return (!showsDerivatives() || showsBoth()) && m_sheet->hides(cell);
}

bool MatrixModel::hides(const QModelIndex& topLeft, const QModelIndex& bottomRight) const
{
    return m_sheet->hides(m_step, regionOf(topLeft, bottomRight));
}

bool MatrixModel::takesAnswer(const QModelIndex& index) const
{
    return !isDivided() && index.isValid() && isCurrent() && m_sheet->takesAnswer(cellAt(index));
}

double MatrixModel::valueAt(const QModelIndex& index) const
{
    const CellRef cell = cellAt(index);
    const double own = m_document->evaluation().value(m_step)(cell.row, cell.column);
    return isDivided() ? own / m_document->evaluation().divisor() : own;
}

double MatrixModel::shownAt(const QModelIndex& index) const
{
    return layer() == Layer::Values || showsBoth() ? valueAt(index) : layerAt(index);
}

double MatrixModel::layerAt(const QModelIndex& index) const
{
    const CellRef cell = cellAt(index);
    if (layer() == Layer::Differences)
        return m_highlight->comparison()->at(cell).difference;
    const Matrix* all = derivatives();
    return all ? (*all)(cell.row, cell.column) * unit() : std::numeric_limits<double>::quiet_NaN();
}

const double* MatrixModel::layerRow(Index row, double* scratch) const
{
    if (layer() == Layer::Derivatives)
        return derivatives() ? derivatives()->row(row).data() : nullptr;
    m_highlight->comparison()->readRow(m_step, row, scratch);
    return scratch;
}

/// Of the values themselves, where the extremes are those of another layer.
QStringList MatrixModel::widestValues() const
{
    if (!isCurrent())
        return {};
    const StepResult& result = m_document->evaluation().result(m_step);
    const Matrix& stored = result.storage();
    double low = 0;
    double high = 0;
    for (Index r = 0; r < stored.rows(); ++r) {
        const std::vector<Index> hidden = m_sheet->hiddenColumns(m_step, r);
        for (Index c = 0; c < stored.cols(); ++c) {
            const bool isSeen = std::isfinite(stored(r, c)) && !std::ranges::binary_search(hidden, c);
            low = std::min(low, isSeen ? stored(r, c) : 0);
            high = std::max(high, isSeen ? stored(r, c) : 0);
        }
    }
    const NumberStyle style = numberStyle(*m_document);
    return {style.text(low * unit() / result.divisor), style.text(high * unit() / result.divisor)};
}

QString MatrixModel::beside(const QModelIndex& index) const
{
    if (!showsBoth() || (layer() == Layer::Differences && hides(index)))
        return {};
    if (layer() == Layer::Differences)
        return differenceText(index);
    return withSign(derivatives() ? layerText(layerAt(index)) : u"–"_s);
}

/// So that a derivative under a value is not taken for a difference.
QString MatrixModel::withSign(const QString& text) const
{
    return layer() == Layer::Derivatives ? u"∂ "_s + text : text;
}

QString MatrixModel::differenceText(const QModelIndex& index) const
{
    const CellDifference found = m_highlight->comparison()->at(cellAt(index));
    if (found.kind == DifferenceKind::Hidden)
        return {};
    return std::isnan(found.difference) ? u"–"_s : layerText(found.difference);
}

CellState MatrixModel::differenceState(const QModelIndex& index) const
{
    const CellDifference found = m_highlight->comparison()->at(cellAt(index));
    switch (found.kind) {
    case DifferenceKind::Hidden:
        return CellState::Hidden;
    case DifferenceKind::HiddenNow:
    case DifferenceKind::HiddenBefore:
        return CellState::HalfHidden;
    case DifferenceKind::NoRow:
    case DifferenceKind::Blank:
        return CellState::Undefined;
    case DifferenceKind::NotFinite:
        return std::isnan(found.difference) ? CellState::Undefined : CellState::NotFinite;
    case DifferenceKind::Number:
        break;
    }
    return CellState::Number;
}

int MatrixModel::stateAt(const QModelIndex& index) const
{
    if (showsDerivatives() && !showsBoth()) {
        if (!derivatives())
            return static_cast<int>(CellState::Undefined);
        const bool isFinite = std::isfinite(shownAt(index));
        return static_cast<int>(isFinite ? CellState::Number : CellState::NotFinite);
    }
    if (hides(index))
        return static_cast<int>(CellState::Blank);
    const bool isCompared = layer() == Layer::Differences;
    if (isCompared && !showsBoth())
        return static_cast<int>(differenceState(index));
    const StepResult& result = m_document->evaluation().result(m_step);
    const CellRef cell = cellAt(index);
    if (!result.rows.empty() && hasNoDistribution(result.rows[static_cast<std::size_t>(cell.row)].state))
        return static_cast<int>(CellState::Undefined);
    if (m_spec->isDistribution && !m_document->evaluation().allowed().allows(cell.row, cell.column))
        return static_cast<int>(CellState::Hidden);
    const double value = valueAt(index);
    if (!std::isfinite(value))
        return static_cast<int>(CellState::NotFinite);
    if (isCompared && differenceState(index) == CellState::HalfHidden)
        return static_cast<int>(CellState::HalfHidden);
    return static_cast<int>(numberStyle(*m_document).roundsToZero(value) ? CellState::TinyNumber : CellState::Number);
}

double MatrixModel::heatAt(const QModelIndex& index) const
{
    const double value = layer() == Layer::Values ? valueAt(index) : layerAt(index);
    if (!std::isfinite(value) || hides(index))
        return 0;
    if (hasWeightColours())
        return value;
    const double scale = heatScale();
    return scale > 0 ? value / scale : 0;
}

QString MatrixModel::display(const QModelIndex& index) const
{
    switch (static_cast<CellState>(stateAt(index))) {
    case CellState::Undefined:
        return u"–"_s;
    case CellState::Hidden:
        return {};
    case CellState::TinyNumber:
        return u"≈0"_s;
    case CellState::Blank:
        return isDivided() ? QString() : m_sheet->typedAt(cellAt(index));
    default:
        return shownText(shownAt(index));
    }
}

QString MatrixModel::shownText(double shown) const
{
    return layer() == Layer::Values || showsBoth() ? numberStyle(*m_document).text(shown) : layerText(shown);
}

/// A derivative that is 0 at these decimals shows its size: "2e−7". Of a value or a difference that would only be noise.
QString MatrixModel::layerText(double number) const
{
    const NumberStyle style = numberStyle(*m_document);
    if (layer() == Layer::Differences)
        return signedText(style, number);
    if (!style.roundsToZero(number))
        return style.text(number);
    QString text = QString::number(number, 'e', 0);
    const qsizetype exponent = text.indexOf(u'e') + 2;
    while (exponent < text.size() - 1 && text.at(exponent) == u'0')
        text.remove(exponent, 1);
    return text.replace(u'-', u'−');
}

QString MatrixModel::hint(const QModelIndex& index) const
{
    const CellRef cell = cellAt(index);
    const QString start = tr("%1, %2").arg(title(), placeInWords(*m_document, cell));
    if (showsDerivatives()) {
        const GradientLens* lens = m_highlight->lens();
        const QString name = shownCellName(*m_document, lens->target()->cell);
        const QString target = !lens->row().empty() ? tr("the loss of the vector with %1").arg(name)
            : lens->target()->loss != "value"       ? tr("the loss of %1").arg(name)
                                                    : name;
        if (const auto problem = lens->problem())
            return tr("%1: no derivative of %2. %3").arg(start, target, sentenceOf(*problem));
        return tr("%1: moves %2 by %3 per unit; its value is %4")
            .arg(start, target, numberStyle(*m_document).measure(layerAt(index)),
                 m_sheet->hides(cell) ? tr("blank") : numberStyle(*m_document).text(valueAt(index)));
    }
    if (const Comparison* comparison = m_highlight ? m_highlight->comparison() : nullptr;
        comparison && comparison->has(m_step) && m_portion == Portion::Whole && !m_sheet->hides(cell))
        return tr("%1: %2").arg(start, differenceInWords(*comparison, *m_document, cell));
    const Answer answer = m_sheet->stateOf(cell);
    switch (static_cast<CellState>(stateAt(index))) {
    case CellState::Blank:
        return answer == Answer::Empty ? tr("%1: %2").arg(start, answerInWords(answer))
                                       : tr("%1: your answer %2 is %3").arg(start, m_sheet->typedAt(cell), answerInWords(answer));
    case CellState::Undefined:
        return tr("%1: no number. %2").arg(start, reasonInWords(*m_document, cell.row));
    case CellState::Hidden:
        return tr("%1: hidden by the mask, exactly 0").arg(start);
    case CellState::NotFinite:
        return tr("%1: %2, not finite").arg(start, numberStyle(*m_document).text(valueAt(index)));
    case CellState::TinyNumber:
        return tr("%1: %2, rounded to zero").arg(start, numberStyle(*m_document).measure(valueAt(index)));
    case CellState::HalfHidden:
    case CellState::Number:
        break;
    }
    const QString number = tr("%1: %2").arg(start, numberStyle(*m_document).text(valueAt(index)));
    return answer == Answer::None ? number : tr("%1 (%2)").arg(number, answerInWords(answer));
}

}  // namespace ae
