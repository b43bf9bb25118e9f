// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/text/textmatrix.h"

#include <string_view>

namespace ae {

/// Reads rows of separated values. Separator and decimal mark are found out together, over the whole text: each separator that
/// occurs is tried, and where two of them fit with different numbers, it is asked or refused with both readings named.
/// `isCsv`: the file's name says that commas part its cells.
Result<TextReading> readSeparated(std::string_view text, bool isCsv, const ReadChoices& choices);

}  // namespace ae
