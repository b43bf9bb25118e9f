// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QTest>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// compute: values, members, columns and the settings made on the command line.
class tst_compute : public QObject {
    Q_OBJECT
private slots:
    void agreesWithNumPy_data();
    void agreesWithNumPy();
    void printsTheMembersOfTheContract();
    void describesRowsWithoutADistribution();
    void keepsGoodWeightsWhenAValueIsNotFinite();
    void printsStepsOnceInTheOrderAsked();
    void printsInputs();
    void changesACell();
    void readsNonFiniteValues_data();
    void readsNonFiniteValues();
    void printsCsv();
    void printsCsvStates();
    void protectsSpreadsheets();
    void readsStandardInput();
    void printsTextForPeople();
    void showsTinyWeights();
    void keepsControlCharactersAway();
    void leavesOutTheMiddleOfLargeMatrices();
};

void tst_compute::agreesWithNumPy_data()
{
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QStringList>("settings");
    QTest::newRow("as it is") << u"default"_s << QStringList();
    QTest::newRow("no scaling") << u"scale_exponent 0"_s << QStringList{u"--set"_s, u"scale_exponent=0"_s};
    QTest::newRow("scaled by d") << u"scale_exponent 1"_s << QStringList{u"--set"_s, u"scale_exponent=1"_s};
    QTest::newRow("causal") << u"mask causal"_s << QStringList{u"--set"_s, u"mask=causal"_s};
}

void tst_compute::agreesWithNumPy()
{
    QFETCH(QString, expected);
    QFETCH(QStringList, settings);
    const Ran ran = runCli(QStringList{u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s} + settings);
    QCOMPARE(ran.err, QByteArray());
    QCOMPARE(ran.code, 0);
    const Json steps = ran.json()["steps"];
    const Json golden = readJson(dataFile(u"reference/nimbus.expected.json"_s))[expected.toStdString()];
    QCOMPARE(steps.size(), golden.size());
    for (const auto& [key, matrix] : golden.items()) {
        QVERIFY2(steps.contains(key), key.c_str());
        QVERIFY(steps[key]["shape"] == matrix["shape"]);
        QCOMPARE_LE(distance(steps[key]["rows"], matrix["rows"]), 1e-15);
    }
}

void tst_compute::printsTheMembersOfTheContract()
{
    const Ran ran = runCli({u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s, u"--set"_s, u"temperature=2"_s});
    const auto ordered = nlohmann::ordered_json::parse(ran.out.toStdString());
    std::vector<std::string> members;
    for (const auto& [key, value] : ordered.items())
        members.push_back(key);
    QVERIFY((members == std::vector<std::string>{"session", "options", "steps", "rows"}));
    QCOMPARE(ordered["session"].get<std::string>(), std::string("nimbus.attn"));
    QVERIFY(ordered["options"] == nlohmann::ordered_json::parse(R"({"scale_exponent": 0.5, "temperature": 2, "mask": "none"})"));
    QCOMPARE(ordered["rows"].size(), std::size_t(7));
    std::vector<std::string> ofRow;
    for (const auto& [key, value] : ordered["rows"][4].items())
        ofRow.push_back(key);
    QVERIFY((ofRow
             == std::vector<std::string>{"token", "state", "forced", "max_weight", "entropy_bits", "effective_tokens", "jacobian_norm",
                                         "gradient_norm", "saturated"}));
    QVERIFY(ordered["rows"][4]["token"] == "export");
    QVERIFY(ordered["rows"][4]["saturated"] == false);
}

void tst_compute::describesRowsWithoutADistribution()
{
    const SessionFolder folder;
    Json session = smallSession();
    paint(session, {"111", "000", "001"});
    const Json result = runCli({u"compute"_s, folder.add(u"masked.attn"_s, session), u"--format"_s, u"json"_s}).json();
    QVERIFY(result["steps"]["weights"]["rows"][1].is_null());
    QVERIFY(result["steps"]["output"]["rows"][1].is_null());
    QVERIFY(result["steps"]["scores"]["rows"][1].is_array());
    QVERIFY(result["steps"]["scaled"]["rows"][1].is_array());
    const Json row = result["rows"][1];
    QVERIFY(row["state"] == "fully-masked");
    QVERIFY(row["reason"] == "no key is allowed");
    QVERIFY(row["forced"] == false);
    for (const char* name : {"max_weight", "entropy_bits", "effective_tokens", "jacobian_norm", "gradient_norm", "saturated"})
        QVERIFY2(row[name].is_null(), name);
    QVERIFY(result["rows"][2]["forced"] == true);
    QVERIFY(result["rows"][2]["max_weight"] == 1);
    QVERIFY(result["rows"][2]["saturated"] == false);
    QVERIFY(!result["rows"][0].contains("reason"));
}

void tst_compute::keepsGoodWeightsWhenAValueIsNotFinite()
{
    const SessionFolder folder;
    Json session = smallSession();
    session["matrices"]["Wv"]["rows"] = {{1, 0}, {"NaN", 1}};
    session["matrices"]["X"]["rows"] = {{1, 0}, {2, 0}, {0, 1}};
    paint(session, {"111", "110", "010"});
    const Json result = runCli({u"compute"_s, folder.add(u"value.attn"_s, session), u"--format"_s, u"json"_s}).json();
    const Json row = result["rows"][0];
    QVERIFY(row["state"] == "value-not-finite");
    const auto reason = row["reason"].get<std::string>();
    QVERIFY2(reason.find("V[") != std::string::npos && reason.find("is NaN, because Wv[1,0] is NaN") != std::string::npos, reason.c_str());
    QVERIFY(row["max_weight"].is_number());
    QVERIFY(result["steps"]["weights"]["rows"][0].is_array());
    QVERIFY(result["steps"]["output"]["rows"][0][0] == "NaN");
    QVERIFY(result["steps"]["output"]["rows"][0][1].is_number());
}

void tst_compute::printsStepsOnceInTheOrderAsked()
{
    const Ran ran =
        runCli({u"compute"_s, nimbusFile(), u"--format=json"_s, u"--step"_s, u"weights"_s, u"--step=K"_s, u"--step"_s, u"weights"_s});
    QCOMPARE(ran.code, 0);
    const auto steps = nlohmann::ordered_json::parse(ran.out.toStdString())["steps"];
    QCOMPARE(steps.size(), std::size_t(2));
    QCOMPARE(steps.begin().key(), std::string("weights"));
    QCOMPARE(ran.out.count("\"weights\""), 1);
}

void tst_compute::printsInputs()
{
    const Json steps =
        runCli({u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s, u"--step"_s, u"X"_s, u"--step"_s, u"Wv"_s}).json()["steps"];
    const Json matrices = readJson(nimbusFile())["matrices"];
    QVERIFY(steps["X"] == matrices["X"]);
    QVERIFY(steps["Wv"] == matrices["Wv"]);
}

void tst_compute::changesACell()
{
    const QStringList command = {u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s, u"--step"_s, u"X"_s, u"--step"_s, u"Q"_s};
    for (const QString& name : {u"X[4,0]"_s, u"X[export,product]"_s, u"X[\"export\",0]"_s}) {
        const Json steps = runCli(command + QStringList{u"--set"_s, name + u"=0.7"_s}).json()["steps"];
        QVERIFY(steps["X"]["rows"][4][0] == 0.7);
        QCOMPARE_LE(std::abs(steps["Q"]["rows"][4][0].get<double>() - 0.55), 1e-15);
    }
    // the last one counts
    const Json twice = runCli(command + QStringList{u"--set"_s, u"X[4,0]=3"_s, u"--set"_s, u"X[4,0]=0.5"_s}).json();
    QVERIFY(twice == runCli(command).json());
}

void tst_compute::readsNonFiniteValues_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("shown");
    QTest::newRow("nan") << u"nan"_s << u"NaN"_s;
    QTest::newRow("inf") << u"inf"_s << u"Infinity"_s;
    QTest::newRow("-inf") << u"-inf"_s << u"-Infinity"_s;
    QTest::newRow("as JSON has it") << u"-Infinity"_s << u"-Infinity"_s;
}

void tst_compute::readsNonFiniteValues()
{
    QFETCH(QString, value);
    QFETCH(QString, shown);
    const Ran ran = runCli({u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s, u"--step"_s, u"X"_s, u"--set"_s, u"X[2,0]="_s + value});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.json()["steps"]["X"]["rows"][2][0].get<std::string>(), shown.toStdString());
    QVERIFY(ran.json()["rows"][2]["reason"].get<std::string>().find("X[2,0] is " + shown.toStdString()) != std::string::npos);
}

void tst_compute::printsCsv()
{
    const SessionFolder folder;
    const Ran ran = runCli({u"compute"_s, folder.add(u"small.attn"_s, smallSession()), u"--step"_s, u"Q"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.out, QByteArray("token,q1,q2\na,1,0.5\nb,-0.25,2\nc,0.75,-1\n"));
    const Ran features = runCli({u"compute"_s, nimbusFile(), u"--step"_s, u"X"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(features.lines().at(0), QByteArray("token,product,action,trouble,filler"));
}

void tst_compute::printsCsvStates()
{
    const SessionFolder folder;
    Json session = smallSession();
    paint(session, {"100", "000", "001"});
    const QString file = folder.add(u"masked.attn"_s, session);
    const Ran weights = runCli({u"compute"_s, file, u"--step"_s, u"weights"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(weights.out, QByteArray("token,a,b,c,state\na,1,0,0,ok\nb,,,,fully-masked\nc,0,0,1,ok\n"));
    const Ran output = runCli({u"compute"_s, file, u"--step"_s, u"output"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(output.out, QByteArray("token,v1,v2,state\na,1,0.5,ok\nb,,,fully-masked\nc,0.75,-1,ok\n"));
    const Ran scores = runCli({u"compute"_s, file, u"--step"_s, u"scores"_s, u"--format"_s, u"csv"_s});
    QVERIFY(!scores.out.contains("state"));
}

void tst_compute::protectsSpreadsheets()
{
    const SessionFolder folder;
    const QString file = folder.add(u"names.attn"_s, smallSession({"=1+1", "a,\"b\"", "-x"}));
    const Ran ran = runCli({u"compute"_s, file, u"--step"_s, u"K"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(ran.out, QByteArray("token,k1,k2\n'=1+1,1,0.5\n\"a,\"\"b\"\"\",\"-0.25\",2\n'-x,0.75,-1\n"));
}

void tst_compute::readsStandardInput()
{
    const Ran ran = runCli({u"compute"_s, u"-"_s, u"--format"_s, u"json"_s}, readBytes(nimbusFile()));
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.json()["session"] == "-");
    const Json own = runCli({u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s}).json();
    QVERIFY(ran.json()["steps"] == own["steps"]);
}

void tst_compute::printsTextForPeople()
{
    const Ran ran = runCli({u"compute"_s, nimbusFile(), u"--step"_s, u"weights"_s});
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.out.contains("nimbus.attn  The real attention equation"));
    QVERIFY(ran.out.contains("7 tokens, d_model 4, d_k 2, d_v 2"));
    QVERIFY(ran.out.contains("  export  0.1275  0.1170  0.1050  0.1174  0.1654  0.2408  0.1270\n"));

    const SessionFolder folder;
    Json session = smallSession();
    paint(session, {"100", "000", "001"});
    const Ran masked = runCli({u"compute"_s, folder.add(u"masked.attn"_s, session)});
    QVERIFY(masked.out.contains("fully-masked: no key is allowed"));
    QVERIFY(masked.out.contains("(. is hidden by the mask)"));
    QVERIFY(masked.out.contains("ok, forced"));
}

void tst_compute::showsTinyWeights()
{
    const Ran ran = runCli({u"compute"_s, nimbusFile(), u"--step"_s, u"weights"_s, u"--set"_s, u"temperature=0.02"_s});
    QVERIFY2(ran.out.contains("e-"), ran.out.constData());
    QVERIFY(!ran.out.contains(" 0.0000"));
}

void tst_compute::keepsControlCharactersAway()
{
    const SessionFolder folder;
    const QString file = folder.add(u"control.attn"_s, smallSession({"a\x1b[31m", "b\nc", "d\xe2\x80\xae"}));
    const Ran ran = runCli({u"compute"_s, file});
    if (ran.code == 0) {
        QVERIFY(!ran.out.contains('\x1b'));
        QVERIFY(ran.out.contains("\\x1b[31m"));
        QVERIFY(ran.out.contains("b\\nc"));
        QVERIFY(!ran.out.contains("\xe2\x80\xae"));
    } else {
        QCOMPARE(ran.code, 65);
    }
    QVERIFY(!ran.err.contains('\x1b'));
}

void tst_compute::leavesOutTheMiddleOfLargeMatrices()
{
    const SessionFolder folder;
    Json session = smallSession();
    Json rows = Json::array();
    Json tokens = Json::array();
    for (int i = 0; i < 300; ++i) {
        rows.push_back({i, 0.5});
        tokens.push_back("token " + std::to_string(i));
    }
    session["matrices"]["X"] = {{"shape", {300, 2}}, {"rows", rows}};
    session["tokens"] = tokens;
    const Ran ran = runCli({u"compute"_s, folder.add(u"large.attn"_s, session), u"--step"_s, u"scores"_s});
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.lines().size() < 120);
    QVERIFY(ran.out.contains("left out here: 253 rows and "));
    QVERIFY(ran.out.contains("token 299"));
    for (const QByteArray& line : ran.lines())
        QVERIFY2(line.size() <= 130, line.constData());
}

AE_TEST(tst_compute)
#include "tst_compute.moc"
