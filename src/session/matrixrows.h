// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/matrix.h"
#include "session/crc32.h"
#include "session/findings.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// What stood before the rows in the same object, and how much the file can hold at most.
struct RowsExpected {
    std::optional<Shape> shape;
    std::optional<std::string> encoding;
    std::size_t fileBytes = 0;
};

/// Takes the rows of one matrix as they come out of the file, number by number or one base64 text a row. Nothing is allocated
/// that the limits forbid or that the file is too short for.
class MatrixRows {
public:
    MatrixRows(std::string place, RowsExpected expected, Findings& findings);

    void number(double value)
    {
        if (m_isInRow && m_skipped == 0) {
            if (m_count < m_row.size())
                m_row[static_cast<std::size_t>(m_count)] = value;
            else
                appendValue(value);
            ++m_count;
        } else {
            misplaced("a number");
        }
    }
    void text(std::string_view text);
    /// null, true, false.
    void other(std::string_view word);
    void open(bool isArray);
    /// True when the rows as a whole have ended.
    bool close();

    /// "matrices.X row 1 column 2", counted from 1: the value that comes next.
    std::string where() const;

    Index rows() const { return m_rows; }
    Index columns() const { return m_columns < 0 ? 0 : m_columns; }
    bool isEncoded() const { return m_hasTexts; }
    bool hasLists() const { return m_hasLists; }
    bool isGood() const { return m_isGood; }
    std::string checksum() const { return m_crc.text(); }
    /// All rows; only when they are good.
    Matrix take();

private:
    void appendValue(double value);
    void misplaced(std::string_view what);
    void fail(std::string where, const char* what, const char* advice, std::vector<std::string> arguments);
    void encodedRow(std::string_view text);
    void endRow();
    void store(const double* numbers);
    std::string whereRow() const { return m_place + " row " + std::to_string(m_rows + 1); }

    std::string m_place;
    RowsExpected m_expected;
    Findings& m_findings;
    Matrix m_matrix;
    std::vector<double> m_row;
    std::vector<std::uint8_t> m_bytes;
    Crc32 m_crc;
    std::size_t m_count = 0;  ///< values of the current row
    Index m_rows = 0;
    Index m_columns = -1;  ///< of every row, -1 before the first
    int m_skipped = 0;  ///< how deep inside something that does not belong here
    bool m_isInRow = false;
    bool m_isStored = true;  ///< false where the shape is impossible: the rows are only checked
    bool m_isGood = true;
    bool m_isRowGood = true;
    bool m_hasTexts = false;
    bool m_hasLists = false;
};

}  // namespace ae
