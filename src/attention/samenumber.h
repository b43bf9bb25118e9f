// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/matrix.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace ae {

/// Equal in every bit, so that 0 and -0 differ; a NaN equals every NaN, because what it carries besides being one is neither shown
/// nor saved.
inline bool isSameNumber(double a, double b)
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b) || (std::isnan(a) && std::isnan(b));
}

inline bool isSameMatrix(const Matrix& a, const Matrix& b)
{
    if (shapeOf(a) != shapeOf(b))
        return false;
    const auto bytes = sizeof(double) * static_cast<std::size_t>(a.size());
    return a.size() == 0 || std::memcmp(a.data(), b.data(), bytes) == 0
        || std::equal(a.data(), a.data() + a.size(), b.data(), isSameNumber);
}

}  // namespace ae
