// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/step.h"

#include <optional>

namespace ae {

/// e^x for x <= 0, element by element; error below 1 ulp of the result, exactly 0 below about -745.13, right among
/// subnormal numbers too. The same arithmetic for every position, so a result never depends on where it stands.
AE_EXPORT void expNonPositive(const double* x, double* out, Index count);

/// Region of left * top (or left * top^T). Finite operands take a matrix product; otherwise plain sums, in which
/// a NaN or an infinity touches only the cells that really use it.
/// left: r x m; top: m x c, or c x m when transposed; out: r x c, already of that size.
/// groundwork: of the same operands, or nullptr.
AE_EXPORT void productRegion(const Matrix& left, const Matrix& top, bool topTransposed, const Region& region, Matrix& out,
                             const Groundwork* groundwork = nullptr);

/// What all rows of left * top (or left * top^T) have in common.
void prepareProduct(const Matrix& top, bool topTransposed, Groundwork& groundwork);

/// From so many tokens on, scores and weights are better computed a few rows at a time through several steps.
constexpr Index kLargeTokens = 256;

/// Products of no more multiplications than these are plain sums in the order of the formula, so that a cell equals its explanation
/// to the last bit.
constexpr Index kPlainWork = 4096;

/// Region of left * top by matrix product alone; all numbers that it reads must be finite.
void finiteProduct(const Matrix& left, const Matrix& top, const Region& region, Matrix& out, const Groundwork* groundwork = nullptr);

/// gradient of a product: adds dOut * top^T (or dOut * top when transposed) to dLeft, and the matching product to dTop.
/// A zero gradient is no dependence: 0 x NaN adds nothing.
AE_EXPORT void productBackward(const Matrix& left, const Matrix& top, bool topTransposed, const Matrix& dOut, Matrix* dLeft, Matrix* dTop);

/// The part of it that goes to dLeft, for `count` rows from `first` on; groundwork: of prepareProductBackward() with the same operand.
void prepareProductBackward(const Matrix& top, bool topTransposed, Groundwork& groundwork);
void productBackwardRows(const Matrix& top, bool topTransposed, const Matrix& dOut, Index first, Index count, Matrix& dLeft,
                         const Groundwork& groundwork);

/// Softmax of one row over the allowed keys, before the division: exponentials relative to the strongest key, which counts exactly
/// 1 (and exactly 0 where hidden), and the record of the row, whose sum() makes weights of them.
/// allowed: one byte a key, nullptr when all are. A row without a distribution gets NaN in every cell.
AE_EXPORT RowRecord softmaxRow(const double* scaled, const std::uint8_t* allowed, Index keys, double temperature, double* exponentials);

/// The same of a long row where all keys are allowed, read from where it is kept: scaled score = stored / divisor, divisor > 0.
/// Nothing is written, and nothing returned, where the row is short or unusual: softmaxRow() is for those.
std::optional<RowRecord> softmaxOpenRow(const double* stored, double divisor, Index keys, double temperature, double* exponentials);

/// The same with the division.
AE_EXPORT RowRecord weightsOfScores(const double* scaled, const std::uint8_t* allowed, Index keys, double temperature, double* weights);

/// Whether all numbers of a matrix are finite.
bool isFinite(const Matrix& matrix);

/// Memory that can still be had, in bytes; 0 where the system does not say.
double availableBytes();

}  // namespace ae
