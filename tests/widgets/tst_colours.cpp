// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "colourblind.h"
#include "widgets/look/colourmap.h"
#include "widgets/look/hatch.h"
#include "widgets/look/palettes.h"
#include "widgets/look/theme.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace ae;
using namespace ae::test;

Q_DECLARE_METATYPE(ae::MapName)
Q_DECLARE_METATYPE(ae::Backdrop)

class tst_colours : public QObject {
    Q_OBJECT
private slots:
    void oklabRoundTrip();
    void contrastOfKnownPairs();
    void textIsReadable_data();
    void textIsReadable();
    void anyBackgroundHasReadableText();
    void lightnessIsMonotone_data();
    void lightnessIsMonotone();
    void divergingIsSymmetric_data();
    void divergingIsSymmetric();
    void signsDifferForAllEyes_data();
    void signsDifferForAllEyes();
    void orderHoldsForAllEyes_data();
    void orderHoldsForAllEyes();
    void bothEndsOfSignedNumbersDifferForAllEyes_data();
    void bothEndsOfSignedNumbersDifferForAllEyes();
    void cellsAreReadableInEveryThemeAndPalette();
    void smallWeightsAreTinted();
    void placesOnScale_data();
    void placesOnScale();
    void outsideAndNotFinite();
    void hatchesDiffer();

private:
    void everyMap();
};

void tst_colours::everyMap()
{
    QTest::addColumn<MapName>("name");
    QTest::addColumn<Backdrop>("backdrop");
    for (const ColourMapSpec& spec : colourMapCatalogue()) {
        QTest::addRow("%s, light", spec.key.data()) << spec.name << Backdrop::Light;
        QTest::addRow("%s, dark", spec.key.data()) << spec.name << Backdrop::Dark;
    }
}

void tst_colours::oklabRoundTrip()
{
    // Values of the author of OKLab: pure red.
    const OkLab red = toOkLab(qRgb(255, 0, 0));
    QVERIFY(std::abs(red.l - 0.62796) < 1e-4);
    QVERIFY(std::abs(red.a - 0.22486) < 1e-4);
    QVERIFY(std::abs(red.b - 0.12585) < 1e-4);
    for (int r = 0; r < 256; r += 51) {
        for (int g = 0; g < 256; g += 51) {
            for (int b = 0; b < 256; b += 51)
                QCOMPARE(toRgb(toOkLab(qRgb(r, g, b))), qRgb(r, g, b));
        }
    }
    // A colour that no screen shows keeps its lightness.
    const QRgb vivid = toRgb(OkLab::polar(0.6, 0.4, 150));
    QVERIFY(std::abs(toOkLab(vivid).l - 0.6) < 0.01);
}

void tst_colours::contrastOfKnownPairs()
{
    QVERIFY(std::abs(contrastRatio(qRgb(0, 0, 0), qRgb(255, 255, 255)) - 21) < 1e-9);
    QVERIFY(std::abs(contrastRatio(qRgb(0x76, 0x76, 0x76), qRgb(255, 255, 255)) - 4.54) < 0.01);
    QCOMPARE(contrastRatio(qRgb(1, 2, 3), qRgb(1, 2, 3)), 1.0);
}

void tst_colours::textIsReadable_data()
{
    everyMap();
}

void tst_colours::textIsReadable()
{
    QFETCH(MapName, name);
    QFETCH(Backdrop, backdrop);
    const ColourMap& map = ColourMap::of(name, backdrop);
    for (int i = 0; i <= 1000; ++i) {
        const double t = i / 1000.0;
        const double contrast = contrastRatio(map.at(t), map.textAt(t));
        QVERIFY2(contrast >= 4.5, qPrintable(QString::number(t) + QLatin1Char(' ') + QString::number(contrast)));
    }
    QVERIFY(contrastRatio(map.notFinite(), readableText(map.notFinite())) >= 4.5);
    QVERIFY(contrastRatio(map.hidden(), readableText(map.hidden())) >= 4.5);
}

void tst_colours::anyBackgroundHasReadableText()
{
    for (int r = 0; r < 256; r += 5) {
        for (int g = 0; g < 256; g += 5) {
            for (int b = 0; b < 256; b += 5) {
                const QRgb colour = qRgb(r, g, b);
                QVERIFY(contrastRatio(colour, readableText(colour)) >= 4.5);
            }
        }
    }
}

void tst_colours::lightnessIsMonotone_data()
{
    everyMap();
}

void tst_colours::lightnessIsMonotone()
{
    QFETCH(MapName, name);
    QFETCH(Backdrop, backdrop);
    const ColourMap& map = ColourMap::of(name, backdrop);
    const bool isDiverging = name == MapName::Signed;
    const double start = isDiverging ? 0.5 : 0;
    const double direction = toOkLab(map.at(1)).l > toOkLab(map.at(start)).l ? 1 : -1;
    double before = toOkLab(map.at(start)).l;
    for (int i = 1; i <= 1000; ++i) {
        const double l = toOkLab(map.at(start + (1 - start) * i / 1000.0)).l;
        QVERIFY2(direction * (l - before) > -0.003, qPrintable(QString::number(i)));  // 8 bits a channel
        before = l;
    }
    QVERIFY(std::abs(toOkLab(map.at(1)).l - toOkLab(map.at(start)).l) > 0.35);
}

void tst_colours::divergingIsSymmetric_data()
{
    QTest::addColumn<Backdrop>("backdrop");
    QTest::newRow("light") << Backdrop::Light;
    QTest::newRow("dark") << Backdrop::Dark;
}

void tst_colours::divergingIsSymmetric()
{
    QFETCH(Backdrop, backdrop);
    const ColourMap& map = ColourMap::of(MapName::Signed, backdrop);
    const OkLab centre = toOkLab(map.at(0.5));
    QVERIFY(centre.chroma() < 0.03);
    for (int i = 0; i <= 500; ++i) {
        const double t = i / 1000.0;
        const OkLab below = toOkLab(map.at(0.5 - t));
        const OkLab above = toOkLab(map.at(0.5 + t));
        QVERIFY2(std::abs(below.l - above.l) < 0.006, qPrintable(QString::number(t)));
        // The dark ground is a little blue: what is added to it is the same on both sides.
        const double gone = std::pow(2 * t, 0.9);
        const auto added = [&](const OkLab& c) { return std::hypot(c.a - centre.a * (1 - gone), c.b - centre.b * (1 - gone)); };
        QVERIFY2(std::abs(added(below) - added(above)) < 0.006, qPrintable(QString::number(t)));
    }
}

void tst_colours::signsDifferForAllEyes_data()
{
    divergingIsSymmetric_data();
}

void tst_colours::signsDifferForAllEyes()
{
    QFETCH(Backdrop, backdrop);
    const ColourMap& map = ColourMap::of(MapName::Signed, backdrop);
    for (const Eyes eyes : allEyes) {
        for (const double share : {0.25, 0.5, 0.75, 1.0})
            QVERIFY(difference(eyes, map.at(0.5 - share / 2), map.at(0.5 + share / 2)) > 0.05);
    }
    // No role wears the hues of the signs: they say whose a number is, not how large.
    const OkLab ochre = toOkLab(map.at(0));
    const OkLab petrol = toOkLab(map.at(1));
    const Theme& theme = themeOf(backdrop == Backdrop::Light ? ThemeName::Light : ThemeName::Dark);
    for (const Role role : {Role::Query, Role::Key, Role::Value, Role::Score, Role::Input}) {
        const OkLab own = toOkLab(theme.roleColour(role).rgb());
        QVERIFY(distance(own, ochre) > 0.07);
        QVERIFY(distance(own, petrol) > 0.07);
    }
}

void tst_colours::orderHoldsForAllEyes_data()
{
    everyMap();
}

void tst_colours::orderHoldsForAllEyes()
{
    QFETCH(MapName, name);
    QFETCH(Backdrop, backdrop);
    const ColourMap& map = ColourMap::of(name, backdrop);
    constexpr double rounding = 0.004;  // of 8 bits a channel, before and after the simulation
    constexpr double leastSpan = 0.3;  // of lightness: enough for the steps between to be seen
    const bool isDiverging = name == MapName::Signed;
    const double start = isDiverging ? 0.5 : 0;
    for (const double end : isDiverging ? std::vector{0.0, 1.0} : std::vector{1.0}) {
        for (const Eyes eyes : allEyes) {
            const auto lightness = [&](double share) { return toOkLab(seenBy(eyes, map.at(start + (end - start) * share))).l; };
            const double direction = lightness(1) > lightness(0) ? 1 : -1;
            double furthest = lightness(0);
            for (int i = 1; i <= 1000; ++i) {
                const double l = lightness(i / 1000.0);
                QVERIFY2(direction * (l - furthest) > -rounding, qPrintable(QString::number(i)));
                furthest = direction > 0 ? std::max(furthest, l) : std::min(furthest, l);
            }
            QVERIFY(std::abs(lightness(1) - lightness(0)) > leastSpan);
        }
    }
}

void tst_colours::bothEndsOfSignedNumbersDifferForAllEyes_data()
{
    QTest::addColumn<MapName>("name");
    QTest::addColumn<Backdrop>("backdrop");
    for (const PaletteSpec& palette : paletteCatalogue()) {
        QTest::addRow("%s, light", palette.key.data()) << palette.signedNumbers << Backdrop::Light;
        QTest::addRow("%s, dark", palette.key.data()) << palette.signedNumbers << Backdrop::Dark;
    }
}

void tst_colours::bothEndsOfSignedNumbersDifferForAllEyes()
{
    QFETCH(MapName, name);
    QFETCH(Backdrop, backdrop);
    const ColourMap& map = ColourMap::of(name, backdrop);
    // black and white are 1 apart; neighbours in a palette of ten colours made for colour-blind eyes are about 0.1 apart
    constexpr double least = 0.14;
    for (const Eyes eyes : allEyes)
        QCOMPARE_GT(difference(eyes, map.at(0), map.at(1)), least);
}

void tst_colours::cellsAreReadableInEveryThemeAndPalette()
{
    for (const PaletteSpec& palette : paletteCatalogue()) {
        setPalette(palette.key);
        for (const Theme& theme : themes()) {
            for (const MapName name : {MapName::Weights, MapName::Signed}) {
                const ColourMap& map = theme.map(name);
                for (int i = 0; i < ColourMap::size; ++i) {
                    const double t = static_cast<double>(i) / (ColourMap::size - 1);
                    QVERIFY2(contrastRatio(map.at(t), map.textAt(t)) >= 4.5, palette.key.data());
                }
                QVERIFY(contrastRatio(map.hidden(), readableText(map.hidden())) >= 4.5);
            }
        }
    }
    setPalette(paletteCatalogue().front().key);
}

void tst_colours::smallWeightsAreTinted()
{
    for (const Backdrop backdrop : {Backdrop::Light, Backdrop::Dark}) {
        const ColourMap& map = ColourMap::of(MapName::Weights, backdrop);
        QVERIFY(distance(toOkLab(map.at(0)), toOkLab(map.at(0.05))) > 0.02);
        QVERIFY(distance(toOkLab(map.at(0)), toOkLab(map.at(1 / 7.0))) > 0.06);
    }
    QVERIFY(contrastRatio(ColourMap::of(MapName::Weights, Backdrop::Light).at(0), qRgb(255, 255, 255)) < 1.05);
}

void tst_colours::placesOnScale_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("largest");
    QTest::addColumn<bool>("isSigned");
    QTest::addColumn<double>("expected");
    constexpr double huge = std::numeric_limits<double>::max();
    constexpr double tiny = std::numeric_limits<double>::denorm_min();
    QTest::newRow("zero is the centre") << 0.0 << 2.0 << true << 0.5;
    QTest::newRow("minus zero is the centre") << -0.0 << 2.0 << true << 0.5;
    QTest::newRow("largest") << 2.0 << 2.0 << true << 1.0;
    QTest::newRow("smallest") << -2.0 << 2.0 << true << 0.0;
    QTest::newRow("half") << 1.0 << 2.0 << false << 0.5;
    QTest::newRow("below zero, unsigned scale") << -1.0 << 2.0 << false << 0.0;
    QTest::newRow("all zero") << 0.0 << 0.0 << true << 0.5;
    QTest::newRow("largest is infinite") << 1.0 << std::numeric_limits<double>::infinity() << true << 0.5;
    QTest::newRow("largest is NaN") << 1.0 << std::nan("") << false << 0.0;
    QTest::newRow("ends of double") << -huge << huge << true << 0.0;
    QTest::newRow("smallest doubles") << tiny << tiny << true << 1.0;
}

void tst_colours::placesOnScale()
{
    QFETCH(double, value);
    QFETCH(double, largest);
    QFETCH(bool, isSigned);
    QFETCH(double, expected);
    QCOMPARE(placeOnScale(value, largest, isSigned ? MapRange::AroundZero : MapRange::FromZero), expected);
}

void tst_colours::outsideAndNotFinite()
{
    const double nan = std::nan("");
    const double infinity = std::numeric_limits<double>::infinity();
    QVERIFY(std::isnan(placeOnScale(nan, 1, MapRange::AroundZero)));
    QVERIFY(std::isnan(placeOnScale(infinity, 1, MapRange::FromZero)));
    const ColourMap& map = ColourMap::of(MapName::Weights, Backdrop::Light);
    QCOMPARE(map.at(nan), map.notFinite());
    QCOMPARE(map.at(-3), map.at(0));
    QCOMPARE(map.at(1e308), map.at(1));
    QCOMPARE(map.at(infinity), map.at(1));
    for (int i = 0; i <= 1000; ++i) {
        QVERIFY(map.at(i / 1000.0) != map.notFinite());
        QVERIFY(map.at(i / 1000.0) != map.hidden());
    }
}

void tst_colours::hatchesDiffer()
{
    const auto drawn = [](Hatch hatch) {
        QImage image(40, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintHatch(painter, QRectF(4, 4, 32, 12), hatch, themeOf(ThemeName::Light).colours);
        return image;
    };
    const QImage hidden = drawn(Hatch::Hidden);
    const QImage notFinite = drawn(Hatch::NotFinite);
    QVERIFY(hidden != notFinite);
    for (const QImage& image : {hidden, notFinite}) {
        int inked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const bool isInside = x >= 3 && x <= 36 && y >= 3 && y <= 16;
                const bool isInked = image.pixel(x, y) != qRgb(255, 255, 255);
                QVERIFY2(isInside || !isInked, "lines leave the rectangle");
                inked += isInked ? 1 : 0;
            }
        }
        QVERIFY(inked > 60);
    }
    // A wall is hatched in no time, an empty rectangle not at all.
    QImage image(8, 8, QImage::Format_RGB32);
    QPainter painter(&image);
    paintHatch(painter, QRectF(0, 0, 1e7, 1e7), Hatch::NotFinite, themeOf(ThemeName::Light).colours);
    paintHatch(painter, QRectF(), Hatch::Hidden, themeOf(ThemeName::Light).colours);
}

AE_TEST(tst_colours)
#include "tst_colours.moc"
