// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"
#include "session/session.h"

#include <QString>

#include <string>
#include <vector>

namespace ae::test {

/// An example of the program, as its file has it.
Session exampleNamed(const char* name);

/// "line 3: sentence" of each, one a line.
std::string text(const std::vector<Problem>& problems);

/// A good lesson on the example "lesson", one directive a line.
std::string goodLesson();

/// goodLesson() with the first `from` in it replaced; fails the program when it is not there.
std::string changedLesson(std::string_view from, std::string_view to);

}  // namespace ae::test
