// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

namespace ae {

/// How every cell of every computed step moves per unit of one cell: derivatives by it, of the shape of each step.
using Tangents = std::map<std::string, Matrix, std::less<>>;

/// Forward mode from one cell of an input, one pass for all results where reverse mode takes one for each. Zeros where nothing
/// depends on the cell, and in rows without a distribution. Between projections and scores it takes steps to be linear (rotary
/// positions are), on the way from raw scores to the softmax to work cell by cell.
/// Errors: UnknownStep, CellOutOfRange.
AE_EXPORT Computed<Tangents> tangentsOf(const Evaluation& evaluation, const CellRef& input);

}  // namespace ae
