// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QFile>
#include <QProcess>
#include <QTest>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// convert: every format, what NumPy reads of it, and what is never overwritten.
class tst_convert : public QObject {
    Q_OBJECT
private slots:
    void writesSessions();
    void writesWhatComputePrints();
    void writesForOtherPrograms_data();
    void writesForOtherPrograms();
    void writesTables();
    void writesNpyBytes();
    void writesNpyForNumPy();
    void writesNpzForNumPy();
    void givesTheSameBytes();
    void notesRowsThatBecomeNaN();
    void doesNotOverwrite();
    void overwritesWhenForced();
    void convertsOntoItself();
    void leavesNothingBehind_data();
    void leavesNothingBehind();
    void keepsTheOldFileWhenTheInputIsBad();

private:
    /// What a Python script prints of a file, or nothing where there is no NumPy.
    static std::optional<QByteArray> askNumPy(const QString& script, const QString& file);
};

std::optional<QByteArray> tst_convert::askNumPy(const QString& script, const QString& file)
{
    QProcess python;
    python.start(u"/usr/bin/python3"_s, {u"-c"_s, u"import numpy"_s});
    if (!python.waitForFinished() || python.exitCode() != 0)
        return std::nullopt;
    python.start(u"/usr/bin/python3"_s, {u"-c"_s, u"import sys, json, numpy as np\nf = sys.argv[1]\n"_s + script, file});
    python.waitForFinished();
    const QByteArray errors = python.readAllStandardError();
    return errors.isEmpty() ? python.readAllStandardOutput() : errors;
}

void tst_convert::writesSessions()
{
    const SessionFolder folder;
    const QString once = folder.path(u"once.attn"_s);
    const Ran ran = runCli({u"convert"_s, nimbusFile(), once});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(ran.err, QByteArray());
    const Json was = readJson(nimbusFile());
    const Json is = readJson(once);
    for (const char* member : {"title", "tokens", "features", "matrices", "options"})
        QVERIFY2(is[member] == was[member], member);
    QCOMPARE(runCli({u"convert"_s, once, folder.path(u"twice.ATTN"_s)}).code, 0);
    QCOMPARE(readBytes(folder.path(u"twice.ATTN"_s)), readBytes(once));
}

void tst_convert::writesWhatComputePrints()
{
    const SessionFolder folder;
    const QString file = folder.path(u"all.json"_s);
    QCOMPARE(runCli({u"convert"_s, nimbusFile(), file}).code, 0);
    QCOMPARE(readBytes(file), runCli({u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s}).out);
}

void tst_convert::writesForOtherPrograms_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("reason");
    const QByteArray reason = "fully masked: no key is allowed";
    QTest::newRow("safetensors") << u".safetensors"_s << QByteArray("\"weights\":{\"dtype\":\"F64\",\"shape\":[3,3]") << reason;
    QTest::newRow("NumPy script") << u".py"_s << QByteArray("import numpy as np\n") << reason;
    QTest::newRow("PyTorch script") << u".torch.py"_s << QByteArray("import torch\n") << reason;
    QTest::newRow("PyTorch script, capitals") << u".Torch.PY"_s << QByteArray("import torch\n") << reason;
    QTest::newRow("Jupyter notebook") << u".ipynb"_s << QByteArray("\"nbformat\": 4") << reason;
    QTest::newRow("LaTeX article") << u".tex"_s << QByteArray("\\documentclass{article}") << reason;
    QTest::newRow("web page") << u".html"_s << QByteArray("<!DOCTYPE html>") << reason;
    QTest::newRow("Markdown") << u".md"_s << QByteArray("## The equation") << reason;
}

/// Each says why a row is empty, so there is no note about it.
void tst_convert::writesForOtherPrograms()
{
    QFETCH(QString, ending);
    QFETCH(QByteArray, part);
    QFETCH(QByteArray, reason);
    const SessionFolder folder;
    Json session = smallSession();
    paint(session, {"111", "000", "111"});
    const QString out = folder.path(u"out"_s + ending);
    const Ran ran = runCli({u"convert"_s, folder.add(u"masked.attn"_s, session), out});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.err, QByteArray());
    const QByteArray bytes = readBytes(out);
    QVERIFY2(bytes.contains(part), bytes.constData());
    QVERIFY2(bytes.contains(reason), bytes.constData());
    QCOMPARE(runCli({u"convert"_s, folder.path(u"masked.attn"_s), folder.path(u"two"_s + ending), u"--step"_s, u"Q"_s}).code, 64);
}

void tst_convert::writesTables()
{
    const SessionFolder folder;
    const QString csv = folder.path(u"w.csv"_s);
    QCOMPARE(runCli({u"convert"_s, nimbusFile(), csv, u"--step"_s, u"weights"_s}).code, 0);
    const QByteArray bytes = readBytes(csv);
    QCOMPARE(bytes, runCli({u"compute"_s, nimbusFile(), u"--step"_s, u"weights"_s, u"--format"_s, u"csv"_s}).out);
    const QString tsv = folder.path(u"w.tsv"_s);
    QCOMPARE(runCli({u"convert"_s, nimbusFile(), tsv, u"--step"_s, u"weights"_s}).code, 0);
    QByteArray tabbed = bytes;
    QCOMPARE(readBytes(tsv), tabbed.replace(',', '\t'));
}

void tst_convert::writesNpyBytes()
{
    const SessionFolder folder;
    const QString file = folder.path(u"x.npy"_s);
    QCOMPARE(runCli({u"convert"_s, nimbusFile(), file, u"--step"_s, u"X"_s}).code, 0);
    const QByteArray bytes = readBytes(file);
    QVERIFY(bytes.startsWith(QByteArray("\x93NUMPY\x01\x00", 8)));
    const auto length = static_cast<qsizetype>(static_cast<unsigned char>(bytes[8]) + 256 * static_cast<unsigned char>(bytes[9]));
    QCOMPARE((10 + length) % 64, 0);
    QVERIFY(bytes.contains("{'descr': '<f8', 'fortran_order': False, 'shape': (7, 4), }"));
    QCOMPARE(bytes.size(), 10 + length + 7 * 4 * 8);
    double second = 0;  // C order: X[0,1]
    memcpy(&second, bytes.constData() + 10 + length + 8, sizeof second);
    QCOMPARE(second, 0.1);
}

void tst_convert::writesNpyForNumPy()
{
    const SessionFolder folder;
    const QString file = folder.path(u"w.npy"_s);
    QCOMPARE(runCli({u"convert"_s, nimbusFile(), file, u"--step"_s, u"output"_s}).code, 0);
    const auto answer = askNumPy(u"a = np.load(f); print(json.dumps([str(a.dtype), a.flags.c_contiguous, a.tolist()]))"_s, file);
    if (!answer)
        QSKIP("there is no NumPy to read the file with");
    const Json read = Json::parse(answer->toStdString());
    QVERIFY(read[0] == "float64" && read[1] == true);
    const Json own = runCli({u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s}).json()["steps"]["output"]["rows"];
    QCOMPARE(distance(read[2], own), 0.0);
}

void tst_convert::writesNpzForNumPy()
{
    const SessionFolder folder;
    const QString file = folder.path(u"all.npz"_s);
    QCOMPARE(runCli({u"convert"_s, nimbusFile(), file}).code, 0);
    const auto answer = askNumPy(u"z = np.load(f); print(json.dumps({k: z[k].tolist() for k in z.files}))"_s, file);
    if (!answer)
        QSKIP("there is no NumPy to read the file with");
    const Json read = Json::parse(answer->toStdString());
    QCOMPARE(read.size(), std::size_t(11));
    const Json steps = runCli({u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s}).json()["steps"];
    for (const auto& [key, matrix] : steps.items())
        QCOMPARE(distance(read[key], matrix["rows"]), 0.0);
    const Json inputs = readJson(nimbusFile())["matrices"];
    for (const auto& [key, matrix] : inputs.items())
        QCOMPARE(distance(read[key], matrix["rows"]), 0.0);
}

void tst_convert::givesTheSameBytes()
{
    const SessionFolder folder;
    for (const QString& ending :
         {u".npz"_s, u".attn"_s, u".json"_s, u".safetensors"_s, u".py"_s, u".torch.py"_s, u".ipynb"_s, u".tex"_s, u".html"_s, u".md"_s}) {
        QCOMPARE(runCli({u"convert"_s, nimbusFile(), folder.path(u"a"_s + ending)}).code, 0);
        QTest::qSleep(5);
        QCOMPARE(runCli({u"convert"_s, nimbusFile(), folder.path(u"b"_s + ending)}).code, 0);
        QCOMPARE(readBytes(folder.path(u"a"_s + ending)), readBytes(folder.path(u"b"_s + ending)));
    }
}

void tst_convert::notesRowsThatBecomeNaN()
{
    const SessionFolder folder;
    Json session = smallSession();
    paint(session, {"111", "000", "111"});
    const QString file = folder.add(u"masked.attn"_s, session);
    for (const QString& out : {u"w.npy"_s, u"all.npz"_s}) {
        QStringList command = {u"convert"_s, file, folder.path(out)};
        if (out.endsWith("npy"_L1))
            command << u"--step"_s << u"weights"_s;
        const Ran ran = runCli(command);
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.err.contains("note: 1 row") && ran.err.contains("no key is allowed"), ran.err.constData());
        QCOMPARE(ran.err.count('\n'), 1);
        const QString script = out.endsWith("npy"_L1) ? u"a = np.load(f)"_s : u"a = np.load(f)['output']"_s;
        const auto answer = askNumPy(script + u"; print(np.isnan(a).all(axis=1).tolist())"_s, folder.path(out));
        if (answer)
            QCOMPARE(*answer, QByteArray("[False, True, False]\n"));
    }
    // a step that has numbers in every row needs no note
    QCOMPARE(runCli({u"convert"_s, file, folder.path(u"s.npy"_s), u"--step"_s, u"scores"_s}).err, QByteArray());
    // and tables say it themselves
    QCOMPARE(runCli({u"convert"_s, file, folder.path(u"w.csv"_s), u"--step"_s, u"weights"_s}).err, QByteArray());
}

void tst_convert::doesNotOverwrite()
{
    const SessionFolder folder;
    for (const QString& name : {u"old.json"_s, u"old.attn"_s, u"old.npz"_s}) {
        const QString file = folder.path(name);
        QVERIFY(writeBytes(file, "precious"));
        const Ran ran = runCli({u"convert"_s, nimbusFile(), file});
        QCOMPARE(ran.code, 73);
        QVERIFY2(ran.err.contains("--force"), ran.err.constData());
        QCOMPARE(readBytes(file), QByteArray("precious"));
    }
    // a link to nowhere is a name that is taken
    QVERIFY(QFile::link(folder.path(u"nowhere"_s), folder.path(u"link.json"_s)));
    QCOMPARE(runCli({u"convert"_s, nimbusFile(), folder.path(u"link.json"_s)}).code, 73);
}

void tst_convert::overwritesWhenForced()
{
    const SessionFolder folder;
    const QString file = folder.path(u"old.json"_s);
    QVERIFY(writeBytes(file, "precious"));
    QCOMPARE(runCli({u"convert"_s, nimbusFile(), file, u"--force"_s}).code, 0);
    QVERIFY(readJson(file)["steps"].is_object());
    QCOMPARE(runCli({u"convert"_s, u"--force"_s, nimbusFile(), file}).code, 0);
    QCOMPARE(folder.entries(), QStringList{u"old.json"_s});
}

void tst_convert::convertsOntoItself()
{
    const SessionFolder folder;
    const QString file = folder.add(u"own.attn"_s, smallSession());
    QCOMPARE(runCli({u"convert"_s, file, file}).code, 73);
    QCOMPARE(runCli({u"convert"_s, file, file, u"--force"_s}).code, 0);
    QVERIFY(readJson(file)["matrices"]["X"] == smallSession()["matrices"]["X"]);
}

void tst_convert::leavesNothingBehind_data()
{
    QTest::addColumn<QString>("out");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("code");
    QTest::newRow("no ending") << u"out"_s << QStringList() << 64;
    QTest::newRow("unknown ending") << u"out.xlsx"_s << QStringList() << 64;
    QTest::newRow("only an ending") << u".npz"_s << QStringList() << 64;
    QTest::newRow("table without a step") << u"out.csv"_s << QStringList() << 64;
    QTest::newRow("only a double ending") << u".torch.py"_s << QStringList() << 64;
    QTest::newRow("array without a step") << u"out.npy"_s << QStringList() << 64;
    QTest::newRow("unknown step") << u"out.tsv"_s << QStringList{u"--step"_s, u"hope"_s} << 64;
    QTest::newRow("step twice") << u"out.tsv"_s << QStringList{u"--step"_s, u"Q"_s, u"--step"_s, u"K"_s} << 64;
    QTest::newRow("step for everything") << u"out.npz"_s << QStringList{u"--step"_s, u"Q"_s} << 64;
    QTest::newRow("missing folder") << u"no/such/folder/out.json"_s << QStringList() << 66;
}

void tst_convert::leavesNothingBehind()
{
    QFETCH(QString, out);
    QFETCH(QStringList, options);
    QFETCH(int, code);
    const SessionFolder folder;
    const Ran ran = runCli(QStringList{u"convert"_s, nimbusFile(), folder.path(out)} + options);
    QCOMPARE(ran.code, code);
    QCOMPARE(ran.err.count('\n'), 1);
    QCOMPARE(folder.entries(), QStringList());
}

void tst_convert::keepsTheOldFileWhenTheInputIsBad()
{
    const SessionFolder folder;
    QVERIFY(writeBytes(folder.path(u"bad.attn"_s), "{"));
    QVERIFY(writeBytes(folder.path(u"old.npz"_s), "precious"));
    QCOMPARE(runCli({u"convert"_s, folder.path(u"bad.attn"_s), folder.path(u"old.npz"_s), u"--force"_s}).code, 65);
    QCOMPARE(readBytes(folder.path(u"old.npz"_s)), QByteArray("precious"));
}

AE_TEST(tst_convert)
#include "tst_convert.moc"
