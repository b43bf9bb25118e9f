// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/rowchart.h"

#include <limits>
#include <vector>

QT_BEGIN_NAMESPACE
class QBarSet;
class QHorizontalStackedBarSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace ae {

/// What is special about a row; each has a shape and a word of its own.
enum class RowMark {
    None,
    Saturated,  ///< triangle: the largest weight exceeds 0.99
    Forced,  ///< diamond: one allowed key, so nothing to decide
    Undefined,  ///< cross: no distribution
};

struct EntropyRow {
    QString name;
    double bits = 0;
    double mostBits = 0;  ///< log2 of the allowed keys
    RowMark mark = RowMark::None;
    QString reason;  ///< of an undefined row, in words
    double pinnedBits = std::numeric_limits<double>::quiet_NaN();  ///< in a pinned state; NaN where there is none
};

struct EntropyChartData {
    QString title;
    std::vector<EntropyRow> rows;
    int pickedRow = -1;
    QString pinnedName;  ///< of the pinned state, for the legend; none when empty
    int decimals = 2;
};

/// How undecided each query is: its entropy in bits within the largest that its allowed keys leave room for. Of more than 64
/// rows the 32 of the lowest share are shown.
class EntropyChart : public RowChart {
    Q_OBJECT
public:
    explicit EntropyChart(QWidget* parent = nullptr);

    void setData(EntropyChartData data);
    const EntropyChartData& data() const { return m_data; }

    QString summary() const override;
    ChartTable table() const override;
    /// Positions in data().rows of the rows on screen, in their order.
    const std::vector<int>& shownRows() const { return m_shown; }
    const ChartScale& valueScale() const { return scale; }

    static constexpr int mostRows = 64;
    static constexpr int rowsShown = 32;

signals:
    void rowActivated(int query);

protected:
    QRectF arrange(const QSizeF& size) override;
    void colourSeries() override;
    void paintUnder(QPainter& painter) const override;
    void paintOver(QPainter& painter) const override;
    void activate(int row, const QPointF& place) override;
    QString rowTip(int row, const QPointF& place) const override;

private:
    void chooseRows();
    void fillSeries();
    const EntropyRow& rowData(int row) const { return m_data.rows[static_cast<std::size_t>(m_shown[static_cast<std::size_t>(row)])]; }
    QString wordsOf(const EntropyRow& row) const;
    QString markName(RowMark mark) const;
    void paintMark(QPainter& painter, const QPointF& centre, RowMark mark) const;
    void paintPinned(QPainter& painter, int row) const;
    void paintWords(QPainter& painter, int row) const;

    EntropyChartData m_data;
    std::vector<int> m_shown;
    QHorizontalStackedBarSeries* m_series = nullptr;
    QBarSet* m_plain = nullptr;
    QBarSet* m_saturated = nullptr;
    QValueAxis* m_rowAxis = nullptr;
    QValueAxis* m_valueAxis = nullptr;
};

}  // namespace ae
