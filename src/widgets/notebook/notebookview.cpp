// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notebook/notebookview.h"

#include "models/texts.h"
#include "widgets/formula/formulaparser.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/card.h"
#include "widgets/look/helpplace.h"
#include "widgets/matrix/matrixview.h"
#include "widgets/notebook/cellflow.h"
#include "widgets/notebook/scrollaim.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QScreen>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr double kSmallestZoom = 0.6;
constexpr double kLargestZoom = 3;
constexpr int kAbove = 10;  // a cell that is scrolled to

QWidget* unknownCell(const NotebookCell& cell)
{
    auto* label = new QLabel(
        NotebookView::tr("This version does not know cells of the kind “%1”. The cell is kept as it is.").arg(shownName(cell.kind)));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

}  // namespace

NotebookView::NotebookView(const CellContext& context, QWidget* parent)
    : QScrollArea(parent), m_context(context), m_aim(new ScrollAim(this))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setAccessibleName(tr("Notebook"));
    setFocusPolicy(Qt::NoFocus);
    connect(context.document, &Document::changed, this, [this](const Change& change) {
        if (change.notebook && m_shown != m_context.document->session().notebook) {
            rebuild();
            complete();
        }
    });
    connect(context.document, &Document::viewChanged, this, &NotebookView::applyFolding);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &NotebookView::announceView);
    rebuild();
}

void NotebookView::rebuild()
{
    const std::vector<NotebookCell>& cells = m_context.document->session().notebook;
    // A text that was edited is shown by its own cell; only cells that come, go or move need new cards.
    const bool isSameOrder =
        std::ranges::equal(cells, m_shown, [](const NotebookCell& a, const NotebookCell& b) { return a.kind == b.kind; });
    m_shown = cells;
    if (isSameOrder && !m_cards.empty()) {
        applyFolding();  // two cells of one kind may have changed places
        emit cellsChanged();
        return;
    }
    const int place = verticalScrollBar()->value();
    m_isRebuilding = true;
    m_cards.clear();
    m_filled = 0;
    if (QWidget* before = takeWidget()) {
        // a change that was waiting can be announced in the middle of an event of one of its cards
        before->setParent(this);
        before->deleteLater();
    }
    auto* sheet = new QWidget;
    sheet->setFont(font());
    auto* flow = new CellFlow(sheet);
    flow->setVisibleWidth(viewport()->width());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const CellSpec* spec = findCell(cells[i].kind);
        auto* card = new Card(cellTitle(cells[i]), sheet);
        card->setObjectName(u"cell-%1-%2"_s.arg(fromUtf8(cells[i].kind)).arg(i));
        if (spec) {
            card->setProperty(helpPlaceProperty, fromUtf8(spec->kind));  // each kind has a place of its own name
            card->setWhatsThis(translated(spec->summary));
        }
        connect(card, &Card::foldToggled, this, [this, i](bool isFolded) {
            if (!m_isRebuilding)
                m_context.document->setFolded(i, isFolded);
        });
        card->hide();  // until it has its contents
        flow->add(card, !spec || spec->takesWholeRow, spec ? spec->stretch : 1);
        m_cards.push_back(card);
    }
    setWidget(sheet);
    if (m_zoom != 1)
        setZoom(m_zoom);
    m_isRebuilding = false;
    applyFolding();
    m_aim->hold([this, place] { verticalScrollBar()->setValue(place); });
    QTimer::singleShot(0, this, &NotebookView::announceView);
    emit cellsChanged();
}

void NotebookView::fillNext()
{
    const NotebookCell& cell = m_shown[m_filled];
    const CellSpec* spec = findCell(cell.kind);
    Card* card = m_cards[m_filled];
    if (spec && !spec->formula.empty()) {
        auto* formula = new FormulaWidget;
        formula->setFormula(parseFormula(fromUtf8(spec->formula)));
        card->setFormula(formula);
    }
    QWidget* content = spec ? spec->make(m_context, card, m_filled) : unknownCell(cell);
    if (spec && spec->isMathematics)
        content->setLayoutDirection(Qt::LeftToRight);
    card->setContent(content);
    card->show();
    ++m_filled;
}

/// Until the cards cover more than any window of this screen shows, however they are laid.
void NotebookView::fillFirstScreen()
{
    const QSize room = screen()->size();
    for (int area = 0; area < room.width() * room.height() && !isComplete();) {
        fillNext();
        const CellSpec* spec = findCell(m_shown[m_filled - 1].kind);
        const QSize own = m_cards[m_filled - 1]->sizeHint();
        area += own.height() * (!spec || spec->takesWholeRow ? room.width() : std::min(own.width(), room.width()));
    }
    applyFolding();
    emit filled();
}

void NotebookView::fillOn()
{
    if (hasFirstScreen())
        complete();
    else
        fillFirstScreen();
}

void NotebookView::complete()
{
    if (isComplete())
        return;
    while (!isComplete())
        fillNext();
    applyFolding();
    if (m_zoom != 1)
        setZoom(m_zoom);
    emit filled();
}

bool NotebookView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::Paint && !isComplete())
        QTimer::singleShot(0, this, &NotebookView::fillOn);  // when this frame is on its way
    const bool isTaken = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)) {
        m_aim->follow();
        emit cardsMoved();
    }
    return isTaken;
}

void NotebookView::applyFolding()
{
    const auto& folded = m_context.document->session().view.folded;
    m_isRebuilding = true;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setFolded(std::ranges::find(folded, i) != folded.end());
    m_isRebuilding = false;
}

void NotebookView::scrollToCell(int position)
{
    if (position < 0 || position >= count())
        return;
    complete();
    if (widget()->layout())
        widget()->layout()->activate();
    m_aim->hold([this, place = placeOfCard(position)] {
        const QRect card = place();
        verticalScrollBar()->setValue(card.top() - kAbove);
        if (card.right() - horizontalScrollBar()->value() > viewport()->width() || card.left() < horizontalScrollBar()->value())
            horizontalScrollBar()->setValue(card.left() - kAbove);  // its beginning, where it is wider than the view
    });
    m_current = position;
    const int focused = cellWithFocus();
    if (focused >= 0 && focused != position)
        setFocus();
    announceView();
}

NotebookView::Place NotebookView::placeOfCard(int position) const
{
    return [card = QPointer<Card>(card(position))] { return card ? card->geometry() : QRect(); };
}

NotebookView::Place NotebookView::placeOfCell(MatrixView* view, const CellRef& cell, int around) const
{
    return [view = QPointer<MatrixView>(view), sheet = QPointer<QWidget>(widget()), cell, around] {
        if (!view || !sheet || !sheet->isAncestorOf(view))
            return QRect();
        const QModelIndex index = view->matrix()->indexOf(cell);
        view->scrollTo(index);
        const QRect place = view->visualRect(index).adjusted(-around, -around, around, around);
        return place.translated(view->viewport()->mapTo(sheet.data(), QPoint()));
    };
}

void NotebookView::scrollToPlace(const Place& place, int around)
{
    if (widget()->layout())
        widget()->layout()->activate();
    m_aim->hold([this, place, around] {
        const QRect area = place();
        if (!area.isNull())
            ensureVisible(area.center().x(), area.center().y(), area.width() / 2 + around, area.height() / 2 + around);
    });
    announceView();
}

int NotebookView::find(std::string_view kind) const
{
    const auto found = std::ranges::find_if(m_shown, [kind](const NotebookCell& cell) { return cell.kind == kind; });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

int NotebookView::cellWithFocus() const
{
    const QWidget* focus = window()->focusWidget();
    const auto found = std::ranges::find_if(m_cards, [focus](const Card* card) { return focus && card->isAncestorOf(focus); });
    return found == m_cards.end() ? -1 : static_cast<int>(found - m_cards.begin());
}

int NotebookView::currentCell() const
{
    const auto* matrix = qobject_cast<const MatrixView*>(window()->focusWidget());
    const bool isUnused = matrix && !matrix->currentIndex().isValid();  // the keyboard is where the window put it
    if (const int focused = cellWithFocus(); focused >= 0 && !isUnused)
        return focused;
    if (m_current >= 0 && m_current < count() && !card(m_current)->visibleRegion().isEmpty())
        return m_current;
    return cellInView();
}

int NotebookView::cellInView() const
{
    const int top = verticalScrollBar()->value();
    if (top > 0 && top == verticalScrollBar()->maximum())
        return count() - 1;
    int best = count() > 0 ? 0 : -1;
    for (int i = 0; i < count(); ++i) {
        if (card(i)->y() <= top + viewport()->height() / 4)
            best = i;
    }
    return top == 0 && count() > 0 ? 0 : best;
}

void NotebookView::announceView()
{
    const int position = cellInView();
    if (position != m_inView) {
        m_inView = position;
        emit cellInViewChanged(position);
    }
}

void NotebookView::setZoom(double zoom)
{
    zoom = std::clamp(zoom, kSmallestZoom, kLargestZoom);
    m_zoom = zoom;
    QFont scaled = QApplication::font();
    if (scaled.pixelSize() > 0)
        scaled.setPixelSize(std::max(6, static_cast<int>(std::lround(scaled.pixelSize() * zoom))));
    else
        scaled.setPointSizeF(scaled.pointSizeF() * zoom);
    widget()->setFont(scaled);
    emit zoomChanged(zoom);
}

void NotebookView::resizeEvent(QResizeEvent* event)
{
    if (auto* flow = qobject_cast<CellFlow*>(widget()->layout()))
        flow->setVisibleWidth(viewport()->width());  // first: the sheet is laid out for it
    QScrollArea::resizeEvent(event);
}

void NotebookView::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(m_zoom * (event->angleDelta().y() > 0 ? 1.1 : 1 / 1.1));
        event->accept();
        return;
    }
    QScrollArea::wheelEvent(event);
}

}  // namespace ae
