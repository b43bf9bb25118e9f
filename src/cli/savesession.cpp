// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/savesession.h"

#include "cli/console.h"
#include "cli/displaytext.h"
#include "io/formats.h"

#include <filesystem>

namespace ae::cli {

namespace {

Problem existsAlready()
{
    return {ProblemKind::WouldOverwrite, {}, "it exists already", "use --force to overwrite it, or choose another name", {}};
}

}  // namespace

Overwrite overwriteOf(const Arguments& arguments)
{
    return arguments.has("--force") ? Overwrite::Allow : Overwrite::Refuse;
}

std::optional<Problem> checkSessionName(std::string_view option, const std::string& file)
{
    const FormatSpec* format = formatFor(file);
    if (format && format->content == FormatContent::Session)
        return std::nullopt;
    return usageProblem(std::string(option), "%1 does not end in .attn", "sessions do", {"\"" + shortened(file, 80) + "\""});
}

std::optional<Problem> checkOverwrite(const std::string& file, Overwrite overwrite)
{
    std::error_code error;
    if (overwrite == Overwrite::Allow || !std::filesystem::exists(std::filesystem::symlink_status(file, error)))
        return std::nullopt;
    return existsAlready();
}

int saveSession(const std::string& file, const Session& session, Overwrite overwrite, Console& console)
{
    const Evaluation none;
    const Results results{session, none, std::filesystem::path(file).filename().string()};
    const auto problem = writeFormat(*formatFor(file), file, results, {}, overwrite);
    if (!problem)
        return exitcode::good;
    return console.fail(file, problem->kind == ProblemKind::WouldOverwrite ? existsAlready() : *problem);
}

}  // namespace ae::cli
