// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

namespace ae {

/// One query and one key.
struct Pair {
    Index query = 0;
    Index key = 0;
    bool operator==(const Pair&) const = default;
};

/// The pair that the reader looks at: the picked token and the key of the selected score or weight in its row, else the key that it
/// looks at most.
Pair pairInView(const Document& document);

/// The score of a pair as a product: the raw one, or the divided one where the queries are divided.
CellRef scoreOf(const Document& document, const Pair& pair);

/// Queries and keys of which the scores are made: the turned ones where positions turn them.
struct ScoreOperands {
    std::string_view queries;
    std::string_view keys;
};
ScoreOperands operandsOfScores(const Graph& graph);

QString tokenName(const Document& document, Index token);

}  // namespace ae
