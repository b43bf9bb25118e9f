// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/step.h"

namespace ae::steps {

extern const StepSpec x;
extern const StepSpec wq;
extern const StepSpec wk;
extern const StepSpec wv;
extern const StepSpec bq;
extern const StepSpec bk;
extern const StepSpec bv;
extern const StepSpec q;
extern const StepSpec k;
extern const StepSpec v;
extern const StepSpec rotatedQueries;
extern const StepSpec rotatedKeys;
extern const StepSpec scores;
extern const StepSpec scaled;
extern const StepSpec weights;
extern const StepSpec output;

/// Inner sizes of left * top agree, or RowsDiffer / ColumnsDiffer in words; the shape of the product.
Computed<Shape> productShape(std::span<const Shape> shapes, std::span<const std::string_view> keys, bool topTransposed);

/// The shortest text that reads back to the same double.
std::string numberText(double value);

/// A line of Python, for NumPy and PyTorch alike: the product of the first two operands, and what comes after it.
std::string pythonProduct(const StepView& view, std::string_view key, std::string_view after);

/// A factor that is a cell of one of the step's inputs.
Factor inputFactor(const StepView& view, std::size_t input, Index row, Index column);

/// Explanation with cell and value filled in from the result of the step.
Explanation explanationOf(const StepView& view, std::string_view key, Index row, Index column, Rule rule);

/// Adds to `out` the runs of queries that may attend to any key from `firstKey` on, `keys` of them, as whole rows of the given columns.
void reachQueriesOfKeys(const StepView& view, Index queries, Index firstKey, Index keys, Index firstColumn, Index columns,
                        std::vector<Region>& out);

}  // namespace ae::steps
