// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulaspacing.h"

#include <algorithm>

namespace ae {

namespace {

QString linear(const Formula& formula);

QString inParentheses(const QString& text)
{
    return u'(' + text + u')';
}

const FormulaNode& withoutGroups(const Formula& formula)
{
    const FormulaNode* node = &formula.node();
    while (node->kind == FormulaKind::Group)
        node = &node->children[0].node();
    return *node;
}

// A sum, comparison or list: needs parentheses wherever it becomes a part of a line.
bool isCompound(const Formula& formula)
{
    const FormulaNode& node = withoutGroups(formula);
    if (node.kind != FormulaKind::Row)
        return false;
    for (const Formula& child : node.children) {
        const FormulaNode& part = child.node();
        const bool isProduct = part.text == u"·" || part.text == u"×" || part.text == u"∘";
        if (part.kind == FormulaKind::Operator && part.left != AtomClass::Ordinary && !isProduct)
            return true;
        if (isCompound(child))
            return true;
    }
    return false;
}

// More than one factor: parentheses under a fraction bar and under a root.
bool isSingle(const Formula& formula)
{
    const FormulaNode& node = withoutGroups(formula);
    if (node.kind != FormulaKind::Row)
        return node.kind != FormulaKind::Fraction && node.kind != FormulaKind::BigOperator;
    // a function and its argument, a differential
    return node.children.size() == 2
        && (withoutGroups(node.children[1]).kind == FormulaKind::Fence || node.children[0].node().text == u"∂");
}

QString factor(const Formula& formula)
{
    return isSingle(formula) ? linear(formula) : inParentheses(linear(formula));
}

QString fraction(const FormulaNode& node)
{
    const QString above = isCompound(node.children[0]) ? inParentheses(linear(node.children[0])) : linear(node.children[0]);
    return above + QStringLiteral(" / ") + factor(node.children[1]);
}

bool isPlain(const QString& text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber() || c.isMark() || c == u'.' || c == u'_'; });
}

QString lowerIndex(const Formula& index)
{
    if (index.isEmpty())
        return {};
    const QString text = linear(index);
    return u'_' + (isPlain(text) ? text : inParentheses(text));
}

QString upperIndex(const Formula& index)
{
    if (index.isEmpty())
        return {};
    const QString text = linear(index);
    static constexpr QStringView plain = u"T0123456789";
    static constexpr QStringView raised = u"ᵀ⁰¹²³⁴⁵⁶⁷⁸⁹";
    if (text.size() == 1 && plain.contains(text[0]))
        return QString(raised[plain.indexOf(text[0])]);
    return u'^' + (isPlain(text) ? text : inParentheses(text));
}

QString matrix(const FormulaNode& node)
{
    QString result;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        if (i > 0)
            result += i % static_cast<std::size_t>(node.units) == 0 ? QStringLiteral("; ") : QStringLiteral(", ");
        result += linear(node.children[i]);
    }
    return u'[' + result + u']';
}

QString row(const FormulaNode& node)
{
    const std::vector<AtomPair> classes = resolvedClasses(node.children);
    QString result;
    const AtomPair* previous = nullptr;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        if (node.children[i].node().kind != FormulaKind::Space) {
            const int gap = previous ? spaceBetween(previous->right, classes[i].left, ScriptLevel::Display) : 0;
            if (gap > 0 && !result.endsWith(u' '))
                result += u' ';
            previous = &classes[i];
        }
        const QString part = linear(node.children[i]);
        result += part == u" " && result.endsWith(u' ') ? QString() : part;
    }
    return result;
}

QString linear(const Formula& formula)
{
    const FormulaNode& node = formula.node();
    switch (node.kind) {
    case FormulaKind::Row:
        return row(node);
    case FormulaKind::Symbol:
    case FormulaKind::Number:
    case FormulaKind::Operator:
    case FormulaKind::Name:
    case FormulaKind::Text:
    case FormulaKind::Label:
        return node.text;
    case FormulaKind::Space:
        return node.units > 0 ? QStringLiteral(" ") : QString();
    case FormulaKind::Fraction:
        return fraction(node);
    case FormulaKind::Root:
        return u'√' + factor(node.children[0]);
    case FormulaKind::Script:
        return factor(node.children[0]) + lowerIndex(node.children[1]) + upperIndex(node.children[2]);
    case FormulaKind::Fence:
        return node.text + linear(node.children[0]) + node.closing;
    case FormulaKind::Grid:
        return matrix(node);
    case FormulaKind::BigOperator:
        return node.text + lowerIndex(node.children[0]) + upperIndex(node.children[1]);
    case FormulaKind::Group:
        return linear(node.children[0]);
    }
    return {};
}

}  // namespace

QString Formula::toPlainText() const
{
    return linear(*this).trimmed();
}

}  // namespace ae
