// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "session/reader.h"

#include <functional>

namespace ae {

/// Reads a file that stands beside the lesson, by its plain name.
using ReadBeside = std::function<Result<std::string>(const std::string& name)>;

/// A lesson file with all that is wrong with it: in its text, with its session, and between the two.
struct CheckedLesson {
    Lesson lesson;
    std::optional<Session> session;  ///< the one that the lesson names, where it can be read
    std::vector<Problem> problems;  ///< by line; `where` is "line 12", with the place in the session file behind it

    bool isGood() const { return problems.empty(); }
};

/// Reads a lesson and the session that it names, an example of the program or a file beside it, and checks one against the other.
/// Mistakes of every kind are reported together: what is wrong in the text does not keep goals from being checked.
CheckedLesson checkWholeLesson(std::string_view bytes, const ReadBeside& readBeside);

}  // namespace ae
