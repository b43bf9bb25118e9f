// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/help.h"

#include "cli/commands.h"
#include "cli/texttable.h"

namespace ae::cli {

namespace {

std::string usageLine(const CommandSpec& command)
{
    std::string line = "attention-cli " + std::string(command.name);
    for (const OperandSpec& operand : command.operands)
        line.append(" ").append(operand.name);
    if (!command.options.empty())
        line += " [OPTION]...";
    return line;
}

std::string optionName(const OptionSpec& option)
{
    std::string text(option.name);
    if (!option.value.empty())
        text.append(" ").append(option.value);
    return text;
}

std::string optionSummary(const OptionSpec& option)
{
    std::string text = option.summary;
    if (!option.choices.empty())
        text += ": " + listed(option.choices);
    if (!option.fallback.empty())
        text += " (" + std::string(option.fallback) + " when not given)";
    if (option.isRepeatable)
        text += "; may be repeated";
    return text;
}

}  // namespace

void printHelp(PieceWriter& out)
{
    out << "attention-cli - the attention equation on the command line\n\n"
           "Usage: attention-cli COMMAND [ARGUMENT]... [OPTION]...\n"
           "       attention-cli COMMAND --help\n\n"
           "Commands:\n";
    TextTable commands({Align::Left, Align::Left}, "  ");
    for (const CommandSpec* command : commandCatalogue())
        commands.add({std::string(command->name), command->summary});
    commands.print(out);
    out << "\nOptions:\n"
           "  --help     Print this help, or that of a command, and leave\n"
           "  --version  Print the version and leave\n\n"
           "FILE is a session (.attn); - reads it from standard input. Results go to standard output,\n"
           "problems to standard error, one a line.\n\n"
           "A CELL is STEP[ROW,COLUMN] with indices from 0 or names: weights[4,5], weights[export,fail],\n"
           "Wq[action,1]. A number is always an index. A name with a comma, brackets or quotes is put in\n"
           "quotes: scores[\"a,b\",0]. Put the whole cell in single quotes to keep the shell away from it.\n\n"
           "Exit codes: 0 good, 64 wrong usage, 65 bad data in a file, 66 a file cannot be opened, 70 a bug,\n"
           "73 a file would be overwritten (see --force), 74 reading or writing failed.\n\n"
           "Example: attention-cli compute nimbus.attn --step weights --set scale_exponent=0\n";
}

void printVersion(PieceWriter& out)
{
    out << "attention-cli " AE_VERSION " (Attention Explorer)\n"
           "License GPL-3.0-or-later. There is no warranty.\n";
}

void printCommandHelp(PieceWriter& out, const CommandSpec& command)
{
    out << "Usage: " << usageLine(command) << "\n\n" << command.summary << ".\n";
    if (*command.details != '\0')
        out << "\n" << command.details << "\n";
    if (!command.operands.empty()) {
        out << "\nArguments:\n";
        TextTable operands({Align::Left, Align::Left}, "  ");
        for (const OperandSpec& operand : command.operands)
            operands.add({std::string(operand.name), operand.summary});
        operands.print(out);
    }
    out << "\nOptions:\n";
    TextTable options({Align::Left, Align::Left}, "  ");
    for (const OptionSpec& option : command.options)
        options.add({optionName(option), optionSummary(option)});
    options.add({"--help", "Print this help and leave"});
    options.print(out);
}

}  // namespace ae::cli
