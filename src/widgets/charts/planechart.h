// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/planefigure.h"
#include "widgets/charts/chart.h"
#include "widgets/charts/chartscale.h"

namespace ae {

/// Vectors as arrows from the origin, a step as long to the right as upwards, with the shadow that the key in view casts on the line
/// of its query. Arrows are clicked, or walked with the arrow keys and taken with Enter.
class PlaneChart : public Chart {
    Q_OBJECT
public:
    explicit PlaneChart(QWidget* parent = nullptr);

    void setFigure(const PlaneFigure& figure);
    const PlaneFigure& figure() const { return m_figure; }

    QString summary() const override;
    ChartTable table() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return smallestSize(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    /// The arrow that the keys walk along; -1 for none yet.
    int currentArrow() const { return m_current; }
    /// Where its tip is drawn, in pixels of the chart.
    QPointF tipOf(int arrow) const;
    /// Arrows whose names have no room of their own.
    int namesLeftOut() const { return m_namesLeftOut; }

signals:
    void arrowActivated(int arrow);

protected:
    QRectF arrange(const QSizeF& size) override;
    void colourSeries() override { }
    void paintUnder(QPainter& painter) const override;
    void paintOver(QPainter& painter) const override;
    QString tipAt(const QPointF& place) const override;
    QSize smallestSize() const override;

    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    struct Label {
        int arrow = -1;  ///< -1 for the length of the shadow
        QRectF area;
    };
    QPointF placeOf(const QPointF& point) const;
    int arrowAt(const QPointF& place) const;
    void fitAxes();
    void placeLabels();
    double notesHeight(double width) const;
    QColor colourOf(const PlaneArrow& arrow) const;
    double widthOf(const PlaneArrow& arrow) const;
    void paintGrid(QPainter& painter) const;
    void paintArrow(QPainter& painter, const PlaneArrow& arrow) const;
    void paintShadow(QPainter& painter) const;
    void paintProjection(QPainter& painter) const;
    QRectF lengthArea() const;
    void paintNotes(QPainter& painter) const;
    void setHovered(int arrow);

    PlaneFigure m_figure;
    QSizeF m_size;
    QRectF m_plot;
    double m_unit = 1;  ///< pixels for a step of 1, the same in both directions
    QPointF m_centre;  ///< of the plot, in the plane
    std::vector<int> m_order;  ///< of painting: what is in view comes last
    std::vector<Label> m_labels;
    int m_namesLeftOut = 0;
    int m_hovered = -1;
    int m_current = -1;
};

}  // namespace ae
