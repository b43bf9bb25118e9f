// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/markdownwriters.h"

#include "io/exports/latextext.h"
#include "io/exports/plaintext.h"

#include <algorithm>
#include <functional>

namespace ae {

namespace {

/// How a language says what Markdown can say.
struct Language {
    std::string (*text)(std::string_view);
    std::string (*code)(std::string_view);
    const char* strong[2];
    const char* emphasis[2];
    const char* list[2][2];  ///< start and end: of dots, of numbers
    const char* item[2];
    std::string (*heading)(int level, const std::string& text);
    const char* paragraph[2];
    const char* quote[2];
    std::string (*block)(const std::string& code);
    const char* rule;
};

/// Text with styles; the address of a link follows it in brackets.
std::string styled(const std::vector<MarkdownSpan>& spans, const Language& language)
{
    std::string result;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const MarkdownSpan& span = spans[i];
        std::string text = span.isCode ? language.code(span.text) : language.text(span.text);
        if (span.isEmphasis)
            text = language.emphasis[0] + text + language.emphasis[1];
        if (span.isStrong)
            text = language.strong[0] + text + language.strong[1];
        result += text;
        const bool isEndOfLink = !span.address.empty() && (i + 1 == spans.size() || spans[i + 1].address != span.address);
        if (isEndOfLink && span.address != span.text)
            result += " (" + language.text(span.address) + ")";
    }
    return result;
}

/// Opens and closes lists so that every item stands in one of its level and kind.
class Lists {
public:
    Lists(std::string& out, const Language& language) : m_out(out), m_language(language) { }

    void item(const MarkdownBlock& block)
    {
        const bool isNumbered = block.kind == MarkdownKind::NumberedItem;
        const std::size_t depth = std::min(static_cast<std::size_t>(block.level), m_open.size()) + 1;
        closeTo(depth);
        if (m_open.size() == depth && m_open.back() != isNumbered)
            closeTo(depth - 1);
        if (m_open.size() == depth) {
            m_out += m_language.item[1];
        } else {
            m_out += m_language.list[isNumbered ? 1 : 0][0];
            m_open.push_back(isNumbered);
        }
        m_out += m_language.item[0] + styled(block.spans, m_language);
    }

    void closeTo(std::size_t depth)
    {
        for (; m_open.size() > depth; m_open.pop_back())
            m_out.append(m_language.item[1]).append(m_language.list[m_open.back() ? 1 : 0][1]);
    }

private:
    std::string& m_out;
    const Language& m_language;
    std::vector<bool> m_open;
};

std::string wrapped(const char* const (&around)[2], const std::string& text)
{
    return around[0] + text + around[1];
}

std::string blockText(const MarkdownBlock& block, const Language& language)
{
    switch (block.kind) {
    case MarkdownKind::Heading:
        return language.heading(block.level, styled(block.spans, language));
    case MarkdownKind::Quote:
        return wrapped(language.quote, styled(block.spans, language));
    case MarkdownKind::Code:
        return language.block(block.code);
    case MarkdownKind::Rule:
        return language.rule;
    default:
        return wrapped(language.paragraph, styled(block.spans, language));
    }
}

std::string written(const std::vector<MarkdownBlock>& blocks, const Language& language)
{
    std::string out;
    Lists lists(out, language);
    for (const MarkdownBlock& block : blocks) {
        if (block.isItem()) {
            lists.item(block);
            continue;
        }
        lists.closeTo(0);
        out += blockText(block, language);
    }
    lists.closeTo(0);
    return out;
}

/// Lines of code, each made plain and escaped.
std::string lineByLine(const std::string& code, const std::function<std::string(std::string_view)>& line)
{
    std::string result;
    for (std::size_t at = 0; at < code.size();) {
        const std::size_t end = std::min(code.find('\n', at), code.size());
        std::string bare = code.substr(at, end - at);
        std::replace(bare.begin(), bare.end(), '\t', ' ');
        result += line(bare);
        at = end + 1;
    }
    return result;
}

/// Blanks are kept, and an empty line is one.
std::string latexCodeLine(std::string_view line)
{
    std::string text = "\\mbox{}";
    for (const char c : latexText(line))
        text += c == ' ' ? std::string("\\ ") : std::string(1, c);
    return text + "\\\\\n";
}

constexpr Language html = {
    .text = xmlText,
    .code = [](std::string_view text) { return "<code>" + xmlText(text) + "</code>"; },
    .strong = {"<strong>", "</strong>"},
    .emphasis = {"<em>", "</em>"},
    .list = {{"<ul>", "</ul>\n"}, {"<ol>", "</ol>\n"}},
    .item = {"<li>", "</li>\n"},
    .heading =
        [](int level, const std::string& text) {
            const std::string name = "h" + std::to_string(std::min(level + 1, 6)) + ">";
            return "<" + name + text + "</" + name + "\n";
        },
    .paragraph = {"<p>", "</p>\n"},
    .quote = {"<blockquote><p>", "</p></blockquote>\n"},
    .block =
        [](const std::string& code) {
            return "<pre><code>" + lineByLine(code, [](std::string_view line) { return xmlText(line) + "\n"; }) + "</code></pre>\n";
        },
    .rule = "<hr>\n",
};

constexpr Language latex = {
    .text = latexText,
    .code = [](std::string_view text) { return "\\texttt{" + latexText(text) + "}"; },
    .strong = {"\\textbf{", "}"},
    .emphasis = {"\\emph{", "}"},
    .list = {{"\\begin{itemize}\n", "\\end{itemize}\n"}, {"\\begin{enumerate}\n", "\\end{enumerate}\n"}},
    .item = {"\\item {}", "\n"},
    .heading =
        [](int level, const std::string& text) {
            return (level == 1 ? "\\section*{" : level == 2 ? "\\subsection*{" : "\\subsubsection*{") + text + "}\n";
        },
    .paragraph = {"", "\n\n"},
    .quote = {"\\begin{quote}\n", "\n\\end{quote}\n"},
    .block =
        [](const std::string& code) {
            return "\\begin{flushleft}\\ttfamily\\small\n" + lineByLine(code, latexCodeLine) + "\\end{flushleft}\n";
        },
    .rule = "\\par\\noindent\\rule{\\linewidth}{0.4pt}\\par\n",
};

// Markdown has no signs around that always work, so its paragraphs are written by a class of their own.

/// At least one backtick more than the longest run inside.
std::string ticksAround(std::string_view code, std::size_t least)
{
    std::size_t run = 0;
    for (const char c : code) {
        run = c == '`' ? run + 1 : 0;
        least = std::max(least, run + 1);
    }
    return std::string(least, '`');
}

/// The address of a link that may stay one, else nothing.
std::string safeAddress(const std::string& address)
{
    constexpr std::string_view allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#@!'()*+,;=%";
    const bool isKnown = address.starts_with("https://") || address.starts_with("http://") || address.starts_with("mailto:");
    std::string safe;
    for (const char c : address) {
        if (c == '&')
            safe += "&amp;";
        else if (allowed.find(c) != std::string_view::npos)
            safe += c;
        else
            return {};
    }
    return isKnown ? safe : std::string();
}

/// One paragraph; styles begin and end where they change.
class MarkdownLine {
public:
    std::string write(const std::vector<MarkdownSpan>& spans)
    {
        for (std::size_t i = 0; i < spans.size(); ++i) {
            const MarkdownSpan& span = spans[i];
            change(span);
            m_out += span.isCode ? codeSpan(span.text) : markdownText(span.text);
        }
        change({});
        return std::move(m_out);
    }

private:
    static std::string codeSpan(std::string_view code)
    {
        const std::string plain = plainText(code);
        const std::string ticks = ticksAround(plain, 1);
        return ticks + " " + plain + " " + ticks;
    }

    void change(const MarkdownSpan& next)
    {
        if (next.address != m_address) {
            close({false, false});
            if (!m_address.empty())
                m_out += safeAddress(m_address).empty() ? " (" + markdownText(m_address) + ")" : "](<" + safeAddress(m_address) + ">)";
            m_address = next.address;
            if (!safeAddress(m_address).empty())
                m_out += "[";
        }
        close({next.isStrong, next.isEmphasis});
        open(next.isStrong, "**");
        open(next.isEmphasis, "*");
    }

    struct Wanted {
        bool strong;
        bool emphasis;
    };

    /// Ends styles until none is open that is not wanted.
    void close(Wanted wanted)
    {
        const auto isWanted = [&](std::string_view sign) { return sign == "*" ? wanted.emphasis : wanted.strong; };
        while (!std::all_of(m_open.begin(), m_open.end(), isWanted)) {
            m_out += m_open.back();
            m_open.pop_back();
        }
    }

    void open(bool isWanted, std::string_view sign)
    {
        if (!isWanted || std::find(m_open.begin(), m_open.end(), sign) != m_open.end())
            return;
        m_out += sign;
        m_open.push_back(sign);
    }

    std::string m_out;
    std::string m_address;
    std::vector<std::string_view> m_open;
};

std::string fenced(const std::string& code)
{
    const std::string plain = lineByLine(code, [](std::string_view line) { return plainText(line) + "\n"; });
    const std::string fence = ticksAround(plain, 3);
    return fence + "text\n" + plain + fence + "\n\n";
}

std::string markdownBlock(const MarkdownBlock& block)
{
    const std::string text = MarkdownLine().write(block.spans);
    switch (block.kind) {
    case MarkdownKind::Heading:
        return std::string(static_cast<std::size_t>(block.level), '#') + " " + text + "\n\n";
    case MarkdownKind::Item:
        return std::string(4 * static_cast<std::size_t>(block.level), ' ') + "- " + text + "\n";
    case MarkdownKind::NumberedItem:
        return std::string(4 * static_cast<std::size_t>(block.level), ' ') + std::to_string(block.number) + ". " + text + "\n";
    case MarkdownKind::Quote:
        return "> " + text + "\n\n";
    case MarkdownKind::Code:
        return fenced(block.code);
    case MarkdownKind::Rule:
        return "---\n\n";
    case MarkdownKind::Paragraph:
        break;
    }
    return text + "\n\n";
}

}  // namespace

std::string markdownAsHtml(const std::vector<MarkdownBlock>& blocks)
{
    return written(blocks, html);
}

std::string markdownAsLatex(const std::vector<MarkdownBlock>& blocks)
{
    return written(blocks, latex);
}

std::string markdownAsMarkdown(const std::vector<MarkdownBlock>& blocks)
{
    std::string out;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        out += markdownBlock(blocks[i]);
        if (blocks[i].isItem() && (i + 1 == blocks.size() || !blocks[i + 1].isItem()))
            out += "\n";
    }
    return out;
}

}  // namespace ae
