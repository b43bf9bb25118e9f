// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QTest>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// matrix: one matrix of a session, and what is refused.
class tst_matrix : public QObject {
    Q_OBJECT
private slots:
    void printsTheMembersOfTheContract();
    void transposes();
    void takesTheFlagsOfTextTables();
    void asksForAName();
    void refuses_data();
    void refuses();
    void saysWhichFormatsAreRead();
    void printsTextForPeople();
};

void tst_matrix::printsTheMembersOfTheContract()
{
    const Ran ran = runCli({u"matrix"_s, nimbusFile(), u"--name"_s, u"Wk"_s, u"--format"_s, u"json"_s});
    QCOMPARE(ran.code, 0);
    const Json result = ran.json();
    const Json own = readJson(nimbusFile())["matrices"]["Wk"];
    QCOMPARE(result.size(), std::size_t(4));
    QVERIFY(result["name"] == "Wk");
    QVERIFY(result["shape"] == own["shape"]);
    QVERIFY(result["rows"] == own["rows"]);
    QVERIFY(result["notes"] == Json::array());
}

void tst_matrix::transposes()
{
    const Json plain = runCli({u"matrix"_s, nimbusFile(), u"--name"_s, u"X"_s, u"--format"_s, u"json"_s}).json();
    const Json turned = runCli({u"matrix"_s, nimbusFile(), u"--name"_s, u"X"_s, u"--format"_s, u"json"_s, u"--transpose"_s}).json();
    QVERIFY((turned["shape"] == Json{4, 7}));
    for (std::size_t row = 0; row < 7; ++row) {
        for (std::size_t column = 0; column < 4; ++column)
            QVERIFY(turned["rows"][column][row] == plain["rows"][row][column]);
    }
}

void tst_matrix::takesTheFlagsOfTextTables()
{
    const Ran ran = runCli(
        {u"matrix"_s, nimbusFile(), u"--name"_s, u"X"_s, u"--decimal"_s, u"comma"_s, u"--header"_s, u"no"_s, u"--format"_s, u"json"_s});
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.json() == runCli({u"matrix"_s, nimbusFile(), u"--name"_s, u"X"_s, u"--format"_s, u"json"_s}).json());
}

void tst_matrix::asksForAName()
{
    const Ran ran = runCli({u"matrix"_s, nimbusFile()});
    QCOMPARE(ran.code, 64);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains("X 7x4, Wq 4x2, Wk 4x2, Wv 4x2"), ran.err.constData());
}

void tst_matrix::refuses_data()
{
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char* name, const QStringList& options) { QTest::newRow(name) << options; };
    row("unknown name", {u"--name"_s, u"Wz"_s});
    row("empty name", {u"--name"_s, u""_s});
    row("computed step", {u"--name"_s, u"weights"_s});
    row("slice of one matrix", {u"--name"_s, u"X"_s, u"--slice"_s, u"0"_s});
    row("negative slice", {u"--name"_s, u"X"_s, u"--slice"_s, u"-1"_s});
    row("unknown decimal mark", {u"--name"_s, u"X"_s, u"--decimal"_s, u"dot"_s});
    row("header maybe", {u"--name"_s, u"X"_s, u"--header"_s, u"maybe"_s});
    row("transpose with a value", {u"--name"_s, u"X"_s, u"--transpose=yes"_s});
    row("csv", {u"--name"_s, u"X"_s, u"--format"_s, u"csv"_s});
}

void tst_matrix::refuses()
{
    QFETCH(QStringList, options);
    const Ran ran = runCli(QStringList{u"matrix"_s, nimbusFile()} + options);
    QCOMPARE(ran.code, 64);
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(ran.err.count('\n'), 1);
}

void tst_matrix::saysWhichFormatsAreRead()
{
    const SessionFolder folder;
    QVERIFY(writeBytes(folder.path(u"table.csv"_s), "1,2\n3,4\n"));
    const Ran table = runCli({u"matrix"_s, folder.path(u"table.csv"_s)});
    QCOMPARE(table.code, 65);
    QVERIFY2(table.err.contains(".attn"), table.err.constData());
    QCOMPARE(runCli({u"matrix"_s, folder.path(u"missing.csv"_s)}).code, 66);
    QVERIFY(writeBytes(folder.path(u"text"_s), "1,2\n3,4\n"));
    QCOMPARE(runCli({u"matrix"_s, folder.path(u"text"_s), u"--name"_s, u"X"_s}).code, 65);
}

void tst_matrix::printsTextForPeople()
{
    const Ran ran = runCli({u"matrix"_s, nimbusFile(), u"--name"_s, u"X"_s});
    QVERIFY(ran.out.startsWith("X  Token embeddings  (7 x 4)\n"));
    QVERIFY(ran.out.contains("  Nimbus   0.9000  0.1000        0  0.1000\n"));
}

AE_TEST(tst_matrix)
#include "tst_matrix.moc"
