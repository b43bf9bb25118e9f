// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/planefigure.h"

#include "samples.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Arrows and the shadow of a key on its query: no number but those of the evaluation.
class tst_planefigure : public QObject {
    Q_OBJECT
private slots:
    void thePairInView();
    void theLessonIsShownAsItIs();
    void aShadowTimesTheQueryIsTheScore_data();
    void aShadowTimesTheQueryIsTheScore();
    void turnedQueriesAndKeysAreTheOnes();
    void hiddenKeysAreMarked();
    void manyTokensAreThinned();
    void whatIsNotFiniteIsNamed();
    void theOutputIsTheWeightedMean();
    void blankCellsAreNotTold();
    void dividedQueriesAreShorter();
};

namespace {

PrincipalPlane planeOfScores(const Document& document)
{
    return planeOf(queriesAndKeysOf(document));
}

PlaneFigure scoresOf(const Document& document)
{
    return figureOfScores(document, planeOfScores(document));
}

PlaneFigure ofValues(const Document& document)
{
    return figureOfValues(document, planeOf(valuesOf(document)));
}

const PlaneArrow* find(const PlaneFigure& figure, ArrowKind kind, Index token)
{
    const auto found =
        std::ranges::find_if(figure.arrows, [=](const PlaneArrow& arrow) { return arrow.kind == kind && arrow.token == token; });
    return found == figure.arrows.end() ? nullptr : &*found;
}

bool contains(const QStringList& sentences, const QString& text)
{
    return std::ranges::any_of(sentences, [&text](const QString& sentence) { return sentence.contains(text); });
}

}  // namespace

void tst_planefigure::thePairInView()
{
    const auto document = lessonDocument();
    document->pickToken(4);
    QCOMPARE(pairInView(*document), (Pair{4, 5}));  // "export" looks at "fail" most
    document->selectCell(CellRef{"weights", 0, 4, 2});
    QCOMPARE(pairInView(*document), (Pair{4, 2}));
    document->selectCell(CellRef{"scores", 0, 1, 3});
    QCOMPARE(pairInView(*document), (Pair{1, 3}));
    document->pickToken(4);  // the selected cell is of another row now
    QCOMPARE(pairInView(*document), (Pair{4, 5}));
    document->selectCell(CellRef{"Q", 0, 4, 1});
    QCOMPARE(pairInView(*document), (Pair{4, 5}));
    // rows without a distribution have a pair all the same
    Document troubled(troubledSession());
    for (Index token = 0; token < 6; ++token) {
        troubled.pickToken(token);
        const Pair pair = pairInView(troubled);
        QCOMPARE(pair.query, token);
        QVERIFY(pair.key >= 0 && pair.key < 6);
    }
}

void tst_planefigure::theLessonIsShownAsItIs()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    document->pickToken(4);
    const PlaneFigure figure = scoresOf(*document);
    QCOMPARE(figure.arrows.size(), 14U);
    QCOMPARE(figure.xName, u"q1, k1"_s);
    QCOMPARE(figure.yName, u"q2, k2"_s);
    const Values q = document->evaluation().value("Q");
    const Values k = document->evaluation().value("K");
    for (Index token = 0; token < 7; ++token) {
        const PlaneArrow* query = find(figure, ArrowKind::Query, token);
        const PlaneArrow* key = find(figure, ArrowKind::Key, token);
        QVERIFY(query && key);
        QCOMPARE(query->tip, QPointF(q(token, 0), q(token, 1)));
        QCOMPARE(key->tip, QPointF(k(token, 0), k(token, 1)));
        QCOMPARE(query->isStrong, token == 4);
        QCOMPARE(key->isStrong, token == 5);
        QVERIFY(!key->isHidden);
    }
    QCOMPARE(find(figure, ArrowKind::Query, 4)->name, u"q export"_s);
    QVERIFY(figure.notes.isEmpty());  // nothing is left out
    // 0.509 / |q| = 1.232 and |q| = 0.413
    QVERIFY2(contains(figure.sentences, u"that is q · k = 0.51"_s), qPrintable(figure.sentences.join(u'\n')));
    document->selectCell(CellRef{"weights", 0, 4, 0});
    QCOMPARE(scoresOf(*document).projection->key, QPointF(k(0, 0), k(0, 1)));
}

void tst_planefigure::aShadowTimesTheQueryIsTheScore_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("one dimension") << 1;
    QTest::newRow("two") << 2;
    QTest::newRow("three") << 3;
    QTest::newRow("nine") << 9;
}

// In the plane exactly; and what is not in the plane is said to be the rest.
void tst_planefigure::aShadowTimesTheQueryIsTheScore()
{
    QFETCH(const int, width);
    const LocaleGuard guard(pointLocale());
    Document document(drawnSession(6, 4, width, 3));
    document.setDecimals(6);
    const PrincipalPlane plane = planeOfScores(document);
    const std::vector<Matrix> matrices = queriesAndKeysOf(document);
    for (Index query = 0; query < 6; ++query) {
        for (Index key = 0; key < 6; ++key) {
            document.selectCell(CellRef{"scores", 0, query, key});
            const PlaneFigure figure = figureOfScores(document, plane);
            QVERIFY(figure.projection.has_value());
            const QPointF q = figure.projection->query;
            const QPointF foot = figure.projection->foot;
            const QPointF k = figure.projection->key;
            // the foot lies on the line of q, and the way to it is at right angles
            QVERIFY(std::abs(q.x() * foot.y() - q.y() * foot.x()) < 1e-12);
            QVERIFY(std::abs(QPointF::dotProduct(k - foot, q)) < 1e-12);
            const Eigen::RowVectorXd inQ = matrices[0].row(query) * plane.directions;
            const Eigen::RowVectorXd inK = matrices[1].row(key) * plane.directions;
            const double inside = inQ.dot(inK);
            const double score = document.evaluation().value("scores")(query, key);
            QVERIFY(std::abs(QPointF::dotProduct(q, foot) - inside) < 1e-12);
            const NumberStyle style{6, '.'};
            QVERIFY2(contains(figure.sentences, style.text(score, 7)), qPrintable(figure.sentences.join(u'\n')));
            if (width <= 2)
                QVERIFY(std::abs(inside - score) < 1e-12);
            else
                QVERIFY2(contains(figure.sentences, style.text(score - inside, 7)), qPrintable(figure.sentences.join(u'\n')));
        }
    }
    const PlaneFigure figure = scoresOf(document);
    QCOMPARE(figure.yName.isEmpty(), width == 1);
    QCOMPARE(contains(figure.notes, u"of %1 dimensions"_s.arg(width)), width > 2);
}

void tst_planefigure::turnedQueriesAndKeysAreTheOnes()
{
    Session session = drawnSession(5, 4, 2, 3);
    session.options.rotary = {"halves", 100, 0};
    Document document(session);
    const PlaneFigure figure = scoresOf(document);
    const Values turned = document.evaluation().value("Qrot");
    const Values plain = document.evaluation().value("Q");
    QCOMPARE(find(figure, ArrowKind::Query, 3)->tip, QPointF(turned(3, 0), turned(3, 1)));
    QVERIFY(find(figure, ArrowKind::Query, 3)->tip != QPointF(plain(3, 0), plain(3, 1)));
}

void tst_planefigure::hiddenKeysAreMarked()
{
    Session session = drawnSession(5, 4, 2, 3);
    session.options.mask = "causal";
    Document document(session);
    document.pickToken(2);
    const PlaneFigure figure = scoresOf(document);
    const PlaneFigure values = ofValues(document);
    for (Index token = 0; token < 5; ++token) {
        QCOMPARE(find(figure, ArrowKind::Key, token)->isHidden, token > 2);
        QVERIFY(!find(figure, ArrowKind::Query, token)->isHidden);
        QCOMPARE(find(values, ArrowKind::Value, token)->isHidden, token > 2);
        QCOMPARE(find(values, ArrowKind::Value, token)->weight, document.evaluation().value("weights")(2, token));
    }
    QVERIFY(contains(figure.notes, u"t3"_s));
}

void tst_planefigure::manyTokensAreThinned()
{
    Document document(drawnSession(100, 6, 4, 3));
    document.selectCell(CellRef{"weights", 0, 40, 7});
    const PlaneFigure figure = scoresOf(document);
    QCOMPARE(figure.arrows.size(), static_cast<std::size_t>(PlaneFigure::mostTokens + 1));
    QVERIFY(find(figure, ArrowKind::Query, 40)->isStrong);
    QVERIFY(find(figure, ArrowKind::Key, 7)->isStrong);  // in view, however small its score
    QVERIFY(contains(figure.notes, u"100"_s));
    const Values scores = document.evaluation().value("scores");
    double least = std::numeric_limits<double>::infinity();
    for (const PlaneArrow& arrow : figure.arrows) {
        if (arrow.kind == ArrowKind::Key && arrow.token != 7)
            least = std::min(least, scores(40, arrow.token));
    }
    for (Index key = 0; key < 100; ++key) {
        if (!find(figure, ArrowKind::Key, key))
            QVERIFY(scores(40, key) <= least);
    }
    QCOMPARE(ofValues(document).arrows.size(), static_cast<std::size_t>(PlaneFigure::mostTokens + 1));
}

void tst_planefigure::whatIsNotFiniteIsNamed()
{
    Session session = drawnSession(4, 3, 2, 2);
    session.matrices["X"](1, 0) = std::nan("");
    Document document(session);
    document.pickToken(1);
    const PlaneFigure figure = scoresOf(document);
    QCOMPARE(figure.arrows.size(), 6U);
    QVERIFY(!find(figure, ArrowKind::Query, 1) && !find(figure, ArrowKind::Key, 1));
    QVERIFY(!figure.projection.has_value());
    QVERIFY2(contains(figure.notes, u"q t2, k t2"_s), qPrintable(figure.notes.join(u'\n')));
    const PlaneFigure values = ofValues(document);
    QVERIFY(!find(values, ArrowKind::Output, 1));
    QVERIFY2(contains(values.sentences, reasonInWords(document, 1)), qPrintable(values.sentences.join(u'\n')));
    // all of them
    session.matrices["Wq"].setConstant(std::nan(""));
    session.matrices["Wk"].setConstant(std::nan(""));
    Document nothing(session);
    QVERIFY(scoresOf(nothing).arrows.empty());
    QVERIFY(!scoresOf(nothing).reason.isEmpty());
    // a query of zeros casts no shadow
    session = drawnSession(4, 3, 2, 2);
    session.matrices["X"].row(0).setZero();
    Document zero(session);
    zero.pickToken(0);
    QVERIFY(!scoresOf(zero).projection.has_value());
    QVERIFY(contains(scoresOf(zero).sentences, u"no length"_s));
}

void tst_planefigure::theOutputIsTheWeightedMean()
{
    Document document(drawnSession(5, 4, 3, 6));
    document.pickToken(3);
    const PlaneFigure figure = ofValues(document);
    QPointF mean;
    for (const PlaneArrow& arrow : figure.arrows) {
        if (arrow.kind == ArrowKind::Value)
            mean += arrow.weight * arrow.tip;
    }
    const PlaneArrow* output = find(figure, ArrowKind::Output, 3);
    QVERIFY(output);
    QVERIFY(std::hypot(mean.x() - output->tip.x(), mean.y() - output->tip.y()) < 1e-12);
    QVERIFY(contains(figure.notes, u"of 6 dimensions"_s));
}

void tst_planefigure::blankCellsAreNotTold()
{
    Session session = drawnSession(5, 4, 2, 3);
    session.worksheet.blanks = {"Q[2,1]"};
    Document queries(session);
    QVERIFY(!scoresOf(queries).reason.isEmpty() && scoresOf(queries).arrows.empty());
    QVERIFY(ofValues(queries).reason.isEmpty());
    session.worksheet.blanks = {"scores[3,1]"};
    Document score(session);
    score.selectCell(CellRef{"weights", 0, 3, 1});
    QVERIFY(scoresOf(score).reason.isEmpty());
    QVERIFY(!scoresOf(score).projection && scoresOf(score).sentences.isEmpty());
    score.selectCell(CellRef{"weights", 0, 3, 2});
    QVERIFY(scoresOf(score).projection.has_value());
    session.worksheet.blanks = {"output[3,0]"};
    Document output(session);
    output.pickToken(3);
    QVERIFY(!ofValues(output).reason.isEmpty());
    output.pickToken(2);
    QVERIFY(ofValues(output).reason.isEmpty());
}

void tst_planefigure::dividedQueriesAreShorter()
{
    const LocaleGuard guard(pointLocale());
    for (const int width : {2, 5}) {
        Document document(drawnSession(6, 4, width, 3));
        document.setDecimals(6);
        document.setConventions({"row", "queries"});
        const std::vector<Matrix> matrices = queriesAndKeysOf(document);
        const Matrix& q = document.evaluation().result("Q").storage();
        QVERIFY((matrices[0] * std::sqrt(double(width)) - q).cwiseAbs().maxCoeff() < 1e-14);
        QVERIFY(matrices[1] == document.evaluation().result("K").storage());
        const PlaneFigure figure = scoresOf(document);
        const Pair pair = pairInView(document);
        const double divided = document.evaluation().value("scaled")(pair.query, pair.key);
        const NumberStyle style{6, '.'};
        QVERIFY2(contains(figure.sentences, style.text(divided, 7)), qPrintable(figure.sentences.join(u'\n')));
        QVERIFY2(contains(figure.sentences, u"q\u0303"_s), qPrintable(figure.sentences.join(u'\n')));
        QVERIFY(find(figure, ArrowKind::Query, pair.query)->name.startsWith(u"q\u0303 "_s));
        if (width == 2)
            QCOMPARE(find(figure, ArrowKind::Query, 3)->tip, QPointF(matrices[0](3, 0), matrices[0](3, 1)));
    }
}

AE_TEST(tst_planefigure)
#include "tst_planefigure.moc"
