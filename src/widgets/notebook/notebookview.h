// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/cells/cellcatalogue.h"

#include <QScrollArea>

#include <functional>

namespace ae {

class MatrixView;
class ScrollAim;

/// The scrolling column of cells: one card for each entry of the document's notebook, in order.
class NotebookView : public QScrollArea {
    Q_OBJECT
public:
    explicit NotebookView(const CellContext& context, QWidget* parent = nullptr);

    int count() const { return static_cast<int>(m_cards.size()); }
    Card* card(int position) const { return m_cards[static_cast<std::size_t>(position)]; }
    /// The sheet with all cards, for pictures of the whole notebook.
    QWidget* sheet() const { return widget(); }
    /// A new view paints itself empty first, so that its window stands at once; then come the cards of the first screen, then the others,
    /// each after a picture of what is there.
    bool hasFirstScreen() const { return m_filled > 0 || isComplete(); }
    bool isComplete() const { return m_filled == m_cards.size(); }
    void complete();

    /// Where something stands on the sheet; null where it is gone. Asked for again whenever cards have moved.
    using Place = std::function<QRect()>;
    Place placeOfCard(int position) const;
    /// Of a number in its pane, which is scrolled to show it; so much around it.
    Place placeOfCell(MatrixView* view, const CellRef& cell, int around = 0) const;

    /// The cell comes to the top of the view, and stays there while cards above it still grow; see ScrollAim.
    void scrollToCell(int position);
    /// The same for a place, with so much of what is around it in view.
    void scrollToPlace(const Place& place, int around);
    /// First cell of a kind, -1 when there is none.
    int find(std::string_view kind) const;
    /// The cell at the upper part of the view.
    int cellInView() const;
    /// The cell that actions mean: the one with the focus, else the one last gone to while it is on show, else the one in view.
    int currentCell() const;

    double zoom() const { return m_zoom; }
    void setZoom(double zoom);

signals:
    void cellInViewChanged(int position);
    void zoomChanged(double zoom);
    void cellsChanged();
    /// Cards have their contents: those of the first screen, or all.
    void filled();
    /// Cards may stand elsewhere now, or be of another size.
    void cardsMoved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void rebuild();
    void fillOn();
    void fillFirstScreen();
    void fillNext();
    void applyFolding();
    void announceView();
    int cellWithFocus() const;

    CellContext m_context;
    ScrollAim* m_aim;
    std::vector<Card*> m_cards;
    std::vector<NotebookCell> m_shown;
    std::size_t m_filled = 0;  // so many cards have their contents
    double m_zoom = 1;
    int m_inView = -1;
    int m_current = -1;
    bool m_isRebuilding = false;
};

}  // namespace ae
