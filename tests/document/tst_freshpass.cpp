// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "sessions.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace ae::test;

/// Rounding that differences gather is swept out in the background once it is calm; a stale pass changes nothing.
class tst_freshpass : public QObject {
    Q_OBJECT
private slots:
    void comesWhenItIsCalm();
    void smallSessionsNeedNone();
    void editsMakeItStale();
    void closingDoesNotWaitForIt();
};

namespace {

Session largeSession()
{
    Session session = plainSession();
    session.tokens.clear();
    for (int i = 0; i < 280; ++i)
        session.tokens.push_back("t" + std::to_string(i));
    Matrix x(280, 5);
    for (Index i = 0; i < x.rows(); ++i) {
        for (Index j = 0; j < x.cols(); ++j)
            x(i, j) = normalDraw(5, 1, static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(j));
    }
    session.matrices["X"] = x;
    return session;
}

void editOnce(Document& document, double value)
{
    QCOMPARE(sentenceOf(document.setCells("X", Region::cell(17, 2), Matrix::Constant(1, 1, value))), QString());
    document.settle();
}

}  // namespace

void tst_freshpass::comesWhenItIsCalm()
{
    Document document(largeSession());
    for (int i = 0; i < 40; ++i)
        editOnce(document, 0.1 * i);
    QCOMPARE(document.evaluation().differences(), 40);
    const int steps = document.undoStack()->count();
    QSignalSpy changed(&document, &Document::changed);
    QTRY_COMPARE(document.evaluation().differences(), 0);
    QCOMPARE(changed.count(), 1);
    QVERIFY(changed.first().first().value<Change>().touches("output"));
    QVERIFY(!changed.first().first().value<Change>().touches("X"));
    QCOMPARE(document.undoStack()->count(), steps);
    QCOMPARE(differenceFromFresh(document), QString());
    const Evaluation fresh = *Evaluation::of(document.session().matrices, document.session().options);
    QVERIFY(document.evaluation().value("output").toMatrix() == fresh.value("output").toMatrix());  // to the last bit
    editOnce(document, 9);
    QCOMPARE(document.evaluation().differences(), 1);
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_freshpass::smallSessionsNeedNone()
{
    Document document(plainSession());
    QCOMPARE(sentenceOf(document.setCells("X", Region::cell(1, 1), Matrix::Constant(1, 1, 2))), QString());
    document.settle();
    QSignalSpy changed(&document, &Document::changed);
    QTest::qWait(900);
    QCOMPARE(changed.count(), 0);
}

void tst_freshpass::editsMakeItStale()
{
    Document document(largeSession());
    QElapsedTimer timer;
    timer.start();
    // edits at every distance from the moment at which a pass begins and ends
    for (int i = 0; timer.elapsed() < 2500; ++i) {
        editOnce(document, 0.01 * i);
        QTest::qWait(560 + (i * 17) % 90);
        QCOMPARE(document.session().matrices.find("X")->second(17, 2), 0.01 * i);
        QCOMPARE(differenceFromFresh(document), QString());
    }
    QTRY_COMPARE(document.evaluation().differences(), 0);
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_freshpass::closingDoesNotWaitForIt()
{
    for (const int wait : {0, 590, 605, 620}) {
        Document document(largeSession());
        editOnce(document, 3);
        QTest::qWait(wait);
    }
    QTest::qWait(50);  // what was under way finds nobody
}

AE_TEST(tst_freshpass)
#include "tst_freshpass.moc"
