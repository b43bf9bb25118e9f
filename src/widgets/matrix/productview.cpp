// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matrix/productview.h"

#include "models/roles.h"
#include "widgets/look/focusring.h"
#include "widgets/look/tiptext.h"
#include "widgets/matrix/celldelegate.h"
#include "widgets/matrix/namesheader.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kMostRows = 16;
constexpr int kMostColumns = 8;
constexpr int kMostMeasured = 64;
constexpr int kWidestName = 110;
constexpr int kRowPadding = 7;  // as in the other panes
constexpr int kCellPadding = 8;
constexpr int kHeaderPadding = 9;

}  // namespace

ProductView::ProductView(QAbstractItemModel* model, QWidget* parent) : QTableView(parent)
{
    setItemDelegate(new CellDelegate(this));
    setHorizontalHeader(new NamesHeader(Qt::Horizontal, this));
    setVerticalHeader(new NamesHeader(Qt::Vertical, this));
    setModel(model);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(ContiguousSelection);
    setEditTriggers(NoEditTriggers);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    setTabKeyNavigation(false);
    showFocusAround(this);
}

void ProductView::fit(const QStringList& widestTexts)
{
    m_widestTexts = widestTexts;
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    int cell = metrics.horizontalAdvance(u"−0.00"_s);
    for (const QString& text : widestTexts)
        cell = std::max(cell, metrics.horizontalAdvance(text));
    int names = 0;
    for (int i = 0; i < std::min(model()->rowCount(), kMostMeasured); ++i)
        names = std::max(names, metrics.horizontalAdvance(model()->headerData(i, Qt::Vertical, Qt::DisplayRole).toString()));
    names = std::min(names, kWidestName);
    const int height = QFontMetrics(font()).height() + kRowPadding;
    horizontalHeader()->setDefaultSectionSize(std::max(cell, names) + kCellPadding);
    verticalHeader()->setDefaultSectionSize(height);
    horizontalHeader()->setFixedHeight(height);
    verticalHeader()->setFixedWidth(names + kHeaderPadding);
    updateGeometry();
}

void ProductView::copy() const
{
    const QItemSelection selection = selectionModel()->selection();
    if (selection.isEmpty())
        return;
    const QItemSelectionRange range = selection.first();
    QString text;
    for (int row = range.top(); row <= range.bottom(); ++row) {
        for (int column = range.left(); column <= range.right(); ++column)
            text += model()->index(row, column).data(ExactTextRole).toString() + (column == range.right() ? u'\n' : u'\t');
    }
    QGuiApplication::clipboard()->setText(text.replace(u'−', u'-'));
}

QSize ProductView::sizeHint() const
{
    const int rows = std::min(model()->rowCount(), kMostRows);
    const int columns = std::min(model()->columnCount(), kMostColumns);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    return {verticalHeader()->width() + columns * horizontalHeader()->defaultSectionSize() + (rows < model()->rowCount() ? bar : 0),
            horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize() + (columns < model()->columnCount() ? bar : 0)};
}

void ProductView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    QTableView::keyPressEvent(event);
}

void ProductView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit(m_widestTexts);
}

void ProductView::wheelEvent(QWheelEvent* event)
{
    const bool canScroll = verticalScrollBar()->maximum() > 0 || horizontalScrollBar()->maximum() > 0;
    if (event->modifiers() & Qt::ControlModifier || !canScroll)
        event->ignore();  // the notebook zooms or scrolls
    else
        QTableView::wheelEvent(event);
}

bool ProductView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        // names come from files: plain text only
        QToolTip::showText(help->globalPos(), tipText(indexAt(help->pos()).data(HintRole).toString()), viewport());
        return true;
    }
    return QTableView::viewportEvent(event);
}

}  // namespace ae
