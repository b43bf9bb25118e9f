// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/settings.h"

#include "attention/export.h"
#include "session/cellname.h"
#include "session/jsontext.h"
#include "session/numbers.h"

#include <algorithm>

namespace ae {

namespace {

Problem refusal(const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Usage, "", what, advice, std::move(arguments)};
}

std::string listed(const std::vector<std::string_view>& words)
{
    std::string list;
    for (const std::string_view word : words)
        list.append(list.empty() ? "" : ", ").append(word);
    return list;
}

Result<double> number(std::string_view text)
{
    if (const std::optional<double> value = readNumber(text))
        return *value;
    return refusal(AE_TR("ae", "\"%1\" cannot be read as a number"), AE_TR("ae", "write it like 0.5, -2, 1e-3, nan or -inf"),
                   {shortened(text)});
}

template <double Options::*Member> std::optional<Problem> setNumber(Options& options, std::string_view value)
{
    const Result<double> read = number(value);
    if (!read)
        return read.error();
    options.*Member = *read;
    return std::nullopt;
}

/// Any mask that needs no painting.
std::optional<Problem> setMask(Options& options, std::string_view value)
{
    std::vector<std::string_view> known;
    for (const MaskSpec& mask : maskCatalogue()) {
        if (!mask.isPainted)
            known.push_back(mask.key);
    }
    if (std::ranges::find(known, value) == known.end())
        return refusal(AE_TR("ae", "there is no mask \"%1\" to be set here"), AE_TR("ae", "give %2"),
                       {shortened(value, 40), listed(known)});
    options.mask = value;
    options.allowed.resize(0, 0);
    return std::nullopt;
}

/// What can be set by name; anything else is a cell.
struct OptionSetting {
    std::string_view name;
    std::optional<Problem> (*apply)(Options& options, std::string_view value);
};

constexpr OptionSetting optionSettings[] = {
    {"scale_exponent", setNumber<&Options::scaleExponent>},
    {"temperature", setNumber<&Options::temperature>},
    {"mask", setMask},
};

std::optional<Problem> setOption(const OptionSetting& setting, Session& session, std::string_view value)
{
    if (auto problem = setting.apply(session.options, value))
        return problem;
    const std::optional<Error> error = checkOptions(session.options, session.tokenCount());
    if (!error)
        return std::nullopt;
    Problem problem = problemOf(*error);
    problem.kind = ProblemKind::Usage;
    return problem;
}

std::optional<Problem> setCell(Session& session, const Graph& graph, std::string_view name, std::string_view value)
{
    const Result<CellRef> cell = parseCellName(name, session, graph);
    if (!cell) {
        Problem problem = cell.error();
        problem.kind = ProblemKind::Usage;
        return problem;
    }
    const auto matrix = session.matrices.find(cell->step);
    if (matrix == session.matrices.end()) {
        std::vector<std::string_view> inputs;
        for (const auto& [key, input] : session.matrices)
            inputs.push_back(key);
        return refusal(AE_TR("ae", "%1 is computed and cannot be set"), AE_TR("ae", "set a cell of %2"), {cell->step, listed(inputs)});
    }
    const Result<double> read = number(value);
    if (!read)
        return read.error();
    matrix->second(cell->row, cell->column) = *read;
    return std::nullopt;
}

}  // namespace

std::optional<Problem> applySetting(Session& session, const Graph& graph, std::string_view setting)
{
    const std::size_t sign = setting.rfind('=');  // a token may hold an equals sign, a value never does
    if (sign == std::string_view::npos)
        return refusal(AE_TR("ae", "there is no value"), AE_TR("ae", "write NAME=VALUE, as in X[4,0]=0.7 or mask=causal"));
    const std::string_view name = setting.substr(0, sign);
    const std::string_view value = setting.substr(sign + 1);
    for (const OptionSetting& option : optionSettings) {
        if (option.name == name)
            return setOption(option, session, value);
    }
    if (name.find('[') != std::string_view::npos)
        return setCell(session, graph, name, value);
    return refusal(AE_TR("ae", "there is nothing called \"%1\" to set"),
                   AE_TR("ae", "set scale_exponent, temperature, mask or a cell such as X[0,0]"), {shortened(name, 40)});
}

}  // namespace ae
