// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "sessions.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace ae::test;

/// States that are pinned, compared with and returned to.
class tst_baselines : public QObject {
    Q_OBJECT
private slots:
    void restoringBringsEveryBitBack();
    void pinnedStatesStayAsTheyWere();
    void theComparedOneIsFollowed();
    void comparingIsNoEdit();
    void refusals_data();
    void refusals();
    void freeNames();
};

void tst_baselines::restoringBringsEveryBitBack()
{
    Document document(fullSession());
    const Session before = document.session();
    QVERIFY(!document.pinBaseline("full"));
    QVERIFY(!document.resize({7, 3, 4, 1}));
    QVERIFY(!document.setTitle("Other"));
    Options options = document.session().options;
    options.mask = "causal";
    QVERIFY(!document.setOptions(options, QStringLiteral("options")));
    QVERIFY(!document.renameToken(0, "z"));
    const int steps = document.undoStack()->index();
    const std::string changed = documentBytes(document.session());
    QVERIFY(!document.restore(*document.session().baselines.back().state, QStringLiteral("Return to full")));
    QCOMPARE(document.undoStack()->index(), steps + 1);
    QVERIFY(isSameState(document.session(), before));
    QCOMPARE(document.session().title, std::string("Other"));  // no part of what the numbers depend on
    QCOMPARE(differenceFromFresh(document), QString());
    QVERIFY(!document.restore(before, QStringLiteral("again")));
    QCOMPARE(document.undoStack()->index(), steps + 1);  // nothing to do
    document.undoStack()->undo();
    document.settle();
    QCOMPARE(documentBytes(document.session()), changed);
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_baselines::pinnedStatesStayAsTheyWere()
{
    Document document(plainSession());
    const Session before = document.session();
    QVERIFY(!document.pinBaseline("a"));
    QVERIFY(!document.setCells("X", Region::cell(1, 1), matrixOf({{42}})));
    QVERIFY(!document.pinBaseline("b"));
    QVERIFY(isSameState(*document.session().baselines[0].state, before));
    QVERIFY(isSameState(*document.session().baselines[1].state, document.session()));
    QVERIFY(!isSameState(*document.session().baselines[0].state, document.session()));
}

void tst_baselines::theComparedOneIsFollowed()
{
    Document document(plainSession());
    QVERIFY(!document.comparedBaseline());
    QVERIFY(!document.pinBaseline("a"));
    QVERIFY(!document.pinBaseline("b"));
    document.compareWith("b");
    QVERIFY(!document.renameBaseline(1, "c"));
    QCOMPARE(document.comparedBaseline()->name, std::string("c"));
    document.undoStack()->undo();
    QCOMPARE(document.comparedBaseline()->name, std::string("b"));
    QVERIFY(!document.removeBaseline(0));
    QCOMPARE(document.comparedBaseline()->name, std::string("b"));
    QVERIFY(!document.removeBaseline(0));
    QVERIFY(!document.comparedBaseline());
}

void tst_baselines::comparingIsNoEdit()
{
    Document document(fullSession());
    QSignalSpy viewChanged(&document, &Document::viewChanged);
    document.compareWith("nobody");
    QCOMPARE(document.session().view.baseline, std::string());
    document.compareWith("first");
    document.compareWith("first");
    document.setConventions({"row", "scores"});
    document.setAnswers({});
    QCOMPARE(viewChanged.size(), 4);
    QVERIFY(!document.isModified());
}

void tst_baselines::refusals_data()
{
    QTest::addColumn<QString>("edit");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no name") << ""
                             << "the pinned state has no name";
    QTest::newRow("a name twice") << "first"
                                  << "another pinned state has the name \"first\" already";
    QTest::newRow("a long name") << QString(1025, u'x') << "the text has 1025 characters, and at most 1024 are possible";
}

void tst_baselines::refusals()
{
    QFETCH(QString, edit);
    QFETCH(QString, sentence);
    Document document(fullSession());
    const std::string bytes = documentBytes(document.session());
    QVERIFY2(sentenceOf(document.pinBaseline(edit.toStdString())).contains(sentence),
             qPrintable(sentenceOf(document.pinBaseline(edit.toStdString()))));
    QVERIFY(sentenceOf(document.renameBaseline(1, "x")).contains(QStringLiteral("there is no place 1 among the 1 pinned states")));
    QVERIFY(document.removeBaseline(1));
    QVERIFY(sentenceOf(document.setWorksheet({{}, -1}, QStringLiteral("w"))).contains(QStringLiteral("the tolerance is no number from 0")));
    SessionState broken = document.session();
    broken.tokens.pop_back();
    QVERIFY(sentenceOf(document.addBaseline("broken", broken)).contains(QStringLiteral("X has 4 rows, but there are 3 tokens")));
    QVERIFY(document.restore(broken, QStringLiteral("r")));
    QCOMPARE(documentBytes(document.session()), bytes);
    QVERIFY(!document.isModified());
}

void tst_baselines::freeNames()
{
    Document document(fullSession());
    QCOMPARE(document.freeBaselineName("other"), std::string("other"));
    QCOMPARE(document.freeBaselineName("first"), std::string("first 2"));
    QVERIFY(!document.pinBaseline("first 2"));
    QCOMPARE(document.freeBaselineName("first"), std::string("first 3"));
}

AE_TEST(tst_baselines)
#include "tst_baselines.moc"
