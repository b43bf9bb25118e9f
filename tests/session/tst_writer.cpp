// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reader.h"
#include "session/writer.h"
#include "sessions.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

using ae::test::reason;
using ae::test::text;

namespace {

ae::Session readBack(const ae::Session& session)
{
    const std::string bytes = ae::writeSession(session);
    auto loaded = ae::readSession(bytes);
    if (!loaded)
        qFatal("%s", text(loaded.error()).c_str());
    return std::move(loaded).value().session;
}

bool isSameBits(const ae::Matrix& a, const ae::Matrix& b)
{
    return ae::shapeOf(a) == ae::shapeOf(b) && std::equal(a.data(), a.data() + a.size(), b.data(), [](double x, double y) {
               return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y);
           });
}

/// The text without its line about who wrote it.
std::string withoutGenerator(std::string bytes)
{
    const std::size_t start = bytes.find("  \"generator\": ");
    return start == std::string::npos ? bytes : bytes.erase(start, bytes.find('\n', start) + 1 - start);
}

}  // namespace

/// The canonical text: exact, the same for the same document, and nothing is lost.
class tst_writer : public QObject {
    Q_OBJECT
private slots:
    void writesTheCanonicalForm_data();
    void writesTheCanonicalForm();
    void sampleOfThisVersion();
    void rotaryPositions();
    void sameDocumentSameBytes();
    void everyDoubleComesBack_data();
    void everyDoubleComesBack();
    void nonFiniteNumbersComeBack_data();
    void nonFiniteNumbersComeBack();
    void largeMatricesAreEncoded();
    void textsComeBack();
    void unknownMembersSurvive();
    void longNotebookOfUnknownMembersIsWrittenQuickly();
    void defaultNotebookIsNotWritten();
    void viewIsWrittenWhenItSaysSomething();
    void paintedKeysOutliveAnotherMask();
    void longListsAreBroken();
    void readsALargeSessionQuickly_data();
    void readsALargeSessionQuickly();
};

void tst_writer::writesTheCanonicalForm_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("nimbus.attn") << "reference";
    QTest::newRow("two-sentences.attn") << "session";
}

void tst_writer::writesTheCanonicalForm()
{
    QFETCH(QString, folder);
    const std::string bytes = ae::test::dataFile(QTest::currentDataTag(), folder.toUtf8().constData());
    const auto loaded = ae::readSession(bytes);
    QVERIFY2(loaded, reason(loaded).c_str());
    const std::string written = ae::writeSession(loaded->session);
    COMPARE_CONTAINS(written, "  },\n  \"generator\": \"Attention Explorer ");
    QCOMPARE(QString::fromStdString(withoutGenerator(written)), QString::fromStdString(bytes));
}

void tst_writer::sampleOfThisVersion()
{
    // a file of version 1.0 with everything in it; later versions must still read it
    const std::string bytes = ae::test::dataFile("version-1.0.attn");
    const auto loaded = ae::readSession(bytes);
    QVERIFY2(loaded, reason(loaded).c_str());
    const ae::Session& session = loaded->session;
    QCOMPARE(session.matrices.size(), std::size_t(7));
    QCOMPARE(session.matrices.at("bv").cols(), ae::Index(2));
    QVERIFY(std::isnan(session.matrices.at("X")(0, 1)));
    QCOMPARE(session.options.temperature, 0.5);
    QCOMPARE(int(session.options.allowed(0, 2)), 0);
    QCOMPARE(session.notebook.size(), std::size_t(3));
    QCOMPARE(session.notebook.at(0).markdown, std::string("Look at {{weights[a,b]}}.\n"));
    QCOMPARE(session.view.saturation.seed, std::uint64_t(18446744073709551615ULL));
    QCOMPARE(session.view.folded, (std::vector<std::size_t>{0, 2}));
    QCOMPARE(session.view.seek.goals.size(), std::size_t(2));
    QCOMPARE(session.view.seek.tolerance, 0.01);
    QCOMPARE(session.baselines.size(), std::size_t(1));
    QCOMPARE(session.baselines[0].state->features, (std::vector<std::string>{"one", "two"}));
    QVERIFY(session.baselines[0].state->options.rotary.isOn());
    QCOMPARE(session.baselines[0].unknown.size(), std::size_t(2));
    QCOMPARE(session.worksheet.tolerance, 0.25);
    QCOMPARE(session.view.conventions.scaling, std::string("queries"));
    QCOMPARE(session.unknown.size(), std::size_t(10));
    QCOMPARE(QString::fromStdString(withoutGenerator(ae::writeSession(session))), QString::fromStdString(withoutGenerator(bytes)));
}

void tst_writer::rotaryPositions()
{
    const std::string bytes = ae::test::dataFile("rotary.attn");
    const auto loaded = ae::readSession(bytes);
    QVERIFY2(loaded, reason(loaded).c_str());
    QVERIFY((loaded->session.options.rotary == ae::Rotary{"halves", 500.5, 2}));
    QCOMPARE(QString::fromStdString(withoutGenerator(ae::writeSession(loaded->session))), QString::fromStdString(withoutGenerator(bytes)));
}

void tst_writer::sameDocumentSameBytes()
{
    for (const char* name :
         {"good.attn", "nonfinite_strings.attn", "unknown_extra_key.json", "two-sentences.attn", "version-1.0.attn", "rotary.attn"}) {
        const ae::Session session = ae::readSession(ae::test::dataFile(name))->session;
        const ae::Session again = readBack(session);
        QVERIFY2(ae::isSameDocument(session, again), name);
        QCOMPARE(ae::writeSession(again), ae::writeSession(session));
    }
    // the default notebook spelled out is the same document as none
    const auto spelled = ae::readSession(ae::test::changedText("\"title\"", R"("notebook": [], "title")"));
    ae::Session session = spelled->session;
    session.notebook = ae::defaultNotebook();
    QCOMPARE(ae::writeSession(session), ae::writeSession(ae::readSession(ae::test::goodText())->session));
}

void tst_writer::everyDoubleComesBack_data()
{
    QTest::addColumn<int>("tokens");
    QTest::addColumn<int>("dModel");
    QTest::newRow("plain, 100,000 and more") << 400 << 160;  // X 64,000, each W 160 x 250
    QTest::newRow("encoded, 100,000 and more") << 401 << 257;  // X 103,057
}

void tst_writer::everyDoubleComesBack()
{
    QFETCH(int, tokens);
    QFETCH(int, dModel);
    const ae::Session session = ae::test::randomSession(42, tokens, dModel, 250, 249);
    const ae::Session again = readBack(session);
    for (const auto& [key, matrix] : session.matrices)
        QVERIFY2(isSameBits(matrix, again.matrices.at(key)), key.c_str());
    QVERIFY(ae::isSameDocument(session, again));
}

void tst_writer::nonFiniteNumbersComeBack_data()
{
    QTest::addColumn<int>("tokens");
    QTest::newRow("plain") << 3;
    QTest::newRow("encoded") << 300;
}

void tst_writer::nonFiniteNumbersComeBack()
{
    QFETCH(int, tokens);
    ae::Session session = ae::test::randomSession(1, tokens, 220, 2, 3);
    ae::Matrix& x = session.matrices["X"];
    x(0, 0) = std::numeric_limits<double>::quiet_NaN();
    x(1, 0) = std::numeric_limits<double>::infinity();
    x(2, 0) = -std::numeric_limits<double>::infinity();
    x(2, 1) = -0.0;
    const std::string bytes = ae::writeSession(session);
    QVERIFY(isSameBits(readBack(session).matrices.at("X"), x));
    // any NaN is written alike
    x(0, 0) = std::bit_cast<double>(std::uint64_t{0xFFF8000000000123});
    QCOMPARE(ae::writeSession(session), bytes);
}

void tst_writer::largeMatricesAreEncoded()
{
    ae::Session session = ae::test::randomSession(2, 256, 256, 2, 3);
    QVERIFY(ae::writeSession(session).find("f64le-base64") == std::string::npos);  // 65,536 values are still plain
    session = ae::test::randomSession(2, 257, 256, 2, 3);
    const std::string bytes = ae::writeSession(session);
    COMPARE_CONTAINS(bytes, "\"shape\": [257, 256],\n      \"encoding\": \"f64le-base64\",\n      \"rows\": [\n        \"");
    COMPARE_CONTAINS(bytes, "\n      ],\n      \"crc32\": \"");
    // another value changes its row and the checksum, nothing else
    session.matrices["X"](100, 7) = 1;
    const std::string other = ae::writeSession(session);
    const QStringList before = QString::fromStdString(bytes).split(QLatin1Char('\n'));
    const QStringList after = QString::fromStdString(other).split(QLatin1Char('\n'));
    QCOMPARE(before.size(), after.size());
    int differing = 0;
    for (qsizetype i = 0; i < before.size(); ++i)
        differing += before.at(i) == after.at(i) ? 0 : 1;
    QCOMPARE(differing, 2);
    // a byte that was changed on the way is seen
    std::string damaged = bytes;
    char& letter = damaged[damaged.find("\"rows\": [") + 30];
    letter = letter == 'A' ? 'B' : 'A';
    QVERIFY(!ae::readSession(damaged));
}

void tst_writer::textsComeBack()
{
    ae::Session session = ae::test::randomSession(3, 6, 2, 2, 2);
    session.title = "a \"title\"\n\\ with \x01 and \x7f";
    session.tokens = {std::string("\0", 1), "\xC2\x85", "\u2028", "🎈 日本", "", "</script>"};
    session.features = {"\t", "\\u0041"};
    session.notebook = {{"text", "line\nline\r\n"}, {"kind\nwith \"quotes\"", ""}};
    const ae::Session again = readBack(session);
    QVERIFY(ae::isSameDocument(session, again));
    for (const char c : ae::writeSession(session))
        QVERIFY(c == '\n' || static_cast<unsigned char>(c) >= 0x20);
    // what is not UTF-8 never makes a file that the reader refuses
    session.title = "\xFF";
    QCOMPARE(readBack(session).title, std::string("\uFFFD"));
}

void tst_writer::unknownMembersSurvive()
{
    const std::string bytes = R"({"format": "attention-explorer-session", "version": {"major": 1, "minor": 0, "patch": 3},
        "tokens": ["a"], "matrices": {"X": {"shape": [1, 1], "rows": [[1]], "unit": "mm"}, "Wo": {"shape": [1, 1], "rows": [[-0, 1e-400]]},
        "Wq": {"shape": [1, 1], "rows": [[1]]}, "Wk": {"shape": [1, 1], "rows": [[1]]}, "Wv": {"shape": [1, 1], "rows": [[1]]}},
        "options": {"slope": 1.50, "x": {"y": [null, true, {"z": "\n\"\u00e9"}, [], {}, 18446744073709551615, -7]}},
        "notebook": [{"cell": "tokens", "big": true}, {"cell": "text", "markdown": "m", "colour": "red"}, {"cell": "later", "markdown": "kept"}],
        "view": {"zoom": 2, "saturation": {"width": 4, "axis": "log"}}, "plugin": [1, 2], "empty": {}})";
    const auto loaded = ae::readSession(bytes);
    QVERIFY2(loaded, reason(loaded).c_str());
    const std::string written = ae::writeSession(loaded->session);
    for (const char* part :
         {"\"patch\": 3", "\"unit\": \"mm\"", "\"Wo\": {\"shape\": [1, 1], \"rows\": [[-0, 1e-400]]}", "\"slope\": 1.50",
          "\"x\": {\"y\": [null, true, {\"z\": \"\\n\\\"é\"}, [], {}, 18446744073709551615, -7]}", "{\"cell\": \"tokens\", \"big\": true}",
          "\"markdown\": \"m\", \"colour\": \"red\"}", "{\"cell\": \"later\", \"markdown\": \"kept\"}", "\"zoom\": 2",
          "\"width\": 4, \"seed\": 1, \"axis\": \"log\"}", "\"plugin\": [1, 2]", "\"empty\": {}"})
        COMPARE_CONTAINS(written, part);
    const ae::Session again = readBack(loaded->session);
    QVERIFY(again.unknown == loaded->session.unknown);
    QVERIFY(ae::isSameDocument(again, loaded->session));
    QCOMPARE(ae::writeSession(again), written);
}

void tst_writer::longNotebookOfUnknownMembersIsWrittenQuickly()
{
    const auto loaded = ae::readSession(ae::test::goodText());
    QVERIFY2(loaded, reason(loaded).c_str());
    ae::Session session = loaded->session;
    constexpr std::size_t cells = 100'000;  // as many as a file may have
    session.notebook.assign(cells, {"scores", ""});
    for (std::size_t i = 0; i < cells; ++i)
        session.unknown.push_back({"notebook[" + std::to_string(i) + "]", "later", std::to_string(i)});
    QElapsedTimer timer;
    timer.start();
    const std::string written = ae::writeSession(session);
    QCOMPARE_LT(timer.elapsed(), 2000);
    COMPARE_CONTAINS(written, "{\"cell\": \"scores\", \"later\": 99999}");
}

void tst_writer::defaultNotebookIsNotWritten()
{
    ae::Session session = ae::readSession(ae::test::goodText())->session;
    QVERIFY(ae::writeSession(session).find("\"notebook\"") == std::string::npos);
    session.notebook.pop_back();
    QCOMPARE(readBack(session).notebook, session.notebook);
    session.notebook.clear();
    COMPARE_CONTAINS(ae::writeSession(session), "\"notebook\": []");
    QCOMPARE(readBack(session).notebook, session.notebook);
}

void tst_writer::viewIsWrittenWhenItSaysSomething()
{
    ae::Session session = ae::readSession(ae::test::goodText())->session;
    const std::string plain = ae::writeSession(session);
    QVERIFY(plain.find("\"view\"") == std::string::npos);
    session.hasView = true;
    COMPARE_CONTAINS(ae::writeSession(session),
                     "\"view\": {\n    \"saturation\": {\"source\": \"random\", \"width\": 512, \"seed\": 1},\n");
    QCOMPARE(ae::writeSession(session, ae::ViewPart::LeaveOut), plain);
    session.hasView = false;
    session.view = {{"repeat", 64, 12'345'678'901'234'567'890ULL}, 1, 5, "weights[a,b]", {0, 3}, {}, {}, {}, {}};
    QVERIFY(ae::writeSession(session).find("\"seek\"") == std::string::npos);
    session.view.seek = {{"weights[0,1]=0.9", "output[a,0]=-2"}, {"Wq", "bq"}, {"Wq[0,1]"}, "nll", "descent", 0.5, 77, 0};
    const ae::Session again = readBack(session);
    QVERIFY(again.view == session.view);
    QVERIFY(again.hasView);
    QVERIFY(ae::isSameDocument(again, session));
    QCOMPARE(ae::writeSession(again, ae::ViewPart::LeaveOut), plain);
}

void tst_writer::paintedKeysOutliveAnotherMask()
{
    const auto loaded = ae::readSession(ae::test::changedText("\"none\"", "\"causal\", \"allowed\": [\"10\", \"01\"]"));
    QVERIFY2(loaded, reason(loaded).c_str());
    ae::Session session = loaded->session;
    QCOMPARE(session.options.allowed.size(), ae::Index(0));
    COMPARE_CONTAINS(ae::writeSession(session), "\"allowed\": [\"10\", \"01\"]");
    // once the mask is painted anew there is one list of keys, the new one
    session.options.mask = "painted";
    session.options.allowed = ae::MaskBits::Ones(2, 2);
    const std::string bytes = ae::writeSession(session);
    COMPARE_CONTAINS(bytes, "\"allowed\": [\"11\", \"11\"]");
    QVERIFY(bytes.find("\"10\"") == std::string::npos);
    QVERIFY(ae::readSession(bytes));
}

void tst_writer::longListsAreBroken()
{
    const std::string bytes = ae::writeSession(ae::test::randomSession(4, 200, 2, 2, 2));
    COMPARE_CONTAINS(bytes, "  \"tokens\": [\n    \"t0\",\n    \"t1\",\n");
    COMPARE_CONTAINS(bytes, "    \"t199\"\n  ],\n");
}

void tst_writer::readsALargeSessionQuickly_data()
{
    QTest::addColumn<bool>("isEncoded");
    QTest::newRow("as we write it") << true;
    QTest::newRow("plain, as others may") << false;
}

void tst_writer::readsALargeSessionQuickly()
{
    QFETCH(bool, isEncoded);
    std::mt19937_64 random(6);
    std::normal_distribution<double> normal;
    ae::Session session = ae::test::randomSession(5, 2'048, 1, 1, 1);
    ae::Matrix x(2'048, 768);
    std::generate(x.data(), x.data() + x.size(), [&] { return normal(random); });
    session.matrices["X"] = x;
    for (const char* key : {"Wq", "Wk", "Wv"})
        session.matrices[key] = ae::Matrix::Identity(768, 64);
    std::string bytes = ae::writeSession(session);
    if (!isEncoded) {
        const std::size_t start = bytes.find("      \"encoding\"");
        const std::size_t end = bytes.find('\n', bytes.find("\"crc32\"")) + 1;
        std::string rows = "\"rows\": [";
        for (ae::Index i = 0; i < x.rows(); ++i) {
            rows += i == 0 ? "[" : ",\n[";
            for (ae::Index j = 0; j < x.cols(); ++j)
                rows.append(j == 0 ? "" : ", ").append(std::to_string(x(i, j)));
            rows += "]";
        }
        bytes.replace(start, end - start, rows + "]\n");
    }
    QElapsedTimer timer;
    timer.start();
    const auto loaded = ae::readSession(bytes);
    const qint64 milliseconds = timer.elapsed();
    QVERIFY2(loaded, reason(loaded).c_str());
    if (isEncoded)
        QVERIFY(isSameBits(loaded->session.matrices.at("X"), x));
    qInfo("%lld ms for %zu bytes", static_cast<long long>(milliseconds), bytes.size());
    QVERIFY2(milliseconds < 5'000, "ten times what it may take, so that a busy machine does not fail it");
}

AE_TEST(tst_writer)
#include "tst_writer.moc"
