// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportsamples.h"
#include "io/exports/formulamarkup.h"
#include "io/exports/latextext.h"
#include "io/exports/matrixcopy.h"
#include "io/exports/plaintext.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Names, numbers, formulas and single matrices as text of other languages.
class tst_plaintext : public QObject {
    Q_OBJECT
private slots:
    void textsAreEscaped_data();
    void textsAreEscaped();
    void numbersForLatex_data();
    void numbersForLatex();
    void formulas_data();
    void formulas();
    void everyStepHasAFormula();
    void matricesAreCopied();
    void copiesSayWhyRowsAreEmpty();
    void numpyReadsTheCopy();
};

void tst_plaintext::textsAreEscaped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("xml");
    QTest::addColumn<QString>("python");
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("latex");
    QTest::newRow("plain") << u"fail"_s << u"fail"_s << u"\"fail\""_s << u"fail"_s << u"fail"_s;
    QTest::newRow("empty") << u""_s << u""_s << u"\"\""_s << u""_s << u""_s;
    QTest::newRow("markup") << u"<a href='x'>&</a>"_s << u"&lt;a href=&#39;x&#39;&gt;&amp;&lt;/a&gt;"_s << u"\"<a href='x'>&</a>\""_s
                            << u"&lt;a href='x'&gt;&amp;&lt;/a&gt;"_s
                            << u"\\textless{}a href={'}x{'}\\textgreater{}\\&\\textless{}/a\\textgreater{}"_s;
    QTest::newRow("quotes and backslash") << u"\"\\"_s << u"&quot;\\"_s << u"\"\\\"\\\\\""_s << u"\"\\\\"_s
                                          << u"\\char34{}\\textbackslash{}"_s;
    QTest::newRow("line end") << u"a\nb"_s << u"a⟨000A⟩b"_s << u"\"a\\u000Ab\""_s << u"a⟨000A⟩b"_s << u"a$\\langle$000A$\\rangle$b"_s;
    QTest::newRow("turned around") << u"\u202Eabc"_s << u"⟨202E⟩abc"_s << u"\"\\u202Eabc\""_s << u"⟨202E⟩abc"_s
                                   << u"$\\langle$202E$\\rangle$abc"_s;
    QTest::newRow("letters") << u"größer Ł"_s << u"größer Ł"_s << u"\"größer Ł\""_s << u"größer Ł"_s << u"gr\\\"{o}\\ss{}er \\L{}"_s;
    QTest::newRow("beyond") << u"猫😀"_s << u"猫😀"_s << u"\"猫😀\""_s << u"猫😀"_s << u"\\unicodechar{732B}\\unicodechar{1F600}"_s;
    QTest::newRow("signs of Markdown") << u"a|*b*_c_`d`[e](f)"_s << u"a|*b*_c_`d`[e](f)"_s << u"\"a|*b*_c_`d`[e](f)\""_s
                                       << u"a\\|\\*b\\*\\_c\\_\\`d\\`\\[e\\](f)"_s
                                       << u"a\\textbar{}"_s
            + u"{*}b{*}\\_c\\_\\textasciigrave{}d\\textasciigrave{}\\lbrack{}e\\rbrack{}(f)"_s;
    QTest::newRow("number of a list") << u"12. x"_s << u"12. x"_s << u"\"12. x\""_s << u"12\\. x"_s << u"12. x"_s;
    QTest::newRow("formula") << u"=1-1"_s << u"=1-1"_s << u"\"=1-1\""_s << u"\\=1-1"_s << u"=1{-}1"_s;
    QTest::newRow("signs of LaTeX") << u"#$%&_{}~^-"_s << u"#$%&amp;_{}~^-"_s << u"\"#$%&_{}~^-\""_s << u"\\#\\$%&amp;\\_{}\\~\\^-"_s
                                    << u"\\#\\$\\%\\&\\_\\{\\}\\textasciitilde{}\\textasciicircum{}{-}"_s;
}

void tst_plaintext::textsAreEscaped()
{
    QFETCH(const QString, text);
    const std::string name = text.toStdString();
    QTEST(QString::fromStdString(xmlText(name)), "xml");
    QTEST(QString::fromStdString(pythonString(name)), "python");
    QTEST(QString::fromStdString(markdownText(name)), "markdown");
    QTEST(QString::fromStdString(latexText(name)), "latex");
    QCOMPARE(xmlText("\xFF"), std::string("\uFFFD"));
}

void tst_plaintext::numbersForLatex_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("exact");
    QTest::addColumn<QString>("rounded");
    QTest::newRow("zero") << 0.0 << u"0"_s << u"0.00"_s;
    QTest::newRow("minus zero") << -0.0 << u"-0.0"_s << u"0.00"_s;
    QTest::newRow("fraction") << 0.1 << u"0.1"_s << u"0.10"_s;
    QTest::newRow("third") << 1.0 / 3 << u"0.3333333333333333"_s << u"0.33"_s;
    QTest::newRow("small") << -1.5e-7 << u"-1.5\\cdot10^{-7}"_s << u"-1.50\\cdot10^{-7}"_s;
    QTest::newRow("smallest") << 5e-324 << u"5\\cdot10^{-324}"_s << u"4.94\\cdot10^{-324}"_s;
    QTest::newRow("large") << 1e200 << u"1\\cdot10^{200}"_s << u"1.00\\cdot10^{200}"_s;
    QTest::newRow("infinite") << -std::numeric_limits<double>::infinity() << u"-\\infty"_s << u"-\\infty"_s;
    QTest::newRow("none") << std::nan("") << u"\\mathrm{NaN}"_s << u"\\mathrm{NaN}"_s;
}

void tst_plaintext::numbersForLatex()
{
    QFETCH(const double, value);
    QTEST(QString::fromStdString(latexNumber(value)), "exact");
    QTEST(QString::fromStdString(latexRounded(value, 2)), "rounded");
}

void tst_plaintext::formulas_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("latex");
    QTest::addColumn<QString>("mathml");
    QTest::newRow("product") << u"X W_Q"_s << u"X {W}_{Q}"_s << u"<mi>X</mi><msub><mrow><mi>W</mi></mrow><mrow><mi>Q</mi></mrow></msub>"_s;
    QTest::newRow("transposed") << u"Q Kᵀ"_s << u"Q {K}^{\\top}"_s
                                << u"<mi>Q</mi><msup><mrow><mi>K</mi></mrow><mrow><mo>⊤</mo></mrow></msup>"_s;
    QTest::newRow("fraction")
        << u"S / d_k^p"_s << u"\\frac{S}{{{d}_{k}}^{p}}"_s
        << u"<mfrac><mrow><mi>S</mi></mrow><mrow><msup><mrow><msub><mrow><mi>d</mi></mrow><mrow><mi>k</mi></mrow></msub></mrow>"
           "<mrow><mi>p</mi></mrow></msup></mrow></mfrac>"_s;
    QTest::newRow("softmax")
        << u"softmax(S\u0303 / τ)"_s << u"\\operatorname{softmax} \\left(\\frac{\\tilde{S}}{\\text{$\\tau$}}\\right)"_s
        << u"<mi mathvariant=\"normal\">softmax</mi><mrow><mo>(</mo><mfrac><mrow><mover accent=\"true\"><mi>S</mi><mo>~</mo></mover>"
           "</mrow><mrow><mi>τ</mi></mrow></mfrac><mo>)</mo></mrow>"_s;
    QTest::newRow("root") << u"√(a + b)"_s << u"\\sqrt{a + b}"_s << u"<msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt>"_s;
    QTest::newRow("no formula") << u"((<_^"_s << u"\\left(\\left({\\text{$<$}}_{}\\right)\\right)"_s.left(0) << u""_s;
}

void tst_plaintext::formulas()
{
    QFETCH(const QString, formula);
    QFETCH(const QString, latex);
    QFETCH(const QString, mathml);
    const QString ownLatex = QString::fromStdString(formulaAsLatex(formula.toStdString()));
    const QString ownMathml = QString::fromStdString(formulaAsMathml(formula.toStdString()));
    if (latex.isEmpty())
        return;  // it is enough that something came of it
    QCOMPARE(ownLatex, latex);
    QCOMPARE(ownMathml, mathml);
}

void tst_plaintext::everyStepHasAFormula()
{
    for (const StepSpec* spec : stepCatalogue()) {
        QVERIFY(!formulaAsLatex(spec->symbol).empty() && !formulaAsLatex(spec->formula).empty());
        QVERIFY2(formulaAsLatex(spec->formula).find("unicodechar") == std::string::npos, formulaAsLatex(spec->formula).c_str());
    }
    const Sample biased = exportSample("every state");
    const Graph& graph = biased.evaluation().graph();
    QCOMPARE(wholeFormula(graph, *graph.node("Q")), std::string("X W_Q + b_Q"));
    QCOMPARE(wholeFormula(graph, *graph.node("K")), std::string("X W_K"));
}

void tst_plaintext::matricesAreCopied()
{
    const Sample sample = exportSample("lesson");
    const Graph::Node& x = *sample.evaluation().graph().node("X");
    const Region part{3, 1, 2, 3};
    QCOMPARE(matrixAsLatex(sample.results(), x, part),
             std::string("\\begin{bmatrix}\n0.1 & 0 & 0.1 \\\\\n0.6 & 0.1 & 0 \\\\\n\\end{bmatrix}\n"));
    QCOMPARE(matrixAsNumpy(sample.results(), x, part),
             std::string("np.array([\n    [0.1, 0, 0.1],\n    [0.6, 0.1, 0],\n], dtype=np.float64)\n"));
    QCOMPARE(matrixAsMarkdown(sample.results(), x, part),
             std::string("| token | action | trouble | filler |\n| :--- | ---: | ---: | ---: |\n"
                         "| Nimbus | 0.1 | 0 | 0.1 |\n| export | 0.6 | 0.1 | 0 |\n"));
    for (const MatrixCopySpec& copy : matrixCopyCatalogue())
        QVERIFY(*copy.title && !copy.text(sample.results(), x, Region::whole(x.shape)).empty());
}

void tst_plaintext::copiesSayWhyRowsAreEmpty()
{
    const Sample sample = exportSample("every state");
    const Graph::Node& weights = *sample.evaluation().graph().node("weights");
    for (const MatrixCopySpec& copy : matrixCopyCatalogue()) {
        const std::string text = copy.text(sample.results(), weights, {1, 0, 2, 6});
        QVERIFY2(text.find("no key is allowed") != std::string::npos, text.c_str());
        QVERIFY2(text.find("not a number") != std::string::npos, text.c_str());
        QVERIFY(copy.text(sample.results(), weights, {4, 0, 1, 6}).find("allowed") == std::string::npos);
    }
    const Sample wide = exportSample("many numbers");
    const Graph::Node& x = *wide.evaluation().graph().node("X");
    QVERIFY(matrixAsLatex(wide.results(), x, {0, 0, 1, 11}).starts_with("\\setcounter{MaxMatrixCols}{11}"));
}

void tst_plaintext::numpyReadsTheCopy()
{
    SKIP_WITHOUT_MODULE("numpy");
    const Sample sample = exportSample("every state");
    const Graph::Node& output = *sample.evaluation().graph().node("output");
    const std::string code = "import numpy as np\na = " + matrixAsNumpy(sample.results(), output, Region::whole(output.shape))
        + "assert a.shape == (6, 2) and a.dtype == np.float64 and np.isnan(a[1:4]).all() and np.isinf(a[5, 1]), a\n";
    const Ended ended = run(u"/usr/bin/python3"_s, {u"-c"_s, QString::fromStdString(code)});
    QVERIFY2(ended.code == 0, ended.out.constData());
}

AE_TEST(tst_plaintext)
#include "tst_plaintext.moc"
