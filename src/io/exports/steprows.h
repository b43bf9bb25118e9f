// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"

#include <vector>

namespace ae {

/// The numbers of one step row by row, as files hold them: a row without numbers is NaN throughout. Valid until the next row.
class StepRows {
public:
    StepRows(const Evaluation& evaluation, std::string_view step);

    Index rows() const { return m_values.rows(); }
    Index columns() const { return m_values.cols(); }
    const double* row(Index row);

private:
    const Evaluation& m_evaluation;
    std::string_view m_step;
    Values m_values;
    std::vector<double> m_scratch;
};

}  // namespace ae
