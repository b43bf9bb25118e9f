// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/waterfallchart.h"

#include "widgets/charts/charttext.h"
#include "widgets/look/calmpaint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kManyRows = 20;  // from here on rows stand closer
constexpr double kCloseRow = 1.3;  // lines of text

/// With its sign: what a step adds.
QString signedText(double value, int decimals)
{
    const QString text = shownNumber(value, decimals);
    return value > 0 ? u'+' + text : text;
}

}  // namespace

WaterfallChart::WaterfallChart(QWidget* parent) : RowChart(Qt::Horizontal, parent) { }

void WaterfallChart::setData(const Waterfall& data, int decimals)
{
    m_data = data;
    m_decimals = decimals;
    describe();
    showData(tr("The score of “%1” with “%2”").arg(data.query, data.key));
}

QString WaterfallChart::summary() const
{
    if (!m_data.reason.isEmpty())
        return title() + u'\n' + oneLine(m_data.reason);
    return (QStringList{title(), tr("%n term(s).", nullptr, static_cast<int>(m_data.dimensions))} + m_data.sentences).join(u'\n');
}

ChartTable WaterfallChart::table() const
{
    ChartTable table;
    table.columns = {tr("Term"), tr("Factors"), tr("Value"), tr("Sum so far")};
    for (const WaterfallTerm& term : m_data.terms)
        table.rows << QStringList{term.name, term.arithmetic, exactNumber(term.value), exactNumber(term.end)};
    if (!m_data.reason.isEmpty())
        return table;
    table.rows << QStringList{m_data.totalName, {}, exactNumber(m_data.score), exactNumber(m_data.score)};
    if (!m_data.dividedName.isEmpty())
        table.rows << QStringList{m_data.dividedName, {}, exactNumber(m_data.divided), exactNumber(m_data.divided)};
    return table;
}

QSize WaterfallChart::sizeHint() const
{
    QSize size = RowChart::sizeHint();
    if (rowCount() >= kManyRows)
        size.setHeight(smallestSize().height() + static_cast<int>(rowCount() * fontMetrics().height() * (kCloseRow - 1.3)));
    return size;
}

void WaterfallChart::describe()
{
    frame = Frame();
    m_bars.clear();
    if (!m_data.reason.isEmpty()) {
        frame.sentence = oneLine(m_data.reason);
        return;
    }
    for (const WaterfallTerm& term : m_data.terms) {
        const QString value = signedText(term.value, m_decimals + 1);
        const QString text = term.arithmetic.isEmpty() ? value : tr("%1 = %2").arg(term.arithmetic, value);
        m_bars.push_back({term.name, text, tr("%1: %2").arg(term.name, exactNumber(term.value)), term.start, term.end, Bar::Term});
    }
    m_bars.push_back({m_data.totalName, shownNumber(m_data.score, m_decimals + 1),
                      tr("%1: %2").arg(m_data.totalName, exactNumber(m_data.score)), 0, m_data.score, Bar::Total});
    if (!m_data.dividedName.isEmpty()) {
        m_bars.push_back({m_data.dividedName, shownNumber(m_data.divided, m_decimals + 1),
                          tr("%1: %2").arg(m_data.dividedName, exactNumber(m_data.divided)), 0, m_data.divided, Bar::Divided});
    }
    FiniteRange range;
    range.include(0);
    double room = 0;
    for (const Bar& bar : m_bars) {
        frame.names << bar.name;
        range.include(bar.start);
        range.include(bar.end);
        room = std::max<double>(room, fontMetrics().horizontalAdvance(bar.text));
    }
    frame.emphasised = static_cast<int>(m_bars.size()) - 1;
    frame.valueRoom = room + 10;
    scale = ChartScale::linear(range, 5);
    if (m_data.rest > 0) {
        frame.notes << tr("The %1 strongest of %2 terms; the others are one bar.").arg(m_data.terms.size() - 1).arg(m_data.dimensions);
    }
}

QColor WaterfallChart::colourOf(const Bar& bar) const
{
    const ThemeColours& c = theme().colours;
    if (bar.kind == Bar::Total)
        return c.barQuiet;
    if (bar.kind == Bar::Divided)
        return c.barStrong;
    return QColor(theme().map(MapName::Signed).at(bar.end >= bar.start ? 0.86 : 0.14));
}

void WaterfallChart::paintUnder(QPainter& painter) const
{
    RowChart::paintUnder(painter);
    if (!frame.sentence.isEmpty())
        return;
    const ThemeColours& c = theme().colours;
    const double zero = placeOf(0);
    painter.setPen(QPen(c.chartAxis, 1.5));
    painter.drawLine(QLineF(zero, plot().top(), zero, plot().bottom()));
    for (int row = 0; row < rowCount(); ++row) {
        const Bar& bar = m_bars[static_cast<std::size_t>(row)];
        QRectF area = trackRect(row);
        area.setLeft(std::min(placeOf(bar.start), placeOf(bar.end)));
        area.setRight(std::max(placeOf(bar.start), placeOf(bar.end)));
        if (area.width() < 1.5)  // a term of 0 is there all the same
            area.adjust(-0.75, 0, 0.75, 0);
        paintRounded(painter, area, std::min(3.0, area.width() / 2), colourOf(bar), Qt::transparent, 0);
        if (row + 1 == rowCount() || m_bars[static_cast<std::size_t>(row) + 1].kind == Bar::Divided)
            continue;
        // the thread from where this one ends to where the next begins
        painter.setPen(QPen(c.chartAxis, 1));
        const double at = placeOf(bar.end);
        painter.drawLine(QLineF(at, area.bottom(), at, trackRect(row + 1).top()));
    }
}

void WaterfallChart::paintOver(QPainter& painter) const
{
    RowChart::paintOver(painter);
    if (!frame.sentence.isEmpty())
        return;
    for (int row = 0; row < rowCount(); ++row) {
        const Bar& bar = m_bars[static_cast<std::size_t>(row)];
        QFont own = font();
        own.setBold(row == frame.emphasised);
        painter.setFont(own);
        const QRectF slot = trackRect(row);
        const double line = painter.fontMetrics().height();
        const double end = placeOf(std::max({bar.start, bar.end, bar.kind == Bar::Term ? bar.start : 0.0}));
        paintBeside(painter, QRectF(end + 6, slot.center().y() - line / 2, frame.valueRoom, line), Qt::AlignLeft | Qt::AlignVCenter,
                    bar.text, theme().colours.text);
    }
}

void WaterfallChart::activate(int row, const QPointF&)
{
    const Bar& bar = m_bars[static_cast<std::size_t>(row)];
    if (bar.kind == Bar::Divided)
        emit dividedActivated();
    else
        emit scoreActivated();
}

QString WaterfallChart::rowTip(int row, const QPointF&) const
{
    return oneLine(m_bars[static_cast<std::size_t>(row)].tip);
}

}  // namespace ae
