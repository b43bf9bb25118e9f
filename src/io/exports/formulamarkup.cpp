// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/formulamarkup.h"

#include "io/exports/formulatree.h"
#include "io/exports/latextext.h"
#include "io/exports/plaintext.h"

#include <array>

namespace ae {

namespace {

/// A letter with a mark above it, in the three ways in which it is written.
struct Accent {
    std::string_view mark;  ///< combining
    std::string_view sign;  ///< alone
    std::string_view latex;
};

constexpr std::array<Accent, 3> accents = {{{"\u0303", "~", "\\tilde"}, {"\u0302", "^", "\\hat"}, {"\u0304", "¯", "\\bar"}}};

/// Composed letters that steps use.
std::string decomposed(const std::string& symbol)
{
    return symbol == "Ŝ" ? "S\u0302" : symbol == "Ã" ? "A\u0303" : symbol;
}

const Accent* accentOf(const std::string& symbol)
{
    for (const Accent& accent : accents) {
        if (symbol.ends_with(accent.mark) && symbol.size() > accent.mark.size())
            return &accent;
    }
    return nullptr;
}

std::string mathml(const FormulaTree& tree);

std::string mathmlOfAll(const std::vector<FormulaTree>& trees)
{
    std::string all;
    for (const FormulaTree& tree : trees)
        all += mathml(tree);
    return all;
}

std::string mathmlSymbol(const std::string& text)
{
    const std::string symbol = decomposed(text);
    const Accent* accent = accentOf(symbol);
    if (!accent)
        return "<mi>" + xmlText(symbol) + "</mi>";
    const std::string letter = symbol.substr(0, symbol.size() - accent->mark.size());
    return "<mover accent=\"true\"><mi>" + xmlText(letter) + "</mi><mo>" + xmlText(accent->sign) + "</mo></mover>";
}

/// A row, so that it is one child.
std::string mathmlRow(const FormulaTree& tree)
{
    return "<mrow>" + mathml(tree) + "</mrow>";
}

std::string mathml(const FormulaTree& tree)
{
    const auto both = [&](const std::string& name) {
        return "<" + name + ">" + mathmlRow(tree.children[0]) + mathmlRow(tree.children[1]) + "</" + name + ">";
    };
    switch (tree.part) {
    case FormulaPart::Row:
        return mathmlOfAll(tree.children);
    case FormulaPart::Symbol:
        return mathmlSymbol(tree.text);
    case FormulaPart::Word:
        return "<mi mathvariant=\"normal\">" + xmlText(tree.text) + "</mi>";
    case FormulaPart::Number:
        return "<mn>" + xmlText(tree.text) + "</mn>";
    case FormulaPart::Sign:
        return "<mo>" + xmlText(tree.text) + "</mo>";
    case FormulaPart::Fraction:
        return both("mfrac");
    case FormulaPart::Lower:
        return both("msub");
    case FormulaPart::Upper:
        return both("msup");
    case FormulaPart::Root:
        return "<msqrt>" + mathmlOfAll(tree.children) + "</msqrt>";
    case FormulaPart::Parentheses:
        break;
    }
    return "<mrow><mo>(</mo>" + mathmlOfAll(tree.children) + "<mo>)</mo></mrow>";
}

std::string latex(const FormulaTree& tree);

std::string latexOfAll(const std::vector<FormulaTree>& trees)
{
    std::string all;
    for (const FormulaTree& tree : trees)
        all += (all.empty() ? "" : " ") + latex(tree);
    return all;
}

std::string latexSymbol(const std::string& text)
{
    const std::string symbol = decomposed(text);
    const Accent* accent = accentOf(symbol);
    if (accent)
        return std::string(accent->latex) + "{" + symbol.substr(0, symbol.size() - accent->mark.size()) + "}";
    return symbol.size() == 1 ? symbol : "\\text{" + latexText(symbol) + "}";
}

std::string latex(const FormulaTree& tree)
{
    switch (tree.part) {
    case FormulaPart::Row:
        return latexOfAll(tree.children);
    case FormulaPart::Symbol:
        return latexSymbol(tree.text);
    case FormulaPart::Word:
        return "\\operatorname{" + latexText(tree.text) + "}";
    case FormulaPart::Number:
        return tree.text;
    case FormulaPart::Sign:
        return tree.text == "⊤"                                       ? "\\top"
            : tree.text == ","                                        ? ","
            : std::string("=+-").find(tree.text) != std::string::npos ? tree.text
                                                                      : "\\text{" + latexText(tree.text) + "}";
    case FormulaPart::Fraction:
        return "\\frac{" + latex(tree.children[0]) + "}{" + latex(tree.children[1]) + "}";
    case FormulaPart::Lower:
        return "{" + latex(tree.children[0]) + "}_{" + latex(tree.children[1]) + "}";
    case FormulaPart::Upper:
        return "{" + latex(tree.children[0]) + "}^{" + latex(tree.children[1]) + "}";
    case FormulaPart::Root:
        return "\\sqrt{" + latexOfAll(tree.children) + "}";
    case FormulaPart::Parentheses:
        break;
    }
    return "\\left(" + latexOfAll(tree.children) + "\\right)";
}

}  // namespace

std::string wholeFormula(const Graph& graph, const Graph::Node& node)
{
    std::string formula = formulaOf(graph, node);
    for (const std::size_t input : node.inputs) {
        if (graph[input].spec->kind == StepKind::OptionalInput)
            formula += " + " + std::string(graph[input].spec->symbol);
    }
    return formula;
}

std::string formulaAsMathml(std::string_view formula)
{
    return mathml(readFormula(formula));
}

std::string formulaAsLatex(std::string_view formula)
{
    return latex(readFormula(formula));
}

}  // namespace ae
