// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "openwatch.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/charttext.h"
#include "widgets/charts/curvechart.h"
#include "widgets/charts/entropychart.h"
#include "widgets/charts/stackedrowschart.h"

#include <QAccessible>
#include <QApplication>
#include <QBuffer>
#include <QFileInfo>
#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QHelpEvent>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

QApplication& application()
{
    return *static_cast<QApplication*>(QCoreApplication::instance());
}

// The weights of "export" in the lesson.
BarChartData lesson()
{
    BarChartData data;
    data.title = u"Weights of “export”"_s;
    const QStringList names{u"Why"_s, u"did"_s, u"my"_s, u"Nimbus"_s, u"export"_s, u"fail"_s, u"?"_s};
    const double weights[] = {0.127, 0.117, 0.105, 0.117, 0.165, 0.2407, 0.127};
    for (int i = 0; i < 7; ++i)
        data.bars.push_back({names.at(i), weights[i], weights[i] / 2, BarState::Shown});
    data.equalShare = 1 / 7.0;
    return data;
}

CurveChartData curves()
{
    CurveChartData data;
    data.title = u"Largest weight"_s;
    Curve curve;
    curve.name = u"with"_s;
    for (int k = 1; k <= 10; ++k) {
        data.xTicks.push_back(1 << k);
        curve.points.push_back({static_cast<double>(1 << k), 0.2 + k / 50.0});
        curve.band.push_back({static_cast<double>(1 << k), 0.1, 0.6});
    }
    data.curves = {curve};
    data.marker = 32;
    data.markerName = u"d ="_s;
    return data;
}

QImage pictureOf(Chart& chart, const QSize& size = {500, 300}, const Theme& theme = currentTheme())
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    chart.render(&painter, QRectF(QPointF(), QSizeF(size)), theme);
    return image;
}

bool hasColour(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour.rgb())
                return true;
        }
    }
    return false;
}

}  // namespace

class tst_charts : public QObject {
    Q_OBJECT
private slots:
    void init() { applyTheme(application(), ThemeName::Light); }

    void plainText_data();
    void plainText();
    void shownNumbers_data();
    void shownNumbers();
    void linearScales_data();
    void linearScales();
    void logScales();
    void thinningKeepsExtremes();
    void thinningOfUnsortedPoints();

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

    void curvesDropAndCount();
    void curvesThinned();
    void extremeCurves_data();
    void extremeCurves();
    void markerIsDragged();
    void markerByKey();

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

void tst_charts::plainText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("markup");
    QTest::newRow("plain") << u"export"_s << u"export"_s << u"export"_s;
    QTest::newRow("tag") << u"<img src='x'>&"_s << u"<img src='x'>&"_s << u"&lt;img src='x'&gt;&amp;"_s;
    QTest::newRow("line ends") << u"a\nb\tc\u2028d"_s << u"a b c d"_s << u"a b c d"_s;
    QTest::newRow("turning marks") << u"a\u202eb\u2066c"_s << u"abc"_s << u"abc"_s;
    QTest::newRow("NUL") << QString(QChar(0)) << u" "_s << u" "_s;
    QTest::newRow("beyond the first plane") << u"😀"_s << u"😀"_s << u"😀"_s;
    const QString longest(256, u'x');
    QTest::newRow("longest name") << longest << longest << longest;
    QTest::newRow("too long") << longest + u"yy"_s << longest + u"…"_s << longest + u"…"_s;
    QTest::newRow("empty") << QString() << QString() << QString();
}

void tst_charts::plainText()
{
    QFETCH(QString, text);
    QTEST(oneLine(text), "line");
    QTEST(plainChartText(text), "markup");
}

void tst_charts::shownNumbers_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    QTest::newRow("weight") << 0.2407 << 3 << u"0.241"_s;
    QTest::newRow("negative") << -0.5 << 2 << u"−0.50"_s;
    QTest::newRow("true zero") << 0.0 << 3 << u"0.000"_s;
    QTest::newRow("minus zero") << -0.0 << 3 << u"0.000"_s;
    QTest::newRow("rounds to zero") << 1e-9 << 3 << u"<0.001"_s;
    QTest::newRow("rounds to zero from below") << -1e-9 << 2 << u">−0.01"_s;
    QTest::newRow("largest") << 1e308 << 3 << u"1.00×10³⁰⁸"_s;
    QTest::newRow("rounds up to ten") << 9.999e20 << 3 << u"1.00×10²¹"_s;
    QTest::newRow("not a number") << notANumber << 3 << u"NaN"_s;
    QTest::newRow("infinite") << -infinity << 3 << u"−∞"_s;
}

void tst_charts::shownNumbers()
{
    QFETCH(double, value);
    QFETCH(int, decimals);
    QTEST(shownNumber(value, decimals), "text");
}

void tst_charts::linearScales_data()
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

void tst_charts::linearScales()
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

void tst_charts::logScales()
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

void tst_charts::thinningKeepsExtremes()
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

void tst_charts::thinningOfUnsortedPoints()
{
    std::vector<QPointF> points;
    for (int i = 0; i < 5000; ++i)
        points.push_back({(i * 7919 % 5000) / 5000.0, 0.5});
    QVERIFY(thinned(points, 0).size() <= points.size());
    QCOMPARE(thinned(points, -5).front(), points.front());
}

void tst_charts::barsOfTheLesson()
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

void tst_charts::barsActivate()
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

void tst_charts::barsByKey()
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

void tst_charts::barsAboveSixtyFour()
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

void tst_charts::barStates()
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

void tst_charts::barsWithoutDistribution()
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

void tst_charts::barNumbersNeverSpoilTheAxis_data()
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

void tst_charts::barNumbersNeverSpoilTheAxis()
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

void tst_charts::equalNamesStayApart()
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

void tst_charts::smallWeightsKeepDigits()
{
    BarChartData data = lesson();
    for (Bar& bar : data.bars)
        bar.value /= 100;
    BarChart chart;
    chart.setData(data);
    QVERIFY2(chart.summary().contains(u"0.0024"_s), qPrintable(chart.summary()));
}

void tst_charts::curvesDropAndCount()
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

void tst_charts::curvesThinned()
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

void tst_charts::extremeCurves_data()
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

void tst_charts::extremeCurves()
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

void tst_charts::markerIsDragged()
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

void tst_charts::markerByKey()
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
