// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrayfiles.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace ae::test;

namespace {

/// Counts what is read of other bytes.
class CountingBytes : public ae::ByteSource {
public:
    explicit CountingBytes(ae::Bytes bytes) : m_bytes(std::move(bytes)) { }
    std::uint64_t size() const override { return m_bytes->size(); }
    bool read(std::uint64_t offset, char* target, std::size_t count) const override
    {
        taken += count;
        largest = std::max<std::uint64_t>(largest, count);
        return m_bytes->read(offset, target, count);
    }
    mutable std::uint64_t taken = 0;
    mutable std::uint64_t largest = 0;

private:
    ae::Bytes m_bytes;
};

}  // namespace

/// Files of tensors and indices of models in several files.
class tst_safetensors : public QObject {
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void keepsMetadata();
    void readsNoMoreThanIsAskedFor();
    void opensAFileOfFiveGigabytes();
    void refusesEveryCut();
    void survivesMutations();
    void opensShards();
    void refusesBadIndices_data();
    void refusesBadIndices();
};

void tst_safetensors::reads_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* name, const char* header, const std::string& data, const char* result) {
        QTest::newRow(name) << QByteArray::fromStdString(tensorFile(header, data)) << QString::fromUtf8(result);
    };
    const auto type = [&](const char* dtype, const std::string& data, const char* result) {
        const std::string size = std::to_string(data.size());
        const std::string header = std::string("{\"X\":{\"dtype\":\"") + dtype + "\",\"shape\":[1,2],\"data_offsets\":[0," + size + "]}}";
        row(dtype, header.c_str(), data, result);
    };
    type("F64", packed<double>({0.1, -2}), "[[0.1, -2]]");
    type("F32", packed<float>({0.5f, -2}), "[[0.5, -2]]");
    type("F16", packed<std::uint16_t>({0x3C00, 0xC100}), "[[1, -2.5]]");
    type("BF16", packed<std::uint16_t>({0x3F80, 0xC020}), "[[1, -2.5]]");
    type("I8", packed<std::int8_t>({-1, 127}), "[[-1, 127]]");
    type("I16", packed<std::int16_t>({-1, 300}), "[[-1, 300]]");
    type("I32", packed<std::int32_t>({-1, 70000}), "[[-1, 70000]]");
    type("I64", packed<std::int64_t>({-1, (1ll << 53) + 1}),
         "[[-1, 9007199254740992]] | 1 whole number is beyond 2^53 and lost its last digits");
    type("U8", packed<std::uint8_t>({1, 255}), "[[1, 255]]");
    type("U16", packed<std::uint16_t>({1, 65535}), "[[1, 65535]]");
    type("U32", packed<std::uint32_t>({1, 4294967295u}), "[[1, 4294967295]]");
    type("U64", packed<std::uint64_t>({1, 1ull << 63}), "[[1, 9223372036854775808]]");
    type("BOOL", std::string("\1\0", 2), "[[1, 0]]");
    const std::string four = packed<float>({1, 2, 3, 4});
    const std::string five = packed<float>({1, 2, 3, 4, 9});
    row("one dimension", R"({"b":{"dtype":"F32","shape":[4],"data_offsets":[0,16]}})", four,
        "[[1, 2, 3, 4]] | one dimension read as a row; transpose it for a column");
    row("trailing blanks", "{\"X\":{\"dtype\":\"F32\",\"shape\":[2,2],\"data_offsets\":[0,16]}}  \n ", four, "[[1, 2], [3, 4]]");
    row("unaligned",
        R"({"a":{"dtype":"F8_E5M2","shape":[1],"data_offsets":[0,1]},"X":{"dtype":"F32","shape":[2,2],"data_offsets":[1,17]}})", "z" + four,
        "[[1, 2], [3, 4]] | unsupported type F8_E5M2: the tensor \"a\" is left out; save it as F32, F16 or BF16");
    row("unheard-of type",
        R"({"X":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]},"a":{"dtype":"Q4","shape":[7],"data_offsets":[16,20]}})", five,
        "[[1, 2], [3, 4]] | unsupported type Q4: the tensor \"a\" is left out; save it as F32, F16 or BF16");
    row("no elements",
        R"({"e":{"dtype":"F32","shape":[0,4],"data_offsets":[0,0]},"X":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]}})", four,
        "[[1, 2], [3, 4]] | \"e\" has no elements (0x4) and cannot be placed");
    row("members that nobody knows", R"({"X":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16],"x":[{"shape":[{}]}],"y":{"dtype":1}}})",
        four, "[[1, 2], [3, 4]]");
}

void tst_safetensors::reads()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, result);
    QCOMPARE(QString::fromStdString(readAs(file.toStdString(), {}, {}, "a.bin")), result);
}

void tst_safetensors::refuses_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("reason");
    const auto raw = [](const char* name, const std::string& file, const char* reason) {
        QTest::newRow(name) << QByteArray::fromStdString(file) << QString::fromUtf8(reason);
    };
    const auto row = [&](const char* name, const std::string& header, std::size_t data, const char* reason) {
        raw(name, tensorFile(header, std::string(data, '\0')), reason);
    };
    const std::string x = R"("X":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]})";
    raw("seven bytes", "\1\0\0\0\0\0\0", "header: truncated");
    raw("header beyond the file", std::string("\x40\0\0\0\0\0\0\0{}", 10),
        "header: truncated: it should have 64 bytes, but only 2 are there");
    raw("length of all ones", std::string(8, '\xff') + "{}", "header: its length, 18446744073709551615 bytes");
    raw("header above 100 MB", std::string("\x01\xe1\xf5\x05\0\0\0\0{}", 10), "header: its length, 100000001 bytes");
    raw("no header", std::string(8, '\0') + "abc", "header: it does not begin with {");
    row("list", "[1,2]", 0, "header: it does not begin with {");
    row("leading blank", " {" + x + "}", 16, "header: it does not begin with {");
    row("no JSON", "{" + x + ",}", 16, "header: it is no JSON");
    row("text behind", "{" + x + "} x", 16, "header: it is no JSON");
    row("NUL bytes behind", "{" + x + "}" + std::string(4, '\0'), 16, "header: it holds a NUL byte");
    row("bad UTF-8", "{\"\xff\":{}}", 0, "header: it is no JSON");
    row("deep nesting", "{\"X\":{\"y\":" + std::string(100, '[') + std::string(100, ']') + "}}", 0, "nested");
    row("duplicate tensor", "{" + x + "," + x + "}", 16, "header: duplicate member \"X\"");
    row("duplicate member", R"({"X":{"dtype":"F32","dtype":"F16","shape":[1],"data_offsets":[0,4]}})", 4,
        "header: duplicate member \"dtype\"");
    row("duplicate metadata", R"({"__metadata__":{"a":"1","a":"2"}})", 0, "header: duplicate member \"a\"");
    row("metadata of numbers", R"({"__metadata__":{"n":3}})", 0, "header: the metadata \"n\"");
    row("metadata of lists", R"({"__metadata__":{"n":["a"]}})", 0, "header: the metadata \"n\"");
    row("metadata no object", R"({"__metadata__":"a"})", 0, "header: \"__metadata__\"");
    row("tensor no object", R"({"X":5})", 0, "header: \"X\" is 5");
    row("tensor a list", R"({"X":[5]})", 0, "header: \"X\" is a list");
    row("no dtype", R"({"X":{"shape":[1],"data_offsets":[0,4]}})", 4, "header: dtype of \"X\" is missing");
    row("no shape", R"({"X":{"dtype":"F32","data_offsets":[0,4]}})", 4, "header: shape of \"X\" is missing");
    row("no range", R"({"X":{"dtype":"F32","shape":[1]}})", 4, "bad range: \"X\" needs two data_offsets, found 0");
    row("dtype no text", R"({"X":{"dtype":3,"shape":[1],"data_offsets":[0,4]}})", 4, "header: dtype of \"X\" is 3");
    row("dtype a list", R"({"X":{"dtype":["F32"],"shape":[1],"data_offsets":[0,4]}})", 4, "header: dtype of \"X\"");
    row("shape no list", R"({"X":{"dtype":"F32","shape":1,"data_offsets":[0,4]}})", 4, "header: shape of \"X\" is 1");
    row("shape an object", R"({"X":{"dtype":"F32","shape":{"a":1},"data_offsets":[0,4]}})", 4, "header: shape of \"X\"");
    row("shape of lists", R"({"X":{"dtype":"F32","shape":[[1]],"data_offsets":[0,4]}})", 4, "header: shape of \"X\"");
    row("shape negative", R"({"X":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", 4, "header: the shape of \"X\" holds -1");
    row("shape minus zero", R"({"X":{"dtype":"F32","shape":[-0],"data_offsets":[0,0]}})", 0, "header: the shape of \"X\" holds -0");
    row("shape with a point", R"({"X":{"dtype":"F32","shape":[1.0],"data_offsets":[0,4]}})", 4, "header: the shape of \"X\" holds 1.0");
    row("shape beyond 64 bits", R"({"X":{"dtype":"F32","shape":[18446744073709551616],"data_offsets":[0,4]}})", 4,
        "header: the shape of \"X\" holds 18446744073709551616");
    row("offset negative", R"({"X":{"dtype":"F32","shape":[1],"data_offsets":[-4,0]}})", 4, "bad range: \"X\" has the offset -4");
    row("backwards", R"({"X":{"dtype":"F32","shape":[0],"data_offsets":[4,0]}})", 4,
        "bad range: \"X\" ends at byte 0, before its begin at 4");
    row("wrong size", R"({"X":{"dtype":"F32","shape":[3],"data_offsets":[0,16]}})", 16,
        "bad range: \"X\" of shape 3 and type F32 takes 12 bytes, but its range has 16");
    row("wrong size of a type that is not read", R"({"X":{"dtype":"F8_E4M3","shape":[3],"data_offsets":[0,16]}})", 16,
        "bad range: \"X\" of shape 3");
    row("wraps to 0", R"({"X":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,0]}})", 0,
        "bad range: the shape 4294967296x4294967296");
    row("bytes wrap to 0", R"({"X":{"dtype":"F64","shape":[2305843009213693952],"data_offsets":[0,0]}})", 0, "bad range: the shape");
    row("beyond the end", "{" + x + "}", 12, "truncated: \"X\" has a range beyond the end of the file, 4 bytes are missing");
    row("far beyond the end", R"({"X":{"dtype":"Q4","shape":[3],"data_offsets":[0,18446744073709551615]}})", 16,
        "beyond the end of the file, 18446744073709551599 bytes");
    row("overlap", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"b":{"dtype":"F32","shape":[2],"data_offsets":[4,12]}})", 12,
        "bad range: the ranges of \"a\" and \"b\" overlap");
    row("overlap of a type that is not read",
        R"({"a":{"dtype":"Q4","shape":[2],"data_offsets":[4,12]},"b":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})", 12,
        "bad range: the ranges of \"b\" and \"a\" overlap");
    row("gap", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"b":{"dtype":"F32","shape":[1],"data_offsets":[8,12]}})", 12,
        "bad range: a gap of 4 bytes before \"b\"");
    row("gap at the start", R"({"b":{"dtype":"F32","shape":[1],"data_offsets":[8,12]}})", 12, "bad range: a gap of 8 bytes before \"b\"");
    row("bytes at the end", "{" + x + "}", 20, "bad range: 4 bytes at the end belong to no tensor");
    row("nothing but bytes", "{}", 4, "bad range: 4 bytes at the end belong to no tensor");
    row("no tensors", "{}", 0, "the file holds no tensors");
    row("nothing but metadata", R"({"__metadata__":{"a":"b"}})", 0, "the file holds no tensors");
    row("only unknown types", R"({"X":{"dtype":"F8_E4M3","shape":[4],"data_offsets":[0,4]}})", 4,
        "unsupported type F8_E4M3: the tensor \"X\"");
}

void tst_safetensors::refuses()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, reason);
    const std::string result = readAs(file.toStdString(), {}, {}, "a.safetensors");
    QVERIFY2(result.starts_with("! "), result.c_str());
    QVERIFY2(result.find(reason.toStdString()) != std::string::npos, result.c_str());
}

void tst_safetensors::keepsMetadata()
{
    const auto file =
        openBytesAs(tensorFile(R"({"__metadata__":{"tokens":"[\"a\"]","x":""},"X":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}})", "a"));
    QVERIFY(file.isOk());
    QCOMPARE((*file)->metadata().size(), std::size_t(2));
    QCOMPARE((*file)->metadata().at("tokens"), std::string("[\"a\"]"));
    QCOMPARE((*file)->arrays().size(), std::size_t(1));
}

void tst_safetensors::readsNoMoreThanIsAskedFor()
{
    // 1000 rows of 5000 bytes: read row by row; 1000 rows of 100: read together
    for (const auto& [columns, most] : {std::pair<int, std::uint64_t>{5000, 20'000}, {100, 110'000}}) {
        const std::string size = std::to_string(1000 * columns);
        const std::string header =
            "{\"X\":{\"dtype\":\"U8\",\"shape\":[1000," + std::to_string(columns) + "],\"data_offsets\":[0," + size + "]}}";
        std::string data(static_cast<std::size_t>(1000 * columns), '\0');
        for (std::size_t i = 0; i < data.size(); ++i)
            data[i] = static_cast<char>(i % 251);
        const auto bytes = std::make_shared<CountingBytes>(ae::bytesOf(tensorFile(header, data)));
        const auto file = ae::openArrays(bytes, "");
        QVERIFY(file.isOk());
        QVERIFY(bytes->taken < 150'000);
        bytes->taken = 0;
        const auto block = (*file)->readBlock(0, {0, 50, 1000, 4});
        QVERIFY(block.isOk());
        QVERIFY2(bytes->taken <= most, qPrintable(QString::number(bytes->taken)));
        for (int i = 0; i < 1000; ++i)
            QCOMPARE((*block)(i, 3), double((i * columns + 53) % 251));
        bytes->taken = 0;
        QVERIFY((*file)->readBlock(0, {3, 0, 2, columns}).isOk());
        QCOMPARE(bytes->taken, std::uint64_t(2 * columns));
        bytes->largest = 0;
        const auto whole = (*file)->read(0, {});
        QVERIFY(whole.isOk());
        QCOMPARE(whole->numbers(999, columns - 1), double((1000 * columns - 1) % 251));
        QVERIFY(bytes->largest <= 256 * 1024);
    }
}

void tst_safetensors::opensAFileOfFiveGigabytes()
{
    const QTemporaryDir folder;
    QFile sparse(folder.filePath(QStringLiteral("large.safetensors")));
    QVERIFY(sparse.open(QIODevice::WriteOnly));
    const QByteArray header =
        R"({"a":{"dtype":"F32","shape":[262144,5000],"data_offsets":[0,5242880000]},"b":{"dtype":"F32","shape":[2,2],"data_offsets":[5242880000,5242880016]}})";
    sparse.write(QByteArray::fromStdString(tensorFile(header.toStdString(), "")));
    const qint64 start = sparse.size();
    if (!sparse.resize(start + 5242880016) || !sparse.seek(start + 5242880000)
        || sparse.write(QByteArray::fromStdString(packed<float>({1, 2, 3, 4}))) != 16)
        QSKIP("no room for a sparse file");
    sparse.close();
    QElapsedTimer timer;
    timer.start();
    const auto file = ae::openArrays(sparse.fileName().toStdString());
    QVERIFY(file.isOk());
    QVERIFY(timer.elapsed() < 1000);
    const auto b = (*file)->read(1, {});
    QVERIFY(b.isOk());
    QCOMPARE(textOf(b->numbers), std::string("[[1, 2], [3, 4]]"));
    timer.restart();
    const auto block = (*file)->readBlock(0, {100'000, 2'000, 64, 64});
    QVERIFY(block.isOk());
    QVERIFY(block->isZero());
    QVERIFY(timer.elapsed() < 1000);
    const auto whole = (*file)->read(0, {});
    QVERIFY(!whole.isOk());
    QVERIFY2(whole.error().sentence().starts_with("too big: 262144x5000"), whole.error().sentence().c_str());
}

void tst_safetensors::refusesEveryCut()
{
    const std::string whole = dataBytes("cases/safetensors/good_bf16.safetensors");
    QVERIFY(whole.size() > 200);
    for (std::size_t size = 1; size < whole.size(); ++size) {
        const std::string result = readAs(whole.substr(0, size), "X", {}, "a.safetensors");
        QVERIFY2(result.starts_with("! ") && result.find("truncated") != std::string::npos, result.c_str());
    }
    QVERIFY(readAs(whole + "x", "X").starts_with("! bad range: 1 bytes at the end"));
}

void tst_safetensors::survivesMutations()
{
    const int opened = readMutations("safetensors", 3000);
    QVERIFY2(opened > 300, qPrintable(QString::number(opened)));
}

void tst_safetensors::opensShards()
{
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const std::string& bytes) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(bytes)) == qint64(bytes.size());
    };
    QVERIFY(write(
        "a.safetensors",
        tensorFile(R"({"X":{"dtype":"U8","shape":[1,2],"data_offsets":[0,2]},"other":{"dtype":"U8","shape":[1],"data_offsets":[2,3]}})",
                   "\1\2\3")));
    QVERIFY(write("b.safetensors", tensorFile(R"({"Y":{"dtype":"U8","shape":[1,1],"data_offsets":[0,1]}})", "\7")));
    QVERIFY(write("bad.safetensors", "nothing"));
    QVERIFY(write(
        "model.safetensors.index.json",
        R"({"metadata": {"total_size": 3}, "weight_map": {"X": "a.safetensors", "gone": "a.safetensors", "Y": "b.safetensors", "Z": "c.safetensors", "B": "bad.safetensors"}})"));
    const auto model = ae::openArrays((folder.path() + QStringLiteral("/model.safetensors.index.json")).toStdString());
    QVERIFY(model.isOk());
    QCOMPARE((*model)->arrays().size(), std::size_t(2));
    QCOMPARE(textOf((*model)->read((*model)->find("X").value(), {})->numbers), std::string("[[1, 2]]"));
    QCOMPARE(textOf((*model)->read((*model)->find("Y").value(), {})->numbers), std::string("[[7]]"));
    std::string notes;
    for (const ae::Problem& note : (*model)->notes())
        notes += textOf(note) + "\n";
    for (const char* part : {"a.safetensors: the index puts tensors into this file that it does not hold (1): gone",
                             "c.safetensors: this file of the model cannot be opened", "bad.safetensors: header: truncated"})
        QVERIFY2(notes.find(part) != std::string::npos, notes.c_str());
    QVERIFY(write("none.json", R"({"weight_map": {"Z": "c.safetensors"}})"));
    const auto none = ae::openArrays((folder.path() + QStringLiteral("/none.json")).toStdString());
    QVERIFY(!none.isOk());
    QVERIFY(textOf(none.error()).starts_with("c.safetensors: this file of the model cannot be opened"));
}

void tst_safetensors::refusesBadIndices_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* text, const char* reason) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(reason);
    };
    row("parent folder", R"({"weight_map": {"X": "../a.safetensors"}})", "unsafe name of a file: \"../a.safetensors\"");
    row("absolute", R"({"weight_map": {"X": "/etc/passwd"}})", "unsafe name");
    row("two points", R"({"weight_map": {"X": ".."}})", "unsafe name");
    row("NUL", R"({"weight_map": {"X": "a\u0000b"}})", "unsafe name");
    row("no map", R"({"metadata": {}})", "index: weight_map is missing");
    row("empty map", R"({"weight_map": {}})", "index: it names no tensors");
    row("list", R"({"weight_map": ["a"]})", "index: weight_map is no object");
    row("numbers", R"({"weight_map": {"X": 3}})", "index: weight_map holds 3");
    row("nested", R"({"weight_map": {"X": {"a": "b"}}})", "index: weight_map is no object");
    row("duplicate", R"({"weight_map": {"X": "a", "X": "b"}})", "index: duplicate member \"X\"");
    row("cut", R"({"weight_map": {"X": "a")", "index: it is no JSON");
}

void tst_safetensors::refusesBadIndices()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("model.safetensors.index.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto model = ae::openArrays(file.fileName().toStdString());
    QVERIFY(!model.isOk());
    const std::string problem = textOf(model.error());
    QVERIFY2(problem.find(reason.toStdString()) != std::string::npos, problem.c_str());
    QVERIFY(readAs(text.toStdString(), {}, {}, "model.safetensors.index.json").find("open it as a file") != std::string::npos);
}

AE_TEST(tst_safetensors)
#include "tst_safetensors.moc"
