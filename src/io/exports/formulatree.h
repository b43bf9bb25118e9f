// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ae {

enum class FormulaPart { Row, Symbol, Word, Number, Sign, Fraction, Lower, Upper, Root, Parentheses };

/// The formula of a step taken apart: a tree whose leaves have a text.
struct FormulaTree {
    FormulaPart part = FormulaPart::Row;
    std::string text;
    std::vector<FormulaTree> children;  ///< of a fraction, an index or a power: two
};

/// Reads formulas of step declarations: "X W_Q + b_Q", "Q Kᵀ", "S / d_k^p", "softmax(S̃ / τ)", "√(a + b)". A slash makes a fraction
/// of the product before it and the one factor behind it. Texts that make no sense give a row of signs.
FormulaTree readFormula(std::string_view text);

}  // namespace ae
