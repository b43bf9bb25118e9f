// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/graph.h"
#include "clirun.h"
#include "io/formats.h"
#include "session/session.h"
#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// check, steps and formats.
class tst_check : public QObject {
    Q_OBJECT
private slots:
    void reportsGoodSessions();
    void countsNonFiniteValues();
    void printsNotes();
    void namesTheFirstProblem();
    void readsStandardInput();
    void recoversWhatIsWhole();
    void recoversAllWhereNothingIsMissing();
    void recoversToAnotherFileOnly();
    void advisesRecovery();
    void checksLessons();
    void listsEveryStep();
    void listsEveryFormat();
};

void tst_check::reportsGoodSessions()
{
    const Ran ran = runCli({u"check"_s, nimbusFile()});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.err, QByteArray());
    for (const char* part : {"X 7x4, Wq 4x2, Wk 4x2, Wv 4x2", "n 7, d_model 4, d_k 2, d_v 2",
                             "scale_exponent 0.5, temperature 1, mask none", "52 values in 4 matrices", "1061 bytes", "notes     none"})
        QVERIFY2(ran.out.contains(part), part);
    QVERIFY(ran.out.contains("notebook  " + QByteArray::number(static_cast<qlonglong>(ae::defaultNotebook().size())) + " cells"));
}

void tst_check::countsNonFiniteValues()
{
    const SessionFolder folder;
    Json session = smallSession();
    session["matrices"]["X"]["rows"][0] = {"NaN", "-Infinity"};
    const Ran ran = runCli({u"check"_s, folder.add(u"nan.attn"_s, session)});
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.out.contains("18 values in 4 matrices, 2 not finite"), ran.out.constData());
}

void tst_check::printsNotes()
{
    const SessionFolder folder;
    Json session = smallSession();
    session["version"]["minor"] = 7;
    const QString file = folder.add(u"newer.attn"_s, session);
    const Ran check = runCli({u"check"_s, file});
    QCOMPARE(check.code, 0);
    QVERIFY2(check.out.contains("\nnote "), check.out.constData());
    // other commands say it on standard error
    const Ran compute = runCli({u"compute"_s, file, u"--format"_s, u"json"_s});
    QCOMPARE(compute.code, 0);
    QVERIFY2(compute.err.contains("note: "), compute.err.constData());
    QVERIFY(compute.json().is_object());
}

void tst_check::namesTheFirstProblem()
{
    const SessionFolder folder;
    Json session = smallSession();
    session["matrices"]["Wq"]["rows"][1] = {0, 1, 2};
    session["options"]["temperature"] = "hot";
    const Ran ran = runCli({u"check"_s, folder.add(u"bad.attn"_s, session)});
    QCOMPARE(ran.code, 65);
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(ran.err.count('\n'), 1);
    QVERIFY2(ran.err.contains("bad.attn: ") && ran.err.contains("(the first of 2 problems)"), ran.err.constData());
    session["options"]["temperature"] = 1;
    const Ran one = runCli({u"check"_s, folder.add(u"bad.attn"_s, session)});
    QVERIFY2(one.err.contains("matrices.Wq row 2") && one.err.contains("(1 problem)"), one.err.constData());
}

void tst_check::readsStandardInput()
{
    QCOMPARE(runCli({u"check"_s, u"-"_s}, readBytes(nimbusFile())).code, 0);
    QCOMPARE(runCli({u"check"_s, u"-"_s}, "not a session").code, 65);
    QCOMPARE(runCli({u"check"_s, u"-"_s}).code, 65);
}

void tst_check::recoversWhatIsWhole()
{
    const SessionFolder folder;
    const QByteArray whole = readBytes(nimbusFile());
    const QString file = folder.path(u"cut.attn"_s);
    writeBytes(file, whole.left(whole.indexOf("[0.9, 0.1, 0, 0.1]") + 8));
    const QString out = folder.path(u"out.attn"_s);
    const Ran ran = runCli({u"check"_s, u"--recover"_s, file, u"-o"_s, out});
    QCOMPARE(ran.code, 65);
    QVERIFY2(ran.out.contains("3 of 19 rows are whole in 4 matrices"), ran.out.constData());
    QVERIFY2(ran.err.contains("cut.attn: matrices.X: 4 of 7 rows are missing: 4 to 7; "), ran.err.constData());
    QVERIFY2(ran.err.contains("cut.attn: matrices.Wq: the matrix is missing"), ran.err.constData());
    const Ran x = runCli({u"matrix"_s, out, u"--name"_s, u"X"_s, u"--format"_s, u"json"_s});
    QCOMPARE(x.code, 0);
    QVERIFY(x.json()["rows"][1] == Json({0, 0.3, 0, 0.9}));
    QVERIFY(x.json()["rows"][3] == Json({"NaN", "NaN", "NaN", "NaN"}));
    QCOMPARE(runCli({u"check"_s, out}).code, 0);
}

void tst_check::recoversAllWhereNothingIsMissing()
{
    const SessionFolder folder;
    const QString out = folder.path(u"out.attn"_s);
    const Ran good = runCli({u"check"_s, u"--recover"_s, nimbusFile(), u"-o"_s, out});
    QCOMPARE(good.code, 0);
    QCOMPARE(good.err, QByteArray());
    QVERIFY2(good.out.contains("19 of 19 rows are whole") && good.out.contains("missing  nothing"), good.out.constData());
    // a comma too many takes nothing away
    const QString file = folder.path(u"comma.attn"_s);
    writeBytes(file, readBytes(nimbusFile()).replace("\n  },\n  \"options\"", "\n  },,\n  \"options\""));
    const Ran comma = runCli({u"check"_s, u"--recover"_s, file, u"-o"_s, out, u"--force"_s});
    QVERIFY2(comma.out.contains("damage ") && comma.out.contains("19 of 19 rows are whole"), comma.out.constData());
}

void tst_check::recoversToAnotherFileOnly()
{
    const SessionFolder folder;
    const QByteArray cut = readBytes(nimbusFile()).left(800);
    const QString file = folder.path(u"cut.attn"_s);
    writeBytes(file, cut);
    const QString out = folder.path(u"out.attn"_s);
    writeBytes(out, "mine");
    QCOMPARE(runCli({u"check"_s, u"--recover"_s, file, u"-o"_s, out}).code, 73);
    QCOMPARE(readBytes(out), QByteArray("mine"));
    QCOMPARE(runCli({u"check"_s, u"--recover"_s, file, u"-o"_s, out, u"--force"_s}).code, 65);
    QVERIFY(readBytes(out) != QByteArray("mine"));
    QCOMPARE(runCli({u"check"_s, u"--recover"_s, file, u"-o"_s, file, u"--force"_s}).code, 64);
    QCOMPARE(readBytes(file), cut);
    QCOMPARE(runCli({u"check"_s, u"--recover"_s, file}).code, 64);
    QCOMPARE(runCli({u"check"_s, file, u"-o"_s, out}).code, 64);
    QCOMPARE(runCli({u"check"_s, file, u"--force"_s}).code, 64);
    // nothing is written where nothing is whole
    const QString none = folder.path(u"none.attn"_s);
    const Ran nothing = runCli({u"check"_s, u"--recover"_s, u"-"_s, u"-o"_s, none}, cut.left(300));
    QCOMPARE(nothing.code, 65);
    QVERIFY2(nothing.err.contains("no row of any matrix is whole"), nothing.err.constData());
    QVERIFY(!QFile::exists(none));
    QCOMPARE(runCli({u"check"_s, u"--recover"_s, file, u"-o"_s, folder.path(u"no/such/folder.attn"_s)}).code, 66);
}

void tst_check::advisesRecovery()
{
    const SessionFolder folder;
    const QString file = folder.path(u"cut.attn"_s);
    writeBytes(file, readBytes(nimbusFile()).left(800));
    const Ran cut = runCli({u"check"_s, file});
    QCOMPARE(cut.code, 65);
    QVERIFY2(cut.err.contains("check --recover FILE -o OUT"), cut.err.constData());
    writeBytes(file, "not a session");
    QVERIFY(!runCli({u"check"_s, file}).err.contains("--recover"));
}

void tst_check::checksLessons()
{
    const Ran good = runCli({u"check"_s, QStringLiteral(AE_SOURCE_DIR "/resources/lessons/05-not-influence.lesson")});
    QCOMPARE(good.err, QByteArray());
    QCOMPARE(good.code, 0);
    QVERIFY2(good.out.contains("session  long-value.attn"), good.out.constData());
    const Ran example = runCli({u"check"_s, QStringLiteral(AE_SOURCE_DIR "/resources/lessons/06-temperature.lesson")});
    QCOMPARE(example.code, 0);
    QVERIFY2(example.out.contains("session  the example lesson"), example.out.constData());
    QVERIFY2(!example.out.contains("not checked"), example.out.constData());
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(nimbusFile(), folder.filePath(u"nimbus.attn"_s)));
    const auto check = [&folder](const QByteArray& text) {
        QFile file(folder.filePath(u"bad.lesson"_s));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush() ? runCli({u"check"_s, file.fileName()})
                                                                                                  : Ran{};
    };
    const QByteArray head = "@lesson A\n@session nimbus.attn\n@step One\n@scene Text\n@task Do\n";
    const Ran goal = check(head + "@goal weights[export,nobody] > 1\n");
    QCOMPARE(goal.code, 65);
    QVERIFY2(goal.err.contains("bad.lesson: line 6: there is no token \"nobody\""), goal.err.constData());
    const Ran two = check(head + "@goal mask is casual\n@nothing\n@task More\n");
    QCOMPARE(two.code, 65);
    QCOMPARE(two.err.count('\n'), 3);  // the mask, the directive, the task without a goal
    const Ran ofExample = check("@lesson A\n@example lesson\n@step One\n@scene Text\n@task Do\n@goal weights[export,nobody] > 1\n");
    QCOMPARE(ofExample.code, 65);
    QVERIFY2(ofExample.err.contains("bad.lesson: line 6: there is no token \"nobody\""), ofExample.err.constData());
    // mistakes of the text and of what it says about its session, all at once and in order
    for (const QByteArray session : {"@session nimbus.attn\n", "@example lesson\n"}) {
        const Ran both = check("@lesson A\n" + session
                               + "@step One\n@scene {{weights[export,nil]}}\n@task Do\n@goal weights[export,nobody] > 1\n"
                                 "@nothing\n@step Two\n@look nowhere\n@task More\n");
        QCOMPARE(both.code, 65);
        QByteArrayList lines;
        for (const QByteArray& line : both.err.split('\n')) {
            if (const qsizetype at = line.indexOf("line "); at >= 0)
                lines << line.mid(at, line.indexOf(':', at) - at);
        }
        QCOMPARE(lines, (QByteArrayList{"line 4", "line 6", "line 7", "line 8", "line 9", "line 10"}));
    }
    const Ran noExample = check("@lesson A\n@example gone\n@step One\n@scene Text\n@task Do\n@nothing\n");
    QCOMPARE(noExample.code, 65);
    QVERIFY2(noExample.err.contains("line 2: there is no example \"gone\"; use one of all-sizes-differ, goal-seek-stall"),
             noExample.err.constData());
    QVERIFY2(noExample.err.contains("line 6: there is no directive @nothing"), noExample.err.constData());
    const Ran missing = check("@lesson A\n@session none.attn\n@step One\n@scene Text\n@task Do\n@goal mask is causal\n");
    QCOMPARE(missing.code, 65);
    QVERIFY2(missing.err.contains("line 2: the file \"none.attn\" beside the lesson cannot be opened"), missing.err.constData());
}

void tst_check::listsEveryStep()
{
    const Ran ran = runCli({u"steps"_s});
    QCOMPARE(ran.code, 0);
    const auto catalogue = ae::stepCatalogue();
    QCOMPARE(ran.lines().size(), static_cast<qsizetype>(catalogue.size()));
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        const QByteArray line = ran.lines().at(static_cast<qsizetype>(i));
        for (const std::string_view part : {catalogue[i]->key, catalogue[i]->symbol, catalogue[i]->shapeRule, catalogue[i]->formula})
            QVERIFY2(line.contains(QByteArray(part.data(), static_cast<qsizetype>(part.size()))), line.constData());
    }
    QVERIFY(ran.out.contains("Q, K\n"));
    QVERIFY(ran.out.contains("X, Wq, bq\n"));
}

void tst_check::listsEveryFormat()
{
    const Ran ran = runCli({u"formats"_s});
    QCOMPARE(ran.code, 0);
    const auto catalogue = ae::formatCatalogue();
    QCOMPARE(ran.lines().size(), static_cast<qsizetype>(catalogue.size()));
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        const QByteArray line = ran.lines().at(static_cast<qsizetype>(i));
        QVERIFY(line.startsWith(QByteArray(catalogue[i].ending.data(), static_cast<qsizetype>(catalogue[i].ending.size()))));
        QVERIFY(line.endsWith(catalogue[i].title));
        QCOMPARE(line.contains(" writes "), catalogue[i].writes());
        QCOMPARE(line.contains(" reads "), catalogue[i].reads());
    }
}

AE_TEST(tst_check)
#include "tst_check.moc"
