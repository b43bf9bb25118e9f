// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sideroom.h"

#include "widgets/notebook/notebookview.h"

#include <QEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QTimer>

#include <algorithm>

namespace ae {

SideRoom::SideRoom(QSplitter* splitter, NotebookView* notebook, QWidget* inspector, const QList<QWidget*>& panels)
    : QObject(splitter), m_splitter(splitter), m_notebook(notebook), m_inspector(inspector), m_panels(panels)
{
    splitter->installEventFilter(this);
    for (QWidget* panel : panels)
        panel->installEventFilter(this);
    // cells are filled one by one, and steps of a lesson bring others; later, because an edge that is being moved says so afterwards
    connect(notebook->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &SideRoom::give, Qt::QueuedConnection);
    connect(splitter, &QSplitter::splitterMoved, this, [this] { m_isChosen = true; });
}

bool SideRoom::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_splitter && event->type() == QEvent::Show)
        m_isChosen = false;
    if (event->type() == (watched == m_splitter ? QEvent::Resize : QEvent::Show))
        QTimer::singleShot(0, this, &SideRoom::give);  // when the parts have their places
    return false;
}

void SideRoom::give()
{
    if (m_isChosen)
        return;
    int lacking = m_notebook->horizontalScrollBar()->maximum();
    if (lacking == 0)
        return;
    QList<int> sizes = m_splitter->sizes();
    for (QWidget* side : m_panels + QList{m_inspector}) {
        if (lacking <= 0 || side->isHidden())
            continue;
        int& size = sizes[m_splitter->indexOf(side)];
        const int given = std::clamp(size - side->minimumWidth(), 0, lacking);
        size -= given;
        sizes[m_splitter->indexOf(m_notebook)] += given;
        lacking -= given;
    }
    m_splitter->setSizes(sizes);
}

}  // namespace ae
