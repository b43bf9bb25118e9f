// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/gradient.h"
#include "attention/saturation.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// How picked a row is, against the definitions written out in long double.
class tst_measures : public QObject {
    Q_OBJECT
private slots:
    void everyCase_data() { addCaseRows(); }
    void everyCase();
    void saturatedRows_data();
    void saturatedRows();
    void knownRows_data();
    void knownRows();
    void gradientNormIsTheOneOfTheGradients();
    void gradientNormsAtTheProjectionsFollow();
    void forcedRowsAreNotSaturated();
    void saturatedMeansAbove99Hundredths();
    void numbersBehindTheMaskDoNotLeak();
    void rowsWithoutADistributionMeasureNothing();
    void spreadOfScores();
    void spreadLeavesOutWhatHasNone();
};

namespace {

using Real = long double;
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

struct Definition {
    Real maxWeight = 0;
    Real entropyBits = 0;
    Real jacobianNorm = 0;
    Real gradientNorm = 0;
};

/// Weights, entropy, J and J K cell by cell, as they are defined. 1 - a is the sum of the other weights.
Definition defined(const Evaluation& evaluation, Index row)
{
    const Values scaled = evaluation.value("scaled");
    const Values keys = evaluation.value(evaluation.has("Krot") ? "Krot" : "K");
    const auto tau = static_cast<Real>(evaluation.options().temperature);
    std::vector<Index> allowed;
    for (Index j = 0; j < keys.rows(); ++j) {
        if (evaluation.allowed().allows(row, j))
            allowed.push_back(j);
    }
    Real largest = -std::numeric_limits<Real>::infinity();
    for (const Index j : allowed)
        largest = std::max(largest, static_cast<Real>(scaled(row, j)));
    std::vector<Real> a;
    Real sum = 0;
    for (const Index j : allowed) {
        a.push_back(std::exp((static_cast<Real>(scaled(row, j)) - largest) / tau));
        sum += a.back();
    }
    Definition result;
    std::vector<Real> rest(a.size(), 0);
    for (std::size_t j = 0; j < a.size(); ++j) {
        a[j] /= sum;
        result.maxWeight = std::max(result.maxWeight, a[j]);
    }
    for (std::size_t j = 0; j < a.size(); ++j) {
        for (std::size_t k = 0; k < a.size(); ++k)
            rest[j] += k == j ? 0 : a[k];
        // -a ln a, through the rest where a is almost 1
        if (a[j] > 0)
            result.entropyBits -= a[j] * (a[j] > 0.5L ? std::log1p(-rest[j]) : std::log(a[j])) / std::log(2.0L);
    }
    Real jacobian = 0;
    Real gradient = 0;
    for (std::size_t j = 0; j < a.size(); ++j) {
        for (std::size_t k = 0; k < a.size(); ++k)
            jacobian += j == k ? std::pow(a[j] * rest[j], 2) : std::pow(a[j] * a[k], 2);
        for (Index c = 0; c < keys.cols(); ++c) {
            Real cell = 0;  // (J K)_jc, every key relative to key j so that nothing cancels
            for (std::size_t k = 0; k < a.size(); ++k) {
                if (a[j] != 0 && a[k] != 0)  // a key that counts nothing may be infinite
                    cell -= a[j] * a[k] * (static_cast<Real>(keys(allowed[k], c)) - static_cast<Real>(keys(allowed[j], c)));
            }
            gradient += cell * cell;
        }
    }
    const Real divisor = std::pow(static_cast<Real>(keys.cols()), static_cast<Real>(evaluation.options().scaleExponent)) * tau;
    result.jacobianNorm = std::sqrt(jacobian);
    result.gradientNorm = std::sqrt(gradient) / divisor;
    return result;
}

QString near(const char* name, double got, Real want, double relative)
{
    const auto wanted = static_cast<double>(want);
    if (std::abs(got - wanted) <= relative * std::abs(wanted) + 1e-307)
        return {};
    return QStringLiteral("%1 is %2, wanted %3").arg(QLatin1String(name)).arg(got, 0, 'g', 17).arg(wanted, 0, 'g', 17);
}

void compareWithDefinition(const Evaluation& evaluation, Index row, double relative)
{
    const RowMeasures got = measure(evaluation, row);
    const Definition want = defined(evaluation, row);
    AE_VERIFY_EMPTY(near("max_weight", got.maxWeight, want.maxWeight, relative));
    AE_VERIFY_EMPTY(near("entropy_bits", got.entropyBits, want.entropyBits, relative));
    AE_VERIFY_EMPTY(near("effective_tokens", got.effectiveTokens, std::exp2(want.entropyBits), relative));
    AE_VERIFY_EMPTY(near("jacobian_norm", got.jacobianNorm, want.jacobianNorm, relative));
    AE_VERIFY_EMPTY(near("gradient_norm", got.gradientNorm, want.gradientNorm, relative));
}

/// One query against keys on a line: the scaled scores are the keys themselves.
Evaluation rowOfScores(const std::vector<double>& scores)
{
    const auto n = static_cast<Index>(scores.size());
    Inputs inputs = {{"X", Matrix::Ones(n, 2)}, {"Wq", Matrix(2, 1)}, {"Wk", Matrix(2, 1)}, {"Wv", Matrix::Ones(2, 1)}};
    for (Index j = 0; j < n; ++j)
        inputs["X"](j, 1) = scores[static_cast<std::size_t>(j)];
    inputs["Wq"] << 1, 0;
    inputs["Wk"] << 0, 1;
    return *Evaluation::of(inputs, {});
}

}  // namespace

void tst_measures::everyCase()
{
    const Evaluation evaluation = *Evaluation::of(caseOfRow().inputs, caseOfRow().options);
    for (std::size_t i = 0; i < evaluation.rows().size(); ++i) {
        if (!hasNoDistribution(evaluation.rows()[i].state))
            compareWithDefinition(evaluation, static_cast<Index>(i), 1e3 * tolerance::measure);
        if (QTest::currentTestFailed())
            return;
    }
}

void tst_measures::saturatedRows_data()
{
    QTest::addColumn<double>("gap");
    QTest::newRow("others 1e-2") << 4.6;
    QTest::newRow("others 1e-9") << 20.7;
    QTest::newRow("others 1e-17") << 39.1;
    QTest::newRow("others 1e-100") << 230.3;
    QTest::newRow("others 1e-300") << 690.8;
}

void tst_measures::saturatedRows()
{
    QFETCH(double, gap);
    for (const std::vector<double>& others : {std::vector<double>{0.0}, {0.0, 0.5, 1.25}, {-3.0, 0.0, 0.0, 0.0, -0.5}}) {
        std::vector<double> scores = {gap};
        scores.insert(scores.end(), others.begin(), others.end());
        const Evaluation evaluation = rowOfScores(scores);
        compareWithDefinition(evaluation, 0, tolerance::measure);
        const RowMeasures measures = measure(evaluation, 0);
        QVERIFY(measures.jacobianNorm > 0 && measures.gradientNorm > 0 && measures.entropyBits > 0);
        QCOMPARE_LE(measures.jacobianNorm, 8 * std::exp(1.25 - gap));
    }
}

void tst_measures::knownRows_data()
{
    QTest::addColumn<int>("keys");
    QTest::addColumn<double>("jacobian");
    QTest::newRow("one key") << 1 << 0.0;
    QTest::newRow("two-way tie") << 2 << 0.5;
    QTest::newRow("uniform over 7") << 7 << std::sqrt(6.0) / 7;
    QTest::newRow("uniform over 40") << 40 << std::sqrt(39.0) / 40;
}

void tst_measures::knownRows()
{
    QFETCH(int, keys);
    QFETCH(double, jacobian);
    const RowMeasures measures = measure(rowOfScores(std::vector<double>(static_cast<std::size_t>(keys), 2.5)), 0);
    QCOMPARE(measures.maxWeight, 1.0 / keys);
    QCOMPARE_LE(std::abs(measures.entropyBits - std::log2(keys)), 1e-15 * keys);
    QCOMPARE_LE(std::abs(measures.effectiveTokens - keys), 1e-14 * keys);
    QCOMPARE_LE(std::abs(measures.jacobianNorm - jacobian), 1e-15);
    QCOMPARE(measures.gradientNorm, 0.0);  // equal keys: turning q favours none
    QVERIFY(!measures.isSaturated);
}

void tst_measures::gradientNormIsTheOneOfTheGradients()
{
    for (const Case& made : namedCases()) {
        if (!made.isFinite || made.inputs.at("X").rows() > 12)
            continue;
        const Evaluation evaluation = *Evaluation::of(made.inputs, made.options);
        for (Index row = 0; row < evaluation.graph().tokens(); ++row) {
            if (hasNoDistribution(evaluation.rows()[static_cast<std::size_t>(row)].state))
                continue;
            double squares = 0;
            for (Index key = 0; key < evaluation.graph().tokens(); ++key)
                squares += gradient(evaluation, {{"weights", 0, row, key}, "value", 0})->of.at("Q").squaredNorm();
            AE_VERIFY_EMPTY(near("gradient_norm", measure(evaluation, row).gradientNorm, std::sqrt(static_cast<Real>(squares)), 1e-10));
        }
    }
}

void tst_measures::gradientNormsAtTheProjectionsFollow()
{
    // times |x| it is the norm at W_Q: q = x W_Q
    Random random(71);
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {6, 4, 3, 2}), {});
    for (Index row = 0; row < 6; ++row) {
        double squares = 0;
        for (Index key = 0; key < 6; ++key)
            squares += gradient(evaluation, {{"weights", 0, row, key}, "value", 0})->of.at("Wq").squaredNorm();
        const double norm = measure(evaluation, row).gradientNorm * evaluation.value("X").row(row).norm();
        AE_VERIFY_EMPTY(near("norm at W_Q", norm, std::sqrt(static_cast<Real>(squares)), 1e-12));
    }
}

void tst_measures::forcedRowsAreNotSaturated()
{
    Random random(72);
    Options options;
    options.mask = "causal";
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {5, 4, 3, 2}), options);
    const RowMeasures measures = measure(evaluation, 0);
    QCOMPARE(measures.maxWeight, 1.0);
    QCOMPARE(measures.entropyBits, 0.0);
    QCOMPARE(measures.effectiveTokens, 1.0);
    QCOMPARE(measures.jacobianNorm, 0.0);
    QCOMPARE(measures.gradientNorm, 0.0);
    QVERIFY(!measures.isSaturated);
}

void tst_measures::saturatedMeansAbove99Hundredths()
{
    const double edge = std::log(99.0);  // two keys: a = 0.99
    QVERIFY(!measure(rowOfScores({edge - 1e-9, 0}), 0).isSaturated);
    QVERIFY(measure(rowOfScores({edge + 1e-9, 0}), 0).isSaturated);
    QVERIFY(measure(rowOfScores({5000, 0}), 0).isSaturated);
}

void tst_measures::numbersBehindTheMaskDoNotLeak()
{
    Random random(73);
    Options options;
    options.mask = "causal";
    Inputs inputs = randomInputs(random, {5, 4, 3, 2});
    const Evaluation clean = *Evaluation::of(inputs, options);
    inputs["X"].row(4).setConstant(kNaN);
    inputs["X"].row(3).setConstant(std::numeric_limits<double>::infinity());
    const Evaluation spoiled = *Evaluation::of(inputs, options);
    for (Index row = 0; row < 3; ++row) {
        for (const MeasureSpec& spec : measureCatalogue())
            QVERIFY(isSame(measure(spoiled, row).*(spec.member), measure(clean, row).*(spec.member)));
    }
    QVERIFY(isSame(scoreSpread(spoiled.value("scores").toMatrix().topRows(3).leftCols(3), AllowedKeys(options, 3)),
                   scoreSpread(clean.value("scores").toMatrix().topRows(3).leftCols(3), AllowedKeys(options, 3))));
}

void tst_measures::rowsWithoutADistributionMeasureNothing()
{
    Random random(74);
    MaskBits bits = MaskBits::Ones(4, 4);
    bits.row(2).setZero();
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {4, 3, 2, 5}), painted(bits));
    for (const MeasureSpec& spec : measureCatalogue())
        QCOMPARE(measure(evaluation, 2).*(spec.member), 0.0);
    QVERIFY(!measure(evaluation, 2).isSaturated);
    Inputs inputs = randomInputs(random, {4, 3, 2, 5});
    inputs["Wv"](0, 0) = kNaN;
    const Evaluation badValues = *Evaluation::of(inputs, {});
    QCOMPARE(badValues.rows()[0].state, RowState::ValueNotFinite);
    compareWithDefinition(badValues, 0, tolerance::measure);  // the weights are good, and so are their measures
}

void tst_measures::spreadOfScores()
{
    Random random(75);
    for (const double share : {1.0, 0.6}) {
        const Matrix scores = random.matrix(9, 9, 3);
        const AllowedKeys allowed(painted(random.mask(9, share)), 9);
        Real variances = 0;
        int rows = 0;
        for (Index i = 0; i < 9; ++i) {
            std::vector<Real> values;
            Real mean = 0;
            for (Index j = 0; j < 9; ++j) {
                if (allowed.allows(i, j))
                    values.push_back(static_cast<Real>(scores(i, j)));
            }
            if (values.size() < 2)
                continue;
            for (const Real value : values)
                mean += value / static_cast<Real>(values.size());
            Real squares = 0;
            for (const Real value : values)
                squares += (value - mean) * (value - mean);
            variances += squares / static_cast<Real>(values.size() - 1);
            ++rows;
        }
        AE_VERIFY_EMPTY(near("spread", scoreSpread(scores, allowed), std::sqrt(variances / static_cast<Real>(rows)), tolerance::measure));
    }
}

void tst_measures::spreadLeavesOutWhatHasNone()
{
    Matrix scores(3, 3);
    scores << 1, 3, 5, kNaN, 1, 1, std::numeric_limits<double>::infinity(), 0, 0;
    QCOMPARE(scoreSpread(scores, AllowedKeys({}, 3)), 2.0);
    QCOMPARE(scoreSpread(scores, AllowedKeys(painted(MaskBits::Identity(3, 3)), 3)), 0.0);
    QCOMPARE(scoreSpread(scores, AllowedKeys(painted(MaskBits::Zero(3, 3)), 3)), 0.0);
}

AE_TEST(tst_measures)
#include "tst_measures.moc"
