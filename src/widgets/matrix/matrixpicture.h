// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/matrix/axiszoom.h"

#include <QFont>
#include <QImage>

class QModelIndex;
class QPainter;

namespace ae {

class MatrixModel;

/// A matrix beyond what fits as numbers, as a picture of its colours: where it lies in a pane and how it is drawn, names at its edges.
class MatrixPicture {
public:
    /// More rows or columns than these are a picture.
    static constexpr int mostNumbers = 64;

    explicit MatrixPicture(const MatrixModel* model) : m_model(model) { }

    AxisZoom rows;
    AxisZoom columns;

    /// Size of the pane, of the bands for names at its left and top, and of a cell that holds a number.
    void setFrame(const QSize& pane, const QSize& bands, const QSize& numberCell);
    QRect plot() const { return {m_bands.width(), m_bands.height(), m_pane.width() - m_bands.width(), m_pane.height() - m_bands.height()}; }
    bool showsNumbers() const { return rows.showsNumbers() && columns.showsNumbers(); }
    QRectF rectOf(Index firstRow, Index firstColumn, Index rowCount = 1, Index columnCount = 1) const;

    void paintColours(QPainter& painter, double pixel);
    void paintMarks(QPainter& painter) const;
    void paintNames(QPainter& painter, const QFont& font) const;

private:
    void refreshImage(double pixel);
    void paintRegions(QPainter& painter) const;
    void paintSelected(QPainter& painter) const;
    QRectF rectOfRegion(const struct Region& region) const;

    const MatrixModel* m_model;
    QSize m_pane;
    QSize m_bands;
    QImage m_image;
    QRectF m_imagePlace;
    int m_version = -1;  ///< of the model's numbers in the image
    double m_pixel = 0;
    AxisZoom m_imageRows;
    AxisZoom m_imageColumns;
    quint64 m_colours = 0;
};

}  // namespace ae
