// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparisonreport.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>

namespace ae {

/// One of the tables about a comparison, ready to be shown, sorted (Qt::UserRole: a number or a text) and copied. Each row may lead
/// to a cell.
class ChangesTable : public QAbstractTableModel {
    Q_OBJECT
public:
    struct Field {
        QString text;
        QVariant key = {};  ///< to sort by; the text where it is empty
    };
    struct Row {
        std::vector<Field> fields;
        std::optional<CellRef> cell = {};
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setContent(QStringList columns, std::vector<Row> rows);
    const std::optional<CellRef>& cellOf(int row) const { return m_rows[static_cast<std::size_t>(row)].cell; }
    /// With a line of names. Separated by tabs, or by commas and quoted where it must be.
    QString text(QChar separator) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_columns;
    std::vector<Row> m_rows;
};

/// Fill a table: what changed (inputs, options, names), what it did to every token, what it did to every step.
void showInputs(ChangesTable& table, const ComparisonReport& report, const Document& document);
void showRows(ChangesTable& table, const ComparisonReport& report, const Document& document);
void showSteps(ChangesTable& table, const ComparisonReport& report, const Document& document);

}  // namespace ae
