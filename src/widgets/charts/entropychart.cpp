// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/entropychart.h"

#include "widgets/charts/charttext.h"
#include "widgets/look/calmpaint.h"
#include "widgets/look/hatch.h"

#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ae {

namespace {

constexpr double roundness = 3;
constexpr double markRoom = 16;

bool isDefined(const EntropyRow& row)
{
    return row.mark != RowMark::Undefined && std::isfinite(row.bits);
}

// Undefined rows first, then the most decided ones; forced rows had no choice.
double shareOf(const EntropyRow& row)
{
    if (!isDefined(row))
        return -1;
    return row.mark == RowMark::Forced || !(row.mostBits > 0) ? 2 : row.bits / row.mostBits;
}

}  // namespace

EntropyChart::EntropyChart(QWidget* parent)
    : RowChart(Qt::Horizontal, parent), m_series(new QHorizontalStackedBarSeries), m_plain(new QBarSet(QString())),
      m_saturated(new QBarSet(QString())), m_rowAxis(new QValueAxis(this)), m_valueAxis(new QValueAxis(this))
{
    m_series->append(QList<QBarSet*>{m_plain, m_saturated});
    chart().addSeries(m_series);
    chart().addAxis(m_rowAxis, Qt::AlignLeft);
    chart().addAxis(m_valueAxis, Qt::AlignBottom);
    m_series->attachAxis(m_rowAxis);
    m_series->attachAxis(m_valueAxis);
    m_rowAxis->setVisible(false);
    m_valueAxis->setVisible(false);
    m_valueAxis->setRange(0, 1);
    m_series->setBarWidth(0.4);
}

void EntropyChart::setData(EntropyChartData data)
{
    m_data = std::move(data);
    chooseRows();
    frame = Frame();
    FiniteRange range;
    range.include(0);
    QString longest;
    for (int i = 0; i < static_cast<int>(m_shown.size()); ++i) {
        const EntropyRow& row = rowData(i);
        frame.names += row.name;
        if (m_shown[static_cast<std::size_t>(i)] == m_data.pickedRow)
            frame.emphasised = i;
        if (isDefined(row)) {
            range.include(row.bits);
            range.include(row.mostBits);
            range.include(std::isfinite(row.pinnedBits) ? row.pinnedBits : 0);
            const QString words = wordsOf(row);
            longest = words.size() > longest.size() ? words : longest;
        }
    }
    scale = ChartScale::linear(range, 6);
    if (range.high > 0)  // no empty room to the right of the largest entropy
        scale = ChartScale::exactly(ScaleKind::Linear, 0, std::min(scale.high(), range.high * 1.02));
    frame.valueRoom = fontMetrics().horizontalAdvance(longest) + markRoom + 14;
    if (!m_data.pinnedName.isEmpty())
        frame.legend = {{tr("now"), &ThemeColours::barStrong}, {oneLine(m_data.pinnedName), &ThemeColours::text}};
    if (m_shown.size() < m_data.rows.size())
        frame.notes += tr("The %1 most decided queries of %2.").arg(m_shown.size()).arg(m_data.rows.size());
    fillSeries();
    showData(m_data.title);
}

QString EntropyChart::summary() const
{
    QStringList lines{title(), tr("%n query(ies).", nullptr, static_cast<int>(m_data.rows.size()))};
    for (int i = 0; i < rowCount() && i < 12; ++i)
        lines += rowTip(i, {});
    return (lines + frame.notes).join(u'\n');
}

ChartTable EntropyChart::table() const
{
    ChartTable table;
    table.columns = {tr("Token"), tr("Entropy in bits"), tr("Largest possible"), tr("State")};
    if (!m_data.pinnedName.isEmpty())
        table.columns += oneLine(m_data.pinnedName);
    for (const EntropyRow& row : m_data.rows) {
        const QString state = row.mark == RowMark::Undefined && !row.reason.isEmpty() ? row.reason : markName(row.mark);
        if (isDefined(row))
            table.rows += QStringList{row.name, exactNumber(row.bits), exactNumber(row.mostBits), state};
        else
            table.rows += QStringList{row.name, QStringLiteral("—"), QStringLiteral("—"), state};
        if (!m_data.pinnedName.isEmpty())
            table.rows.back() += std::isfinite(row.pinnedBits) ? exactNumber(row.pinnedBits) : QStringLiteral("—");
    }
    return table;
}

QRectF EntropyChart::arrange(const QSizeF& size)
{
    constexpr double half = roundness / 2;
    return RowChart::arrange(size).adjusted(half, 0, -half, 0);
}

void EntropyChart::colourSeries()
{
    const ThemeColours& c = theme().colours;
    m_plain->setColor(c.barStrong);
    m_plain->setPen(QPen(c.barStrong, roundness, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    m_saturated->setColor(c.withoutScaling);
    m_saturated->setPen(QPen(c.withoutScaling, roundness, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
}

void EntropyChart::paintUnder(QPainter& painter) const
{
    RowChart::paintUnder(painter);
    const ThemeColours& c = theme().colours;
    for (int row = 0; row < rowCount(); ++row) {
        const EntropyRow& data = rowData(row);
        const QRectF whole = rowRect(row);
        const QRectF track(plot().left(), whole.center().y() - whole.height() * 0.2, plot().width(), whole.height() * 0.4);
        if (!isDefined(data)) {
            paintHatch(painter, track, Hatch::NotFinite, c);
            continue;
        }
        const double end = placeOf(std::isfinite(data.mostBits) ? std::max(data.mostBits, 0.0) : 0);
        paintRounded(painter, QRectF(track.left(), track.top(), std::max(end - track.left(), 0.0), track.height()), 2, c.chartGrid,
                     Qt::transparent, 0);
        painter.setPen(QPen(c.reference, 2));
        painter.drawLine(QLineF(end, track.top() - 3, end, track.bottom() + 3));
    }
}

void EntropyChart::paintOver(QPainter& painter) const
{
    RowChart::paintOver(painter);
    painter.setFont(font());
    for (int row = 0; row < rowCount(); ++row) {
        paintPinned(painter, row);
        paintWords(painter, row);
    }
}

void EntropyChart::activate(int row, const QPointF&)
{
    emit rowActivated(m_shown[static_cast<std::size_t>(row)]);
}

QString EntropyChart::rowTip(int row, const QPointF&) const
{
    const EntropyRow& data = rowData(row);
    if (!isDefined(data))
        return tr("%1: no entropy. %2").arg(oneLine(data.name), oneLine(data.reason));
    QString words = tr("%1: %2 of %3 bits")
                        .arg(oneLine(data.name), shownNumber(data.bits, m_data.decimals), shownNumber(data.mostBits, m_data.decimals));
    if (std::isfinite(data.pinnedBits) && !m_data.pinnedName.isEmpty())
        words = tr("%1 (%2: %3)").arg(words, oneLine(m_data.pinnedName), shownNumber(data.pinnedBits, m_data.decimals));
    return data.mark == RowMark::None ? words : words + QStringLiteral(", ") + markName(data.mark);
}

void EntropyChart::chooseRows()
{
    m_shown.resize(m_data.rows.size());
    std::iota(m_shown.begin(), m_shown.end(), 0);
    if (m_shown.size() <= mostRows)
        return;
    std::stable_sort(m_shown.begin(), m_shown.end(), [this](int x, int y) {
        return shareOf(m_data.rows[static_cast<std::size_t>(x)]) < shareOf(m_data.rows[static_cast<std::size_t>(y)]);
    });
    m_shown.resize(rowsShown);
    std::sort(m_shown.begin(), m_shown.end());
}

void EntropyChart::fillSeries()
{
    const qsizetype count = rowCount();
    QList<qreal> plain(count, 0);
    QList<qreal> saturated(count, 0);
    for (qsizetype row = 0; row < count; ++row) {
        const EntropyRow& data = rowData(static_cast<int>(count - 1 - row));  // Qt Charts counts from below
        if (isDefined(data))
            (data.mark == RowMark::Saturated ? saturated : plain)[row] = std::clamp(scale.place(data.bits), 0.0, 1.0);
    }
    m_plain->remove(0, m_plain->count());
    m_saturated->remove(0, m_saturated->count());
    m_plain->append(plain);
    m_saturated->append(saturated);
    m_rowAxis->setRange(-0.5, std::max<double>(1, static_cast<double>(count)) - 0.5);
}

QString EntropyChart::wordsOf(const EntropyRow& row) const
{
    if (!isDefined(row))
        return QStringLiteral("— ") + oneLine(row.reason);
    return row.mark == RowMark::None ? shownNumber(row.bits, m_data.decimals)
                                     : shownNumber(row.bits, m_data.decimals) + QStringLiteral("  ") + markName(row.mark);
}

QString EntropyChart::markName(RowMark mark) const
{
    switch (mark) {
    case RowMark::Saturated:
        return tr("saturated");
    case RowMark::Forced:
        return tr("forced");
    case RowMark::Undefined:
        return tr("undefined");
    case RowMark::None:
        break;
    }
    return {};
}

void EntropyChart::paintMark(QPainter& painter, const QPointF& centre, RowMark mark) const
{
    const ThemeColours& c = theme().colours;
    painter.setPen(Qt::NoPen);
    if (mark == RowMark::Saturated) {
        painter.setBrush(c.withoutScaling);
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -5), centre + QPointF(5.5, 4.5), centre + QPointF(-5.5, 4.5)});
    } else if (mark == RowMark::Forced) {
        painter.setBrush(c.faintText);
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -6), centre + QPointF(5, 0), centre + QPointF(0, 6), centre + QPointF(-5, 0)});
    } else if (mark == RowMark::Undefined) {
        painter.setPen(QPen(c.warning, 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre + QPointF(-4, -4), centre + QPointF(4, 4));
        painter.drawLine(centre + QPointF(-4, 4), centre + QPointF(4, -4));
    }
}

/// A hollow ring where the pinned state was, so that it is told from the bar by its shape.
void EntropyChart::paintPinned(QPainter& painter, int row) const
{
    const EntropyRow& data = rowData(row);
    if (!std::isfinite(data.pinnedBits) || m_data.pinnedName.isEmpty())
        return;
    const QPointF centre(placeOf(std::max(data.pinnedBits, 0.0)), rowRect(row).center().y());
    painter.setPen(QPen(theme().colours.text, 1.5));
    painter.setBrush(theme().colours.card);
    painter.drawEllipse(centre, 4, 4);
}

void EntropyChart::paintWords(QPainter& painter, int row) const
{
    const ThemeColours& c = theme().colours;
    const EntropyRow& data = rowData(row);
    const QRectF whole = rowRect(row);
    const QFontMetricsF metrics(painter.font());
    double x = plot().right() + 10;
    if (!isDefined(data)) {
        // On its own hatched track: the reason is longer than the column of numbers.
        x = plot().left() + 10;
        const double room = whole.right() - x - markRoom - 4;
        const QString words = metrics.elidedText(wordsOf(data), Qt::ElideRight, room);
        const QRectF place(x - 4, whole.top() + 2, markRoom + metrics.horizontalAdvance(words) + 8, whole.height() - 4);
        painter.fillRect(place, c.card);
        paintMark(painter, QPointF(x + 5, whole.center().y()), RowMark::Undefined);
        painter.setPen(c.warning);
        painter.drawText(place.adjusted(4 + markRoom, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, words);
        return;
    }
    painter.setPen(c.text);
    const QString number = shownNumber(data.bits, m_data.decimals);
    painter.drawText(QRectF(x, whole.top(), 200, whole.height()), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, number);
    if (data.mark == RowMark::None)
        return;
    x += metrics.horizontalAdvance(number) + 6;
    paintMark(painter, QPointF(x + 6, whole.center().y()), data.mark);
    painter.setPen(data.mark == RowMark::Saturated ? c.withoutScaling : c.faintText);
    painter.drawText(QRectF(x + markRoom, whole.top(), 200, whole.height()), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     markName(data.mark));
}

}  // namespace ae
