// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/goalseek.h"

#include "session/reader.h"
#include "testmain.h"

#include <QTest>

#include <limits>

using namespace ae;

/// Goals and locks as texts, and the run that they mean.
class tst_goalseek : public QObject {
    Q_OBJECT
private slots:
    void readsGoals_data();
    void readsGoals();
    void refusesGoals_data();
    void refusesGoals();
    void goalsComeBack();
    void settingsBecomeAPlanAndComeBack();
    void refusesALockThatIsNotThere();

private:
    Session m_session = loadSession(AE_SOURCE_DIR "/resources/examples/lesson.attn").value().session;
    Graph m_graph = build(m_session.options, shapesOf(m_session.matrices)).value();
};

void tst_goalseek::readsGoals_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<double>("target");
    const auto row = [](const char* text, double target) { QTest::newRow(text) << std::string(text) << target; };
    row("weights[4,5]=0.9", 0.9);
    row("weights[export,fail]=0.9", 0.9);
    row(" weights[ export , fail ]=1e-3", 1e-3);
    row("weights[export,fail] = -2", -2);
}

void tst_goalseek::readsGoals()
{
    QFETCH(const std::string, text);
    QFETCH(const double, target);
    const Result<Goal> goal = parseGoal(text, m_session, m_graph);
    QVERIFY2(goal.isOk(), goal ? "" : goal.error().sentence().c_str());
    QVERIFY((*goal == Goal{{"weights", 0, 4, 5}, target}));
}

void tst_goalseek::refusesGoals_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* text, const char* expected) { QTest::newRow(text) << std::string(text) << std::string(expected); };
    row("weights[4,5]", "the value to reach is missing");
    row("weights[4,5]=", "\"\" is not a number");
    row("weights[4,5]=  ", "\"\" is not a number");
    row("weights[4,5]=much", "\"much\" is not a number");
    row("weights[4,5]=0,9", "\"0,9\" is not a number");
    row("weights[4,9]=0.9", "there is no column 9");
    row("weights[4,nobody]=0.9", "there is no token \"nobody\"");
    row("bq[0,0]=0.9", "this session has no bq");
    row("weights=0.9", "is not the name of a cell");
}

void tst_goalseek::refusesGoals()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, expected);
    const Result<Goal> goal = parseGoal(text, m_session, m_graph);
    QVERIFY(!goal.isOk());
    QCOMPARE(goal.error().kind, ProblemKind::Usage);
    QCOMPARE(goal.error().where, text);
    QVERIFY2(goal.error().sentence().find(expected) != std::string::npos, goal.error().sentence().c_str());
}

void tst_goalseek::goalsComeBack()
{
    for (const double target : {0.9, 1e-320, -0.1, 1.0 / 3, std::numeric_limits<double>::max()}) {
        const Goal goal{{"output", 0, 6, 1}, target};
        QVERIFY(*parseGoal(goalText(goal), m_session, m_graph) == goal);
    }
    QCOMPARE(goalText({{"weights", 0, 4, 5}, 0.9}), std::string("weights[4,5]=0.9"));
}

void tst_goalseek::settingsBecomeAPlanAndComeBack()
{
    const SeekSettings settings = {{"weights[4,5]=0.9", "output[0,1]=-2"}, {"Wq", "X"}, {"Wq[0,1]"}, "nll", "descent", 0.5, 77, 0};
    const Result<SeekPlan> plan = seekPlan(settings, m_session, m_graph);
    QVERIFY(plan.isOk());
    QVERIFY((plan->goals == std::vector<Goal>{{{"weights", 0, 4, 5}, 0.9}, {{"output", 0, 0, 1}, -2}}));
    QVERIFY((plan->locks == std::vector<CellRef>{{"Wq", 0, 0, 1}}));
    QVERIFY(seekSettings(*plan) == settings);
    QVERIFY(seekPlan(SeekSettings(), m_session, m_graph).value() == SeekPlan());
}

void tst_goalseek::refusesALockThatIsNotThere()
{
    const Result<SeekPlan> plan = seekPlan({{"weights[4,5]=0.9"}, {"Wq"}, {"Wq[action,7]"}, "nll", "adam", 0.5, 77, 0}, m_session, m_graph);
    QVERIFY(!plan.isOk());
    QCOMPARE(plan.error().where, std::string("Wq[action,7]"));
}

AE_TEST(tst_goalseek)
#include "tst_goalseek.moc"
