// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

#include <QAbstractTableModel>

#include <vector>

namespace ae {

/// The softmax Jacobian of the picked row as a table: rows are weights, columns the logits that move them, both named by their keys.
class JacobianModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit JacobianModel(Document* document, QObject* parent = nullptr);

    Document* document() const { return m_document; }
    /// False too while a weight of the row is blank in the worksheet: a (1 − a) tells it.
    bool hasJacobian() const;
    double valueAt(Index weight, Index logit) const;
    /// Largest magnitude, always on the diagonal; what colours are scaled by.
    double largest() const;
    /// For a picture of fewer pixels than cells: over keys first..last of rows and of columns, the number of the largest magnitude.
    double strongestIn(Index firstWeight, Index lastWeight, Index firstLogit, Index lastLogit) const;
    bool isHidden(Index weight, Index logit) const;
    QString hint(Index weight, Index logit) const;

    /// What it says as a whole: its norm and between what that lies, the diagonal and the rest, τ; or why there is none.
    QStringList sentences() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void changed();  ///< another row, other numbers

private:
    void refresh();
    bool hasBlanks() const;
    QString reason() const;  ///< why there is none
    int stateAt(Index weight, Index logit) const;
    QString keyName(Index key) const;

    Document* m_document;
    int m_keys = 0;
    Index m_row = 0;
};

}  // namespace ae
