// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// RFC 4648 with padding.
void appendBase64(std::string& out, std::span<const std::uint8_t> bytes);

/// Strict: no blanks, padding as it must be, no stray bits. False when the text is not base64; `bytes` is then of no use.
bool decodeBase64(std::string_view text, std::vector<std::uint8_t>& bytes);

/// Doubles as little-endian bytes and back, whatever the machine. `bytes` holds eight for each number.
void toLittleEndian(std::span<const double> numbers, std::vector<std::uint8_t>& bytes);
void fromLittleEndian(std::span<const std::uint8_t> bytes, double* numbers);

}  // namespace ae
