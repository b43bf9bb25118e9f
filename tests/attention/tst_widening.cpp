// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"
#include "attention/saturation.h"

#include "cases.h"
#include "compare.h"
#include "goldenfile.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// What d does: the session's own matrices with more columns than they have.
class tst_widening : public QObject {
    Q_OBJECT
private slots:
    void ownWidthIsTheSession_data();
    void ownWidthIsTheSession();
    void narrowIsAPrefixOfWide_data();
    void narrowIsAPrefixOfWide();
    void anotherSeedIsAnotherDraw();
    void repeatGrowsLikeTheWidth();
    void repeatNeedsTheFullDivisor();
    void spreadFollowsTheRootOfTheWidth_data();
    void spreadFollowsTheRootOfTheWidth();
    void normalSpreadIsTheRootOfTheWidth_data();
    void normalSpreadIsTheRootOfTheWidth();
    void drawnColumnsHaveTheSizeOfTheOwnOnes();
    void drawnColumnsHaveNoBias();
    void repeatedColumnsRepeatTheirBias();
    void otherMatricesStay();
    void queriesAndKeysAreThoseOfTheWidenedSession_data();
    void queriesAndKeysAreThoseOfTheWidenedSession();
    void whatIfIsAnEvaluation_data();
    void whatIfIsAnEvaluation();
    void refusals_data();
    void refusals();
    void oddSessionsAreWidenedToo_data();
    void oddSessionsAreWidenedToo();
    void theLessonsStory();
};

namespace {

Widening widening(const char* source, Index width, std::uint64_t seed = 1)
{
    return {source, width, seed};
}

Inputs biasedInputs()
{
    Random random(111);
    return randomInputs(random, {6, 4, 3, 2}, Biases::All);
}

void addSources()
{
    QTest::addColumn<QString>("source");
    for (const WideningSpec& spec : wideningCatalogue())
        QTest::newRow(std::string(spec.key).c_str()) << QString::fromStdString(std::string(spec.key));
}

std::string sourceOfRow()
{
    QFETCH(QString, source);
    return source.toStdString();
}

double spreadOf(const Inputs& inputs, const Options& options, const Widening& what)
{
    const QueriesAndKeys qk = *widenedQueriesAndKeys(inputs, options, what);
    return scoreSpread(qk.q * qk.k.transpose(), AllowedKeys(options, qk.q.rows()));
}

}  // namespace

void tst_widening::ownWidthIsTheSession_data()
{
    QTest::addColumn<QString>("source");
    QTest::newRow("random") << "random";
    QTest::newRow("repeat") << "repeat";
}

void tst_widening::ownWidthIsTheSession()
{
    for (const Inputs& inputs : {nimbus(), biasedInputs()}) {
        const Index own = inputs.at("Wq").cols();
        for (const char* mask : {"none", "causal"}) {
            Options options;
            options.mask = mask;
            const auto wide = widen(inputs, options, {sourceOfRow(), own, 77});
            QVERIFY(wide.isOk());
            for (const auto& [key, matrix] : inputs)
                AE_VERIFY_EMPTY(bitDifference(wide->at(key), matrix));
            const Evaluation evaluation = *Evaluation::of(inputs, options);
            const WhatIf whatIf = attend(*widenedQueriesAndKeys(inputs, options, {sourceOfRow(), own, 77}), options);
            AE_VERIFY_EMPTY(bitDifference(whatIf.scores, evaluation.value("scores")));
            AE_VERIFY_EMPTY(bitDifference(whatIf.weights, evaluation.value("weights")));
        }
    }
}

void tst_widening::narrowIsAPrefixOfWide_data()
{
    addSources();
}

void tst_widening::narrowIsAPrefixOfWide()
{
    const Inputs inputs = biasedInputs();
    const QueriesAndKeys wide = *widenedQueriesAndKeys(inputs, {}, {sourceOfRow(), 512, 5});
    for (const Index width : {Index{3}, Index{4}, Index{64}, Index{511}}) {
        const QueriesAndKeys narrow = *widenedQueriesAndKeys(inputs, {}, {sourceOfRow(), width, 5});
        QCOMPARE(shapeOf(narrow.q), (Shape{6, width}));
        AE_VERIFY_EMPTY(difference(narrow.q, wide.q.leftCols(width), 1e-15));
        AE_VERIFY_EMPTY(difference(narrow.k, wide.k.leftCols(width), 1e-15));
        if (!findWidening(sourceOfRow())->keepsSession)
            continue;
        const Inputs narrowInputs = *widen(inputs, {}, {sourceOfRow(), width, 5});
        const Inputs wideInputs = *widen(inputs, {}, {sourceOfRow(), 512, 5});
        for (const char* key : {"Wq", "Wk", "bq", "bk"}) {
            AE_VERIFY_EMPTY(bitDifference(narrowInputs.find(key)->second, wideInputs.find(key)->second.leftCols(width)));
            AE_VERIFY_EMPTY(bitDifference(wideInputs.find(key)->second.leftCols(3), inputs.find(key)->second));
        }
    }
}

void tst_widening::anotherSeedIsAnotherDraw()
{
    const Inputs first = *widen(nimbus(), {}, widening("random", 64, 1));
    const Inputs again = *widen(nimbus(), {}, widening("random", 64, 1));
    const Inputs other = *widen(nimbus(), {}, widening("random", 64, 2));
    for (const char* key : {"Wq", "Wk"}) {
        AE_VERIFY_EMPTY(bitDifference(first.find(key)->second, again.find(key)->second));
        QVERIFY((first.find(key)->second.rightCols(62).array() != other.find(key)->second.rightCols(62).array()).all());
    }
    QVERIFY((first.at("Wq").rightCols(62).array() != first.at("Wk").rightCols(62).array()).all());
    const QueriesAndKeys normal = *widenedQueriesAndKeys(nimbus(), {}, widening("normal", 64, 1));
    QVERIFY((normal.q.array() != normal.k.array()).all());
    QVERIFY((normal.q.array() != widenedQueriesAndKeys(nimbus(), {}, widening("normal", 64, 2))->q.array()).all());
}

void tst_widening::repeatGrowsLikeTheWidth()
{
    // eighths multiply and add without rounding
    Random random(112);
    Inputs inputs = randomInputs(random, {6, 4, 3, 2}, Biases::All, 4);
    for (auto& [key, matrix] : inputs)
        matrix = (matrix * 8).array().round() / 8;
    const Matrix own = Evaluation::of(inputs, {})->value("scores").toMatrix();
    for (const Index times : {Index{1}, Index{2}, Index{7}, Index{64}}) {
        const Matrix scores = attend(*widenedQueriesAndKeys(inputs, {}, widening("repeat", 3 * times)), {}).scores;
        AE_VERIFY_EMPTY(difference(scores, own * static_cast<double>(times), 0));
    }
    const Inputs wide = *widen(inputs, {}, widening("repeat", 8));
    for (Index column = 0; column < 8; ++column)
        AE_VERIFY_EMPTY(bitDifference(wide.at("Wq").col(column), inputs.at("Wq").col(column % 3)));
}

void tst_widening::repeatNeedsTheFullDivisor()
{
    // the scores grow like d: with p = 1 the picture stays, with p = 0.5 it sharpens
    Options full;
    full.scaleExponent = 1;
    const Matrix own = attend(*widenedQueriesAndKeys(nimbus(), full, widening("repeat", 2)), full).weights;
    const Matrix wide = attend(*widenedQueriesAndKeys(nimbus(), full, widening("repeat", 1024)), full).weights;
    AE_VERIFY_EMPTY(difference(wide, own, 1e-12));
    const Matrix root = attend(*widenedQueriesAndKeys(nimbus(), {}, widening("repeat", 1024)), {}).weights;
    QCOMPARE_GT(own(4, 5), own.row(4).mean());  // export looks at fail ...
    QCOMPARE_GT(root(4, 5), 0.99);  // ... and at nothing else any more
}

void tst_widening::spreadFollowsTheRootOfTheWidth_data()
{
    QTest::addColumn<int>("session");
    QTest::addColumn<QString>("mask");
    QTest::addColumn<int>("width");
    QTest::newRow("the lesson, 16") << 0 << "none" << 16;
    QTest::newRow("the lesson, 128") << 0 << "none" << 128;
    QTest::newRow("the lesson, causal, 64") << 0 << "causal" << 64;
    QTest::newRow("other sizes, 48") << 1 << "none" << 48;
    QTest::newRow("with biases, 96") << 2 << "none" << 96;
}

void tst_widening::spreadFollowsTheRootOfTheWidth()
{
    QFETCH(int, session);
    QFETCH(QString, mask);
    QFETCH(int, width);
    Random random(113);
    const Inputs inputs = session == 0 ? nimbus() : randomInputs(random, {11, 9, 4, 5}, session == 2 ? Biases::All : Biases::None);
    Options options;
    options.mask = mask.toStdString();
    const Index ownWidth = inputs.at("Wq").cols();
    const double own = spreadOf(inputs, options, widening("random", ownWidth));
    double squares = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const double spread = spreadOf(inputs, options, widening("random", width, seed));
        squares += spread * spread / 400;
    }
    const double ratio = std::sqrt(squares) / (own * std::sqrt(static_cast<double>(width) / static_cast<double>(ownWidth)));
    qInfo("spread over its law: %.4f", ratio);
    QCOMPARE_LE(std::abs(ratio - 1), 0.03);
}

void tst_widening::normalSpreadIsTheRootOfTheWidth_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("1") << 1;
    QTest::newRow("2, as the session") << 2;
    QTest::newRow("64") << 64;
    QTest::newRow("512") << 512;
}

void tst_widening::normalSpreadIsTheRootOfTheWidth()
{
    QFETCH(int, width);
    double squares = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const double spread = spreadOf(nimbus(), {}, widening("normal", width, seed));
        squares += spread * spread / 400;
    }
    QCOMPARE_LE(std::abs(std::sqrt(squares / width) - 1), 0.03 + 0.05 / width);
}

void tst_widening::drawnColumnsHaveTheSizeOfTheOwnOnes()
{
    // both projections are multiplied by the same factor on top of their own root mean square
    const Inputs wide = *widen(nimbus(), {}, widening("random", 4002));
    const auto rms = [](const Matrix& matrix) { return std::sqrt(matrix.squaredNorm() / static_cast<double>(matrix.size())); };
    const double factorQ = rms(wide.at("Wq").rightCols(4000)) / rms(nimbus().at("Wq"));
    const double factorK = rms(wide.at("Wk").rightCols(4000)) / rms(nimbus().at("Wk"));
    QCOMPARE_LE(std::abs(factorQ / factorK - 1), 0.03);
    QCOMPARE_GT(factorQ, 0.5);
    QCOMPARE_LT(factorQ, 2.0);
}

void tst_widening::drawnColumnsHaveNoBias()
{
    const Inputs inputs = biasedInputs();
    const Inputs wide = *widen(inputs, {}, widening("random", 40));
    for (const char* key : {"bq", "bk"}) {
        const Matrix& bias = wide.find(key)->second;
        QCOMPARE(shapeOf(bias), (Shape{1, 40}));
        AE_VERIFY_EMPTY(bitDifference(bias.leftCols(3), inputs.find(key)->second));
        QVERIFY(bias.rightCols(37).isZero(0));
    }
}

void tst_widening::repeatedColumnsRepeatTheirBias()
{
    const Inputs inputs = biasedInputs();
    const Inputs wide = *widen(inputs, {}, widening("repeat", 40));
    for (Index column = 0; column < 40; ++column)
        QCOMPARE(wide.at("bk")(0, column), inputs.at("bk")(0, column % 3));
}

void tst_widening::otherMatricesStay()
{
    const Inputs inputs = biasedInputs();
    for (const char* source : {"random", "repeat"}) {
        const Inputs wide = *widen(inputs, {}, widening(source, 40));
        QCOMPARE(wide.size(), inputs.size());
        for (const char* key : {"X", "Wv", "bv"})
            AE_VERIFY_EMPTY(bitDifference(wide.find(key)->second, inputs.find(key)->second));
        QVERIFY(Evaluation::of(wide, {}).isOk());
    }
}

void tst_widening::queriesAndKeysAreThoseOfTheWidenedSession_data()
{
    ownWidthIsTheSession_data();
}

void tst_widening::queriesAndKeysAreThoseOfTheWidenedSession()
{
    const Inputs inputs = biasedInputs();
    const Evaluation evaluation = *Evaluation::of(*widen(inputs, {}, {sourceOfRow(), 40, 3}), {});
    const QueriesAndKeys qk = *widenedQueriesAndKeys(inputs, {}, {sourceOfRow(), 40, 3});
    AE_VERIFY_EMPTY(bitDifference(qk.q, evaluation.value("Q")));
    AE_VERIFY_EMPTY(bitDifference(qk.k, evaluation.value("K")));
}

void tst_widening::whatIfIsAnEvaluation_data()
{
    addCaseRows();
}

void tst_widening::whatIfIsAnEvaluation()
{
    const Case& made = caseOfRow();
    const Evaluation evaluation = *Evaluation::of(made.inputs, made.options);
    const std::vector<std::string_view>& operands = evaluation.graph().node("scores")->inputKeys;  // turned or not
    const WhatIf whatIf = attend({evaluation.value(operands[0]).toMatrix(), evaluation.value(operands[1]).toMatrix()}, made.options);
    AE_VERIFY_EMPTY(difference(whatIf.scores, evaluation.value("scores"), tolerance::regional));
    AE_VERIFY_EMPTY(difference(whatIf.scaled, evaluation.value("scaled"), tolerance::regional));
    AE_VERIFY_EMPTY(difference(whatIf.weights, evaluation.value("weights"), tolerance::regional));
    AE_VERIFY_EMPTY(recordDifference(whatIf.rows, evaluation.result("weights").rows));
    QCOMPARE(whatIf.divisor, evaluation.divisor() * made.options.temperature);
    for (std::size_t i = 0; i < whatIf.rows.size(); ++i) {
        const RowMeasures want = measure(evaluation, static_cast<Index>(i));
        for (const MeasureSpec& spec : measureCatalogue())
            QCOMPARE_LE(std::abs(whatIf.measures[i].*(spec.member) - want.*(spec.member)), 1e-9 * std::abs(want.*(spec.member)));
        QCOMPARE(whatIf.measures[i].isSaturated, want.isSaturated);
    }
}

void tst_widening::refusals_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("width");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("random, narrower than the session") << "random" << 1 << ErrorCode::WidthTooSmall;
    QTest::newRow("repeat, narrower than the session") << "repeat" << 1 << ErrorCode::WidthTooSmall;
    QTest::newRow("random, zero") << "random" << 0 << ErrorCode::WidthTooSmall;
    QTest::newRow("repeat, negative") << "repeat" << -5 << ErrorCode::WidthTooSmall;
    QTest::newRow("normal, zero") << "normal" << 0 << ErrorCode::WidthTooSmall;
    QTest::newRow("normal, negative") << "normal" << -5 << ErrorCode::WidthTooSmall;
    QTest::newRow("unknown source") << "uniform" << 8 << ErrorCode::UnknownWideningSource;
    QTest::newRow("no source") << "" << 8 << ErrorCode::UnknownWideningSource;
}

void tst_widening::refusals()
{
    QFETCH(QString, source);
    QFETCH(int, width);
    QFETCH(ErrorCode, code);
    const auto qk = widenedQueriesAndKeys(nimbus(), {}, {source.toStdString(), width, 1});
    QVERIFY(!qk.isOk());
    QCOMPARE(qk.error().code, code);
    const auto rows = sweep(nimbus(), {}, {source.toStdString(), {2, width}, {0.5}, 2, 1});
    QVERIFY(!rows.isOk());
    QCOMPARE(rows.error(), qk.error());
    // the textbook's source makes queries and keys out of nothing: there is no session to widen
    const auto wide = widen(nimbus(), {}, {source.toStdString(), width, 1});
    QVERIFY(!wide.isOk());
    QCOMPARE(wide.error().code, source == QLatin1String("normal") ? ErrorCode::UnknownWideningSource : code);
    QVERIFY(widenedQueriesAndKeys(nimbus(), {}, widening("normal", 1)).isOk());
}

void tst_widening::oddSessionsAreWidenedToo_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("value");
    QTest::newRow("queries all zero") << "Wq" << 0.0;
    QTest::newRow("embeddings all zero") << "X" << 0.0;
    QTest::newRow("embeddings all equal") << "X" << 0.5;
    QTest::newRow("NaN everywhere in X") << "X" << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("infinite keys") << "Wk" << std::numeric_limits<double>::infinity();
    QTest::newRow("keys that overflow") << "Wk" << 1e308;
}

void tst_widening::oddSessionsAreWidenedToo()
{
    QFETCH(QString, key);
    QFETCH(double, value);
    Inputs inputs = nimbus();
    inputs[key.toStdString()].setConstant(value);
    const auto wide = widen(inputs, {}, widening("random", 32));
    QVERIFY(wide.isOk());
    for (const char* projection : {"Wq", "Wk"}) {
        QVERIFY(wide->find(projection)->second.rightCols(30).allFinite());
        AE_VERIFY_EMPTY(bitDifference(wide->find(projection)->second.leftCols(2), inputs.find(projection)->second));
    }
    const WhatIf whatIf = attend(*widenedQueriesAndKeys(inputs, {}, widening("random", 32)), {});
    QCOMPARE(whatIf.rows.size(), std::size_t{7});
}

void tst_widening::theLessonsStory()
{
    // with the seed and the width that a new session has: export looks at fail
    const Widening start;
    QCOMPARE(start.seed, std::uint64_t{1});
    QCOMPARE(start.width, Index{512});
    Options off;
    off.scaleExponent = 0;
    const QueriesAndKeys qk = *widenedQueriesAndKeys(nimbus(), {}, start);
    const WhatIf unscaled = attend(qk, off);
    const WhatIf scaled = attend(qk, {});
    constexpr Index exported = 4;
    constexpr Index fail = 5;
    qInfo("export looks at fail: %.6f without, %.6f with scaling", unscaled.weights(exported, fail), scaled.weights(exported, fail));
    QCOMPARE_GT(unscaled.weights(exported, fail), 0.99);
    QCOMPARE_LT(scaled.weights(exported, fail), 0.5);
    QCOMPARE(scaled.rows[exported].strongest, fail);
    QVERIFY(unscaled.measures[exported].isSaturated && !scaled.measures[exported].isSaturated);
    // at the session's own width little changes: 0.29 becomes 0.24
    QCOMPARE_LE(std::abs(attend(*widenedQueriesAndKeys(nimbus(), {}, widening("random", 2)), off).weights(exported, fail) - 0.2916), 1e-4);
    QCOMPARE_LE(std::abs(attend(*widenedQueriesAndKeys(nimbus(), {}, widening("random", 2)), {}).weights(exported, fail) - 0.2408), 1e-4);
}

AE_TEST(tst_widening)
#include "tst_widening.moc"
