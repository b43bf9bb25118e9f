// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textmarks.h"

#include "attention/export.h"
#include "io/text/textnumber.h"
#include "io/text/textquestion.h"
#include "session/jsontext.h"

#include <algorithm>

namespace ae {

namespace {

constexpr std::size_t mostNamed = 5;  // cells that a sentence lists
constexpr std::size_t mostShown = 40;  // characters of a cell

std::string shownCell(const FieldTable& table, const TableFrame& frame, NumberPlace place)
{
    return shortened(textOfNumber(table, frame, place), mostShown);
}

std::string rowAndColumn(NumberPlace place)
{
    return "row " + std::to_string(place.row + 1) + " column " + std::to_string(place.column + 1);
}

void addEvidence(MarkEvidence& evidence, const MarkFit& fit, NumberPlace place)
{
    const auto note = [&](std::optional<NumberPlace>& first) {
        if (!first)
            first = place;
    };
    if (!fit.isNumber())
        note(evidence.other);
    else if (!fit.comma)
        note(evidence.pointOnly);
    else if (!fit.point)
        note(evidence.commaOnly);
    else if (fit.pointTraits.hasDecimal)
        note(evidence.pointOrGroup);
    else if (fit.commaTraits.hasDecimal)
        note(evidence.commaOrGroup);
    evidence.isCommaGroupProven = evidence.isCommaGroupProven || (fit.point && fit.pointTraits.isGroupProven);
    evidence.isPointGroupProven = evidence.isPointGroupProven || (fit.comma && fit.commaTraits.isGroupProven);
    evidence.hasGroupBlanks = evidence.hasGroupBlanks || fit.pointTraits.groupsByBlank || fit.commaTraits.groupsByBlank;
}

/// One cell with a decimal point and one with a decimal comma.
Problem mixedDecimals(const FieldTable& table, const TableFrame& frame, NumberPlace point, NumberPlace comma)
{
    return {ProblemKind::Data,
            "",
            AE_TR("ae", "decimal points and decimal commas are mixed: %1 is \"%2\", %3 is \"%4\""),
            AE_TR("ae", "write all numbers with the same decimal mark"),
            {rowAndColumn(point), shownCell(table, frame, point), rowAndColumn(comma), shownCell(table, frame, comma)}};
}

std::string withoutMark(std::string_view text, char mark, char instead)
{
    std::string result;
    for (const char c : text) {
        if (c != mark)
            result += c;
        else if (instead != '\0')
            result += instead;
    }
    return result;
}

/// "1,234" in every cell that has a mark.
Problem decimalOrGroup(const FieldTable& table, const TableFrame& frame, NumberPlace place, char mark)
{
    const std::string text = shownCell(table, frame, place);
    return questionAbout(TextQuestion::Decimal, placeOfNumber(table, frame, place),
                         mark == ',' ? AE_TR("ae", "\"%1\" can be read as %2 (decimal comma) or as %3 (the comma groups digits)")
                                     : AE_TR("ae", "\"%1\" can be read as %2 (decimal point) or as %3 (the point groups digits)"),
                         {text, withoutMark(text, mark, '.'), withoutMark(text, mark, '\0')});
}

/// One cell is sure to have one mark, and another has the other mark where groups end: it may be a decimal mark after all.
Problem mixedOrGrouped(const FieldTable& table, const TableFrame& frame, NumberPlace sure, NumberPlace unsure)
{
    return questionAbout(TextQuestion::Decimal, "",
                         AE_TR("ae",
                               "decimal points and decimal commas may be mixed: %1 is \"%2\", and \"%4\" in %3 can be a number "
                               "with another decimal mark or with a group mark"),
                         {rowAndColumn(sure), shownCell(table, frame, sure), rowAndColumn(unsure), shownCell(table, frame, unsure)});
}

/// Spreadsheets and tabs come from people, who group digits by points where the comma is the decimal mark; programs do not.
bool isPeoplesTable(const FieldTable& table)
{
    return table.separator == '\t' || table.separator == ';' || (table.separator == '\0' && table.hasNames);
}

/// What one cell that is no number is called in a list.
std::string described(const FieldTable& table, const TableFrame& frame, NumberPlace place)
{
    const std::string text = shownCell(table, frame, place);
    return rowAndColumn(place) + (text.empty() ? " is empty" : " is \"" + text + "\"");
}

Problem oneBadNumber(const FieldTable& table, const TableFrame& frame, NumberPlace place, const CellNumber& cell)
{
    const std::string where = lineOfRow(table, frame, place.row);
    const std::string text = shownCell(table, frame, place);
    const char* advice = AE_TR("ae", "write a number there");
    const std::vector<std::string> arguments = {std::to_string(place.row + 1), std::to_string(place.column + 1), text};
    switch (cell.kind) {
    case CellKind::Lines: {
        const std::string_view raw = textOfNumber(table, frame, place);
        const auto ends = std::count(raw.begin(), raw.end(), '\n');
        const auto lines = std::max(ends, std::count(raw.begin(), raw.end(), '\r')) + 1;
        if (lines == 2)
            return {ProblemKind::Data, where, AE_TR("ae", "row %1 column %2 holds two lines: \"%3\""), advice, arguments};
        return {ProblemKind::Data,
                where,
                AE_TR("ae", "row %1 column %2 holds %4 lines: \"%3\""),
                advice,
                {arguments[0], arguments[1], arguments[2], std::to_string(lines)}};
    }
    case CellKind::Empty:
        return {ProblemKind::Data, where, AE_TR("ae", "row %1 column %2 is empty, which is no number"), advice, arguments};
    case CellKind::Overflow:
        return {ProblemKind::Data, where, AE_TR("ae", "row %1 column %2 is %3, beyond the largest number that can be held, about 1.8e308"),
                AE_TR("ae", "write a smaller number, or inf"), arguments};
    default:
        return {ProblemKind::Data, where, AE_TR("ae", "row %1 column %2 is \"%3\", which is not a number"), advice, arguments};
    }
}

}  // namespace

const Field& fieldOfNumber(const FieldTable& table, const TableFrame& frame, NumberPlace place)
{
    return table.field(place.row + frame.firstRow(), place.column + frame.firstColumn());
}

std::string_view textOfNumber(const FieldTable& table, const TableFrame& frame, NumberPlace place)
{
    const Field& field = fieldOfNumber(table, frame, place);
    const bool isPlainText = field.form == FieldForm::Broken;
    return isPlainText ? table.raw(field) : trimmedBlanks(table.raw(field));
}

std::string placeOfNumber(const FieldTable& table, const TableFrame& frame, NumberPlace place)
{
    return placeOfRow(table, frame, place.row) + " column " + std::to_string(place.column + 1);
}

MarkEvidence evidenceOf(const FieldTable& table, const TableFrame& frame)
{
    MarkEvidence evidence;
    for (std::size_t row = 0; row < frame.rows; ++row) {
        for (std::size_t column = 0; column < frame.columns; ++column) {
            const NumberPlace place{row, column};
            const Field& field = fieldOfNumber(table, frame, place);
            const bool isWhole = field.form != FieldForm::Broken && field.form != FieldForm::Doubled;
            addEvidence(evidence, isWhole ? fitMarks(trimmedBlanks(table.raw(field)), table.isApart(field)) : MarkFit{}, place);
            if (evidence.other)
                return evidence;
        }
    }
    return evidence;
}

Result<char> decimalOf(const FieldTable& table, const TableFrame& frame, const MarkEvidence& evidence, std::optional<char> said)
{
    if (evidence.other)
        return badNumbers(table, frame, said.value_or(evidence.commaOnly && !evidence.pointOnly ? ',' : '.'));
    if (said)
        return evidence.fits(*said) ? Result<char>(*said) : badNumbers(table, frame, *said);
    if (evidence.pointOnly && evidence.commaOnly)
        return mixedDecimals(table, frame, *evidence.pointOnly, *evidence.commaOnly);
    if (evidence.pointOnly && evidence.commaOrGroup && !evidence.isCommaGroupProven)
        return mixedOrGrouped(table, frame, *evidence.pointOnly, *evidence.commaOrGroup);
    if (evidence.commaOnly && evidence.pointOrGroup && !evidence.isPointGroupProven)
        return mixedOrGrouped(table, frame, *evidence.commaOnly, *evidence.pointOrGroup);
    if (evidence.pointOnly || evidence.commaOnly)
        return evidence.pointOnly ? '.' : ',';
    if (evidence.pointOrGroup && evidence.commaOrGroup)
        return mixedOrGrouped(table, frame, *evidence.pointOrGroup, *evidence.commaOrGroup);
    if (evidence.commaOrGroup)
        return decimalOrGroup(table, frame, *evidence.commaOrGroup, ',');
    if (evidence.pointOrGroup && isPeoplesTable(table))
        return decimalOrGroup(table, frame, *evidence.pointOrGroup, '.');
    return '.';
}

Problem badNumbers(const FieldTable& table, const TableFrame& frame, char decimal)
{
    std::string list;
    std::size_t count = 0;
    bool areInFirstRow = true;
    std::optional<Problem> first;
    for (std::size_t row = 0; row < frame.rows; ++row) {
        for (std::size_t column = 0; column < frame.columns; ++column) {
            const NumberPlace place{row, column};
            const Field& field = fieldOfNumber(table, frame, place);
            CellNumber cell = readCell(textOfNumber(table, frame, place), decimal, table.isApart(field));
            if (field.form == FieldForm::Broken)
                cell.kind = CellKind::LikeNumber;
            if (cell.kind == CellKind::Number)
                continue;
            if (count == 0)
                first = oneBadNumber(table, frame, place, cell);
            areInFirstRow = areInFirstRow && row == 0;
            if (count++ < mostNamed)
                list += (list.empty() ? "" : ", ") + described(table, frame, place);
        }
    }
    if (count == 1)
        return *first;
    const bool canBeNames = areInFirstRow && !frame.hasHeader && table.hasNames && frame.rows > 1;
    return {ProblemKind::Data,
            first ? first->where : std::string(),
            AE_TR("ae", "%1 cells are not numbers: %2"),
            canBeNames ? AE_TR("ae", "write numbers there, or say --header yes if the first line holds names")
                       : AE_TR("ae", "write a number into each of them"),
            {std::to_string(count), count > mostNamed ? list + " ..." : list}};
}

}  // namespace ae
