// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/goalseek.h"

#include "session/reader.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace ae;

namespace {

constexpr auto path = AE_SOURCE_DIR "/resources/examples/goal-seek-stall.attn";

/// Values of the one goal, step by step.
std::vector<double> run(const Session& session, const SeekPlan& plan)
{
    Computed<Seek> seek = Seek::of(session.matrices, session.options, plan);
    std::vector<double> values = {seek->status().values[0]};
    while (seek->status().state == SeekState::Running && seek->status().step < plan.steps)
        values.push_back(seek->step().values[0]);
    return values;
}

double largestGradient(const Session& session, const SeekPlan& plan)
{
    return Seek::of(session.matrices, session.options, plan)->status().largestGradient;
}

bool isAbout(double value, double said)
{
    return std::abs(value - said) <= 0.005 * said;
}

}  // namespace

/// The figures that the texts of the example on goal seek tell, each measured again.
class tst_stallexample : public QObject {
    Q_OBJECT

private:
    Session m_session = loadSession(path).value().session;

    SeekPlan planOf(const char* loss, const char* method, double rate) const
    {
        const Graph graph = build(m_session.options, shapesOf(m_session.matrices)).value();
        SeekPlan plan = seekPlan(m_session.view.seek, m_session, graph).value();
        plan.loss = loss;
        plan.method = method;
        plan.rate = rate;
        return plan;
    }

private slots:
    void isSmall() { QCOMPARE_LE(QFile(QString::fromUtf8(path)).size(), 150 * 1024); }

    void isTheLessonWidened()
    {
        const Session lesson = loadSession(AE_SOURCE_DIR "/resources/examples/lesson.attn").value().session;
        QVERIFY(m_session.tokens == lesson.tokens && m_session.features == lesson.features);
        QCOMPARE(m_session.options.scaleExponent, 0.0);
        const Inputs wide = widen(lesson.matrices, lesson.options, {"random", 512, 32}).value();
        for (const auto& [key, matrix] : wide) {
            QCOMPARE(shapeOf(m_session.matrices.at(key)), shapeOf(matrix));
            QCOMPARE_LE((m_session.matrices.at(key) - matrix).cwiseAbs().maxCoeff(), 0.0005 + 1e-12);
        }
    }

    void startsAsItStalls()
    {
        QVERIFY(planOf("square", "descent", 0.5) == planOf(m_session.view.seek.loss.c_str(), "descent", m_session.view.seek.rate));
    }

    void descentOnTheSquaredDistanceStalls()
    {
        const std::vector<double> values = run(m_session, planOf("square", "descent", 0.5));
        QCOMPARE(values.size(), std::size_t{501});
        QVERIFY(isAbout(values.front(), 0.000000709));
        QVERIFY(isAbout(values.back(), 0.000000872));
        QCOMPARE_LE(*std::max_element(values.begin(), values.end()), 1e-4);
        QVERIFY(isAbout(largestGradient(m_session, planOf("square", "descent", 0.5)), 0.00000183));
    }

    void theSameRateArrivesWithScaling()
    {
        Session scaled = m_session;
        scaled.options.scaleExponent = 0.5;
        const std::vector<double> values = run(scaled, planOf("square", "descent", 0.5));
        QVERIFY(isAbout(values.front(), 0.105));
        QVERIFY(values[385] < 0.89 && values[386] >= 0.89);
        QCOMPARE_LE(std::abs(values.back() - 0.8945), 0.0005);
    }

    void theLogarithmMoves()
    {
        const std::vector<double> slow = run(m_session, planOf("nll", "descent", 0.001));
        QCOMPARE(slow.size(), std::size_t{24});
        QVERIFY(slow.back() >= 0.899);
        const std::vector<double> fast = run(m_session, planOf("nll", "descent", 0.5));
        QCOMPARE(fast.size(), std::size_t{2});
        QVERIFY(fast.back() > 0.9995);
    }

    void adamMoves()
    {
        const std::vector<double> values = run(m_session, planOf("square", "adam", 0.001));
        QCOMPARE(std::max_element(values.begin(), values.end()) - values.begin(), std::ptrdiff_t{42});
        QVERIFY(isAbout(values[42], 0.996));
        QCOMPARE(values.size(), std::size_t{127});
        QCOMPARE_LE(std::abs(values.back() - 0.9), 0.0005);
        const std::vector<double> fast = run(m_session, planOf("square", "adam", 0.05));
        QVERIFY(*std::min_element(fast.begin() + 1, fast.end()) > 0.9995);
    }

    void adamStaysBelowItsEpsilon()
    {
        SeekPlan plan = planOf("square", "adam", 0.05);
        int tried = 0;
        for (Index row = 0; row < 7; ++row) {
            for (Index column = 0; column < 7; ++column) {
                plan.goals = {{{"weights", 0, row, column}, 0.9}};
                const double start = Seek::of(m_session.matrices, m_session.options, plan)->status().values[0];
                if (start > 1e-12)
                    continue;
                QCOMPARE_LE(run(m_session, plan).back(), 1e-12);
                ++tried;
            }
        }
        QCOMPARE(tried, 3);
        plan.goals = {{{"weights", 0, 1, 5}, 0.9}};
        QCOMPARE_LE(std::abs(run(m_session, plan).back() - 2.2e-15), 0.05e-15);
        QVERIFY(largestGradient(m_session, plan) < 9e-15);
        plan.loss = "nll";
        plan.method = "descent";
        plan.rate = 0.001;
        const std::vector<double> values = run(m_session, plan);
        QCOMPARE(values.size(), std::size_t{29});
        QCOMPARE_LE(std::abs(values.back() - 0.91), 0.005);
    }

    void notEveryPairStalls()
    {
        SeekPlan plan = planOf("square", "descent", 0.5);
        QMap<QByteArray, int> ends;
        for (Index pair = 0; pair < 49; ++pair) {
            plan.goals = {{{"weights", 0, pair / 7, pair % 7}, 0.9}};
            const std::vector<double> values = run(m_session, plan);
            if (values.front() < 2e-6) {
                QCOMPARE_LE(values.back(), 3e-6);
                ++ends["stalled"];
            } else if (std::abs(values.back() - 0.9) <= 0.001) {
                ++ends["arrived"];
            } else if (values.back() > 0.9995) {
                ++ends["at 1"];
            } else {
                QVERIFY(isAbout(values.back(), 4.03e-5));
                ++ends["creeping"];
            }
        }
        QCOMPARE(ends, (QMap<QByteArray, int>{{"stalled", 21}, {"arrived", 23}, {"at 1", 4}, {"creeping", 1}}));
    }
};

AE_TEST(tst_stallexample)
#include "tst_stallexample.moc"
