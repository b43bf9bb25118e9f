// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textfields.h"

#include "attention/export.h"
#include "io/text/nameguard.h"
#include "session/decimal.h"
#include "session/jsontext.h"
#include "session/session.h"

#include <algorithm>

namespace ae {

namespace {

constexpr auto mostSide = static_cast<std::size_t>(limits::side);
constexpr auto mostValues = static_cast<std::size_t>(limits::valuesPerMatrix);
constexpr std::size_t namesAround = 2;  // a line or column of names, and one that is left out in the end

std::string replacedAll(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result;
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t found = std::min(text.find(from, position), text.size());
        result += text.substr(position, found - position);
        if (found < text.size())
            result += to;
        position = found + from.size();
    }
    return result;
}

}  // namespace

std::string_view trimmedBlanks(std::string_view text)
{
    for (std::size_t end = 0; !text.empty(); end = 0) {
        const std::optional<char32_t> c = nextCodePoint(text, end);
        if (!c || !isBlank(*c))
            break;
        text.remove_prefix(end);
    }
    while (!text.empty()) {
        std::size_t start = text.size() - 1;
        while (start > 0 && (static_cast<unsigned char>(text[start]) & 0xC0) == 0x80)
            --start;
        std::size_t end = start;
        const std::optional<char32_t> c = nextCodePoint(text, end);
        if (!c || end != text.size() || !isBlank(*c))
            break;
        text.remove_suffix(text.size() - start);
    }
    return text;
}

bool FieldTable::isApart(const Field& field) const
{
    return field.form != FieldForm::Plain || (separator != ' ' && separator != ',');
}

void FieldTable::add(std::size_t start, std::size_t end, FieldForm form)
{
    fields.push_back({static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(end - start), form});
}

void FieldTable::endRow(std::size_t line)
{
    const std::size_t first = rows.empty() ? 0 : rows.back().first + rows.back().count;
    rows.push_back({first, fields.size() - first, line});
}

void FieldTable::addOwn(std::string_view fieldText, FieldForm form)
{
    const std::size_t start = own.size();
    own += fieldText;
    add(start, own.size(), form);
}

std::string nameIn(const FieldTable& table, const Field& field)
{
    const std::string_view raw = table.raw(field);
    std::string name(trimmedBlanks(raw));
    if (field.form == FieldForm::Doubled)
        name = replacedAll(name, "\"\"", "\"");
    if (table.separator == '|')
        name = replacedAll(name, "\\|", "|");
    return unguardedName(std::move(name));
}

std::optional<Problem> tooBig(const FieldTable& table)
{
    if (table.rows.size() > mostSide + namesAround) {
        return Problem{ProblemKind::Data,
                       "",
                       AE_TR("ae", "the table has more than %1 rows"),
                       AE_TR("ae", "cut it down; a matrix holds at most %1 rows, %1 columns and %2 numbers"),
                       {std::to_string(mostSide), std::to_string(mostValues)}};
    }
    if (table.fields.size() > mostValues + namesAround * (mostSide + mostSide)) {
        return Problem{ProblemKind::Data,
                       "",
                       AE_TR("ae", "the table has more than %2 cells"),
                       AE_TR("ae", "cut it down; a matrix holds at most %1 rows, %1 columns and %2 numbers"),
                       {std::to_string(mostSide), std::to_string(mostValues)}};
    }
    return std::nullopt;
}

Problem tooManyColumns(std::size_t line)
{
    return {ProblemKind::Data,
            line == 0 ? std::string() : "line " + std::to_string(line),
            AE_TR("ae", "a row has more than %1 cells"),
            AE_TR("ae", "cut it down; a matrix holds at most %1 rows, %1 columns and %2 numbers"),
            {std::to_string(mostSide), std::to_string(mostValues)}};
}

}  // namespace ae
