// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"

#include "cli/displaytext.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace ae::cli {

namespace {

/// Writes everything; 0, or errno of the write that failed.
int writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return errno;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

/// The sentence without a file name at its start that stands before it already.
std::string sentenceAfter(std::string_view place, const Problem& problem)
{
    constexpr std::string_view namesItself = "%1 ";
    Problem rest = problem;
    if (!rest.arguments.empty() && rest.arguments.front() == place && std::string_view(rest.what).starts_with(namesItself))
        rest.what += namesItself.size();
    return rest.sentence();
}

}  // namespace

int exitCodeOf(ProblemKind kind)
{
    struct Row {
        ProblemKind kind;
        int code;
    };
    static constexpr Row rows[] = {
        {ProblemKind::Usage, exitcode::usage},
        {ProblemKind::Data, exitcode::data},
        {ProblemKind::CannotOpen, exitcode::cannotOpen},
        {ProblemKind::Bug, exitcode::bug},
        {ProblemKind::WouldOverwrite, exitcode::wouldOverwrite},
        {ProblemKind::InputOutput, exitcode::inputOutput},
    };
    for (const Row& row : rows) {
        if (row.kind == kind)
            return row.code;
    }
    return exitcode::bug;
}

int Console::fail(std::string_view place, const Problem& problem)
{
    complain(place, problem, {});
    return exitCodeOf(problem.kind);
}

void Console::note(std::string_view place, const Problem& problem)
{
    complain(place, problem, "note: ");
}

int Console::print(const std::function<void(PieceWriter&)>& produce)
{
    int cause = 0;
    PieceWriter out([&cause](std::string_view piece) {
        cause = writeAll(STDOUT_FILENO, piece);
        return cause == 0;
    });
    produce(out);
    if (out.finish())
        return exitcode::good;
    return fail("standard output",
                {ProblemKind::InputOutput,
                 {},
                 "writing failed: %1",
                 "what was written is not complete; free some space or write elsewhere",
                 {std::strerror(cause)}});
}

void Console::complain(std::string_view place, const Problem& problem, std::string_view prefix)
{
    std::string line = "attention-cli: ";
    for (const std::string_view part : {place, std::string_view(problem.where)}) {
        if (!part.empty())
            line.append(part).append(": ");
    }
    line.append(prefix).append(sentenceAfter(place, problem));
    line = printable(line) + "\n";
    writeAll(STDERR_FILENO, line);  // there is nowhere left to report a failure to
}

Problem usageProblem(std::string where, const char* what, const char* advice, std::vector<std::string> arguments)
{
    return {ProblemKind::Usage, std::move(where), what, advice, std::move(arguments)};
}

}  // namespace ae::cli
