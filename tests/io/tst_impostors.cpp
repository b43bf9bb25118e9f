// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrayfiles.h"
#include "io/impostors.h"
#include "testmain.h"

#include <QTest>

using namespace ae::test;

/// Files that are something else than their name says.
class tst_impostors : public QObject {
    Q_OBJECT
private slots:
    void saysWhatItIs_data();
    void saysWhatItIs();
    void leavesOthersAlone_data();
    void leavesOthersAlone();
    void knowsOnnxByItsName();
    void knowsArchives_data();
    void knowsArchives();
};

void tst_impostors::saysWhatItIs_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* what, const QByteArray& start) { QTest::newRow(what) << start << QString::fromUtf8(what); };
    row("Git LFS", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n");
    row("web page", "\n<!DOCTYPE html>\n<html><head><title>Sign in</title></head></html>");
    row("web page (HTML or XML)", "<?xml version='1.0'?><Error><Code>AccessDenied</Code></Error>");
    row("PyTorch checkpoint", QByteArray::fromHex("80028a0a6cfc9c46f9206aa85019"));
    row("PyTorch checkpoint (a pickle)", QByteArray::fromHex("8002") + "ctorch._utils\n_rebuild_tensor_v2\n");
    row("Python pickle", QByteArray::fromHex("80049523000000000000008c08") + "builtins");  // pickle.dumps(print)
    row("pickle", "(dp0\nVa\np1\nI1\ns.");  // pickle.dumps({'a': 1}, 0)
    row("GGUF", QByteArray("GGUF\3\0\0\0", 8));
    row("GGML", "tjgg");
    row("HDF5", QByteArray::fromHex("894844460d0a1a0a"));
    row("gzip", QByteArray::fromHex("1f8b0800"));
    row("bzip2", "BZh91AY&SY");
    row("xz", QByteArray::fromHex("fd377a585a00"));
    row("zstd", QByteArray::fromHex("28b52ffd"));
    row("7z", QByteArray::fromHex("377abcaf271c"));
    row("PDF", "%PDF-1.4");
    row("PNG", QByteArray::fromHex("89504e470d0a1a0a"));
    row("JPEG", QByteArray::fromHex("ffd8ffe000104a464946"));
    row("old Excel", QByteArray::fromHex("d0cf11e0a1b11ae1"));
    row("MATLAB", "MATLAB 5.0 MAT-file, Platform: GLNXA64");
    row("NUL bytes", QByteArray(512, '\0'));
    row("tar", QByteArray(257, 'a') + "ustar");
    row("ONNX", QByteArray::fromHex("08071207") + "pytorch");
}

void tst_impostors::saysWhatItIs()
{
    QFETCH(QByteArray, start);
    QFETCH(QString, what);
    for (const char* name : {"a.npy", "a.npz", "a.safetensors", "a.csv", ""}) {
        const std::string result = readAs(start.toStdString(), {}, {}, name);
        QVERIFY2(result.starts_with("! "), result.c_str());
        QVERIFY2(result.find(what.toStdString()) != std::string::npos, result.c_str());
        QVERIFY2(result.find("; ") != std::string::npos, "it says what to do");
    }
}

void tst_impostors::leavesOthersAlone_data()
{
    QTest::addColumn<QByteArray>("start");
    for (const char* text : {"1,2\n3,4\n", "<meta charset='utf-8'><table><tr><td>1</td></tr></table>", "<table><tr><td>1</td></tr></table>",
                             "<html><body><!--StartFragment--><TABLE><tr><td>1</td></tr></table></body></html>", "[[1, 2], [3, 4]]",
                             "(1, 2)", "| a | b |\n|---|---|\n| 1 | 2 |\n", "version,1\n", "GG", "BZh,1\n", "PAR1,PAR2\n1,2\n", "GGUF,1\n"})
        QTest::newRow(text) << QByteArray(text);
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe"
                                          "1\0,\0",
                                          6);
    QTest::newRow("UTF-16, big-endian") << QByteArray("\xfe\xff\0"
                                                      "1\0,",
                                                      6);
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("begins like ONNX") << QByteArray::fromHex("08070a07") + "pytorch";
    QTest::newRow("begins like ONNX of another program") << QByteArray::fromHex("08071207") + "somebody";
}

void tst_impostors::leavesOthersAlone()
{
    QFETCH(QByteArray, start);
    const auto problem = ae::impostorOf(start.toStdString(), "a.csv");
    QVERIFY2(!problem, problem ? problem->what : "");
}

void tst_impostors::knowsOnnxByItsName()
{
    const std::string start = QByteArray::fromHex("08070a08").toStdString() + "somebody";
    QVERIFY(!ae::impostorOf(start, "model.bin"));
    const auto problem = ae::impostorOf(start, "model.ONNX");
    QVERIFY(problem);
    QVERIFY2(problem->sentence().find("ONNX") != std::string::npos, problem->sentence().c_str());
}

void tst_impostors::knowsArchives_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* member, const char* what) {
        QTest::newRow(member) << QString::fromUtf8(member) << QString::fromUtf8(what);
    };
    row("archive/data.pkl", "PyTorch");
    row("data.pkl", "PyTorch");
    row("xl/workbook.xml", "Excel");
    row("word/document.xml", "Word");
    row("content.xml", "OpenDocument");
    row("model.weights.h5", "Keras");
    row("metadata.pkl", "");
    row("exl/X.npy", "");
    row("X.npy", "");
}

void tst_impostors::knowsArchives()
{
    QFETCH(QString, member);
    QFETCH(QString, what);
    const std::vector<std::string> members = {"first", member.toStdString()};
    const auto problem = ae::archiveImpostor(members);
    QCOMPARE(problem.has_value(), !what.isEmpty());
    QVERIFY(!problem || QString::fromUtf8(problem->what).contains(what));
}

AE_TEST(tst_impostors)
#include "tst_impostors.moc"
