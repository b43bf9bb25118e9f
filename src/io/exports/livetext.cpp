// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/livetext.h"

#include "io/reason.h"
#include "session/cellname.h"
#include "session/livevalues.h"
#include "session/numbers.h"

namespace ae {

namespace {

std::string textOf(const LiveValue& value, std::string_view written, const Results& results)
{
    const Evaluation& evaluation = results.evaluation;
    const Result<CellRef> cell = parseCellName(value.name, results.session, evaluation.graph());
    if (!cell)
        return escapedMarkdown(std::string(written) + " (" + cell.error().sentence() + ")");
    if (isRowWithoutNumbers(evaluation, cell->step, cell->row))
        return "– (" + escapedMarkdown(rowRemark(evaluation, cell->row)) + ")";
    return shownText(evaluation.value(cell->step)(cell->row, cell->column), value.decimals.value_or(results.session.view.decimals));
}

}  // namespace

std::string withLiveValues(std::string_view markdown, const Results& results)
{
    return replacedLiveValues(markdown, [&](const LiveValue& value, std::string_view written) { return textOf(value, written, results); });
}

std::vector<MarkdownBlock> sessionText(const Results& results)
{
    std::vector<MarkdownBlock> blocks;
    for (const NotebookCell& cell : results.session.notebook) {
        if (cell.kind != textCellKind)
            continue;
        for (MarkdownBlock& block : readMarkdown(withLiveValues(cell.markdown, results)))
            blocks.push_back(std::move(block));
    }
    return blocks;
}

}  // namespace ae
