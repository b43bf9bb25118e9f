// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/piecewriter.h"

#include <string>
#include <vector>

namespace ae::cli {

enum class Align { Left, Right };

/// Aligned columns of text for people, two blanks between them. Widths are those on screen, not bytes.
class TextTable {
public:
    explicit TextTable(std::vector<Align> columns, std::string indent = {});

    /// Cells of one line; fewer than columns are fine.
    void add(std::vector<std::string> cells);
    bool isEmpty() const { return m_lines.empty(); }
    void print(PieceWriter& out) const;

private:
    std::vector<Align> m_columns;
    std::string m_indent;
    std::vector<std::vector<std::string>> m_lines;
};

}  // namespace ae::cli
