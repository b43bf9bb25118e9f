// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart.h"
#include "widgets/charts/chartscale.h"

namespace ae {

/// A chart of named rows (or columns): geometry, names, the axis of values, the row under the mouse and the one that the
/// arrow keys walk to. Rows lie one below the other, or side by side for Qt::Vertical bars.
class RowChart : public Chart {
    Q_OBJECT
public:
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The row that the keys walk along; -1 for none yet.
    int currentRow() const { return m_current; }

protected:
    RowChart(Qt::Orientation orientation, QWidget* parent);

    /// What is written around the bars; fill it before showData().
    struct Frame {
        QStringList names;  ///< one a row, as they came
        int emphasised = -1;  ///< this name is bold
        int linesPerRow = 1;  ///< bars of one row, for its height
        QString sentence;  ///< instead of the chart
        QStringList notes;  ///< below it
        QString referenceText;  ///< above the dashed line, if any
        double reference = 0;
        bool hasReference = false;
        bool hasAxis = true;
        double valueRoom = 0;  ///< logical pixels for numbers behind the longest bar
        struct Legend {
            QString text;
            QColor ThemeColours::*colour;
        };
        QList<Legend> legend;
    };
    Frame frame;
    ChartScale scale;

    Qt::Orientation orientation() const { return m_orientation; }
    int rowCount() const { return static_cast<int>(frame.names.size()); }
    const QRectF& plot() const { return m_plot; }
    /// All of a row, name included.
    QRectF rowRect(int row) const;
    /// The part of a row along the bars, as thick as all its bars together.
    QRectF trackRect(int row) const;
    /// How much of a row is bar, the rest being air.
    double trackShare() const;
    /// Where a value lies: x of horizontal bars, y of vertical ones.
    double placeOf(double value) const;
    int rowAt(const QPointF& place) const;
    /// A number beside a bar, readable where a dashed line crosses it.
    void paintBeside(QPainter& painter, const QRectF& area, Qt::Alignment alignment, const QString& text, const QColor& colour) const;

    virtual void activate(int row, const QPointF& place) = 0;
    virtual QString rowTip(int row, const QPointF& place) const = 0;

    QRectF arrange(const QSizeF& size) override;
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
    double heightAround() const;
    double nameRoom(double width) const;
    double notesHeight(double width) const;
    void paintAxis(QPainter& painter) const;
    void paintReference(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintBelow(QPainter& painter) const;
    void setHovered(int row);

    Qt::Orientation m_orientation;
    QSizeF m_size;
    QRectF m_plot;
    QRectF m_names;
    QRectF m_below;  ///< legend and notes
    bool m_areNamesUpright = false;  ///< of vertical bars: too long to lie below them
    int m_hovered = -1;
    int m_current = -1;
};

}  // namespace ae
