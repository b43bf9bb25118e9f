// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of a MatrixView, and where Enter and Tab go on from a cell.
#include "widgets/matrix/matrixview.h"

#include "models/answersheet.h"
#include "models/roles.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace ae {

namespace {

/// Keys that do something to the current cell, as arrows do not.
bool isForCell(const QKeyEvent& event)
{
    const bool isTyped = !event.text().isEmpty() && event.text().front().isPrint()
        && !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    return isTyped || event.key() == Qt::Key_F2 || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

}  // namespace

void MatrixView::keyPressEvent(QKeyEvent* event)
{
    if (!currentIndex().isValid() && isForCell(*event))
        setCurrentIndex(m_model->index(0, 0));  // arrows find it by themselves
    const auto matches = [event](QKeySequence::StandardKey key) { return event->matches(key); };
    if (matches(QKeySequence::Copy))
        return copy();
    if (matches(QKeySequence::Cut))
        return cut();
    if (matches(QKeySequence::Paste))
        return paste();
    if (m_isPicture && takeZoomKey(event))
        return;
    if (event->key() == Qt::Key_Space && m_paintsMask)
        return paintSelection();
    if (event->key() == Qt::Key_Delete && state() != EditingState)
        return clearCells();
    if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_D)
        return fill(Qt::Vertical);
    if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_R)
        return fill(Qt::Horizontal);
    if (event->modifiers() & Qt::AltModifier && takeStepKey(event))
        return;
    if ((event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab) && event->modifiers() & Qt::ControlModifier) {
        QWidget::focusNextPrevChild(event->key() == Qt::Key_Tab && !(event->modifiers() & Qt::ShiftModifier));  // out of any size of matrix
        return;
    }
    if (m_model->takesAnswer(currentIndex()) && takeBoxKey(event))
        return;
    // Tab goes on from the last cell to the next control, so that a table never traps the keyboard.
    const QModelIndex last = m_model->index(m_model->rowCount() - 1, m_model->columnCount() - 1);
    // What is not taken goes to the next control; to call it here would come back here.
    const bool isLeaving = (event->key() == Qt::Key_Tab && currentIndex() == last)
        || (event->key() == Qt::Key_Backtab && (!currentIndex().isValid() || currentIndex() == m_model->index(0, 0)));
    if (isLeaving)
        return event->ignore();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && state() != EditingState
        && m_model->flags(currentIndex()) & Qt::ItemIsEditable) {
        edit(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

/// What Alt and the wheel do, for the keyboard.
bool MatrixView::takeStepKey(QKeyEvent* event)
{
    struct Step {
        int key;
        int steps;
        Qt::KeyboardModifiers size;
    };
    static constexpr std::array steps = {Step{Qt::Key_Up, 1, {}}, Step{Qt::Key_Down, -1, {}}, Step{Qt::Key_PageUp, 1, Qt::ControlModifier},
                                         Step{Qt::Key_PageDown, -1, Qt::ControlModifier}};
    const auto step = std::ranges::find(steps, event->key(), &Step::key);
    if (step == steps.end() || state() == EditingState || !currentIndex().isValid() || !m_model->isEditable())
        return false;
    if (!refusesBlanks(QItemSelectionRange(currentIndex()))) {
        m_model->document()->settle();  // keys may come faster than frames
        scrubTo(currentIndex(), currentIndex().data(ValueRole).toDouble(), step->steps,
                step->size | (event->modifiers() & Qt::ShiftModifier));
    }
    return true;
}

/// Of an editor that was left: the cell below or beside; of a box of the worksheet the next box.
void MatrixView::leaveCell(Qt::Orientation direction, int step)
{
    setFocus();
    const int columns = m_model->columnCount();
    const int place = currentIndex().row() * columns + currentIndex().column() + step;
    if (m_model->takesAnswer(currentIndex())) {
        goToBox(step);
    } else if (direction == Qt::Vertical) {
        const QModelIndex other = m_model->index(currentIndex().row() + step, currentIndex().column());
        if (other.isValid())
            setCurrentIndex(other);
    } else if (place >= 0 && place < columns * m_model->rowCount()) {
        setCurrentIndex(m_model->index(place / columns, place % columns));
    }
}

/// A box that is selected and not being filled in. Tab leaves the last one for the next control.
bool MatrixView::takeBoxKey(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isTab = event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
    const bool isBack = event->key() == Qt::Key_Backtab || event->modifiers() & Qt::ShiftModifier;
    if (!isTab && !(isEnter && isBack))
        return false;
    event->setAccepted(goToBox(isBack ? -1 : 1) || !isTab);
    return true;
}

/// As one reads the pane, then in the step after it. False behind the last one.
bool MatrixView::goToBox(int step)
{
    const auto placeOf = [](const QModelIndex& index) { return std::pair(index.row(), index.column()); };
    QModelIndex next;
    for (const CellRef& box : m_model->sheet()->boxesOf(m_model->step())) {
        const QModelIndex index = m_model->indexOf(box);
        const bool isAhead = step > 0 ? placeOf(index) > placeOf(currentIndex()) : placeOf(index) < placeOf(currentIndex());
        const bool isNearer = !next.isValid() || (step > 0 ? placeOf(index) < placeOf(next) : placeOf(index) > placeOf(next));
        if (isAhead && isNearer)
            next = index;
    }
    if (next.isValid()) {
        setCurrentIndex(next);
        return true;
    }
    const auto beyond = m_model->sheet()->boxBeyond(m_model->step(), step);
    if (beyond)
        emit boxWanted(*beyond);
    return beyond.has_value();
}

}  // namespace ae
