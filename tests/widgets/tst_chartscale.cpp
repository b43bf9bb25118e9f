// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "chartsamples.h"
#include "widgets/charts/charttext.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Ticks, places on an axis, and curves of too many points.
class tst_chartscale : public QObject {
    Q_OBJECT
private slots:
    void init() { applyTheme(application(), ThemeName::Light); }

    void linearScales_data();
    void linearScales();
    void logScales();
    void thinningKeepsExtremes();
    void thinningOfUnsortedPoints();
};

void tst_chartscale::linearScales_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    constexpr double most = std::numeric_limits<double>::max();
    constexpr double automatic = notANumber;  // only sane, no certain limits
    QTest::newRow("weights") << QList<double>{0, 0.2407} << 0.0 << 0.25;
    QTest::newRow("both signs") << QList<double>{-1.5, 1.4} << -2.0 << 2.0;
    QTest::newRow("nothing") << QList<double>{} << 0.0 << 1.0;
    QTest::newRow("only NaN and infinities") << QList<double>{notANumber, infinity, -infinity} << 0.0 << 1.0;
    QTest::newRow("NaN among numbers") << QList<double>{0, notANumber, 0.2407, infinity} << 0.0 << 0.25;
    QTest::newRow("zero alone") << QList<double>{0, 0} << 0.0 << 1.0;
    QTest::newRow("one value") << QList<double>{5} << automatic << automatic;
    QTest::newRow("one negative value") << QList<double>{-5} << automatic << automatic;
    QTest::newRow("nearly equal") << QList<double>{1, 1 + 1e-15} << automatic << automatic;
    QTest::newRow("large") << QList<double>{0, 1e308} << automatic << automatic;
    QTest::newRow("ends of double") << QList<double>{-most, most} << automatic << automatic;
    QTest::newRow("smallest doubles") << QList<double>{0, 5e-324} << automatic << automatic;
    QTest::newRow("one end") << QList<double>{most} << automatic << automatic;
}

void tst_chartscale::linearScales()
{
    QFETCH(QList<double>, values);
    QFETCH(double, low);
    QFETCH(double, high);
    FiniteRange range;
    for (const double value : values)
        range.include(value);
    for (const int most : {1, 4, 5}) {
        const ChartScale scale = ChartScale::linear(range, most);
        QVERIFY(std::isfinite(scale.low()) && std::isfinite(scale.high()) && scale.high() > scale.low());
        QVERIFY(scale.step() > 0 && std::isfinite(scale.step()));
        if (most == 5 && !std::isnan(low)) {
            QCOMPARE(scale.low(), low);
            QCOMPARE(scale.high(), high);
        }
        for (const double value : values) {
            if (!std::isfinite(value))
                continue;
            const double place = scale.place(value);
            QVERIFY2(place > -1e-6 && place < 1 + 1e-6, qPrintable(QString::number(place)));
        }
        QVERIFY(std::isfinite(scale.valueAt(0.5)));
        const std::vector<double> ticks = scale.ticks(most);
        QVERIFY(!ticks.empty() && ticks.size() <= static_cast<std::size_t>(most) + 2);
        for (const double tick : ticks) {
            QVERIFY(std::isfinite(tick));
            QVERIFY(!tickNumber(tick, scale.step()).isEmpty());
            QVERIFY(tickNumber(tick, scale.step()).size() < 16);
        }
    }
}

void tst_chartscale::logScales()
{
    FiniteRange range;
    for (const double value : {0.0, -3.0, notANumber, infinity, 2e-5, 0.4})
        range.includePositive(value);
    const ChartScale scale = ChartScale::decades(range);
    QCOMPARE(scale.low(), 1e-5);
    QCOMPARE(scale.high(), 1.0);
    QCOMPARE(scale.ticks(10).size(), 6U);
    QVERIFY(std::isnan(scale.place(0)));
    QVERIFY(std::isnan(scale.place(-1)));
    QVERIFY(std::abs(scale.valueAt(scale.place(0.03)) - 0.03) < 1e-12);

    FiniteRange wide;
    wide.includePositive(1e-320);
    wide.includePositive(1e308);
    const ChartScale twelve = ChartScale::decades(wide, 12);
    QVERIFY(std::abs(std::log10(twelve.high() / twelve.low()) - 12) < 1e-6);
    QVERIFY(twelve.ticks(5).size() <= 6);
    FiniteRange one;
    one.includePositive(1);
    QVERIFY(ChartScale::decades(one).high() > ChartScale::decades(one).low());
    // Limits that cannot be are replaced.
    QCOMPARE(ChartScale::exactly(ScaleKind::Log, 0, 4).low(), 1.0);
    QVERIFY(ChartScale::exactly(ScaleKind::Linear, notANumber, 4).high() > 0);
}

void tst_chartscale::thinningKeepsExtremes()
{
    std::vector<QPointF> points;
    for (int i = 0; i < 100000; ++i)
        points.push_back({i / 99999.0, std::sin(i * 0.37)});
    points[54321].setY(7);
    points[12345].setY(-9);
    const std::vector<QPointF> few = thinned(points, 600);
    QVERIFY(few.size() <= 1000);
    QCOMPARE(few.front(), points.front());
    QCOMPARE(few.back(), points.back());
    const auto [low, high] = std::minmax_element(few.begin(), few.end(), [](const QPointF& x, const QPointF& y) { return x.y() < y.y(); });
    QCOMPARE(low->y(), -9.0);
    QCOMPARE(high->y(), 7.0);
    QVERIFY(std::is_sorted(few.begin(), few.end(), [](const QPointF& x, const QPointF& y) { return x.x() < y.x(); }));
    points.resize(1000);
    QCOMPARE(thinned(points, 600), points);
    QVERIFY(thinned(std::vector<QPointF>(), 600).empty());
}

void tst_chartscale::thinningOfUnsortedPoints()
{
    std::vector<QPointF> points;
    for (int i = 0; i < 5000; ++i)
        points.push_back({(i * 7919 % 5000) / 5000.0, 0.5});
    QVERIFY(thinned(points, 0).size() <= points.size());
    QCOMPARE(thinned(points, -5).front(), points.front());
}

AE_TEST(tst_chartscale)
#include "tst_chartscale.moc"
