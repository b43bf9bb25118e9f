// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/cellref.h"
#include "attention/graph.h"

#include <map>
#include <string>
#include <vector>

namespace ae::test {

using Real = long double;

/// A number and its derivative with respect to one chosen cell.
struct Dual {
    Real value = 0;
    Real slope = 0;
};

using Table = std::vector<std::vector<Dual>>;

/// The equation once more, in plain loops and long double, sharing nothing with the library. Derivatives travel forward with
/// the values (the library goes backward), relative to the strongest key, so they hold in saturated rows too.
struct Reference {
    std::map<std::string, Table> steps;
    std::vector<bool> hasDistribution;  ///< one a query: some key is allowed

    Matrix values(const std::string& step) const;
};

/// Finite inputs only. Where `nudged` names a cell of any step, slopes are derivatives with respect to it.
Reference referenceOf(const Inputs& inputs, const Options& options, const CellRef& nudged = {});

/// Derivatives of one cell with respect to every cell of a step, or of minus its logarithm.
enum class Function { Value, MinusLog };
Matrix referenceGradient(const Inputs& inputs, const Options& options, const CellRef& target, const std::string& step,
                         Function function = Function::Value);

}  // namespace ae::test
