// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/arguments.h"
#include "io/piecewriter.h"

namespace ae::cli {

void printHelp(PieceWriter& out);
void printVersion(PieceWriter& out);
void printCommandHelp(PieceWriter& out, const CommandSpec& command);

}  // namespace ae::cli
