// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/differences.h"
#include "session/reader.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace ae;

namespace {

/// Three tokens, names of features, a note of many lines.
Session sample()
{
    Session session = test::randomSession(7, 3, 2, 4, 5);
    session.title = "Sample";
    session.tokens = {"a", "b", "c"};
    session.features = {"f", "g"};
    session.matrices["X"] = Matrix{{1, 2}, {3, 4}, {5, 6}};
    session.notebook = {{"text", "# Head\n"}, {"tokens", ""}, {"weights", ""}};
    for (int i = 0; i < 40; ++i)
        session.notebook[0].markdown += "line " + std::to_string(i) + "\n";
    return session;
}

/// "X[b,f]: 3 -> 7 | ..." of all rows.
std::string lines(const std::vector<Difference>& rows)
{
    std::string all;
    for (const Difference& row : rows) {
        if (!all.empty())
            all += " | ";
        all += fill(row.what, row.arguments) + ": " + row.before + " -> " + row.after;
    }
    return all;
}

using Edit = std::function<void(Session&)>;

}  // namespace

Q_DECLARE_METATYPE(Edit)

/// What differs between two sessions, in rows that a person can read.
class tst_differences : public QObject {
    Q_OBJECT
private slots:
    void oneChange_data();
    void oneChange();
    void manyNumbersAreCounted();
    void nanIsEqualToNan();
    void theViewIsNoDifference();
    void emptyExactlyForTheSameDocument();
};

void tst_differences::oneChange_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, Edit edit, const std::string& expected) { QTest::newRow(name) << edit << expected; };
    row(
        "nothing", [](Session&) {}, "");
    row(
        "title", [](Session& s) { s.title = "Other"; }, "Title: Sample -> Other");
    row(
        "number", [](Session& s) { s.matrices["X"](1, 0) = 0.1; }, "X[b,f]: 3 -> 0.1");
    row(
        "sign of zero", [](Session& s) { s.matrices["X"](0, 0) = -0.0; }, "X[a,f]: 1 -> -0.0");
    row(
        "token", [](Session& s) { s.tokens[1] = "B"; }, "Token 2: b -> B");
    row(
        "feature", [](Session& s) { s.features[0] = "F"; }, "Feature 1: f -> F");
    row(
        "token at the end",
        [](Session& s) {
            s.tokens.push_back("d");
            s.matrices["X"] = Matrix{{1, 2}, {3, 4}, {5, 6}, {7, 8}};
        },
        "Number of tokens: 3 -> 4 | Token 4:  -> d | X: rows × columns: 3 × 2 -> 4 × 2");
    row(
        "token gone at the start", [](Session& s) { s.tokens.erase(s.tokens.begin()); }, "Number of tokens: 3 -> 2 | Token 1: a -> ");
    row(
        "bias", [](Session& s) { s.matrices["bq"] = Matrix::Zero(1, 4); }, "bq: rows × columns:  -> 1 × 4");
    row(
        "exponent", [](Session& s) { s.options.scaleExponent = 0; }, "Scale exponent: 0.5 -> 0");
    row(
        "temperature", [](Session& s) { s.options.temperature = 2; }, "Temperature: 1 -> 2");
    row(
        "mask", [](Session& s) { s.options.mask = "causal"; }, "Mask: none -> causal");
    row(
        "painted mask",
        [](Session& s) {
            s.options.mask = "painted";
            s.options.allowed = MaskBits::Ones(3, 3);
            s.options.allowed(0, 2) = 0;
        },
        "Mask: none -> painted | Painted mask: allowed pairs: 0 / 0 -> 8 / 9");
    row(
        "rotary",
        [](Session& s) {
            s.options.rotary = {"halves", 10000, 2};
        },
        "Rotary positions:  -> halves, 10000, 2");
    row(
        "cell gone", [](Session& s) { s.notebook.pop_back(); }, "Cells of the notebook: 3 -> 2 | Cell 3 of the notebook: weights -> ");
    row(
        "cell at the start",
        [](Session& s) {
            s.notebook.insert(s.notebook.begin(), NotebookCell{"text", "new"});
        },
        "Cells of the notebook: 3 -> 4 | Cell 1 of the notebook:  -> new");
    row(
        "far inside a note", [](Session& s) { s.notebook[0].markdown.replace(s.notebook[0].markdown.find("line 38"), 7, "LINE 38"); },
        "Cell 1 of the notebook: … line 38\nline 39\n -> … LINE 38\nline 39\n");
    row(
        "at the end of a note", [](Session& s) { s.notebook[0].markdown += "more"; }, "Cell 1 of the notebook:  -> … more");
    row(
        "unknown member",
        [](Session& s) {
            s.unknown.push_back({"", "later", "1"});
        },
        "Parts that this table does not show: … -> …");
    row(
        "pinned",
        [](Session& s) {
            s.baselines.push_back({"one", std::make_shared<SessionState>(s), {}});
        },
        "Pinned states:  -> one");
    row(
        "worksheet", [](Session& s) { s.worksheet.blanks = {"X[0,0]"}; }, "Blank cells of the worksheet: 0 -> 1");
}

void tst_differences::oneChange()
{
    QFETCH(Edit, edit);
    QFETCH(std::string, expected);
    Session after = sample();
    edit(after);
    QCOMPARE(QString::fromStdString(lines(differencesOf(sample(), after))), QString::fromStdString(expected));
}

void tst_differences::manyNumbersAreCounted()
{
    Session before = test::randomSession(7, 30, 20, 4, 5);
    Session after = before;
    after.matrices["X"] *= -1;
    after.tokens.assign(30, "other");
    const std::vector<Difference> rows = differencesOf(before, after);
    QCOMPARE(rows.size(), std::size_t{20 + 1 + 12 + 1});
    QCOMPARE(fill(rows[20].what, rows[20].arguments), std::string("10 more tokens"));
    QCOMPARE(fill(rows.back().what, rows.back().arguments), std::string("X: 588 more numbers"));
}

void tst_differences::nanIsEqualToNan()
{
    Session before = sample();
    before.matrices["X"](0, 0) = std::numeric_limits<double>::quiet_NaN();
    Session after = before;
    after.matrices["X"](0, 0) = -std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(lines(differencesOf(before, after)), std::string());
}

void tst_differences::theViewIsNoDifference()
{
    Session after = sample();
    after.view.pickedToken = 2;
    after.view.folded = {1};
    QCOMPARE(lines(differencesOf(sample(), after)), std::string());
}

void tst_differences::emptyExactlyForTheSameDocument()
{
    const Session one = test::randomSession(1, 3, 2, 4, 5);
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const Session other = test::randomSession(seed, 3, 2, 4, 5);
        QCOMPARE(differencesOf(one, other).empty(), isSameDocument(one, other));
    }
}

AE_TEST(tst_differences)
#include "tst_differences.moc"
