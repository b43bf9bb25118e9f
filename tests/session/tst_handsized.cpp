// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"
#include "session/handsized.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <limits>

using ae::Index;
using ae::Matrix;

Q_DECLARE_METATYPE(std::vector<ae::Index>)

namespace {

/// The numbers that the expected values were made from with numpy.linalg.svd.
Matrix waves(Index rows, Index columns, double start)
{
    return Matrix::NullaryExpr(rows, columns, [&](Index i, Index j) {
        const auto r = static_cast<double>(i);
        const auto c = static_cast<double>(j);
        return std::round(std::sin(start + 1.7 * r + 2.3 * c * c + 0.9 * r * c) * 1000) / 1000;
    });
}

/// Five tokens, d_model 6, d_k 4, d_v 3.
ae::Session waveSession(double exponent, bool hasQueryBias, bool hasKeyBias)
{
    ae::Session session;
    session.tokens = {"a", "b", "c", "d", "e"};
    session.matrices = {{"X", waves(5, 6, 1)}, {"Wq", waves(6, 4, 2)}, {"Wk", waves(6, 4, 3)}, {"Wv", waves(6, 3, 4)}};
    if (hasQueryBias)
        session.matrices["bq"] = waves(1, 4, 5);
    if (hasKeyBias)
        session.matrices["bk"] = waves(1, 4, 6);
    session.options.scaleExponent = exponent;
    return session;
}

Matrix valueOf(const ae::Session& session, const char* step)
{
    return ae::Evaluation::of(session.matrices, session.options)->value(step).toMatrix();
}

double distance(const Matrix& a, const Matrix& b)
{
    return (a - b).cwiseAbs().maxCoeff();
}

}  // namespace

/// Fewer tokens, and narrower queries and keys.
class tst_handsized : public QObject {
    Q_OBJECT
private slots:
    void refusesPositions_data();
    void refusesPositions();
    void saysThatPositionsChange();
    void reducesLikeNumPy_data();
    void reducesLikeNumPy();
    void keepsWeightsAtFullRank_data();
    void keepsWeightsAtFullRank();
    void givesTheFactorsEqualSizes();
    void findsALowerRank();
    void reducesAHeadThatIsWiderThanTheModel();
    void looksAtAllowedKeysOnly();
    void refusesReductions();
};

void tst_handsized::refusesPositions_data()
{
    QTest::addColumn<std::vector<Index>>("positions");
    QTest::newRow("none") << std::vector<Index>{};
    QTest::newRow("negative") << std::vector<Index>{0, -1};
    QTest::newRow("beyond the last") << std::vector<Index>{5};
    QTest::newRow("twice") << std::vector<Index>{2, 1, 2};
}

void tst_handsized::refusesPositions()
{
    QFETCH(std::vector<Index>, positions);
    const auto problem = ae::checkKeptTokens(waveSession(0.5, false, false), positions);
    QVERIFY(problem);
    QCOMPARE(problem->kind, ae::ProblemKind::Usage);
}

void tst_handsized::saysThatPositionsChange()
{
    ae::Session session = waveSession(0.5, false, false);
    QCOMPARE(ae::notesOnKeptTokens(session).size(), std::size_t(1));
    session.options.rotary.convention = "halves";
    QCOMPARE(ae::notesOnKeptTokens(session).size(), std::size_t(2));
}

void tst_handsized::reducesLikeNumPy_data()
{
    QTest::addColumn<double>("exponent");
    QTest::addColumn<bool>("hasBias");
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("error");
    QTest::addColumn<double>("scoreChange");
    QTest::addColumn<double>("weightChange");
    QTest::newRow("one column") << 0.5 << false << 1 << 0.5988310637983524 << 2.7441846795346705 << 0.34167123457865006;
    QTest::newRow("two columns") << 0.5 << false << 2 << 0.2820643234040155 << 1.9145032647008795 << 0.3049749210596109;
    QTest::newRow("three columns") << 0.5 << false << 3 << 0.15848249847493573 << 1.5590656566463745 << 0.24024892531830414;
    QTest::newRow("no scaling") << 0.0 << false << 2 << 0.2820643234040155 << 3.829006529401759 << 0.46198421847347193;
    QTest::newRow("1/d") << 1.0 << false << 3 << 0.15848249847493573 << 0.7795328283231873 << 0.13640912348502066;
    QTest::newRow("biases, one column") << 0.5 << true << 1 << 0.5163761654484441 << 1.591531310280584 << 0.39674258618944236;
    QTest::newRow("biases, three columns") << 0.5 << true << 3 << 0.1373887178044992 << 1.2786278818255359 << 0.35584739085370354;
    QTest::newRow("biases, 1/d") << 1.0 << true << 2 << 0.23943636024280782 << 0.7939872161566952 << 0.1850833581416619;
}

void tst_handsized::reducesLikeNumPy()
{
    QFETCH(double, exponent);
    QFETCH(bool, hasBias);
    QFETCH(int, width);
    QFETCH(double, error);
    QFETCH(double, scoreChange);
    QFETCH(double, weightChange);
    const ae::Session session = waveSession(exponent, hasBias, hasBias);
    const auto reduced = ae::reduceHead(session, width);
    QVERIFY(reduced);
    QVERIFY(ae::checkSession(reduced->session).empty());
    QCOMPARE(reduced->session.matrices.at("Wq").cols(), Index(width));
    QVERIFY(std::abs(reduced->relativeError - error) < 1e-12);
    QVERIFY(std::abs(reduced->largestScoreChange - scoreChange) < 1e-12);
    QVERIFY(std::abs(reduced->largestWeightChange - weightChange) < 1e-12);
    // what is stated is what the new session does
    QVERIFY(std::abs(distance(valueOf(session, "scaled"), valueOf(reduced->session, "scaled")) - scoreChange) < 1e-12);
    QVERIFY(std::abs(distance(valueOf(session, "weights"), valueOf(reduced->session, "weights")) - weightChange) < 1e-12);
}

void tst_handsized::keepsWeightsAtFullRank_data()
{
    QTest::addColumn<double>("exponent");
    QTest::addColumn<bool>("hasQueryBias");
    QTest::addColumn<bool>("hasKeyBias");
    for (const double exponent : {0.0, 0.5, 0.8, 2.0}) {
        for (const int biases : {0, 1, 2, 3})
            QTest::addRow("exponent %g, biases %d", exponent, biases) << exponent << ((biases & 1) != 0) << ((biases & 2) != 0);
    }
}

void tst_handsized::keepsWeightsAtFullRank()
{
    QFETCH(double, exponent);
    QFETCH(bool, hasQueryBias);
    QFETCH(bool, hasKeyBias);
    // two of the six columns are sums of others: rank 4 of width 6
    ae::Session session = waveSession(exponent, hasQueryBias, hasKeyBias);
    for (const char* key : {"Wq", "bq"}) {
        const auto found = session.matrices.find(key);
        if (found == session.matrices.end())
            continue;
        Matrix wide(found->second.rows(), 6);
        wide << found->second, found->second.col(0) + found->second.col(1), found->second.col(2) - 2 * found->second.col(3);
        found->second = wide;
    }
    session.matrices["Wk"] = waves(6, 6, 7);
    if (hasKeyBias)
        session.matrices["bk"] = waves(1, 6, 8);
    const auto reduced = ae::reduceHead(session, 4);
    QVERIFY(reduced);
    QVERIFY(reduced->relativeError < 1e-14);
    QVERIFY(distance(valueOf(session, "weights"), valueOf(reduced->session, "weights")) < 1e-13);
    QVERIFY(distance(valueOf(session, "output"), valueOf(reduced->session, "output")) < 1e-13);
    QCOMPARE(reduced->session.matrices.contains("bk"), hasQueryBias || hasKeyBias);
}

void tst_handsized::givesTheFactorsEqualSizes()
{
    const auto reduced = ae::reduceHead(waveSession(0, false, false), 3);
    QVERIFY(reduced);
    const Matrix& wq = reduced->session.matrices.at("Wq");
    const Matrix& wk = reduced->session.matrices.at("Wk");
    QCOMPARE(reduced->singularValues.size(), std::size_t(4));
    for (Index c = 0; c < 3; ++c) {  // columns are singular vectors times the root of their value
        const double value = reduced->singularValues[static_cast<std::size_t>(c)];
        QVERIFY(std::abs(wq.col(c).squaredNorm() - value) < 1e-12);
        QVERIFY(std::abs(wk.col(c).squaredNorm() - value) < 1e-12);
        QVERIFY(std::abs(wq.col(c).dot(wq.col((c + 1) % 3))) < 1e-12);
    }
}

void tst_handsized::findsALowerRank()
{
    ae::Session session = waveSession(0.5, false, false);
    session.matrices["Wk"] = Matrix::Zero(6, 4);
    const auto reduced = ae::reduceHead(session, 1);
    QVERIFY(reduced);
    QCOMPARE(reduced->relativeError, 0.0);
    QCOMPARE(reduced->largestScoreChange, 0.0);
}

void tst_handsized::reducesAHeadThatIsWiderThanTheModel()
{
    ae::Session session = waveSession(0.5, false, false);
    session.matrices["Wq"] = waves(6, 9, 2);
    session.matrices["Wk"] = waves(6, 9, 3);
    for (const Index width : {6, 8, 9}) {
        const auto reduced = ae::reduceHead(session, width);
        QVERIFY(reduced);
        QCOMPARE(reduced->session.matrices.at("Wk").cols(), width);
        QVERIFY(distance(valueOf(session, "weights"), valueOf(reduced->session, "weights")) < 1e-13);
    }
}

void tst_handsized::looksAtAllowedKeysOnly()
{
    ae::Session session = waveSession(0.5, false, false);
    session.options.mask = "causal";
    const auto reduced = ae::reduceHead(session, 2);
    QVERIFY(reduced);
    const Matrix change = (valueOf(session, "scores") / 2 - valueOf(reduced->session, "scores") / std::sqrt(2.0)).cwiseAbs();
    double largest = 0;
    for (Index i = 0; i < 5; ++i)
        largest = std::max(largest, change.row(i).head(i + 1).maxCoeff());
    QVERIFY(std::abs(reduced->largestScoreChange - largest) < 1e-12);
}

void tst_handsized::refusesReductions()
{
    const ae::Session session = waveSession(0.5, false, false);
    QVERIFY(!ae::reduceHead(session, 0));
    QVERIFY(!ae::reduceHead(session, 5));
    ae::Session turning = session;
    turning.options.rotary.convention = "pairs";
    const auto refused = ae::reduceHead(turning, 2);
    QVERIFY(!refused);
    QVERIFY(refused.error().sentence().find("rotary") != std::string::npos);
    ae::Session spoiled = session;
    spoiled.matrices["Wq"](1, 1) = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!ae::reduceHead(spoiled, 2));
    ae::Session unfit = session;
    unfit.matrices["Wk"] = waves(6, 3, 3);
    QVERIFY(!ae::reduceHead(unfit, 2));
    ae::Session odd = session;
    odd.matrices["X"](1, 1) = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(ae::reduceHead(odd, 2));
}

AE_TEST(tst_handsized)
#include "tst_handsized.moc"
