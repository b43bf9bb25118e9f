// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/cellname.h"

#include "attention/export.h"
#include "session/decimal.h"
#include "session/jsontext.h"

#include <algorithm>
#include <charconv>

namespace ae {

namespace {

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Read as an index or as a number that is none, never as a name.
bool isNumberLike(std::string_view text)
{
    const std::string_view digits = text.starts_with('-') || text.starts_with('+') ? text.substr(1) : text;
    return !digits.empty() && decimalLength(digits, '.') == digits.size();
}

bool needsQuotes(std::string_view name)
{
    return name.find_first_of(",[]\"") != std::string_view::npos || trimmed(name).size() != name.size();
}

/// A name that says more than an index and stays on one line.
bool isSpeaking(std::string_view name)
{
    const bool hasControl = std::any_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
    return !name.empty() && !hasControl && !isNumberLike(name) && isUtf8(name);
}

std::string quoted(std::string_view name)
{
    std::string text = "\"";
    for (const char c : name)
        text.append(c == '"' ? 2 : 1, c);
    return text + '"';
}

/// What the user calls the rows or columns of this kind; none where they have numbers only.
const std::vector<std::string>* ownNames(std::string_view kind, const Session& session)
{
    if (kind == "token")
        return &session.tokens;
    return kind == "feature" && !session.features.empty() ? &session.features : nullptr;
}

std::vector<std::string> allNames(std::string_view kind, Index count, const Session& session)
{
    std::vector<std::string> names;
    for (Index i = 0; i < count; ++i)
        names.push_back(nameOf(kind, i, session));
    return names;
}

std::string indexOrName(std::string_view kind, Index index, const Session& session)
{
    const std::vector<std::string>* names = ownNames(kind, session);
    if (names && index >= 0 && index < static_cast<Index>(names->size())) {
        const std::string& name = (*names)[static_cast<std::size_t>(index)];
        if (isSpeaking(name) && std::count(names->begin(), names->end(), name) == 1)
            return needsQuotes(name) ? quoted(name) : name;
    }
    return std::to_string(index);
}

Problem refusal(const char* what, const char* advice, std::vector<std::string> arguments)
{
    for (std::string& argument : arguments)
        argument = shortened(argument, 80);
    return {ProblemKind::Usage, "", what, advice, std::move(arguments)};
}

/// One of ROW and COLUMN as it was written.
struct Part {
    std::string text;
    bool isQuoted = false;
};

struct Spelling {
    std::string step;
    Part row;
    Part column;
};

/// Takes STEP[ROW,COLUMN] apart; what the parts mean is decided later.
class SpellingReader {
public:
    explicit SpellingReader(std::string_view text) : m_text(trimmed(text)) { }

    Result<Spelling> read()
    {
        Spelling spelling;
        const std::size_t bracket = m_text.find('[');
        if (bracket == std::string_view::npos || trimmed(m_text.substr(0, bracket)).empty())
            return malformed();
        spelling.step = trimmed(m_text.substr(0, bracket));
        m_position = bracket + 1;
        const std::optional<Part> row = part(',');
        const std::optional<Part> column = row ? part(']') : std::nullopt;
        if (!column || m_position != m_text.size())
            return malformed();
        spelling.row = *row;
        spelling.column = *column;
        return spelling;
    }

private:
    Problem malformed() const
    {
        return refusal(AE_TR("ae", "\"%1\" is not the name of a cell"),
                       AE_TR("ae", "write STEP[ROW,COLUMN] with indices from 0 or names, and names with , [ ] or quotes in double quotes"),
                       {std::string(m_text)});
    }

    void skipBlanks()
    {
        while (m_position < m_text.size() && (m_text[m_position] == ' ' || m_text[m_position] == '\t'))
            ++m_position;
    }

    /// Up to the mark, which is read too.
    std::optional<Part> part(char end)
    {
        skipBlanks();
        Part result;
        if (m_position < m_text.size() && m_text[m_position] == '"') {
            if (!quotedText(result.text))
                return std::nullopt;
            result.isQuoted = true;
            skipBlanks();
        } else {
            const std::size_t stop = std::min(m_text.find_first_of(",[]\"", m_position), m_text.size());
            result.text = trimmed(m_text.substr(m_position, stop - m_position));
            m_position = stop;
            if (result.text.empty())
                return std::nullopt;
        }
        if (m_position >= m_text.size() || m_text[m_position] != end)
            return std::nullopt;
        ++m_position;
        return result;
    }

    bool quotedText(std::string& text)
    {
        for (++m_position; m_position < m_text.size(); ++m_position) {
            if (m_text[m_position] != '"') {
                text += m_text[m_position];
                continue;
            }
            const bool isDoubled = m_position + 1 < m_text.size() && m_text[m_position + 1] == '"';
            ++m_position;
            if (!isDoubled)
                return true;
            text += '"';
        }
        return false;
    }

    std::string_view m_text;
    std::size_t m_position = 0;
};

enum class Side { Row, Column };

Problem outOfRange(const Graph::Node& node, const std::string& index, Side side)
{
    const Index count = side == Side::Row ? node.shape.rows : node.shape.columns;
    return refusal(side == Side::Row ? AE_TR("ae", "there is no row %1: %2 has %3, counted from 0 to %4")
                                     : AE_TR("ae", "there is no column %1: %2 has %3, counted from 0 to %4"),
                   AE_TR("ae", "choose one of these"),
                   {index, std::string(node.spec->key), std::to_string(count), std::to_string(count - 1)});
}

Result<Index> readIndex(const std::string& text, const Graph::Node& node, Side side)
{
    const Index count = side == Side::Row ? node.shape.rows : node.shape.columns;
    const bool isWhole = text.find_first_not_of("0123456789", text.starts_with('-') ? 1 : 0) == std::string::npos;
    if (!isWhole)
        return refusal(AE_TR("ae", "\"%1\" is a number but no index"),
                       AE_TR("ae", "write a whole number from 0, or a name in double quotes"), {text});
    Index index = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), index);
    if (result.ec != std::errc() || text.starts_with('-') || index >= count)
        return outOfRange(node, text, side);
    return index;
}

Result<Index> find(const Part& part, const Graph::Node& node, Side side, const Session& session)
{
    if (!part.isQuoted && isNumberLike(part.text))
        return readIndex(part.text, node, side);
    const std::string_view kind = side == Side::Row ? node.spec->rowNames : node.spec->columnNames;
    const std::vector<std::string>* names = ownNames(kind, session);
    if (!names) {
        return refusal(side == Side::Row ? AE_TR("ae", "the rows of %2 have no names, so \"%1\" is none of them")
                                         : AE_TR("ae", "the columns of %2 have no names, so \"%1\" is none of them"),
                       AE_TR("ae", "use an index from 0"), {part.text, std::string(node.spec->key)});
    }
    const auto found = std::find(names->begin(), names->end(), part.text);
    if (found == names->end()) {
        return refusal(kind == "token" ? AE_TR("ae", "there is no token \"%1\"") : AE_TR("ae", "there is no feature \"%1\""),
                       AE_TR("ae", "use one of the names as it is written, or an index from 0"), {part.text});
    }
    const Index index = found - names->begin();
    if (const auto again = std::find(found + 1, names->end(), part.text); again != names->end()) {
        return refusal(kind == "token" ? AE_TR("ae", "there is more than one token \"%1\", at %2 and %3")
                                       : AE_TR("ae", "there is more than one feature \"%1\", at %2 and %3"),
                       AE_TR("ae", "use the index"), {part.text, std::to_string(index), std::to_string(again - names->begin())});
    }
    if (index >= (side == Side::Row ? node.shape.rows : node.shape.columns))
        return outOfRange(node, std::to_string(index), side);
    return index;
}

Problem noStep(const std::string& step, const Graph& graph)
{
    std::string keys;
    for (const Graph::Node& node : graph.nodes())
        keys.append(keys.empty() ? "" : ", ").append(node.spec->key);
    if (findStep(step))
        return {ProblemKind::Usage, "", AE_TR("ae", "this session has no %1"), AE_TR("ae", "its steps are %2"), {step, keys}};
    return {ProblemKind::Usage, "", AE_TR("ae", "there is no step \"%1\""), AE_TR("ae", "the steps are %2"), {shortened(step, 80), keys}};
}

}  // namespace

std::string cellName(const CellRef& cell, const Session& session)
{
    const StepSpec* spec = findStep(cell.step);
    if (!spec)
        return plainCellName(cell);
    return cell.step + "[" + indexOrName(spec->rowNames, cell.row, session) + "," + indexOrName(spec->columnNames, cell.column, session)
        + "]";
}

std::string plainCellName(const CellRef& cell)
{
    return cell.step + "[" + std::to_string(cell.row) + "," + std::to_string(cell.column) + "]";
}

Result<CellRef> parseCellName(std::string_view text, const Session& session, const Graph& graph)
{
    const Result<Spelling> spelling = SpellingReader(text).read();
    if (!spelling)
        return spelling.error();
    const Graph::Node* node = graph.node(spelling->step);
    if (!node)
        return noStep(spelling->step, graph);
    const Result<Index> row = find(spelling->row, *node, Side::Row, session);
    if (!row)
        return row.error();
    const Result<Index> column = find(spelling->column, *node, Side::Column, session);
    if (!column)
        return column.error();
    return CellRef{spelling->step, 0, *row, *column};
}

std::string nameOf(std::string_view kind, Index position, const Session& session)
{
    const std::vector<std::string>* own = ownNames(kind, session);
    if (own && position < static_cast<Index>(own->size()))
        return (*own)[static_cast<std::size_t>(position)];
    const std::string letter = kind == "feature" ? "x" : kind == "token" ? "t" : std::string(kind);
    return letter.empty() ? std::to_string(position) : letter + std::to_string(position + 1);
}

std::vector<std::string> rowNames(const StepSpec& spec, Index rows, const Session& session)
{
    return allNames(spec.rowNames, rows, session);
}

std::vector<std::string> columnNames(const StepSpec& spec, Index columns, const Session& session)
{
    return allNames(spec.columnNames, columns, session);
}

}  // namespace ae
