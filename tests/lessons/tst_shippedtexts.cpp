// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/shippedtexts.h"
#include "testmain.h"

#include <QTest>

using namespace ae;

namespace {

/// What is visited, as "part: text"; every text is replaced by its part.
template <typename Subject> std::vector<std::string> visited(Subject& subject)
{
    std::vector<std::string> seen;
    visitTexts(subject, [&seen](std::string& text, const std::string& part) {
        seen.push_back(part + ": " + text);
        text = part;
    });
    return seen;
}

}  // namespace

/// Which texts of lessons and examples are translated.
class tst_shippedtexts : public QObject {
    Q_OBJECT

private slots:
    void visitsWhatAPersonReads()
    {
        Lesson lesson;
        lesson.title = {"Three steps", 1, 1};
        lesson.example = {"lesson", 2, 2};
        LessonStep step;
        step.scene = {"See {{weights[0,1]}}.", 3, 3};
        step.prediction = Prediction{{"How many?", 4, 4}, {{"two", 5, 5}, {"0.5", 6, 6}}, 0, {}, 0};
        step.tasks = {{{"Click it.", 7, 7}, {"selected is Q[export,0]", 8, 8}}};
        step.look = {"projections", 9, 9};
        lesson.steps = {step};
        QCOMPARE(visited(lesson),
                 std::vector<std::string>({"title: Three steps", "scene of step 1: See {{weights[0,1]}}.", "question of step 1: How many?",
                                           "choice of step 1: two", "task of step 1: Click it."}));
        QCOMPARE(lesson.title.text, std::string("title"));
        QCOMPARE(lesson.steps[0].prediction->choices[1].text, std::string("0.5"));
        QCOMPARE(lesson.steps[0].tasks[0].goal.text, std::string("selected is Q[export,0]"));
        QCOMPARE(lesson.steps[0].look.text, std::string("projections"));
        QCOMPARE(lesson.example.text, std::string("lesson"));
    }

    void leavesOutWhatHasNoWords_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isVisited");
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("a formula") << QByteArray("$ A = softmax(S) $\n$ O = A V $") << false;
        QTest::newRow("a formula with a condition") << QByteArray("$ A $\nA_ij = 0 where j > i.") << true;
        QTest::newRow("code") << QByteArray("```python\nallowed[4, 4] = False\n```") << false;
        QTest::newRow("code with sizes") << QByteArray("```python\nQ = X @ Wq   # 7 x 2\n```") << false;
        QTest::newRow("code with a comment") << QByteArray("```python\nO[:6]   # does not read X[6]\n```") << true;
        QTest::newRow("words behind code") << QByteArray("```\nX\n```\nSo it is.") << true;
    }
    void leavesOutWhatHasNoWords()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isVisited);
        Lesson lesson;
        lesson.title = {text.toStdString(), 1, 1};
        QCOMPARE(!visited(lesson).empty(), isVisited);
    }

    void leavesNamesOfASessionAlone()
    {
        Session session;
        session.title = "Two sentences";
        session.tokens = {"birds", "sing"};
        session.features = {"animal"};
        session.notebook = {{std::string(textCellKind), "A note."}, {"tokens", ""}};
        QCOMPARE(visited(session), std::vector<std::string>({"title: Two sentences", "note in cell 1: A note."}));
        QCOMPARE(session.tokens, std::vector<std::string>({"birds", "sing"}));
        QCOMPARE(session.features, std::vector<std::string>({"animal"}));
    }
};

AE_TEST(tst_shippedtexts)
#include "tst_shippedtexts.moc"
