// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrayfiles.h"
#include "faultycalls.h"
#include "io/binary/npyreader.h"
#include "io/binary/zipnames.h"
#include "io/bytesource.h"
#include "io/sessionarrays.h"
#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

using namespace ae::test;
using namespace Qt::StringLiterals;

namespace {

/// Bytes of which so many pieces can be read and no more, as on a disk that breaks.
class FailingBytes : public ae::ByteSource {
public:
    FailingBytes(std::string content, int pieces) : m_bytes(ae::bytesOf(std::move(content))), m_left(pieces) { }
    std::uint64_t size() const override { return m_bytes->size(); }
    bool read(std::uint64_t offset, char* target, std::size_t count) const override
    {
        if (m_left == 0)
            m_hasFailed = true;
        else
            --m_left;
        return !m_hasFailed && m_bytes->read(offset, target, count);
    }
    bool hasFailed() const { return m_hasFailed; }

private:
    ae::Bytes m_bytes;
    mutable int m_left;
    mutable bool m_hasFailed = false;
};

/// Says that it is larger than anything, and holds nothing.
class EndlessBytes : public ae::ByteSource {
public:
    std::uint64_t size() const override { return std::uint64_t{1} << 62; }
    bool read(std::uint64_t, char*, std::size_t) const override { return false; }
};

/// What was read of the first array, or the sentence of what went wrong.
std::string readFirst(const ae::Bytes& bytes, const std::string& name)
{
    const auto file = ae::openArrays(bytes, name);
    if (!file)
        return "! " + textOf(file.error());
    const auto read = (*file)->read(0);
    return read ? textOf(read->numbers) : "! " + textOf(read.error());
}

}  // namespace

/// Files on broken disks: an error in words wherever reading stops, and never another number.
class tst_brokensources : public QObject {
    Q_OBJECT
private slots:
    void failsAnywhere_data();
    void failsAnywhere();
    void filesThatCannotBeLookedAt();
    void readingGoesOnAfterAnInterruption();
    void sessionsThatCannotBeRead();
    void blocksOutsideOfASession_data();
    void blocksOutsideOfASession();
    void zipDirectoriesThatLie_data();
    void zipDirectoriesThatLie();
};

void tst_brokensources::failsAnywhere_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("content");
    const auto row = [](const char* name, const std::string& content) {
        QTest::newRow(name) << QByteArray(name) << QByteArray::fromStdString(content);
    };
    const std::string x = npyFile(npyLiteral("<f8", "(1, 2)"), packed<double>({1, 2}));
    row("a.npy", x);
    row("more.npy", x + x);
    row("a.npz", zipFile({{"X.npy", x}, {"note.txt", "hello"}}));
    row("deflated.npz", zipFile({{"X.npy", x, true}, {"Y.npy", x, true}}));
    row("a.safetensors", tensorFile(R"({"X":{"dtype":"F64","shape":[1,2],"data_offsets":[0,16]}})", packed<double>({1, 2})));
    row("a.csv", "1,2\n3,4\n");
    row("a.attn", dataBytes("reference/nimbus.attn"));
}

void tst_brokensources::failsAnywhere()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, content);
    const std::string whole = readFirst(ae::bytesOf(content.toStdString()), name.toStdString());
    QVERIFY2(!whole.starts_with('!'), whole.c_str());
    int failures = 0;
    for (int pieces = 0; pieces < 1000; ++pieces) {
        const auto bytes = std::make_shared<FailingBytes>(content.toStdString(), pieces);
        const std::string read = readFirst(bytes, name.toStdString());
        failures += bytes->hasFailed() ? 1 : 0;
        if (!bytes->hasFailed()) {
            QCOMPARE(QString::fromStdString(read), QString::fromStdString(whole));
            break;
        }
        // what failed may have been a look at what lies behind the numbers
        QVERIFY2(read == whole || (read.starts_with("! ") && read.size() > 20), read.c_str());
    }
    QVERIFY(failures > 0 && failures < 1000);
}

void tst_brokensources::filesThatCannotBeLookedAt()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("0123456789");
    file.close();
    {
        const FaultyCall look("fstat", always(EIO));
        const auto bytes = ae::openBytes(file.fileName().toStdString());
        QVERIFY(!bytes);
        QVERIFY(bytes.error().kind == ae::ProblemKind::CannotOpen);
        QVERIFY(bytes.error().sentence().find("a cannot be opened: Input/output error; check its name") != std::string::npos);
    }
    const auto bytes = ae::openBytes(file.fileName().toStdString());
    QVERIFY(bytes.isOk());
    const FaultyCall reading("pread", always(EIO));
    QCOMPARE(ae::startOf(**bytes, 4), std::string());
    QVERIFY(!ae::openArrays(*bytes, "a").isOk());
    QVERIFY(ae::openArrays(*bytes, "a").error().kind == ae::ProblemKind::InputOutput);
}

void tst_brokensources::readingGoesOnAfterAnInterruption()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("0123456789");
    file.close();
    const auto bytes = ae::openBytes(file.fileName().toStdString());
    QVERIFY(bytes.isOk());
    const FaultyCall reading("pread", errorsInTurn({EINTR, EINTR}));
    QCOMPARE(ae::startOf(**bytes, 4), std::string("0123"));
    QCOMPARE(reading.count(), 3);
}

void tst_brokensources::sessionsThatCannotBeRead()
{
    const auto tooBig = ae::openSessionArrays(std::make_shared<EndlessBytes>(), "a.attn", {});
    QVERIFY(!tooBig);
    QVERIFY(tooBig.error().sentence().starts_with("too big for a session: 4611686018427387904 bytes, at most "));
    const auto broken = ae::openSessionArrays(std::make_shared<FailingBytes>(dataBytes("reference/nimbus.attn"), 0), "a.attn", {});
    QVERIFY(!broken);
    QVERIFY(broken.error().kind == ae::ProblemKind::InputOutput);
    QVERIFY(!ae::startsLikeSession(""));
    QVERIFY(!ae::startsLikeSession("{}"));
    QVERIFY(!ae::startsLikeSession("[\"attention-explorer-session\"]"));
    QVERIFY(ae::startsLikeSession("\xEF\xBB\xBF {\"format\": \"attention-explorer-session\"}"));
}

void tst_brokensources::blocksOutsideOfASession_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<bool>("isInside");
    QTest::newRow("all") << 0 << 0 << 7 << 4 << true;
    QTest::newRow("last cell") << 6 << 3 << 1 << 1 << true;
    QTest::newRow("above") << -1 << 0 << 2 << 2 << false;
    QTest::newRow("left") << 0 << -1 << 2 << 2 << false;
    QTest::newRow("negative height") << 2 << 2 << -1 << 1 << false;
    QTest::newRow("negative width") << 2 << 2 << 1 << -1 << false;
    QTest::newRow("below") << 6 << 0 << 2 << 2 << false;
    QTest::newRow("right") << 0 << 3 << 2 << 2 << false;
}

void tst_brokensources::blocksOutsideOfASession()
{
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(bool, isInside);
    const auto file = openBytesAs(dataBytes("reference/nimbus.attn"), "a.attn");
    QVERIFY(file.isOk());
    const auto block = (*file)->readBlock((*file)->find("X").value(), {row, column, rows, columns});
    QCOMPARE(block.isOk(), isInside);
    if (isInside)
        QVERIFY(*block == ae::Matrix((*file)->read(0)->numbers.block(row, column, rows, columns)));
}

void tst_brokensources::zipDirectoriesThatLie_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("names");
    const auto row = [](const char* name, const std::string& content, int names) {
        QTest::newRow(name) << QByteArray::fromStdString(content) << names;
    };
    const std::string good = zipFile({{"X.npy", "one"}, {"Y.npy", "two"}});
    const std::size_t end = good.size() - 22;
    const std::size_t entry = good.find("PK\x01\x02");
    const auto with = [&good](std::size_t at, std::string_view bytes) { return std::string(good).replace(at, bytes.size(), bytes); };
    using namespace std::string_view_literals;
    row("good", good, 2);
    row("nothing", "", 0);
    row("no directory", good.substr(0, entry), 0);
    row("a cut end", good.substr(0, good.size() - 1), 0);
    row("a comment", with(end + 20, "\x03\0"sv) + "abc", 2);
    row("larger than the file", with(end + 12, "\xFF\xFF\xFF\0"sv), 0);
    row("larger than any directory", with(end + 12, "\xFF\xFF\xFF\xFF"sv), 0);
    row("elsewhere", with(end + 16, "\0\0\0\0"sv), 0);
    row("no entry", with(entry, "PK\x01\x09"sv), 0);
    row("a name longer than the directory", with(entry + 28, "\xFF\xFF"sv), 0);
    row("more beside the name than there is", with(entry + 30, "\xFF\xFF"sv), 1);
    // a directory for files beyond 4 GiB stands before the end
    const std::string record = std::string("PK\x06\x06") + std::string(36, '\0');
    const auto long64 = [](std::uint64_t value) { return packed<std::uint64_t>({value}); };
    const std::string whole = good.substr(0, end) + record + long64(end - entry) + long64(entry);
    const std::string locator = std::string("PK\x06\x07") + std::string(4, '\0');
    const std::string tail = good.substr(end, 12) + std::string(8, '\xFF') + std::string(2, '\0');
    row("64 bits", whole + locator + long64(end) + std::string(4, '\0') + tail, 2);
    row("64 bits, elsewhere", whole + locator + long64(7) + std::string(4, '\0') + tail, 0);
    row("64 bits, nowhere", whole + locator + long64(~std::uint64_t{0}) + std::string(4, '\0') + tail, 0);
}

void tst_brokensources::zipDirectoriesThatLie()
{
    QFETCH(QByteArray, content);
    QFETCH(int, names);
    const std::vector<std::string> found = ae::zipNames(*ae::bytesOf(content.toStdString()));
    QCOMPARE(int(found.size()), names);
    if (!found.empty())
        QCOMPARE(found.front(), std::string("X.npy"));
}

AE_TEST(tst_brokensources)
#include "tst_brokensources.moc"
