// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/latexfile.h"

#include "io/exports/formulamarkup.h"
#include "io/exports/latextext.h"
#include "io/exports/livetext.h"
#include "io/exports/markdownwriters.h"
#include "io/exports/reporttable.h"
#include "io/exports/viewtables.h"
#include "io/exports/workedrow.h"
#include "io/piecewriter.h"
#include "io/reason.h"
#include "session/jsontext.h"

#include <algorithm>

namespace ae {

namespace {

constexpr PageSize kPage = {24, 12};
constexpr Index kMostKeys = 24;
constexpr Index kMostTerms = 8;  // of a sum that is written out
constexpr Index kMostRemarks = 200;
constexpr std::size_t kHeadLength = 16;  // of a name above a column; long ones would make the whole table small

constexpr std::string_view kPreamble = R"(\documentclass{article}
\usepackage{amsmath}
\usepackage{amssymb}
\usepackage{textcomp}
\usepackage{graphicx}
\usepackage[margin=2cm]{geometry}
\IfFileExists{booktabs.sty}{\usepackage{booktabs}}{%
  \let\toprule\hline\let\midrule\hline\let\bottomrule\hline}
% A number with all its digits and as it is printed; {\ensuremath{#1}} instead prints all digits.
\newcommand{\exact}[2]{\ensuremath{#2}}
% Long words move to the next line rather than into the margin.
\sloppy
% A table or a sum that is wider than the page is made smaller.
\newsavebox{\fitted}
\newcommand{\fit}[1]{\sbox{\fitted}{#1}%
  \ifdim\wd\fitted>\linewidth\resizebox{\linewidth}{!}{\usebox{\fitted}}\else\usebox{\fitted}\fi}
)";

/// Writes the article from top to bottom.
class LatexFile {
public:
    LatexFile(PieceWriter& out, const Results& results)
        : m_out(out), m_results(results), m_graph(results.evaluation.graph()), m_decimals(results.session.view.decimals)
    {
    }

    void write()
    {
        const std::string& title = m_results.session.title.empty() ? m_results.name : m_results.session.title;
        m_out << kPreamble << latexUnicodeChar() << "\\title{" << latexText(title)
              << "}\n\\author{}\n\\date{}\n\\begin{document}\n\\maketitle\n\n"
              << markdownAsLatex(sessionText(m_results));
        writeEquation();
        writeRemarks();
        writeWorkedRow();
        m_out << "\n\\section*{Inputs}\n";
        writeTables(false);
        m_out << "\n\\section*{Steps}\n";
        writeTables(true);
        writeViews();
        m_out << "\n\\end{document}\n";
    }

private:
    std::string number(double value, int decimals) const
    {
        return "\\exact{" + latexNumber(value) + "}{" + latexRounded(value, decimals) + "}";
    }

    void writeEquation()
    {
        m_out << "\n\\section*{The equation}\n\\begin{align*}\n";
        bool isFirst = true;
        for (const Graph::Node& node : m_graph.nodes()) {
            if (node.spec->kind != StepKind::Computed)
                continue;
            m_out << (isFirst ? "" : " \\\\\n") << formulaAsLatex(node.spec->symbol)
                  << " &= " << formulaAsLatex(wholeFormula(m_graph, node)) << " && \\text{"
                  << latexText(std::string(node.spec->title) + ", " + shapeText(node.shape)) << "}";
            isFirst = false;
        }
        m_out << "\n\\end{align*}\n" << latexText(optionsText(m_results.evaluation)) << "\n";
    }

    void writeRemarks()
    {
        Index count = 0;
        for (Index row = 0; row < m_graph.tokens() && m_out.isGood(); ++row) {
            const std::string remark = rowRemark(m_results.evaluation, row);
            if (remark.empty())
                continue;
            if (++count <= kMostRemarks) {
                m_out << (count == 1 ? "\nRows that are not good:\n\\begin{itemize}\n" : "") << "\\item Row " << std::to_string(row) << ", "
                      << latexText(m_results.session.tokens[static_cast<std::size_t>(row)]) << ": " << latexText(remark) << ".\n";
            }
        }
        if (count > kMostRemarks)
            m_out << "\\item " << std::to_string(kMostRemarks) << " of " << std::to_string(count) << " such rows shown.\n";
        if (count > 0)
            m_out << "\\end{itemize}\n";
    }

    void writeWorkedRow()
    {
        const WorkedRow worked = workedRow(m_results, kMostKeys);
        m_out << "\n\\section*{The query " << latexText(worked.name) << "}\n\\noindent\\fit{\\begin{tabular}{l*{"
              << std::to_string(worked.path.size() + 2) << "}{r}}\n\\toprule\nkey";
        for (const Graph::Node* node : worked.path)
            m_out << " & $" << formulaAsLatex(node->spec->symbol) << "$";
        m_out << " & $e^{(\\cdot-\\max)" << (worked.temperature == 1 ? "" : "/\\tau") << "}$ & $"
              << formulaAsLatex(worked.weights->spec->symbol) << "$ \\\\\n\\midrule\n";
        for (const WorkedKey& key : worked.keys)
            writeWorkedKey(worked, key);
        if (worked.hasNumbers) {
            m_out << "\\midrule\nsum over all keys" << ampersands(worked.path.size()) << " & " << number(worked.sum, 3) << " & "
                  << number(1, 3) << " \\\\\n";
        }
        m_out << "\\bottomrule\n\\end{tabular}}\n\n";
        for (const std::string& note : {worked.cutNote(), worked.remark}) {
            if (!note.empty())
                m_out << "\\smallskip\\noindent " << latexText(note) << ".\n\n";
        }
        writeScore(worked);
        if (worked.hasNumbers)
            writeOutput(worked);
    }

    static std::string ampersands(std::size_t count)
    {
        std::string text;
        for (std::size_t i = 0; i < count; ++i)
            text += " &";
        return text;
    }

    void writeWorkedKey(const WorkedRow& worked, const WorkedKey& key)
    {
        m_out << latexText(key.name);
        for (const double score : key.scores)
            m_out << " & " << number(score, m_decimals);
        if (worked.hasNumbers && key.isAllowed)
            m_out << " & " << number(key.exponential, 3) << " & " << number(key.weight, 3);
        else
            m_out << " & \\multicolumn{2}{l}{" << (key.isAllowed ? "no distribution" : "hidden") << "}";
        m_out << " \\\\\n";
    }

    /// One raw score, written out: the products that it is the sum of.
    void writeScore(const WorkedRow& worked)
    {
        const Graph::Node& scores = *worked.path.front();
        const Index key =
            worked.hasNumbers ? m_results.evaluation.rows()[static_cast<std::size_t>(worked.row)].strongest : worked.keys.front().key;
        const Computed<Explanation> explanation = explain(m_results.evaluation, {std::string(scores.spec->key), 0, worked.row, key});
        if (!explanation)
            return;
        m_out << "\\medskip{\\centering\\fit{$\\displaystyle " << formulaAsLatex(scores.spec->symbol) << "_{" << place(worked.row, key)
              << "}";
        writeSum(*explanation, m_decimals);
    }

    static std::string place(Index row, Index column) { return std::to_string(row) + "," + std::to_string(column); }

    /// The first cell of the output row, written out.
    void writeOutput(const WorkedRow& worked)
    {
        const Computed<Explanation> explanation = explain(m_results.evaluation, {std::string(worked.output->spec->key), 0, worked.row, 0});
        if (!explanation)
            return;
        m_out << "\\medskip{\\centering\\fit{$\\displaystyle " << formulaAsLatex(worked.output->spec->symbol) << "_{"
              << place(worked.row, 0) << "}";
        writeSum(*explanation, 3);
    }

    void writeSum(const Explanation& explanation, int decimals)
    {
        const std::size_t shown = std::min(explanation.terms.size(), static_cast<std::size_t>(kMostTerms));
        m_out << " = \\begin{aligned}[t] &";
        for (std::size_t i = 0; i < shown; ++i) {
            m_out << (i == 0 ? "" : i % 4 == 0 ? " \\\\ &+ " : " + ");
            const Term& term = explanation.terms[i];
            for (std::size_t f = 0; f < term.factors.size(); ++f)
                m_out << (f == 0 ? "" : " \\cdot ") << "(" << number(term.factors[f].value, decimals) << ")";
        }
        if (shown < explanation.terms.size())
            m_out << " \\\\ &+ \\cdots \\text{ (" << std::to_string(shown) << " of " << std::to_string(explanation.terms.size())
                  << " terms shown)}";
        m_out << " \\\\ &= " << number(explanation.value, decimals) << " \\end{aligned}$}\\par}\n";
    }

    void writeTables(bool isComputed)
    {
        for (const Graph::Node& node : m_graph.nodes()) {
            if ((node.spec->kind == StepKind::Computed) == isComputed && m_out.isGood())
                writeTable(reportTable(m_results, node, kPage));
        }
    }

    void writeTable(const ReportTable& table)
    {
        const StepSpec& spec = *table.node->spec;
        m_out << "\n\\begin{center}\n"
              << latexText(spec.title) << " $" << formulaAsLatex(spec.symbol) << "$, " << latexText(shapeText(table.node->shape))
              << (table.cutNote.empty() ? "" : ": ") << latexText(table.cutNote) << "\\\\*[1ex]\n\\fit{\\begin{tabular}{l*{"
              << std::to_string(table.columns()) << "}{r}" << (table.hasRemarks ? "l" : "") << "}\n\\toprule\n";
        for (const std::string& column : table.columnNames)
            m_out << " & \\multicolumn{1}{r}{" << latexText(shortened(column, kHeadLength)) << "}";
        m_out << (table.hasRemarks ? " & state" : "") << " \\\\\n\\midrule\n";
        for (Index row = 0; row < table.rows() && m_out.isGood(); ++row)
            writeTableRow(table, row);
        m_out << "\\bottomrule\n\\end{tabular}}\n\\end{center}\n";
    }

    void writeTableRow(const ReportTable& table, Index row)
    {
        const auto i = static_cast<std::size_t>(row);
        m_out << latexText(table.rowNames[i]);
        if (table.isRowEmpty(row))
            m_out << " & \\multicolumn{" << std::to_string(table.columns()) << "}{l}{no distribution}";
        for (Index column = 0; column < table.columns() && !table.isRowEmpty(row); ++column)
            m_out << " & " << number(table.value(row, column), m_decimals);
        if (table.hasRemarks)
            m_out << " & " << (table.remarks[i].empty() ? "good" : latexText(table.remarks[i]));
        m_out << " \\\\\n";
    }

    void writeViews()
    {
        const std::vector<ViewTable> tables = viewTables(m_results, kPage);
        if (!tables.empty())
            m_out << "\n\\section*{What is made of the steps}\n";
        for (const ViewTable& table : tables)
            writeView(table);
    }

    void writeView(const ViewTable& table)
    {
        m_out << "\n\\subsection*{" << latexText(table.title) << "}\n";
        for (const std::string& note : table.notes)
            m_out << latexText(note) << "\n";
        if (!table.hasNumbers())
            return;
        m_out << "\n\\begin{center}\n\\fit{\\begin{tabular}{l*{" << std::to_string(table.numbers.cols()) << "}{r}}\n\\toprule\n"
              << latexText(table.rowHead);
        for (const std::string& column : table.columnNames)
            m_out << " & \\multicolumn{1}{r}{" << latexText(shortened(column, kHeadLength)) << "}";
        m_out << " \\\\\n\\midrule\n";
        for (Index row = 0; row < table.numbers.rows() && m_out.isGood(); ++row) {
            m_out << latexText(table.rowNames[static_cast<std::size_t>(row)]);
            if (table.isRowEmpty(row))
                m_out << " & \\multicolumn{" << std::to_string(table.numbers.cols()) << "}{l}{no numbers}";
            for (Index column = 0; column < table.numbers.cols() && !table.isRowEmpty(row); ++column)
                m_out << " & " << number(table.numbers(row, column), m_decimals);
            m_out << " \\\\\n";
        }
        m_out << "\\bottomrule\n\\end{tabular}}\n\\end{center}\n";
    }

    PieceWriter& m_out;
    const Results& m_results;
    const Graph& m_graph;
    int m_decimals;
};

}  // namespace

bool writeLatexFile(const Results& results, const std::string&, const ByteSink& sink)
{
    PieceWriter out(sink);
    LatexFile(out, results).write();
    return out.finish();
}

}  // namespace ae
