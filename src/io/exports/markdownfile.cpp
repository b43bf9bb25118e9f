// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/markdownfile.h"

#include "io/exports/formulamarkup.h"
#include "io/exports/livetext.h"
#include "io/exports/markdownwriters.h"
#include "io/exports/plaintext.h"
#include "io/exports/reporttable.h"
#include "io/exports/viewtables.h"
#include "io/piecewriter.h"
#include "io/reason.h"
#include "session/numbers.h"

namespace ae {

namespace {

constexpr PageSize kPage = {64, 64};

void writeEquation(PieceWriter& out, const Results& results)
{
    const Graph& graph = results.evaluation.graph();
    out << "## The equation\n\n";
    for (const Graph::Node& node : graph.nodes()) {
        if (node.spec->kind == StepKind::Computed) {
            out << "- " << markdownText(std::string(node.spec->symbol) + " = " + wholeFormula(graph, node)) << " ("
                << markdownText(node.spec->title) << ", " << shapeText(node.shape) << ")\n";
        }
    }
    out << "\n" << markdownText(optionsText(results.evaluation)) << "\n\n";
    bool hasAny = false;
    for (Index row = 0; row < graph.tokens() && out.isGood(); ++row) {
        const std::string remark = rowRemark(results.evaluation, row);
        if (remark.empty())
            continue;
        out << (hasAny ? "" : "Rows that are not good:\n\n") << "- row " << std::to_string(row) << ", "
            << markdownText(results.session.tokens[static_cast<std::size_t>(row)]) << ": " << markdownText(remark) << "\n";
        hasAny = true;
    }
    out << (hasAny ? "\n" : "");
}

void writeTables(PieceWriter& out, const Results& results, bool isComputed)
{
    for (const Graph::Node& node : results.evaluation.graph().nodes()) {
        if ((node.spec->kind == StepKind::Computed) != isComputed || !out.isGood())
            continue;
        const ReportTable table = reportTable(results, node, kPage);
        out << "### " << markdownText(std::string(node.spec->title) + " (" + std::string(node.spec->key) + ")") << "\n\n"
            << shapeText(node.shape) << (table.cutNote.empty() ? "" : ": ") << table.cutNote << "\n\n"
            << markdownTable(table) << "\n";
    }
}

void writeViews(PieceWriter& out, const Results& results)
{
    const std::vector<ViewTable> tables = viewTables(results, kPage);
    out << (tables.empty() ? "" : "## What is made of the steps\n\n");
    for (const ViewTable& table : tables) {
        out << "### " << markdownText(table.title) << "\n\n";
        for (const std::string& note : table.notes)
            out << markdownText(note) << "\n";
        out << (table.notes.empty() ? "" : "\n");
        if (!table.hasNumbers())
            continue;
        out << "| " << markdownText(table.rowHead) << " |";
        for (const std::string& column : table.columnNames)
            out << " " << markdownText(column) << " |";
        out << "\n| :--- |";
        for (Index column = 0; column < table.numbers.cols(); ++column)
            out << " ---: |";
        out << "\n";
        for (Index row = 0; row < table.numbers.rows(); ++row) {
            out << "| " << markdownText(table.rowNames[static_cast<std::size_t>(row)]) << " |";
            for (Index column = 0; column < table.numbers.cols(); ++column)
                out << (table.isRowEmpty(row) ? " |" : " " + numberText(table.numbers(row, column)) + " |");
            out << "\n";
        }
        out << "\n";
    }
}

}  // namespace

std::string markdownTable(const ReportTable& table)
{
    const std::string_view rows = table.node->spec->rowNames;
    std::string text = "| " + markdownText(rows.empty() ? "row" : rows) + " |";
    for (const std::string& column : table.columnNames)
        text += " " + markdownText(column) + " |";
    text += table.hasRemarks ? " state |\n| :--- |" : "\n| :--- |";
    for (Index column = 0; column < table.columns(); ++column)
        text += " ---: |";
    text += table.hasRemarks ? " :--- |\n" : "\n";
    for (Index row = 0; row < table.rows(); ++row) {
        const auto i = static_cast<std::size_t>(row);
        text += "| " + markdownText(table.rowNames[i]) + " |";
        for (Index column = 0; column < table.columns(); ++column)
            text += table.isRowEmpty(row) ? " |" : " " + numberText(table.value(row, column)) + " |";
        if (table.hasRemarks)
            text += " " + (table.remarks[i].empty() ? "good" : markdownText(table.remarks[i])) + " |";
        text += "\n";
    }
    return text;
}

bool writeMarkdownFile(const Results& results, const std::string&, const ByteSink& sink)
{
    PieceWriter out(sink);
    const std::string& title = results.session.title.empty() ? results.name : results.session.title;
    out << "# " << markdownText(title) << "\n\n" << markdownAsMarkdown(sessionText(results));
    writeEquation(out, results);
    out << "## Inputs\n\n";
    writeTables(out, results, false);
    out << "## Steps\n\n";
    writeTables(out, results, true);
    writeViews(out, results);
    return out.finish();
}

}  // namespace ae
