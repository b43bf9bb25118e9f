// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "session/problem.h"

#include <string_view>
#include <vector>

namespace ae {

/// A directive of a lesson file and what follows it, up to the next one.
struct LessonPiece {
    std::string name;  ///< without its @
    LessonText content;  ///< trimmed; the line is the one of the directive
    int lines = 0;  ///< that are not blank
};

/// Takes a file apart at its directives: lines that begin with @ and a letter. Bytes that are no text, what is too large, and Markdown
/// that is nested to hurt are problems; without pieces nothing could be read at all.
std::vector<LessonPiece> lessonPieces(std::string_view bytes, std::vector<Problem>& problems);

/// Without blanks and line ends at both ends.
std::string_view trimmedText(std::string_view text);

}  // namespace ae
