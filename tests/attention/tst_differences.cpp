// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// Large results are brought up to date by differences: as right as computed anew, whatever the edit does to a row.
class tst_differences : public QObject {
    Q_OBJECT
private slots:
    void oneCellOfXIsADifference_data();
    void oneCellOfXIsADifference();
    void tokensFarApartAreNone();
    void rowsThatDoNotLookKeepEveryBit();
    void smallSessionsHaveNone();
    void keysThatTakeOverAndFallBack();
    void valuesThatCancel();
    void numbersThatAreNotFiniteComeAndGo();
    void thousandsOfEditsStayTrue_data();
    void thousandsOfEditsStayTrue();
    void gatheredRoundingIsSweptOut();
};

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr Sizes kLarge = {300, 11, 7, 5};

/// An evaluation and the inputs it should be the results of.
class Kept {
public:
    Kept(Random& random, Options options, double spread = 1)
        : inputs(randomInputs(random, kLarge, Biases::None, spread)), evaluation(*Evaluation::of(inputs, options))
    {
    }

    void write(const char* key, const Region& region, const Matrix& block)
    {
        inputs.find(key)->second.block(region.row, region.column, region.rows, region.columns) = block;
        evaluation.write(key, region, block);
        evaluation.update();
    }
    void write(const char* key, Index row, Index column, double value)
    {
        write(key, Region::cell(row, column), Matrix::Constant(1, 1, value));
    }

    QString problem() const
    {
        const Evaluation fresh = *Evaluation::of(inputs, evaluation.options());
        for (const Graph::Node& node : fresh.graph().nodes()) {
            const QString words = difference(evaluation.value(node.spec->key), fresh.value(node.spec->key), tolerance::regional);
            if (!words.isEmpty())
                return QString::fromLatin1(node.spec->key.data(), static_cast<qsizetype>(node.spec->key.size())) + words.left(400);
        }
        for (Index i = 0; i < fresh.graph().tokens(); ++i) {
            const RowRecord& got = evaluation.rows()[static_cast<std::size_t>(i)];
            const RowRecord& want = fresh.rows()[static_cast<std::size_t>(i)];
            // a score's rounding, which grows with it, is a relative error of its exponential
            const double allowed = tolerance::regional * want.otherSum * std::max(1.0, std::abs(want.largest));
            const double sum = std::abs(got.otherSum - want.otherSum);
            // the strongest of two that are alike may be either: a sum of another order decides
            if (got.state != want.state || got.culprit != want.culprit || sum > allowed)
                return QStringLiteral("row %1 has another record, %2 and %3").arg(i).arg(got.otherSum).arg(want.otherSum);
        }
        return {};
    }

    Inputs inputs;
    Evaluation evaluation;
};

Options optionsOf(const char* mask)
{
    Options options;
    options.mask = mask;
    if (options.mask == "painted") {
        Random random(31);
        options.allowed = random.mask(kLarge.tokens, 0.4);
    }
    return options;
}

}  // namespace

void tst_differences::oneCellOfXIsADifference_data()
{
    QTest::addColumn<QByteArray>("mask");
    for (const char* mask : {"none", "causal", "painted"})
        QTest::newRow(mask) << QByteArray(mask);
}

void tst_differences::oneCellOfXIsADifference()
{
    QFETCH(QByteArray, mask);
    Random random(32);
    Kept kept(random, optionsOf(mask.constData()));
    for (int edit = 1; edit <= 30; ++edit) {
        kept.write("X", random.below(kLarge.tokens), random.below(kLarge.modelWidth), random.normal());
        QCOMPARE(kept.evaluation.differences(), edit);
        AE_VERIFY_EMPTY(kept.problem());
    }
    kept.write("X", {17, 0, 3, kLarge.modelWidth}, random.matrix(3, kLarge.modelWidth));
    AE_VERIFY_EMPTY(kept.problem());
    kept.write("Wv", 3, 1, 0.5);
    AE_VERIFY_EMPTY(kept.problem());
}

void tst_differences::tokensFarApartAreNone()
{
    Random random(40);
    Kept kept(random, optionsOf("none"));
    for (const Index token : {Index{3}, Index{250}}) {
        const double value = random.normal();
        kept.inputs.find("X")->second(token, 1) = value;
        kept.evaluation.write("X", Region::cell(token, 1), Matrix::Constant(1, 1, value));
    }
    kept.evaluation.update();
    AE_VERIFY_EMPTY(kept.problem());
    QCOMPARE(kept.evaluation.differences(), 0);
}

void tst_differences::rowsThatDoNotLookKeepEveryBit()
{
    Random random(39);
    Kept kept(random, optionsOf("causal"));
    for (const Index token : {Index{150}, Index{299}, Index{7}}) {
        const Evaluation before = kept.evaluation;
        kept.write("X", token, 2, random.normal());
        QCOMPARE(kept.evaluation.differences(), before.differences() + 1);
        for (const char* step : {"weights", "output"}) {
            AE_VERIFY_EMPTY(bitDifference(kept.evaluation.value(step).block(0, 0, token, 5), before.value(step).block(0, 0, token, 5)));
        }
    }
}

void tst_differences::smallSessionsHaveNone()
{
    Random random(33);
    auto evaluation = *Evaluation::of(randomInputs(random, {200, 5, 4, 3}), {});
    evaluation.write("X", Region::cell(3, 2), Matrix::Constant(1, 1, 2));
    evaluation.update();
    QCOMPARE(evaluation.differences(), 0);
}

// The strongest key of a row may become another one, come back, tie, or leave so little that only a new sum has its digits.
void tst_differences::keysThatTakeOverAndFallBack()
{
    Random random(34);
    for (const double spread : {0.3, 1.0, 4.0}) {
        Kept kept(random, {}, spread);
        for (int round = 0; round < 12; ++round) {
            const Index token = random.below(kLarge.tokens);
            const Matrix was = kept.inputs["X"].row(token);
            for (const double factor : {50.0, 1e-3, -20.0, 1.0, 1e4, 0.0}) {
                kept.write("X", {token, 0, 1, kLarge.modelWidth}, was * factor);
                AE_VERIFY_EMPTY(kept.problem());
            }
            kept.write("X", {token, 0, 1, kLarge.modelWidth}, kept.inputs["X"].row((token + 1) % kLarge.tokens));
            AE_VERIFY_EMPTY(kept.problem());
        }
        QCOMPARE_GT(kept.evaluation.differences(), 0);
    }
}

void tst_differences::valuesThatCancel()
{
    Random random(35);
    Kept kept(random, {});
    const Region row = {9, 0, 1, kLarge.modelWidth};
    for (const double size : {1e12, 1.0, -1e9, 1e-9, 1e150, 2.0}) {
        // the token is looked at as before, but its value is of another size
        Matrix x = Matrix::Zero(1, kLarge.modelWidth);
        x(0, 0) = size;
        kept.write("Wq", {0, 0, 1, kLarge.headWidth}, Matrix::Zero(1, kLarge.headWidth));
        kept.write("Wk", {0, 0, 1, kLarge.headWidth}, Matrix::Zero(1, kLarge.headWidth));
        kept.write("X", row, x);
        AE_VERIFY_EMPTY(kept.problem());
    }
}

void tst_differences::numbersThatAreNotFiniteComeAndGo()
{
    Random random(36);
    for (const char* mask : {"none", "causal", "painted"}) {
        Kept kept(random, optionsOf(mask));
        for (const double odd : {kNaN, kInfinity, -kInfinity, 1e200, 1e308}) {
            const Index token = random.below(kLarge.tokens);
            const Index feature = random.below(kLarge.modelWidth);
            const double was = kept.inputs["X"](token, feature);
            kept.write("X", token, feature, odd);
            AE_VERIFY_EMPTY(kept.problem());
            kept.write("X", (token + 5) % kLarge.tokens, feature, 0.5);
            AE_VERIFY_EMPTY(kept.problem());
            kept.write("X", token, feature, was);
            AE_VERIFY_EMPTY(kept.problem());
        }
    }
}

void tst_differences::thousandsOfEditsStayTrue_data()
{
    QTest::addColumn<double>("spread");
    QTest::newRow("everyday") << 1.0;
    QTest::newRow("saturated") << 3.0;
}

void tst_differences::thousandsOfEditsStayTrue()
{
    QFETCH(double, spread);
    Random random(37);
    Kept kept(random, {}, spread);
    constexpr std::array masks = {"none", "causal", "painted"};
    int differences = 0;
    for (int edit = 1; edit <= 5000; ++edit) {
        const int before = kept.evaluation.differences();
        if (random.chance(0.02)) {
            Options options = optionsOf(masks[static_cast<std::size_t>(random.below(3))]);
            options.scaleExponent = random.unit();
            options.temperature = 0.5 + random.unit();
            kept.evaluation.setOptions(options);
            kept.evaluation.update();
        } else if (random.chance(0.1)) {
            constexpr std::array keys = {"Wq", "Wk", "Wv"};
            const char* key = keys[static_cast<std::size_t>(random.below(3))];
            const Matrix& matrix = kept.inputs[key];
            kept.write(key, random.below(matrix.rows()), random.below(matrix.cols()), spread * random.normal());
        } else {
            kept.write("X", random.below(kLarge.tokens), random.below(kLarge.modelWidth), spread * random.normal());
        }
        differences += kept.evaluation.differences() > before ? 1 : 0;
        if (edit % 100 == 0)
            AE_VERIFY_EMPTY(kept.problem());
    }
    QCOMPARE_GT(differences, 3000);
}

void tst_differences::gatheredRoundingIsSweptOut()
{
    Random random(38);
    Kept kept(random, {});
    int most = 0;
    for (int edit = 0; edit < 2500; ++edit) {
        kept.write("X", random.below(kLarge.tokens), 1, random.normal());
        most = std::max(most, kept.evaluation.differences());
    }
    QCOMPARE_LE(most, 2000);
    QCOMPARE_LT(kept.evaluation.differences(), 600);
    kept.evaluation.recompute();
    QCOMPARE(kept.evaluation.differences(), 0);
    const Evaluation fresh = *Evaluation::of(kept.inputs, {});
    for (const Graph::Node& node : fresh.graph().nodes())
        AE_VERIFY_EMPTY(bitDifference(kept.evaluation.value(node.spec->key), fresh.value(node.spec->key)));
}

AE_TEST(tst_differences)
#include "tst_differences.moc"
