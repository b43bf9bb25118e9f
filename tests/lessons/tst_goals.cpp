// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonfiles.h"
#include "lessons/goals.h"
#include "testmain.h"

#include <QTest>

#include <functional>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

namespace {

/// A session with its results, as it is at one moment.
struct Scene {
    Session session;
    Evaluation evaluation;
    explicit Scene(Session given)
        : session(std::move(given)), evaluation(std::move(Evaluation::of(session.matrices, session.options).value()))
    {
    }
    LessonMoment moment() const { return {&session, &evaluation, {}, {}, "none"}; }
};

Scene changed(const std::function<void(Session&)>& change)
{
    Session session = exampleNamed("lesson");
    change(session);
    return Scene(session);
}

}  // namespace

/// Conditions: what they mean, and what they say when they cannot be read.
class tst_goals : public QObject {
    Q_OBJECT
    const Scene m_lesson{exampleNamed("lesson")};

    bool holds(const char* goal, const LessonMoment& now, const LessonMoment& start)
    {
        const Result<bool> result = goalHolds(goal, now, start);
        if (!result)
            qWarning("%s: %s", goal, result.error().sentence().c_str());
        return result && *result;
    }
    bool holds(const char* goal, const Scene& now) { return holds(goal, now.moment(), m_lesson.moment()); }

private slots:
    void compareNumbers()
    {
        // NumPy: weights[4,5] = 0.24069, entropy of that row 2.7507 bits
        for (const char* goal : {"weights[export,fail] >= 0.24", "weights[4,5] <= 0.2410", "weights[export,fail] = 0.24 within 0.01",
                                 "weights[export,fail] > weights[export,Why]", "entropy_bits[export] < 2.76", "entropy_bits[export] > 2.74",
                                 "max_weight[export] = weights[export,fail]", "temperature = 1", "n = 7", "d_k = 2", "width = 512",
                                 "divisor = 1.41421356237 within 1e-10", "Wq[product,0] = 1 and Wk[product,0] = -1.5"})
            QVERIFY2(holds(goal, m_lesson), goal);
        for (const char* goal : {"weights[export,fail] >= 0.25", "weights[export,fail] = 0.24", "n = 7 and n = 8", "temperature < 1"})
            QVERIFY2(!holds(goal, m_lesson), goal);
    }

    void comparesWithTheStart()
    {
        const Scene off = changed([](Session& s) { s.options.scaleExponent = 0; });
        for (const char* goal : {"weights[export,fail] grew", "weights[export,Why] fell", "weights changed", "scores unchanged",
                                 "scale_exponent < start", "output[export] changed", "K[fail] unchanged"})
            QVERIFY2(holds(goal, off), goal);
        for (const char* goal : {"weights[export,fail] fell", "weights unchanged", "scores changed", "scale_exponent = start"})
            QVERIFY2(!holds(goal, off), goal);
        QVERIFY(holds("weights unchanged within 1", off));
    }

    void followsTokensThatMove()
    {
        const Scene swapped = changed([](Session& s) {
            std::swap(s.tokens[4], s.tokens[5]);
            Matrix& x = s.matrices.at("X");
            x.row(4).swap(x.row(5));
        });
        QVERIFY(holds("order reordered and output[export] unchanged and output changed", swapped));
        QVERIFY(!holds("order reordered", m_lesson));
        QVERIFY(!holds("output unchanged", swapped));
        QVERIFY(holds("order is Why did my Nimbus fail export ?", swapped));
    }

    void looksAtWordsAndCells()
    {
        LessonMoment now = m_lesson.moment();
        now.selected = CellRef{"scores", 0, 4, 5};
        now.prediction = "right";
        for (const char* goal : {"mask is none", "picked is Why", "selected is scores[export,fail]", "selected in scores",
                                 "prediction is right", "rotary is none", "source is random", "selected changed"})
            QVERIFY2(holds(goal, now, m_lesson.moment()), goal);
        for (const char* goal : {"mask is causal", "picked is export", "selected is scores[fail,export]", "selected in weights",
                                 "derivatives in weights", "selected unchanged"})
            QVERIFY2(!holds(goal, now, m_lesson.moment()), goal);
    }

    void knowsMasksAndSymmetry()
    {
        const Scene causal = changed([](Session& s) { s.options.mask = "causal"; });
        QVERIFY(holds("weights[Why,did] hidden", causal));
        QVERIFY(!holds("weights[did,Why] hidden", causal));
        QVERIFY(holds("weights[Why,did] = 0", causal));
        const Scene even = changed([](Session& s) { s.matrices.at("Wk") = s.matrices.at("Wq"); });
        QVERIFY(holds("scores symmetric and weights asymmetric", even));
        QVERIFY(holds("scores asymmetric", m_lesson));
    }

    void aRowWithoutWeightsIsNothing()
    {
        const Scene spoiled = changed([](Session& s) { s.matrices.at("X")(4, 0) = std::numeric_limits<double>::quiet_NaN(); });
        for (const char* goal : {"weights[export,fail] >= 0", "weights[export,fail] < 1", "entropy_bits[export] < 3",
                                 "weights[export,fail] changed", "weights[export,fail] unchanged", "output unchanged"})
            QVERIFY2(!holds(goal, spoiled), goal);
    }

    void saysWhatCannotBeRead_data()
    {
        QTest::addColumn<QByteArray>("goal");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* goal, const char* said) { QTest::newRow(goal) << QByteArray(goal) << QByteArray(said); };
        row("", "there is no quantity \"\"");
        row("wieghts[0,0] > 1", "there is no quantity \"wieghts\"; use one of scale_exponent");
        row("weights[export,nobody] > 1", "there is no token \"nobody\"");
        row("weights[export,fail > 1", "opens a bracket that is not closed");
        row("weights[9,0] > 1", "there is no row 9");
        row("weights[export,fail]", "it is not said what \"weights[export,fail]\" is to be; use one of >=");
        row("weights[export,fail] >> 1", "there is no verb \">>\"");
        row("weights[export,fail] >= lots", "there is no quantity \"lots\"");
        row("weights[export,fail] >=", "nothing follows \">=\"");
        row("weights[export,fail] grew much", "\"much\" follows \"grew\", which stands alone");
        row("weights[export,fail] = 1 within reach", "\"reach\" cannot be read as a tolerance");
        row("weights > 1", "\">\" cannot be said of \"weights > 1\"");
        row("mask >= 1", "cannot be said of");
        row("mask is casual", "it can never be \"casual\"; use one of none, causal, painted");
        row("picked is nobody", "it can never be \"nobody\"");
        row("selected is weights", "\"weights\" is not the name of a cell");
        row("selected in nowhere", "there is no step \"nowhere\"");
        row("entropy_bits > 1", "\"entropy_bits\" is a quantity of one row");
        row("temperature[0] > 1", "\"temperature\" stands alone");
        row("bk changed", "there is no quantity \"bk\"");
        row("mask is none and", "it can never be");
    }
    void saysWhatCannotBeRead()
    {
        QFETCH(QByteArray, goal);
        QFETCH(QByteArray, said);
        const Result<bool> result = goalHolds(goal.toStdString(), m_lesson.moment(), m_lesson.moment());
        QVERIFY(!result);
        const std::string sentence = result.error().sentence();
        QVERIFY2(sentence.find(said.toStdString()) != std::string::npos, sentence.c_str());
    }

    void everyRowOfTheTablesIsUsed()
    {
        for (const GoalSubject& subject : goalSubjects()) {
            const Quantity quantity = subject.read(m_lesson.moment(), 0);
            QVERIFY2(quantity.kind != QuantityKind::Number || std::isfinite(quantity.number), std::string(subject.name).c_str());
        }
    }
};

AE_TEST(tst_goals)
#include "tst_goals.moc"
