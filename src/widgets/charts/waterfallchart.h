// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/waterfall.h"
#include "widgets/charts/rowchart.h"

namespace ae {

/// A sum as steps: each bar starts where the one before ended; below them the sum, and what division makes of it.
class WaterfallChart : public RowChart {
    Q_OBJECT
public:
    explicit WaterfallChart(QWidget* parent = nullptr);

    void setData(const Waterfall& data, int decimals);
    const Waterfall& data() const { return m_data; }

    QString summary() const override;
    ChartTable table() const override;
    QSize sizeHint() const override;

signals:
    /// A term or their sum was chosen, or what division makes of it.
    void scoreActivated();
    void dividedActivated();

protected:
    void colourSeries() override { }
    void paintUnder(QPainter& painter) const override;
    void paintOver(QPainter& painter) const override;
    void activate(int row, const QPointF& place) override;
    QString rowTip(int row, const QPointF& place) const override;

private:
    /// A bar as it is drawn, terms and totals alike.
    struct Bar {
        QString name;
        QString text;  ///< beside it
        QString tip;
        double start = 0;
        double end = 0;
        enum Kind { Term, Total, Divided } kind = Term;
    };
    void describe();
    QColor colourOf(const Bar& bar) const;

    Waterfall m_data;
    int m_decimals = 2;
    std::vector<Bar> m_bars;
};

}  // namespace ae
