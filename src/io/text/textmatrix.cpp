// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textmatrix.h"

#include "attention/export.h"
#include "io/text/textmarks.h"
#include "io/text/textnumber.h"
#include "session/jsontext.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ae {

namespace {

constexpr std::size_t mostNamed = 5;  // names that a note lists

/// What the numbers of a table are written with, counted.
struct Spellings {
    bool hasDecimalComma = false;
    bool hasGroupMarks = false;
    bool hasGroupBlanks = false;
    bool hasTypographicMinus = false;
    bool hasFortranExponents = false;
    std::size_t notFinite = 0;
    std::size_t underflows = 0;

    void add(const CellNumber& cell, char decimal)
    {
        hasDecimalComma = hasDecimalComma || (decimal == ',' && cell.traits.hasDecimal);
        hasGroupMarks = hasGroupMarks || cell.traits.groupsByOther || cell.traits.groupsBySign;
        hasGroupBlanks = hasGroupBlanks || cell.traits.groupsByBlank;
        hasTypographicMinus = hasTypographicMinus || cell.traits.hasTypographicMinus;
        hasFortranExponents = hasFortranExponents || cell.traits.hasFortranExponent;
        notFinite += std::isfinite(cell.value) ? 0 : 1;
        underflows += cell.isUnderflow ? 1 : 0;
    }
};

void addNote(std::vector<Problem>& notes, const char* what, const char* advice = "", std::vector<std::string> arguments = {})
{
    notes.push_back({ProblemKind::Data, "", what, advice, std::move(arguments)});
}

void noteSpellings(const Spellings& spellings, std::vector<Problem>& notes)
{
    struct Note {
        bool isDue;
        const char* what;
    };
    const Note spelled[] = {
        {spellings.hasDecimalComma, AE_TR("ae", "decimal comma read")},
        {spellings.hasGroupMarks, AE_TR("ae", "grouping marks removed")},
        {spellings.hasGroupBlanks, AE_TR("ae", "grouping spaces removed")},
        {spellings.hasTypographicMinus, AE_TR("ae", "typographic minus read as minus")},
        {spellings.hasFortranExponents, AE_TR("ae", "D exponents read")},
        {spellings.notFinite == 1, AE_TR("ae", "1 cell is not finite")},
    };
    for (const Note& note : spelled) {
        if (note.isDue)
            addNote(notes, note.what);
    }
    if (spellings.notFinite > 1)
        addNote(notes, AE_TR("ae", "%1 cells are not finite"), "", {std::to_string(spellings.notFinite)});
    if (spellings.underflows > 0) {
        addNote(notes, AE_TR("ae", "numbers too small to be held read as 0: %1"), AE_TR("ae", "write numbers above 5e-324"),
                {std::to_string(spellings.underflows)});
    }
}

std::string listed(const std::vector<std::string>& names)
{
    std::string list;
    for (std::size_t i = 0; i < std::min(names.size(), mostNamed); ++i)
        list += (i == 0 ? "" : ", ") + shortened(names[i], 30);
    return names.size() > mostNamed ? list + " ..." : list;
}

void noteNames(const TableFrame& frame, ReadMatrix& read)
{
    if (frame.hasHeader && read.columnNames.empty())
        addNote(read.notes, AE_TR("ae", "first line taken as names (labels), all of them empty"));
    else if (frame.hasHeader)
        addNote(read.notes, AE_TR("ae", "first line taken as names (labels): %1"), "", {listed(read.columnNames)});
    if (frame.hasRowNames)
        addNote(read.notes, AE_TR("ae", "first column taken as names (labels): %1"), "", {listed(read.rowNames)});
}

}  // namespace

Result<TextReading> readingOf(FieldTable table, const ReadChoices& choices)
{
    Result<TableFrame> frame = frameOf(table, choices.hasHeader);
    if (!frame)
        return frame.error();
    const Result<char> decimal = decimalOf(table, *frame, evidenceOf(table, *frame), choices.decimal);
    if (!decimal)
        return decimal.error();
    return TextReading{std::move(table), *std::move(frame), *decimal};
}

Result<ReadMatrix> matrixOf(const TextReading& reading)
{
    const TableFrame& frame = reading.frame;
    ReadMatrix read;
    read.numbers.resize(static_cast<Index>(frame.rows), static_cast<Index>(frame.columns));
    Spellings spellings;
    for (std::size_t row = 0; row < frame.rows; ++row) {
        for (std::size_t column = 0; column < frame.columns; ++column) {
            const NumberPlace place{row, column};
            const Field& field = fieldOfNumber(reading.table, frame, place);
            const CellNumber cell = readCell(trimmedBlanks(reading.table.raw(field)), reading.decimal, reading.table.isApart(field));
            if (cell.kind != CellKind::Number)
                return badNumbers(reading.table, frame, reading.decimal);
            spellings.add(cell, reading.decimal);
            read.numbers(static_cast<Index>(row), static_cast<Index>(column)) = cell.value;
        }
    }
    read.columnNames = columnNamesOf(reading.table, frame);
    read.rowNames = rowNamesOf(reading.table, frame);
    read.notes = reading.table.notes;
    read.notes.insert(read.notes.end(), frame.notes.begin(), frame.notes.end());
    noteNames(frame, read);
    noteSpellings(spellings, read.notes);
    return read;
}

}  // namespace ae
