// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/piecewriter.h"
#include "io/results.h"

#include <functional>
#include <string>
#include <vector>

namespace ae {

/// [[...], ...] with one row on a line, so that nothing large is ever held. isNull says which rows are written as null;
/// none when empty.
void writeMatrixRows(PieceWriter& out, const Values& matrix, std::string_view indent, const std::function<bool(Index row)>& isNull = {});

/// {"shape": [r, c], "rows": [[...], ...]}.
void writeMatrixJson(PieceWriter& out, const Values& matrix, std::string_view indent, const std::function<bool(Index row)>& isNull = {});

/// What `compute --format json` prints: session, options, the steps asked for, one entry a token.
void writeResultsJson(PieceWriter& out, const Results& results, const std::vector<std::string>& steps);

/// Keys of all computed steps in force, in the order in which data flows.
std::vector<std::string> computedSteps(const Graph& graph);

/// For the registry: all computed steps.
bool writeResultsFile(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
