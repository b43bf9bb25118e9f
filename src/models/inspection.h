// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/gradient.h"
#include "models/answersheet.h"

namespace ae {

/// A named number of an explanation as it is shown: "1/√2" for "1/sqrt(2)".
QString literalInWords(const std::string& literal);

/// A cell that can be walked to.
struct Link {
    QString text;  ///< "K[fail, 1]"
    CellRef cell;
};

/// The cells of one step that a number is made of, in the order of the formula.
struct OriginsOfStep {
    QList<Link> cells;  ///< at most Inspection::mostTerms
    qsizetype more = 0;  ///< how many are not listed
};

/// When the derivative of a large session is made: it takes longer than a frame may.
enum class Derivative { Now, WhenCalm };

/// One line of the arithmetic.
struct TermLine {
    QList<Link> factors;  ///< cells, in the order of the formula
    QStringList factorTexts;  ///< their numbers; a literal such as 1/√2 too
    double value = 0;
    QString valueText;
    double share = 0;  ///< of the largest term's size, -1..1: the bar
    bool isOwn = false;
};

/// All that the inspector says about one cell, in the user's language; no widget, no colour.
struct Inspection {
    CellRef cell;
    const StepSpec* spec = nullptr;
    QString title;  ///< "Scaled scores"
    QString name;  ///< "scaled[export,fail]"
    QString place;  ///< "query export, key fail"
    QString valueText;
    QString exactText;
    QString formula;  ///< "A = softmax(S̃ / τ)" with the operand in force; empty for inputs
    QString ruleText;  ///< "the sum of the products below"
    Answer answer = Answer::None;  ///< of a blank cell of the worksheet
    QString answerText;  ///< what was written into it and whether that is right
    bool isHidden = false;  ///< the number must not be seen: no result in any of the texts
    int hints =
        0;  ///< of a hidden one: 0 says nothing about it, 1 the rule, 2 the terms without what they make; 2 too where there are none
    QString dividedText;  ///< where the queries are divided: what this one is then, "Q̃ = 0.25"; empty otherwise and while it is blank
    QString stateText;  ///< why there is no number, empty otherwise
    Rule rule = Rule::Input;
    QList<TermLine> terms;  ///< at most kMostTerms, the largest
    qsizetype hiddenTerms = 0;  ///< how many smaller ones are not listed
    QString totalText;  ///< "sum 0.510", "÷ √2 = 1.414"
    QList<OriginsOfStep> origins;
    QList<Link> usedBy;
    CellRef target;  ///< the picked weight
    QString targetName;  ///< empty where the cell cannot move it or is it
    QString derivativeText;  ///< "0.183 per unit", or why there is none; empty behind the weights

    static constexpr qsizetype mostTerms = 64;
    bool isDerivativeDue = false;  ///< asked for when it is calm
};

/// "weights[Why,my] to weights[fail,?]"; one cell by its name.
QString rangeInWords(const Document& document, const DependentRange& range);

/// Looks at a cell of the settled evaluation. The cell must exist.
Inspection inspect(const Document& document, const CellRef& cell);
/// The same; the workspace is memory that is used again from one to the next.
Inspection inspect(const Document& document, const CellRef& cell, Gradients& workspace, Derivative derivative = Derivative::Now);

}  // namespace ae
