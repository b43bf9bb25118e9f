// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/step.h"

#include <map>

namespace ae {

/// Matrices by the key of their step: X, Wq, Wk, Wv and, where a head has them, bq, bk, bv.
using Inputs = std::map<std::string, Matrix, std::less<>>;
using InputShapes = std::map<std::string, Shape, std::less<>>;

AE_EXPORT InputShapes shapesOf(const Inputs& inputs);

/// Every step the program knows, inputs before those who read them.
AE_EXPORT std::span<const StepSpec* const> stepCatalogue();
AE_EXPORT const StepSpec* findStep(std::string_view key);

/// The steps in force, in the order in which data flows.
class AE_EXPORT Graph {
public:
    struct Node {
        const StepSpec* spec = nullptr;
        std::vector<std::size_t> inputs;  ///< positions of earlier nodes
        std::vector<std::string_view> inputKeys;  ///< their keys
        Shape shape;
    };

    const std::vector<Node>& nodes() const { return m_nodes; }
    std::size_t size() const { return m_nodes.size(); }
    const Node& operator[](std::size_t position) const { return m_nodes[position]; }
    /// Position of a step, or -1 when it is not in force.
    int find(std::string_view key) const;
    const Node* node(std::string_view key) const;

    /// Positions of the raw scores and of the steps that make of them, cell by cell, what the softmax reads; in that order.
    std::vector<std::size_t> scorePath() const;

    Index tokens() const { return m_tokens; }  ///< n
    Index modelWidth() const { return m_dModel; }  ///< d_model
    Index headWidth() const { return m_dK; }  ///< d_k
    Index valueWidth() const { return m_dV; }  ///< d_v

private:
    friend class GraphBuilder;
    std::vector<Node> m_nodes;
    Index m_tokens = 0;
    Index m_dModel = 0;
    Index m_dK = 0;
    Index m_dV = 0;
};

/// Right side of the step's equation with the symbol of the operand that it has in this graph: "softmax(S̃ / τ)".
AE_EXPORT std::string formulaOf(const Graph& graph, const Graph::Node& node);

/// Wires the steps in force for these options and input shapes. Errors: missing or unknown inputs, shapes
/// that do not fit, options that checkOptions refuses.
AE_EXPORT Computed<Graph> build(const Options& options, const InputShapes& shapes);

/// Bytes that an evaluation of this graph will hold.
AE_EXPORT double predictedBytes(const Graph& graph);

}  // namespace ae
