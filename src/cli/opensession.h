// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"
#include "cli/console.h"
#include "session/reader.h"

#include <string>

namespace ae::cli {

/// A session that a command works on.
struct OpenSession {
    Session session;
    Graph graph;  ///< the steps in force
    std::string place;  ///< the file as it was given, for messages
    std::string name;  ///< without its folder
    std::size_t bytes = 0;
    std::vector<Problem> notes;
};

/// An exit code after a problem that has been reported.
struct Failed {
    int code = exitcode::bug;
};
template <class T> using Attempt = Outcome<T, Failed>;

/// All bytes of the file, or of standard input for "-".
Result<std::string> readInput(const std::string& file);

/// How messages call a file: the name as it was given.
std::string placeOf(const std::string& file);

/// The session in a file, or on standard input for "-". Problems and notes are reported.
Attempt<OpenSession> openSession(const std::string& file, Console& console);
/// The same from bytes that have been read; the notes are left to the caller.
Attempt<OpenSession> openSessionText(std::string bytes, const std::string& file, Console& console);

/// All results; reports a session that needs too much memory.
Attempt<Evaluation> evaluate(const OpenSession& open, Console& console);

/// Steps by key, each once, in the order given; `fallback` when none are given. Reports a step that is not in force.
Attempt<std::vector<std::string>> chosenSteps(const OpenSession& open, std::string_view option, const std::vector<std::string>& keys,
                                              std::vector<std::string> fallback, Console& console);

/// An option that names one step.
Problem unknownStep(const Graph& graph, std::string_view option, std::string_view key);

/// The cell that a command is about; reports one that does not exist.
Attempt<CellRef> cellOf(const OpenSession& open, std::string_view text, Console& console);

}  // namespace ae::cli
