// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textsplit.h"

#include "attention/export.h"
#include "session/session.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace std::string_view_literals;

namespace ae {

namespace {

constexpr std::size_t mostFields = static_cast<std::size_t>(limits::side) + 2;

/// What spreadsheets write into cells without a value; a row may start with one of them and is no comment then.
constexpr std::array errorWords = {"#N/A"sv, "#NA"sv, "#DIV/0!"sv, "#REF!"sv, "#VALUE!"sv, "#NAME?"sv, "#NUM!"sv, "#NULL!"sv};

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

class Splitter {
public:
    Splitter(std::string_view text, char separator, std::size_t firstLine) : m_text(text), m_line(firstLine)
    {
        m_table.text = text;
        m_table.separator = separator;
    }

    std::optional<Problem> run();
    FieldTable take() { return std::move(m_table); }
    void noteWhatIsLeftOut();

private:
    bool isAtEnd() const { return m_at >= m_text.size(); }
    bool isAtLineEnd() const { return isAtEnd() || isLineEnd(m_text[m_at]); }
    /// Blanks that never are cells of their own.
    bool isPadding(char c) const { return c == ' ' || (c == '\t' && m_table.separator != '\t') || c == '\v' || c == '\f'; }
    bool isSeparator(char c) const { return m_table.separator == ' ' ? isPadding(c) : c == m_table.separator; }
    bool isEscapedPipe() const { return m_table.separator == '|' && m_at > 0 && m_text[m_at - 1] == '\\'; }
    void skipPadding()
    {
        while (!isAtEnd() && isPadding(m_text[m_at]))
            ++m_at;
    }
    std::string_view lineFrom(std::size_t start) const;
    void endLine();
    bool skipsLine();
    bool isComment(std::string_view line) const;
    bool isRule(std::string_view line) const;
    std::optional<Problem> readRow();
    std::optional<Problem> readField();
    std::optional<Problem> readQuoted(std::size_t start);
    void skipToSeparator();
    void dropOuterPipes(std::size_t firstField, std::string_view line);

    std::string_view m_text;
    FieldTable m_table;
    std::size_t m_at = 0;
    std::size_t m_line;
    std::size_t m_comments = 0;
    std::size_t m_blankLines = 0;  // since the last row
};

std::string_view Splitter::lineFrom(std::size_t start) const
{
    const std::size_t end = std::min(m_text.find_first_of("\r\n", start), m_text.size());
    return m_text.substr(start, end - start);
}

/// Moves behind the line end, of which \r\n is one.
void Splitter::endLine()
{
    if (isAtEnd())
        return;
    const bool isPair = m_text.substr(m_at).starts_with("\r\n");
    m_at += isPair ? 2 : 1;
    ++m_line;
}

bool Splitter::isComment(std::string_view line) const
{
    if (!line.starts_with('#') && !line.starts_with('%'))
        return false;
    return std::none_of(errorWords.begin(), errorWords.end(), [&](std::string_view word) { return line.starts_with(word); });
}

/// The line below the names of a Markdown table, "|---|--:|", and the rules of psql and Org tables.
bool Splitter::isRule(std::string_view line) const
{
    if (m_table.separator != '|' || line.find_first_not_of("|+-=: \t") != std::string_view::npos
        || line.find_first_of("|+") == std::string_view::npos)
        return false;
    // one dash says "no value" in other places than below the names
    constexpr std::array signs = {"--"sv, "=="sv, ":-"sv, "-:"sv};
    const auto isSign = [&](std::string_view sign) { return line.find(sign) != std::string_view::npos; };
    return std::any_of(signs.begin(), signs.end(), isSign) || (m_table.rows.size() == 1 && isSign("-"));
}

/// True when the line holds no row; it is passed over then.
bool Splitter::skipsLine()
{
    const std::size_t start = m_at;
    skipPadding();
    const bool isBlankLine = isAtLineEnd();
    if (isBlankLine) {
        ++m_blankLines;
        endLine();
        return true;
    }
    const char first = m_text[m_at];
    if (first == '#' || first == '%' || m_table.separator == '|') {
        const std::string_view line = lineFrom(m_at);
        const bool isNote = isComment(line);
        if (isNote || isRule(line)) {
            m_comments += isNote ? 1 : 0;
            if (!isNote && m_table.rows.size() == 1)
                m_table.hasHeadingRow = true;
            m_at += line.size();
            endLine();
            return true;
        }
    }
    m_at = start;
    return false;
}

void Splitter::skipToSeparator()
{
    while (!isAtLineEnd() && (!isSeparator(m_text[m_at]) || isEscapedPipe()))
        ++m_at;
}

std::optional<Problem> Splitter::readQuoted(std::size_t start)
{
    const std::size_t openLine = m_line;
    FieldForm form = FieldForm::Quoted;
    for (++m_at;; ++m_at) {
        if (isAtEnd()) {
            return Problem{ProblemKind::Data,
                           "line " + std::to_string(openLine),
                           AE_TR("ae", "a quote is opened here and never closed"),
                           AE_TR("ae", "close it, or write a quote inside a cell twice"),
                           {}};
        }
        const char c = m_text[m_at];
        if (c == '\n' || (c == '\r' && !m_text.substr(m_at).starts_with("\r\n")))
            ++m_line;
        if (c != '"')
            continue;
        if (!m_text.substr(m_at + 1).starts_with('"'))
            break;
        form = FieldForm::Doubled;
        ++m_at;
    }
    const std::size_t end = m_at++;
    const bool isClosed = isAtLineEnd() || isSeparator(m_text[m_at]) || isPadding(m_text[m_at]);
    if (m_table.separator != ' ')
        skipPadding();
    if (isClosed && (isAtLineEnd() || isSeparator(m_text[m_at]))) {
        m_table.add(start + 1, end, form);
        return std::nullopt;
    }
    skipToSeparator();
    m_table.add(start, m_at, FieldForm::Broken);
    return std::nullopt;
}

std::optional<Problem> Splitter::readField()
{
    const std::size_t start = m_at;
    skipPadding();
    if (!isAtEnd() && m_text[m_at] == '"')
        return readQuoted(m_at);
    const std::size_t first = m_at;
    skipToSeparator();
    m_table.add(m_table.separator == ' ' ? first : start, m_at, FieldForm::Plain);
    return std::nullopt;
}

/// A line that starts with a pipe has no cell before it; then it has none behind its last pipe either.
void Splitter::dropOuterPipes(std::size_t firstField, std::string_view line)
{
    std::vector<Field>& fields = m_table.fields;
    if (!line.starts_with('|'))
        return;
    fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(firstField));
    const bool endsInPipe = fields.size() > firstField + 1 && trimmedBlanks(m_table.raw(fields.back())).empty();
    if (endsInPipe)
        fields.pop_back();
}

std::optional<Problem> Splitter::readRow()
{
    const std::size_t line = m_line;
    const std::size_t firstField = m_table.fields.size();
    if (m_table.separator == ' ' || m_table.separator == '|')
        skipPadding();
    const std::size_t start = m_at;
    while (true) {
        if (const auto problem = readField())
            return problem;
        if (m_table.fields.size() - firstField > mostFields)
            return tooManyColumns(line);
        if (m_table.separator == ' ')
            skipPadding();
        if (isAtLineEnd())
            break;
        if (m_table.separator != ' ')
            ++m_at;
    }
    if (m_table.separator == '|')
        dropOuterPipes(firstField, m_text.substr(start, 1));
    endLine();
    if (m_blankLines > 0 && !m_table.rows.empty()) {
        if (m_table.blankLines == 0)
            m_table.firstBlankLine = line - m_blankLines;
        m_table.blankLines += m_blankLines;
    }
    m_blankLines = 0;
    m_table.endRow(line);
    return tooBig(m_table);
}

std::optional<Problem> Splitter::run()
{
    while (!isAtEnd()) {
        if (skipsLine())
            continue;
        if (auto problem = readRow())
            return problem;
    }
    return std::nullopt;
}

void Splitter::noteWhatIsLeftOut()
{
    if (m_comments > 0) {
        m_table.notes.push_back({ProblemKind::Data, "", AE_TR("ae", "lines of comment left out: %1"), "", {std::to_string(m_comments)}});
    }
    if (m_table.blankLines > 0) {
        m_table.notes.push_back({ProblemKind::Data,
                                 "line " + std::to_string(m_table.firstBlankLine),
                                 AE_TR("ae", "blank lines between the rows left out: %1"),
                                 "",
                                 {std::to_string(m_table.blankLines)}});
    }
}

}  // namespace

Result<FieldTable> splitFields(std::string_view text, char separator, std::size_t firstLine)
{
    Splitter splitter(text, separator, firstLine);
    if (auto problem = splitter.run())
        return *problem;
    splitter.noteWhatIsLeftOut();
    return splitter.take();
}

}  // namespace ae
