// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/arguments.h"

#include <span>
#include <string>

namespace ae::cli {

// Each in its own file.
extern const CommandSpec computeCommand;
extern const CommandSpec explainCommand;
extern const CommandSpec gradientCommand;
extern const CommandSpec sweepCommand;
extern const CommandSpec seekCommand;
extern const CommandSpec matrixCommand;
extern const CommandSpec importCommand;
extern const CommandSpec convertCommand;
extern const CommandSpec checkCommand;
extern const CommandSpec stepsCommand;
extern const CommandSpec formatsCommand;

/// Every command, in the order of the help.
std::span<const CommandSpec* const> commandCatalogue();

inline constexpr std::string_view textOrJson[] = {"text", "json"};

/// Runs the program on the words after its name and returns its exit code.
int run(std::span<const std::string> words);

}  // namespace ae::cli
