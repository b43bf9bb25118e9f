// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"

namespace ae {

/// Keys of the inputs in force, in the order in which data flows: "X", "Wq" ...
inline std::vector<std::string> inputKeys(const Graph& graph)
{
    std::vector<std::string> keys;
    for (const Graph::Node& node : graph.nodes()) {
        if (node.spec->kind != StepKind::Computed)
            keys.emplace_back(node.spec->key);
    }
    return keys;
}

}  // namespace ae
