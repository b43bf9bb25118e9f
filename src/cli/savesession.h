// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/arguments.h"
#include "session/safefile.h"
#include "session/session.h"

#include <optional>
#include <string>

namespace ae::cli {

// What the commands share that write a file.

/// Whether --force is given.
Overwrite overwriteOf(const Arguments& arguments);

/// A name that says that a session is to be written; `option` is what gave it.
std::optional<Problem> checkSessionName(std::string_view option, const std::string& file);

/// A file that may not be overwritten, before the work is done.
std::optional<Problem> checkOverwrite(const std::string& file, Overwrite overwrite);

/// Writes the session, all of it or nothing, and returns the exit code. The name has passed checkSessionName.
int saveSession(const std::string& file, const Session& session, Overwrite overwrite, Console& console);

}  // namespace ae::cli
