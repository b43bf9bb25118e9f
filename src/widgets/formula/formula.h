// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/step.h"

#include <QString>

#include <memory>
#include <vector>

namespace ae {

enum class FormulaKind {
    Row,  ///< children side by side, spaced by what they are
    Symbol,  ///< a letter of mathematics: italic where mathematics is italic
    Number,
    Operator,  ///< + = · , and the like
    Name,  ///< softmax, max: upright, spaced as an operator
    Text,  ///< words, upright
    Label,  ///< words in the font of the surrounding interface
    Space,  ///< `units` eighteenths of an em
    Fraction,  ///< numerator, denominator
    Root,  ///< radicand
    Script,  ///< base, lower index, upper index; an index may be empty
    Fence,  ///< body between `text` and `closing`, which grow with it
    Grid,  ///< cells row by row, `units` columns, in brackets
    BigOperator,  ///< lower limit, upper limit; either may be empty
    Group,  ///< child that answers to `id`
};

/// What an atom is to its neighbours; TeX's eight classes (The TeXbook, chapter 17).
enum class AtomClass { Ordinary, Operator, Binary, Relation, Open, Close, Punctuation, Inner };

struct FormulaNode;

/// A formula as an immutable tree that is cheap to copy. Built by the functions of the namespace formula or by parseFormula().
class Formula {
public:
    Formula();  ///< empty
    explicit Formula(FormulaNode node);

    const FormulaNode& node() const { return *m_node; }
    bool isEmpty() const;

    /// In one line, as it is read out and copied: "Q(export) · K(fail) / √2 = 0.36".
    QString toPlainText() const;
    /// A complete <math> element, roles as classes "query", "key", "value", "score".
    QString toMathMl() const;

    bool operator==(const Formula& other) const;

private:
    std::shared_ptr<const FormulaNode> m_node;
};

struct FormulaNode {
    FormulaKind kind = FormulaKind::Row;
    QString text = {};  ///< cleaned, see formula::text
    QString closing = {};  ///< right delimiter of a Fence
    QString id = {};  ///< of a Group
    Role role = Role::Input;
    AtomClass left = AtomClass::Ordinary;  ///< what the atom is to its left neighbour
    AtomClass right = AtomClass::Ordinary;  ///< and to its right neighbour
    int units = 0;
    int depth = 1;  ///< levels of nesting below and with this one
    std::vector<Formula> children = {};
};

/// Builders. Role::Input is the plain colour. Trees nested deeper than 96 levels are cut with an ellipsis.
namespace formula {

Formula row(std::vector<Formula> children);
/// A letter, with or without combining marks.
Formula symbol(QStringView text, Role role = Role::Input);
/// A number as it is to be shown; a hyphen becomes the minus sign.
Formula number(QStringView text, Role role = Role::Input);
Formula op(QStringView text, Role role = Role::Input);
Formula name(QStringView text, Role role = Role::Input);
/// Any words, hostile ones too: line breaks become spaces, controls U+FFFD, at most 3 combining marks a letter stay, and
/// what is longer than 320 code points is cut with an ellipsis.
Formula text(QStringView text, Role role = Role::Input);
Formula label(QStringView text, Role role = Role::Input);
/// Eighteenths of an em: 3 is thin, 18 a quad.
Formula space(int units);
Formula fraction(const Formula& numerator, const Formula& denominator);
Formula root(const Formula& radicand);
Formula script(const Formula& base, const Formula& lower, const Formula& upper);
Formula subscript(const Formula& base, const Formula& lower);
Formula superscript(const Formula& base, const Formula& upper);
Formula transposed(const Formula& base, Role role = Role::Input);
/// Delimiters: ( ) [ ] { } | ‖ ⟨ ⟩, or empty on one side. They grow with the body.
Formula fence(QStringView opening, const Formula& body, QStringView closing, Role role = Role::Input);
Formula parentheses(const Formula& body);
/// f(x, y): the arguments in parentheses, commas between.
Formula call(const Formula& function, std::vector<Formula> arguments);
/// [a, b, c] in one line.
Formula vector(std::vector<Formula> entries, Role role = Role::Input);
/// Rows of equal length; short ones are filled with empty cells.
Formula matrix(const std::vector<std::vector<Formula>>& rows, Role role = Role::Input);
/// Σ with limits below and above in display style, at its side within a line.
Formula sum(const Formula& lower, const Formula& upper = {}, Role role = Role::Input);
Formula bigOperator(QStringView sign, const Formula& lower, const Formula& upper, Role role = Role::Input);
/// A part that can be pointed at, reached by keyboard and marked by its id.
Formula group(QStringView id, const Formula& child);

/// What text() makes of any string.
QString cleaned(QStringView text);

}  // namespace formula
}  // namespace ae
