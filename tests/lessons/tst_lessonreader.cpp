// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonfiles.h"
#include "lessons/lessonreader.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <random>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Lesson files: what is read, and every mistake with its line.
class tst_lessonreader : public QObject {
    Q_OBJECT
private slots:
    void readsAGoodOne();
    void takesWindowsLinesAndAMark();
    void writesAnAtSign();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void gathersAllMistakes();
    void refusesWhatIsTooLarge();
    void survivesAnyBytes();
};

void tst_lessonreader::readsAGoodOne()
{
    const LessonReading reading = readLesson(goodLesson());
    QCOMPARE(text(reading.problems), std::string());
    const Lesson& lesson = reading.lesson;
    QCOMPARE(lesson.id, std::string("a-good-lesson"));
    QCOMPARE(lesson.title.text, std::string("A good lesson"));
    QCOMPARE(lesson.about.text, std::string("One sentence."));
    QCOMPARE(lesson.example.text, std::string("lesson"));
    QVERIFY(lesson.session.isEmpty());
    QCOMPARE(lesson.steps.size(), std::size_t{2});
    const LessonStep& look = lesson.steps[0];
    QCOMPARE(look.title.text, std::string("Look"));
    QCOMPARE(look.title.line, 6);
    QCOMPARE(look.scene.text, std::string("The weight is {{weights[export,fail]:3}}."));
    QCOMPARE(look.prediction->choices.size(), std::size_t{2});
    QCOMPARE(look.prediction->right, 0);
    QCOMPARE(look.idea.text, std::string("The idea.\n\nTwo paragraphs."));
    QCOMPARE(look.code.text, std::string("```python\nA = 1\n```"));
    QCOMPARE(look.tasks.size(), std::size_t{1});
    QCOMPARE(look.tasks[0].goal.text, std::string("selected is weights[export,fail]"));
    QVERIFY(look.start.isEmpty());
    const LessonStep& act = lesson.steps[1];
    QVERIFY(!act.start.isEmpty());
    QCOMPARE(act.settings.size(), std::size_t{2});
    QCOMPARE(act.settings[1].text, std::string("Wq[product,0]=2"));
    QVERIFY(act.prediction->isNumber());
    QCOMPARE(act.prediction->number.text, std::string("weights[export,fail]"));
    QCOMPARE(act.prediction->tolerance, 0.03);
}

void tst_lessonreader::takesWindowsLinesAndAMark()
{
    std::string windows = "\xEF\xBB\xBF";
    for (const char c : goodLesson())
        windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const LessonReading reading = readLesson(windows);
    QCOMPARE(text(reading.problems), std::string());
    QCOMPARE(reading.lesson.steps[0].idea.text, std::string("The idea.\n\nTwo paragraphs."));
}

void tst_lessonreader::writesAnAtSign()
{
    const LessonReading reading = readLesson(changedLesson("A = 1", "\\@decorated\nA = X @ W"));
    QCOMPARE(text(reading.problems), std::string());
    QCOMPARE(reading.lesson.steps[0].code.text, std::string("```python\n@decorated\nA = X @ W\n```"));
}

void tst_lessonreader::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char* name, const char* from, const char* to, const char* said) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(said);
    };
    row("unknown directive", "@hint Click it.", "@hnit Click it.", "line 25: there is no directive @hnit; use @lesson, @id");
    row("text before the first directive", "@lesson", "Hello\n@lesson", "line 1: this text stands before the first directive");
    row("no title", "@lesson A good lesson", "", "line 1: the lesson has no title");
    row("empty title", "@lesson A good lesson", "@lesson", "line 1: nothing follows @lesson");
    row("two titles", "@id", "@lesson Again\n@id", "line 2: this stands there already, in line 1");
    row("bad id", "@id a-good-lesson", "@id A Lesson", "line 2: \"A Lesson\" cannot be an id");
    row("no session", "@example lesson", "", "line 1: the lesson names no session");
    row("session and example", "@example lesson", "@session a.attn\n@example lesson", "line 5: the lesson names a session and an example");
    row("session elsewhere", "@example lesson", "@session ../../etc/passwd",
        "line 4: \"../../etc/passwd\" is not the plain name of a file");
    row("head in a step", "@hint Click it.", "@about More", "line 25: @about stands behind the first @step");
    row("step part in the head", "@about One", "@scene One", "line 3: @scene stands before the first @step");
    row("two steps of a name", "@step Do", "@step Look", "line 27: another step has this title already, in line 6");
    row("empty step", "@step Do\n", "@step Empty\n@step Do\n", "line 27: this step asks for nothing");
    row("step without a title", "@step Do", "@step", "line 27: nothing follows @step");
    row("no text", "@step Do\n", "@step Bare\n@task x\n@goal mask is causal\n@step Do\n", "line 27: this step has no text");
    row("goal without a task", "@task Take the mask away.\n", "", "line 35: this goal has no words");
    row("task without a goal", "@goal selected is weights[export,fail]\n", "", "line 23: this task has no goal");
    row("two goals", "@hint", "@goal mask is none\n@hint", "line 25: this task has a goal already, in line 24");
    row("no right choice", "@right fail", "@choice fail", "line 10: no choice of this question is right");
    row("two right choices", "@choice Why", "@right Why", "line 12: a second choice is called right");
    row("one choice", "@choice Why\n", "", "line 10: this question needs from 2 to 12 choices, or a number; it has 1 choices");
    row("the same choice", "@choice Why", "@choice fail", "line 12: this choice stands there twice");
    row("choices and a number", "@choice Why", "@choice Why\n@number 1 within 1", "line 10: this question has choices and a number");
    row("answer to nothing", "@predict How large is the weight?\n", "", "line 32: this answers nothing");
    row("reveal without a question", "@predict How large is the weight?\n@number weights[export,fail] within 0.03\n", "",
        "line 32: nothing was asked before this is revealed");
    row("number without a tolerance", " within 0.03", "", "line 33: it is not said how close an answer has to be");
    row("two predictions", "@reveal So", "@predict And?\n@reveal So", "line 34: this step has a prediction already, in line 32");
    row("set without start", "@start\n", "", "line 28: this is set in a step that goes on");
    row("set without a value", "@set mask = causal", "@set mask causal", "line 29: there is no value");
    row("start with text", "@start", "@start here", "line 28: @start is followed by text that belongs to nothing");
    row("look over two lines", "@look weights[export,fail]", "@look weights[export,fail]\nThis is it.",
        "line 7: @look is followed by text that belongs to nothing");
    row("empty text", "@reveal It is fail.", "@reveal", "line 13: nothing follows @reveal");
    row("not UTF-8", "The idea.", "The \xFF idea.", "line 15: this line is not UTF-8");
    row("control character", "The idea.", "The \x1B[31m idea.", "line 15: this line holds a control character");
    row("nested quotes", "The idea.", ">>>>>>>>>>>> The idea.", "line 15: lists and quotes are nested more than 8 deep");
    row("nested lists", "The idea.", "- - - - - - - - - - The idea.", "line 15: lists and quotes are nested more than 8 deep");
}

void tst_lessonreader::saysWhatIsWrong()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, said);
    const std::string problems = text(readLesson(changedLesson(from.toStdString(), to.toStdString())).problems);
    QVERIFY2(problems.find(said.toStdString()) != std::string::npos, problems.c_str());
}

void tst_lessonreader::gathersAllMistakes()
{
    const LessonReading reading = readLesson("@lesson A\n@nothing\n@step One\n@task Do it\n@step One\n@set a\n");
    QVERIFY(reading.problems.size() >= 5);
    for (std::size_t i = 1; i < reading.problems.size(); ++i)
        QVERIFY(std::stoi(reading.problems[i - 1].where.substr(5)) <= std::stoi(reading.problems[i].where.substr(5)));
}

void tst_lessonreader::refusesWhatIsTooLarge()
{
    const auto said = [](const std::string& bytes) { return text(readLesson(bytes).problems); };
    QVERIFY(said("").starts_with("line 1: the file is empty"));
    QVERIFY(said(std::string("@lesson A\0B", 11)).starts_with("line 1: the file holds bytes that are no text"));
    QVERIFY(said(std::string(limits::lessonBytes + 1, 'x')).starts_with("line 1: the file has 1048577 bytes"));
    std::string tooLong(limits::lessonLines + 2, '\n');  // in two steps: g++ 12 warns of a sum of the two
    tooLong += "@lesson x";
    QVERIFY(said(tooLong).starts_with("line 1: the file has more than 20000 lines"));
    QVERIFY(said(changedLesson("The idea.", std::string(limits::lessonTextBytes + 1, 'x'))).find("this text has more than 65536 bytes")
            != std::string::npos);
    std::string many = goodLesson();
    for (std::size_t i = 0; i < limits::lessonSteps; ++i)
        many += "@step S" + std::to_string(i) + "\n@scene x\n@task y\n@goal mask is causal\n";
    QVERIFY(said(many).find("there are more than 100 steps") != std::string::npos);
}

void tst_lessonreader::survivesAnyBytes()
{
    std::mt19937 random(7);
    const std::string good = goodLesson();
    QElapsedTimer timer;
    timer.start();
    for (int run = 0; run < 2000; ++run) {
        std::string bytes = good;
        for (int change = 0; change < 1 + run % 9; ++change) {
            const std::size_t at = random() % bytes.size();
            if (random() % 3 == 0)
                bytes.erase(at, random() % 20);
            else
                bytes[at] = static_cast<char>(random() % 256);
        }
        const LessonReading reading = readLesson(bytes);
        for (const Problem& problem : reading.problems)
            QVERIFY(problem.where.starts_with("line ") && *problem.advice != '\0' && !problem.sentence().empty());
    }
    QVERIFY(timer.elapsed() < 60'000);
}

AE_TEST(tst_lessonreader)
#include "tst_lessonreader.moc"
