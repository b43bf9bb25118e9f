// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "completions.h"

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace {

struct Shell {
    std::string_view name;
    std::string (*script)(const ae::completion::Program&);
};

constexpr Shell shells[] = {
    {"bash", ae::completion::bashScript},
    {"zsh", ae::completion::zshScript},
    {"fish", ae::completion::fishScript},
};

}  // namespace

/// completions PROGRAM SHELL FILE: writes the completion of a program for a shell. Part of the build only.
int main(int argc, char** argv)
{
    const auto* shell = argc == 4 ? std::ranges::find(shells, std::string_view(argv[2]), &Shell::name) : std::end(shells);
    if (shell == std::end(shells)) {
        std::fputs("usage: completions PROGRAM bash|zsh|fish FILE\n", stderr);
        return 64;
    }
    for (const ae::completion::Program& program : {ae::completion::commandLineProgram(), ae::completion::windowProgram()}) {
        if (program.name != argv[1])
            continue;
        std::FILE* file = std::fopen(argv[3], "w");
        const std::string text = shell->script(program);
        const bool isWritten = file != nullptr && std::fputs(text.c_str(), file) >= 0;
        return file != nullptr && std::fclose(file) == 0 && isWritten ? 0 : 74;
    }
    std::fprintf(stderr, "completions: there is no program %s\n", argv[1]);
    return 64;
}
