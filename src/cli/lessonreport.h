// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace ae::cli {

class Console;

/// Whether the name is the one of a lesson file.
bool isLessonFile(const std::string& file);

/// Says whether a lesson is good, with the session beside it; one line for each mistake. Goals of a lesson on an example of the window
/// program are left to that program, which has the examples.
int checkLessonFile(const std::string& file, const std::string& bytes, Console& console);

}  // namespace ae::cli
