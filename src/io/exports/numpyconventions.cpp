// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/numpyconventions.h"

#include "io/exports/numpycode.h"
#include "session/session.h"

#include <algorithm>

namespace ae {

namespace {

constexpr std::string_view kDividedQueries = "Qs";

/// A token is a row, or a bias, which is one: turned where tokens are columns.
bool turns(const StepSpec& spec)
{
    return spec.rowNames != "feature";
}

std::string replaced(std::string text, std::string_view what, std::string_view by)
{
    if (const std::size_t place = text.find(what); place != std::string::npos)
        text.replace(place, what.size(), by);
    return text;
}

/// Writes the program step by step.
class Lines {
public:
    Lines(const Evaluation& evaluation, const Conventions& conventions)
        : m_evaluation(evaluation), m_graph(evaluation.graph()), m_isTurned(conventions.vectors == Conventions::columnVectors),
          m_dividesQueries(conventions.scaling == Conventions::scaledQueries && dividedStep() != nullptr)
    {
    }

    std::string write()
    {
        const Shape shape = m_graph.node("X")->shape;
        std::string code = "import numpy as np\n\n"
                           "def softmax(x):\n"
                           "    e = np.exp(x - np.max(x))\n"
                           "    return e / e.sum()\n\n"
            + std::string(m_isTurned ? "# X: one column per token embedding, shape " : "# X: one row per token embedding, shape ")
            + pythonShape(shown(shape)) + "\n";
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            const StepSpec& spec = *m_graph[i].spec;
            if (spec.kind != StepKind::Computed || (m_dividesQueries && isProductOfScores(i)))
                continue;
            if (isFirstOfScores(i))
                code += '\n' + replaced(headWidthCode(m_graph), ".shape[-1]", m_isTurned ? ".shape[0] " : ".shape[-1]");
            const char* remark = i + 1 == m_graph.size() ? ", one output per token" : "";
            code += commentedCode(linesOf(i), pythonShape(shown(m_graph[i].shape)) + remark);
        }
        return code;
    }

private:
    /// What only divides, right behind the product of queries and keys.
    const StepSpec* dividedStep() const
    {
        const std::vector<std::size_t> path = m_graph.scorePath();
        return path.size() > 1 && m_graph[path[1]].spec->divisor ? m_graph[path[1]].spec : nullptr;
    }

    bool isProductOfScores(std::size_t position) const { return position == m_graph.scorePath().front(); }
    bool isFirstOfScores(std::size_t position) const
    {
        return m_dividesQueries ? m_graph[position].spec == dividedStep() : isProductOfScores(position);
    }
    Shape shown(Shape shape) const { return m_isTurned ? Shape{shape.columns, shape.rows} : shape; }

    std::string own(std::size_t position) const { return m_graph[position].spec->numpy(m_evaluation.view(position)); }

    /// left @ top, or left @ top.T; and turned over.
    std::string product(const Graph::Node& node, std::string_view result, std::string_view left) const
    {
        const Layout& layout = node.spec->layout;
        const std::string top(node.inputKeys[static_cast<std::size_t>(layout.top)]);
        const bool topTurns = turns(*m_graph[node.inputs[static_cast<std::size_t>(layout.top)]].spec);
        if (!m_isTurned)
            return std::string(result) + " = " + std::string(left) + " @ " + top + (layout.topTransposed ? ".T" : "");
        return std::string(result) + " = " + top + (layout.topTransposed == topTurns ? ".T" : "") + " @ " + std::string(left);
    }

    std::string linesOf(std::size_t position) const
    {
        const Graph::Node& node = m_graph[position];
        if (m_dividesQueries && node.spec == dividedStep())
            return dividedQueries(position);
        if (!m_isTurned || node.spec->divisor)
            return own(position);  // each number by itself
        if (node.spec->layout.left >= 0 && own(position).find('\n') == std::string::npos && own(position).find('[') == std::string::npos)
            return productWithBias(node);
        return node.spec->isDistribution ? softmaxOfColumns(position) : inRows(position);
    }

    std::string productWithBias(const Graph::Node& node) const
    {
        const std::string line = product(node, node.spec->key, node.inputKeys[static_cast<std::size_t>(node.spec->layout.left)]);
        return node.inputs.size() > 2 ? line + " + " + std::string(node.inputKeys[2]) + ".T" : line;
    }

    std::string dividedQueries(std::size_t position) const
    {
        const Graph::Node& scores = m_graph[m_graph.scorePath().front()];
        const std::string queries(scores.inputKeys[static_cast<std::size_t>(scores.spec->layout.left)]);
        const std::string line = replaced(own(position), m_graph[position].spec->key, kDividedQueries);
        const std::string divided = commentedCode(replaced(line, "= " + std::string(scores.spec->key), "= " + queries),
                                                  pythonShape(shown({m_graph.tokens(), m_graph.headWidth()})));
        return divided + product(scores, m_graph[position].spec->key, kDividedQueries);
    }

    /// The mask says "this query may attend to this key" row by row; a query is a column here.
    std::string softmaxOfColumns(std::size_t position) const
    {
        std::string lines = own(position);
        lines = replaced(std::move(lines), "np.where(allowed,", "np.where(allowed.T,");
        lines = replaced(std::move(lines), "a row without", "a column without");
        lines = replaced(std::move(lines), "len(X)", "X.shape[1]");
        const std::string_view opening = "np.array([softmax(row) for row in ";
        const std::size_t at = lines.find(opening);
        std::string columns = lines.substr(at + opening.size());
        columns = columns.substr(0, columns.rfind("])"));
        return lines.substr(0, at) + "np.array([softmax(column) for column in " + columns + ".T]).T";
    }

    /// What is written for rows alone: turned for it, and back.
    std::string inRows(std::size_t position) const
    {
        const Graph::Node& node = m_graph[position];
        std::string before;
        std::string after = std::string(node.spec->key) + " = " + std::string(node.spec->key) + ".T";
        for (std::size_t i = 0; i < node.inputs.size(); ++i) {
            const std::string turn = std::string(node.inputKeys[i]) + " = " + std::string(node.inputKeys[i]) + ".T";
            before += turn + "  # rows for the lines that follow\n";
            after = turn + '\n' + after;
        }
        return before + own(position) + '\n' + after;
    }

    const Evaluation& m_evaluation;
    const Graph& m_graph;
    bool m_isTurned;
    bool m_dividesQueries;
};

}  // namespace

std::string numpyLines(const Evaluation& evaluation, const Conventions& conventions)
{
    return Lines(evaluation, conventions).write();
}

}  // namespace ae
