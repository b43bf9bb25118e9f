// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/arguments.h"
#include "cli/importsource.h"
#include "session/session.h"

#include <optional>
#include <string>
#include <vector>

namespace ae::cli {

// What both ways of importing share: matrices one by one, and a head of a model.

/// halves, pairs or none, and a base behind a comma. Leaves the rule alone where the option is not given.
std::optional<Problem> readRope(const Arguments& arguments, Options& options);

/// How text tables are read: --decimal and --header.
ReadChoices tableChoices(const Arguments& arguments);

/// Words of --tokens, one a row; nothing where the option is not given.
Result<std::optional<std::vector<std::string>>> readTokens(const Arguments& arguments, Index rows);

/// Numbers parted by blanks or commas, without empty ones.
std::vector<std::string> wordsOf(std::string_view text, std::string_view separators);

/// Checks -o before anything is read.
std::optional<Problem> checkTarget(const Arguments& arguments);

/// import --model.
int importModel(const Arguments& arguments, Console& console);

}  // namespace ae::cli
