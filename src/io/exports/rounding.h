// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

#include <vector>

namespace ae {

/// How far the results of another program may lie from ours when it adds up the same products in another order, in every step.
/// The yardstick is the same equation on the absolute values of the inputs, where nothing cancels. Rows without a distribution and
/// what a mask hides are no part of it.
class RoundingBounds {
public:
    explicit RoundingBounds(const Evaluation& evaluation);

    double of(std::size_t position) const { return m_bounds[position]; }
    /// How much an error of a query or key, relative to it, is magnified on its way through the softmax; at least 1.
    double magnification() const { return m_magnification; }

private:
    std::vector<double> m_bounds;  ///< by position in the graph; 0 for inputs
    double m_magnification = 1;
};

}  // namespace ae
