// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"

namespace ae {

/// A step and what of it was computed anew.
struct StepChange {
    std::string_view key;
    std::vector<Region> regions;
};

/// All results of one head for one set of inputs and options, kept up to date in place.
class AE_EXPORT Evaluation {
public:
    Evaluation() = default;

    /// Builds the graph and computes every step. Refuses before it allocates when the prediction exceeds half
    /// of the free memory. The inputs are copied into the results of the input steps.
    static Computed<Evaluation> of(const Inputs& inputs, const Options& options);

    const Graph& graph() const { return m_graph; }
    const Options& options() const { return m_options; }
    const AllowedKeys& allowed() const { return m_allowed; }
    /// d_k^p, what the scores are divided by before the temperature.
    double divisor() const { return scaleDivisor(m_options, m_graph.headWidth()); }

    bool has(std::string_view key) const { return m_graph.find(key) >= 0; }
    /// The step must be in force.
    const StepResult& result(std::string_view key) const;
    Values value(std::string_view key) const { return result(key).values(); }
    /// One record a token: state, strongest key and so on, of weights and output together.
    const std::vector<RowRecord>& rows() const;
    StepView view(std::size_t position) const;

    /// Overwrites a region of an input; results follow at the next update().
    void write(std::string_view key, const Region& region, const Matrix& block);
    /// Same graph shape, other options; the caller has checked them with build().
    void setOptions(const Options& options);
    /// Recomputes just what depends on what was written and says what changed, inputs included. In large results numbers that one
    /// change touches in all rows are brought up to date by differences; after thousands of those all is computed anew.
    std::vector<StepChange> update();
    /// Computes every step anew, in the memory that is there.
    void recompute();
    /// How many differences the results hold since they were last computed as a whole: what rounding can have gathered.
    int differences() const { return m_differences; }

private:
    void bindOperands();
    std::size_t endOfRun(std::size_t first) const;
    void computeRun(std::size_t first, std::size_t end);
    void compute(std::size_t position, std::span<const Region> regions);
    bool isAllDirty(std::size_t position) const;
    std::size_t endOfDirtyRun(std::size_t first);
    void computeDirty(std::size_t first, std::size_t end);
    void gatherDirty(std::size_t position);
    bool adjust(std::size_t position);
    void keepBefore(std::size_t position);

    Graph m_graph;
    Options m_options;
    AllowedKeys m_allowed;
    std::vector<StepResult> m_results;
    std::vector<std::vector<const StepResult*>> m_operands;
    std::vector<std::vector<Region>> m_dirty;
    std::vector<Trace> m_traces;
    std::vector<Groundwork> m_groundworks;
    int m_differences = 0;

public:
    Evaluation(const Evaluation& other);
    Evaluation& operator=(const Evaluation& other);
    Evaluation(Evaluation&& other) noexcept = default;
    Evaluation& operator=(Evaluation&& other) noexcept = default;
    ~Evaluation() = default;
};

/// How the cell came about: rule, terms, direct dependents. Errors: UnknownStep, CellOutOfRange.
AE_EXPORT Computed<Explanation> explain(const Evaluation& evaluation, const CellRef& cell);

/// Rebuilds the value from the terms, by the rule; NaN for rules without terms other than `hidden` (0).
AE_EXPORT double rebuild(const Explanation& explanation);

/// Everything that depends on the cell, directly or through other steps, in the order of the graph.
AE_EXPORT Computed<std::vector<DependentRange>> dependents(const Evaluation& evaluation, const CellRef& cell);

/// Where a row's trouble comes from.
struct RowReason {
    RowState state = RowState::Ok;
    CellRef spoiled;  ///< the cell the softmax (or the output) could not use; step empty when fully masked
    double spoiledValue = 0;
    CellRef cause;  ///< walked back through the terms: the first cell that is not finite
    double causeValue = 0;
};
AE_EXPORT RowReason reasonOf(const Evaluation& evaluation, Index row);

}  // namespace ae
