// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/export.h"
#include "attention/matrix.h"

#include <span>

namespace ae {

/// The plane through the origin that shows most of a set of vectors.
struct PrincipalPlane {
    Matrix directions;  ///< d x 2, columns of length 1 at right angles; d x 1 where d is 1
    double share = 1;  ///< of the sum of the squared lengths of all vectors, how much lies in the plane
    bool isWhole = true;  ///< d is at most 2: the axes are the dimensions themselves and nothing is lost
};

/// First two principal directions of all rows of the matrices together (each n x d), about the origin and not about their mean: a dot
/// product is about the origin, so lengths and angles there keep their meaning (uncentred principal components, Jolliffe 2002, 14.2.3).
/// Rows with a number that is not finite are left out. The largest component of each direction is positive, so that no picture flips.
AE_EXPORT PrincipalPlane principalPlane(std::span<const Matrix* const> matrices);

}  // namespace ae
