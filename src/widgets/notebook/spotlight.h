// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/notebook/notebookview.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace ae {

/// A ring around a card or a cell of the notebook: look here. It goes after a while, and takes no clicks.
class Spotlight : public QObject {
    Q_OBJECT
public:
    explicit Spotlight(NotebookView* notebook);

    /// Scrolls to the first cell of the kind, "weights", or to the pane and the cell, and lights it. False when it is not there.
    bool showKind(const std::string& kind);
    bool showCell(const CellRef& cell);
    bool isLit() const { return m_ring && !m_ring->isHidden(); }
    void putOut();

private:
    void light(const NotebookView::Place& place);
    void follow();

    NotebookView* m_notebook;
    NotebookView::Place m_place;
    QPointer<QWidget> m_ring;
    QTimer m_end;
};

}  // namespace ae
