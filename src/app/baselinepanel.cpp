// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/baselinepanel.h"

#include "app/sessionloading.h"
#include "models/changestable.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/focusring.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kButtonGap = 4;
constexpr int kCalmMilliseconds = 120;  // between two edits of a drag the tables wait
constexpr int kSliceMilliseconds = 8;  // of a frame
constexpr qint64 kLargeFile = 1 << 20;  // below it reading takes less than a blink

constexpr int kRowGap = 6;
constexpr int kLeastWords = 14;  // letters in a line of a column

/// The tables, in the order of their tabs.
struct TableSpec {
    const char* title;
    void (*fill)(ChangesTable& table, const ComparisonReport& report, const Document& document);
};
constexpr std::array tableCatalogue = {
    TableSpec{AE_TR("ae", "What changed"), &showInputs},
    TableSpec{AE_TR("ae", "Tokens"), &showRows},
    TableSpec{AE_TR("ae", "Steps"), &showSteps},
};

/// Numbers whole; the words of the first column go on in further lines before the others are out of sight.
void fitColumns(QTableView* view)
{
    view->resizeColumnsToContents();
    const int least = view->fontMetrics().averageCharWidth() * kLeastWords;
    const int beyond = view->horizontalHeader()->length() - view->viewport()->width();
    if (beyond <= 0 || view->columnWidth(0) <= least)
        return;
    view->setColumnWidth(0, std::max(least, view->columnWidth(0) - beyond));
    view->resizeRowsToContents();
    for (int row = 0; row < view->model()->rowCount(); ++row)
        view->setRowHeight(row, view->rowHeight(row) + kRowGap);
}

}  // namespace

BaselinePanel::BaselinePanel(Document* document, Comparison* comparison, QWidget* parent)
    : QWidget(parent), m_document(document), m_comparison(comparison), m_states(new QListWidget)
{
    setAccessibleName(tr("Baselines"));
    setMinimumWidth(250);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    m_states->setAccessibleName(tr("Pinned states"));
    showFocusAround(m_states);
    m_states->setMaximumHeight(110);
    column->addWidget(m_states);
    auto* buttons = new FlowLayout(nullptr, kButtonGap);
    column->addLayout(buttons);
    auto* pinned = addButton(tr("Pin…"), tr("Keep the present state under a name"), &BaselinePanel::pin);
    auto* file = addButton(tr("From a file…"), tr("Keep the state of another session"), &BaselinePanel::openFile);
    m_saved = addButton(tr("As saved"), tr("Keep the state that the session's file holds"), &BaselinePanel::pinSaved);
    m_ofState << addButton(tr("Compare"), tr("Show the difference to this state"), &BaselinePanel::compare)
              << addButton(tr("Restore"), tr("Return to this state, as one undo step"), &BaselinePanel::restore)
              << addButton(tr("Rename…"), tr("Give this state another name"), &BaselinePanel::rename)
              << addButton(tr("Remove"), tr("Keep this state no longer"), &BaselinePanel::remove);
    const QList<QPushButton*> all = QList<QPushButton*>{pinned, file, m_saved} + m_ofState;
    for (QPushButton* button : all)
        buttons->addWidget(button);
    column->addWidget(makeTables(), 1);
    m_calm.setSingleShot(true);
    m_calm.setInterval(kCalmMilliseconds);
    connect(&m_calm, &QTimer::timeout, this, &BaselinePanel::makeReport);
    m_slice.setSingleShot(true);
    connect(&m_slice, &QTimer::timeout, this, &BaselinePanel::advanceReport);
    connect(m_states, &QListWidget::itemActivated, this, &BaselinePanel::compare);
    connect(m_states, &QListWidget::currentRowChanged, this, &BaselinePanel::showStates);
    connect(document, &Document::changed, this, &BaselinePanel::follow);
    connect(document, &Document::pathChanged, this, &BaselinePanel::showStates);
    connect(document, &Document::viewChanged, this, &BaselinePanel::follow);
    connect(comparison, &Comparison::changed, this, &BaselinePanel::follow);
    follow();
}

BaselinePanel::~BaselinePanel() = default;

QPushButton* BaselinePanel::addButton(const QString& text, const QString& tip, void (BaselinePanel::*act)())
{
    auto* button = new QPushButton(text);
    button->setToolTip(tip);
    connect(button, &QPushButton::clicked, this, act);
    return button;
}

QWidget* BaselinePanel::makeTables()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    for (const TableSpec& spec : tableCatalogue) {
        m_tables << new ChangesTable(this);
        m_tabs->addTab(makeTable(m_tables.back(), translated(spec.title)), translated(spec.title));
    }
    m_tabs->setMinimumWidth(m_tabs->tabBar()->sizeHint().width());
    column->addWidget(m_tabs, 1);
    m_note = new QLabel;
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setAccessibleName(tr("About the tables"));
    column->addWidget(m_note);
    auto* row = new FlowLayout;
    auto* copy = new QPushButton(tr("Copy table"));
    auto* csv = new QPushButton(tr("Copy as CSV"));
    connect(copy, &QPushButton::clicked, this, [this] { copyTable(u'\t'); });
    connect(csv, &QPushButton::clicked, this, [this] { copyTable(u','); });
    row->addWidget(copy);
    row->addWidget(csv);
    column->addLayout(row);
    return part;
}

QWidget* BaselinePanel::makeTable(ChangesTable* table, const QString& name)
{
    auto* view = new QTableView;
    auto* sorted = new QSortFilterProxyModel(view);
    sorted->setSourceModel(table);
    sorted->setSortRole(Qt::UserRole);
    view->setModel(sorted);
    view->setAccessibleName(tr("Table: %1").arg(name));
    view->setTabKeyNavigation(false);  // it would keep the keyboard
    showFocusAround(view);
    view->setSortingEnabled(true);
    view->sortByColumn(-1, Qt::AscendingOrder);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setFrameShape(QFrame::NoFrame);
    view->setShowGrid(false);
    view->setTabKeyNavigation(false);
    view->verticalHeader()->hide();
    view->horizontalHeader()->setHighlightSections(false);
    const auto go = [this, table, sorted](const QModelIndex& index) {
        if (const auto& cell = table->cellOf(sorted->mapToSource(index).row()))
            m_document->selectCell(*cell);
    };
    connect(view, &QTableView::clicked, this, go);
    connect(view, &QTableView::activated, this, go);
    connect(table, &QAbstractItemModel::modelReset, view, [view] { fitColumns(view); });
    return view;
}

int BaselinePanel::selected() const
{
    return m_states->currentRow();
}

void BaselinePanel::tell(const Document::Refusal& refusal)
{
    if (refusal)
        emit noted(sentenceOf(*refusal));
}

QString BaselinePanel::ask(const QString& title, const QString& name)
{
    bool isGood = false;
    const QString answer = QInputDialog::getText(this, title, tr("Name of the pinned state"), QLineEdit::Normal, name, &isGood);
    return isGood ? answer.trimmed() : QString();
}

void BaselinePanel::pin()
{
    const std::size_t number = m_document->session().baselines.size() + 1;
    const std::string offered = m_document->freeBaselineName(tr("State %1").arg(number).toStdString());
    const QString name = ask(tr("Pin the present state"), fromUtf8(offered));
    if (name.isEmpty())
        return;
    m_document->settle();
    const auto refusal = m_document->pinBaseline(name.toStdString());
    if (!refusal)
        m_document->compareWith(name.toStdString());
    tell(refusal);
}

/// The list shows what there was at the last frame; what is done is done to what there is.
const Baseline* BaselinePanel::chosen() const
{
    m_document->settle();
    const auto& baselines = m_document->session().baselines;
    const auto position = static_cast<std::size_t>(selected());
    return selected() >= 0 && position < baselines.size() ? &baselines[position] : nullptr;
}

void BaselinePanel::compare()
{
    const Baseline* baseline = chosen();
    if (!baseline)
        return;
    const Baseline* compared = m_document->comparedBaseline();
    m_document->compareWith(compared == baseline ? std::string() : baseline->name);
}

void BaselinePanel::restore()
{
    if (!chosen())
        return;
    const Baseline baseline = *chosen();
    const int steps = m_document->undoStack()->index();
    const auto refusal = m_document->restore(*baseline.state, tr("Return to “%1”").arg(shownName(baseline.name)));
    if (!refusal && m_document->undoStack()->index() == steps)
        emit noted(tr("The session is in this state already."));
    tell(refusal);
}

void BaselinePanel::rename()
{
    const Baseline* baseline = chosen();
    if (!baseline)
        return;
    const auto position = static_cast<std::size_t>(selected());
    const QString name = ask(tr("Rename the pinned state"), fromUtf8(baseline->name));
    if (!name.isEmpty())
        tell(m_document->renameBaseline(position, name.toStdString()));
}

void BaselinePanel::remove()
{
    if (chosen())
        tell(m_document->removeBaseline(static_cast<std::size_t>(selected())));
}

void BaselinePanel::openFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a session as baseline"), {}, tr("Sessions (*.attn);;All files (*)"));
    if (!path.isEmpty())
        addFile(path, shownName(QFileInfo(path).completeBaseName().toStdString()));
}

void BaselinePanel::pinSaved()
{
    addFile(QString::fromStdString(m_document->path().string()), tr("as saved"));
}

void BaselinePanel::addFile(const QString& path, const QString& name)
{
    if (QFileInfo(path).size() <= kLargeFile)
        return take(path, name, readForOpening(path));
    auto* loading = new SessionLoading(path, window());
    connect(loading, &SessionLoading::finished, this, [this, path, name](const auto& opened) { take(path, name, *opened); });
}

void BaselinePanel::take(const QString& path, const QString& name, const Result<OpenedSession>& opened)
{
    if (!opened) {
        QMessageBox box(QMessageBox::Warning, tr("Open a session as baseline"),
                        tr("%1 was not pinned.").arg(shownName(QFileInfo(path).fileName().toStdString())), QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(sentenceOf(opened.error()) + u"\n\n"_s + tr("Nothing was changed."));
        box.exec();
        return;
    }
    const std::string free = m_document->freeBaselineName(name.toStdString());
    const auto refusal = m_document->addBaseline(free, opened->prepared->session);
    if (!refusal)
        m_document->compareWith(free);
    tell(refusal);
    if (!opened->notes.isEmpty())
        emit noted(opened->notes.join(u' '));
}

void BaselinePanel::follow()
{
    showStates();
    m_maker.reset();
    if (isVisible())
        m_calm.start();
}

void BaselinePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_calm.start();
}

void BaselinePanel::showStates()
{
    const std::vector<Baseline>& baselines = m_document->session().baselines;
    const Baseline* compared = m_document->comparedBaseline();
    QStringList texts;
    for (const Baseline& baseline : baselines) {
        const QString name = shownName(baseline.name);
        texts << (&baseline == compared ? tr("%1 — compared").arg(name) : name);
    }
    const bool isMore = texts.size() > m_states->count();
    // each item that goes makes another one current, which would come back here in the middle of it
    const QSignalBlocker quiet(m_states);
    for (int i = 0; i < texts.size(); ++i) {
        if (i < m_states->count())
            m_states->item(i)->setText(texts[i]);
        else
            m_states->addItem(texts[i]);
    }
    while (m_states->count() > texts.size())
        delete m_states->takeItem(m_states->count() - 1);
    if (isMore || (selected() < 0 && m_states->count() > 0))  // what was just pinned is what one goes on with
        m_states->setCurrentRow(m_states->count() - 1);
    for (QPushButton* button : m_ofState)
        button->setEnabled(selected() >= 0);
    const bool isCompared = compared && selected() == static_cast<int>(compared - baselines.data());
    m_ofState.front()->setText(isCompared ? tr("Stop") : tr("Compare"));
    m_saved->setEnabled(!m_document->path().empty());
}

/// A change meanwhile begins anew.
void BaselinePanel::makeReport()
{
    m_maker.reset();
    if (!m_comparison->before() || !m_document->isSettled())
        return showTables({});
    m_maker = std::make_unique<ReportMaker>(*m_comparison, *m_document);
    advanceReport();
}

void BaselinePanel::advanceReport()
{
    if (!m_maker || !m_document->isSettled())
        return;
    if (m_maker->advance(kSliceMilliseconds)) {
        const ComparisonReport report = m_maker->report();
        m_maker.reset();
        return showTables(report);
    }
    m_note->setText(tr("Comparing …"));
    m_note->show();
    m_slice.start();
}

void BaselinePanel::showTables(const ComparisonReport& report)
{
    const bool hasReport = m_comparison->before() != nullptr && m_document->isSettled();
    for (std::size_t i = 0; i < tableCatalogue.size(); ++i)
        tableCatalogue[i].fill(*m_tables[static_cast<int>(i)], report, *m_document);
    QString note;
    if (!m_comparison->isOn())
        note = tr("Pin a state, or choose one and Compare: panes and charts then show the difference.");
    else if (!hasReport || report.rows.empty())
        note = m_comparison->mismatch("weights");
    else if (static_cast<Index>(report.rows.size()) < report.rowsInAll)
        note = tr("The %1 tokens of %2 whose weights changed most.").arg(report.rows.size()).arg(report.rowsInAll);
    else if (report.inputs.empty() && report.words.empty())
        note = tr("Nothing changed since “%1”.").arg(m_comparison->name());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void BaselinePanel::copyTable(QChar separator)
{
    QGuiApplication::clipboard()->setText(m_tables[m_tabs->currentIndex()]->text(separator));
    emit noted(tr("The table was copied."));
}

}  // namespace ae
