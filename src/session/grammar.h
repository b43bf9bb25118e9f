// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/jsonvalue.h"

#include <optional>
#include <string_view>

namespace ae {

/// What a file is that cannot be a session at all: empty, nothing but NUL bytes, another format, or text with NUL bytes in it.
std::optional<Problem> foreignContent(std::string_view bytes);

/// Line and column, both from 1, and what is wrong there.
Problem grammarProblem(std::string_view bytes, const GrammarError& error);

}  // namespace ae
