// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"

namespace ae {

/// The names in the central directory of a zip archive, byte for byte, NUL bytes included. Empty where the directory is not found.
std::vector<std::string> zipNames(const ByteSource& bytes);

/// A name that stays below the folder into which somebody might unpack it: not absolute, no "..", no backslash, drive or NUL byte.
bool isSafeName(std::string_view name);

}  // namespace ae
