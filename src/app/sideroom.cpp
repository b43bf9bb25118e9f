// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sideroom.h"

#include "widgets/notebook/notebookview.h"

#include <QEvent>
#include <QSplitter>
#include <QTimer>

#include <algorithm>

namespace ae {

SideRoom::SideRoom(QSplitter* splitter, NotebookView* notebook, QWidget* guide, QWidget* inspector)
    : QObject(splitter), m_splitter(splitter), m_notebook(notebook), m_guide(guide), m_inspector(inspector)
{
    splitter->installEventFilter(this);
    guide->installEventFilter(this);
}

bool SideRoom::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == (watched == m_splitter ? QEvent::Resize : QEvent::Show))
        QTimer::singleShot(0, this, &SideRoom::give);  // when the parts have their places
    return false;
}

void SideRoom::give()
{
    if (m_guide->isHidden())
        return;
    int lacking = m_notebook->sheet()->minimumSizeHint().width() - m_notebook->viewport()->width();
    QList<int> sizes = m_splitter->sizes();
    for (QWidget* side : {m_guide, m_inspector}) {
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
