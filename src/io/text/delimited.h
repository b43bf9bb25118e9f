// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/piecewriter.h"
#include "io/results.h"

#include <string>
#include <string_view>

namespace ae {

/// One field of a separated-values file by RFC 4180: quoted where it holds the separator, quotes or line ends.
std::string delimitedField(std::string_view text, char separator);

/// One step as a table: a header line of column names, a first column of row names. Steps whose rows can lack a
/// distribution end in a column `state`; such a row has empty cells.
void writeDelimited(PieceWriter& out, const Results& results, const std::string& step, char separator);

bool writeCsvFile(const Results& results, const std::string& step, const ByteSink& sink);
bool writeTsvFile(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
