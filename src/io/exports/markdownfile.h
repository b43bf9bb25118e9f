// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/exports/reporttable.h"
#include "session/safefile.h"

#include <string>

namespace ae {

/// A table of exact numbers; rows without numbers have empty cells, their reason stands in a last column. Names mean nothing.
std::string markdownTable(const ReportTable& table);

/// Title, text cells, the equation, and tables of all inputs and steps with exact numbers, cut with a note where they are large.
bool writeMarkdownFile(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
