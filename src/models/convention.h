// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

namespace ae {

// How the same numbers are written down. The evaluation knows one way only, a token a row and the scores divided; what is shown is
// turned over, or divided earlier, when it is shown. Names of cells and files keep to the one way.

/// A token is a column, q = W_Qᵀ x, instead of a row, q = x W_Q.
bool hasTokenColumns(const Document& document);

/// The queries are divided by d_k^p before the product, instead of the scores after it: (q / d_k^p) kᵀ = (q kᵀ) / d_k^p.
bool dividesQueries(const Document& document);

/// The scores divided by d_k^p, which is all that is shown of them when the queries are divided. nullptr where nothing divides.
const StepSpec* dividedScores(const Graph& graph);

/// Whether the letter of the step stands for the turned matrix when tokens are columns. That of a projection does not: it is the same
/// matrix in both, applied as W or as Wᵀ.
bool letterTurns(const StepSpec& spec);

/// "Q̃": the divided queries.
QString dividedQueriesSign();

/// Whether the step holds the queries that are divided before the product, so that its cells are shown both ways.
bool isDividedWhenShown(const Document& document, std::string_view step);
/// "Q̃ = 0.25, that is ÷ √2" of a cell of such a step.
QString dividedInWords(const Document& document, const CellRef& cell);

/// Right side of the step's equation as it is written by the convention in force: "Q Kᵀ", "Kᵀ Q".
QString shownFormula(const Document& document, const Graph::Node& node);

/// "S = Q Kᵀ".
QString shownEquation(const Document& document, const Graph::Node& node);

/// How a cell came about, by the convention in force: where the queries are divided, a divided score is the sum of
/// (q_m / d_k^p) k_m. Its value and those of the cells that it names are the evaluation's own.
Computed<Explanation> shownExplanation(const Document& document, const CellRef& cell);

/// A sentence on what is written otherwise, for the status bar; empty for row vectors and divided scores.
QString conventionNote(const Document& document);

}  // namespace ae
