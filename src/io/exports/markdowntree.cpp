// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/markdowntree.h"

#include <algorithm>
#include <optional>

namespace ae {

namespace {

constexpr int kDeepestItem = 3;
constexpr std::size_t kIndentOfItem = 2;
constexpr std::size_t kLongestNumber = 9;

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::size_t runLength(std::string_view text, char sign)
{
    return std::min(text.find_first_not_of(sign), text.size());
}

bool isRule(std::string_view line)
{
    const char sign = line.empty() ? ' ' : line.front();
    if (sign != '-' && sign != '*' && sign != '_')
        return false;
    return std::count(line.begin(), line.end(), sign) >= 3
        && std::all_of(line.begin(), line.end(), [sign](char c) { return c == sign || c == ' ' || c == '\t'; });
}

/// The length of the fence that the line opens, or 0.
std::size_t fenceOf(std::string_view line)
{
    const char sign = line.empty() ? ' ' : line.front();
    const std::size_t length = sign == '`' || sign == '~' ? runLength(line, sign) : 0;
    return length >= 3 && (sign == '~' || line.find('`', length) == std::string_view::npos) ? length : 0;
}

/// The mark of an item and what is behind it.
struct ItemStart {
    MarkdownKind kind = MarkdownKind::Item;
    int number = 0;
    std::string_view rest;
};

std::optional<ItemStart> itemOf(std::string_view line)
{
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    const std::size_t mark = digits;
    if (mark >= line.size() || digits > kLongestNumber)
        return std::nullopt;
    const bool isMark =
        digits == 0 ? std::string_view("-*+").find(line[0]) != std::string_view::npos : line[mark] == '.' || line[mark] == ')';
    if (!isMark || mark + 1 >= line.size() || (line[mark + 1] != ' ' && line[mark + 1] != '\t'))
        return std::nullopt;
    ItemStart start{digits == 0 ? MarkdownKind::Item : MarkdownKind::NumberedItem, 0, trimmed(line.substr(mark + 1))};
    for (std::size_t i = 0; i < digits; ++i)
        start.number = 10 * start.number + (line[i] - '0');
    return start;
}

/// Puts lines together to blocks.
class BlockReader {
public:
    explicit BlockReader(std::string_view text) : m_text(text) { }

    std::vector<MarkdownBlock> read()
    {
        while (m_at < m_text.size())
            readLine(nextLine());
        endParagraph();
        return std::move(m_blocks);
    }

private:
    std::string_view nextLine()
    {
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        std::string_view line = m_text.substr(m_at, end - m_at);
        m_at = end + 1;
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        return line;
    }

    void readLine(std::string_view whole)
    {
        const std::string_view line = trimmed(whole);
        const std::size_t indent = std::min(whole.find_first_not_of(" \t"), whole.size());
        if (line.empty())
            return endParagraph();
        if (isIndentedCode(whole))
            return addIndentedCode(whole);
        if (const std::size_t fence = fenceOf(line))
            return readFenced(fence, line.front());
        if (line.front() == '|')
            return addTableLine(line);
        m_isTable = false;
        if (readUnderline(line) || readHeading(line))
            return;
        if (isRule(line)) {
            endParagraph();
            m_blocks.push_back({MarkdownKind::Rule, 0, 0, {}, {}});
            return;
        }
        if (const std::optional<ItemStart> item = itemOf(line))
            return startItem(*item, indent);
        readText(line);
    }

    void readText(std::string_view line)
    {
        const bool isQuote = line.front() == '>';
        if (isQuote)
            line = trimmed(line.substr(1));
        const MarkdownKind kind = isQuote ? MarkdownKind::Quote : MarkdownKind::Paragraph;
        if (isQuote && (!m_isOpen || m_open.kind != kind)) {
            endParagraph();
            m_open = {kind, 0, 0, {}, {}};
        } else if (!m_isOpen) {
            m_open = {kind, 0, 0, {}, {}};
        }
        m_isOpen = true;
        m_paragraph.append(m_paragraph.empty() ? "" : "\n").append(line);
    }

    /// === or --- under a paragraph make a heading of it.
    bool readUnderline(std::string_view line)
    {
        const char sign = line.front();
        if (!m_isOpen || m_open.kind != MarkdownKind::Paragraph || (sign != '=' && sign != '-') || runLength(line, sign) != line.size())
            return false;
        m_open.kind = MarkdownKind::Heading;
        m_open.level = sign == '=' ? 1 : 2;
        endParagraph();
        return true;
    }

    bool readHeading(std::string_view line)
    {
        const std::size_t level = runLength(line, '#');
        if (level < 1 || level > 6 || (level < line.size() && line[level] != ' ' && line[level] != '\t'))
            return false;
        endParagraph();
        std::string_view text = trimmed(line.substr(level));
        const std::size_t last = text.find_last_not_of('#');
        if (last == std::string_view::npos || text[last] == ' ')
            text = trimmed(text.substr(0, last + 1));
        m_blocks.push_back({MarkdownKind::Heading, static_cast<int>(level), 0, readMarkdownSpans(text), {}});
        return true;
    }

    void startItem(const ItemStart& item, std::size_t indent)
    {
        endParagraph();
        const int level = std::min(static_cast<int>(std::min<std::size_t>(indent, 64) / kIndentOfItem), kDeepestItem);
        m_open = {item.kind, level, item.number, {}, {}};
        m_paragraph = item.rest;
        m_isOpen = true;
    }

    void readFenced(std::size_t fence, char sign)
    {
        endParagraph();
        MarkdownBlock block{MarkdownKind::Code, 0, 0, {}, {}};
        while (m_at < m_text.size()) {
            const std::string_view line = nextLine();
            const std::string_view bare = trimmed(line);
            if (runLength(bare, sign) >= fence && runLength(bare, sign) == bare.size())
                break;
            block.code.append(line).append("\n");
        }
        m_blocks.push_back(std::move(block));
    }

    /// Four blanks or a tab, where no paragraph goes on and no list, whose items may have more paragraphs.
    bool isIndentedCode(std::string_view whole) const
    {
        const bool isInList =
            !m_blocks.empty() && (m_blocks.back().kind == MarkdownKind::Item || m_blocks.back().kind == MarkdownKind::NumberedItem);
        return !m_isOpen && !isInList && (whole.starts_with("    ") || whole.starts_with('\t'));
    }

    void addIndentedCode(std::string_view whole)
    {
        std::string code;
        for (;;) {
            whole.remove_prefix(whole.front() == '\t' ? 1 : 4);
            code.append(whole).append("\n");
            const std::size_t next = m_at;
            if (m_at >= m_text.size())
                break;
            whole = nextLine();
            if (trimmed(whole).empty() || (!whole.starts_with("    ") && !whole.starts_with('\t'))) {
                m_at = next;
                break;
            }
        }
        endParagraph();
        m_blocks.push_back({MarkdownKind::Code, 0, 0, {}, std::move(code)});
    }

    void addTableLine(std::string_view line)
    {
        const bool goesOn = m_isTable;
        endParagraph();
        if (!goesOn)
            m_blocks.push_back({MarkdownKind::Code, 0, 0, {}, {}});
        m_blocks.back().code.append(line).append("\n");
        m_isTable = true;
    }

    void endParagraph()
    {
        m_isTable = false;
        if (!m_isOpen)
            return;
        m_open.spans = readMarkdownSpans(m_paragraph);
        m_blocks.push_back(std::move(m_open));
        m_open = {};
        m_paragraph.clear();
        m_isOpen = false;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<MarkdownBlock> m_blocks;
    MarkdownBlock m_open;
    std::string m_paragraph;
    bool m_isOpen = false;
    bool m_isTable = false;  ///< the last block is a table that may go on
};

}  // namespace

std::vector<MarkdownBlock> readMarkdown(std::string_view text)
{
    return BlockReader(text).read();
}

}  // namespace ae
