// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/saturation.h"

#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace ae;

/// Normal draws that are functions of their place alone.
class tst_draws : public QObject {
    Q_OBJECT
private slots:
    void drawsAreStandardNormal();
    void drawsOfDifferentPlacesAreIndependent();
    void drawsNeverChange_data();
    void drawsNeverChange();
};

namespace {

double normalDistribution(double x)
{
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

double correlation(const std::vector<double>& a, const std::vector<double>& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum / static_cast<double>(a.size());
}

}  // namespace

void tst_draws::drawsAreStandardNormal()
{
    constexpr std::size_t count = 200'000;
    std::vector<double> draws;
    for (std::uint64_t i = 0; i < count; ++i)
        draws.push_back(normalDraw(1 + i / 50'000, 1 + i % 4, i % 1000 / 100, i / 10));
    double moments[4] = {};
    for (const double draw : draws) {
        double power = 1;
        for (double& moment : moments)
            moment += (power *= draw) / static_cast<double>(count);
    }
    // four standard errors: 1, sqrt(2), sqrt(15), sqrt(96) over sqrt(count)
    const double error = 4 / std::sqrt(static_cast<double>(count));
    QCOMPARE_LE(std::abs(moments[0]), error);
    QCOMPARE_LE(std::abs(moments[1] - 1), error * std::sqrt(2.0));
    QCOMPARE_LE(std::abs(moments[2]), error * std::sqrt(15.0));
    QCOMPARE_LE(std::abs(moments[3] - 3), error * std::sqrt(96.0));

    std::sort(draws.begin(), draws.end());
    double kolmogorov = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double expected = normalDistribution(draws[i]);
        kolmogorov = std::max(
            {kolmogorov, std::abs(expected - static_cast<double>(i) / count), std::abs(expected - static_cast<double>(i + 1) / count)});
    }
    QCOMPARE_LE(kolmogorov, 1.63 / std::sqrt(static_cast<double>(count)));  // one per cent level
}

void tst_draws::drawsOfDifferentPlacesAreIndependent()
{
    std::vector<double> base;
    std::vector<double> seed;
    std::vector<double> matrix;
    std::vector<double> row;
    std::vector<double> column;
    std::vector<double> turned;
    for (std::uint64_t i = 0; i < 40'000; ++i) {
        const std::uint64_t r = i / 200;
        const std::uint64_t c = i % 200;
        base.push_back(normalDraw(1, 1, r, c));
        seed.push_back(normalDraw(2, 1, r, c));
        matrix.push_back(normalDraw(1, 2, r, c));
        row.push_back(normalDraw(1, 1, r + 1, c));
        column.push_back(normalDraw(1, 1, r, c + 1));
        turned.push_back(normalDraw(1, 1, c, r + 1000));
    }
    for (const std::vector<double>* other : {&seed, &matrix, &row, &column, &turned})
        QCOMPARE_LE(std::abs(correlation(base, *other)), 4 / std::sqrt(40'000.0));
}

void tst_draws::drawsNeverChange_data()
{
    QTest::addColumn<qulonglong>("seed");
    QTest::addColumn<int>("matrix");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<double>("value");
    // SplitMix64 and Box-Muller written once more in Python
    QTest::newRow("first of all") << 1ULL << 1 << 0 << 0 << 0.5958398066570227;
    QTest::newRow("first of the keys") << 1ULL << 2 << 0 << 0 << -0.014778821805462618;
    QTest::newRow("last column of the widest picture") << 1ULL << 1 << 3 << 1023 << -0.19487348909929708;
    QTest::newRow("another seed") << 2ULL << 1 << 0 << 0 << 1.954489303160069;
    QTest::newRow("textbook query") << 1ULL << 3 << 6 << 511 << -0.44720288760181287;
    QTest::newRow("textbook key") << 7ULL << 4 << 2 << 0 << -0.43133732019388665;
    QTest::newRow("largest seed") << 18446744073709551615ULL << 1 << 1 << 1 << 0.6376741071287216;
    QTest::newRow("seed zero") << 0ULL << 2 << 5 << 9 << 0.18617474188878896;
}

void tst_draws::drawsNeverChange()
{
    QFETCH(qulonglong, seed);
    QFETCH(int, matrix);
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(double, value);
    const double got =
        normalDraw(seed, static_cast<std::uint64_t>(matrix), static_cast<std::uint64_t>(row), static_cast<std::uint64_t>(column));
    // the last bits belong to the C library's logarithm and cosine
    QVERIFY2(std::abs(got - value) <= 1e-14 * std::max(1.0, std::abs(value)), qPrintable(QString::number(got, 'g', 17)));
}

AE_TEST(tst_draws)
#include "tst_draws.moc"
