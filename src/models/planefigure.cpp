// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/planefigure.h"

#include "models/answersheet.h"
#include "models/convention.h"
#include "models/wording.h"
#include "session/cellname.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// The rows of one matrix as points of the plane.
class Rows {
public:
    Rows(const Matrix& matrix, const PrincipalPlane& plane) : m_matrix(matrix), m_plane(plane) { }

    bool isFinite(Index row) const { return m_matrix.row(row).allFinite(); }
    QPointF point(Index row) const { return pointOf(m_matrix.row(row)); }
    QPointF pointOf(const Eigen::RowVectorXd& vector) const
    {
        const Eigen::RowVectorXd place = vector * m_plane.directions;
        return {place(0), place.size() > 1 ? place(1) : 0};
    }

private:
    const Matrix& m_matrix;
    const PrincipalPlane& m_plane;
};

double dot(const QPointF& a, const QPointF& b)
{
    return QPointF::dotProduct(a, b);
}

double length(const QPointF& a)
{
    return std::hypot(a.x(), a.y());
}

/// Which tokens stand for all: those with the largest scores of the query in view, hidden ones last, and the key in view.
std::vector<Index> shownTokens(const Document& document, const Pair& pair)
{
    const Evaluation& evaluation = document.evaluation();
    std::vector<Index> tokens(static_cast<std::size_t>(evaluation.graph().tokens()));
    std::iota(tokens.begin(), tokens.end(), Index{0});
    if (static_cast<Index>(tokens.size()) <= PlaneFigure::mostTokens)
        return tokens;
    const CellRef score = scoreOf(document, pair);
    const Values scores = evaluation.value(score.step);
    const auto strength = [&](Index key) {
        const double value = hidesScore(document, {pair.query, key}) ? std::nan("") : scores(pair.query, key);
        if (key == pair.key)
            return std::make_pair(2, 0.0);
        return std::make_pair(evaluation.allowed().allows(pair.query, key) && std::isfinite(value) ? 1 : 0,
                              std::isfinite(value) ? value : -HUGE_VAL);
    };
    std::ranges::stable_sort(tokens, std::ranges::greater(), strength);
    tokens.resize(static_cast<std::size_t>(PlaneFigure::mostTokens));
    std::ranges::sort(tokens);
    return tokens;
}

QString vectorText(const Matrix& matrix, Index row, const NumberStyle& style)
{
    constexpr Index kMostEntries = 6;
    QStringList entries;
    for (Index c = 0; c < std::min(matrix.cols(), kMostEntries); ++c)
        entries << style.text(matrix(row, c));
    if (matrix.cols() > kMostEntries)
        entries << u"…"_s;
    return u'[' + entries.join(style.mark == ',' ? u"; "_s : u", "_s) + u']';
}

void nameAxes(const Document& document, std::initializer_list<std::string_view> steps, const PrincipalPlane& plane, PlaneFigure& figure)
{
    if (!plane.isWhole) {
        figure.xName = translate("ae", "first principal direction");
        figure.yName = translate("ae", "second");
        return;
    }
    for (Index dimension = 0; dimension < plane.directions.cols(); ++dimension) {
        QStringList names;
        for (const std::string_view step : steps)
            names << shownName(nameOf(findStep(step)->columnNames, dimension, document.session()));
        (dimension == 0 ? figure.xName : figure.yName) = listOf(names);
    }
}

QString percent(double share, const NumberStyle& style)
{
    return translate("ae", "%1 %").arg(style.text(100 * share, 1));
}

/// What the picture leaves out, in sentences.
class Omissions {
public:
    void notFinite(const QString& name) { m_notFinite << name; }
    void addTo(PlaneFigure& figure) const
    {
        constexpr qsizetype kMostNamed = 6;
        if (m_notFinite.isEmpty())
            return;
        figure.notes << translate("ae", "Left out, because a number in it is not finite: %1.").arg(listOf(m_notFinite, kMostNamed));
    }

private:
    QStringList m_notFinite;
};

/// "q", or "q̃" of divided queries.
QString queryLetter(const Document& document)
{
    return dividesQueries(document) ? dividedQueriesSign().toLower() : u"q"_s;
}

void addProjection(const Document& document, const Pair& pair, const Rows& queries, const Rows& keys, const PrincipalPlane& plane,
                   PlaneFigure& figure)
{
    if (!queries.isFinite(pair.query) || !keys.isFinite(pair.key))
        return;
    const NumberStyle style = numberStyle(document);
    const double score = document.evaluation().value(scoreOf(document, pair).step)(pair.query, pair.key);
    const QString letter = queryLetter(document);
    const QPointF q = queries.point(pair.query);
    const QPointF k = keys.point(pair.key);
    const double size = length(q);
    const QString query = tokenName(document, pair.query);
    const QString key = tokenName(document, pair.key);
    const QString scoreText = style.text(score, style.decimals + 1);
    if (size == 0 || !std::isfinite(dot(q, k))) {
        figure.sentences << translate("ae", "%4 of “%1” has no length here, so no key has a shadow on it; the score with “%2” is %3.")
                                .arg(query, key, scoreText, letter);
        return;
    }
    const double shadow = dot(q, k) / size;
    figure.projection = {q, k, q * (shadow / size), style.text(shadow, style.decimals + 1)};
    const QString shadowText = style.text(shadow, style.decimals + 1);
    const QString sizeText = style.text(size, style.decimals + 1);
    if (plane.isWhole) {
        figure.sentences << translate("ae",
                                      "k of “%1” reaches %2 along %6 of “%3”; times the length of %6, %4, that is %6 · k = %5, the score.")
                                .arg(key, shadowText, query, sizeText, scoreText, letter);
        return;
    }
    const double inside = dot(q, k);
    figure.sentences << translate("ae", "In the plane k of “%1” reaches %2 along %6 of “%3”; times the length of %6 there, %4, that is %5.")
                            .arg(key, shadowText, query, sizeText, style.text(inside, style.decimals + 1), letter);
    figure.sentences << translate("ae", "The score is %1: the other %2 comes from what is not in the plane.")
                            .arg(scoreText, style.text(score - inside, style.decimals + 1));
}

void addShare(const PrincipalPlane& plane, Index width, const NumberStyle& style, const QString& whose, PlaneFigure& figure)
{
    if (plane.isWhole)
        return;
    figure.notes << translate("ae",
                              "The two directions, of %1 dimensions, that hold most of the squared lengths of %2: %3 of them. They go "
                              "through the origin, not the mean, because a dot product is about the origin.")
                        .arg(QString::number(width), whose, percent(plane.share, style));
}

}  // namespace

std::vector<Matrix> queriesAndKeysOf(const Document& document)
{
    const ScoreOperands operands = operandsOfScores(document.evaluation().graph());
    std::vector<Matrix> matrices = {document.evaluation().result(operands.queries).storage(),
                                    document.evaluation().result(operands.keys).storage()};
    if (dividesQueries(document))
        matrices.front() /= document.evaluation().divisor();
    return matrices;
}

std::vector<Matrix> valuesOf(const Document& document)
{
    const Graph::Node& output = document.evaluation().graph().nodes().back();
    return {document.evaluation().result(output.inputKeys[static_cast<std::size_t>(output.spec->layout.top)]).storage()};
}

PrincipalPlane planeOf(const std::vector<Matrix>& matrices)
{
    std::vector<const Matrix*> pointers;
    for (const Matrix& matrix : matrices)
        pointers.push_back(&matrix);
    return principalPlane(pointers);
}

PlaneFigure figureOfScores(const Document& document, const PrincipalPlane& plane)
{
    const Evaluation& evaluation = document.evaluation();
    const NumberStyle style = numberStyle(document);
    const Pair pair = pairInView(document);
    const ScoreOperands operands = operandsOfScores(evaluation.graph());
    const std::vector<Matrix> matrices = queriesAndKeysOf(document);
    const Rows queries(matrices[0], plane);
    const Rows keys(matrices[1], plane);
    PlaneFigure figure;
    figure.title = translate("ae", "Queries and keys");
    nameAxes(document, {operands.queries, operands.keys}, plane, figure);
    const Index count = evaluation.graph().tokens();
    if (hidesRows(document, operands.queries, 0, count) || hidesRows(document, operands.keys, 0, count)) {
        figure.reason = blankReason();
        return figure;
    }
    const std::vector<Index> tokens = shownTokens(document, pair);
    const bool isCut = tokens.size() < static_cast<std::size_t>(evaluation.graph().tokens());
    Omissions omissions;
    const auto add = [&](ArrowKind kind, Index token, const Rows& rows, const Matrix& matrix, const QString& name) {
        if (!rows.isFinite(token))
            return omissions.notFinite(name);
        const bool isQuery = kind == ArrowKind::Query;
        const bool isHidden = !isQuery && !evaluation.allowed().allows(pair.query, token);
        const QString vector = vectorText(matrix, token, style);
        figure.arrows.push_back(
            {kind, token, name, rows.point(token), token == (isQuery ? pair.query : pair.key), isHidden, 0,
             isHidden ? translate("ae", "%1 = %2, hidden by the mask").arg(name, vector) : translate("ae", "%1 = %2").arg(name, vector)});
    };
    for (const Index token : isCut ? std::vector<Index>{pair.query} : tokens)
        add(ArrowKind::Query, token, queries, matrices[0], translate("ae", "%1 %2").arg(queryLetter(document), tokenName(document, token)));
    for (const Index token : tokens)
        add(ArrowKind::Key, token, keys, matrices[1], translate("ae", "k %1").arg(tokenName(document, token)));
    if (!hidesScore(document, pair))
        addProjection(document, pair, queries, keys, plane, figure);
    addShare(plane, matrices[0].cols(), style, translate("ae", "all queries and keys"), figure);
    if (isCut) {
        figure.notes << translate("ae", "Of %1 tokens: the query of “%2” and the %3 keys with its largest scores.")
                            .arg(QString::number(evaluation.graph().tokens()), tokenName(document, pair.query),
                                 QString::number(tokens.size()));
    }
    if (std::ranges::any_of(figure.arrows, &PlaneArrow::isHidden))
        figure.notes << translate("ae", "Broken arrows are keys that the mask hides from “%1”.").arg(tokenName(document, pair.query));
    omissions.addTo(figure);
    if (figure.arrows.empty())
        figure.reason = translate("ae", "No query and no key is finite, so there is nothing to draw.");
    return figure;
}

PlaneFigure figureOfValues(const Document& document, const PrincipalPlane& plane)
{
    const Evaluation& evaluation = document.evaluation();
    const NumberStyle style = numberStyle(document);
    const Pair pair = pairInView(document);
    const Graph::Node& output = evaluation.graph().nodes().back();
    const Matrix values = valuesOf(document).front();
    const Values weights = evaluation.value(output.inputKeys.front());
    const bool hasWeights = !hasNoDistribution(evaluation.rows()[static_cast<std::size_t>(pair.query)].state);
    const Rows rows(values, plane);
    const QString query = tokenName(document, pair.query);
    PlaneFigure figure;
    figure.title = translate("ae", "Values");
    nameAxes(document, {output.inputKeys[static_cast<std::size_t>(output.spec->layout.top)]}, plane, figure);
    const bool isHiddenRow = AnswerSheet::of(document)->hides(output.inputKeys.front(), {pair.query, 0, 1, weights.cols()})
        || AnswerSheet::of(document)->hides(output.spec->key, {pair.query, 0, 1, values.cols()});
    if (isHiddenRow || hidesRows(document, output.inputKeys[static_cast<std::size_t>(output.spec->layout.top)], 0, values.rows())) {
        figure.reason = blankReason();
        return figure;
    }
    const std::vector<Index> tokens = shownTokens(document, pair);
    Omissions omissions;
    for (const Index token : tokens) {
        const QString name = translate("ae", "v %1").arg(tokenName(document, token));
        if (!rows.isFinite(token)) {
            omissions.notFinite(name);
            continue;
        }
        const bool isHidden = !evaluation.allowed().allows(pair.query, token);
        const double weight = hasWeights && !isHidden ? weights(pair.query, token) : 0;
        const QString vector = vectorText(values, token, style);
        figure.arrows.push_back({ArrowKind::Value, token, name, rows.point(token), token == pair.key, isHidden, weight,
                                 isHidden ? translate("ae", "%1 = %2, hidden by the mask").arg(name, vector)
                                          : translate("ae", "%1 = %2, weight %3").arg(name, vector, style.text(weight))});
    }
    const Matrix blend = evaluation.value(output.spec->key).row(pair.query);
    if (hasWeights && blend.allFinite()) {
        const QString name = translate("ae", "output %1").arg(query);
        figure.arrows.push_back({ArrowKind::Output, pair.query, name, rows.pointOf(blend.row(0)), true, false, 1,
                                 translate("ae", "%1 = %2").arg(name, vectorText(blend, 0, style))});
        figure.sentences << translate("ae",
                                      "The output of “%1” is the mean of the values, weighted: it lies among them, nearer to those "
                                      "with more weight. The stronger an arrow, the larger its weight.")
                                .arg(query);
        if (!plane.isWhole && blend.squaredNorm() > 0) {
            figure.sentences << translate("ae", "The plane shows %1 of its squared length.")
                                    .arg(percent((blend * plane.directions).squaredNorm() / blend.squaredNorm(), style));
        }
    } else {
        figure.sentences << translate("ae", "“%1” has no output to draw: %2").arg(query, reasonInWords(document, pair.query));
    }
    addShare(plane, values.cols(), style, translate("ae", "all values"), figure);
    if (tokens.size() < static_cast<std::size_t>(values.rows())) {
        figure.notes << translate("ae", "Of %1 tokens: the values of the %2 keys with the largest scores of “%3”.")
                            .arg(QString::number(values.rows()), QString::number(tokens.size()), query);
    }
    omissions.addTo(figure);
    if (figure.arrows.empty())
        figure.reason = translate("ae", "No value is finite, so there is nothing to draw.");
    return figure;
}

}  // namespace ae
