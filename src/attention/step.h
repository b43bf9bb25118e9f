// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/cellref.h"
#include "attention/export.h"
#include "attention/options.h"
#include "attention/outcome.h"
#include "attention/values.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// Whose colour a step wears: queries blue, keys red, values green, scores and weights purple.
enum class Role { Input, Query, Key, Value, Score };

enum class StepKind { Input, OptionalInput, Computed };

/// Whether a row of scores became a distribution, and if not, why. Order is precedence.
enum class RowState { Ok, FullyMasked, NotANumber, Overflow, ValueNotFinite };

AE_EXPORT std::string_view rowStateKey(RowState state);  ///< "ok", "fully-masked", ... as in files

/// True for the states that leave the row without weights and output.
constexpr bool hasNoDistribution(RowState state)
{
    return state == RowState::FullyMasked || state == RowState::NotANumber || state == RowState::Overflow;
}

/// What the softmax found in one row; everything is relative to the strongest key so that nothing cancels.
struct RowRecord {
    RowState state = RowState::Ok;
    Index allowedKeys = 0;
    Index strongest = -1;  ///< column of the largest allowed scaled score
    double largest = 0;  ///< that score
    double otherSum = 0;  ///< r: sum of the other exponentials; the largest weight is 1/(1+r)
    Index culprit = -1;  ///< column (key) that spoils the row, -1 when none

    double sum() const { return 1.0 + otherSum; }
    bool isForced() const { return allowedKeys == 1 && state != RowState::NotANumber && state != RowState::Overflow; }
    bool operator==(const RowRecord&) const = default;
};

/// The result of one step in the form in which it is kept; read through values().
struct StepResult {
    Matrix stored;  ///< empty where the storage of an operand is shared
    const Matrix* shared = nullptr;
    double divisor = 1;  ///< of every stored number
    bool isDividedByRowSums = false;  ///< stored are exponentials; RowRecord::sum() makes weights of them
    std::vector<RowRecord> rows;  ///< filled by weights and output, empty elsewhere

    const Matrix& storage() const { return shared ? *shared : stored; }
    Values values() const { return {storage(), divisor, isDividedByRowSums ? &rows : nullptr}; }
};

/// How a result came to what it is now, for a reader that would rather add the difference than compute all of it anew.
struct Trace {
    std::vector<Region> regions;  ///< what was computed anew
    Region strip;  ///< a few whole rows or whole columns of which the numbers before are known; empty when there are none
    Matrix before;  ///< what was stored in the strip
    std::vector<char> isNewRow;  ///< of weights: rows that were computed as a whole, strip or not
    std::vector<double> sumsBefore;  ///< of weights: RowRecord::sum()

    void clear()
    {
        regions.clear();
        strip = {};
        isNewRow.clear();
    }
};

/// Numbers in the order in which the row kernel reads them, a vector of the processor at a time.
using Panels = std::vector<double, Eigen::aligned_allocator<double>>;

/// What a step knows of the operands that every row of its result reads, found once before all rows are computed.
struct Groundwork {
    double topSize = 0;  ///< largest magnitude of the operand above, infinity where a number in it is not finite
    std::vector<Index> badKeys;  ///< tokens whose row of that operand has a number that is not finite
    Panels panels;  ///< that operand as the row kernel reads it; empty where this build has no such kernel
};

/// What stands at the left and above in the Falk table of a product: positions in `inputs`, -1 for none.
struct Layout {
    int left = -1;
    int top = -1;
    bool topTransposed = false;
};

/// All that a step may read while it runs.
struct StepView {
    const Options& options;
    const AllowedKeys& allowed;
    Index headWidth;  ///< d_k
    std::span<const StepResult* const> inputs;
    std::span<const std::string_view> inputKeys;
    const StepResult& result;
    std::span<const Trace* const> traces = {};  ///< what changed of the operands; empty but for Adjust
    const Groundwork* groundwork = nullptr;  ///< of a pass over all rows, which computes a few of them at a time
};

enum class Rule { Input, Sum, Scale, Function, Softmax, Hidden, None };
AE_EXPORT std::string_view ruleKey(Rule rule);

/// One factor of a term: a cell, or a named number such as 1/sqrt(2) when `cell.step` is empty.
struct Factor {
    CellRef cell;
    std::string literal;
    double value = 0;
    bool isLiteral() const { return cell.step.empty(); }
};

struct Term {
    double value = 0;
    std::vector<Factor> factors;
    bool isOwn = false;  ///< softmax: the term that is divided by the sum
};

struct DependentRange {
    std::string step;
    Region region;
    bool operator==(const DependentRange&) const = default;
};

/// How a cell got its value, as structure; words are made by those who show it.
struct Explanation {
    CellRef cell;
    double value = 0;
    Rule rule = Rule::Input;
    std::vector<Term> terms;
    std::vector<DependentRange> usedBy;  ///< direct dependents
    std::string function;  ///< rule Function: what is done to the one cell of the one term, which is x: "tanh(x)"
};

using ShapeRule = Computed<Shape> (*)(std::span<const Shape> shapes, std::span<const std::string_view> keys);
using Prepare = void (*)(const StepView& view, StepResult& result, Groundwork* groundwork);
using Forward = void (*)(const StepView& view, const Region& region, StepResult& result);
using Adjust = bool (*)(const StepView& view, StepResult& result, Trace& trace);
using Backward = void (*)(const StepView& view, const Matrix& gradient, std::span<Matrix* const> inputGradients);
using PrepareBackward = void (*)(const StepView& view, Groundwork& groundwork);
using BackwardRows = void (*)(const StepView& view, const Matrix& gradient, Index first, Index count, Matrix& inputGradient);
using ExplainCell = Explanation (*)(const StepView& view, Index row, Index column);
using Reach = void (*)(const StepView& view, std::size_t input, const Region& changed, std::vector<Region>& out);
using Divisor = double (*)(const Options& options, Index headWidth);
using PythonCode = std::string (*)(const StepView& view);
using LogBackward = void (*)(const StepView& view, Index row, Index column, double factor, std::span<Matrix* const> inputGradients);

/// One step of the equation, declared once. Identity is the text key; nobody switches over steps.
struct StepSpec {
    std::string_view key;  ///< stable name in files: "scores"
    std::string_view symbol;  ///< short sign; "W_Q" stands for W with the index Q
    Role role = Role::Input;
    StepKind kind = StepKind::Computed;
    Layout layout = {};
    const char* title = "";  ///< marked for translation
    const char* summary = "";  ///< marked for translation
    std::string_view formula;  ///< "X W_Q"
    std::string_view operand = {};  ///< sign in the formula that stands for the first operand, whichever is in force; see formulaOf
    std::string_view shapeRule;  ///< "n x d_k"
    std::string_view rowNames;  ///< what a row is: "token", "feature", "" for a bare number
    std::string_view columnNames;  ///< likewise; "q", "k", "v" for numbered columns
    bool readsOptions = false;  ///< must run again when an option changes
    bool isDistribution = false;  ///< values are weights from 0 to 1: sequential colours, row sums
    bool isByRow = false;  ///< a row of the result needs that row of the first operand, and all of the others
    ShapeRule shape = nullptr;
    Prepare prepare = nullptr;  ///< runs once before forward: what belongs to the result as a whole; groundwork for a pass over all rows
    Forward forward = nullptr;  ///< computes the region of the result; records of its rows too
    Adjust adjust = nullptr;  ///< brings a large result up to date from the traces of its operands and keeps its own; false: use forward
    Backward backward = nullptr;  ///< ADDS into the gradients of the inputs (a null entry is not wanted)
    PrepareBackward prepareBackward = nullptr;  ///< groundwork for backwardRows
    BackwardRows backwardRows = nullptr;  ///< what backward ADDS to the first input, in these rows only; they need no others of it
    ExplainCell explain = nullptr;
    Reach reach = nullptr;  ///< which regions of the result follow from a region of one input
    PythonCode numpy = nullptr;  ///< lines of Python that make a variable called `key`; those of the operands, X and d_k are there
    PythonCode torch = nullptr;  ///< the same with PyTorch, for tensors of doubles; `torch` and `math` are there
    Divisor divisor = nullptr;  ///< where all that the step does is to divide by one number
    LogBackward logBackward = nullptr;  ///< gradient of factor * ln(cell), where it is better than 1/value

    /// A region of the result on its own, outside of a pass over all rows. The step must compute something.
    void compute(const StepView& view, const Region& region, StepResult& result) const
    {
        if (prepare)
            prepare(view, result, nullptr);
        forward(view, region, result);
    }
};

}  // namespace ae
