// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"
#include "session/safefile.h"

#include <string>

namespace ae {

/// A Jupyter notebook (nbformat 4.5): text cells, exact inputs, a cell for every step that computes it with NumPy and compares it
/// with what the program had, pictures of weights. It holds the outputs that running it gives.
bool writeNotebookFile(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
