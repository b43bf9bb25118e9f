// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A MatrixView whose matrix is too large for numbers: it stays the same table, for selection, editing and screen readers, but its
// cells lie where the picture has them.
#include "widgets/matrix/celldelegate.h"
#include "widgets/matrix/matrixview.h"

#include "widgets/look/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

namespace ae {

namespace {

constexpr int kCellRoom = 8;  // beside a number
constexpr double kZoomStep = 0.125;  // of the way from the whole to numbers, a notch of the wheel

}  // namespace

bool MatrixView::isPicture() const
{
    return m_model->rowCount() > MatrixPicture::mostNumbers || m_model->columnCount() > MatrixPicture::mostNumbers;
}

// As a picture the names are drawn at its edges, and the wheel and the mouse take the place of the scroll bars.
void MatrixView::chooseForm()
{
    const bool isNow = isPicture();
    if (isNow == m_isPicture)
        return;
    m_isPicture = isNow;
    horizontalHeader()->setVisible(!isNow);
    verticalHeader()->setVisible(!isNow && m_showsRowNames);
    setHorizontalScrollBarPolicy(isNow ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(isNow ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    emit formChanged();
}

QSize MatrixView::nameBands() const
{
    const int names = m_headerWidth > 0 ? m_headerWidth : ownHeaderWidth();
    return {m_showsRowNames ? names : 0, horizontalHeader()->defaultSectionSize() > 0 ? verticalHeader()->defaultSectionSize() : 0};
}

MatrixPicture& MatrixView::picture() const
{
    m_picture.setFrame(viewport()->size(), nameBands(), {horizontalHeader()->defaultSectionSize(), verticalHeader()->defaultSectionSize()});
    return m_picture;
}

QRect MatrixView::visualRect(const QModelIndex& index) const
{
    if (!m_isPicture)
        return QTableView::visualRect(index);
    if (!index.isValid())
        return {};
    const QRectF rect = picture().rectOf(index.row(), index.column());
    // never empty: what is found by its rectangle must have one
    const int left = static_cast<int>(std::lround(rect.left()));
    const int top = static_cast<int>(std::lround(rect.top()));
    return {left, top, std::max(1, static_cast<int>(std::lround(rect.right())) - left),
            std::max(1, static_cast<int>(std::lround(rect.bottom())) - top)};
}

QModelIndex MatrixView::indexAt(const QPoint& place) const
{
    if (!m_isPicture)
        return QTableView::indexAt(place);
    const MatrixPicture& shown = picture();
    if (!shown.plot().contains(place))
        return {};
    const QPointF inside = QPointF(place - shown.plot().topLeft()) + QPointF(0.5, 0.5);
    const Index row = shown.rows.at(inside.y());
    const Index column = shown.columns.at(inside.x());
    return row < 0 || column < 0 ? QModelIndex() : m_model->index(static_cast<int>(row), static_cast<int>(column));
}

void MatrixView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (!m_isPicture)
        return QTableView::scrollTo(index, hint);
    if (!index.isValid())
        return;
    picture().rows.show(index.row());
    m_picture.columns.show(index.column());
    moved();
}

QRegion MatrixView::visualRegionForSelection(const QItemSelection& selection) const
{
    return m_isPicture ? QRegion(viewport()->rect()) : QTableView::visualRegionForSelection(selection);
}

bool MatrixView::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    const bool opens =
        index.isValid() && m_model->flags(index) & Qt::ItemIsEditable && (trigger == AllEditTriggers || (trigger & editTriggers()) != 0);
    if (m_isPicture && opens && trigger != NoEditTriggers && !picture().showsNumbers())
        zoomTo(index);
    return QTableView::edit(index, trigger, event);
}

void MatrixView::moved()
{
    viewport()->update();
    if (m_announced != std::pair(m_picture.rows, m_picture.columns)) {
        m_announced = {m_picture.rows, m_picture.columns};
        emit axesMoved();
    }
}

void MatrixView::zoomBy(double share, const QPointF& place)
{
    const QPointF inside = place - picture().plot().topLeft();
    m_picture.rows.zoom(share, inside.y());
    m_picture.columns.zoom(share, inside.x());
    moved();
}

void MatrixView::zoomTo(const QModelIndex& index)
{
    zoomBy(1, picture().rectOf(index.row(), index.column()).center());
    scrollTo(index, EnsureVisible);
}

void MatrixView::showWhole()
{
    zoomBy(-1, QRectF(viewport()->rect()).center());
}

void MatrixView::followRows(const AxisZoom& rows)
{
    if (m_isPicture && rows.count() == m_model->rowCount() && rows != m_picture.rows) {
        m_picture.rows = rows;
        m_announced.first = rows;
        viewport()->update();
    }
}

void MatrixView::followColumns(const AxisZoom& columns)
{
    if (m_isPicture && columns.count() == m_model->columnCount() && columns != m_picture.columns) {
        m_picture.columns = columns;
        m_announced.second = columns;
        viewport()->update();
    }
}

bool MatrixView::takeWheel(QWheelEvent* event)
{
    const double notches = event->angleDelta().y() / 120.0;
    const bool isWhole = picture().rows.isWhole() && m_picture.columns.isWhole();
    if (event->modifiers() & Qt::ControlModifier || notches == 0 || (notches < 0 && isWhole))
        return false;
    zoomBy(notches * kZoomStep, event->position());
    event->accept();
    return true;
}

bool MatrixView::takeZoomKey(QKeyEvent* event)
{
    if (!(event->modifiers() & Qt::AltModifier))
        return false;
    const QModelIndex index = currentIndex();
    const QPointF place = index.isValid() ? picture().rectOf(index.row(), index.column()).center() : QRectF(viewport()->rect()).center();
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(2 * kZoomStep, place);
        return true;
    case Qt::Key_Minus:
        zoomBy(-2 * kZoomStep, place);
        return true;
    case Qt::Key_0:
        showWhole();
        return true;
    default:
        return false;
    }
}

void MatrixView::beginPan(const QPoint& place)
{
    m_pan = {true, false, place, place};
}

void MatrixView::panTo(const QPoint& place)
{
    if (!m_pan.hasMoved && (place - m_pan.start).manhattanLength() < 4)
        return;
    m_pan.hasMoved = true;
    viewport()->setCursor(Qt::ClosedHandCursor);
    picture().rows.pan(place.y() - m_pan.last.y());
    m_picture.columns.pan(place.x() - m_pan.last.x());
    m_pan.last = place;
    moved();
}

void MatrixView::endPan(const QPoint& place)
{
    if (!m_pan.hasMoved && indexAt(place).isValid())
        setCurrentIndex(indexAt(place));
    else
        viewport()->unsetCursor();
    m_pan = {};
}

void MatrixView::paintPicture(QPaintEvent*)
{
    MatrixPicture& shown = picture();
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), currentTheme().colours.card);
    if (!m_model->isInForce())
        return;
    if (shown.showsNumbers())
        paintNumbers(painter);
    else
        shown.paintColours(painter, 1 / devicePixelRatioF());
    painter.setRenderHint(QPainter::Antialiasing);
    if (!shown.showsNumbers())
        shown.paintMarks(painter);
    shown.paintNames(painter, font());
}

void MatrixView::growColumns(int textWidth)
{
    if (textWidth + kCellRoom <= m_columnWidth)
        return;
    m_columnWidth = textWidth + kCellRoom;
    horizontalHeader()->setDefaultSectionSize(m_columnWidth);
    viewport()->update();
}

void MatrixView::paintNumbers(QPainter& painter)
{
    const MatrixPicture& shown = m_picture;
    painter.save();
    painter.setClipRect(shown.plot());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    int widest = 0;
    const auto [firstRow, behindRows] = shown.rows.shown();
    const auto [firstColumn, behindColumns] = shown.columns.shown();
    for (Index r = firstRow; r < behindRows; ++r) {
        for (Index c = firstColumn; c < behindColumns; ++c) {
            const QModelIndex index = m_model->index(static_cast<int>(r), static_cast<int>(c));
            option.rect = visualRect(index);
            option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
            itemDelegate()->paint(&painter, option, index);
            widest = std::max(widest, option.fontMetrics.horizontalAdvance(index.data().toString()));
        }
    }
    painter.restore();
    growColumns(widest);
}

}  // namespace ae
