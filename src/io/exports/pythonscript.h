// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"
#include "session/safefile.h"

#include <string>

namespace ae {

/// A script that computes every step in force from the exact inputs, prints the shapes, and fails where one of them is not what the
/// program had.
bool writeNumpyScript(const Results& results, const std::string& step, const ByteSink& sink);

/// The same in double precision for PyTorch; where all rows are good, its own attention and the gradient of one weight as well.
bool writeTorchScript(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
