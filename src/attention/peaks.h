// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/export.h"
#include "attention/matrix.h"

#include <cstdint>

namespace ae {

/// Keeps for every column the number of the largest size among the rows that were given so far. Infinity stands for whatever is
/// not finite, NaN too, and stays.
/// row: `columns` numbers; peaks: as many, 0 before the first row.
AE_EXPORT void gatherPeaks(const double* row, Index columns, double* peaks);

/// Keeps for every column whether any row so far allowed it.
/// allowed: `columns` bytes; any: as many, 0 before the first row, not 0 behind a column that was allowed.
AE_EXPORT void gatherAllowed(const std::uint8_t* allowed, Index columns, std::uint8_t* any);

}  // namespace ae
