// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/barchart.h"

#include "widgets/charts/charttext.h"

#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QHorizontalBarSeries>
#include <QHorizontalStackedBarSeries>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ae {

namespace {

constexpr double roundness = 3;  // pen that rounds the corners of a bar, in logical pixels

// By what the bars show; keys without a number come last.
double strengthOf(const Bar& bar, bool withOther)
{
    if (!bar.isNumber())
        return -2;
    const double value = std::isnan(bar.value) ? -1 : bar.value;
    return withOther && !std::isnan(bar.other) ? std::max(value, bar.other) : value;
}

void replaceAll(QBarSet* set, const QList<qreal>& numbers)
{
    if (set->count() != numbers.size()) {
        set->remove(0, set->count());
        set->append(numbers);
        return;
    }
    for (int i = 0; i < set->count(); ++i) {
        if (set->at(i) != numbers.at(i))  // each replacement lays the chart out anew
            set->replace(i, numbers.at(i));
    }
}

}  // namespace

BarChart::BarChart(Qt::Orientation orientation, QWidget* parent)
    : RowChart(orientation, parent), m_rowAxis(new QValueAxis(this)), m_valueAxis(new QValueAxis(this))
{
    const bool isLying = orientation == Qt::Horizontal;
    chart().addAxis(m_rowAxis, isLying ? Qt::AlignLeft : Qt::AlignBottom);
    chart().addAxis(m_valueAxis, isLying ? Qt::AlignBottom : Qt::AlignLeft);
    m_rowAxis->setVisible(false);
    m_valueAxis->setVisible(false);
    buildSeries();
}

void BarChart::setData(BarChartData data)
{
    m_data = std::move(data);
    chooseBars();
    describe();
    fillSeries();
    showData(m_data.title);
}

QString BarChart::summary() const
{
    if (!m_data.reason.isEmpty())
        return title() + u'\n' + oneLine(m_data.reason);
    if (m_data.bars.empty())
        return title() + u'\n' + tr("There is nothing to show.");
    const auto hidden = std::count_if(m_data.bars.begin(), m_data.bars.end(), [](const Bar& bar) { return bar.state == BarState::Hidden; });
    const std::size_t blank = blanks();
    QStringList lines{title(), tr("%n bar(s).", nullptr, static_cast<int>(m_data.bars.size()))};
    if (const int best = emphasised(); best >= 0) {
        const Bar& strong = m_data.bars[static_cast<std::size_t>(best)];
        lines += tr("The largest is %1 on “%2”.").arg(numberOf(strong.value), oneLine(strong.name));
        if (hasOther())
            lines += tr("In “%1” it is %2.").arg(oneLine(m_data.otherName), numberOf(strong, 1));
    }
    if (std::isfinite(m_data.equalShare))
        lines += tr("An equal share would be %1.").arg(numberOf(m_data.equalShare));
    if (hidden > 0)
        lines += tr("%n of them are hidden by the mask.", nullptr, static_cast<int>(hidden));
    if (blank > 0)
        lines += tr("%n of them are blank in the worksheet.", nullptr, static_cast<int>(blank));
    return (lines + frame.notes).join(u'\n');
}

ChartTable BarChart::table() const
{
    ChartTable table;
    table.columns = {m_data.rowName.isEmpty() ? tr("Key") : m_data.rowName, m_data.valueName.isEmpty() ? tr("Weight") : m_data.valueName};
    if (hasOther())
        table.columns += m_data.otherName;
    for (const Bar& bar : m_data.bars) {
        const auto cell = [&bar](double value, Bar::HiddenSide side) {
            return !bar.isNumber() ? gapText(bar) : bar.hiddenSide == side ? tr("hidden") : exactNumber(value);
        };
        QStringList row{bar.name, m_data.reason.isEmpty() ? cell(bar.value, Bar::HiddenSide::Value) : QStringLiteral("—")};
        if (hasOther())
            row += m_data.reason.isEmpty() ? cell(bar.other, Bar::HiddenSide::Other) : QStringLiteral("—");
        table.rows += row;
    }
    return table;
}

QRectF BarChart::arrange(const QSizeF& size)
{
    // The pen that rounds the corners is drawn around each bar, beyond its ends too.
    constexpr double half = roundness / 2;
    const bool isLying = orientation() == Qt::Horizontal;
    return RowChart::arrange(size).adjusted(isLying ? half : 0, isLying ? 0 : half, isLying ? -half : 0, isLying ? 0 : -half);
}

void BarChart::colourSeries()
{
    const ThemeColours& c = theme().colours;
    const auto paint = [](QBarSet* set, const QColor& colour) {
        set->setColor(colour);
        set->setPen(QPen(colour, roundness, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    };
    const bool isScaling = m_isPair && m_data.pairOf == PairOf::Scaling;
    const bool isBaseline = m_isPair && !isScaling;
    paint(m_first, isScaling ? c.withScaling : isBaseline ? c.barStrong : c.barQuiet);
    paint(m_second, isScaling ? c.withoutScaling : isBaseline ? c.barQuiet : c.barStrong);
}

void BarChart::activate(int row, const QPointF&)
{
    emit barActivated(m_shown[static_cast<std::size_t>(row)]);
}

QString BarChart::rowTip(int row, const QPointF&) const
{
    const Bar& bar = barOf(row);
    const QString name = oneLine(bar.name);
    if (!bar.isNumber())
        return bar.state == BarState::Blank ? tr("%1: blank in the worksheet").arg(name) : tr("%1: hidden by the mask").arg(name);
    const auto exact = [&bar](double value, Bar::HiddenSide side) {
        return bar.hiddenSide == side ? tr("hidden by the mask") : exactNumber(value);
    };
    const QString value = tr("%1: %2").arg(name, exact(bar.value, Bar::HiddenSide::Value));
    return hasOther() ? tr("%1\n%2: %3").arg(value, oneLine(m_data.otherName), exact(bar.other, Bar::HiddenSide::Other)) : value;
}

/// What stands where the number of a bar would.
QString BarChart::gapText(const Bar& bar)
{
    return bar.state == BarState::Blank ? tr("blank") : tr("hidden");
}

const Bar& BarChart::barOf(int row) const
{
    return m_data.bars[static_cast<std::size_t>(m_shown[static_cast<std::size_t>(row)])];
}

int BarChart::strongest() const
{
    int best = -1;
    for (std::size_t i = 0; i < m_data.bars.size(); ++i) {
        const Bar& bar = m_data.bars[i];
        if (bar.isNumber() && std::isfinite(bar.value) && (best < 0 || bar.value > m_data.bars[static_cast<std::size_t>(best)].value))
            best = static_cast<int>(i);
    }
    return best;
}

std::size_t BarChart::blanks() const
{
    const auto isBlank = [](const Bar& bar) { return bar.state == BarState::Blank; };
    return static_cast<std::size_t>(std::count_if(m_data.bars.begin(), m_data.bars.end(), isBlank));
}

/// While a number is blank nobody says which one is the largest: it may be that one.
int BarChart::emphasised() const
{
    return blanks() > 0 ? -1 : strongest();
}

void BarChart::chooseBars()
{
    m_shown.resize(m_data.bars.size());
    std::iota(m_shown.begin(), m_shown.end(), 0);
    if (m_shown.size() <= mostBars)
        return;
    std::stable_sort(m_shown.begin(), m_shown.end(), [this](int x, int y) {
        return strengthOf(m_data.bars[static_cast<std::size_t>(x)], hasOther())
            > strengthOf(m_data.bars[static_cast<std::size_t>(y)], hasOther());
    });
    m_shown.resize(strongestShown);
    std::sort(m_shown.begin(), m_shown.end());
}

void BarChart::describe()
{
    frame = Frame();
    if (!m_data.reason.isEmpty()) {
        frame.sentence = oneLine(m_data.reason);
        return;
    }
    const int best = strongest();
    m_decimals = decimalsFor(best < 0 ? 0 : m_data.bars[static_cast<std::size_t>(best)].value);
    FiniteRange range;
    range.include(0);
    range.include(m_data.atLeast);
    double room = 0;
    for (const int position : m_shown) {
        const Bar& bar = m_data.bars[static_cast<std::size_t>(position)];
        if (position == emphasised())
            frame.emphasised = static_cast<int>(frame.names.size());
        frame.names += bar.name;
        for (int series = 0; series < (hasOther() ? 2 : 1) && bar.isNumber(); ++series) {
            range.include(series == 0 ? bar.value : bar.other);
            room = std::max<double>(room, fontMetrics().horizontalAdvance(numberOf(bar, series)));
        }
    }
    scale = ChartScale::linear(range, 4);
    frame.linesPerRow = hasOther() ? 2 : 1;
    frame.valueRoom = room + 10;
    if (std::isfinite(m_data.equalShare) && m_data.equalShare >= scale.low() && m_data.equalShare <= scale.high()) {
        frame.hasReference = true;
        frame.reference = m_data.equalShare;
        frame.referenceText = tr("equal share %1").arg(numberOf(m_data.equalShare));
    }
    const bool isScaling = m_data.pairOf == PairOf::Scaling;
    if (hasOther())
        frame.legend = {{oneLine(m_data.valueName), isScaling ? &ThemeColours::withScaling : &ThemeColours::barStrong},
                        {oneLine(m_data.otherName), isScaling ? &ThemeColours::withoutScaling : &ThemeColours::barQuiet}};
    if (m_shown.size() < m_data.bars.size())
        frame.notes += remainder();
}

QString BarChart::remainder() const
{
    double rest = 0;
    for (std::size_t i = 0; i < m_data.bars.size(); ++i) {
        const Bar& bar = m_data.bars[i];
        if (bar.isNumber() && std::isfinite(bar.value) && !std::binary_search(m_shown.begin(), m_shown.end(), static_cast<int>(i)))
            rest += bar.value;
    }
    if (const std::size_t blank = blanks(); blank > 0) {
        return tr("The %1 strongest of the %2 that are not blank; the others of these hold %3 together.")
            .arg(m_shown.size())
            .arg(m_data.bars.size() - blank)
            .arg(shownNumber(rest, m_data.decimals));
    }
    return tr("The %1 strongest of %2; the others hold %3 together.")
        .arg(m_shown.size())
        .arg(m_data.bars.size())
        .arg(shownNumber(rest, m_data.decimals));
}

void BarChart::buildSeries()
{
    const bool isLying = orientation() == Qt::Horizontal;
    m_isPair = hasOther();
    chart().removeAllSeries();
    if (m_isPair)
        m_series = isLying ? static_cast<QAbstractBarSeries*>(new QHorizontalBarSeries) : new QBarSeries;
    else
        m_series = isLying ? static_cast<QAbstractBarSeries*>(new QHorizontalStackedBarSeries) : new QStackedBarSeries;
    m_first = new QBarSet(plainChartText(m_data.valueName));
    m_second = new QBarSet(plainChartText(m_data.otherName));
    // Of a pair the first lies above, and Qt Charts counts from below.
    m_series->append(m_isPair && isLying ? QList<QBarSet*>{m_second, m_first} : QList<QBarSet*>{m_first, m_second});
    chart().addSeries(m_series);
    m_series->attachAxis(m_rowAxis);
    m_series->attachAxis(m_valueAxis);
}

// Qt Charts counts rows from the bottom and gets numbers around 1 whatever ours are: nothing there can overflow.
void BarChart::fillSeries()
{
    if (m_isPair != hasOther())
        buildSeries();
    const double unit = std::max(std::abs(scale.low()), std::abs(scale.high()));
    const qsizetype count = frame.sentence.isEmpty() ? rowCount() : 0;
    QList<qreal> first(count, 0);
    QList<qreal> second(count, 0);
    const auto lengthOf = [unit](double value) { return std::isfinite(value) ? std::clamp(value / unit, -1.0, 1.0) : 0; };
    for (qsizetype row = 0; row < count; ++row) {
        const Bar& bar = barOf(static_cast<int>(row));
        const qsizetype place = orientation() == Qt::Horizontal ? count - 1 - row : row;
        if (!bar.isNumber())
            continue;
        const bool isStrong = !m_isPair && row == frame.emphasised;
        (isStrong ? second : first)[place] = lengthOf(bar.value);
        if (m_isPair)
            second[place] = lengthOf(bar.other);
    }
    m_series->setBarWidth(trackShare());
    replaceAll(m_first, first);
    replaceAll(m_second, second);
    m_rowAxis->setRange(-0.5, std::max<double>(1, static_cast<double>(count)) - 0.5);
    m_valueAxis->setRange(scale.low() / unit, scale.high() / unit);
}

// Where many keys share, even the strongest is small: two significant digits of it are shown at least.
int BarChart::decimalsFor(double largest) const
{
    constexpr int most = 8;
    if (!(largest > 0) || largest >= 1)
        return m_data.decimals;
    const int needed = static_cast<int>(std::ceil(-std::log10(largest))) + 1;
    return std::clamp(needed, m_data.decimals, std::max(most, m_data.decimals));
}

QString BarChart::numberOf(double value) const
{
    return shownNumber(value, m_decimals);
}

QString BarChart::numberOf(const Bar& bar, int series) const
{
    const bool isHidden = bar.hiddenSide == (series == 0 ? Bar::HiddenSide::Value : Bar::HiddenSide::Other);
    return isHidden ? tr("hidden") : numberOf(series == 0 ? bar.value : bar.other);
}

}  // namespace ae
