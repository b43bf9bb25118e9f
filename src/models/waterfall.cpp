// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/waterfall.h"

#include "models/convention.h"
#include "models/equationtext.h"
#include "models/inspection.h"
#include "session/cellname.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Waterfall)
};

/// "q1" of a factor Q[export, q1].
QString dimensionName(const Document& document, const CellRef& cell)
{
    const Graph::Node& node = *document.evaluation().graph().node(cell.step);
    return shownName(nameOf(node.spec->columnNames, cell.column, document.session()));
}

WaterfallTerm termOf(const Document& document, const Term& term, const NumberStyle& style)
{
    WaterfallTerm shown;
    QStringList names;
    QStringList numbers;
    for (const Factor& factor : term.factors) {
        if (factor.isLiteral()) {  // 1/√2, by which the query was multiplied
            if (factor.value != 1)
                numbers.back() += u" · "_s + literalInWords(factor.literal);
            continue;
        }
        names << dimensionName(document, factor.cell);
        numbers << style.text(factor.value);
    }
    shown.name = names.join(u" · "_s);
    shown.arithmetic = numbers.join(u" × "_s);
    shown.value = term.value;
    shown.dimension = term.factors.front().cell.column;
    return shown;
}

/// Positions of the terms that get a bar of their own, in the wanted order.
std::vector<std::size_t> shownTerms(const std::vector<Term>& terms, TermOrder order)
{
    std::vector<std::size_t> positions(terms.size());
    std::iota(positions.begin(), positions.end(), std::size_t{0});
    const bool isCut = static_cast<Index>(terms.size()) > Waterfall::mostTerms;
    if (isCut || order == TermOrder::Size) {
        std::ranges::stable_sort(positions, std::ranges::greater(), [&terms](std::size_t i) { return std::abs(terms[i].value); });
    }
    if (isCut)
        positions.resize(static_cast<std::size_t>(Waterfall::strongestShown));
    if (order == TermOrder::Dimensions)
        std::ranges::sort(positions);
    return positions;
}

void addRest(Waterfall& waterfall, const std::vector<Term>& terms, std::vector<std::size_t> shown)
{
    waterfall.rest = static_cast<Index>(terms.size() - shown.size());
    if (waterfall.rest == 0)
        return;
    std::ranges::sort(shown);
    WaterfallTerm rest;
    for (std::size_t i = 0; i < terms.size(); ++i)
        rest.value += std::ranges::binary_search(shown, i) ? 0 : terms[i].value;
    rest.name = translate("ae", "the other %1").arg(waterfall.rest);
    waterfall.terms.push_back(rest);
}

QString notFiniteReason(const Document& document, const std::vector<Term>& terms, const NumberStyle& style)
{
    for (const Term& term : terms) {
        for (const Factor& factor : term.factors) {
            if (!std::isfinite(factor.value)) {
                return translate("ae", "%1 is %2, so there is no sum to draw.")
                    .arg(shownCellName(document, factor.cell), style.text(factor.value));
            }
        }
        if (!std::isfinite(term.value)) {
            return translate("ae", "%1 × %2 is too large for a number, so there is no sum to draw.")
                .arg(style.text(term.factors.front().value), style.text(term.factors.back().value));
        }
    }
    return {};
}

void fillSentences(const Document& document, const NumberStyle& style, Waterfall& waterfall)
{
    const Evaluation& evaluation = document.evaluation();
    const QString score = style.text(waterfall.score, style.decimals + 1);
    if (waterfall.dividedName.isEmpty()) {
        waterfall.sentences << translate("ae", "The terms add up to the score %1 of “%2” with “%3”, which the softmax reads as it is.")
                                   .arg(score, waterfall.query, waterfall.key);
    } else {
        waterfall.sentences << translate(
                                   "ae",
                                   "The terms add up to the score %1 of “%2” with “%3”; divided by %4 it is %5, what the softmax reads.")
                                   .arg(score, waterfall.query, waterfall.key, waterfall.dividedName.mid(2),
                                        style.text(waterfall.divided, style.decimals + 1));
    }
    const auto against =
        std::ranges::count_if(waterfall.terms, [&](const WaterfallTerm& term) { return term.value * waterfall.score < 0; });
    if (waterfall.rest > 0) {
        waterfall.sentences << translate("ae", "Shown are the %1 strongest of %2 terms; the others have one bar together.")
                                   .arg(waterfall.terms.size() - 1)
                                   .arg(waterfall.dimensions);
    } else if (against > 0) {
        waterfall.sentences << Words::tr("Against its sign: %1 of %n term(s).", "the sign of the score",
                                         static_cast<int>(waterfall.terms.size()))
                                   .arg(against);
    }
    if (!evaluation.allowed().allows(waterfall.pair.query, waterfall.pair.key))
        waterfall.sentences << translate("ae", "The mask hides this pair: the score is there, but the softmax leaves it out.");
}

}  // namespace

Waterfall waterfallOf(const Document& document, const Pair& pair, TermOrder order)
{
    const Evaluation& evaluation = document.evaluation();
    const Graph& graph = evaluation.graph();
    const NumberStyle style = numberStyle(document);
    Waterfall waterfall;
    waterfall.pair = pair;
    waterfall.query = tokenName(document, pair.query);
    waterfall.key = tokenName(document, pair.key);
    const CellRef score = scoreOf(document, pair);
    const auto explanation = shownExplanation(document, score);
    const std::vector<Term>& terms = explanation->terms;
    waterfall.dimensions = static_cast<Index>(terms.size());
    waterfall.score = explanation->value;
    const bool isDivided = score.step != graph[graph.scorePath().front()].spec->key;  // before the product
    waterfall.totalName = isDivided ? u"q\u0303 · k"_s : u"q · k"_s;
    waterfall.divided =
        evaluation.value(graph[graph.scorePath().back()].spec->key)(pair.query, pair.key) / evaluation.options().temperature;
    if (const QString divisor = isDivided ? temperatureText(document) : divisorText(document); !divisor.isEmpty())
        waterfall.dividedName = u"÷ "_s + divisor;
    const ScoreOperands operands = operandsOfScores(graph);
    const bool isHidden = hidesScore(document, pair) || hidesRows(document, operands.queries, pair.query, 1)
        || hidesRows(document, operands.keys, pair.key, 1);
    waterfall.reason = isHidden ? blankReason() : notFiniteReason(document, terms, style);
    if (!waterfall.reason.isEmpty())
        return waterfall;
    const std::vector<std::size_t> shown = shownTerms(terms, order);
    for (const std::size_t i : shown)
        waterfall.terms.push_back(termOf(document, terms[i], style));
    addRest(waterfall, terms, shown);
    double sum = 0;
    for (WaterfallTerm& term : waterfall.terms) {
        term.start = sum;
        sum += term.value;
        term.end = sum;
    }
    fillSentences(document, style, waterfall);
    return waterfall;
}

}  // namespace ae
