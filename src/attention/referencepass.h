// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

#include <atomic>
#include <optional>
#include <string_view>
#include <vector>

namespace ae {

/// Some whole rows of one step, copied as they are shown.
struct ShownRows {
    std::string_view step;
    Index first = 0;
    Matrix shown;
    Matrix given;  ///< of inputs: what the session holds
    std::vector<RowState> states;  ///< of weights and output

    Index end() const { return first + shown.rows(); }
};

/// What is checked in one go: rows of one input, or the same rows of several steps.
struct ShownSlice {
    std::vector<ShownRows> parts;
    MaskBits painted;  ///< the session's bits for the same rows, where its mask is painted

    const ShownRows* find(std::string_view step) const;
};

/// Copies an evaluation slice by slice, inputs first, so that who owns it never stops for long.
class AE_EXPORT ShownReader {
public:
    explicit ShownReader(const Graph& graph);

    /// The next slice into the memory of the last one; false when there is none. `evaluation` and what the session gave it must
    /// not have changed since the first slice.
    bool next(const Evaluation& evaluation, const Inputs& given, const Options& options, ShownSlice& slice);
    double progress() const;  ///< numbers read so far, 0 to 1

private:
    struct Stretch {
        std::vector<std::size_t> nodes;
        Index rows = 0;
        Index columns = 0;  ///< of all nodes together
    };
    std::vector<Stretch> m_stretches;
    std::size_t m_stretch = 0;
    Index m_row = 0;
    double m_read = 0;
    double m_all = 0;
};

/// A cell that is not what it should be.
struct Disagreement {
    CellRef cell;
    double shown = 0;
    double right = 0;  ///< NaN where the row has no distribution
    std::optional<RowState> shownState;  ///< where the state of the row is wrong
    RowState rightState = RowState::Ok;
};

/// How one step compares with the second implementation.
struct StepCheck {
    std::string_view step;
    bool isKnown = false;  ///< false: nothing here can compute it, so it was not checked
    Index cells = 0;
    double worstShare = 0;  ///< largest |shown - right| as a part of what rounding may cause
    double worstDifference = 0;  ///< |shown - right| there
    CellRef worstCell;
    Index wrongCells = 0;
    std::optional<Disagreement> first;
};

/// The equation a second time, to check the first: plain loops in long double that share nothing with the steps, their kernels and
/// the catalogue. Inputs must be, bit by bit, what the session holds; every other number must follow from the numbers that are
/// shown for the steps before it, within what rounding to double may cause at most. Step by step the bound stays sharp where
/// scores are huge and one for the whole way would say nothing; and it says more: numbers within each step's bound are within the
/// bound of all steps together.
///
/// Bounds: a sum of k products, in any order, with or without fused operations, is off by at most gamma(k) times the sum of their
/// magnitudes, gamma(k) = k u / (1 - k u), u = 2^-53 (Higham: Accuracy and Stability of Numerical Algorithms, 2nd ed., 3.1 and 4.2),
/// and by the smallest number 2^-1074 for each product that may underflow. sqrt, pow, sin, cos and exp are off by less than an ulp.
class AE_EXPORT ReferencePass {
public:
    /// Of the graph only names and shapes of the steps are read. The bits of a painted mask come with the slices.
    ReferencePass(const Graph& graph, const Options& options);

    /// Checks a slice; slices come in the order of ShownReader. Ends early, with nothing said, when it is stopped.
    void take(const ShownSlice& slice, const std::atomic<bool>& isStopped);
    /// In the order of the graph.
    const std::vector<StepCheck>& checks() const { return m_checks; }

private:
    struct Plan;
    struct Sum {
        long double value = 0;
        long double size = 0;  ///< sum of the magnitudes
    };
    using Check = void (ReferencePass::*)(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check);
    static const Plan* findPlan(std::string_view step);

    const Matrix& kept(std::string_view step) const;
    void keep(const ShownRows& part);
    void compareInput(const ShownRows& part, StepCheck& check) const;
    void project(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check);
    void turn(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check);
    void score(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check);
    void divide(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check);
    void share(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check);
    void blend(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check);
    bool isAllowed(const ShownSlice& slice, Index row, Index key) const;
    RowState stateOf(const ShownSlice& slice, const double* scaled, Index row, Index keys) const;
    bool hasBadValues(const ShownSlice& slice, Index row) const;

    Options m_options;  ///< without the bits
    bool m_isCausal;
    bool m_isPainted;
    Index m_headWidth;
    std::vector<StepCheck> m_checks;
    struct Kept {
        std::string_view step;
        Matrix all;
    };
    std::vector<Kept> m_kept;  ///< operands of which every row is read again and again
    std::vector<char> m_isBadValue;  ///< rows of V with a number that is not finite
    std::vector<Sum> m_sums;
    std::vector<long double> m_exponentials;
};

/// All slices of an evaluation, on the calling thread.
AE_EXPORT std::vector<StepCheck> verify(const Evaluation& evaluation, const Inputs& given, const Options& options);

}  // namespace ae
