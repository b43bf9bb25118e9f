// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary positions (Su et al.: RoFormer, 2021): n x d_k -> n x d_k. In row i every pair of columns (a, b) of the first w columns is
// turned by the angle i base^(-2m/w), m the number of the pair, so that a score depends on the distance of two tokens alone:
//     a' = a cos - b sin,  b' = b cos + a sin.
// Columns from w on stay as they are.
#include "attention/steps.h"
#include "attention/workers.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ae::steps {

namespace {

constexpr Index kTileRows = 64;

/// How the columns of one head are paired and turned.
class Turns {
public:
    explicit Turns(const StepView& view)
        : m_rotary(view.options.rotary), m_spec(*findRotary(m_rotary.convention)), m_half(m_rotary.widthIn(view.headWidth) / 2)
    {
        for (Index pair = 0; pair < m_half; ++pair)
            m_steps.push_back(std::pow(m_rotary.base, -static_cast<double>(pair) / static_cast<double>(m_half)));
    }

    Index pairs() const { return m_half; }
    Index width() const { return 2 * m_half; }
    Index first(Index pair) const { return m_spec.first(pair, m_half); }
    Index second(Index pair) const { return m_spec.second(pair, m_half); }
    double angle(Index row, Index pair) const { return static_cast<double>(row) * m_steps[static_cast<std::size_t>(pair)]; }

    /// The pair that a column below width() belongs to.
    Index pairOf(Index column) const { return m_spec.pairOf(column, m_half); }

private:
    const Rotary& m_rotary;
    const RotarySpec& m_spec;
    Index m_half;
    std::vector<double> m_steps;  ///< angle from one token to the next, of every pair
};

Computed<Shape> shape(std::span<const Shape> shapes, std::span<const std::string_view>)
{
    return shapes[0];
}

/// The pairs that have a column in [column, column + columns).
std::vector<Index> pairsWithin(const Turns& turns, Index column, Index columns)
{
    std::vector<Index> pairs;
    const auto isWithin = [=](Index j) { return j >= column && j < column + columns; };
    for (Index pair = 0; pair < turns.pairs(); ++pair) {
        if (isWithin(turns.first(pair)) || isWithin(turns.second(pair)))
            pairs.push_back(pair);
    }
    return pairs;
}

void forward(const StepView& view, const Region& region, StepResult& result)
{
    const Matrix& in = view.inputs[0]->stored;
    Matrix& out = result.stored;
    const Turns turns(view);
    const std::vector<Index> pairs = pairsWithin(turns, region.column, region.columns);
    forRows(region.row, region.rows, kTileRows, [&](Index firstRow, Index count) {
        for (Index i = firstRow; i < firstRow + count; ++i) {
            for (const Index pair : pairs) {  // both columns: the other one is what it was, or follows in its own region
                const Index a = turns.first(pair);
                const Index b = turns.second(pair);
                const double cosine = std::cos(turns.angle(i, pair));
                const double sine = std::sin(turns.angle(i, pair));
                out(i, a) = in(i, a) * cosine - in(i, b) * sine;
                out(i, b) = in(i, b) * cosine + in(i, a) * sine;
            }
            for (Index j = std::max(region.column, turns.width()); j < region.column + region.columns; ++j)
                out(i, j) = in(i, j);
        }
    });
}

void backward(const StepView& view, const Matrix& gradient, std::span<Matrix* const> inputGradients)
{
    // forward: a' = a cos - b sin, b' = b cos + a sin: the gradient turns back
    if (!inputGradients[0])
        return;
    Matrix& wanted = *inputGradients[0];
    const Turns turns(view);
    forRows(0, gradient.rows(), kTileRows, [&](Index firstRow, Index count) {
        for (Index i = firstRow; i < firstRow + count; ++i) {
            for (Index pair = 0; pair < turns.pairs(); ++pair) {
                const Index a = turns.first(pair);
                const Index b = turns.second(pair);
                const double cosine = std::cos(turns.angle(i, pair));
                const double sine = std::sin(turns.angle(i, pair));
                wanted(i, a) += gradient(i, a) * cosine + gradient(i, b) * sine;
                wanted(i, b) += gradient(i, b) * cosine - gradient(i, a) * sine;
            }
            for (Index j = turns.width(); j < gradient.cols(); ++j)
                wanted(i, j) += gradient(i, j);
        }
    });
}

Term turned(const StepView& view, Index row, Index column, const char* sign, const char* function, double angle, double factor)
{
    Factor literal;
    literal.literal = sign + std::string(function) + "(" + numberText(angle) + ")";
    literal.value = factor;
    Term term;
    term.factors = {inputFactor(view, 0, row, column), std::move(literal)};
    term.value = term.factors[0].value * factor;
    return term;
}

template <const StepSpec& Spec> Explanation explain(const StepView& view, Index row, Index column)
{
    Explanation explanation = explanationOf(view, Spec.key, row, column, Rule::Sum);
    const Turns turns(view);
    if (column >= turns.width()) {
        const Factor same = inputFactor(view, 0, row, column);
        explanation.terms.push_back({same.value, {same}, false});
        return explanation;
    }
    const Index pair = turns.pairOf(column);
    const double angle = turns.angle(row, pair);
    const bool isFirst = column == turns.first(pair);
    const Index other = isFirst ? turns.second(pair) : turns.first(pair);
    explanation.terms.push_back(turned(view, row, column, "", "cos", angle, std::cos(angle)));
    explanation.terms.push_back(turned(view, row, other, isFirst ? "-" : "", "sin", angle, isFirst ? -std::sin(angle) : std::sin(angle)));
    return explanation;
}

/// Where NumPy and PyTorch differ.
struct Python {
    std::string_view module;
    std::string_view copy;
    std::string_view doubles;  ///< further argument of arange
};
constexpr Python kNumpy = {"np", "copy", ""};
constexpr Python kTorch = {"torch", "clone", ", dtype=torch.float64"};

/// a and b are slices of the columns, so that all pairs turn at once.
std::string python(const StepView& view, std::string_view key, const Python& python)
{
    const Rotary& rotary = view.options.rotary;
    const RotarySpec& spec = *findRotary(rotary.convention);
    const Index width = rotary.widthIn(view.headWidth);
    const std::string half = std::to_string(width / 2);
    const std::string in(view.inputKeys[0]);
    const std::string module = std::string(python.module) + ".";
    const std::string a = "[:, " + fillSizes(spec.numpyFirst, width) + "]";
    const std::string b = "[:, " + fillSizes(spec.numpySecond, width) + "]";
    const auto range = [&](const std::string& count) { return module + "arange(" + count + std::string(python.doubles) + ")"; };
    const auto turn = [&](const std::string& own, const std::string& sign, const std::string& other) {
        return std::string(key) + own + " = " + in + own + " * " + module + "cos(angles)" + sign + in + other + " * " + module
            + "sin(angles)";
    };
    return "angles = " + range("len(" + in + ")") + "[:, None] * " + numberText(rotary.base) + " ** (-" + range(half) + " / " + half + ")\n"
        + std::string(key) + " = " + in + "." + std::string(python.copy) + "()\n" + turn(a, " - ", b) + "\n" + turn(b, " + ", a);
}

template <const StepSpec& Spec, const Python& Module> std::string code(const StepView& view)
{
    return python(view, Spec.key, Module);
}

/// A column reaches itself and the other one of its pair.
void reach(const StepView& view, std::size_t, const Region& changed, std::vector<Region>& out)
{
    const Turns turns(view);
    out.push_back(changed);
    for (const Index pair : pairsWithin(turns, changed.column, changed.columns)) {
        for (const Index column : {turns.first(pair), turns.second(pair)}) {
            if (column < changed.column || column >= changed.column + changed.columns)
                out.push_back({changed.row, column, changed.rows, 1});
        }
    }
}

constexpr StepSpec rotated(std::string_view key, std::string_view symbol, Role role, const char* title, const char* summary,
                           std::string_view formula, std::string_view columnNames, ExplainCell explainCell, PythonCode numpyCode,
                           PythonCode torchCode)
{
    StepSpec spec;
    spec.key = key;
    spec.symbol = symbol;
    spec.role = role;
    spec.title = title;
    spec.summary = summary;
    spec.formula = formula;
    spec.shapeRule = "n x d_k";
    spec.rowNames = "token";
    spec.columnNames = columnNames;
    spec.readsOptions = true;
    spec.shape = shape;
    spec.forward = forward;
    spec.backward = backward;
    spec.explain = explainCell;
    spec.reach = reach;
    spec.numpy = numpyCode;
    spec.torch = torchCode;
    return spec;
}

}  // namespace

constinit const StepSpec rotatedQueries =
    rotated("Qrot", "Q_R", Role::Query, AE_TR("ae", "Rotated queries"),
            AE_TR("ae", "Queries with their position in them: pairs of numbers turned by an angle that grows with the position."),
            "rotary(Q)", "q", explain<rotatedQueries>, code<rotatedQueries, kNumpy>, code<rotatedQueries, kTorch>);
constinit const StepSpec rotatedKeys =
    rotated("Krot", "K_R", Role::Key, AE_TR("ae", "Rotated keys"),
            AE_TR("ae", "Keys with their position in them: pairs of numbers turned by an angle that grows with the position."), "rotary(K)",
            "k", explain<rotatedKeys>, code<rotatedKeys, kNumpy>, code<rotatedKeys, kTorch>);

}  // namespace ae::steps
