// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "chartsamples.h"
#include "openwatch.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/curvechart.h"
#include "widgets/charts/entropychart.h"
#include "widgets/charts/stackedrowschart.h"

#include <QAccessible>
#include <QBuffer>
#include <QFileInfo>
#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QHelpEvent>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// What all charts share: pictures, exports, readers, hostile names, no data and no room.
class tst_charts : public QObject {
    Q_OBJECT
private slots:
    void init() { applyTheme(application(), ThemeName::Light); }

    void stackedRows();
    void stackedRowsAreFew();
    void entropyMarks();
    void hostileNamesOpenNoFile();
    void picturesFollowTheTheme();
    void pictureAtOnceAndLater();
    void exports();
    void tableForReaders();
    void readersFindAChart();
    void emptyData();
    void tinySizes();
};

void tst_charts::stackedRows()
{
    StackedRowsData data;
    data.title = u"All rows"_s;
    data.keys = {u"a"_s, u"b"_s, u"c"_s};
    data.rows = {{u"a"_s, {0.2, 0.5, 0.3}, {}}, {u"b"_s, {}, u"no key is allowed"_s}, {u"c"_s, {0.9, notANumber, 0.1}, {}}};
    StackedRowsChart chart;
    chart.setData(data);
    chart.resize(500, 200);
    chart.show();
    QVERIFY(chart.summary().contains(u"b: 0.50"_s));
    QVERIFY(chart.summary().contains(u"no key is allowed"_s));
    QCOMPARE(chart.table().rows.at(0), (QStringList{u"a"_s, u"0.2"_s, u"0.5"_s, u"0.3"_s}));
    QSignalSpy spy(&chart, &StackedRowsChart::segmentActivated);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(230, 25));  // 0.2 ... 0.7 of the first row
    QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(470, 25));
    QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(230, 90));
    QCOMPARE(spy.count(), 3);
    QCOMPARE(spy.at(0), (QList<QVariant>{0, 1}));
    QCOMPARE(spy.at(1), (QList<QVariant>{0, 2}));
    QCOMPARE(spy.at(2), (QList<QVariant>{1, -1}));
    const QImage picture = pictureOf(chart);
    QVERIFY(hasColour(picture, currentTheme().colours.barStrong));
    QVERIFY(hasColour(picture, currentTheme().colours.barQuiet));
}

void tst_charts::stackedRowsAreFew()
{
    StackedRowsData data;
    for (int i = 0; i < 300; ++i) {
        data.keys += u"k%1"_s.arg(i);
        std::vector<double> weights(300, 0.5 / 299);
        weights[static_cast<std::size_t>(i)] = i % 9 == 0 ? 0.9 : 0.5;
        data.rows.push_back({u"q%1"_s.arg(i), weights, {}});
    }
    StackedRowsChart chart;
    chart.setData(data);
    QCOMPARE(chart.shownRows().size(), 32U);
    for (const int row : chart.shownRows())
        QCOMPARE(row % 9, 0);
    QVERIFY(chart.summary().contains(u"300"_s));
    QVERIFY(!pictureOf(chart, {600, 800}).isNull());
}

void tst_charts::entropyMarks()
{
    EntropyChartData data;
    data.title = u"Entropy"_s;
    data.rows = {{u"first"_s, 0, 0, RowMark::Forced, {}},
                 {u"second"_s, 0.02, 1, RowMark::Saturated, {}},
                 {u"third"_s, notANumber, 1.58, RowMark::Undefined, u"the largest score is infinite"_s},
                 {u"fourth"_s, 1.9, 2, RowMark::None, {}}};
    EntropyChart chart;
    chart.setData(data);
    chart.resize(500, 200);
    chart.show();
    const QString summary = chart.summary();
    for (const QString& word : {u"forced"_s, u"saturated"_s, u"infinite"_s, u"1.90 of 2.00 bits"_s})
        QVERIFY2(summary.contains(word), qPrintable(summary));
    QVERIFY(std::abs(chart.valueScale().high() - 2) < 0.1);
    QCOMPARE(chart.table().rows.at(2).at(1), u"—"_s);
    QSignalSpy spy(&chart, &EntropyChart::rowActivated);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(250, 20));
    QCOMPARE(spy.last().first().toInt(), 0);
    // By shape too: without colour the marks still differ.
    const QImage grey = pictureOf(chart).convertToFormat(QImage::Format_Grayscale8);
    data.rows[1].mark = RowMark::Forced;
    chart.setData(data);
    QVERIFY(pictureOf(chart).convertToFormat(QImage::Format_Grayscale8) != grey);
    data.rows[3].bits = infinity;
    data.rows[3].mostBits = 1e308;
    chart.setData(data);
    QVERIFY(std::isfinite(chart.valueScale().high()));
    QVERIFY(!pictureOf(chart).isNull());
}

void tst_charts::hostileNamesOpenNoFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"bait.png"_s);
    QVERIFY(QImage(8, 8, QImage::Format_RGB32).save(path));
    const QString bait = u"<img src='%1'>"_s.arg(path);
    {
        // The watch itself works: what Qt Charts writes its labels with does open the file.
        const OpenWatch watch(path);
        QGraphicsScene scene;
        auto* text = new QGraphicsTextItem;
        text->setHtml(bait);
        scene.addItem(text);
        QImage image(64, 64, QImage::Format_RGB32);
        QPainter painter(&image);
        scene.render(&painter);
        QVERIFY(watch.wasOpened());
    }
    const OpenWatch watch(path);
    BarChartData bars = lesson();
    bars.title = bars.valueName = bars.otherName = bait;
    for (Bar& bar : bars.bars)
        bar.name = bait;
    BarChart bar;
    bar.setData(bars);
    CurveChartData lines = curves();
    lines.title = lines.xName = lines.yName = lines.markerName = lines.curves[0].name = bait;
    CurveChart curve;
    curve.setData(lines);
    StackedRowsData rows;
    rows.title = bait;
    rows.keys = {bait, bait};
    rows.rows = {{bait, {0.5, 0.5}, {}}, {bait, {}, bait}};
    StackedRowsChart stacked;
    stacked.setData(rows);
    EntropyChartData entropies;
    entropies.title = bait;
    entropies.rows = {{bait, 1, 2, RowMark::None, {}}, {bait, 1, 2, RowMark::Undefined, bait}};
    EntropyChart entropy;
    entropy.setData(entropies);
    for (Chart* chart :
         {static_cast<Chart*>(&bar), static_cast<Chart*>(&curve), static_cast<Chart*>(&stacked), static_cast<Chart*>(&entropy)}) {
        chart->resize(500, 300);
        chart->show();
        QVERIFY(!chart->grab().isNull());
        QVERIFY(!pictureOf(*chart).isNull());
        QHelpEvent help(QEvent::ToolTip, QPoint(250, 60), chart->mapToGlobal(QPoint(250, 60)));
        QCoreApplication::sendEvent(chart, &help);
        QVERIFY(QToolTip::text().contains(u"&lt;img"_s));
        QCoreApplication::processEvents();
        chart->setTableShown(true);
        QVERIFY(!chart->grab().isNull());
        QCoreApplication::processEvents();
    }
    QToolTip::hideText();
    QVERIFY(!watch.wasOpened());
}

void tst_charts::picturesFollowTheTheme()
{
    BarChart chart;
    chart.setData(lesson());
    chart.resize(400, 300);
    chart.show();
    QVERIFY(hasColour(chart.grab().toImage(), themeOf(ThemeName::Light).colours.barStrong));
    applyTheme(application(), ThemeName::Dark);
    const QImage dark = chart.grab().toImage();
    QVERIFY(hasColour(dark, themeOf(ThemeName::Dark).colours.barStrong));
    QVERIFY(!hasColour(dark, themeOf(ThemeName::Light).colours.barStrong));
    // A figure for paper is light even then, and the screen stays dark.
    const QImage paper = pictureOf(chart, {400, 300}, themeOf(ThemeName::Light));
    QVERIFY(hasColour(paper, themeOf(ThemeName::Light).colours.barStrong));
    QCOMPARE(paper.pixel(1, 1), themeOf(ThemeName::Light).colours.card.rgb());
    QCOMPARE(chart.grab().toImage(), dark);

    CurveChart curve;
    curve.setData(curves());
    QVERIFY(hasColour(pictureOf(curve, {920, 520}), themeOf(ThemeName::Dark).colours.accent));
    applyTheme(application(), ThemeName::Light);
    QVERIFY(hasColour(pictureOf(curve, {920, 520}), themeOf(ThemeName::Light).colours.accent));
}

void tst_charts::pictureAtOnceAndLater()
{
    BarChart chart;
    chart.setData(lesson());
    const QImage first = pictureOf(chart, {600, 400});
    QCoreApplication::processEvents();
    QCOMPARE(pictureOf(chart, {600, 400}), first);
    chart.resize(400, 300);
    chart.show();
    QCoreApplication::processEvents();
    BarChartData changed = lesson();
    changed.bars[0].value = 0.9;
    chart.setData(changed);
    const QImage atOnce = chart.grab().toImage();
    QCoreApplication::processEvents();
    QCOMPARE(chart.grab().toImage(), atOnce);
    chart.setData(lesson());
    chart.setData(changed);
    QCOMPARE(chart.grab().toImage(), atOnce);
}

void tst_charts::exports()
{
    QTemporaryDir folder;
    BarChart bar;
    bar.setData(lesson());
    CurveChart curve;
    curve.setData(curves());
    for (Chart* chart : {static_cast<Chart*>(&bar), static_cast<Chart*>(&curve)}) {
        QBuffer svg;
        QSvgGenerator generator;
        generator.setOutputDevice(&svg);
        generator.setSize({640, 400});
        generator.setViewBox(QRect(0, 0, 640, 400));
        QPainter painter(&generator);
        chart->render(&painter, QRectF(0, 0, 640, 400));
        painter.end();
        QVERIFY(svg.data().size() > 2000);
        const QByteArray accent = currentTheme().colours.accent.name().toLatin1();
        QVERIFY(svg.data().contains(accent));

        const QString path = folder.filePath(u"chart.pdf"_s);
        QPdfWriter pdf(path);
        pdf.setResolution(1200);
        QPainter page(&pdf);
        chart->render(&page, QRectF(0, 0, 6000, 4000));
        page.end();
        QVERIFY(QFileInfo(path).size() > 2000);
        // As large as is asked for: the corner of the far end is painted.
        QCOMPARE(pictureOf(*chart, {700, 200}).pixel(699, 199), currentTheme().colours.card.rgb());
        QVERIFY(!pictureOf(*chart, {30, 30}).isNull());
    }
}

void tst_charts::tableForReaders()
{
    BarChart chart;
    chart.setData(lesson());
    chart.resize(400, 300);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    chart.activateWindow();
    chart.setFocus();
    QSignalSpy spy(&chart, &Chart::tableShownChanged);
    QTest::keyClick(&chart, Qt::Key_T);
    QTRY_VERIFY(chart.isTableShown());
    auto* table = chart.findChild<QTableWidget*>();
    QVERIFY(table != nullptr && table->isVisible());
    QCOMPARE(table->rowCount(), 7);
    QCOMPARE(table->item(5, 0)->text(), u"fail"_s);
    QCOMPARE(table->item(5, 1)->text(), u"0.2407"_s);
    QCOMPARE(table->accessibleName(), chart.title());
    BarChartData changed = lesson();
    changed.bars[5].value = 0.5;
    chart.setData(changed);
    QCOMPARE(table->item(5, 1)->text(), u"0.5"_s);
    chart.setTableShown(false);
    QVERIFY(!table->isVisible());
    QCOMPARE(spy.count(), 2);
}

void tst_charts::readersFindAChart()
{
    BarChart chart;
    chart.setData(lesson());
    QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(&chart);
    QVERIFY(reader != nullptr);
    QCOMPARE(reader->role(), QAccessible::Chart);
    QCOMPARE(reader->text(QAccessible::Name), chart.title());
    QCOMPARE(reader->text(QAccessible::Description), chart.summary());
}

void tst_charts::emptyData()
{
    BarChart bar;
    bar.setData({});
    CurveChart curve;
    curve.setData({});
    StackedRowsChart stacked;
    stacked.setData({});
    EntropyChart entropy;
    entropy.setData({});
    for (Chart* chart :
         {static_cast<Chart*>(&bar), static_cast<Chart*>(&curve), static_cast<Chart*>(&stacked), static_cast<Chart*>(&entropy)}) {
        chart->show();
        QVERIFY(!chart->grab().isNull());
        QTest::keyClick(chart, Qt::Key_Down);
        QTest::keyClick(chart, Qt::Key_Return);
        QTest::mouseClick(chart, Qt::LeftButton, {}, QPoint(20, 20));
        QVERIFY(!chart->tableText().isEmpty());
        QVERIFY(!pictureOf(*chart).isNull());
        QImage image(4, 4, QImage::Format_RGB32);
        QPainter painter(&image);
        chart->render(&painter, QRectF());
    }
}

void tst_charts::tinySizes()
{
    BarChart bar;
    bar.setData(lesson());
    BarChart standing(Qt::Vertical);
    standing.setData(lesson());
    CurveChart curve;
    curve.setData(curves());
    for (Chart* chart : {static_cast<Chart*>(&bar), static_cast<Chart*>(&standing), static_cast<Chart*>(&curve)}) {
        chart->show();
        for (const QSize size : {QSize(1, 1), QSize(3, 400), QSize(400, 3), QSize(40, 40), QSize(3000, 60)}) {
            chart->setMinimumSize(1, 1);
            chart->resize(size);
            QVERIFY(!chart->grab().isNull());
        }
    }
}

AE_TEST(tst_charts)
#include "tst_charts.moc"
