// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ae {

/// Control characters, marks of writing direction, and others that are not seen but change how a text looks or is read.
bool isInvisible(char32_t c);

/// Names, titles and such from a file on one line: what is invisible is written as ⟨202E⟩, bytes that are no UTF-8 become U+FFFD.
std::string plainText(std::string_view text);

/// For text and for attributes of HTML, MathML and SVG; plain first, so that the result is good XML as well.
std::string xmlText(std::string_view text);

/// A string of Python in quotes that reads back to the same text; everything invisible is escaped.
std::string pythonString(std::string_view text);

/// Plain text with a backslash before the signs of Markdown, and the two of HTML as entities: nothing in it means anything.
std::string markdownText(std::string_view text);

}  // namespace ae
