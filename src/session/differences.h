// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <string>
#include <vector>

namespace ae {

/// One thing in which two sessions differ: a row of a table. Values are plain text, numbers exact, "" where there is nothing; they may
/// come from a file.
struct Difference {
    const char* what = "";  ///< template for translation: "Token %1"
    std::vector<std::string> arguments;
    std::string before;
    std::string after;
};

/// Tokens, features, matrices and options of two states, in this order. Of what comes in numbers the first ones are listed, and a last row
/// counts the others. Equal NaN count as equal, 0 and -0 do not. Empty exactly where isSameState() holds.
std::vector<Difference> differencesOf(const SessionState& before, const SessionState& after);

/// The title first, then those of the states, then the cells of the notebook and all else. Empty exactly where isSameDocument() holds.
std::vector<Difference> differencesOf(const Session& before, const Session& after);

}  // namespace ae
