// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "completions.h"

#include "app/commandline.h"
#include "attention/graph.h"
#include "cli/commands.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace ae::completion {

namespace {

std::vector<std::string> stepKeys()
{
    std::vector<std::string> keys;
    for (const StepSpec* step : stepCatalogue())
        keys.emplace_back(step->key);
    return keys;
}

bool namesFile(std::string_view value)
{
    return value.starts_with("FILE") || value.starts_with("OUT") || value == "IN";
}

Option optionOf(const cli::OptionSpec& spec)
{
    Option option{std::string(spec.name), spec.summary, !spec.value.empty(), namesFile(spec.value), {}};
    option.words.assign(spec.choices.begin(), spec.choices.end());
    if (spec.value == "KEY")
        option.words = stepKeys();
    return option;
}

const Option help = {"--help", "Print help and leave", false, false, {}};
const Option version = {"--version", "Print the version and leave", false, false, {}};

}  // namespace

Program commandLineProgram()
{
    Program program{"attention-cli", {}, {help, version}, {}};
    for (const cli::CommandSpec* spec : cli::commandCatalogue()) {
        Command command{std::string(spec->name), spec->summary, {}, false};
        for (const cli::OperandSpec& operand : spec->operands)
            command.takesFiles = command.takesFiles || namesFile(operand.name);
        for (const cli::OptionSpec& option : spec->options)
            command.options.push_back(optionOf(option));
        command.options.push_back(help);
        program.commands.push_back(std::move(command));
    }
    return program;
}

Program windowProgram()
{
    Command command{"", "", {}, true};
    for (const StartOption& spec : startOptions()) {
        Option option{spec.name.toStdString(), spec.help.toStdString(), !spec.value.isEmpty(), namesFile(spec.value.toStdString()), {}};
        for (const QString& word : spec.words)
            option.words.push_back(word.toStdString());
        if (spec.name == u"--language"_s) {
            for (const QString& file : QDir(u":/i18n"_s).entryList({u"attention-explorer_*.qm"_s}, QDir::Files, QDir::Name))
                option.words.push_back(file.section(u'_', 1).chopped(3).toStdString());
        }
        command.options.push_back(std::move(option));
    }
    return {"attention-explorer", {command}, {}, {"attn", "lesson"}};
}

}  // namespace ae::completion
