// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"

#include <string>
#include <string_view>

namespace ae {

/// Right side of the equation of a step in force, an optional operand such as a bias added.
std::string wholeFormula(const Graph& graph, const Graph::Node& node);

/// A formula as MathML, without <math> around it.
std::string formulaAsMathml(std::string_view formula);

/// A formula for the math mode of LaTeX (with amsmath).
std::string formulaAsLatex(std::string_view formula);

}  // namespace ae
