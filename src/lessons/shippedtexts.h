// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "session/session.h"

#include <functional>
#include <string>

namespace ae {

/// Contexts of the translation files; translations/shippedtexts.cpp lists the texts for them.
inline constexpr auto kLessonContext = "lessons";
inline constexpr auto kExampleContext = "examples";

/// Gets a text that a person reads, to replace it or to write it down, and what it is: "scene of step 2".
using TextVisitor = std::function<void(std::string& text, const std::string& part)>;

/// Texts of a lesson that the program brings. Left out is what the program itself reads (cells, goals, settings) and what has no
/// words: formulas, numbers, code without a comment.
void visitTexts(Lesson& lesson, const TextVisitor& visit);

/// Title and notes of a session that the program brings. Tokens and features stay: cells, goals and live values go by them.
void visitTexts(Session& session, const TextVisitor& visit);

}  // namespace ae
