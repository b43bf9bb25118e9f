// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"
#include "session/session.h"

namespace ae {

/// CELL=VALUE, the one spelling of a goal: weights[4,5]=0.9, weights[export,fail]=0.9. Errors: those of parseCellName, and what is
/// no number; all of kind Usage, `where` is the goal.
Result<Goal> parseGoal(std::string_view text, const Session& session, const Graph& graph);

/// With indices only: weights[4,5]=0.9.
std::string goalText(const Goal& goal);

/// The run that the settings mean in this session. Errors: those of parseGoal and parseCellName; checkSeek finds the others.
Result<SeekPlan> seekPlan(const SeekSettings& settings, const Session& session, const Graph& graph);

/// The settings that mean this run, cells with indices.
SeekSettings seekSettings(const SeekPlan& plan);

}  // namespace ae
