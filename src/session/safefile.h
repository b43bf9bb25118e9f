// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

#include <filesystem>
#include <functional>
#include <optional>

#include <sys/types.h>

namespace ae {

enum class Overwrite { Refuse, Allow };

/// Takes pieces of the content; false means that writing failed and the producer should stop.
using ByteSink = std::function<bool(std::string_view piece)>;

/// The one way by which the program writes a file: all of it or nothing. On any failure the old file is byte for byte what
/// it was and the problem names cause and path; what a program left in the folder that was killed while it wrote is cleared at the next
/// writing there. A symbolic link stays a link; mode, attributes and, where allowed, owner are kept. Of hard links the one that is
/// written gets the new content, the others keep the old one. A new file gets `modeOfNew` within the umask.
std::optional<Problem> writeFileSafely(const std::filesystem::path& path, const std::function<bool(const ByteSink&)>& produce,
                                       Overwrite overwrite = Overwrite::Allow, mode_t modeOfNew = 0666);
std::optional<Problem> writeFileSafely(const std::filesystem::path& path, std::string_view bytes, Overwrite overwrite = Overwrite::Allow,
                                       mode_t modeOfNew = 0666);

}  // namespace ae
