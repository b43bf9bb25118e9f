// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

#include <span>
#include <string_view>

namespace ae::test {

/// An evaluation with a mistake in it, and the step whose cells must be the first that are found wrong.
struct WrongKernel {
    std::string_view name;
    std::string_view step;
    Computed<Evaluation> (*evaluate)(const Inputs& inputs, const Options& options);
};

/// Mistakes for sessions like wrongKernelInputs(): causal mask, biases, rotary positions, scores that are too large for a softmax
/// that is not shifted.
std::span<const WrongKernel> wrongKernels();

Inputs wrongKernelInputs();
Options wrongKernelOptions();

/// The stored numbers of a step, open for mistakes.
Matrix& spoil(Evaluation& evaluation, std::string_view step);

}  // namespace ae::test
