// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reader.h"

#include "attention/export.h"
#include "session/assemble.h"
#include "session/grammar.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ae {

namespace {

struct Reading {
    Session session;
    Findings findings;
};

void checkWhole(const Session& session, Findings& findings)
{
    for (Problem& problem : checkSession(session))
        findings.problems.push_back(std::move(problem));
}

Reading read(std::string_view bytes)
{
    Reading reading;
    Findings& findings = reading.findings;
    if (auto problem = foreignContent(bytes)) {
        findings.problems.push_back(std::move(*problem));
        return reading;
    }
    ParsedFile file = parseFile(bytes, findings);
    if (!file.isComplete) {
        // what stands in the file of a later version is not for this one to judge
        std::optional<Problem> later = file.root.find("format") && file.root.find("version") ? unreadable(file.root) : std::nullopt;
        if (later)
            findings.problems = {std::move(*later)};
        else if (file.grammar)
            findings.problems.insert(findings.problems.begin(), grammarProblem(bytes, *file.grammar));
        return reading;
    }
    if (auto problem = unreadable(file.root)) {
        findings.problems = {std::move(*problem)};
        return reading;
    }
    reading.session = assemble(file.root, findings);
    if (findings.problems.empty())
        checkWhole(reading.session, findings);
    if (findings.underflows > 0) {
        findings.note(findings.firstUnderflow, AE_TR("ae", "a number too small to be held became 0; in the whole file: %1"),
                      AE_TR("ae", "write numbers above 5e-324"), {std::to_string(findings.underflows)});
    }
    return reading;
}

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) { }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return m_number; }

private:
    int m_number;
};

Problem fileProblem(ProblemKind kind, const char* what, const char* advice, const std::filesystem::path& path,
                    const std::string& detail = {})
{
    return {kind, "", what, advice, {path.string(), detail}};
}

Problem readingFailed(const std::filesystem::path& path, int error)
{
    return fileProblem(ProblemKind::InputOutput, AE_TR("ae", "%1 could not be read: %2"), AE_TR("ae", "try again or use another copy"),
                       path, std::generic_category().message(error));
}

Problem tooLarge(const std::filesystem::path& path, std::size_t limit)
{
    return fileProblem(ProblemKind::Data, AE_TR("ae", "%1 is larger than %2 bytes"), AE_TR("ae", "choose a smaller file"), path,
                       std::to_string(limit));
}

Result<std::string> readAll(int descriptor, const std::filesystem::path& path, std::size_t expected, std::size_t limit)
{
    std::string bytes;
    bytes.resize(expected + 1);  // one more, to see that the file has not grown
    std::size_t size = 0;
    for (;;) {
        const ssize_t count = ::read(descriptor, bytes.data() + size, bytes.size() - size);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return readingFailed(path, errno);
        if (count == 0)
            break;
        size += static_cast<std::size_t>(count);
        if (size > limit)
            return tooLarge(path, limit);
        if (size == bytes.size())
            bytes.resize(std::min(size * 2, limit + 1));
    }
    bytes.resize(size);
    return bytes;
}

}  // namespace

Result<LoadedSession> readSession(std::string_view bytes)
{
    Reading reading = read(bytes);
    if (!reading.findings.problems.empty())
        return reading.findings.problems.front();
    return LoadedSession{std::move(reading.session), std::move(reading.findings.notes)};
}

std::vector<Problem> checkSessionText(std::string_view bytes)
{
    return read(bytes).findings.problems;
}

Result<std::string> readFile(const std::filesystem::path& path, std::size_t limit)
{
    // not blocking, so that a pipe without a writer cannot hold us up
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.number() < 0) {
        return fileProblem(ProblemKind::CannotOpen, AE_TR("ae", "%1 cannot be opened: %2"),
                           AE_TR("ae", "check its name and its permissions"), path, std::generic_category().message(errno));
    }
    struct stat info = {};
    if (::fstat(file.number(), &info) != 0)
        return readingFailed(path, errno);
    if (S_ISDIR(info.st_mode))
        return fileProblem(ProblemKind::CannotOpen, AE_TR("ae", "%1 is a folder, not a file"), AE_TR("ae", "choose a file in it"), path);
    if (!S_ISREG(info.st_mode)) {
        return fileProblem(ProblemKind::CannotOpen, AE_TR("ae", "%1 is a device, a pipe or the like, not a regular file"),
                           AE_TR("ae", "choose a regular file"), path);
    }
    if (static_cast<std::uintmax_t>(info.st_size) > limit)
        return tooLarge(path, limit);
    return readAll(file.number(), path, static_cast<std::size_t>(info.st_size), limit);
}

Result<LoadedSession> loadSession(const std::filesystem::path& path)
{
    const Result<std::string> bytes = readFile(path);
    if (!bytes)
        return bytes.error();
    if (bytes->size() > limits::fileBytes)
        return tooLarge(path, limits::fileBytes);
    return readSession(*bytes);
}

}  // namespace ae
