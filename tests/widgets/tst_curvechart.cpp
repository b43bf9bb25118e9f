// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "chartsamples.h"
#include "widgets/charts/curvechart.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Curves over the width, with a marker that is moved.
class tst_curvechart : public QObject {
    Q_OBJECT
private slots:
    void init() { applyTheme(application(), ThemeName::Light); }

    void curvesDropAndCount();
    void curvesThinned();
    void extremeCurves_data();
    void extremeCurves();
    void markerIsDragged();
    void markerByKey();
};

void tst_curvechart::curvesDropAndCount()
{
    CurveChartData data = curves();
    data.yKind = ScaleKind::Log;
    data.curves[0].points[2].setY(notANumber);
    data.curves[0].points[3].setY(infinity);
    data.curves[0].points[4].setY(0);
    data.curves[0].points[5].setY(-1);
    data.curves[0].points[6].setX(0);
    data.curves[0].band[7].low = 0;
    data.curves[0].band[8].high = notANumber;
    CurveChart chart;
    chart.setData(data);
    chart.resize(460, 260);
    QCOMPARE(chart.notes().size(), 2);
    QVERIFY2(chart.notes().at(0).contains(u'2'), qPrintable(chart.notes().at(0)));
    QVERIFY2(chart.notes().at(1).contains(u'3'), qPrintable(chart.notes().at(1)));
    QCOMPARE(chart.drawnPoints(), 5);
    QVERIFY(hasColour(pictureOf(chart, {920, 520}), currentTheme().colours.accent));
    QVERIFY(chart.summary().contains(chart.notes().at(0)));
    QCOMPARE(chart.table().rows.size(), 10);
    QCOMPARE(chart.table().rows.at(2).at(2), u"nan"_s);
    data.yKind = ScaleKind::Linear;
    chart.setData(data);
    QCOMPARE(chart.drawnPoints(), 7);
}

void tst_curvechart::curvesThinned()
{
    CurveChartData data;
    data.xKind = ScaleKind::Linear;
    Curve curve;
    for (int i = 0; i < 10000; ++i) {
        curve.points.push_back({static_cast<double>(i), std::sin(i * 0.7)});
        curve.band.push_back({static_cast<double>(i), -1.5, 1.5});
    }
    data.curves = {curve, curve};
    CurveChart chart;
    chart.setData(data);
    chart.resize(700, 300);
    chart.show();
    QVERIFY(chart.drawnPoints() <= 2000);
    QVERIFY(chart.drawnPoints() > 400);
}

void tst_curvechart::extremeCurves_data()
{
    QTest::addColumn<QList<QPointF>>("points");
    QTest::newRow("nothing") << QList<QPointF>{};
    QTest::newRow("one point") << QList<QPointF>{{2, 0.5}};
    QTest::newRow("only bad ones") << QList<QPointF>{{notANumber, notANumber}, {2, infinity}, {infinity, 1}};
    QTest::newRow("ends of double") << QList<QPointF>{{1, 1.7e308}, {2, -1.7e308}, {1.7e308, 0}};
    QTest::newRow("smallest") << QList<QPointF>{{5e-324, 5e-324}, {1e-320, 1e-322}};
    QTest::newRow("zeros") << QList<QPointF>{{0, 0}, {0, 0}};
    QTest::newRow("all equal") << QList<QPointF>{{2, 0.5}, {4, 0.5}, {8, 0.5}};
}

void tst_curvechart::extremeCurves()
{
    QFETCH(QList<QPointF>, points);
    for (const ScaleKind x : {ScaleKind::Linear, ScaleKind::Log}) {
        for (const ScaleKind y : {ScaleKind::Linear, ScaleKind::Log}) {
            CurveChartData data;
            data.xKind = x;
            data.yKind = y;
            Curve curve;
            curve.points.assign(points.begin(), points.end());
            for (const QPointF& point : points)
                curve.band.push_back({point.x(), point.y(), point.y()});
            data.curves = {curve};
            data.marker = notANumber;
            CurveChart chart;
            chart.setData(data);
            for (const ChartScale& scale : {chart.xScale(), chart.yScale()})
                QVERIFY(std::isfinite(scale.low()) && std::isfinite(scale.high()) && scale.high() > scale.low());
            QVERIFY(std::isfinite(*chart.data().marker));
            QVERIFY(!pictureOf(chart).isNull());
            chart.summary();
            QTest::keyClick(&chart, Qt::Key_Right);
            QVERIFY(std::isfinite(*chart.data().marker));
        }
    }
}

void tst_curvechart::markerIsDragged()
{
    CurveChart chart;
    chart.setData(curves());
    chart.resize(460, 260);
    chart.show();
    QSignalSpy spy(&chart, &CurveChart::markerMoved);
    const auto at = [&chart](double x) { return QPoint(qRound(chart.placeOfX(x)), 120); };
    QTest::mousePress(&chart, Qt::LeftButton, {}, at(32));
    QTest::mouseMove(&chart, at(128));
    QTest::mouseMove(&chart, at(512));
    QVERIFY(spy.count() >= 2);
    QVERIFY(std::abs(spy.last().first().toDouble() / 512 - 1) < 0.03);
    QTest::mouseMove(&chart, QPoint(5000, 120));  // held at the end of the axis
    QCOMPARE(spy.last().first().toDouble(), 1024.0);
    QTest::mouseMove(&chart, QPoint(-5000, 120));
    QCOMPARE(spy.last().first().toDouble(), 2.0);
    QTest::mouseRelease(&chart, Qt::LeftButton, {}, at(64));
    const int before = static_cast<int>(spy.count());
    QTest::mouseMove(&chart, at(256));
    QCOMPARE(spy.count(), before);
    chart.setMarker(64);
    QCOMPARE(spy.count(), before);
    QCOMPARE(*chart.data().marker, 64.0);
    chart.setMarker(notANumber);
    QCOMPARE(*chart.data().marker, 64.0);

    CurveChartData none = curves();
    none.marker.reset();
    chart.setData(none);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, at(32));
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(spy.count(), before);
}

void tst_curvechart::markerByKey()
{
    CurveChart chart;
    chart.setData(curves());
    chart.resize(460, 260);
    chart.show();
    QSignalSpy spy(&chart, &CurveChart::markerMoved);
    chart.setMarker(2);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(spy.last().first().toDouble(), 3.0);  // a whole width further at least
    QTest::keyClick(&chart, Qt::Key_Left);
    QCOMPARE(spy.last().first().toDouble(), 2.0);
    QTest::keyClick(&chart, Qt::Key_Left);
    QCOMPARE(spy.count(), 2);
    QTest::keyClick(&chart, Qt::Key_End);
    QCOMPARE(spy.last().first().toDouble(), 1024.0);
    QTest::keyClick(&chart, Qt::Key_PageDown);
    QVERIFY(spy.last().first().toDouble() < 600);
    QTest::keyClick(&chart, Qt::Key_Home);
    QCOMPARE(spy.last().first().toDouble(), 2.0);
}

AE_TEST(tst_curvechart)
#include "tst_curvechart.moc"
