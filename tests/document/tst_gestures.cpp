// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "sessions.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace ae;
using namespace ae::test;

/// Edits between beginGesture() and endGesture() are one step.
class tst_gestures : public QObject {
    Q_OBJECT
private slots:
    void aScrubIsOneStep();
    void withoutAGestureEveryEditIsAStep();
    void twoGesturesAreTwoSteps();
    void otherPlacesAreOtherSteps();
    void nestedGesturesAreOne();
    void aGestureThatEndsWhereItBeganLeavesNoStep();
    void aNaNThatComesBackIsTheSame();
    void savingInAGestureSplitsIt();
    void sliderOfOptions();
    void strokesOfTheMask();
    void paintingThereAndBackLeavesTheMaskPaintedBefore();
    void wholeInputs();
    void sizes();
    void sizesThatLoseValuesStayAStep();
    void namesAndTexts();
    void undoInTheMiddle();
};

namespace {

Document::Refusal setOne(Document& document, double value, Index row = 0)
{
    return document.setCells("X", Region::cell(row, 0), matrixOf({{value}}));
}

Document::Refusal setExponent(Document& document, double exponent)
{
    Options options = document.session().options;
    options.scaleExponent = exponent;
    return document.setOptions(options, QStringLiteral("Exponent %1").arg(exponent));
}

int steps(Document& document)
{
    return document.undoStack()->count();
}

bool isUndoneTo(Document& document, const Session& session)
{
    document.undoStack()->setIndex(0);
    document.settle();
    return documentBytes(document.session()) == documentBytes(session) && differenceFromFresh(document).isEmpty();
}

}  // namespace

void tst_gestures::aScrubIsOneStep()
{
    Document document(plainSession());
    document.beginGesture();
    for (int i = 1; i <= 100; ++i) {
        QVERIFY(!setOne(document, i));
        if (i % 10 == 0)
            document.settle();
    }
    document.endGesture();
    QCOMPARE(steps(document), 1);
    QCOMPARE(document.session().matrices.at("X")(0, 0), 100.0);
    const std::string after = documentBytes(document.session());
    QVERIFY(isUndoneTo(document, plainSession()));
    document.undoStack()->redo();
    QCOMPARE(documentBytes(document.session()), after);
}

void tst_gestures::withoutAGestureEveryEditIsAStep()
{
    Document document(plainSession());
    QVERIFY(!setOne(document, 1));
    QVERIFY(!setOne(document, 2));
    QCOMPARE(steps(document), 2);
}

void tst_gestures::twoGesturesAreTwoSteps()
{
    Document document(plainSession());
    for (int gesture = 0; gesture < 2; ++gesture) {
        document.beginGesture();
        QVERIFY(!setOne(document, 10 * gesture + 1));
        QVERIFY(!setOne(document, 10 * gesture + 2));
        document.endGesture();
    }
    QCOMPARE(steps(document), 2);
    document.endGesture();  // one too many does no harm
    QVERIFY(!setOne(document, 30));
    QVERIFY(!setOne(document, 31));
    QCOMPARE(steps(document), 4);
}

void tst_gestures::otherPlacesAreOtherSteps()
{
    Document document(plainSession());
    document.beginGesture();
    QVERIFY(!setOne(document, 1));
    QVERIFY(!setOne(document, 1, 1));
    QVERIFY(!setExponent(document, 0.1));
    QVERIFY(!document.renameToken(0, "a"));
    QVERIFY(!document.renameToken(1, "b"));
    document.endGesture();
    QCOMPARE(steps(document), 5);
    QVERIFY(isUndoneTo(document, plainSession()));
}

void tst_gestures::nestedGesturesAreOne()
{
    Document document(plainSession());
    document.beginGesture();
    QVERIFY(!setOne(document, 1));
    document.beginGesture();
    QVERIFY(!setOne(document, 2));
    document.endGesture();
    QVERIFY(!setOne(document, 3));
    document.endGesture();
    QCOMPARE(steps(document), 1);
}

void tst_gestures::aGestureThatEndsWhereItBeganLeavesNoStep()
{
    Document document(plainSession());
    QVERIFY(!setOne(document, 42, 2));
    const double start = document.session().matrices.at("X")(0, 0);
    document.beginGesture();
    QVERIFY(!setOne(document, 1));
    QVERIFY(!setOne(document, 2));
    QVERIFY(!setOne(document, start));
    document.endGesture();
    QCOMPARE(steps(document), 1);
    QVERIFY(document.undoStack()->undoText().startsWith(QStringLiteral("Change X[blue")));
    document.settle();
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_gestures::aNaNThatComesBackIsTheSame()
{
    Session session = plainSession();
    session.matrices["X"](0, 0) = std::numeric_limits<double>::quiet_NaN();
    Document document(session);
    document.beginGesture();
    QVERIFY(!setOne(document, 1));
    QVERIFY(!setOne(document, std::numeric_limits<double>::quiet_NaN()));
    document.endGesture();
    QCOMPARE(steps(document), 0);
    QVERIFY(!document.isModified());
}

void tst_gestures::savingInAGestureSplitsIt()
{
    QTemporaryDir folder;
    Document document(plainSession());
    document.beginGesture();
    QVERIFY(!setOne(document, 1));
    QCOMPARE(sentenceOf(document.saveTo(folder.filePath(QStringLiteral("a.attn")).toStdString())), QString());
    QVERIFY(!setOne(document, 2));
    QVERIFY(!setOne(document, 3));
    document.endGesture();
    QCOMPARE(steps(document), 2);
    QVERIFY(document.isModified());
    document.undoStack()->undo();
    QVERIFY(!document.isModified());
    QCOMPARE(document.session().matrices.at("X")(0, 0), 1.0);
}

void tst_gestures::sliderOfOptions()
{
    Document document(fullSession());
    document.beginGesture();
    for (int i = 0; i < 20; ++i)
        QVERIFY(!setExponent(document, 0.05 * i));
    Options options = document.session().options;
    options.mask = "causal";
    QVERIFY(!document.setOptions(options, QStringLiteral("Causal")));
    document.endGesture();
    QCOMPARE(steps(document), 1);
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Causal"));
    const std::string after = documentBytes(document.session());
    QVERIFY(isUndoneTo(document, fullSession()));
    document.undoStack()->redo();
    QCOMPARE(documentBytes(document.session()), after);

    document.beginGesture();
    const double start = document.session().options.scaleExponent;
    QVERIFY(!setExponent(document, 1.75));
    QVERIFY(!setExponent(document, start));
    document.endGesture();
    QCOMPARE(steps(document), 1);
}

void tst_gestures::strokesOfTheMask()
{
    for (const bool isPainted : {false, true}) {
        const Session session = isPainted ? fullSession() : plainSession();
        Document document(session);
        document.beginGesture();
        QVERIFY(!document.paintMask(Region::cell(0, 0), false));
        QVERIFY(!document.paintMask(Region::cell(2, 3), false));
        QVERIFY(!document.paintMask({1, 1, 2, 2}, false));
        document.endGesture();
        QCOMPARE(steps(document), 1);
        const MaskBits expected = isPainted ? bitsOf({"0101", "0000", "1000", "0001"}) : bitsOf({"0111", "1001", "1000", "1111"});
        QCOMPARE(document.session().options.allowed, expected);
        const std::string after = documentBytes(document.session());
        QVERIFY(isUndoneTo(document, session));
        document.undoStack()->redo();
        QCOMPARE(documentBytes(document.session()), after);
        document.settle();
        QCOMPARE(differenceFromFresh(document), QString());
    }
}

void tst_gestures::paintingThereAndBackLeavesTheMaskPaintedBefore()
{
    Document document(fullSession());
    document.beginGesture();
    QVERIFY(!document.paintMask(Region::cell(0, 0), false));
    QVERIFY(!document.paintMask(Region::cell(0, 2), true));
    QVERIFY(!document.paintMask(Region::cell(0, 0), true));
    QVERIFY(!document.paintMask(Region::cell(0, 2), false));
    document.endGesture();
    QCOMPARE(steps(document), 0);
    QCOMPARE(documentBytes(document.session()), documentBytes(fullSession()));
}

void tst_gestures::wholeInputs()
{
    Document document(plainSession());
    const Inputs start = document.session().matrices;
    document.beginGesture();
    for (int i = 2; i < 6; ++i) {
        Inputs inputs = document.session().matrices;
        inputs[i % 2 == 0 ? "X" : "Wq"] *= i;
        QVERIFY(!document.setInputs(inputs, QStringLiteral("Scale by %1").arg(i)));
    }
    document.endGesture();
    QCOMPARE(steps(document), 1);
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Scale by 5"));
    document.beginGesture();
    QVERIFY(!document.setInputs(start, QStringLiteral("back")));
    document.endGesture();
    QCOMPARE(steps(document), 2);
    QVERIFY(isUndoneTo(document, plainSession()));
}

void tst_gestures::sizes()
{
    Document document(fullSession());
    document.beginGesture();
    QVERIFY(!document.resize({6, 7, 5, 4}));
    QVERIFY(!document.resize({5, 6, 9, 3}));
    QCOMPARE(steps(document), 1);
    const std::string after = documentBytes(document.session());
    document.undoStack()->undo();
    QCOMPARE(documentBytes(document.session()), documentBytes(fullSession()));
    document.undoStack()->redo();
    QCOMPARE(documentBytes(document.session()), after);
    QVERIFY(!document.resize({4, 5, 3, 2}));
    document.endGesture();
    QCOMPARE(steps(document), 0);
    QCOMPARE(documentBytes(document.session()), documentBytes(fullSession()));
}

void tst_gestures::sizesThatLoseValuesStayAStep()
{
    Document document(fullSession());
    document.beginGesture();
    QVERIFY(!document.resize({2, 5, 3, 2}));
    QVERIFY(!document.resize({4, 5, 3, 2}));
    document.endGesture();
    QCOMPARE(steps(document), 1);
    QVERIFY(isUndoneTo(document, fullSession()));
}

void tst_gestures::namesAndTexts()
{
    Document document(fullSession());
    document.beginGesture();
    for (const char* name : {"o", "on", "one"}) {
        QVERIFY(!document.setTitle(name));
    }
    for (const char* name : {"o", "on", "one"}) {
        QVERIFY(!document.renameFeature(1, name));
    }
    for (const char* name : {"o", "on", "one more"}) {
        QVERIFY(!document.setMarkdown(0, name));
    }
    for (const char* name : {"o", "on", "green"}) {
        QVERIFY(!document.renameToken(1, name));
    }
    document.endGesture();
    QCOMPARE(steps(document), 3);  // the token is called what it was
    QVERIFY(isUndoneTo(document, fullSession()));
}

void tst_gestures::undoInTheMiddle()
{
    Document document(plainSession());
    document.beginGesture();
    QVERIFY(!setOne(document, 1));
    QVERIFY(!setOne(document, 2, 1));
    document.undoStack()->undo();
    QVERIFY(!setOne(document, 3));
    document.endGesture();
    QCOMPARE(steps(document), 1);
    QVERIFY(isUndoneTo(document, plainSession()));
}

AE_TEST(tst_gestures)
#include "tst_gestures.moc"
