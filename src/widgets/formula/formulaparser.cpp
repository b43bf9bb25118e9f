// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulaparser.h"

#include "attention/graph.h"
#include "widgets/formula/formulalexer.h"
#include "widgets/formula/formulaspacing.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ae {

namespace {

constexpr qsizetype longestFormula = 1024;
constexpr int deepestNesting = 40;
constexpr int thinSpace = 3;

constexpr std::array<QStringView, 20> functionNames{{u"softmax", u"logsumexp", u"max", u"min",    u"exp",  u"log",    u"ln",
                                                     u"diag",    u"tanh",      u"sin", u"cos",    u"arg",  u"median", u"mean",
                                                     u"var",     u"rms",       u"rot", u"rotate", u"rank", u"tr"}};

bool isProductSign(QStringView sign)
{
    return sign == u"·" || sign == u"×" || sign == u"*" || sign == u"∘" || sign == u"⊙";
}

// What a term ends at, so that a slash behind it does not reach across.
bool separatesTerms(const FormulaToken& token)
{
    if (token.kind != FormulaTokenKind::Sign || isProductSign(token.text))
        return false;
    const AtomClass atom = atomClassOf(token.text);
    return atom == AtomClass::Binary || atom == AtomClass::Relation || atom == AtomClass::Punctuation;
}

bool isWord(const Formula& formula)
{
    return formula.node().kind == FormulaKind::Text;
}

bool isFunctionName(QStringView text)
{
    return std::find(functionNames.begin(), functionNames.end(), text) != functionNames.end();
}

qsizetype letterCount(QStringView text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return !c.isMark() && !c.isLowSurrogate(); });
}

// The letters of i and j in a_ij are symbols, those of d_model are a word.
Formula shortIndex(const QString& text, Role role)
{
    if (letterCount(text) > 2)
        return formula::text(text, role);
    std::vector<Formula> parts;
    for (qsizetype start = 0, end = 0; start < text.size(); start = end) {
        for (end = start + 1; end < text.size() && (text[end].isMark() || text[end].isLowSurrogate());)
            ++end;
        const QString letter = text.mid(start, end - start);
        const bool isSign = letter == u"+" || letter == u"−";
        parts.push_back(letter[0].isDigit() ? formula::number(letter, role)
                            : isSign        ? formula::op(letter, role)
                                            : formula::symbol(letter, role));
    }
    return formula::row(std::move(parts));
}

// (a + b) as a numerator, a radicand or an index is seen to belong together without its parentheses.
Formula unwrapped(const Formula& formula)
{
    const FormulaNode& node = formula.node();
    return node.kind == FormulaKind::Fence && node.text == u"(" && node.closing == u")" ? node.children[0] : formula;
}

class Parser {
public:
    Parser(std::vector<FormulaToken> tokens, std::span<const KnownSymbol> symbols) : m_symbols(symbols)
    {
        for (FormulaToken& token : tokens)
            addToken(std::move(token));
        m_partners = formulaPartners(m_tokens);
        m_end = m_tokens.size() - 1;
    }

    /// Up to m_end.
    Formula expression();

private:
    struct Terms {
        std::vector<Formula> parts;
        std::size_t termStart = 0;
    };

    void addToken(FormulaToken token);
    const FormulaToken& peek() const { return m_tokens[std::min(m_at, m_tokens.size() - 1)]; }
    const FormulaToken& take() { return m_tokens[m_at++]; }
    bool atEnd() const { return m_at >= m_end; }
    bool isNextSign(QStringView sign) const { return !atEnd() && peek().isSign(sign); }
    bool startsFactor() const;
    bool startsFence() const { return !atEnd() && m_partners[m_at] != noPartner; }

    void divide(Terms& terms);
    void append(Terms& terms);
    Formula factor();
    Formula primary();
    Formula sign();
    Formula fenced();
    Formula word();
    Formula applied(const Formula& function);
    Formula withScripts(const Formula& base, Role role);
    Formula lowerIndex(Role role);
    Formula upperIndex(Role role);
    Formula marked();
    const KnownSymbol* known(const QString& name) const;
    const KnownSymbol* knownAt(std::size_t at) const;

    std::vector<FormulaToken> m_tokens;
    std::vector<std::size_t> m_partners;
    std::span<const KnownSymbol> m_symbols;
    std::size_t m_at = 0;
    std::size_t m_end = 0;
    int m_depth = 0;
    bool m_isIndex = false;  ///< letters of a lower index are positions, not matrices
    bool m_isRaised = false;  ///< in an upper index a slash stays a slash, which reads better than a tiny fraction
};

// QK without a space is a product where both letters are known.
void Parser::addToken(FormulaToken token)
{
    const bool isProduct = token.kind == FormulaTokenKind::Word && token.text.size() > 1
        && (m_tokens.empty() || !m_tokens.back().isSign(u"_"))
        && std::all_of(token.text.begin(), token.text.end(), [this](QChar c) { return known(QString(c)) != nullptr; });
    if (!isProduct || known(token.text)) {
        m_tokens.push_back(std::move(token));
        return;
    }
    for (const QChar letter : token.text)
        m_tokens.push_back({token.kind, QString(letter), std::exchange(token.isAfterSpace, false)});
}

Formula Parser::expression()
{
    Terms terms;
    while (!atEnd()) {
        if (isNextSign(u"/"))
            divide(terms);
        else
            append(terms);
    }
    return formula::row(std::move(terms.parts));
}

void Parser::divide(Terms& terms)
{
    take();
    const auto start = terms.parts.begin() + static_cast<std::ptrdiff_t>(terms.termStart);
    if (m_isRaised || start == terms.parts.end() || !startsFactor()) {
        terms.parts.push_back(formula::op(u"/"));
        return;
    }
    const Formula numerator = formula::row({start, terms.parts.end()});
    terms.parts.erase(start, terms.parts.end());
    terms.parts.push_back(formula::fraction(unwrapped(numerator), unwrapped(factor())));
}

void Parser::append(Terms& terms)
{
    const bool isAfterSpace = peek().isAfterSpace;
    const bool isProduct = isProductSign(peek().text);
    if (separatesTerms(peek())) {
        terms.parts.push_back(formula::op(take().text));
        terms.termStart = terms.parts.size();
        return;
    }
    const Formula part = factor();
    if (isAfterSpace && !isProduct && terms.parts.size() > terms.termStart) {
        const Formula& before = terms.parts.back();
        const bool isSpaced = spaceBetween(before.node().right, part.node().left, ScriptLevel::Line) > 0;
        const bool isInWords = isWord(part) || isWord(before);
        if (isInWords && !isSpaced)
            terms.parts.push_back(formula::text(u" "));
        else if (isInWords == isSpaced)
            terms.parts.push_back(formula::space(thinSpace));
    }
    terms.parts.push_back(part);
}

bool Parser::startsFactor() const
{
    return !atEnd() && !isNextSign(u"/") && (!separatesTerms(peek()) || isNextSign(u"−") || isNextSign(u"-"));
}

Formula Parser::factor()
{
    if (m_depth >= deepestNesting)
        return formula::op(take().text);
    ++m_depth;
    Formula result = primary();
    --m_depth;
    return result;
}

Formula Parser::primary()
{
    if (startsFence())
        return withScripts(fenced(), Role::Input);
    switch (peek().kind) {
    case FormulaTokenKind::Word:
        return word();
    case FormulaTokenKind::Number:
        return withScripts(formula::number(take().text), Role::Input);
    default:
        return sign();
    }
}

Formula Parser::sign()
{
    const FormulaToken token = take();
    if (token.isSign(u"√") && startsFactor())
        return formula::root(unwrapped(factor()));
    if ((token.isSign(u"∂") || token.isSign(u"−") || token.isSign(u"-")) && startsFactor()) {
        const Formula prefix = token.isSign(u"∂") ? formula::symbol(token.text) : formula::op(token.text);
        return formula::row({prefix, factor()});
    }
    if (token.isSign(u"Σ") || token.isSign(u"∑")) {
        const Formula indexed = withScripts(formula::symbol(u"Σ"), Role::Input);
        const FormulaNode& node = indexed.node();
        if (node.kind != FormulaKind::Script)
            return formula::sum({});
        const bool isNested = node.children[0].node().kind == FormulaKind::Script;  // more limits than a sum has
        return isNested ? indexed : formula::sum(node.children[1], node.children[2]);
    }
    return formula::op(token.text);
}

Formula Parser::fenced()
{
    const std::size_t closing = m_partners[m_at];
    const std::size_t outerEnd = std::exchange(m_end, closing);
    const QString opening = take().text;
    const Formula body = expression();
    m_end = outerEnd;
    m_at = closing + 1;
    return formula::fence(opening, body, m_tokens[closing].text);
}

// A word is a function, a known symbol, a single letter or plain text.
Formula Parser::word()
{
    const KnownSymbol* symbol = m_isIndex ? nullptr : knownAt(m_at);
    const Role role = symbol ? symbol->role : Role::Input;
    const QString text = take().text;
    if (isFunctionName(text))
        return applied(withScripts(formula::name(text), role));
    if (!symbol && letterCount(text) > 1)
        return applied(withScripts(formula::text(text), role));
    const Formula indexed = withScripts(formula::symbol(text, role), role);
    return applied(symbol && !symbol->id.isEmpty() ? formula::group(symbol->id, indexed) : indexed);
}

// Q(export): the parentheses belong to the name when nothing is between.
Formula Parser::applied(const Formula& function)
{
    if (!startsFence() || peek().isAfterSpace || !(isNextSign(u"(") || isNextSign(u"[")) || m_depth >= deepestNesting)
        return function;
    ++m_depth;
    const Formula arguments = withScripts(fenced(), Role::Input);
    --m_depth;
    return formula::row({function, arguments});
}

Formula Parser::withScripts(const Formula& base, Role role)
{
    Formula result = base;
    Formula lower;
    Formula upper;
    while (!atEnd() && !(peek().isAfterSpace && peek().kind == FormulaTokenKind::Sign)) {
        const bool isLower = peek().kind == FormulaTokenKind::LoweredIndex || isNextSign(u"_");
        const bool isUpper = peek().kind == FormulaTokenKind::RaisedIndex || isNextSign(u"^");
        const bool isMarked = peek().kind == FormulaTokenKind::Sign;
        if ((!isLower && !isUpper) || (isMarked && m_at + 1 >= m_end) || m_depth >= deepestNesting)
            break;
        if (!(isLower ? lower : upper).isEmpty()) {
            result = formula::script(result, lower, upper);  // a second index on the same side goes on the whole
            lower = upper = {};
        }
        (isLower ? lower : upper) = isLower ? lowerIndex(role) : upperIndex(role);
    }
    return lower.isEmpty() && upper.isEmpty() ? result : formula::script(result, lower, upper);
}

Formula Parser::lowerIndex(Role role)
{
    if (isNextSign(u"_"))
        take();
    const bool isWordIndex = peek().kind == FormulaTokenKind::Word || peek().kind == FormulaTokenKind::LoweredIndex;
    if (isWordIndex && !isFunctionName(peek().text))
        return shortIndex(take().text, role);
    if (peek().kind == FormulaTokenKind::Number)
        return formula::number(take().text, role);
    const bool outer = std::exchange(m_isIndex, true);
    Formula result = marked();
    m_isIndex = outer;
    return result;
}

Formula Parser::upperIndex(Role role)
{
    const bool isRaised = peek().kind == FormulaTokenKind::RaisedIndex;
    if (!isRaised)
        take();
    if (peek().text == u"T" && (isRaised || peek().kind == FormulaTokenKind::Word))
        return formula::text(take().text, role);
    if (isRaised)
        return shortIndex(take().text, Role::Input);
    const bool outer = std::exchange(m_isRaised, true);
    Formula result = marked();
    m_isRaised = outer;
    return result;
}

// What follows _ or ^: {…} and (…) without their delimiters, or one factor.
Formula Parser::marked()
{
    if (!startsFence() || !(isNextSign(u"{") || isNextSign(u"(")))
        return factor();
    ++m_depth;
    const Formula fence = fenced();
    --m_depth;
    return fence.node().children.empty() ? fence : fence.node().children[0];
}

const KnownSymbol* Parser::known(const QString& name) const
{
    const auto found = std::find_if(m_symbols.begin(), m_symbols.end(), [&](const KnownSymbol& symbol) { return symbol.name == name; });
    return found == m_symbols.end() ? nullptr : &*found;
}

// W_Q before W: the name with its index, else the name alone.
const KnownSymbol* Parser::knownAt(std::size_t at) const
{
    const QString& name = m_tokens[at].text;
    if (at + 2 < m_end && m_tokens[at + 1].isSign(u"_") && m_tokens[at + 2].kind == FormulaTokenKind::Word) {
        if (const KnownSymbol* symbol = known(name + u'_' + m_tokens[at + 2].text))
            return symbol;
    }
    return known(name);
}

}  // namespace

std::span<const KnownSymbol> equationSymbols()
{
    static const std::vector<KnownSymbol> symbols = [] {
        // rows of Q, K and V; divided queries; any projection; the Jacobian of the softmax
        std::vector<KnownSymbol> all = {{QStringLiteral("q"), Role::Query}, {QStringLiteral("Q\u0303"), Role::Query},
                                        {QStringLiteral("k"), Role::Key},   {QStringLiteral("v"), Role::Value},
                                        {QStringLiteral("W"), Role::Input}, {QStringLiteral("J"), Role::Input}};
        for (const StepSpec* spec : stepCatalogue()) {
            const QString sign = QString::fromUtf8(spec->symbol.data(), static_cast<qsizetype>(spec->symbol.size()));
            all.push_back({sign, spec->role});
            if (spec->role == Role::Score)  // one score or weight
                all.push_back({sign.toLower(), spec->role});
        }
        return all;
    }();
    return symbols;
}

Formula parseFormula(QStringView text, std::span<const KnownSymbol> symbols)
{
    const bool isTooLong = text.size() > longestFormula;
    const Formula formula = Parser(formulaTokens(text.left(longestFormula)), symbols).expression();
    return isTooLong ? formula::row({formula, formula::text(u"…")}) : formula;
}

}  // namespace ae
