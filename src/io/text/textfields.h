// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

enum class FieldForm : std::uint8_t {
    Plain,
    Quoted,  ///< stood in quotes, which are not part of it
    Doubled,  ///< likewise, with doubled quotes inside
    Broken,  ///< more follows after its closing quote; the quotes are part of it
    Heading,  ///< marked as a name by the format (HTML's th)
};

/// One cell of a table as it is written: a piece of the table's text.
struct Field {
    std::uint32_t start = 0;  ///< in bytes
    std::uint32_t length = 0;
    FieldForm form = FieldForm::Plain;
};

/// Consecutive fields that stand in one row.
struct FieldRow {
    std::size_t first = 0;
    std::size_t count = 0;
    std::size_t line = 0;  ///< of the file, from 1; 0 where lines mean nothing
};

/// A table split into fields, before anybody asks which of them are numbers. A text is at most limits::fileBytes long.
struct FieldTable {
    std::string_view text;  ///< what the fields are pieces of, unless `own` is
    std::string own;
    std::vector<Field> fields;
    std::vector<FieldRow> rows;
    std::vector<Problem> notes;
    char separator = '\0';  ///< between fields; '\0' where brackets or tags part them
    bool hasHeadingRow = false;  ///< the format itself marks the first row as names
    bool hasNames = true;  ///< false for formats that hold numbers only
    std::size_t blankLines = 0;  ///< between rows
    std::size_t firstBlankLine = 0;

    std::string_view content() const { return own.empty() ? text : std::string_view(own); }
    const Field& field(std::size_t row, std::size_t column) const { return fields[rows[row].first + column]; }
    std::string_view raw(const Field& field) const { return content().substr(field.start, field.length); }
    std::string_view raw(std::size_t row, std::size_t column) const { return raw(field(row, column)); }
    /// True where a blank inside the field cannot stand between two cells.
    bool isApart(const Field& field) const;

    void add(std::size_t start, std::size_t end, FieldForm form);
    /// All fields since the last row become a row.
    void endRow(std::size_t line);
    /// Adds a field whose text does not stand in the file as it is.
    void addOwn(std::string_view fieldText, FieldForm form);
};

/// Without blanks of any kind at both ends.
std::string_view trimmedBlanks(std::string_view text);

/// The field as a name: quotes undone, blanks at its ends cut off, and without the apostrophe that keeps spreadsheets from running it.
std::string nameIn(const FieldTable& table, const Field& field);

/// Why the table is too big, if it is; to be asked while it grows.
std::optional<Problem> tooBig(const FieldTable& table);
Problem tooManyColumns(std::size_t line);

}  // namespace ae
