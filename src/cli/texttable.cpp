// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/texttable.h"

#include "cli/displaytext.h"

#include <algorithm>

namespace ae::cli {

TextTable::TextTable(std::vector<Align> columns, std::string indent) : m_columns(std::move(columns)), m_indent(std::move(indent)) { }

void TextTable::add(std::vector<std::string> cells)
{
    m_lines.push_back(std::move(cells));
}

void TextTable::print(PieceWriter& out) const
{
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (const auto& line : m_lines) {
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(line[i]));
    }
    for (const auto& line : m_lines) {
        std::string text = m_indent;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::string blanks(widths[i] - displayWidth(line[i]), ' ');
            text += i == 0 ? "" : "  ";
            text += m_columns[i] == Align::Right ? blanks + line[i] : line[i] + blanks;
        }
        text.erase(text.find_last_not_of(' ') + 1);
        out << text << "\n";
    }
}

}  // namespace ae::cli
