// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/base64.h"
#include "session/crc32.h"
#include "session/jsontext.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

namespace {

std::vector<std::uint8_t> bytesOf(std::string_view text)
{
    return {text.begin(), text.end()};
}

}  // namespace

/// Base64, checksum and JSON texts against known answers.
class tst_encoding : public QObject {
    Q_OBJECT
private slots:
    void base64_data();
    void base64();
    void refusesBadBase64_data();
    void refusesBadBase64();
    void base64ComesBackForEveryLength();
    void checksum();
    void checksumInPieces();
    void numbersAreLittleEndian();
    void jsonTexts_data();
    void jsonTexts();
    void knowsUtf8_data();
    void knowsUtf8();
    void shortens();
};

void tst_encoding::base64_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("f") << QByteArray("f") << QByteArray("Zg==");
    QTest::newRow("fo") << QByteArray("fo") << QByteArray("Zm8=");
    QTest::newRow("foo") << QByteArray("foo") << QByteArray("Zm9v");
    QTest::newRow("foobar") << QByteArray("foobar") << QByteArray("Zm9vYmFy");
    QTest::newRow("last letters") << QByteArray("\xFF\xEF\xBF") << QByteArray("/++/");
}

void tst_encoding::base64()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    std::string encoded;
    ae::appendBase64(encoded, bytesOf(bytes.toStdString()));
    QCOMPARE(QByteArray::fromStdString(encoded), text);
    std::vector<std::uint8_t> decoded;
    QVERIFY(ae::decodeBase64(text.toStdString(), decoded));
    QCOMPARE(decoded, bytesOf(bytes.toStdString()));
}

void tst_encoding::refusesBadBase64_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"Zg", "Zg=", "Zg===", "Z===", "====", "Zh==", "Zm9=", "Zm 9", "Zm9v\n", "Zm9-", "Zm9_", "Zg==Zg==", "=Zg=", "\xC3\xA4hh"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_encoding::refusesBadBase64()
{
    QFETCH(QByteArray, text);
    std::vector<std::uint8_t> decoded;
    QVERIFY(!ae::decodeBase64(text.toStdString(), decoded));
}

void tst_encoding::base64ComesBackForEveryLength()
{
    std::mt19937_64 random(5);
    for (std::size_t length = 0; length < 100; ++length) {
        std::vector<std::uint8_t> bytes(length);
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(random());
        std::string encoded;
        ae::appendBase64(encoded, bytes);
        QCOMPARE(encoded, QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(length)).toBase64().toStdString());
        std::vector<std::uint8_t> decoded;
        QVERIFY(ae::decodeBase64(encoded, decoded));
        QCOMPARE(decoded, bytes);
    }
}

void tst_encoding::checksum()
{
    ae::Crc32 nothing;
    QCOMPARE(nothing.text(), std::string("00000000"));
    ae::Crc32 crc;
    crc.update(bytesOf("123456789"));  // the check value of this polynomial
    QCOMPARE(crc.text(), std::string("cbf43926"));
}

void tst_encoding::checksumInPieces()
{
    const std::vector<std::uint8_t> bytes = bytesOf("The quick brown fox jumps over the lazy dog");
    for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
        ae::Crc32 crc;
        crc.update(std::span(bytes).first(cut));
        crc.update(std::span(bytes).subspan(cut));
        QCOMPARE(crc.text(), std::string("414fa339"));
    }
}

void tst_encoding::numbersAreLittleEndian()
{
    std::vector<std::uint8_t> bytes;
    const std::vector<double> numbers = {1.0, -0.0};
    ae::toLittleEndian(numbers, bytes);
    QCOMPARE(bytes, (std::vector<std::uint8_t>{0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 0, 0, 0, 0, 0, 0, 0x80}));
    double back[2] = {};
    ae::fromLittleEndian(bytes, back);
    QCOMPARE(back[0], 1.0);
    QVERIFY(std::signbit(back[1]));
}

void tst_encoding::jsonTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("plain") << QByteArray("Nimbus") << QByteArray("\"Nimbus\"");
    QTest::newRow("quotes and backslash") << QByteArray("\"\\/") << QByteArray("\"\\\"\\\\/\"");
    QTest::newRow("line ends") << QByteArray("\r\n\t\b\f") << QByteArray("\"\\r\\n\\t\\b\\f\"");
    QTest::newRow("NUL") << QByteArray("a\0b", 3) << QByteArray("\"a\\u0000b\"");
    QTest::newRow("escape, delete") << QByteArray("\x1b\x7f") << QByteArray("\"\\u001b\\u007f\"");
    QTest::newRow("C1 control") << QByteArray("\xC2\x9B") << QByteArray("\"\\u009b\"");
    QTest::newRow("line separator") << QByteArray("\xE2\x80\xA8") << QByteArray("\"\\u2028\"");
    QTest::newRow("other scripts stay") << QByteArray("ß日本🎈") << QByteArray("\"ß日本🎈\"");
    QTest::newRow("bad bytes are replaced") << QByteArray("a\xFF\xC3") << QByteArray("\"a\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

void tst_encoding::jsonTexts()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, json);
    QCOMPARE(QByteArray::fromStdString(ae::jsonString(text.toStdString())), json);
}

void tst_encoding::knowsUtf8_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isUtf8");
    QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x8E\x88") << true;
    QTest::newRow("largest") << QByteArray("\xF4\x8F\xBF\xBF") << true;
    QTest::newRow("beyond the largest") << QByteArray("\xF4\x90\x80\x80") << false;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << false;
    QTest::newRow("too long for its value") << QByteArray("\xC0\x80") << false;
    QTest::newRow("cut") << QByteArray("a\xE2\x80") << false;
    QTest::newRow("continuation alone") << QByteArray("\x80") << false;
    QTest::newRow("five bytes") << QByteArray("\xF8\x88\x80\x80\x80") << false;
}

void tst_encoding::knowsUtf8()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isUtf8);
    QCOMPARE(ae::isUtf8(text.toStdString()), isUtf8);
}

void tst_encoding::shortens()
{
    QCOMPARE(ae::shortened("abc", 3), std::string("abc"));
    QCOMPARE(ae::shortened("äöüß", 3), std::string("äöü…"));
    QCOMPARE(ae::shortened("a\nb", 3), std::string("a b"));
    QCOMPARE(ae::codePoints("ä🎈"), std::size_t(2));
}

AE_TEST(tst_encoding)
#include "tst_encoding.moc"
