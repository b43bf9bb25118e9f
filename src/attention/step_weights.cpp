// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A = softmax of each row of S~ / tau over the allowed keys: n x n; a hidden weight is exactly 0.
#include "attention/kernels.h"
#include "attention/steps.h"

namespace ae::steps {

namespace {

Computed<Shape> shape(std::span<const Shape> shapes, std::span<const std::string_view>)
{
    return shapes[0];
}

void forward(const StepView& view, const Region& region, StepResult& result)
{
    const Matrix& s = view.inputs[0]->value;
    result.rows.resize(static_cast<std::size_t>(s.rows()));
    // A softmax belongs to a whole row, whatever part of it was asked for.
    for (Index i = region.row; i < region.row + region.rows; ++i) {
        result.rows[static_cast<std::size_t>(i)] =
            softmaxRow(s.row(i).data(), view.allowed.row(i), s.cols(), view.options.temperature, result.value.row(i).data());
    }
}

/// ds_j = a_j (h_j - sum_k a_k h_k) / tau with h = g - g_strongest, so that nothing cancels in a saturated row.
void rowBackward(const StepView& view, Index i, const double* gradient, double* ds)
{
    const RowRecord& record = view.result.rows[static_cast<std::size_t>(i)];
    if (hasNoDistribution(record.state))
        return;
    const double* a = view.result.value.row(i).data();
    const Index keys = view.result.value.cols();
    const double reference = gradient[record.strongest];
    double mean = 0;
    for (Index j = 0; j < keys; ++j) {
        if (j != record.strongest && a[j] != 0)
            mean += a[j] * (gradient[j] - reference);
    }
    for (Index j = 0; j < keys; ++j) {
        if (a[j] != 0)
            ds[j] += a[j] * ((gradient[j] - reference) - mean) / view.options.temperature;
    }
}

void backward(const StepView& view, const Matrix& gradient, std::span<Matrix* const> inputGradients)
{
    // forward: A = softmax(S~ / tau), row by row
    if (!inputGradients[0])
        return;
    for (Index i = 0; i < gradient.rows(); ++i) {
        if ((gradient.row(i).array() != 0).any())
            rowBackward(view, i, gradient.row(i).data(), inputGradients[0]->row(i).data());
    }
}

/// d ln a_c / ds_j = ([j = c] - a_j) / tau: does not pass through the Jacobian, so it lives where the weight is tiny.
void logBackward(const StepView& view, Index row, Index column, double factor, std::span<Matrix* const> inputGradients)
{
    if (!inputGradients[0])
        return;
    const RowRecord& record = view.result.rows[static_cast<std::size_t>(row)];
    const Matrix& a = view.result.value;
    Matrix& ds = *inputGradients[0];
    for (Index j = 0; j < a.cols(); ++j) {
        if (!view.allowed.allows(row, j))
            continue;
        // 1 - a of the strongest is r / (1 + r), which keeps its digits when a is almost 1
        const double own = j == record.strongest ? record.otherSum / record.sum() : 1.0 - a(row, j);
        ds(row, j) += factor * (j == column ? own : -a(row, j)) / view.options.temperature;
    }
}

Explanation explain(const StepView& view, Index row, Index column)
{
    const RowRecord& record = view.result.rows[static_cast<std::size_t>(row)];
    if (hasNoDistribution(record.state))
        return explanationOf(view, weights.key, row, column, Rule::None);
    if (!view.allowed.allows(row, column))
        return explanationOf(view, weights.key, row, column, Rule::Hidden);
    Explanation explanation = explanationOf(view, weights.key, row, column, Rule::Softmax);
    for (Index j = 0; j < view.result.value.cols(); ++j) {
        if (!view.allowed.allows(row, j))
            continue;
        const Factor score = inputFactor(view, 0, row, j);
        const double shifted = (score.value - record.largest) / view.options.temperature;
        Term term{0, {score}, j == column};
        expNonPositive(&shifted, &term.value, 1);
        explanation.terms.push_back(std::move(term));
    }
    return explanation;
}

/// The mask as a matrix of truths, in Python.
std::string numpyMask(const StepView& view)
{
    const MaskSpec* mask = findMask(view.options.mask);
    if (mask && !mask->numpy.empty())
        return "allowed = " + std::string(mask->numpy) + "  # True: this query may attend to this key\n";
    const MaskBits bits = view.allowed.toBits();
    std::string lines = "allowed = np.array([";
    for (Index i = 0; i < bits.rows(); ++i) {
        lines += i == 0 ? "[" : ",\n                    [";
        for (Index j = 0; j < bits.cols(); ++j)
            lines.append(j == 0 ? "" : ", ").append(bits(i, j) != 0 ? "1" : "0");
        lines += ']';
    }
    return lines + "], dtype=bool)\n";
}

std::string numpy(const StepView& view)
{
    std::string lines;
    std::string rows(view.inputKeys[0]);
    if (view.options.temperature != 1) {
        lines = "logits = " + rows + " / " + numberText(view.options.temperature) + "  # temperature\n";
        rows = "logits";
    }
    if (!view.allowed.isEverything()) {
        lines += numpyMask(view) + "logits = np.where(allowed, " + rows + ", -np.inf)  # a row without any allowed key gives nan\n";
        rows = "logits";
    }
    return lines + std::string(weights.key) + " = np.array([softmax(row) for row in " + rows + "])";
}

void reach(const StepView& view, std::size_t, const Region& changed, std::vector<Region>& out)
{
    const Index keys = view.result.value.cols();
    Index start = -1;
    const Index end = changed.row + changed.rows;
    for (Index i = changed.row; i <= end; ++i) {
        bool reads = i < end && view.allowed.isEverything();
        for (Index j = changed.column; i < end && j < changed.column + changed.columns && !reads; ++j)
            reads = view.allowed.allows(i, j);
        if (reads && start < 0)
            start = i;
        if (!reads && start >= 0) {
            out.push_back({start, 0, i - start, keys});
            start = -1;
        }
    }
}

}  // namespace

constinit const StepSpec weights = {
    .key = "weights",
    .symbol = "A",
    .role = Role::Score,
    .kind = StepKind::Computed,
    .title = AE_TR("ae", "Weights"),
    .summary = AE_TR("ae", "How much each query looks at each key: a softmax over every row, which sums to 1."),
    .formula = "softmax(S̃ / τ)",
    .operand = "S̃",
    .shapeRule = "n x n",
    .rowNames = "token",
    .columnNames = "token",
    .readsOptions = true,
    .isDistribution = true,
    .shape = shape,
    .forward = forward,
    .backward = backward,
    .explain = explain,
    .reach = reach,
    .numpy = numpy,
    .logBackward = logBackward,
};

}  // namespace ae::steps
