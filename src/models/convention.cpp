// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/convention.h"

#include "models/wording.h"

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// Sign of a matrix that stands in a product, transposed or not, as its letter says by the convention in force.
QString factor(const StepSpec& spec, bool isTransposed)
{
    return fromUtf8(spec.symbol) + (isTransposed ? u"ᵀ"_s : QString());
}

/// L T, or L Tᵀ, and turned over Tᵀ Lᵀ or T Lᵀ, in which the letters of tokens stand for turned matrices already.
QString productFormula(const Document& document, const Graph::Node& node, const QString& left)
{
    const Graph& graph = document.evaluation().graph();
    const Layout& layout = node.spec->layout;
    const StepSpec& top = *graph[node.inputs[static_cast<std::size_t>(layout.top)]].spec;
    if (!hasTokenColumns(document))
        return left + u' ' + factor(top, layout.topTransposed);
    // transposed once by the turn, once more where the letter stands for the turned matrix
    return factor(top, layout.topTransposed == letterTurns(top)) + u' ' + left;
}

}  // namespace

bool hasTokenColumns(const Document& document)
{
    return document.session().view.conventions.vectors == Conventions::columnVectors;
}

bool dividesQueries(const Document& document)
{
    return document.session().view.conventions.scaling == Conventions::scaledQueries
        && dividedScores(document.evaluation().graph()) != nullptr;
}

const StepSpec* dividedScores(const Graph& graph)
{
    const std::vector<std::size_t> path = graph.scorePath();
    return path.size() > 1 && graph[path[1]].spec->divisor ? graph[path[1]].spec : nullptr;
}

bool letterTurns(const StepSpec& spec)
{
    return spec.rowNames != "feature";
}

QString dividedQueriesSign()
{
    return u"Q\u0303"_s;
}

bool isDividedWhenShown(const Document& document, std::string_view step)
{
    const Graph& graph = document.evaluation().graph();
    const Graph::Node& scores = graph[graph.scorePath().front()];
    return dividesQueries(document) && scores.inputKeys[static_cast<std::size_t>(scores.spec->layout.left)] == step;
}

QString dividedInWords(const Document& document, const CellRef& cell)
{
    const Evaluation& evaluation = document.evaluation();
    const NumberStyle style = numberStyle(document);
    const double divided = evaluation.value(cell.step)(cell.row, cell.column) / evaluation.divisor();
    const QString number = style.roundsToZero(divided) ? style.measure(divided) : style.text(divided);
    return translate("ae", "%1 = %2, divided by %3 for the scores").arg(dividedQueriesSign(), number, style.text(evaluation.divisor(), 3));
}

QString shownFormula(const Document& document, const Graph::Node& node)
{
    const Graph& graph = document.evaluation().graph();
    if (dividesQueries(document) && node.spec == dividedScores(graph))
        return productFormula(document, graph[graph.scorePath().front()], dividedQueriesSign());
    if (node.spec->layout.left < 0 || !hasTokenColumns(document))
        return fromUtf8(formulaOf(graph, node));
    return productFormula(document, node, fromUtf8(graph[node.inputs[static_cast<std::size_t>(node.spec->layout.left)]].spec->symbol));
}

QString shownEquation(const Document& document, const Graph::Node& node)
{
    return fromUtf8(node.spec->symbol) + u" = "_s + shownFormula(document, node);
}

Computed<Explanation> shownExplanation(const Document& document, const CellRef& cell)
{
    const Evaluation& evaluation = document.evaluation();
    const Graph& graph = evaluation.graph();
    Computed<Explanation> own = explain(evaluation, cell);
    if (!own || !dividesQueries(document) || cell.step != dividedScores(graph)->key)
        return own;
    const Computed<Explanation> product =
        explain(evaluation, {std::string(graph[graph.scorePath().front()].spec->key), 0, cell.row, cell.column});
    const Factor divisor = own->terms.front().factors.back();  // 1/sqrt(2)
    own->rule = Rule::Sum;
    own->terms = product->terms;
    for (Term& term : own->terms) {
        term.value = term.factors[0].value / evaluation.divisor() * term.factors[1].value;
        term.factors.insert(term.factors.begin() + 1, divisor);
    }
    return own;
}

QString conventionNote(const Document& document)
{
    QStringList parts;
    if (hasTokenColumns(document))
        parts << translate("ae", "column vectors");
    if (dividesQueries(document))
        parts << translate("ae", "scaled queries");
    if (parts.isEmpty())
        return {};
    return translate("ae", "%1; names of cells and files keep to rows and scores").arg(listOf(parts));
}

}  // namespace ae
