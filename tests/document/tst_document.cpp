// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "sessions.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace ae::test;

/// When results follow and what is announced.
class tst_document : public QObject {
    Q_OBJECT
private slots:
    void aBurstOfEditsIsAnnouncedOnce();
    void theNextFrameWaits();
    void resultsStayThoseOfTheSettledState();
    void changesSayWhatWasComputed();
    void shapesAreAnnouncedAtOnce();
    void movedPositionsAreAnnouncedAtOnce();
    void undoOfManyStepsIsAnnouncedOnce();
    void editsDuringAnAnnouncementAreAnnouncedToo();
    void aMacroOfTheStackIsFollowed();
    void anUndoWithoutMemoryIsTakenBack();
    void aRedoWithoutMemoryKeepsEditsOfTheFrame();
    void makeRefusesWhatCannotBe_data();
    void makeRefusesWhatCannotBe();
    void evaluationTimeIsMeasured();
};

namespace {

Document::Refusal setOne(Document& document, double value, const char* step = "X")
{
    return document.setCells(step, Region::cell(0, 0), matrixOf({{value}}));
}

Change lastChange(const QSignalSpy& spy)
{
    return spy.last().first().value<Change>();
}

Computed<Evaluation> refuseMany(const Inputs& inputs, const Options& options)
{
    if (inputs.find("X")->second.rows() > 4)
        return Error{ErrorCode::NotEnoughMemory, {"2000000", "1000000"}};
    return Evaluation::of(inputs, options);
}

}  // namespace

void tst_document::aBurstOfEditsIsAnnouncedOnce()
{
    Document document(plainSession());
    QSignalSpy changed(&document, &Document::changed);
    for (int i = 0; i < 50; ++i)
        QVERIFY(!setOne(document, i + 0.5));
    QCOMPARE(changed.count(), 0);
    QVERIFY(!document.isSettled());
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(document.isSettled());
    QCOMPARE(differenceFromFresh(document), QString());
    QTest::qWait(40);
    QCOMPARE(changed.count(), 1);
    document.settle();
    QCOMPARE(changed.count(), 1);
}

void tst_document::theNextFrameWaits()
{
    Document document(plainSession());
    QSignalSpy changed(&document, &Document::changed);
    QElapsedTimer timer;
    timer.start();
    int edits = 0;
    while (timer.elapsed() < 200) {
        QVERIFY(!setOne(document, ++edits));
        QCoreApplication::processEvents();
    }
    QVERIFY2(changed.count() <= 1 + 200 / 15, qPrintable(QString::number(changed.count())));
    QVERIFY2(changed.count() >= 3, qPrintable(QString::number(changed.count())));
}

void tst_document::resultsStayThoseOfTheSettledState()
{
    Document document(plainSession());
    const Matrix x = document.evaluation().value("X").toMatrix();
    QVERIFY(!setOne(document, 77));
    QVERIFY(document.evaluation().value("X").toMatrix() == x);
    QCOMPARE(document.session().matrices.at("X")(0, 0), 77.0);
    document.settle();
    QCOMPARE(document.evaluation().value("X")(0, 0), 77.0);
}

void tst_document::changesSayWhatWasComputed()
{
    Document document(plainSession());
    QSignalSpy changed(&document, &Document::changed);
    QVERIFY(!setOne(document, 3, "Wv"));
    document.settle();
    Change change = lastChange(changed);
    QVERIFY(change.touches("Wv") && change.touches("V") && change.touches("output"));
    QVERIFY(!change.touches("X") && !change.touches("weights"));
    QVERIFY(!change.isStructural && !change.options && !change.names && !change.notebook);

    Options options = document.session().options;
    options.scaleExponent = 0;
    QVERIFY(!document.setOptions(options, QStringLiteral("off")));
    QVERIFY(!document.renameToken(0, "scarlet"));
    QVERIFY(!document.setMarkdown(0, "text"));
    document.settle();
    change = lastChange(changed);
    QVERIFY(change.options && change.names && change.notebook && !change.isStructural);
    QVERIFY(change.touches("scaled") && change.touches("weights") && !change.touches("scores"));
    QCOMPARE(changed.count(), 2);
}

void tst_document::shapesAreAnnouncedAtOnce()
{
    Document document(plainSession());
    QSignalSpy changed(&document, &Document::changed);
    QVERIFY(!setOne(document, 5));
    QVERIFY(!document.resize({6, 4, 2, 3}));
    QCOMPARE(changed.count(), 1);  // with the cell before it
    QVERIFY(lastChange(changed).isStructural);
    QCOMPARE(document.evaluation().graph().tokens(), Index{6});
    QCOMPARE(differenceFromFresh(document), QString());
    document.undoStack()->undo();
    QCOMPARE(changed.count(), 2);
    QCOMPARE(document.evaluation().graph().tokens(), Index{4});
    QTest::qWait(40);
    QCOMPARE(changed.count(), 2);
}

void tst_document::movedPositionsAreAnnouncedAtOnce()
{
    Document document(fullSession());
    QSignalSpy changed(&document, &Document::changed);
    QVERIFY(!document.moveToken(0, 2));
    QCOMPARE(changed.count(), 1);
    QVERIFY(lastChange(changed).names);
    QVERIFY(!lastChange(changed).isStructural);
    QVERIFY(lastChange(changed).touches("X"));
    QCOMPARE(differenceFromFresh(document), QString());
    QVERIFY(!document.removeNotebookCell(0));
    QCOMPARE(changed.count(), 2);
    QVERIFY(lastChange(changed).notebook);
}

void tst_document::undoOfManyStepsIsAnnouncedOnce()
{
    Document document(plainSession());
    for (int i = 0; i < 5; ++i) {
        QVERIFY(!setOne(document, i + 0.25));
        QVERIFY(!document.insertToken(0, "t"));
    }
    QSignalSpy changed(&document, &Document::changed);
    document.undoStack()->setIndex(0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(documentBytes(document.session()), documentBytes(plainSession()));
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_document::editsDuringAnAnnouncementAreAnnouncedToo()
{
    Document document(plainSession());
    QSignalSpy changed(&document, &Document::changed);
    bool isFirst = true;
    connect(&document, &Document::changed, this, [&document, &isFirst] {
        if (std::exchange(isFirst, false))
            QVERIFY(!setOne(document, 8, "Wk"));
    });
    QVERIFY(!setOne(document, 9));
    document.settle();
    QCOMPARE(changed.count(), 1);
    QVERIFY(!document.isSettled());
    QTRY_COMPARE(changed.count(), 2);
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_document::aMacroOfTheStackIsFollowed()
{
    Document document(plainSession());
    QSignalSpy changed(&document, &Document::changed);
    document.undoStack()->beginMacro(QStringLiteral("both"));
    QVERIFY(!document.resize({6, 5, 3, 2}));
    QVERIFY(!document.setCells("X", Region::cell(5, 0), matrixOf({{1.5}})));
    document.undoStack()->endMacro();
    document.settle();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(differenceFromFresh(document), QString());
    document.undoStack()->undo();
    document.settle();
    QCOMPARE(documentBytes(document.session()), documentBytes(plainSession()));
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_document::anUndoWithoutMemoryIsTakenBack()
{
    Document document(plainSession());
    QVERIFY(!document.insertToken(4, "fifth"));
    QVERIFY(!document.removeToken(0));
    QVERIFY(!setOne(document, 6));
    document.settle();
    const std::string before = documentBytes(document.session());
    QSignalSpy refused(&document, &Document::stepRefused);
    document.setEvaluator(refuseMany);
    document.undoStack()->undo();  // the cell
    QCOMPARE(refused.count(), 0);
    document.undoStack()->undo();  // would be five tokens again
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.first().first().value<Problem>().sentence().find("memory") != std::string::npos);
    QCOMPARE(document.undoStack()->index(), 2);
    document.settle();
    QCOMPARE(document.session().tokenCount(), Index{4});
    QCOMPARE(differenceFromFresh(document), QString());
    document.undoStack()->redo();
    document.settle();
    QCOMPARE(documentBytes(document.session()), before);
    document.setEvaluator(&Evaluation::of);
    document.undoStack()->setIndex(0);
    QCOMPARE(documentBytes(document.session()), documentBytes(plainSession()));
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_document::aRedoWithoutMemoryKeepsEditsOfTheFrame()
{
    Document document(plainSession());
    QVERIFY(!document.renameToken(0, "one"));
    QVERIFY(!setOne(document, 6));
    QVERIFY(!document.insertToken(0, "more"));
    document.undoStack()->setIndex(1);
    document.settle();
    document.setEvaluator(refuseMany);
    document.undoStack()->redo();  // the cell, not settled yet
    document.undoStack()->redo();  // refused
    QCOMPARE(document.undoStack()->index(), 2);
    QVERIFY(!document.isSettled());
    document.settle();
    QCOMPARE(document.evaluation().value("X")(0, 0), 6.0);
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_document::makeRefusesWhatCannotBe_data()
{
    QTest::addColumn<int>("damage");
    QTest::newRow("good") << 0;
    QTest::newRow("a token too many") << 1;
    QTest::newRow("temperature 0") << 2;
    QTest::newRow("no W_K") << 3;
    QTest::newRow("more memory than there is") << 4;
}

void tst_document::makeRefusesWhatCannotBe()
{
    QFETCH(int, damage);
    Session session = plainSession();
    if (damage == 1)
        session.tokens.push_back("more");
    else if (damage == 2)
        session.options.temperature = 0;
    else if (damage == 3)
        session.matrices.erase("Wk");
    else if (damage == 4) {
        session.tokens.assign(16'384, "t");
        session.matrices = {{"X", Matrix::Zero(16'384, 1)},
                            {"Wq", Matrix::Zero(1, 65'536)},
                            {"Wk", Matrix::Zero(1, 65'536)},
                            {"Wv", Matrix::Zero(1, 65'536)}};
    }
    const Result<std::unique_ptr<Document>> document = Document::make(session);
    QCOMPARE(document.isOk(), damage == 0);
    if (damage != 0)
        QVERIFY(!document.error().sentence().empty());
}

void tst_document::evaluationTimeIsMeasured()
{
    Document document(plainSession());
    QVERIFY(!setOne(document, 2));
    document.settle();
    QVERIFY(document.lastEvaluationMicroseconds() > 0);
    QVERIFY(document.lastEvaluationMicroseconds() < 1e6);
}

AE_TEST(tst_document)
#include "tst_document.moc"
