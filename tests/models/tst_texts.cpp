// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/texts.h"

#include "samples.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Numbers, names and reasons as people read them.
class tst_texts : public QObject {
    Q_OBJECT
private slots:
    void numbers_data();
    void numbers();
    void measures_data();
    void measures();
    void aMeasureIsNeverFarOff();
    void noMinusBeforeZero();
    void namesAreMadeVisibleAndShort_data();
    void namesAreMadeVisibleAndShort();
    void problemsBecomeSentences();
    void reasonsNameTheCauseOnce();
    void everyStateHasWords();
    void placesAreSpoken();
};

void tst_texts::numbers_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    QTest::addRow("zero") << 0.0 << 2 << u"0.00"_s;
    QTest::addRow("minus zero") << -0.0 << 2 << u"0.00"_s;
    QTest::addRow("rounded to zero") << -0.004 << 2 << u"0.00"_s;
    QTest::addRow("negative") << -0.005001 << 2 << u"−0.01"_s;
    QTest::addRow("rounded up") << 0.999 << 2 << u"1.00"_s;
    QTest::addRow("no decimals") << 12.5001 << 0 << u"13"_s;
    QTest::addRow("NaN") << std::nan("") << 2 << u"NaN"_s;
    QTest::addRow("minus infinity") << -std::numeric_limits<double>::infinity() << 2 << u"−∞"_s;
    QTest::addRow("large") << 9999999.0 << 2 << u"9999999.00"_s;
    QTest::addRow("too large for digits") << 1e7 << 2 << u"1.0 · 10⁷"_s;
    QTest::addRow("largest") << -std::numeric_limits<double>::max() << 2 << u"−1.8 · 10³⁰⁸"_s;
}

void tst_texts::numbers()
{
    QFETCH(const double, value);
    QFETCH(const int, decimals);
    QFETCH(const QString, text);
    QCOMPARE((NumberStyle{decimals, '.'}.text(value)), text);
    QCOMPARE((NumberStyle{decimals, ','}.text(value)), QString(text).replace(u'.', u','));
}

void tst_texts::measures_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::addRow("zero") << -0.0 << u"0"_s;
    QTest::addRow("a half") << 0.5 << u"0.500"_s;
    QTest::addRow("small") << 0.0123 << u"0.0123"_s;
    QTest::addRow("tens") << 12.34 << u"12.3"_s;
    QTest::addRow("hundreds") << -512.4 << u"−512"_s;
    QTest::addRow("power") << 2e-5 << u"2.0 · 10⁻⁵"_s;
    QTest::addRow("just below a power") << 9.99e-5 << u"1.0 · 10⁻⁴"_s;
    QTest::addRow("a power that the logarithm misses") << 1e23 << u"1.0 · 10²³"_s;
    QTest::addRow("smallest") << 5e-324 << u"4.9 · 10⁻³²⁴"_s;
    QTest::addRow("largest") << std::numeric_limits<double>::max() << u"1.8 · 10³⁰⁸"_s;
    QTest::addRow("infinity") << std::numeric_limits<double>::infinity() << u"∞"_s;
}

void tst_texts::measures()
{
    QFETCH(const double, value);
    QFETCH(const QString, text);
    QCOMPARE((NumberStyle{2, '.'}.measure(value)), text);
}

void tst_texts::aMeasureIsNeverFarOff()
{
    const NumberStyle style{2, '.'};
    for (int power = -320; power <= 307; ++power) {
        for (const double digits : {1.0, 1.04, 3.14159, 9.949, 9.96, 9.9999999}) {
            const double value = digits * std::pow(10.0, power);
            const QString text = style.measure(value);
            // a power of ten is needed twice, so that a subnormal one can be read back
            QVERIFY2(std::abs(shownNumber(text) / value - 1) < 0.06 || power < -300, qPrintable(text + u' ' + QString::number(value)));
            QVERIFY2(!text.startsWith(u"10.0"_s) || !text.contains(u'·'), qPrintable(text));
            QVERIFY2(text.size() < 16, qPrintable(text));
        }
    }
}

void tst_texts::noMinusBeforeZero()
{
    for (int decimals = 0; decimals <= 17; ++decimals) {
        for (const double value : {-0.0, -1e-18, -4.9e-324}) {
            const QString text = NumberStyle{decimals, '.'}.text(value);
            QVERIFY2(!text.contains(u'−') && !text.contains(u'-'), qPrintable(text));
        }
    }
}

void tst_texts::namesAreMadeVisibleAndShort_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("shown");
    QTest::addRow("plain") << QByteArray("export") << u"export"_s;
    QTest::addRow("markup stays text") << QByteArray("<img src=x>&amp;") << u"<img src=x>&amp;"_s;
    QTest::addRow("line breaks") << QByteArray("a\r\nb\u2028c\u2029") << u"a⟨000D⟩⟨000A⟩b⟨2028⟩c⟨2029⟩"_s;
    QTest::addRow("right to left override") << QByteArray("\u202Eevil\u2066") << u"⟨202E⟩evil⟨2066⟩"_s;
    QTest::addRow("zero width") << QByteArray("a\u200Bb\uFEFF") << u"a⟨200B⟩b⟨FEFF⟩"_s;
    QTest::addRow("NUL") << QByteArray("a\0b", 3) << u"a⟨0000⟩b"_s;
    QTest::addRow("other scripts") << QByteArray("日本 \U0001F600") << u"日本 \U0001F600"_s;
    QTest::addRow("combining") << QByteArray("e\u0301") << u"e\u0301"_s;
    QTest::addRow("piled up combining") << QByteArray("e") + QByteArray("\u0301").repeated(50) << u"e"_s + u"\u0301"_s.repeated(4);
    QTest::addRow("long") << QByteArray(500, 'x') << QString(80, u'x') + u'…';
    QTest::addRow("bad UTF-8") << QByteArray("a\xFF") << u"a\uFFFD"_s;
}

void tst_texts::namesAreMadeVisibleAndShort()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QString, shown);
    QCOMPARE(shownName(name.toStdString()), shown);
}

void tst_texts::problemsBecomeSentences()
{
    Problem problem{ProblemKind::Data, "matrices.X row 3", "expected %1 numbers, found %2", "give every row the same length", {"4", "%1"}};
    QCOMPARE(sentenceOf(problem), u"matrices.X row 3: expected 4 numbers, found %1; give every row the same length"_s);
    problem.where.clear();
    problem.advice = "";
    QCOMPARE(sentenceOf(problem), u"expected 4 numbers, found %1"_s);
}

void tst_texts::reasonsNameTheCauseOnce()
{
    const Document document(troubledSession());
    QCOMPARE(reasonInWords(document, 0), QString());
    QVERIFY(reasonInWords(document, 1).contains(u"No key is allowed"_s));
    QVERIFY2(reasonInWords(document, 2).contains(u" is NaN, because X[%1 %2,1] is NaN."_s), qPrintable(reasonInWords(document, 2)));
    QVERIFY2(reasonInWords(document, 3).contains(u" is infinity"_s), qPrintable(reasonInWords(document, 3)));
    QCOMPARE(reasonInWords(document, 4), QString());
    QVERIFY2(reasonInWords(document, 5).startsWith(u"V["_s), qPrintable(reasonInWords(document, 5)));
}

void tst_texts::everyStateHasWords()
{
    QStringList words;
    for (const RowState state : {RowState::Ok, RowState::FullyMasked, RowState::NotANumber, RowState::Overflow, RowState::ValueNotFinite})
        words << stateInWords(state);
    words.removeAll(QString());
    words.removeDuplicates();
    QCOMPARE(words.size(), 5);
}

void tst_texts::placesAreSpoken()
{
    const auto lesson = lessonDocument();
    QCOMPARE(placeInWords(*lesson, {"weights", 0, 4, 5}), u"query export, key fail"_s);
    QCOMPARE(placeInWords(*lesson, {"X", 0, 0, 1}), u"Why, action"_s);
    QCOMPARE(placeInWords(*lesson, {"Wk", 0, 1, 1}), u"action, k2"_s);
    QCOMPARE(placeInWords(*lesson, {"bq", 0, 0, 0}), QString());
    const Document full(fullSession());
    QCOMPARE(placeInWords(full, {"bv", 0, 0, 1}), u"v2"_s);
    for (const StepSpec* spec : stepCatalogue())
        QVERIFY(!titleOf(*spec).isEmpty());
}

AE_TEST(tst_texts)
#include "tst_texts.moc"
