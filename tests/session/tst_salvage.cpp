// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/base64.h"
#include "session/crc32.h"
#include "session/reader.h"
#include "session/salvage.h"
#include "session/writer.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <map>
#include <set>

using ae::Index;
using ae::Matrix;
using ae::Salvaged;
using ae::Session;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* keys[] = {"X", "Wq", "Wk", "Wv", "bq", "bk", "bv"};

/// Everything that a file can hold.
Session fullSession()
{
    Session session = ae::test::randomSession(21, 9, 4, 6, 3);
    session.title = "Größe “A”";
    session.tokens = {"Ünïcode", "🙂 and \"quotes\"", "", "[1, 2],", "\\", "{\"X\": 1}", "a", "a", "東京"};
    session.features = {"noun", "verb", "x, y", "]"};
    std::mt19937_64 random(22);
    for (const auto& [key, columns] : std::map<std::string, Index>{{"bq", 6}, {"bk", 6}, {"bv", 3}})
        session.matrices[key] = Matrix::NullaryExpr(1, columns, [&] { return ae::test::randomBits(random); });
    session.matrices["X"](2, 1) = std::nan("");
    session.matrices["Wv"](0, 2) = -INFINITY;
    session.matrices["Wk"](1, 1) = -0.0;
    session.options.temperature = 1.5;
    session.options.mask = "painted";
    session.options.allowed = ae::MaskBits::Ones(9, 9);
    session.options.allowed(3, 4) = 0;
    session.notebook = {
        {"text", "# Cats\n\nwith {{weights[0,1]}} and \"rows\": [[1, 2]]"}, {"tokens", ""}, {"strange", ""}, {"weights", ""}};
    session.view.pickedToken = 3;
    session.view.folded = {1};
    session.hasView = true;
    ae::Session pinned = ae::test::randomSession(24, 9, 4, 6, 3);  // of the same shapes, so that its rows would fit
    pinned.matrices["bk"] = Matrix::Constant(1, 6, 7.25);
    session.baselines = {{"before", std::make_shared<const ae::SessionState>(pinned), {{"matrices.Wq", "later", "1"}}},
                         {"rotated", std::make_shared<const ae::SessionState>(ae::test::randomSession(25, 2, 3, 4, 5)), {}}};
    session.worksheet = {{"weights[1,2]", "Q[0,0]"}, 0.25};
    session.unknown = {{"", "colour", "{\"X\": [1, 2], \"hue\": \"ö\"}"}, {"options", "extra", "[[1, 2], 3]"}, {"matrices", "Wo", "[7]"}};
    return session;
}

Session rotarySession()
{
    Session session = ae::test::randomSession(23, 5, 3, 4, 2);
    session.options.rotary.convention = "pairs";
    return session;
}

/// The same text with the rows of every matrix as base64.
std::string encodedText(const Session& session)
{
    Json file = Json::parse(ae::writeSession(session));
    for (auto& [key, matrix] : file["matrices"].items()) {
        if (!matrix.is_object() || !session.matrices.contains(key))
            continue;
        const Matrix& numbers = session.matrices.at(key);
        ae::Crc32 crc;
        Json rows = Json::array();
        for (Index i = 0; i < numbers.rows(); ++i) {
            std::vector<std::uint8_t> bytes;
            ae::toLittleEndian({numbers.data() + i * numbers.cols(), static_cast<std::size_t>(numbers.cols())}, bytes);
            crc.update(bytes);
            std::string text;
            ae::appendBase64(text, bytes);
            rows.push_back(text);
        }
        matrix = Json{{"shape", matrix["shape"]}, {"encoding", "f64le-base64"}, {"rows", rows}, {"crc32", crc.text()}};
    }
    return file.dump(1);
}

std::string textOf(const std::string& name)
{
    if (name == "everything")
        return ae::writeSession(fullSession());
    if (name == "on one line")
        return Json::parse(ae::writeSession(fullSession())).dump();
    if (name == "encoded rows")
        return encodedText(fullSession());
    if (name == "rotary")
        return ae::writeSession(rotarySession());
    return ae::test::dataFile("nimbus.attn", "reference");
}

struct Row {
    std::string key;
    Index row;
    std::size_t begin;
    std::size_t end;
};

/// Where each row stands in a good text.
std::vector<Row> rowsOf(const std::string& text)
{
    const Session session = ae::readSession(text)->session;
    std::vector<Row> rows;
    for (const char* key : keys) {
        if (!session.matrices.contains(key))
            continue;
        std::size_t position = text.find("\"matrices\"");
        position = text.find("\"rows\"", text.find('"' + std::string(key) + '"', position));
        position = text.find('[', position) + 1;
        for (Index row = 0; row < session.matrices.at(key).rows(); ++row) {
            const std::size_t begin = text.find_first_of("[\"", position);
            position = text.find(text[begin] == '[' ? ']' : '"', begin + 1) + 1;
            rows.push_back({key, row, begin, position});
        }
    }
    return rows;
}

bool isSameBits(double a, double b)
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b) || (std::isnan(a) && std::isnan(b));
}

bool isSameRow(const Matrix& a, const Matrix& b, Index row)
{
    return a.cols() == b.cols() && row < a.rows() && std::equal(a.row(row).begin(), a.row(row).end(), b.row(row).begin(), isSameBits);
}

/// What a row of numbers says, by the JSON library alone.
bool says(const std::string& text, const Matrix& matrix, Index row)
{
    const Json list = Json::parse(text, nullptr, false);
    if (!list.is_array() || static_cast<Index>(list.size()) != matrix.cols())
        return false;
    for (Index i = 0; i < matrix.cols(); ++i) {
        const Json& value = list[static_cast<std::size_t>(i)];
        const double number = value.is_number() ? value.get<double>()
            : value == "NaN"                    ? std::nan("")
            : value == "Infinity"               ? INFINITY
            : value == "-Infinity"              ? -INFINITY
                                                : 12345.678;
        // the JSON library alone reads -0 as 0
        if (!isSameBits(number, matrix(row, i)) && !(number == 0 && matrix(row, i) == 0))
            return false;
    }
    return true;
}

bool isLost(const Salvaged& salvaged, const Row& row)
{
    const auto lost = salvaged.lostRows.find(row.key);
    return lost != salvaged.lostRows.end() && std::find(lost->second.begin(), lost->second.end(), row.row) != lost->second.end();
}

bool names(const Salvaged& salvaged, std::string_view where)
{
    return std::any_of(salvaged.missing.begin(), salvaged.missing.end(), [&](const ae::Problem& p) { return p.where == where; });
}

/// "" when a salvaged session is sound in itself: it opens, it can be saved, and what is NaN by loss is listed.
std::string unsound(const Salvaged& salvaged)
{
    const Session& session = salvaged.session;
    if (const auto problems = ae::checkSession(session); !problems.empty())
        return ae::test::text(problems);
    const auto again = ae::readSession(ae::writeSession(session));
    if (!again || !ae::isSameDocument(again->session, session))
        return "does not come back: " + ae::test::reason(again);
    for (const auto& [key, rows] : salvaged.lostRows) {
        if (!session.matrices.at(key).row(rows.front()).array().isNaN().all())
            return key + ": a lost row holds numbers";
        const std::string ranges = ae::rangesText(rows);
        const bool isListed =
            std::any_of(salvaged.missing.begin(), salvaged.missing.end(), [&, where = "matrices." + key](const ae::Problem& p) {
                return p.where == where && (p.sentence().find(ranges) != std::string::npos || p.sentence().starts_with("the matrix is"));
            });
        if (!isListed)
            return key + ": lost rows are not listed";
    }
    for (const ae::Problem& problem : salvaged.missing) {
        if (problem.arguments.size() < static_cast<std::size_t>(std::count(problem.what, problem.what + std::strlen(problem.what), '%')))
            return "an argument is missing: " + problem.sentence();
    }
    return {};
}

Salvaged salvage(const std::string& text)
{
    auto salvaged = ae::salvageSession(text);
    if (!salvaged)
        qFatal("refused: %s", ae::test::reason(salvaged).c_str());
    if (const std::string what = unsound(*salvaged); !what.empty())
        qFatal("unsound: %s", what.c_str());
    return std::move(*salvaged);
}

std::string changed(std::string text, std::string_view from, std::string_view to)
{
    const std::size_t position = text.find(from);
    if (position == std::string::npos)
        qFatal("not there: %s", std::string(from).c_str());
    return text.replace(position, from.size(), to);
}

std::set<std::pair<std::string, Index>> lostOf(const Salvaged& salvaged)
{
    std::set<std::pair<std::string, Index>> lost;
    for (const auto& [key, rows] : salvaged.lostRows) {
        for (const Index row : rows)
            lost.emplace(key, row);
    }
    return lost;
}

/// X is 4x3, so that a row is easily damaged.
std::string plainText()
{
    Session session = ae::test::randomSession(3, 4, 3, 2, 5);
    session.matrices["X"] << 1.25, 2, 33, 4, 5.5, 66, 7, 8, 99, 10, 11, 125;
    return ae::writeSession(session);
}

}  // namespace

/// Damaged sessions: all that is whole comes back, nothing is made up, and everything that is missing is listed.
class tst_salvage : public QObject {
    Q_OBJECT
private slots:
    void goodFilesAreComplete();
    void damage_data();
    void damage();
    void cut_data() { texts(); }
    void cut();
    void flipped_data() { texts(); }
    void flipped();
    void rowsOfAnotherMatrixAreNotTaken_data();
    void rowsOfAnotherMatrixAreNotTaken();
    void wrongChecksumLosesTheMatrix();
    void shapeIsOutvoted();
    void textsAreDroppedAndListed();
    void optionsAreDroppedAndListed();
    void refusals_data();
    void refusals();
    void ranges();

private:
    static void texts();
};

void tst_salvage::texts()
{
    QTest::addColumn<int>("seed");
    int seed = 1;
    for (const char* name : {"everything", "on one line", "encoded rows", "rotary", "lesson"})
        QTest::newRow(name) << seed++;
}

void tst_salvage::goodFilesAreComplete()
{
    for (const char* name : {"everything", "on one line", "encoded rows", "rotary", "lesson"}) {
        const std::string text = textOf(name);
        const Salvaged salvaged = salvage(text);
        QVERIFY2(salvaged.isComplete() && !salvaged.damage && salvaged.lostRows.empty(), name);
        QVERIFY(ae::isSameDocument(salvaged.session, ae::readSession(text)->session));
    }
}

void tst_salvage::damage_data()
{
    using Lost = std::set<std::pair<std::string, Index>>;
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::addColumn<Lost>("lost");
    const auto row = [](const char* name, const std::string& from, const std::string& to, const Lost& lost) {
        QTest::newRow(name) << from << to << lost;
    };
    row("broken number", "5.5", "5?5", {{"X", 1}});
    row("number in two", "5.5", "5 5", {{"X", 1}});
    row("a number too many", "5.5", "5,5", {{"X", 1}});
    row("comma lost", "4, 5.5", "4; 5.5", {{"X", 1}});
    row("opening bracket lost", "[4, 5.5", "(4, 5.5", {{"X", 1}});
    row("closing bracket lost", "66],", "66},", {{"X", 1}});
    row("last digit became a bracket", "66],", "6]],", {{"X", 1}});
    row("last digit of the last row became a bracket", "125]", "12]]", {{"X", 3}});
    row("digit became a bracket", "5.5", "[.5", {{"X", 1}});
    row("comma between rows lost", "66],", "66]#", {{"X", 1}});
    row("line end lost", "66],\n", "66],#", {{"X", 2}});
    row("number beyond all doubles", "5.5", "1e999", {{"X", 1}});
    row("two rows", "5.5, 66],\n        [7, 8", "5.5, 6!],\n        [7, !", {{"X", 1}, {"X", 2}});
    row("first and last row", "[1.25, 2, 33],\n        [4, 5.5, 66],\n        [7, 8, 99],\n        [10, 11, 125",
        "[1.25, !, 33],\n        [4, 5.5, 66],\n        [7, 8, 99],\n        [10, !!, 125", {{"X", 0}, {"X", 3}});
    row("a stretch of zeros", std::string("2, 33],\n        [4, 5.5, 66]"), std::string(27, '\0'), {{"X", 0}, {"X", 1}});
    row("rows bracket lost", "125]\n      ]", "125]\n      !", {{"X", 3}});
    row("matrix bracket lost", "125]\n      ]\n    }", "125]\n      ]\n    !", {{"X", 3}});
    row("name of the rows", "\"rows\"", "\"roWs\"", {});
    row("quote of the rows", "\"rows\"", "\"rows ", {});
    row("name of the shape", "\"shape\"", "\"sh?pe\"", {});
    row("shape", "[4, 3]", "[4; 3]", {});
    row("shape that lies", "[4, 3]", "[5, 3]", {});
    row("name of all matrices", "\"matrices\"", "\"mat?ices\"", {});
    row("colon behind all matrices", "\"matrices\":", "\"matrices\"?", {});
    row("quote of X", "\"X\":", "2X\":", {});
    row("name of X", "\"X\":", "\"Z\":", {{"X", 0}, {"X", 1}, {"X", 2}, {"X", 3}});
    row("end of the file", "}\n}\n", "}\n!\n", {});
    row("start of the file", "{\n  \"format\"", "<\n  \"format\"", {});
}

void tst_salvage::damage()
{
    using Lost = std::set<std::pair<std::string, Index>>;
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    QFETCH(Lost, lost);
    const std::string text = plainText();
    const Salvaged salvaged = salvage(changed(text, from, to));
    QVERIFY(salvaged.damage.has_value());
    std::string found;
    for (const auto& [key, row] : lostOf(salvaged))
        found += key + " " + std::to_string(row) + "; ";
    QVERIFY2(lostOf(salvaged) == lost, (found + ae::test::text(salvaged.missing)).c_str());
    const Session whole = ae::readSession(text)->session;
    for (const Row& row : rowsOf(text)) {
        if (!isLost(salvaged, row))
            QVERIFY(isSameRow(salvaged.session.matrices.at(row.key), whole.matrices.at(row.key), row.row));
    }
}

void tst_salvage::cut()
{
    QFETCH(int, seed);
    const std::string text = textOf(QTest::currentDataTag());
    const Session whole = ae::readSession(text)->session;
    const std::vector<Row> rows = rowsOf(text);
    std::mt19937_64 random(static_cast<std::uint64_t>(seed));
    for (int i = 0; i < 400; ++i) {
        const std::size_t length = random() % text.size();
        const std::string how = "cut at " + std::to_string(length);
        const auto salvaged = ae::salvageSession(text.substr(0, length));
        const bool hasWhole = std::any_of(rows.begin(), rows.end(), [&](const Row& row) { return row.end <= length; });
        QVERIFY2(salvaged.isOk() == hasWhole, (how + ": " + ae::test::reason(salvaged)).c_str());
        if (!salvaged)
            continue;
        QVERIFY2(unsound(*salvaged).empty(), (how + ": " + unsound(*salvaged)).c_str());
        QVERIFY2(!salvaged->isComplete() || length + 1 == text.size(), how.c_str());
        for (const Row& row : rows) {
            const auto matrix = salvaged->session.matrices.find(row.key);
            if (row.end <= length)
                QVERIFY2(isSameRow(matrix->second, whole.matrices.at(row.key), row.row), (how + row.key).c_str());
            else if (matrix != salvaged->session.matrices.end() && row.row < matrix->second.rows())
                QVERIFY2(isLost(*salvaged, row), (how + row.key).c_str());
        }
        for (std::size_t token = 0; token < whole.tokens.size(); ++token)
            QVERIFY(salvaged->session.tokens[token] == whole.tokens[token] || names(*salvaged, "tokens"));
        QVERIFY(salvaged->session.options == whole.options || names(*salvaged, "options") || names(*salvaged, "")
                || names(*salvaged, "options.allowed"));
    }
}

void tst_salvage::flipped()
{
    QFETCH(int, seed);
    const std::string text = textOf(QTest::currentDataTag());
    const Session whole = ae::readSession(text)->session;
    const std::vector<Row> rows = rowsOf(text);
    const bool isEncoded = QTest::currentDataTag() == std::string("encoded rows");
    std::mt19937_64 random(static_cast<std::uint64_t>(100 + seed));
    std::size_t untouched = 0;
    std::size_t returned = 0;
    int refused = 0;
    for (int i = 0; i < 400; ++i) {
        std::string damaged = text;
        std::vector<std::size_t> places;
        std::string how;
        for (int flips = i % 4 == 3 ? 3 : 1; flips > 0; --flips) {
            const std::size_t place = random() % text.size();
            damaged[place] = i % 2 == 0 ? static_cast<char>(random()) : static_cast<char>(damaged[place] ^ (1 << (random() % 8)));
            places.push_back(place);
            how += "byte " + std::to_string(place) + " is " + std::to_string(static_cast<unsigned char>(damaged[place])) + "; ";
        }
        const auto salvaged = ae::salvageSession(damaged);
        if (!salvaged) {
            ++refused;
            QVERIFY2(!salvaged.error().sentence().empty(), how.c_str());
            continue;
        }
        QVERIFY2(unsound(*salvaged).empty(), (how + unsound(*salvaged)).c_str());
        if (!salvaged->damage)  // what opens is read as it stands
            continue;
        for (const Row& row : rows) {
            const bool isTouched = std::any_of(places.begin(), places.end(), [&](std::size_t p) { return p >= row.begin && p < row.end; });
            const auto matrix = salvaged->session.matrices.find(row.key);
            untouched += isTouched ? 0 : 1;
            // without its matrix, or where nothing tells how many rows there were
            if (matrix == salvaged->session.matrices.end() || row.row >= matrix->second.rows()) {
                QVERIFY2(!salvaged->isComplete(), how.c_str());
                continue;
            }
            if (isLost(*salvaged, row))
                continue;
            if (isSameRow(matrix->second, whole.matrices.at(row.key), row.row))
                returned += isTouched ? 0 : 1;
            else
                QVERIFY2(
                    isTouched
                        && (isEncoded ? places.size() > 1 : says(damaged.substr(row.begin, row.end - row.begin), matrix->second, row.row)),
                    (how + row.key + " row " + std::to_string(row.row)).c_str());
        }
    }
    const double share = static_cast<double>(returned) / static_cast<double>(untouched);
    qInfo("%.2f %% of the rows without damage came back, %d of 400 files were refused", 100 * share, refused);
    QVERIFY2(share > (isEncoded ? 0.8 : 0.95), std::to_string(share).c_str());
    QVERIFY(refused <= 8);
}

void tst_salvage::rowsOfAnotherMatrixAreNotTaken_data()
{
    QTest::addColumn<bool>("isOnOneLine");
    QTest::newRow("as we write it") << false;
    QTest::newRow("on one line") << true;
}

/// The name of its rows and that of the next matrix are damaged: both have the same shape.
void tst_salvage::rowsOfAnotherMatrixAreNotTaken()
{
    QFETCH(bool, isOnOneLine);
    std::string text = ae::writeSession(rotarySession());
    if (isOnOneLine)
        text = Json::parse(text).dump();
    const std::size_t rows = text.find("\"rows\"", text.find("\"Wq\""));
    text[rows + 5] = '\x80';
    text[text.find("\"Wk\"")] = '2';
    text[text.find("\"rows\"", rows + 8) - 4] = '\x80';
    const Salvaged salvaged = salvage(text);
    const Session whole = rotarySession();
    for (Index row = 0; row < 3; ++row) {
        QVERIFY(isLost(salvaged, {"Wq", row, 0, 0}) || isSameRow(salvaged.session.matrices.at("Wq"), whole.matrices.at("Wq"), row));
        QVERIFY(isLost(salvaged, {"Wk", row, 0, 0}) || isSameRow(salvaged.session.matrices.at("Wk"), whole.matrices.at("Wk"), row));
    }
}

void tst_salvage::wrongChecksumLosesTheMatrix()
{
    const std::string text = encodedText(fullSession());
    const std::vector<Row> rows = rowsOf(text);
    const auto inX = std::find_if(rows.begin(), rows.end(), [](const Row& row) { return row.key == "X" && row.row == 3; });
    std::string damaged = text;
    damaged[inX->begin + 3] = damaged[inX->begin + 3] == 'A' ? 'B' : 'A';
    const Salvaged salvaged = salvage(damaged);
    QCOMPARE(salvaged.lostRows.size(), std::size_t{1});
    QCOMPARE(salvaged.lostRows.at("X").size(), std::size_t{9});
    QVERIFY(names(salvaged, "matrices.X.crc32"));
    // a row that is no base64 is known: the others stay, and are said not to be checked
    damaged = text;
    damaged[inX->begin + 3] = '*';
    const Salvaged one = salvage(damaged);
    QVERIFY(lostOf(one) == (std::set<std::pair<std::string, Index>>{{"X", 3}}));
    QVERIFY(names(one, "matrices.X.crc32"));
}

void tst_salvage::shapeIsOutvoted()
{
    const Salvaged salvaged = salvage(changed(plainText(), "[4, 3]", "[9, 3]"));
    QCOMPARE(salvaged.session.matrices.at("X").rows(), Index{4});
    QVERIFY(names(salvaged, "matrices.X.shape"));
    // a row that was taken out whole: the tokens and the shape say that there were four, and which is missing is not known
    const Salvaged shorter = salvage(changed(plainText(), "        [4, 5.5, 66],\n", ""));
    QCOMPARE(shorter.lostRows.at("X").size(), std::size_t{4});
    QVERIFY(names(shorter, "matrices.X.rows"));
}

void tst_salvage::textsAreDroppedAndListed()
{
    const std::string text = ae::writeSession(fullSession());
    const Salvaged token = salvage(changed(text, "東", "\xE6\x9D!"));
    QCOMPARE(token.session.tokens.back(), std::string());
    QCOMPARE(token.session.tokens.front(), std::string("Ünïcode"));
    QVERIFY(names(token, "tokens"));
    const Salvaged zero = salvage(changed(text, "Größe", std::string("Gr") + '\0' + "\xC3\x9F"));
    QCOMPARE(zero.session.title, std::string());
    QVERIFY(names(zero, "title"));
    const Salvaged quote = salvage(changed(text, "Größe", "Gr\"öße"));
    QCOMPARE(quote.session.title, std::string());
    const Salvaged cell = salvage(changed(text, "\"strange\"}", "\"strange\"!"));
    QVERIFY(names(cell, "notebook"));
    QCOMPARE(cell.session.notebook.front().markdown, fullSession().notebook.front().markdown);
    QCOMPARE(cell.session.notebook.back().kind, std::string("weights"));
    QVERIFY(cell.session.view.folded.empty());  // positions mean nothing where cells are missing
    const Salvaged unknown = salvage(changed(text, "\"hue\": ", "\"hue\"; "));
    QVERIFY(names(unknown, "colour"));
    QCOMPARE(unknown.session.unknown.size(), std::size_t{2});
}

void tst_salvage::optionsAreDroppedAndListed()
{
    const std::string text = ae::writeSession(fullSession());
    const Salvaged temperature = salvage(changed(text, "\"temperature\": 1.5", "\"temperature\": 1.?"));
    QCOMPARE(temperature.session.options.temperature, 1.0);
    QVERIFY(names(temperature, "options.temperature"));
    QVERIFY(temperature.session.options.allowed == fullSession().options.allowed);
    const Salvaged negative = salvage(changed(text, "\"temperature\": 1.5", "\"temperature\": -.5"));
    QVERIFY(names(negative, "options.temperature"));
    const Salvaged below = salvage(changed(text, "\"temperature\": 1.5", "\"temperature\": -15"));
    QVERIFY(names(below, "options.temperature"));
    // a query whose row of the mask is missing shows no weights rather than made-up ones
    const Salvaged mask = salvage(changed(text, "\"111101111\"", "\"1111?1111\""));
    QVERIFY(names(mask, "options.allowed"));
    QVERIFY((mask.session.options.allowed.row(3).array() == 0).all());
    QVERIFY((mask.session.options.allowed.row(4).array() == 1).all());
    const Salvaged feature = salvage(changed(ae::writeSession(rotarySession()), "[\"rotary\"]", "[\"rotarz\"]"));
    QVERIFY(feature.session.options == rotarySession().options);
    QVERIFY(names(feature, "requires"));
}

void tst_salvage::refusals_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("says");
    QTest::newRow("nothing") << std::string() << std::string("the file is empty");
    QTest::newRow("another format") << std::string("\x93NUMPY") << std::string("NumPy");
    QTest::newRow("cut before a whole row") << plainText().substr(0, plainText().find("[1.25") + 8)
                                            << std::string("no row of any matrix is whole, so that nothing can be recovered; found: X 4x3");
    QTest::newRow("a later version") << changed(plainText(), "\"major\": 1", "\"major\": 2") << std::string("needs version 2.0");
    QTest::newRow("an unknown feature") << changed(plainText(), "\"generator\"", "\"requires\": [\"heads\"], \"generator\"")
                                        << std::string("requires \"heads\"");
    QTest::newRow("sizes that a few bytes cannot have")
        << std::string("{\"format\": \"attention-explorer-session\", \"matrices\": {\"X\": {\"shape\": [16000, 1000], \"rows\": [[1")
        << std::string("too little");
}

void tst_salvage::refusals()
{
    QFETCH(std::string, text);
    QFETCH(std::string, says);
    const auto salvaged = ae::salvageSession(text);
    QVERIFY(!salvaged);
    COMPARE_CONTAINS(salvaged.error().sentence(), says);
}

void tst_salvage::ranges()
{
    QCOMPARE(ae::rangesText({2}), std::string("3"));
    QCOMPARE(ae::rangesText({0, 1, 4, 5, 6, 9}), std::string("1, 2, 5 to 7, 10"));
}

AE_TEST(tst_salvage)
#include "tst_salvage.moc"
