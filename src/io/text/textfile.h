// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"
#include "io/text/textquestion.h"

#include <memory>
#include <string>
#include <string_view>

namespace ae {

/// Opens a table of numbers in a text: separated values of any usual dialect and encoding, literals of Python, JSON, NumPy, MATLAB
/// and Mathematica, LaTeX matrices, Markdown and HTML tables. One array without a name, of type "text". `name` is that of the file,
/// and tells .csv, where commas part cells, from other texts. Problems name line, row and column; where two readings fit, the
/// problem is a question (questionOf) that the choices answer.
Result<std::unique_ptr<ArrayFile>> openText(const Bytes& bytes, std::string_view name, const ReadChoices& choices = {});

/// The same for text at hand, such as that of the clipboard, which is then taken for a file without a name.
Result<ReadMatrix> readText(std::string content, const ReadChoices& choices = {});

}  // namespace ae
