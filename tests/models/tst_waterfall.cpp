// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/waterfall.h"

#include "models/equationtext.h"
#include "samples.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The steps of a score: each term of its explanation once, and the sum that the evaluation has.
class tst_waterfall : public QObject {
    Q_OBJECT
private slots:
    void theLesson();
    void stepsLeadToTheScore_data();
    void stepsLeadToTheScore();
    void manyTermsAreCut();
    void whatTheSoftmaxReads_data();
    void whatTheSoftmaxReads();
    void aTermThatIsNoNumber();
    void hiddenPairsAreSaidToBe();
    void blankCellsAreNotTold();
};

void tst_waterfall::theLesson()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    const Waterfall waterfall = waterfallOf(*document, {4, 5}, TermOrder::Dimensions);
    QCOMPARE(waterfall.query, u"export"_s);
    QCOMPARE(waterfall.key, u"fail"_s);
    QCOMPARE(waterfall.terms.size(), 2U);
    QCOMPARE(waterfall.terms[0].name, u"q1 · k1"_s);
    QCOMPARE(waterfall.terms[0].arithmetic, u"0.35 × 1.23"_s);
    QVERIFY(std::abs(waterfall.terms[0].value - 0.4305) < 1e-12);
    QCOMPARE(waterfall.dividedName, u"÷ √2 = 1.414"_s);
    QCOMPARE(waterfall.score, document->evaluation().value("scores")(4, 5));
    QCOMPARE(waterfall.divided, document->evaluation().value("scaled")(4, 5));
}

void tst_waterfall::stepsLeadToTheScore_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("turns");
    QTest::addColumn<bool>("isSorted");
    for (const int width : {1, 2, 6, 64, 65, 130}) {
        for (const bool isSorted : {false, true}) {
            QTest::addRow("%d%s", width, isSorted ? ", largest first" : "") << width << false << isSorted;
            if (width % 2 == 0)
                QTest::addRow("%d, turned%s", width, isSorted ? ", largest first" : "") << width << true << isSorted;
        }
    }
}

void tst_waterfall::stepsLeadToTheScore()
{
    QFETCH(const int, width);
    QFETCH(const bool, turns);
    QFETCH(const bool, isSorted);
    Session session = drawnSession(5, 4, width, 3);
    if (turns)
        session.options.rotary = {"pairs", 50, 0};
    Document document(session);
    const Values q = document.evaluation().value(turns ? "Qrot" : "Q");
    const Values k = document.evaluation().value(turns ? "Krot" : "K");
    const Waterfall waterfall = waterfallOf(document, {3, 1}, isSorted ? TermOrder::Size : TermOrder::Dimensions);
    QCOMPARE(waterfall.dimensions, Index(width));
    const bool isCut = width > Waterfall::mostTerms;
    QCOMPARE(waterfall.rest, isCut ? Index(width) - Waterfall::strongestShown : Index(0));
    double before = 0;
    double least = HUGE_VAL;
    double last = isSorted ? HUGE_VAL : -1;
    std::vector<bool> isShown(static_cast<std::size_t>(width), false);
    for (const WaterfallTerm& term : waterfall.terms) {
        QCOMPARE(term.start, before);
        QCOMPARE(term.end, before + term.value);
        before = term.end;
        if (term.dimension < 0)
            continue;
        QCOMPARE(term.value, q(3, term.dimension) * k(1, term.dimension));
        isShown[static_cast<std::size_t>(term.dimension)] = true;
        least = std::min(least, std::abs(term.value));
        const double place = isSorted ? std::abs(term.value) : static_cast<double>(term.dimension);
        QVERIFY(isSorted ? place <= last : place > last);
        last = place;
    }
    double rest = 0;
    for (Index m = 0; m < width; ++m) {
        if (isShown[static_cast<std::size_t>(m)])
            continue;
        QVERIFY(std::abs(q(3, m) * k(1, m)) <= least);
        rest += q(3, m) * k(1, m);
    }
    if (isCut) {
        QCOMPARE(waterfall.terms.back().dimension, Index(-1));
        QVERIFY(std::abs(waterfall.terms.back().value - rest) < 1e-12);
    } else {
        QVERIFY(std::ranges::all_of(isShown, [](bool shown) { return shown; }));
    }
    QVERIFY(std::abs(before - waterfall.score) < 1e-11);
}

void tst_waterfall::manyTermsAreCut()
{
    Document document(drawnSession(4, 3, 200, 2));
    const Waterfall waterfall = waterfallOf(document, {0, 1}, TermOrder::Dimensions);
    QCOMPARE(waterfall.terms.size(), 33U);
    QVERIFY2(waterfall.sentences.join(u' ').contains(u"32 strongest of 200"_s), qPrintable(waterfall.sentences.join(u'\n')));
}

void tst_waterfall::whatTheSoftmaxReads_data()
{
    QTest::addColumn<double>("exponent");
    QTest::addColumn<double>("temperature");
    QTest::addColumn<QString>("name");
    QTest::newRow("root") << 0.5 << 1.0 << u"÷ √3 = 1.732"_s;
    QTest::newRow("off") << 0.0 << 1.0 << QString();
    QTest::newRow("d") << 1.0 << 1.0 << u"÷ 3 = 3.000"_s;
    QTest::newRow("power") << 0.75 << 1.0 << u"÷ 3^0.75 = 2.280"_s;
    QTest::newRow("warm") << 0.5 << 2.0 << u"÷ √3 · 2 = 3.464"_s;
    QTest::newRow("warm, off") << 0.0 << 2.5 << u"÷ 2.5 = 2.500"_s;
}

void tst_waterfall::whatTheSoftmaxReads()
{
    QFETCH(const double, exponent);
    QFETCH(const double, temperature);
    const LocaleGuard guard(pointLocale());
    Session session = drawnSession(4, 5, 3, 2);
    session.options.scaleExponent = exponent;
    session.options.temperature = temperature;
    Document document(session);
    const Waterfall waterfall = waterfallOf(document, {2, 0}, TermOrder::Dimensions);
    QTEST(waterfall.dividedName, "name");
    const double expected = waterfall.score / std::pow(3.0, exponent) / temperature;
    QVERIFY(std::abs(waterfall.divided - expected) <= 1e-14 * std::abs(expected));
}

void tst_waterfall::aTermThatIsNoNumber()
{
    Session session = drawnSession(4, 3, 2, 2);
    session.matrices["X"](1, 0) = std::nan("");
    Document document(session);
    const Waterfall waterfall = waterfallOf(document, {1, 0}, TermOrder::Size);
    QVERIFY(waterfall.terms.empty());
    QVERIFY2(waterfall.reason.contains(u"Q["_s), qPrintable(waterfall.reason));
    QVERIFY(waterfallOf(document, {0, 2}, TermOrder::Size).reason.isEmpty());
    Session large = drawnSession(4, 3, 2, 2);
    large.matrices["X"] *= 1e200;
    Document overflow(large);
    QVERIFY(waterfallOf(overflow, {0, 1}, TermOrder::Dimensions).reason.contains(u"too large"_s));
}

void tst_waterfall::hiddenPairsAreSaidToBe()
{
    Session session = drawnSession(4, 3, 2, 2);
    session.options.mask = "causal";
    Document document(session);
    QVERIFY(waterfallOf(document, {1, 3}, TermOrder::Dimensions).sentences.join(u' ').contains(u"mask"_s));
    QVERIFY(!waterfallOf(document, {3, 1}, TermOrder::Dimensions).sentences.join(u' ').contains(u"mask"_s));
}

void tst_waterfall::blankCellsAreNotTold()
{
    for (const char* blank : {"scores[1,3]", "scaled[1,3]", "Q[1,0]", "K[3,1]"}) {
        Session session = drawnSession(5, 4, 2, 3);
        session.worksheet.blanks = {blank};
        Document document(session);
        QVERIFY2(!waterfallOf(document, {1, 3}, TermOrder::Dimensions).reason.isEmpty(), blank);
        QVERIFY2(waterfallOf(document, {1, 3}, TermOrder::Dimensions).terms.empty(), blank);
        QVERIFY2(waterfallOf(document, {2, 0}, TermOrder::Dimensions).reason.isEmpty(), blank);
    }
}

AE_TEST(tst_waterfall)
#include "tst_waterfall.moc"
