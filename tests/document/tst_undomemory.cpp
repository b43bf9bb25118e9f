// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/undomemory.h"

#include "document/document.h"
#include "document/retext.h"
#include "sessions.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace ae::test;

/// Old steps are forgotten when those of a document hold more than they may, and the others stay what they were.
class tst_undomemory : public QObject {
    Q_OBJECT

private:
    static constexpr Index kSide = 64;
    static constexpr std::size_t kStep = sizeof(double) * kSide * kSide;  ///< what one of the edits below holds

    static Session session()
    {
        Session large = plainSession();
        large.title = "A title";
        large.tokens.clear();
        for (Index i = 0; i < kSide; ++i)
            large.tokens.push_back("t" + std::to_string(i));
        large.features.clear();
        large.matrices.find("X")->second = Matrix::Zero(kSide, kSide);
        for (const char* name : {"Wq", "Wk", "Wv"})
            large.matrices.find(name)->second = Matrix::Constant(kSide, 2, 0.5);
        return large;
    }
    static void fill(Document& document, double value)
    {
        QVERIFY(!document.setCells("X", Region::whole({kSide, kSide}), Matrix::Constant(kSide, kSide, value)));
        document.settle();
    }
    static double first(const Document& document) { return document.session().matrices.find("X")->second(0, 0); }

private slots:
    void cleanup() { setUndoMemory(0); }

    void withoutALimitEverythingGoesBack()
    {
        Document document(session());
        for (int i = 1; i <= 20; ++i)
            fill(document, i);
        document.undoStack()->setIndex(0);
        QCOMPARE(first(document), 0.0);
    }

    void theOldestAreForgotten()
    {
        setUndoMemory(3 * kStep);
        Document document(session());
        QSignalSpy refused(&document, &Document::stepRefused);
        for (int i = 1; i <= 10; ++i)
            fill(document, i);
        QCOMPARE(document.undoStack()->count(), 10);
        for (int i = 0; i < 3; ++i)
            document.undoStack()->undo();
        QCOMPARE(first(document), 7.0);
        QCOMPARE(refused.count(), 0);
        // the fourth has no numbers any more: said, and nothing moves
        document.undoStack()->undo();
        QCOMPARE(refused.count(), 1);
        QCOMPARE(first(document), 7.0);
        QCOMPARE(document.undoStack()->index(), 7);
        // a jump to the start goes as far as it can
        document.undoStack()->setIndex(10);
        QCOMPARE(first(document), 10.0);
        document.undoStack()->setIndex(0);
        QCOMPARE(first(document), 7.0);
        QCOMPARE(document.undoStack()->index(), 7);
        QCOMPARE(refused.count(), 2);
        document.settle();
        QCOMPARE(document.evaluation().value("X")(0, 0), 7.0);
        document.undoStack()->setIndex(10);
        QCOMPARE(first(document), 10.0);
    }

    void theLastStepStays()
    {
        setUndoMemory(1);
        Document document(session());
        fill(document, 1);
        fill(document, 2);
        document.undoStack()->undo();
        QCOMPARE(first(document), 1.0);
    }

    void newWordsForWhatTheProgramBroughtAreNoEdit()
    {
        Document document(session());
        fill(document, 1);
        const std::string title = document.session().title;
        QSignalSpy changed(&document, &Document::changed);
        document.undoStack()->setClean();
        retext(document, [](std::string& text, const std::string&) { text = "Other words"; });
        QCOMPARE(document.session().title, std::string(title.empty() ? "" : "Other words"));
        QVERIFY(!document.isModified());
        QCOMPARE(document.undoStack()->count(), 1);
        QCOMPARE(changed.count(), title.empty() ? 0 : 1);
        document.undoStack()->undo();
        QCOMPARE(first(document), 0.0);
    }
};

AE_TEST(tst_undomemory)
#include "tst_undomemory.moc"
