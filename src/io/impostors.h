// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ae {

/// What a file really is that holds no arrays of ours, by its first bytes (64 KiB are enough) or, where these do not say, its name;
/// with what to do about it. Web pages with a table are left to the reader of text. Nothing is unpacked or unpickled.
std::optional<Problem> impostorOf(std::string_view start, std::string_view name);

/// The same of a zip archive by the names of its members: a PyTorch checkpoint, an office document and the like.
std::optional<Problem> archiveImpostor(std::span<const std::string> members);

}  // namespace ae
