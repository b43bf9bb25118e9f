// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"

#include "app/baselinepanel.h"
#include "app/controlstates.h"
#include "app/fileactions.h"
#include "app/historypanel.h"
#include "app/lessonguide.h"
#include "app/optionsbar.h"
#include "app/seekdialog.h"
#include "models/answersheet.h"
#include "models/comparison.h"
#include "models/gradientlens.h"
#include "models/highlight.h"
#include "models/saturationmodel.h"
#include "models/verification.h"
#include "widgets/look/card.h"
#include "widgets/matrix/matrixpane.h"
#include "widgets/notebook/notebookview.h"

#include <QAction>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <QSplitter>
#include <QStatusBar>
#include <QTimer>

#include <array>

namespace ae {

namespace {

/// Which panels are on show; the outline last, because others make room by hiding it.
constexpr std::array kPanelActions = {"lessons.panel", "view.history", "view.baselines", "view.inspector", "view.outline"};

/// The cells in use: of which matrix view of the notebook, and which of them.
struct UsedCells {
    qsizetype view = -1;
    QModelIndexList selected;  ///< of the old view: read only for rows and columns
    QModelIndex current;
};

UsedCells usedCells(const NotebookView& notebook, MatrixView* view)
{
    if (!view)
        return {};
    return {notebook.findChildren<MatrixView*>().indexOf(view), view->selectionModel()->selectedIndexes(), view->currentIndex()};
}

void useCells(const NotebookView& notebook, const UsedCells& used)
{
    MatrixView* view = notebook.findChildren<MatrixView*>().value(used.view);
    if (!view)
        return;
    const auto here = [view](const QModelIndex& there) { return view->model()->index(there.row(), there.column()); };
    QItemSelection selection;
    for (const QModelIndex& index : used.selected)
        selection.select(here(index), here(index));
    view->setFocus(Qt::OtherFocusReason);
    view->selectionModel()->setCurrentIndex(here(used.current), QItemSelectionModel::NoUpdate);
    view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

}  // namespace

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_notebook || m_isRebuildDue)
        return;
    m_isRebuildDue = true;  // one for all translators that come and go, and not while the menu that asked for it is open
    QMetaObject::invokeMethod(this, &MainWindow::rebuild, Qt::QueuedConnection);
}

/// What announces changes to this window and outlives its parts.
QList<QObject*> MainWindow::announcers() const
{
    return {m_document.get(),
            m_document->undoStack(),
            AnswerSheet::of(*m_document),
            m_highlight,
            lens(),
            m_highlight->comparison(),
            m_saturation,
            m_verification,
            m_board};
}

/// The same window in another language: made anew around its document, with all that the user has arranged.
void MainWindow::rebuild()
{
    m_isRebuildDue = false;
    m_document->settle();
    if (QWidget* focus = focusWidget(); focus && m_notebook->isAncestorOf(focus) && !qobject_cast<MatrixView*>(focus))
        focus->clearFocus();  // an editor takes what was typed
    m_notebook->complete();
    const ControlStates controls(centralWidget());
    const UsedCells used = usedCells(*m_notebook, m_board->current());
    const bool isPaneInUse = m_board->current() && m_board->current()->hasFocus();
    std::array<bool, kPanelActions.size()> panels{};
    for (std::size_t i = 0; i < panels.size(); ++i)
        panels[i] = m_actions[kPanelActions[i]]->isChecked();
    const QByteArray splitting = qobject_cast<QSplitter*>(m_outline->parentWidget())->saveState();
    const bool paints = m_actions["view.paintmask"]->isChecked();
    const bool isPlaying = static_cast<HistoryPanel*>(m_history)->isPlaying();
    const bool isWelcoming = m_welcome && !m_welcome->isHidden();
    const bool isSeeking = m_seek && m_seek->isVisible();
    const QRect seekPlace = m_seek ? m_seek->geometry() : QRect();
    const double zoom = m_notebook->zoom();
    const int cell = m_notebook->cellInView();
    const int above = cell < 0 ? 0 : m_notebook->verticalScrollBar()->value() - m_notebook->card(cell)->y();

    for (QObject* announcer : announcers())
        announcer->disconnect(this);
    delete std::exchange(m_seek, nullptr);
    delete std::exchange(m_files, nullptr);
    delete std::exchange(m_bar, nullptr);
    m_actions.clear(this);
    setStatusBar(nullptr);
    m_welcome = nullptr;
    LessonGuide* guide = m_guide;
    const std::unique_ptr<QWidget> before(takeCentralWidget());
    build();
    m_guide->takeOver(*guide);

    m_notebook->setZoom(zoom);
    m_notebook->complete();
    for (std::size_t i = 0; i < panels.size(); ++i)
        m_actions[kPanelActions[i]]->setChecked(panels[i]);
    qobject_cast<QSplitter*>(m_outline->parentWidget())->restoreState(splitting);
    if (!isWelcoming)
        hideWelcome();
    if (isPlaying)
        static_cast<HistoryPanel*>(m_history)->play();
    m_actions["view.paintmask"]->setChecked(paints);
    statusBar()->clearMessage();
    emit lens()->changed();
    emit m_highlight->comparison()->changed();
    useCells(*m_notebook, used);
    if (!isPaneInUse)
        controls.giveTo(centralWidget());
    if (isSeeking) {
        m_actions["matrix.seek"]->trigger();
        m_seek->setGeometry(seekPlace);
    }
    QTimer::singleShot(0, m_notebook, [this, cell, above] {  // when the cards have their places
        if (cell < 0 || cell >= m_notebook->count())
            return;
        m_notebook->sheet()->layout()->activate();
        m_notebook->verticalScrollBar()->setValue(m_notebook->card(cell)->y() + above);
    });
}

}  // namespace ae
