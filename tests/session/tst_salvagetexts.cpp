// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/salvage.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

/// What a salvage says of each kind of damage, word for word: the list is all that a person has to go by.
class tst_salvagetexts : public QObject {
    Q_OBJECT
private slots:
    void says_data();
    void says();
    void aLargeMaskThatIsLostIsGivenUp_data();
    void aLargeMaskThatIsLostIsGivenUp();
    void severalDamages();
    void foldedCellsGoWithTheirCells_data();
    void foldedCellsGoWithTheirCells();
};

namespace {

std::string goodText()
{
    return R"({
  "format": "attention-explorer-session",
  "version": {"major": 1, "minor": 0},
  "title": "Cats",
  "tokens": ["the", "cat", "sat"],
  "features": ["noun", "verb"],
  "matrices": {
    "X": {
      "shape": [3, 2],
      "rows": [
        [1, 2],
        [3, 4],
        [5, 6]
      ]
    },
    "Wq": {
      "shape": [2, 2],
      "rows": [
        [1, 0],
        [0, 1]
      ]
    },
    "Wk": {
      "shape": [2, 2],
      "rows": [
        [0, 1],
        [1, 0]
      ]
    },
    "Wv": {
      "shape": [2, 1],
      "rows": [
        [7],
        [8]
      ]
    }
  },
  "options": {
    "temperature": 1.5,
    "mask": "painted",
    "allowed": ["100", "110", "111"]
  },
  "notebook": [
    {"cell": "text", "markdown": "one"},
    {"cell": "tokens"},
    {"cell": "weights"}
  ],
  "view": {
    "picked_token": 1,
    "folded": [1]
  }
}
)";
}

std::string damaged(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("not there: %s", from.c_str());
    return text.replace(at, from.size(), to);
}

std::string missing(const std::string& text)
{
    const auto salvaged = ae::salvageSession(text);
    return salvaged ? ae::test::text(salvaged->missing) : "refused: " + ae::test::reason(salvaged);
}

}  // namespace

void tst_salvagetexts::aLargeMaskThatIsLostIsGivenUp_data()
{
    QTest::addColumn<std::string>("mask");
    QTest::addColumn<std::string>("kept");
    QTest::addColumn<std::string>("said");
    QTest::newRow("in force") << std::string("painted") << std::string("none")
                              << std::string("the painted mask is missing; no mask is in force: paint it anew");
    QTest::newRow("kept beside another") << std::string("causal") << std::string("causal")
                                         << std::string("the member is damaged and left out; set it anew");
}

/// A few bytes can claim many tokens; a mask of all their pairs would be hundreds of megabytes that no one painted.
void tst_salvagetexts::aLargeMaskThatIsLostIsGivenUp()
{
    QFETCH(std::string, mask);
    QFETCH(std::string, kept);
    QFETCH(std::string, said);
    const std::string text = R"({"format": "attention-explorer-session", "version": {"major": 1, "minor": 0},
"matrices": {"X": {"shape": [9000, 2], "rows": [[1, 2], [3, 4], ?]}, "Wq": {"shape": [2, 2], "rows": [[1, 0], [0, 1]]},
"Wk": {"shape": [2, 2], "rows": [[1, 0], [0, 1]]}, "Wv": {"shape": [2, 2], "rows": [[1, 0], [0, 1]]}},
"options": {"scale_exponent": 0.5, "temperature": 1, "mask": ")"
        + mask + R"(", "allowed": ["110", "1?"]}})";
    const auto salvaged = ae::salvageSession(text);
    QVERIFY(salvaged.isOk());
    QCOMPARE(salvaged->session.tokenCount(), ae::Index{9000});
    QCOMPARE(salvaged->session.options.mask, kept);
    QCOMPARE(salvaged->session.options.allowed.size(), ae::Index{0});
    QVERIFY2(missing(text).find("options.allowed: " + said + '\n') != std::string::npos, missing(text).c_str());
}

void tst_salvagetexts::says_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& from, const std::string& to, const std::string& expected) {
        QTest::newRow(name) << from << to << expected;
    };
    const std::string lostAtRoot =
        ": there is damage between the members of this part, or its end is missing; not found: requires, baselines, "
        "worksheet; if the file had these members, they are lost: compare it with another copy\n";
    const std::string foldedGone = "view.folded: the member is damaged and left out; set it anew\n";

    row("nothing", "Cats", "Dogs", "");
    row("format", "explorer-session", "explorer-sess?on", "format: the name of the format is damaged; a session was assumed\n");
    row("name of the format", "\"format\"", "\"formax?\"", "format: the name of the format is damaged; a session was assumed\n");
    row("version", "\"major\": 1", "\"major\": ?", "version.major: the version is missing; version 1 was assumed\n");
    row("name of the version", "\"version\"", "\"ver?ion\"",
        "version: the name of the member is damaged: \"ver?ion\"; it was taken for \"version\"\n");
    row("no version at all", "  \"version\": {\"major\": 1, \"minor\": 0},\n", "",
        "version.major: the version is missing; version 1 was assumed\n");
    row("name of the tokens", "\"tokens\": [", "\"tok,ns, [",
        "tokens: the tokens are missing; all of them are empty: rename them\n" + lostAtRoot);
    row("a feature", "\"verb\"", std::string("\"v\0rb\"", 6), "features: 1 of 2 entries are missing: 2; they are empty: type them anew\n");
    row("features twice", "\"title\": \"Cats\"", "\"features\": [\"a\", \"b\"]",
        "features: the member stands there twice, and which of the two is right is not known; both are left out\n");
    row("a row of the mask", "\"110\"", "\"1?0\"",
        "options.allowed entry 2: left out, because it cannot be used: expected 3 digits that are 1 or 0, found \"1?0\"; set it anew\n"
        "options.allowed: 1 of 3 entries are missing: 2; these queries have all keys hidden: paint them anew\n");
    row("name of the mask", "\"allowed\"", "\"all?wed\"",
        "options.allowed: the name of the member is damaged: \"all?wed\"; it was taken for \"allowed\"\n");
    row("the whole mask", "    \"allowed\": [\"100\", \"110\", \"111\"]", "    ?",
        "options.allowed: the painted mask is missing; all keys are hidden: paint them anew\n"
        "options: there is damage between the members of this part, or its end is missing; not found: scale_exponent, allowed, rotary; if "
        "the "
        "file had these members, they are lost: compare it with another copy\n");
    row("an option", "1.5", "1.?", "options.temperature: the member is damaged and left out; set it anew\n");
    row("an option out of range", "1.5", "-15",
        "options.temperature: left out, because it cannot be used: the temperature -15 is not a finite number above 0; set it anew\n");
    row("a text that is a number", "\"title\": \"Cats\"", "\"title\": 5",
        "title: left out, because it cannot be used: expected a text, found 5; set it anew\n");
    row("a text", "\"Cats\"", std::string("\"C\0ts\"", 6), "title: the member is damaged and left out; set it anew\n");
    row("end of the notebook", "{\"cell\": \"weights\"}\n  ]", "{\"cell\": \"weights\"}\n  ?",
        "notebook: entries are missing behind the first 2 that are kept; add it anew\n"
        "notebook: the end of the list is missing; entries that are kept: 2; add what is missing\n"
            + foldedGone + lostAtRoot);
    row("a cell of another kind", "{\"cell\": \"tokens\"}", "{\"cell\": 7}",
        "notebook cell 2.cell: left out, because it cannot be used: expected a text, found 7; set it anew\n"
        "notebook: an entry is missing behind the first 1 that are kept; add it anew\n"
            + foldedGone);
    row("a cell", "{\"cell\": \"tokens\"}", "{\"cell\"? \"tokens\"}",
        "notebook: an entry is missing behind the first 1 that are kept; add it anew\n" + foldedGone);
    row("a position", "[1]\n", "[?]\n", "view.folded: an entry is missing behind the first 0 that are kept; add it anew\n" + foldedGone);
    row("between members", "\"title\"", "?? \"title\"", lostAtRoot);
    row("a shape that lies", "\"Wq\": {\n      \"shape\": [2, 2]", "\"Wq\": {\n      \"shape\": [2, 9]",
        "matrices.Wq.shape: the shape says 2x9, and other parts of the file say 2x2; 2x2 was taken\n");
    row("a shape", "\"Wq\": {\n      \"shape\": [2, 2]", "\"Wq\": {\n      \"shape\": [2? 2]",
        "matrices.Wq.shape: the shape is missing; 2x2 was taken, going by the other parts of the file\n");
    row("a row", "[3, 4]", "[3? 4]", "matrices.X: 1 of 3 rows are missing: 2; they hold NaN: type them, or load them from another copy\n");
    row("two rows", "[3, 4],\n        [5, 6]", "[3? 4],\n        [5? 6]",
        "matrices.X: 2 of 3 rows are missing: 2, 3; they hold NaN: type them, or load them from another copy\n");
    row("a row too many", "        [5, 6]\n", "        [5, 6],\n        [7, 8]\n",
        "matrices.X: 3 of 3 rows are missing: 1 to 3; they hold NaN: type them, or load them from another copy\n"
        "matrices.X.rows: whole rows were found that are not used, because their place or their checksum is not certain: 4; look for them "
        "in "
        "the file itself\n");
    row("a row too few", "        [3, 4],\n", "",
        "matrices.X: 3 of 3 rows are missing: 1 to 3; they hold NaN: type them, or load them from another copy\n"
        "matrices.X.rows: whole rows were found that are not used, because their place or their checksum is not certain: 2; look for them "
        "in "
        "the file itself\n");
    row("name of a matrix", "\"X\"", "\"?\"", "matrices.X: the matrix is missing; all of it holds NaN: load it from another copy\n");
    row("a matrix twice", "\"Wq\"", "\"X\"",
        "matrices.X: the matrix is missing; all of it holds NaN: load it from another copy\n"
        "matrices.Wq: the matrix is missing; all of it holds NaN: load it from another copy\n"
        "matrices.X: the member stands there twice, and which of the two is right is not known; both are left out\n");
    row("a matrix whose width nothing else tells",
        "    \"Wv\": {\n      \"shape\": [2, 1],\n      \"rows\": [\n        [7],\n        [8]\n      ]\n    }\n", "    ?\n",
        "matrices.Wv: the matrix is missing; all of it holds NaN: load it from another copy\n"
        "matrices: nothing tells the size d_v; 1 was assumed: resize the matrices\n"
        "matrices.Wk: there is damage between the members of this part, or its end is missing; compare it with another copy\n"
        "matrices: there is damage between the members of this part, or its end is missing; not found: Wv, bq, bk, bv; if the file had "
        "these "
        "members, they are lost: compare it with another copy\n");
}

void tst_salvagetexts::says()
{
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    QFETCH(std::string, expected);
    QCOMPARE(QString::fromStdString(missing(damaged(goodText(), from, to))), QString::fromStdString(expected));
}

void tst_salvagetexts::severalDamages()
{
    std::string text = damaged(goodText(), "{\"cell\": \"tokens\"}", "{\"cell\": 7}");
    text = damaged(text, "\"markdown\": \"one\"", "\"markdown\": 8");
    text = damaged(text, "1.5", "0");
    const auto salvaged = ae::salvageSession(text);
    QVERIFY2(salvaged.isOk(), ae::test::reason(salvaged).c_str());
    QCOMPARE(salvaged->session.notebook.size(), std::size_t{1});
    QCOMPARE(salvaged->session.notebook.front().kind, std::string("weights"));
    QCOMPARE(salvaged->session.options.temperature, 1.0);
    const std::string list = ae::test::text(salvaged->missing);
    for (const char* part : {"notebook cell 1.markdown: left out", "notebook cell 2.cell: left out", "options.temperature: left out"})
        COMPARE_CONTAINS(list, part);
}

void tst_salvagetexts::foldedCellsGoWithTheirCells_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::addColumn<bool>("isFolded");
    QTest::newRow("damage elsewhere") << std::string("1.5") << std::string("1.?") << true;
    QTest::newRow("the cell before") << std::string("\"text\"") << std::string("\"tex\"t") << false;
    QTest::newRow("a bracket") << std::string("{\"cell\": \"tokens\"}") << std::string("{\"cell\": \"tokens\"?") << false;
    QTest::newRow("a colon") << std::string("\"cell\": \"tokens\"") << std::string("\"cell\"; \"tokens\"") << false;
}

void tst_salvagetexts::foldedCellsGoWithTheirCells()
{
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    QFETCH(bool, isFolded);
    const auto salvaged = ae::salvageSession(damaged(goodText(), from, to));
    QVERIFY2(salvaged.isOk(), ae::test::reason(salvaged).c_str());
    QCOMPARE(!salvaged->session.view.folded.empty(), isFolded);
}

AE_TEST(tst_salvagetexts)
#include "tst_salvagetexts.moc"
