// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/goals.h"
#include "lessons/lesson.h"

#include <vector>

namespace ae {

/// What the notebook holds when a step begins: the lesson's session and, in a step with @start, what it sets. `session` is the one that
/// the lesson names. Errors: a setting that cannot be read; `where` is its line.
Result<Session> sessionAtStart(const LessonStep& step, const Session& session);

/// Whether the lesson fits its session: settings, places to look at, goals, numbers, cells that texts quote; and that no task of a step
/// that says how it starts is done before anything was done. `where` of a problem is "line 12". What the reader found missing in the
/// lesson is passed over.
std::vector<Problem> checkLesson(const Lesson& lesson, const Session& session);

}  // namespace ae
