// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/verification.h"

#include "../attention/wrongkernels.h"
#include "journey.h"
#include "samples.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The numbers on screen are held against a second implementation once it is quiet.
class tst_verification : public QObject {
    Q_OBJECT

    using State = Verification::State;
    static constexpr int kStart = 50;
    static constexpr int kPatience = 30000;  // its thread takes what others leave

    static Session wrongKernelSession()
    {
        Session session = drawnSession(9, 5, 6, 4);
        session.matrices = wrongKernelInputs();
        session.options = wrongKernelOptions();
        return session;
    }

private slots:
    void rightSessionsAgree();
    void wrongKernelsAreFound_data();
    void wrongKernelsAreFound();
    void rightAgainIsSaid();
    void editsMakeItStale();
    void picturesAreNoEdits();
    void quickUpdatesAreCheckedOnceTheyAreWhole();
    void longWorkIsLeftAtOnce();
    void largeSessionsStayFluid();
};

void tst_verification::rightSessionsAgree()
{
    std::vector<std::unique_ptr<Document>> documents = exampleDocuments();
    documents.push_back(std::make_unique<Document>(troubledSession()));
    for (const Session& session : journeySessions())
        documents.push_back(std::make_unique<Document>(session));
    std::vector<std::unique_ptr<Verification>> all;
    for (const auto& document : documents) {
        all.push_back(std::make_unique<Verification>(document.get(), nullptr, kStart));
        QCOMPARE(all.back()->state(), State::Waiting);
        QCOMPARE(all.back()->headline(), u"Checking …"_s);
    }
    for (const auto& verification : all) {
        QTRY_COMPARE_WITH_TIMEOUT(verification->state(), State::Agrees, kPatience);
        QCOMPARE(verification->headline(), u"Checked"_s);
        Index cells = 0;
        for (const StepCheck& check : verification->checks())
            cells += check.cells;
        QVERIFY2(verification->details().contains(QLocale().toString(static_cast<qlonglong>(cells))), qPrintable(verification->details()));
        QVERIFY(!verification->details().contains(u"Every number shown"_s));  // some of what is shown is not compared
        for (const char* named : {"Q, K, V", "compared: ", "A, O.", "X, W_Q", "not part of it: charts, the plane, merged matrices"})
            QVERIFY2(verification->details().contains(QString::fromUtf8(named)), named);
    }
}

void tst_verification::wrongKernelsAreFound_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < wrongKernels().size(); ++i)
        QTest::newRow(wrongKernels()[i].name.data()) << static_cast<int>(i);
}

void tst_verification::wrongKernelsAreFound()
{
    QFETCH(const int, index);
    const WrongKernel& kernel = wrongKernels()[static_cast<std::size_t>(index)];
    Document document(wrongKernelSession());
    Verification verification(&document, nullptr, kStart);
    document.setEvaluator(kernel.evaluate);
    QVERIFY(!document.removeToken(8));  // other shapes: all is computed anew
    document.settle();
    QTRY_COMPARE_WITH_TIMEOUT(verification.state(), State::Disagrees, kPatience);
    const QString step = fromUtf8(kernel.step) + u'[';
    QVERIFY2(verification.headline().startsWith(u"Numbers disagree: "_s) && verification.headline().contains(step),
             qPrintable(verification.headline()));
    QVERIFY2(verification.report().contains(step), qPrintable(verification.report()));
    QVERIFY(!verification.report().contains(u"t1"_s));  // no token
}

void tst_verification::rightAgainIsSaid()
{
    Document document(wrongKernelSession());
    Verification verification(&document, nullptr, kStart);
    document.setEvaluator(wrongKernels().front().evaluate);
    QVERIFY(!document.removeToken(8));
    document.settle();
    QTRY_COMPARE_WITH_TIMEOUT(verification.state(), State::Disagrees, kPatience);
    document.setEvaluator(&Evaluation::of);
    document.undoStack()->undo();
    document.settle();
    QCOMPARE(verification.state(), State::Waiting);
    QTRY_COMPARE_WITH_TIMEOUT(verification.state(), State::Agrees, kPatience);
}

void tst_verification::editsMakeItStale()
{
    Document document(drawnSession(30, 5, 3, 2));
    Verification verification(&document, nullptr, kStart);
    QTRY_COMPARE_WITH_TIMEOUT(verification.state(), State::Agrees, kPatience);
    for (int i = 0; i < 20; ++i) {
        QVERIFY(!document.setCells("X", Region::cell(1, 1), Matrix::Constant(1, 1, 0.1 * i)));
        document.settle();
        QCOMPARE(verification.state(), State::Waiting);
        QTest::qWait(290 + i);  // at every distance from the beginning of the work
        QVERIFY(verification.state() != State::Disagrees);
    }
    // a session ahead of its results by one frame
    QTest::qWait(320);
    QVERIFY(!document.setCells("X", Region::cell(1, 1), Matrix::Constant(1, 1, 77)));
    QTest::qWait(5);
    QVERIFY(verification.state() != State::Disagrees);
    QTRY_COMPARE_WITH_TIMEOUT(verification.state(), State::Agrees, kPatience);
}

void tst_verification::picturesAreNoEdits()
{
    Document document(drawnSession(6, 5, 3, 2));
    Verification verification(&document, nullptr, kStart);
    QTRY_COMPARE_WITH_TIMEOUT(verification.state(), State::Agrees, kPatience);
    document.pickToken(2);
    document.selectCell(CellRef{"weights", 0, 1, 1});
    document.setDecimals(5);
    QVERIFY(!document.renameToken(0, "other"));
    document.settle();
    QCOMPARE(verification.state(), State::Agrees);
}

void tst_verification::quickUpdatesAreCheckedOnceTheyAreWhole()
{
    Document document(drawnSession(300, 5, 3, 2));
    Verification verification(&document, nullptr, kStart);
    QTRY_COMPARE_WITH_TIMEOUT(verification.state(), State::Agrees, kPatience);
    QVERIFY(!document.setCells("X", Region::cell(17, 1), Matrix::Constant(1, 1, 0.3)));
    document.settle();
    QCOMPARE_GT(document.evaluation().differences(), 0);
    QTest::qWait(400);
    QCOMPARE(verification.state(), State::Waiting);
    QTRY_COMPARE_WITH_TIMEOUT(verification.state(), State::Agrees, kPatience);
    QCOMPARE(document.evaluation().differences(), 0);
}

void tst_verification::longWorkIsLeftAtOnce()
{
    QElapsedTimer timer;
    {
        Document document(drawnSession(900, 64, 64, 64));
        Verification verification(&document, nullptr, kStart);
        QTRY_COMPARE_WITH_TIMEOUT(verification.state(), State::Checking, kPatience);
        QTest::qWait(60);
        QCOMPARE(verification.state(), State::Checking);
        timer.start();
    }
    QCOMPARE_LT(timer.elapsed(), 2000);
}

/// The thread that shows the numbers is never held for longer than a slice takes to copy.
void tst_verification::largeSessionsStayFluid()
{
    Document document(drawnSession(700, 96, 64, 64));
    Verification verification(&document, nullptr, kStart);
    QTRY_COMPARE_WITH_TIMEOUT(verification.state(), State::Checking, kPatience);
    QElapsedTimer gap;
    gap.start();
    qint64 longest = 0;
    while (verification.state() == State::Checking) {
        QCoreApplication::processEvents();
        longest = std::max(longest, gap.nsecsElapsed());
        gap.restart();
        QThread::usleep(500);
    }
    QCOMPARE(verification.state(), State::Agrees);
    qInfo("longest hold %.2f ms", static_cast<double>(longest) / 1e6);
}

AE_TEST(tst_verification)
#include "tst_verification.moc"
