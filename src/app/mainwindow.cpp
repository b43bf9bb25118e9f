// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"

#include "app/addcell.h"
#include "app/announcements.h"
#include "app/baselinepanel.h"
#include "app/checkedmark.h"
#include "app/comparebar.h"
#include "app/derivativebar.h"
#include "app/fileactions.h"
#include "app/filequestions.h"
#include "app/helpservice.h"
#include "app/historypanel.h"
#include "app/importdialog.h"
#include "app/lessonguide.h"
#include "app/mnemonics.h"
#include "app/optionsbar.h"
#include "app/settings.h"
#include "app/sideroom.h"
#include "app/worksheetbar.h"
#include "document/recovery.h"
#include "models/answersheet.h"
#include "models/comparison.h"
#include "models/convention.h"
#include "models/gradientlens.h"
#include "models/highlight.h"
#include "models/saturationmodel.h"
#include "models/texts.h"
#include "models/verification.h"
#include "widgets/inspector/inspectorpanel.h"
#include "widgets/look/announcer.h"
#include "widgets/look/helpplace.h"
#include "widgets/matrix/matrixpane.h"
#include "widgets/notebook/notebookview.h"
#include "widgets/notebook/outline.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr QSize kSize(1600, 1000);  // where the screen has room for it
constexpr int kCellWidth = 380;  // the longest usual cell with all its digits
constexpr int kNarrowCellWidth = 120;
constexpr int kNarrowOutline = 140;
constexpr int kWideOutline = 220;

}  // namespace

MainWindow::MainWindow(std::unique_ptr<Document> document) : m_document(std::move(document))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    HelpService::start();
    const bool hasScreen = QGuiApplication::platformName() != u"offscreen"_s;
    resize(hasScreen ? kSize.boundedTo(screen()->availableSize()) : kSize);
    const AnswerSheet* sheet = AnswerSheet::of(*m_document);  // follows the document before all that asks it
    m_board = new PaneBoard(this);
    m_highlight = new Highlight(m_document.get(), this);
    m_saturation = new SaturationModel(m_document.get(), this);
    m_verification = new Verification(m_document.get(), this);
    m_announcer = announceChanges(this, m_document.get(), m_verification);
    connect(sheet, &AnswerSheet::changed, lens(), [sheet, lens = lens()] {
        if (sheet->hidesAny())
            lens->close();  // the derivative of an output with respect to V is a weight
    });
    build();
    keepRecoveryCopy();
    followFile();
    restoreGeometry(setting("geometry").toByteArray());
    m_notebook->setFocus(Qt::OtherFocusReason);
    connect(m_notebook, &NotebookView::filled, this, &MainWindow::giveStart, Qt::SingleShotConnection);
    if (!m_document->session().hasView)
        m_document->setDecimals(setting("decimals").toInt());
}

/// All that has words. Models, selection and pinned states outlive it.
void MainWindow::build()
{
    m_actions.build(this);
    m_bar = new OptionsBar(m_document.get(), m_actions, this);
    addToolBar(m_bar);
    buildCentre();
    buildStatusBar();
    m_files = new FileActions(m_document.get(), m_actions, this);
    connectActions();
    connectAreas();
    connect(m_bar, &OptionsBar::refused, this, &MainWindow::showNote);
    connect(m_board, &PaneBoard::refused, this, &MainWindow::showNote);
    connect(m_board, &PaneBoard::noted, this, &MainWindow::showNote);
    connect(m_board, &PaneBoard::boxWanted, this, &MainWindow::goTo);
    connect(m_board, &PaneBoard::filePasted, this,
            [this](const QString& path, const QString& step) { importFrom(path, step.toStdString()); });
    connect(m_document.get(), &Document::stepRefused, this, [this](const Problem& problem) { showNote(sentenceOf(problem)); });
    settleMnemonics(menuBar());
    showTitle();
    showStatus();
    showSelection();
}

MainWindow::~MainWindow()
{
    // the panes look at the document until they are gone
    delete takeCentralWidget();
    delete m_saturation;
    delete m_verification;
}

void MainWindow::buildCentre()
{
    m_notebook = new NotebookView({m_document.get(), m_highlight, m_saturation, m_board}, this);
    m_outline = makeOutline();
    m_inspector = new InspectorPanel(m_document.get(), m_highlight);
    m_history = new HistoryPanel(m_document->undoStack());
    m_guide = new LessonGuide(this);
    m_baselines = new BaselinePanel(m_document.get(), m_highlight->comparison());
    m_outline->setFixedWidth(std::clamp(m_outline->sizeHint().width(), kNarrowOutline, kWideOutline));
    m_inspector->setMinimumWidth(236);
    auto* splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_guide, m_outline, m_notebook, m_inspector, m_history, m_baselines})
        splitter->addWidget(part);
    splitter->setStretchFactor(2, 1);
    splitter->setSizes({310, 140, 1180, 270, 220, 320});
    for (QWidget* part : std::initializer_list<QWidget*>{m_guide, m_history, m_baselines})
        part->hide();
    new SideRoom(splitter, m_notebook, m_inspector, {m_guide, m_history, m_baselines});
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    if (setting("welcome").toBool()) {
        m_welcome = makeWelcome();
        layout->addWidget(m_welcome);
    }
    m_derivatives = new DerivativeBar(m_document.get(), m_highlight->lens());
    layout->addWidget(m_derivatives);
    layout->addWidget(new WorksheetBar(m_document.get(), m_actions));
    layout->addWidget(new CompareBar(m_document.get(), m_highlight->comparison(), centre));
    layout->addWidget(splitter, 1);
    setCentralWidget(centre);
}

/// The list of cells, and below it the way to have more of them.
QWidget* MainWindow::makeOutline()
{
    auto* column = new QWidget;
    column->setAutoFillBackground(true);
    column->setBackgroundRole(QPalette::Base);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->setSpacing(0);
    auto* outline = new Outline(m_document.get(), m_notebook);
    layout->addWidget(outline, 1);
    auto* add = new QToolButton;
    add->setText(tr("+ Add a cell"));
    add->setAccessibleName(tr("Add a cell"));
    add->setToolTip(translate("ae", "A kind of cell that the notebook lacks, below the cell in view"));
    setHelpPlace(column, "outline");
    add->setPopupMode(QToolButton::InstantPopup);
    add->setAutoRaise(true);
    auto* menu = new QMenu(add);
    menu->setAccessibleName(tr("Kinds of cells"));
    followCellKinds(menu, m_document.get(), [this](std::string_view kind) { addCell(kind); });
    add->setMenu(menu);
    layout->addWidget(add, 0, Qt::AlignHCenter);
    return column;
}

QWidget* MainWindow::makeWelcome()
{
    auto* welcome = new QWidget;
    auto* row = new QHBoxLayout(welcome);
    auto* text = new QLabel(tr("Pick a token to see where it looks and why.\n"
                               "Change any number in X or a W: every step follows at once, and everything can be undone.\n"
                               "Scroll to Saturation and drag the width d: without ÷ √d one key takes all."));
    text->setTextFormat(Qt::PlainText);
    auto* close = new QPushButton(tr("Got it"));
    close->setAccessibleName(tr("Close the welcome"));
    auto* lesson = new QPushButton(tr("First lesson"));
    lesson->setToolTip(tr("The equation in three steps; the menu Lessons has more"));
    close->setToolTip(tr("The welcome does not come back; F1 shows the manual"));
    row->addWidget(text, 1);
    row->addWidget(lesson);
    row->addWidget(close);
    connect(lesson, &QPushButton::clicked, this, [this] { LessonGuide::open(shippedLessons().value(0), this); });
    connect(close, &QPushButton::clicked, this, [this] {
        setSetting("welcome", false);
        hideWelcome();
    });
    return welcome;
}

void MainWindow::hideWelcome()
{
    if (m_welcome)
        m_welcome->hide();
}

void MainWindow::buildStatusBar()
{
    m_shapes = new QLabel;
    m_time = new QLabel;
    m_conventions = new QLabel;
    m_state = new QLabel;
    m_cell = new QLineEdit;
    m_cell->setReadOnly(true);
    m_cell->setFrame(false);
    m_cell->setAccessibleName(tr("Selected cell"));
    m_cell->setMinimumWidth(kCellWidth);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(10, 0, 10, 0);
    statusBar()->addWidget(m_shapes);
    statusBar()->addWidget(m_time);
    statusBar()->addWidget(m_conventions);
    statusBar()->addPermanentWidget(m_cell);
    // a message has the room of the selected cell while it is there
    connect(statusBar(), &QStatusBar::messageChanged, m_cell, [this](const QString& message) { m_cell->setVisible(message.isEmpty()); });
    statusBar()->addPermanentWidget(new CheckedMark(m_verification));
    statusBar()->addPermanentWidget(m_state);
    connect(m_verification, &Verification::changed, this, [this] {  // what disagrees is the longer sentence then
        m_cell->setMinimumWidth(m_verification->state() == Verification::State::Disagrees ? kNarrowCellWidth : kCellWidth);
    });
    connect(m_document.get(), &Document::changed, this, &MainWindow::showStatus);
    connect(m_document.get(), &Document::changed, this, &MainWindow::showSelection);
    connect(m_document.get(), &Document::selectedCellChanged, this, &MainWindow::showSelection);
    connect(AnswerSheet::of(*m_document), &AnswerSheet::changed, this, &MainWindow::showSelection);
    connect(m_highlight->comparison(), &Comparison::changed, this, &MainWindow::showSelection);
    connect(m_document.get(), &Document::modifiedChanged, this, &MainWindow::showTitle);
    connect(m_document.get(), &Document::pathChanged, this, &MainWindow::showTitle);
    connect(m_document.get(), &Document::changed, this, &MainWindow::showTitle);
}

void MainWindow::showTitle()
{
    const std::string name = m_document->path().empty() ? m_document->session().title : m_document->path().filename().string();
    const QString shown = name.empty() ? tr("Untitled") : shownName(name);
    const bool isReadOnly = DocumentFile::of(m_document.get()).isReadOnly();
    setWindowTitle((isReadOnly ? tr("%1 (read-only)[*] — Attention Explorer") : tr("%1[*] — Attention Explorer")).arg(shown));
    setWindowModified(m_document->isModified());
    m_state->setText(m_document->isModified() ? tr("modified") : m_document->path().empty() ? tr("not saved yet") : tr("saved"));
}

void MainWindow::showStatus()
{
    const Sizes sizes = m_document->sizes();
    m_shapes->setText(tr("n %1   d_model %2   d_k %3   d_v %4").arg(sizes.tokens).arg(sizes.dModel).arg(sizes.dK).arg(sizes.dV));
    const NumberStyle style = numberStyle(*m_document);
    const double micros = m_document->lastEvaluationMicroseconds();
    // hidden by its text: the status bar itself hides it while a note is shown, and shows it again
    if (micros <= 0)
        m_time->clear();
    else
        m_time->setText(micros < 1000 ? tr("recalculated in %1 µs").arg(style.text(micros, 0))
                                      : tr("recalculated in %1 ms").arg(style.text(micros / 1000, 1)));
}

void MainWindow::showSelection()
{
    const auto& cell = m_document->selectedCell();
    if (!cell || !m_document->evaluation().has(cell->step)) {
        m_cell->clear();
        return;
    }
    const QString name = shownCellName(*m_document, *cell);
    const std::vector<RowRecord>& rows = m_document->evaluation().result(cell->step).rows;
    const RowState state = rows.empty() ? RowState::Ok : rows[static_cast<std::size_t>(cell->row)].state;
    const double value = m_document->evaluation().value(cell->step)(cell->row, cell->column);
    const bool isHidden = AnswerSheet::of(*m_document)->hides(*cell);
    const Comparison& comparison = *m_highlight->comparison();
    if (isHidden)
        m_cell->setText(name + u" = "_s + tr("blank"));
    else if (comparison.has(cell->step))
        m_cell->setText(tr("%1: %2", "a cell and its change").arg(name, differenceInWords(comparison, *m_document, *cell)));
    else
        m_cell->setText(hasNoDistribution(state) ? tr("%1: no number, %2").arg(name, stateInWords(state))
                                                 : name + u" = "_s + numberStyle(*m_document).exact(value));
    if (!isHidden && isDividedWhenShown(*m_document, cell->step))
        m_cell->setText(tr("%1; %2", "a cell, and its number divided").arg(m_cell->text(), dividedInWords(*m_document, *cell)));
    m_cell->setCursorPosition(0);
}

void MainWindow::showNote(const QString& text)
{
    statusBar()->showMessage(text, 8000);
    m_announcer->say(text);
}

void MainWindow::keepRecoveryCopy()
{
    // a recovered document brings the copy that it came from
    auto* copy = m_document->findChild<RecoveryCopy*>(QString(), Qt::FindDirectChildrenOnly);
    if (!copy)
        copy = new RecoveryCopy(m_document.get());
    // said once, and again only after it had been mended
    connect(copy, &RecoveryCopy::failed, this, [this, hasSaid = std::make_shared<bool>(false), copy](const Problem& problem) {
        if (std::exchange(*hasSaid, true))
            return;
        connect(
            copy, &RecoveryCopy::written, this, [hasSaid] { *hasSaid = false; }, Qt::SingleShotConnection);
        showNote(tr("The recovery copy could not be written: %1").arg(sentenceOf(problem)));
    });
    // the end of the desktop session: there may be no time for questions
    connect(qApp, &QGuiApplication::commitDataRequest, copy, [copy] { copy->writeNow(); });
}

void MainWindow::followFile()
{
    DocumentFile& file = DocumentFile::of(m_document.get());
    connect(&file, &DocumentFile::readOnlyChanged, this, &MainWindow::showTitle);
    connect(&file, &DocumentFile::changedByOthers, this,
            [this](FileChange change) { showNote(filequestions::noteOf(*m_document, change)); });
}

bool MainWindow::askToClose()
{
    m_isAsked = m_files->mayClose();
    return m_isAsked;
}

GradientLens* MainWindow::lens() const
{
    return m_highlight->lens();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_isAsked && !m_files->mayClose()) {
        event->ignore();
        return;
    }
    setSetting("geometry", saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

/// The input whose pane is at this place, empty where there is none.
std::string MainWindow::inputAt(const QPoint& place) const
{
    for (QWidget* widget = childAt(place); widget; widget = widget->parentWidget()) {
        if (const auto* view = qobject_cast<MatrixView*>(widget))
            return view->matrix()->isEditable() ? view->matrix()->step() : std::string();
    }
    return {};
}

void MainWindow::importFrom(const QString& path, const std::string& target)
{
    if (const QString words = importFile(m_document.get(), path, target, this); !words.isEmpty())
        showNote(words);
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const std::string target = inputAt(event->position().toPoint());
    for (const QUrl& url : event->mimeData()->urls()) {
        if (!url.isLocalFile())
            continue;
        const QString path = url.toLocalFile();
        if (path.endsWith(u".attn"_s, Qt::CaseInsensitive) || path.endsWith(u".lesson"_s, Qt::CaseInsensitive))
            FileActions::open(path, this);  // wherever it falls: a session is a window of its own
        else
            importFrom(path, target);
    }
}

}  // namespace ae
