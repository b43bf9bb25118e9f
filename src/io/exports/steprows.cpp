// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/steprows.h"

#include <algorithm>
#include <limits>

namespace ae {

StepRows::StepRows(const Evaluation& evaluation, std::string_view step)
    : m_evaluation(evaluation), m_step(step), m_values(evaluation.value(step)), m_scratch(static_cast<std::size_t>(m_values.cols()))
{
}

const double* StepRows::row(Index row)
{
    if (!isRowWithoutNumbers(m_evaluation, m_step, row))
        return m_values.rowOf(row, m_scratch.data());
    std::fill(m_scratch.begin(), m_scratch.end(), std::numeric_limits<double>::quiet_NaN());
    return m_scratch.data();
}

}  // namespace ae
