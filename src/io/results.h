// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"
#include "session/session.h"

#include <string>

namespace ae {

/// What a writer may write: a session and all that follows from it.
struct Results {
    const Session& session;
    const Evaluation& evaluation;
    std::string name;  ///< of the session's file, without its folder
};

/// True when rows of this step can lack a distribution: its cells are then no numbers.
inline bool hasRowStates(const Evaluation& evaluation, std::string_view step)
{
    return !evaluation.result(step).rows.empty();
}

/// True when the row of this step has no numbers at all.
inline bool isRowWithoutNumbers(const Evaluation& evaluation, std::string_view step, Index row)
{
    return hasRowStates(evaluation, step) && hasNoDistribution(evaluation.rows()[static_cast<std::size_t>(row)].state);
}

}  // namespace ae
