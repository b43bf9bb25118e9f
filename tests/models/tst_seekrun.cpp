// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/seekrun.h"

#include "samples.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// A goal seek on an open document.
class tst_seekrun : public QObject {
    Q_OBJECT

    static SeekPlan planOf(const CellRef& cell, double target)
    {
        SeekPlan plan;
        plan.goals = {{cell, target}};
        plan.free = {"Wq", "Wk"};
        plan.locks = {{"Wq", 0, 0, 1}};
        return plan;
    }

private slots:
    void aWholeRunIsOneStep()
    {
        const auto document = lessonDocument();
        const std::string before = documentBytes(document->session());
        const double locked = document->session().matrices.at("Wq")(0, 1);
        SeekRun run(document.get());
        const CellRef cell{"weights", 0, 4, 5};
        QVERIFY(!run.begin(planOf(cell, 0.9)));
        run.play();
        QTRY_VERIFY_WITH_TIMEOUT(!run.isOn(), 20'000);
        document->settle();
        QVERIFY2(run.words().contains(u"Reached"_s), qPrintable(run.words()));
        QVERIFY(std::abs(document->evaluation().value("weights")(4, 5) - 0.9) < 0.01);
        QCOMPARE(document->session().matrices.at("Wq")(0, 1), locked);
        QCOMPARE(run.course().front().step, 0);
        QVERIFY(run.course().size() > 10 && run.course().back().loss < run.course().front().loss);
        QVERIFY(differenceFromFresh(*document).isEmpty());
        QCOMPARE(document->undoStack()->count(), 1);
        document->undoStack()->undo();
        QVERIFY(documentBytes(document->session()) == before);
    }

    void stepsOneByOne()
    {
        const auto document = lessonDocument();
        SeekRun run(document.get());
        QVERIFY(!run.begin(planOf({"output", 0, 4, 1}, 0.1)));
        for (int i = 1; i <= 3; ++i) {
            run.step();
            QCOMPARE(run.course().size(), static_cast<std::size_t>(i + 1));
        }
        QVERIFY(run.isOn());
        run.end();
        QCOMPARE(document->undoStack()->count(), 1);
    }

    void anEditEndsTheRun_data()
    {
        QTest::addColumn<int>("edit");
        QTest::newRow("a cell") << 0;
        QTest::newRow("an option") << 1;
        QTest::newRow("undo") << 2;
    }
    void anEditEndsTheRun()
    {
        QFETCH(const int, edit);
        const auto document = lessonDocument();
        SeekRun run(document.get());
        QVERIFY(!run.begin(planOf({"weights", 0, 4, 5}, 0.9)));
        run.step();
        if (edit == 0) {
            QVERIFY(!document->setCells("X", Region::cell(1, 1), Matrix::Constant(1, 1, 7)));
        } else if (edit == 1) {
            Options options = document->session().options;
            options.scaleExponent = 0;
            QVERIFY(!document->setOptions(options, u"off"_s));
        } else {
            document->undoStack()->undo();
        }
        const std::string changed = documentBytes(document->session());
        run.step();
        QVERIFY(!run.isOn());
        QVERIFY2(run.words().contains(u"changed meanwhile"_s), qPrintable(run.words()));
        QVERIFY(documentBytes(document->session()) == changed);
    }

    void whatCannotBeIsRefusedAndChangesNothing()
    {
        const auto document = lessonDocument();
        const std::string before = documentBytes(document->session());
        SeekRun run(document.get());
        SeekPlan plan = planOf({"weights", 0, 4, 5}, 1.5);
        QVERIFY(run.begin(plan));
        plan = planOf({"weights", 0, 4, 5}, 0.9);
        plan.free = {"Wv"};  // the weights do not depend on it
        const auto problem = run.begin(plan);
        QVERIFY(problem);
        QVERIFY(!run.isOn());
        QVERIFY(documentBytes(document->session()) == before);
    }
};

AE_TEST(tst_seekrun)
#include "tst_seekrun.moc"
