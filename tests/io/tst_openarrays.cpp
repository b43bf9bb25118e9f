// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrayfiles.h"
#include "io/bytesource.h"
#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// Opening whatever it is: files and what is none, and a session as a file of arrays.
class tst_openarrays : public QObject {
    Q_OBJECT
private slots:
    void opensRegularFilesOnly();
    void readsWithinBounds();
    void noticesAFileThatIsCutMeanwhile();
    void goesByTheNameWhereTheContentDoesNotSay_data();
    void goesByTheNameWhereTheContentDoesNotSay();
    void readsSessions();
    void countsWithoutOverflow();
};

void tst_openarrays::opensRegularFilesOnly()
{
    const QTemporaryDir folder;
    const auto problemOf = [](const QString& path) {
        const auto bytes = ae::openBytes(path.toStdString());
        return bytes ? ae::Problem{ae::ProblemKind::Bug, "", "opened", "", {}} : bytes.error();
    };
    const ae::Problem missing = problemOf(folder.filePath(u"missing"_s));
    QVERIFY(missing.kind == ae::ProblemKind::CannotOpen);
    QVERIFY(missing.sentence().find("missing cannot be opened: No such file") != std::string::npos);
    QVERIFY(problemOf(folder.path()).sentence().find("is a folder") != std::string::npos);
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QVERIFY(problemOf(pipe).sentence().find("not a regular file") != std::string::npos);
    QVERIFY(problemOf(u"/dev/zero"_s).kind == ae::ProblemKind::CannotOpen);
    QVERIFY(!ae::openArrays((folder.path() + u"/missing.npy"_s).toStdString()).isOk());
}

void tst_openarrays::readsWithinBounds()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("0123456789");
    file.close();
    const auto opened = ae::openBytes(file.fileName().toStdString());
    QVERIFY(opened.isOk());
    QVERIFY((*opened)->path() == file.fileName().toStdString());
    for (const ae::Bytes& bytes : {*opened, ae::bytesOf("0123456789")}) {
        QCOMPARE(bytes->size(), std::uint64_t(10));
        char part[4] = "xxx";
        QVERIFY(bytes->read(7, part, 3));
        QCOMPARE(std::string(part, 3), std::string("789"));
        QVERIFY(bytes->read(10, part, 0));
        QVERIFY(!bytes->read(8, part, 3));
        QVERIFY(!bytes->read(11, part, 0));
        QVERIFY(!bytes->read(~0ull, part, 3));
        QVERIFY(!bytes->read(3, part, ~std::size_t(0)));
        QCOMPARE(ae::startOf(*bytes, 4), std::string("0123"));
        QCOMPARE(ae::startOf(*bytes, 40), std::string("0123456789"));
    }
}

void tst_openarrays::noticesAFileThatIsCutMeanwhile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a.npy"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(npyFile(npyLiteral("<f8", "(2, 2)"), std::string(32, '\0'))));
    QVERIFY(file.flush());
    const auto opened = ae::openArrays(file.fileName().toStdString());
    QVERIFY(opened.isOk());
    QVERIFY(file.resize(140));
    const auto read = (*opened)->read(0, {});
    QVERIFY(!read.isOk());
    QVERIFY(read.error().kind == ae::ProblemKind::InputOutput);
}

void tst_openarrays::goesByTheNameWhereTheContentDoesNotSay_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* content, const char* reason) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(content) << QString::fromUtf8(reason);
    };
    row("a.npy", "something", "this is no NumPy array");
    row("A.NPY", "something", "this is no NumPy array");
    row("a.npz", "something", "this is no NumPy archive");
    row("a.safetensors", "something else", "header: ");
    row("a.attn", "something", "line 1 column 1");
    row("a.npy ", "", "the file is empty");
    row("a.csv", "", "the file is empty");
    row("b.npy", "<html>Not found</html>", "web page");
    row("c.npy", "<html><table><tr><td>Sign in</td></tr></table></html>", "web page");
}

void tst_openarrays::goesByTheNameWhereTheContentDoesNotSay()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, reason);
    const std::string result = readAs(content.toStdString(), {}, {}, name.toStdString());
    QVERIFY2(result.starts_with("! ") && result.find(reason.toStdString()) != std::string::npos, result.c_str());
}

void tst_openarrays::readsSessions()
{
    const std::string text = dataBytes("reference/nimbus.attn");
    const auto file = openBytesAs(text, "renamed.txt");
    QVERIFY(file.isOk());
    std::string names;
    for (const ae::ArrayInfo& array : (*file)->arrays())
        names += array.name + " " + ae::shapeText(array.shape) + ",";
    QCOMPARE(names, std::string("X 7x4,Wq 4x2,Wk 4x2,Wv 4x2,"));
    const std::size_t x = (*file)->find("X").value();
    const auto read = (*file)->read(x, {});
    QVERIFY(read.isOk());
    QCOMPARE(read->rowNames.size(), std::size_t(7));
    QCOMPARE(read->rowNames[3], std::string("Nimbus"));
    QCOMPARE(read->columnNames.size(), std::size_t(4));
    QVERIFY(read->notes.empty());
    ae::ReadChoices choices;
    choices.transpose = true;
    const auto turned = (*file)->read(x, choices);
    QVERIFY(turned->numbers == ae::Matrix(read->numbers.transpose()));
    QVERIFY(turned->rowNames == read->columnNames);
    QVERIFY(*(*file)->readBlock(x, {2, 1, 3, 2}) == ae::Matrix(read->numbers.block(2, 1, 3, 2)));
    QVERIFY(!(*file)->readBlock(x, {2, 1, 6, 2}).isOk());
    choices.slice = 0;
    QVERIFY((*file)->read(x, choices).error().kind == ae::ProblemKind::Usage);
    QVERIFY(!(*file)->find("weights"));
}

void tst_openarrays::countsWithoutOverflow()
{
    QCOMPARE(ae::elementCount({}), std::optional<std::uint64_t>(1));
    QCOMPARE(ae::elementCount({3, 0, 5}), std::optional<std::uint64_t>(0));
    QCOMPARE(ae::elementCount({0xFFFFFFFF, 0x100000001}), std::optional<std::uint64_t>(~0ull));
    QVERIFY(!ae::elementCount({0x100000000, 0x100000000}));
    QVERIFY(!ae::elementCount({0x100000000, 0x100000000, 0}));
    QCOMPARE(ae::shapeText({}), std::string("scalar"));
    QCOMPARE(ae::shapeText({48}), std::string("48"));
    QCOMPARE(ae::littleEndian("\x01\x02\xff", 3), std::uint64_t(0xFF0201));
}

AE_TEST(tst_openarrays)
#include "tst_openarrays.moc"
