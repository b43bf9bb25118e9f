// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/markdowntree.h"

#include <algorithm>
#include <array>
#include <map>

namespace ae {

namespace {

constexpr std::size_t kLongestAddress = 512;
constexpr std::size_t kNowhere = std::string_view::npos;

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

bool isPunctuation(char c)
{
    return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') || (c >= '{' && c <= '~');
}

/// Letters and digits, all beyond ASCII among them.
bool isWordPart(char c)
{
    return !isBlank(c) && !isPunctuation(c);
}

enum class Mark { Text, Code, Strong, Emphasis, Link };

/// A piece of the text, or a sign that starts or ends a style when it has found its partner.
struct Token {
    Mark mark = Mark::Text;
    std::string text;  ///< what it is when it has no partner
    char sign = 0;
    bool hasPartner = false;
    bool isOpening = false;
    std::string address = {};
};

/// Cuts a paragraph into tokens from left to right and finds partners on the way.
class SpanReader {
public:
    explicit SpanReader(std::string_view text) : m_text(text) { findTicks(); }

    std::vector<MarkdownSpan> read()
    {
        while (m_at < m_text.size())
            readNext();
        return spans();
    }

private:
    /// Where the runs of backticks of each length are, so that none is looked for twice.
    void findTicks()
    {
        for (std::size_t at = m_text.find('`'); at != kNowhere; at = m_text.find('`', at)) {
            const std::size_t end = std::min(m_text.find_first_not_of('`', at), m_text.size());
            m_ticks[end - at].push_back(at);
            at = end;
        }
    }

    void readNext()
    {
        const char c = m_text[m_at];
        if (c == '\\' && m_at + 1 < m_text.size() && isPunctuation(m_text[m_at + 1])) {
            addText(m_text.substr(m_at + 1, 1));
            m_at += 2;
        } else if (c == '`') {
            readTicks();
        } else if (c == '*' || c == '_') {
            readSigns(c);
        } else if (c == '[' || m_text.substr(m_at, 2) == "![") {
            const std::size_t length = c == '[' ? 1 : 2;
            m_brackets.push_back(m_tokens.size());
            m_tokens.push_back({Mark::Link, std::string(m_text.substr(m_at, length)), '[', false, true});
            m_at += length;
        } else if (c == ']') {
            readBracket();
        } else if (c == '&' && readEntity()) {
            return;
        } else {
            addText(isBlank(c) ? " " : m_text.substr(m_at, 1));
            ++m_at;
        }
    }

    void addText(std::string_view text)
    {
        if (m_tokens.empty() || m_tokens.back().mark != Mark::Text)
            m_tokens.push_back({});
        m_tokens.back().text += text;
    }

    bool readEntity()
    {
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> entities = {
            {{"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&nbsp;", "\u00A0"}}};
        for (const auto& [entity, sign] : entities) {
            if (!m_text.substr(m_at).starts_with(entity))
                continue;
            addText(sign);
            m_at += entity.size();
            return true;
        }
        return false;
    }

    void readTicks()
    {
        const std::size_t length = std::min(m_text.find_first_not_of('`', m_at), m_text.size()) - m_at;
        const std::vector<std::size_t>& same = m_ticks[length];
        const auto closing = std::upper_bound(same.begin(), same.end(), m_at);
        if (closing == same.end()) {
            addText(m_text.substr(m_at, length));
            m_at += length;
            return;
        }
        std::string code(m_text.substr(m_at + length, *closing - m_at - length));
        std::replace(code.begin(), code.end(), '\n', ' ');
        if (code.size() > 2 && code.front() == ' ' && code.back() == ' ' && code.find_first_not_of(' ') != std::string::npos)
            code = code.substr(1, code.size() - 2);
        m_tokens.push_back({Mark::Code, std::move(code)});
        m_at = *closing + length;
    }

    void readSigns(char sign)
    {
        const std::size_t end = std::min(m_text.find_first_not_of(sign, m_at), m_text.size());
        const char before = m_at == 0 ? ' ' : m_text[m_at - 1];
        const char after = end == m_text.size() ? ' ' : m_text[end];
        const bool isInWord = sign == '_' && isWordPart(before) && isWordPart(after);
        const bool opens = !isBlank(after) && !isInWord;
        const bool closes = !isBlank(before) && !isInWord;
        for (std::size_t left = end - m_at; left > 0;) {
            const bool isOne =
                left == 1 || (closes && left == 3 && !m_openSigns.empty() && m_tokens[m_openSigns.back()].mark == Mark::Emphasis);
            addSign(sign, isOne ? 1 : 2, opens, closes);
            left -= isOne ? 1 : 2;
        }
        m_at = end;
    }

    void addSign(char sign, std::size_t length, bool opens, bool closes)
    {
        const Mark mark = length == 1 ? Mark::Emphasis : Mark::Strong;
        m_tokens.push_back({mark, std::string(length, sign), sign});
        int& open = openCount(mark, sign);
        if (closes && open > 0) {
            while (m_tokens[m_openSigns.back()].mark != mark || m_tokens[m_openSigns.back()].sign != sign)
                popSign();
            Token& partner = m_tokens[m_openSigns.back()];
            partner.hasPartner = partner.isOpening = true;
            popSign();
            m_tokens.back().hasPartner = true;
        } else if (opens) {
            ++open;
            m_openSigns.push_back(m_tokens.size() - 1);
        }
    }

    void popSign()
    {
        const Token& token = m_tokens[m_openSigns.back()];
        --openCount(token.mark, token.sign);
        m_openSigns.pop_back();
    }

    int& openCount(Mark mark, char sign) { return m_openCounts[(mark == Mark::Strong ? 2u : 0u) + (sign == '_' ? 1u : 0u)]; }

    /// [text](address) or [text](address "title").
    void readBracket()
    {
        ++m_at;
        if (m_brackets.empty())
            return addText("]");
        const std::size_t opening = m_brackets.back();
        m_brackets.pop_back();
        const std::size_t end = m_at < m_text.size() && m_text[m_at] == '(' ? m_text.substr(m_at, kLongestAddress).find(')') : kNowhere;
        m_tokens.push_back({Mark::Link, "]", ']'});
        if (end == kNowhere)
            return;
        const std::string_view inside = m_text.substr(m_at + 1, end - 1);
        m_at += end + 1;
        Token& partner = m_tokens[opening];
        partner.hasPartner = m_tokens.back().hasPartner = true;
        if (partner.text == "[")  // a picture is its text
            partner.address = inside.substr(0, inside.find_first_of(" \t\n"));
    }

    std::vector<MarkdownSpan> spans() const
    {
        std::vector<MarkdownSpan> all;
        MarkdownSpan style;
        std::vector<std::string> addresses;
        for (const Token& token : m_tokens) {
            if (token.hasPartner) {
                change(style, token, addresses);
                continue;
            }
            MarkdownSpan span = style;
            span.text = token.text;
            span.isCode = token.mark == Mark::Code;
            if (!all.empty() && all.back().hasStyleOf(span))
                all.back().text += span.text;
            else if (!span.text.empty())
                all.push_back(std::move(span));
        }
        return all;
    }

    static void change(MarkdownSpan& style, const Token& token, std::vector<std::string>& addresses)
    {
        if (token.mark == Mark::Strong)
            style.isStrong = token.isOpening;
        else if (token.mark == Mark::Emphasis)
            style.isEmphasis = token.isOpening;
        else if (token.isOpening)
            addresses.push_back(token.address);
        else if (!addresses.empty())
            addresses.pop_back();
        style.address = addresses.empty() ? std::string() : addresses.back();
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::map<std::size_t, std::vector<std::size_t>> m_ticks;
    std::vector<Token> m_tokens;
    std::vector<std::size_t> m_openSigns;
    std::array<int, 4> m_openCounts{};
    std::vector<std::size_t> m_brackets;
};

}  // namespace

std::vector<MarkdownSpan> readMarkdownSpans(std::string_view text)
{
    return SpanReader(text).read();
}

}  // namespace ae
