// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// S = Q K^T: (n x d_k) (d_k x n) -> n x n; rows are queries, columns are keys.
#include "attention/kernels.h"
#include "attention/steps.h"

namespace ae::steps {

namespace {

constexpr std::size_t kQ = 0;
constexpr std::size_t kK = 1;

Computed<Shape> shape(std::span<const Shape> shapes, std::span<const std::string_view> keys)
{
    return productShape(shapes, keys, true);
}

void prepare(const StepView& view, StepResult&, Groundwork* groundwork)
{
    if (groundwork)
        prepareProduct(view.inputs[kK]->stored, true, *groundwork);
}

void forward(const StepView& view, const Region& region, StepResult& result)
{
    productRegion(view.inputs[kQ]->stored, view.inputs[kK]->stored, true, region, result.stored, view.groundwork);
}

void backward(const StepView& view, const Matrix& gradient, std::span<Matrix* const> inputGradients)
{
    // forward: S = Q K^T
    productBackward(view.inputs[kQ]->stored, view.inputs[kK]->stored, true, gradient, inputGradients[kQ], inputGradients[kK]);
}

void prepareBackward(const StepView& view, Groundwork& groundwork)
{
    prepareProductBackward(view.inputs[kK]->stored, true, groundwork);
}

void backwardRows(const StepView& view, const Matrix& gradient, Index first, Index count, Matrix& dQ)
{
    productBackwardRows(view.inputs[kK]->stored, true, gradient, first, count, dQ, *view.groundwork);
}

Explanation explain(const StepView& view, Index row, Index column)
{
    Explanation explanation = explanationOf(view, scores.key, row, column, Rule::Sum);
    for (Index m = 0; m < view.inputs[kQ]->stored.cols(); ++m) {
        Term term;
        term.factors = {inputFactor(view, kQ, row, m), inputFactor(view, kK, column, m)};
        term.value = term.factors[0].value * term.factors[1].value;
        explanation.terms.push_back(std::move(term));
    }
    return explanation;
}

std::string python(const StepView& view)
{
    return pythonProduct(view, scores.key, ".T");
}

void reach(const StepView& view, std::size_t input, const Region& changed, std::vector<Region>& out)
{
    const Index tokens = view.result.stored.rows();
    if (input == kQ)
        out.push_back({changed.row, 0, changed.rows, tokens});
    else
        out.push_back({0, changed.row, tokens, changed.rows});
}

}  // namespace

constinit const StepSpec scores = {
    .key = "scores",
    .symbol = "S",
    .role = Role::Score,
    .kind = StepKind::Computed,
    .layout = {.left = kQ, .top = kK, .topTransposed = true},
    .title = AE_TR("ae", "Scores"),
    .summary = AE_TR("ae", "How well each query fits each key: their dot product."),
    .formula = "Q Kᵀ",
    .shapeRule = "n x n",
    .rowNames = "token",
    .columnNames = "token",
    .isByRow = true,
    .shape = shape,
    .prepare = prepare,
    .forward = forward,
    .backward = backward,
    .prepareBackward = prepareBackward,
    .backwardRows = backwardRows,
    .explain = explain,
    .reach = reach,
    .numpy = python,
    .torch = python,
};

}  // namespace ae::steps
