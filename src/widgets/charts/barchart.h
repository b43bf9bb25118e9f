// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/rowchart.h"

#include <limits>
#include <vector>

QT_BEGIN_NAMESPACE
class QAbstractBarSeries;
class QBarSet;
class QValueAxis;
QT_END_NAMESPACE

namespace ae {

enum class BarState {
    Shown,
    Hidden,  ///< masked: hatched, no number
    Blank,  ///< of a worksheet, to be filled in: hatched otherwise, no number
};

struct Bar {
    QString name;  ///< as it came, from a file say
    double value = 0;
    double other = 0;  ///< of the second series
    BarState state = BarState::Shown;
    /// Of a pair, one side of which is behind a mask: that number is exactly 0 and called hidden.
    enum class HiddenSide { None, Value, Other } hiddenSide = HiddenSide::None;

    bool isNumber() const { return state == BarState::Shown; }
};

/// What the two bars of a pair are.
enum class PairOf {
    Scaling,  ///< with and without ÷ √d
    Baseline,  ///< now and in a pinned state, which is paler
};

struct BarChartData {
    QString title;  ///< "Weights of “export”"
    std::vector<Bar> bars;
    QString reason;  ///< a sentence instead of bars: a row without a distribution
    double equalShare = std::numeric_limits<double>::quiet_NaN();  ///< dashed line; none when not finite
    QString rowName;  ///< of the column of names in the table; "Key" when empty
    QString valueName;  ///< "weight", or "with ÷ √d"
    QString otherName;  ///< second series; none when empty
    PairOf pairOf = PairOf::Scaling;
    int decimals = 3;
    double atLeast = 0;  ///< the axis reaches at least this far: 1 keeps it still while weights change
};

/// The weights of one query, a bar for each key: the strongest emphasised, the equal share dashed, masked keys hatched. Of more
/// than 64 keys the 32 strongest are shown, and a note says so.
class BarChart : public RowChart {
    Q_OBJECT
public:
    explicit BarChart(Qt::Orientation orientation = Qt::Horizontal, QWidget* parent = nullptr);

    void setData(BarChartData data);
    const BarChartData& data() const { return m_data; }

    QString summary() const override;
    ChartTable table() const override;

    /// Positions in data().bars of the bars on screen, in their order.
    const std::vector<int>& shownBars() const { return m_shown; }
    /// The axis of values.
    const ChartScale& valueScale() const { return scale; }

    static constexpr int mostBars = 64;
    static constexpr int strongestShown = 32;

signals:
    /// A bar was clicked or chosen by key; its position in the data.
    void barActivated(int key);

protected:
    QRectF arrange(const QSizeF& size) override;
    void colourSeries() override;
    void paintUnder(QPainter& painter) const override;
    void paintOver(QPainter& painter) const override;
    void activate(int row, const QPointF& place) override;
    QString rowTip(int row, const QPointF& place) const override;

private:
    bool hasOther() const { return !m_data.otherName.isEmpty(); }
    const Bar& barOf(int row) const;
    int strongest() const;
    std::size_t blanks() const;
    int emphasised() const;
    static QString gapText(const Bar& bar);
    void chooseBars();
    void describe();
    QString remainder() const;
    void buildSeries();
    void fillSeries();
    int decimalsFor(double largest) const;
    QString numberOf(double value) const;
    QString numberOf(const Bar& bar, int series) const;
    QRectF barSlot(int row, int series) const;
    void paintGap(QPainter& painter, int row) const;
    void paintNumbers(QPainter& painter, int row, int series) const;

    BarChartData m_data;
    std::vector<int> m_shown;
    int m_decimals = 3;
    // One series: the strongest bar is a set of its own, stacked on the others. Two: their bars stand side by side.
    QAbstractBarSeries* m_series = nullptr;
    QBarSet* m_first = nullptr;
    QBarSet* m_second = nullptr;
    bool m_isPair = false;
    QValueAxis* m_rowAxis = nullptr;
    QValueAxis* m_valueAxis = nullptr;
};

}  // namespace ae
