// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/stackedrowschart.h"

#include "widgets/charts/charttext.h"
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

constexpr double kBarShare = 0.7;  // of the height of a row
constexpr double kBarShareOfPair = 0.5;
constexpr double kStripShare = 0.14;
constexpr double kStripGap = 0.03;

double usable(double weight)
{
    return std::isfinite(weight) ? std::clamp(weight, 0.0, 1.0) : 0;
}

double largestOf(const StackedRow& row)
{
    double largest = -1;
    for (const double weight : row.weights)
        largest = std::max(largest, usable(weight));
    return row.reason.isEmpty() ? largest : -1;
}

}  // namespace

StackedRowsChart::StackedRowsChart(QWidget* parent)
    : RowChart(Qt::Horizontal, parent), m_series(new QHorizontalStackedBarSeries), m_rowAxis(new QValueAxis(this)),
      m_valueAxis(new QValueAxis(this))
{
    chart().addSeries(m_series);
    chart().addAxis(m_rowAxis, Qt::AlignLeft);
    chart().addAxis(m_valueAxis, Qt::AlignBottom);
    m_series->attachAxis(m_rowAxis);
    m_series->attachAxis(m_valueAxis);
    m_rowAxis->setVisible(false);
    m_valueAxis->setVisible(false);
    m_valueAxis->setRange(0, 1);
    m_series->setBarWidth(kBarShare);
}

void StackedRowsChart::setData(StackedRowsData data)
{
    m_data = std::move(data);
    chooseRows();
    frame = Frame();
    scale = ChartScale::exactly(ScaleKind::Linear, 0, 1);
    frame.valueRoom = fontMetrics().horizontalAdvance(u'0');
    m_pieces.clear();
    m_pinnedPieces.clear();
    m_series->setBarWidth(hasPinned() ? kBarShareOfPair : kBarShare);
    for (int i = 0; i < static_cast<int>(m_shown.size()); ++i) {
        const StackedRow& row = rowData(i);
        frame.names += row.name;
        if (m_shown[static_cast<std::size_t>(i)] == m_data.pickedRow)
            frame.emphasised = i;
        m_pieces.push_back(row.reason.isEmpty() ? piecesOf(row.weights) : Pieces());
        m_pinnedPieces.push_back(piecesOf(row.pinned));
    }
    if (hasPinned())
        frame.notes += tr("The thin strip under each bar is “%1”.").arg(oneLine(m_data.pinnedName));
    const std::size_t all = std::max(m_data.rows.size(), static_cast<std::size_t>(m_data.outOf));
    if (m_shown.size() < all)
        frame.notes += tr("The %1 most decided queries of %2.").arg(m_shown.size()).arg(all);
    if (m_data.keys.size() > piecesShown())
        frame.notes += tr("Each bar shows its %1 strongest keys; the others are one piece.").arg(piecesShown());
    fillSeries();
    showData(m_data.title);
}

QString StackedRowsChart::summary() const
{
    QStringList lines{title(), tr("%n query(ies).", nullptr, static_cast<int>(m_data.rows.size()))};
    for (int i = 0; i < rowCount() && i < 12; ++i) {
        const StackedRow& row = rowData(i);
        const auto strongestOf = [this](const std::vector<double>& weights) {
            const auto strong = std::max_element(weights.begin(), weights.end());
            return std::pair(keyName(static_cast<int>(strong - weights.begin())), shownNumber(*strong, m_data.decimals));
        };
        if (!row.reason.isEmpty()) {
            lines += tr("%1: %2").arg(oneLine(row.name), oneLine(row.reason));
        } else if (!row.weights.empty()) {
            const auto [key, weight] = strongestOf(row.weights);
            lines += tr("%1 looks most at %2: %3.").arg(oneLine(row.name), key, weight);
        }
        if (row.reason.isEmpty() && !row.pinned.empty()) {
            const auto [key, weight] = strongestOf(row.pinned);
            lines += tr("In “%1” at %2: %3.").arg(oneLine(m_data.pinnedName), key, weight);
        }
    }
    return (lines + frame.notes).join(u'\n');
}

ChartTable StackedRowsChart::table() const
{
    ChartTable table;
    table.columns = QStringList{tr("Query")} + m_data.keys;
    for (const StackedRow& row : m_data.rows) {
        QStringList cells{row.name};
        if (!row.reason.isEmpty())
            cells += row.reason;
        else
            std::transform(row.weights.begin(), row.weights.end(), std::back_inserter(cells), exactNumber);
        table.rows += cells;
        if (!row.reason.isEmpty() || row.pinned.empty())
            continue;
        QStringList pinned{tr("%1 in “%2”").arg(row.name, m_data.pinnedName)};
        std::transform(row.pinned.begin(), row.pinned.end(), std::back_inserter(pinned), exactNumber);
        table.rows += pinned;
    }
    return table;
}

void StackedRowsChart::colourSeries()
{
    const ThemeColours& c = theme().colours;
    for (qsizetype i = 0; i < m_sets.size(); ++i) {
        m_sets.at(i)->setColor(i % 2 == 0 ? c.barQuiet : c.barStrong);
        m_sets.at(i)->setPen(QPen(c.card, 1));  // a gap between neighbours
    }
}

void StackedRowsChart::paintOver(QPainter& painter) const
{
    RowChart::paintOver(painter);
    painter.setFont(smallFont());
    for (int row = 0; row < rowCount(); ++row) {
        paintPieces(painter, row);
        paintStrip(painter, row);
    }
}

void StackedRowsChart::activate(int row, const QPointF& place)
{
    const Piece* piece = pieceAt(row, place);
    emit segmentActivated(m_shown[static_cast<std::size_t>(row)], piece == nullptr ? -1 : piece->key);
}

QString StackedRowsChart::rowTip(int row, const QPointF& place) const
{
    const StackedRow& data = rowData(row);
    if (!data.reason.isEmpty())
        return tr("%1: %2").arg(oneLine(data.name), oneLine(data.reason));
    const Piece* piece = pieceAt(row, place);
    if (piece == nullptr)
        return oneLine(data.name);
    const QString now = tr("%1 → %2: %3").arg(oneLine(data.name), keyName(piece->key), exactNumber(piece->weight));
    if (data.pinned.empty() || piece->key < 0)
        return now;
    return tr("%1\n%2: %3").arg(now, oneLine(m_data.pinnedName), exactNumber(data.pinned[static_cast<std::size_t>(piece->key)]));
}

StackedRowsChart::Pieces StackedRowsChart::piecesOf(const std::vector<double>& weights) const
{
    std::vector<int> keys(weights.size());
    std::iota(keys.begin(), keys.end(), 0);
    const auto weightOf = [&weights](int key) { return usable(weights[static_cast<std::size_t>(key)]); };
    std::stable_sort(keys.begin(), keys.end(), [&](int x, int y) { return weightOf(x) > weightOf(y); });
    const int strongest = keys.empty() ? -1 : keys.front();
    double rest = 0;
    const auto most = static_cast<std::size_t>(piecesShown());
    for (std::size_t i = most; i < keys.size(); ++i)
        rest += weightOf(keys[i]);
    if (keys.size() > most)
        keys.resize(most);
    std::sort(keys.begin(), keys.end());

    Pieces pieces;
    double start = 0;
    for (const int key : keys) {
        pieces.push_back({key, weightOf(key), start, key == strongest});
        start += weightOf(key);
    }
    if (rest > 0)
        pieces.push_back({-1, rest, start, false});
    return pieces;
}

void StackedRowsChart::chooseRows()
{
    m_shown.resize(m_data.rows.size());
    std::iota(m_shown.begin(), m_shown.end(), 0);
    if (m_shown.size() <= mostRows)
        return;
    std::stable_sort(m_shown.begin(), m_shown.end(), [this](int x, int y) {
        return largestOf(m_data.rows[static_cast<std::size_t>(x)]) > largestOf(m_data.rows[static_cast<std::size_t>(y)]);
    });
    m_shown.resize(rowsShown);
    std::sort(m_shown.begin(), m_shown.end());
}

void StackedRowsChart::fillSeries()
{
    std::size_t most = 0;
    for (const Pieces& pieces : m_pieces)
        most = std::max(most, pieces.size());
    m_series->clear();
    m_sets.clear();
    const qsizetype count = rowCount();
    for (std::size_t place = 0; place < most; ++place) {
        QList<qreal> quiet(count, 0);
        QList<qreal> strong(count, 0);
        for (qsizetype row = 0; row < count; ++row) {
            const Pieces& pieces = m_pieces[static_cast<std::size_t>(count - 1 - row)];  // Qt Charts counts from below
            if (place < pieces.size())
                (pieces[place].isStrongest ? strong : quiet)[row] = pieces[place].weight;
        }
        for (const QList<qreal>& values : {quiet, strong}) {
            auto* set = new QBarSet(QString());
            set->append(values);
            m_sets += set;
        }
    }
    m_series->append(m_sets);
    m_rowAxis->setRange(-0.5, std::max<double>(1, static_cast<double>(count)) - 0.5);
}

const StackedRowsChart::Piece* StackedRowsChart::pieceAt(int row, const QPointF& place) const
{
    const double share = (place.x() - plot().left()) / plot().width();
    for (const Piece& piece : m_pieces[static_cast<std::size_t>(row)]) {
        if (share >= piece.start && share < piece.start + piece.weight)
            return &piece;
    }
    return nullptr;
}

QString StackedRowsChart::keyName(int key) const
{
    if (key < 0)
        return tr("all other keys");
    return key < m_data.keys.size() ? oneLine(m_data.keys.at(key)) : QString::number(key);
}

/// Just under the bar, which Qt Charts puts in the middle of the row.
QRectF StackedRowsChart::stripRect(int row) const
{
    const QRectF whole = rowRect(row);
    const double top = whole.center().y() + whole.height() * (kBarShareOfPair / 2 + kStripGap);
    return {plot().left(), top, plot().width(), whole.height() * kStripShare};
}

void StackedRowsChart::paintStrip(QPainter& painter, int row) const
{
    const ThemeColours& c = theme().colours;
    const QRectF strip = stripRect(row);
    for (const Piece& piece : m_pinnedPieces[static_cast<std::size_t>(row)]) {
        const QRectF place(strip.left() + piece.start * strip.width(), strip.top(), piece.weight * strip.width(), strip.height());
        painter.fillRect(place.adjusted(0.5, 0, -0.5, 0), piece.isStrongest ? c.barStrong : c.barQuiet);
    }
}

void StackedRowsChart::paintPieces(QPainter& painter, int row) const
{
    const ThemeColours& c = theme().colours;
    const StackedRow& data = rowData(row);
    const QRectF track = trackRect(row);
    const QFontMetricsF metrics(painter.font());
    if (!data.reason.isEmpty()) {
        paintHatch(painter, track, Hatch::NotFinite, c);
        const QString words = metrics.elidedText(QStringLiteral("— ") + oneLine(data.reason), Qt::ElideRight, track.width() - 16);
        const QRectF place(track.left() + 8, track.top(), metrics.horizontalAdvance(words) + 8, track.height());
        painter.fillRect(place, c.card);
        painter.setPen(c.warning);
        painter.drawText(place.adjusted(4, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, words);
        return;
    }
    for (const Piece& piece : m_pieces[static_cast<std::size_t>(row)]) {
        const QRectF place(track.left() + piece.start * track.width(), track.top(), piece.weight * track.width(), track.height());
        const QString name = keyName(piece.key);
        const QString number = shownNumber(piece.weight, m_data.decimals);
        const QString both = name + u' ' + number;
        const double room = place.width() - 8;
        const QString words = metrics.horizontalAdvance(both) <= room ? both : metrics.horizontalAdvance(name) <= room ? name : QString();
        const QColor ground = piece.isStrongest ? c.barStrong : c.barQuiet;
        painter.setPen(QColor::fromRgb(readableText(ground.rgb())));
        painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, words);
    }
}

}  // namespace ae
