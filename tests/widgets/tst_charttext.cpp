// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "chartsamples.h"
#include "widgets/charts/charttext.h"

#include <QTest>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Names, numbers and tips of charts in words.
class tst_charttext : public QObject {
    Q_OBJECT
private slots:
    void init() { applyTheme(application(), ThemeName::Light); }

    void plainText_data();
    void plainText();
    void shownNumbers_data();
    void shownNumbers();
};

void tst_charttext::plainText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("markup");
    QTest::newRow("plain") << u"export"_s << u"export"_s << u"export"_s;
    QTest::newRow("tag") << u"<img src='x'>&"_s << u"<img src='x'>&"_s << u"&lt;img src='x'&gt;&amp;"_s;
    QTest::newRow("line ends") << u"a\nb\tc\u2028d"_s << u"a b c d"_s << u"a b c d"_s;
    QTest::newRow("turning marks") << u"a\u202eb\u2066c"_s << u"a⟨202E⟩b⟨2066⟩c"_s << u"a⟨202E⟩b⟨2066⟩c"_s;
    QTest::newRow("NUL") << QString(QChar(0)) << u"⟨0000⟩"_s << u"⟨0000⟩"_s;
    QTest::newRow("combining marks") << u"a"_s + QString(200, QChar(0x301)) << u"a"_s + QString(4, QChar(0x301))
                                     << u"a"_s + QString(4, QChar(0x301));
    QTest::newRow("beyond the first plane") << u"😀"_s << u"😀"_s << u"😀"_s;
    const QString longest(256, u'x');
    QTest::newRow("longest name") << longest << longest << longest;
    QTest::newRow("too long") << longest + u"yy"_s << longest + u"…"_s << longest + u"…"_s;
    QTest::newRow("empty") << QString() << QString() << QString();
}

void tst_charttext::plainText()
{
    QFETCH(QString, text);
    QTEST(oneLine(text), "line");
    QTEST(plainChartText(text), "markup");
}

void tst_charttext::shownNumbers_data()
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

void tst_charttext::shownNumbers()
{
    QFETCH(double, value);
    QFETCH(int, decimals);
    QTEST(shownNumber(value, decimals), "text");
}

AE_TEST(tst_charttext)
#include "tst_charttext.moc"
