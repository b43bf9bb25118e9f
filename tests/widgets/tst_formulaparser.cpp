// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "attention/graph.h"

#include "widgets/formula/formulaparser.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <array>

using namespace ae;
using namespace Qt::StringLiterals;

/// One line of text to a tree.
class tst_formulaparser : public QObject {
    Q_OBJECT

private slots:
    void structure_data();
    void structure();
    void commas_data();
    void commas();
    void plainTextReadsBack_data();
    void plainTextReadsBack();
    void roles_data();
    void roles();
    void everyStepHasItsColour();
    void knownSymbolsBecomeGroups();
    void hostile_data();
    void hostile();
    void noise();
};

namespace {

// The tree in short: frac(a,b), root(a), script(base;low;high), sum(low;high), {Name}, "words", the rest as it stands.
QString shape(const Formula& formula)
{
    const FormulaNode& node = formula.node();
    const auto child = [&](std::size_t i) { return shape(node.children[i]); };
    switch (node.kind) {
    case FormulaKind::Row: {
        QString all;
        for (const Formula& part : node.children)
            all += shape(part);
        return all;
    }
    case FormulaKind::Name:
        return u'{' + node.text + u'}';
    case FormulaKind::Text:
        return u'"' + node.text + u'"';
    case FormulaKind::Space:
        return u"~"_s;
    case FormulaKind::Fraction:
        return u"frac("_s + child(0) + u',' + child(1) + u')';
    case FormulaKind::Root:
        return u"root("_s + child(0) + u')';
    case FormulaKind::Script:
        return u"script("_s + child(0) + u';' + child(1) + u';' + child(2) + u')';
    case FormulaKind::BigOperator:
        return u"sum("_s + child(0) + u';' + child(1) + u')';
    case FormulaKind::Fence:
        return node.text + child(0) + node.closing;
    case FormulaKind::Group:
        return u'<' + node.id + u':' + child(0) + u'>';
    default:
        return node.text;
    }
}

const FormulaNode* find(const Formula& formula, QStringView text)
{
    if (formula.node().text == text)
        return &formula.node();
    for (const Formula& child : formula.node().children) {
        if (const FormulaNode* found = find(child, text))
            return found;
    }
    return nullptr;
}

}  // namespace

void tst_formulaparser::structure_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("empty") << u""_s << u""_s;
    QTest::newRow("projection") << u"X W_Q + b_Q"_s << u"X~script(W;Q;)+script(b;Q;)"_s;
    QTest::newRow("scores") << u"Q Kᵀ"_s << u"Q~script(K;;\"T\")"_s;
    QTest::newRow("scores without a space") << u"QKᵀ"_s << u"Qscript(K;;\"T\")"_s;
    QTest::newRow("scores with a caret") << u"Q K^T"_s << u"Q~script(K;;\"T\")"_s;
    QTest::newRow("scaled") << u"S / d_k^p"_s << u"frac(S,script(d;k;p))"_s;
    QTest::newRow("weights") << u"softmax(S̃ / τ)"_s << u"{softmax}(frac(S̃,τ))"_s;
    QTest::newRow("attention") << u"softmax(Q Kᵀ / √d_k) V"_s << u"{softmax}(frac(Q~script(K;;\"T\"),root(script(d;k;))))~V"_s;
    QTest::newRow("output") << u"A V"_s << u"A~V"_s;
    QTest::newRow("Jacobian") << u"diag(a) − aᵀa"_s << u"{diag}(a)−script(a;;\"T\")a"_s;
    QTest::newRow("derivative in bars") << u"|∂a/∂q|_F"_s << u"script(|frac(∂a,∂q)|;F;)"_s;
    QTest::newRow("two pairs of bars") << u"|a| + |b|"_s << u"|a|+|b|"_s;
    QTest::newRow("parentheses vanish in a fraction") << u"(a + b)/(c − d)"_s << u"frac(a+b,c−d)"_s;
    QTest::newRow("but not around one factor of many") << u"a (1 − a) / τ"_s << u"frac(a~(1−a),τ)"_s;
    QTest::newRow("one factor under the bar") << u"a / b c"_s << u"frac(a,b)c"_s;
    QTest::newRow("a product above the bar") << u"x + a·b/c"_s << u"x+frac(a·b,c)"_s;
    QTest::newRow("twice divided") << u"1/2/3"_s << u"frac(frac(1,2),3)"_s;
    QTest::newRow("negative divisor") << u"1/−2"_s << u"frac(1,−2)"_s;
    QTest::newRow("function under the bar") << u"1/f(x) y"_s << u"frac(1,f(x))y"_s;
    QTest::newRow("root of parentheses") << u"√(a + b)"_s << u"root(a+b)"_s;
    QTest::newRow("braces group unseen") << u"e^{S̃−max}/Σ"_s << u"frac(script(e;;S̃−{max}),sum(;))"_s;
    QTest::newRow("slash in an exponent stays") << u"e^{(a − b)/τ}"_s << u"script(e;;(a−b)/τ)"_s;
    QTest::newRow("sum with limits") << u"Σ_{j=1}^n a_j"_s << u"sum(j=1;n)script(a;j;)"_s;
    QTest::newRow("mathematical sum sign") << u"∑ⱼ x"_s << u"sum(j;)x"_s;
    QTest::newRow("raised and lowered digits") << u"x₁² + 10⁻³"_s << u"script(x;1;2)+script(10;;−3)"_s;
    QTest::newRow("two letters of an index are symbols") << u"A_ij"_s << u"script(A;ij;)"_s;
    QTest::newRow("a long index is a word") << u"d_model"_s << u"script(d;\"model\";)"_s;
    QTest::newRow("tokens as arguments") << u"S̃(export, fail)"_s << u"S̃(\"export\",\"fail\")"_s;
    QTest::newRow("words keep their spaces") << u"sum of each row"_s << u"\"sum\"\" \"\"of\"\" \"\"each\"\" \"\"row\""_s;
    QTest::newRow("second index goes on the whole") << u"x_a_b"_s << u"script(script(x;a;);b;)"_s;
    QTest::newRow("stray slash") << u"/ a /"_s << u"/~a/"_s;
    QTest::newRow("stray index signs") << u"a^ _"_s << u"script(a;;_)"_s;
    QTest::newRow("unclosed") << u"(a [b"_s << u"(a~[b"_s;
    QTest::newRow("crossed") << u"(a]) b"_s << u"(a])~b"_s;
    QTest::newRow("decimal comma") << u"d^{0,75} = 1,682"_s << u"script(d;;0,75)=1,682"_s;
    QTest::newRow("a bar alone") << u"p(a|b)"_s << u"p(a|b)"_s;
    QTest::newRow("HTML") << u"<b>x</b>"_s << u"<b>x</b>"_s;
}

void tst_formulaparser::structure()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(shape(parseFormula(text)), expected);
}

void tst_formulaparser::commas_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("numbers");
    QTest::newRow("decimal comma") << u"0,36"_s << QStringList{u"0,36"_s};
    QTest::newRow("decimal point") << u"0.36"_s << QStringList{u"0.36"_s};
    QTest::newRow("list with spaces") << u"[0,35, 0,22]"_s << QStringList{u"0,35"_s, u"0,22"_s};
    QTest::newRow("list of points") << u"[0.35,0.22]"_s << QStringList{u"0.35"_s, u"0.22"_s};
    QTest::newRow("list without spaces") << u"(1,2,3)"_s << QStringList{u"1"_s, u"2"_s, u"3"_s};
    QTest::newRow("a comma at the end") << u"1, x"_s << QStringList{u"1"_s};
}

void tst_formulaparser::commas()
{
    QFETCH(QString, text);
    QFETCH(QStringList, numbers);
    const auto collect = [](const auto& self, const Formula& formula, QStringList& all) -> void {
        if (formula.node().kind == FormulaKind::Number)
            all += formula.node().text;
        for (const Formula& child : formula.node().children)
            self(self, child, all);
    };
    QStringList found;
    collect(collect, parseFormula(text), found);
    QCOMPARE(found, numbers);
}

void tst_formulaparser::plainTextReadsBack_data()
{
    QTest::addColumn<QString>("text");
    for (const QString& text :
         {u"X W_Q + b_Q"_s, u"Q Kᵀ"_s, u"S / d_k^p"_s, u"softmax(S̃ / τ)"_s, u"A V"_s, u"softmax(Q Kᵀ / √d_k) V"_s, u"diag(a) − aᵀa"_s,
          u"Q(export) · K(fail) / √2 = 0.36"_s, u"(0.35 · 1.23 + 0.22 · 0.36) / √2"_s, u"e^(s − max) / (Σ_j e^(s − max))"_s,
          u"|∂a / ∂q|_F"_s, u"[0.35, −0.22]"_s, u"Σ_j a_j V_j"_s, u"softmax of each row"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void tst_formulaparser::plainTextReadsBack()
{
    QFETCH(QString, text);
    const Formula formula = parseFormula(text);
    const QString plain = formula.toPlainText();
    QCOMPARE(plain, text);
    QCOMPARE(parseFormula(plain).toPlainText(), plain);
}

void tst_formulaparser::roles_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("symbol");
    QTest::addColumn<Role>("role");
    QTest::newRow("query") << u"Q Kᵀ"_s << u"Q"_s << Role::Query;
    QTest::newRow("key") << u"Q Kᵀ"_s << u"K"_s << Role::Key;
    QTest::newRow("the transposition wears the colour") << u"Q Kᵀ"_s << u"T"_s << Role::Key;
    QTest::newRow("the index chooses the weight") << u"X W_V"_s << u"W"_s << Role::Value;
    QTest::newRow("bias") << u"b_K"_s << u"b"_s << Role::Key;
    QTest::newRow("input is plain") << u"X W_V"_s << u"X"_s << Role::Input;
    QTest::newRow("scaled score") << u"S̃ / τ"_s << u"S̃"_s << Role::Score;
    QTest::newRow("weights") << u"A V"_s << u"A"_s << Role::Score;
    QTest::newRow("output") << u"O"_s << u"O"_s << Role::Value;
    QTest::newRow("temperature is plain") << u"S̃ / τ"_s << u"τ"_s << Role::Input;
    QTest::newRow("the k of d_k is no key") << u"S / d_k^p"_s << u"k"_s << Role::Input;
    QTest::newRow("nor that of a sum") << u"Σ_{k=1} x"_s << u"k"_s << Role::Input;
    QTest::newRow("unknown weight") << u"W_O"_s << u"W"_s << Role::Input;
}

void tst_formulaparser::roles()
{
    QFETCH(QString, text);
    QFETCH(QString, symbol);
    QFETCH(Role, role);
    const Formula formula = parseFormula(text);
    const FormulaNode* node = find(formula, symbol);
    QVERIFY(node);
    QCOMPARE(node->role, role);
}

void tst_formulaparser::everyStepHasItsColour()
{
    for (const ae::StepSpec* spec : ae::stepCatalogue()) {
        const QString sign = QString::fromUtf8(spec->symbol.data(), static_cast<qsizetype>(spec->symbol.size()));
        const auto known = std::ranges::find(ae::equationSymbols(), sign, &ae::KnownSymbol::name);
        QVERIFY2(known != ae::equationSymbols().end(), qPrintable(sign));
        QCOMPARE(known->role, spec->role);
    }
}

void tst_formulaparser::knownSymbolsBecomeGroups()
{
    const std::array<KnownSymbol, 2> symbols{{{u"W_Q"_s, Role::Query, u"Wq"_s}, {u"K"_s, Role::Key, u"K"_s}}};
    QCOMPARE(shape(parseFormula(u"X W_Q Kᵀ W", symbols)), u"X~<Wq:script(W;Q;)>~<K:script(K;;\"T\")>~W"_s);
}

void tst_formulaparser::hostile_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("many opening parentheses") << QString(100'000, u'(');
    QTest::newRow("many bars") << QString(100'000, u'|');
    QTest::newRow("opening, then closing of another kind") << QString(2000, u'(') + QString(2000, u']');
    QTest::newRow("deep and closed") << QString(2000, u'(') + QString(2000, u')');
    QTest::newRow("roots of roots") << QString(100'000, u'√');
    QTest::newRow("towers of exponents") << u"a^"_s.repeated(50'000);
    QTest::newRow("lower indices") << u"a_"_s.repeated(50'000);
    QTest::newRow("fractions of fractions") << u"1/"_s.repeated(50'000);
    QTest::newRow("functions of functions") << u"f("_s.repeated(2000) + QString(96, u')');
    QTest::newRow("minus signs under a bar") << u"1/"_s + QString(4000, u'−');
    QTest::newRow("combining marks") << QString(100'000, QChar(0x303));
    QTest::newRow("spaces") << QString(100'000, u' ');
    QTest::newRow("one word") << QString(1'000'000, u'x');
    QTest::newRow("lone surrogates") << QString(1000, QChar(0xD835));
}

void tst_formulaparser::hostile()
{
    QFETCH(QString, text);
    QElapsedTimer timer;
    timer.start();
    const Formula formula = parseFormula(text);
    const QString plain = formula.toPlainText();
    const QString markup = formula.toMathMl();
    QCOMPARE_LE(formula.node().depth, 96);
    QCOMPARE_LE(timer.elapsed(), 500);
    QVERIFY(!markup.isEmpty());
    QCOMPARE_LE(plain.size(), 20'000);
}

void tst_formulaparser::noise()
{
    static constexpr QStringView alphabet = u"QKVab12 .()[]{}|‖/^_√Σ∂−+=,·ᵀ²ⱼ\u0303τ";
    QRandomGenerator random(7);
    for (int round = 0; round < 3000; ++round) {
        QString text;
        for (int i = random.bounded(40); i > 0; --i)
            text += alphabet[random.bounded(static_cast<int>(alphabet.size()))];
        const Formula formula = parseFormula(text);
        // Every letter of the text is in the picture.
        const auto letters = [](const QString& all) { return all.count(u'Q') + all.count(u'b') + all.count(u'V'); };
        QVERIFY2(letters(formula.toPlainText()) == letters(text), qPrintable(text));
    }
}

AE_TEST(tst_formulaparser)
#include "tst_formulaparser.moc"
