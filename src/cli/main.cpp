// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/console.h"

#include <csignal>
#include <exception>
#include <fcntl.h>
#include <new>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

/// A standard descriptor that was closed is opened to nowhere, so that no file of ours gets its number.
void holdStandardDescriptors()
{
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) == -1) {
            // the wrong way round on purpose: reading or writing there fails as it would on a closed one
            const int mode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
            if (::open("/dev/null", mode) != descriptor)
                return;
        }
    }
}

}  // namespace

int main(int argc, char** argv)
{
    holdStandardDescriptors();
    // a broken pipe and a size limit are failed writes, answered with an exit code
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
        return ae::cli::run(words);
    } catch (const std::bad_alloc&) {
        return ae::cli::Console().fail({}, {ae::ProblemKind::Data, {}, "there is not enough memory for this", "try a smaller session", {}});
    } catch (const std::exception& error) {
        return ae::cli::Console().fail({}, {ae::ProblemKind::Bug, {}, "this is a bug: %1", "please report it", {error.what()}});
    }
}
