// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"

#include "app/aboutdialog.h"
#include "app/addcell.h"
#include "app/announcements.h"
#include "app/backgroundwork.h"
#include "app/baselinepanel.h"
#include "app/derivativebar.h"
#include "app/exportdialog.h"
#include "app/helpwindow.h"
#include "app/lessonguide.h"
#include "app/matrixmenu.h"
#include "app/naming.h"
#include "app/pictures.h"
#include "app/printing.h"
#include "app/seekdialog.h"
#include "app/settingsactions.h"
#include "app/worksheetactions.h"
#include "io/exports/matrixcopy.h"
#include "models/answersheet.h"
#include "models/convention.h"
#include "models/gradientlens.h"
#include "models/highlight.h"
#include "models/texts.h"
#include "session/cellname.h"
#include "widgets/cells/textcell.h"
#include "widgets/charts/chart.h"
#include "widgets/look/card.h"
#include "widgets/look/tiptext.h"
#include "widgets/matrix/matrixpane.h"
#include "widgets/matrix/matrixview.h"
#include "widgets/notebook/notebookview.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTimer>
#include <QWhatsThis>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kSeekMargin = 40;
constexpr int kMarginAround = 120;  // what is to be seen around a cell
constexpr int kNarrowWindow = 1400;
constexpr int kLongestPictureWait = 5000;  // milliseconds

}  // namespace

void MainWindow::connectActions()
{
    QUndoStack* stack = m_document->undoStack();
    QAction* undo = m_actions["edit.undo"];
    QAction* redo = m_actions["edit.redo"];
    connect(undo, &QAction::triggered, stack, &QUndoStack::undo);
    connect(redo, &QAction::triggered, stack, &QUndoStack::redo);
    const auto refresh = [stack, undo, redo] {
        undo->setEnabled(stack->canUndo());
        redo->setEnabled(stack->canRedo());
        undo->setStatusTip(stack->canUndo() ? tr("Undo: %1").arg(stack->undoText()) : QString());
        redo->setStatusTip(stack->canRedo() ? tr("Redo: %1").arg(stack->redoText()) : QString());
    };
    connect(stack, &QUndoStack::indexChanged, this, refresh);
    refresh();
    connectEditActions();
    connectNotebookActions();
    connectMatrixMenu(m_actions, m_document.get(), m_board, this);
    connectNaming(m_actions, m_document.get(), m_board, this);
    connectWorksheetMenu(m_actions, m_document.get(), m_board, this);
    connect(m_actions["worksheet.hint"], &QAction::triggered, m_inspector, &QWidget::show);
    const auto shows = [this](const char* key, QWidget* part) {
        m_actions[key]->setChecked(!part->isHidden());
        connect(m_actions[key], &QAction::toggled, part, &QWidget::setVisible);
    };
    shows("view.outline", m_outline);
    shows("view.inspector", m_inspector);
    shows("view.history", m_history);
    shows("lessons.panel", m_guide);
    m_guide->connectActions(m_actions);
    connect(m_guide, &LessonGuide::noted, this, &MainWindow::showNote);
    connect(m_guide, &LessonGuide::shown, this, [this] {
        m_actions["view.outline"]->setChecked(false);  // the lesson leads now, and the notebook needs the room
        m_actions["lessons.panel"]->setChecked(true);
    });
    shows("view.baselines", m_baselines);
    connect(m_actions["view.baselines"], &QAction::toggled, this, [this](bool isShown) {
        if (isShown && width() < kNarrowWindow)
            m_actions["view.outline"]->setChecked(false);  // the notebook needs the room
    });
    connect(m_actions["edit.pin"], &QAction::triggered, m_baselines, &BaselinePanel::pin);
    connect(m_baselines, &BaselinePanel::noted, this, &MainWindow::showNote);
    connect(m_actions["view.zoomin"], &QAction::triggered, this, [this] { m_notebook->setZoom(m_notebook->zoom() * 1.1); });
    connect(m_actions["view.zoomout"], &QAction::triggered, this, [this] { m_notebook->setZoom(m_notebook->zoom() / 1.1); });
    connect(m_actions["view.zoomreset"], &QAction::triggered, this, [this] { m_notebook->setZoom(1); });
    connectConventions();
    connectSettings(m_actions, this);
    connect(m_actions["view.paintmask"], &QAction::toggled, this, &MainWindow::setPaintsMask);
    connect(m_actions["view.derivatives"], &QAction::triggered, this, &MainWindow::setShowsDerivatives);
    connect(m_actions["matrix.seek"], &QAction::triggered, this, [this] {
        if (!m_seek) {
            m_seek = new SeekDialog(m_document.get(), this);
            announceSeek(m_seek);
            m_seek->move(geometry().topRight() - QPoint(m_seek->width() + kSeekMargin, -kSeekMargin));  // beside what it moves
        }
        m_seek->show();
        m_seek->raise();
    });
    GradientLens* lens = m_highlight->lens();
    connect(lens, &GradientLens::changed, this, [this, lens] { m_actions["view.derivatives"]->setChecked(lens->isOn()); });
    connect(m_actions["file.import"], &QAction::triggered, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Import a matrix or a head"));
        if (!path.isEmpty())
            importFrom(path, {});
    });
    connect(m_actions["file.export"], &QAction::triggered, this, [this] { exportFrom(nullptr); });
    connect(m_actions["file.picture"], &QAction::triggered, this, [this] { exportFrom(m_notebook->sheet()); });
    connect(m_actions["file.picturepart"], &QAction::triggered, this, [this] {
        if (const QWidget* part = partInUse())
            exportFrom(part);
        else
            showNote(tr("Click a matrix or a chart first."));
    });
    connect(m_actions["help.manual"], &QAction::triggered, this, [this] { HelpWindow::open(helpPlaceInUse(), this); });
    connect(m_actions["help.whatsthis"], &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
    connect(m_actions["help.about"], &QAction::triggered, this, [this] { AboutDialog(this).exec(); });
    connectPrinting(m_actions, this);
}

void MainWindow::connectConventions()
{
    QAction* columns = m_actions["view.columns"];
    QAction* queries = m_actions["view.scaledqueries"];
    const auto choose = [this, columns, queries] {
        Conventions conventions = m_document->session().view.conventions;
        conventions.vectors = columns->isChecked() ? Conventions::columnVectors : Conventions::rowVectors;
        conventions.scaling = queries->isChecked() ? Conventions::scaledQueries : Conventions::scaledScores;
        m_document->setConventions(conventions);
    };
    connect(columns, &QAction::triggered, this, choose);
    connect(queries, &QAction::triggered, this, choose);
    const auto follow = [this, columns, queries] {
        const Conventions& conventions = m_document->session().view.conventions;
        columns->setChecked(conventions.vectors == Conventions::columnVectors);
        queries->setChecked(conventions.scaling == Conventions::scaledQueries);
        const QString note = conventionNote(*m_document);
        m_conventions->setText(note);
        const QString meaning = tr("Names of cells, files and the command line keep to row vectors and divided scores.");
        m_conventions->setToolTip(note.isEmpty() ? QString() : tipText(meaning));
    };
    connect(m_document.get(), &Document::viewChanged, this, follow);
    connect(m_document.get(), &Document::changed, this, follow);
    follow();
}

void MainWindow::connectEditActions()
{
    const auto onPane = [this](const char* key, void (*act)(MatrixView*)) {
        connect(m_actions[key], &QAction::triggered, this, [this, act] {
            if (m_board->current())
                act(m_board->current());
            else
                showNote(tr("Select a cell first."));
        });
    };
    onPane("edit.cut", [](MatrixView* view) { view->cut(); });
    onPane("edit.copy", [](MatrixView* view) { view->copy(); });
    for (const MatrixCopySpec& form : matrixCopyCatalogue()) {
        connect(m_actions["edit.copy" + std::string(form.key)], &QAction::triggered, this, [this, &form] {
            if (m_board->current())
                copyAs(form);
            else
                showNote(tr("Select a cell first."));
        });
    }
    onPane("edit.paste", [](MatrixView* view) { view->paste(); });
    onPane("edit.filldown", [](MatrixView* view) { view->fill(Qt::Vertical); });
    onPane("edit.fillright", [](MatrixView* view) { view->fill(Qt::Horizontal); });
    connect(m_actions["edit.goto"], &QAction::triggered, this, &MainWindow::goToCell);
    connect(m_actions["edit.title"], &QAction::triggered, this, [this] {
        bool isGood = false;
        const QString title = QInputDialog::getText(this, tr("Title"), tr("Title of the session"), QLineEdit::Normal,
                                                    fromUtf8(m_document->session().title), &isGood);
        if (!isGood)
            return;
        if (const auto refusal = m_document->setTitle(title.toStdString()))
            showNote(sentenceOf(*refusal));
    });
}

void MainWindow::connectNotebookActions()
{
    connect(m_actions["edit.note"], &QAction::triggered, this, &MainWindow::addNote);
    auto* kinds = new QMenu(m_actions.menu("&Edit"));
    followCellKinds(kinds, m_document.get(), [this](std::string_view kind) { addCell(kind); });
    m_actions["edit.addcell"]->setMenu(kinds);
    const auto onCell = [this](const char* key, int step, auto act) {
        connect(m_actions[key], &QAction::triggered, this, [this, step, act] {
            const int position = m_notebook->currentCell();
            if (position < 0)
                return;
            if (const auto refusal = act(*m_document, static_cast<std::size_t>(position)))
                showNote(sentenceOf(*refusal));
            else
                m_notebook->scrollToCell(position + step);  // the next step goes on with the same cell
        });
    };
    using Refusal = Document::Refusal;
    onCell("edit.moveup", -1, [](Document& document, std::size_t i) { return i > 0 ? document.moveNotebookCell(i, i - 1) : Refusal(); });
    onCell("edit.movedown", 1, [](Document& document, std::size_t i) {
        return i + 1 < document.session().notebook.size() ? document.moveNotebookCell(i, i + 1) : Refusal();
    });
    onCell("edit.removecell", 0, [](Document& document, std::size_t i) { return document.removeNotebookCell(i); });
}

void MainWindow::addNote()
{
    const auto position = static_cast<std::size_t>(std::max(0, m_notebook->currentCell()));
    const auto picked = static_cast<std::size_t>(m_document->pickedToken());
    const Index strongest = std::max<Index>(0, m_document->evaluation().rows()[picked].strongest);  // a row without weights has none
    const std::string quoted = cellName({"weights", 0, static_cast<Index>(picked), strongest}, m_document->session());
    const QString start = tr("A note. It may quote live values: %1").arg(u"{{"_s + fromUtf8(quoted) + u"}}"_s);
    if (const auto refusal = m_document->insertNotebookCell(position, {std::string(textCellKind), start.toStdString()})) {
        showNote(sentenceOf(*refusal));
        return;
    }
    m_notebook->scrollToCell(static_cast<int>(position));
    if (auto* note = m_notebook->card(static_cast<int>(position))->findChild<TextCell*>()) {
        note->startEditing();
        note->findChild<QPlainTextEdit*>()->selectAll();
    }
}

/// Below the cell in view; a text is opened for typing.
void MainWindow::addCell(std::string_view kind)
{
    if (kind == textCellKind)
        return addNote();
    const auto position = static_cast<std::size_t>(m_notebook->currentCell() + 1);
    if (const auto refusal = m_document->insertNotebookCell(position, {std::string(kind), {}}))
        return showNote(sentenceOf(*refusal));
    m_notebook->scrollToCell(static_cast<int>(position));
}

void MainWindow::goToCell()
{
    bool isGood = false;
    const QString name = QInputDialog::getText(this, tr("Go to cell"), tr("Name of a cell, such as weights[export,fail] or Wq[0,1]"),
                                               QLineEdit::Normal, {}, &isGood);
    if (!isGood)
        return;
    const auto cell = parseCellName(name.toStdString(), m_document->session(), m_document->evaluation().graph());
    if (!cell)
        return showNote(sentenceOf(cell.error()));
    goTo(*cell);
}

void MainWindow::goTo(const CellRef& cell)
{
    m_document->selectCell(cell);
    showPaneOf(cell);
}

/// Scrolls to the first pane that has the cell and gives it the keyboard: what is typed next goes there.
void MainWindow::showPaneOf(const CellRef& cell)
{
    m_notebook->complete();
    for (MatrixView* view : m_notebook->findChildren<MatrixView*>()) {
        if (view->matrix()->step() != cell.step || !view->isVisible())
            continue;
        const QModelIndex index = view->matrix()->indexOf(cell);
        view->setCurrentIndex(index);
        view->setFocus();
        return m_notebook->scrollToPlace(m_notebook->placeOfCell(view, cell), kMarginAround);
    }
    showNote(tr("%1 is selected; no pane of this notebook shows it.").arg(shownCellName(*m_document, cell)));
}

void MainWindow::copyAs(const MatrixCopySpec& form)
{
    m_document->settle();
    const MatrixView* view = m_board->current();
    const QItemSelection selection = view->selectionModel()->selection();
    if (selection.isEmpty())
        return showNote(tr("Select a cell first."));
    const QItemSelectionRange& range = selection.first();
    const Region region = view->matrix()->regionOf(range.topLeft(), range.bottomRight());
    if (AnswerSheet::of(*m_document)->hides(view->matrix()->step(), region))
        return showNote(tr("Some of these cells are blank in the worksheet. Reveal the key first."));
    const Graph::Node* node = m_document->evaluation().graph().node(view->matrix()->step());
    const Results results{m_document->session(), m_document->evaluation(), m_document->path().filename().string()};
    QApplication::clipboard()->setText(fromUtf8(form.text(results, *node, region)));
    showNote(tr("%1 × %2 cells were copied.").arg(region.rows).arg(region.columns));
}

void MainWindow::setPaintsMask(bool paints)
{
    m_board->setPaintsMask(paints);
    showNote(
        paints ? tr(
            "Painting the mask: click or drag over pairs in the scores or the weights; Space does it for the selection; Ctrl+M ends it.")
               : tr("Painting the mask has ended."));
}

void MainWindow::setShowsDerivatives(bool shows)
{
    if (!shows)
        return m_highlight->lens()->close();
    const QString reason = m_derivatives->takeSelectedCell();
    m_actions["view.derivatives"]->setChecked(reason.isEmpty());
    if (!reason.isEmpty())
        showNote(reason);
}

QWidget* MainWindow::partInUse() const
{
    for (QWidget* widget = focusWidget(); widget; widget = widget->parentWidget()) {
        if (qobject_cast<Chart*>(widget) || qobject_cast<MatrixPane*>(widget))
            return widget;
    }
    return m_board->current() ? m_board->current()->parentWidget() : nullptr;
}

void MainWindow::bringUpToDate(QWidget* part)
{
    m_document->settle();
    letWorkFinish(part, *this, WorkAhead::ForPictures, kLongestPictureWait);
}

QList<PicturePart> MainWindow::pictureParts() const
{
    QList<PicturePart> parts{{tr("The whole notebook"), m_notebook->sheet()}};
    for (QWidget* part : m_notebook->sheet()->findChildren<QWidget*>()) {
        if (part->isHidden() || !part->isVisibleTo(m_notebook->sheet()))
            continue;
        if (const auto* pane = qobject_cast<MatrixPane*>(part))
            parts << PicturePart{tr("Matrix: %1").arg(pane->view()->accessibleName()), part};
        else if (const auto* chart = qobject_cast<Chart*>(part))
            parts << PicturePart{tr("Chart: %1").arg(chart->title()), part};
    }
    return parts;
}

/// With a part, a picture of it is offered first.
void MainWindow::exportFrom(const QWidget* picturePart)
{
    m_notebook->complete();
    ExportOffer offer;
    offer.step = m_board->current() ? m_board->current()->matrix()->step() : "weights";
    offer.parts = pictureParts();
    for (qsizetype i = 0; i < offer.parts.size(); ++i) {
        if (offer.parts[i].widget == picturePart)
            offer.part = static_cast<int>(i);
    }
    offer.bringUpToDate = [this](QWidget* part) { bringUpToDate(part); };
    if (const QString words = exportWith(m_document.get(), offer, this); !words.isEmpty())
        showNote(words);
}

}  // namespace ae
