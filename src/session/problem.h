// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/outcome.h"

#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// How a problem is answered: the exit code of the command line follows from it.
enum class ProblemKind {
    Usage,  ///< what was asked for makes no sense: unknown step, cell out of range
    Data,  ///< the content of a file is bad
    CannotOpen,  ///< missing, a folder, unreadable, not a regular file
    Bug,
    WouldOverwrite,
    InputOutput,  ///< reading or writing failed
};

/// What is wrong, where, and what to try. The texts are templates with %1, %2 ... marked by AE_TR, so that the
/// window can translate them; the command line prints them as they are.
struct Problem {
    ProblemKind kind = ProblemKind::Data;
    std::string where;  ///< "matrices.Wq row 3 column 2", "line 4 column 7", "" for the whole
    const char* what = "";  ///< template: "expected %1 numbers, found %2"
    const char* advice = "";  ///< template: "give every row the same length"
    std::vector<std::string> arguments;

    /// "what; advice" in English with the arguments in place.
    std::string sentence() const;
};

template <class T> using Result = Outcome<T, Problem>;

/// Puts arguments in place of %1, %2 ...; text of the arguments is not looked at again.
std::string fill(std::string_view text, const std::vector<std::string>& arguments);

/// The one table that turns errors of the mathematics into sentences.
Problem problemOf(const Error& error);

}  // namespace ae
