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

/// A name that a spreadsheet would run as a formula (it starts with = + - @, a tab or a carriage return, perhaps behind apostrophes)
/// gets an apostrophe in front, which spreadsheets take for "this is text".
std::string guardedName(std::string_view name);

/// The name that guardedName was given.
std::string unguardedName(std::string name);

/// One step as a table: a header line of column names, a first column of row names. Steps whose rows can lack a
/// distribution end in a column `state`; such a row has empty cells.
void writeDelimited(PieceWriter& out, const Results& results, const std::string& step, char separator);

bool writeCsvFile(const Results& results, const std::string& step, const ByteSink& sink);
bool writeTsvFile(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
