// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace ae {

/// The checksum of zlib, PNG and Python's zlib.crc32: polynomial 0xEDB88320.
class Crc32 {
public:
    void update(std::span<const std::uint8_t> bytes);
    std::uint32_t value() const { return ~m_state; }
    /// Eight lower-case hex digits.
    std::string text() const;

private:
    std::uint32_t m_state = 0xFFFFFFFF;
};

}  // namespace ae
