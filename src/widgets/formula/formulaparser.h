// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formula.h"

#include <span>

namespace ae {

/// A symbol that is drawn in the colour of its role and, with an id, becomes a group.
struct KnownSymbol {
    QString name;  ///< "Q", "W_Q", "S̃"
    Role role = Role::Input;
    QString id = {};
};

/// The symbols of the attention equation, those of every declared step among them, without ids.
std::span<const KnownSymbol> equationSymbols();

/// Reads a formula in one line: "X W_Q + b_Q", "Q Kᵀ", "S / d_k^p", "softmax(S̃ / τ)", "√(a + b)", "Σ_j a_j V_j", "|∂a/∂q|".
/// A slash makes a fraction of the product before it and the one factor behind it; parentheses around either are left out
/// then, as they are under a root and in an index. `_{...}` and `^{...}` group without a sign. 0,36 is one
/// number, as 0.36 is; the comma of a list has a space behind it. Any text gives a formula: what
/// makes no sense is drawn as it stands. Texts over 1024 characters are cut with an ellipsis.
Formula parseFormula(QStringView text, std::span<const KnownSymbol> symbols = equationSymbols());

}  // namespace ae
