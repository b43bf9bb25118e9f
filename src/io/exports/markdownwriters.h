// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/exports/markdowntree.h"

#include <string>
#include <vector>

namespace ae {

// Text cells in other languages. All that a user wrote is escaped, addresses of links are text.

/// Headings start one level further down: the page has a title of its own.
std::string markdownAsHtml(const std::vector<MarkdownBlock>& blocks);

std::string markdownAsLatex(const std::vector<MarkdownBlock>& blocks);

/// Markdown again, in which nothing means more than readMarkdown() understood: HTML, formulas and pictures are text. Links to web and
/// mail addresses stay links.
std::string markdownAsMarkdown(const std::vector<MarkdownBlock>& blocks);

}  // namespace ae
