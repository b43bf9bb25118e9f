// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QAbstractTableModel>

namespace ae {

/// The sums of the weights of each query, one column beside their table, or one row below it where tokens are columns: 1 up to
/// rounding, or a dash.
class RowSumsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit RowSumsModel(Document* document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Document* m_document;
    int m_tokens = 0;
    bool m_hasTokenColumns = false;
};

}  // namespace ae
