// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/piecewriter.h"
#include "session/problem.h"

#include <functional>
#include <string_view>

namespace ae::cli {

/// Exit codes of the contract; the numbers of sysexits.h where it has one.
namespace exitcode {
inline constexpr int good = 0;
inline constexpr int usage = 64;
inline constexpr int data = 65;
inline constexpr int cannotOpen = 66;
inline constexpr int bug = 70;
inline constexpr int wouldOverwrite = 73;
inline constexpr int inputOutput = 74;
}  // namespace exitcode

int exitCodeOf(ProblemKind kind);

/// Standard output and standard error. Problems are one line each, whatever bytes are in them.
class Console {
public:
    /// Prints "attention-cli: PLACE: WHERE: what; advice" and returns the exit code. An empty place is left out.
    int fail(std::string_view place, const Problem& problem);
    /// The same with "note: " before the sentence; no error.
    void note(std::string_view place, const Problem& problem);
    /// Streams a finished result to standard output. Returns exitcode::good, or inputOutput after a failed write.
    int print(const std::function<void(PieceWriter&)>& produce);

private:
    void complain(std::string_view place, const Problem& problem, std::string_view prefix);
};

/// A usage problem: WHERE is the option or argument that it is about.
Problem usageProblem(std::string where, const char* what, const char* advice, std::vector<std::string> arguments = {});

}  // namespace ae::cli
