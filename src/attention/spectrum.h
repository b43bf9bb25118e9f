// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/export.h"
#include "attention/matrix.h"

#include <optional>
#include <vector>

namespace ae {

/// The singular values of one matrix: how much of it goes in how many directions.
struct Spectrum {
    std::vector<double> values;  ///< descending; min(rows, columns) of them, or the inner size of a product where that is less
    Index rank = 0;  ///< how many are told apart from rounding, relative to the largest (of a product: to those of its factors)

    /// Share of the sum of squares that the first `count` hold; 0 of a matrix of zeros.
    AE_EXPORT double share(Index count) const;
    /// The largest over the smallest one that counts (number `rank`); 0 of a matrix of zeros.
    AE_EXPORT double condition() const;
};

/// Of any matrix; nothing where a number in it is not finite.
AE_EXPORT std::optional<Spectrum> spectrumOf(const Matrix& matrix);

/// Of left right^T (left: a x d, right: b x d) without ever making the product: with left = Q R and right = P T it is Q (R T^T) P^T,
/// and R T^T is d x d (Golub and Van Loan: Matrix Computations, 8.6). Nothing where a number in them is not finite.
AE_EXPORT std::optional<Spectrum> spectrumOfProduct(const Matrix& left, const Matrix& right);

/// The largest finite magnitude in left right^T, a few rows of it at a time; 0 where there is none.
AE_EXPORT double largestOfProduct(const Matrix& left, const Matrix& right);

}  // namespace ae
