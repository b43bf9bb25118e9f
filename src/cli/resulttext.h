// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/piecewriter.h"
#include "io/results.h"

#include <string>
#include <vector>

namespace ae::cli {

/// The steps as tables with names, then what is known of each row; for people.
void printResultsText(PieceWriter& out, const Results& results, const std::vector<std::string>& steps);

}  // namespace ae::cli
