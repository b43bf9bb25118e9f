// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Q = X W_Q (+ b_Q), K = X W_K (+ b_K), V = X W_V (+ b_V): (n x d_model) (d_model x d) -> n x d, the bias 1 x d.
#include "attention/kernels.h"
#include "attention/steps.h"

namespace ae::steps {

namespace {

constexpr std::size_t kX = 0;
constexpr std::size_t kW = 1;
constexpr std::size_t kBias = 2;  // only where the head has one

bool hasBias(const StepView& view)
{
    return view.inputs.size() > kBias;
}

Computed<Shape> shape(std::span<const Shape> shapes, std::span<const std::string_view> keys)
{
    const Computed<Shape> product = productShape(shapes, keys, false);
    if (!product || shapes.size() <= kBias)
        return product;
    const Shape bias = shapes[kBias];
    if (bias.rows != 1 || bias.columns != product->columns) {
        return Error{
            ErrorCode::BiasShape,
            {std::string(keys[kBias]), std::to_string(bias.rows) + "x" + std::to_string(bias.columns), std::to_string(product->columns)}};
    }
    return product;
}

void forward(const StepView& view, const Region& region, StepResult& result)
{
    productRegion(view.inputs[kX]->stored, view.inputs[kW]->stored, false, region, result.stored);
    if (hasBias(view)) {
        const Matrix& bias = view.inputs[kBias]->stored;
        result.stored.block(region.row, region.column, region.rows, region.columns).rowwise() +=
            bias.row(0).segment(region.column, region.columns);
    }
}

void backward(const StepView& view, const Matrix& gradient, std::span<Matrix* const> inputGradients)
{
    // forward: Y = X W + b
    productBackward(view.inputs[kX]->stored, view.inputs[kW]->stored, false, gradient, inputGradients[kX], inputGradients[kW]);
    if (hasBias(view) && inputGradients[kBias])
        *inputGradients[kBias] += gradient.colwise().sum();
}

void prepareBackward(const StepView& view, Groundwork& groundwork)
{
    prepareProductBackward(view.inputs[kW]->stored, false, groundwork);
}

void backwardRows(const StepView& view, const Matrix& gradient, Index first, Index count, Matrix& dX)
{
    productBackwardRows(view.inputs[kW]->stored, false, gradient, first, count, dX, *view.groundwork);
}

template <const StepSpec& Spec> Explanation explain(const StepView& view, Index row, Index column)
{
    Explanation explanation = explanationOf(view, Spec.key, row, column, Rule::Sum);
    const Index inner = view.inputs[kX]->stored.cols();
    for (Index m = 0; m < inner; ++m) {
        Term term;
        term.factors = {inputFactor(view, kX, row, m), inputFactor(view, kW, m, column)};
        term.value = term.factors[0].value * term.factors[1].value;
        explanation.terms.push_back(std::move(term));
    }
    if (hasBias(view)) {
        const Factor bias = inputFactor(view, kBias, 0, column);
        explanation.terms.push_back({bias.value, {bias}, false});
    }
    return explanation;
}

template <const StepSpec& Spec> std::string python(const StepView& view)
{
    return pythonProduct(view, Spec.key, hasBias(view) ? " + " + std::string(view.inputKeys[kBias]) : std::string());
}

void reach(const StepView& view, std::size_t input, const Region& changed, std::vector<Region>& out)
{
    const Matrix& y = view.result.stored;
    if (input == kX)
        out.push_back({changed.row, 0, changed.rows, y.cols()});
    else
        out.push_back({0, changed.column, y.rows(), changed.columns});
}

constexpr StepSpec projection(std::string_view key, Role role, const char* title, const char* summary, std::string_view formula,
                              std::string_view shapeRule, std::string_view columnNames, ExplainCell explainCell, PythonCode code)
{
    StepSpec spec;
    spec.key = key;
    spec.symbol = key;
    spec.role = role;
    spec.layout = {.left = kX, .top = kW, .topTransposed = false};
    spec.title = title;
    spec.summary = summary;
    spec.formula = formula;
    spec.shapeRule = shapeRule;
    spec.rowNames = "token";
    spec.columnNames = columnNames;
    spec.shape = shape;
    spec.forward = forward;
    spec.backward = backward;
    spec.prepareBackward = prepareBackward;
    spec.backwardRows = backwardRows;
    spec.explain = explainCell;
    spec.reach = reach;
    spec.numpy = code;
    spec.torch = code;
    return spec;
}

}  // namespace

constinit const StepSpec q = projection("Q", Role::Query, AE_TR("ae", "Queries"), AE_TR("ae", "What each token asks for."), "X W_Q",
                                        "n x d_k", "q", explain<q>, python<q>);
constinit const StepSpec k = projection("K", Role::Key, AE_TR("ae", "Keys"), AE_TR("ae", "What each token offers to be found by."), "X W_K",
                                        "n x d_k", "k", explain<k>, python<k>);
constinit const StepSpec v =
    projection("V", Role::Value, AE_TR("ae", "Values"), AE_TR("ae", "What each token contributes when it is looked at."), "X W_V",
               "n x d_v", "v", explain<v>, python<v>);

}  // namespace ae::steps
