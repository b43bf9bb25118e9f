// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formula.h"

#include "widgets/formula/formulaspacing.h"

#include <algorithm>

namespace ae {

namespace {

constexpr int deepestNesting = 96;
constexpr int longestText = 320;
constexpr int marksPerLetter = 3;

Formula leaf(FormulaKind kind, const QString& text, Role role, AtomClass atom)
{
    return Formula(FormulaNode{.kind = kind, .text = text, .role = role, .left = atom, .right = atom});
}

Formula cutOff()
{
    return leaf(FormulaKind::Text, QStringLiteral("…"), Role::Input, AtomClass::Ordinary);
}

// Every node with children is made here, so that no tree is too deep for the recursions over it.
Formula branch(FormulaNode node, std::vector<Formula> children)
{
    for (const Formula& child : children)
        node.depth = std::max(node.depth, child.node().depth + 1);
    if (node.depth > deepestNesting)
        return cutOff();
    node.children = std::move(children);
    return Formula(std::move(node));
}

FormulaNode withClassesOf(FormulaKind kind, const Formula& child)
{
    return {.kind = kind, .left = child.node().left, .right = child.node().right};
}

bool isMark(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
}

char32_t shown(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return U' ';
    case QChar::Other_Control:
        return c == U'\n' || c == U'\r' || c == U'\t' ? U' ' : U'\uFFFD';
    case QChar::Other_Surrogate:
    case QChar::Other_Format:
        return U'\uFFFD';
    default:
        return c == 0xFFFE || c == 0xFFFF ? U'\uFFFD' : c;  // neither may stand in XML
    }
}

}  // namespace

Formula::Formula()
{
    static const auto empty = std::make_shared<const FormulaNode>();
    m_node = empty;
}

Formula::Formula(FormulaNode node) : m_node(std::make_shared<const FormulaNode>(std::move(node))) { }

bool Formula::isEmpty() const
{
    return m_node->kind == FormulaKind::Row && m_node->children.empty();
}

bool Formula::operator==(const Formula& other) const
{
    if (m_node == other.m_node)
        return true;
    const FormulaNode& a = *m_node;
    const FormulaNode& b = *other.m_node;
    return a.kind == b.kind && a.text == b.text && a.closing == b.closing && a.id == b.id && a.role == b.role && a.left == b.left
        && a.right == b.right && a.units == b.units && a.children == b.children;
}

namespace formula {

QString cleaned(QStringView text)
{
    QString result;
    result.reserve(std::min<qsizetype>(text.size(), longestText));
    int count = 0;
    int marks = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t c = text[i].unicode();
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            c = QChar::surrogateToUcs4(text[i], text[i + 1]);
        i += c > 0xFFFF ? 1 : 0;
        marks = isMark(c) ? marks + 1 : 0;
        if (marks > marksPerLetter)
            continue;
        if (++count > longestText)
            return result + QChar(u'…');
        result += QChar::fromUcs4(shown(c));
    }
    return result;
}

Formula row(std::vector<Formula> children)
{
    std::vector<Formula> kept;
    kept.reserve(children.size());
    for (Formula& child : children) {
        if (!child.isEmpty())
            kept.push_back(std::move(child));
    }
    if (kept.size() == 1)
        return kept.front();
    // A row within a row is spaced as its ends are; a binary operator there has found no operand.
    const auto outer = [](AtomClass atom) { return atom == AtomClass::Binary ? AtomClass::Ordinary : atom; };
    FormulaNode node{.kind = FormulaKind::Row};
    if (!kept.empty()) {
        node.left = outer(kept.front().node().left);
        node.right = outer(kept.back().node().right);
    }
    return branch(std::move(node), std::move(kept));
}

Formula symbol(QStringView text, Role role)
{
    return leaf(FormulaKind::Symbol, cleaned(text), role, AtomClass::Ordinary);
}

Formula number(QStringView text, Role role)
{
    return leaf(FormulaKind::Number, cleaned(text).replace(u'-', u'−'), role, AtomClass::Ordinary);
}

Formula op(QStringView text, Role role)
{
    const QString sign = text == u"-" ? QStringLiteral("−") : text == u"*" ? QStringLiteral("·") : cleaned(text);
    return leaf(FormulaKind::Operator, sign, role, atomClassOf(sign));
}

Formula name(QStringView text, Role role)
{
    return leaf(FormulaKind::Name, cleaned(text), role, AtomClass::Operator);
}

Formula text(QStringView text, Role role)
{
    return leaf(FormulaKind::Text, cleaned(text), role, AtomClass::Ordinary);
}

Formula label(QStringView text, Role role)
{
    return leaf(FormulaKind::Label, cleaned(text), role, AtomClass::Ordinary);
}

Formula space(int units)
{
    return Formula(FormulaNode{.kind = FormulaKind::Space, .units = std::clamp(units, -18, 180)});
}

Formula fraction(const Formula& numerator, const Formula& denominator)
{
    return branch({.kind = FormulaKind::Fraction, .left = AtomClass::Inner, .right = AtomClass::Inner}, {numerator, denominator});
}

Formula root(const Formula& radicand)
{
    return branch({.kind = FormulaKind::Root}, {radicand});
}

Formula script(const Formula& base, const Formula& lower, const Formula& upper)
{
    return branch(withClassesOf(FormulaKind::Script, base), {base, lower, upper});
}

Formula subscript(const Formula& base, const Formula& lower)
{
    return script(base, lower, {});
}

Formula superscript(const Formula& base, const Formula& upper)
{
    return script(base, {}, upper);
}

Formula transposed(const Formula& base, Role role)
{
    return script(base, {}, text(u"T", role));
}

Formula fence(QStringView opening, const Formula& body, QStringView closing, Role role)
{
    FormulaNode node{.kind = FormulaKind::Fence,
                     .text = cleaned(opening),
                     .closing = cleaned(closing),
                     .role = role,
                     .left = AtomClass::Open,
                     .right = AtomClass::Close};
    return branch(std::move(node), {body});
}

Formula parentheses(const Formula& body)
{
    return fence(u"(", body, u")");
}

namespace {

Formula list(std::vector<Formula> entries, Role role)
{
    std::vector<Formula> parts;
    for (Formula& entry : entries) {
        if (!parts.empty())
            parts.push_back(op(u",", role));
        parts.push_back(std::move(entry));
    }
    return row(std::move(parts));
}

}  // namespace

Formula call(const Formula& function, std::vector<Formula> arguments)
{
    return row({function, parentheses(list(std::move(arguments), Role::Input))});
}

Formula vector(std::vector<Formula> entries, Role role)
{
    return fence(u"[", list(std::move(entries), role), u"]", role);
}

Formula matrix(const std::vector<std::vector<Formula>>& rows, Role role)
{
    std::size_t columns = 0;
    for (const std::vector<Formula>& cells : rows)
        columns = std::max(columns, cells.size());
    std::vector<Formula> children;
    children.reserve(rows.size() * columns);
    for (const std::vector<Formula>& cells : rows) {
        children.insert(children.end(), cells.begin(), cells.end());
        children.resize(children.size() + columns - cells.size());
    }
    FormulaNode node{
        .kind = FormulaKind::Grid, .role = role, .left = AtomClass::Inner, .right = AtomClass::Inner, .units = static_cast<int>(columns)};
    return branch(std::move(node), std::move(children));
}

Formula sum(const Formula& lower, const Formula& upper, Role role)
{
    return bigOperator(u"Σ", lower, upper, role);
}

Formula bigOperator(QStringView sign, const Formula& lower, const Formula& upper, Role role)
{
    FormulaNode node{
        .kind = FormulaKind::BigOperator, .text = cleaned(sign), .role = role, .left = AtomClass::Operator, .right = AtomClass::Operator};
    return branch(std::move(node), {lower, upper});
}

Formula group(QStringView id, const Formula& child)
{
    FormulaNode node = withClassesOf(FormulaKind::Group, child);
    node.id = id.toString();
    return branch(std::move(node), {child});
}

}  // namespace formula
}  // namespace ae
