// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart.h"
#include "widgets/charts/chartscale.h"

#include <limits>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QAreaSeries;
class QLineSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace ae {

enum class Dash { Solid, Dashed, Dotted, DashDotted };

/// From the 10 % to the 90 % quantile at one x.
struct BandPoint {
    double x = 0;
    double low = 0;
    double high = 0;
};

struct Curve {
    QString name;
    std::vector<QPointF> points;  ///< in ascending order of x
    std::vector<BandPoint> band;  ///< filled behind the line; may be empty
    QColor ThemeColours::*colour = &ThemeColours::accent;
    Dash dash = Dash::Solid;
    bool isPinned = false;  ///< of a pinned state: thinner and paler than those of now
};

struct CurveChartData {
    static constexpr double automatic = std::numeric_limits<double>::quiet_NaN();

    QString title;
    QString xName;  ///< "width d"
    QString yName;  ///< "largest weight"
    std::vector<Curve> curves;
    ScaleKind xKind = ScaleKind::Log;
    ScaleKind yKind = ScaleKind::Linear;
    std::vector<double> xTicks;  ///< labelled; they widen the axis. Empty: chosen
    double yLow = automatic;  ///< the axis reaches at least from here
    double yHigh = automatic;  ///< to here
    std::optional<double> marker;  ///< x of a line that can be dragged
    QString markerName;  ///< "width"
    int decimals = 3;
};

/// Several curves over one axis with their bands, and a vertical line to drag. Numbers that an axis cannot show are left out and
/// counted in a note below.
class CurveChart : public Chart {
    Q_OBJECT
public:
    explicit CurveChart(QWidget* parent = nullptr);

    void setData(CurveChartData data);
    const CurveChartData& data() const { return m_data; }
    /// Moves the line without a signal; nothing happens where there is none.
    void setMarker(double x);

    QString summary() const override;
    ChartTable table() const override;
    QSize sizeHint() const override { return {460, 260}; }
    QSize minimumSizeHint() const override { return smallestSize(); }

    const ChartScale& xScale() const { return m_x; }
    const ChartScale& yScale() const { return m_y; }
    /// Where a value of x lies on the widget, and back.
    double placeOfX(double x) const;
    double xAt(double place) const;
    /// What was left out, in sentences.
    const QStringList& notes() const { return m_notes; }
    /// Points that are handed to Qt Charts, over all curves.
    int drawnPoints() const;

signals:
    /// Dragged, clicked or moved by key; within the axis. The receiver may round it and call setMarker().
    void markerMoved(double x);

protected:
    QRectF arrange(const QSizeF& size) override;
    void colourSeries() override;
    void paintUnder(QPainter& painter) const override;
    void paintOver(QPainter& painter) const override;
    QString tipAt(const QPointF& place) const override;
    QSize smallestSize() const override { return {220, 150}; }

    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Lines {
        QLineSeries* line = nullptr;
        QAreaSeries* area = nullptr;
        QLineSeries* upper = nullptr;
        QLineSeries* lower = nullptr;
    };
    void chooseScales();
    void countOmitted();
    void buildSeries();
    void fillSeries(double width);
    QPointF unitPoint(double x, double y) const;
    void moveMarker(double x);
    double legendHeight(double width) const;
    double notesHeight(double width) const;
    std::vector<double> xTicks() const;
    QString tickText(const ChartScale& scale, double tick, double step) const;
    void paintGrid(QPainter& painter) const;
    void paintLegend(QPainter& painter, bool isDrawn, double width, double* height) const;
    void paintMarker(QPainter& painter) const;
    QPen penOf(const Curve& curve) const;

    CurveChartData m_data;
    ChartScale m_x;
    ChartScale m_y;
    QStringList m_notes;
    std::vector<Lines> m_lines;
    QValueAxis* m_xAxis = nullptr;
    QValueAxis* m_yAxis = nullptr;
    QSizeF m_size;
    QRectF m_plot;
    QRectF m_below;
    bool m_isDragging = false;
};

}  // namespace ae
