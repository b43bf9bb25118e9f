// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wrongkernels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace ae::test {

namespace {

StepResult& open(Evaluation& evaluation, std::string_view step)
{
    return const_cast<StepResult&>(evaluation.result(step));
}

/// A good evaluation of the same inputs, then `harm`.
template <void (*Harm)(Evaluation& evaluation)> Computed<Evaluation> harmed(const Inputs& inputs, const Options& options)
{
    Computed<Evaluation> evaluation = Evaluation::of(inputs, options);
    if (evaluation)
        Harm(*evaluation);
    return evaluation;
}

/// One cell, a million units in its last place away; the largest one of the step, so that nothing in it cancels.
template <const char* Step> void nudge(Evaluation& evaluation)
{
    Matrix& stored = spoil(evaluation, Step);
    Index row = 0;
    Index column = 0;
    stored.cwiseAbs().maxCoeff(&row, &column);
    double& cell = stored(row, column);
    cell += 1e6 * (std::nextafter(cell, std::numeric_limits<double>::infinity()) - cell);
}

constexpr char kX[] = "X";
constexpr char kWk[] = "Wk";
constexpr char kBv[] = "bv";
constexpr char kQ[] = "Q";
constexpr char kK[] = "K";
constexpr char kV[] = "V";
constexpr char kQrot[] = "Qrot";
constexpr char kKrot[] = "Krot";
constexpr char kScores[] = "scores";
constexpr char kOutput[] = "output";

void forgetDivisor(Evaluation& evaluation)
{
    open(evaluation, "scaled").divisor = 1;
}

void moveDivisor(Evaluation& evaluation)
{
    open(evaluation, "scaled").divisor *= 1 + 1e-12;
}

void turnBackwards(Evaluation& evaluation)
{
    spoil(evaluation, "Krot") = 2 * spoil(evaluation, "K") - spoil(evaluation, "Krot");
}

void transposeValues(Evaluation& evaluation)
{
    Matrix& v = spoil(evaluation, "V");
    const Matrix turned = v.transpose();
    v = Eigen::Map<const Matrix>(turned.data(), v.rows(), v.cols());
}

/// exp(s) / sum exp(s), without the largest taken off first.
void softmaxNotShifted(Evaluation& evaluation)
{
    const Matrix scaled = evaluation.value("scaled").toMatrix();
    StepResult& weights = open(evaluation, "weights");
    for (Index i = 0; i < scaled.rows(); ++i) {
        double sum = 0;
        for (Index j = 0; j < scaled.cols(); ++j) {
            weights.stored(i, j) = evaluation.allowed().allows(i, j) ? std::exp(scaled(i, j) / evaluation.options().temperature) : 0;
            sum += weights.stored(i, j);
        }
        weights.rows[static_cast<std::size_t>(i)].otherSum = sum - 1;
    }
}

void temperatureTwice(Evaluation& evaluation)
{
    StepResult& weights = open(evaluation, "weights");
    for (Index i = 0; i < weights.stored.rows(); ++i) {
        weights.stored.row(i) = weights.stored.row(i).array().pow(1 / evaluation.options().temperature);
        weights.rows[static_cast<std::size_t>(i)].otherSum = weights.stored.row(i).sum() - 1;
    }
}

void sumNotOne(Evaluation& evaluation)
{
    std::vector<RowRecord>& rows = open(evaluation, "weights").rows;
    std::ranges::max_element(rows, {}, &RowRecord::otherSum)->otherSum *= 1 + 1e-9;
}

void hiddenNotZero(Evaluation& evaluation)
{
    open(evaluation, "weights").stored(0, evaluation.graph().tokens() - 1) = 1e-300;
}

void otherState(Evaluation& evaluation)
{
    open(evaluation, "weights").rows.back().state = RowState::Overflow;
}

void otherStateOfOutput(Evaluation& evaluation)
{
    open(evaluation, "output").rows.back().state = RowState::ValueNotFinite;
}

void outputWithoutOneKey(Evaluation& evaluation)
{
    const Index last = evaluation.graph().tokens() - 1;
    const Index key = evaluation.rows().back().strongest;
    spoil(evaluation, "output").row(last) -= evaluation.value("weights")(last, key) * evaluation.value("V").row(key);
}

void notANumber(Evaluation& evaluation)
{
    spoil(evaluation, "output")(1, 0) = std::numeric_limits<double>::quiet_NaN();
}

/// Every key allowed, under options that hide some.
Computed<Evaluation> maskIgnored(const Inputs& inputs, const Options& options)
{
    Options open = options;
    open.mask = "none";
    open.allowed = {};
    Computed<Evaluation> evaluation = Evaluation::of(inputs, open);
    if (evaluation)
        evaluation->setOptions(options);  // and nothing is computed anew
    return evaluation;
}

/// The numbers of other inputs, over which the right ones were written and not followed.
Computed<Evaluation> updateSkipped(const Inputs& inputs, const Options& options)
{
    Inputs before = inputs;
    before["X"](0, 0) += 1;
    Computed<Evaluation> evaluation = Evaluation::of(before, options);
    if (evaluation)
        evaluation->write("X", Region::cell(0, 0), inputs.at("X").block(0, 0, 1, 1));
    return evaluation;
}

Computed<Evaluation> biasIgnored(const Inputs& inputs, const Options& options)
{
    Inputs without = inputs;
    without["bk"].setZero();
    Computed<Evaluation> evaluation = Evaluation::of(without, options);
    if (evaluation)
        evaluation->write("bk", Region::whole(shapeOf(inputs.at("bk"))), inputs.at("bk"));
    return evaluation;
}

}  // namespace

Matrix& spoil(Evaluation& evaluation, std::string_view step)
{
    return open(evaluation, step).stored;
}

std::span<const WrongKernel> wrongKernels()
{
    static constexpr std::array kernels = {
        WrongKernel{"an embedding in one bit pattern", "X", harmed<nudge<kX>>},
        WrongKernel{"a projection that is not the session's", "Wk", harmed<nudge<kWk>>},
        WrongKernel{"a bias that is not the session's", "bv", harmed<nudge<kBv>>},
        WrongKernel{"one query", "Q", harmed<nudge<kQ>>},
        WrongKernel{"one key", "K", harmed<nudge<kK>>},
        WrongKernel{"one value", "V", harmed<nudge<kV>>},
        WrongKernel{"one rotated query", "Qrot", harmed<nudge<kQrot>>},
        WrongKernel{"one rotated key", "Krot", harmed<nudge<kKrot>>},
        WrongKernel{"rotary backwards", "Krot", harmed<turnBackwards>},
        WrongKernel{"one score", "scores", harmed<nudge<kScores>>},
        WrongKernel{"scaling forgotten", "scaled", harmed<forgetDivisor>},
        WrongKernel{"another divisor", "scaled", harmed<moveDivisor>},
        WrongKernel{"softmax not shifted", "weights", harmed<softmaxNotShifted>},
        WrongKernel{"temperature applied twice", "weights", harmed<temperatureTwice>},
        WrongKernel{"weights that do not sum to 1", "weights", harmed<sumNotOne>},
        WrongKernel{"a hidden weight that is not 0", "weights", harmed<hiddenNotZero>},
        WrongKernel{"a row of weights in another state", "weights", harmed<otherState>},
        WrongKernel{"mask ignored", "weights", maskIgnored},
        WrongKernel{"values transposed", "V", harmed<transposeValues>},
        WrongKernel{"one key left out of the output", "output", harmed<outputWithoutOneKey>},
        WrongKernel{"one cell of the output", "output", harmed<nudge<kOutput>>},
        WrongKernel{"no number in the output", "output", harmed<notANumber>},
        WrongKernel{"a row of the output in another state", "output", harmed<otherStateOfOutput>},
        WrongKernel{"quick update skipped", "Q", updateSkipped},
        WrongKernel{"bias ignored", "K", biasIgnored},
    };
    return kernels;
}

Inputs wrongKernelInputs()
{
    Inputs inputs;
    const auto drawn = [](std::uint64_t matrix, Index rows, Index columns, double spread) {
        Matrix numbers(rows, columns);
        for (Index i = 0; i < rows; ++i) {
            for (Index j = 0; j < columns; ++j)  // a few hundred pairs of sines look random enough
                numbers(i, j) = spread
                    * std::sin(12.9898 * static_cast<double>(i + 1) + 78.233 * static_cast<double>(j + 1)
                               + 37.719 * static_cast<double>(matrix));
        }
        return numbers;
    };
    inputs["X"] = drawn(1, 9, 5, 3);
    inputs["Wq"] = drawn(2, 5, 6, 8);
    inputs["Wk"] = drawn(3, 5, 6, 8);
    inputs["Wv"] = drawn(4, 5, 4, 1);
    inputs["bq"] = drawn(5, 1, 6, 1);
    inputs["bk"] = drawn(6, 1, 6, 1);
    inputs["bv"] = drawn(7, 1, 4, 1);
    return inputs;
}

Options wrongKernelOptions()
{
    Options options;
    options.mask = "causal";
    options.temperature = 0.8;
    options.rotary = {"halves", 100, 4};
    return options;
}

}  // namespace ae::test
