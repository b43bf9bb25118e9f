// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "edits.h"
#include "sessions.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace ae::test;

/// Every edit: do, undo, redo.
class tst_commands : public QObject {
    Q_OBJECT
private slots:
    void undoAndRedoGiveTheSameSession_data();
    void undoAndRedoGiveTheSameSession();
    void anEditIsOneStepAndOneSignal_data();
    void anEditIsOneStepAndOneSignal();
    void allEditsInARow_data();
    void allEditsInARow();
    void editsThatChangeNoBitMakeNoStep_data();
    void editsThatChangeNoBitMakeNoStep();
    void namesOfFilesAreTamedInTheHistory();
    void firstNameOfAFeatureNamesAll();
    void paintingStartsFromTheMaskInForce();
    void aPaintedMaskWithoutBitsStartsFromTheMaskInForce();
    void whatIsCutComesBackAndWhatIsNewIsZero();
};

namespace {

struct Row {
    Session session;
    NamedEdit edit;
};

void addRows()
{
    QTest::addColumn<bool>("isPlain");
    QTest::addColumn<int>("edit");
    const std::vector<NamedEdit>& edits = namedEdits();
    for (std::size_t i = 0; i < edits.size(); ++i) {
        QTest::addRow("full session: %s", edits[i].name) << false << static_cast<int>(i);
        if (edits[i].isForPlain)
            QTest::addRow("plain session: %s", edits[i].name) << true << static_cast<int>(i);
    }
}

Row fetchRow()
{
    QFETCH(bool, isPlain);
    QFETCH(int, edit);
    return {isPlain ? plainSession() : fullSession(), namedEdits()[static_cast<std::size_t>(edit)]};
}

Document::Refusal sameInputs(Document& document)
{
    return document.setInputs(document.session().matrices, QStringLiteral("same"));
}

using Edit = std::function<Document::Refusal(Document&)>;

const std::vector<std::pair<const char*, Edit>>& idleEdits()
{
    static const std::vector<std::pair<const char*, Edit>> edits = {
        {"same cell", [](Document& d) { return d.setCells("X", Region::cell(1, 2), matrixOf({{-0.0}})); }},
        {"same options", [](Document& d) { return d.setOptions(d.session().options, QStringLiteral("same")); }},
        {"same inputs", sameInputs},
        {"same sizes", [](Document& d) { return d.resize(d.sizes()); }},
        {"cells that are hidden already", [](Document& d) { return d.paintMask(Region::cell(0, 2), false); }},
        {"same token", [](Document& d) { return d.renameToken(0, "red"); }},
        {"same place", [](Document& d) { return d.moveToken(2, 2); }},
        {"same sentence",
         [](Document& d) {
             return d.setSentence({"red", "green", "blue", "red"}, NewRows::Random, 1);
         }},
        {"same feature", [](Document& d) { return d.renameFeature(0, "a"); }},
        {"same title", [](Document& d) { return d.setTitle("Full"); }},
        {"same notebook place", [](Document& d) { return d.moveNotebookCell(1, 1); }},
        {"same text", [](Document& d) { return d.setMarkdown(0, "one"); }},
        {"widen to what it is",
         [](Document& d) {
             return d.widenTo({"random", 3, 1});
         }},
    };
    return edits;
}

}  // namespace

void tst_commands::undoAndRedoGiveTheSameSession_data()
{
    addRows();
}

void tst_commands::undoAndRedoGiveTheSameSession()
{
    const Row row = fetchRow();
    Document document(row.session);
    const Session before = document.session();

    QCOMPARE(sentenceOf(row.edit.edit(document)), QString());
    document.settle();
    const Session after = document.session();
    QVERIFY(!isSameDocument(before, after) || documentBytes(before) != documentBytes(after));
    QCOMPARE(checkSession(after).size(), std::size_t{0});
    QCOMPARE(differenceFromFresh(document), QString());

    for (int round = 0; round < 2; ++round) {
        document.undoStack()->undo();
        document.settle();
        QVERIFY(isSameDocument(document.session(), before));
        QCOMPARE(documentBytes(document.session()), documentBytes(before));
        QCOMPARE(document.session().view.pickedToken, before.view.pickedToken);
        QCOMPARE(document.session().view.folded, before.view.folded);
        QCOMPARE(document.session().unknown, before.unknown);
        QCOMPARE(differenceFromFresh(document), QString());
        QVERIFY(!document.isModified());

        document.undoStack()->redo();
        document.settle();
        QVERIFY(isSameDocument(document.session(), after));
        QCOMPARE(documentBytes(document.session()), documentBytes(after));
        QCOMPARE(document.session().view.folded, after.view.folded);
        QCOMPARE(differenceFromFresh(document), QString());
        QVERIFY(document.isModified());
    }
}

void tst_commands::anEditIsOneStepAndOneSignal_data()
{
    addRows();
}

void tst_commands::anEditIsOneStepAndOneSignal()
{
    const Row row = fetchRow();
    Document document(row.session);
    QSignalSpy changed(&document, &Document::changed);
    QCOMPARE(sentenceOf(row.edit.edit(document)), QString());
    QCOMPARE(document.undoStack()->count(), 1);
    const bool isPlain = row.session.features.empty();
    QCOMPARE(document.undoStack()->undoText(), QString::fromUtf8(isPlain && row.edit.plainText ? row.edit.plainText : row.edit.text));
    QTRY_VERIFY(document.isSettled());
    QTest::qWait(20);
    QCOMPARE(changed.count(), 1);
}

void tst_commands::allEditsInARow_data()
{
    QTest::addColumn<bool>("isPlain");
    QTest::newRow("full session") << false;
    QTest::newRow("plain session") << true;
}

void tst_commands::allEditsInARow()
{
    QFETCH(bool, isPlain);
    Document document(isPlain ? plainSession() : fullSession());
    std::vector<std::string> states = {documentBytes(document.session())};
    for (const NamedEdit& edit : namedEdits()) {
        const int count = document.undoStack()->count();
        edit.edit(document);  // some do not fit any more and are refused, some change nothing
        if (document.undoStack()->count() > count)
            states.push_back(documentBytes(document.session()));
    }
    QVERIFY(states.size() > 30);
    document.undoStack()->setIndex(0);
    QCOMPARE(documentBytes(document.session()), states.front());
    for (std::size_t i = 1; i < states.size(); ++i) {
        document.undoStack()->redo();
        QCOMPARE(documentBytes(document.session()), states[i]);
    }
    document.settle();
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_commands::editsThatChangeNoBitMakeNoStep_data()
{
    QTest::addColumn<int>("edit");
    for (std::size_t i = 0; i < idleEdits().size(); ++i)
        QTest::newRow(idleEdits()[i].first) << static_cast<int>(i);
}

void tst_commands::editsThatChangeNoBitMakeNoStep()
{
    QFETCH(int, edit);
    Document document(fullSession());
    QSignalSpy changed(&document, &Document::changed);
    QCOMPARE(sentenceOf(idleEdits()[static_cast<std::size_t>(edit)].second(document)), QString());
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(document.isSettled());
    QCOMPARE(changed.count(), 0);
    // but another sign of zero is another value
    QVERIFY(!document.setCells("X", Region::cell(1, 2), matrixOf({{0.0}})));
    QCOMPARE(document.undoStack()->count(), 1);
}

void tst_commands::namesOfFilesAreTamedInTheHistory()
{
    Session session = plainSession();
    session.tokens[0] = "a&b\nc\x07" + std::string(200, 'x');
    Document document(session);
    QVERIFY(!document.renameToken(0, "fine"));
    const QString text = document.undoStack()->text(0);
    QVERIFY(text.startsWith(QStringLiteral("Rename token “a&b c")));
    QVERIFY(text.size() <= 80);
    QVERIFY(!text.contains(QLatin1Char('\n')));
    QVERIFY(document.undoStack()->undoText().contains(QStringLiteral("a&&b")));
}

void tst_commands::firstNameOfAFeatureNamesAll()
{
    Document document(plainSession());
    QVERIFY(!document.renameFeature(1, "size"));
    QCOMPARE(document.session().features, (std::vector<std::string>{"f1", "size", "f3", "f4", "f5"}));
    QVERIFY(!document.resize({4, 6, 3, 2}));
    QCOMPARE(document.session().features.back(), std::string("f6"));
    document.undoStack()->setIndex(0);
    QVERIFY(document.session().features.empty());
    QVERIFY(!document.resize({5, 6, 3, 2}));
    QVERIFY(document.session().features.empty());
    QCOMPARE(document.session().tokens.back(), std::string("t5"));
}

void tst_commands::paintingStartsFromTheMaskInForce()
{
    Session session = plainSession();
    session.options.mask = "causal";
    Document document(session);
    QVERIFY(!document.paintMask(Region::cell(0, 3), true));
    QCOMPARE(document.session().options.mask, std::string("painted"));
    QCOMPARE(document.session().options.allowed, bitsOf({"1001", "1100", "1110", "1111"}));
    document.undoStack()->undo();
    QCOMPARE(document.session().options.mask, std::string("causal"));
    QCOMPARE(document.session().options.allowed.size(), Index{0});
    QVERIFY(!document.paintMask({0, 0, 2, 2}, true));  // only one of these is new
    QCOMPARE(document.session().options.allowed, bitsOf({"1100", "1100", "1110", "1111"}));
}

void tst_commands::aPaintedMaskWithoutBitsStartsFromTheMaskInForce()
{
    Session session = plainSession();
    session.options.mask = "causal";
    Document document(session);
    Options wanted = session.options;
    wanted.mask = "painted";
    QVERIFY(!document.setOptions(wanted, QStringLiteral("Paint")));
    QCOMPARE(document.session().options.allowed, bitsOf({"1000", "1100", "1110", "1111"}));
    wanted = document.session().options;
    wanted.mask = "none";
    QVERIFY(!document.setOptions(wanted, QStringLiteral("None")));
    QCOMPARE(document.session().options.allowed.size(), Index{0});
}

void tst_commands::whatIsCutComesBackAndWhatIsNewIsZero()
{
    Document document(fullSession());
    const Inputs before = document.session().matrices;
    QVERIFY(!document.resize({6, 2, 4, 1}));
    const Matrix& wq = document.session().matrices.at("Wq");
    QCOMPARE(wq.rows(), Index{2});
    QCOMPARE(wq.cols(), Index{4});
    QVERIFY(wq.leftCols(3) == before.at("Wq").topRows(2));
    QVERIFY((wq.col(3).array() == 0).all());
    QVERIFY((document.session().matrices.at("X").bottomRows(2).array() == 0).all());
    QCOMPARE(document.session().matrices.at("bq")(0, 3), 0.0);
    QCOMPARE(document.session().options.allowed, bitsOf({"110111", "011011", "111111", "000111", "111111", "111111"}));
    QCOMPARE(document.session().tokens[5], std::string("t6"));
    document.undoStack()->undo();
    QVERIFY(document.session().matrices == before);
}

AE_TEST(tst_commands)
#include "tst_commands.moc"
