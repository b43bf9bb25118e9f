// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/notebookfile.h"

#include "io/exports/formulamarkup.h"
#include "io/exports/livetext.h"
#include "io/exports/markdownwriters.h"
#include "io/exports/numpycode.h"
#include "io/exports/plaintext.h"
#include "io/exports/pythonparts.h"
#include "io/exports/reporttable.h"
#include "io/exports/svgpictures.h"
#include "io/exports/viewtables.h"
#include "session/base64.h"
#include "session/jsontext.h"

#include <algorithm>
#include <functional>

namespace ae {

namespace {

constexpr Index kMostKeys = 48;
constexpr PageSize kPage = {64, 64};  // of what is made of the steps

/// What a writer of script parts writes, as one text.
template <class Write> std::string textOf(const Write& write)
{
    std::string text;
    PieceWriter out([&text](std::string_view piece) {
        text += piece;
        return true;
    });
    write(out);
    out.finish();
    return text;
}

/// Writes cell after cell as JSON.
class NotebookFile {
public:
    NotebookFile(PieceWriter& out, const Results& results) : m_out(out), m_results(results), m_parts(results, numpyDialect) { }

    void write()
    {
        m_out << "{\n \"cells\": [";
        writeBeginning();
        writeSteps();
        writeViews();
        writePictures();
        m_out << "\n ],\n \"metadata\": {\n  \"kernelspec\": {\"display_name\": \"Python 3\", \"language\": \"python\", \"name\": "
                 "\"python3\"},\n"
                 "  \"language_info\": {\"name\": \"python\"}\n },\n \"nbformat\": 4,\n \"nbformat_minor\": 5\n}\n";
    }

private:
    void writeBeginning()
    {
        const std::string& title = m_results.session.title.empty() ? m_results.name : m_results.session.title;
        writeMarkdown("title", "# " + markdownText(title) + "\n\n" + markdownAsMarkdown(sessionText(m_results)));
        writeCode("imports", textOf([&](PieceWriter& out) {
                      m_parts.writeHeading(out);
                      m_parts.writeImports(out);
                  }),
                  "[]");
        writeMarkdown("about-inputs", "## Inputs");
        writeCode("inputs", textOf([&](PieceWriter& out) { m_parts.writeInputs(out); }), "[]");
        const std::string remarks = textOf([&](PieceWriter& out) { m_parts.writeRemarks(out); });
        writeMarkdown("equation", "## The equation\n\n" + markdownText(optionsText(m_results.evaluation)));
        if (!remarks.empty())
            writeCode("rows", remarks, "[]");
    }

    void writeSteps()
    {
        const Graph& graph = m_results.evaluation.graph();
        for (std::size_t i = 0; i < graph.size() && m_out.isGood(); ++i) {
            const StepSpec& spec = *graph[i].spec;
            if (spec.kind != StepKind::Computed)
                continue;
            const std::string key(spec.key);
            writeMarkdown("about-" + key,
                          "### " + markdownText(spec.title) + "\n\n$" + formulaAsLatex(spec.symbol) + " = "
                              + formulaAsLatex(wholeFormula(graph, graph[i])) + "$\n\n" + markdownText(spec.summary));
            const std::string code = textOf([&](PieceWriter& out) {
                m_parts.writeStep(out, i);
                m_parts.writeCheck(out, i);
            });
            const std::string printed = key + " " + pythonShape(graph[i].shape) + " agrees\n";
            writeCode("step-" + key, code,
                      "[{\"output_type\": \"stream\", \"name\": \"stdout\", \"text\": [" + jsonString(printed) + "]}]");
        }
    }

    void writeViews()
    {
        const std::vector<ViewTable> tables = viewTables(m_results, kPage);
        if (!tables.empty())
            writeMarkdown("about-views", "## What is made of the steps");
        for (const ViewTable& table : tables) {
            std::string text = "### " + markdownText(table.title) + "\n";
            for (const std::string& note : table.notes)
                text += "\n" + markdownText(note);
            writeMarkdown("about-" + table.id, text);
            if (!table.hasNumbers())
                continue;
            const std::string code = textOf([&](PieceWriter& out) {
                out << table.code << "\nagree(\"" << table.id << "\", " << table.id << ", ";
                m_parts.writeArray(out, table.numbers);
                out << ", " << roundedText(table.rounding, 0) << ")\n";
            });
            const std::string printed = table.id + " " + pythonShape(shapeOf(table.numbers)) + " agrees\n";
            writeCode("view-" + table.id, code,
                      "[{\"output_type\": \"stream\", \"name\": \"stdout\", \"text\": [" + jsonString(printed) + "]}]");
        }
    }

    void writePictures()
    {
        writeMarkdown("about-pictures", "## Pictures\n\nAs the program drew them: they do not change with the numbers above.");
        for (const Graph::Node& node : m_results.evaluation.graph().nodes()) {
            if (node.spec->isDistribution)
                writePicture("picture-" + std::string(node.spec->key), node.spec->title,
                             [&](const SvgLook& look) { return heatMapSvg(m_results, node, look); });
        }
        const WorkedRow worked = workedRow(m_results, kMostKeys);
        writePicture("picture-row", "Weights of the query " + worked.name, [&](const SvgLook& look) { return rowBarsSvg(worked, look); });
    }

    /// As SVG, and as HTML with the same SVG in it: programs that do not trust a notebook show only the latter.
    void writePicture(const std::string& id, std::string_view caption, const std::function<std::string(const SvgLook&)>& draw)
    {
        std::string svg = draw({.id = id});
        while (svg.ends_with('\n'))
            svg.pop_back();
        const std::string start = "<img alt=\"" + xmlText(caption) + "\" src=\"data:image/svg+xml;base64,";
        std::string code = "from base64 import b64encode\n\nsvg = (\n";
        for (std::size_t at = 0; at < svg.size();) {
            const std::size_t end = std::min(svg.find('\n', at), svg.size());
            std::string line = pythonString(std::string_view(svg).substr(at, end - at));
            if (end < svg.size())
                line.insert(line.size() - 1, "\\n");
            code.append("    ").append(line).append("\n");
            at = end + 1;
        }
        code += ")\nhtml = " + pythonString(start) + " + b64encode(svg.encode()).decode() + '\">'\n"
            + "display({\"image/svg+xml\": svg, \"text/html\": html, \"text/plain\": " + pythonString(plainText(caption))
            + "}, raw=True)\n";
        std::string html = start;
        appendBase64(html, {reinterpret_cast<const std::uint8_t*>(svg.data()), svg.size()});
        writeCode(id, code,
                  "[{\"output_type\": \"display_data\", \"metadata\": {}, \"data\": {\"image/svg+xml\": " + lines(svg)
                      + ", \"text/html\": " + lines(html + "\">") + ", \"text/plain\": " + lines(plainText(caption)) + "}}]");
    }

    /// A text as Jupyter writes it: a list of lines with their line ends, but for the last.
    static std::string lines(std::string_view text)
    {
        while (text.ends_with('\n'))
            text.remove_suffix(1);
        std::string list;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
            list += (list.empty() ? "\n    " : ",\n    ") + jsonString(text.substr(at, end - at));
            at = end;
        }
        return "[" + list + "]";
    }

    void startCell(const std::string& kind, const std::string& id, const std::string& source)
    {
        m_out << (m_isFirst ? "\n" : ",\n") << "  {\n   \"cell_type\": \"" << kind << "\",\n   \"id\": \"" << id
              << "\",\n   \"metadata\": {},\n"
              << "   \"source\": " << lines(source);
        m_isFirst = false;
    }

    void writeMarkdown(const std::string& id, const std::string& text)
    {
        startCell("markdown", id, text);
        m_out << "\n  }";
    }

    void writeCode(const std::string& id, const std::string& code, const std::string& outputs)
    {
        startCell("code", id, code);
        m_out << ",\n   \"execution_count\": " << std::to_string(++m_codeCells) << ",\n   \"outputs\": " << outputs << "\n  }";
    }

    PieceWriter& m_out;
    const Results& m_results;
    PythonParts m_parts;
    int m_codeCells = 0;
    bool m_isFirst = true;
};

}  // namespace

bool writeNotebookFile(const Results& results, const std::string&, const ByteSink& sink)
{
    PieceWriter out(sink);
    NotebookFile(out, results).write();
    return out.finish();
}

}  // namespace ae
