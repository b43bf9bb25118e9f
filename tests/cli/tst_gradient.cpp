// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// gradient: values against PyTorch, losses, defaults and refusals.
class tst_gradient : public QObject {
    Q_OBJECT
private slots:
    void agreesWithPyTorch_data();
    void agreesWithPyTorch();
    void namesItsTarget();
    void differentiatesTheSquare();
    void takesStepsOnce();
    void includesBiases();
    void refusesRowsWithoutADistribution_data();
    void refusesRowsWithoutADistribution();
    void refusesTheLogarithmOfAHiddenWeight();
    void refusesBadTargets_data();
    void refusesBadTargets();
    void printsTextForPeople();
};

void tst_gradient::agreesWithPyTorch_data()
{
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QStringList>("target");
    QTest::addColumn<double>("exponent");
    QTest::newRow("weight") << u"weights,4,5"_s << QStringList{u"--of"_s, u"weights[4,5]"_s} << 0.5;
    QTest::newRow("output") << u"output,4,1"_s << QStringList{u"--of"_s, u"output[4,1]"_s} << 0.5;
    QTest::newRow("score") << u"scores,4,5"_s << QStringList{u"--of"_s, u"scores[export,fail]"_s} << 0.5;
    QTest::newRow("logarithm") << u"-log weights,4,5"_s << QStringList{u"--loss"_s, u"nll:weights[export,fail]"_s} << 0.5;
    QTest::newRow("no scaling") << u"weights,4,5 with scale_exponent 0"_s << QStringList{u"--of"_s, u"weights[4,5]"_s} << 0.0;
}

void tst_gradient::agreesWithPyTorch()
{
    QFETCH(QString, expected);
    QFETCH(QStringList, target);
    QFETCH(double, exponent);
    const SessionFolder folder;
    Json session = readJson(nimbusFile());
    session["options"]["scale_exponent"] = exponent;
    const Ran ran = runCli(QStringList{u"gradient"_s, folder.add(u"nimbus.attn"_s, session), u"--format"_s, u"json"_s} + target);
    QVERIFY2(ran.code == 0, ran.err.constData());
    const Json result = ran.json();
    const Json golden = readJson(dataFile(u"reference/nimbus.gradients.json"_s))[expected.toStdString()];
    QCOMPARE_LE(std::abs(result["value"].get<double>() - golden["value"].get<double>()), 1e-14);
    QCOMPARE(result["gradients"].size(), std::size_t(4));
    for (const auto& [key, matrix] : golden["gradients"].items()) {
        QVERIFY(result["gradients"][key]["shape"] == matrix["shape"]);
        QCOMPARE_LE(distance(result["gradients"][key]["rows"], matrix["rows"]), 1e-14);
    }
}

void tst_gradient::namesItsTarget()
{
    const QStringList command = {u"gradient"_s, nimbusFile(), u"--format"_s, u"json"_s};
    const Json cell = runCli(command + QStringList{u"--of"_s, u"weights[export,fail]"_s}).json();
    QVERIFY(cell["of"] == "weights[4,5]");
    QVERIFY(!cell.contains("loss"));
    const Json loss = runCli(command + QStringList{u"--loss"_s, u"square:weights[export,fail]=0.5"_s}).json();
    QVERIFY(loss["of"] == "weights[4,5]" && loss["loss"] == "square" && loss["target"] == 0.5);
}

void tst_gradient::differentiatesTheSquare()
{
    const QStringList command = {u"gradient"_s, nimbusFile(), u"--format"_s, u"json"_s, u"--wrt"_s, u"Wq"_s};
    const Json cell = runCli(command + QStringList{u"--of"_s, u"output[4,1]"_s}).json();
    const Json square = runCli(command + QStringList{u"--loss"_s, u"square:output[4,1]=2"_s}).json();
    const double distanceToGo = cell["value"].get<double>() - 2;
    QCOMPARE_LE(std::abs(square["value"].get<double>() - distanceToGo * distanceToGo / 2), 1e-15);
    const double ofCell = cell["gradients"]["Wq"]["rows"][1][0].get<double>();
    QVERIFY(ofCell != 0);
    QCOMPARE_LE(std::abs(square["gradients"]["Wq"]["rows"][1][0].get<double>() - distanceToGo * ofCell), 1e-15);
}

void tst_gradient::takesStepsOnce()
{
    const Ran ran = runCli({u"gradient"_s, nimbusFile(), u"--of"_s, u"output[0,0]"_s, u"--format"_s, u"json"_s, u"--wrt"_s, u"weights"_s,
                            u"--wrt"_s, u"V"_s, u"--wrt"_s, u"weights"_s});
    const Json gradients = ran.json()["gradients"];
    QCOMPARE(gradients.size(), std::size_t(2));
    QCOMPARE(ran.out.count("\"weights\":"), 1);
    QVERIFY((gradients["weights"]["shape"] == Json{7, 7}));
}

void tst_gradient::includesBiases()
{
    const SessionFolder folder;
    Json session = smallSession();
    session["matrices"]["bv"] = {{"shape", {1, 2}}, {"rows", {{0, 0}}}};
    const Json gradients =
        runCli({u"gradient"_s, folder.add(u"bias.attn"_s, session), u"--of"_s, u"output[0,1]"_s, u"--format"_s, u"json"_s})
            .json()["gradients"];
    QCOMPARE(gradients.size(), std::size_t(5));
    QCOMPARE_LE(distance(gradients["bv"]["rows"], Json::parse("[[0, 1]]")), 1e-15);
}

void tst_gradient::refusesRowsWithoutADistribution_data()
{
    QTest::addColumn<QStringList>("target");
    QTest::newRow("weight") << QStringList{u"--of"_s, u"weights[0,1]"_s};
    QTest::newRow("output") << QStringList{u"--of"_s, u"output[0,1]"_s};
    QTest::newRow("loss") << QStringList{u"--loss"_s, u"nll:weights[0,1]"_s};
}

void tst_gradient::refusesRowsWithoutADistribution()
{
    QFETCH(QStringList, target);
    const SessionFolder folder;
    Json session = smallSession();
    paint(session, {"000", "111", "111"});
    const Ran ran = runCli(QStringList{u"gradient"_s, folder.add(u"masked.attn"_s, session)} + target);
    QCOMPARE(ran.code, 65);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains("fully-masked"), ran.err.constData());
}

void tst_gradient::refusesTheLogarithmOfAHiddenWeight()
{
    const SessionFolder folder;
    Json session = smallSession();
    paint(session, {"110", "111", "111"});
    const QString file = folder.add(u"masked.attn"_s, session);
    QCOMPARE(runCli({u"gradient"_s, file, u"--loss"_s, u"nll:weights[0,2]"_s}).code, 65);
    QCOMPARE(runCli({u"gradient"_s, file, u"--of"_s, u"weights[0,2]"_s}).code, 0);
}

void tst_gradient::refusesBadTargets_data()
{
    QTest::addColumn<QStringList>("target");
    QTest::newRow("none") << QStringList();
    QTest::newRow("both") << QStringList{u"--of"_s, u"Q[0,0]"_s, u"--loss"_s, u"nll:weights[0,0]"_s};
    QTest::newRow("unknown loss") << QStringList{u"--loss"_s, u"cube:Q[0,0]"_s};
    QTest::newRow("no colon") << QStringList{u"--loss"_s, u"nll"_s};
    QTest::newRow("empty") << QStringList{u"--loss"_s, u""_s};
    QTest::newRow("value is no loss") << QStringList{u"--loss"_s, u"value:Q[0,0]"_s};
    QTest::newRow("square without a value") << QStringList{u"--loss"_s, u"square:Q[0,0]"_s};
    QTest::newRow("square with a word") << QStringList{u"--loss"_s, u"square:Q[0,0]=much"_s};
    QTest::newRow("out of range") << QStringList{u"--of"_s, u"weights[7,0]"_s};
    QTest::newRow("unknown step") << QStringList{u"--of"_s, u"hope[0,0]"_s};
    QTest::newRow("unknown wrt") << QStringList{u"--of"_s, u"weights[0,0]"_s, u"--wrt"_s, u"hope"_s};
    QTest::newRow("wrt not in force") << QStringList{u"--of"_s, u"weights[0,0]"_s, u"--wrt"_s, u"bq"_s};
}

void tst_gradient::refusesBadTargets()
{
    QFETCH(QStringList, target);
    const Ran ran = runCli(QStringList{u"gradient"_s, nimbusFile()} + target);
    QCOMPARE(ran.code, 64);
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(ran.err.count('\n'), 1);
}

void tst_gradient::printsTextForPeople()
{
    const Ran ran = runCli({u"gradient"_s, nimbusFile(), u"--of"_s, u"weights[4,5]"_s});
    QVERIFY(ran.out.startsWith("weights[export,fail] = 0.240848\n"));
    QVERIFY(ran.out.contains("d weights[export,fail] / d Wv  (4 x 2)\n  all zeros\n"));
}

AE_TEST(tst_gradient)
#include "tst_gradient.moc"
