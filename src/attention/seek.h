// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/gradient.h"

namespace ae {

/// What the distance to the goals is measured by: a row of lossCatalogue() and what it means for a goal. Rows of seekLosses().
struct SeekLossSpec {
    std::string_view key;  ///< of lossCatalogue(): "square", "nll"
    const char* summary;  ///< marked for translation
    bool needsWeights;  ///< takes cells of a distribution alone
    bool (*isMet)(double value, double target, double tolerance);
};
AE_EXPORT std::span<const SeekLossSpec> seekLosses();
AE_EXPORT const SeekLossSpec* findSeekLoss(std::string_view key);

/// How a matrix moves against its gradient. Rows of seekMethods().
struct SeekMethodSpec {
    std::string_view key;  ///< "descent", "adam"
    const char* title;  ///< marked for translation
    const char* summary;  ///< marked for translation
    std::size_t memories;  ///< matrices of the same shape, zero at first, that it keeps from step to step
    /// `step` counts from 1. A gradient of 0 from the first step on moves nothing.
    void (*move)(Matrix& value, const Matrix& gradient, std::span<Matrix> memories, double rate, int step);
};
AE_EXPORT std::span<const SeekMethodSpec> seekMethods();
AE_EXPORT const SeekMethodSpec* findSeekMethod(std::string_view key);

/// A cell and the value that it is to reach.
struct Goal {
    CellRef cell;
    double target = 0;
    bool operator==(const Goal&) const = default;
};

/// All that a run is made of, beside the inputs and options that it starts from.
struct SeekPlan {
    std::vector<Goal> goals;  ///< cells of computed steps
    std::vector<std::string> free;  ///< keys of the inputs that may move
    std::vector<CellRef> locks;  ///< cells of inputs that stay as they are
    std::string loss = "square";
    std::string method = "adam";
    double rate = 0.05;
    int steps = 500;  ///< how many at most; kept by whoever takes them
    double tolerance = 0.001;  ///< a goal is met this near to its target
    bool operator==(const SeekPlan&) const = default;
};

inline constexpr int mostSeekSteps = 100'000;
/// A free number that grows beyond this, times the largest one at the start where that is above 1, has diverged.
inline constexpr double seekLimit = 1e12;

/// Why a run cannot be made, or nothing. Errors: UnknownLoss, UnknownMethod, InvalidRate, InvalidSteps, InvalidTolerance, those of
/// checkTarget, and every ErrorCode that begins with Goal, Free or Lock.
AE_EXPORT std::optional<Error> checkSeek(const Evaluation& evaluation, const SeekPlan& plan);

enum class SeekState {
    Running,
    Reached,  ///< every goal is met
    Stalled,  ///< the last step moved no number by any bit
    Diverged,  ///< the last step was taken back, see SeekStatus::problem
};

/// Where a run stands after `step` steps.
struct SeekStatus {
    SeekState state = SeekState::Running;
    int step = 0;
    double loss = 0;  ///< sum over the goals
    std::vector<double> values;  ///< of the goals, in their order
    double largestGradient = 0;  ///< magnitude, over the numbers that may move
    double largestMove = 0;  ///< magnitude, in the last step
    std::optional<Error> problem;  ///< SeekDiverged
};

/// A run that moves inputs step by step until goals are met. It works on copies.
class AE_EXPORT Seek {
public:
    /// Stands at step 0, which may have reached the goals already. Errors: those of Evaluation::of and checkSeek.
    static Computed<Seek> of(const Inputs& inputs, const Options& options, SeekPlan plan);

    /// Takes one step: one pass forward, one backward. Does nothing unless the state is Running.
    const SeekStatus& step();

    const SeekPlan& plan() const { return m_plan; }
    const SeekStatus& status() const { return m_status; }
    /// Everything that follows from where the inputs stand now.
    const Evaluation& evaluation() const { return m_evaluation; }
    /// The free inputs as they stand now, by key.
    Inputs moved() const;

private:
    /// A free input: where it stands, where it stood a step before, and what the method remembers of it.
    struct Mover {
        std::string key;
        Matrix value;
        Matrix before;
        Matrix gradient;  ///< 0 where a cell is locked
        std::vector<Matrix> memories;
        std::vector<Region> locked;
    };
    /// The moved cell that is furthest out, and how far the furthest one moved.
    struct Extremes {
        CellRef cell;
        double value = 0;
        double move = 0;
    };

    Seek() = default;
    Extremes moveAll();
    void writeAll();
    std::optional<Error> measure();
    void diverge(const Extremes& extremes);

    SeekPlan m_plan;
    std::vector<Target> m_targets;
    std::vector<Mover> m_movers;
    Evaluation m_evaluation;
    Gradients m_gradients;
    SeekStatus m_status;
    double m_limit = seekLimit;
};

}  // namespace ae
