// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

#include <QAbstractTableModel>

namespace ae {

/// The picked token's row worked out: one line a key with K(j), Q·K(j), the scaled score, its exponential after the shift,
/// the weight and the weighted value, and a last line of sums.
class WorkedRowModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { KeyVector, Score, Scaled, Exponential, Weight, WeightedValue, ColumnCount };

    explicit WorkedRowModel(Document* document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The cell a number stands for; none for the sums and for rows without one.
    std::optional<CellRef> cellAt(const QModelIndex& index) const;
    Role roleOf(int column) const;

private:
    void refresh();
    QString text(int row, int column) const;
    QString sumText(int column) const;
    QString vectorText(const Matrix& matrix, Index row, double factor) const;

    Document* m_document;
    int m_keys = 0;
};

}  // namespace ae
