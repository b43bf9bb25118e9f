// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/text/textfields.h"

#include <string_view>

namespace ae {

/// True for text that starts as a matrix in a program does: "[[", "array([", "A = [1 2", "{{", "((".
bool looksLikeLiteral(std::string_view text);

/// A matrix as programs write it: nested lists of Python, JSON and Mathematica, what NumPy and PyTorch print, rows of MATLAB.
/// Its numbers have a decimal point. Problems: brackets that do not fit, elided numbers ("..."), text around it.
Result<FieldTable> readLiteral(std::string_view text);

}  // namespace ae
