// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/peaks.h"

#include <cmath>
#include <limits>

namespace ae {

void gatherPeaks(const double* row, Index columns, double* peaks)
{
    constexpr double kLargest = std::numeric_limits<double>::max();
    for (Index j = 0; j < columns; ++j) {  // without branches: the compiler takes as many columns at once as the processor can
        const double number = std::abs(row[j]) <= kLargest ? row[j] : std::numeric_limits<double>::infinity();
        peaks[j] = std::abs(number) > std::abs(peaks[j]) ? number : peaks[j];
    }
}

void gatherAllowed(const std::uint8_t* allowed, Index columns, std::uint8_t* any)
{
    for (Index j = 0; j < columns; ++j)
        any[j] = static_cast<std::uint8_t>(any[j] | allowed[j]);
}

}  // namespace ae
