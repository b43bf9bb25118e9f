// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matrix/axiszoom.h"

#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace ae;

/// One direction of a picture: the whole, the way to numbers and back, and what is drawn as one pixel.
class tst_axiszoom : public QObject {
    Q_OBJECT
private slots:
    void wholeFillsThePane_data();
    void wholeFillsThePane();
    void cellUnderThePointerStays_data();
    void cellUnderThePointerStays();
    void thereAndBackIsTheWhole();
    void panStopsAtTheEdges();
    void showMovesNoFurtherThanNeeded();
    void otherFramesKeepWhatIsInView();
    void binsCoverEveryCellOnce_data();
    void binsCoverEveryCellOnce();
};

namespace {

AxisZoom axis(Index count, double extent = 500, double number = 40)
{
    AxisZoom made;
    made.setFrame(count, extent, number);
    return made;
}

}  // namespace

void tst_axiszoom::wholeFillsThePane_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("cell");
    QTest::newRow("many to a pixel") << 2048 << 500.0 / 2048;
    QTest::newRow("some pixels each") << 100 << 5.0;
    QTest::newRow("room for numbers") << 8 << 40.0;
}

void tst_axiszoom::wholeFillsThePane()
{
    QFETCH(int, count);
    QFETCH(double, cell);
    const AxisZoom whole = axis(count);
    QCOMPARE(whole.cell(), cell);
    QVERIFY(whole.isWhole());
    QCOMPARE(whole.showsNumbers(), cell == 40);
    QCOMPARE(whole.shown(), (std::pair<Index, Index>{0, count}));
    QCOMPARE(whole.at(0), Index{0});
    QCOMPARE(whole.at(cell * count - 0.001), Index{count - 1});
    QCOMPARE(whole.at(cell * count + 0.001), Index{-1});
    QCOMPARE(whole.at(-0.001), Index{-1});
}

void tst_axiszoom::cellUnderThePointerStays_data()
{
    QTest::addColumn<double>("place");
    for (const double place : {0.0, 3.0, 250.0, 499.0})
        QTest::addRow("at %g", place) << place;
}

void tst_axiszoom::cellUnderThePointerStays()
{
    QFETCH(double, place);
    AxisZoom zoomed = axis(1024);
    const Index under = zoomed.at(place);
    for (int notch = 0; notch < 8; ++notch) {
        const double before = zoomed.cell();
        zoomed.zoom(0.125, place);
        QCOMPARE_GT(zoomed.cell(), before);
        QCOMPARE_LE(std::abs(zoomed.at(place) - under), Index{1});
    }
    QVERIFY(zoomed.showsNumbers());
    QCOMPARE(zoomed.cell(), 40.0);
}

void tst_axiszoom::thereAndBackIsTheWhole()
{
    AxisZoom zoomed = axis(1024);
    zoomed.zoom(1, 333);
    QVERIFY(!zoomed.isWhole());
    zoomed.zoom(-1, 20);
    QVERIFY(zoomed.isWhole());
    QCOMPARE(zoomed.startOf(0), 0.0);
    zoomed.zoom(-5, 20);
    QVERIFY(zoomed == axis(1024));
}

void tst_axiszoom::panStopsAtTheEdges()
{
    AxisZoom zoomed = axis(100);
    zoomed.zoom(1, 250);
    zoomed.pan(1e6);
    QCOMPARE(zoomed.startOf(0), 0.0);
    zoomed.pan(-1e6);
    QCOMPARE(zoomed.startOf(100), 500.0);
    AxisZoom whole = axis(100);
    whole.pan(30);
    QVERIFY(whole == axis(100));
}

void tst_axiszoom::showMovesNoFurtherThanNeeded()
{
    AxisZoom zoomed = axis(100);
    zoomed.zoom(1, 0);
    zoomed.show(3);
    QCOMPARE(zoomed.startOf(0), 0.0);
    zoomed.show(50);
    QCOMPARE(zoomed.startOf(51), 500.0);
    zoomed.show(10);
    QCOMPARE(zoomed.startOf(10), 0.0);
}

void tst_axiszoom::otherFramesKeepWhatIsInView()
{
    AxisZoom whole = axis(1024);
    whole.setFrame(1024, 700, 40);
    QVERIFY(whole == axis(1024, 700));
    AxisZoom zoomed = axis(1024);
    zoomed.zoom(1, 250);
    const Index first = zoomed.shown().first;
    zoomed.setFrame(1024, 700, 50);
    QVERIFY(zoomed.showsNumbers());
    QCOMPARE(zoomed.shown().first, first);
    zoomed.setFrame(5, 700, 50);  // fewer cells than were in view
    QCOMPARE(zoomed.shown(), (std::pair<Index, Index>{0, 5}));
}

void tst_axiszoom::binsCoverEveryCellOnce_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("pixel");
    for (const int count : {3, 65, 499, 500, 501, 2048, 65536}) {
        QTest::addRow("%d, whole", count) << count << 0.0 << 1.0;
        QTest::addRow("%d, whole, fine device", count) << count << 0.0 << 0.5;
        QTest::addRow("%d, zoomed", count) << count << 0.4 << 1.0;
        QTest::addRow("%d, numbers", count) << count << 1.0 << 1.0;
    }
}

void tst_axiszoom::binsCoverEveryCellOnce()
{
    QFETCH(int, count);
    QFETCH(double, zoom);
    QFETCH(double, pixel);
    AxisZoom zoomed = axis(count);
    zoomed.zoom(zoom, 123);
    const AxisZoom::Bins bins = zoomed.bins(pixel);
    QCOMPARE(bins.edges.size(), bins.places.size());
    QCOMPARE_LE(std::abs(bins.edges.front() - zoomed.shown().first), Index{1});
    QCOMPARE_LE(std::abs(bins.edges.back() - zoomed.shown().second), Index{1});
    QCOMPARE_LE(static_cast<double>(bins.edges.size()), 500 / std::min(pixel, 1.0) + 3);
    for (std::size_t i = 1; i < bins.edges.size(); ++i) {
        QCOMPARE_GE(bins.edges[i], bins.edges[i - 1]);
        QCOMPARE_GT(bins.places[i], bins.places[i - 1]);
        if (zoomed.cell() >= pixel)
            QCOMPARE(bins.edges[i], bins.edges[i - 1] + 1);
    }
}

AE_TEST(tst_axiszoom)
#include "tst_axiszoom.moc"
