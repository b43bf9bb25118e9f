// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/wording.h"

#include "testmain.h"

#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace ae;

/// How pieces become sentences, and how numbers stand among words that run from the right.
class tst_wording : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }
    void joinsLists();
    void isolatesWhereWordsRunFromTheRight_data();
    void isolatesWhereWordsRunFromTheRight();
};

void tst_wording::joinsLists()
{
    QCOMPARE(listOf({}), QString());
    QCOMPARE(listOf({u"a"_s}), u"a"_s);
    QCOMPARE(listOf({u"a"_s, u"50 %1"_s, u"c"_s}), u"a, 50 %1, c"_s);
    QCOMPARE(listOf({u"a"_s, u"b"_s, u"c"_s}, 2), u"a, b, …"_s);
    QCOMPARE(listOf({u"a"_s, u"b"_s}, 2), u"a, b"_s);
    QCOMPARE(listOfAll({u"a"_s, u"b"_s}, 2), u"a, b"_s);
    QCOMPARE(listOfAll({u"a"_s, u"b"_s, u"c"_s, u"d"_s}, 2), u"a, b and 2 more"_s);
    QCOMPARE(quotedName(u"R&D"_s), u"“R&D”"_s);
    QCOMPARE(escapedMnemonic(u"R&D"_s), u"R&&D"_s);
}

/// [ and ] stand for the marks in what is expected, { and } for brackets of names.
void tst_wording::isolatesWhereWordsRunFromTheRight_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("marked");
    const auto row = [](const char* name, const QString& sentence, const QString& marked) { QTest::newRow(name) << sentence << marked; };
    row("no number", u"لا شيء"_s, u"لا شيء"_s);
    row("negative", u"هو −0.35 هنا"_s, u"هو [−0.35] هنا"_s);
    row("end of a sentence", u"هو 0,35."_s, u"هو [0,35]."_s);
    row("power", u"هو 2.1 · 10⁻⁵."_s, u"هو [2.1 · 10⁻⁵]."_s);
    row("cell", u"الخلية weights{export,fail} هنا"_s, u"الخلية [weights{export,fail}] هنا"_s);
    row("equation", u"هو weights{4,5} = 0.24 الآن"_s, u"هو [weights{4,5} = 0.24] الآن"_s);
    row("width", u"عند d = 1024 فقط"_s, u"عند [d = 1024] فقط"_s);
    row("change", u"من 0.24 → 0.28 الآن"_s, u"من [0.24 → 0.28] الآن"_s);
    row("digit of a name", u"هو k2 هنا"_s, u"هو k2 هنا"_s);
    row("prefix", u"بـ0.24"_s, u"بـ[0.24]"_s);
}

void tst_wording::isolatesWhereWordsRunFromTheRight()
{
    QFETCH(QString, sentence);
    QFETCH(QString, marked);
    const auto brackets = [](QString text) { return text.replace(u'{', u'[').replace(u'}', u']'); };
    sentence = brackets(sentence);
    marked = brackets(marked.replace(u'[', QChar(0x2066)).replace(u']', QChar(0x2069)));
    QCOMPARE(isolated(sentence), sentence);
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(isolated(sentence), marked);
}

AE_TEST(tst_wording)
#include "tst_wording.moc"
