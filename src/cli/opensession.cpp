// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/opensession.h"

#include "cli/arguments.h"
#include "cli/displaytext.h"
#include "session/cellname.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace ae::cli {

namespace {

Result<std::string> readStandardInput()
{
    std::string bytes;
    std::string piece(256 * 1024, '\0');
    while (true) {
        const ssize_t count = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0) {
            const ProblemKind kind = errno == EISDIR || errno == EBADF ? ProblemKind::CannotOpen : ProblemKind::InputOutput;
            return Problem{
                kind, {}, "standard input cannot be read: %1", "pipe a session into the command, or name a file", {std::strerror(errno)}};
        }
        if (count == 0)
            return bytes;
        if (bytes.size() + static_cast<std::size_t>(count) > limits::fileBytes) {
            return Problem{ProblemKind::Data,
                           {},
                           "there is more than %1 MiB to read",
                           "give a smaller session",
                           {std::to_string(limits::fileBytes >> 20)}};
        }
        bytes.append(piece, 0, static_cast<std::size_t>(count));
    }
}

std::vector<std::string_view> stepKeys(const Graph& graph)
{
    std::vector<std::string_view> keys;
    for (const Graph::Node& node : graph.nodes())
        keys.push_back(node.spec->key);
    return keys;
}

}  // namespace

Result<std::string> readInput(const std::string& file)
{
    return file == "-" ? readStandardInput() : readFile(file);
}

std::string placeOf(const std::string& file)
{
    return file.empty() ? "\"\"" : file;
}

Attempt<OpenSession> openSessionText(std::string bytes, const std::string& file, Console& console)
{
    const std::size_t size = bytes.size();
    Result<LoadedSession> loaded = readSession(bytes);
    bytes = std::string();  // a large file must not stand beside its results
    if (!loaded)
        return Failed{console.fail(placeOf(file), loaded.error())};
    Computed<Graph> graph = build(loaded->session.options, shapesOf(loaded->session.matrices));
    if (!graph) {
        Problem problem = problemOf(graph.error());
        problem.kind = ProblemKind::Data;
        return Failed{console.fail(placeOf(file), problem)};
    }
    const std::string name = std::filesystem::path(file).filename().string();
    return OpenSession{std::move(loaded->session), std::move(*graph), placeOf(file), name, size, std::move(loaded->notes)};
}

Attempt<OpenSession> openSession(const std::string& file, Console& console)
{
    Result<std::string> bytes = readInput(file);
    if (!bytes)
        return Failed{console.fail(placeOf(file), bytes.error())};
    Attempt<OpenSession> open = openSessionText(std::move(*bytes), file, console);
    if (open) {
        for (const Problem& note : open->notes)
            console.note(open->place, note);
    }
    return open;
}

Attempt<Evaluation> evaluate(const OpenSession& open, Console& console)
{
    Computed<Evaluation> evaluation = Evaluation::of(open.session.matrices, open.session.options);
    if (!evaluation) {
        Problem problem = problemOf(evaluation.error());
        problem.kind = ProblemKind::Data;
        return Failed{console.fail(open.place, problem)};
    }
    return std::move(*evaluation);
}

Attempt<std::vector<std::string>> chosenSteps(const OpenSession& open, std::string_view option, const std::vector<std::string>& keys,
                                              std::vector<std::string> fallback, Console& console)
{
    if (keys.empty())
        return fallback;
    std::vector<std::string> chosen;
    for (const std::string& key : keys) {
        if (open.graph.find(key) < 0)
            return Failed{console.fail(open.place, unknownStep(open.graph, option, key))};
        if (std::find(chosen.begin(), chosen.end(), key) == chosen.end())
            chosen.push_back(key);
    }
    return chosen;
}

Problem unknownStep(const Graph& graph, std::string_view option, std::string_view key)
{
    const bool isKnown = findStep(key) != nullptr;
    return usageProblem(std::string(option), isKnown ? "this session has no %1" : "there is no step \"%1\"", "give one of %2",
                        {shortened(key, 40), listed(stepKeys(graph))});
}

Attempt<CellRef> cellOf(const OpenSession& open, std::string_view text, Console& console)
{
    Result<CellRef> cell = parseCellName(text, open.session, open.graph);
    if (!cell) {
        Problem problem = cell.error();
        problem.kind = ProblemKind::Usage;
        if (problem.where.empty())
            problem.where = shortened(text, 80);
        return Failed{console.fail(open.place, problem)};
    }
    return *cell;
}

}  // namespace ae::cli
