// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/equationtext.h"

#include "samples.h"
#include "testmain.h"

#include <QTest>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Equations beside the titles of the cells, as they are in force.
class tst_equationtext : public QObject {
    Q_OBJECT
private slots:
    void theDivisorIsShown_data();
    void theDivisorIsShown();
    void numbersFollowTheLocale();
};

void tst_equationtext::theDivisorIsShown_data()
{
    QTest::addColumn<double>("exponent");
    QTest::addColumn<double>("temperature");
    QTest::addColumn<QString>("scaling");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("weights");
    const QString plain = u"A = softmax(S\u0303)"_s;
    const QString warm = u"A = softmax(S\u0303 / τ)"_s;
    QTest::newRow("root of d") << 0.5 << 1.0 << u"S\u0303 = S / √2"_s << u"The scores are divided by 1.414."_s << plain;
    QTest::newRow("scaling off") << 0.0 << 1.0 << u"S\u0303 = S"_s << u"The scores are divided by 1.000."_s << plain;
    QTest::newRow("d") << 1.0 << 1.0 << u"S\u0303 = S / 2"_s << u"The scores are divided by 2.000."_s << plain;
    QTest::newRow("another power") << 0.75 << 1.0 << u"S\u0303 = S / 2^{0.75}"_s << u"The scores are divided by 1.682."_s << plain;
    QTest::newRow("warm") << 0.5 << 3.0 << u"S\u0303 = S / √2"_s
                          << u"The scores are divided by 1.414, and within the softmax by the temperature 3: by 4.243 together."_s << warm;
    QTest::newRow("cold")
        << 0.5 << 1e-5 << u"S\u0303 = S / √2"_s
        << u"The scores are divided by 1.414, and within the softmax by the temperature 1.0 · 10⁻⁵: by 1.4 · 10⁻⁵ together."_s << warm;
    QTest::newRow("warm, scaling off")
        << 0.0 << 3.0 << u"S\u0303 = S"_s
        << u"The scores are divided by 1.000, and within the softmax by the temperature 3: by 3.000 together."_s << warm;
}

void tst_equationtext::theDivisorIsShown()
{
    QFETCH(const double, exponent);
    QFETCH(const double, temperature);
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    Options options = document->session().options;
    options.scaleExponent = exponent;
    options.temperature = temperature;
    QVERIFY(!document->setOptions(options, u"options"_s));
    document->settle();
    QTEST(scalingEquation(*document), "scaling");
    QTEST(divisorSentence(*document), "sentence");
    QTEST(weightsEquation(*document), "weights");
}

void tst_equationtext::numbersFollowTheLocale()
{
    const LocaleGuard guard(commaLocale());
    const auto document = lessonDocument();
    Options options = document->session().options;
    options.scaleExponent = 0.75;
    QVERIFY(!document->setOptions(options, u"options"_s));
    document->settle();
    QCOMPARE(scalingEquation(*document), u"S\u0303 = S / 2^{0,75}"_s);
}

AE_TEST(tst_equationtext)
#include "tst_equationtext.moc"
