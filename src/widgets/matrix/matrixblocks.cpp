// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of cells of a MatrixView: clipboard, clearing, filling.
#include "widgets/matrix/matrixview.h"

#include "models/clipboardtable.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

namespace ae {

void MatrixView::copy()
{
    const QItemSelectionRange range = selectedRange();
    if (range.isEmpty())
        return;
    QGuiApplication::clipboard()->setMimeData(mimeOfCells(*m_model, range).release());
}

void MatrixView::cut()
{
    copy();
    clearCells();
}

void MatrixView::paste()
{
    const QItemSelectionRange range = selectedRange();
    if (range.isEmpty())
        return;
    if (!m_model->isEditable())
        return refuse(tr("%1 is computed. Paste into X or one of the projections.").arg(titleOf(m_model->spec())));
    const Result<Matrix> block = cellsOfMime(*QGuiApplication::clipboard()->mimeData(), localeMark());
    if (!block)
        return refuse(sentenceOf(block.error()));
    if (const QString reason = pasteCells(*m_model, range, *block); !reason.isEmpty())
        refuse(reason);
}

void MatrixView::clearCells()
{
    const QItemSelectionRange range = selectedRange();
    if (range.isEmpty() || !m_model->isEditable())
        return;
    const Region region = m_model->regionOf(range.topLeft(), range.bottomRight());
    if (const auto refusal = m_model->document()->setCells(m_model->step(), region, Matrix::Zero(region.rows, region.columns)))
        refuse(sentenceOf(*refusal));
}

void MatrixView::fill(Qt::Orientation direction)
{
    const QItemSelectionRange range = selectedRange();
    if (range.isEmpty() || !m_model->isEditable())
        return;
    const Region region = m_model->regionOf(range.topLeft(), range.bottomRight());
    const bool fillsDown = (direction == Qt::Vertical) != m_model->isTransposed();
    Matrix block =
        m_model->document()->session().matrices.at(m_model->step()).block(region.row, region.column, region.rows, region.columns);
    for (Index r = 0; r < region.rows; ++r) {
        for (Index c = 0; c < region.columns; ++c)
            block(r, c) = fillsDown ? block(0, c) : block(r, 0);
    }
    const QString text = tr("Fill %1").arg(fromUtf8(m_model->step()));
    if (const auto refusal = m_model->document()->setCells(m_model->step(), region, block, text))
        refuse(sentenceOf(*refusal));
}

}  // namespace ae
