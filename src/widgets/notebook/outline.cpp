// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notebook/outline.h"

#include "document/document.h"
#include "models/livetext.h"
#include "widgets/cells/cellcatalogue.h"
#include "widgets/notebook/notebookview.h"

#include <QKeyEvent>
#include <QScrollBar>

namespace ae {

namespace {

constexpr int kMargin = 6;

}  // namespace

Outline::Outline(Document* document, NotebookView* notebook, QWidget* parent)
    : QListWidget(parent), m_document(document), m_notebook(notebook)
{
    setObjectName(QStringLiteral("outline"));
    setAccessibleName(tr("Outline"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    setSpacing(3);
    setViewportMargins(kMargin, 8, kMargin, 8);
    connect(notebook, &NotebookView::cellsChanged, this, &Outline::refresh);
    connect(notebook, &NotebookView::cellInViewChanged, this, [this](int position) {
        // followed, not chosen: the list does not scroll the notebook back
        setCurrentRow(position, QItemSelectionModel::ClearAndSelect);
    });
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        const int position = row(item);
        m_notebook->scrollToCell(position);
        setCurrentRow(position, QItemSelectionModel::ClearAndSelect);
    });
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { m_notebook->scrollToCell(row(item)); });
    refresh();
}

QSize Outline::sizeHint() const
{
    // as wide as its longest entry, with the margins of the viewport
    return {sizeHintForColumn(0) + 2 * kMargin + 2 * spacing() + verticalScrollBar()->sizeHint().width(), 200};
}

void Outline::keyPressEvent(QKeyEvent* event)
{
    const int position = currentRow();  // before the view announces another one
    QListWidget::keyPressEvent(event);
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && position >= 0)
        emit entered(position);
}

void Outline::refresh()
{
    clear();
    for (NotebookCell cell : m_document->session().notebook) {
        cell.markdown = withLiveValues(fromUtf8(cell.markdown.substr(0, 2000)), *m_document).toStdString();
        addItem(cellTitle(cell));
    }
    setCurrentRow(m_notebook->cellInView(), QItemSelectionModel::ClearAndSelect);
}

}  // namespace ae
