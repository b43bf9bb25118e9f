// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "widgets/formula/formula.h"
#include "widgets/formula/formulaspacing.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace ae;
using namespace Qt::StringLiterals;

/// The tree itself: builders, hostile text, plain text, MathML, spacing.
class tst_formula : public QObject {
    Q_OBJECT

private slots:
    void plainText_data();
    void plainText();
    void hostileTextIsCleaned_data();
    void hostileTextIsCleaned();
    void nestingIsBounded();
    void equality();
    void mathMlIsWellFormed_data();
    void mathMlIsWellFormed();
    void mathMlSaysStructureAndRoles();
    void spacing_data();
    void spacing();
};

namespace {

Formula num(QStringView digits)
{
    return formula::number(digits);
}

Formula score()
{
    return formula::row({formula::call(formula::symbol(u"Q", Role::Query), {formula::text(u"export")}), formula::op(u"·"),
                         formula::call(formula::symbol(u"K", Role::Key), {formula::text(u"fail")})});
}

QString textOf(const Formula& formula)
{
    return formula.toPlainText();
}

}  // namespace

void tst_formula::plainText_data()
{
    using namespace formula;
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("expected");
    const Formula sum = row({num(u"0.35"), op(u"·"), num(u"1.23"), op(u"+"), num(u"0.22"), op(u"·"), num(u"0.36")});
    QTest::newRow("empty") << textOf(Formula()) << u""_s;
    QTest::newRow("a product over a root needs no parentheses")
        << textOf(row({fraction(score(), root(num(u"2"))), op(u"="), num(u"0.36")})) << u"Q(export) · K(fail) / √2 = 0.36"_s;
    QTest::newRow("a sum over a root needs them") << textOf(fraction(sum, root(num(u"2")))) << u"(0.35 · 1.23 + 0.22 · 0.36) / √2"_s;
    QTest::newRow("a product under the bar needs them") << textOf(fraction(num(u"1"), row({symbol(u"a"), symbol(u"b")}))) << u"1 / (ab)"_s;
    QTest::newRow("a group changes nothing") << textOf(fraction(group(u"id", sum), group(u"d", num(u"2"))))
                                             << u"(0.35 · 1.23 + 0.22 · 0.36) / 2"_s;
    QTest::newRow("root of a sum") << textOf(root(row({symbol(u"a"), op(u"+"), symbol(u"b")}))) << u"√(a + b)"_s;
    QTest::newRow("transposed") << textOf(row({symbol(u"Q"), space(3), transposed(symbol(u"K"))})) << u"Q Kᵀ"_s;
    QTest::newRow("both indices") << textOf(script(symbol(u"d"), symbol(u"k"), symbol(u"p"))) << u"d_k^p"_s;
    QTest::newRow("square") << textOf(superscript(symbol(u"x"), num(u"2"))) << u"x²"_s;
    QTest::newRow("long exponent") << textOf(superscript(symbol(u"e"), row({symbol(u"s"), op(u"−"), name(u"max")}))) << u"e^(s − max)"_s;
    QTest::newRow("script on a fraction") << textOf(superscript(fraction(num(u"1"), num(u"2")), symbol(u"n"))) << u"(1 / 2)^n"_s;
    QTest::newRow("sum with limits") << textOf(row({formula::sum(row({symbol(u"j"), op(u"="), num(u"1")}), symbol(u"n")), symbol(u"a")}))
                                     << u"Σ_(j = 1)^n a"_s;
    QTest::newRow("vector, hyphen as minus") << textOf(formula::vector({num(u"0.35"), num(u"-0.22")})) << u"[0.35, −0.22]"_s;
    QTest::newRow("matrix") << textOf(formula::matrix({{num(u"1"), num(u"2")}, {num(u"3")}})) << u"[1, 2; 3, ]"_s;
    QTest::newRow("sign of a number alone") << textOf(row({op(u"−"), symbol(u"x")})) << u"−x"_s;
}

void tst_formula::plainText()
{
    QFETCH(QString, shown);
    QFETCH(QString, expected);
    QCOMPARE(shown, expected);
}

void tst_formula::hostileTextIsCleaned_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("expected");
    QTest::newRow("HTML stays what it is") << u"<img src=x>&amp;"_s << u"<img src=x>&amp;"_s;
    QTest::newRow("line breaks become spaces") << u"a\nb\tc\u2028d"_s << u"a b c d"_s;
    QTest::newRow("NUL and escape are shown as unknown") << u"a"_s + QChar(u'\0') + QChar(u'\x1b') << u"a\uFFFD\uFFFD"_s;
    QTest::newRow("lone surrogates") << QString(QChar(0xD800)) + u'a' + QChar(0xDC00) << u"\uFFFDa\uFFFD"_s;
    QTest::newRow("a pair of surrogates stays") << u"😀"_s << u"😀"_s;
    QTest::newRow("a heap of marks keeps three") << u"a"_s + QString(1000, QChar(0x301)) + u"b"_s << u"a\u0301\u0301\u0301b"_s;
    QTest::newRow("long text is cut") << QString(1'000'000, u'x') << QString(320, u'x') + u'…';
}

void tst_formula::hostileTextIsCleaned()
{
    QFETCH(QString, given);
    QFETCH(QString, expected);
    QCOMPARE(formula::cleaned(given), expected);
    QCOMPARE(formula::text(given).node().text, expected);
    QCOMPARE(formula::symbol(given).node().text, expected);
}

void tst_formula::nestingIsBounded()
{
    Formula deep = formula::symbol(u"x");
    for (int i = 0; i < 100'000; ++i)
        deep = formula::root(deep);
    QCOMPARE_LE(deep.node().depth, 96);
    QVERIFY(deep.toPlainText().contains(u'…'));
}

void tst_formula::equality()
{
    const auto make = [](QStringView digits) { return formula::fraction(score(), formula::group(u"d", num(digits))); };
    QCOMPARE(make(u"2"), make(u"2"));
    QVERIFY(make(u"2") != make(u"3"));
    QVERIFY(formula::group(u"a", num(u"2")) != formula::group(u"b", num(u"2")));
    QVERIFY(formula::symbol(u"Q", Role::Query) != formula::symbol(u"Q"));
}

void tst_formula::mathMlIsWellFormed_data()
{
    using namespace formula;
    QTest::addColumn<QString>("markup");
    QTest::newRow("empty") << Formula().toMathMl();
    QTest::newRow("fraction and root") << fraction(score(), root(num(u"2"))).toMathMl();
    QTest::newRow("matrix") << formula::matrix({{num(u"1"), num(u"2")}, {num(u"3")}}).toMathMl();
    QTest::newRow("markup in words, ids and delimiters") << group(u"\"><script>", fence(u"<", text(u"</mtext><script>&"), u">")).toMathMl();
    QTest::newRow("characters that XML forbids")
        << row({text(u"\0\x1\xFFFE"_s + QChar(0xD800)), group(QString(QChar(u'\x2')), num(u"1"))}).toMathMl();
}

void tst_formula::mathMlIsWellFormed()
{
    QFETCH(QString, markup);
    QXmlStreamReader reader(markup);
    int depth = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        depth += reader.isStartElement() ? 1 : 0;
        QVERIFY(reader.name() != u"script");
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE_LE(1, depth);
}

void tst_formula::mathMlSaysStructureAndRoles()
{
    using namespace formula;
    const QString markup = row({formula::sum(symbol(u"j"), {}), fraction(script(symbol(u"d"), symbol(u"k"), symbol(u"p")), root(num(u"2"))),
                                group(u"W", symbol(u"W", Role::Key))})
                               .toMathMl();
    QVERIFY2(markup.contains(u"<munder><mo largeop=\"true\">∑</mo><mi>j</mi></munder>"), qPrintable(markup));
    QVERIFY(markup.contains(u"<mfrac><msubsup><mi>d</mi><mi>k</mi><mi>p</mi></msubsup><msqrt><mn>2</mn></msqrt></mfrac>"));
    QVERIFY(markup.contains(u"<mrow data-group=\"W\"><mi class=\"key\">W</mi></mrow>"));
}

void tst_formula::spacing_data()
{
    using namespace formula;
    QTest::addColumn<QString>("signs");  // one character each
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("a + b") << u"a+b"_s << QList<int>{4, 4};
    QTest::newRow("−b: a sign, not an operation") << u"−b"_s << QList<int>{0};
    QTest::newRow("a = −b") << u"a=−b"_s << QList<int>{5, 5, 0};
    QTest::newRow("(−b)") << u"(−b)"_s << QList<int>{0, 0, 0};
    QTest::newRow("a − = b: left without its operand") << u"a−=b"_s << QList<int>{0, 5, 5};
    QTest::newRow("a, b: none before the comma") << u"a,b"_s << QList<int>{0, 5};
    QTest::newRow("a + at the end") << u"a+"_s << QList<int>{0};
}

void tst_formula::spacing()
{
    QFETCH(QString, signs);
    QFETCH(QList<int>, expected);
    std::vector<Formula> parts;
    for (const QChar sign : signs)
        parts.push_back(sign.isLetter() ? formula::symbol(QString(sign)) : formula::op(QString(sign)));
    const std::vector<AtomPair> classes = resolvedClasses(parts);
    QList<int> gaps;
    for (std::size_t i = 1; i < classes.size(); ++i)
        gaps += spaceBetween(classes[i - 1].right, classes[i].left, ScriptLevel::Display);
    QCOMPARE(gaps, expected);
}

AE_TEST(tst_formula)
#include "tst_formula.moc"
