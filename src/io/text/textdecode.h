// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

#include <string>
#include <vector>

namespace ae {

/// A text in UTF-8 without a byte order mark, and what was assumed about its bytes.
struct DecodedText {
    std::string text;
    std::vector<Problem> notes;
};

/// Bytes as text: UTF-8, UTF-16 and UTF-32 by their marks; what is not UTF-8 is read as Latin-1 (Windows-1252) with a note.
/// Damaged UTF-16 or UTF-32 and NUL characters are refused.
Result<DecodedText> decodeText(std::string bytes);

void appendUtf8(std::string& text, char32_t c);

}  // namespace ae
