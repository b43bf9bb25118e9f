// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulalexer.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace ae {

namespace {

constexpr QStringView raised = u"ᵀ⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁱⁿᵖ";
constexpr QStringView raisedPlain = u"T0123456789+−inp";
constexpr QStringView lowered = u"₀₁₂₃₄₅₆₇₈₉₊₋ᵢⱼₖₘₙₚ";
constexpr QStringView loweredPlain = u"0123456789+−ijkmnp";

struct Pair {
    QStringView opening;
    QStringView closing;
};
constexpr std::array<Pair, 6> pairs{{{u"(", u")"}, {u"[", u"]"}, {u"{", u"}"}, {u"|", u"|"}, {u"‖", u"‖"}, {u"⟨", u"⟩"}}};

QStringView closingOf(QStringView opening)
{
    const auto* found = std::find_if(pairs.begin(), pairs.end(), [&](const Pair& pair) { return pair.opening == opening; });
    return found == pairs.end() ? QStringView() : found->closing;
}

constexpr std::ptrdiff_t furthestPartner = 64;  // deeper nesting is not read as nesting anyway

struct Character {
    char32_t code = 0;
    qsizetype units = 1;
};

Character characterAt(QStringView text, qsizetype i)
{
    if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
        return {QChar::surrogateToUcs4(text[i], text[i + 1]), 2};
    return {text[i].unicode(), 1};
}

bool isIndexSign(QChar c)
{
    return raised.contains(c) || lowered.contains(c);
}

class Lexer {
public:
    explicit Lexer(QStringView text) : m_text(text) { }

    FormulaToken next()
    {
        bool isAfterSpace = false;
        while (m_at < m_text.size() && m_text[m_at].isSpace()) {
            ++m_at;
            isAfterSpace = true;
        }
        FormulaToken token = read();
        token.isAfterSpace = isAfterSpace;
        return token;
    }

private:
    FormulaToken read()
    {
        if (m_at >= m_text.size())
            return {};
        const QChar first = m_text[m_at];
        if (raised.contains(first))
            return {FormulaTokenKind::RaisedIndex, indices(raised, raisedPlain)};
        if (lowered.contains(first))
            return {FormulaTokenKind::LoweredIndex, indices(lowered, loweredPlain)};
        if (first >= u'0' && first <= u'9')
            return {FormulaTokenKind::Number, number()};
        const qsizetype start = m_at;
        const Character character = characterAt(m_text, m_at);
        m_at += character.units;
        skipMarks();
        const bool isWord = QChar::isLetter(character.code) && character.code != U'Σ';  // the sign of sums
        while (isWord && m_at < m_text.size() && continuesWord())
            ;
        return {isWord ? FormulaTokenKind::Word : FormulaTokenKind::Sign, m_text.mid(start, m_at - start).toString()};
    }

    QString indices(QStringView from, QStringView to)
    {
        QString plain;
        for (qsizetype found; m_at < m_text.size() && (found = from.indexOf(m_text[m_at])) >= 0; ++m_at)
            plain += to[found];
        return plain;
    }

    bool isDigit(qsizetype i) const { return i < m_text.size() && m_text[i] >= u'0' && m_text[i] <= u'9'; }

    qsizetype endOfDigits(qsizetype i) const
    {
        while (isDigit(i))
            ++i;
        return i;
    }

    bool isMarkBeforeDigit(qsizetype i, QChar mark) const { return i < m_text.size() && m_text[i] == mark && isDigit(i + 1); }

    // Digits with one decimal point or comma and a digit behind it; 1,2,3 is a list.
    QString number()
    {
        const qsizetype start = m_at;
        m_at = endOfDigits(m_at);
        const qsizetype end = isMarkBeforeDigit(m_at, u'.') || isMarkBeforeDigit(m_at, u',') ? endOfDigits(m_at + 1) : m_at;
        const bool isList = m_at < m_text.size() && m_text[m_at] == u',' && isMarkBeforeDigit(end, u',');
        m_at = isList || m_isInList ? m_at : end;
        m_isInList = isList || (m_isInList && isMarkBeforeDigit(m_at, u','));
        return m_text.mid(start, m_at - start).toString();
    }

    void skipMarks()
    {
        while (m_at < m_text.size() && m_text[m_at].isMark())
            ++m_at;
    }

    bool continuesWord()
    {
        const Character character = characterAt(m_text, m_at);
        if (character.units == 1 && isIndexSign(m_text[m_at]))
            return false;
        if (!QChar::isLetterOrNumber(character.code) || character.code == U'Σ')
            return false;
        m_at += character.units;
        skipMarks();
        return true;
    }

    QStringView m_text;
    qsizetype m_at = 0;
    bool m_isInList = false;  ///< among numbers that commas separate
};

}  // namespace

std::vector<FormulaToken> formulaTokens(QStringView text)
{
    std::vector<FormulaToken> tokens;
    Lexer lexer(text);
    do
        tokens.push_back(lexer.next());
    while (tokens.back().kind != FormulaTokenKind::End);
    return tokens;
}

std::vector<std::size_t> formulaPartners(const std::vector<FormulaToken>& tokens)
{
    std::vector<std::size_t> result(tokens.size(), noPartner);
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].kind != FormulaTokenKind::Sign)
            continue;
        const auto closes = [&](std::size_t at) { return closingOf(tokens[at].text) == tokens[i].text; };
        const bool isBar = closes(i);
        const auto reachable = open.end() - std::min(isBar ? 1 : furthestPartner, std::ssize(open));
        const auto partner = std::find_if(open.rbegin(), std::make_reverse_iterator(reachable), closes);
        if (partner != std::make_reverse_iterator(reachable)) {
            result[*partner] = i;
            open.erase(partner.base() - 1, open.end());
        } else if (!closingOf(tokens[i].text).isEmpty()) {
            open.push_back(i);
        }
    }
    return result;
}

}  // namespace ae
