// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/formulatree.h"

#include "session/jsontext.h"

#include <iterator>

namespace ae {

namespace {

constexpr int kDeepest = 30;

/// One code point with the marks that combine with it.
struct Letter {
    char32_t c = 0;
    std::string text;
};

bool isMark(char32_t c)
{
    return c >= 0x300 && c <= 0x36F;
}

std::vector<Letter> lettersOf(std::string_view text)
{
    std::vector<Letter> letters;
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t start = position;
        const char32_t c = nextCodePoint(text, position).value_or(U'?');
        const std::string_view bytes = text.substr(start, position - start);
        if (isMark(c) && !letters.empty())
            letters.back().text += bytes;
        else
            letters.push_back({c, std::string(bytes)});
    }
    return letters;
}

bool isDigit(char32_t c)
{
    return (c >= '0' && c <= '9') || c == '.';
}

bool isLetter(char32_t c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= 0xC0 && c <= 0x24F && c != 0xD7 && c != 0xF7)
        || (c >= 0x391 && c <= 0x3C9 && c != U'Σ');
}

class FormulaReader {
public:
    explicit FormulaReader(std::string_view text) : m_letters(lettersOf(text)) { }

    FormulaTree row(char32_t closing = 0)
    {
        FormulaTree tree;
        std::size_t termStart = 0;
        for (skipBlanks(); !atEnd() && peek() != closing; skipBlanks()) {
            const char32_t c = peek();
            if (c == '/' && termStart < tree.children.size()) {
                ++m_at;
                divide(tree, termStart);
                continue;
            }
            tree.children.push_back(factor());
            if (c == '+' || c == '-' || c == U'−' || c == '=' || c == ',')
                termStart = tree.children.size();
        }
        return tree;
    }

private:
    bool atEnd() const { return m_at >= m_letters.size(); }
    char32_t peek() const { return m_letters[m_at].c; }

    void skipBlanks()
    {
        while (!atEnd() && peek() == ' ')
            ++m_at;
    }

    void divide(FormulaTree& tree, std::size_t termStart)
    {
        skipBlanks();
        const auto first = tree.children.begin() + static_cast<std::ptrdiff_t>(termStart);
        FormulaTree numerator{FormulaPart::Row, {}, {std::make_move_iterator(first), std::make_move_iterator(tree.children.end())}};
        tree.children.erase(first, tree.children.end());
        FormulaTree denominator = atEnd() ? FormulaTree() : factor();
        tree.children.push_back({FormulaPart::Fraction, {}, {bare(std::move(numerator)), bare(std::move(denominator))}});
    }

    /// Without parentheses around the whole: a fraction, a root or an index groups by itself.
    static FormulaTree bare(FormulaTree tree)
    {
        if (tree.part == FormulaPart::Row && tree.children.size() == 1 && tree.children[0].part == FormulaPart::Parentheses)
            tree = FormulaTree(tree.children[0]);
        if (tree.part == FormulaPart::Parentheses)
            tree.part = FormulaPart::Row;
        return tree;
    }

    FormulaTree factor()
    {
        if (++m_depth > kDeepest) {
            --m_depth;
            return {FormulaPart::Sign, m_letters[m_at++].text, {}};
        }
        FormulaTree tree = primary();
        while (!atEnd() && (peek() == '_' || peek() == '^' || peek() == U'ᵀ')) {
            const FormulaPart part = peek() == '_' ? FormulaPart::Lower : FormulaPart::Upper;
            const bool isTransposed = peek() == U'ᵀ';
            ++m_at;
            FormulaTree index = isTransposed ? FormulaTree{FormulaPart::Sign, "⊤", {}} : script();
            tree = {part, {}, {std::move(tree), std::move(index)}};
        }
        --m_depth;
        return tree;
    }

    FormulaTree script()
    {
        if (atEnd())
            return {};
        if (peek() != '{')
            return bare(primary());
        return group('}', FormulaPart::Row);
    }

    /// From an opening sign to its partner.
    FormulaTree group(char32_t closing, FormulaPart part)
    {
        ++m_at;
        FormulaTree inside = row(closing);
        if (!atEnd())
            ++m_at;
        inside.part = part;
        return inside;
    }

    FormulaTree primary()
    {
        const char32_t c = peek();
        if (c == '(')
            return group(')', FormulaPart::Parentheses);
        if (c == U'√') {
            ++m_at;
            skipBlanks();
            return {FormulaPart::Root, {}, {atEnd() ? FormulaTree() : bare(factor())}};
        }
        if (isDigit(c))
            return {FormulaPart::Number, run(isDigit), {}};
        if (!isLetter(c))
            return {FormulaPart::Sign, m_letters[m_at++].text, {}};
        const std::size_t start = m_at;
        std::string text = run(isLetter);
        return {m_at - start == 1 ? FormulaPart::Symbol : FormulaPart::Word, std::move(text), {}};
    }

    std::string run(bool (*belongs)(char32_t))
    {
        std::string text;
        for (; !atEnd() && belongs(peek()); ++m_at)
            text += m_letters[m_at].text;
        return text;
    }

    std::vector<Letter> m_letters;
    std::size_t m_at = 0;
    int m_depth = 0;
};

}  // namespace

FormulaTree readFormula(std::string_view text)
{
    return FormulaReader(text).row();
}

}  // namespace ae
