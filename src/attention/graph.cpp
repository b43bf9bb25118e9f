// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/graph.h"

#include "attention/steps.h"

#include <algorithm>
#include <initializer_list>

namespace ae {

/// Adds steps one by one, each with its operands, until the first error.
class GraphBuilder {
public:
    explicit GraphBuilder(const InputShapes& shapes) : m_shapes(shapes) { }

    /// An input that must be there. Returns its position.
    std::size_t input(const StepSpec& spec)
    {
        const auto found = m_shapes.find(spec.key);
        if (found == m_shapes.end()) {
            fail({ErrorCode::MissingInput, {std::string(spec.key)}});
            return 0;
        }
        if (found->second.rows < 1 || found->second.columns < 1)
            fail({ErrorCode::EmptyMatrix, {std::string(spec.key)}});
        return push({&spec, {}, {spec.key}, found->second});
    }

    /// Operands of a step that takes an optional one: {always..., optional} when the input is there.
    std::vector<std::size_t> withOptional(std::vector<std::size_t> operands, const StepSpec& spec)
    {
        if (m_shapes.contains(spec.key))
            operands.push_back(input(spec));
        return operands;
    }

    std::size_t step(const StepSpec& spec, const std::vector<std::size_t>& operands)
    {
        if (m_error)
            return 0;
        Graph::Node node{&spec, operands, {}, {}};
        std::vector<Shape> shapes;
        for (const std::size_t operand : operands) {
            node.inputKeys.push_back(m_graph.m_nodes[operand].spec->key);
            shapes.push_back(m_graph.m_nodes[operand].shape);
        }
        const Computed<Shape> shape = spec.shape(shapes, node.inputKeys);
        if (!shape) {
            fail(shape.error());
            return 0;
        }
        node.shape = *shape;
        return push(std::move(node));
    }

    Computed<Graph> finish(const Options& options, std::size_t x, std::size_t queries, std::size_t values)
    {
        for (const auto& [key, shape] : m_shapes) {
            const StepSpec* spec = findStep(key);
            if (!m_error && (!spec || spec->kind == StepKind::Computed))
                fail({ErrorCode::UnknownInput, {key}});
        }
        if (m_error)
            return *m_error;
        m_graph.m_tokens = m_graph.m_nodes[x].shape.rows;
        m_graph.m_dModel = m_graph.m_nodes[x].shape.columns;
        m_graph.m_dK = m_graph.m_nodes[queries].shape.columns;
        m_graph.m_dV = m_graph.m_nodes[values].shape.columns;
        if (const auto error = checkOptions(options, m_graph.m_tokens))
            return *error;
        if (const auto error = checkRotary(options.rotary, m_graph.m_dK))
            return *error;
        return std::move(m_graph);
    }

private:
    void fail(Error error)
    {
        if (!m_error)
            m_error = std::move(error);
    }
    std::size_t push(Graph::Node node)
    {
        m_graph.m_nodes.push_back(std::move(node));
        return m_graph.m_nodes.size() - 1;
    }

    const InputShapes& m_shapes;
    Graph m_graph;
    std::optional<Error> m_error;
};

Computed<Graph> build(const Options& options, const InputShapes& shapes)
{
    using namespace steps;
    GraphBuilder graph(shapes);
    const auto embeddings = graph.input(x);
    const auto queries = graph.step(q, graph.withOptional({embeddings, graph.input(wq)}, bq));
    const auto keys = graph.step(k, graph.withOptional({embeddings, graph.input(wk)}, bk));
    const auto values = graph.step(v, graph.withOptional({embeddings, graph.input(wv)}, bv));
    const bool isTurned = options.rotary.isOn();
    const auto asking = isTurned ? graph.step(rotatedQueries, {queries}) : queries;
    const auto offered = isTurned ? graph.step(rotatedKeys, {keys}) : keys;
    const auto raw = graph.step(scores, {asking, offered});
    const auto divided = graph.step(scaled, {raw});
    const auto shares = graph.step(weights, {divided});
    graph.step(output, {shares, values});
    return graph.finish(options, embeddings, queries, values);
}

InputShapes shapesOf(const Inputs& inputs)
{
    InputShapes shapes;
    for (const auto& [key, matrix] : inputs)
        shapes.emplace(key, shapeOf(matrix));
    return shapes;
}

int Graph::find(std::string_view key) const
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (m_nodes[i].spec->key == key)
            return static_cast<int>(i);
    }
    return -1;
}

const Graph::Node* Graph::node(std::string_view key) const
{
    const int position = find(key);
    return position < 0 ? nullptr : &m_nodes[static_cast<std::size_t>(position)];
}

std::vector<std::size_t> Graph::scorePath() const
{
    const Node& softmax = m_nodes[m_nodes.back().inputs[0]];
    std::vector<std::size_t> path = {softmax.inputs[0]};
    while (m_nodes[path.back()].spec->layout.left < 0)  // the scores are a product, what follows them is none
        path.push_back(m_nodes[path.back()].inputs[0]);
    std::reverse(path.begin(), path.end());
    return path;
}

std::string formulaOf(const Graph& graph, const Graph::Node& node)
{
    std::string formula(node.spec->formula);
    const auto replace = [&formula](std::string_view sign, std::string_view symbol) {
        const std::size_t place = sign.empty() ? std::string::npos : formula.find(sign);
        if (place != std::string::npos)
            formula.replace(place, sign.size(), symbol);
    };
    if (!node.inputs.empty())
        replace(node.spec->operand, graph[node.inputs[0]].spec->symbol);
    for (const std::size_t input : node.inputs) {
        const Graph::Node& operand = graph[input];
        // an operand without a sign of its own stands for the one that it was made of: turned queries for queries
        if (formula.find(operand.spec->symbol) == std::string::npos && !operand.inputs.empty())
            replace(graph[operand.inputs[0]].spec->symbol, operand.spec->symbol);
    }
    return formula;
}

double predictedBytes(const Graph& graph)
{
    double bytes = 0;
    for (const Graph::Node& node : graph.nodes()) {
        if (!node.spec->divisor)  // what only divides shares the storage of its operand
            bytes += 8.0 * static_cast<double>(node.shape.rows) * static_cast<double>(node.shape.columns);
    }
    return bytes;
}

}  // namespace ae
