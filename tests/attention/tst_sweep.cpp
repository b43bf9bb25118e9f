// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/saturation.h"

#include "cases.h"
#include "compare.h"
#include "goldenfile.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// Curves over the width: the textbook's against NumPy's, and what belongs into them at all.
class tst_sweep : public QObject {
    Q_OBJECT
private slots:
    void textbookEqualsNumPy();
    void theWholeTruth();
    void quantiles_data();
    void quantiles();
    void defaultWidthsArePowersOfTwo_data();
    void defaultWidthsArePowersOfTwo();
    void oneRowForEachWidthAndExponent();
    void aSweepOfOneSampleIsTheWhatIf();
    void weightsOfARowAreThoseOfAFreshEvaluation_data() { addCaseRows(); }
    void weightsOfARowAreThoseOfAFreshEvaluation();
    void weightsOfARowAskForThatRowOnly();
    void samplesAreSeedsInARow();
    void repeatIsOneSample();
    void forcedAndBrokenRowsDoNotCount();
    void nothingToCountIsNotANumber();
    void temperatureAndMaskApply();
    void cancelledSweepsReturnWhatTheyHave();
    void badOptionsAreRefused();
    void tooWideIsRefusedBeforeAllocation();
};

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// What a comparison with NumPy's 8,000 samples allows; AE_SLOW=1 asks for more samples and less room.
struct Room {
    int samples;
    double spread;  ///< part, from d = 16 on
    double saturated;  ///< absolute
    double median;  ///< factor
    double medianScaled;  ///< part, where scaling is on
    double mean;  ///< part
    double p10;  ///< factor
};

Room room()
{
    if (qEnvironmentVariableIntValue("AE_SLOW") == 1)
        return {2000, 0.02, 0.01, 2, 0.1, 0.06, 3};
    return {300, 0.05, 0.05, 2.5, 0.1, 0.15, 8};
}

bool isWithinFactor(double got, double want, double factor)
{
    // 1e-15: where the tail of a row falls below the last place of 1 both are as good as 0
    return got <= want * factor + 1e-15 && got >= want / factor - 1e-15;
}

bool isWithinPart(double got, double want, double part)
{
    return std::abs(got - want) <= part * std::abs(want);
}

const SweepRow* rowOf(const std::vector<SweepRow>& rows, Index width, double exponent)
{
    for (const SweepRow& row : rows) {
        if (row.width == width && row.exponent == exponent)
            return &row;
    }
    return nullptr;
}

}  // namespace

void tst_sweep::textbookEqualsNumPy()
{
    const Room allowed = room();
    SweepRequest request;
    request.source = "normal";
    request.samples = allowed.samples;
    for (Index width = 2; width <= 1024; width *= 2)
        request.widths.push_back(width);
    const auto rows = sweep(nimbus(), {}, request);
    QVERIFY(rows.isOk());
    const Json expected = readGolden("reference/saturation.expected.json").at("rows");
    QCOMPARE(expected.size(), rows->size());
    double worstSpread = 0;
    double worstSaturated = 0;
    double worstMean = 0;
    double worstMedian = 1;
    double worstMedianScaled = 0;
    double worstP10 = 1;
    for (const Json& want : expected) {
        const SweepRow* row = rowOf(*rows, want.at("width").get<Index>(), want.at("exponent").get<double>());
        QVERIFY(row);
        const QByteArray where = QStringLiteral("width %1, exponent %2: ").arg(row->width).arg(row->exponent).toUtf8();
        const double spread = want.at("score_spread").get<double>();
        if (row->width >= 16) {
            worstSpread = std::max(worstSpread, std::abs(row->scoreSpread / spread - 1));
            QVERIFY2(isWithinPart(row->scoreSpread, spread, allowed.spread),
                     (where + "spread " + QByteArray::number(row->scoreSpread)).constData());
        }
        const double saturated = want.at("saturated_fraction").get<double>();
        worstSaturated = std::max(worstSaturated, std::abs(row->saturatedFraction - saturated));
        QVERIFY2(std::abs(row->saturatedFraction - saturated) <= allowed.saturated,
                 (where + "saturated " + QByteArray::number(row->saturatedFraction)).constData());
        QCOMPARE(row->measures.size(), measureCatalogue().size());
        for (std::size_t m = 0; m < row->measures.size(); ++m) {
            const std::string key(measureCatalogue()[m].key);
            const Json& quantiles = want.at(key);
            const Quantiles& got = row->measures[m];
            const QByteArray name = where + QByteArray::fromStdString(key);
            const double median = quantiles.at("median").get<double>();
            const double mean = quantiles.at("mean").get<double>();
            const double p10 = quantiles.at("p10").get<double>();
            worstMean = std::max(worstMean, std::abs(got.mean / mean - 1));
            worstMedian = std::max({worstMedian, got.median / median, median / got.median});
            if (p10 > 1e-15)
                worstP10 = std::max({worstP10, got.p10 / p10, p10 / got.p10});
            if (row->exponent == 0.5)
                worstMedianScaled = std::max(worstMedianScaled, std::abs(got.median / median - 1));
            QVERIFY2(isWithinFactor(got.median, median, allowed.median), (name + " median " + QByteArray::number(got.median)).constData());
            QVERIFY2(row->exponent == 0 || isWithinPart(got.median, median, allowed.medianScaled),
                     (name + " median " + QByteArray::number(got.median)).constData());
            QVERIFY2(isWithinPart(got.mean, mean, allowed.mean), (name + " mean " + QByteArray::number(got.mean)).constData());
            QVERIFY2(isWithinFactor(got.p10, p10, allowed.p10), (name + " p10 " + QByteArray::number(got.p10)).constData());
        }
    }
    qInfo("%d samples; worst: spread %.2f %%, saturated %.4f, median factor %.3f (scaled %.2f %%), mean %.2f %%, p10 factor %.3f",
          allowed.samples, 100 * worstSpread, worstSaturated, worstMedian, 100 * worstMedianScaled, 100 * worstMean, worstP10);
}

void tst_sweep::theWholeTruth()
{
    // without scaling the median gradient first grows, then vanishes; the mean does not
    const auto rows = sweep(nimbus(), {}, {"normal", {2, 16, 64, 1024}, {0, 0.5}, 300, 1});
    constexpr std::size_t gradient = 4;
    QCOMPARE(measureCatalogue()[gradient].key, std::string_view("gradient_norm"));
    const auto at = [&](Index width, double exponent) { return rowOf(*rows, width, exponent)->measures[gradient]; };
    QCOMPARE_GT(at(16, 0).median, at(2, 0).median);
    QCOMPARE_GT(at(16, 0).median, at(16, 0.5).median);
    QCOMPARE_LT(at(1024, 0).median, 1e-3 * at(1024, 0.5).median);
    QCOMPARE_GT(at(1024, 0).mean, 1.0);
    QCOMPARE_GT(rowOf(*rows, 1024, 0)->saturatedFraction, 0.78);
    QCOMPARE(rowOf(*rows, 1024, 0.5)->saturatedFraction, 0.0);
}

void tst_sweep::quantiles_data()
{
    using Values = QList<double>;
    QTest::addColumn<Values>("values");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("p10");
    QTest::addColumn<double>("p90");
    // numpy.quantile(values, [0.5, 0.1, 0.9]) and numpy.mean(values)
    QTest::newRow("one value") << Values{3.5} << 3.5 << 3.5 << 3.5 << 3.5;
    QTest::newRow("two values") << Values{4, 1} << 2.5 << 2.5 << 1.3 << 3.7;
    QTest::newRow("five out of order") << Values{5, 1, 4, 2, 3} << 3.0 << 3.0 << 1.4 << 4.6;
    QTest::newRow("eleven: the deciles are values") << Values{10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0} << 5.0 << 5.0 << 1.0 << 9.0;
    QTest::newRow("seven squares") << Values{0, 1, 4, 9, 16, 25, 36} << 9.0 << 13.0 << 0.6 << 29.4;
    QTest::newRow("all equal") << Values{0.1, 0.1, 0.1} << 0.1 << 0.1 << 0.1 << 0.1;
}

void tst_sweep::quantiles()
{
    QFETCH(QList<double>, values);
    std::vector<double> list(values.begin(), values.end());
    const Quantiles got = quantilesOf(list);
    const auto check = [](double value, const char* column) {
        const double want = *static_cast<const double*>(QTest::qData(column, qMetaTypeId<double>()));
        QCOMPARE_LE(std::abs(value - want), 1e-14 * std::abs(want));
    };
    check(got.median, "median");
    check(got.mean, "mean");
    check(got.p10, "p10");
    check(got.p90, "p90");
    std::vector<double> none;
    QVERIFY(std::isnan(quantilesOf(none).median) && std::isnan(quantilesOf(none).mean) && std::isnan(quantilesOf(none).p10));
}

void tst_sweep::defaultWidthsArePowersOfTwo_data()
{
    using Widths = QList<qint64>;
    QTest::addColumn<int>("own");
    QTest::addColumn<Widths>("widths");
    QTest::newRow("1") << 1 << Widths{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};
    QTest::newRow("2") << 2 << Widths{2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};
    QTest::newRow("3") << 3 << Widths{3, 4, 8, 16, 32, 64, 128, 256, 512, 1024};
    QTest::newRow("64") << 64 << Widths{64, 128, 256, 512, 1024};
    QTest::newRow("1024") << 1024 << Widths{1024};
    QTest::newRow("1500") << 1500 << Widths{1500};
}

void tst_sweep::defaultWidthsArePowersOfTwo()
{
    QFETCH(int, own);
    QFETCH(QList<qint64>, widths);
    const std::vector<Index> got = defaultWidths(own);
    QCOMPARE(QList<qint64>(got.begin(), got.end()), widths);
}

void tst_sweep::oneRowForEachWidthAndExponent()
{
    const auto rows = sweep(nimbus(), {}, {"random", {2, 7, 32}, {0, 0.5, 1.25}, 3, 1});
    QCOMPARE(rows->size(), std::size_t{9});
    std::size_t at = 0;
    for (const Index width : {Index{2}, Index{7}, Index{32}}) {
        for (const double exponent : {0.0, 0.5, 1.25}) {
            QCOMPARE((*rows)[at].width, width);
            QCOMPARE((*rows)[at].exponent, exponent);
            QCOMPARE((*rows)[at].scoreSpread, (*rows)[at / 3 * 3].scoreSpread);  // of the raw scores: no matter how they are scaled
            ++at;
        }
    }
    QVERIFY(sweep(nimbus(), {}, {"random", {}, {0.5}, 3, 1})->empty());
}

void tst_sweep::aSweepOfOneSampleIsTheWhatIf()
{
    for (const WideningSpec& source : wideningCatalogue()) {
        const Widening what = {std::string(source.key), 24, 9};
        const auto rows = sweep(nimbus(), {}, {what.source, {24}, {0.5}, 1, 9});
        const QueriesAndKeys qk = *widenedQueriesAndKeys(nimbus(), {}, what);
        const WhatIf whatIf = attend(qk, {});
        QCOMPARE_LE(std::abs(rows->front().scoreSpread - scoreSpread(whatIf.scores, AllowedKeys({}, 7))), 1e-14);
        for (std::size_t m = 0; m < measureCatalogue().size(); ++m) {
            std::vector<double> values;
            for (const RowMeasures& measures : whatIf.measures)
                values.push_back(measures.*(measureCatalogue()[m].member));
            const Quantiles want = quantilesOf(values);
            QCOMPARE(rows->front().measures[m].median, want.median);
            QCOMPARE(rows->front().measures[m].mean, want.mean);
            QCOMPARE(rows->front().measures[m].p10, want.p10);
            QCOMPARE(rows->front().measures[m].p90, want.p90);
        }
    }
}

void tst_sweep::weightsOfARowAreThoseOfAFreshEvaluation()
{
    const Case& made = caseOfRow();
    const Evaluation evaluation = *Evaluation::of(made.inputs, made.options);
    std::vector<Options> others(4, made.options);
    others[0].scaleExponent = 0;
    others[1].scaleExponent = 0.5;
    others[2].scaleExponent = 1.3;
    others[2].temperature = 0.7;
    others[3].mask = "causal";
    for (const Options& other : others) {
        const Evaluation fresh = *Evaluation::of(made.inputs, other);
        for (Index row = 0; row < evaluation.graph().tokens(); ++row)
            AE_VERIFY_EMPTY(bitDifference(weightsOfRow(evaluation, row, other), fresh.value("weights").row(row)));
    }
}

/// 2048 tokens: the whole matrix would take some 100 ms, one row well below one.
void tst_sweep::weightsOfARowAskForThatRowOnly()
{
    Random random(81);
    Options causal;
    causal.mask = "causal";
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {2048, 3, 2, 1}), causal);
    Options off = causal;
    off.scaleExponent = 0;
    QElapsedTimer timer;
    timer.start();
    double sum = 0;
    for (Index row = 0; row < 2048; row += 32)
        sum += weightsOfRow(evaluation, row, off).sum();
    QVERIFY2(timer.elapsed() < 200, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE_LE(std::abs(sum - 64), 1e-10);
}

void tst_sweep::samplesAreSeedsInARow()
{
    const auto mean = [](int samples, std::uint64_t seed) {
        return sweep(nimbus(), {}, {"random", {24}, {0.5}, samples, seed})->front().measures[0].mean;
    };
    const double together = mean(3, 5);
    QCOMPARE_LE(std::abs(together - (mean(1, 5) + mean(1, 6) + mean(1, 7)) / 3), 1e-14);
    QVERIFY(mean(1, 5) != mean(1, 6));
}

void tst_sweep::repeatIsOneSample()
{
    const auto one = sweep(nimbus(), {}, {"repeat", {24}, {0.5}, 1, 1});
    const auto many = sweep(nimbus(), {}, {"repeat", {24}, {0.5}, 1'000'000, 99});
    QCOMPARE(one->front().measures[4].median, many->front().measures[4].median);
}

void tst_sweep::forcedAndBrokenRowsDoNotCount()
{
    Options causal;
    causal.mask = "causal";
    Inputs inputs = nimbus();
    inputs["X"](6, 0) = kNaN;  // the last row is not a number
    const auto rows = sweep(inputs, causal, {"random", {2}, {0, 0.5}, 1, 1});
    const WhatIf whatIf = attend(*widenedQueriesAndKeys(inputs, causal, {"random", 2, 1}), causal);
    double sum = 0;
    for (std::size_t i = 1; i <= 5; ++i)
        sum += whatIf.measures[i].maxWeight / 5;
    QCOMPARE_LE(std::abs((*rows)[1].measures[0].mean - sum), 1e-15);
}

void tst_sweep::nothingToCountIsNotANumber()
{
    const auto rows = sweep(nimbus(), painted(MaskBits::Identity(7, 7)), {"random", {2, 16}, {0.5}, 4, 1});
    QCOMPARE(rows->size(), std::size_t{2});
    for (const SweepRow& row : *rows) {
        QVERIFY(std::isnan(row.saturatedFraction));
        for (const Quantiles& quantiles : row.measures)
            QVERIFY(std::isnan(quantiles.median) && std::isnan(quantiles.mean) && std::isnan(quantiles.p10) && std::isnan(quantiles.p90));
        QCOMPARE(row.scoreSpread, 0.0);
    }
}

void tst_sweep::temperatureAndMaskApply()
{
    Options cold;
    cold.temperature = 0.05;
    const SweepRequest request = {"normal", {64}, {0.5}, 50, 1};
    const SweepRow plain = sweep(nimbus(), {}, request)->front();
    const SweepRow frozen = sweep(nimbus(), cold, request)->front();
    QCOMPARE_GT(frozen.saturatedFraction, plain.saturatedFraction + 0.3);
    QCOMPARE(frozen.scoreSpread, plain.scoreSpread);
    Options causal;
    causal.mask = "causal";
    QCOMPARE_LT(sweep(nimbus(), causal, request)->front().measures[1].mean, plain.measures[1].mean);  // fewer keys, less entropy
}

void tst_sweep::cancelledSweepsReturnWhatTheyHave()
{
    const SweepRequest request = {"random", {2, 4, 8}, {0, 0.5}, 2, 1};
    const auto count = [](void* context) { return ++*static_cast<int*>(context) < 0; };
    const auto stop = [](void* context) { return --*static_cast<int*>(context) < 0; };
    int questions = 0;
    const auto whole = sweep(nimbus(), {}, request, count, &questions);
    QCOMPARE(whole->size(), std::size_t{6});
    QCOMPARE_GT(questions, 6);
    std::size_t most = 0;
    for (int answered = 0; answered < questions; ++answered) {
        int left = answered;
        const auto rows = sweep(nimbus(), {}, request, stop, &left);
        QVERIFY(rows.isOk());
        QCOMPARE_LT(rows->size(), whole->size());
        QCOMPARE(rows->size() % 2, std::size_t{0});  // whole widths only
        for (std::size_t i = 0; i < rows->size(); ++i) {
            QCOMPARE((*rows)[i].width, (*whole)[i].width);
            QCOMPARE((*rows)[i].measures[0].mean, (*whole)[i].measures[0].mean);
        }
        most = std::max(most, rows->size());
    }
    QCOMPARE(most, std::size_t{4});
}

void tst_sweep::badOptionsAreRefused()
{
    Options options;
    options.temperature = 0;
    QCOMPARE(sweep(nimbus(), options, {"random", {2}, {0.5}, 1, 1}).error().code, ErrorCode::InvalidTemperature);
    for (const double exponent : {-0.1, 2.1, kNaN})
        QCOMPARE(sweep(nimbus(), {}, {"normal", {2}, {0.5, exponent}, 1, 1}).error().code, ErrorCode::InvalidExponent);
}

void tst_sweep::tooWideIsRefusedBeforeAllocation()
{
    for (const WideningSpec& source : wideningCatalogue()) {
        const auto rows = sweep(nimbus(), {}, {std::string(source.key), {2, Index{1} << 44}, {0.5}, 1, 1});
        QVERIFY(!rows.isOk());
        QCOMPARE(rows.error().code, ErrorCode::NotEnoughMemory);
    }
}

AE_TEST(tst_sweep)
#include "tst_sweep.moc"
