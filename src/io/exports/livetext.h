// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/exports/markdowntree.h"
#include "io/results.h"

#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// The text of a cell with values in place of {{weights[export,fail]}}, in the decimals of the session and with a point. What
/// cannot be read stays as it was written, followed by the reason in brackets, its Markdown signs escaped.
std::string withLiveValues(std::string_view markdown, const Results& results);

/// All text cells of the notebook in order, with live values.
std::vector<MarkdownBlock> sessionText(const Results& results);

}  // namespace ae
