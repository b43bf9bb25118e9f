// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/tangent.h"

#include <algorithm>
#include <array>

namespace ae {

namespace {

/// out += left * top (or left * top^T); a factor of 0 is no dependence, whatever it meets.
void addProduct(const Matrix& left, const Matrix& top, bool topTransposed, Matrix& out)
{
    const bool isPlain = !topTransposed && top.allFinite() && left.allFinite();
    for (Index i = 0; i < left.rows(); ++i) {
        for (Index k = 0; k < left.cols(); ++k) {
            const double factor = left(i, k);
            if (isPlain && factor != 0)
                out.row(i) += factor * top.row(k);
            for (Index j = 0; j < out.cols() && factor != 0 && !isPlain; ++j) {
                const double other = topTransposed ? top(j, k) : top(k, j);
                out(i, j) += other == 0 ? 0 : factor * other;
            }
        }
    }
}

bool isZero(const Matrix& matrix)
{
    return matrix.size() == 0 || (matrix.array() == 0).all();
}

class Pass {
public:
    explicit Pass(const Evaluation& evaluation) : m_evaluation(evaluation), m_graph(evaluation.graph()), m_path(m_graph.scorePath())
    {
        m_tangents.resize(m_graph.size());
        for (std::size_t i = 0; i < m_graph.size(); ++i)
            m_tangents[i] = Matrix::Zero(m_graph[i].shape.rows, m_graph[i].shape.columns);
    }

    Tangents run(const CellRef& input)
    {
        m_tangents[static_cast<std::size_t>(m_graph.find(input.step))](input.row, input.column) = 1;
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            const bool isMoved =
                std::ranges::any_of(m_graph[i].inputs, [this](std::size_t operand) { return !isZero(m_tangents[operand]); });
            if (m_graph[i].spec->kind == StepKind::Computed && isMoved)
                follow(i);
        }
        Tangents all;
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            if (m_graph[i].spec->kind == StepKind::Computed)
                all.emplace(m_graph[i].spec->key, std::move(m_tangents[i]));
        }
        return all;
    }

private:
    void follow(std::size_t node)
    {
        const StepSpec& spec = *m_graph[node].spec;
        if (spec.layout.left >= 0)
            product(node);
        else if (spec.isDistribution)
            softmax(node);
        else if (std::ranges::find(m_path, node) != m_path.end())
            cellByCell(node);
        else
            linear(node);
        forgetRowsWithoutDistribution(node);
    }

    // d(L T + b) = dL T + L dT + db
    void product(std::size_t node)
    {
        const Graph::Node& step = m_graph[node];
        const std::size_t left = step.inputs[static_cast<std::size_t>(step.spec->layout.left)];
        const std::size_t top = step.inputs[static_cast<std::size_t>(step.spec->layout.top)];
        const bool isTransposed = step.spec->layout.topTransposed;
        addProduct(m_tangents[left], m_evaluation.view(top).result.storage(), isTransposed, m_tangents[node]);  // no operand is divided
        if (!isZero(m_tangents[top]))
            addProductOfTop(m_evaluation.value(m_graph[left].spec->key), m_tangents[top], isTransposed, m_tangents[node]);
        if (step.inputs.size() > 2)
            m_tangents[node].rowwise() += m_tangents[step.inputs[2]].row(0);
    }

    /// Most of dT is 0: only its rows and columns that are not are multiplied.
    static void addProductOfTop(const Values& left, const Matrix& dTop, bool isTransposed, Matrix& out)
    {
        for (Index r = 0; r < dTop.rows(); ++r) {
            for (Index c = 0; c < dTop.cols(); ++c) {
                const double moved = dTop(r, c);
                const Index inner = isTransposed ? c : r;
                const Index column = isTransposed ? r : c;
                for (Index i = 0; i < left.rows() && moved != 0; ++i) {
                    const double factor = left(i, inner);
                    out(i, column) += factor == 0 ? 0 : factor * moved;
                }
            }
        }
    }

    // a_j (h_j - sum a h) / tau with h relative to the strongest key, so that nothing cancels in a saturated row
    void softmax(std::size_t node)
    {
        const Values a = m_evaluation.value(m_graph[node].spec->key);
        const std::vector<RowRecord>& records = m_evaluation.view(node).result.rows;
        const Matrix& scores = m_tangents[m_graph[node].inputs[0]];
        std::vector<double> scratch(static_cast<std::size_t>(a.cols()));
        for (Index i = 0; i < a.rows(); ++i) {
            const RowRecord& record = records[static_cast<std::size_t>(i)];
            if (hasNoDistribution(record.state) || (scores.row(i).array() == 0).all())
                continue;
            const double* row = a.rowOf(i, scratch.data());
            double mean = 0;
            const auto shift = [&](Index j) { return scores(i, j) - scores(i, record.strongest); };
            for (Index j = 0; j < a.cols(); ++j)
                mean += row[j] == 0 ? 0 : row[j] * shift(j);
            for (Index j = 0; j < a.cols(); ++j)
                m_tangents[node](i, j) = row[j] == 0 ? 0 : row[j] * (shift(j) - mean) / m_evaluation.options().temperature;
        }
    }

    /// The slope of each cell is what backward makes of ones.
    void cellByCell(std::size_t node)
    {
        const std::size_t operand = m_graph[node].inputs[0];
        Matrix slopes = Matrix::Zero(m_tangents[node].rows(), m_tangents[node].cols());
        const std::array<Matrix*, 1> wanted = {&slopes};
        m_graph[node].spec->backward(m_evaluation.view(node), Matrix::Ones(slopes.rows(), slopes.cols()), wanted);
        m_tangents[node] = (m_tangents[operand].array() == 0).select(0, slopes.array() * m_tangents[operand].array());
    }

    /// What is linear does to a tangent what it does to a value.
    void linear(std::size_t node)
    {
        StepResult operand;
        operand.stored = m_tangents[m_graph[node].inputs[0]];
        StepResult result;
        result.stored = std::move(m_tangents[node]);
        const StepResult* const operands[] = {&operand};
        const StepView view = {
            m_evaluation.options(), m_evaluation.allowed(), m_graph.headWidth(), operands, m_graph[node].inputKeys, result};
        m_graph[node].spec->forward(view, Region::whole(m_graph[node].shape), result);
        m_tangents[node] = std::move(result.stored);
    }

    void forgetRowsWithoutDistribution(std::size_t node)
    {
        const std::vector<RowRecord>& records = m_evaluation.view(node).result.rows;
        for (std::size_t i = 0; i < records.size(); ++i) {
            if (hasNoDistribution(records[i].state))
                m_tangents[node].row(static_cast<Index>(i)).setZero();
        }
    }

    const Evaluation& m_evaluation;
    const Graph& m_graph;
    std::vector<std::size_t> m_path;
    std::vector<Matrix> m_tangents;
};

}  // namespace

Computed<Tangents> tangentsOf(const Evaluation& evaluation, const CellRef& input)
{
    if (const Computed<Explanation> known = explain(evaluation, input); !known)
        return known.error();
    return Pass(evaluation).run(input);
}

}  // namespace ae
