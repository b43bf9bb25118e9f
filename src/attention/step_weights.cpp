// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A = softmax of each row of S~ / tau over the allowed keys: n x n; a hidden weight is exactly 0.
#include "attention/kernels.h"
#include "attention/steps.h"
#include "attention/workers.h"

#include <algorithm>
#include <cmath>

namespace ae::steps {

namespace {

constexpr Index kTileRows = 32;
constexpr Index kLanes = 16;  // partial sums, so that the processor may add several at once
constexpr Index kWidestStrip = 8;  // keys that may change in all rows before a softmax of all is no slower

Computed<Shape> shape(std::span<const Shape> shapes, std::span<const std::string_view>)
{
    return shapes[0];
}

/// One whole row: a softmax belongs to it, whatever part of it was asked for.
void computeRow(const StepView& view, Index i, std::vector<double>& scratch, StepResult& result)
{
    const Values scores = view.inputs[0]->values();
    RowRecord& record = result.rows[static_cast<std::size_t>(i)];
    if (!view.allowed.row(i)) {
        const double* stored = scores.stored().data() + i * scores.cols();
        if (const auto open =
                softmaxOpenRow(stored, scores.divisorOf(i), scores.cols(), view.options.temperature, result.stored.row(i).data())) {
            record = *open;
            return;
        }
    }
    scratch.resize(static_cast<std::size_t>(scores.cols()));
    record = softmaxRow(scores.rowOf(i, scratch.data()), view.allowed.row(i), scores.cols(), view.options.temperature,
                        result.stored.row(i).data());
}

void prepare(const StepView&, StepResult& result, Groundwork*)
{
    result.isDividedByRowSums = true;
    result.rows.resize(static_cast<std::size_t>(result.stored.rows()));
}

void forward(const StepView& view, const Region& region, StepResult& result)
{
    forRows(region.row, region.rows, kTileRows, [&](Index first, Index count) {
        std::vector<double> scratch;
        for (Index i = first; i < first + count; ++i)
            computeRow(view, i, scratch, result);
    });
}

/// One other score in a row whose exponentials stay relative to the same strongest key. False where that cannot be, or where the
/// difference would lose digits: the sum of the others may not fall to less than half.
bool adjustKey(const StepView& view, Index i, Index key, StepResult& result)
{
    RowRecord& record = result.rows[static_cast<std::size_t>(i)];
    if (!view.allowed.allows(i, key))
        return true;
    const double score = view.inputs[0]->values()(i, key);
    if (record.state != RowState::Ok || key == record.strongest || !(score < record.largest) || !std::isfinite(score))
        return false;
    const double shifted = (score - record.largest) / view.options.temperature;
    double& exponential = result.stored(i, key);
    const double before = exponential;
    expNonPositive(&shifted, &exponential, 1);
    const double sum = (record.otherSum - before) + exponential;
    const bool keepsDigits = sum >= 0.5 * record.otherSum;
    record.otherSum = sum;
    return keepsDigits;
}

bool adjust(const StepView& view, StepResult& result, Trace& trace)
{
    const Index keys = result.stored.cols();
    trace.isNewRow.assign(static_cast<std::size_t>(result.stored.rows()), 0);
    for (const Region& region : view.traces[0]->regions) {
        if (region.columns == keys)
            std::fill_n(trace.isNewRow.begin() + region.row, region.rows, 1);
        else
            trace.strip = trace.strip.united({0, region.column, result.stored.rows(), region.columns});
    }
    if (trace.strip.columns > kWidestStrip)
        return false;
    trace.before = result.stored.middleCols(trace.strip.column, trace.strip.columns);
    trace.sumsBefore.resize(result.rows.size());
    forRows(0, result.stored.rows(), kTileRows, [&](Index first, Index count) {
        std::vector<double> scratch;
        for (Index i = first; i < first + count; ++i) {
            const auto row = static_cast<std::size_t>(i);
            trace.sumsBefore[row] = result.rows[row].sum();
            for (Index key = trace.strip.column; key < trace.strip.column + trace.strip.columns && !trace.isNewRow[row]; ++key)
                trace.isNewRow[row] = adjustKey(view, i, key, result) ? 0 : 1;
            if (trace.isNewRow[row])
                computeRow(view, i, scratch, result);
        }
    });
    return true;
}

/// a_j (h_j - mean) / tau added to ds, h = g - g_strongest; hidden keys are skipped whatever their gradient is.
void carefulRowBackward(const double* a, Index keys, double reference, double temperature, const double* gradient, double* ds)
{
    double mean = 0;
    for (Index j = 0; j < keys; ++j) {
        if (a[j] != 0)
            mean += a[j] * (gradient[j] - reference);
    }
    for (Index j = 0; j < keys; ++j) {
        if (a[j] != 0)
            ds[j] += a[j] * ((gradient[j] - reference) - mean) / temperature;
    }
}

/// ds_j = a_j (h_j - sum_k a_k h_k) / tau with h = g - g_strongest, so that nothing cancels in a saturated row.
void rowBackward(const StepView& view, Index i, const double* gradient, std::vector<double>& scratch, double* ds)
{
    const RowRecord& record = view.result.rows[static_cast<std::size_t>(i)];
    if (hasNoDistribution(record.state))
        return;
    const Index keys = view.result.stored.cols();
    scratch.resize(static_cast<std::size_t>(keys));
    const double* a = view.result.values().rowOf(i, scratch.data());
    const double reference = gradient[record.strongest];
    double lanes[kLanes] = {};
    double spoils[kLanes] = {};
    Index j = 0;
    for (; j + kLanes <= keys; j += kLanes) {
        for (Index lane = 0; lane < kLanes; ++lane) {
            const double h = gradient[j + lane] - reference;
            lanes[lane] += a[j + lane] * h;
            spoils[lane] += h - h;  // NaN where it is not finite
        }
    }
    double mean = 0;
    double spoil = 0;
    for (Index k = j; k < keys; ++k) {
        mean += a[k] * (gradient[k] - reference);
        spoil += (gradient[k] - reference) - (gradient[k] - reference);
    }
    for (Index lane = 0; lane < kLanes; ++lane) {
        mean += lanes[lane];
        spoil += spoils[lane];
    }
    if (spoil != 0)
        return carefulRowBackward(a, keys, reference, view.options.temperature, gradient, ds);
    const double temperature = view.options.temperature;
    if (temperature == 1) {
        for (Index k = 0; k < keys; ++k)
            ds[k] += a[k] * ((gradient[k] - reference) - mean);
    } else {
        for (Index k = 0; k < keys; ++k)
            ds[k] += a[k] * ((gradient[k] - reference) - mean) / temperature;
    }
}

void backwardRows(const StepView& view, const Matrix& gradient, Index first, Index count, Matrix& dScaled)
{
    // forward: A = softmax(S~ / tau), row by row
    std::vector<double> scratch;
    for (Index i = first; i < first + count; ++i) {
        if ((gradient.row(i).array() != 0).any())
            rowBackward(view, i, gradient.row(i).data(), scratch, dScaled.row(i).data());
    }
}

void backward(const StepView& view, const Matrix& gradient, std::span<Matrix* const> inputGradients)
{
    if (Matrix* dScaled = inputGradients[0])
        forRows(0, gradient.rows(), kTileRows, [&](Index first, Index count) { backwardRows(view, gradient, first, count, *dScaled); });
}

/// d ln a_c / ds_j = ([j = c] - a_j) / tau: does not pass through the Jacobian, so it lives where the weight is tiny.
void logBackward(const StepView& view, Index row, Index column, double factor, std::span<Matrix* const> inputGradients)
{
    const RowRecord& record = view.result.rows[static_cast<std::size_t>(row)];
    const Values a = view.result.values();
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
    for (Index j = 0; j < view.result.stored.cols(); ++j) {
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

/// How NumPy and PyTorch say the same.
struct Library {
    std::string_view MaskSpec::*mask;
    std::string_view array;
    std::string_view truth;  ///< the type of its elements
    std::string (*hidden)(const std::string& rows);
    std::string (*softmaxOfRows)(const std::string& rows);
};

constexpr Library numpyLibrary = {&MaskSpec::numpy, "np.array", "bool",
                                  [](const std::string& rows) { return "np.where(allowed, " + rows + ", -np.inf)"; },
                                  [](const std::string& rows) { return "np.array([softmax(row) for row in " + rows + "])"; }};

constexpr Library torchLibrary = {&MaskSpec::torch, "torch.tensor", "torch.bool",
                                  [](const std::string& rows) { return rows + ".masked_fill(~allowed, -math.inf)"; },
                                  [](const std::string& rows) { return "torch.softmax(" + rows + ", dim=-1)"; }};

/// The mask as a matrix of truths: small ones as a list of lists, larger ones as one text a row.
std::string maskCode(const StepView& view, const Library& library)
{
    constexpr Index kMostListed = 32;
    const MaskSpec& mask = *findMask(view.options.mask);
    if (!(mask.*library.mask).empty())
        return "allowed = " + std::string(mask.*library.mask) + "  # True: this query may attend to this key\n";
    const MaskBits bits = view.allowed.toBits();
    const bool isListed = bits.rows() <= kMostListed;
    const std::string opening =
        "allowed = " + std::string(library.array) + (isListed ? "([" : "([[bit == \"1\" for bit in row] for row in [");
    std::string lines = opening;
    for (Index i = 0; i < bits.rows(); ++i) {
        if (i > 0)
            lines.append(",\n").append(isListed ? opening.size() : 4, ' ');
        lines += isListed ? '[' : '"';
        for (Index j = 0; j < bits.cols(); ++j)
            lines.append(j == 0 || !isListed ? "" : ", ").append(bits(i, j) != 0 ? "1" : "0");
        lines += isListed ? ']' : '"';
    }
    return lines + (isListed ? "], dtype=" : "]], dtype=") + std::string(library.truth) + ")\n";
}

std::string python(const StepView& view, const Library& library)
{
    std::string lines;
    std::string rows(view.inputKeys[0]);
    if (view.options.temperature != 1) {
        lines = "logits = " + rows + " / " + numberText(view.options.temperature) + "  # temperature\n";
        rows = "logits";
    }
    if (!view.allowed.isEverything()) {
        lines += maskCode(view, library) + "logits = " + library.hidden(rows) + "  # a row without any allowed key gives nan\n";
        rows = "logits";
    }
    return lines + std::string(weights.key) + " = " + library.softmaxOfRows(rows);
}

std::string numpy(const StepView& view)
{
    return python(view, numpyLibrary);
}

std::string torch(const StepView& view)
{
    return python(view, torchLibrary);
}

void reach(const StepView& view, std::size_t, const Region& changed, std::vector<Region>& out)
{
    const Index keys = view.result.stored.cols();
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
    .summary = AE_TR("ae", "How much each query looks at each key: a softmax over its scores, so that its weights sum to 1."),
    .formula = "softmax(S̃ / τ)",
    .operand = "S̃",
    .shapeRule = "n x n",
    .rowNames = "token",
    .columnNames = "token",
    .readsOptions = true,
    .isDistribution = true,
    .isByRow = true,
    .shape = shape,
    .prepare = prepare,
    .forward = forward,
    .adjust = adjust,
    .backward = backward,
    .backwardRows = backwardRows,
    .explain = explain,
    .reach = reach,
    .numpy = numpy,
    .torch = torch,
    .logBackward = logBackward,
};

}  // namespace ae::steps
