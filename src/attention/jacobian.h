// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

namespace ae {

/// The Jacobian of the softmax of one row of weights, J = diag(a) - a^T a over the allowed keys: how much the weight of one key moves
/// when the logit S~ / tau of another one moves by one. n x n and symmetric; its rows and columns sum to 0. Hidden keys have zeros.
/// Relative to the strongest key m, so that nothing cancels however saturated the row is: 1 - a_m = r / (1 + r), r the sum of the other
/// exponentials. The row must have a distribution.
AE_EXPORT Matrix softmaxJacobian(const Evaluation& evaluation, Index row);

/// One cell of it, without the others.
AE_EXPORT double softmaxJacobianAt(const Evaluation& evaluation, Index row, Index weight, Index logit);

}  // namespace ae
