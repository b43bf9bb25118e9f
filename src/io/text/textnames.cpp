// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textnames.h"

#include "attention/export.h"
#include "attention/step.h"
#include "io/text/textkinds.h"
#include "io/text/textquestion.h"
#include "session/session.h"

#include <algorithm>
#include <array>

namespace ae {

namespace {

constexpr std::size_t mostNamed = 5;  // of what a sentence lists

class Framer {
public:
    Framer(const FieldTable& table, std::optional<bool> said) : m_table(table), m_said(said), m_used(table.rows.size()) { }

    Result<TableFrame> frame();

private:
    bool isEmptyField(std::size_t row, std::size_t column) const { return trimmedBlanks(m_table.raw(row, column)).empty(); }
    bool isEmptyRow(std::size_t row) const;
    std::size_t width(std::size_t row) const;
    void leaveOutEmptyEnds();
    bool hasEmptyLastColumn() const;
    void decideHeader();
    bool isUndecidedFirstRow(const KindCounts& first);
    bool isCountingFirstRow() const;
    bool isOurCorner() const;
    std::optional<Problem> checkWidths();
    bool hasShortHeader() const;
    KindCounts firstColumn() const;
    bool isCountingColumn() const;
    bool hasNamesInFront() const;
    std::optional<Problem> leaveOutStates();
    bool hasStates() const;
    std::optional<Problem> checkSize() const;
    Problem headerQuestion() const;
    Problem ragged(std::size_t row) const;

    const FieldTable& m_table;
    std::optional<bool> m_said;
    TableFrame m_frame;
    std::size_t m_used;  // rows without the empty ones at the end
    std::size_t m_cutWidth = 0;  // rows of this many fields end in an empty one; 0: none do
    bool m_hasEmptyCorner = false;
    bool m_asksForHeader = false;
    bool m_hasShortHeader = false;
    bool m_hasStates = false;
};

bool Framer::isEmptyRow(std::size_t row) const
{
    for (std::size_t column = 0; column < m_table.rows[row].count; ++column) {
        if (!isEmptyField(row, column))
            return false;
    }
    return true;
}

std::size_t Framer::width(std::size_t row) const
{
    const std::size_t count = m_table.rows[row].count;
    return count == m_cutWidth ? count - 1 : count;
}

/// A separator at the end of every row, though perhaps not behind the names.
bool Framer::hasEmptyLastColumn() const
{
    const std::size_t count = m_table.rows[m_used - 1].count;
    if (count < 2 || m_table.separator == ' ')
        return false;
    for (std::size_t row = m_used; row-- > 0;) {
        const std::size_t own = m_table.rows[row].count;
        const bool isShortHeader = row == 0 && m_used > 1 && own + 1 == count;
        if (!isShortHeader && (own != count || !isEmptyField(row, count - 1)))
            return false;
    }
    return true;
}

void Framer::leaveOutEmptyEnds()
{
    while (m_used > 0 && isEmptyRow(m_used - 1))
        --m_used;
    if (m_used < m_table.rows.size() && m_used > 0) {
        m_frame.notes.push_back(
            {ProblemKind::Data, "", AE_TR("ae", "empty rows at the end left out: %1"), "", {std::to_string(m_table.rows.size() - m_used)}});
    }
    if (m_used > 0 && hasEmptyLastColumn()) {
        m_cutWidth = m_table.rows[m_used - 1].count;
        m_frame.notes.push_back({ProblemKind::Data, "", AE_TR("ae", "the empty last column left out"), "", {}});
    }
}

/// The corner of our own tables says what a row is.
bool Framer::isOurCorner() const
{
    const std::string_view corner = trimmedBlanks(m_table.raw(0, 0));
    return width(0) > 1 && m_used > 1 && (corner == "token" || corner == "feature");
}

KindCounts Framer::firstColumn() const
{
    KindCounts counts;
    for (std::size_t row = m_frame.firstRow(); row < m_used; ++row)
        counts.count(m_table, m_table.field(row, 0));
    return counts;
}

/// 0, 1, 2 ... above numbers with decimals: the names that pandas gives to columns without any.
bool Framer::isCountingFirstRow() const
{
    if (width(0) < 2 || m_used < 2)
        return false;
    for (std::size_t column = 0; column < width(0); ++column) {
        if (wholeNumber(trimmedBlanks(m_table.raw(0, column))) != column)
            return false;
    }
    for (std::size_t row = 1; row < m_used; ++row) {
        for (std::size_t column = 0; column < width(row); ++column) {
            if (m_table.raw(row, column).find_first_of(".,eE") == std::string_view::npos)
                return false;
        }
    }
    return true;
}

/// Numbers as names, beside an empty corner or marked as names, are a question.
bool Framer::isUndecidedFirstRow(const KindCounts& first)
{
    if (m_table.hasHeadingRow)
        return first.numbers > 0 && first.names == 0;
    m_hasEmptyCorner = m_used > 1 && first.all > 1 && first.numbers + 1 == first.all && isEmptyField(0, 0);
    if (!m_hasEmptyCorner)
        return isCountingFirstRow();
    m_frame.hasHeader = true;
    const KindCounts front = firstColumn();
    m_frame.hasHeader = front.areNames();
    return front.numbers == front.all;
}

void Framer::decideHeader()
{
    if (!m_table.hasNames)
        return;
    if (m_said) {
        m_frame.hasHeader = *m_said;
        return;
    }
    KindCounts first;
    for (std::size_t column = 0; column < width(0); ++column)
        first.count(m_table, m_table.field(0, column));
    m_frame.hasHeader = first.headings == first.all || isOurCorner();
    if (m_frame.hasHeader)
        return;
    m_asksForHeader = isUndecidedFirstRow(first);
    if (!m_asksForHeader && (first.areNames() || m_table.hasHeadingRow))
        m_frame.hasHeader = true;
}

bool Framer::isCountingColumn() const
{
    const std::optional<std::size_t> start = wholeNumber(trimmedBlanks(m_table.raw(m_frame.firstRow(), 0)));
    if (!start || *start > 1)
        return false;
    for (std::size_t row = m_frame.firstRow(); row < m_used; ++row) {
        if (wholeNumber(trimmedBlanks(m_table.raw(row, 0))) != *start + row - m_frame.firstRow())
            return false;
    }
    return true;
}

/// R leaves the corner out: the first line is one cell shorter, and the rows start with their names.
bool Framer::hasShortHeader() const
{
    if (!m_frame.hasHeader || m_used < 2 || width(0) + 1 != width(1))
        return false;
    const KindCounts front = firstColumn();
    return front.areNames() || front.quoted == front.all || (width(0) > 1 && isCountingColumn());
}

Problem Framer::ragged(std::size_t row) const
{
    const std::size_t first = m_frame.firstRow();
    const char* advice = AE_TR("ae", "give every row the same number of cells");
    if (row < first) {
        return {ProblemKind::Data,
                "line " + std::to_string(m_table.rows[row].line),
                AE_TR("ae", "the line of names has %1 cells, row 1 has %2"),
                advice,
                {std::to_string(width(row)), std::to_string(width(first))}};
    }
    return {ProblemKind::Data,
            lineOfRow(m_table, m_frame, row - first),
            AE_TR("ae", "row %1 has %2 cells, row 1 has %3"),
            advice,
            {std::to_string(row - first + 1), std::to_string(width(row)), std::to_string(width(first))}};
}

std::optional<Problem> Framer::checkWidths()
{
    const std::size_t first = m_frame.firstRow();
    if (m_used <= first) {
        return Problem{ProblemKind::Data,
                       "",
                       AE_TR("ae", "there are names but no numbers"),
                       AE_TR("ae", "choose a table with numbers below its first line"),
                       {}};
    }
    for (std::size_t row = first; row < m_used; ++row) {
        if (width(row) != width(first))
            return ragged(row);
    }
    m_hasShortHeader = hasShortHeader();
    if (first > 0 && width(0) != width(first) && !m_hasShortHeader)
        return ragged(0);
    return std::nullopt;
}

bool Framer::hasNamesInFront() const
{
    if (!m_table.hasNames)
        return false;
    if (m_hasShortHeader)
        return true;
    if (width(m_frame.firstRow()) < 2)
        return false;
    if (m_frame.hasHeader && ((isEmptyField(0, 0) && !isEmptyRow(0)) || isOurCorner()))
        return true;
    const KindCounts front = firstColumn();
    return front.areNames() || front.headings == front.all;
}

/// Our own tables end in a column that says why rows have no numbers.
bool Framer::hasStates() const
{
    if (!m_frame.hasHeader || width(0) < 2 || width(0) != width(1) || trimmedBlanks(m_table.raw(0, width(0) - 1)) != "state")
        return false;
    constexpr std::array states = {RowState::Ok, RowState::FullyMasked, RowState::NotANumber, RowState::Overflow, RowState::ValueNotFinite};
    for (std::size_t row = 1; row < m_used; ++row) {
        const std::string_view word = trimmedBlanks(m_table.raw(row, width(row) - 1));
        if (std::none_of(states.begin(), states.end(), [&](RowState state) { return rowStateKey(state) == word; }))
            return false;
    }
    return true;
}

std::optional<Problem> Framer::leaveOutStates()
{
    m_hasStates = hasStates();
    if (!m_hasStates)
        return std::nullopt;
    std::string named;
    std::size_t count = 0;
    for (std::size_t row = 1; row < m_used; ++row) {
        bool isEmpty = true;
        for (std::size_t column = m_frame.firstColumn(); column + 1 < width(row); ++column)
            isEmpty = isEmpty && isEmptyField(row, column);
        if (isEmpty && ++count <= mostNamed)
            named += (named.empty() ? "row " : ", row ") + std::to_string(row) + " ("
                + std::string(trimmedBlanks(m_table.raw(row, width(row) - 1))) + ")";
    }
    if (count > 0) {
        return Problem{ProblemKind::Data,
                       "",
                       AE_TR("ae", "rows without a distribution have no numbers: %1"),
                       AE_TR("ae", "take these rows out, or choose a step whose rows all have numbers"),
                       {count > mostNamed ? named + " ..." : named}};
    }
    m_frame.notes.push_back({ProblemKind::Data, "", AE_TR("ae", "the column \"state\" left out"), "", {}});
    return std::nullopt;
}

std::optional<Problem> Framer::checkSize() const
{
    const char* advice = AE_TR("ae", "cut it down; a matrix holds at most %3 rows, %3 columns and %4 numbers");
    const std::vector<std::string> arguments = {std::to_string(m_frame.rows), std::to_string(m_frame.columns), std::to_string(limits::side),
                                                std::to_string(limits::valuesPerMatrix)};
    constexpr auto side = static_cast<std::size_t>(limits::side);
    if (m_frame.rows > side || m_frame.columns > side || m_frame.rows * m_frame.columns > static_cast<std::size_t>(limits::valuesPerMatrix))
        return Problem{ProblemKind::Data, "", AE_TR("ae", "a table of %1 rows and %2 columns is too big"), advice, arguments};
    if (m_frame.columns == 1 && m_table.blankLines > 0) {
        return Problem{ProblemKind::Data,
                       "line " + std::to_string(m_table.firstBlankLine),
                       AE_TR("ae", "the blank line between the rows can be a missing number"),
                       AE_TR("ae", "take the line out, or write the number"),
                       {}};
    }
    return std::nullopt;
}

Problem Framer::headerQuestion() const
{
    const std::size_t columns = width(0);
    const auto shape = [](std::size_t rows, std::size_t cols) { return std::to_string(rows) + "x" + std::to_string(cols); };
    const std::size_t named = m_hasEmptyCorner ? columns - 1 : columns;
    return questionAbout(TextQuestion::Header, "",
                         m_hasEmptyCorner ? AE_TR("ae",
                                                  "the first line and the first column can be names (a %1 matrix) or numbers (%2, its "
                                                  "first cell empty)")
                                          : AE_TR("ae", "the first line can be names (a %1 matrix) or numbers (%2)"),
                         {shape(m_used - 1, named), shape(m_used, columns)});
}

Result<TableFrame> Framer::frame()
{
    leaveOutEmptyEnds();
    if (m_used == 0) {
        return Problem{
            ProblemKind::Data, "", AE_TR("ae", "the table is empty: there are no numbers"), AE_TR("ae", "choose a table with numbers"), {}};
    }
    decideHeader();
    if (const auto problem = checkWidths())
        return *problem;
    if (m_asksForHeader)
        return headerQuestion();
    m_frame.hasRowNames = hasNamesInFront();
    if (const auto problem = leaveOutStates())
        return *problem;
    m_frame.firstName = m_hasShortHeader ? 0 : m_frame.firstColumn();
    m_frame.rows = m_used - m_frame.firstRow();
    m_frame.columns = width(m_frame.firstRow()) - m_frame.firstColumn() - (m_hasStates ? 1 : 0);
    if (const auto problem = checkSize())
        return *problem;
    return m_frame;
}

}  // namespace

Result<TableFrame> frameOf(const FieldTable& table, std::optional<bool> hasHeader)
{
    return Framer(table, hasHeader).frame();
}

std::vector<std::string> columnNamesOf(const FieldTable& table, const TableFrame& frame)
{
    std::vector<std::string> names;
    if (!frame.hasHeader)
        return names;
    for (std::size_t column = frame.firstName; names.size() < frame.columns && column < table.rows[0].count; ++column)
        names.push_back(nameIn(table, table.field(0, column)));
    const bool areEmpty = std::all_of(names.begin(), names.end(), [](const std::string& name) { return name.empty(); });
    return areEmpty ? std::vector<std::string>() : names;
}

std::vector<std::string> rowNamesOf(const FieldTable& table, const TableFrame& frame)
{
    std::vector<std::string> names;
    for (std::size_t row = 0; frame.hasRowNames && row < frame.rows; ++row)
        names.push_back(nameIn(table, table.field(row + frame.firstRow(), 0)));
    return names;
}

std::string lineOfRow(const FieldTable& table, const TableFrame& frame, std::size_t row)
{
    const std::size_t line = table.rows[row + frame.firstRow()].line;
    return line == 0 ? std::string() : "line " + std::to_string(line);
}

std::string placeOfRow(const FieldTable& table, const TableFrame& frame, std::size_t row)
{
    const std::string line = lineOfRow(table, frame, row);
    return line + (line.empty() ? "row " : ", row ") + std::to_string(row + 1);
}

}  // namespace ae
