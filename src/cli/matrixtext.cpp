// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/matrixtext.h"

#include "cli/displaytext.h"
#include "cli/texttable.h"

#include <algorithm>
#include <cmath>
#include <sys/ioctl.h>
#include <unistd.h>

namespace ae::cli {

namespace {

constexpr Index mostRows = 48;
constexpr std::size_t nameColumns = 20;
constexpr std::string_view leftOut = "...";

std::string nameAt(const std::vector<std::string>& names, Index position)
{
    return shortened(names[static_cast<std::size_t>(position)], nameColumns);
}

/// Whole numbers are printed without decimals when all of the matrix are.
bool isWhole(const Values& matrix)
{
    for (Index i = 0; i < matrix.rows(); ++i) {
        for (Index j = 0; j < matrix.cols(); ++j) {
            if (const double value = matrix(i, j); value != std::round(value) || !(std::abs(value) < 1e6))
                return false;
        }
    }
    return true;
}

std::string cellText(const MatrixText& text, Index row, Index column, bool areWhole)
{
    if (text.instead) {
        const std::string other = text.instead(row, column);
        if (!other.empty())
            return other;
    }
    const double value = text.matrix(row, column);
    return areWhole ? shortNumber(value) : shownNumber(value);
}

/// How many columns fit on a line when each is as wide as the widest of the first and last ones.
Index columnRoom(const MatrixText& text, const std::vector<Index>& rows, bool areWhole)
{
    std::size_t names = 0;
    for (const Index row : rows)
        names = std::max(names, row < 0 ? leftOut.size() : displayWidth(nameAt(text.rowNames, row)));
    const std::size_t line = std::max<std::size_t>(lineWidth(), names + 24);
    std::size_t used = names + 2;
    Index room = 0;
    for (; room < text.matrix.cols(); ++room) {
        // the n-th column printed is taken from the front and the back in turns
        const Index column = room % 2 == 0 ? room / 2 : text.matrix.cols() - 1 - room / 2;
        std::size_t width = displayWidth(nameAt(text.columnNames, column));
        for (const Index row : rows) {
            if (row >= 0)
                width = std::max(width, displayWidth(cellText(text, row, column, areWhole)));
        }
        used += width + 2;
        if (used > line)
            break;
    }
    return std::max<Index>(room, 1);
}

void sayWhatIsLeftOut(PieceWriter& out, const MatrixText& text, std::size_t rows, std::size_t columns)
{
    const Index hiddenRows = text.matrix.rows() - static_cast<Index>(rows);
    const Index hiddenColumns = text.matrix.cols() - static_cast<Index>(columns);
    if (hiddenRows == 0 && hiddenColumns == 0)
        return;
    out << "  (left out here: ";
    if (hiddenRows > 0)
        out << counted(hiddenRows, "row", "rows");
    if (hiddenRows > 0 && hiddenColumns > 0)
        out << " and ";
    if (hiddenColumns > 0)
        out << counted(hiddenColumns, "column", "columns");
    out << "; --format json prints all)\n";
}

std::size_t shownCount(const std::vector<Index>& positions)
{
    return static_cast<std::size_t>(std::count_if(positions.begin(), positions.end(), [](Index position) { return position >= 0; }));
}

}  // namespace

void printMatrix(PieceWriter& out, const MatrixText& text)
{
    const bool areWhole = isWhole(text.matrix);
    const std::vector<Index> rows = shownPositions(text.matrix.rows(), mostRows);
    const std::vector<Index> columns = shownPositions(text.matrix.cols(), columnRoom(text, rows, areWhole));
    std::vector<Align> alignment(columns.size() + 1, Align::Right);
    alignment.front() = Align::Left;
    TextTable table(alignment, "  ");
    std::vector<std::string> line = {""};
    for (const Index column : columns)
        line.push_back(column < 0 ? std::string(leftOut) : nameAt(text.columnNames, column));
    table.add(line);
    for (const Index row : rows) {
        line = {row < 0 ? std::string(leftOut) : nameAt(text.rowNames, row)};
        for (const Index column : columns)
            line.push_back(row < 0 || column < 0 ? std::string(leftOut) : cellText(text, row, column, areWhole));
        table.add(line);
    }
    table.print(out);
    sayWhatIsLeftOut(out, text, shownCount(rows), shownCount(columns));
}

std::vector<Index> shownPositions(Index count, Index room)
{
    std::vector<Index> positions;
    const Index shown = count <= room ? count : std::max<Index>(room - 1, 1);
    const Index front = count <= room ? count : (shown + 1) / 2;
    for (Index i = 0; i < front; ++i)
        positions.push_back(i);
    if (count <= room)
        return positions;
    positions.push_back(-1);
    for (Index i = count - (shown - front); i < count; ++i)
        positions.push_back(i);
    return positions;
}

std::size_t lineWidth()
{
    constexpr std::size_t usual = 100;
    winsize size{};
    if (::isatty(STDOUT_FILENO) == 0 || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return usual;
    return std::max<std::size_t>(size.ws_col, 40);
}

}  // namespace ae::cli
