// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

namespace ae {

/// What is differentiated: a cell itself, or a loss made of it. Rows of lossCatalogue().
struct LossSpec {
    std::string_view key;  ///< "value", "nll", "square"
    const char* title;  ///< marked for translation
    bool takesTarget;
    double (*value)(double cell, double target);
    double (*derivative)(double cell, double target);
    bool isLogarithm;  ///< goes through StepSpec::logBackward where there is one
};

AE_EXPORT std::span<const LossSpec> lossCatalogue();
AE_EXPORT const LossSpec* findLoss(std::string_view key);

struct Target {
    CellRef cell;
    std::string loss = "value";  ///< value: the cell; nll: -ln(cell); square: (cell - target)^2 / 2
    double target = 0;
};

/// Derivatives of the target with respect to every step in force; a step it does not depend on has zeros.
struct Gradients {
    double value = 0;
    std::map<std::string, Matrix, std::less<>> of;
};

/// What a loss says of one step: its derivative with respect to every cell, of the step's shape.
struct Seed {
    std::string_view step;
    Matrix gradient;
};

/// Reverse mode from any losses: fills `into.of` for every step in force; the memory that it has is used again. The seeds add up.
AE_EXPORT void backward(const Evaluation& evaluation, std::span<const Seed> seeds, Gradients& into);

/// Whether the target can be differentiated. Errors: UnknownStep, CellOutOfRange, NoDistribution, LogarithmOfNonPositive.
AE_EXPORT std::optional<Error> checkTarget(const Evaluation& evaluation, const Target& target);

/// Reverse mode of the sum of the targets into the memory of `into`. Errors: those of checkTarget.
AE_EXPORT std::optional<Error> gradientInto(const Evaluation& evaluation, std::span<const Target> targets, Gradients& into);
AE_EXPORT std::optional<Error> gradientInto(const Evaluation& evaluation, const Target& target, Gradients& into);

/// Reverse mode. Errors: those of checkTarget.
AE_EXPORT Computed<Gradients> gradient(const Evaluation& evaluation, const Target& target);

}  // namespace ae
