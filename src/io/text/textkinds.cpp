// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textkinds.h"

#include "session/numbers.h"

namespace ae {

CellKind kindOf(const FieldTable& table, const Field& field)
{
    if (field.form == FieldForm::Broken)
        return CellKind::LikeNumber;
    const std::string_view text = trimmedBlanks(table.raw(field));
    return fitMarks(text, table.isApart(field)).isNumber() ? CellKind::Number : kindOfOther(text);
}

std::optional<std::size_t> wholeNumber(std::string_view text)
{
    if (text.empty() || text.size() > 9 || text.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    const std::optional<double> value = readNumber(text);
    return value ? std::optional(static_cast<std::size_t>(*value)) : std::nullopt;
}

void KindCounts::count(const FieldTable& table, const Field& field)
{
    const CellKind kind = kindOf(table, field);
    ++all;
    numbers += kind == CellKind::Number ? 1 : 0;
    names += kind == CellKind::Name ? 1 : 0;
    likeNumbers += kind == CellKind::LikeNumber ? 1 : 0;
    headings += field.form == FieldForm::Heading ? 1 : 0;
    quoted += field.form == FieldForm::Quoted ? 1 : 0;
}

}  // namespace ae
