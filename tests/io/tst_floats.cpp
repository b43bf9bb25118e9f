// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/floats.h"
#include "io/binary/numbertypes.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

/// Every half-precision and bfloat16 number, against the formula of the format in exact arithmetic, and every number type.
class tst_floats : public QObject {
    Q_OBJECT
private slots:
    void readsEveryHalf();
    void readsEveryBrainFloat();
    void agreesWithNumPy_data();
    void agreesWithNumPy();
    void readsAllTypes_data();
    void readsAllTypes();
    void countsWhatIsOdd();

private:
    /// (-1)^s * 2^(e - bias) * 1.f by ldexp, which is exact.
    static double byFormula(unsigned bits, int exponentBits, int fractionBits);
    static bool isSame(double a, double b);
};

double tst_floats::byFormula(unsigned bits, int exponentBits, int fractionBits)
{
    const int bias = (1 << (exponentBits - 1)) - 1;
    const int fraction = static_cast<int>(bits & ((1u << fractionBits) - 1));
    const int exponent = static_cast<int>(bits >> fractionBits & ((1u << exponentBits) - 1));
    const double sign = (bits >> (exponentBits + fractionBits)) != 0 ? -1.0 : 1.0;
    if (exponent == (1 << exponentBits) - 1)
        return fraction == 0 ? sign * std::numeric_limits<double>::infinity() : std::numeric_limits<double>::quiet_NaN();
    if (exponent == 0)
        return std::copysign(std::ldexp(fraction, 1 - bias - fractionBits), sign);
    return sign * std::ldexp(fraction + (1 << fractionBits), exponent - bias - fractionBits);
}

bool tst_floats::isSame(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
}

void tst_floats::readsEveryHalf()
{
    for (unsigned bits = 0; bits <= 0xFFFF; ++bits)
        QVERIFY2(isSame(ae::halfToDouble(static_cast<std::uint16_t>(bits)), byFormula(bits, 5, 10)), qPrintable(QString::number(bits, 16)));
}

void tst_floats::readsEveryBrainFloat()
{
    for (unsigned bits = 0; bits <= 0xFFFF; ++bits)
        QVERIFY2(isSame(ae::brainFloatToDouble(static_cast<std::uint16_t>(bits)), byFormula(bits, 8, 7)),
                 qPrintable(QString::number(bits, 16)));
}

void tst_floats::agreesWithNumPy_data()
{
    QTest::addColumn<unsigned>("bits");
    QTest::addColumn<double>("half");
    QTest::addColumn<double>("brain");
    // float(numpy.uint16(b).view(numpy.float16)); torch.tensor([b], dtype=torch.int16).view(torch.bfloat16).double()
    QTest::newRow("one in half") << 0x3C00u << 1.0 << 0.0078125;
    QTest::newRow("one in bfloat16") << 0x3F80u << 1.875 << 1.0;
    QTest::newRow("smallest") << 0x0001u << 5.960464477539063e-08 << 9.183549615799121e-41;
    QTest::newRow("largest half") << 0x7BFFu << 65504.0 << 2.648071397852762e+36;
    QTest::newRow("a third in half") << 0x3555u << 0.333251953125 << 7.934868335723877e-07;
    QTest::newRow("largest subnormal half") << 0x03FFu << 6.097555160522461e-05 << 1.4987552972984166e-36;
}

void tst_floats::agreesWithNumPy()
{
    QFETCH(unsigned, bits);
    QFETCH(double, half);
    QFETCH(double, brain);
    QVERIFY(ae::halfToDouble(static_cast<std::uint16_t>(bits)) == half);
    QVERIFY(ae::brainFloatToDouble(static_cast<std::uint16_t>(bits)) == brain);
}

void tst_floats::readsAllTypes_data()
{
    using Kind = ae::NumberKind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<double>("value");
    const auto row = [](const char* name, Kind kind, const char* hex, double value) {
        QTest::newRow(name) << static_cast<int>(kind) << QByteArray::fromHex(hex) << value;
    };
    // little-endian bytes; struct.pack of Python
    row("truth", Kind::Boolean, "01", 1);
    row("i1", Kind::Signed, "80", -128);
    row("i2", Kind::Signed, "feff", -2);
    row("i4", Kind::Signed, "00000080", -2147483648.0);
    row("i8", Kind::Signed, "0000000000000080", -9223372036854775808.0);
    row("u1", Kind::Unsigned, "ff", 255);
    row("u2", Kind::Unsigned, "feff", 65534);
    row("u4", Kind::Unsigned, "00000080", 2147483648.0);
    row("u8", Kind::Unsigned, "ffffffffffffffff", 18446744073709551616.0);
    row("f2", Kind::Float, "00c1", -2.5);
    row("f4", Kind::Float, "cdcccc3d", 0.10000000149011612);
    row("f8", Kind::Float, "9a9999999999b93f", 0.1);
    row("bf16", Kind::BrainFloat, "20c0", -2.5);
}

void tst_floats::readsAllTypes()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, bytes);
    QFETCH(double, value);
    for (const ae::ByteOrder order : {ae::ByteOrder::Little, ae::ByteOrder::Big}) {
        const ae::NumberType type{static_cast<ae::NumberKind>(kind), static_cast<std::size_t>(bytes.size()), order};
        QVERIFY(ae::isReadable(type));
        const QByteArray twice = bytes + bytes;
        double numbers[4] = {0, 7, 0, 7};
        ae::NumberCounts counts;
        ae::decodeNumbers(type, twice.constData(), 1, 2, numbers, 2, counts);
        QCOMPARE(numbers[0], value);
        QCOMPARE(numbers[2], value);
        QCOMPARE(numbers[1], 7.0);
        std::reverse(bytes.begin(), bytes.end());
    }
    QVERIFY(!ae::isReadable({static_cast<ae::NumberKind>(kind), 3, ae::ByteOrder::Little}));
    QVERIFY(!ae::isReadable({static_cast<ae::NumberKind>(kind), 16, ae::ByteOrder::Little}));
}

void tst_floats::countsWhatIsOdd()
{
    ae::NumberCounts counts;
    double out[4];
    const std::uint64_t whole[] = {1ull << 53, (1ull << 53) + 1, 1ull << 63, ~0ull};
    ae::decodeNumbers({ae::NumberKind::Unsigned, 8, ae::ByteOrder::Little}, reinterpret_cast<const char*>(whole), 1, 4, out, 1, counts);
    QCOMPARE(counts.inexact, std::uint64_t(2));
    const std::int64_t negative[] = {-(1ll << 53), -(1ll << 53) - 1, std::numeric_limits<std::int64_t>::min(), -1};
    ae::decodeNumbers({ae::NumberKind::Signed, 8, ae::ByteOrder::Little}, reinterpret_cast<const char*>(negative), 1, 4, out, 1, counts);
    QCOMPARE(counts.inexact, std::uint64_t(3));
    ae::decodeNumbers({ae::NumberKind::Boolean, 1, ae::ByteOrder::Little}, "\x00\x01\x02\xff", 1, 4, out, 1, counts);
    QCOMPARE(counts.oddBooleans, std::uint64_t(2));
    QCOMPARE(out[3], 1.0);
    ae::decodeNumbers({ae::NumberKind::Float, 2, ae::ByteOrder::Little}, "\x00\x7c\x01\x7c\x00\xfc\x00\x3c", 1, 4, out, 1, counts);
    QCOMPARE(counts.notFinite, std::uint64_t(3));
}

AE_TEST(tst_floats)
#include "tst_floats.moc"
