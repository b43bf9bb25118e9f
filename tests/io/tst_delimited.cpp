// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/delimited.h"
#include "io/text/nameguard.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Quoting of separated values.
class tst_delimited : public QObject {
    Q_OBJECT
private slots:
    void quotes_data();
    void quotes();
};

void tst_delimited::quotes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("csv");
    QTest::addColumn<QString>("tsv");
    QTest::newRow("plain") << u"Nimbus"_s << u"Nimbus"_s << u"Nimbus"_s;
    QTest::newRow("empty") << u""_s << u""_s << u""_s;
    QTest::newRow("comma") << u"a,b"_s << u"\"a,b\""_s << u"a,b"_s;
    QTest::newRow("tab") << u"a\tb"_s << u"a\tb"_s << u"\"a\tb\""_s;
    QTest::newRow("quotes") << u"say \"hi\""_s << u"\"say \"\"hi\"\"\""_s << u"\"say \"\"hi\"\"\""_s;
    QTest::newRow("line end") << u"a\nb"_s << u"\"a\nb\""_s << u"\"a\nb\""_s;
    QTest::newRow("formula") << u"=1+1"_s << u"'=1+1"_s << u"'=1+1"_s;
    QTest::newRow("plus") << u"+1"_s << u"'+1"_s << u"'+1"_s;
    QTest::newRow("minus") << u"-1"_s << u"'-1"_s << u"'-1"_s;
    QTest::newRow("at") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s << u"'@SUM(A1)"_s;
    QTest::newRow("formula with a comma") << u"=A1,B1"_s << u"\"'=A1,B1\""_s << u"'=A1,B1"_s;
    QTest::newRow("guarded by its owner") << u"'=1+1"_s << u"''=1+1"_s << u"''=1+1"_s;
    QTest::newRow("guarded twice") << u"''@x"_s << u"'''@x"_s << u"'''@x"_s;
    QTest::newRow("apostrophe") << u"'tis"_s << u"'tis"_s << u"'tis"_s;
    QTest::newRow("only apostrophes") << u"''"_s << u"''"_s << u"''"_s;
    QTest::newRow("sign inside") << u"a=b"_s << u"a=b"_s << u"a=b"_s;
    QTest::newRow("other letters") << u"größer 猫"_s << u"größer 猫"_s << u"größer 猫"_s;
}

void tst_delimited::quotes()
{
    QFETCH(QString, name);
    QFETCH(QString, csv);
    QFETCH(QString, tsv);
    const std::string guarded = ae::guardedName(name.toStdString());
    QCOMPARE(QString::fromStdString(ae::delimitedField(guarded, ',')), csv);
    QCOMPARE(QString::fromStdString(ae::delimitedField(guarded, '\t')), tsv);
    QCOMPARE(QString::fromStdString(ae::unguardedName(guarded)), name);
}

AE_TEST(tst_delimited)
#include "tst_delimited.moc"
