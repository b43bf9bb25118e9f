// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"
#include "session/safefile.h"

#include <string>

namespace ae {

/// An article for any LaTeX engine: text cells, the equation, the picked row worked out, a table for every input and step, cut to
/// the page with a note. A number stands as \exact{0.24070919}{0.24}: all digits, and the ones that are printed.
bool writeLatexFile(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
