// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reader.h"
#include "session/writer.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

namespace {

constexpr const char* goodMatrices = R"("matrices": {"X": {"shape": [1, 1], "rows": [[1]]}, "Wq": {"shape": [1, 2], "rows": [[1, 2]]},
    "Wk": {"shape": [1, 2], "rows": [[3, 4]]}, "Wv": {"shape": [1, 1], "rows": [[5]]}})";

/// A good session with one more member in front.
std::string with(const std::string& member)
{
    return ae::test::changedText("\"title\"", member + ", \"title\"");
}

std::string baselines(const std::string& members)
{
    return with("\"baselines\": [{\"name\": \"good\", \"tokens\": [\"a\"], " + std::string(goodMatrices) + "}, {" + members + "}]");
}

}  // namespace

/// Pinned states and worksheets in a session file.
class tst_pinned : public QObject {
    Q_OBJECT
private slots:
    void comeBack();
    void unknownMembersSurvive();
    void problems_data();
    void problems();
    void documentsDiffer();
};

void tst_pinned::comeBack()
{
    ae::Session session = ae::test::randomSession(3, 4, 5, 3, 2);
    ae::Session pinned = ae::test::randomSession(4, 2, 3, 7, 6);
    pinned.features = {"x", "y", "ü"};
    pinned.matrices["X"](1, 2) = -0.0;
    pinned.matrices["bk"] = ae::Matrix::Constant(1, 7, std::numeric_limits<double>::quiet_NaN());
    pinned.options = {1, 0.25, "painted", ae::MaskBits::Zero(2, 2), {}};
    ae::Session large = ae::test::randomSession(5, 3, 300, 250, 2);  // beyond what is written number by number
    session.baselines = {{"one", std::make_shared<const ae::SessionState>(pinned), {}},
                         {"“two”", std::make_shared<const ae::SessionState>(large), {}}};
    session.worksheet = {{"weights[1,0]", "Q[0,2]"}, 0.125};
    session.view.baseline = "“two”";
    session.view.conventions = {"column", "queries"};
    session.view.answers = {"weights[1,0]=1/3"};
    const std::string bytes = ae::writeSession(session);
    const auto loaded = ae::readSession(bytes);
    QVERIFY2(loaded, ae::test::reason(loaded).c_str());
    QVERIFY(ae::isSameDocument(loaded->session, session));
    QVERIFY(loaded->session.view == session.view);
    QCOMPARE(loaded->notes.size(), std::size_t(0));
    QCOMPARE(ae::writeSession(loaded->session), bytes);
}

void tst_pinned::unknownMembersSurvive()
{
    const std::string text =
        baselines("\"name\": \"b\", \"later\": 1, \"tokens\": [\"a\"], \"options\": {\"hue\": [2], \"mask\": \"causal\", "
                  "\"allowed\": [\"1\"]}, "
                  + std::string(goodMatrices).replace(std::string(goodMatrices).find("\"rows\""), 0, "\"unit\": \"m\", "));
    const auto loaded = ae::readSession(text);
    QVERIFY2(loaded, ae::test::reason(loaded).c_str());
    const std::vector<ae::UnknownMember> expected = {
        {"matrices.X", "unit", "\"m\""}, {"options", "allowed", "[\"1\"]"}, {"options", "hue", "[2]"}, {"", "later", "1"}};
    QVERIFY(loaded->session.baselines[1].unknown == expected);
    COMPARE_CONTAINS(ae::test::text(loaded->notes), "baselines.later");
    const std::string bytes = ae::writeSession(loaded->session);
    const auto again = ae::readSession(bytes);
    QVERIFY(ae::isSameDocument(again->session, loaded->session));
    QCOMPARE(ae::writeSession(again->session), bytes);
}

void tst_pinned::problems_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& text, const char* expected) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(expected);
    };
    const std::string good(goodMatrices);
    row("no list", with("\"baselines\": {}"), "baselines: expected a list of pinned states, found {…}");
    row("no object", with("\"baselines\": [1]"), "baselines entry 1: expected an object, found 1");
    row("no name", baselines("\"tokens\": [\"a\"], " + good), "baselines entry 2: the member \"name\" is missing");
    row("empty name", baselines("\"name\": \"\", \"tokens\": [\"a\"], " + good), "baselines entry 2.name: the pinned state has no name");
    row("a name twice", baselines("\"name\": \"good\", \"tokens\": [\"a\"], " + good),
        "baselines entry 2.name: another pinned state has the name \"good\" already");
    row("no tokens", baselines("\"name\": \"b\", " + good), "baselines entry 2: the member \"tokens\" is missing");
    row("no matrices", baselines("\"name\": \"b\", \"tokens\": [\"a\"]"), "baselines entry 2: the member \"matrices\" is missing");
    row("too many tokens", baselines("\"name\": \"b\", \"tokens\": [\"a\", \"b\"], " + good),
        "baselines entry 2.matrices.X: X has 1 rows, but there are 2 tokens");
    row("a text among numbers",
        baselines("\"name\": \"b\", \"tokens\": [\"a\"], \"matrices\": {\"X\": {\"shape\": [1, 1], \"rows\": [[\"x\"]]}}"),
        "baselines entry 2.matrices.X row 1 column 1: ");
    row("unknown mask", baselines("\"name\": \"b\", \"tokens\": [\"a\"], \"options\": {\"mask\": \"m\"}, " + good),
        "baselines entry 2.options.mask: ");
    row("painted without keys", baselines("\"name\": \"b\", \"tokens\": [\"a\"], \"options\": {\"mask\": \"painted\"}, " + good),
        "baselines entry 2.options: the member \"allowed\" is missing");
    row("worksheet is a list", with("\"worksheet\": []"), "worksheet: expected an object, found […]");
    row("a blank is a number", with("\"worksheet\": {\"blanks\": [1]}"), "worksheet.blanks entry 1: expected a text");
    row("negative tolerance", with("\"worksheet\": {\"tolerance\": -1}"), "worksheet.tolerance: the tolerance is no number from 0");
}

void tst_pinned::problems()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const auto loaded = ae::readSession(text.toStdString());
    QVERIFY(!loaded);
    COMPARE_CONTAINS(ae::test::reason(loaded), expected.toStdString());
}

void tst_pinned::documentsDiffer()
{
    ae::Session a = ae::test::randomSession(3, 4, 5, 3, 2);
    a.baselines = {{"one", std::make_shared<const ae::SessionState>(a), {}}};
    ae::Session b = a;
    b.baselines[0].state = std::make_shared<const ae::SessionState>(*a.baselines[0].state);
    QVERIFY(ae::isSameDocument(a, b));
    ae::SessionState other = a;
    other.matrices["X"](0, 0) = -other.matrices["X"](0, 0);
    b.baselines[0].state = std::make_shared<const ae::SessionState>(other);
    QVERIFY(!ae::isSameDocument(a, b));
    b = a;
    b.baselines[0].name = "two";
    QVERIFY(!ae::isSameDocument(a, b));
    b = a;
    b.worksheet.blanks = {"Q[0,0]"};
    QVERIFY(!ae::isSameDocument(a, b));
    b = a;
    b.view.baseline = "one";
    QVERIFY(ae::isSameDocument(a, b));
}

AE_TEST(tst_pinned)
#include "tst_pinned.moc"
