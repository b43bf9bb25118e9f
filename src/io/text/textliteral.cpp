// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textliteral.h"

#include "attention/export.h"
#include "session/session.h"

#include <algorithm>
#include <utility>

namespace ae {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";
constexpr std::string_view wordLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.:";

Problem problem(std::string where, const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Data, std::move(where), what, advice, std::move(arguments)};
}

/// "A =", "np.array(" before the brackets: where they start, and how many calls are open.
struct Opening {
    std::size_t start = 0;
    std::size_t calls = 0;
    bool isAssigned = false;  ///< to a name, as in MATLAB
};

std::optional<Opening> openingOf(std::string_view text)
{
    Opening opening;
    for (int word = 0; word < 8; ++word) {
        opening.start = std::min(text.find_first_not_of(blanks, opening.start), text.size());
        if (opening.start == text.size())
            return std::nullopt;
        if (std::string_view("[({").find(text[opening.start]) != std::string_view::npos)
            return opening;
        const std::size_t end = std::min(text.find_first_not_of(wordLetters, opening.start), text.size());
        std::size_t next = std::min(text.find_first_not_of(" \t", end), text.size());
        next += text.substr(next).starts_with(":=") ? 1 : 0;
        const bool isDigit = text[opening.start] >= '0' && text[opening.start] <= '9';
        if (end == opening.start || isDigit || next == text.size() || (text[next] != '=' && text[next] != '('))
            return std::nullopt;
        opening.isAssigned = opening.isAssigned || text[next] == '=';
        opening.calls += text[next] == '(' ? 1 : 0;
        opening.start = next + 1;
    }
    return std::nullopt;
}

char closerOf(char opener)
{
    return opener == '[' ? ']' : opener == '(' ? ')' : '}';
}

class LiteralReader {
public:
    explicit LiteralReader(std::string_view text) : m_text(text), m_hasSemicolons(text.find(';') != std::string_view::npos)
    {
        m_table.text = text;
        m_table.hasNames = false;
    }

    Result<FieldTable> read();

private:
    using Refusal = std::optional<Problem>;

    std::size_t lineHere() const { return static_cast<std::size_t>(std::count(m_text.begin(), m_text.begin() + at(), '\n')) + 1; }
    std::ptrdiff_t at() const { return static_cast<std::ptrdiff_t>(m_at); }
    std::string here() const { return "line " + std::to_string(lineHere()); }
    bool isInRow() const { return m_table.fields.size() > m_rowStart || m_hasComma; }
    Refusal readBody();
    Refusal readToken();
    Refusal open(char c);
    Refusal close(char c);
    Refusal comma();
    Refusal endOfLine();
    Refusal dots();
    Refusal value();
    Refusal endRow();
    Refusal checkFlatRows(const Opening& opening);
    Refusal readRest(std::size_t calls);
    Refusal skipCall();

    std::string_view m_text;
    FieldTable m_table;
    std::string m_closers;  // of the brackets that are open
    std::size_t m_at = 0;
    std::size_t m_leaf = 0;  // depth at which the numbers are; 0: not known yet
    std::size_t m_rowStart = 0;  // first field of the row that is being read
    std::size_t m_commas = 0;
    std::size_t m_semicolons = 0;
    std::size_t m_lineRows = 0;  // rows that ended with a line
    std::size_t m_matrices = 0;  // of a stack of them
    bool m_hasSemicolons;
    bool m_hasComma = false;  // the last thing in this row was one
};

std::optional<Problem> LiteralReader::endRow()
{
    m_hasComma = false;
    m_table.endRow(0);
    m_rowStart = m_table.fields.size();
    if (m_table.rows.back().count > static_cast<std::size_t>(limits::side))
        return tooManyColumns(lineHere());
    return tooBig(m_table);
}

std::optional<Problem> LiteralReader::open(char c)
{
    if (m_closers.size() >= static_cast<std::size_t>(limits::nesting))
        return problem(here(), AE_TR("ae", "brackets are nested too deeply"), AE_TR("ae", "give a list of rows"));
    if (m_leaf > 0 && m_closers.size() >= m_leaf)
        return problem(here(), AE_TR("ae", "numbers and lists stand side by side"),
                       AE_TR("ae", "give a list of rows, each a list of numbers"));
    m_closers += closerOf(c);
    ++m_at;
    return std::nullopt;
}

std::optional<Problem> LiteralReader::close(char c)
{
    if (m_closers.empty() || m_closers.back() != c)
        return problem(here(), AE_TR("ae", "\"%1\" closes no bracket"), AE_TR("ae", "check the brackets"), {std::string(1, c)});
    ++m_at;
    m_matrices += m_leaf > 2 && m_closers.size() + 1 == m_leaf ? 1 : 0;
    const bool isRow = m_leaf == m_closers.size() || (m_leaf == 0 && m_closers.size() > 1);
    m_closers.pop_back();
    if (isRow && (isInRow() || m_leaf != 1))
        return endRow();
    m_hasComma = false;
    return std::nullopt;
}

/// Between two cells there is one comma at most; a second one has an empty cell before it.
std::optional<Problem> LiteralReader::comma()
{
    const bool isBetweenCells = m_leaf > 0 && m_closers.size() == m_leaf;
    if (isBetweenCells && (m_hasComma || m_table.fields.size() == m_rowStart))
        m_table.add(m_at, m_at, FieldForm::Plain);
    m_hasComma = isBetweenCells;
    ++m_commas;
    ++m_at;
    return std::nullopt;
}

/// In MATLAB's form, one pair of brackets, a line is a row unless it ends in a comma.
std::optional<Problem> LiteralReader::endOfLine()
{
    ++m_at;
    if (m_leaf != 1 || m_closers.size() != 1 || !isInRow() || m_hasComma)
        return std::nullopt;
    const std::size_t next = std::min(m_text.find_first_not_of(blanks, m_at), m_text.size());
    if (next == m_text.size() || std::string_view(";]),}").find(m_text[next]) != std::string_view::npos)
        return std::nullopt;
    ++m_lineRows;
    return endRow();
}

/// Three dots stand for numbers that are not there, or in MATLAB's form for a row that goes on in the next line.
std::optional<Problem> LiteralReader::dots()
{
    const std::size_t end = m_text.find_first_not_of(" \t\r", m_at + 3);
    const bool isLineEnd = end != std::string_view::npos && m_text[end] == '\n';
    if (m_leaf == 1 && isLineEnd && m_hasSemicolons) {
        m_at = end + 1;
        return std::nullopt;
    }
    return problem(here(), AE_TR("ae", "\"...\" stands for numbers that were left out when this was printed"),
                   AE_TR("ae", "print all of them (numpy.set_printoptions(threshold=sys.maxsize)), or save the array as .npy"));
}

std::optional<Problem> LiteralReader::value()
{
    const std::size_t depth = m_closers.size();
    if (m_leaf == 0)
        m_leaf = depth;
    if (m_leaf != depth)
        return problem(here(), AE_TR("ae", "numbers and lists stand side by side"),
                       AE_TR("ae", "give a list of rows, each a list of numbers"));
    const char quote = m_text[m_at];
    if (quote == '"' || quote == '\'') {
        const std::size_t end = m_text.find(quote, m_at + 1);
        if (end == std::string_view::npos)
            return problem(here(), AE_TR("ae", "a quote is opened here and never closed"), AE_TR("ae", "close it"));
        m_table.add(m_at + 1, end, FieldForm::Quoted);
        m_at = end + 1;
        if (m_text.substr(std::min(m_text.find_first_not_of(blanks, m_at), m_text.size())).starts_with(':'))
            return problem(here(), AE_TR("ae", "this is an object with named members, not a list of rows"),
                           AE_TR("ae", "give a list of rows, each a list of numbers"));
    } else {
        const std::size_t end = std::min(m_text.find_first_of(" \t\r\n\v\f,;[](){}\"", m_at), m_text.size());
        const std::size_t word = m_text.substr(m_at).starts_with("np.") ? 3 : 0;  // np.nan, np.inf
        m_table.add(m_at + word, end, FieldForm::Plain);
        m_at = end;
    }
    m_hasComma = false;
    return std::nullopt;
}

std::optional<Problem> LiteralReader::readToken()
{
    const char c = m_text[m_at];
    if (c == '\n' || (c == '\r' && !m_text.substr(m_at).starts_with("\r\n")))
        return endOfLine();
    if (blanks.find(c) != std::string_view::npos) {
        ++m_at;
        return std::nullopt;
    }
    if (c == '[' || c == '(' || c == '{')
        return open(c);
    if (c == ']' || c == ')' || c == '}')
        return close(c);
    if (c == ',')
        return comma();
    if (m_text.substr(m_at).starts_with("...") || m_text.substr(m_at).starts_with("…"))
        return dots();
    if (c != ';')
        return value();
    ++m_semicolons;
    ++m_at;
    return m_leaf == 1 && isInRow() ? endRow() : Refusal();
}

std::optional<Problem> LiteralReader::readBody()
{
    do {
        if (auto refusal = readToken())
            return refusal;
    } while (!m_closers.empty() && m_at < m_text.size());
    if (!m_closers.empty())
        return problem(here(), AE_TR("ae", "a bracket is opened and never closed"),
                       AE_TR("ae", "check the brackets; the text may be cut off"));
    return std::nullopt;
}

/// Whatever else stands in the call: dtype=float32, device='cuda:0'.
std::optional<Problem> LiteralReader::skipCall()
{
    std::size_t depth = 1;
    for (; m_at < m_text.size() && depth > 0; ++m_at) {
        const char c = m_text[m_at];
        depth += c == '(' ? 1 : 0;
        depth -= c == ')' ? 1 : 0;
        if (c == '[')
            break;
    }
    return depth == 0
        ? Refusal()
        : problem(here(), AE_TR("ae", "the call around the list does not end"), AE_TR("ae", "check the brackets; the text may be cut off"));
}

std::optional<Problem> LiteralReader::readRest(std::size_t calls)
{
    for (; calls > 0; --calls) {
        if (auto refusal = skipCall())
            return refusal;
    }
    const std::size_t end = m_text.find_first_not_of(" \t\r\n\v\f;", m_at);
    if (end == std::string_view::npos || m_text[end] == '#' || m_text[end] == '%')
        return std::nullopt;
    m_at = end;
    return problem(here(), AE_TR("ae", "\"%1\" stands behind the matrix"), AE_TR("ae", "give one matrix and nothing else"),
                   {std::string(m_text.substr(end, std::min(m_text.find_first_of("\r\n", end), end + 40) - end))});
}

/// A flat list is one row; its lines are rows only where that is plain.
std::optional<Problem> LiteralReader::checkFlatRows(const Opening& opening)
{
    if (m_leaf != 1)
        return std::nullopt;
    const bool isMatlab = m_semicolons > 0 || (opening.isAssigned && opening.calls == 0);
    if (m_lineRows > 0 && m_commas == 0 && !isMatlab) {
        return problem("", AE_TR("ae", "the lines inside one pair of brackets can be rows (MATLAB) or one row that was wrapped (NumPy)"),
                       AE_TR("ae", "put ; between the rows, or brackets around each of them"));
    }
    if (m_table.rows.size() == 1 && !isMatlab)
        m_table.notes.push_back({ProblemKind::Data, "", AE_TR("ae", "a flat list read as one row"), "", {}});
    return std::nullopt;
}

Result<FieldTable> LiteralReader::read()
{
    const std::optional<Opening> opening = openingOf(m_text);
    if (!opening)
        return problem("", AE_TR("ae", "this is no list of numbers"), AE_TR("ae", "give a list of rows, each a list of numbers"));
    m_at = opening->start;
    if (auto refusal = readBody())
        return *refusal;
    // lists one below the other, as in files of JSON lines
    while (opening->calls == 0 && m_leaf == 1 && m_semicolons == 0
           && m_text.substr(std::min(m_text.find_first_not_of(" \t\r\n,", m_at), m_text.size())).starts_with('[')) {
        m_at = m_text.find('[', m_at);
        if (auto refusal = readBody())
            return *refusal;
    }
    if (auto refusal = readRest(opening->calls))
        return *refusal;
    if (auto refusal = checkFlatRows(*opening))
        return *refusal;
    if (m_matrices > 1) {
        return problem("", AE_TR("ae", "this is a stack of %1 matrices"), AE_TR("ae", "give one of them, or save the array as .npy"),
                       {std::to_string(m_matrices)});
    }
    if (m_leaf > 2)
        m_table.notes.push_back({ProblemKind::Data, "", AE_TR("ae", "leading axis of length 1 left out"), "", {}});
    return std::move(m_table);
}

}  // namespace

bool looksLikeLiteral(std::string_view text)
{
    const std::optional<Opening> opening = openingOf(text);
    if (!opening)
        return false;
    // R prints "[,1] [,2]" above the columns of a matrix
    const std::size_t next = text.find_first_not_of(" \t", opening->start + 1);
    return opening->calls > 0 || next == std::string_view::npos || text[next] != ',';
}

Result<FieldTable> readLiteral(std::string_view text)
{
    return LiteralReader(text).read();
}

}  // namespace ae
