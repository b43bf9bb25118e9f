// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/step.h"

namespace ae {

/// Region of left * top, where the processor that this build is for multiplies and adds in one instruction; false elsewhere, and where
/// the region is too narrow to gain anything. Every cell is the same chain of sums in the order of the formula, wherever its region
/// begins or ends.
/// left: r x m; top: m x c; out: r x c. What is not finite spreads as in that chain.
bool multiplyRegion(const Matrix& left, const Matrix& top, const Region& region, Matrix& out);

/// The right operand of left * top (or left * top^T) in the order in which multiplyPanels() reads it; empty in builds without it.
void packPanels(const Matrix& top, bool topTransposed, Panels& panels);

/// Rows of left * top, all columns: the same sums as those of multiplyRegion(), for many passes over the same right operand.
/// region: rows to compute, and all columns of out.
void multiplyPanels(const Matrix& left, const Panels& panels, const Region& region, Matrix& out);

/// The same for gradients: `count` rows of left * top, from the row `first` on and with all columns, are ADDED to those of out.
void addPanels(const Matrix& left, const Panels& panels, Index first, Index count, Matrix& out);

/// Of left^T * top: the columns of `block` are rows of out, its rows the terms of their sums, which are ADDED.
/// left: m x r; top: m x c; out: r x c. False, and nothing is done, where multiplyRegion() would be false.
bool addRowsOfTransposed(const Matrix& left, const Matrix& top, const Region& block, Matrix& out);

}  // namespace ae
