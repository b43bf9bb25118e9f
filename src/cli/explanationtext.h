// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"
#include "io/piecewriter.h"
#include "session/session.h"

namespace ae::cli {

/// The full arithmetic of one cell, for people.
void printExplanation(PieceWriter& out, const Session& session, const Evaluation& evaluation, const Explanation& explanation);

}  // namespace ae::cli
