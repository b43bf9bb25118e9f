// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/matrixcopy.h"

#include "io/exports/latextext.h"
#include "io/exports/markdownfile.h"
#include "io/exports/plaintext.h"
#include "io/exports/steprows.h"
#include "io/reason.h"
#include "session/cellname.h"
#include "session/numbers.h"

#include <array>
#include <cmath>
#include <functional>

namespace ae {

namespace {

constexpr Index kMostMatrixColumns = 10;  // of amsmath, unless it is told otherwise

/// Rows of the region one after the other.
std::string rowsOf(const Results& results, const Graph::Node& node, const Region& region,
                   const std::function<std::string(std::span<const double>)>& rowText)
{
    StepRows rows(results.evaluation, node.spec->key);
    std::string text;
    for (Index i = region.row; i < region.row + region.rows; ++i)
        text += rowText(std::span(rows.row(i) + region.column, static_cast<std::size_t>(region.columns)));
    return text;
}

/// A comment line for each row of the region that is not good.
std::string remarksOf(const Results& results, const Graph::Node& node, const Region& region, std::string_view comment)
{
    std::string text;
    for (Index i = region.row; i < region.row + region.rows && hasRowStates(results.evaluation, node.spec->key); ++i) {
        if (const std::string remark = rowRemark(results.evaluation, i); !remark.empty())
            text.append(comment).append(" row ").append(std::to_string(i)).append(": ").append(remark).append("\n");
    }
    return text;
}

std::string numpyNumber(double value)
{
    return std::isnan(value) ? "np.nan" : std::isinf(value) ? (value > 0 ? "np.inf" : "-np.inf") : numberText(value);
}

}  // namespace

std::span<const MatrixCopySpec> matrixCopyCatalogue()
{
    static constexpr std::array catalogue = {
        MatrixCopySpec{"latex", AE_TR("ae", "LaTeX"), matrixAsLatex},
        MatrixCopySpec{"numpy", AE_TR("ae", "NumPy"), matrixAsNumpy},
        MatrixCopySpec{"markdown", AE_TR("ae", "Markdown"), matrixAsMarkdown},
    };
    return catalogue;
}

std::string matrixAsLatex(const Results& results, const Graph::Node& node, const Region& region)
{
    std::string text;
    if (region.columns > kMostMatrixColumns)
        text = "\\setcounter{MaxMatrixCols}{" + std::to_string(region.columns) + "}\n";
    text += "\\begin{bmatrix}\n";
    text += rowsOf(results, node, region, [](std::span<const double> numbers) {
        std::string row;
        for (const double number : numbers)
            row += (row.empty() ? "" : " & ") + latexNumber(number);
        return row + " \\\\\n";
    });
    return text + "\\end{bmatrix}\n" + remarksOf(results, node, region, "%");
}

std::string matrixAsNumpy(const Results& results, const Graph::Node& node, const Region& region)
{
    std::string text = "np.array([\n";
    text += rowsOf(results, node, region, [](std::span<const double> numbers) {
        std::string row;
        for (const double number : numbers)
            row += (row.empty() ? "    [" : ", ") + numpyNumber(number);
        return row + "],\n";
    });
    return text + "], dtype=np.float64)\n" + remarksOf(results, node, region, "#");
}

std::string matrixAsMarkdown(const Results& results, const Graph::Node& node, const Region& region)
{
    return markdownTable(reportTable(results, node, region));
}

}  // namespace ae
