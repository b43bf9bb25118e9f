// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

#include <string>

namespace ae {

struct Conventions;

/// The lines of numpyLines() by another convention: tokens as columns (then X is d_model x n), queries divided before the product, or
/// both. The variables have the names of their steps; those of tokens hold the turned matrices. The numbers are the same but for the
/// rounding of the last bits.
std::string numpyLines(const Evaluation& evaluation, const Conventions& conventions);

}  // namespace ae
