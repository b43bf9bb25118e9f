// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/problem.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

/// Sentences and the table of errors.
class tst_problem : public QObject {
    Q_OBJECT
private slots:
    void fills_data();
    void fills();
    void everyErrorHasASentence();
    void saysWhichSizeIsNeeded();
    void saysMemoryInReadableUnits();
};

void tst_problem::fills_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("filled");
    QTest::newRow("in order") << "%1 and %2"
                              << "%2 and b";
    QTest::newRow("twice") << "%2%2"
                           << "bb";
    QTest::newRow("no such argument") << "%3 of %1"
                                      << "%3 of %2";
    QTest::newRow("a percent sign alone") << "100 % %"
                                          << "100 % %";
    QTest::newRow("a letter is no argument") << "%a %"
                                             << "%a %";
    QTest::newRow("zero is no argument") << "%0"
                                         << "%0";
}

void tst_problem::fills()
{
    QFETCH(QString, pattern);
    QFETCH(QString, filled);
    // the first argument looks like a place itself and must not be filled again
    QCOMPARE(QString::fromStdString(ae::fill(pattern.toStdString(), {"%2", "b"})), filled);
}

void tst_problem::everyErrorHasASentence()
{
    for (int code = 0; code <= static_cast<int>(ae::ErrorCode::NotEnoughMemory); ++code) {
        const ae::Problem problem = ae::problemOf({static_cast<ae::ErrorCode>(code), {"A", "B", "C", "D", "E"}});
        QVERIFY2(problem.kind != ae::ProblemKind::Bug, std::to_string(code).c_str());
        QVERIFY2(problem.sentence().find('%') == std::string::npos, problem.sentence().c_str());
        QVERIFY2(problem.sentence().find("; ") != std::string::npos, problem.sentence().c_str());
    }
}

void tst_problem::saysWhichSizeIsNeeded()
{
    const ae::Problem problem = ae::problemOf({ae::ErrorCode::RowsDiffer, {"X", "3x4", "Wq", "3x2", "4"}});
    QCOMPARE(problem.sentence(), std::string("X is 3x4 but Wq is 3x2: Wq needs 4 rows; resize one of the two"));
}

void tst_problem::saysMemoryInReadableUnits()
{
    const ae::Problem problem = ae::problemOf({ae::ErrorCode::NotEnoughMemory, {"3221225472", "512"}});
    COMPARE_CONTAINS(problem.sentence(), "would take 3.0 GiB, more than half of the 512 bytes of memory");
    const ae::Problem vast = ae::problemOf({ae::ErrorCode::NotEnoughMemory, {"1e21", "4398046511104"}});  // beyond the last unit
    COMPARE_CONTAINS(vast.sentence(), "would take 888178.4 PiB, more than half of the 4.0 TiB of memory");
}

AE_TEST(tst_problem)
#include "tst_problem.moc"
