// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrayfiles.h"
#include "io/binary/zipnames.h"
#include "testmain.h"

#include <QTest>

using namespace ae::test;

/// Archives of NumPy arrays: what is offered, what is left out with a note, and what is refused.
class tst_npzreader : public QObject {
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void readsBlocksInAnyOrder();
    void findsDamageOfLargeMembersWhenTheyAreRead();
    void knowsUnsafeNames_data();
    void knowsUnsafeNames();
    void refusesEveryCut();
    void survivesMutations();
};

void tst_npzreader::reads_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("array");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* name, const std::vector<ZipEntry>& entries, const char* result, const char* array = "X") {
        QTest::newRow(name) << QByteArray::fromStdString(zipFile(entries)) << QString::fromUtf8(array) << QString::fromUtf8(result);
    };
    const std::string x = npyFile(npyLiteral("<f8", "(1, 2)"), packed<double>({1, 2}));
    const std::string y = npyFile(npyLiteral("<f8", "(1, 1)"), packed<double>({7}));
    const std::string cut = x.substr(0, x.size() - 4);
    const ZipEntry good{"X.npy", x};
    row("stored", {good}, "[[1, 2]]");
    row("deflated", {{"X.npy", x, true}}, "[[1, 2]]");
    row("second of two", {good, {"Y.npy", y, true}}, "[[7]]", "Y");
    row("folder in the name", {{"layer0/", ""}, {"layer0/X.npy", x}}, "[[1, 2]]", "layer0/X");
    row("array without the ending", {{"X", x}}, "[[1, 2]]");
    row("other files", {{"README.txt", "hello"}, good, {"a.json", "{}"}},
        "[[1, 2]] | README.txt is no array and is left out | a.json is no array and is left out");
    row("only other files", {{"note.txt", "hello"}}, "! the archive holds no arrays; choose a file that numpy.savez wrote");
    row("nothing", {}, "! the archive holds no arrays; choose a file that numpy.savez wrote");
    row("cut member", {good, {"W.npy", cut}}, "[[1, 2]] | W: truncated: 4 bytes are missing; this array is left out");
    row("cut member alone", {{"W.npy", cut}}, "! W: truncated: 4 bytes are missing; there are no arrays left that can be read");
    row("no array under that ending", {good, {"W.npy", "hello"}},
        "[[1, 2]] | W: this is no NumPy array: it does not begin as one; this array is left out");
    row("empty member", {good, {"W.npy", ""}}, "[[1, 2]] | W: this is no NumPy array: it does not begin as one; this array is left out");
    row("objects", {good, {"W.npy", npyFile(npyLiteral("|O", "(1,)"), "x")}},
        "[[1, 2]] | W: unsupported type '|O': Python objects, which are pickled and can run code when they are read; this array is left "
        "out");
    row("no elements", {good, {"W.npy", npyFile(npyLiteral("<f8", "(0, 4)"), "")}},
        "[[1, 2]] | W: the array has no elements (0x4) and cannot be placed; this array is left out");
    row("climbs out", {{"../../X.npy", x}, {"X.npy", x}}, "[[1, 2]] | unsafe name \"../../X.npy\": this member is left out");
    row("only absolute", {{"/X.npy", x}}, "! unsafe name \"/X.npy\": this member is left out; there are no arrays left that can be read");
    row("NUL in the name", {{std::string("X.npy\0.txt", 10), x}, {"Y.npy", y}},
        "[[7]] | unsafe name \"X.npy .txt\": this member is left out", "Y");
    row("duplicates", {{"X.npy", x}, {"X.npy", y}, {"Y.npy", y}},
        "[[7]] | duplicate name: several members are called \"X.npy\", all of them are left out", "Y");
    row("only duplicates", {{"X.npy", x}, {"X.npy", y}},
        "! duplicate name: several members are called \"X.npy\", all of them are left out; there are no arrays left that can be read");
    row("encrypted", {good, {.name = "W.npy", .content = x, .flags = 1}},
        "[[1, 2]] | W: encrypted: it cannot be read without its password; this array is left out");
    row("other compression", {good, {.name = "W.npy", .content = x, .method = 14}},
        "[[1, 2]] | W: packed with an unsupported compression (method 14); this array is left out");
    row("wrong checksum", {good, {.name = "W.npy", .content = x, .crc = 1}},
        "[[1, 2]] | W: damaged: its checksum is wrong; this array is left out");
    row("wrong checksum alone", {{.name = "W.npy", .content = x, .isDeflated = true, .crc = 1}},
        "! W: damaged: its checksum is wrong; there are no arrays left that can be read");
    row("declares 4 GiB", {good, {.name = "W.npy", .content = x, .isDeflated = true, .size = 0xFFFFFFF0}},
        "[[1, 2]] | W: damaged, or too big: it declares 4294967280 bytes, packed into 149 of a file of 487; this array is left out");
    row("declares one more", {good, {.name = "W.npy", .content = x, .isDeflated = true, .size = 145}},
        "[[1, 2]] | W: damaged: it holds fewer bytes than it declares; this array is left out");
    row("declares one less", {good, {.name = "W.npy", .content = x + "z", .isDeflated = true, .size = 144}},
        "[[1, 2]] | W: damaged: it holds more bytes than it declares; this array is left out");
    row("stored, declares less", {good, {.name = "W.npy", .content = x, .size = 100}},
        "[[1, 2]] | W: damaged, or too big: it declares 100 bytes, packed into 144 of a file of 482; this array is left out");
    row("bytes behind the numbers", {{"X.npy", x + "z"}},
        "[[1, 2]] | X: 1 byte after the array is left out: the data are longer than the shape says");
    row("checkpoint", {{"archive/data.pkl", "\x80\x02"}, {"archive/data/0", "abc"}},
        "! this is a PyTorch checkpoint (a pickle); open it in PyTorch if you trust it, and save the tensors with "
        "safetensors.torch.save_file");
}

void tst_npzreader::reads()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, array);
    QFETCH(QString, result);
    QCOMPARE(QString::fromStdString(readAs(file.toStdString(), result.startsWith(u'!') ? "" : array.toStdString())), result);
}

void tst_npzreader::readsBlocksInAnyOrder()
{
    std::string data;
    for (int i = 0; i < 400; ++i)
        data += packed<double>({double(i)});
    const auto file = openBytesAs(zipFile({{"X.npy", npyFile(npyLiteral("<f8", "(20, 20)"), data), true}}));
    QVERIFY(file.isOk());
    for (const int row : {19, 0, 7, 7, 3, 18}) {
        const auto block = (*file)->readBlock(0, {row, 5, 1, 2});
        QVERIFY(block.isOk());
        QCOMPARE((*block)(0, 1), double(20 * row + 6));
    }
    QVERIFY((*file)->read(0, {}).isOk());
    QVERIFY((*file)->read(0, {}).isOk());
}

void tst_npzreader::findsDamageOfLargeMembersWhenTheyAreRead()
{
    // larger than what is unpacked at opening
    const std::string large = npyFile(npyLiteral("<f8", "(2100, 1024)"), std::string(2100 * 1024 * 8, '\0'));
    const auto file = openBytesAs(zipFile({{.name = "X.npy", .content = large, .crc = 1}}));
    QVERIFY(file.isOk());
    QVERIFY((*file)->notes().empty());
    QVERIFY((*file)->readBlock(0, {2099, 1023, 1, 1}).isOk());
    const auto read = (*file)->read(0, {});
    QVERIFY(!read.isOk());
    QCOMPARE(textOf(read.error()), std::string("X: damaged: its checksum is wrong; use another copy"));
}

void tst_npzreader::knowsUnsafeNames_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("isSafe");
    for (const char* name : {"X.npy", "layer0/X.npy", "a..b.npy", "..npy", "a.b/..c", "./X.npy"})
        QTest::newRow(name) << QByteArray(name) << true;
    for (const char* name : {"", "/X.npy", "../X.npy", "a/../X.npy", "a/..", "..", "C:X.npy", "c:/X.npy", "a\\X.npy", "\\\\host\\X.npy"})
        QTest::newRow(name) << QByteArray(name) << false;
    QTest::newRow("NUL") << QByteArray("X.npy\0.txt", 10) << false;
}

void tst_npzreader::knowsUnsafeNames()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, isSafe);
    QCOMPARE(ae::isSafeName(name.toStdString()), isSafe);
}

void tst_npzreader::refusesEveryCut()
{
    const std::string whole = dataBytes("cases/npz/deflated_numpy_zip64_ffffffff.npz");
    QVERIFY(whole.size() > 500);
    for (std::size_t size = 4; size < whole.size(); ++size) {
        const std::string result = readAs(whole.substr(0, size));
        QVERIFY2(result.starts_with("! the archive is truncated or damaged"),
                 qPrintable(QString::number(size) + QString::fromStdString(result)));
    }
}

void tst_npzreader::survivesMutations()
{
    QVERIFY(readMutations("npz", 1500) > 1000);
}

AE_TEST(tst_npzreader)
#include "tst_npzreader.moc"
