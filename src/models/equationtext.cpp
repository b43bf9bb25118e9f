// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/equationtext.h"

#include "models/convention.h"

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// A typed number as it was typed; three digits of a long one.
QString shortText(const NumberStyle& style, double value)
{
    constexpr qsizetype kMostDigits = 6;
    const QString exact = style.exact(value);
    return exact.size() <= kMostDigits && !exact.contains(u'e') ? exact : style.measure(value);
}

/// d_k^p with its numbers, empty where it is 1.
QString powerText(const Document& document)
{
    const double exponent = document.session().options.scaleExponent;
    const QString width = QString::number(document.evaluation().graph().headWidth());
    if (exponent == 0)
        return {};
    if (exponent == 0.5)
        return u"√"_s + width;
    return exponent == 1 ? width : width + u"^{"_s + shortText(numberStyle(document), exponent) + u'}';
}

/// The same as plain text: a power that is none of these has its exponent behind a caret.
QString plainPower(const Document& document)
{
    return powerText(document).replace(u"^{"_s, u"^"_s).remove(u'}');
}

/// The temperature divides together with a division that the softmax reads.
bool isWithTemperature(const Graph& graph, const StepSpec& spec)
{
    return spec.divisor && graph[graph.scorePath().back()].spec == &spec;
}

/// The one number that the scores are divided by.
QString numberOfDivisor(const Document& document)
{
    const Evaluation& evaluation = document.evaluation();
    const Graph& graph = evaluation.graph();
    double divisor = 1;
    for (const std::size_t step : graph.scorePath()) {
        const StepSpec& spec = *graph[step].spec;
        if (spec.divisor)
            divisor *= spec.divisor(evaluation.options(), graph.headWidth())
                * (isWithTemperature(graph, spec) ? evaluation.options().temperature : 1);
    }
    const NumberStyle style = numberStyle(document);
    return divisor < 0.001 ? style.measure(divisor) : style.text(divisor, 3);
}

QString dividedEquation(const Document& document, const Graph::Node& node)
{
    const QString divisor = powerText(document);
    const QString scores = fromUtf8(document.evaluation().graph()[node.inputs[0]].spec->symbol);
    return u"%1 = %2"_s.arg(fromUtf8(node.spec->symbol), divisor.isEmpty() ? scores : scores + u" / "_s + divisor);
}

/// "Q̃ = Q / √2": the temperature stays with the softmax.
QString dividedQueriesEquation(const Document& document)
{
    const Graph& graph = document.evaluation().graph();
    const Graph::Node& scores = graph[graph.scorePath().front()];
    const QString queries = fromUtf8(graph[scores.inputs[static_cast<std::size_t>(scores.spec->layout.left)]].spec->symbol);
    const QString divisor = powerText(document);
    return u"%1 = %2"_s.arg(dividedQueriesSign(), divisor.isEmpty() ? queries : queries + u" / "_s + divisor);
}

}  // namespace

QString projectionsEquation(const Document& document)
{
    const Graph& graph = document.evaluation().graph();
    QStringList products;
    for (const char* key : {"Q", "K", "V"})
        products << shownFormula(document, *graph.node(key));
    return u"Q, K, V = "_s + products.join(u", "_s);
}

QString scoresEquation(const Document& document)
{
    const Graph& graph = document.evaluation().graph();
    const StepSpec* shown = dividesQueries(document) ? dividedScores(graph) : graph[graph.scorePath().front()].spec;
    return shownEquation(document, *graph.node(shown->key));
}

QString scalingEquation(const Document& document)
{
    const Graph& graph = document.evaluation().graph();
    const std::vector<std::size_t> path = graph.scorePath();
    QStringList equations;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Graph::Node& node = graph[path[i]];
        if (dividesQueries(document) && node.spec == dividedScores(graph))
            equations << dividedQueriesEquation(document);
        else
            equations << (node.spec->divisor ? dividedEquation(document, node) : shownEquation(document, node));
    }
    return equations.join(u",  "_s);
}

QString outputEquation(const Document& document)
{
    return shownEquation(document, document.evaluation().graph().nodes().back());
}

QString jacobianEquation(const Document& document)
{
    return hasTokenColumns(document) ? u"J = diag(a) - a aᵀ"_s : u"J = diag(a) - aᵀ a"_s;
}

QString divisorSentence(const Document& document)
{
    if (dividesQueries(document)) {
        const Evaluation& evaluation = document.evaluation();
        const NumberStyle style = numberStyle(document);
        const QString queries = translate("ae", "The queries are divided by %1 before the product, which gives the same scores.")
                                    .arg(style.text(evaluation.divisor(), 3));
        const double temperature = evaluation.options().temperature;
        if (temperature == 1)
            return queries;
        return queries + u' ' + translate("ae", "The temperature divides the scores by %1.").arg(shortText(style, temperature));
    }
    const double temperature = document.evaluation().options().temperature;
    if (temperature == 1)
        return translate("ae", "The scores are divided by %1.").arg(numberOfDivisor(document));
    const NumberStyle style = numberStyle(document);
    return translate("ae", "The scores are divided by %1, and within the softmax by the temperature %2: by %3 together.")
        .arg(style.text(document.evaluation().divisor(), 3), shortText(style, temperature), numberOfDivisor(document));
}

QString divisorText(const Document& document)
{
    const double temperature = document.evaluation().options().temperature;
    QStringList factors;
    if (document.session().options.scaleExponent != 0)
        factors << plainPower(document);
    if (temperature != 1)
        factors << shortText(numberStyle(document), temperature);
    if (factors.isEmpty())
        return {};
    const QString number = numberOfDivisor(document);
    const QString product = factors.join(u" · "_s);
    return product == number ? product : product + u" = "_s + number;
}

QString divisionSign(double exponent, const NumberStyle& style)
{
    return exponent == 0.5 ? u"÷ √d"_s : exponent == 1 ? u"÷ d"_s : u"÷ d^"_s + shortText(style, exponent);
}

QString temperatureText(const Document& document)
{
    const double temperature = document.evaluation().options().temperature;
    return temperature == 1 ? QString() : shortText(numberStyle(document), temperature);
}

QString weightsEquation(const Document& document)
{
    const Evaluation& evaluation = document.evaluation();
    const Graph& graph = evaluation.graph();
    const Graph::Node& weights = graph[graph.nodes().back().inputs[0]];
    QString formula = fromUtf8(formulaOf(graph, weights));
    if (evaluation.options().temperature == 1)
        formula.remove(u" / τ"_s);
    return fromUtf8(weights.spec->symbol) + u" = "_s + formula;
}

}  // namespace ae
