// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/reporttable.h"

#include "io/exports/plaintext.h"
#include "io/reason.h"
#include "session/cellname.h"
#include "session/numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace ae {

namespace {

std::vector<std::string> plainNames(std::string_view kind, Index first, Index count, const Session& session)
{
    std::vector<std::string> names;
    for (Index i = first; i < first + count; ++i)
        names.push_back(plainText(nameOf(kind, i, session)));
    return names;
}

std::string cutText(Index shownRows, Index rows, Index shownColumns, Index columns)
{
    std::string text;
    if (shownRows < rows)
        text = std::to_string(shownRows) + " of " + std::to_string(rows) + " rows";
    if (shownColumns < columns)
        text += (text.empty() ? "" : " and ") + std::to_string(shownColumns) + " of " + std::to_string(columns) + " columns";
    return text.empty() ? text : text + " shown";
}

}  // namespace

ReportTable reportTable(const Results& results, const Graph::Node& node, PageSize page)
{
    const Index rows = std::min(node.shape.rows, page.rows);
    const Index columns = std::min(node.shape.columns, page.columns);
    ReportTable table = reportTable(results, node, Region{0, 0, rows, columns});
    table.cutNote = cutText(rows, node.shape.rows, columns, node.shape.columns);
    return table;
}

ReportTable reportTable(const Results& results, const Graph::Node& node, const Region& shown)
{
    const Evaluation& evaluation = results.evaluation;
    const std::string_view key = node.spec->key;
    ReportTable table{.node = &node, .values = evaluation.value(key), .shown = shown};
    table.rowNames = plainNames(node.spec->rowNames, shown.row, shown.rows, results.session);
    table.columnNames = plainNames(node.spec->columnNames, shown.column, shown.columns, results.session);
    if (!hasRowStates(evaluation, key))
        return table;
    for (Index row = shown.row; row < shown.row + shown.rows; ++row) {
        table.remarks.push_back(rowRemark(evaluation, row));
        table.isEmpty.push_back(isRowWithoutNumbers(evaluation, key, row));
        table.hasRemarks = table.hasRemarks || !table.remarks.back().empty();
    }
    return table;
}

std::string roundedText(double value, int decimals)
{
    constexpr double kLongest = 1e7;
    const double size = std::abs(value);
    if (!std::isfinite(value))
        return numberText(value);
    const bool isFixed = value == 0 || (size < kLongest && size >= std::pow(10.0, -decimals));
    const double shown = value == 0 ? 0.0 : value;  // never -0.00
    std::array<char, 64> text;
    char* const end = text.data() + text.size();
    const auto result = isFixed ? std::to_chars(text.data(), end, shown, std::chars_format::fixed, std::clamp(decimals, 0, 17))
                                : std::to_chars(text.data(), end, shown, std::chars_format::scientific, 2);
    return {text.data(), result.ptr};
}

std::string shapeText(Shape shape)
{
    return std::to_string(shape.rows) + " × " + std::to_string(shape.columns);
}

std::string optionsText(const Evaluation& evaluation)
{
    const Options& options = evaluation.options();
    const std::string width = std::to_string(evaluation.graph().headWidth());
    std::string text = options.scaleExponent == 0 ? "The scores are not scaled"
        : options.scaleExponent == 0.5            ? "The scores are divided by √" + width + " = " + numberText(evaluation.divisor())
                                       : "The scores are divided by " + width + " to the power of " + numberText(options.scaleExponent)
            + " = " + numberText(evaluation.divisor());
    text += "; the temperature is " + numberText(options.temperature);
    const MaskSpec* mask = findMask(options.mask);
    return text + "; mask: " + (mask ? mask->title : options.mask.c_str()) + ".";
}

}  // namespace ae
