// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matrix/matrixview.h"

#include "models/answersheet.h"
#include "models/roles.h"
#include "widgets/look/focusring.h"
#include "widgets/look/theme.h"
#include "widgets/look/tiptext.h"
#include "widgets/matrix/celldelegate.h"
#include "widgets/matrix/namesheader.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kRowPadding = 7;
constexpr int kCellPadding = 8;
constexpr int kHeaderPadding = 9;
constexpr int kMostMeasured = 64;  // rows and columns that are looked at for the width
constexpr int kWidestHeader = 110;
constexpr double kPixelsPerStep = 4;
constexpr int kHandle = 7;
constexpr int kRowsOfPairs = 24;
constexpr int kAroundCell = 16;

/// In the notebook; within the view the cell is in sight already.
void bringIntoSight(MatrixView* view, const QRect& cell)
{
    for (QWidget* outer = view->parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto* scrolled = qobject_cast<QScrollArea*>(outer); scrolled && scrolled->widget()) {
            const QPoint middle = view->viewport()->mapTo(scrolled->widget(), cell.center());
            scrolled->ensureVisible(middle.x(), middle.y(), cell.width() / 2 + kAroundCell, cell.height() / 2 + kAroundCell);
        }
    }
}

}  // namespace

MatrixView::MatrixView(MatrixModel* model, QWidget* parent)
    : QTableView(parent), m_model(model), m_delegate(new CellDelegate(this)), m_picture(model)
{
    setItemDelegate(m_delegate);
    setHorizontalHeader(new NamesHeader(Qt::Horizontal, this));
    setVerticalHeader(new NamesHeader(Qt::Vertical, this));
    setModel(model);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(ContiguousSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(fromUtf8(model->step()));
    setAccessibleDescription(model->title());
    showFocusAround(this);
    connect(m_delegate, &CellDelegate::refused, this, &MatrixView::refuse);
    connect(m_delegate, &CellDelegate::enterPressed, this, [this](int step) { leaveCell(Qt::Vertical, step); });
    connect(m_delegate, &CellDelegate::tabPressed, this, [this](int step) { leaveCell(Qt::Horizontal, step); });
    connect(model, &MatrixModel::refused, this, [this](const QModelIndex&, const QString& reason) { refuse(reason); });
    connect(model, &MatrixModel::modelReset, this, &MatrixView::measureAll);
    connect(model, &MatrixModel::dataChanged, this, &MatrixView::followNumbers);
    connect(model->document(), &Document::selectedCellChanged, this, &MatrixView::followSelection);
    // a click into the cell that was current here before is a choice too
    connect(this, &QAbstractItemView::pressed, this, [this](const QModelIndex& index) {
        if (m_model->isInForce())
            m_model->document()->selectCell(m_model->cellAt(index));
    });
    connect(horizontalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int section) { askRename(Qt::Horizontal, section); });
    connect(verticalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int section) { askRename(Qt::Vertical, section); });
    measureAll();
    followSelection();
}

int MatrixView::ownColumnWidth() const
{
    const QFontMetrics metrics(font());
    int widest = metrics.horizontalAdvance(u"−0."_s + QString(m_model->document()->session().view.decimals, u'0'));
    for (int c = 0; c < std::min(m_model->columnCount(), kMostMeasured); ++c) {
        const int name = metrics.horizontalAdvance(m_model->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString());
        widest = std::max(widest, std::min(name, kWidestHeader));
    }
    // a picture measures what it shows when it shows numbers
    for (const QString& text : isPicture() ? QStringList() : m_model->widestTexts())
        widest = std::max(widest, metrics.horizontalAdvance(text));
    constexpr int roomForSign = 12;  // ticks and crosses
    return widest + kCellPadding + (m_model->sheet()->hasBlanks(m_model->step()) ? roomForSign : 0);
}

int MatrixView::ownHeaderWidth() const
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    int widest = 0;
    const int rows = m_model->rowCount();
    const int step = 1 + (rows - 1) / kMostMeasured;
    for (int r = (rows - 1) % step; r < rows; r += step)  // the last one too: numbered names grow
        widest = std::max(widest, metrics.horizontalAdvance(m_model->headerData(r, Qt::Vertical, Qt::DisplayRole).toString()));
    return std::min(widest, kWidestHeader) + kHeaderPadding;
}

// A pane that is scrolled out of sight is measured when it comes back.
void MatrixView::followNumbers()
{
    m_isMeasureDue = visibleRegion().isEmpty();
    if (!m_isMeasureDue)
        measureAll();
}

void MatrixView::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    if (m_isMeasureDue)
        measureAll();
}

void MatrixView::measureAll()
{
    m_isMeasureDue = false;
    chooseForm();
    // A cell that outgrows its column makes all columns wider; they never shrink while numbers move, so nothing jumps.
    const int width = std::max(m_columnWidth, ownColumnWidth());
    const int names = QFontMetrics(font()).height() + kRowPadding;
    const int height = names + (m_model->showsBoth() ? QFontMetrics(CellDelegate::besideFont(font())).height() : 0);
    if (horizontalHeader()->defaultSectionSize() != width)
        horizontalHeader()->setDefaultSectionSize(width);
    if (verticalHeader()->defaultSectionSize() != height)
        verticalHeader()->setDefaultSectionSize(height);
    if (horizontalHeader()->height() != names)
        horizontalHeader()->setFixedHeight(names);
    if (m_headerWidth == 0)  // nobody aligns it: the header's own measure leaves no room around the names
        verticalHeader()->setFixedWidth(ownHeaderWidth());
    const bool isNew = width != m_columnWidth;
    m_columnWidth = width;
    if (isNew || sizeHint() != size()) {
        updateGeometry();
        emit metricsChanged();
    }
}

void MatrixView::setColumnWidthTo(int width)
{
    m_columnWidth = width;
    horizontalHeader()->setDefaultSectionSize(width);
    updateGeometry();
}

void MatrixView::setHeaderWidthTo(int width)
{
    m_headerWidth = width;
    verticalHeader()->setFixedWidth(width);
    updateGeometry();
}

void MatrixView::setRowNamesShown(bool isShown)
{
    m_showsRowNames = isShown;
    verticalHeader()->setVisible(isShown && !m_isPicture);
    updateGeometry();
}

void MatrixView::setMostShown(int rows, int columns)
{
    m_mostRows = rows;
    m_mostColumns = columns;
    updateGeometry();
}

QSize MatrixView::sizeHint() const
{
    const int rows = std::min(m_model->rowCount(), m_mostRows);
    const int columns = std::min(m_model->columnCount(), m_mostColumns);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int header = !m_showsRowNames ? 0 : m_headerWidth > 0 ? m_headerWidth : ownHeaderWidth();
    if (m_isPicture) {
        const int shown = showsPairs() ? std::min(m_model->rowCount(), kRowsOfPairs) : rows;  // nearly square
        const int across = std::min(m_model->columnCount(), m_mostColumns * 3 / 4);
        return {header + across * horizontalHeader()->defaultSectionSize(), (shown + 1) * verticalHeader()->defaultSectionSize()};
    }
    return {header + columns * horizontalHeader()->defaultSectionSize() + (rows < m_model->rowCount() ? bar : 0),
            horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize() + (columns < m_model->columnCount() ? bar : 0)};
}

void MatrixView::followSelection()
{
    const auto& cell = m_model->document()->selectedCell();
    m_isFollowing = true;
    const QModelIndex index = cell ? m_model->indexOf(*cell) : QModelIndex();
    if (index.isValid() && index != currentIndex())
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    if (!index.isValid() && !hasFocus())
        selectionModel()->clearSelection();
    m_isFollowing = false;
}

void MatrixView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && !m_isFollowing && hasFocus())
        bringIntoSight(this, visualRect(current));
    if (current.isValid() && !m_isFollowing && m_model->isInForce())
        m_model->document()->selectCell(m_model->cellAt(current));
}

void MatrixView::refuse(const QString& reason)
{
    const QRect cell = visualRect(currentIndex());
    QToolTip::showText(viewport()->mapToGlobal(cell.bottomLeft()), tipText(reason), this, {}, 6000);
    emit refused(reason);
}

QItemSelectionRange MatrixView::selectedRange() const
{
    const QItemSelection selection = selectionModel()->selection();
    if (!selection.isEmpty())
        return selection.first();
    return currentIndex().isValid() ? QItemSelectionRange(currentIndex()) : QItemSelectionRange();
}

QRect MatrixView::handleRect() const
{
    if (!m_model->isEditable() || !currentIndex().isValid() || m_model->takesAnswer(currentIndex()) || !hasFocus()
        || (m_isPicture && !picture().showsNumbers()))
        return {};
    const QRect cell = visualRect(currentIndex());
    return {cell.right() - kHandle + 1, cell.bottom() - kHandle + 1, kHandle, kHandle};
}

void MatrixView::paintEvent(QPaintEvent* event)
{
    if (m_isMeasureDue)
        QTimer::singleShot(0, this, &MatrixView::measureAll);
    if (m_isPicture)
        paintPicture(event);
    else
        QTableView::paintEvent(event);
    if (const QRect handle = handleRect(); !handle.isEmpty()) {
        QPainter painter(viewport());
        painter.fillRect(handle, currentTheme().colours.selection);
    }
}

void MatrixView::mousePressEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    if (m_paintsMask && event->button() == Qt::LeftButton && indexAt(place).isValid())
        return beginStroke(place);
    const bool isHandle = handleRect().contains(place);
    const QModelIndex index = isHandle ? currentIndex() : indexAt(place);
    const bool scrubs = event->button() == Qt::LeftButton && (isHandle || event->modifiers() & Qt::AltModifier);
    if (scrubs && index.isValid() && m_model->isEditable() && !refusesBlanks(QItemSelectionRange(index))) {
        setCurrentIndex(index);
        m_scrub = {true, place.x(), index.data(ValueRole).toDouble(), index};
        m_model->document()->beginGesture();
        viewport()->setCursor(Qt::SizeHorCursor);
        return;
    }
    if (m_isPicture && event->button() == Qt::LeftButton && !(event->modifiers() & Qt::ShiftModifier)) {
        setFocus(Qt::MouseFocusReason);
        return beginPan(place);
    }
    QTableView::mousePressEvent(event);
}

void MatrixView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (m_isPicture && index.isValid() && !picture().showsNumbers())
        zoomTo(index);
    else
        QTableView::mouseDoubleClickEvent(event);
}

void MatrixView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_paint.isOn)
        return strokeTo(indexAt(event->position().toPoint()));
    if (m_scrub.isOn) {
        const double steps = std::round((event->position().x() - m_scrub.startX) / kPixelsPerStep);
        return scrubTo(m_scrub.index, m_scrub.startValue, steps, event->modifiers());
    }
    if (m_pan.isOn)
        return panTo(event->position().toPoint());
    QTableView::mouseMoveEvent(event);
}

void MatrixView::mouseReleaseEvent(QMouseEvent* event)
{
    if (endGesture())
        return;
    if (m_pan.isOn)
        return endPan(event->position().toPoint());
    QTableView::mouseReleaseEvent(event);
}

void MatrixView::wheelEvent(QWheelEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    // Qt turns Alt+wheel into a horizontal one
    const int turn = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    if (event->modifiers() & Qt::AltModifier && index.isValid() && m_model->isEditable() && turn != 0
        && !refusesBlanks(QItemSelectionRange(index))) {
        setCurrentIndex(index);
        scrubTo(index, index.data(ValueRole).toDouble(), turn > 0 ? 1 : -1, event->modifiers() & ~Qt::AltModifier);
        event->accept();
        return;
    }
    if (m_isPicture) {
        if (!takeWheel(event))
            event->ignore();  // all is in view already: the notebook scrolls
        return;
    }
    const bool canScroll = verticalScrollBar()->maximum() > 0 || horizontalScrollBar()->maximum() > 0;
    if (event->modifiers() & Qt::ControlModifier || !canScroll) {
        event->ignore();  // the notebook zooms or scrolls
        return;
    }
    QTableView::wheelEvent(event);
}

void MatrixView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_columnWidth = 0;
        measureAll();
    }
}

bool MatrixView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showHint(help->pos(), help->globalPos());
        return true;
    }
    return QTableView::viewportEvent(event);
}

}  // namespace ae
