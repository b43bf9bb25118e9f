// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Scrubbing numbers, painting the mask on a pane of pairs, asking for other names: what a MatrixView does beside editing.
#include "widgets/matrix/matrixview.h"

#include "models/influence.h"
#include "models/roles.h"

#include <QCursor>
#include <QFocusEvent>
#include <QPointer>
#include <QTimer>
#include <QToolTip>

#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr Index kManyTokens = 512;

}  // namespace

void MatrixView::scrubTo(const QModelIndex& index, double start, double steps, Qt::KeyboardModifiers modifiers)
{
    const double size = modifiers & Qt::ShiftModifier ? 0.001 : modifiers & Qt::ControlModifier ? 0.1 : 0.01;
    // on the grid of the step, so that a scrubbed number stays a short one
    const double value = std::round((start + steps * size) / size) / std::round(1 / size);
    const CellRef cell = m_model->cellAt(index);
    if (const auto refusal = m_model->document()->setCells(cell.step, Region::cell(cell.row, cell.column), Matrix::Constant(1, 1, value)))
        refuse(sentenceOf(*refusal));
}

bool MatrixView::showsPairs() const
{
    return m_model->spec().rowNames == "token" && m_model->spec().columnNames == "token";
}

void MatrixView::setPaintsMask(bool paints)
{
    m_paintsMask = paints && showsPairs();
    if (m_paintsMask)
        viewport()->setCursor(Qt::CrossCursor);
    else
        viewport()->unsetCursor();
}

bool MatrixView::isAllowed(const QModelIndex& index) const
{
    const CellRef cell = m_model->cellAt(index);
    return m_model->document()->evaluation().allowed().allows(cell.row, cell.column);
}

void MatrixView::paintRegion(const Region& region, bool allows)
{
    if (const auto refusal = m_model->document()->paintMask(region, allows))
        refuse(sentenceOf(*refusal));
}

void MatrixView::beginStroke(const QPoint& place)
{
    // the keyboard leaves an editor that writes, and what waits is told: other sizes may come of it, or other panes in place of this one
    const QPointer<MatrixView> self(this);
    Document* document = m_model->document();
    setFocus();
    document->settle();
    const QModelIndex index = self ? indexAt(place) : QModelIndex();
    if (!index.isValid() || !isVisible())
        return;
    m_paint = {true, !isAllowed(index), {}};
    m_model->document()->beginGesture();
    strokeTo(index);
}

void MatrixView::strokeTo(const QModelIndex& index)
{
    if (!index.isValid() || index == m_paint.last)
        return;
    m_paint.last = index;
    setCurrentIndex(index);
    paintRegion(m_model->regionOf(index, index), m_paint.allows);
}

bool MatrixView::endGesture()
{
    if (!m_paint.isOn && !m_scrub.isOn)
        return false;
    if (m_scrub.isOn)
        viewport()->unsetCursor();
    m_paint = {};
    m_scrub = {};
    m_model->document()->endGesture();
    return true;
}

/// A view that goes away in the middle of a drag gets no release of the button.
void MatrixView::hideEvent(QHideEvent* event)
{
    endGesture();
    QTableView::hideEvent(event);
}

void MatrixView::paintSelection()
{
    m_model->document()->settle();
    const QItemSelectionRange range = selectedRange();
    if (range.isEmpty())
        return;
    paintRegion(m_model->regionOf(range.topLeft(), range.bottomRight()), !isAllowed(range.topLeft()));
}

void MatrixView::askRename(Qt::Orientation orientation, int section)
{
    const bool isRow = (orientation == Qt::Vertical) != m_model->isTransposed();
    const std::string_view kind = isRow ? m_model->spec().rowNames : m_model->spec().columnNames;
    if (section >= 0 && (kind == "token" || kind == "feature"))
        emit renameAsked(fromUtf8(kind), section);
}

/// Names come from files: plain text only. What an input moves is found after the rest is shown, where that takes longer.
void MatrixView::showHint(const QPoint& place, const QPoint& onScreen)
{
    const QModelIndex index = indexAt(place);
    const QString hint = index.data(HintRole).toString().toHtmlEscaped();
    if (!index.isValid() || !m_model->isEditable() || m_model->showsDerivatives())
        return QToolTip::showText(onScreen, u"<p>%1</p>"_s.arg(hint), viewport());
    const auto showAll = [this, hint, onScreen, cell = m_model->cellAt(index)] {
        const QString moved = influenceInWords(*m_model->document(), cell).toHtmlEscaped();
        QToolTip::showText(onScreen, u"<p>%1</p><p>%2</p>"_s.arg(hint, moved), viewport());
    };
    if (m_model->document()->sizes().tokens < kManyTokens)
        return showAll();
    QToolTip::showText(onScreen, u"<p>%1</p>"_s.arg(hint), viewport());
    QTimer::singleShot(0, this, [this, showAll, place] {
        if (QToolTip::isVisible() && indexAt(viewport()->mapFromGlobal(QCursor::pos())) == indexAt(place))
            showAll();
    });
}

void MatrixView::focusInEvent(QFocusEvent* event)
{
    const bool isActivated = event->reason() == Qt::ActiveWindowFocusReason;
    const bool isAsked = !isActivated && event->reason() != Qt::OtherFocusReason;
    if (!currentIndex().isValid() && !isAsked) {
        QAbstractScrollArea::focusInEvent(event);  // without the first cell, which Qt selects else: a window has opened, and nobody chose
        return emit gotFocus();
    }
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && m_model->rowCount() > 0)
        setCurrentIndex(m_model->index(0, 0));
    else if (currentIndex().isValid() && event->reason() != Qt::MouseFocusReason && !isActivated)
        m_model->document()->selectCell(m_model->cellAt(currentIndex()));
    emit gotFocus();
}

}  // namespace ae
