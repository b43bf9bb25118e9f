// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulaspacing.h"

namespace ae {

namespace {

QString element(QStringView tag, const QString& content, const QString& attributes = {})
{
    return u'<' + tag.toString() + attributes + u'>' + content + QStringLiteral("</") + tag.toString() + u'>';
}

QString attribute(QStringView key, const QString& value)
{
    return u' ' + key.toString() + QStringLiteral("=\"") + value.toHtmlEscaped() + u'"';
}

QString roleClass(Role role)
{
    switch (role) {
    case Role::Query:
        return attribute(u"class", QStringLiteral("query"));
    case Role::Key:
        return attribute(u"class", QStringLiteral("key"));
    case Role::Value:
        return attribute(u"class", QStringLiteral("value"));
    case Role::Score:
        return attribute(u"class", QStringLiteral("score"));
    case Role::Input:
        break;
    }
    return {};
}

QString leaf(QStringView tag, const FormulaNode& node, const QString& attributes = {})
{
    return element(tag, node.text.toHtmlEscaped(), attributes + roleClass(node.role));
}

QString markup(const Formula& formula);

// An operand of mfrac, msub ...: always one element.
QString operand(const Formula& formula)
{
    return formula.node().kind == FormulaKind::Row ? element(u"mrow", markup(formula)) : markup(formula);
}

QString children(const FormulaNode& node)
{
    QString result;
    for (const Formula& child : node.children)
        result += markup(child);
    return result;
}

QString scripts(const QString& base, const FormulaNode& node, std::size_t lower, QStringView below, QStringView above, QStringView both)
{
    const Formula& low = node.children[lower];
    const Formula& high = node.children[lower + 1];
    if (low.isEmpty() && high.isEmpty())
        return base;
    if (high.isEmpty())
        return element(below, base + operand(low));
    if (low.isEmpty())
        return element(above, base + operand(high));
    return element(both, base + operand(low) + operand(high));
}

QString fenced(const QString& opening, const QString& body, const QString& closing, Role role)
{
    const auto sign = [role](const QString& text) {
        const QString attributes = attribute(u"fence", QStringLiteral("true")) + attribute(u"stretchy", QStringLiteral("true"));
        return text.isEmpty() ? QString() : element(u"mo", text.toHtmlEscaped(), attributes + roleClass(role));
    };
    return element(u"mrow", sign(opening) + body + sign(closing));
}

QString matrix(const FormulaNode& node)
{
    QString rows;
    QString cells;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        cells += element(u"mtd", markup(node.children[i]));
        if ((i + 1) % static_cast<std::size_t>(node.units) == 0) {
            rows += element(u"mtr", cells);
            cells.clear();
        }
    }
    return fenced(QStringLiteral("["), element(u"mtable", rows), QStringLiteral("]"), node.role);
}

QString bigOperator(const FormulaNode& node)
{
    const QString sign = node.text == u"Σ" ? QStringLiteral("∑") : node.text.toHtmlEscaped();
    const QString base = element(u"mo", sign, attribute(u"largeop", QStringLiteral("true")) + roleClass(node.role));
    return scripts(base, node, 0, u"munder", u"mover", u"munderover");
}

QString markup(const Formula& formula)
{
    const FormulaNode& node = formula.node();
    switch (node.kind) {
    case FormulaKind::Row:
        return children(node);
    case FormulaKind::Symbol:
        return leaf(u"mi", node);
    case FormulaKind::Number:
        return leaf(u"mn", node);
    case FormulaKind::Operator:
        return leaf(u"mo", node);
    case FormulaKind::Name:
        return leaf(u"mi", node, attribute(u"mathvariant", QStringLiteral("normal")));
    case FormulaKind::Text:
    case FormulaKind::Label:
        return leaf(u"mtext", node);
    case FormulaKind::Space:
        return QStringLiteral("<mspace width=\"%1em\"/>").arg(node.units / 18.0, 0, 'f', 3);
    case FormulaKind::Fraction:
        return element(u"mfrac", operand(node.children[0]) + operand(node.children[1]));
    case FormulaKind::Root:
        return element(u"msqrt", markup(node.children[0]));
    case FormulaKind::Script:
        return scripts(operand(node.children[0]), node, 1, u"msub", u"msup", u"msubsup");
    case FormulaKind::Fence:
        return fenced(node.text, markup(node.children[0]), node.closing, node.role);
    case FormulaKind::Grid:
        return matrix(node);
    case FormulaKind::BigOperator:
        return bigOperator(node);
    case FormulaKind::Group:
        return element(u"mrow", markup(node.children[0]), attribute(u"data-group", formula::cleaned(node.id)));
    }
    return {};
}

}  // namespace

QString Formula::toMathMl() const
{
    const QString attributes =
        attribute(u"xmlns", QStringLiteral("http://www.w3.org/1998/Math/MathML")) + attribute(u"display", QStringLiteral("block"));
    return element(u"math", element(u"mrow", markup(*this)), attributes);
}

}  // namespace ae
