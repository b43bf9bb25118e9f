// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lessonreader.h"
#include "models/lessonrun.h"
#include "session/reader.h"
#include "session/writer.h"
#include "testmain.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace Qt::StringLiterals;

namespace {

constexpr auto text = R"(@lesson Test
@example lesson
@step One
@scene First.
@predict How much?
@number weights[export,fail] within 0.05
@task Select it.
@goal selected is weights[export,fail]
@task Make it grow.
@goal weights[export,fail] grew
@step Two
@start
@set mask = causal
@set picked = export
@scene Second.
@task Take it away.
@goal mask is none
@step Three
@scene Third.
@predict Which?
@right this
@choice that
@task Take the mask away.
@goal mask is none
)";

Session session()
{
    return loadSession(AE_SOURCE_DIR "/resources/examples/lesson.attn").value().session;
}

}  // namespace

/// A lesson on a document: what is ticked off and when, going back, wandering off, coming back another day.
class tst_lessonrun : public QObject {
    Q_OBJECT
    std::unique_ptr<Document> m_document;
    std::unique_ptr<LessonRun> m_run;

    void begin(const LessonProgress& progress = {})
    {
        m_run.reset();
        m_document = std::make_unique<Document>(session());
        m_run = std::make_unique<LessonRun>(readLesson(text).lesson, session(), m_document.get(), nullptr);
        m_run->begin(progress);
    }
    void set(const char* step, Index row, Index column, double value)
    {
        QVERIFY(!m_document->setCells(step, Region::cell(row, column), Matrix::Constant(1, 1, value)));
        m_document->settle();
    }
    void mask(const char* key)
    {
        Options options = m_document->session().options;
        options.mask = key;
        QVERIFY(!m_document->setOptions(options, u"mask"_s));
        m_document->settle();
    }
    std::string bytes() const { return writeSession(m_document->session(), ViewPart::LeaveOut); }

private slots:
    void init() { begin(); }
    void cleanup()
    {
        QLocale::setDefault(QLocale::c());
        m_run.reset();
    }

    void nothingCountsBeforeThePrediction()
    {
        m_document->selectCell(CellRef{"weights", 0, 4, 5});
        QVERIFY(!m_run->isAnswered());
        QVERIFY(m_run->taskState(0) == LessonRun::TaskState::Open);
        QVERIFY(!m_run->answer("0.3"));
        QVERIFY(m_run->isAnswered() && !m_run->isRight());
        QVERIFY(m_run->taskState(0) == LessonRun::TaskState::Done);  // it was done at this step
        QVERIFY(!m_run->isDone(0));
    }

    void answersAreNumbersOfTheUser()
    {
        const auto refusal = m_run->answer("a lot");
        QVERIFY(refusal && !m_run->isAnswered());
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QVERIFY(!m_run->answer("0,24"));
        QVERIFY(m_run->isRight());
        QVERIFY(std::abs(m_run->rightNumber() - 0.2408) < 1e-4);
        QVERIFY(!m_run->answer("7"));
        QCOMPARE(m_run->givenAnswer(), std::string("0,24"));  // the first one counts
    }

    void whatIsDoneStaysDone()
    {
        const QSignalSpy news(m_run.get(), &LessonRun::progressChanged);
        QVERIFY(!m_run->answer("0.24"));
        set("Wq", 0, 0, 2);
        QVERIFY(m_run->taskState(1) == LessonRun::TaskState::Done);
        m_document->undoStack()->undo();
        m_document->settle();
        QVERIFY(m_run->taskState(1) == LessonRun::TaskState::Done);
        m_document->selectCell(CellRef{"weights", 0, 4, 5});
        QVERIFY(m_run->isDone(0));
        QCOMPARE(news.count(), 3);
    }

    void aStepWithAStartSetsUpAndCanBeUndone()
    {
        set("Wq", 0, 0, 9);
        const std::string mine = bytes();
        const QSignalSpy setUp(m_run.get(), &LessonRun::setUp);
        m_run->goTo(1);
        QCOMPARE(setUp.count(), 1);
        QCOMPARE(m_document->session().options.mask, std::string("causal"));
        QCOMPARE(m_document->session().matrices.at("Wq")(0, 0), 1.0);
        QCOMPARE(m_document->pickedToken(), Index{4});
        QCOMPARE(m_document->undoStack()->count(), 2);
        m_document->undoStack()->undo();
        m_document->settle();
        QCOMPARE(bytes(), mine);
    }

    void aDoneStepIsLeftAlone()
    {
        m_run->goTo(1);
        mask("none");
        QVERIFY(m_run->isDone(1));
        set("Wq", 0, 0, 9);
        m_run->goTo(0);
        m_run->goTo(1);
        QCOMPARE(m_document->session().matrices.at("Wq")(0, 0), 9.0);
    }

    void whatHoldsAtTheStartDoesNotCount()
    {
        m_run->goTo(2);
        QVERIFY(!m_run->answer("0"));
        QVERIFY(m_run->isRight());
        QVERIFY(m_run->taskState(0) == LessonRun::TaskState::HoldsAlready);
        set("X", 0, 0, 3);
        QVERIFY(m_run->taskState(0) == LessonRun::TaskState::HoldsAlready);
        mask("causal");
        QVERIFY(m_run->taskState(0) == LessonRun::TaskState::Open);
        mask("none");
        QVERIFY(m_run->taskState(0) == LessonRun::TaskState::Done);
        QVERIFY(m_run->isDone(2));
    }

    void startingOverIsOneStep()
    {
        const std::string start = bytes();
        set("Wq", 0, 0, 5);
        set("X", 1, 1, 5);
        QVERIFY(!m_document->renameToken(2, "your"));
        QVERIFY(!m_document->removeToken(0));
        mask("causal");
        const int steps = m_document->undoStack()->count();
        QVERIFY(!m_run->startOver());
        QCOMPARE(bytes(), start);
        QCOMPARE(m_document->undoStack()->count(), steps + 1);
        m_document->undoStack()->undo();
        m_document->settle();
        QCOMPARE(m_document->session().tokens.size(), std::size_t{6});
    }

    void aTokenThatIsGoneIsSaid()
    {
        QVERIFY(!m_run->answer("0.24"));
        QVERIFY(!m_document->renameToken(5, "broke"));
        m_document->settle();
        QVERIFY(m_run->taskProblem(0)->sentence().find("there is no token \"fail\"") != std::string::npos);
        QVERIFY(!m_document->renameToken(5, "fail"));
        m_document->settle();
        QVERIFY(!m_run->taskProblem(0));
    }

    void comesBackAnotherDay()
    {
        QVERIFY(!m_run->answer("0.24"));
        set("Wq", 0, 0, 2);
        m_run->goTo(2);
        const LessonProgress kept = readProgress(writeProgress({{"x", m_run->progress()}})).value().at("x");
        begin(kept);
        QCOMPARE(m_run->position(), std::size_t{2});
        QCOMPARE(m_run->progress(), kept);
        m_run->goTo(0);
        QVERIFY(m_run->isRight());
        QVERIFY(m_run->taskState(1) == LessonRun::TaskState::Done);
        QVERIFY(m_run->taskState(0) == LessonRun::TaskState::Open);
    }

    void progressOfAnotherVersionIsKeptAsFarAsItFits()
    {
        LessonProgress other;
        other.step = 17;
        other.steps.resize(9);
        other.steps[0] = {"0.24", {true, true, true, true}, true};
        begin(other);
        QCOMPARE(m_run->position(), std::size_t{2});
        QVERIFY(m_run->isDone(0));
        QCOMPARE(m_run->progress().steps.size(), std::size_t{3});
        QCOMPARE(m_run->progress().steps[0].tasks.size(), std::size_t{2});
    }

    void forgets()
    {
        m_run->goTo(1);
        mask("none");
        m_run->forget();
        QCOMPARE(m_run->position(), std::size_t{0});
        QCOMPARE(m_run->progress().doneCount(), std::size_t{0});
    }
};

AE_TEST(tst_lessonrun)
#include "tst_lessonrun.moc"
