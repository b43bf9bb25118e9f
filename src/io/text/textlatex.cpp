// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textlatex.h"

#include "attention/export.h"
#include "session/jsontext.h"
#include "session/session.h"

#include <algorithm>
#include <array>

using namespace std::string_view_literals;

namespace ae {

namespace {

constexpr std::string_view begin = "\\begin{";
constexpr std::size_t farthest = 200;  // bytes before the environment: \left[, dollars, a name

struct Environment {
    std::string_view name;
    bool hasColumns;  ///< a list of columns in braces follows
};

constexpr std::array environments = {
    Environment{"matrix", false},  Environment{"pmatrix", false},     Environment{"bmatrix", false}, Environment{"Bmatrix", false},
    Environment{"vmatrix", false}, Environment{"Vmatrix", false},     Environment{"array", true},    Environment{"tabular", true},
    Environment{"matrix*", false}, Environment{"smallmatrix", false},
};

constexpr std::array rules = {"\\hline"sv, "\\toprule"sv, "\\midrule"sv, "\\bottomrule"sv};

Problem latexProblem(const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Data, "", what, advice, std::move(arguments)};
}

/// A cell without rules before it and dollars around it.
std::string_view bareCell(std::string_view cell)
{
    cell = trimmedBlanks(cell);
    for (bool isCut = true; isCut;) {
        isCut = false;
        for (const std::string_view rule : rules) {
            if (!cell.starts_with(rule))
                continue;
            cell = trimmedBlanks(cell.substr(rule.size()));
            isCut = true;
        }
    }
    if (cell.size() > 1 && cell.front() == '$' && cell.back() == '$')
        cell = trimmedBlanks(cell.substr(1, cell.size() - 2));
    return cell;
}

/// Splits the inside of an environment at & and \\.
std::optional<Problem> splitBody(std::string_view text, std::size_t start, std::size_t end, FieldTable& table)
{
    std::size_t cellStart = start;
    std::size_t rowStart = table.fields.size();
    const auto endCell = [&](std::size_t cellEnd) {
        const std::string_view cell = bareCell(text.substr(cellStart, cellEnd - cellStart));
        const auto place = cell.empty() ? cellEnd : static_cast<std::size_t>(cell.data() - text.data());
        table.add(place, place + cell.size(), FieldForm::Plain);
    };
    const auto isBareRow = [&] { return table.fields.size() == rowStart + 1 && table.fields.back().length == 0; };
    for (std::size_t i = start; i <= end; ++i) {
        const bool isBreak = i < end && text.substr(i, 2) == "\\\\";
        const bool isCell = i < end && text[i] == '&' && text[i - 1] != '\\';
        if (!isBreak && !isCell && i < end)
            continue;
        endCell(i);
        if (isCell) {
            cellStart = i + 1;
            continue;
        }
        if (isBareRow() && i == end)
            table.fields.pop_back();
        else
            table.endRow(0);
        rowStart = table.fields.size();
        cellStart = ++i + 1;
        if (cellStart < end && text[cellStart] == '[')  // the space below the row
            cellStart = std::min(text.find(']', cellStart), end - 1) + 1;
        if (auto problem = tooBig(table))
            return problem;
    }
    return std::nullopt;
}

}  // namespace

bool looksLikeLatex(std::string_view text)
{
    text = trimmedBlanks(text.substr(0, farthest + begin.size()));
    const std::size_t found = text.find(begin);
    return found != std::string_view::npos && (found == 0 || text[0] == '\\' || text[0] == '$' || text.find_first_of("\r\n") > found);
}

Result<FieldTable> readLatex(std::string_view text)
{
    const std::size_t open = text.find(begin);
    const std::size_t nameStart = open + begin.size();
    const std::size_t nameEnd = open == std::string_view::npos ? open : text.find('}', nameStart);
    if (nameEnd == std::string_view::npos)
        return latexProblem(AE_TR("ae", "a LaTeX environment is cut off"), AE_TR("ae", "copy all of it"));
    const std::string_view name = text.substr(nameStart, nameEnd - nameStart);
    const auto* found = std::find_if(environments.begin(), environments.end(), [&](const Environment& e) { return e.name == name; });
    if (found == environments.end()) {
        return latexProblem(AE_TR("ae", "the LaTeX environment \"%1\" is not read"),
                            AE_TR("ae", "copy a pmatrix, bmatrix, array or tabular"), {shortened(name, 40)});
    }
    std::size_t start = nameEnd + 1;
    if (found->hasColumns && start < text.size() && text[start] == '{')
        start = std::min(text.find('}', start), text.size() - 1) + 1;
    const std::size_t end = text.find("\\end{" + std::string(name) + "}", start);
    if (end == std::string_view::npos)
        return latexProblem(AE_TR("ae", "a LaTeX environment is cut off"), AE_TR("ae", "copy all of it"));
    if (text.find(begin, start) != std::string_view::npos)
        return latexProblem(AE_TR("ae", "there is more than one LaTeX environment"), AE_TR("ae", "copy one matrix"));
    FieldTable table;
    table.text = text;
    if (auto problem = splitBody(text, start, end, table))
        return *problem;
    return table;
}

}  // namespace ae
