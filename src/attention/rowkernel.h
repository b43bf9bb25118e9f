// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/cellref.h"
#include "attention/matrix.h"

namespace ae {

/// Region of left * top, where the processor that this build is for multiplies and adds in one instruction; false elsewhere, and where
/// the region is too narrow to gain anything. Every cell is the same chain of sums in the order of the formula, wherever its region
/// begins or ends.
/// left: r x m; top: m x c; out: r x c. What is not finite spreads as in that chain.
bool multiplyRegion(const Matrix& left, const Matrix& top, const Region& region, Matrix& out);

}  // namespace ae
