// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/matrixmodel.h"
#include "widgets/matrix/matrixpicture.h"

#include <QTableView>

namespace ae {

class CellDelegate;

/// One matrix as a table of numbers that is edited as in a spreadsheet. As large as its content, up to a limit; beyond it scrolls.
/// With more than 64 rows or columns the same table is a picture: the wheel zooms until the cells hold numbers, dragging pans.
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
    /// Without them another pane at the left names the rows.
    void setRowNamesShown(bool isShown);
    /// How much may be shown before it scrolls.
    void setMostShown(int rows, int columns);
    QSize mostShown() const { return {m_mostColumns, m_mostRows}; }

    bool isPicture() const;
    void zoomTo(const QModelIndex& index);  ///< a picture to the numbers around a cell
    void showWhole();  ///< a picture to all of its cells
    const AxisZoom& rowAxis() const { return m_picture.rows; }
    const AxisZoom& columnAxis() const { return m_picture.columns; }
    /// Takes the place of another pane's axis, where both are pictures of as many cells.
    void followRows(const AxisZoom& rows);
    void followColumns(const AxisZoom& columns);

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& place) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    void copy();
    void cut();
    void paste();
    void clearCells();  ///< Delete: sets 0
    void fill(Qt::Orientation direction);  ///< first row or column of the selection into the rest

    /// Rows and columns are both tokens: each cell is a pair of a query and a key, which a mask allows or hides.
    bool showsPairs() const;
    /// Clicking and dragging over pairs, or Space, hides and allows them; only panes of pairs take part.
    void setPaintsMask(bool paints);

signals:
    /// A sentence for the status bar and a bubble at the cell: why something was not taken.
    void refused(const QString& reason);
    void noted(const QString& words);  ///< what was assumed about something that was taken
    void filePasted(const QString& path);  ///< the clipboard holds a file, not its content
    void metricsChanged();
    void formChanged();  ///< it became a picture or a table
    void boxWanted(const CellRef& box);  ///< the next box of the worksheet, which is in another pane
    void axesMoved();  ///< a picture was zoomed or panned
    void gotFocus();
    /// A name was double-clicked: `kind` is "token" or "feature", the names that a session keeps.
    void renameAsked(const QString& kind, int index);

protected:
    using QTableView::edit;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
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
    struct Paint {
        bool isOn = false;
        bool allows = false;  ///< what the first cell became; the others of the stroke become the same
        QModelIndex last;
    };
    struct Pan {
        bool isOn = false;
        bool hasMoved = false;
        QPoint start;
        QPoint last;
    };
    void chooseForm();
    QSize nameBands() const;
    MatrixPicture& picture() const;  ///< framed for the size that the pane has now
    void moved();
    void zoomBy(double share, const QPointF& place);
    bool takeWheel(QWheelEvent* event);
    bool takeZoomKey(QKeyEvent* event);
    void beginPan(const QPoint& place);
    void panTo(const QPoint& place);
    void endPan(const QPoint& place);
    void paintPicture(QPaintEvent* event);
    void paintNumbers(QPainter& painter);
    void growColumns(int textWidth);
    void followNumbers();
    void measureAll();
    void followSelection();
    void leaveCell(Qt::Orientation direction, int step);
    bool takeBoxKey(QKeyEvent* event);
    bool takeStepKey(QKeyEvent* event);
    bool goToBox(int step);
    void askRename(Qt::Orientation orientation, int section);
    void beginStroke(const QPoint& place);
    /// Of painting or dragging; whether there was one.
    bool endGesture();
    void strokeTo(const QModelIndex& index);
    void paintSelection();
    bool isAllowed(const QModelIndex& index) const;
    void paintRegion(const Region& region, bool allows);
    void refuse(const QString& reason);
    /// Says why where the selection holds blank cells, whose numbers an edit would show or lose.
    bool refusesBlanks(const QItemSelectionRange& range);
    void scrubTo(const QModelIndex& index, double start, double steps, Qt::KeyboardModifiers modifiers);
    void showHint(const QPoint& place, const QPoint& onScreen);
    QRect handleRect() const;
    QItemSelectionRange selectedRange() const;

    MatrixModel* m_model;
    CellDelegate* m_delegate;
    Scrub m_scrub;
    Paint m_paint;
    bool m_paintsMask = false;
    int m_mostRows = 16;
    int m_mostColumns = 16;
    int m_columnWidth = 0;
    int m_headerWidth = 0;
    bool m_isFollowing = false;
    bool m_isPicture = false;
    bool m_showsRowNames = true;
    bool m_isMeasureDue = false;  ///< numbers changed while nobody could see them
    mutable MatrixPicture m_picture;
    std::pair<AxisZoom, AxisZoom> m_announced;
    Pan m_pan;
};

}  // namespace ae
