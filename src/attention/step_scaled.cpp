// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// S~ = S / d_k^p, element by element; p = 0.5 is the equation's 1/sqrt(d_k), p = 0 leaves the scores as they are.
#include "attention/steps.h"
#include "attention/workers.h"

namespace ae::steps {

namespace {

constexpr Index kTileRows = 64;

Computed<Shape> shape(std::span<const Shape> shapes, std::span<const std::string_view>)
{
    return shapes[0];
}

// Nothing is computed: a score is divided whenever it is read.
void prepare(const StepView& view, StepResult& result, Groundwork*)
{
    result.shared = &view.inputs[0]->storage();
    result.divisor = scaleDivisor(view.options, view.headWidth);
}

void forward(const StepView&, const Region&, StepResult&) { }

void backwardRows(const StepView& view, const Matrix& gradient, Index first, Index count, Matrix& dS)
{
    // forward: S~ = S / d_k^p
    const double divisor = scaleDivisor(view.options, view.headWidth);
    for (Index i = first; i < first + count; ++i) {
        if ((gradient.row(i).array() != 0).any())
            dS.row(i) += gradient.row(i) / divisor;
    }
}

void backward(const StepView& view, const Matrix& gradient, std::span<Matrix* const> inputGradients)
{
    if (Matrix* dS = inputGradients[0])
        forRows(0, gradient.rows(), kTileRows, [&](Index first, Index count) { backwardRows(view, gradient, first, count, *dS); });
}

std::string nameOfFactor(double exponent, Index headWidth)
{
    const std::string width = std::to_string(headWidth);
    if (exponent == 0.5)
        return "1/sqrt(" + width + ")";
    if (exponent == 0)
        return "1";
    if (exponent == 1)
        return "1/" + width;
    return "1/" + width + "^" + numberText(exponent);
}

Explanation explain(const StepView& view, Index row, Index column)
{
    Explanation explanation = explanationOf(view, scaled.key, row, column, Rule::Scale);
    Factor literal;
    literal.literal = nameOfFactor(view.options.scaleExponent, view.headWidth);
    literal.value = 1.0 / scaleDivisor(view.options, view.headWidth);
    Term term;
    term.factors.push_back(inputFactor(view, 0, row, column));
    term.factors.push_back(std::move(literal));
    term.value = explanation.value;
    explanation.terms.push_back(std::move(term));
    return explanation;
}

std::string python(const StepView& view, std::string_view root)
{
    const std::string line = std::string(scaled.key) + " = " + std::string(view.inputKeys[0]);
    const double exponent = view.options.scaleExponent;
    if (exponent == 0)
        return line + "  # scaling is off";
    return line + " / " + (exponent == 0.5 ? std::string(root) : "d_k ** " + numberText(exponent));
}

std::string numpy(const StepView& view)
{
    return python(view, "np.sqrt(d_k)");
}

std::string torch(const StepView& view)
{
    return python(view, "math.sqrt(d_k)");
}

void reach(const StepView&, std::size_t, const Region& changed, std::vector<Region>& out)
{
    out.push_back(changed);
}

}  // namespace

constinit const StepSpec scaled = {
    .key = "scaled",
    .symbol = "S̃",
    .role = Role::Score,
    .kind = StepKind::Computed,
    .title = AE_TR("ae", "Scaled scores"),
    .summary = AE_TR("ae", "The scores divided by a power of the head's width, so that they do not grow with it."),
    .formula = "S / d_k^p",
    .operand = "S",
    .shapeRule = "n x n",
    .rowNames = "token",
    .columnNames = "token",
    .readsOptions = true,
    .isByRow = true,
    .shape = shape,
    .prepare = prepare,
    .forward = forward,
    .backward = backward,
    .backwardRows = backwardRows,
    .explain = explain,
    .reach = reach,
    .numpy = numpy,
    .torch = torch,
    .divisor = scaleDivisor,
};

}  // namespace ae::steps
