// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/settings.h"

#include "session/jsontext.h"
#include "session/settings.h"

namespace ae::cli {

std::optional<Problem> applySetting(Session& session, const Graph& graph, const std::string& setting)
{
    std::optional<Problem> problem = ae::applySetting(session, graph, setting);
    if (problem)
        problem->where = "--set " + shortened(setting, 80);
    return problem;
}

}  // namespace ae::cli
