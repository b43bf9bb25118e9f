// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"
#include "session/session.h"

#include <filesystem>

namespace ae {

struct LoadedSession {
    Session session;
    std::vector<Problem> notes;  ///< not errors: a higher minor version, an underflow, an unknown member
};

/// Strict: the first problem, or the session. Nothing of a bad file is used.
Result<LoadedSession> readSession(std::string_view bytes);

/// All problems found until reading made no more sense; for `check`.
std::vector<Problem> checkSessionText(std::string_view bytes);

/// Reads a whole regular file of at most limits::fileBytes. Errors: CannotOpen, InputOutput, Data (too large).
Result<std::string> readFile(const std::filesystem::path& path, std::size_t limit = limits::fileBytes);

Result<LoadedSession> loadSession(const std::filesystem::path& path);

}  // namespace ae
