// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/cellref.h"
#include "attention/matrix.h"

#include <vector>

namespace ae {

/// Region of left * top, where the processor that this build is for multiplies and adds in one instruction; false elsewhere, and where
/// the region is too narrow to gain anything. Every cell is the same chain of sums in the order of the formula, wherever its region
/// begins or ends.
/// left: r x m; top: m x c; out: r x c. What is not finite spreads as in that chain.
bool multiplyRegion(const Matrix& left, const Matrix& top, const Region& region, Matrix& out);

/// The right operand of left * top (or left * top^T) in the order in which multiplyPanels() reads it; empty in builds without it.
void packPanels(const Matrix& top, bool topTransposed, std::vector<double>& panels);

/// Rows of left * top, all columns: the same sums as those of multiplyRegion(), for many passes over the same right operand.
/// region: rows to compute, and all columns of out.
void multiplyPanels(const Matrix& left, const std::vector<double>& panels, const Region& region, Matrix& out);

}  // namespace ae
