// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace ae {

/// The value of a half-precision number (IEEE 754 binary16: sign, 5 bits of exponent, 10 of fraction); every one is a double.
inline double halfToDouble(std::uint16_t bits)
{
    const std::uint64_t sign = std::uint64_t{bits} >> 15 << 63;
    const std::uint64_t exponent = bits >> 10 & 0x1F;
    const std::uint64_t fraction = bits & 0x3FF;
    constexpr std::uint64_t rebias = 1023 - 15;
    if (exponent == 0x1F)  // infinity, and NaN with its payload
        return std::bit_cast<double>(sign | 0x7FF0000000000000 | fraction << 42);
    if (exponent != 0)
        return std::bit_cast<double>(sign | (exponent + rebias) << 52 | fraction << 42);
    const double magnitude = static_cast<double>(fraction) * 0x1p-24;  // subnormal, or zero
    return sign != 0 ? -magnitude : magnitude;
}

/// The value of a single-precision number.
inline double singleToDouble(std::uint32_t bits)
{
    return static_cast<double>(std::bit_cast<float>(bits));
}

/// The value of a bfloat16 number: the upper half of a single-precision one.
inline double brainFloatToDouble(std::uint16_t bits)
{
    return singleToDouble(std::uint32_t{bits} << 16);
}

}  // namespace ae
