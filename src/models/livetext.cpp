// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/livetext.h"

#include "session/cellname.h"
#include "session/livevalues.h"

namespace ae {

namespace {

std::string valueOf(const LiveValue& value, std::string_view written, const Document& document, Gate gate)
{
    const Evaluation& evaluation = document.evaluation();
    const Result<CellRef> cell = parseCellName(value.name, document.session(), evaluation.graph());
    if (!cell)
        return escapedMarkdown(std::string(written) + " (" + sentenceOf(cell.error()).toStdString() + ')');
    if (AnswerSheet::of(document)->hides(*cell, gate))
        return blankSign().toStdString();
    const StepResult& result = evaluation.result(cell->step);
    if (!result.rows.empty() && hasNoDistribution(result.rows[static_cast<std::size_t>(cell->row)].state))
        return "– (" + escapedMarkdown(stateInWords(result.rows[static_cast<std::size_t>(cell->row)].state).toStdString()) + ')';
    // a number has no signs of Markdown, and a backslash before its point would be seen inside of `code`
    const NumberStyle style = numberStyle(document);
    return style.text(result.values()(cell->row, cell->column), value.decimals.value_or(style.decimals)).toStdString();
}

}  // namespace

QString withLiveValues(const QString& markdown, const Document& document, Gate gate)
{
    return QString::fromStdString(replacedLiveValues(
        markdown.toStdString(), [&](const LiveValue& value, std::string_view written) { return valueOf(value, written, document, gate); }));
}

bool quotesLiveValues(const QString& markdown)
{
    return nextLiveValue(markdown.toStdString(), 0).has_value();
}

}  // namespace ae
