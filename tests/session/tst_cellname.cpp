// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/cellname.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

using ae::test::reason;

namespace {

ae::Session lesson()
{
    ae::Session session = ae::test::randomSession(1, 7, 4, 2, 3);
    session.tokens = {"Why", "did", "my", "Nimbus", "export", "fail", "?"};
    session.features = {"product", "action", "trouble", "filler"};
    return session;
}

ae::Graph graphOf(const ae::Session& session)
{
    return ae::build(session.options, ae::shapesOf(session.matrices)).value();
}

}  // namespace

/// The one spelling of a cell.
class tst_cellname : public QObject {
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void comesBack();
    void namesThatFitNothing();
    void namesRowsAndColumns();
};

void tst_cellname::reads_data()
{
    QTest::addColumn<QString>("spelling");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* spelling, const char* plain, const char* name) {
        QTest::newRow(spelling) << QString::fromUtf8(spelling) << QString::fromUtf8(plain) << QString::fromUtf8(name);
    };
    row("weights[4,5]", "weights[4,5]", "weights[export,fail]");
    row("weights[export,fail]", "weights[4,5]", "weights[export,fail]");
    row("weights[export,5]", "weights[4,5]", "weights[export,fail]");
    row(" weights [ export , fail ] ", "weights[4,5]", "weights[export,fail]");
    row("weights[\"export\",\"fail\"]", "weights[4,5]", "weights[export,fail]");
    row("Wq[action,1]", "Wq[1,1]", "Wq[action,1]");
    row("X[?,filler]", "X[6,3]", "X[?,filler]");
    row("output[0,2]", "output[0,2]", "output[Why,2]");
    row("scores[007,0]", "scores[7,0]", "");
    row("K[06,0]", "K[6,0]", "K[?,0]");
    row("weights[\t4,\t\"fail\"\t]", "weights[4,5]", "weights[export,fail]");
}

void tst_cellname::reads()
{
    QFETCH(QString, spelling);
    QFETCH(QString, plain);
    QFETCH(QString, name);
    const ae::Session session = lesson();
    const auto cell = ae::parseCellName(spelling.toStdString(), session, graphOf(session));
    if (name.isEmpty()) {
        QVERIFY(!cell);  // as a number it is beyond the last row
        return;
    }
    QVERIFY2(cell, reason(cell).c_str());
    QCOMPARE(QString::fromStdString(ae::plainCellName(*cell)), plain);
    QCOMPARE(QString::fromStdString(ae::cellName(*cell, session)), name);
}

void tst_cellname::refuses_data()
{
    QTest::addColumn<QString>("spelling");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* spelling, const char* reason) {
        QTest::newRow(spelling) << QString::fromUtf8(spelling) << QString::fromUtf8(reason);
    };
    row("", "is not the name of a cell");
    row("weights", "is not the name of a cell");
    row("[1,2]", "is not the name of a cell");
    row("weights[1]", "is not the name of a cell");
    row("weights[1,2", "is not the name of a cell");
    row("weights[ ", "is not the name of a cell");
    row("weights[\"a\"", "is not the name of a cell");
    row("weights[1,2]x", "is not the name of a cell");
    row("weights[1,2,3]", "is not the name of a cell");
    row("weights[,2]", "is not the name of a cell");
    row("weights[\"a,2]", "is not the name of a cell");
    row("weights[\"a\"b,2]", "is not the name of a cell");
    row("weights[a\"b,2]", "is not the name of a cell");
    row("Weights[0,0]", "there is no step \"Weights\"; the steps are X, Wq");
    row("bq[0,0]", "this session has no bq");
    row("weights[7,0]", "there is no row 7: weights has 7, counted from 0 to 6");
    row("weights[0,7]", "there is no column 7: weights has 7");
    row("weights[-1,0]", "there is no row -1");
    row("weights[99999999999999999999,0]", "there is no row 99999999999999999999");
    row("weights[1.5,0]", "is a number but no index");
    row("weights[1e1,0]", "is a number but no index");
    row("weights[+1,0]", "is a number but no index");
    row("weights[Export,fail]", "there is no token \"Export\"");
    row("weights[\"4\",5]", "there is no token \"4\"");
    row("X[0,colour]", "there is no feature \"colour\"");
    row("Q[0,q1]", "the columns of Q have no names");
}

void tst_cellname::refuses()
{
    QFETCH(QString, spelling);
    QFETCH(QString, reason);
    const ae::Session session = lesson();
    const auto cell = ae::parseCellName(spelling.toStdString(), session, graphOf(session));
    QVERIFY(!cell);
    QCOMPARE(cell.error().kind, ae::ProblemKind::Usage);
    COMPARE_CONTAINS(cell.error().sentence(), reason.toStdString());
}

void tst_cellname::comesBack()
{
    ae::Session session = lesson();
    const std::vector<std::string> nasty = {"",    " a",    "a ",   "a,b",   "[",    "]",    "\"",     "\"\"", "a\"b",
                                            "3",   "-1",    "1.5",  "1e5",   "nan",  "same", "same",   "\n",   "\t",
                                            "ü,ß", "日本",  "'",    "don't", "\\",   "%1",   "\u00A0", "a b",  "tab\tx",
                                            ",",   "[0,1]", "\xFF", "x]y[z", "\x7F", "0x1",  "+",      "q1"};
    session.tokens = nasty;
    session.matrices["X"] = ae::Matrix::Zero(session.tokenCount(), 4);
    const ae::Graph graph = graphOf(session);
    for (ae::Index row = 0; row < session.tokenCount(); ++row) {
        for (ae::Index column = 0; column < session.tokenCount(); ++column) {
            const ae::CellRef cell{"weights", 0, row, column};
            const std::string name = ae::cellName(cell, session);
            QVERIFY2(name.find('\n') == std::string::npos, name.c_str());
            const auto back = ae::parseCellName(name, session, graph);
            QVERIFY2(back, (name + " " + reason(back)).c_str());
            QVERIFY2(*back == cell, name.c_str());
        }
    }
    const auto twice = ae::parseCellName("weights[same,0]", session, graph);
    QVERIFY(!twice);
    COMPARE_CONTAINS(twice.error().sentence(), "there is more than one token \"same\", at 14 and 15; use the index");
    QCOMPARE(ae::cellName({"weights", 0, 3, 8}, session), std::string("weights[\"a,b\",\"a\"\"b\"]"));
    QCOMPARE(ae::cellName({"weights", 0, 9, 14}, session), std::string("weights[9,14]"));
    QVERIFY(ae::parseCellName("weights[3,0]", session, graph)->row == 3);
    QVERIFY(ae::parseCellName("weights[\"3\",0]", session, graph)->row == 9);
}

void tst_cellname::namesThatFitNothing()
{
    ae::Session session = lesson();
    const ae::Graph graph = graphOf(session);
    const auto refusal = [&](const char* spelling) {
        const auto cell = ae::parseCellName(spelling, session, graph);
        return cell ? "read as " + ae::plainCellName(*cell) : cell.error().sentence();
    };
    session.features = {"action", "action", "trouble", "filler"};
    COMPARE_CONTAINS(refusal("Wq[action,0]"), "there is more than one feature \"action\", at 0 and 1; use the index");
    session.features.clear();
    COMPARE_CONTAINS(refusal("Wq[action,0]"), "the rows of Wq have no names, so \"action\" is none of them; use an index from 0");
    session.tokens.push_back("late");  // a graph of fewer tokens
    COMPARE_CONTAINS(refusal("weights[late,0]"), "there is no row 7: weights has 7");
    COMPARE_CONTAINS(refusal("weights[0,late]"), "there is no column 7: weights has 7");
    QCOMPARE(ae::cellName({"weights", 0, -1, 99}, session), std::string("weights[-1,99]"));
    QCOMPARE(ae::cellName({"nothing", 0, 1, 2}, session), std::string("nothing[1,2]"));
    QCOMPARE(ae::nameOf("token", 99, session), std::string("t100"));
    QCOMPARE(ae::nameOf("feature", 3, session), std::string("x4"));
}

void tst_cellname::namesRowsAndColumns()
{
    ae::Session session = lesson();
    const auto names = [&session](const char* step, ae::Index count) { return ae::columnNames(*ae::findStep(step), count, session); };
    QCOMPARE(names("weights", 7), session.tokens);
    QCOMPARE(names("X", 4), session.features);
    QCOMPARE(names("Q", 2), (std::vector<std::string>{"q1", "q2"}));
    QCOMPARE(names("output", 3), (std::vector<std::string>{"v1", "v2", "v3"}));
    QCOMPARE(ae::rowNames(*ae::findStep("bq"), 1, session), (std::vector<std::string>{"0"}));
    session.features.clear();
    QCOMPARE(names("X", 4), (std::vector<std::string>{"x1", "x2", "x3", "x4"}));
}

AE_TEST(tst_cellname)
#include "tst_cellname.moc"
