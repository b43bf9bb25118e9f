// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/values.h"

#include "attention/step.h"

#include <cmath>

namespace ae {

double Values::divisorOf(Index row) const
{
    return m_rowSums ? (*m_rowSums)[static_cast<std::size_t>(row)].sum() : m_divisor;
}

const double* Values::rowOf(Index row, double* scratch) const
{
    const double* stored = m_stored->data() + row * m_stored->cols();
    const double divisor = divisorOf(row);
    if (divisor == 1)
        return stored;
    int exponent = 0;
    if (std::frexp(divisor, &exponent) == 0.5) {  // a power of two: the product is the quotient, to the last bit, and faster
        const double factor = 1 / divisor;
        for (Index j = 0; j < m_stored->cols(); ++j)
            scratch[j] = stored[j] * factor;
    } else {
        for (Index j = 0; j < m_stored->cols(); ++j)
            scratch[j] = stored[j] / divisor;
    }
    return scratch;
}

Matrix Values::block(Index row, Index column, Index rows, Index columns) const
{
    Matrix copy = m_stored->block(row, column, rows, columns);
    for (Index i = 0; i < rows && !isPlain(); ++i)
        copy.row(i) /= divisorOf(row + i);
    return copy;
}

}  // namespace ae
