// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// sweep: columns, defaults, sources and refusals.
class tst_sweep : public QObject {
    Q_OBJECT
private slots:
    void printsTheColumnsOfTheContract();
    void hasDefaults();
    void printsTheSameAsJson();
    void repeatsWithTheSameSeed();
    void agreesWithNumPyForNormals();
    void isTheSessionItselfAtItsOwnWidth();
    void takesASingleToken();
    void refuses_data();
    void refuses();
};

void tst_sweep::printsTheColumnsOfTheContract()
{
    const Ran ran = runCli({u"sweep"_s, nimbusFile(), u"--widths"_s, u"2,4"_s, u"--samples"_s, u"2"_s});
    QCOMPARE(ran.code, 0);
    QByteArray header = "width,exponent,score_spread,saturated_fraction";
    for (const char* measure : {"max_weight", "entropy_bits", "effective_tokens", "jacobian_norm", "gradient_norm"}) {
        for (const char* ending : {"", "_mean", "_p10", "_p90"})
            header += QByteArray(",") + measure + ending;
    }
    QCOMPARE(ran.lines().at(0), header);
    QCOMPARE(ran.lines().size(), 5);
    for (const QByteArray& line : ran.lines())
        QCOMPARE(line.count(','), header.count(','));
    QVERIFY(ran.lines().at(1).startsWith("2,0,"));
    QVERIFY(ran.lines().at(2).startsWith("2,0.5,"));
    QVERIFY(ran.lines().at(3).startsWith("4,0,"));
}

void tst_sweep::hasDefaults()
{
    const Ran bare = runCli({u"sweep"_s, nimbusFile()});
    QCOMPARE(bare.lines().size(), 1 + 2 * 10);  // 2, 4 ... 1024
    QVERIFY(bare.lines().last().startsWith("1024,0.5,"));
    const Ran spelled =
        runCli({u"sweep"_s, nimbusFile(), u"--source"_s, u"random"_s, u"--widths"_s, u"2,4,8,16,32,64,128,256,512,1024"_s, u"--exponent"_s,
                u"0"_s, u"--exponent"_s, u"0.5"_s, u"--samples"_s, u"64"_s, u"--seed"_s, u"1"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(spelled.out, bare.out);
}

void tst_sweep::printsTheSameAsJson()
{
    const QStringList command = {u"sweep"_s, nimbusFile(), u"--widths"_s, u"2,8"_s, u"--samples"_s, u"3"_s, u"--exponent"_s, u"1"_s};
    const Ran csv = runCli(command);
    const auto rows = nlohmann::ordered_json::parse(runCli(command + QStringList{u"--format"_s, u"json"_s}).out.toStdString())["rows"];
    QCOMPARE(rows.size(), std::size_t(2));
    QByteArray names;
    QByteArray values;
    for (const auto& [key, value] : rows[1].items()) {
        names += (names.isEmpty() ? "" : ",") + QByteArray::fromStdString(key);
        values += (values.isEmpty() ? "" : ",") + QByteArray::number(value.get<double>(), 'g', 17);
    }
    QCOMPARE(names, csv.lines().at(0));
    const QList<QByteArray> fields = csv.lines().at(2).split(',');
    const QList<QByteArray> numbers = values.split(',');
    for (qsizetype i = 0; i < fields.size(); ++i)
        QCOMPARE(fields.at(i).toDouble(), numbers.at(i).toDouble());
}

void tst_sweep::repeatsWithTheSameSeed()
{
    const QStringList command = {u"sweep"_s, nimbusFile(), u"--widths"_s, u"64"_s, u"--samples"_s, u"2"_s};
    const Ran seven = runCli(command + QStringList{u"--seed"_s, u"7"_s});
    QCOMPARE(runCli(command + QStringList{u"--seed"_s, u"7"_s}).out, seven.out);
    QVERIFY(runCli(command + QStringList{u"--seed"_s, u"8"_s}).out != seven.out);
    // repeat draws nothing
    const QStringList repeat = {u"sweep"_s, nimbusFile(), u"--source"_s, u"repeat"_s, u"--widths"_s, u"64"_s};
    QCOMPARE(runCli(repeat + QStringList{u"--seed"_s, u"9"_s, u"--samples"_s, u"5"_s}).out, runCli(repeat).out);
}

void tst_sweep::agreesWithNumPyForNormals()
{
    // n is 7 in both; 2000 samples here against 8000 there
    const Json rows = runCli({u"sweep"_s, nimbusFile(), u"--source"_s, u"normal"_s, u"--widths"_s, u"2,64,512"_s, u"--samples"_s, u"2000"_s,
                              u"--format"_s, u"json"_s})
                          .json()["rows"];
    const Json golden = readJson(dataFile(u"reference/saturation.expected.json"_s))["rows"];
    int compared = 0;
    for (const Json& row : rows) {
        for (const Json& want : golden) {
            if (want["width"] != row["width"] || want["exponent"] != row["exponent"])
                continue;
            ++compared;
            const auto isNear = [](double got, double expected, double tolerance) { return std::abs(got - expected) <= tolerance; };
            QVERIFY(isNear(row["score_spread"], want["score_spread"], 0.02 * want["score_spread"].get<double>()));
            QVERIFY(isNear(row["saturated_fraction"], want["saturated_fraction"], 0.02));
            QVERIFY(isNear(row["max_weight"], want["max_weight"]["median"], 0.02));
            QVERIFY(isNear(row["entropy_bits_mean"], want["entropy_bits"]["mean"], 0.05));
            QVERIFY(isNear(row["jacobian_norm_p90"], want["jacobian_norm"]["p90"], 0.02));
        }
    }
    QCOMPARE(compared, 6);
}

void tst_sweep::isTheSessionItselfAtItsOwnWidth()
{
    const Json row =
        runCli({u"sweep"_s, nimbusFile(), u"--widths"_s, u"2"_s, u"--exponent"_s, u"0.5"_s, u"--format"_s, u"json"_s}).json()["rows"][0];
    const Json own = runCli({u"compute"_s, nimbusFile(), u"--format"_s, u"json"_s}).json()["rows"];
    std::vector<double> weights;
    for (const Json& token : own)
        weights.push_back(token["max_weight"]);
    std::sort(weights.begin(), weights.end());
    QCOMPARE_LE(std::abs(row["max_weight"].get<double>() - weights[3]), 1e-14);
    QCOMPARE(row["saturated_fraction"].get<double>(), 0.0);
}

void tst_sweep::takesASingleToken()
{
    // a forced row counts nowhere: numbers over no rows at all are NaN, not 0 and not an error
    const SessionFolder folder;
    Json session = smallSession({"only"});
    session["matrices"]["X"] = {{"shape", {1, 2}}, {"rows", {{1, 2}}}};
    const Ran ran = runCli({u"sweep"_s, folder.add(u"one.attn"_s, session), u"--widths"_s, u"2"_s, u"--format"_s, u"json"_s});
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.json()["rows"][0]["max_weight"] == "NaN");
}

void tst_sweep::refuses_data()
{
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char* name, const QStringList& options) { QTest::newRow(name) << options; };
    row("below d_k", {u"--widths"_s, u"1"_s});
    row("below d_k, repeat", {u"--widths"_s, u"4,1"_s, u"--source"_s, u"repeat"_s});
    row("zero width", {u"--widths"_s, u"0"_s, u"--source"_s, u"normal"_s});
    row("enormous width", {u"--widths"_s, u"1000000000"_s});
    row("width 1e9", {u"--widths"_s, u"1e9"_s});
    row("negative width", {u"--widths"_s, u"-4"_s});
    row("width beyond all numbers", {u"--widths"_s, u"99999999999999999999999"_s});
    row("empty widths", {u"--widths"_s, u""_s});
    row("a comma too many", {u"--widths"_s, u"4,"_s});
    row("word", {u"--widths"_s, u"wide"_s});
    row("unknown source", {u"--source"_s, u"noise"_s});
    row("NaN exponent", {u"--exponent"_s, u"nan"_s});
    row("negative exponent", {u"--exponent"_s, u"-0.5"_s});
    row("large exponent", {u"--exponent"_s, u"2.5"_s});
    row("infinite exponent", {u"--exponent"_s, u"inf"_s});
    row("empty exponent", {u"--exponent"_s, u""_s});
    row("no samples", {u"--samples"_s, u"0"_s});
    row("too many samples", {u"--samples"_s, u"1000000000"_s});
    row("negative seed", {u"--seed"_s, u"-1"_s});
    row("text format", {u"--format"_s, u"text"_s});
}

void tst_sweep::refuses()
{
    QFETCH(QStringList, options);
    const Ran ran = runCli(QStringList{u"sweep"_s, nimbusFile()} + options);
    QCOMPARE(ran.code, 64);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.count('\n') == 1 && ran.err.contains("; "), ran.err.constData());
}

AE_TEST(tst_sweep)
#include "tst_sweep.moc"
