// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ae::completion {

/// One option, with what may stand after it.
struct Option {
    std::string name;  ///< "--step"
    std::string summary;
    bool takesValue = false;
    bool isFile = false;  ///< the value names a file
    std::vector<std::string> words;  ///< values worth offering
};

/// One command of a program; a program without commands has one without a name.
struct Command {
    std::string name;
    std::string summary;
    std::vector<Option> options;
    bool takesFiles = false;
};

struct Program {
    std::string name;
    std::vector<Command> commands;
    std::vector<Option> options;  ///< where no command is named
    std::vector<std::string> endings;  ///< of the files that are its own; empty for files of any kind
};

/// The programs as their own tables declare them.
Program commandLineProgram();
Program windowProgram();

// The completion of a program, as a file for each shell.
std::string bashScript(const Program& program);
std::string zshScript(const Program& program);
std::string fishScript(const Program& program);

}  // namespace ae::completion
