// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// O = A V: (n x n) (n x d_v) -> n x d_v. Sums run over the allowed keys, so a NaN behind the mask cannot leak.
#include "attention/kernels.h"
#include "attention/steps.h"
#include "attention/workers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ae::steps {

namespace {

constexpr std::size_t kA = 0;
constexpr std::size_t kV = 1;
constexpr Index kTileRows = 64;
constexpr double kMostLoss = 64;  // what a difference may be smaller than its parts, so that it keeps its digits

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

/// Row by row over the allowed keys: for rows where a hidden or forbidden value must not be multiplied by 0, and for small ones, in
/// the order in which they are explained.
void carefulRow(const StepView& view, Index i, const Region& region, Matrix& out)
{
    const Values a = view.inputs[kA]->values();
    const Matrix& v = view.inputs[kV]->stored;
    for (Index c = region.column; c < region.column + region.columns; ++c) {
        double sum = 0;
        for (Index j = 0; j < v.rows(); ++j) {
            if (view.allowed.allows(i, j))
                sum += a(i, j) * v(j, c);
        }
        out(i, c) = sum;
    }
}

/// What a row is and whether a matrix product may compute it.
bool isPlainRow(const StepView& view, Index i, const std::vector<Index>& badKeys, StepResult& result)
{
    RowRecord& record = result.rows[static_cast<std::size_t>(i)];
    record = view.inputs[kA]->rows[static_cast<std::size_t>(i)];
    if (hasNoDistribution(record.state))
        return false;
    if (badKeys.empty())
        return true;
    record.culprit = firstBadKey(view, i, badKeys);
    record.state = record.culprit >= 0 ? RowState::ValueNotFinite : RowState::Ok;
    return false;
}

void computeOddRow(const StepView& view, Index i, const Region& region, StepResult& result)
{
    if (hasNoDistribution(result.rows[static_cast<std::size_t>(i)].state))
        result.stored.row(i).segment(region.column, region.columns).setConstant(std::numeric_limits<double>::quiet_NaN());
    else
        carefulRow(view, i, region, result.stored);
}

/// Rows that a matrix product can do: of the exponentials, and then each row divided by its sum.
void computeRun(const StepView& view, const Region& run, StepResult& result)
{
    const Matrix& exponentials = view.inputs[kA]->stored;
    if (run.rows * run.columns * exponentials.cols() <= kPlainWork) {
        for (Index i = run.row; i < run.row + run.rows; ++i)
            carefulRow(view, i, run, result.stored);
        return;
    }
    finiteProduct(exponentials, view.inputs[kV]->stored, run, result.stored, view.groundwork);
    for (Index i = run.row; i < run.row + run.rows; ++i) {
        auto row = result.stored.row(i).segment(run.column, run.columns);
        row /= view.inputs[kA]->values().divisorOf(i);
        if (!row.allFinite())  // larger by the sum, it overflowed
            carefulRow(view, i, {i, run.column, 1, run.columns}, result.stored);
    }
}

void prepare(const StepView& view, StepResult& result, Groundwork* groundwork)
{
    result.rows.resize(static_cast<std::size_t>(result.stored.rows()));
    if (!groundwork)
        return;
    prepareProduct(view.inputs[kV]->stored, false, *groundwork);
    groundwork->badKeys = std::isfinite(groundwork->topSize) ? std::vector<Index>() : keysWithBadValues(view.inputs[kV]->stored);
}

void forward(const StepView& view, const Region& region, StepResult& result)
{
    const std::vector<Index> badKeys = view.groundwork ? view.groundwork->badKeys : keysWithBadValues(view.inputs[kV]->stored);
    Index runStart = -1;  // first row of a run that one matrix product can do
    const Index end = region.row + region.rows;
    for (Index i = region.row; i <= end; ++i) {
        const bool isPlain = i < end && isPlainRow(view, i, badKeys, result);
        if (isPlain && runStart < 0)
            runStart = i;
        if (!isPlain && runStart >= 0) {
            computeRun(view, {runStart, region.column, i - runStart, region.columns}, result);
            runStart = -1;
        }
        if (i < end && !isPlain)
            computeOddRow(view, i, region, result);
    }
}

/// O_i = (O_i sum - e v + e' v') / sum' over the keys of the strip. False where that would lose digits.
bool adjustRow(const StepView& view, Index i, const Trace& weights, const Trace& values, StepResult& result)
{
    const auto row = static_cast<std::size_t>(i);
    const auto now = view.inputs[kA]->stored.row(i).segment(weights.strip.column, weights.strip.columns);
    if ((now.array() == 0).all() && (weights.before.row(i).array() == 0).all())
        return true;  // it looks at none of these keys: not even its last bit may move
    auto out = result.stored.row(i);
    out *= weights.sumsBefore[row];
    double largest = out.cwiseAbs().maxCoeff();
    for (Index k = 0; k < weights.strip.columns; ++k) {
        const Index key = weights.strip.column + k;
        const Index kept = key - values.strip.row;
        const bool isKept = kept >= 0 && kept < values.strip.rows;
        const auto value = view.inputs[kV]->stored.row(key);
        const auto then = isKept ? values.before.row(kept) : value;
        largest = std::max(largest, weights.before(i, k) * then.cwiseAbs().maxCoeff());
        out += view.inputs[kA]->stored(i, key) * value - weights.before(i, k) * then;
    }
    const bool keepsDigits = largest <= kMostLoss * out.cwiseAbs().maxCoeff();
    result.rows[row] = view.inputs[kA]->rows[row];
    out /= view.inputs[kA]->values().divisorOf(i);
    return keepsDigits && out.allFinite();
}

/// So many rows that one product of all of them is faster than theirs alone.
bool isMany(const std::vector<char>& rows)
{
    return std::count(rows.begin(), rows.end(), 1) > static_cast<std::ptrdiff_t>(rows.size() / 16);
}

bool adjust(const StepView& view, StepResult& result, Trace&)
{
    const Trace& weights = *view.traces[kA];
    const Trace& values = *view.traces[kV];
    const Region& strip = weights.strip;
    // a value that changed belongs to a key of the strip, and what it was is known
    const Region keys = {strip.column, 0, strip.columns, view.inputs[kV]->stored.cols()};
    for (const Region& region : values.regions) {
        if (strip.isEmpty() || !keys.contains(region) || !values.strip.contains(region))
            return false;
    }
    if (strip.isEmpty() || isMany(weights.isNewRow))
        return false;
    if (!values.strip.isEmpty() && !(values.before.allFinite() && isFinite(view.inputs[kV]->stored)))
        return false;
    std::vector<char> isLeft = weights.isNewRow;
    forRows(0, result.stored.rows(), kTileRows, [&](Index first, Index count) {
        for (Index i = first; i < first + count; ++i) {
            char& left = isLeft[static_cast<std::size_t>(i)];
            const RowState state = result.rows[static_cast<std::size_t>(i)].state;
            if (left == 0 && state == RowState::Ok && view.inputs[kA]->rows[static_cast<std::size_t>(i)].state == RowState::Ok)
                left = adjustRow(view, i, weights, values, result) ? 0 : 1;
            else if (!hasNoDistribution(state))
                left = 1;
        }
    });
    if (isMany(isLeft))
        return false;
    for (Index i = 0; i < result.stored.rows(); ++i) {
        if (isLeft[static_cast<std::size_t>(i)] != 0)
            forward(view, {i, 0, 1, result.stored.cols()}, result);
    }
    return true;
}

/// dA = dO V^T over the allowed keys: a hidden weight is read by nobody, whatever its row of V holds.
void addAllowed(const StepView& view, const Matrix& gradient, Index first, Index count, Matrix& dA)
{
    const Matrix& v = view.inputs[kV]->stored;
    for (Index i = first; i < first + count; ++i) {
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

void prepareBackward(const StepView& view, Groundwork& groundwork)
{
    if (view.allowed.isEverything())
        prepareProductBackward(view.inputs[kV]->stored, false, groundwork);
}

void backwardRows(const StepView& view, const Matrix& gradient, Index first, Index count, Matrix& dA)
{
    // forward: O = A V
    if (view.allowed.isEverything())
        productBackwardRows(view.inputs[kV]->stored, false, gradient, first, count, dA, *view.groundwork);
    else
        addAllowed(view, gradient, first, count, dA);
}

void backward(const StepView& view, const Matrix& gradient, std::span<Matrix* const> inputGradients)
{
    const Matrix& exponentials = view.inputs[kA]->stored;
    const Matrix& v = view.inputs[kV]->stored;
    if (Matrix* dA = inputGradients[kA]) {
        Groundwork groundwork;
        prepareBackward(view, groundwork);
        StepView prepared = view;
        prepared.groundwork = &groundwork;
        forRows(0, gradient.rows(), kTileRows, [&](Index first, Index count) { backwardRows(prepared, gradient, first, count, *dA); });
    }
    if (inputGradients[kV]) {
        Matrix shares = gradient;  // A^T dO = E^T (dO / sum)
        for (Index i = 0; i < shares.rows(); ++i)
            shares.row(i) /= view.inputs[kA]->values().divisorOf(i);
        productBackward(exponentials, v, false, shares, nullptr, inputGradients[kV]);
    }
}

Explanation explain(const StepView& view, Index row, Index column)
{
    const RowRecord& record = view.result.rows[static_cast<std::size_t>(row)];
    if (hasNoDistribution(record.state))
        return explanationOf(view, output.key, row, column, Rule::None);
    Explanation explanation = explanationOf(view, output.key, row, column, Rule::Sum);
    for (Index j = 0; j < view.inputs[kV]->stored.rows(); ++j) {
        if (!view.allowed.allows(row, j))
            continue;
        Term term;
        term.factors = {inputFactor(view, kA, row, j), inputFactor(view, kV, j, column)};
        term.value = term.factors[0].value * term.factors[1].value;
        explanation.terms.push_back(std::move(term));
    }
    return explanation;
}

/// Where a hidden value is not finite, 0 times it must not get into the sum: then each row multiplies what it may look at.
std::string python(const StepView& view, const std::string& stack, const std::string& nothing)
{
    if (view.allowed.isEverything() || view.inputs[kV]->stored.allFinite())
        return pythonProduct(view, output.key, {});
    const std::string values(view.inputKeys[kV]);
    return std::string(output.key) + " = " + stack + "([w[keys] @ " + values + "[keys] if keys.any() else " + nothing
        + " for w, keys in zip(" + std::string(view.inputKeys[kA]) + ", allowed)])  # a hidden value counts for nothing, nan or not";
}

std::string numpy(const StepView& view)
{
    return python(view, "np.array", "np.full(" + std::string(view.inputKeys[kV]) + ".shape[1], np.nan)");
}

std::string torch(const StepView& view)
{
    return python(view, "torch.stack",
                  std::string(view.inputKeys[kV]) + ".new_full((" + std::string(view.inputKeys[kV]) + ".shape[1],), math.nan)");
}

void reach(const StepView& view, std::size_t input, const Region& changed, std::vector<Region>& out)
{
    const Matrix& o = view.result.stored;
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
    .summary = AE_TR("ae", "The weighted blend of the values: what each token takes along to the next layer."),
    .formula = "A V",
    .shapeRule = "n x d_v",
    .rowNames = "token",
    .columnNames = "v",
    .readsOptions = true,  // the mask
    .isByRow = true,
    .shape = shape,
    .prepare = prepare,
    .forward = forward,
    .adjust = adjust,
    .backward = backward,
    .prepareBackward = prepareBackward,
    .backwardRows = backwardRows,
    .explain = explain,
    .reach = reach,
    .numpy = numpy,
    .torch = torch,
};

}  // namespace ae::steps
