// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

#include <unistd.h>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// Exit codes and messages of wrong usage, bad files and hostile arguments.
class tst_usage : public QObject {
    Q_OBJECT
private slots:
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void refusesSettings_data();
    void refusesSettings();
    void refusesCells_data();
    void refusesCells();
    void refusesFiles_data();
    void refusesFiles();
    void refusesUnreadableFiles();
    void suggestsWhatWasMeant();
    void keepsMessagesOnOneLine();
    void takesOptionsAnywhere();
    void refusesWhatDoesNotFitIntoMemory();
};

namespace {

/// Nothing on standard output, one line "attention-cli: ...; ..." on standard error.
void expectRefusal(const Ran& ran, int code)
{
    QCOMPARE(ran.code, code);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.startsWith("attention-cli: "), ran.err.constData());
    QVERIFY2(ran.err.endsWith('\n') && ran.err.count('\n') == 1, ran.err.constData());
    QVERIFY2(ran.err.contains("; "), ran.err.constData());
}

}  // namespace

void tst_usage::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString file = nimbusFile();
    const auto row = [](const char* name, const QStringList& arguments) { QTest::newRow(name) << arguments; };
    row("nothing", {});
    row("empty command", {u""_s});
    row("unknown command", {u"calculate"_s});
    row("import is not there yet", {u"import"_s, u"-o"_s, u"out.attn"_s});
    row("option before the command", {u"--format"_s, u"compute"_s});
    row("no file", {u"compute"_s});
    row("file twice", {u"compute"_s, file, file});
    row("unknown option", {u"compute"_s, file, u"--colour"_s});
    row("short option", {u"compute"_s, file, u"-f"_s});
    row("option of another command", {u"explain"_s, file, u"Q[0,0]"_s, u"--step"_s, u"Q"_s});
    row("missing value", {u"compute"_s, file, u"--step"_s});
    row("unknown step", {u"compute"_s, file, u"--step"_s, u"weigths"_s});
    row("empty step", {u"compute"_s, file, u"--step"_s, u""_s});
    row("step not in force", {u"compute"_s, file, u"--step"_s, u"bq"_s});
    row("step in capitals", {u"compute"_s, file, u"--step"_s, u"WEIGHTS"_s});
    row("unknown format", {u"compute"_s, file, u"--format"_s, u"xml"_s});
    row("format twice", {u"compute"_s, file, u"--format"_s, u"json"_s, u"--format"_s, u"json"_s});
    row("csv without a step", {u"compute"_s, file, u"--format"_s, u"csv"_s});
    row("csv of two steps", {u"compute"_s, file, u"--format"_s, u"csv"_s, u"--step"_s, u"Q"_s, u"--step"_s, u"K"_s});
    row("flag with a value", {u"convert"_s, file, u"out.json"_s, u"--force=yes"_s});
    row("operand after --", {u"steps"_s, u"--"_s, u"--help"_s});
    row("steps of a file", {u"steps"_s, file});
    row("explain without a cell", {u"explain"_s, file});
}

void tst_usage::refusesWrongUsage()
{
    QFETCH(QStringList, arguments);
    expectRefusal(runCli(arguments), 64);
}

void tst_usage::refusesSettings_data()
{
    QTest::addColumn<QString>("setting");
    for (const char* setting : {"",
                                "=",
                                "scale_exponent",
                                "scale_exponent=",
                                "scale_exponent=nan",
                                "scale_exponent=inf",
                                "scale_exponent=-0.1",
                                "scale_exponent=2.1",
                                "scale_exponent=0,5",
                                "scale_exponent=0.5x",
                                "scale_exponent= 0.5",
                                "temperature=0",
                                "temperature=-1",
                                "temperature=nan",
                                "temperature=inf",
                                "temperature=hot",
                                "mask=",
                                "mask=painted",
                                "mask=CAUSAL",
                                "mask=diagonal",
                                "title=x",
                                "weights[0,0]=1",
                                "Q[0,0]=1",
                                "X[7,0]=1",
                                "X[0,4]=1",
                                "X[-1,0]=1",
                                "X[0]=1",
                                "X[0,0,0]=1",
                                "X[0,0=1",
                                "X=1",
                                "X[0,0]=",
                                "X[0,0]=one",
                                "X[0,0]=1e999",
                                "X[0,0]=1;2",
                                "X[0,0]=0x10",
                                "X[99999999999999999999999999,0]=1",
                                "bq[0,0]=1",
                                "X[\"Why,0]=1",
                                "[0,0]=1"})
        QTest::newRow(*setting == '\0' ? "empty" : setting) << QString::fromLatin1(setting);
}

void tst_usage::refusesSettings()
{
    QFETCH(QString, setting);
    const Ran ran = runCli({u"compute"_s, nimbusFile(), u"--set"_s, setting});
    expectRefusal(ran, 64);
    QVERIFY2(ran.err.contains("nimbus.attn: --set "), ran.err.constData());
}

void tst_usage::refusesCells_data()
{
    QTest::addColumn<QString>("cell");
    for (const char* cell : {"",
                             "[",
                             "]",
                             "weights",
                             "weights[]",
                             "weights[4]",
                             "weights[4,]",
                             "weights[,5]",
                             "weights[4,5",
                             "weights4,5]",
                             "weights[4,5]x",
                             "weights[7,0]",
                             "weights[0,7]",
                             "weights[-1,0]",
                             "weights[1e1,0]",
                             "weights[4.0,5]",
                             "weights[18446744073709551616,0]",
                             "hope[0,0]",
                             "weights[nobody,0]",
                             "weights[\"4\",0]",
                             "bq[0,0]",
                             "{{weights[4,5]}}"})
        QTest::newRow(*cell == '\0' ? "empty" : cell) << QString::fromLatin1(cell);
}

void tst_usage::refusesCells()
{
    QFETCH(QString, cell);
    expectRefusal(runCli({u"explain"_s, nimbusFile(), cell}), 64);
    expectRefusal(runCli({u"gradient"_s, nimbusFile(), u"--of"_s, cell}), 64);
}

void tst_usage::refusesFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("code");
    const QByteArray session = QByteArray::fromStdString(smallSession().dump());
    QTest::newRow("missing") << u"/no/such/file.attn"_s << QByteArray() << 66;
    QTest::newRow("no name") << u""_s << QByteArray() << 66;
    QTest::newRow("folder") << u"/"_s << QByteArray() << 66;
    QTest::newRow("device") << u"/dev/zero"_s << QByteArray() << 66;
    QTest::newRow("empty") << u"f.attn"_s << QByteArray() << 65;
    QTest::newRow("no JSON") << u"f.attn"_s << QByteArray("X = 1\n") << 65;
    QTest::newRow("other JSON") << u"f.attn"_s << QByteArray("{}\n") << 65;
    QTest::newRow("cut off") << u"f.attn"_s << session.left(session.size() / 2) << 65;
    QTest::newRow("text behind it") << u"f.attn"_s << session + "x" << 65;
    QTest::newRow("NUL behind it") << u"f.attn"_s << session + QByteArray(1, '\0') << 65;
    QTest::newRow("bad UTF-8") << u"f.attn"_s << QByteArray(session).replace("\"a\"", "\"\xff\"") << 65;
}

void tst_usage::refusesFiles()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(int, code);
    const SessionFolder folder;
    const QString path = name.startsWith('/'_L1) || name.isEmpty() ? name : folder.path(name);
    if (path.startsWith(folder.path(QString())) && !name.isEmpty())
        QVERIFY(writeBytes(path, content));
    for (const QStringList& command : {QStringList{u"compute"_s, path},
                                       {u"explain"_s, path, u"Q[0,0]"_s},
                                       {u"gradient"_s, path, u"--of"_s, u"Q[0,0]"_s},
                                       {u"sweep"_s, path},
                                       {u"seek"_s, path, u"--goal"_s, u"Q[0,0]=1"_s, u"--free"_s, u"Wq"_s},
                                       {u"matrix"_s, path},
                                       {u"convert"_s, path, folder.path(u"out.json"_s)},
                                       {u"check"_s, path}})
        expectRefusal(runCli(command), code);
    QVERIFY(!QFile::exists(folder.path(u"out.json"_s)));
}

void tst_usage::refusesUnreadableFiles()
{
    if (::geteuid() == 0)
        QSKIP("the superuser may read everything");
    const SessionFolder folder;
    const QString file = folder.add(u"secret.attn"_s, smallSession());
    QVERIFY(QFile::setPermissions(file, {}));
    expectRefusal(runCli({u"compute"_s, file}), 66);
}

void tst_usage::suggestsWhatWasMeant()
{
    QVERIFY(runCli({u"comptue"_s}).err.contains("did you mean compute?"));
    QVERIFY(runCli({u"compute"_s, nimbusFile(), u"--fromat"_s, u"json"_s}).err.contains("did you mean --format?"));
    QVERIFY(runCli({u"compute"_s, nimbusFile(), u"--step"_s, u"hope"_s})
                .err.contains("X, Wq, Q, Wk, K, Wv, V, scores, scaled, weights or output"));
}

void tst_usage::keepsMessagesOnOneLine()
{
    const QString hostile = u"a\nb\x1b[31m\t%1%2%n\u202e\u200b\u00ad\u2060\u061c"_s + QString::fromUcs4(U"\U000E0041");
    for (const QStringList& command : {QStringList{hostile},
                                       {u"compute"_s, hostile},
                                       {u"compute"_s, nimbusFile(), u"--"_s + hostile},
                                       {u"compute"_s, nimbusFile(), u"--step"_s, hostile},
                                       {u"explain"_s, nimbusFile(), hostile},
                                       {u"explain"_s, nimbusFile(), u"weights["_s + hostile + u",0]"_s},
                                       {u"compute"_s, nimbusFile(), u"--set"_s, hostile + u"=1"_s}}) {
        const Ran ran = runCli(command);
        QVERIFY(ran.code == 64 || ran.code == 66);
        QCOMPARE(ran.err.count('\n'), 1);
        QVERIFY(!ran.err.contains('\x1b') && !ran.err.contains('\t'));
        for (const char* mark : {"\u202e", "\u200b", "\u00ad", "\u2060", "\u061c", "\U000E0041"})
            QVERIFY2(!ran.err.contains(mark), ran.err.constData());
    }
    const QString long_(100'000, u'x');
    for (const QStringList& command : {QStringList{long_},
                                       {u"compute"_s, nimbusFile(), u"--"_s + long_},
                                       {u"compute"_s, nimbusFile(), u"--step"_s, long_},
                                       {u"compute"_s, nimbusFile(), u"--set"_s, long_},
                                       {u"sweep"_s, nimbusFile(), u"--widths"_s, long_},
                                       {u"seek"_s, nimbusFile(), u"--goal"_s, u"Q[0,0]=1"_s, u"--free"_s, long_},
                                       {u"seek"_s, nimbusFile(), u"--goal"_s, long_, u"--free"_s, u"Wq"_s}}) {
        const Ran ran = runCli(command);
        QCOMPARE(ran.code, 64);
        QVERIFY2(ran.err.size() < 500, "the message repeats all of a hostile argument");
    }
}

void tst_usage::takesOptionsAnywhere()
{
    const Ran after = runCli({u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s});
    QCOMPARE(runCli({u"compute"_s, u"--format"_s, u"json"_s, nimbusFile()}).out, after.out);
    QCOMPARE(runCli({u"compute"_s, u"--format=json"_s, u"--"_s, nimbusFile()}).out, after.out);
}

void tst_usage::refusesWhatDoesNotFitIntoMemory()
{
    // 16,384 tokens of one number each, projected to 65,536 columns: small as a file, but the results take 38 GiB
    const SessionFolder folder;
    QByteArray tokens;
    QByteArray rows;
    for (int i = 0; i < 16'384; ++i) {
        tokens += (i == 0 ? "\"t" : ",\"t") + QByteArray::number(i) + '"';
        rows += i == 0 ? "[1]" : ",[1]";
    }
    const QByteArray wide = R"({"shape": [1, 65536], "rows": [[0)" + QByteArray(",0").repeated(65'535) + "]]}";
    QVERIFY(writeBytes(folder.path(u"huge.attn"_s),
                       R"({"format": "attention-explorer-session", "version": {"major": 1, "minor": 0}, "tokens": [)" + tokens
                           + R"(], "matrices": {"X": {"shape": [16384, 1], "rows": [)" + rows + R"(]}, "Wq": )" + wide + R"(, "Wk": )"
                           + wide + R"(, "Wv": )" + wide + "}}"));
    QFile memory(u"/proc/meminfo"_s);
    QVERIFY(memory.open(QIODevice::ReadOnly));
    double available = 0;
    for (const QByteArray& line : memory.readAll().split('\n')) {
        if (line.startsWith("MemAvailable:"))
            available = line.simplified().split(' ').at(1).toDouble() * 1024;
    }
    if (available > 50e9)
        QSKIP("this machine has memory enough for the largest session");
    expectRefusal(runCli({u"compute"_s, folder.path(u"huge.attn"_s), u"--step"_s, u"Q"_s}), 65);
    expectRefusal(runCli({u"sweep"_s, folder.path(u"huge.attn"_s), u"--widths"_s, u"65536"_s}), 65);
}

AE_TEST(tst_usage)
#include "tst_usage.moc"
