// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/matrixpreview.h"

#include "app/settings.h"
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
    setTabKeyNavigation(false);  // it would keep the keyboard
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
    // as the panes will show them; a file of half precision would fill every cell with 17 digits
    const NumberStyle style{setting("decimals").toInt(), localeMark()};
    for (Index r = 0; r < rows; ++r) {
        for (Index c = 0; c < columns; ++c) {
            const double number = matrix->numbers(r, c);
            auto* item = new QTableWidgetItem(style.roundsToZero(number) ? style.measure(number) : style.text(number));
            item->setToolTip(style.exact(number));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            setItem(static_cast<int>(r), static_cast<int>(c), item);
        }
    }
    resizeColumnsToContents();
}

}  // namespace ae
