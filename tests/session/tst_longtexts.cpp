// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/longtexts.h"

#include "session/reader.h"
#include "session/writer.h"

#include "sessions.h"
#include "testmain.h"

#include <QTest>

using namespace ae;
using namespace ae::test;

/// Long plain strings are read past the parser, and nobody can tell: same values, same messages at the same places.
class tst_longtexts : public QObject {
    Q_OBJECT
private slots:
    void takesOnlyLongPlainValues_data();
    void takesOnlyLongPlainValues();
    void placeholdersStandForTheirTexts();
    void largeSessionsComeBack();
    void placesInMessagesAreThoseOfTheFile_data();
    void placesInMessagesAreThoseOfTheFile();
};

namespace {

const std::string kPlain(3000, 'A');

Session largeSession()
{
    Session session;
    for (int i = 0; i < 300; ++i)
        session.tokens.push_back("t" + std::to_string(i));
    Matrix x(300, 260);
    for (Index i = 0; i < x.size(); ++i)
        x.data()[i] = 1.0 / (1.0 + static_cast<double>(i));
    session.matrices = {{"X", x}, {"Wq", Matrix::Ones(260, 2)}, {"Wk", Matrix::Ones(260, 2)}, {"Wv", Matrix::Ones(260, 3)}};
    return session;
}

}  // namespace

void tst_longtexts::takesOnlyLongPlainValues_data()
{
    QTest::addColumn<std::string>("json");
    QTest::addColumn<bool>("isTaken");
    const std::string filler = ", \"filler\": \"" + std::string(9000, '.') + "\"}";
    QTest::newRow("a value") << "{\"a\": \"" + kPlain + "\"" + filler << true;
    QTest::newRow("a key") << "{\"" + kPlain + "\" : 1" + filler << false;
    QTest::newRow("an escape") << "{\"a\": \"" + kPlain + "\\u0041\"" + filler << false;
    QTest::newRow("an escaped quote") << "{\"a\": \"\\\"" + kPlain + "\\\\\"" + filler << false;
    QTest::newRow("a short one") << "{\"a\": \"AAAA\"" + filler << false;
    QTest::newRow("beyond ASCII") << "{\"a\": \"" + kPlain + "é\"" + filler << false;
    QTest::newRow("not closed") << "{\"filler\": \"" + std::string(9000, '.') + "\", \"a\": \"" + kPlain << false;
    QTest::newRow("a small file") << "{\"a\": \"" + kPlain + "\"}" << false;
}

void tst_longtexts::takesOnlyLongPlainValues()
{
    QFETCH(std::string, json);
    QFETCH(bool, isTaken);
    const LongTexts texts(json);
    QCOMPARE(!texts.isEmpty(), isTaken);
    if (isTaken)
        QCOMPARE_LT(texts.rest().size(), json.size() - kPlain.size() + 100);
}

void tst_longtexts::placeholdersStandForTheirTexts()
{
    std::string json = "[";
    for (char c = 'a'; c < 'a' + 12; ++c)
        json += "\"" + std::string(4000, c) + "\", ";
    json += "0]";
    const LongTexts texts(json);
    std::size_t place = 0;
    for (char c = 'a'; c < 'a' + 12; ++c) {
        const std::size_t start = texts.rest().find('"', place) + 1;
        const std::size_t end = texts.rest().find('"', start);
        QCOMPARE(texts.textOf(std::string_view(texts.rest()).substr(start, end - start)), std::string(4000, c));
        place = end + 1;
    }
    QCOMPARE(texts.textOf("long text 0"), std::nullopt);
    QCOMPARE(texts.textOf(""), std::nullopt);
    // drawn anew: what one file learns helps no other
    QVERIFY(LongTexts(json).rest() != texts.rest());
}

void tst_longtexts::largeSessionsComeBack()
{
    const Session session = largeSession();
    const std::string bytes = writeSession(session);
    QVERIFY(!LongTexts(bytes).isEmpty());
    const Result<LoadedSession> loaded = readSession(bytes);
    QVERIFY(loaded.isOk());
    QVERIFY(loaded->session.matrices.at("X") == session.matrices.at("X"));
    QCOMPARE(writeSession(loaded->session), bytes);
}

void tst_longtexts::placesInMessagesAreThoseOfTheFile_data()
{
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("after");
    QTest::newRow("trailing text") << std::string("\n}\n") << std::string("\n}\n]");
    QTest::newRow("a comma too many") << std::string("\"crc32\"") << std::string(",\"crc32\"");
    QTest::newRow("a wrong checksum") << std::string("\"crc32\": \"") << std::string("\"crc32\": \"0");
    QTest::newRow("a row that is none") << std::string("\"rows\": [\n") << std::string("\"rows\": [7,\n");
    QTest::newRow("not of the alphabet") << std::string("\",\n") << std::string("!\",\n");
}

void tst_longtexts::placesInMessagesAreThoseOfTheFile()
{
    QFETCH(std::string, before);
    QFETCH(std::string, after);
    std::string bytes = writeSession(largeSession());
    const std::size_t place = bytes.rfind(before);
    QVERIFY(place != std::string::npos);
    bytes.replace(place, before.size(), after);
    const Result<LoadedSession> fast = readSession(bytes);
    QVERIFY(!fast.isOk());
    const std::string message = fast.error().where + ": " + fast.error().sentence();
    QVERIFY2(message.find("long text") == std::string::npos, message.c_str());
    if (before == "\n}\n") {
        const auto line = std::count(bytes.begin(), bytes.end(), '\n') + 1;
        QVERIFY2(message.find("line " + std::to_string(line)) != std::string::npos, message.c_str());
    }
}

AE_TEST(tst_longtexts)
#include "tst_longtexts.moc"
