// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"
#include "session/problem.h"
#include "session/session.h"

#include <optional>
#include <string_view>

namespace ae {

/// Changes the session by one NAME=VALUE: scale_exponent, temperature, mask (one that needs no painting), or a cell of an input.
/// The one reading of it for the command line and for lessons. Errors are of kind Usage and say nothing about where.
std::optional<Problem> applySetting(Session& session, const Graph& graph, std::string_view setting);

}  // namespace ae
