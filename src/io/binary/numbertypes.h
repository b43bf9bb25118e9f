// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace ae {

enum class NumberKind { Boolean, Signed, Unsigned, Float, BrainFloat };
enum class ByteOrder { Little, Big };

/// How the numbers of an array are stored.
struct NumberType {
    NumberKind kind = NumberKind::Float;
    std::size_t bytes = 8;
    ByteOrder order = ByteOrder::Little;
    bool operator==(const NumberType&) const = default;
};

/// What was met while numbers were read.
struct NumberCounts {
    std::uint64_t notFinite = 0;
    std::uint64_t inexact = 0;  ///< whole numbers beyond 2^53 that no double holds
    std::uint64_t oddBooleans = 0;  ///< truth values other than 0 and 1
};

/// True for the types that readers can meet: booleans of 1 byte, whole numbers of 1 to 8, floats of 2 to 8, bfloat16.
bool isReadable(const NumberType& type);

/// Reads `count` numbers, `stride` numbers apart, and puts them `targetStride` apart.
void decodeNumbers(const NumberType& type, const char* bytes, std::size_t stride, std::size_t count, double* target,
                   std::ptrdiff_t targetStride, NumberCounts& counts);

}  // namespace ae
