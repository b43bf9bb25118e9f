// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

#include <QAbstractTableModel>

namespace ae {

/// The picked token's row worked out: one line a key with K(j), Q·K(j), the steps from there to what the softmax reads, its
/// exponential after the shift, the weight and the weighted value, and a last line of sums.
class WorkedRowModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum class Part { KeyVector, Score, Exponential, Weight, WeightedValue };
    /// What stands in a column.
    struct Column {
        Part part;
        const StepSpec* step;  ///< whose cell the number is
        bool operator==(const Column&) const = default;
    };

    explicit WorkedRowModel(Document* document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The cell a number stands for; none for the sums and for rows without one.
    std::optional<CellRef> cellAt(const QModelIndex& index) const;
    Role roleOf(int column) const;

    /// Of a part; of the scores the one of a step in force.
    int columnOf(Part part) const;
    int columnOf(std::string_view step) const;

private:
    void refresh();
    bool isCurrent() const;
    bool isRead(const Column& column) const;
    QString titleOf(const Column& column) const;
    QString text(int row, const Column& column) const;
    QString sumText(const Column& column) const;
    /// A row of a step times a number; `isHidden`: the number must not be seen.
    QString vectorText(std::string_view step, Index row, double factor, bool isHidden = false) const;

    Document* m_document;
    std::vector<Column> m_columns;
    int m_keys = 0;
};

}  // namespace ae
