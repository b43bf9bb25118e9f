// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/text/textfields.h"

#include <string_view>

namespace ae {

/// True for text that is a LaTeX environment, perhaps in dollars or between \left and \right.
bool looksLikeLatex(std::string_view text);

/// A pmatrix, bmatrix, array or tabular of LaTeX. Problems: another environment, or one that does not end.
Result<FieldTable> readLatex(std::string_view text);

}  // namespace ae
