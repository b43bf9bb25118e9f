// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/graph.h"
#include "clirun.h"
#include "io/formats.h"
#include "session/session.h"
#include "testmain.h"

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
