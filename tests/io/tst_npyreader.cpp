// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrayfiles.h"
#include "io/text/pythonliteral.h"
#include "testmain.h"

#include <QTest>

using namespace ae::test;

/// NumPy array files: what is read, with which notes, and what is refused, with which reason.
class tst_npyreader : public QObject {
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void choosesSlices();
    void readsBlocks();
    void readsLongLinesInPieces();
    void parsesLiterals_data();
    void parsesLiterals();
    void survivesMutations();
};

void tst_npyreader::reads_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* name, const std::string& file, const char* result) {
        QTest::newRow(name) << QByteArray::fromStdString(file) << QString::fromUtf8(result);
    };
    const std::string two = packed<double>({1, 2});
    const std::string six = packed<float>({1, 2, 3, 4, 5, 6});
    row("version 1", npyFile(npyLiteral("<f8", "(1, 2)"), two), "[[1, 2]]");
    row("version 2", npyFile(npyLiteral("<f8", "(1, 2)"), two, 2), "[[1, 2]]");
    row("version 3", npyFile(npyLiteral("<f8", "(2, 1)"), two, 3), "[[1], [2]]");
    row("C order", npyFile(npyLiteral("<f4", "(2, 3)"), six), "[[1, 2, 3], [4, 5, 6]]");
    row("Fortran order", npyFile(npyLiteral("<f4", "(2, 3)", true), six), "[[1, 3, 5], [2, 4, 6]]");
    row("scalar", npyFile(npyLiteral("<f8", "()"), packed<double>({2.5})), "[[2.5]] | scalar read as 1x1");
    row("one dimension", npyFile(npyLiteral("<f4", "(6,)"), six),
        "[[1, 2, 3, 4, 5, 6]] | one dimension read as a row; transpose it for a column");
    row("leading 1", npyFile(npyLiteral("<f4", "(1, 3, 2)"), six), "[[1, 2], [3, 4], [5, 6]] | leading axis of length 1 left out");
    row("leading 1 in Fortran order", npyFile(npyLiteral("<f4", "(1, 3, 2)", true), six),
        "[[1, 4], [2, 5], [3, 6]] | leading axis of length 1 left out");
    row("two leading 1", npyFile(npyLiteral("<f4", "(1, 1, 6, 1)"), six),
        "[[1], [2], [3], [4], [5], [6]] | 2 leading axes of length 1 left out");
    row("truth", npyFile(npyLiteral("|b1", "(1, 3)"), std::string("\0\1\2", 3)),
        "[[0, 1, 1]] | 1 truth value is neither 0 nor 1 and was read as 1");
    row("native order", npyFile(npyLiteral("=i2", "(1, 2)"), packed<std::int16_t>({-1, 300})), "[[-1, 300]]");
    row("type by name", npyFile(npyLiteral("float64", "(1, 2)"), two), "[[1, 2]]");
    row("big-endian half", npyFile(npyLiteral(">f2", "(1, 2)"), std::string("\x3c\x00\xfc\x00", 4)), "[[1, -inf]] | 1 cell is not finite");
    row("digits lost", npyFile(npyLiteral("<u8", "(1, 2)"), packed<std::uint64_t>({(1ull << 53) + 1, 1ull << 60})),
        "[[9007199254740992, 1152921504606846976]] | 1 whole number is beyond 2^53 and lost its last digits");
    row("Python 2", npyFile("{'descr': '<f8', 'fortran_order': False, 'shape': (1L, 2L), }", two), "[[1, 2]]");
    row("other order of keys, other quotes", npyFile("{\"shape\":(1,2),\"fortran_order\":False,\"descr\":u'<f8'}", two), "[[1, 2]]");
    row("bytes behind", npyFile(npyLiteral("<f8", "(1, 2)"), two + "abc"),
        "[[1, 2]] | 3 bytes after the array are left out: the data are longer than the shape says");
    row("array behind", npyFile(npyLiteral("<f8", "(1, 2)"), two + npyFile(npyLiteral("<f8", "()"), two)),
        "[[1, 2]] | another array follows in the same file and is left out: 144 bytes");
}

void tst_npyreader::reads()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, result);
    // the content decides, whatever the name says
    for (const char* name : {"a.npy", "a.csv", "a.safetensors", ""})
        QCOMPARE(QString::fromStdString(readAs(file.toStdString(), {}, {}, name)), result);
}

void tst_npyreader::refuses_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const std::string& file, const char* reason) {
        QTest::newRow(name) << QByteArray::fromStdString(file) << QString::fromUtf8(reason);
    };
    const std::string data(64, '\0');
    const auto literal = [&](const char* name, const char* text, const char* reason) { row(name, npyFile(text, data), reason); };
    const auto type = [&](const char* descr, const char* reason) { row(descr, npyFile(npyLiteral(descr, "(2, 2)"), data), reason); };
    const auto shape = [&](const char* text, const char* reason) { row(text, npyFile(npyLiteral("<f8", text), data), reason); };

    row("no magic", "NUMPY and more", "this is no NumPy array");
    row("magic alone", "\x93NUMPY", "truncated");
    row("version alone", std::string("\x93NUMPY\x01\x00", 8), "truncated: 2 bytes are missing");
    row("version 4", npyFile(npyLiteral("<f8", "(2, 2)"), data, 4), "version 4.0");
    row("header beyond the file", std::string("\x93NUMPY\x01\x00\xff\xff{}", 12), "truncated: the header should have 65535 bytes");
    row("header of 4 GiB", std::string("\x93NUMPY\x02\x00\xff\xff\xff\xff{}", 14), "truncated: the header should have 4294967295 bytes");
    row("last byte missing", npyFile(npyLiteral("<f8", "(1, 2)"), data.substr(0, 15)), "truncated: 1 byte is missing");
    row("numbers missing", npyFile(npyLiteral("<f8", "(9, 9)"), data), "truncated: 584 bytes are missing");
    row("empty", npyFile(npyLiteral("<f8", "(0, 48)"), ""), "no elements (0x48)");

    type("<f16", "'<f16': floating-point numbers of 16 bytes");
    type("<f3", "'<f3'");
    type("<c8", "'<c8': complex numbers");
    type("|O", "'|O': Python objects");
    type("|S5", "'|S5': texts");
    type("<U5", "'<U5': texts");
    type("<M8[ns]", "'<M8[ns]': dates or times");
    type("|V8", "'|V8': structures");
    type("<i16", "unsupported type '<i16'");
    type("", "unsupported type ''");
    type("<", "unsupported type '<'");
    type("<f-8", "unsupported type");
    literal("structure", "{'descr': [('a', '<f8'), ('b', '<i4')], 'fortran_order': False, 'shape': (2,), }", "structures with fields");
    literal("descr of no type", "{'descr': 8, 'fortran_order': False, 'shape': (2,), }", "bad header: descr is 8");

    shape("(-1, 4)", "bad header: shape holds -1");
    shape("(2.0, 2)", "bad header: shape holds 2.0");
    shape("(True, 2)", "bad header: shape holds True");
    shape("[2, 2]", "bad header: shape is […]");
    shape("(2)", "bad header: shape is 2");
    shape("None", "bad header: shape is None");
    shape("(-0, 4)", "no elements (0x4)");
    std::string many = "(";
    for (int i = 0; i < 65; ++i)
        many += "1, ";
    shape((many + ")").c_str(), "bad header: shape has 65 dimensions");
    row("header of a mebibyte", npyFile(npyLiteral("<f8", "(2, 2)") + std::string(1 << 20, ' '), data, 2),
        "bytes are more than any array of numbers needs");
    shape("(99999999999999999999, 2)", "bad header: shape holds …");
    shape("(4294967296, 4294967296)", "bad header: the shape 4294967296x4294967296");
    shape("(4294967296, 4294967296, 0)", "bad header: the shape");
    shape("(2305843009213693952, 1)", "bad header: the shape");
    shape("(1152921504606846976, 1)", "truncated: 9223372036854775744 bytes are missing");

    literal("no dictionary", "('<f8', False, (2, 2))", "bad header: found (…)");
    literal("no literal", "{'descr': open('x')}", "bad header: it is no Python literal");
    literal("trailing text", "{'descr': '<f8', 'fortran_order': False, 'shape': (2,), } x", "bad header: it is no Python literal");
    literal("empty header", "", "bad header: it is no Python literal");
    literal("missing descr", "{'fortran_order': False, 'shape': (2,), }", "bad header: descr is missing");
    literal("missing shape", "{'descr': '<f8', 'fortran_order': False, }", "bad header: shape is missing");
    literal("missing order", "{'descr': '<f8', 'shape': (2,), }", "bad header: fortran_order is missing");
    literal("order of no type", "{'descr': '<f8', 'fortran_order': 0, 'shape': (2,), }", "bad header: fortran_order is 0");
    literal("duplicate", "{'descr': '<f8', 'fortran_order': False, 'shape': (2,), 'descr': '<f4'}",
            "bad header: duplicate member \"descr\"");
    literal("one more", "{'descr': '<f8', 'fortran_order': False, 'shape': (2,), 'x': 1}", "bad header: the member \"x\" is not known");
}

void tst_npyreader::refuses()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, reason);
    const std::string result = readAs(file.toStdString(), {}, {}, "a.npy");
    QVERIFY2(result.starts_with("! "), result.c_str());
    QVERIFY2(result.find(reason.toStdString()) != std::string::npos, result.c_str());
}

void tst_npyreader::choosesSlices()
{
    ae::ReadChoices choices;
    // numpy.arange(12).reshape(2, 3, 2), which in Fortran order stands in the file as 0 6 2 8 4 10 1 7 3 9 5 11
    const std::string file = npyFile(npyLiteral("|i1", "(2, 3, 2)"), packed<std::int8_t>({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
    const std::string fortran = npyFile(npyLiteral("|i1", "(2, 3, 2)", true), packed<std::int8_t>({0, 6, 2, 8, 4, 10, 1, 7, 3, 9, 5, 11}));
    QCOMPARE(readAs(file),
             std::string("! the array of shape 2x3x2 is a stack of 2 matrices; choose one of its slices, from 0 to 1 (--slice on "
                         "the command line)"));
    for (const std::string& bytes : {file, fortran}) {
        choices.slice = 0;
        QCOMPARE(readAs(bytes, {}, choices), std::string("[[0, 1], [2, 3], [4, 5]] | slice 0 of 2 read, counted from 0"));
        choices.slice = 1;
        QCOMPARE(readAs(bytes, {}, choices), std::string("[[6, 7], [8, 9], [10, 11]] | slice 1 of 2 read, counted from 0"));
        choices.transpose = true;
        QCOMPARE(readAs(bytes, {}, choices), std::string("[[6, 8, 10], [7, 9, 11]] | slice 1 of 2 read, counted from 0"));
        choices.transpose = false;
        choices.slice = 2;
        QCOMPARE(readAs(bytes, {}, choices),
                 std::string("! there is no slice 2: the array of shape 2x3x2 has 2; slices are counted from 0"));
    }
    choices.slice = 3;
    const std::string four = npyFile(npyLiteral("|i1", "(2, 3, 1, 2)"), packed<std::int8_t>({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
    QCOMPARE(readAs(four, {}, choices), std::string("[[6, 7]] | slice 3 of 6 read, counted from 0"));
    choices.slice = 0;
    QVERIFY(readAs(npyFile(npyLiteral("<f8", "(1, 2)"), std::string(16, '\0')), {}, choices).starts_with("! the array is a single matrix"));
}

void tst_npyreader::readsBlocks()
{
    for (const bool isFortran : {false, true}) {
        std::string data;
        for (int i = 0; i < 15; ++i)
            data += packed<double>({isFortran ? i % 3 * 5.0 + i / 3 : i});  // rows of 0 to 4, 5 to 9, 10 to 14
        const auto file = openBytesAs(npyFile(npyLiteral("<f8", "(3, 5)", isFortran), data));
        QVERIFY(file.isOk());
        QCOMPARE(textOf(*(*file)->readBlock(0, {1, 2, 2, 3})), std::string("[[7, 8, 9], [12, 13, 14]]"));
        QCOMPARE(textOf(*(*file)->readBlock(0, {2, 4, 1, 1})), std::string("[[14]]"));
        QCOMPARE(textOf(*(*file)->readBlock(0, {0, 0, 0, 5})), std::string("[]"));
        for (const ae::Region& outside : {ae::Region{0, 0, 4, 1}, ae::Region{-1, 0, 1, 1}, ae::Region{0, 5, 1, 1}, ae::Region{4, 0, 0, 0},
                                          ae::Region{0, 0, std::numeric_limits<ae::Index>::max(), 1}})
            QVERIFY(!(*file)->readBlock(0, outside).isOk());
    }
}

void tst_npyreader::readsLongLinesInPieces()
{
    // rows far longer than what is read at once, of numbers that say where they stand
    constexpr int columns = 40'000;
    for (const bool isFortran : {false, true}) {
        std::string data(3 * columns * sizeof(double), '\0');
        for (int i = 0; i < 3 * columns; ++i) {
            const double number = isFortran ? i % 3 * columns + i / 3 : i;
            std::memcpy(data.data() + static_cast<std::size_t>(i) * sizeof number, &number, sizeof number);
        }
        const auto file = openBytesAs(npyFile(npyLiteral("<f8", "(3, 40000)", isFortran), data));
        QVERIFY(file.isOk());
        const auto read = (*file)->read(0);
        QVERIFY(read.isOk());
        const auto block = (*file)->readBlock(0, {1, 10, 2, columns - 11});
        QVERIFY(block.isOk());
        for (int i = 0; i < 3 * columns; ++i)
            QCOMPARE(read->numbers(i / columns, i % columns), double(i));
        for (int j = 10; j < columns - 1; ++j)
            QCOMPARE((*block)(1, j - 10), double(2 * columns + j));
    }
}

void tst_npyreader::parsesLiterals_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("description");
    const auto row = [](const char* text, const char* description) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(description);
    };
    row(" None ", "None");
    row("True", "True");
    row("-12", "-12");
    row("+12L", "12");
    row("1.5e-3", "1.5e-3");
    row(".5", ".5");
    row("'a\\'b\\\\'", "'a'b\\'");
    row("u\"x\"", "'x'");
    row("()", "(…)");
    row("(1)", "1");
    row("(1,)", "(…)");
    row("[1, [2, (3,)],]", "[…]");
    row("{'a': {}, 'b': [],}", "{…}");
    for (const char* text : {"",
                             "true",
                             "nan",
                             "01",
                             "1a",
                             "1_000",
                             "0x10",
                             "-",
                             "1.e",
                             "'",
                             "'a",
                             "'\\x41'",
                             "'\\",
                             "(1 2)",
                             "(,)",
                             "[,]",
                             "{1: 2}",
                             "{'a'}",
                             "{'a': 1 'b': 2}",
                             "1 1",
                             "__import__('os')",
                             "'a' + 'b'",
                             "f'x'",
                             "'a\nb'",
                             "[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]"})
        row(text, "-");
}

void tst_npyreader::parsesLiterals()
{
    QFETCH(QString, text);
    QFETCH(QString, description);
    const auto value = ae::parsePythonLiteral(text.toStdString());
    QCOMPARE(value ? QString::fromStdString(value->description()) : QStringLiteral("-"), description);
}

void tst_npyreader::survivesMutations()
{
    QVERIFY(readMutations("npy", 3000) > 1000);
}

AE_TEST(tst_npyreader)
#include "tst_npyreader.moc"
