// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a full pass, an edit, a step of the slider and all gradients cost, by the number of tokens.
#include "attention/gradient.h"
#include "drawninputs.h"

#include <benchmark/benchmark.h>

#include <array>
#include <random>

namespace {

using namespace ae;

/// Few tokens are the lesson's size, many are a head of a real model.
Evaluation evaluationOf(const benchmark::State& state)
{
    const Index tokens = state.range(0);
    const bool isLesson = tokens < 64;
    return std::move(*Evaluation::of(bench::drawnInputs(tokens, isLesson ? 4 : 768, isLesson ? 2 : 64), {}));
}

/// After one run that gets the memory which the others keep.
template <class Work> void repeat(benchmark::State& state, Work work)
{
    work();
    for (auto _ : state)
        work();
}

void fullPass(benchmark::State& state)
{
    Evaluation evaluation = evaluationOf(state);
    repeat(state, [&] { evaluation.recompute(); });
}

void edit(benchmark::State& state, std::string_view step)
{
    Evaluation evaluation = evaluationOf(state);
    const Shape shape = evaluation.graph().node(step)->shape;
    std::mt19937 random(1);  // NOLINT: the same at every run
    std::uniform_int_distribution<Index> row(0, shape.rows - 1);
    std::uniform_int_distribution<Index> column(0, shape.columns - 1);
    std::normal_distribution<double> value;
    repeat(state, [&] {
        evaluation.write(step, Region::cell(row(random), column(random)), Matrix::Constant(1, 1, value(random)));
        benchmark::DoNotOptimize(evaluation.update());
    });
}

void scaleStep(benchmark::State& state)
{
    Evaluation evaluation = evaluationOf(state);
    Options options;
    int place = 0;
    repeat(state, [&] {
        place = (place + 1) % 101;
        options.scaleExponent = place / 100.0;
        evaluation.setOptions(options);
        benchmark::DoNotOptimize(evaluation.update());
    });
}

enum class Before { Nothing, FullPass };

/// Of a loss that reads every number of the output.
void gradients(benchmark::State& state, Before before)
{
    Evaluation evaluation = evaluationOf(state);
    const Shape shape = evaluation.graph().node("output")->shape;
    const std::array seeds = {Seed{"output", bench::drawn(4, shape.rows, shape.columns, 1)}};
    Gradients into;
    repeat(state, [&] {
        if (before == Before::FullPass)
            evaluation.recompute();
        backward(evaluation, seeds, into);
    });
}

void atAllSizes(benchmark::internal::Benchmark* bench)
{
    bench->UseRealTime()->Unit(benchmark::kMillisecond);
    for (const Index tokens : {7, 256, 512, 1024, 2048})
        bench->Arg(tokens);
}

}  // namespace

BENCHMARK(fullPass)->Name("full")->Apply(atAllSizes);
BENCHMARK_CAPTURE(edit, X, "X")->Name("edit_X")->Apply(atAllSizes);
BENCHMARK_CAPTURE(edit, Wq, "Wq")->Name("edit_Wq")->Apply(atAllSizes);
BENCHMARK(scaleStep)->Name("scale")->Apply(atAllSizes);
BENCHMARK_CAPTURE(gradients, backward, Before::Nothing)->Name("gradients")->Apply(atAllSizes);
BENCHMARK_CAPTURE(gradients, forwardBackward, Before::FullPass)->Name("full_gradients")->Apply(atAllSizes);
