// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportsamples.h"
#include "io/exports/livetext.h"
#include "io/exports/markdownwriters.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Text cells in other languages.
class tst_markdowntree : public QObject {
    Q_OBJECT
private slots:
    void blocks_data();
    void blocks();
    void writesAgainWhatItReads_data() { blocks_data(); }
    void writesAgainWhatItReads();
    void liveValuesTakeTheirPlace();
    void hugeTextsAreQuick_data();
    void hugeTextsAreQuick();
};

void tst_markdowntree::blocks_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("html");
    QTest::newRow("paragraphs") << u"a\nb\n\nc"_s << u"<p>a b</p>\n<p>c</p>\n"_s;
    QTest::newRow("headings") << u"# a\n### b ##\ntext\n---\n#c"_s << u"<h2>a</h2>\n<h4>b</h4>\n<h3>text</h3>\n<p>#c</p>\n"_s;
    QTest::newRow("strong and emphasis") << u"**a *b* c** _d_ __e__ ***f***"_s
                                         << u"<p><strong>a </strong><strong><em>b</em></strong><strong> c</strong> <em>d</em> "
                                            "<strong>e</strong> <strong><em>f</em></strong></p>\n"_s;
    QTest::newRow("signs that stay") << u"2 * 3 * 4, snake_case_name, **open, a*"_s << u"<p>2 * 3 * 4, snake_case_name, **open, a*</p>\n"_s;
    QTest::newRow("code") << u"`a*b*` ``x ` y`` `open"_s << u"<p><code>a*b*</code> <code>x ` y</code> `open</p>\n"_s;
    QTest::newRow("escapes") << uR"(\*a\* \`b\` &amp; &lt;)"_s << u"<p>*a* `b` &amp; &lt;</p>\n"_s;
    QTest::newRow("lists") << u"- a\n- b\n  1. c\n- d\n\nend"_s
                           << u"<ul><li>a</li>\n<li>b<ol><li>c</li>\n</ol>\n</li>\n<li>d</li>\n</ul>\n<p>end</p>\n"_s;
    QTest::newRow("quote") << u"> a\n> b"_s << u"<blockquote><p>a b</p></blockquote>\n"_s;
    QTest::newRow("code block") << u"```python\n<x>\n  y\n```\nz"_s << u"<pre><code>&lt;x&gt;\n  y\n</code></pre>\n<p>z</p>\n"_s;
    QTest::newRow("indented code") << u"a\n\n    x  <y>\n      z\n\tw\n\nb\n    c"_s
                                   << u"<p>a</p>\n<pre><code>x  &lt;y&gt;\n  z\nw\n</code></pre>\n<p>b c</p>\n"_s;
    QTest::newRow("indented text of an item") << u"- a\n\n    b"_s << u"<ul><li>a</li>\n</ul>\n<p>b</p>\n"_s;
    QTest::newRow("rule") << u"a\n\n***\nb"_s << u"<p>a</p>\n<hr>\n<p>b</p>\n"_s;
    QTest::newRow("table") << u"| a | b |\n|---|---|"_s << u"<pre><code>| a | b |\n|---|---|\n</code></pre>\n"_s;
    QTest::newRow("links") << u"[a](https://b.c) ![d](e.png) [f] (g)"_s << u"<p>a (https://b.c) d [f] (g)</p>\n"_s;
    QTest::newRow("HTML") << u"<script>x</script> <b>y</b>"_s << u"<p>&lt;script&gt;x&lt;/script&gt; &lt;b&gt;y&lt;/b&gt;</p>\n"_s;
    QTest::newRow("invisible") << u"a\u202Eb\u0001"_s << u"<p>a⟨202E⟩b⟨0001⟩</p>\n"_s;
    QTest::newRow("nothing") << u""_s << u""_s;
}

void tst_markdowntree::blocks()
{
    QFETCH(const QString, markdown);
    QFETCH(const QString, html);
    QCOMPARE(QString::fromStdString(markdownAsHtml(readMarkdown(markdown.toStdString()))), html);
}

/// Markdown that was made harmless says the same, but for what was no link.
void tst_markdowntree::writesAgainWhatItReads()
{
    QFETCH(const QString, markdown);
    QFETCH(const QString, html);
    const std::string again = markdownAsMarkdown(readMarkdown(markdown.toStdString()));
    QCOMPARE(QString::fromStdString(markdownAsHtml(readMarkdown(again))).replace(u"(&lt;https://b.c&gt;)"_s, u"(https://b.c)"_s), html);
}

void tst_markdowntree::liveValuesTakeTheirPlace()
{
    const Sample lesson = exportSample("lesson");
    const auto shown = [](const Sample& sample, std::string_view text) {
        return QString::fromStdString(withLiveValues(text, sample.results()));
    };
    QCOMPARE(shown(lesson, "a {{weights[export,fail]:4}} b"), u"a 0.2408 b"_s);
    QCOMPARE(shown(lesson, "{{Wk[0,0]}}"), u"−1.50"_s);
    QVERIFY(shown(lesson, "{{wieghts[0,0]}}").contains(u"there is no step"_s));
    QCOMPARE(shown(exportSample("every state"), "{{weights[1,0]}}"), u"– (fully masked: no key is allowed)"_s);
    for (const char* ending : {".html", ".md", ".tex", ".ipynb"})
        QVERIFY2(exported(lesson, ending).contains("0.2408"), ending);
}

void tst_markdowntree::hugeTextsAreQuick_data()
{
    QTest::addColumn<QString>("markdown");
    constexpr int size = 256 * 1024;
    QTest::newRow("stars") << QString(size, u'*');
    QTest::newRow("stars and blanks") << u"* "_s.repeated(size / 2);
    QTest::newRow("opening stars") << u" *a"_s.repeated(size / 3);
    QTest::newRow("both kinds") << u"*a_ **b__ "_s.repeated(size / 10);
    QTest::newRow("ticks of every length") << [] {
        QString text;
        for (int i = 1; i < 700; ++i)
            text += QString(i, u'`') + u'a';
        return text;
    }();
    QTest::newRow("brackets") << QString(size, u'[');
    QTest::newRow("links without an end") << u"[a]("_s.repeated(size / 4);
    QTest::newRow("links in links") << u"["_s.repeated(size / 8) + u"](x)"_s.repeated(size / 8);
    QTest::newRow("fences") << u"```\n"_s.repeated(size / 4);
    QTest::newRow("items") << u"- a\n"_s.repeated(size / 4);
    QTest::newRow("digits") << QString(size, u'1');
    QTest::newRow("quotes") << u">\n"_s.repeated(size / 2);
}

void tst_markdowntree::hugeTextsAreQuick()
{
    QFETCH(const QString, markdown);
    QElapsedTimer timer;
    timer.start();
    const std::vector<MarkdownBlock> blocks = readMarkdown(markdown.toStdString());
    for (auto* write : {markdownAsHtml, markdownAsLatex, markdownAsMarkdown})
        QVERIFY(!write(blocks).empty());
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
}

AE_TEST(tst_markdowntree)
#include "tst_markdowntree.moc"
