// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/settings.h"

#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/displaytext.h"
#include "session/cellname.h"

#include <algorithm>

namespace ae::cli {

namespace {

std::optional<Problem> setExponent(Options& options, const std::string& where, const std::string& value)
{
    const Result<double> read = number(where, value);
    if (!read)
        return read.error();
    options.scaleExponent = *read;
    return std::nullopt;
}

std::optional<Problem> setTemperature(Options& options, const std::string& where, const std::string& value)
{
    const Result<double> read = number(where, value);
    if (!read)
        return read.error();
    options.temperature = *read;
    return std::nullopt;
}

/// Any mask that needs no painting.
std::optional<Problem> setMask(Options& options, const std::string& where, const std::string& value)
{
    std::vector<std::string_view> known;
    for (const MaskSpec& mask : maskCatalogue()) {
        if (!mask.isPainted)
            known.push_back(mask.key);
    }
    if (std::find(known.begin(), known.end(), value) == known.end())
        return usageProblem(where, "there is no mask \"%1\" to be set here", "give %2", {shortened(value, 40), listed(known)});
    options.mask = value;
    options.allowed.resize(0, 0);
    return std::nullopt;
}

/// What can be set by name; anything else is a cell.
struct OptionSetting {
    std::string_view name;
    std::optional<Problem> (*apply)(Options& options, const std::string& where, const std::string& value);
};

constexpr OptionSetting optionSettings[] = {
    {"scale_exponent", setExponent},
    {"temperature", setTemperature},
    {"mask", setMask},
};

std::optional<Problem> setOption(const OptionSetting& setting, Session& session, const std::string& where, const std::string& value)
{
    if (auto problem = setting.apply(session.options, where, value))
        return problem;
    const std::optional<Error> error = checkOptions(session.options, session.tokenCount());
    if (!error)
        return std::nullopt;
    Problem problem = problemOf(*error);
    problem.kind = ProblemKind::Usage;
    problem.where = where;
    return problem;
}

std::optional<Problem> setCell(Session& session, const Graph& graph, const std::string& where, const std::string& name,
                               const std::string& value)
{
    const Result<CellRef> cell = parseCellName(name, session, graph);
    if (!cell) {
        Problem problem = cell.error();
        problem.kind = ProblemKind::Usage;
        problem.where = where;
        return problem;
    }
    const auto matrix = session.matrices.find(cell->step);
    if (matrix == session.matrices.end()) {
        std::vector<std::string_view> inputs;
        for (const auto& [key, input] : session.matrices)
            inputs.push_back(key);
        return usageProblem(where, "%1 is computed and cannot be set", "set a cell of %2", {cell->step, listed(inputs)});
    }
    const Result<double> read = number(where, value);
    if (!read)
        return read.error();
    matrix->second(cell->row, cell->column) = *read;
    return std::nullopt;
}

}  // namespace

std::optional<Problem> applySetting(Session& session, const Graph& graph, const std::string& setting)
{
    const std::string where = "--set " + shortened(setting, 80);
    const std::size_t sign = setting.rfind('=');  // a token may hold an equals sign, a value never does
    if (sign == std::string::npos)
        return usageProblem(where, "there is no value", "write NAME=VALUE, as in X[4,0]=0.7 or mask=causal");
    const std::string name = setting.substr(0, sign);
    const std::string value = setting.substr(sign + 1);
    for (const OptionSetting& option : optionSettings) {
        if (option.name == name)
            return setOption(option, session, where, value);
    }
    if (name.find('[') != std::string::npos)
        return setCell(session, graph, where, name, value);
    return usageProblem(where, "there is nothing called \"%1\" to set", "set scale_exponent, temperature, mask or a cell such as X[0,0]",
                        {shortened(name, 40)});
}

}  // namespace ae::cli
