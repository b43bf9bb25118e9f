// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "chartsamples.h"
#include "widgets/charts/barchart.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The weights of a token as bars.
class tst_barchart : public QObject {
    Q_OBJECT
private slots:
    void init() { applyTheme(application(), ThemeName::Light); }

    void barsOfTheLesson();
    void barsActivate();
    void barsByKey();
    void barsAboveSixtyFour();
    void barStates();
    void barsWithoutDistribution();
    void barNumbersNeverSpoilTheAxis_data();
    void barNumbersNeverSpoilTheAxis();
    void equalNamesStayApart();
    void smallWeightsKeepDigits();
};

void tst_barchart::barsOfTheLesson()
{
    BarChart chart;
    chart.setData(lesson());
    QCOMPARE(chart.shownBars().size(), 7U);
    QCOMPARE(chart.title(), u"Weights of “export”"_s);
    const QString summary = chart.summary();
    QVERIFY(summary.contains(u"0.241"_s) && summary.contains(u"fail"_s) && summary.contains(u"0.143"_s));
    QCOMPARE(chart.accessibleDescription(), summary);
    const ChartTable table = chart.table();
    QCOMPARE(table.rows.size(), 7);
    QCOMPARE(table.rows.at(5), (QStringList{u"fail"_s, u"0.2407"_s}));
    QVERIFY(chart.tableText().endsWith(u"?\t0.127\n"_s));
    const QImage picture = pictureOf(chart);
    QVERIFY(hasColour(picture, currentTheme().colours.barStrong));
    QVERIFY(hasColour(picture, currentTheme().colours.barQuiet));
    // Bars grow to the right from the axis, the longest furthest: the middle row of "fail" is the widest.
    const auto lengthOf = [&picture](int row, const QColor& colour) {
        int count = 0;
        const int y = 20 + (2 * row + 1) * (300 - 42) / 14;
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixel(x, y) == colour.rgb() ? 1 : 0;
        return count;
    };
    const int fail = lengthOf(5, currentTheme().colours.barStrong);
    const int why = lengthOf(0, currentTheme().colours.barQuiet);
    QVERIFY2(std::abs(static_cast<double>(fail) / why - 0.2407 / 0.127) < 0.15, qPrintable(u"%1 %2"_s.arg(fail).arg(why)));
    // A second series: both colours appear, both numbers are told.
    BarChartData pair = lesson();
    pair.valueName = u"with"_s;
    pair.otherName = u"without"_s;
    chart.setData(pair);
    QVERIFY(hasColour(pictureOf(chart), currentTheme().colours.withoutScaling));
    QCOMPARE(chart.table().rows.at(5).size(), 3);
    chart.setData(lesson());
    QVERIFY(!hasColour(pictureOf(chart), currentTheme().colours.withoutScaling));
}

void tst_barchart::barsActivate()
{
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        BarChart chart(orientation);
        chart.setData(lesson());
        chart.resize(400, 300);
        chart.show();
        QSignalSpy spy(&chart, &BarChart::barActivated);
        const bool isLying = orientation == Qt::Horizontal;
        QTest::mouseClick(&chart, Qt::LeftButton, {}, isLying ? QPoint(200, 40) : QPoint(60, 150));
        QTest::mouseClick(&chart, Qt::LeftButton, {}, isLying ? QPoint(200, 265) : QPoint(380, 150));
        QCOMPARE(spy.count(), 2);
        QCOMPARE(spy.at(0).first().toInt(), 0);
        QCOMPARE(spy.at(1).first().toInt(), 6);
        QTest::mouseClick(&chart, Qt::RightButton, {}, QPoint(200, 150));
        QCOMPARE(spy.count(), 2);
    }
}

void tst_barchart::barsByKey()
{
    BarChart chart;
    chart.setData(lesson());
    chart.show();
    QSignalSpy spy(&chart, &BarChart::barActivated);
    QTest::keyClick(&chart, Qt::Key_Return);
    QCOMPARE(spy.count(), 0);
    QTest::keyClick(&chart, Qt::Key_Down);
    QTest::keyClick(&chart, Qt::Key_Down);
    QVERIFY(chart.accessibleDescription().startsWith(u"did"_s));
    QTest::keyClick(&chart, Qt::Key_Return);
    QTest::keyClick(&chart, Qt::Key_End);
    QTest::keyClick(&chart, Qt::Key_Down);
    QTest::keyClick(&chart, Qt::Key_Space);
    QCOMPARE(spy.count(), 2);
    QCOMPARE(spy.at(0).first().toInt(), 1);
    QCOMPARE(spy.at(1).first().toInt(), 6);
    // Fewer bars later: the current one does not point nowhere.
    BarChartData one = lesson();
    one.bars.resize(1);
    chart.setData(one);
    QTest::keyClick(&chart, Qt::Key_Return);
    QCOMPARE(spy.count(), 2);
    QTest::keyClick(&chart, Qt::Key_Down);
    QTest::keyClick(&chart, Qt::Key_Return);
    QCOMPARE(spy.last().first().toInt(), 0);
}

void tst_barchart::barsAboveSixtyFour()
{
    BarChartData data;
    for (int i = 0; i < 512; ++i)
        data.bars.push_back({u"t%1"_s.arg(i), i % 16 == 3 ? 0.03 : 0.0001, 0, BarState::Shown});
    data.bars[100] = {u"hidden"_s, 0.9, 0, BarState::Hidden};
    data.bars[200].value = notANumber;
    BarChart chart;
    chart.setData(data);
    QCOMPARE(chart.shownBars().size(), 32U);
    for (const int position : chart.shownBars())
        QCOMPARE(position % 16, 3);
    QVERIFY(std::is_sorted(chart.shownBars().begin(), chart.shownBars().end()));
    QVERIFY(chart.summary().contains(u"32"_s) && chart.summary().contains(u"512"_s));
    QCOMPARE(chart.table().rows.size(), 512);
    chart.resize(400, chart.sizeHint().height());
    chart.show();
    QSignalSpy spy(&chart, &BarChart::barActivated);
    QTest::keyClick(&chart, Qt::Key_Home);
    QTest::keyClick(&chart, Qt::Key_Space);
    QCOMPARE(spy.last().first().toInt(), 3);

    data.bars.resize(64);
    chart.setData(data);
    QCOMPARE(chart.shownBars().size(), 64U);
    data.bars.push_back({u"one more"_s, 0, 0, BarState::Shown});
    chart.setData(data);
    QCOMPARE(chart.shownBars().size(), 32U);
}

void tst_barchart::barStates()
{
    BarChartData data = lesson();
    data.bars[5].state = BarState::Hidden;
    BarChart chart;
    chart.setData(data);
    const QImage picture = pictureOf(chart);
    QVERIFY(hasColour(picture, QColor::fromRgb(currentTheme().map(MapName::Weights).hidden())));
    QVERIFY(chart.summary().contains(u"hidden"_s));
    QVERIFY(chart.summary().contains(u"0.165"_s));  // the strongest of those that are seen
    QCOMPARE(chart.table().rows.at(5).at(1), u"hidden"_s);
    QVERIFY(chart.valueScale().high() < 0.21);
    data = lesson();
    for (Bar& bar : data.bars)
        bar.state = BarState::Hidden;
    chart.setData(data);
    QVERIFY(!pictureOf(chart).isNull());
}

void tst_barchart::barsWithoutDistribution()
{
    BarChartData data = lesson();
    data.reason = u"No key is allowed <b>here</b>."_s;
    BarChart chart;
    chart.setData(data);
    const QImage picture = pictureOf(chart);
    QVERIFY(!hasColour(picture, currentTheme().colours.barStrong));
    QVERIFY(!hasColour(picture, currentTheme().colours.barQuiet));
    QVERIFY(chart.summary().contains(data.reason));
    QCOMPARE(chart.table().rows.at(0).at(1), u"—"_s);
    chart.show();
    QSignalSpy spy(&chart, &BarChart::barActivated);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.rect().center());
    QTest::keyClick(&chart, Qt::Key_Down);
    QTest::keyClick(&chart, Qt::Key_Return);
    QCOMPARE(spy.count(), 0);
    chart.setData(lesson());
    QVERIFY(hasColour(pictureOf(chart), currentTheme().colours.barStrong));
}

void tst_barchart::barNumbersNeverSpoilTheAxis_data()
{
    QTest::addColumn<double>("bad");
    QTest::addColumn<bool>("isFinite");
    QTest::newRow("NaN") << notANumber << false;
    QTest::newRow("infinity") << infinity << false;
    QTest::newRow("minus infinity") << -infinity << false;
    QTest::newRow("zero") << 0.0 << true;
    QTest::newRow("largest") << 1.7e308 << true;
    QTest::newRow("negative") << -3.0 << true;
    QTest::newRow("smallest") << 5e-324 << true;
}

void tst_barchart::barNumbersNeverSpoilTheAxis()
{
    QFETCH(double, bad);
    QFETCH(bool, isFinite);
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        BarChart chart(orientation);
        BarChartData data = lesson();
        data.bars[2].value = bad;
        data.bars[3].other = bad;
        data.otherName = u"other"_s;
        chart.setData(data);
        QVERIFY(std::isfinite(chart.valueScale().low()) && std::isfinite(chart.valueScale().high()));
        if (!isFinite) {
            QCOMPARE(chart.valueScale().low(), 0.0);
            QVERIFY(chart.valueScale().high() < 0.31);
        }
        QVERIFY(!pictureOf(chart).isNull());
        for (Bar& bar : data.bars)
            bar.value = bar.other = bad;
        data.otherName.clear();
        data.equalShare = bad;
        chart.setData(data);
        QVERIFY(std::isfinite(chart.valueScale().high()) && chart.valueScale().high() > chart.valueScale().low());
        QVERIFY(!pictureOf(chart).isNull());
    }
}

void tst_barchart::equalNamesStayApart()
{
    BarChartData data = lesson();
    for (Bar& bar : data.bars)
        bar.name = u"the"_s;
    BarChart chart;
    chart.setData(data);
    chart.resize(400, 300);
    chart.show();
    QSignalSpy spy(&chart, &BarChart::barActivated);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(200, 265));
    QCOMPARE(spy.last().first().toInt(), 6);
}

void tst_barchart::smallWeightsKeepDigits()
{
    BarChartData data = lesson();
    for (Bar& bar : data.bars)
        bar.value /= 100;
    BarChart chart;
    chart.setData(data);
    QVERIFY2(chart.summary().contains(u"0.0024"_s), qPrintable(chart.summary()));
}

AE_TEST(tst_barchart)
#include "tst_barchart.moc"
