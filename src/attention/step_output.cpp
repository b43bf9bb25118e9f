// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// O = A V: (n x n) (n x d_v) -> n x d_v. Sums run over the allowed keys, so a NaN behind the mask cannot leak.
#include "attention/kernels.h"
#include "attention/steps.h"

#include <cmath>
#include <limits>

namespace ae::steps {

namespace {

constexpr std::size_t kA = 0;
constexpr std::size_t kV = 1;

Computed<Shape> shape(std::span<const Shape> shapes, std::span<const std::string_view> keys)
{
    return productShape(shapes, keys, false);
}

/// First allowed key of the query whose value is not finite, -1 when all are.
Index firstBadKey(const StepView& view, Index query, const std::vector<Index>& badKeys)
{
    for (const Index key : badKeys) {
        if (view.allowed.allows(query, key))
            return key;
    }
    return -1;
}

std::vector<Index> keysWithBadValues(const Matrix& v)
{
    std::vector<Index> bad;
    for (Index j = 0; j < v.rows(); ++j) {
        if (!v.row(j).allFinite())
            bad.push_back(j);
    }
    return bad;
}

/// Row by row over the allowed keys: for rows where a hidden or forbidden value must not be multiplied by 0.
void carefulRow(const StepView& view, Index i, const Region& region, Matrix& out)
{
    const Matrix& a = view.inputs[kA]->value;
    const Matrix& v = view.inputs[kV]->value;
    for (Index c = region.column; c < region.column + region.columns; ++c) {
        double sum = 0;
        for (Index j = 0; j < v.rows(); ++j) {
            if (view.allowed.allows(i, j))
                sum += a(i, j) * v(j, c);
        }
        out(i, c) = sum;
    }
}

void forward(const StepView& view, const Region& region, StepResult& result)
{
    const Matrix& v = view.inputs[kV]->value;
    const std::vector<RowRecord>& records = view.inputs[kA]->rows;
    const std::vector<Index> badKeys = keysWithBadValues(v);
    result.rows.resize(records.size());
    Index runStart = -1;  // first row of a run that one matrix product can do
    const Index end = region.row + region.rows;
    for (Index i = region.row; i <= end; ++i) {
        bool isPlainRow = false;
        if (i < end) {
            RowRecord& record = result.rows[static_cast<std::size_t>(i)];
            record = records[static_cast<std::size_t>(i)];
            const bool hasWeights = !hasNoDistribution(record.state);
            isPlainRow = hasWeights && badKeys.empty();
            if (hasWeights && !badKeys.empty()) {
                record.culprit = firstBadKey(view, i, badKeys);
                record.state = record.culprit >= 0 ? RowState::ValueNotFinite : RowState::Ok;
                carefulRow(view, i, region, result.value);
            }
            if (!hasWeights)
                result.value.row(i).segment(region.column, region.columns).setConstant(std::numeric_limits<double>::quiet_NaN());
        }
        if (isPlainRow && runStart < 0)
            runStart = i;
        if (!isPlainRow && runStart >= 0) {
            productRegion(view.inputs[kA]->value, v, false, {runStart, region.column, i - runStart, region.columns}, result.value);
            runStart = -1;
        }
    }
}

/// dA = dO V^T over the allowed keys: a hidden weight is read by nobody, whatever its row of V holds.
void addAllowed(const StepView& view, const Matrix& gradient, Matrix& dA)
{
    const Matrix& v = view.inputs[kV]->value;
    for (Index i = 0; i < gradient.rows(); ++i) {
        if ((gradient.row(i).array() == 0).all())
            continue;
        for (Index j = 0; j < v.rows(); ++j) {
            for (Index c = 0; c < v.cols() && view.allowed.allows(i, j); ++c) {
                if (gradient(i, c) != 0)
                    dA(i, j) += gradient(i, c) * v(j, c);
            }
        }
    }
}

void backward(const StepView& view, const Matrix& gradient, std::span<Matrix* const> inputGradients)
{
    // forward: O = A V
    Matrix* dA = inputGradients[kA];
    const bool isMasked = !view.allowed.isEverything();
    if (dA && isMasked)
        addAllowed(view, gradient, *dA);
    productBackward(view.inputs[kA]->value, view.inputs[kV]->value, false, gradient, isMasked ? nullptr : dA, inputGradients[kV]);
}

Explanation explain(const StepView& view, Index row, Index column)
{
    const RowRecord& record = view.result.rows[static_cast<std::size_t>(row)];
    if (hasNoDistribution(record.state))
        return explanationOf(view, output.key, row, column, Rule::None);
    Explanation explanation = explanationOf(view, output.key, row, column, Rule::Sum);
    for (Index j = 0; j < view.inputs[kV]->value.rows(); ++j) {
        if (!view.allowed.allows(row, j))
            continue;
        Term term;
        term.factors = {inputFactor(view, kA, row, j), inputFactor(view, kV, j, column)};
        term.value = term.factors[0].value * term.factors[1].value;
        explanation.terms.push_back(std::move(term));
    }
    return explanation;
}

std::string numpy(const StepView& view)
{
    return numpyProduct(view, output.key, {});
}

void reach(const StepView& view, std::size_t input, const Region& changed, std::vector<Region>& out)
{
    const Matrix& o = view.result.value;
    if (input == kV) {
        reachQueriesOfKeys(view, o.rows(), changed.row, changed.rows, changed.column, changed.columns, out);
        return;
    }
    // a weights row always changes as a whole; a single hidden cell of it is used by nobody
    if (changed.rows == 1 && changed.columns == 1 && !view.allowed.allows(changed.row, changed.column))
        return;
    out.push_back({changed.row, 0, changed.rows, o.cols()});
}

}  // namespace

constinit const StepSpec output = {
    .key = "output",
    .symbol = "O",
    .role = Role::Value,
    .kind = StepKind::Computed,
    .layout = {.left = kA, .top = kV, .topTransposed = false},
    .title = AE_TR("ae", "Output"),
    .summary = AE_TR("ae", "The weighted blend of the values: one row for each token, which goes on to the next layer."),
    .formula = "A V",
    .shapeRule = "n x d_v",
    .rowNames = "token",
    .columnNames = "v",
    .readsOptions = true,  // the mask
    .shape = shape,
    .forward = forward,
    .backward = backward,
    .explain = explain,
    .reach = reach,
    .numpy = numpy,
};

}  // namespace ae::steps
