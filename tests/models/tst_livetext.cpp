// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/livetext.h"

#include "samples.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTextDocument>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Numbers quoted in text cells.
class tst_livetext : public QObject {
    Q_OBJECT
private slots:
    void valuesTakeTheirPlace_data();
    void valuesTakeTheirPlace();
    void whatCannotBeReadStaysWithTheReason_data();
    void whatCannotBeReadStaysWithTheReason();
    void whatIsNoQuoteStays_data();
    void whatIsNoQuoteStays();
    void rowsWithoutADistributionSayWhy();
    void namesFromAFileStayPlain();
    void theLocalesMarkIsUsed();
    void hugeTextsAreQuick_data();
    void hugeTextsAreQuick();
};

namespace {

/// What a reader sees.
QString rendered(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownNoHTML);
    return document.toPlainText();
}

}  // namespace

void tst_livetext::valuesTakeTheirPlace_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("text");
    QTest::addRow("by names") << u"{{weights[export,fail]}}"_s << u"0.24"_s;
    QTest::addRow("by indices") << u"{{weights[4,5]}}"_s << u"0.24"_s;
    QTest::addRow("decimals") << u"{{scores[export,fail]:4}}"_s << u"0.5097"_s;
    QTest::addRow("no decimals") << u"{{scores[4,5]:0}}"_s << u"1"_s;
    QTest::addRow("too many decimals") << u"{{X[0,1]:99}}"_s << u"0.10000000000000001"_s;
    QTest::addRow("blanks") << u"{{  weights[ export , fail ] : 3 }}"_s << u"0.241"_s;
    QTest::addRow("quoted name") << u"{{weights[\"export\",\"fail\"]}}"_s << u"0.24"_s;
    QTest::addRow("negative") << u"{{Wk[0,0]}}"_s << u"−1.50"_s;
    QTest::addRow("rounded to zero") << u"{{scores[export,export]:1}}"_s << u"0.0"_s;
    QTest::addRow("within a sentence") << u"It is {{weights[4,5]}}, not {{weights[4,4]}}."_s << u"It is 0.24, not 0.17."_s;
    QTest::addRow("side by side") << u"{{X[0,1]}}{{X[0,2]}}"_s << u"0.100.30"_s;
    QTest::addRow("in bold") << u"**{{X[0,1]}}**"_s << u"0.10"_s;
    QTest::addRow("as code") << u"`{{X[0,1]}}`"_s << u"0.10"_s;
}

void tst_livetext::valuesTakeTheirPlace()
{
    QFETCH(const QString, markdown);
    QFETCH(const QString, text);
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    QVERIFY(quotesLiveValues(markdown));
    QCOMPARE(rendered(withLiveValues(markdown, *document)), text);
}

void tst_livetext::whatCannotBeReadStaysWithTheReason_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("reason");
    QTest::addRow("unknown step") << u"{{wieghts[0,0]}}"_s << u"wieghts"_s;
    QTest::addRow("unknown token") << u"{{weights[export,fial]}}"_s << u"fial"_s;
    QTest::addRow("out of range") << u"{{weights[7,0]}}"_s << u"7"_s;
    QTest::addRow("no cell") << u"{{hello}}"_s << u"hello"_s;
    QTest::addRow("a bias that is not there") << u"{{bq[0,0]}}"_s << u"bq"_s;
    QTest::addRow("signs of Markdown") << u"{{*a*_b_`c`[d](e)#<b>}}"_s << u"*a*_b_`c`[d](e)#<b>"_s;
    QTest::addRow("a link") << u"{{[click](example.org)[0,0]}}"_s << u"[click](example.org)"_s;
    QTest::addRow("a picture") << u"{{![x](/etc/passwd)[0,0]}}"_s << u"![x](/etc/passwd)"_s;
    QTest::addRow("backslashes") << uR"({{a\*b\\[0,0]}})"_s << uR"(a\*b\\[0,0])"_s;
}

void tst_livetext::whatCannotBeReadStaysWithTheReason()
{
    QFETCH(const QString, markdown);
    QFETCH(const QString, reason);
    const auto document = lessonDocument();
    const QString shown = rendered(withLiveValues(markdown, *document));
    QVERIFY2(shown.contains(reason), qPrintable(shown));
    if (quotesLiveValues(markdown)) {
        QVERIFY2(shown.startsWith(markdown + u" ("_s) && shown.endsWith(u')'), qPrintable(shown));
        QVERIFY2(shown.size() > markdown.size() + 15, qPrintable(shown));
    }
}

void tst_livetext::whatIsNoQuoteStays_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addRow("no braces") << u"weights[4,5] is *large*"_s;
    QTest::addRow("empty") << QString();
    QTest::addRow("empty braces") << u"{{}} {{ }}"_s;
    QTest::addRow("single braces") << u"{weights[4,5]}"_s;
    QTest::addRow("unclosed") << u"{{weights[4,5] and then {{weights[4,5]}"_s;
    QTest::addRow("unclosed quote") << u"{{weights[\"export,fail]}}"_s;
    QTest::addRow("only closed") << u"weights[4,5]}}"_s;
    QTest::addRow("two colons") << u"{{weights[4,5]:2:3}}"_s;
    QTest::addRow("decimals that are none") << u"{{weights[4,5]:x}}"_s;
}

void tst_livetext::whatIsNoQuoteStays()
{
    QFETCH(const QString, markdown);
    const auto document = lessonDocument();
    QVERIFY(!quotesLiveValues(markdown));
    QCOMPARE(withLiveValues(markdown, *document), markdown);
}

void tst_livetext::rowsWithoutADistributionSayWhy()
{
    const LocaleGuard guard(pointLocale());
    const Document document(troubledSession());
    const auto shown = [&](const QString& quote) { return rendered(withLiveValues(quote, document)); };
    QCOMPARE(shown(u"{{weights[1,0]}}"_s), u"– (fully masked)"_s);
    QCOMPARE(shown(u"{{output[2,0]}}"_s), u"– (not a number)"_s);
    QCOMPARE(shown(u"{{weights[3,3]}}"_s), u"– (overflow)"_s);
    QCOMPARE(shown(u"{{output[5,1]}}"_s), u"∞"_s);
    QCOMPARE(shown(u"{{X[2,1]}}"_s), u"NaN"_s);
    QCOMPARE(shown(u"{{weights[0,1]}}"_s), u"0.00"_s);
}

void tst_livetext::namesFromAFileStayPlain()
{
    const Document document(troubledSession());
    const QString shown = rendered(withLiveValues(u"{{weights[red,red]}}"_s, document));
    QVERIFY2(shown.contains(u"red"_s) && shown.startsWith(u"{{"_s), qPrintable(shown));
    QVERIFY(rendered(withLiveValues(u"{{X[\"a,\"\"b\"\"[c]\",0]}}"_s, document)) == rendered(withLiveValues(u"{{X[3,0]}}"_s, document)));
}

void tst_livetext::theLocalesMarkIsUsed()
{
    const LocaleGuard guard(commaLocale());
    const auto document = lessonDocument();
    QCOMPARE(rendered(withLiveValues(u"{{weights[export,fail]:4}}"_s, *document)).left(2), u"0,"_s);
}

void tst_livetext::hugeTextsAreQuick_data()
{
    QTest::addColumn<QString>("markdown");
    constexpr int size = 256 * 1024;
    QTest::addRow("blanks after braces") << u"{{"_s + QString(size, u' ');
    QTest::addRow("a name without an end") << u"{{"_s + QString(size, u'a');
    QTest::addRow("quotes") << u"{{"_s + QString(size, u'"');
    QTest::addRow("an odd number of quotes") << u"{{"_s + QString(size + 1, u'"');
    QTest::addRow("braces") << QString(size, u'{');
    QTest::addRow("braces and quotes") << u"{{\""_s.repeated(size / 3);
    QTest::addRow("braces, quotes in pairs") << u"{{\"\""_s.repeated(size / 4);
    QTest::addRow("braces, quotes by three") << u"{{\"\"\""_s.repeated(size / 5);
    QTest::addRow("braces and blanks") << u"{{ "_s.repeated(size / 3);
    QTest::addRow("blanks after a name") << u"{{a"_s + QString(size, u' ') + u":"_s + QString(size, u' ');
    QTest::addRow("many values") << u"{{weights[export,fail]}} "_s.repeated(size / 25);
    QTest::addRow("many that cannot be read") << u"{{a[0,0]}} "_s.repeated(size / 11);
}

void tst_livetext::hugeTextsAreQuick()
{
    QFETCH(const QString, markdown);
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    QElapsedTimer timer;
    timer.start();
    // and nothing makes the reading give up: the value behind it all is still put in
    const QString text = withLiveValues(markdown + u" {{X[0,1]:3}}"_s, *document);
    QVERIFY2(text.endsWith(u" 0.100"_s), qPrintable(text.right(40)));
    quotesLiveValues(markdown);
    QVERIFY2(timer.elapsed() < 2'000, qPrintable(QString::number(timer.elapsed())));
}

AE_TEST(tst_livetext)
#include "tst_livetext.moc"
