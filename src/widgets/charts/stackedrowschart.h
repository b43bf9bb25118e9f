// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/rowchart.h"

#include <vector>

QT_BEGIN_NAMESPACE
class QBarSet;
class QHorizontalStackedBarSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace ae {

/// One query and its weights, one a key; hidden keys have weight 0.
struct StackedRow {
    QString name;
    std::vector<double> weights;
    QString reason;  ///< a row without a distribution: in words, instead of its bar
    std::vector<double> pinned = {};  ///< its weights in the pinned state, which has the same keys; empty where it has none
};

struct StackedRowsData {
    QString title;
    QStringList keys;
    std::vector<StackedRow> rows;
    int pickedRow = -1;  ///< its name is bold
    int outOf = 0;  ///< where the most picked rows were chosen already: of how many
    int decimals = 2;
    QString pinnedName;  ///< of the state that is drawn as a thin strip under each bar; empty without one
};

/// All rows of weights at once: a bar of length 1 for each query, cut into its keys, the strongest key dark. Long dark pieces
/// are picked rows. A thin strip under each bar is the same row of a pinned state. Of more than 64 rows the 32 most picked are shown; of
/// many keys the strongest, the others in one piece.
class StackedRowsChart : public RowChart {
    Q_OBJECT
public:
    explicit StackedRowsChart(QWidget* parent = nullptr);

    void setData(StackedRowsData data);
    const StackedRowsData& data() const { return m_data; }

    QString summary() const override;
    ChartTable table() const override;
    /// Positions in data().rows of the rows on screen, in their order.
    const std::vector<int>& shownRows() const { return m_shown; }

    static constexpr int mostRows = 64;
    static constexpr int rowsShown = 32;
    static constexpr int mostPieces = 16;
    static constexpr int manyRows = 24;  ///< above that, bars are cut into fewer pieces
    static constexpr int piecesOfManyRows = 8;

signals:
    /// A piece was clicked; key is -1 for the piece of all other keys and for a row without a distribution.
    void segmentActivated(int query, int key);

protected:
    void colourSeries() override;
    void paintOver(QPainter& painter) const override;
    void activate(int row, const QPointF& place) override;
    QString rowTip(int row, const QPointF& place) const override;

private:
    struct Piece {
        int key = -1;  ///< -1: all that have no piece of their own
        double weight = 0;
        double start = 0;
        bool isStrongest = false;
    };
    using Pieces = std::vector<Piece>;

    Pieces piecesOf(const std::vector<double>& weights) const;
    bool hasPinned() const { return !m_data.pinnedName.isEmpty(); }
    QRectF stripRect(int row) const;
    void paintStrip(QPainter& painter, int row) const;
    int piecesShown() const { return m_shown.size() > manyRows ? piecesOfManyRows : mostPieces; }
    void chooseRows();
    void fillSeries();
    const StackedRow& rowData(int row) const { return m_data.rows[static_cast<std::size_t>(m_shown[static_cast<std::size_t>(row)])]; }
    const Piece* pieceAt(int row, const QPointF& place) const;
    QString keyName(int key) const;
    void paintPieces(QPainter& painter, int row) const;

    StackedRowsData m_data;
    std::vector<int> m_shown;
    std::vector<Pieces> m_pieces;  ///< one a shown row
    std::vector<Pieces> m_pinnedPieces;  ///< likewise
    QHorizontalStackedBarSeries* m_series = nullptr;
    QList<QBarSet*> m_sets;  ///< two a piece: quiet, and strongest
    QValueAxis* m_rowAxis = nullptr;
    QValueAxis* m_valueAxis = nullptr;
};

}  // namespace ae
