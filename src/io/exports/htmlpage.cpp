// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/htmlpage.h"

#include "io/exports/formulamarkup.h"
#include "io/exports/livetext.h"
#include "io/exports/markdownwriters.h"
#include "io/exports/plaintext.h"
#include "io/exports/reporttable.h"
#include "io/exports/svgpictures.h"
#include "io/exports/viewtables.h"
#include "io/piecewriter.h"
#include "io/reason.h"
#include "session/numbers.h"

#include <cmath>

namespace ae {

namespace {

constexpr PageSize kPage = {64, 64};
constexpr Index kMostKeys = 64;

constexpr std::string_view kStyle = R"(<style>
:root { color-scheme: light dark; --ink: #1b1b1f; --paper: #ffffff; --line: #c9c6d2; --quiet: #5c5966; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceaf2; --paper: #17161b; --line: #4a4754; --quiet: #aaa6b6; } }
body { color: var(--ink); background: var(--paper); font: 1rem/1.5 sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption, figcaption { text-align: left; font-weight: bold; padding: 0.3rem 0; }
figure { margin: 1rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: 0.15rem 0.6rem; text-align: right; }
caption, th, td { white-space: nowrap; }
th:first-child, td.words, td.state { text-align: left; }
th:first-child { position: sticky; left: 0; background: var(--paper); }
th bdi { display: inline-block; max-width: 16rem; white-space: normal; overflow-wrap: break-word; }
td.state { white-space: normal; min-width: 16rem; }
.formula { display: flex; flex-wrap: wrap; align-items: center; gap: 0.2rem 1.5rem; margin: 0.6rem 0; }
.formula math { min-width: 10rem; }
.formula span { flex: 1 1 20rem; }
.note { color: var(--quiet); }
pre { overflow-x: auto; border: 1px solid var(--line); padding: 0.5rem; }
svg { max-width: 100%; height: auto; color: #000000; }
@media (prefers-color-scheme: dark) { svg { color: #ffffff; } .weight { fill: #8a5cc8; } }
math { font-size: 1.15rem; }
h2, h3, figcaption, caption { break-after: avoid; }
figure, tr { break-inside: avoid; }
@media print { .wide { overflow: visible; } th:first-child { position: static; } tfoot { display: table-row-group; } }
</style>
)";

/// Around a name: it may be in any language and direction.
std::string name(std::string_view text)
{
    return "<bdi lang=\"\">" + xmlText(text) + "</bdi>";
}

/// With a minus sign, which is read aloud, instead of a hyphen, which is not.
std::string cellText(double value, int decimals)
{
    if (!std::isfinite(value))
        return shownText(value, decimals);
    std::string text;
    for (const char c : roundedText(value, decimals))
        text += c == '-' ? "\u2212" : std::string(1, c);
    return text;
}

std::string numberCell(double value, int decimals)
{
    return "<td><data value=\"" + numberText(value) + "\">" + cellText(value, decimals) + "</data></td>";
}

/// Writes the page from top to bottom.
class HtmlPage {
public:
    HtmlPage(PieceWriter& out, const Results& results)
        : m_out(out), m_results(results), m_graph(results.evaluation.graph()), m_decimals(results.session.view.decimals)
    {
    }

    void write()
    {
        const std::string title = m_results.session.title.empty() ? m_results.name : m_results.session.title;
        m_out << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
              << "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
              << "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
              << "<meta name=\"generator\" content=\"Attention Explorer " AE_VERSION "\">\n<title>" << xmlText(title) << "</title>\n"
              << kStyle << "</head>\n<body>\n<main>\n<h1 lang=\"\" dir=\"auto\">" << xmlText(title) << "</h1>\n";
        const std::string text = markdownAsHtml(sessionText(m_results));
        if (!text.empty())
            m_out << "<section lang=\"\" dir=\"auto\">\n" << text << "</section>\n";
        writeEquation();
        writePictures();
        writeWorkedRow();
        writeTables("Inputs", false);
        writeTables("Steps", true);
        writeViews();
        m_out << "<p class=\"note\">Written by Attention Explorer " AE_VERSION " from " << name(m_results.name)
              << ". Cells are rounded; each holds its exact number as its value.</p>\n</main>\n</body>\n</html>\n";
    }

private:
    void writeEquation()
    {
        m_out << "<section>\n<h2>The equation</h2>\n";
        for (const Graph::Node& node : m_graph.nodes()) {
            if (node.spec->kind != StepKind::Computed)
                continue;
            const std::string formula = std::string(node.spec->symbol) + " = " + wholeFormula(m_graph, node);
            m_out << "<p class=\"formula\"><math display=\"block\"><mrow>" << formulaAsMathml(formula) << "</mrow></math> <span>"
                  << xmlText(node.spec->title) << ", " << xmlText(shapeText(node.shape)) << ". " << xmlText(node.spec->summary)
                  << "</span></p>\n";
        }
        m_out << "<p>" << xmlText(optionsText(m_results.evaluation)) << "</p>\n";
        writeRemarks();
        m_out << "</section>\n";
    }

    void writeRemarks()
    {
        bool hasAny = false;
        for (Index row = 0; row < m_graph.tokens() && m_out.isGood(); ++row) {
            const std::string remark = rowRemark(m_results.evaluation, row);
            if (remark.empty())
                continue;
            m_out << (hasAny ? "" : "<p>Rows that are not good:</p>\n<ul>\n") << "<li>Row " << std::to_string(row) << ", "
                  << name(m_results.session.tokens[static_cast<std::size_t>(row)]) << ": " << xmlText(remark) << "</li>\n";
            hasAny = true;
        }
        if (hasAny)
            m_out << "</ul>\n";
    }

    void writePictures()
    {
        for (const Graph::Node& node : m_graph.nodes()) {
            if (node.spec->isDistribution)
                m_out << "<figure class=\"wide\">\n<figcaption>" << xmlText(node.spec->title) << ", " << xmlText(shapeText(node.shape))
                      << "</figcaption>\n"
                      << heatMapSvg(m_results, node, lookOf(node.spec->key)) << "</figure>\n";
        }
    }

    static SvgLook lookOf(std::string_view id)
    {
        return {.id = "picture-" + std::string(id), .ink = "currentColor", .paper = "none", .standsAlone = false};
    }

    void writeWorkedRow()
    {
        const WorkedRow worked = workedRow(m_results, kMostKeys);
        m_out << "<section>\n<h2>The query " << name(worked.name) << "</h2>\n";
        m_out << "<figure class=\"wide\">\n<figcaption>Its weights</figcaption>\n" << rowBarsSvg(worked, lookOf("row")) << "</figure>\n";
        m_out << "<div class=\"wide\">\n<table>\n<caption>From scores to weights, key by key</caption>\n<thead><tr><th "
                 "scope=\"col\">key</th>";
        for (const Graph::Node* node : worked.path)
            m_out << "<th scope=\"col\">" << xmlText(node->spec->title) << "</th>";
        m_out << "<th scope=\"col\">Exponential, relative to the largest</th><th scope=\"col\">" << xmlText(worked.weights->spec->title)
              << "</th></tr></thead>\n<tbody>\n";
        for (const WorkedKey& key : worked.keys)
            writeWorkedKey(worked, key);
        m_out << "</tbody>\n";
        if (worked.hasNumbers) {
            m_out << "<tfoot><tr><th scope=\"row\">Sum over all keys</th><td colspan=\"" << std::to_string(worked.path.size()) << "\"></td>"
                  << numberCell(worked.sum, 3) << numberCell(1, 3) << "</tr></tfoot>\n";
        }
        m_out << "</table>\n</div>\n";
        for (const std::string& note : {worked.cutNote(), worked.remark}) {
            if (!note.empty())
                m_out << "<p class=\"note\">" << xmlText(note) << ".</p>\n";
        }
        m_out << "</section>\n";
    }

    void writeWorkedKey(const WorkedRow& worked, const WorkedKey& key)
    {
        m_out << "<tr><th scope=\"row\">" << name(key.name) << "</th>";
        for (const double score : key.scores)
            m_out << numberCell(score, m_decimals);
        if (worked.hasNumbers && key.isAllowed)
            m_out << numberCell(key.exponential, 3) << numberCell(key.weight, 3);
        else
            m_out << "<td class=\"words\" colspan=\"2\">" << (key.isAllowed ? "no distribution" : "hidden") << "</td>";
        m_out << "</tr>\n";
    }

    void writeTables(std::string_view title, bool isComputed)
    {
        m_out << "<section>\n<h2>" << title << "</h2>\n";
        for (const Graph::Node& node : m_graph.nodes()) {
            if ((node.spec->kind == StepKind::Computed) == isComputed && m_out.isGood())
                writeTable(reportTable(m_results, node, kPage));
        }
        m_out << "</section>\n";
    }

    void writeTable(const ReportTable& table)
    {
        const StepSpec& spec = *table.node->spec;
        m_out << "<div class=\"wide\">\n<table id=\"" << spec.key << "\">\n<caption>" << xmlText(spec.title) << " (" << xmlText(spec.key)
              << "), " << xmlText(shapeText(table.node->shape)) << (table.cutNote.empty() ? "" : ": ") << xmlText(table.cutNote)
              << "</caption>\n<thead><tr><th scope=\"col\">" << (spec.rowNames.empty() ? "row" : spec.rowNames) << "</th>";
        for (const std::string& column : table.columnNames)
            m_out << "<th scope=\"col\">" << name(column) << "</th>";
        m_out << (table.hasRemarks ? "<th scope=\"col\">state</th>" : "") << "</tr></thead>\n<tbody>\n";
        for (Index row = 0; row < table.rows() && m_out.isGood(); ++row)
            writeTableRow(table, row);
        m_out << "</tbody>\n</table>\n</div>\n";
    }

    void writeTableRow(const ReportTable& table, Index row)
    {
        const auto i = static_cast<std::size_t>(row);
        m_out << "<tr><th scope=\"row\">" << name(table.rowNames[i]) << "</th>";
        if (table.isRowEmpty(row))
            m_out << "<td class=\"words\" colspan=\"" << std::to_string(table.columns()) << "\">no distribution</td>";
        for (Index column = 0; column < table.columns() && !table.isRowEmpty(row); ++column)
            m_out << numberCell(table.value(row, column), m_decimals);
        if (table.hasRemarks)
            m_out << "<td class=\"state\">" << xmlText(table.remarks[i].empty() ? "good" : table.remarks[i]) << "</td>";
        m_out << "</tr>\n";
    }

    void writeViews()
    {
        const std::vector<ViewTable> tables = viewTables(m_results, kPage);
        if (tables.empty())
            return;
        m_out << "<section>\n<h2>What is made of the steps</h2>\n";
        for (const ViewTable& table : tables)
            writeView(table);
        m_out << "</section>\n";
    }

    void writeView(const ViewTable& table)
    {
        m_out << "<h3 id=\"about-" << table.id << "\">" << name(table.title) << "</h3>\n";
        for (const std::string& note : table.notes)
            m_out << "<p>" << xmlText(note) << "</p>\n";
        if (!table.hasNumbers())
            return;
        m_out << "<div class=\"wide\">\n<table id=\"" << table.id << "\">\n<caption>" << name(table.title)
              << "</caption>\n<thead><tr><th scope=\"col\">" << xmlText(table.rowHead) << "</th>";
        for (const std::string& column : table.columnNames)
            m_out << "<th scope=\"col\">" << name(column) << "</th>";
        m_out << "</tr></thead>\n<tbody>\n";
        for (Index row = 0; row < table.numbers.rows() && m_out.isGood(); ++row) {
            m_out << "<tr><th scope=\"row\">" << name(table.rowNames[static_cast<std::size_t>(row)]) << "</th>";
            if (table.isRowEmpty(row))
                m_out << "<td class=\"words\" colspan=\"" << std::to_string(table.numbers.cols()) << "\">no numbers</td>";
            for (Index column = 0; column < table.numbers.cols() && !table.isRowEmpty(row); ++column)
                m_out << numberCell(table.numbers(row, column), m_decimals);
            m_out << "</tr>\n";
        }
        m_out << "</tbody>\n</table>\n</div>\n";
    }

    PieceWriter& m_out;
    const Results& m_results;
    const Graph& m_graph;
    int m_decimals;
};

}  // namespace

bool writeHtmlPage(const Results& results, const std::string&, const ByteSink& sink)
{
    PieceWriter out(sink);
    HtmlPage(out, results).write();
    return out.finish();
}

}  // namespace ae
