// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowsummary.h"

#include "journey.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The picked token's weights and the sentences under their chart.
class tst_rowsummary : public QObject {
    Q_OBJECT
private slots:
    void numbersAreThoseOfTheEvaluation();
    void theLessonsCaptions();
    void everyStateHasItsCaptions();
    void whatTheSwitchDoes();
    void namesAreNoPlaceMarkers();
    void followsTheJourney();
};

void tst_rowsummary::numbersAreThoseOfTheEvaluation()
{
    const Document document(fullSession());
    for (Index row = 0; row < 4; ++row) {
        const RowSummary summary = summaryOf(document, row);
        QCOMPARE(summary.row, row);
        QCOMPARE(summary.keys.size(), 4);
        double sum = 0;
        Index allowed = 0;
        for (Index j = 0; j < 4; ++j) {
            const auto key = static_cast<std::size_t>(j);
            QCOMPARE(summary.weights[key], document.evaluation().value("weights")(row, j));
            QCOMPARE(static_cast<bool>(summary.allowed[key]), document.evaluation().allowed().allows(row, j));
            sum += summary.weights[key];
            allowed += summary.allowed[key] ? 1 : 0;
        }
        QVERIFY(std::abs(sum - 1) < 1e-14);
        QCOMPARE(summary.allowedKeys, allowed);
        QCOMPARE(summary.equalShare, 1.0 / static_cast<double>(allowed));
        QCOMPARE(summary.mostEntropyBits, std::log2(static_cast<double>(allowed)));
        QCOMPARE(summary.output[1], document.evaluation().value("output")(row, 1));
        QCOMPARE(summary.measures.maxWeight, summary.weights[static_cast<std::size_t>(summary.strongest)]);
        QCOMPARE(summary.isForced, allowed == 1);
    }
}

void tst_rowsummary::theLessonsCaptions()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    const QStringList captions = captionsOf(summaryOf(*document, 4), numberStyle(*document));
    const QString all = captions.join(u'\n');
    for (const QString& part : {u"“fail”"_s, u"of 2.81 bits"_s, u"effective tokens"_s, u"output(export) = ["_s})
        QVERIFY2(all.contains(part), qPrintable(all));
    const LocaleGuard comma(commaLocale());
    QVERIFY(captionsOf(summaryOf(*document, 4), numberStyle(*document)).last().contains(u"; "_s));
}

void tst_rowsummary::everyStateHasItsCaptions()
{
    const Document document(troubledSession());
    const auto captions = [&](Index row) { return captionsOf(summaryOf(document, row), numberStyle(document)).join(u'\n'); };
    QVERIFY2(captions(1).contains(u"fully masked"_s) && captions(1).contains(u"No key is allowed"_s), qPrintable(captions(1)));
    QVERIFY2(captions(2).contains(u"not a number"_s) && captions(2).contains(u"X["_s), qPrintable(captions(2)));
    QVERIFY2(captions(3).contains(u"overflow"_s), qPrintable(captions(3)));
    QVERIFY2(captions(4).contains(u"Only"_s), qPrintable(captions(4)));
    QVERIFY2(captions(5).contains(u'∞') && captions(5).contains(u"V["_s), qPrintable(captions(5)));
    for (Index row = 0; row < 6; ++row) {
        QVERIFY(!captions(row).contains(u"−0.00"_s));
        QVERIFY(!captions(row).contains(u'\u202E'));
    }
    QCOMPARE(summaryOf(document, 1).equalShare, 0.0);
}

// export . fail: 0.29 without and 0.24 with the division, and at d = 2 that is little.
void tst_rowsummary::whatTheSwitchDoes()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    document->pickToken(4);
    const QString effect = switchEffect(*document);
    QVERIFY2(effect.startsWith(u"“fail”: 0.29 without, 0.24 with ÷ √d; at d = 2 "_s), qPrintable(effect));
    Options options = document->session().options;
    options.scaleExponent = 0;
    QVERIFY(!document->setOptions(options, u"off"_s));
    document->settle();
    QCOMPARE(switchEffect(*document), effect);

    Document troubled(troubledSession());
    for (const Index row : {1, 2, 3, 4}) {
        troubled.pickToken(row);
        QCOMPARE(switchEffect(troubled), QString());
    }
}

void tst_rowsummary::namesAreNoPlaceMarkers()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    document->pickToken(4);
    for (const char* name : {"%1", "%2", "%L1 %99 %3"}) {
        QVERIFY(!document->renameToken(5, name));
        document->settle();
        const QString effect = switchEffect(*document);
        QVERIFY2(effect.startsWith(u"“%1”: 0.29 without"_s.arg(QLatin1String(name))), qPrintable(effect));
        QVERIFY2(effect.contains(u"at d = 2 "_s), qPrintable(effect));
        const QString captions = captionsOf(summaryOf(*document, 4), numberStyle(*document)).join(u'\n');
        QVERIFY2(captions.contains(u"on “%1”"_s.arg(QLatin1String(name))), qPrintable(captions));
    }
}

void tst_rowsummary::followsTheJourney()
{
    for (const Session& session : journeySessions()) {
        Document document(session);
        for (const Stop& stop : journey()) {
            stop.go(document);
            document.settle();
            for (Index row = 0; row < document.sizes().tokens; ++row) {
                const RowSummary summary = summaryOf(document, row);
                QVERIFY2(!captionsOf(summary, numberStyle(document)).isEmpty(), stop.name);
                QVERIFY2(hasNoDistribution(summary.state) != summary.reason.isEmpty() || summary.state == RowState::ValueNotFinite,
                         stop.name);
            }
            switchEffect(document);
        }
    }
}

AE_TEST(tst_rowsummary)
#include "tst_rowsummary.moc"
