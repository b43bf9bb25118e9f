// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/jacobian.h"

namespace ae {

double softmaxJacobianAt(const Evaluation& evaluation, Index row, Index weight, Index logit)
{
    const AllowedKeys& allowed = evaluation.allowed();
    if (!allowed.allows(row, weight) || !allowed.allows(row, logit))
        return 0;
    const Values a = evaluation.value(evaluation.graph().nodes().back().inputKeys[0]);
    if (weight != logit)
        return -a(row, weight) * a(row, logit);
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(row)];
    const double rest = weight == record.strongest ? record.otherSum / record.sum() : 1 - a(row, weight);
    return a(row, weight) * rest;
}

Matrix softmaxJacobian(const Evaluation& evaluation, Index row)
{
    const Index keys = evaluation.graph().tokens();
    Matrix jacobian(keys, keys);
    for (Index i = 0; i < keys; ++i) {
        for (Index j = 0; j < keys; ++j)
            jacobian(i, j) = softmaxJacobianAt(evaluation, row, i, j);
    }
    return jacobian;
}

}  // namespace ae
