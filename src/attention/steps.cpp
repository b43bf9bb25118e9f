// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/steps.h"

#include "attention/graph.h"

#include <array>
#include <charconv>
#include <string>

namespace ae {

std::span<const StepSpec* const> stepCatalogue()
{
    // Inputs stand before those who read them; a test holds it.
    static constexpr std::array catalogue = {
        &steps::x,
        &steps::wq,
        &steps::bq,
        &steps::wk,
        &steps::bk,
        &steps::wv,
        &steps::bv,
        &steps::q,
        &steps::k,
        &steps::v,
        &steps::rotatedQueries,
        &steps::rotatedKeys,
        &steps::scores,
        &steps::scaled,
        &steps::weights,
        &steps::output,
    };
    return catalogue;
}

const StepSpec* findStep(std::string_view key)
{
    for (const StepSpec* spec : stepCatalogue()) {
        if (spec->key == key)
            return spec;
    }
    return nullptr;
}

std::string_view rowStateKey(RowState state)
{
    static constexpr std::array<std::string_view, 5> keys = {"ok", "fully-masked", "not-a-number", "overflow", "value-not-finite"};
    return keys[static_cast<std::size_t>(state)];
}

std::string_view ruleKey(Rule rule)
{
    static constexpr std::array<std::string_view, 7> keys = {"input", "sum", "scale", "function", "softmax", "hidden", "none"};
    return keys[static_cast<std::size_t>(rule)];
}

namespace steps {

namespace {

std::string text(Shape shape)
{
    return std::to_string(shape.rows) + "x" + std::to_string(shape.columns);
}

}  // namespace

Computed<Shape> productShape(std::span<const Shape> shapes, std::span<const std::string_view> keys, bool topTransposed)
{
    const Shape left = shapes[0];
    const Shape top = shapes[1];
    const std::string leftKey(keys[0]);
    const std::string topKey(keys[1]);
    if (topTransposed) {
        if (left.columns != top.columns)
            return Error{ErrorCode::ColumnsDiffer, {leftKey, text(left), topKey, text(top), std::to_string(left.columns)}};
        return Shape{left.rows, top.rows};
    }
    if (left.columns != top.rows)
        return Error{ErrorCode::RowsDiffer, {leftKey, text(left), topKey, text(top), std::to_string(left.columns)}};
    return Shape{left.rows, top.columns};
}

std::string numberText(double value)
{
    char digits[32];
    return {digits, std::to_chars(digits, digits + sizeof digits, value).ptr};
}

std::string pythonProduct(const StepView& view, std::string_view key, std::string_view after)
{
    std::string line(key);
    return line.append(" = ").append(view.inputKeys[0]).append(" @ ").append(view.inputKeys[1]).append(after);
}

Factor inputFactor(const StepView& view, std::size_t input, Index row, Index column)
{
    return {CellRef{std::string(view.inputKeys[input]), 0, row, column}, {}, view.inputs[input]->values()(row, column)};
}

Explanation explanationOf(const StepView& view, std::string_view key, Index row, Index column, Rule rule)
{
    Explanation explanation;
    explanation.cell = CellRef{std::string(key), 0, row, column};
    explanation.value = view.result.values()(row, column);
    explanation.rule = rule;
    return explanation;
}

void reachQueriesOfKeys(const StepView& view, Index queries, Index firstKey, Index keys, Index firstColumn, Index columns,
                        std::vector<Region>& out)
{
    if (view.allowed.isEverything()) {
        out.push_back({0, firstColumn, queries, columns});
        return;
    }
    Index start = -1;
    for (Index i = 0; i <= queries; ++i) {
        bool reads = false;
        for (Index j = firstKey; i < queries && j < firstKey + keys && !reads; ++j)
            reads = view.allowed.allows(i, j);
        if (reads && start < 0)
            start = i;
        if (!reads && start >= 0) {
            out.push_back({start, firstColumn, i - start, columns});
            start = -1;
        }
    }
}

}  // namespace steps
}  // namespace ae
