// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "completions.h"

namespace ae::completion {

namespace {

std::string licence()
{
    return "# SPDX-FileCopyrightText: The Attention Explorer authors\n# SPDX-License-Identifier: GPL-3.0-or-later\n";
}

std::string joined(const std::vector<std::string>& words, const std::string& between)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : between) + word;
    return text;
}

template <class T> std::string namesOf(const std::vector<T>& items)
{
    std::vector<std::string> names;
    for (const T& item : items)
        names.push_back(item.name);
    return joined(names, " ");
}

/// In single quotes, for every one of the shells.
std::string quoted(const std::string& text, const std::string& quoteInside)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? quoteInside : std::string(1, c);
    return result + "'";
}

/// A letter as it stands before signs that zsh would read.
std::string escaped(const std::string& text, const std::string& signs)
{
    std::string result;
    for (const char c : text)
        result += (signs.find(c) == std::string::npos ? "" : "\\") + std::string(1, c);
    return result;
}

constexpr auto anyFile = "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$current\")";

/// Lines are read as they are: names of files may hold blanks.
std::string bashWords(const std::string& words)
{
    return "mapfile -t COMPREPLY < <(compgen -W '" + words + "' -- \"$current\")";
}

std::string bashFiles(const Program& program)
{
    if (program.endings.empty())
        return anyFile;
    return "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- \"$current\"; shopt -s extglob; compgen -f -X '!*.@("
        + joined(program.endings, "|") + ")' -- \"$current\")";
}

std::string bashCommand(const Program& program, const Command& command, const std::string& indent)
{
    std::string text = indent + "case $before in\n";
    for (const Option& option : command.options) {
        if (!option.takesValue)
            continue;
        text += indent + "    " + option.name + ") ";
        if (!option.words.empty())
            text += bashWords(joined(option.words, " "));
        else
            text += option.isFile ? anyFile : ":";
        text += "; return ;;\n";
    }
    text += indent + "esac\n" + indent + "if [[ $current == -* ]]; then\n" + indent + "    " + bashWords(namesOf(command.options)) + "\n";
    if (command.takesFiles)
        text += indent + "else\n" + indent + "    " + bashFiles(program) + "\n";
    return text + indent + "fi\n";
}

std::string zshOption(const Option& option)
{
    const bool isLong = option.name.starts_with("--");
    std::string text = "*" + option.name + (option.takesValue && isLong ? "=" : "") + "[" + escaped(option.summary, "[]\\:") + "]";
    if (option.takesValue) {
        text += ":" + option.name.substr(option.name.find_first_not_of('-')) + ":";
        text += option.isFile ? "_files" : option.words.empty() ? " " : "(" + joined(option.words, " ") + ")";
    }
    return quoted(text, "'\\''");
}

std::string zshCommand(const Program& program, const Command& command, const std::string& indent)
{
    std::string text = indent + "_arguments -s";
    for (const Option& option : command.options)
        text += " \\\n" + indent + "    " + zshOption(option);
    if (command.takesFiles)
        text += " \\\n" + indent + "    '*:file:_files"
            + (program.endings.empty() ? "" : " -g \"*.(" + joined(program.endings, "|") + ")\"") + "'";
    return text + "\n";
}

std::string fishOption(const Program& program, const Option& option, const std::string& condition)
{
    const bool isLong = option.name.starts_with("--");
    std::string text = "complete -c " + program.name + condition + (isLong ? " -l " : " -s ") + option.name.substr(isLong ? 2 : 1);
    if (option.takesValue)
        text += option.isFile ? " -r -F" : option.words.empty() ? " -x" : " -x -a '" + joined(option.words, " ") + "'";
    return text + " -d " + quoted(option.summary, "\\'") + "\n";
}

}  // namespace

std::string bashScript(const Program& program)
{
    std::string function = "_" + program.name;
    for (char& c : function)
        c = c == '-' ? '_' : c;
    std::string text = licence() + function
        + "()\n{\n"
          "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
          "    # bash parts words at =, so that --name=value is three of them\n"
          "    if [[ $current == '=' ]]; then\n"
          "        current=''\n"
          "    elif [[ $before == '=' ]]; then\n"
          "        before=${COMP_WORDS[COMP_CWORD-2]}\n"
          "    fi\n"
          "    COMPREPLY=()\n";
    if (program.commands.size() == 1) {
        text += bashCommand(program, program.commands.front(), "    ");
    } else {
        text += "    if [[ $COMP_CWORD -eq 1 ]]; then\n        " + bashWords(namesOf(program.commands) + " " + namesOf(program.options))
            + "\n        return\n    fi\n    case ${COMP_WORDS[1]} in\n";
        for (const Command& command : program.commands)
            text += "    " + command.name + ")\n" + bashCommand(program, command, "        ") + "        ;;\n";
        text += "    esac\n";
    }
    return text + "}\ncomplete -F " + function + " " + program.name + "\n";
}

std::string zshScript(const Program& program)
{
    std::string text = "#compdef " + program.name + "\n" + licence();
    if (program.commands.size() == 1)
        return text + zshCommand(program, program.commands.front(), "");
    text += "local -a commands=(\n";
    for (const Command& command : program.commands)
        text += "    " + quoted(command.name + ":" + escaped(command.summary, ":"), "'\\''") + "\n";
    text += ")\nif (( CURRENT == 2 )); then\n    _describe command commands\n    compadd -- " + namesOf(program.options)
        + "\n    return\nfi\nlocal command=$words[2]\nshift words\n(( CURRENT-- ))\ncase $command in\n";
    for (const Command& command : program.commands)
        text += command.name + ")\n" + zshCommand(program, command, "    ") + "    ;;\n";
    return text + "esac\n";
}

std::string fishScript(const Program& program)
{
    std::string text = licence();
    if (program.commands.size() == 1) {
        for (const Option& option : program.commands.front().options)
            text += fishOption(program, option, "");
        for (const std::string& ending : program.endings)
            text += "complete -c " + program.name + " -k -a '(__fish_complete_suffix ." + ending + ")'\n";
        return text;
    }
    const std::string names = namesOf(program.commands);
    for (const Option& option : program.options)
        text += fishOption(program, option, " -n 'not __fish_seen_subcommand_from " + names + "'");
    for (const Command& command : program.commands) {
        text += "complete -c " + program.name + " -f -n 'not __fish_seen_subcommand_from " + names + "' -a " + command.name + " -d "
            + quoted(command.summary, "\\'") + "\n";
        const std::string condition = " -n '__fish_seen_subcommand_from " + command.name + "'";
        for (const Option& option : command.options)
            text += fishOption(program, option, condition);
        if (!command.takesFiles)
            text += "complete -c " + program.name + condition + " -f\n";
    }
    return text;
}

}  // namespace ae::completion
