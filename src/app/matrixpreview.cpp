// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/matrixpreview.h"

#include "models/texts.h"

#include <algorithm>

namespace ae {

namespace {

constexpr Index kMostRows = 12;
constexpr Index kMostColumns = 10;

QStringList namesOf(const std::vector<std::string>& names, Index count)
{
    QStringList shown;
    for (Index i = 0; i < count; ++i)
        shown << (names.empty() ? QString::number(i) : shownName(names[static_cast<std::size_t>(i)]));
    return shown;
}

}  // namespace

MatrixPreview::MatrixPreview(QWidget* parent) : QTableWidget(parent)
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setMinimumHeight(200);
}

void MatrixPreview::show(const ReadMatrix* matrix)
{
    clear();
    const Index rows = matrix ? std::min(kMostRows, matrix->numbers.rows()) : 0;
    const Index columns = matrix ? std::min(kMostColumns, matrix->numbers.cols()) : 0;
    setRowCount(static_cast<int>(rows));
    setColumnCount(static_cast<int>(columns));
    if (!matrix)
        return;
    setVerticalHeaderLabels(namesOf(matrix->rowNames, rows));
    setHorizontalHeaderLabels(namesOf(matrix->columnNames, columns));
    const NumberStyle style{6, localeMark()};
    for (Index r = 0; r < rows; ++r) {
        for (Index c = 0; c < columns; ++c) {
            auto* item = new QTableWidgetItem(style.exact(matrix->numbers(r, c)));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            setItem(static_cast<int>(r), static_cast<int>(c), item);
        }
    }
    resizeColumnsToContents();
}

}  // namespace ae
