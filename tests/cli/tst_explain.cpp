// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// explain: rule, terms, factors and dependents as the contract names them.
class tst_explain : public QObject {
    Q_OBJECT
private slots:
    void printsTheMembersOfTheContract();
    void rebuilds_data();
    void rebuilds();
    void namesTheScale();
    void marksTheOwnExponential();
    void explainsBiases();
    void explainsHiddenCells();
    void explainsRowsWithoutADistribution();
    void takesNames_data();
    void takesNames();
    void printsTextForPeople_data();
    void printsTextForPeople();
};

namespace {

Json explain(const QString& file, const QString& cell)
{
    const Ran ran = runCli({u"explain"_s, file, cell, u"--format"_s, u"json"_s});
    return ran.code == 0 ? ran.json() : Json();
}

/// The value from the terms, and every term from its factors.
double rebuilt(const Json& explanation)
{
    double sum = 0;
    double own = 0;
    for (const Json& term : explanation["terms"]) {
        sum += term["value"].get<double>();
        if (term.value("own", false))
            own = term["value"].get<double>();
    }
    return explanation["rule"] == "softmax" ? own / sum : sum;
}

}  // namespace

void tst_explain::printsTheMembersOfTheContract()
{
    const Json e = explain(nimbusFile(), u"scores[export,fail]"_s);
    QVERIFY(e["cell"] == Json::parse(R"({"step": "scores", "head": 0, "row": 4, "column": 5})"));
    QVERIFY(e["name"] == "scores[export,fail]");
    QVERIFY(e["rule"] == "sum");
    QCOMPARE_LE(std::abs(e["value"].get<double>() - 0.5097), 1e-15);
    QCOMPARE(e["terms"].size(), std::size_t(2));
    const Json& factors = e["terms"][0]["factors"];
    QVERIFY(factors[0] == Json::parse(R"({"step": "Q", "head": 0, "row": 4, "column": 0, "value": 0.35})"));
    QVERIFY(factors[1]["step"] == "K" && factors[1]["row"] == 5 && factors[1]["column"] == 0);
    QVERIFY(e["used_by"] == Json::parse(R"([{"step": "scaled", "rows": [4, 4], "columns": [5, 5]}])"));
}

void tst_explain::rebuilds_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("rule");
    QTest::newRow("query") << u"Q[1,1]"_s << u"sum"_s;
    QTest::newRow("key") << u"K[6,0]"_s << u"sum"_s;
    QTest::newRow("value") << u"V[3,1]"_s << u"sum"_s;
    QTest::newRow("score") << u"scores[0,6]"_s << u"sum"_s;
    QTest::newRow("scaled score") << u"scaled[0,6]"_s << u"scale"_s;
    QTest::newRow("weight") << u"weights[5,4]"_s << u"softmax"_s;
    QTest::newRow("output") << u"output[2,1]"_s << u"sum"_s;
}

void tst_explain::rebuilds()
{
    QFETCH(QString, cell);
    QFETCH(QString, rule);
    const Json e = explain(nimbusFile(), cell);
    QCOMPARE(QString::fromStdString(e["rule"].get<std::string>()), rule);
    double largest = 0;
    for (const Json& term : e["terms"]) {
        largest = std::max(largest, std::abs(term["value"].get<double>()));
        if (rule == "softmax"_L1)
            continue;
        double product = 1;
        for (const Json& factor : term["factors"])
            product *= factor.contains("literal") ? factor["literal"].get<double>() : factor["value"].get<double>();
        QCOMPARE_LE(std::abs(product - term["value"].get<double>()), 1e-15);
    }
    QCOMPARE_LE(std::abs(rebuilt(e) - e["value"].get<double>()), 1e-12 * largest);
}

void tst_explain::namesTheScale()
{
    const Json factors = explain(nimbusFile(), u"scaled[4,5]"_s)["terms"][0]["factors"];
    QVERIFY(factors[0]["step"] == "scores");
    QVERIFY(factors[1]["name"] == "1/sqrt(2)");
    QCOMPARE_LE(std::abs(factors[1]["literal"].get<double>() - std::sqrt(0.5)), 1e-15);
}

void tst_explain::marksTheOwnExponential()
{
    const Json e = explain(nimbusFile(), u"weights[4,5]"_s);
    QCOMPARE(e["terms"].size(), std::size_t(7));
    for (std::size_t i = 0; i < 7; ++i) {
        QCOMPARE(e["terms"][i].contains("own"), i == 5);
        QVERIFY(e["terms"][i]["factors"][0]["step"] == "scaled");
    }
    QVERIFY(e["terms"][5]["own"] == true);
    QVERIFY(e["used_by"] == Json::parse(R"([{"step": "output", "rows": [4, 4], "columns": [0, 1]}])"));
}

void tst_explain::explainsBiases()
{
    const SessionFolder folder;
    Json session = smallSession();
    session["matrices"]["bq"] = {{"shape", {1, 2}}, {"rows", {{0.25, -3}}}};
    const QString file = folder.add(u"bias.attn"_s, session);
    const Json e = explain(file, u"Q[1,1]"_s);
    QCOMPARE(e["terms"].size(), std::size_t(3));
    const Json& bias = e["terms"].back();
    QCOMPARE(bias["factors"].size(), std::size_t(1));
    QVERIFY(bias["factors"][0]["step"] == "bq" && bias["value"] == -3);
    QVERIFY(explain(file, u"bq[0,1]"_s)["used_by"] == Json::parse(R"([{"step": "Q", "rows": [0, 2], "columns": [1, 1]}])"));
    QCOMPARE(runCli({u"explain"_s, file, u"Q[1,1]"_s}).code, 0);
}

void tst_explain::explainsHiddenCells()
{
    const SessionFolder folder;
    Json session = smallSession();
    paint(session, {"110", "111", "111"});
    const Json e = explain(folder.add(u"masked.attn"_s, session), u"weights[0,2]"_s);
    QVERIFY(e["rule"] == "hidden");
    QVERIFY(e["value"] == 0);
    QVERIFY(e["terms"].empty() && e["terms"].is_array());
}

void tst_explain::explainsRowsWithoutADistribution()
{
    const SessionFolder folder;
    Json session = smallSession();
    paint(session, {"000", "111", "111"});
    const QString file = folder.add(u"masked.attn"_s, session);
    for (const QString& cell : {u"weights[0,2]"_s, u"output[0,1]"_s}) {
        const Json e = explain(file, cell);
        QVERIFY(e["rule"] == "none");
        QVERIFY(e["value"].is_null());
        QVERIFY(e["terms"].empty());
        QVERIFY(e["reason"] == "no key is allowed");
    }
    QVERIFY(runCli({u"explain"_s, file, u"weights[0,2]"_s}).out.contains("no key is allowed"));
}

void tst_explain::takesNames_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("plain");
    QTest::newRow("both by name") << u"weights[dog,cat]"_s << u"weights[1,0]"_s;
    QTest::newRow("mixed") << u"weights[dog,0]"_s << u"weights[1,0]"_s;
    QTest::newRow("quoted comma") << u"scores[\"a,b\",0]"_s << u"scores[2,0]"_s;
    QTest::newRow("needless quotes") << u"scores[\"cat\",1]"_s << u"scores[0,1]"_s;
}

void tst_explain::takesNames()
{
    QFETCH(QString, cell);
    QFETCH(QString, plain);
    const SessionFolder folder;
    const QString file = folder.add(u"names.attn"_s, smallSession({"cat", "dog", "a,b"}));
    QVERIFY(!explain(file, plain).is_null());
    QVERIFY(explain(file, cell) == explain(file, plain));
}

void tst_explain::printsTextForPeople_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QByteArray>("contains");
    QTest::newRow("input") << u"X[4,1]"_s << QByteArray("It is an input");
    QTest::newRow("sum") << u"scores[4,5]"_s << QByteArray("0.35  x  K[fail");
    QTest::newRow("scale") << u"scaled[4,5]"_s << QByteArray("1/sqrt(2)  0.707107  =  0.360412");
    QTest::newRow("softmax") << u"weights[4,5]"_s << QByteArray("1 / 4.152 = 0.240848");
    QTest::newRow("nothing follows") << u"output[4,1]"_s << QByteArray("Nothing else is computed from it");
}

void tst_explain::printsTextForPeople()
{
    QFETCH(QString, cell);
    QFETCH(QByteArray, contains);
    const Ran ran = runCli({u"explain"_s, nimbusFile(), cell});
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.out.contains(contains), ran.out.constData());
}

AE_TEST(tst_explain)
#include "tst_explain.moc"
