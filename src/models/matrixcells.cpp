// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the cells of a MatrixModel show: numbers, states, colours, words.
#include "models/answersheet.h"
#include "models/gradientlens.h"
#include "models/highlight.h"
#include "models/matrixmodel.h"
#include "models/roles.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

QString withSign(const QString& derivative)
{
    return u"∂ "_s + derivative;
}

}  // namespace

const MatrixModel::Extremes& MatrixModel::extremes() const
{
    if (m_extremes)
        return *m_extremes;
    Extremes& found = m_extremes.emplace();
    if (!isCurrent() || (showsDerivatives() && !derivatives()))
        return found;
    const StepResult& result = m_document->evaluation().result(m_step);
    const Matrix& matrix = showsDerivatives() ? *derivatives() : result.storage();
    for (Index i = 0; i < matrix.size(); ++i) {
        const double value = matrix.data()[i];
        const bool isNumber = std::isfinite(value);
        found.hasOthers = found.hasOthers || !isNumber;
        found.low = isNumber && value < found.low ? value : found.low;
        found.high = isNumber && value > found.high ? value : found.high;
        if (isNumber && value != 0 && (found.smallest == 0 || std::abs(value) < found.smallest))
            found.smallest = std::abs(value);
    }
    const double divisor = (showsDerivatives() ? 1 : result.divisor) / unit();
    found.low /= divisor;
    found.high /= divisor;
    found.smallest /= divisor;
    found.largest = std::max(found.high, -found.low);
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
    if (showsDerivatives())
        texts << derivativeText(-found.smallest);
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
    return !showsDerivatives() && m_sheet->hides(cell);
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
    return showsDerivatives() && !showsBoth() ? derivativeAt(index) : valueAt(index);
}

/// Of the values themselves, where the extremes are those of the derivatives.
QStringList MatrixModel::widestValues() const
{
    const StepResult& result = m_document->evaluation().result(m_step);
    const Matrix& stored = result.storage();
    double low = 0;
    double high = 0;
    for (Index i = 0; i < stored.size() && isCurrent(); ++i) {
        const double value = std::isfinite(stored.data()[i]) ? stored.data()[i] : 0;
        low = std::min(low, value);
        high = std::max(high, value);
    }
    const NumberStyle style = numberStyle(*m_document);
    return {style.text(low / result.divisor), style.text(high / result.divisor)};
}

QString MatrixModel::beside(const QModelIndex& index) const
{
    if (!showsBoth())
        return {};
    const double derivative = derivativeAt(index);
    return withSign(derivatives() ? derivativeText(derivative) : u"–"_s);
}

double MatrixModel::derivativeAt(const QModelIndex& index) const
{
    const Matrix* all = derivatives();
    const CellRef cell = cellAt(index);
    return all ? (*all)(cell.row, cell.column) * unit() : std::numeric_limits<double>::quiet_NaN();
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
    const StepResult& result = m_document->evaluation().result(m_step);
    const CellRef cell = cellAt(index);
    if (!result.rows.empty() && hasNoDistribution(result.rows[static_cast<std::size_t>(cell.row)].state))
        return static_cast<int>(CellState::Undefined);
    if (m_spec->isDistribution && !m_document->evaluation().allowed().allows(cell.row, cell.column))
        return static_cast<int>(CellState::Hidden);
    const double value = valueAt(index);
    if (!std::isfinite(value))
        return static_cast<int>(CellState::NotFinite);
    return static_cast<int>(numberStyle(*m_document).roundsToZero(value) ? CellState::TinyNumber : CellState::Number);
}

double MatrixModel::heatAt(const QModelIndex& index) const
{
    const double value = showsDerivatives() ? derivativeAt(index) : valueAt(index);
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
        return showsDerivatives() && !showsBoth() ? derivativeText(shownAt(index)) : numberStyle(*m_document).text(shownAt(index));
    }
}

/// A derivative that is 0 at these decimals shows its size: "2e−7". Of a value that would only be noise.
QString MatrixModel::derivativeText(double shown) const
{
    const NumberStyle style = numberStyle(*m_document);
    if (!style.roundsToZero(shown))
        return style.text(shown);
    QString text = QString::number(shown, 'e', 0);
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
        const QString target = shownCellName(*m_document, lens->target()->cell);
        if (const auto problem = lens->problem())
            return tr("%1: no derivative of %2. %3").arg(start, target, sentenceOf(*problem));
        return tr("%1: moves %2 by %3 per unit; its value is %4")
            .arg(start, target, numberStyle(*m_document).measure(derivativeAt(index)),
                 m_sheet->hides(cell) ? tr("blank") : numberStyle(*m_document).text(valueAt(index)));
    }
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
    case CellState::Number:
        break;
    }
    const QString number = tr("%1: %2").arg(start, numberStyle(*m_document).text(valueAt(index)));
    return answer == Answer::None ? number : tr("%1 (%2)").arg(number, answerInWords(answer));
}

}  // namespace ae
