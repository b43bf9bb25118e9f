// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/matrixmodel.h"

#include <QTableView>

namespace ae {

class CellDelegate;

/// One matrix as a table of numbers that is edited as in a spreadsheet. As large as its content, up to a limit; beyond it scrolls.
class MatrixView : public QTableView {
    Q_OBJECT
public:
    MatrixView(MatrixModel* model, QWidget* parent = nullptr);

    MatrixModel* matrix() const { return m_model; }
    /// Widths that panes of one table share; 0 takes the content's own.
    int ownColumnWidth() const;
    int ownHeaderWidth() const;
    void setColumnWidthTo(int width);
    void setHeaderWidthTo(int width);
    /// How much may be shown before it scrolls.
    void setMostShown(int rows, int columns);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    void copy();
    void cut();
    void paste();
    void clearCells();                     ///< Delete: sets 0
    void fill(Qt::Orientation direction);  ///< first row or column of the selection into the rest

signals:
    /// A sentence for the status bar and a bubble at the cell: why something was not taken.
    void refused(const QString& reason);
    void metricsChanged();
    void gotFocus();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    bool viewportEvent(QEvent* event) override;

private:
    struct Scrub {
        bool isOn = false;
        int startX = 0;
        double startValue = 0;
        QModelIndex index;
    };
    void measureAll();
    void followSelection();
    void refuse(const QString& reason);
    void scrubTo(const QModelIndex& index, double start, double steps, Qt::KeyboardModifiers modifiers);
    QRect handleRect() const;
    QItemSelectionRange selectedRange() const;

    MatrixModel* m_model;
    CellDelegate* m_delegate;
    Scrub m_scrub;
    int m_mostRows = 16;
    int m_mostColumns = 16;
    int m_columnWidth = 0;
    int m_headerWidth = 0;
    bool m_isFollowing = false;
};

}  // namespace ae
