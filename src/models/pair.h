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

/// Instead of numbers from which a blank cell of the worksheet could be read.
QString blankReason();
/// Whether a number in these whole rows must not be seen, nor one that they were turned from.
bool hidesRows(const Document& document, std::string_view step, Index first, Index count);
/// Whether a score of the pair, raw or divided, must not be seen.
bool hidesScore(const Document& document, const Pair& pair);

QString tokenName(const Document& document, Index token);

}  // namespace ae
