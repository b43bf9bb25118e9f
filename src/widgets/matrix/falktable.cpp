// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matrix/falktable.h"

#include "models/convention.h"

#include <QEvent>
#include <QGridLayout>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

// cells before a pane scrolls
constexpr int kMostRows = 16;
constexpr int kMostTokens = 12;
constexpr int kMostFeatures = 9;
constexpr int kMostNumbered = 4;  // columns q1, q2 ... of one of several matrices side by side
constexpr int kMostNumberedBelow = 6;  // or rows of one of several below each other

void scrollTogether(QScrollBar* a, QScrollBar* b)
{
    QObject::connect(a, &QScrollBar::valueChanged, b, &QScrollBar::setValue);
    QObject::connect(b, &QScrollBar::valueChanged, a, &QScrollBar::setValue);
}

}  // namespace

FalkTable::FalkTable(Document* document, const Highlight* highlight, PaneBoard* board, const std::vector<std::string_view>& results,
                     const QString& place, QWidget* parent)
    : QWidget(parent), m_document(document), m_highlight(highlight), m_board(board), m_results(results), m_place(place),
      m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(6);
    build();
    connect(document, &Document::changed, this, [this](const Change& change) {
        if (change.isStructural && wanted() != m_built)
            build();  // the scores are made of other queries and keys, say
        if (change.isStructural || change.names)
            scheduleAlign();
    });
    connect(document, &Document::viewChanged, this, [this] {
        if (wanted() != m_built)
            build();  // the same products by another convention
    });
}

FalkTable::Built FalkTable::wanted() const
{
    Built wanted{{}, hasTokenColumns(*m_document), dividesQueries(*m_document)};
    for (const std::string_view result : m_results) {
        const Graph::Node& node = *m_document->evaluation().graph().node(result);
        wanted.steps.insert(wanted.steps.end(), node.inputKeys.begin(), node.inputKeys.end());
        wanted.steps.push_back(result);
    }
    return wanted;
}

void FalkTable::build()
{
    qDeleteAll(std::exchange(m_panes, {}));
    m_resultPanes.clear();
    m_columns.assign(m_results.size() + 4, {});
    m_rows.assign(m_results.size() + 4, {});
    m_built = wanted();
    for (int i = 0; i < m_grid->columnCount(); ++i)
        m_grid->setColumnStretch(i, 0);
    m_grid->setColumnStretch(m_built.hasTokenColumns ? 4 : static_cast<int>(m_results.size()) + 1, 1);
    for (std::size_t i = 0; i < m_results.size(); ++i)
        addProduct(m_results[i], static_cast<int>(i) + 1);
    link();
    showRemarks();
    align();
}

void FalkTable::addProduct(std::string_view result, int column)
{
    const Graph& graph = m_document->evaluation().graph();
    const StepSpec& spec = *findStep(result);
    const Graph::Node& node = *graph.node(result);
    // where the queries are divided beforehand, their product is the divided scores
    const bool isDivided = m_built.dividesQueries && &spec == graph[graph.scorePath().front()].spec;
    if (column == 1) {
        add(node.inputKeys[static_cast<std::size_t>(spec.layout.left)], Turn::None, {2, 0}, m_place,
            isDivided ? Portion::Divided : Portion::Whole);
    }
    const Turn turn = spec.layout.topTransposed ? Turn::Transposed : Turn::None;
    add(node.inputKeys[static_cast<std::size_t>(spec.layout.top)], turn, {0, column}, m_place);
    // what is added to every row of the product stands between: shown while the head has it
    for (const StepSpec* bias : stepCatalogue()) {
        if (bias->kind == StepKind::OptionalInput && bias->role == spec.role)
            add(bias->key, Turn::None, {1, column}, {});
    }
    m_resultPanes.push_back(add(isDivided ? dividedScores(graph)->key : result, Turn::None, {2, column}, isDivided ? m_place : QString()));
    // what turns the rows of the product stands below: shown while it is in force
    for (const StepSpec* after : stepCatalogue()) {
        const bool keepsColumns = after->columnNames == spec.columnNames && after->columnNames != "token";
        if (after->kind == StepKind::Computed && after->layout.left < 0 && after->role == spec.role && keepsColumns)
            add(after->key, Turn::None, {3, column}, {});
    }
}

MatrixPane* FalkTable::add(std::string_view step, Turn turn, Place place, const QString& where, Portion portion)
{
    const QString sign = portion == Portion::Divided ? tr("%1 divided").arg(fromUtf8(step)) : fromUtf8(step);
    auto* pane =
        new MatrixPane(m_document, m_highlight, step, turn, where.isEmpty() ? sign : tr("%1 of %2").arg(sign, where), this, portion);
    const bool isTurned = m_built.hasTokenColumns;
    const int row = isTurned ? place.column : place.row;
    const int column = isTurned ? place.row : place.column;
    m_grid->addWidget(pane, row, column, Qt::AlignLeft | (row == 0 ? Qt::AlignBottom : Qt::AlignTop));
    m_panes.push_back(pane);
    m_columns[static_cast<std::size_t>(column)].push_back(pane);
    m_rows[static_cast<std::size_t>(row)].push_back(pane);
    m_board->add(pane->view());
    connect(pane->view(), &MatrixView::metricsChanged, this, &FalkTable::scheduleAlign);
    // wide operands scroll, so that a table stays within the page
    const StepSpec& spec = pane->model()->spec();
    const std::string_view across = pane->model()->isTransposed() ? spec.rowNames : spec.columnNames;
    const std::string_view down = pane->model()->isTransposed() ? spec.columnNames : spec.rowNames;
    const bool isOneOfSeveral = isTurned && m_results.size() > 1 && down != "token" && down != "feature";
    pane->view()->setMostShown(isOneOfSeveral ? kMostNumberedBelow : kMostRows,
                               across == "token"                              ? kMostTokens
                                   : across == "feature" || place.column == 0 ? kMostFeatures
                                                                              : kMostNumbered);
    // the rows of the first product are named; those of the others are the same
    pane->view()->setRowNamesShown(isTurned || place.column <= 1);
    return pane;
}

// Panes above each other show the same columns, those beside each other the same rows.
void FalkTable::link()
{
    for (const std::vector<MatrixPane*>& column : m_columns) {
        for (const MatrixPane* pane : column) {
            if (pane != column.front())
                scrollTogether(pane->view()->horizontalScrollBar(), column.front()->view()->horizontalScrollBar());
            connect(pane->view(), &MatrixView::axesMoved, this, [&column, pane] {
                for (const MatrixPane* other : column)
                    other->view()->followColumns(pane->view()->columnAxis());
            });
        }
    }
    for (const std::vector<MatrixPane*>& row : m_rows) {
        for (const MatrixPane* pane : row) {
            if (pane != row.front())
                scrollTogether(pane->view()->verticalScrollBar(), row.front()->view()->verticalScrollBar());
            connect(pane->view(), &MatrixView::axesMoved, this, [&row, pane] {
                for (const MatrixPane* other : row)
                    other->view()->followRows(pane->view()->rowAxis());
            });
        }
    }
}

void FalkTable::setResultRemarks(const QString& ofRows, const QString& ofColumns)
{
    m_rowRemark = ofRows;
    m_columnRemark = ofColumns;
    showRemarks();
}

void FalkTable::showRemarks()
{
    const QString& remark = m_built.hasTokenColumns ? m_columnRemark : m_rowRemark;
    for (MatrixPane* pane : m_resultPanes) {
        if (!remark.isEmpty())
            pane->setRemark(remark);
    }
}

void FalkTable::setCorner(QWidget* corner)
{
    m_grid->addWidget(corner, 0, 0, Qt::AlignLeft | Qt::AlignTop);
}

MatrixPane* FalkTable::pane(std::string_view step) const
{
    const auto found = std::ranges::find_if(m_panes, [step](const MatrixPane* pane) { return pane->model()->step() == step; });
    return found == m_panes.end() ? nullptr : *found;
}

void FalkTable::scheduleAlign()
{
    if (m_isAligning)
        return;
    m_isAligning = true;
    QTimer::singleShot(0, this, &FalkTable::align);
}

void FalkTable::align()
{
    m_isAligning = true;
    for (const std::vector<MatrixPane*>& column : m_columns) {
        int cells = 0;
        int header = 0;
        for (const MatrixPane* pane : column) {
            if (!pane->model()->isInForce())
                continue;
            cells = std::max(cells, pane->view()->ownColumnWidth());
            header = std::max(header, pane->view()->ownHeaderWidth());
        }
        for (MatrixPane* pane : column) {
            pane->view()->setColumnWidthTo(cells);
            pane->view()->setHeaderWidthTo(header);
        }
    }
    m_isAligning = false;
    updateGeometry();
}

void FalkTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        scheduleAlign();
}

}  // namespace ae
