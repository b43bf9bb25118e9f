// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/console.h"
#include "cli/displaytext.h"
#include "cli/help.h"

#include <algorithm>
#include <array>
#include <vector>

namespace ae::cli {

namespace {

Problem unknownCommand(const std::string& word)
{
    std::vector<std::string_view> names;
    for (const CommandSpec* command : commandCatalogue())
        names.push_back(command->name);
    const std::string close = nearest(word, names);
    const std::string shown = shortened(word, 60);
    if (!close.empty())
        return usageProblem({}, "there is no command \"%1\"", "did you mean %2?", {shown, close});
    return usageProblem({}, "there is no command \"%1\"", "attention-cli --help lists the commands", {shown});
}

/// True when help is asked for before the options end.
bool wantsHelp(std::span<const std::string> words)
{
    const auto end = std::find(words.begin(), words.end(), "--");
    return std::find(words.begin(), end, "--help") != end;
}

}  // namespace

std::span<const CommandSpec* const> commandCatalogue()
{
    static constexpr std::array catalogue = {&computeCommand, &explainCommand, &gradientCommand, &sweepCommand,
                                             &seekCommand,    &matrixCommand,  &importCommand,   &convertCommand,
                                             &checkCommand,   &stepsCommand,   &formatsCommand};
    return catalogue;
}

int run(std::span<const std::string> words)
{
    Console console;
    if (words.empty())
        return console.fail({}, usageProblem({}, "no command is given", "attention-cli --help lists the commands"));
    const std::string& word = words.front();
    if (word == "--help")
        return console.print(printHelp);
    if (word == "--version")
        return console.print(printVersion);
    const auto catalogue = commandCatalogue();
    const auto found = std::find_if(catalogue.begin(), catalogue.end(), [&](const CommandSpec* command) { return command->name == word; });
    if (found == catalogue.end())
        return console.fail({}, unknownCommand(word));
    const CommandSpec& command = **found;
    const std::span<const std::string> rest = words.subspan(1);
    if (wantsHelp(rest))
        return console.print([&](PieceWriter& out) { printCommandHelp(out, command); });
    const Result<Arguments> arguments = Arguments::parse(command, rest);
    if (!arguments)
        return console.fail({}, arguments.error());
    return command.run(*arguments, console);
}

}  // namespace ae::cli
