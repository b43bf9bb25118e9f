// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/text/textfields.h"

#include <string_view>

namespace ae {

/// Splits a text into fields at one separator: a tab, ';', '|', ',' or ' ' for runs of blanks. Quotes by RFC 4180, any line ends;
/// lines that are blank or start with # or % are left out, as are the rules of Markdown and psql tables. Problems: an open quote,
/// too many rows or columns. Linear in the length of the text, which the table points into.
/// `firstLine` is the number of its first line.
Result<FieldTable> splitFields(std::string_view text, char separator, std::size_t firstLine = 1);

}  // namespace ae
