// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/reader.h"

#include <span>

namespace ae {

/// A session that the program brings along.
struct ExampleSpec {
    const char* name;  ///< of its file: "lesson"; see shippedExamples()
    const char* title;  ///< marked for translation
};
std::span<const ExampleSpec> exampleCatalogue();

/// Reads an example, its title and notes in the language of the window; they are part of the program, so this cannot fail.
Session exampleSession(const ExampleSpec& example);
Session lessonSession();

}  // namespace ae
