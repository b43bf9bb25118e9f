// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "widgets/charts/barchart.h"
#include "widgets/charts/entropychart.h"

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
        QVERIFY2(chart.summary().contains(u"<b>before</b> gives it 0.200."_s), qPrintable(chart.summary()));
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
};

AE_TEST(tst_pinnedcharts)
#include "tst_pinnedcharts.moc"
