// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "widgets/charts/planechart.h"
#include "widgets/charts/waterfallchart.h"

#include <QPainter>
#include <QPicture>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace Qt::StringLiterals;

/// Arrows in a plane and a sum in steps.
class tst_viewcharts : public QObject {
    Q_OBJECT
private slots:
    void init() { applyTheme(*static_cast<QApplication*>(QCoreApplication::instance()), ThemeName::Light); }
    void unitsAreEqual();
    void arrowsAreClickedAndWalked();
    void namesDoNotCollide();
    void extremeArrows_data();
    void extremeArrows();
    void hostileNamesStayText();
    void stepsAreDrawn();
    void stepsActivate();
    void reasonsStandInPlace();
};

namespace {

PlaneFigure someFigure()
{
    PlaneFigure figure;
    figure.title = u"Queries and keys"_s;
    figure.xName = u"q1, k1"_s;
    figure.yName = u"q2, k2"_s;
    figure.arrows = {{ArrowKind::Query, 0, u"q one"_s, {2, 0}, true, false, 0, u"q one = [2, 0]"_s},
                     {ArrowKind::Key, 0, u"k one"_s, {0, 1.5}, false, false, 0, u"k one = [0, 1.5]"_s},
                     {ArrowKind::Key, 1, u"k two"_s, {1, 1}, true, false, 0, u"k two = [1, 1]"_s},
                     {ArrowKind::Key, 2, u"k three"_s, {-1, -0.5}, false, true, 0, u"k three = [-1, -0.5], hidden"_s}};
    figure.projection = Projection{{2, 0}, {1, 1}, {1, 0}, u"1.00"_s};
    figure.sentences = {u"It reaches 1.00."_s};
    return figure;
}

Waterfall someWaterfall()
{
    Waterfall waterfall;
    waterfall.query = u"export"_s;
    waterfall.key = u"fail"_s;
    waterfall.dimensions = 3;
    waterfall.terms = {{u"q1 · k1"_s, u"2.00 × 1.00"_s, 2, 0, 2, 0},
                       {u"q2 · k2"_s, u"-1.00 × 0.50"_s, -0.5, 2, 1.5, 1},
                       {u"q3 · k3"_s, u"0.00 × 9.00"_s, 0, 1.5, 1.5, 2}};
    waterfall.score = 1.5;
    waterfall.totalName = u"q · k"_s;
    waterfall.divided = 0.75;
    waterfall.dividedName = u"÷ 2"_s;
    return waterfall;
}

QImage pictureOf(Chart& chart, const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    chart.render(&painter, QRectF(QPointF(), QSizeF(size)));
    return image;
}

int countOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == colour.rgb() ? 1 : 0;
    }
    return count;
}

}  // namespace

void tst_viewcharts::unitsAreEqual()
{
    for (const QSize size : {QSize(600, 300), QSize(300, 500), QSize(420, 360)}) {
        PlaneChart chart;
        chart.resize(size);
        chart.setFigure(someFigure());
        const QPointF query = chart.tipOf(0);
        const QPointF key = chart.tipOf(2);  // (1, 1) is as far above (1, 0) as that is from the origin
        const double unit = query.x() - key.x();
        QVERIFY(unit > 10);
        QVERIFY(std::abs((query.y() - key.y()) - unit) < 1e-9);
        for (int i = 0; i < 4; ++i)
            QVERIFY(QRectF(QPointF(), QSizeF(size)).contains(chart.tipOf(i)));
    }
}

void tst_viewcharts::arrowsAreClickedAndWalked()
{
    PlaneChart chart;
    chart.resize(500, 400);
    chart.setFigure(someFigure());
    QSignalSpy activated(&chart, &PlaneChart::arrowActivated);
    for (int i = 0; i < 4; ++i)
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.tipOf(i).toPoint());
    QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(3, 380));  // nothing there
    QCOMPARE(activated.size(), 4);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(activated.at(i).at(0).toInt(), i);
    QTest::keyClick(&chart, Qt::Key_Home);
    QTest::keyClick(&chart, Qt::Key_Right);
    QTest::keyClick(&chart, Qt::Key_Down);
    QCOMPARE(chart.currentArrow(), 2);
    QVERIFY(chart.accessibleDescription().startsWith(u"k two = [1, 1]"_s));
    QTest::keyClick(&chart, Qt::Key_Return);
    QCOMPARE(activated.size(), 5);
    QCOMPARE(activated.last().at(0).toInt(), 2);
    QTest::keyClick(&chart, Qt::Key_End);
    QCOMPARE(chart.currentArrow(), 3);
    // fewer arrows than before
    PlaneFigure fewer = someFigure();
    fewer.arrows.resize(1);
    chart.setFigure(fewer);
    QCOMPARE(chart.currentArrow(), -1);
    QVERIFY(chart.summary().contains(u"It reaches 1.00."_s));
    QCOMPARE(chart.table().rows.size(), 1);
}

void tst_viewcharts::namesDoNotCollide()
{
    PlaneFigure figure = someFigure();
    for (int i = 0; i < 60; ++i)
        figure.arrows.push_back(
            {ArrowKind::Key, i, u"key number %1"_s.arg(i), {std::cos(i * 0.03), std::sin(i * 0.03)}, false, false, 0, {}});
    PlaneChart chart;
    chart.resize(400, 320);
    chart.setFigure(figure);
    QVERIFY(chart.namesLeftOut() > 0 && chart.namesLeftOut() < 60);
    chart.resize(1600, 1300);
    chart.setFigure(figure);
    QVERIFY(chart.namesLeftOut() < 55);
    PlaneChart roomy;
    roomy.resize(500, 400);
    roomy.setFigure(someFigure());
    QCOMPARE(roomy.namesLeftOut(), 0);
}

void tst_viewcharts::extremeArrows_data()
{
    QTest::addColumn<double>("length");
    QTest::newRow("zero") << 0.0;
    QTest::newRow("smallest") << 5e-324;
    QTest::newRow("tiny") << 1e-200;
    QTest::newRow("large") << 1e150;
    QTest::newRow("largest") << std::numeric_limits<double>::max() / 4;
}

void tst_viewcharts::extremeArrows()
{
    QFETCH(const double, length);
    PlaneFigure figure = someFigure();
    for (PlaneArrow& arrow : figure.arrows)
        arrow.tip *= length;
    figure.projection = Projection{QPointF(2, 0) * length, QPointF(1, 1) * length, QPointF(1, 0) * length, u"1"_s};
    PlaneChart chart;
    chart.resize(400, 300);
    chart.setFigure(figure);
    for (int i = 0; i < 4; ++i)
        QVERIFY(std::isfinite(chart.tipOf(i).x()) && std::isfinite(chart.tipOf(i).y()));
    QVERIFY(!pictureOf(chart, {400, 300}).isNull());
    // a single arrow, and none
    figure.arrows.resize(1);
    chart.setFigure(figure);
    pictureOf(chart, {400, 300});
    figure.arrows.clear();
    figure.projection.reset();
    chart.setFigure(figure);
    pictureOf(chart, {400, 300});
}

void tst_viewcharts::hostileNamesStayText()
{
    PlaneFigure figure = someFigure();
    figure.arrows[0].name = u"q <img src='/etc/passwd'>\n\u202Eend"_s;
    figure.title = figure.arrows[0].name;
    PlaneChart chart;
    chart.resize(400, 300);
    chart.setFigure(figure);
    QVERIFY(!chart.accessibleName().contains(u'\n'));
    pictureOf(chart, {400, 300});
}

void tst_viewcharts::stepsAreDrawn()
{
    WaterfallChart chart;
    chart.setData(someWaterfall(), 2);
    QCOMPARE(chart.table().rows.size(), 5);
    QCOMPARE(chart.table().rows.at(1), (QStringList{u"q2 · k2"_s, u"-1.00 × 0.50"_s, u"-0.5"_s, u"1.5"_s}));
    QVERIFY(chart.summary().contains(u"export"_s));
    const QImage picture = pictureOf(chart, {600, 220});
    const ColourMap& map = currentTheme().map(MapName::Signed);
    const int up = countOf(picture, QColor(map.at(0.86)));
    const int down = countOf(picture, QColor(map.at(0.14)));
    const int total = countOf(picture, currentTheme().colours.barQuiet);
    QVERIFY2(std::abs(up / static_cast<double>(down) - 4) < 0.6, qPrintable(u"%1 %2"_s.arg(up).arg(down)));
    QVERIFY2(std::abs(up / static_cast<double>(total) - 2 / 1.5) < 0.1, qPrintable(u"%1 %2"_s.arg(up).arg(total)));
    QVERIFY(countOf(picture, currentTheme().colours.barStrong) > 0);
}

void tst_viewcharts::stepsActivate()
{
    WaterfallChart chart;
    chart.setData(someWaterfall(), 2);
    chart.resize(600, 220);
    QSignalSpy score(&chart, &WaterfallChart::scoreActivated);
    QSignalSpy divided(&chart, &WaterfallChart::dividedActivated);
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(&chart, Qt::Key_Down);
        QTest::keyClick(&chart, Qt::Key_Return);
    }
    QCOMPARE(score.size(), 4);
    QCOMPARE(divided.size(), 1);
}

void tst_viewcharts::reasonsStandInPlace()
{
    Waterfall waterfall = someWaterfall();
    waterfall.terms.clear();
    waterfall.reason = u"Q[a,q1] is NaN."_s;
    WaterfallChart chart;
    chart.setData(waterfall, 2);
    QVERIFY(chart.summary().contains(waterfall.reason));
    QVERIFY(chart.table().rows.isEmpty());
    QVERIFY(countOf(pictureOf(chart, {500, 200}), currentTheme().colours.warningFill) > 1000);
    PlaneFigure figure = someFigure();
    figure.reason = u"Nothing is finite."_s;
    PlaneChart plane;
    plane.setFigure(figure);
    QVERIFY(plane.summary().contains(figure.reason));
    QVERIFY(countOf(pictureOf(plane, {500, 200}), currentTheme().colours.warningFill) > 1000);
}

AE_TEST(tst_viewcharts)
#include "tst_viewcharts.moc"
