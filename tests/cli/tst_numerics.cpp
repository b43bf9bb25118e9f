// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// The hand-made problems of tests/data/attention/numerics.json through the command line, as session files.
class tst_numerics : public QObject {
    Q_OBJECT
private slots:
    void computes_data();
    void computes();
    void namesTheCause();

private:
    static Json problems() { return readJson(dataFile(u"attention/numerics.json"_s))["problems"]; }
};

namespace {

Json matrixMember(const Json& rows)
{
    return {{"shape", {rows.size(), rows[0].size()}}, {"rows", rows}};
}

/// Causal and a mask together become one painted mask.
void addMask(Json& session, const Json& options, std::size_t tokens)
{
    const bool isCausal = options["causal"];
    if (options["mask"].is_null()) {
        session["options"]["mask"] = isCausal ? "causal" : "none";
        return;
    }
    std::vector<std::string> allowed;
    for (std::size_t i = 0; i < tokens; ++i) {
        std::string row;
        for (std::size_t j = 0; j < tokens; ++j)
            row += options["mask"][i][j] == 1 && (!isCausal || j <= i) ? '1' : '0';
        allowed.push_back(row);
    }
    paint(session, allowed);
}

Json sessionOf(const Json& problem)
{
    Json session = smallSession();
    Json tokens = Json::array();
    for (std::size_t i = 0; i < problem["X"].size(); ++i)
        tokens.push_back("t" + std::to_string(i + 1));
    session["tokens"] = tokens;
    for (const char* key : {"X", "Wq", "Wk", "Wv"})
        session["matrices"][key] = matrixMember(problem[key]);
    session["options"]["scale_exponent"] = problem["options"]["scale"] == "sqrt_dk" ? 0.5 : 0;
    session["options"]["temperature"] = problem["options"]["temperature"];
    addMask(session, problem["options"], tokens.size());
    return session;
}

double largestFinite(const Json& rows)
{
    double largest = 0;
    for (const Json& row : rows) {
        for (const Json& cell : row.is_null() ? Json::array() : row) {
            if (!cell.is_null() && std::isfinite(numberOf(cell)))
                largest = std::max(largest, std::abs(numberOf(cell)));
        }
    }
    return largest;
}

/// The file writes a missing row of the output as nulls; we write one null.
Json withWholeGaps(Json rows)
{
    for (Json& row : rows) {
        if (row.is_array() && row[0].is_null())
            row = nullptr;
    }
    return rows;
}

}  // namespace

void tst_numerics::computes_data()
{
    QTest::addColumn<int>("position");
    const Json all = problems();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow((all[i]["id"].get<std::string>() + " " + all[i]["title"].get<std::string>()).c_str()) << static_cast<int>(i);
}

void tst_numerics::computes()
{
    QFETCH(int, position);
    const Json problem = problems()[static_cast<std::size_t>(position)];
    const Json& expected = problem["expected"];
    QVERIFY(problem["options"]["heads"] == 1);
    const SessionFolder folder;
    const Ran ran = runCli({u"compute"_s, folder.add(u"case.attn"_s, sessionOf(problem)), u"--format"_s, u"json"_s});
    if (!expected["ok"].get<bool>()) {
        QCOMPARE(ran.code, 65);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.err.count('\n') == 1 && ran.err.contains("case.attn"), ran.err.constData());
        return;
    }
    QVERIFY2(ran.code == 0, ran.err.constData());
    const Json result = ran.json();
    for (const char* step : {"Q", "K", "V", "scores", "scaled", "weights", "output"}) {
        const bool isPerHead = expected[step][0].is_array() && expected[step][0][0].is_array();
        const Json want = withWholeGaps(isPerHead || std::string(step) == "weights" ? expected[step][0] : expected[step]);
        const double tolerance =
            std::max(problem["tolerance"]["absolute"].get<double>(), problem["tolerance"]["relative"].get<double>() * largestFinite(want));
        const double found = distance(result["steps"][step]["rows"], want);
        QVERIFY2(found <= tolerance,
                 (std::string(step) + " is off by " + std::to_string(found) + ": " + result["steps"][step]["rows"].dump()).c_str());
    }
    for (std::size_t i = 0; i < result["rows"].size(); ++i)
        QVERIFY(result["rows"][i]["state"] == expected["row_states"][0][i]);
}

void tst_numerics::namesTheCause()
{
    for (const Json& problem : problems()) {
        const SessionFolder folder;
        const QString id = QString::fromStdString(problem["id"].get<std::string>());
        const auto reasonOf = [&](std::size_t row) {
            const Ran ran = runCli({u"compute"_s, folder.add(u"case.attn"_s, sessionOf(problem)), u"--format"_s, u"json"_s});
            return ran.json()["rows"][row]["reason"].get<std::string>();
        };
        if (id == "N12"_L1)
            QVERIFY2(reasonOf(0).find("scores[0,0] is Infinity") != std::string::npos, reasonOf(0).c_str());
        if (id == "N15"_L1)
            QVERIFY2(reasonOf(3).find("X[2,") != std::string::npos && reasonOf(3).find("is NaN") != std::string::npos, reasonOf(3).c_str());
        if (id == "N18"_L1)
            QCOMPARE(reasonOf(1), std::string("no key is allowed"));
    }
}

AE_TEST(tst_numerics)
#include "tst_numerics.moc"
