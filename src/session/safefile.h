// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

#include <filesystem>
#include <functional>
#include <optional>

namespace ae {

enum class Overwrite { Refuse, Allow };

/// Takes pieces of the content; false means that writing failed and the producer should stop.
using ByteSink = std::function<bool(std::string_view piece)>;

/// The one way by which the program writes a file: all of it or nothing. On any failure the old file is byte for byte what
/// it was and the problem names cause and path. A symbolic link stays a link, the mode of the file is kept.
std::optional<Problem> writeFileSafely(const std::filesystem::path& path, const std::function<bool(const ByteSink&)>& produce,
                                       Overwrite overwrite = Overwrite::Allow);
std::optional<Problem> writeFileSafely(const std::filesystem::path& path, std::string_view bytes, Overwrite overwrite = Overwrite::Allow);

}  // namespace ae
