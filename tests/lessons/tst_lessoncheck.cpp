// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonfiles.h"
#include "lessons/lessoncheck.h"
#include "lessons/lessonreader.h"
#include "testmain.h"

#include <QTest>

using namespace ae;
using namespace ae::test;

/// A lesson against its session.
class tst_lessoncheck : public QObject {
    Q_OBJECT

    static std::string said(std::string_view from, std::string_view to)
    {
        const LessonReading reading = readLesson(changedLesson(from, to));
        return text(reading.problems) + text(checkLesson(reading.lesson, exampleNamed("lesson")));
    }

private slots:
    void aGoodOneFits() { QCOMPARE(said("@hint", "@hint"), std::string()); }

    void startsFromWhatItSets()
    {
        const Lesson lesson =
            readLesson(changedLesson("@set mask = causal", "@set mask=causal\n@set picked=export\n@set width=64\n@set source=repeat"))
                .lesson;
        const Session start = sessionAtStart(lesson.steps[1], exampleNamed("lesson")).value();
        QCOMPARE(start.options.mask, std::string("causal"));
        QCOMPARE(start.matrices.at("Wq")(0, 0), 2.0);
        QCOMPARE(start.view.pickedToken, Index{4});
        QCOMPARE(start.view.saturation.width, Index{64});
        QCOMPARE(start.view.saturation.source, std::string("repeat"));
        QCOMPARE(sessionAtStart(lesson.steps[0], exampleNamed("lesson"))->options.mask, std::string("none"));
    }

    void saysWhatDoesNotFit_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(expected);
        };
        row("look at a kind", "@look weights[export,fail]", "@look wieghts", "line 7: the notebook has no cell of the kind \"wieghts\"");
        row("look at a cell", "@look weights[export,fail]", "@look weights[export,nobody]", "line 7: there is no token \"nobody\"");
        row("quote", "{{weights[export,fail]:3}}", "two\nlines {{weights[export,nobody]}}", "line 10: there is no token \"nobody\"");
        row("goal", "selected is weights[export,fail]", "selected is wieghts[export,fail]", "line 24: there is no step \"wieghts\"");
        row("goal that holds", "selected is weights[export,fail]", "mask is none", "line 24: this holds already when the step begins");
        row("number", "@number weights[export,fail] within", "@number weights[export] within",
            "line 33: \"weights[export]\" is not a number");
        row("setting", "@set mask = causal", "@set mask = casual", "line 29: there is no mask \"casual\" to be set here");
        row("setting a cell", "@set Wq[product,0] = 2", "@set Q[0,0] = 2", "line 30: Q is computed and cannot be set");
        row("setting a token", "@set mask = causal", "@set picked = nobody", "line 29: there is no token \"nobody\"");
        row("setting a width", "@set mask = causal", "@set width = 2000", "line 29: \"2000\" is no width from 1 to 1024");
        row("setting a source", "@set mask = causal", "@set source = air", "line 29: there is no source \"air\"");
        row("setting what is not", "@set mask = causal", "@set colour = 1", "line 29: there is nothing called \"colour\" to set");
    }
    void saysWhatDoesNotFit()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, expected);
        const std::string problems = said(from.toStdString(), to.toStdString());
        QVERIFY2(problems.find(expected.toStdString()) != std::string::npos, problems.c_str());
    }
};

AE_TEST(tst_lessoncheck)
#include "tst_lessoncheck.moc"
