// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard begins in a window, and where it goes on.
#include "app/mainwindow.h"

#include "app/areas.h"
#include "app/baselinepanel.h"
#include "app/helpplaces.h"
#include "app/lessonguide.h"
#include "app/optionsbar.h"
#include "widgets/look/card.h"
#include "widgets/look/focusring.h"
#include "widgets/matrix/matrixview.h"
#include "widgets/notebook/notebookview.h"
#include "widgets/notebook/outline.h"

#include <QAbstractScrollArea>
#include <QSplitter>
#include <QStatusBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

void MainWindow::connectAreas()
{
    auto* splitter = qobject_cast<QSplitter*>(m_outline->parentWidget());
    QList<Areas::Area> areas{Areas::Area{m_bar, {}}};
    for (QWidget* bar : centralWidget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (bar != splitter)
            areas << Areas::Area{bar, {}};  // the welcome, and the bars of what is on just now
    }
    const auto cellInView = [this] { return m_notebook->currentCell() < 0 ? nullptr : m_notebook->card(m_notebook->currentCell()); };
    areas << Areas::Area{m_guide, {}} << Areas::Area{m_outline, {}} << Areas::Area{m_notebook, cellInView};
    for (QWidget* panel : std::initializer_list<QWidget*>{m_inspector, m_history, m_baselines, statusBar()})
        areas << Areas::Area{panel, {}};
    m_areas = new Areas(this, areas, splitter, centralWidget());
    m_areas->connectActions(m_actions);
    showFocusAround(qobject_cast<QAbstractScrollArea*>(m_inspector));
    connect(m_areas, &Areas::noted, this, &MainWindow::showNote);
    connect(m_outline->findChild<Outline*>(), &Outline::entered, m_areas, [this](int position) {
        const Card* card = m_notebook->card(position);
        if (!card->content() || !m_areas->enter(card->content()))
            m_areas->enter(m_notebook->card(position));
    });
}

/// Qt goes through controls as they were made, and the cells of the notebook are made after all that stands around them.
bool MainWindow::focusNextPrevChild(bool next)
{
    return (m_areas && m_areas->goOn(next ? 1 : -1)) || QMainWindow::focusNextPrevChild(next);
}

/// To the selected cell, else to the first matrix that can be changed, where the first key finds a cell; unless the user was faster.
void MainWindow::giveStart()
{
    if (focusWidget() != m_notebook)
        return;
    const auto& cell = m_document->selectedCell();
    const QList<MatrixView*> views = m_notebook->findChildren<MatrixView*>();
    const auto find = [this, &views](const auto& isOne) {
        const auto found =
            std::ranges::find_if(views, [&](const MatrixView* view) { return view->isVisibleTo(m_notebook) && isOne(view); });
        return found == views.end() ? nullptr : *found;
    };
    MatrixView* start = cell ? find([&cell](const MatrixView* view) { return view->matrix()->indexOf(*cell).isValid(); }) : nullptr;
    if (!start)
        start = find([](const MatrixView* view) { return view->matrix()->isEditable(); });
    if (start)
        start->setFocus(Qt::OtherFocusReason);
}

QString MainWindow::helpPlaceInUse() const
{
    const auto* view = qobject_cast<const MatrixView*>(focusWidget());
    const bool isUnused = view && !view->currentIndex().isValid();  // the keyboard is where the window put it
    return isUnused ? u"first-steps"_s : helpPlaceOf(focusWidget());
}

}  // namespace ae
