// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace ae {

/// The first bytes, at most `most` of them; empty when they cannot be read.
std::string startOf(const ByteSource& bytes, std::size_t most);

/// Unsigned little-endian number of `count` bytes (1 to 8).
std::uint64_t littleEndian(const char* bytes, std::size_t count);

/// a * b, or nothing where that is beyond 64 bits.
inline std::optional<std::uint64_t> product(std::uint64_t a, std::uint64_t b)
{
    if (a != 0 && b > std::numeric_limits<std::uint64_t>::max() / a)
        return std::nullopt;
    return a * b;
}

/// Product of all sizes of a shape; 1 for a scalar. Nothing where that is beyond 64 bits on the way, even if a 0 follows.
std::optional<std::uint64_t> elementCount(const std::vector<std::uint64_t>& shape);

/// "2x3", "48", "scalar".
std::string shapeText(const std::vector<std::uint64_t>& shape);

}  // namespace ae
