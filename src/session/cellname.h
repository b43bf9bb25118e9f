// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"
#include "session/problem.h"
#include "session/session.h"

namespace ae {

/// STEP[ROW,COLUMN] with token and feature names where they are unique and no number, else indices:
/// weights[export,fail], Wq[action,1]. Names with , [ ] quotes or blanks at an end are quoted, quotes doubled.
std::string cellName(const CellRef& cell, const Session& session);

/// STEP[ROW,COLUMN] with indices only: weights[4,5].
std::string plainCellName(const CellRef& cell);

/// Reads either spelling. A number is always an index. Errors: grammar, unknown step, unknown or ambiguous name,
/// out of range (kind Usage).
Result<CellRef> parseCellName(std::string_view text, const Session& session, const Graph& graph);

/// Names of the rows or columns of a step: tokens, features, or "q1", "q2" ... ; `spec.rowNames` says which.
std::vector<std::string> rowNames(const StepSpec& spec, Index rows, const Session& session);
std::vector<std::string> columnNames(const StepSpec& spec, Index columns, const Session& session);
/// One of them; `kind` is spec.rowNames or spec.columnNames.
std::string nameOf(std::string_view kind, Index position, const Session& session);

}  // namespace ae
