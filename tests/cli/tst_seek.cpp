// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/seek.h"
#include "cli/commands.h"
#include "clirun.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// seek: the lesson's goal, its CSV, the session that it writes, how runs end, refusals.
class tst_seek : public QObject {
    Q_OBJECT
private slots:
    void reachesTheLessonsGoal_data();
    void reachesTheLessonsGoal();
    void writesWhereItEnded();
    void namesTheColumnsOfSeveralGoals();
    void keepsLockedCells();
    void takesTheLogarithm();
    void movesBiases();
    void saysThatItDidNotGetThere_data();
    void saysThatItDidNotGetThere();
    void leavesTheLastGoodStateWhenItDiverges();
    void overwritesWhenForced();
    void offersWhatTheLibraryHas();
    void refuses_data();
    void refuses();
};

namespace {

const QStringList lesson = {u"seek"_s, nimbusFile(), u"--goal"_s, u"weights[export,fail]=0.9"_s, u"--free"_s, u"Wq,Wk"_s};

/// Lines without the header, as numbers.
QList<QList<double>> rowsOf(const Ran& ran)
{
    QList<QList<double>> rows;
    for (const QByteArray& line : ran.lines().mid(1)) {
        rows.emplace_back();
        for (const QByteArray& field : line.split(','))
            rows.back() << field.toDouble();
    }
    return rows;
}

}  // namespace

void tst_seek::reachesTheLessonsGoal_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("as it is") << QStringList();
    QTest::newRow("gradient descent") << QStringList{u"--method"_s, u"descent"_s, u"--rate"_s, u"0.5"_s};
}

void tst_seek::reachesTheLessonsGoal()
{
    QFETCH(QStringList, more);
    const Ran ran = runCli(lesson + more);
    QVERIFY2(ran.code == 0 && ran.err.isEmpty(), ran.err.constData());
    QCOMPARE(ran.lines().front(), QByteArray("step,loss,value"));
    const QList<QList<double>> rows = rowsOf(ran);
    QCOMPARE_LE(rows.size(), 501);
    QCOMPARE_LE(std::abs(rows.front()[2] - 0.24084790482153529), 1e-15);
    QCOMPARE_LE(std::abs(rows.back()[2] - 0.9), 0.001);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        QCOMPARE(rows[i][0], static_cast<double>(i));
        QCOMPARE_LE(std::abs(rows[i][1] - (rows[i][2] - 0.9) * (rows[i][2] - 0.9) / 2), 1e-15);
    }
}

void tst_seek::writesWhereItEnded()
{
    const SessionFolder folder;
    const QString out = folder.path(u"out.attn"_s);
    const Ran ran = runCli(lesson + QStringList{u"--lock"_s, u"Wq[action,1]"_s, u"-o"_s, out});
    QVERIFY2(ran.code == 0, ran.err.constData());
    const Json computed = runCli({u"compute"_s, out, u"--step"_s, u"weights"_s, u"--format"_s, u"json"_s}).json();
    QCOMPARE(computed["steps"]["weights"]["rows"][4][5].get<double>(), rowsOf(ran).back()[2]);
    const Json before = readJson(nimbusFile());
    const Json after = readJson(out);
    for (const char* key : {"X", "Wv"})
        QVERIFY(before["matrices"][key]["rows"] == after["matrices"][key]["rows"]);
    for (const char* key : {"Wq", "Wk"})
        QVERIFY(before["matrices"][key]["rows"] != after["matrices"][key]["rows"]);
    const Json& seek = after["view"]["seek"];
    QVERIFY((seek["goals"] == Json{"weights[4,5]=0.9"}));
    QVERIFY((seek["free"] == Json{"Wq", "Wk"}));
    QVERIFY((seek["locks"] == Json{"Wq[1,1]"}));
    QVERIFY(seek["method"] == "adam" && seek["rate"] == 0.05 && seek["steps"] == 500);
}

void tst_seek::namesTheColumnsOfSeveralGoals()
{
    const Ran ran = runCli({u"seek"_s, nimbusFile(), u"--goal"_s, u"weights[export,fail]=0.6"_s, u"--goal"_s, u"output[0,1]=0.5"_s,
                            u"--free"_s, u"Wq"_s, u"--free"_s, u"Wk,Wv"_s});
    QVERIFY2(ran.code == 0 && ran.err.isEmpty(), ran.err.constData());
    QCOMPARE(ran.lines().front(), QByteArray("step,loss,\"weights[4,5]\",\"output[0,1]\""));
    const QList<double> last = rowsOf(ran).back();
    QCOMPARE_LE(std::abs(last[2] - 0.6), 0.001);
    QCOMPARE_LE(std::abs(last[3] - 0.5), 0.001);
    QCOMPARE_LE(std::abs(last[1] - ((last[2] - 0.6) * (last[2] - 0.6) + (last[3] - 0.5) * (last[3] - 0.5)) / 2), 1e-15);
}

void tst_seek::keepsLockedCells()
{
    const SessionFolder folder;
    const QString out = folder.path(u"out.attn"_s);
    QCOMPARE(runCli(lesson + QStringList{u"--lock"_s, u"Wq[0,1]"_s, u"--lock"_s, u"Wk[2,0]"_s, u"--steps"_s, u"5"_s, u"-o"_s, out}).code,
             0);
    const Json before = readJson(nimbusFile())["matrices"];
    const Json after = readJson(out)["matrices"];
    QVERIFY(before["Wq"]["rows"][0][1] == after["Wq"]["rows"][0][1]);
    QVERIFY(before["Wq"]["rows"][0][0] != after["Wq"]["rows"][0][0]);
    QVERIFY(before["Wk"]["rows"][2][0] == after["Wk"]["rows"][2][0]);
    QVERIFY(before["Wk"]["rows"][2][1] != after["Wk"]["rows"][2][1]);
}

void tst_seek::takesTheLogarithm()
{
    const Ran ran = runCli(lesson + QStringList{u"--loss"_s, u"nll"_s, u"--method"_s, u"descent"_s, u"--rate"_s, u"0.1"_s});
    QCOMPARE(ran.code, 0);
    const QList<QList<double>> rows = rowsOf(ran);
    for (const QList<double>& row : rows)
        QCOMPARE_LE(std::abs(row[1] + std::log(row[2])), 1e-14);
    QCOMPARE_LE(0.899, rows.back()[2]);
    QCOMPARE_LE(rows[rows.size() - 2][2], 0.899);
}

void tst_seek::movesBiases()
{
    const SessionFolder folder;
    Json session = smallSession();
    session["matrices"]["bq"] = {{"shape", {1, 2}}, {"rows", {{0, 0}}}};
    const QString out = folder.path(u"out.attn"_s);
    const Ran ran =
        runCli({u"seek"_s, folder.add(u"bias.attn"_s, session), u"--goal"_s, u"weights[a,c]=0.7"_s, u"--free"_s, u"bq"_s, u"-o"_s, out});
    QVERIFY2(ran.code == 0, ran.err.constData());
    QVERIFY(readJson(out)["matrices"]["bq"]["rows"][0][0] != 0);
    QCOMPARE(distance(readJson(out)["matrices"]["Wq"]["rows"], session["matrices"]["Wq"]["rows"]), 0.0);
}

void tst_seek::saysThatItDidNotGetThere_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("too few steps") << QStringList{u"--steps"_s, u"3"_s}
                                   << QByteArray("note: the goal is not reached in 3 steps (largest gradient 0.");
    QTest::newRow("nothing moves") << QStringList{u"--method"_s, u"descent"_s, u"--rate"_s, u"1e9"_s}
                                   << QByteArray("nothing moves any more (largest gradient 0); weights[export,fail] is 1 and not 0.9; try");
}

void tst_seek::saysThatItDidNotGetThere()
{
    QFETCH(QStringList, more);
    QFETCH(QByteArray, expected);
    const SessionFolder folder;
    const QString out = folder.path(u"out.attn"_s);
    const Ran ran = runCli(lesson + more + QStringList{u"-o"_s, out});
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.err.contains(expected) && ran.err.count('\n') == 1, ran.err.constData());
    QVERIFY(QFile::exists(out));
    QCOMPARE_LE(2, rowsOf(ran).size());
}

void tst_seek::leavesTheLastGoodStateWhenItDiverges()
{
    const SessionFolder folder;
    const QString out = folder.path(u"out.attn"_s);
    const Ran ran = runCli({u"seek"_s, nimbusFile(), u"--goal"_s, u"scores[4,5]=30"_s, u"--free"_s, u"X,Wq,Wk"_s, u"--method"_s,
                            u"descent"_s, u"--rate"_s, u"0.2"_s, u"-o"_s, out});
    QCOMPARE(ran.code, 65);
    QVERIFY2(ran.err.contains("the run diverges; start again with a smaller rate"), ran.err.constData());
    const QList<QList<double>> rows = rowsOf(ran);
    QVERIFY(std::all_of(rows.begin(), rows.end(), [](const QList<double>& row) { return std::isfinite(row[1]) && std::isfinite(row[2]); }));
    QVERIFY(ran.err.contains("step " + QByteArray::number(rows.size()) + " would take "));
    const Json computed = runCli({u"compute"_s, out, u"--step"_s, u"scores"_s, u"--format"_s, u"json"_s}).json();
    QCOMPARE(computed["steps"]["scores"]["rows"][4][5].get<double>(), rows.back()[2]);
}

void tst_seek::overwritesWhenForced()
{
    const SessionFolder folder;
    const QString file = folder.add(u"own.attn"_s, readJson(nimbusFile()));
    const QByteArray before = readBytes(file);
    QStringList command = lesson + QStringList{u"-o"_s, file, u"--steps"_s, u"2"_s};
    command[1] = file;
    const Ran ran = runCli(command);
    QCOMPARE(ran.code, 73);
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(readBytes(file), before);
    QCOMPARE(runCli(command + QStringList{u"--force"_s}).code, 0);
    QVERIFY(readBytes(file) != before);
}

void tst_seek::offersWhatTheLibraryHas()
{
    const auto optionOf = [](std::string_view name) {
        const auto options = ae::cli::seekCommand.options;
        return *std::find_if(options.begin(), options.end(), [name](const auto& option) { return option.name == name; });
    };
    const auto compare = [](const ae::cli::OptionSpec& option, auto catalogue, const std::string& fallback) {
        QCOMPARE(option.choices.size(), catalogue.size());
        for (std::size_t i = 0; i < catalogue.size(); ++i)
            QVERIFY(option.choices[i] == catalogue[i].key);
        QVERIFY(option.fallback == fallback);
    };
    const ae::SeekPlan plan;
    compare(optionOf("--loss"), ae::seekLosses(), plan.loss);
    compare(optionOf("--method"), ae::seekMethods(), plan.method);
    const auto numberOf = [&optionOf](const char* name) { return std::stod(std::string(optionOf(name).fallback)); };
    QCOMPARE(numberOf("--rate"), plan.rate);
    QCOMPARE(numberOf("--steps"), double(plan.steps));
    QCOMPARE(numberOf("--tolerance"), plan.tolerance);
}

void tst_seek::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const QStringList& arguments, const char* expected) {
        QTest::newRow(name) << arguments << QByteArray(expected);
    };
    const QStringList goal = {u"--goal"_s, u"weights[4,5]=0.9"_s};
    const QStringList free = {u"--free"_s, u"Wq,Wk"_s};
    row("no goal", free, "--goal: it is missing");
    row("nothing free", goal, "--free: it is missing");
    row("no value", QStringList{u"--goal"_s, u"weights[4,5]"_s} + free, "weights[4,5]: the value to reach is missing");
    row("no number", QStringList{u"--goal"_s, u"weights[4,5]=most"_s} + free, "\"most\" is not a number");
    row("no cell", QStringList{u"--goal"_s, u"weights[4,nobody]=1"_s} + free, "there is no token \"nobody\"");
    row("no share", QStringList{u"--goal"_s, u"weights[4,5]=1.5"_s} + free, "weights[4,5] is a weight and cannot become 1.5");
    row("an input", QStringList{u"--goal"_s, u"Wq[0,0]=1.5"_s} + free, "Wq[0,0] is a cell of an input");
    row("infinite", QStringList{u"--goal"_s, u"output[4,0]=inf"_s, u"--free"_s, u"Wv"_s}, "the target inf of output[4,0]");
    row("more than 1 in a row", QStringList{u"--goal"_s, u"weights[4,1]=0.2"_s} + goal + free,
        "the goals in row 4 of weights add up to 1.1");
    row("out of reach", goal + QStringList{u"--free"_s, u"Wv"_s}, "nothing that may move leads to weights[4,5]: free are Wv");
    row("beyond the values", QStringList{u"--goal"_s, u"output[4,0]=7"_s} + free, "output[4,0] mixes values from ");
    row("unknown matrix", goal + QStringList{u"--free"_s, u"Wq,bq"_s}, "\"bq\" is not an input of this session");
    row("empty name", goal + QStringList{u"--free"_s, u"Wq,"_s}, "\"\" is not an input of this session");
    row("lock that is not there", goal + free + QStringList{u"--lock"_s, u"Wq[0,2]"_s}, "Wq[0,2]: there is no column 2");
    row("lock on a step", goal + free + QStringList{u"--lock"_s, u"Q[0,0]"_s}, "Q[0,0] is computed and cannot be locked");
    row("unknown loss", goal + free + QStringList{u"--loss"_s, u"value"_s}, "--loss");
    row("unknown method", goal + free + QStringList{u"--method"_s, u"newton"_s}, "--method");
    row("logarithm of an output", QStringList{u"--goal"_s, u"output[4,0]=0.5"_s, u"--loss"_s, u"nll"_s} + free, "output[4,0] is no weight");
    row("rate 0", goal + free + QStringList{u"--rate"_s, u"0"_s}, "the rate 0 is not a finite number above 0");
    row("rate inf", goal + free + QStringList{u"--rate"_s, u"inf"_s}, "the rate inf is not a finite number above 0");
    row("rate fast", goal + free + QStringList{u"--rate"_s, u"fast"_s}, "--rate");
    row("no steps", goal + free + QStringList{u"--steps"_s, u"0"_s}, "--steps");
    row("too many steps", goal + free + QStringList{u"--steps"_s, u"100001"_s}, "--steps");
    row("negative tolerance", goal + free + QStringList{u"--tolerance"_s, u"-1"_s}, "the tolerance -1 is not a finite number from 0");
    row("not a session's name", goal + free + QStringList{u"-o"_s, u"out.csv"_s}, "-o: \"out.csv\" does not end in .attn");
}

void tst_seek::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, expected);
    const Ran ran = runCli(QStringList{u"seek"_s, nimbusFile()} + arguments);
    QCOMPARE(ran.code, 64);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains(expected) && ran.err.count('\n') == 1, ran.err.constData());
}

AE_TEST(tst_seek)
#include "tst_seek.moc"
