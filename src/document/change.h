// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

#include <vector>

namespace ae {

/// What one settled edit changed; carried by the document's one signal.
struct Change {
    bool isStructural = false;  ///< shapes or steps in force differ: models reset
    bool options = false;
    bool names = false;  ///< tokens, features or title
    bool notebook = false;  ///< cells added, moved, removed or their text edited
    bool baselines = false;  ///< pinned, renamed or removed
    bool worksheet = false;  ///< other blanks, another tolerance
    std::vector<StepChange> steps = {};

    bool touches(std::string_view step) const
    {
        if (isStructural)
            return true;
        for (const StepChange& change : steps) {
            if (change.key == step)
                return true;
        }
        return false;
    }
};

}  // namespace ae
