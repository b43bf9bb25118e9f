// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/kernels.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// The arithmetic that everything stands on: exponential and softmax of a row.
class tst_kernels : public QObject {
    Q_OBJECT
private slots:
    void exponentialIsAccurate_data();
    void exponentialIsAccurate();
    void exponentialAtItsEdges();
    void exponentialDoesNotDependOnThePlace();
    void softmaxOfEqualScores_data();
    void softmaxOfEqualScores();
    void softmaxSumsToOne();
    void softmaxWithHugeScores();
    void softmaxWithMinusInfinityAmongOthers();
    void softmaxOfOneAllowedKeyIsForced_data();
    void softmaxOfOneAllowedKeyIsForced();
    void softmaxSkipsHiddenKeys_data();
    void softmaxSkipsHiddenKeys();
    void softmaxStates_data();
    void softmaxStates();
    void softmaxTemperatureExtremes();
    void softmaxTiesTakeTheFirst();
};

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

double expOf(double x)
{
    double result = -1;
    expNonPositive(&x, &result, 1);
    return result;
}

/// Distance in units of the last place of the exact result; subnormal results have the smallest one as their unit.
long double ulpsBetween(double got, long double exact)
{
    int exponent = 0;
    std::frexp(exact, &exponent);
    const long double ulp = std::ldexp(1.0L, std::max(exponent - DBL_MANT_DIG, DBL_MIN_EXP - DBL_MANT_DIG));
    return std::abs(static_cast<long double>(got) - exact) / ulp;
}

struct Softmax {
    std::vector<double> weights;
    RowRecord record;
};

Softmax softmaxOf(const std::vector<double>& scores, const std::vector<std::uint8_t>& allowed = {}, double temperature = 1)
{
    Softmax result;
    result.weights.resize(scores.size(), -1);
    result.record = weightsOfScores(scores.data(), allowed.empty() ? nullptr : allowed.data(), static_cast<Index>(scores.size()),
                                    temperature, result.weights.data());
    return result;
}

long double sumOf(const std::vector<double>& values)
{
    long double sum = 0;
    for (const double value : values)
        sum += static_cast<long double>(value);
    return sum;
}

}  // namespace

void tst_kernels::exponentialIsAccurate_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::newRow("near zero") << -1e-3 << 0.0;
    QTest::newRow("around one half") << -1.0 << -0.3;
    QTest::newRow("everyday") << -40.0 << 0.0;
    QTest::newRow("all normal results") << -708.39 << 0.0;
    QTest::newRow("subnormal results") << -745.2 << -708.39;
}

void tst_kernels::exponentialIsAccurate()
{
    QFETCH(double, from);
    QFETCH(double, to);
    constexpr std::size_t samples = 400'000;
    Random random(61);
    std::vector<double> x(samples);
    for (double& value : x)
        value = from + (to - from) * random.unit();
    std::vector<double> result(samples);
    expNonPositive(x.data(), result.data(), static_cast<Index>(samples));
    long double worst = 0;
    double worstAt = 0;
    for (std::size_t i = 0; i < samples; ++i) {
        const long double ulps = ulpsBetween(result[i], std::exp(static_cast<long double>(x[i])));
        if (ulps > worst) {
            worst = ulps;
            worstAt = x[i];
        }
    }
    qInfo("largest error %.4f ulp, at %.17g", static_cast<double>(worst), worstAt);
    QCOMPARE_LT(static_cast<double>(worst), tolerance::exponentialUlps);
    QCOMPARE_GT(static_cast<double>(worst), 0.0);
}

void tst_kernels::exponentialAtItsEdges()
{
    constexpr double smallest = std::numeric_limits<double>::denorm_min();
    QCOMPARE(expOf(0), 1.0);
    QCOMPARE(expOf(-0.0), 1.0);
    QCOMPARE(expOf(-smallest), 1.0);
    // half of the smallest number is e^-745.1332...: above it rounds up, below it rounds to 0
    QCOMPARE(expOf(-745.13321910194110), smallest);
    QCOMPARE(expOf(-745.1332191019412), 0.0);
    QCOMPARE(expOf(-744.4400719213812), smallest);
    for (const double x : {-745.14, -746.0, -747.0, -800.0, -1e10, -1e308, -kInfinity})
        QVERIFY(isSame(expOf(x), 0.0));
    // the last normal result, the first subnormal one, and numbers where a vector exponential stops early
    for (const double x : {-708.3964185322641, -708.39641853226416, -708.4, -709.0, -709.78, -720.0, -740.0, -745.0})
        QCOMPARE(expOf(x), static_cast<double>(std::exp(static_cast<long double>(x))));
    QVERIFY(std::isnan(expOf(kNaN)));
}

void tst_kernels::exponentialDoesNotDependOnThePlace()
{
    Random random(62);
    std::vector<double> x(67);
    for (double& value : x)
        value = -750 * random.unit();
    std::vector<double> together(x.size());
    expNonPositive(x.data(), together.data(), static_cast<Index>(x.size()));
    for (std::size_t start = 0; start < 16; ++start) {
        std::vector<double> shifted(x.size() - start);
        expNonPositive(x.data() + start, shifted.data(), static_cast<Index>(shifted.size()));
        for (std::size_t i = 0; i < shifted.size(); ++i)
            QVERIFY(isSame(shifted[i], together[start + i]));
    }
    for (std::size_t i = 0; i < x.size(); ++i)
        QVERIFY(isSame(expOf(x[i]), together[i]));
    expNonPositive(x.data(), x.data(), static_cast<Index>(x.size()));
    QCOMPARE(x, together);
}

void tst_kernels::softmaxOfEqualScores_data()
{
    QTest::addColumn<double>("score");
    QTest::newRow("zero") << 0.0;
    QTest::newRow("small") << -3.25;
    QTest::newRow("1e308") << 1e308;
    QTest::newRow("-1e308") << -1e308;
    QTest::newRow("smallest") << std::numeric_limits<double>::denorm_min();
}

void tst_kernels::softmaxOfEqualScores()
{
    QFETCH(double, score);
    for (std::size_t keys = 1; keys <= 40; ++keys) {
        const Softmax result = softmaxOf(std::vector<double>(keys, score));
        QCOMPARE(result.record.state, RowState::Ok);
        QCOMPARE(result.record.otherSum, static_cast<double>(keys - 1));
        for (const double weight : result.weights)
            QVERIFY(isSame(weight, 1.0 / static_cast<double>(keys)));
    }
}

void tst_kernels::softmaxSumsToOne()
{
    Random random(63);
    for (int round = 0; round < 2000; ++round) {
        std::vector<double> scores(static_cast<std::size_t>(1 + random.below(200)));
        const double spread = std::exp(3 * random.normal());
        for (double& score : scores)
            score = spread * random.normal();
        const Softmax result = softmaxOf(scores, {}, std::exp(random.normal()));
        QCOMPARE_LE(static_cast<double>(std::abs(sumOf(result.weights) - 1)), 4e-16 * std::sqrt(static_cast<double>(scores.size())));
        const auto strongest = std::max_element(scores.begin(), scores.end());
        QCOMPARE(result.record.strongest, static_cast<Index>(strongest - scores.begin()));
        QCOMPARE(result.record.largest, *strongest);
        QVERIFY(isSame(result.weights[static_cast<std::size_t>(result.record.strongest)], 1 / result.record.sum()));
    }
}

void tst_kernels::softmaxWithHugeScores()
{
    QCOMPARE(softmaxOf({1e308, -1e308, 1}).weights, (std::vector<double>{1, 0, 0}));
    QCOMPARE(softmaxOf({-1e308, 1e308, 1e308}).weights, (std::vector<double>{0, 0.5, 0.5}));
    QCOMPARE(softmaxOf({1e6, 0, -1e6}).weights, (std::vector<double>{1, 0, 0}));
    const Softmax far = softmaxOf({0, -700, -740, -746});
    QCOMPARE(far.weights[1], std::exp(-700.0));
    QVERIFY(far.weights[2] > 0 && far.weights[2] < std::numeric_limits<double>::min());
    QVERIFY(isSame(far.weights[3], 0.0));
    QCOMPARE(far.record.otherSum, far.weights[1] + far.weights[2]);
}

void tst_kernels::softmaxWithMinusInfinityAmongOthers()
{
    const Softmax result = softmaxOf({-kInfinity, 1, -kInfinity, 1});
    QCOMPARE(result.record.state, RowState::Ok);
    QCOMPARE(result.weights, (std::vector<double>{0, 0.5, 0, 0.5}));
    QCOMPARE(result.record.allowedKeys, Index{4});
    QVERIFY(!result.record.isForced());
    const Softmax alone = softmaxOf({-kInfinity, -kInfinity, 7});
    QCOMPARE(alone.weights, (std::vector<double>{0, 0, 1}));
    QVERIFY(!alone.record.isForced());  // three keys are allowed; it is the scores that decided
}

void tst_kernels::softmaxOfOneAllowedKeyIsForced_data()
{
    QTest::addColumn<double>("score");
    QTest::newRow("zero") << 0.0;
    QTest::newRow("huge") << 1e308;
    QTest::newRow("hugely negative") << -1e308;
}

void tst_kernels::softmaxOfOneAllowedKeyIsForced()
{
    QFETCH(double, score);
    const Softmax result = softmaxOf({kNaN, score, kInfinity}, {0, 1, 0});
    QCOMPARE(result.record.state, RowState::Ok);
    QVERIFY(result.record.isForced());
    QCOMPARE(result.record.otherSum, 0.0);
    QCOMPARE(result.weights, (std::vector<double>{0, 1, 0}));
}

void tst_kernels::softmaxSkipsHiddenKeys_data()
{
    QTest::addColumn<double>("hidden");
    QTest::newRow("NaN") << kNaN;
    QTest::newRow("infinity") << kInfinity;
    QTest::newRow("minus infinity") << -kInfinity;
    QTest::newRow("largest of all") << 50.0;
}

void tst_kernels::softmaxSkipsHiddenKeys()
{
    QFETCH(double, hidden);
    const Softmax want = softmaxOf({1, 2.5, -0.5});
    const Softmax got = softmaxOf({1, hidden, 2.5, hidden, -0.5}, {1, 0, 1, 0, 1});
    QCOMPARE(got.record.state, RowState::Ok);
    QCOMPARE(got.record.allowedKeys, Index{3});
    QCOMPARE(got.record.strongest, Index{2});
    QCOMPARE(got.record.culprit, Index{-1});
    QCOMPARE(got.record.otherSum, want.record.otherSum);
    QCOMPARE(got.weights[0], want.weights[0]);
    QCOMPARE(got.weights[2], want.weights[1]);
    QCOMPARE(got.weights[4], want.weights[2]);
    QVERIFY(isSame(got.weights[1], 0.0) && isSame(got.weights[3], 0.0));
}

void tst_kernels::softmaxStates_data()
{
    using Scores = QList<double>;
    using Allowed = QList<int>;
    QTest::addColumn<Scores>("scores");
    QTest::addColumn<Allowed>("allowed");
    QTest::addColumn<RowState>("state");
    QTest::addColumn<int>("culprit");
    QTest::newRow("no key allowed") << Scores{1, kNaN} << Allowed{0, 0} << RowState::FullyMasked << -1;
    QTest::newRow("NaN alone") << Scores{kNaN} << Allowed{1} << RowState::NotANumber << 0;
    QTest::newRow("NaN in front") << Scores{kNaN, 1} << Allowed{1, 1} << RowState::NotANumber << 0;
    QTest::newRow("NaN at the end") << Scores{2, 1, kNaN} << Allowed{1, 1, 1} << RowState::NotANumber << 2;
    QTest::newRow("the first of two NaN") << Scores{2, kNaN, kNaN} << Allowed{1, 1, 1} << RowState::NotANumber << 1;
    QTest::newRow("NaN comes before an infinity") << Scores{kInfinity, kNaN} << Allowed{1, 1} << RowState::NotANumber << 1;
    QTest::newRow("infinity") << Scores{1, kInfinity, 2} << Allowed{1, 1, 1} << RowState::Overflow << 1;
    QTest::newRow("two infinities") << Scores{1, kInfinity, kInfinity} << Allowed{1, 1, 1} << RowState::Overflow << 1;
    QTest::newRow("nothing but minus infinity") << Scores{-kInfinity, -kInfinity} << Allowed{1, 1} << RowState::Overflow << 0;
    QTest::newRow("the only allowed key is minus infinity") << Scores{3, -kInfinity} << Allowed{0, 1} << RowState::Overflow << 1;
}

void tst_kernels::softmaxStates()
{
    QFETCH(QList<double>, scores);
    QFETCH(QList<int>, allowed);
    QFETCH(RowState, state);
    QFETCH(int, culprit);
    const Softmax result = softmaxOf({scores.begin(), scores.end()}, {allowed.begin(), allowed.end()});
    QCOMPARE(result.record.state, state);
    QVERIFY(hasNoDistribution(state));
    QCOMPARE(result.record.culprit, static_cast<Index>(culprit));
    QCOMPARE(result.record.strongest, Index{-1});
    QVERIFY(!result.record.isForced());
    for (const double weight : result.weights)
        QVERIFY(std::isnan(weight));
}

void tst_kernels::softmaxTemperatureExtremes()
{
    const Softmax cold = softmaxOf({1, 2, 2}, {}, std::numeric_limits<double>::denorm_min());
    QCOMPARE(cold.weights, (std::vector<double>{0, 0.5, 0.5}));
    const Softmax hot = softmaxOf({1, 2, 3, 4}, {}, std::numeric_limits<double>::max());
    QCOMPARE(hot.weights, (std::vector<double>{0.25, 0.25, 0.25, 0.25}));
    const Softmax half = softmaxOf({0, std::log(2.0)}, {}, 0.5);
    QCOMPARE_LE(std::abs(half.weights[1] - 0.8), 2e-16);
}

void tst_kernels::softmaxTiesTakeTheFirst()
{
    QCOMPARE(softmaxOf({1, 3, 2, 3}).record.strongest, Index{1});
    QCOMPARE(softmaxOf({5, 3, 2, 3}, {0, 1, 1, 1}).record.strongest, Index{1});
    QCOMPARE(softmaxOf({-0.0, 0.0}).record.strongest, Index{0});
}

AE_TEST(tst_kernels)
#include "tst_kernels.moc"
