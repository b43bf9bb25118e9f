// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "widgets/charts/barchart.h"
#include "widgets/charts/curvechart.h"
#include "widgets/charts/entropychart.h"
#include "widgets/charts/stackedrowschart.h"

#include <QImage>
#include <QTest>

using namespace ae;
using namespace Qt::StringLiterals;

/// Charts that draw a pinned state beside the numbers of now.
class tst_pinnedcharts : public QObject {
    Q_OBJECT

    static BarChartData bars()
    {
        BarChartData data;
        data.title = u"Weights"_s;
        data.valueName = u"now"_s;
        data.otherName = u"<b>before</b>"_s;
        data.pairOf = PairOf::Baseline;
        data.bars = {{u"one"_s, 0.6, 0.2},
                     {u"two"_s, 0.4, 0.0, BarState::Shown, Bar::HiddenSide::Other},
                     {u"three"_s, 0.0, 0.8, BarState::Shown, Bar::HiddenSide::Value},
                     {u"four"_s, 0.0, 0.0, BarState::Hidden}};
        return data;
    }
    static qsizetype pixelsOf(Chart& chart, const QColor& colour)
    {
        chart.resize(400, 300);
        const QImage image = chart.grab().toImage();
        qsizetype count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixel(x, y) == colour.rgb();
        }
        return count;
    }

private slots:
    void barsOfBoth()
    {
        BarChart chart;
        chart.setData(bars());
        chart.show();
        const ThemeColours& colours = currentTheme().colours;
        QVERIFY(pixelsOf(chart, colours.barStrong) > 500);
        QVERIFY(pixelsOf(chart, colours.barQuiet) > 500);
        QCOMPARE(pixelsOf(chart, colours.withoutScaling), 0);
        const ChartTable table = chart.table();
        QCOMPARE(table.columns.back(), u"<b>before</b>"_s);
        QCOMPARE(table.rows[1].back(), u"hidden"_s);
        QCOMPARE(table.rows[2][1], u"hidden"_s);
        QVERIFY2(chart.summary().contains(u"In “<b>before</b>” it is 0.200."_s), qPrintable(chart.summary()));
        BarChartData scaling = bars();
        scaling.pairOf = PairOf::Scaling;
        chart.setData(scaling);
        QVERIFY(pixelsOf(chart, colours.withScaling) > 500);
    }

    void entropyOfBoth()
    {
        EntropyChartData data;
        data.title = u"Entropy"_s;
        data.rows = {{u"one"_s, 1.0, 2.0, RowMark::None, {}, 1.75}, {u"two"_s, 0, 0, RowMark::Undefined, u"no key"_s}};
        EntropyChart chart;
        chart.setData(data);
        chart.show();
        const qsizetype without = pixelsOf(chart, currentTheme().colours.card);
        QVERIFY(!chart.summary().contains(u"1.75"_s));
        data.pinnedName = u"before"_s;
        chart.setData(data);
        QVERIFY(pixelsOf(chart, currentTheme().colours.card) != without);
        QVERIFY2(chart.summary().contains(u"one: 1.00 of 2.00 bits (before: 1.75)"_s), qPrintable(chart.summary()));
        QCOMPARE(chart.table().rows[0].back(), u"1.75"_s);
        QCOMPARE(chart.table().rows[1].back(), u"—"_s);
        QCOMPARE(chart.table().columns.size(), chart.table().rows[0].size());
    }

    void rowsOfBoth()
    {
        StackedRowsData data;
        data.title = u"Weights"_s;
        data.keys = {u"a"_s, u"b"_s, u"c"_s};
        data.rows = {{u"a"_s, {0.2, 0.5, 0.3}, {}, {0.7, 0.2, 0.1}}, {u"b"_s, {}, u"no key is allowed"_s, {}}};
        StackedRowsChart chart;
        chart.setData(data);
        chart.show();
        const qsizetype without = pixelsOf(chart, currentTheme().colours.barStrong);
        QVERIFY(!chart.summary().contains(u"before"_s));
        data.pinnedName = u"<b>before</b>"_s;
        chart.setData(data);
        QVERIFY(pixelsOf(chart, currentTheme().colours.barStrong) != without);
        QVERIFY2(chart.summary().contains(u"a looks most at b: 0.50."_s) && chart.summary().contains(u"In “<b>before</b>” at a: 0.70."_s),
                 qPrintable(chart.summary()));
        QVERIFY2(chart.summary().contains(u"thin strip"_s), qPrintable(chart.summary()));
        const ChartTable table = chart.table();
        QCOMPARE(table.rows.size(), 3);
        QCOMPARE(table.rows[1], (QStringList{u"a in “<b>before</b>”"_s, u"0.7"_s, u"0.2"_s, u"0.1"_s}));
    }

    void curvesOfBoth()
    {
        CurveChartData data;
        data.title = u"Largest weight"_s;
        data.yLow = 0;
        data.yHigh = 1;
        data.curves = {{u"now"_s, {{2, 0.5}, {64, 0.5}}, {}, &ThemeColours::withScaling},
                       {u"before"_s, {{2, 0.9}, {64, 0.9}}, {}, &ThemeColours::withScaling}};
        CurveChart chart;
        chart.setData(data);
        chart.show();
        const ThemeColours& colours = currentTheme().colours;
        const qsizetype both = pixelsOf(chart, colours.withScaling);
        data.curves[1].isPinned = true;
        chart.setData(data);
        const qsizetype paler = pixelsOf(chart, colours.withScaling);
        QVERIFY2(paler > 100 && paler < both * 3 / 4, qPrintable(u"%1 of %2"_s.arg(paler).arg(both)));
        QVERIFY(chart.summary().contains(u"before"_s));
    }

    /// Nobody says which one is the largest while it may be the blank one.
    void blankBarsHaveNoRank()
    {
        BarChartData data;
        data.title = u"Weights"_s;
        data.bars = {{u"one"_s, 0.6, 0, BarState::Blank}, {u"two"_s, 0.3}, {u"three"_s, 0.1}};
        BarChart chart;
        chart.setData(data);
        chart.show();
        QVERIFY2(!chart.summary().contains(u"largest"_s), qPrintable(chart.summary()));
        QVERIFY2(chart.summary().contains(u"blank"_s), qPrintable(chart.summary()));
        QCOMPARE(pixelsOf(chart, currentTheme().colours.barStrong), 0);
        data.bars[0].state = BarState::Shown;
        chart.setData(data);
        QVERIFY2(chart.summary().contains(u"The largest is 0.600 on “one”."_s), qPrintable(chart.summary()));
        QVERIFY(pixelsOf(chart, currentTheme().colours.barStrong) > 500);
        data.bars.assign(1, {u"one"_s, 0.6, 0, BarState::Blank});
        chart.setData(data);
        QVERIFY2(!chart.summary().contains(u"0.6"_s) && chart.summary().contains(u"blank"_s), qPrintable(chart.summary()));
    }

    void blankBarsOfManyAreNotRankedEither()
    {
        BarChartData data;
        for (int i = 0; i < 80; ++i)
            data.bars.push_back({u"k%1"_s.arg(i), 1.0 / (i + 1), 0, i == 3 ? BarState::Blank : BarState::Shown});
        BarChart chart;
        chart.setData(data);
        QVERIFY2(chart.summary().contains(u"The 32 strongest of the 79 that are not blank"_s), qPrintable(chart.summary()));
    }
};

AE_TEST(tst_pinnedcharts)
#include "tst_pinnedcharts.moc"
