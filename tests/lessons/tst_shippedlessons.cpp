// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonfiles.h"
#include "lessons/lessoncheck.h"
#include "lessons/lessonreader.h"
#include "session/reader.h"
#include "testmain.h"

#include <QDir>
#include <QSet>
#include <QTest>

#include <set>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

namespace {

const QString folder = QStringLiteral(AE_SOURCE_DIR "/resources/lessons");

Lesson lessonOf(const QString& file)
{
    const Result<std::string> bytes = readFile((folder + u'/' + file).toStdString());
    LessonReading reading = readLesson(*bytes);
    if (!reading.problems.empty())
        qFatal("%s: %s", qPrintable(file), text(reading.problems).c_str());
    return std::move(reading.lesson);
}

Session sessionOf(const Lesson& lesson)
{
    if (!lesson.example.isEmpty())
        return exampleNamed(lesson.example.text.c_str());
    auto loaded = loadSession(folder.toStdString() + '/' + lesson.session.text);
    if (!loaded)
        qFatal("%s: %s", lesson.session.text.c_str(), loaded.error().sentence().c_str());
    return std::move(loaded->session);
}

}  // namespace

/// The lessons that the program brings.
class tst_shippedlessons : public QObject {
    Q_OBJECT

    static QStringList files() { return QDir(folder).entryList({u"*.lesson"_s}, QDir::Files, QDir::Name); }

private slots:
    void thereAreTenAtLeast()
    {
        QVERIFY(files().size() >= 10);
        QSet<QString> ids;
        for (const QString& file : files())
            ids << QString::fromStdString(lessonOf(file).id);
        QCOMPARE(ids.size(), files().size());
        QVERIFY(!ids.contains(QString()));
    }

    void fitsItsSession_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : files())
            QTest::newRow(qPrintable(file)) << file;
    }
    void fitsItsSession()
    {
        QFETCH(QString, file);
        const Lesson lesson = lessonOf(file);
        QCOMPARE(text(checkLesson(lesson, sessionOf(lesson))), std::string());
        QVERIFY(!lesson.about.isEmpty());
        QVERIFY(lesson.steps.size() >= 3 && lesson.steps.size() <= 6);
        for (const LessonStep& step : lesson.steps) {
            for (const LessonText* part : {&step.scene, &step.reveal, &step.idea, &step.mathematics, &step.code, &step.hint, &step.look})
                QVERIFY2(!part->isEmpty(), step.title.text.c_str());
            QVERIFY2(step.prediction && !step.tasks.empty(), step.title.text.c_str());
        }
    }
    void theTokenThatIsSpokenOfIsPicked_data() { fitsItsSession_data(); }
    /// A step that says where it starts, and tells what one token gives to others, starts with that one; but where picking it is the task.
    void theTokenThatIsSpokenOfIsPicked()
    {
        QFETCH(QString, file);
        const Lesson lesson = lessonOf(file);
        const Session session = sessionOf(lesson);
        for (const LessonStep& step : lesson.steps) {
            if (step.start.isEmpty() || step.tasks.front().goal.text.starts_with("picked is"))
                continue;
            const Session start = sessionAtStart(step, session).value();
            std::string words = step.scene.text + step.prediction->question.text;
            for (const LessonTask& task : step.tasks)
                words += task.words.text;
            std::set<std::string> spoken;
            for (const std::string& token : start.tokens) {
                if (words.find("“" + token + "” gives ") != std::string::npos || words.find("“" + token + "” gave ") != std::string::npos)
                    spoken.insert(token);
            }
            QVERIFY2(spoken.empty() || spoken.contains(start.tokens[static_cast<std::size_t>(start.view.pickedToken)]),
                     step.title.text.c_str());
        }
    }

    void everyGoalIsFalseAtTheStart_data() { fitsItsSession_data(); }
    void everyGoalIsFalseAtTheStart()
    {
        QFETCH(QString, file);
        const Lesson lesson = lessonOf(file);
        const Session session = sessionOf(lesson);
        for (const LessonStep& step : lesson.steps) {
            const Session start = sessionAtStart(step, session).value();
            const auto evaluation = Evaluation::of(start.matrices, start.options);
            const LessonMoment moment{&start, &*evaluation, {}, {}, "none"};
            for (const LessonTask& task : step.tasks)
                QVERIFY2(!goalHolds(task.goal.text, moment, moment).value(), task.goal.text.c_str());
        }
    }

    void theGuideIsTrue()
    {
        const std::string guide = readFile(AE_SOURCE_DIR "/docs/writing-lessons.md").value();
        const std::size_t mark = guide.find("<!-- example: first.lesson -->\n```\n");
        QVERIFY(mark != std::string::npos);
        const std::size_t begin = guide.find("@lesson", mark);
        const std::size_t end = guide.find("\n```\n\n## The file", begin);
        QVERIFY(end != std::string::npos);
        const LessonReading reading = readLesson(guide.substr(begin, end - begin));
        QCOMPARE(text(reading.problems), std::string());
        QCOMPARE(text(checkLesson(reading.lesson, exampleNamed("lesson"))), std::string());
        for (const GoalSubject& subject : goalSubjects()) {
            const std::string row = "| `" + std::string(subject.name) + "` | " + subject.about;
            QVERIFY2(guide.find(row) != std::string::npos, row.c_str());
        }
        for (const GoalVerb& verb : goalVerbs())
            QVERIFY2(guide.find('`' + std::string(verb.name) + '`') != std::string::npos, std::string(verb.name).c_str());
        // the message about an unknown directive names them all
        const std::string known = text(readLesson("@lesson x\n@nothing\n").problems);
        QVERIFY(known.find("use @lesson, @id") != std::string::npos);
        for (std::size_t at = known.find(" @lesson,"); at != std::string::npos; at = known.find(", @", at + 1)) {
            const std::size_t sign = known.find('@', at);
            const std::string name = known.substr(sign, known.find_first_of(",;", sign) - sign);
            QVERIFY2(guide.find(name) != std::string::npos, name.c_str());
        }
    }
};

AE_TEST(tst_shippedlessons)
#include "tst_shippedlessons.moc"
