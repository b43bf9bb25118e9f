// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reader.h"
#include "session/writer.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

using ae::test::text;

namespace {

/// What a reader must never get silently wrong.
bool isSameShape(const ae::Session& a, const ae::Session& b)
{
    return a.tokenCount() == b.tokenCount() && ae::shapesOf(a.matrices) == ae::shapesOf(b.matrices)
        && a.options.allowed.rows() == b.options.allowed.rows();
}

ae::Session encoded()
{
    ae::Session session = ae::test::randomSession(8, 2, 2, 2, 2);
    session.matrices["X"] = ae::Matrix::Constant(2, 40'000, 0.1);
    for (const char* key : {"Wq", "Wk", "Wv"})
        session.matrices[key] = ae::Matrix::Constant(40'000, 1, 0.5);
    return session;
}

}  // namespace

/// Damaged files: never a crash, never a session of another shape.
class tst_damage : public QObject {
    Q_OBJECT
private slots:
    void cut_data() { files(); }
    void cut();
    void flipped_data() { files(); }
    void flipped();
    void shuffled_data() { files(); }
    void shuffled();
    void everyByteOfEncodedRowsCounts();
    void noise();

private:
    static void files();
    static void examine(const std::string& damaged, const ae::Session& whole, const std::string& how);
};

void tst_damage::files()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("nimbus.attn") << "reference";
    QTest::newRow("version-1.0.attn") << "session";
    QTest::newRow("two-sentences.attn") << "session";
}

void tst_damage::examine(const std::string& damaged, const ae::Session& whole, const std::string& how)
{
    const auto loaded = ae::readSession(damaged);
    const std::vector<ae::Problem> problems = ae::checkSessionText(damaged);
    QVERIFY2(loaded.isOk() == problems.empty(), how.c_str());
    if (!loaded) {
        QVERIFY2(!loaded.error().sentence().empty(), how.c_str());
        return;
    }
    // a name that became another one is a member that is not known: it is kept, and said
    QVERIFY2(isSameShape(loaded->session, whole) || !loaded->notes.empty(), how.c_str());
    // what was accepted can be saved and read again
    const auto again = ae::readSession(ae::writeSession(loaded->session));
    QVERIFY2(again && ae::isSameDocument(again->session, loaded->session), how.c_str());
}

void tst_damage::cut()
{
    QFETCH(QString, folder);
    const std::string bytes = ae::test::dataFile(QTest::currentDataTag(), folder.toUtf8().constData());
    const ae::Session whole = ae::readSession(bytes)->session;
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        const std::string damaged = bytes.substr(0, length);
        // only the final line end may be missing
        QVERIFY2(length + 1 == bytes.size() || !ae::readSession(damaged), std::to_string(length).c_str());
        examine(damaged, whole, "cut at " + std::to_string(length));
    }
}

void tst_damage::flipped()
{
    QFETCH(QString, folder);
    const std::string bytes = ae::test::dataFile(QTest::currentDataTag(), folder.toUtf8().constData());
    const ae::Session whole = ae::readSession(bytes)->session;
    std::mt19937_64 random(11);
    for (int i = 0; i < 2'000; ++i) {
        std::string damaged = bytes;
        const std::size_t position = random() % bytes.size();
        damaged[position] = i % 2 == 0 ? static_cast<char>(random()) : static_cast<char>(damaged[position] ^ (1 << (random() % 8)));
        examine(damaged, whole,
                "byte " + std::to_string(position) + " is " + std::to_string(static_cast<unsigned char>(damaged[position])));
    }
}

void tst_damage::shuffled()
{
    QFETCH(QString, folder);
    const std::string bytes = ae::test::dataFile(QTest::currentDataTag(), folder.toUtf8().constData());
    std::mt19937_64 random(12);
    for (int i = 0; i < 1'000; ++i) {
        std::string damaged = bytes;
        const std::size_t from = random() % bytes.size();
        const std::string part = bytes.substr(from, 1 + random() % 200);
        if (i % 2 == 0)
            damaged.erase(from, part.size());
        damaged.insert(random() % (damaged.size() + 1), part);
        // another shape is possible here, but a session that was accepted must be a good one
        const auto loaded = ae::readSession(damaged);
        if (loaded)
            QCOMPARE(text(ae::checkSession(loaded->session)), std::string());
    }
}

void tst_damage::everyByteOfEncodedRowsCounts()
{
    const ae::Session session = encoded();
    const std::string bytes = ae::writeSession(session);
    const std::size_t start = bytes.find("\"rows\": [") + 20;
    std::mt19937_64 random(13);
    for (int i = 0; i < 40; ++i) {
        std::string damaged = bytes;
        char& letter = damaged[start + random() % 400'000];
        const char before = letter;
        letter = static_cast<char>('A' + random() % 26);
        if (letter != before)
            QVERIFY(!ae::readSession(damaged));
    }
}

void tst_damage::noise()
{
    static constexpr std::string_view pieces[] = {
        "{",  "}",   "[",    "]",       ",",          ":",           "\"", "\"X\"", "\"rows\"", "\"matrices\"", "\"shape\"", "1",
        "-0", "1e9", "null", "\"NaN\"", "\"format\"", "\"version\"", "\n", "\\u",   "\xC3",     "\"notebook\"", "\"view\"",  "\"allowed\""};
    std::mt19937_64 random(14);
    for (int i = 0; i < 20'000; ++i) {
        std::string bytes = i % 3 == 0 ? "{\"matrices\":{\"X\":{\"rows\":[" : "";
        for (std::size_t length = random() % 40; length > 0; --length)
            bytes += pieces[random() % std::size(pieces)];
        QVERIFY(!ae::readSession(bytes));
        QVERIFY(!ae::checkSessionText(bytes).empty());
    }
}

AE_TEST(tst_damage)
#include "tst_damage.moc"
