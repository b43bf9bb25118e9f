// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/saturation.h"
#include "models/texts.h"

#include <array>
#include <vector>

namespace ae {

/// How much gradient the rows let through to W_Q, with the division (side 0) and without (side 1): each row's |∂a/∂W_Q|_F, which
/// is |x| |∂a/∂q|_F, over the rows that have a distribution and a choice.
struct GradientRows {
    struct Side {
        std::vector<double> sorted;  ///< largest first
        Quantiles quantiles;
        std::size_t carriers = 0;  ///< so few rows carry 90 % of the sum
        double saturated = 0;  ///< fraction of the rows
    };
    std::array<Side, 2> sides;
    std::vector<Index> order;  ///< rows by their gradient without the division, largest first
    int draws = 1;  ///< the rows are those of so many draws, one draw after the other
    bool isAtQuery = false;  ///< queries are drawn and come from no W_Q: the gradient is the one at the query

    std::size_t count() const { return order.size(); }
};

/// Of a what-if with and without the division. embeddings: X, n x d_model, or nullptr where queries are drawn.
GradientRows gradientRowsOf(const WhatIf& with, const WhatIf& without, const Matrix* embeddings);

/// What the figures say, in whole sentences: medians and means with their ratios, which rows carry nearly all, and what that means.
/// Nothing is taken for granted: where scores are small it is the division that makes gradients smaller. `division`: "÷ √d", what the
/// side with the division divides by.
QStringList sentencesOf(const GradientRows& rows, const std::vector<std::string>& tokens, const QString& division,
                        const NumberStyle& style);

/// "180 times smaller", "2.1 times larger", "about the same"; how the first number compares with the second.
QString ratioInWords(double first, double second, const NumberStyle& style);

}  // namespace ae
