// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

#include <string>

namespace ae {

/// Python lines with a comment behind the last of them, unless that says something about itself. Ends in a line end.
std::string commentedCode(const std::string& lines, const std::string& comment);

/// "(7, 4)".
std::string pythonShape(Shape shape);

/// "d_k = K.shape[-1]", commented.
std::string headWidthCode(const Graph& graph);

/// The NumPy lines of the equation as it stands, in the order in which data flows: shapes, scaling, temperature, mask and biases.
/// X and the other inputs are there already.
std::string numpyLines(const Evaluation& evaluation);

}  // namespace ae
