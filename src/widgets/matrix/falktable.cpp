// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matrix/falktable.h"

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
constexpr int kMostLeft = 9;
constexpr int kMostAbove = 4;

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
    m_grid->setColumnStretch(static_cast<int>(results.size()) + 1, 1);
    build();
    connect(document, &Document::changed, this, [this](const Change& change) {
        if (change.isStructural && operandsInForce() != m_operands)
            build();  // the scores are made of other queries and keys, say
        if (change.isStructural || change.names)
            scheduleAlign();
    });
}

std::vector<std::string_view> FalkTable::operandsInForce() const
{
    std::vector<std::string_view> operands;
    for (const std::string_view result : m_results) {
        const Graph::Node& node = *m_document->evaluation().graph().node(result);
        operands.insert(operands.end(), node.inputKeys.begin(), node.inputKeys.end());
    }
    return operands;
}

void FalkTable::build()
{
    const std::vector<MatrixPane*> former = std::exchange(m_panes, {});
    m_columns.clear();
    m_bottom.clear();
    m_operands = operandsInForce();
    for (std::size_t i = 0; i < m_results.size(); ++i)
        addProduct(m_results[i], static_cast<int>(i) + 1);
    m_columns.insert(m_columns.begin(), {m_bottom.front()});
    for (std::size_t i = 1; i < m_bottom.size(); ++i)
        scrollTogether(m_bottom.front()->view()->verticalScrollBar(), m_bottom[i]->view()->verticalScrollBar());
    linkPictures();
    for (MatrixPane* pane : former) {
        if (MatrixPane* successor = this->pane(pane->model()->step()))
            successor->setRemark(pane->remark());
        delete pane;
    }
    align();
}

void FalkTable::addProduct(std::string_view result, int column)
{
    const StepSpec& spec = *findStep(result);
    const Graph::Node& node = *m_document->evaluation().graph().node(result);
    if (m_bottom.empty())
        m_bottom.push_back(add(node.inputKeys[static_cast<std::size_t>(spec.layout.left)], Turn::None, 2, 0, m_place));
    std::vector<MatrixPane*> above;
    const Turn turn = spec.layout.topTransposed ? Turn::Transposed : Turn::None;
    above.push_back(add(node.inputKeys[static_cast<std::size_t>(spec.layout.top)], turn, 0, column, m_place));
    // what is added to every row of the product stands between: shown while the head has it
    for (const StepSpec* bias : stepCatalogue()) {
        if (bias->kind == StepKind::OptionalInput && bias->role == spec.role)
            above.push_back(add(bias->key, Turn::None, 1, column, {}));
    }
    above.push_back(add(result, Turn::None, 2, column, {}));
    m_bottom.push_back(above.back());
    // what turns the rows of the product stands below: shown while it is in force
    for (const StepSpec* after : stepCatalogue()) {
        const bool keepsColumns = after->columnNames == spec.columnNames && after->columnNames != "token";
        if (after->kind == StepKind::Computed && after->layout.left < 0 && after->role == spec.role && keepsColumns)
            above.push_back(add(after->key, Turn::None, 3, column, {}));
    }
    for (const MatrixPane* pane : above) {
        if (pane != m_bottom.back())
            scrollTogether(pane->view()->horizontalScrollBar(), m_bottom.back()->view()->horizontalScrollBar());
    }
    // the rows of the first product are named; those of the others are the same
    for (MatrixPane* pane : above)
        pane->view()->setRowNamesShown(column == 1);
    m_columns.push_back(above);
}

MatrixPane* FalkTable::add(std::string_view step, Turn turn, int row, int column, const QString& place)
{
    const QString name = place.isEmpty() ? fromUtf8(step) : tr("%1 of %2").arg(fromUtf8(step), place);
    auto* pane = new MatrixPane(m_document, m_highlight, step, turn, name, this);
    m_grid->addWidget(pane, row, column, Qt::AlignLeft | (row == 0 ? Qt::AlignBottom : Qt::AlignTop));
    m_panes.push_back(pane);
    m_board->add(pane->view());
    connect(pane->view(), &MatrixView::metricsChanged, this, &FalkTable::scheduleAlign);
    // wide operands scroll, so that a table stays within the page
    const bool isOfTokens = (turn == Turn::Transposed ? pane->model()->spec().rowNames : pane->model()->spec().columnNames) == "token";
    pane->view()->setMostShown(kMostRows, isOfTokens ? kMostTokens : column == 0 ? kMostLeft : kMostAbove);
    return pane;
}

// Pictures above each other show the same columns, those beside each other the same rows.
void FalkTable::linkPictures()
{
    for (const std::vector<MatrixPane*>& column : m_columns) {
        for (const MatrixPane* pane : column) {
            connect(pane->view(), &MatrixView::axesMoved, this, [&column, pane] {
                for (const MatrixPane* other : column)
                    other->view()->followColumns(pane->view()->columnAxis());
            });
        }
    }
    for (const MatrixPane* pane : m_bottom) {
        connect(pane->view(), &MatrixView::axesMoved, this, [this, pane] {
            for (const MatrixPane* other : m_bottom)
                other->view()->followRows(pane->view()->rowAxis());
        });
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
