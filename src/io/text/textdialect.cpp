// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textdialect.h"

#include "attention/export.h"
#include "io/text/textkinds.h"
#include "io/text/textmarks.h"
#include "io/text/textquestion.h"
#include "io/text/textsplit.h"
#include "session/jsontext.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace ae {

namespace {

constexpr std::string_view separators = "\t;|, ";  // in the order in which they are believed; ' ' stands for runs of blanks
constexpr std::size_t mostScored = 2'000;  // cells that tell how well a separator fits

constexpr std::string_view nameLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

/// Lines before the table that are not part of it.
struct Prelude {
    std::string_view body;
    std::size_t firstLine = 1;
    std::optional<char> separator;
    std::vector<Problem> notes;
};

/// How the text reads with one separator.
struct Candidate {
    FieldTable table;
    std::optional<TableFrame> frame;
    MarkEvidence evidence;
    std::optional<char> decimal;
    std::optional<Problem> refusal;
    double score = 0;  ///< share of the cells that are numbers, and 1 more where the separator is plain
    char separator = ' ';

    bool asks() const { return refusal && questionOf(*refusal) != TextQuestion::None; }
    bool isReadable() const { return asks() || (frame && !evidence.other); }
    bool isOneColumn() const { return frame && frame->columns == 1; }
};

/// Excel's "sep=;", and the name that MATLAB and Octave print above a matrix.
Prelude preludeOf(std::string_view text)
{
    Prelude prelude{text, 1, std::nullopt, {}};
    const std::size_t start = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::size_t end = std::min(text.find_first_of("\r\n", start), text.size());
    const std::string_view line = text.substr(start, end - start);
    const std::string_view title = trimmedBlanks(line.substr(0, 200));
    const bool isSeparator = start == 0 && line.size() == 5 && (line.starts_with("sep=") || line.starts_with("SEP="))
        && separators.find(line[4]) != std::string_view::npos;
    const std::size_t nameEnd = std::min(title.find_first_not_of(nameLetters), title.size());
    const bool isTitle = nameEnd > 0 && trimmedBlanks(title.substr(nameEnd)) == "=";
    if (!isSeparator && !isTitle)
        return prelude;
    if (isSeparator)
        prelude.separator = line[4];
    else
        prelude.notes.push_back({ProblemKind::Data, "", AE_TR("ae", "the line \"%1\" left out"), "", {std::string(title)}});
    const std::size_t next = text.substr(end).starts_with("\r\n") ? end + 2 : std::min(end + 1, text.size());
    prelude.firstLine += static_cast<std::size_t>(
        std::max<std::ptrdiff_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(next), '\n'), 1));
    prelude.body = text.substr(next);
    return prelude;
}

/// Separators that stand in no number part all rows into as many cells.
bool isRegular(const FieldTable& table)
{
    const auto isLikeFirst = [&](const FieldRow& row) { return row.count == table.rows[0].count && row.count > 1; };
    return table.separator != ',' && table.separator != ' ' && std::all_of(table.rows.begin(), table.rows.end(), isLikeFirst);
}

double scoreOf(const FieldTable& table)
{
    const std::size_t count = std::min(table.fields.size(), mostScored);
    std::size_t numbers = 0;
    for (std::size_t i = 0; i < count; ++i)
        numbers += kindOf(table, table.fields[i]) == CellKind::Number ? 1 : 0;
    const double share = count == 0 ? 0 : static_cast<double>(numbers) / static_cast<double>(count);
    return share + (isRegular(table) ? 1 : 0);
}

Candidate candidateOf(const Prelude& prelude, char separator, const ReadChoices& choices)
{
    Candidate candidate;
    candidate.separator = separator;
    Result<FieldTable> table = splitFields(prelude.body, separator, prelude.firstLine);
    if (!table) {
        candidate.refusal = table.error();
        candidate.score = 1;  // an open quote, or a size: what is wrong is plain
        return candidate;
    }
    candidate.table = *std::move(table);
    candidate.score = scoreOf(candidate.table);
    Result<TableFrame> frame = frameOf(candidate.table, choices.hasHeader);
    if (frame) {
        candidate.evidence = evidenceOf(candidate.table, *frame);
        const Result<char> decimal = decimalOf(candidate.table, *frame, candidate.evidence, choices.decimal);
        if (decimal)
            candidate.decimal = *decimal;
        else
            candidate.refusal = decimal.error();
        candidate.frame = *std::move(frame);
    } else {
        candidate.refusal = frame.error();
    }
    return candidate;
}

bool splitsSomething(const Candidate& candidate)
{
    const auto& rows = candidate.table.rows;
    const bool hasPipes = candidate.separator == '|' && !rows.empty();
    return hasPipes || std::any_of(rows.begin(), rows.end(), [](const FieldRow& row) { return row.count > 1; });
}

Result<TextReading> outcomeOf(Candidate& candidate, const Prelude& prelude)
{
    if (candidate.refusal)
        return *candidate.refusal;
    candidate.table.notes.insert(candidate.table.notes.begin(), prelude.notes.begin(), prelude.notes.end());
    return TextReading{std::move(candidate.table), *std::move(candidate.frame), *candidate.decimal};
}

std::string cut(std::string_view text)
{
    return shortened(text, 40);
}

/// The first cell with a comma among the numbers.
NumberPlace firstComma(const Candidate& candidate)
{
    for (std::size_t row = 0; row < candidate.frame->rows; ++row) {
        for (std::size_t column = 0; column < candidate.frame->columns; ++column) {
            if (textOfNumber(candidate.table, *candidate.frame, {row, column}).find(',') != std::string_view::npos)
                return {row, column};
        }
    }
    return {};
}

std::string spacedOut(std::string_view text, std::string_view between)
{
    std::string result;
    for (const char c : text) {
        if (c == ',')
            result += between;
        else
            result += c;
    }
    return result;
}

/// One line of a text that reads as several cells parted by commas, and as one number.
Problem commaQuestion(const Candidate& blanks)
{
    const NumberPlace place = firstComma(blanks);
    const std::string text = cut(textOfNumber(blanks.table, *blanks.frame, place));
    const std::string where = placeOfRow(blanks.table, *blanks.frame, place.row);
    if (blanks.evidence.fits(',')) {
        return questionAbout(TextQuestion::Decimal, where,
                             AE_TR("ae", "\"%1\" can be read as the cells %2 (decimal point) or as the number %3 (decimal comma)"),
                             {text, spacedOut(text, " and "), spacedOut(text, ".")});
    }
    return {ProblemKind::Data,
            where,
            AE_TR("ae", "\"%1\" can be read as the cells %2 or as the number %3 with group marks"),
            AE_TR("ae", "put tabs or semicolons between the cells, or take the group marks out"),
            {text, spacedOut(text, " and "), spacedOut(text, "")}};
}

/// Signs that the commas of a .csv file are decimal commas after all: groups of digits parted by blanks, or a cell such as 05.
bool looksLikeDecimalCommas(const Candidate& commas, const Candidate& blanks)
{
    if (blanks.evidence.hasGroupBlanks)
        return true;
    const FieldTable& table = commas.table;
    for (const Field& field : table.fields) {
        const std::string_view text = trimmedBlanks(table.raw(field));
        if (text.size() > 1 && text[0] == '0' && text[1] >= '0' && text[1] <= '9')
            return true;
    }
    return false;
}

/// True where the names at the top hold commas, which part them then.
bool namesHoldCommas(const Candidate& blanks)
{
    if (!blanks.frame->hasHeader)
        return false;
    const FieldRow& names = blanks.table.rows[0];
    for (std::size_t column = 0; column < names.count; ++column) {
        if (blanks.table.raw(0, column).find(',') != std::string_view::npos)
            return true;
    }
    return false;
}

/// All cells between commas are numbers, but the rows have not the same number of them.
bool areNumbersInRaggedRows(const Candidate& commas)
{
    return !commas.isReadable() && !commas.frame && commas.score == 1;
}

enum class CommaOutcome { Commas, Blanks, Question };

/// Commas between cells, or blanks (perhaps just lines) between numbers with commas.
CommaOutcome settleCommas(const Candidate& commas, const Candidate& blanks, bool isCsv, const ReadChoices& choices)
{
    if (!blanks.isReadable() || !blanks.frame || (namesHoldCommas(blanks) && (commas.isReadable() || blanks.isOneColumn())))
        return CommaOutcome::Commas;
    const bool isRagged = areNumbersInRaggedRows(commas);
    if (!commas.isReadable() && !(isRagged && blanks.isOneColumn()))
        return CommaOutcome::Blanks;
    if (choices.decimal)
        return *choices.decimal == ',' && !blanks.refusal ? CommaOutcome::Blanks : CommaOutcome::Commas;
    if (isCsv && blanks.isOneColumn() && !looksLikeDecimalCommas(commas, blanks))
        return CommaOutcome::Commas;
    return CommaOutcome::Question;
}

bool hasEmptyField(const FieldTable& table)
{
    return std::any_of(table.fields.begin(), table.fields.end(),
                       [&](const Field& field) { return trimmedBlanks(table.raw(field)).empty(); });
}

/// None of them reads: the one that comes closest says why.
Problem closestRefusal(const std::vector<Candidate>& candidates)
{
    const Candidate* closest = nullptr;
    for (const Candidate& candidate : candidates) {
        if (candidate.refusal && (!closest || candidate.score > closest->score))
            closest = &candidate;
    }
    if (closest)
        return *closest->refusal;
    return {ProblemKind::Data, "", AE_TR("ae", "the table is empty: there are no numbers"), AE_TR("ae", "choose a table with numbers"), {}};
}

Candidate* find(std::vector<Candidate>& candidates, char separator)
{
    const auto found = std::find_if(candidates.begin(), candidates.end(), [&](const Candidate& c) { return c.separator == separator; });
    return found == candidates.end() ? nullptr : &*found;
}

Result<TextReading> settle(std::vector<Candidate>& candidates, const Prelude& prelude, bool isCsv, const ReadChoices& choices)
{
    Candidate* commas = find(candidates, ',');
    Candidate* blanks = find(candidates, ' ');
    if (commas && blanks) {
        switch (settleCommas(*commas, *blanks, isCsv, choices)) {
        case CommaOutcome::Question:
            return commaQuestion(*blanks);
        case CommaOutcome::Blanks:
            return outcomeOf(*blanks, prelude);
        case CommaOutcome::Commas:
            if (commas->isReadable())
                return outcomeOf(*commas, prelude);
        }
    }
    if (!commas && blanks && blanks->isReadable())
        return outcomeOf(*blanks, prelude);
    return closestRefusal(candidates);
}

}  // namespace

Result<TextReading> readSeparated(std::string_view text, bool isCsv, const ReadChoices& choices)
{
    const Prelude prelude = preludeOf(text);
    std::vector<Candidate> candidates;
    for (const char separator : separators) {
        const bool isUsed = separator == ' ' || prelude.body.find(separator) != std::string_view::npos;
        if (prelude.separator ? *prelude.separator != separator : !isUsed)
            continue;
        Candidate candidate = candidateOf(prelude, separator, choices);
        const bool isSure =
            prelude.separator || (separator != ',' && separator != ' ' && splitsSomething(candidate) && candidate.isReadable());
        if (isSure)
            return outcomeOf(candidate, prelude);
        // blanks would pass over the cells that tabs leave empty
        const Candidate* tabs = find(candidates, '\t');
        if (separator == ' ' && tabs && hasEmptyField(tabs->table))
            continue;
        if (separator == ' ' || candidate.refusal || splitsSomething(candidate))
            candidates.push_back(std::move(candidate));
    }
    return settle(candidates, prelude, isCsv, choices);
}

}  // namespace ae
