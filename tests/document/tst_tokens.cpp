// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "sessions.h"
#include "testmain.h"

#include <QTest>

using namespace ae;
using namespace ae::test;

/// Tokens keep their row of X, their mask, and the eye on them.
class tst_tokens : public QObject {
    Q_OBJECT
private slots:
    void insertingShiftsEverything();
    void removingShiftsEverything();
    void movingKeepsRowsAndMask();
    void theEyeFollows_data();
    void theEyeFollows();
    void theEyeComesBackToARemovedToken();
    void theEyeThatMovedOnStaysThere();
    void aSentenceKeepsKnownWords();
    void newWordsAreZeroOrDrawn();
};

namespace {

using Eye = std::pair<Index, Index>;

/// fullSession() with row i of X filled with i.
Session countedSession()
{
    Session session = fullSession();
    for (Index i = 0; i < 4; ++i)
        session.matrices["X"].row(i).setConstant(static_cast<double>(i));
    return session;
}

std::vector<double> firstColumn(const Document& document)
{
    const Matrix& x = document.session().matrices.at("X");
    std::vector<double> column;
    for (Index i = 0; i < x.rows(); ++i)
        column.push_back(x(i, 0));
    return column;
}

struct Move {
    const char* name;
    Document::Refusal (*edit)(Document&);
    std::vector<Index> to;  ///< where tokens 0 to 3 stand afterwards
};

const std::vector<Move>& moves()
{
    static const std::vector<Move> all = {
        {"insert first", [](Document& d) { return d.insertToken(0, "n"); }, {1, 2, 3, 4}},
        {"insert in the middle", [](Document& d) { return d.insertToken(2, "n"); }, {0, 1, 3, 4}},
        {"remove the first", [](Document& d) { return d.removeToken(0); }, {0, 0, 1, 2}},
        {"remove the last", [](Document& d) { return d.removeToken(3); }, {0, 1, 2, 2}},
        {"keep the second and last",
         [](Document& d) {
             return d.keepTokens({3, 1});
         },
         {0, 0, 1, 1}},
        {"move down", [](Document& d) { return d.moveToken(0, 3); }, {3, 0, 1, 2}},
        {"move up", [](Document& d) { return d.moveToken(2, 1); }, {0, 2, 1, 3}},
        {"sentence",
         [](Document& d) {
             return d.setSentence({"blue", "new", "green", "red", "red"}, NewRows::Zeros, 0);
         },
         {3, 2, 0, 4}},
        {"fewer",
         [](Document& d) {
             return d.resize({2, 5, 3, 2});
         },
         {0, 1, 1, 1}},
    };
    return all;
}

}  // namespace

void tst_tokens::insertingShiftsEverything()
{
    Document document(countedSession());
    QVERIFY(!document.insertToken(1, "new"));
    QCOMPARE(document.session().tokens, (std::vector<std::string>{"red", "new", "green", "blue", "red"}));
    QCOMPARE(firstColumn(document), (std::vector<double>{0, 0, 1, 2, 3}));
    QVERIFY((document.session().matrices.at("X").row(1).array() == 0).all());
    QCOMPARE(document.session().options.allowed, bitsOf({"11101", "11111", "01110", "11111", "01001"}));
}

void tst_tokens::removingShiftsEverything()
{
    Document document(countedSession());
    QVERIFY(!document.removeToken(1));
    QCOMPARE(document.session().tokens, (std::vector<std::string>{"red", "blue", "red"}));
    QCOMPARE(firstColumn(document), (std::vector<double>{0, 2, 3}));
    QCOMPARE(document.session().options.allowed, bitsOf({"101", "111", "001"}));
}

void tst_tokens::movingKeepsRowsAndMask()
{
    Document document(countedSession());
    QVERIFY(!document.moveToken(0, 2));
    QCOMPARE(document.session().tokens, (std::vector<std::string>{"green", "blue", "red", "red"}));
    QCOMPARE(firstColumn(document), (std::vector<double>{1, 2, 0, 3}));
    // old rows 1101, 0110, 1111, 0001; rows and columns in the order 1, 2, 0, 3
    QCOMPARE(document.session().options.allowed, bitsOf({"1100", "1111", "1011", "0001"}));
    QCOMPARE(document.session().features, fullSession().features);
}

void tst_tokens::theEyeFollows_data()
{
    QTest::addColumn<int>("move");
    QTest::addColumn<int>("token");
    for (std::size_t i = 0; i < moves().size(); ++i) {
        for (int token = 0; token < 4; ++token)
            QTest::addRow("%s, token %d", moves()[i].name, token) << static_cast<int>(i) << token;
    }
}

void tst_tokens::theEyeFollows()
{
    QFETCH(int, move);
    QFETCH(int, token);
    const Move& row = moves()[static_cast<std::size_t>(move)];
    Document document(countedSession());
    document.selectCell(CellRef{"weights", 0, token, 3 - token});
    QVERIFY(!row.edit(document));
    const Index expected = row.to[static_cast<std::size_t>(token)];
    QCOMPARE(document.pickedToken(), expected);
    QCOMPARE(document.selectedCell(), std::optional(CellRef{"weights", 0, expected, row.to[static_cast<std::size_t>(3 - token)]}));
    for (int round = 0; round < 2; ++round) {
        document.undoStack()->undo();
        QCOMPARE(document.pickedToken(), Index{token});
        QCOMPARE(document.selectedCell(), std::optional(CellRef{"weights", 0, token, 3 - token}));
        document.undoStack()->redo();
        QCOMPARE(document.pickedToken(), expected);
    }
}

void tst_tokens::theEyeComesBackToARemovedToken()
{
    Document document(countedSession());
    document.pickToken(1);
    QVERIFY(!document.removeToken(1));
    QCOMPARE(document.pickedToken(), Index{1});  // the next one
    document.undoStack()->undo();
    QCOMPARE(document.pickedToken(), Index{1});
    document.pickToken(3);
    document.undoStack()->redo();
    QCOMPARE(document.pickedToken(), Index{2});
}

void tst_tokens::theEyeThatMovedOnStaysThere()
{
    Document document(countedSession());
    document.pickToken(1);
    QVERIFY(!document.removeToken(1));
    document.pickToken(2);  // was 3
    document.undoStack()->undo();
    QCOMPARE(document.pickedToken(), Index{3});
}

void tst_tokens::aSentenceKeepsKnownWords()
{
    Document document(countedSession());
    QVERIFY(!document.setSentence({"red", "new", "red", "red", "green"}, NewRows::Zeros, 0));
    QCOMPARE(document.session().tokens, (std::vector<std::string>{"red", "new", "red", "red", "green"}));
    QCOMPARE(firstColumn(document), (std::vector<double>{0, 0, 3, 0, 1}));  // the third "red" is new
    QCOMPARE(document.session().options.allowed, bitsOf({"11111", "11111", "01110", "11111", "01011"}));
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_tokens::newWordsAreZeroOrDrawn()
{
    const std::vector<std::string> words = {"new", "blue", "newer"};
    Matrix drawn[2];
    for (int round = 0; round < 2; ++round) {
        Document document(countedSession());
        QVERIFY(!document.setSentence(words, NewRows::Random, 11));
        drawn[round] = document.session().matrices.at("X");
    }
    QVERIFY(drawn[0] == drawn[1]);
    QVERIFY((drawn[0].row(0).array() != 0).all());
    QVERIFY(drawn[0].row(0) != drawn[0].row(2));
    QVERIFY((drawn[0].row(1).array() == 2).all());
    Document other(countedSession());
    QVERIFY(!other.setSentence(words, NewRows::Random, 12));
    QVERIFY(other.session().matrices.at("X").row(0) != drawn[0].row(0));
    Document zeros(countedSession());
    QVERIFY(!zeros.setSentence(words, NewRows::Zeros, 11));
    QVERIFY((zeros.session().matrices.at("X").row(2).array() == 0).all());
}

AE_TEST(tst_tokens)
#include "tst_tokens.moc"
