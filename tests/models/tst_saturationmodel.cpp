// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/saturationmodel.h"

#include "journey.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The what-if of the saturation cell, its curves and its sentences.
class tst_saturationmodel : public QObject {
    Q_OBJECT
private slots:
    void atTheOwnWidthItIsTheSession_data();
    void atTheOwnWidthItIsTheSession();
    void curvesAreThoseOfTheSweep();
    void widthSourceAndSeedChangeThePicture();
    void followsEveryEdit();
    void aLateResultNeverReplacesANewerOne();
    void resultsOfOtherTokensAreDropped();
    void theDocumentMayGoWhileAJobRuns();
    void forcedRowsDoNotCount();
    void aFullyMaskedPickedRowHasNoCurve();
    void sentencesFollowNames();
    void theExponentInForceIsSaid_data();
    void theExponentInForceIsSaid();
    void longWorkWaitsUntilSomebodyLooks();
    void longWorkCanBeCancelledAndDoneAfterAll();
    void thePinnedStateHasItsCurvesToo();
};

namespace {

constexpr int kPatience = 30'000;

std::unique_ptr<Document> documentAt(Session session, const Widening& widening)
{
    auto document = std::make_unique<Document>(std::move(session));
    document->setSaturation(widening);
    return document;
}

bool isAttending(const WhatIf& whatIf, const Document& document, double exponent)
{
    Options options = document.session().options;
    options.scaleExponent = exponent;
    const auto fresh = Evaluation::of(document.session().matrices, options);
    return fresh && isSame(whatIf.weights, fresh->value("weights").toMatrix()) && isSame(whatIf.scores, fresh->value("scores").toMatrix());
}

/// Large enough for the background at full width.
Session largeSession()
{
    return drawnSession(48, 32, 3, 2);
}

}  // namespace

#define WAIT_FOR(model) QTRY_VERIFY_WITH_TIMEOUT(!(model).isBusy(), kPatience)

void tst_saturationmodel::atTheOwnWidthItIsTheSession_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("which");
    for (const WideningSpec& spec : wideningCatalogue()) {
        if (!spec.keepsSession)
            continue;
        for (int which = 0; which < 3; ++which)
            QTest::addRow("%s, session %d", spec.key.data(), which) << fromUtf8(spec.key) << which;
    }
}

void tst_saturationmodel::atTheOwnWidthItIsTheSession()
{
    QFETCH(const QString, source);
    QFETCH(const int, which);
    const auto document = documentAt(journeySessions()[static_cast<std::size_t>(which)], {source.toStdString(), 3, 9});
    SaturationModel model(document.get());
    QCOMPARE(model.narrowest(), Index{3});
    QVERIFY(model.with() && model.without());
    QVERIFY(isSame(model.with()->weights, document->evaluation().value("weights").toMatrix()));
    QVERIFY(isSame(model.with()->scaled, document->evaluation().value("scaled").toMatrix()));
    QVERIFY(isAttending(*model.without(), *document, 0));
    for (std::size_t i = 0; i < document->evaluation().rows().size(); ++i) {
        if (document->evaluation().rows()[i].state != RowState::ValueNotFinite)  // says something of values, which are no part here
            QVERIFY(model.with()->rows[i].state == document->evaluation().rows()[i].state);
        const RowMeasures own = measure(document->evaluation(), static_cast<Index>(i));
        if (!hasNoDistribution(document->evaluation().rows()[i].state))
            QCOMPARE(model.with()->measures[i].gradientNorm, own.gradientNorm);
    }
    WAIT_FOR(model);
    const SaturationCurves& curves = model.curves();
    QCOMPARE(curves.widths.front(), 3.0);
    QCOMPARE(curves.widths.back(), 1024.0);
}

void tst_saturationmodel::curvesAreThoseOfTheSweep()
{
    const auto document = documentAt(fullSession(), {"repeat", 3, 1});
    document->pickToken(2);
    SaturationModel model(document.get());
    QSignalSpy changed(&model, &SaturationModel::curvesChanged);
    QVERIFY(model.isBusy());
    WAIT_FOR(model);
    QCOMPARE(changed.count(), 1);
    const SaturationCurves& curves = model.curves();
    const auto rows = sweep(document->session().matrices, document->session().options,
                            {"repeat", defaultWidths(3), {document->session().options.scaleExponent, 0.0}, 1, 1});
    QVERIFY(rows);
    QCOMPARE(curves.measures.size(), measureCatalogue().size());
    for (std::size_t w = 0; w < curves.widths.size(); ++w) {
        for (std::size_t side = 0; side < 2; ++side) {
            const SweepRow& row = (*rows)[2 * w + side];
            QCOMPARE(static_cast<double>(row.width), curves.widths[w]);
            QCOMPARE(curves.saturated[side][w], row.saturatedFraction);
            for (std::size_t m = 0; m < curves.measures.size(); ++m) {
                QVERIFY(isSame(curves.curves[m][side].median[w], row.measures[m].median));
                QVERIFY(isSame(curves.curves[m][side].p90[w], row.measures[m].p90));
            }
        }
    }
    QCOMPARE(curves.curves[0][0].picked.front(), measure(document->evaluation(), 2).maxWeight);
}

void tst_saturationmodel::widthSourceAndSeedChangeThePicture()
{
    const auto document = documentAt(plainSession(), {"random", 64, 1});
    SaturationModel model(document.get());
    WAIT_FOR(model);
    QSignalSpy whatIf(&model, &SaturationModel::whatIfChanged);
    QSignalSpy curves(&model, &SaturationModel::curvesChanged);
    Matrix before = model.without()->weights;
    const auto changesTo = [&](const Widening& widening) {
        document->setSaturation(widening);
        const bool differs = !isSame(before, model.without()->weights);
        before = model.without()->weights;
        return differs && model.widening() == document->session().view.saturation;
    };
    QVERIFY(changesTo({"random", 128, 1}));
    QVERIFY(!model.isBusy());  // the curves hold every width
    QVERIFY(changesTo({"random", 128, 2}));
    QVERIFY(model.isBusy());
    QVERIFY(changesTo({"repeat", 128, 2}));
    QVERIFY(changesTo({"normal", 128, 2}));
    QCOMPARE(model.narrowest(), Index{1});
    QVERIFY(changesTo({"normal", 1, 2}));
    QVERIFY(changesTo({"random", 1, 2}));  // brought to d_k
    QCOMPARE(model.widening().width, Index{3});
    QVERIFY(isSame(model.with()->weights, document->evaluation().value("weights").toMatrix()));
    QCOMPARE(whatIf.count(), 6);
    WAIT_FOR(model);
    QCOMPARE(curves.count(), 1);
    QVERIFY(document->undoStack()->count() == 0 && !document->isModified());
}

void tst_saturationmodel::followsEveryEdit()
{
    for (const Session& session : journeySessions()) {
        const auto document = documentAt(session, {"repeat", 24, 1});
        SaturationModel model(document.get());
        for (const Stop& stop : journey()) {
            stop.go(*document);
            document->settle();
            QVERIFY2(model.with() && model.without(), stop.name);
            QVERIFY2(model.with()->weights.rows() == document->sizes().tokens, stop.name);
            const auto qk = widenedQueriesAndKeys(document->session().matrices, document->session().options, model.widening());
            QVERIFY2(qk && isSame(model.with()->scores, attend(*qk, document->session().options).scores), stop.name);
            QVERIFY2(!model.sentences().isEmpty(), stop.name);
        }
        WAIT_FOR(model);
        QCOMPARE(model.curves().widths.front(), static_cast<double>(document->sizes().dK));
    }
}

void tst_saturationmodel::aLateResultNeverReplacesANewerOne()
{
    const auto document = documentAt(largeSession(), {"repeat", 1024, 1});
    SaturationModel model(document.get());
    QVERIFY(model.isBusy());
    QVERIFY(!model.with());  // long work is not done at once
    document->setSaturation({"repeat", 3, 1});
    QVERIFY(model.with());
    const Matrix own = document->evaluation().value("weights").toMatrix();
    QVERIFY(isSame(model.with()->weights, own));
    WAIT_FOR(model);
    QVERIFY(isSame(model.with()->weights, own));
    QVERIFY(!model.curves().widths.empty());
    // and the other way: the long one is the newer one
    document->setSaturation({"repeat", 1024, 1});
    QVERIFY(model.isBusy());
    WAIT_FOR(model);
    QVERIFY(!isSame(model.with()->weights, own));
}

void tst_saturationmodel::resultsOfOtherTokensAreDropped()
{
    const auto document = documentAt(largeSession(), {"repeat", 1024, 1});
    SaturationModel model(document.get());
    WAIT_FOR(model);
    QVERIFY(model.with());
    QVERIFY(!document->resize({9, 32, 3, 2}));
    QVERIFY(!model.with() || model.with()->weights.rows() == 9);
    QVERIFY(!document->resize({40, 32, 3, 2}));
    QVERIFY(!model.with() || model.with()->weights.rows() == 40);
    model.sentences();
    WAIT_FOR(model);
    QCOMPARE(model.with()->weights.rows(), Index{40});
}

void tst_saturationmodel::theDocumentMayGoWhileAJobRuns()
{
    for (int i = 0; i < 5; ++i) {
        auto document = documentAt(largeSession(), {"random", 1024, static_cast<std::uint64_t>(i)});
        auto* model = new SaturationModel(document.get(), document.get());
        QVERIFY(model->isBusy());
        document->pickToken(3);
        document->setSaturation({"random", 1000, 77});
        if (i % 2 == 1)
            QTest::qWait(5);
        QElapsedTimer timer;
        timer.start();
        document.reset();
        QVERIFY2(timer.elapsed() < 2'000, qPrintable(QString::number(timer.elapsed())));
    }
    QTest::qWait(20);  // what was sent before the end finds nobody
}

void tst_saturationmodel::forcedRowsDoNotCount()
{
    Session session = plainSession();
    session.options = {0.5, 1, "painted", bitsOf({"1000", "0100", "0010", "0001"}), {}};
    const auto document = documentAt(session, {"repeat", 512, 1});
    SaturationModel model(document.get());
    for (const RowMeasures& measures : model.without()->measures)
        QVERIFY(!measures.isSaturated);
    QCOMPARE(model.sentences().size(), 1);
    QVERIFY2(model.sentences()[0].contains(u"No token"_s), qPrintable(model.sentences()[0]));
    WAIT_FOR(model);
    for (const auto& curve : model.curves().curves) {
        QVERIFY(std::isnan(curve[0].median.front()));
        QVERIFY(!std::isnan(curve[0].picked.front()));
    }
    // one row with a choice: the sentence counts it alone
    QVERIFY(!document->paintMask({0, 0, 1, 4}, true));
    document->settle();
    QVERIFY2(model.sentences()[0].contains(u"no row"_s) || model.sentences()[0].contains(u"1 of 1"_s), qPrintable(model.sentences()[0]));
}

void tst_saturationmodel::aFullyMaskedPickedRowHasNoCurve()
{
    const auto document = documentAt(troubledSession(), {"repeat", 16, 1});
    document->pickToken(1);
    SaturationModel model(document.get());
    QVERIFY(hasNoDistribution(model.with()->rows[1].state));
    WAIT_FOR(model);
    for (const auto& curve : model.curves().curves) {
        for (const double value : curve[0].picked)
            QVERIFY(std::isnan(value));
        QVERIFY(!std::isnan(curve[1].median.front()));
    }
    document->pickToken(0);
    WAIT_FOR(model);
    QVERIFY(!std::isnan(model.curves().curves[0][0].picked.front()));
}

void tst_saturationmodel::sentencesFollowNames()
{
    const LocaleGuard guard(pointLocale());
    const auto document = documentAt(plainSession(), {"repeat", 512, 1});
    SaturationModel model(document.get());
    const QString first = model.sentences()[0];
    QVERIFY2(first.contains(u"“green”"_s) && first.contains(u"d = 512"_s), qPrintable(first));
    WAIT_FOR(model);
    QSignalSpy changed(&model, &SaturationModel::whatIfChanged);
    QVERIFY(!document->renameToken(1, "%1\u202E<img>"));
    document->settle();
    QCOMPARE(changed.count(), 1);
    QVERIFY(!model.isBusy());
    QVERIFY2(model.sentences()[0].contains(u"“%1⟨202E⟩<img>”"_s), qPrintable(model.sentences()[0]));
}

void tst_saturationmodel::theExponentInForceIsSaid_data()
{
    QTest::addColumn<double>("exponent");
    QTest::addColumn<QString>("said");
    QTest::newRow("root") << 0.5 << u"÷ √d"_s;
    QTest::newRow("scaling off: what it would be") << 0.0 << u"÷ √d"_s;
    QTest::newRow("d itself") << 1.0 << u"÷ d"_s;
    QTest::newRow("another power") << 0.7 << u"÷ d^0.7"_s;
}

void tst_saturationmodel::theExponentInForceIsSaid()
{
    QFETCH(const double, exponent);
    QFETCH(const QString, said);
    const LocaleGuard guard(pointLocale());
    Session session = plainSession();
    session.options.scaleExponent = exponent;
    const auto document = documentAt(session, {"repeat", 512, 1});
    SaturationModel model(document.get());
    WAIT_FOR(model);
    QCOMPARE(model.division(), said);
    QVERIFY2(model.sentences()[0].contains(u"without "_s + said + u" at d = 512"_s), qPrintable(model.sentences()[0]));
}

void tst_saturationmodel::longWorkWaitsUntilSomebodyLooks()
{
    const auto document = documentAt(drawnSession(260, 4, 3, 2), {"random", 8, 1});
    SaturationModel model(document.get());
    model.setWatched(false);
    QTest::qWait(600);
    QVERIFY(!model.isBusy());
    QVERIFY(!model.with());
    model.setWatched(true);
    QTRY_VERIFY_WITH_TIMEOUT(model.with().has_value(), kPatience);
    QVERIFY(model.isBusy());  // the curves take longer, the bars do not wait for them
    QVERIFY(model.progress() >= 0 && model.progress() < 1);
    const Matrix before = model.with()->weights;
    QVERIFY(!document->setCells("X", Region::cell(3, 1), Matrix::Constant(1, 1, 4)));
    document->settle();
    QTRY_VERIFY_WITH_TIMEOUT(!(model.with()->weights == before), kPatience);
}

void tst_saturationmodel::longWorkCanBeCancelledAndDoneAfterAll()
{
    const auto document = documentAt(drawnSession(260, 4, 3, 2), {"normal", 4, 1});
    SaturationModel model(document.get());
    model.setWatched(true);
    QTRY_VERIFY_WITH_TIMEOUT(model.isBusy(), kPatience);
    QSignalSpy curves(&model, &SaturationModel::curvesChanged);
    model.cancel();
    QVERIFY(!model.isBusy());
    QVERIFY(model.isCancelled());
    QTest::qWait(700);
    QCOMPARE(curves.count(), 0);
    QVERIFY(!model.isBusy());
    model.recompute();
    QVERIFY(model.isBusy());
    QVERIFY(!model.isCancelled());
    model.cancel();
    // the next edit is calculated again by itself
    QVERIFY(!document->setCells("X", Region::cell(3, 1), Matrix::Constant(1, 1, 4)));
    document->settle();
    QVERIFY(!model.isCancelled());
    QTRY_VERIFY_WITH_TIMEOUT(model.isBusy(), kPatience);
}

// They are those that its own session would have.
void tst_saturationmodel::thePinnedStateHasItsCurvesToo()
{
    const Widening widening{"random", 3, 4};
    const auto pinned = documentAt(drawnSession(6, 4, 3, 2), widening);
    const SaturationModel wanted(pinned.get());
    WAIT_FOR(wanted);
    const auto document = documentAt(drawnSession(5, 4, 2, 2), {"random", 2, 4});  // other sizes
    QVERIFY(!document->addBaseline("other", pinned->session()));
    document->settle();
    const SaturationModel model(document.get());
    WAIT_FOR(model);
    QVERIFY(!model.pinnedCurves());
    document->compareWith("other");
    QVERIFY(model.isBusy());
    WAIT_FOR(model);
    const SaturationCurves* curves = model.pinnedCurves();
    QVERIFY(curves && model.pinnedName() == u"other"_s);
    QVERIFY(!curves->hasPicked && model.curves().hasPicked);
    QCOMPARE(curves->widths, wanted.curves().widths);
    QCOMPARE(curves->saturated[1], wanted.curves().saturated[1]);
    for (std::size_t m = 0; m < curves->curves.size(); ++m) {
        for (std::size_t side = 0; side < 2; ++side)
            QCOMPARE(curves->curves[m][side].median, wanted.curves().curves[m][side].median);
    }
    QCOMPARE(model.curves().widths.front(), 2.0);
    // legends name it, and the picked token
    QSignalSpy shown(&model, &SaturationModel::curvesChanged);
    QVERIFY(!document->renameBaseline(0, "another"));
    document->settle();
    QCOMPARE(model.pinnedName(), u"another"_s);
    QCOMPARE(shown.count(), 1);
    QVERIFY(model.pinnedCurves() && !model.isBusy());
    QVERIFY(!document->renameToken(0, "first"));
    document->settle();
    QCOMPARE(shown.count(), 2);
    document->compareWith({});
    QVERIFY(!model.pinnedCurves());
}

AE_TEST(tst_saturationmodel)
#include "tst_saturationmodel.moc"
