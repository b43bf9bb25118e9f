// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/matrixrows.h"

#include "attention/export.h"
#include "session/base64.h"
#include "session/jsontext.h"
#include "session/schema.h"
#include "session/session.h"

#include <algorithm>
#include <limits>

namespace ae {

namespace {

constexpr std::size_t bytesPerNumber = 2;  // "0," is the shortest

bool isAllowed(Shape shape)
{
    return shape.rows >= 1 && shape.columns >= 1 && shape.rows <= limits::side && shape.columns <= limits::side
        && shape.rows * shape.columns <= limits::valuesPerMatrix;
}

std::optional<double> wordValue(std::string_view text)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (text == "NaN")
        return std::numeric_limits<double>::quiet_NaN();
    if (text == "Infinity")
        return infinity;
    if (text == "-Infinity")
        return -infinity;
    return std::nullopt;
}

}  // namespace

MatrixRows::MatrixRows(std::string place, RowsExpected expected, Findings& findings)
    : m_place(std::move(place)), m_expected(std::move(expected)), m_findings(findings)
{
    if (!m_expected.shape)
        return;
    if (isAllowed(*m_expected.shape)) {
        m_columns = m_expected.shape->columns;
        m_isStored = static_cast<std::size_t>(m_expected.shape->rows * m_columns) <= m_expected.fileBytes / bytesPerNumber;
    } else {
        m_expected.shape.reset();  // rows are not measured by a shape that is wrong itself
        m_isStored = false;
    }
}

std::string MatrixRows::where() const
{
    return m_isInRow ? whereRow() + " column " + std::to_string(m_count + 1) : whereRow();
}

void MatrixRows::fail(std::string where, const char* what, const char* advice, std::vector<std::string> arguments)
{
    m_isGood = false;
    m_isRowGood = false;
    if (!m_findings.isTooMany())
        m_findings.add(std::move(where), what, advice, std::move(arguments));
}

void MatrixRows::appendValue(double value)
{
    // what is beyond the limits is counted and not kept
    if (m_row.size() < static_cast<std::size_t>(limits::side))
        m_row.push_back(value);
}

/// A value that is no number where a number belongs, or anything but a list where a row belongs.
void MatrixRows::misplaced(std::string_view what)
{
    if (m_skipped > 0)
        return;
    if (m_isInRow) {
        fail(where(), AE_TR("ae", "expected a number, found %1"),
             AE_TR("ae",
                   "write a number with a decimal point and without quotes, or \"NaN\", \"Infinity\", \"-Infinity\"; nothing was changed"),
             {std::string(what)});
        ++m_count;
    } else {
        fail(where(), AE_TR("ae", "expected a list of numbers, found %1"),
             AE_TR("ae", "write each row as [1, 2.5, -3]; nothing was changed"), {std::string(what)});
        ++m_rows;
    }
}

void MatrixRows::other(std::string_view word)
{
    misplaced(word);
}

void MatrixRows::text(std::string_view text)
{
    if (m_skipped > 0)
        return;
    if (!m_isInRow)
        encodedRow(text);
    else if (const std::optional<double> value = wordValue(text))
        number(*value);
    else
        misplaced(jsonString(shortened(text, 40)));
}

void MatrixRows::open(bool isArray)
{
    if (m_skipped == 0 && !m_isInRow && isArray) {
        m_isInRow = true;
        m_hasLists = true;
        m_isRowGood = true;
        m_count = 0;
        return;
    }
    misplaced(isArray ? "[…]" : "{…}");
    ++m_skipped;
}

bool MatrixRows::close()
{
    if (m_skipped > 0) {
        --m_skipped;
        return false;
    }
    if (!m_isInRow)
        return true;
    endRow();
    m_isInRow = false;
    return false;
}

void MatrixRows::endRow()
{
    const auto found = static_cast<Index>(m_count);
    if (m_columns < 0) {
        m_columns = found;
        m_isStored = m_isStored && m_columns >= 1 && m_columns <= limits::side;
    }
    if (found != m_columns) {
        fail(whereRow(), AE_TR("ae", "expected %1 numbers, found %2"), AE_TR("ae", "give all rows the same length; nothing was changed"),
             {std::to_string(m_columns), std::to_string(found)});
    }
    if (m_isRowGood)
        store(m_row.data());
    ++m_rows;
}

void MatrixRows::encodedRow(std::string_view text)
{
    m_isRowGood = true;
    if (m_expected.encoding && *m_expected.encoding != encodedRows) {
        ++m_rows;  // the encoding itself is the problem
        return;
    }
    const bool isDecoded = decodeBase64(text, m_bytes) && m_bytes.size() % 8 == 0;
    if (!isDecoded && !m_expected.encoding)
        return misplaced(jsonString(shortened(text, 40)));
    m_hasTexts = true;
    if (!isDecoded) {
        fail(whereRow(), AE_TR("ae", "the text is not base64 of whole 8-byte numbers"),
             AE_TR("ae", "the file is damaged here; nothing was changed"), {});
        ++m_rows;
        return;
    }
    m_crc.update(m_bytes);
    m_count = m_bytes.size() / 8;
    m_row.resize(std::max(m_row.size(), m_count));
    fromLittleEndian(m_bytes, m_row.data());
    endRow();
}

void MatrixRows::store(const double* numbers)
{
    if (!m_isStored || !m_isGood)
        return;
    if (m_expected.shape) {
        if (m_rows >= m_expected.shape->rows)
            return;
        if (m_matrix.size() == 0)
            m_matrix.resize(m_expected.shape->rows, m_columns);
    } else if (m_rows >= m_matrix.rows()) {
        const Index capacity = std::min({std::max<Index>(16, m_rows * 2), limits::side, limits::valuesPerMatrix / m_columns});
        if (capacity <= m_rows) {
            m_isStored = false;
            return;
        }
        m_matrix.conservativeResize(capacity, m_columns);
    }
    std::copy(numbers, numbers + m_columns, m_matrix.data() + m_rows * m_columns);
}

Matrix MatrixRows::take()
{
    if (m_matrix.rows() != m_rows && m_matrix.size() > 0)
        m_matrix.conservativeResize(m_rows, m_columns);
    return std::move(m_matrix);
}

}  // namespace ae
