// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/text/textfields.h"

#include <string_view>

namespace ae {

/// True for text that starts with a tag, also behind the header that Windows puts before HTML on its clipboard.
bool looksLikeHtml(std::string_view text);

/// The one table of a piece of HTML; its cells hold text, never tags. Problems: no table or several, tables in tables, scripts,
/// cells that span several rows or columns.
Result<FieldTable> readHtmlTable(std::string_view text);

}  // namespace ae
