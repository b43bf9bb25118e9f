// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/texthtml.h"

#include "attention/export.h"
#include "io/text/textdecode.h"
#include "session/session.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace ae {

namespace {

constexpr std::string_view blanks = " \t\r\n\f\v";
constexpr std::string_view windowsHeader = "Version:";

Problem htmlProblem(const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Data, "", what, advice, std::move(arguments)};
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

struct Entity {
    std::string_view name;
    char32_t letter;
};

constexpr std::array entities = {
    Entity{"amp", U'&'},     Entity{"lt", U'<'},         Entity{"gt", U'>'},         Entity{"quot", U'"'},   Entity{"apos", U'\''},
    Entity{"nbsp", 0xA0},    Entity{"minus", U'\u2212'}, Entity{"thinsp", 0x2009},   Entity{"ensp", 0x2002}, Entity{"emsp", 0x2003},
    Entity{"rsquo", 0x2019}, Entity{"ndash", U'\u2013'}, Entity{"mdash", U'\u2014'}, Entity{"infin", U'∞'},  Entity{"hellip", U'…'},
    Entity{"zwnj", 0x200C},  Entity{"numsp", 0x2007},
};

/// "#8722" or "#x2212" or "minus" as a letter.
std::optional<char32_t> entityLetter(std::string_view name)
{
    if (!name.starts_with('#')) {
        const auto* found = std::find_if(entities.begin(), entities.end(), [&](const Entity& e) { return e.name == name; });
        return found == entities.end() ? std::nullopt : std::optional(found->letter);
    }
    name.remove_prefix(1);
    const bool isHex = name.starts_with('x') || name.starts_with('X');
    name.remove_prefix(isHex ? 1 : 0);
    char32_t letter = 0;
    for (const char c : name) {
        const std::size_t digit = std::string_view("0123456789abcdef").find(lowered({&c, 1}));
        if (digit >= (isHex ? 16u : 10u))
            return std::nullopt;
        letter = letter * (isHex ? 16 : 10) + static_cast<char32_t>(digit);
        if (letter > 0x10FFFF)
            return std::nullopt;
    }
    const bool isLetter = !name.empty() && letter != 0 && !(letter >= 0xD800 && letter <= 0xDFFF);
    return isLetter ? std::optional(letter) : std::nullopt;
}

/// A tag, with its name in small letters.
struct Tag {
    std::string name;
    std::string_view attributes;
    bool isEnd = false;
};

class HtmlReader {
public:
    explicit HtmlReader(std::string_view text) : m_text(text) { }

    Result<FieldTable> read();

private:
    using Refusal = std::optional<Problem>;

    bool isAtTag() const;
    Tag readTag();
    bool skipComment();
    void skipElement(std::string_view name);
    void readText();
    void addLetter();
    Refusal handle(const Tag& tag);
    Refusal handleInTable(const Tag& tag);
    Refusal startCell(const Tag& tag);
    void endCell();
    Refusal endRow();

    std::string_view m_text;
    std::size_t m_at = 0;
    FieldTable m_table;
    std::string m_cell;
    FieldForm m_form = FieldForm::Plain;
    std::size_t m_rowStart = 0;
    std::size_t m_tables = 0;
    bool m_isInTable = false;
    bool m_isInCell = false;
};

/// "<" before a blank or a digit is text.
bool HtmlReader::isAtTag() const
{
    if (m_text[m_at] != '<' || m_at + 1 >= m_text.size())
        return false;
    const char c = m_text[m_at + 1];
    return c == '/' || c == '!' || c == '?' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The tag that starts here; attributes may hold > in quotes.
Tag HtmlReader::readTag()
{
    Tag tag;
    ++m_at;
    tag.isEnd = m_at < m_text.size() && m_text[m_at] == '/';
    m_at += tag.isEnd ? 1 : 0;
    const std::size_t nameEnd = std::min(m_text.find_first_of(" \t\r\n\f\v/>", m_at), m_text.size());
    tag.name = lowered(m_text.substr(m_at, nameEnd - m_at));
    char quote = '\0';
    std::size_t end = nameEnd;
    for (; end < m_text.size() && (quote != '\0' || m_text[end] != '>'); ++end) {
        const char c = m_text[end];
        if (quote == '\0' && (c == '"' || c == '\''))
            quote = c;
        else if (c == quote)
            quote = '\0';
    }
    tag.attributes = m_text.substr(nameEnd, end - nameEnd);
    m_at = std::min(end + 1, m_text.size());
    return tag;
}

bool HtmlReader::skipComment()
{
    if (!m_text.substr(m_at).starts_with("<!--"))
        return false;
    const std::size_t end = m_text.find("-->", m_at + 4);
    m_at = end == std::string_view::npos ? m_text.size() : end + 3;
    return true;
}

/// Passes over what an element holds, which is no text of the page.
void HtmlReader::skipElement(std::string_view name)
{
    while (m_at < m_text.size()) {
        m_at = std::min(m_text.find("</", m_at), m_text.size());
        if (lowered(m_text.substr(std::min(m_at + 2, m_text.size()), name.size())) == name)
            return;
        m_at = std::min(m_at + 2, m_text.size());
    }
}

void HtmlReader::addLetter()
{
    constexpr std::size_t longest = 12;
    const std::size_t end = m_text.substr(0, std::min(m_at + longest, m_text.size())).find(';', m_at);
    const std::optional<char32_t> letter =
        m_text[m_at] == '&' && end != std::string_view::npos ? entityLetter(m_text.substr(m_at + 1, end - m_at - 1)) : std::nullopt;
    if (letter)
        appendUtf8(m_cell, *letter);
    else
        m_cell += m_text[m_at];
    m_at = letter ? end + 1 : m_at + 1;
}

/// Text up to the next tag; outside of cells it means nothing. Line ends are blanks in HTML.
void HtmlReader::readText()
{
    const std::size_t end = std::min(m_text.find('<', m_at + 1), m_text.size());
    while (m_isInCell && m_at < end) {
        if (m_text[m_at] == '&') {
            addLetter();
            continue;
        }
        const bool isBlank = blanks.find(m_text[m_at]) != std::string_view::npos;
        m_cell += isBlank ? ' ' : m_text[m_at];
        ++m_at;
    }
    m_at = std::max(m_at, end);
}

/// A cell that spans one row and one column, as all of them must.
std::optional<Problem> HtmlReader::startCell(const Tag& tag)
{
    endCell();
    const std::string attributes = lowered(tag.attributes);
    for (const std::string_view span : {"colspan", "rowspan"}) {
        const std::size_t found = attributes.find(span);
        const std::size_t value = found == std::string::npos ? found : attributes.find_first_not_of("= \"'", found + span.size());
        const bool isOne = value == std::string::npos
            || (attributes[value] == '1' && (value + 1 >= attributes.size() || attributes[value + 1] < '0' || attributes[value + 1] > '9'));
        if (!isOne)
            return htmlProblem(AE_TR("ae", "a cell of the table spans several rows or columns"), AE_TR("ae", "split it first"));
    }
    m_isInCell = true;
    m_form = tag.name == "th" ? FieldForm::Heading : FieldForm::Plain;
    if (m_table.fields.size() - m_rowStart > static_cast<std::size_t>(limits::side) + 1)
        return tooManyColumns(0);
    return std::nullopt;
}

void HtmlReader::endCell()
{
    if (m_isInCell)
        m_table.addOwn(m_cell, m_form);
    m_cell.clear();
    m_isInCell = false;
}

std::optional<Problem> HtmlReader::endRow()
{
    endCell();
    if (m_table.fields.size() > m_rowStart)
        m_table.endRow(0);
    m_rowStart = m_table.fields.size();
    return tooBig(m_table);
}

std::optional<Problem> HtmlReader::handleInTable(const Tag& tag)
{
    if (tag.name == "table" && !tag.isEnd)
        return htmlProblem(AE_TR("ae", "the table holds another table"), AE_TR("ae", "copy the inner one alone"));
    if (tag.name == "td" || tag.name == "th") {
        if (!tag.isEnd)
            return startCell(tag);
        endCell();
    } else if (tag.name == "tr" || tag.name == "table") {
        m_isInTable = !(tag.isEnd && tag.name == "table");
        return endRow();
    } else if (tag.name == "br" && m_isInCell) {
        m_cell += '\n';
    }
    return std::nullopt;
}

std::optional<Problem> HtmlReader::handle(const Tag& tag)
{
    if (tag.name == "script") {
        return htmlProblem(AE_TR("ae", "this is a web page with a script, not a table"),
                           AE_TR("ae", "copy the table alone, or save it as CSV"));
    }
    if (tag.name == "style" && !tag.isEnd) {
        skipElement("style");
        return std::nullopt;
    }
    if (m_isInTable)
        return handleInTable(tag);
    if (tag.name == "table" && !tag.isEnd) {
        m_isInTable = true;
        ++m_tables;
        m_rowStart = m_table.fields.size();
    }
    return std::nullopt;
}

Result<FieldTable> HtmlReader::read()
{
    m_at = std::min(m_text.find('<'), m_text.size());
    while (m_at < m_text.size()) {
        if (!isAtTag()) {
            readText();
        } else if (!skipComment()) {
            if (auto refusal = handle(readTag()))
                return *refusal;
        }
    }
    if (auto refusal = endRow())
        return *refusal;
    if (m_tables == 0) {
        return htmlProblem(AE_TR("ae", "this is a web page (HTML) without a table"),
                           AE_TR("ae", "download the file itself, or copy a table out of the page"));
    }
    if (m_tables > 1) {
        return htmlProblem(AE_TR("ae", "this is a web page (HTML) with %1 tables"), AE_TR("ae", "copy the one that is meant"),
                           {std::to_string(m_tables)});
    }
    m_table.notes.push_back({ProblemKind::Data, "", AE_TR("ae", "table read from HTML"), "", {}});
    return std::move(m_table);
}

}  // namespace

bool looksLikeHtml(std::string_view text)
{
    const std::size_t start = text.find_first_not_of(blanks);
    if (start == std::string_view::npos)
        return false;
    text.remove_prefix(start);
    if (text.starts_with(windowsHeader) && text.find("StartHTML") != std::string_view::npos)
        return text.find('<') != std::string_view::npos;
    if (text.size() < 2 || text[0] != '<')
        return false;
    const char c = text[1];
    return c == '!' || c == '?' || c == '/' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

Result<FieldTable> readHtmlTable(std::string_view text)
{
    return HtmlReader(text).read();
}

}  // namespace ae
