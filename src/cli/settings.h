// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"
#include "session/problem.h"
#include "session/session.h"

#include <optional>
#include <string>

namespace ae::cli {

/// Changes the session by one NAME=VALUE of `--set`: an option by name, or a cell of an input. Errors are of kind Usage.
std::optional<Problem> applySetting(Session& session, const Graph& graph, const std::string& setting);

}  // namespace ae::cli
