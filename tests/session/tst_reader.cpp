// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reader.h"
#include "sessions.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <cmath>
#include <limits>

#include <sys/stat.h>

using ae::test::reason;
using ae::test::text;

namespace {

/// Nested lists, as deep as asked.
std::string nested(int depth)
{
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
}

std::string repeated(std::string_view part, std::size_t times)
{
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        all += part;
    return all;
}

}  // namespace

/// Strict reading: what is accepted, what is refused, and that every refusal says where.
class tst_reader : public QObject {
    Q_OBJECT
private slots:
    void files_data();
    void files();
    void readsAnExample();
    void accepts_data();
    void accepts();
    void refuses_data();
    void refuses();
    void everyRefusalSaysThatNothingWasChanged();
    void laterVersionsComeFirst();
    void notes_data();
    void notes();
    void numbersKeepTheirBits();
    void readsMembersInAnyOrder();
    void findsAllProblems();
    void refusesShapesBeforeAllocating();
    void badFiles_data();
    void badFiles();
    void readsNoMoreThanTheLimit();
    void readsTheLessonAsItIs();
};

void tst_reader::files_data()
{
    QTest::addColumn<QString>("problem");
    QTest::newRow("good.attn") << "";
    QTest::newRow("nonfinite_strings.attn") << "";
    QTest::newRow("unknown_extra_key.json") << "";
    QTest::newRow("two-sentences.attn") << "";
    QTest::newRow("zero_bytes.json") << ": the file is empty";
    QTest::newRow("all_nul.json") << ": the file is damaged: it holds nothing but NUL bytes, 512 of them";
    QTest::newRow("bare_nan.json") << "line 21 column 6: found NaN without quotes";
    QTest::newRow("null_cell.json") << "matrices.X row 1 column 2: expected a number, found null";
    QTest::newRow("number_1e999.json") << "matrices.X row 1 column 2: the number 1e999 is beyond";
    QTest::newRow("string_number_comma.json") << "matrices.X row 1 column 2: expected a number, found \"0,1\"";
    QTest::newRow("newer_version.json") << "version: the file needs version 999.0 of the format";
    QTest::newRow("duplicate_key.json") << "matrices: the member \"X\" stands there twice";
    QTest::newRow("shape_lies.json") << "matrices.X: the shape says 3 rows, found 2";
}

void tst_reader::files()
{
    QFETCH(QString, problem);
    const std::string bytes = ae::test::dataFile(QTest::currentDataTag());
    const auto loaded = ae::readSession(bytes);
    const std::vector<ae::Problem> problems = ae::checkSessionText(bytes);
    if (problem.isEmpty()) {
        QVERIFY2(loaded, reason(loaded).c_str());
        QCOMPARE(text(problems), std::string());
        return;
    }
    QVERIFY(!loaded);
    QCOMPARE(text(problems.front()), text(loaded.error()));
    QVERIFY2(text(loaded.error()).starts_with(problem.toStdString()), text(loaded.error()).c_str());
    QCOMPARE(loaded.error().kind, ae::ProblemKind::Data);
}

void tst_reader::readsAnExample()
{
    const auto loaded = ae::readSession(ae::test::dataFile("two-sentences.attn"));
    const ae::Session& session = loaded->session;
    QCOMPARE(session.title, std::string("Two sentences in one batch"));
    QCOMPARE(session.tokens, (std::vector<std::string>{"birds", "sing", "old", "dogs", "bark"}));
    QCOMPARE(session.features, (std::vector<std::string>{"animal", "action", "kind"}));
    QCOMPARE(session.matrices.at("X")(3, 0), 3.0);
    QCOMPARE(session.options.mask, std::string("painted"));
    QCOMPARE(int(session.options.allowed(0, 1)), 1);
    QCOMPARE(int(session.options.allowed(1, 2)), 0);
    QCOMPARE(session.notebook, ae::defaultNotebook());
    QVERIFY(!session.hasView);
    QVERIFY(loaded->notes.empty());
    const ae::Matrix x = ae::readSession(ae::test::dataFile("nonfinite_strings.attn"))->session.matrices.at("X");
    QVERIFY(std::isnan(x(0, 1)));
    QCOMPARE(x(1, 1), -std::numeric_limits<double>::infinity());
}

void tst_reader::accepts_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    const auto row = [](const char* name, const char* from, const std::string& to) {
        QTest::newRow(name) << QString::fromUtf8(from) << QString::fromStdString(to);
    };
    row("no title", "\"title\": \"small\",", "");
    row("no features", "\"features\": [\"f\", \"g\"],", "");
    row("no options", ",\n  \"options\": {\"scale_exponent\": 0.5, \"temperature\": 1, \"mask\": \"none\"}", "");
    row("no minor version", ", \"minor\": 0", "");
    row("what this version knows is required", "\"title\"", "\"requires\": [\"rotary\"], \"title\"");
    row("nothing required", "\"title\"", "\"requires\": [], \"title\"");
    row("a bias", "\"Wv\":", "\"bq\": {\"shape\": [1, 3], \"rows\": [[1, 2, 3]]}, \"Wv\":");
    row("equal tokens", "[\"a\", \"b\"]", "[\"same\", \"same\"]");
    row("empty tokens", "[\"a\", \"b\"]", "[\"\", \"\"]");
    row("NUL and line end in a token", "[\"a\", \"b\"]", "[\"\\u0000\", \"x\\ny\"]");
    row("a pair of surrogates", "\"small\"", "\"\\ud83c\\udf88\"");
    row("longest token", "[\"a\", \"b\"]", "[\"a\", \"" + repeated("ü", 256) + "\"]");
    row("deepest nesting", "\"title\"", "\"later\": " + nested(63) + ", \"title\"");
    row("an empty notebook", "\"title\"", "\"notebook\": [], \"title\"");
    row("an unknown cell", "\"title\"", "\"notebook\": [{\"cell\": \"later\", \"markdown\": \"x\"}, {\"cell\": \"text\"}], \"title\"");
    row("base64 in a small matrix", "\"rows\": [[7], [8]]",
        "\"encoding\": \"f64le-base64\", \"rows\": [\"AAAAAAAAHEA=\", \"AAAAAAAAIEA=\"], \"crc32\": \"ECE34C06\"");
}

void tst_reader::accepts()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    const std::string bytes = ae::test::changedText(from.toStdString(), to.toStdString());
    const auto loaded = ae::readSession(bytes);
    QVERIFY2(loaded, reason(loaded).c_str());
    QCOMPARE(loaded->session.matrices.at("Wv"), (ae::Matrix(2, 1) << 7, 8).finished());
}

void tst_reader::refuses_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* from, const std::string& to, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(from) << QString::fromStdString(to) << QString::fromUtf8(expected);
    };
    // grammar: line and column
    row("bare infinity", "-2]", "-Infinity]", "line 8 column 54: found -Infinity without quotes");
    row("columns count characters", "[\"a\", \"b\"]", "[\"äöü\", nan]", "line 5 column 21: found nan without quotes");
    row("comma before a bracket", "\"b\"]", "\"b\",]", "line 5 column 23: found a comma before ]");
    row("comma before a brace", "\"minor\": 0}", "\"minor\": 0,}", "line 3 column 38: found a comma before }");
    row("missing comma", "[1, 0.1]", "[1 0.1]", "line 8 column 40: found 0.1 where a comma or a closing bracket was expected");
    row("decimal comma", "[7], [8]", "[7], [0,5,]", "line 11 column 48: found a comma before ]");
    row("leading zero", "[7]", "[07]", "line 11 column 39: found 07 where a comma");
    row("plus sign", "[7]", "[+7]", "line 11 column 39: found +7 where a value was expected");
    row("point first", "[7]", "[.7]", "line 11 column 39: found .7 where a value was expected");
    row("point last", "[7]", "[7.]", "line 11 column 39: found 7., which is not");
    row("hexadecimal", "[7]", "[0x7]", "line 11 column 39: found 0x7 where a comma");
    row("single quotes", "\"small\"", "'small'", "line 4 column 12: found a single quote");
    row("comment", "\"title\"", "// x\n\"title\"", "line 4 column 3: found a comment");
    row("no quotes around a name", "\"title\":", "title:", "line 4 column 3: found title where the name of a member was expected");
    row("no colon", "\"title\":", "\"title\"", "line 4 column 11: found \"small\" where a colon was expected");
    row("bad escape", "\"small\"", "\"sm\\all\"", "line 4 column 16: found a \\ in a text that means nothing");
    row("half a surrogate pair", "\"small\"", "\"\\ud83c\"", "line 4 column ");
    row("line end in a text", "\"small\"", "\"sm\nall\"", "line 4 column 15: found a line end or control character");
    row("text behind the end", "\"none\"}\n}\n", "\"none\"}\n}\n{}", "line 15 column 1: found { behind the end of the session");
    row("cut", "\"none\"}\n}\n", "\"none\"}", "line 13 column 71: the file ends in the middle");
    row("cut in a text", "\"none\"}\n}\n", "\"no", "the file ends in the middle");
    // content: matrix, row and column
    row("true in a row", "-2]", "true]", "matrices.X row 2 column 2: expected a number, found true");
    row("list in a row", "-2]", "[1, 2]]", "matrices.X row 2 column 2: expected a number, found […]");
    row("object in a row", "-2]", "{\"a\": [1]}]", "matrices.X row 2 column 2: expected a number, found {…}");
    row("wrong spelling of NaN", "-2]", "\"nan\"]", "matrices.X row 2 column 2: expected a number, found \"nan\"");
    row("overflow", "-2]", "-1e400]", "matrices.X row 2 column 2: the number -1e400 is beyond");
    row("number for a row", "[[7], [8]]", "[7, [8]]", "matrices.Wv row 1: expected a list of numbers, found a number;");
    row("null for a row", "[[7], [8]]", "[[7], null]", "matrices.Wv row 2: expected a list of numbers, found null");
    row("object for a row", "[[7], [8]]", "[[7], {\"a\": 1}]", "matrices.Wv row 2: expected a list of numbers, found {…}");
    row("text for a row", "[[7], [8]]", "[[7], \"8\"]", "matrices.Wv row 2: expected a list of numbers, found \"8\"");
    row("ragged, shorter", "[1, 2, 3]", "[1, 2]", "matrices.Wk row 1: expected 3 numbers, found 2");
    row("ragged, longer", "[4, 5, 6]", "[4, 5, 6, 7]", "matrices.Wk row 2: expected 3 numbers, found 4");
    row("too many rows", "[[7], [8]]", "[[7], [8], [9]]", "matrices.Wv: the shape says 2 rows, found 3");
    row("no rows at all", "[[7], [8]]", "[]", "matrices.Wv: the shape says 2 rows, found 0");
    row("rows are no list", "[[7], [8]]", "7", "matrices.Wv.rows: expected a list of rows, found 7");
    row("no rows", ", \"rows\": [[7], [8]]", "", "matrices.Wv: the member \"rows\" is missing");
    row("no shape", "\"shape\": [2, 1], ", "", "matrices.Wv: the member \"shape\" is missing");
    row("shape of one number", "[2, 1]", "[2]", "matrices.Wv.shape: expected two whole numbers");
    row("shape of three", "[2, 1]", "[2, 1, 1]", "matrices.Wv.shape: expected two whole numbers");
    row("negative shape", "[2, 1]", "[-2, 1]", "matrices.Wv.shape: expected two whole numbers");
    row("shape with a point", "[2, 1]", "[2.0, 1]", "matrices.Wv.shape: expected two whole numbers");
    row("empty shape", "\"shape\": [2, 1], \"rows\": [[7], [8]]", "\"shape\": [0, 1], \"rows\": []",
        "matrices.Wv.shape: 0x1 is not possible");
    row("matrix is a list", "{\"shape\": [2, 1], \"rows\": [[7], [8]]}", "[[7], [8]]",
        "matrices.Wv: expected an object with \"shape\" and \"rows\", found […]");
    row("a matrix is missing", ",\n    \"Wv\": {\"shape\": [2, 1], \"rows\": [[7], [8]]}", "", "matrices: the member \"Wv\" is missing");
    row("matrices are a list", "\"matrices\": {", "\"matrices\": [], \"more\": {", "matrices: expected an object, found […]");
    // what must fit together
    row("tokens against X", "[\"a\", \"b\"]", "[\"a\"]", "matrices.X: X has 2 rows, but there are 1 tokens");
    row("features against X", "[\"f\", \"g\"]", "[\"f\"]", "features: X has 2 columns, but there are 1 names");
    row("inner size", "\"shape\": [2, 1], \"rows\": [[7], [8]]", "\"shape\": [1, 1], \"rows\": [[7]]",
        "matrices.Wv: X is 2x2 but Wv is 1x1: Wv needs 2 rows");
    row("queries against keys", "[[1, 2, 3], [4, 5, 6]]", "[[1, 2, 3], [4, 5, 6]], \"x\": 0}, \"bq\": {\"shape\": [1, 1], \"rows\": [[1]]",
        "matrices.bq: bq is 1x1 but needs the shape 1x3");
    // the rest
    row("no session", "attention-explorer-session", "something else",
        "format: this is no session: expected \"attention-explorer-session\", found \"something else\"");
    row("no format", "\"format\"", "\"form\"", "format: this is no session: the member \"format\" is missing");
    row("no version", "\"version\": {\"major\": 1, \"minor\": 0},", "", "version: the member \"version\" is missing");
    row("version is a number", "{\"major\": 1, \"minor\": 0}", "1", "version: the member \"major\" is missing");
    row("major version 0", "\"major\": 1", "\"major\": 0", "version.major: expected a whole number from 1");
    row("minor version is a text", "\"minor\": 0", "\"minor\": \"0\"", "version.minor: expected a whole number from 0, found \"0\"");
    row("later major version", "\"major\": 1, \"minor\": 0", "\"major\": 2, \"minor\": 3",
        "version: the file needs version 2.3 of the format, and this program reads versions up to 1.0");
    row("required feature", "\"title\"", "\"requires\": [\"rotary\", \"heads\"], \"title\"",
        "requires: the file requires \"heads\", which this version does not know");
    row("requires is no list", "\"title\"", "\"requires\": true, \"title\"", "requires: the file requires true");
    row("rotary is a text", "\"mask\": \"none\"", "\"mask\": \"none\", \"rotary\": \"halves\"",
        "options.rotary: expected an object, found \"halves\"");
    row("rotary without a convention", "\"mask\": \"none\"", "\"mask\": \"none\", \"rotary\": {\"base\": 100}",
        "options.rotary: the member \"convention\" is missing");
    row("unknown rotary convention", "\"mask\": \"none\"", "\"mask\": \"none\", \"rotary\": {\"convention\": \"x\"}",
        "options.rotary.convention: there is no rotary convention \"x\"");
    row("odd rotary width", "\"mask\": \"none\"", "\"mask\": \"none\", \"rotary\": {\"convention\": \"pairs\", \"width\": 3}",
        "options.rotary.width: 3 columns cannot be turned in pairs where d_k is 3");
    row("rotary base 0", "\"mask\": \"none\"", "\"mask\": \"none\", \"rotary\": {\"convention\": \"pairs\", \"width\": 2, \"base\": 0}",
        "options.rotary.base: the rotary base 0 is not a finite number above 0");
    row("title is a number", "\"small\"", "5", "title: expected a text, found 5");
    row("title too long", "\"small\"", "\"" + repeated("ü", 1'025) + "\"",
        "title: the text has 1025 characters, and at most 1024 are possible");
    row("token is a number", "[\"a\", \"b\"]", "[\"a\", 2]", "tokens entry 2: expected a text, found 2");
    row("token is a list", "[\"a\", \"b\"]", "[\"a\", [\"b\"]]", "tokens entry 2: expected a text, found […]");
    row("token too long", "[\"a\", \"b\"]", "[\"a\", \"" + repeated("ü", 257) + "\"]",
        "tokens entry 2: the text has 257 characters, and at most 256 are possible");
    row("tokens are missing", "\"tokens\": [\"a\", \"b\"],", "", ": the member \"tokens\" is missing");
    row("no tokens", "[\"a\", \"b\"]", "[]", "tokens: there are no tokens");
    row("too many tokens", "[\"a\", \"b\"]", "[\"a\"" + repeated(", \"b\"", 16'384) + "]",
        "tokens: 16385 entries are too many: at most 16384 are possible");
    row("exponent is a text", "\"scale_exponent\": 0.5", "\"scale_exponent\": \"NaN\"",
        "options.scale_exponent: expected a number, found \"NaN\"");
    row("exponent out of range", "\"scale_exponent\": 0.5", "\"scale_exponent\": -0.5",
        "options.scale_exponent: the scale exponent -0.5 is not");
    row("temperature 0", "\"temperature\": 1", "\"temperature\": 0", "options.temperature: the temperature 0 is not");
    row("temperature overflows", "\"temperature\": 1", "\"temperature\": 1e999", "options.temperature: the number 1e999 is beyond");
    row("unknown mask", "\"none\"", "\"sliding\"", "options.mask: there is no mask \"sliding\"");
    row("painted without keys", "\"none\"", "\"painted\"", "options: the member \"allowed\" is missing");
    row("painted with a row too few", "\"none\"", "\"painted\", \"allowed\": [\"11\"]",
        "options.allowed: expected one text for each of the 2 tokens, found 1");
    row("painted with a short row", "\"none\"", "\"painted\", \"allowed\": [\"11\", \"1\"]",
        "options.allowed entry 2: expected 2 digits that are 1 or 0, found \"1\"");
    row("painted with another digit", "\"none\"", "\"painted\", \"allowed\": [\"11\", \"12\"]",
        "options.allowed entry 2: expected 2 digits");
    row("painted with numbers", "\"none\"", "\"painted\", \"allowed\": [11, \"11\"]", "options.allowed entry 1: expected a text, found 11");
    row("options are a list", "\"options\": {", "\"options\": [], \"more\": {", "options: expected an object, found […]");
    row("notebook is an object", "\"title\"", "\"notebook\": {}, \"title\"", "notebook: expected a list of cells, found {…}");
    row("cell is a text", "\"title\"", "\"notebook\": [\"tokens\"], \"title\"", "notebook cell 1: expected an object, found \"tokens\"");
    row("cell without a kind", "\"title\"", "\"notebook\": [{}], \"title\"", "notebook cell 1: the member \"cell\" is missing");
    row("twice at the top", "\"title\"", "\"title\": \"x\", \"title\"", ": the member \"title\" stands there twice");
    row("twice in options", "\"mask\"", "\"mask\": \"none\", \"mask\"", "options: the member \"mask\" stands there twice");
    row("twice in an unknown member", "\"title\"", "\"later\": {\"a\": 1, \"a\": 2}, \"title\"",
        "later: the member \"a\" stands there twice");
    row("an unknown member twice", "\"title\"", "\"later\": 1, \"later\": 2, \"title\"", ": the member \"later\" stands there twice");
    row("nested too deeply", "\"title\"", "\"later\": " + nested(64) + ", \"title\"", "later: more than 64 lists and objects are nested");
    row("nested too deeply in a row", "-2]", nested(64) + "]", "matrices.X row 2 column ");
    row("unknown encoding", "\"rows\": [[7], [8]]", "\"encoding\": \"f32\", \"rows\": [\"a\", \"b\"]", "matrices.Wv");
    row("base64 without an encoding", "\"rows\": [[7], [8]]", "\"rows\": [\"AAAAAAAAHEA=\", \"AAAAAAAAIEA=\"]",
        "matrices.Wv: the rows are texts, but the member \"encoding\" is missing");
    row("base64 without a checksum", "\"rows\": [[7], [8]]",
        "\"encoding\": \"f64le-base64\", \"rows\": [\"AAAAAAAAHEA=\", \"AAAAAAAAIEA=\"]", "matrices.Wv: the member \"crc32\" is missing");
    row("base64 with a wrong checksum", "\"rows\": [[7], [8]]",
        "\"encoding\": \"f64le-base64\", \"rows\": [\"AAAAAAAAHEA=\", \"AAAAAAAAIEA=\"], \"crc32\": \"00000000\"",
        "matrices.Wv.crc32: the checksum is 00000000, but that of the rows is ");
    row("bad base64", "\"rows\": [[7], [8]]",
        "\"encoding\": \"f64le-base64\", \"rows\": [\"AAAAAAAAHEA\", \"AAAAAAAAIEA=\"], \"crc32\": \"0\"",
        "matrices.Wv row 1: the text is not base64 of whole 8-byte numbers");
    row("base64 of half a number", "\"rows\": [[7], [8]]",
        "\"encoding\": \"f64le-base64\", \"rows\": [\"AAAA\", \"AAAAAAAAIEA=\"], \"crc32\": \"0\"",
        "matrices.Wv row 1: the text is not base64 of whole 8-byte numbers");
    row("base64 of too many numbers", "\"rows\": [[7], [8]]",
        "\"encoding\": \"f64le-base64\", \"rows\": [\"AAAAAAAAHEAAAAAAAAAgQA==\", \"AAAAAAAAIEA=\"], \"crc32\": \"0\"",
        "matrices.Wv row 1: expected 1 numbers, found 2");
    row("lists with an encoding", "\"rows\": [[7], [8]]", "\"encoding\": \"f64le-base64\", \"rows\": [[7], [8]]",
        "matrices.Wv: the rows are lists, which have no encoding");
    row("lists and texts", "\"rows\": [[7], [8]]", "\"encoding\": \"f64le-base64\", \"rows\": [[7], \"AAAAAAAAIEA=\"], \"crc32\": \"0\"",
        "matrices.Wv.rows: some rows are lists and some are texts");
}

void tst_reader::refuses()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, expected);
    const auto loaded = ae::readSession(ae::test::changedText(from.toStdString(), to.toStdString()));
    QVERIFY(!loaded);
    COMPARE_CONTAINS(text(loaded.error()), expected.toStdString());
    COMPARE_CONTAINS(loaded.error().sentence(), "");
}

void tst_reader::everyRefusalSaysThatNothingWasChanged()
{
    for (const char* name : {"zero_bytes.json", "all_nul.json", "bare_nan.json", "null_cell.json", "number_1e999.json",
                             "string_number_comma.json", "newer_version.json", "duplicate_key.json", "shape_lies.json"}) {
        const auto loaded = ae::readSession(ae::test::dataFile(name));
        QVERIFY2(loaded.error().sentence().ends_with("nothing was changed"), (name + (": " + loaded.error().sentence())).c_str());
    }
}

void tst_reader::laterVersionsComeFirst()
{
    // a later version may change everything, and even what comes before its number is not ours to judge
    std::string bytes = ae::test::changedText("\"major\": 1", "\"major\": 7");
    bytes.replace(bytes.find("[\"a\", \"b\"]"), 10, "{\"words\": 5}");
    COMPARE_CONTAINS(text(ae::readSession(bytes).error()), "the file needs version 7.0");
    bytes.replace(bytes.find("[7]"), 3, "[NaN]");
    COMPARE_CONTAINS(text(ae::readSession(bytes).error()), "the file needs version 7.0");
    QCOMPARE(ae::checkSessionText(bytes).size(), std::size_t(1));
}

void tst_reader::notes_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to) << QString::fromUtf8(expected);
    };
    row("later minor version", "\"minor\": 0", "\"minor\": 4", "version: the file was made by a later version (1.4)");
    row("unknown member", "\"title\"", "\"plugin\": 1, \"title\"", "kept as they are: plugin;");
    row("unknown member inside", "\"mask\"", "\"colour\": 1, \"mask\"", "kept as they are: options.colour;");
    row("underflow", "-2]", "-1e-400]", "matrices.X row 2 column 2: a number too small to be held became 0; in the whole file: 1;");
    row("painted keys that are not used", "\"none\"", "\"causal\", \"allowed\": [\"10\", \"11\"]",
        "options.allowed: the painted keys are kept but not used");
    row("picked token that is not there", "\"title\"", "\"view\": {\"picked_token\": 2}, \"title\"",
        "view.picked_token: this part of the view");
    row("view is a number", "\"title\"", "\"view\": 2, \"title\"", "view: this part of the view");
    row("unknown source", "\"title\"", "\"view\": {\"saturation\": {\"source\": \"magic\"}}, \"title\"",
        "view.saturation.source: this part");
    row("too many decimals", "\"title\"", "\"view\": {\"decimals\": 400}, \"title\"", "view.decimals: this part of the view");
    row("no width", "\"title\"", "\"view\": {\"saturation\": {\"width\": 0}}, \"title\"", "view.saturation.width: this part of the view");
    const auto seek = [&row](const char* name, const char* member, const char* expected) {
        row(name, "\"title\"", ("\"view\": {\"seek\": {" + std::string(member) + "}}, \"title\"").c_str(), expected);
    };
    row("seek is a text", "\"title\"", "\"view\": {\"seek\": \"on\"}, \"title\"", "view.seek: this part of the view");
    seek("goals are a text", "\"goals\": \"weights[0,1]=1\"", "view.seek.goals: this part");
    seek("a goal is a number", "\"goals\": [\"weights[0,1]=1\", 2]", "view.seek.goals: this part");
    seek("a lock is a list", "\"locks\": [[\"Wq[0,1]\"]]", "view.seek.locks: this part");
    seek("free is an object", "\"free\": {}", "view.seek.free: this part");
    seek("unknown loss", "\"loss\": \"value\"", "view.seek.loss: this part");
    seek("method is a number", "\"method\": 1", "view.seek.method: this part");
    seek("rate 0", "\"rate\": 0", "view.seek.rate: this part");
    seek("rate is a text", "\"rate\": \"0.5\"", "view.seek.rate: this part");
    seek("half a step", "\"steps\": 0.5", "view.seek.steps: this part");
    seek("too many steps", "\"steps\": 100001", "view.seek.steps: this part");
    seek("negative tolerance", "\"tolerance\": -0.1", "view.seek.tolerance: this part");
    seek("unknown member of seek", "\"later\": 1", "kept as they are: view.seek.later;");
    row("baseline that is not there", "\"title\"", "\"view\": {\"baseline\": \"gone\"}, \"title\"", "view.baseline: this part of the view");
    row("conventions are a text", "\"title\"", "\"view\": {\"conventions\": \"row\"}, \"title\"", "view.conventions: this part");
    row("unknown vectors", "\"title\"", "\"view\": {\"conventions\": {\"vectors\": \"diagonal\"}}, \"title\"",
        "view.conventions.vectors: this part");
    row("scaling of the keys", "\"title\"", "\"view\": {\"conventions\": {\"scaling\": \"keys\"}}, \"title\"",
        "view.conventions.scaling: this part");
    row("an answer is a number", "\"title\"", "\"view\": {\"answers\": [0.5]}, \"title\"", "view.answers: this part");
    row("unknown member of a worksheet", "\"title\"", "\"worksheet\": {\"later\": 1}, \"title\"", "kept as they are: worksheet.later;");
    row("unknown member too small for a double", "\"title\"", "\"plugin\": 1e-999, \"title\"", "kept as they are: plugin;");
    row("the same inside", "\"mask\"", "\"colour\": -1e-999, \"mask\"", "kept as they are: options.colour;");
    row("unknown list of such numbers", "\"title\"", "\"plugin\": [1e-999, 2], \"title\"", "kept as they are: plugin;");
    row("folded cell that is not there", "\"title\"", "\"view\": {\"folded\": [0, 99]}, \"title\"", "view.folded: this part of the view");
}

void tst_reader::notes()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, expected);
    const auto loaded = ae::readSession(ae::test::changedText(from.toStdString(), to.toStdString()));
    QVERIFY2(loaded, reason(loaded).c_str());
    QCOMPARE(loaded->notes.size(), std::size_t(1));
    COMPARE_CONTAINS(text(loaded->notes), expected.toStdString());
}

void tst_reader::numbersKeepTheirBits()
{
    const struct {
        const char* written;
        double value;
    } numbers[] = {{"-0", -0.0},
                   {"-0.0", -0.0},
                   {"-0e5", -0.0},
                   {"0", 0.0},
                   {"0.30000000000000004", 0.30000000000000004},
                   {"4.9e-324", std::numeric_limits<double>::denorm_min()},
                   {"-1e-400", -0.0},
                   {"1.7976931348623157e308", std::numeric_limits<double>::max()},
                   {"9007199254740993", 9007199254740992.0},
                   {"18446744073709551615", 18446744073709551616.0},
                   {"-9223372036854775808", -9223372036854775808.0},
                   {"123456789012345678901234567890", 123456789012345678901234567890.0}};
    for (const auto& number : numbers) {
        const auto loaded = ae::readSession(ae::test::changedText("-2]", std::string(number.written) + "]"));
        QVERIFY2(loaded, number.written);
        QVERIFY2(std::bit_cast<std::uint64_t>(loaded->session.matrices.at("X")(1, 1)) == std::bit_cast<std::uint64_t>(number.value),
                 number.written);
    }
}

void tst_reader::readsMembersInAnyOrder()
{
    const auto straight = ae::readSession(ae::test::goodText());
    const std::string bytes = R"({"options": {"mask": "painted", "allowed": ["11", "01"]}, "matrices": {
        "Wv": {"rows": [[7], [8]], "shape": [2, 1]}, "Wk": {"rows": [[1, 2, 3], [4, 5, 6]], "shape": [2, 3]},
        "X": {"crc32": "x", "rows": ["AAAAAAAA8D+amZmZmZm5Pw==", "AAAAAAAA0D8AAAAAAAAAwA=="], "encoding": "f64le-base64", "shape": [2, 2]},
        "Wq": {"rows": [[1, 0, 0.5], [0, 1, 4]], "shape": [2, 3]}},
        "tokens": ["a", "b"], "version": {"minor": 0, "major": 1}, "format": "attention-explorer-session"})";
    const std::vector<ae::Problem> problems = ae::checkSessionText(bytes);
    QCOMPARE(problems.size(), std::size_t(1));
    // the one problem gives the checksum away
    COMPARE_CONTAINS(text(problems), "matrices.X.crc32: the checksum is x, but that of the rows is ");
    std::string mended = bytes;
    mended.replace(mended.find("\"x\""), 3, "\"" + problems.front().arguments.at(1) + "\"");
    const auto loaded = ae::readSession(mended);
    QVERIFY2(loaded, reason(loaded).c_str());
    QVERIFY(loaded->session.matrices == straight->session.matrices);
    QCOMPARE(int(loaded->session.options.allowed(1, 0)), 0);
}

void tst_reader::findsAllProblems()
{
    std::string bytes = ae::test::changedText("[1, 0.1]", "[null, \"x\"]");
    bytes.replace(bytes.find("[[7], [8]]"), 10, "[[7, 7], [8]]");
    bytes.replace(bytes.find("\"small\""), 7, "5");
    const std::string all = text(ae::checkSessionText(bytes));
    COMPARE_CONTAINS(all, "matrices.X row 1 column 1: expected a number, found null");
    COMPARE_CONTAINS(all, "matrices.X row 1 column 2: expected a number, found \"x\"");
    COMPARE_CONTAINS(all, "matrices.Wv row 1: expected 1 numbers, found 2");
    COMPARE_CONTAINS(all, "title: expected a text, found 5");
    QCOMPARE(ae::checkSessionText(bytes).size(), std::size_t(4));
    // a file that is wrong everywhere is not followed to its end
    const std::string many = ae::test::changedText("[[7], [8]]", "[[" + repeated("null,", 50'000) + "7], [8]]");
    QVERIFY(ae::checkSessionText(many).size() <= 1'000);
}

void tst_reader::refusesShapesBeforeAllocating()
{
    const auto refusal = [](const char* shape) { return text(ae::readSession(ae::test::changedText("[2, 1]", shape)).error()); };
    COMPARE_CONTAINS(refusal("[65537, 1]"), "matrices.Wv.shape: 65537x1 is not possible");
    COMPARE_CONTAINS(refusal("[65536, 257]"), "65536x257 is not possible");
    COMPARE_CONTAINS(refusal("[18446744073709551615, 18446744073709551615]"), "is not possible");
    COMPARE_CONTAINS(refusal("[4294967296, 4294967296]"), "is not possible");
    COMPARE_CONTAINS(refusal("[1e9, 1]"), "expected two whole numbers");
    // within the limits, but 128 MiB that are not in the file: seen by the count of rows, without that memory
    COMPARE_CONTAINS(refusal("[16777216, 1]"), "is not possible");
    COMPARE_CONTAINS(refusal("[65536, 1]"), "matrices.Wv: the shape says 65536 rows, found 2");
    COMPARE_CONTAINS(refusal("[65536, 256]"), "matrices.Wv row 1: expected 256 numbers, found 1");
}

void tst_reader::badFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("blanks") << QByteArray(" \n\t\r\n") << "the file holds nothing but blanks";
    QTest::newRow("one NUL byte") << QByteArray("{\n \"a\0\": 1}", 11)
                                  << "line 2 column 4: the file is damaged, or no text: found a NUL byte";
    QTest::newRow("NUL bytes at the end") << QByteArray("{}\0\0\0", 5) << "line 1 column 3: the file is damaged";
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE{\0", 4) << "this text is UTF-16";
    QTest::newRow("NumPy array") << QByteArray("\x93NUMPY\x01\0", 8) << "this is a NumPy array";
    QTest::newRow("zip") << QByteArray("PK\x03\x04\0", 5) << "this is a zip archive";
    QTest::newRow("Git LFS") << QByteArray("version https://git-lfs.github.com/spec/v1\n") << "only a pointer that Git LFS left";
    QTest::newRow("web page") << QByteArray("<!DOCTYPE html>") << "this is a web page";
    QTest::newRow("word") << QByteArray("hello") << "line 1 column 1: found hello where a value was expected";
    QTest::newRow("number") << QByteArray("5") << "this is no session: expected an object, found 5";
    QTest::newRow("list") << QByteArray("[1, [2]]") << "this is no session: expected an object, found […]";
    QTest::newRow("empty object") << QByteArray("{}") << "this is no session: the member \"format\" is missing";
    QTest::newRow("bad UTF-8") << QByteArray("{\"\xFF\": 1}") << "line 1 column 3: found a byte that is not UTF-8";
    QTest::newRow("UTF-8 surrogate") << QByteArray("{\"\xED\xA0\x80\": 1}") << "found a byte that is not UTF-8";
    QTest::newRow("only a bracket") << QByteArray("{") << "line 1 column 2: the file ends in the middle";
    QTest::newRow("a million brackets") << QByteArray(1'000'000, '[') << "found";
    QTest::newRow("a million braces") << QByteArray("{\"a\":").repeated(200'000) << "more than 64 lists and objects are nested";
}

void tst_reader::badFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const auto loaded = ae::readSession(bytes.toStdString());
    QVERIFY(!loaded);
    if (qstrcmp(QTest::currentDataTag(), "a million brackets") != 0)
        COMPARE_CONTAINS(text(loaded.error()), expected.toStdString());
}

void tst_reader::readsNoMoreThanTheLimit()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(QStringLiteral("file")).toStdString();
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(1'000, 'x'));
    file.close();
    QCOMPARE(ae::readFile(path, 1'000)->size(), std::size_t(1'000));
    QCOMPARE(ae::readFile(path, 999).error().kind, ae::ProblemKind::Data);
    QCOMPARE(ae::readFile(folder.path().toStdString()).error().kind, ae::ProblemKind::CannotOpen);
    QCOMPARE(ae::readFile(path.string() + ".missing").error().kind, ae::ProblemKind::CannotOpen);
    COMPARE_CONTAINS(text(ae::readFile(path.string() + ".missing").error()), path.string() + ".missing");
    QCOMPARE(ae::readFile("/dev/null").error().kind, ae::ProblemKind::CannotOpen);
    const std::string pipe = path.string() + ".pipe";
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QCOMPARE(ae::readFile(pipe).error().kind, ae::ProblemKind::CannotOpen);  // and does not wait for a writer
}

void tst_reader::readsTheLessonAsItIs()
{
    const auto loaded = ae::readSession(ae::test::dataFile("nimbus.attn", "reference"));
    QVERIFY2(loaded, reason(loaded).c_str());
    QCOMPARE(loaded->session.tokens.at(4), std::string("export"));
    QCOMPARE(loaded->session.matrices.at("Wq")(3, 0), -1.5);
    QVERIFY(loaded->notes.empty());
}

AE_TEST(tst_reader)
#include "tst_reader.moc"
