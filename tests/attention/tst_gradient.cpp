// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/gradient.h"

#include "cases.h"
#include "compare.h"
#include "reference.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// Reverse mode from any cell to any other, against central differences and against derivatives that travel forward in long double.
class tst_gradient : public QObject {
    Q_OBJECT
private slots:
    void equalsCentralDifferences_data() { addCaseRows(); }
    void equalsCentralDifferences();
    void equalsLongDouble_data() { addCaseRows(); }
    void equalsLongDouble();
    void saturatedRows_data();
    void saturatedRows();
    void logarithmOfAWeight_data() { addCaseRows(); }
    void logarithmOfAWeight();
    void logarithmOfAnUnderflownWeight();
    void squareAndLogarithmFollowTheCell();
    void forcedRowLetsNothingThrough();
    void numbersBehindTheMaskDoNotLeak_data();
    void numbersBehindTheMaskDoNotLeak();
    void rowsWithoutWeightsPassNothing();
    void hiddenWeightsMayHaveAnyGradient_data();
    void hiddenWeightsMayHaveAnyGradient();
    void severalTargetsAddUp();
    void independentStepsHaveZeros();
    void refusals_data();
    void refusals();
};

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A few cells of every computed step; rows without a distribution left out.
std::vector<CellRef> targetsIn(const Evaluation& evaluation, Random& random)
{
    std::vector<CellRef> targets;
    for (const Graph::Node& node : evaluation.graph().nodes()) {
        for (int i = 0; i < 3 && node.spec->kind == StepKind::Computed; ++i) {
            const Index row = random.below(node.shape.rows);
            const std::vector<RowRecord>& records = evaluation.result(node.spec->key).rows;
            if (records.empty() || !hasNoDistribution(records[static_cast<std::size_t>(row)].state))
                targets.push_back({std::string(node.spec->key), 0, row, random.below(node.shape.columns)});
        }
    }
    return targets;
}

double cellValue(const Inputs& inputs, const Options& options, const CellRef& cell)
{
    return Evaluation::of(inputs, options)->value(cell.step)(cell.row, cell.column);
}

/// Richardson's combination of two central differences, so that the step may be large.
double slopeAt(Inputs& inputs, const Options& options, const std::string& key, Index entry, const CellRef& target)
{
    double& value = inputs.find(key)->second.data()[entry];
    const double kept = value;
    const auto central = [&](double step) {
        value = kept + step;
        const double up = cellValue(inputs, options, target);
        value = kept - step;
        const double down = cellValue(inputs, options, target);
        value = kept;
        return (up - down) / (2 * step);
    };
    return (4 * central(1e-4) - central(2e-4)) / 3;
}

bool isLarge(const Case& made)
{
    return made.inputs.at("X").rows() > 12;
}

}  // namespace

void tst_gradient::equalsCentralDifferences()
{
    const Case& made = caseOfRow();
    if (!made.isFinite || isLarge(made))
        return;
    Random random(51);
    const Evaluation evaluation = *Evaluation::of(made.inputs, made.options);
    Inputs inputs = made.inputs;
    for (const CellRef& target : targetsIn(evaluation, random)) {
        const auto gradients = gradient(evaluation, {target, "value", 0});
        QVERIFY(gradients.isOk());
        QVERIFY(isSame(gradients->value, cellValue(inputs, made.options, target)));
        for (const auto& [key, matrix] : made.inputs) {
            Matrix want(matrix.rows(), matrix.cols());
            for (Index i = 0; i < want.size(); ++i)
                want.data()[i] = slopeAt(inputs, made.options, key, i, target);
            AE_VERIFY_EMPTY(difference(gradients->of.at(key), want, tolerance::difference, tolerance::differenceAbsolute));
        }
    }
}

void tst_gradient::equalsLongDouble()
{
    const Case& made = caseOfRow();
    if (!made.isFinite || isLarge(made))
        return;
    Random random(52);
    const Evaluation evaluation = *Evaluation::of(made.inputs, made.options);
    for (const CellRef& target : targetsIn(evaluation, random)) {
        const auto gradients = gradient(evaluation, {target, "value", 0});
        QCOMPARE(gradients->of.size(), evaluation.graph().size());
        for (const auto& [key, matrix] : gradients->of)
            AE_VERIFY_EMPTY(difference(matrix, referenceGradient(made.inputs, made.options, target, key), tolerance::gradient, 1e-15));
    }
}

void tst_gradient::saturatedRows_data()
{
    QTest::addColumn<double>("spread");
    QTest::addColumn<double>("share");
    QTest::newRow("others about 1e-5") << 2.5 << 1e-2;
    QTest::newRow("others about 1e-30") << 6.0 << 1e-12;
    QTest::newRow("others about 1e-280") << 18.0 << 1e-100;
}

void tst_gradient::saturatedRows()
{
    QFETCH(double, spread);
    QFETCH(double, share);
    Options options;
    options.scaleExponent = 0;
    double smallest = 1;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Random random(seed);
        const Inputs inputs = randomInputs(random, {5, 4, 3, 2}, Biases::None, spread);
        const Evaluation evaluation = *Evaluation::of(inputs, options);
        for (const char* step : {"weights", "output"}) {
            for (Index row = 0; row < 5; ++row) {
                const CellRef target = {step, 0, row,
                                        step == std::string("output") ? 1 : evaluation.rows()[static_cast<std::size_t>(row)].strongest};
                const auto gradients = gradient(evaluation, {target, "value", 0});
                for (const char* key : {"X", "Wq", "Wk", "Wv", "Q", "K", "scores"}) {
                    const Matrix want = referenceGradient(inputs, options, target, key);
                    AE_VERIFY_EMPTY(difference(gradients->of.find(key)->second, want, tolerance::saturatedGradient, 1e-305));
                    if (step == std::string("weights") && key == std::string("scores"))
                        smallest = std::min(smallest, largestOf(want));
                }
            }
        }
    }
    QCOMPARE_LE(smallest, share);  // else the rows were not saturated and nothing was tested
}

void tst_gradient::logarithmOfAWeight()
{
    const Case& made = caseOfRow();
    if (!made.isFinite || isLarge(made))
        return;
    Random random(53);
    const Evaluation evaluation = *Evaluation::of(made.inputs, made.options);
    for (const CellRef& target : targetsIn(evaluation, random)) {
        if (target.step != "weights" || !evaluation.allowed().allows(target.row, target.column))
            continue;
        const auto gradients = gradient(evaluation, {target, "nll", 0});
        QVERIFY(gradients.isOk());
        const double weight = evaluation.value("weights")(target.row, target.column);
        QCOMPARE_LE(std::abs(gradients->value + std::log(weight)), 1e-12 * (1 + gradients->value));
        QCOMPARE(gradients->of.find("weights")->second(target.row, target.column), -1 / weight);
        for (const char* key : {"X", "Wq", "Wk", "Wv", "Q", "K", "V", "scores", "scaled"}) {
            const Matrix want = referenceGradient(made.inputs, made.options, target, key, Function::MinusLog);
            AE_VERIFY_EMPTY(difference(gradients->of.find(key)->second, want, tolerance::gradient, 1e-300));
        }
    }
}

void tst_gradient::logarithmOfAnUnderflownWeight()
{
    const Matrix one = Matrix::Ones(1, 1);
    Inputs inputs = {{"X", Matrix(2, 1)}, {"Wq", one}, {"Wk", one}, {"Wv", one}};
    inputs["X"] << 100, -100;
    const Evaluation evaluation = *Evaluation::of(inputs, {});
    QCOMPARE(evaluation.value("weights")(0, 1), 0.0);
    const auto gradients = gradient(evaluation, {{"weights", 0, 0, 1}, "nll", 0});
    QVERIFY(gradients.isOk());
    QCOMPARE(gradients->value, 20000.0);
    AE_VERIFY_EMPTY(bitDifference(gradients->of.at("scaled"), (Matrix(2, 2) << 1, -1, 0, 0).finished()));
    AE_VERIFY_EMPTY(bitDifference(gradients->of.at("Q"), (Matrix(2, 1) << 200, 0).finished()));
}

void tst_gradient::squareAndLogarithmFollowTheCell()
{
    Random random(54);
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {5, 4, 3, 2}), {});
    for (const CellRef& target : targetsIn(evaluation, random)) {
        const auto plain = gradient(evaluation, {target, "value", 0});
        const auto square = gradient(evaluation, {target, "square", 0.25});
        QCOMPARE(square->value, (plain->value - 0.25) * (plain->value - 0.25) / 2);
        for (const auto& [key, matrix] : plain->of)
            AE_VERIFY_EMPTY(difference(square->of.at(key), matrix * (plain->value - 0.25), tolerance::reference));
        const auto logarithm = gradient(evaluation, {target, "nll", 0});
        QCOMPARE(logarithm.isOk(), plain->value > 0);
        if (logarithm) {
            for (const auto& [key, matrix] : plain->of)
                AE_VERIFY_EMPTY(difference(logarithm->of.at(key), matrix / -plain->value, tolerance::gradient, 1e-14));
        } else {
            QCOMPARE(logarithm.error().code, ErrorCode::LogarithmOfNonPositive);
        }
    }
}

void tst_gradient::forcedRowLetsNothingThrough()
{
    Random random(55);
    Options options;
    options.mask = "causal";
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {5, 4, 3, 2}), options);
    QVERIFY(evaluation.rows()[0].isForced());
    for (const Target& target : {Target{{"weights", 0, 0, 0}, "value", 0}, Target{{"weights", 0, 0, 0}, "nll", 0}}) {
        const auto gradients = gradient(evaluation, target);
        for (const char* key : {"X", "Wq", "Wk", "Wv", "Q", "K", "scores", "scaled"})
            QVERIFY(gradients->of.find(key)->second.isZero(0));
    }
    // the output of a forced row still learns through the value
    const auto gradients = gradient(evaluation, {{"output", 0, 0, 1}, "value", 0});
    QVERIFY(gradients->of.at("Wq").isZero(0) && gradients->of.at("Wk").isZero(0));
    QCOMPARE(gradients->of.at("V")(0, 1), 1.0);
    QVERIFY(!gradients->of.at("Wv").isZero(0));
}

void tst_gradient::numbersBehindTheMaskDoNotLeak_data()
{
    QTest::addColumn<double>("value");
    QTest::newRow("NaN") << kNaN;
    QTest::newRow("infinity") << kInfinity;
    QTest::newRow("minus infinity") << -kInfinity;
}

void tst_gradient::numbersBehindTheMaskDoNotLeak()
{
    QFETCH(double, value);
    Random random(56);
    Options options;
    options.mask = "causal";
    Inputs inputs = randomInputs(random, {5, 4, 3, 2}, Biases::All);
    const Evaluation clean = *Evaluation::of(inputs, options);
    inputs["X"].row(3).setConstant(value);
    inputs["X"].row(4).setConstant(value);
    const Evaluation spoiled = *Evaluation::of(inputs, options);
    for (const CellRef& target :
         {CellRef{"weights", 0, 2, 1}, CellRef{"output", 0, 2, 0}, CellRef{"scores", 0, 2, 2}, CellRef{"output", 0, 0, 1}}) {
        const auto want = gradient(clean, {target, "value", 0});
        const auto got = gradient(spoiled, {target, "value", 0});
        QVERIFY(isSame(got->value, want->value));
        for (const auto& [key, matrix] : want->of) {
            QVERIFY2(got->of.at(key).allFinite(), key.c_str());
            AE_VERIFY_EMPTY(difference(got->of.at(key), matrix, tolerance::reference));
        }
    }
    QCOMPARE(gradient(spoiled, {{"weights", 0, 3, 0}, "value", 0}).error().code, ErrorCode::NoDistribution);
}

void tst_gradient::rowsWithoutWeightsPassNothing()
{
    Random random(60);
    Options options;
    options.mask = "painted";
    options.allowed = MaskBits::Constant(5, 5, 1);
    options.allowed.row(2).setZero();
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {5, 4, 3, 2}), options);
    Matrix asked = random.matrix(5, 5);
    Gradients all;
    backward(evaluation, std::vector{Seed{"weights", asked}}, all);
    QVERIFY(all.of.at("scaled").row(2).isZero(0));
    asked.row(2).setZero();
    Gradients others;
    backward(evaluation, std::vector{Seed{"weights", asked}}, others);
    for (const char* step : {"scaled", "Q", "Wq", "Wk", "X"})
        AE_VERIFY_EMPTY(bitDifference(all.of.at(step), others.of.at(step)));
}

void tst_gradient::hiddenWeightsMayHaveAnyGradient_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("temperature");
    QTest::newRow("NaN") << kNaN << 1.0;
    QTest::newRow("infinity, warm") << kInfinity << 1.7;
}

void tst_gradient::hiddenWeightsMayHaveAnyGradient()
{
    QFETCH(double, value);
    QFETCH(double, temperature);
    Random random(61);
    Options options;
    options.mask = "causal";
    options.temperature = temperature;
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {37, 4, 3, 2}), options);
    Matrix asked = random.matrix(37, 37);
    for (Index j = 21; j < 37; ++j)
        asked(20, j) = 0;
    Gradients want;
    backward(evaluation, std::vector{Seed{"weights", asked}}, want);
    asked(20, 21) = value;
    asked(20, 36) = value;
    Gradients got;
    backward(evaluation, std::vector{Seed{"weights", asked}}, got);
    for (const char* step : {"scaled", "Q", "Wq", "Wk", "X"})
        AE_VERIFY_EMPTY(difference(got.of.at(step), want.of.at(step), tolerance::reference));
    asked(20, 3) = value;  // of a pair that is allowed it spoils its row, and no other
    backward(evaluation, std::vector{Seed{"weights", asked}}, got);
    for (Index i = 0; i < 37; ++i)
        QCOMPARE(got.of.at("scaled").row(i).allFinite(), i != 20);
    QVERIFY(got.of.at("scaled").row(20).tail(16).isZero(0));
}

void tst_gradient::severalTargetsAddUp()
{
    Random random(59);
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {5, 4, 3, 2}, Biases::All), {});
    const std::vector<Target> targets = {{{"weights", 0, 1, 2}, "nll", 0},
                                         {{"weights", 0, 1, 4}, "square", 0.9},
                                         {{"output", 0, 3, 1}, "value", 0},
                                         {{"Q", 0, 2, 2}, "square", 1}};
    Gradients together;
    QVERIFY(!gradientInto(evaluation, targets, together));
    Gradients sum;
    for (const Target& target : targets) {
        const Gradients alone = *gradient(evaluation, target);
        sum.value += alone.value;
        for (const auto& [key, matrix] : alone.of)
            sum.of[key] = sum.of.contains(key) ? Matrix(sum.of[key] + matrix) : matrix;
    }
    QCOMPARE_LE(std::abs(together.value - sum.value), 1e-15 * sum.value);
    for (const auto& [key, matrix] : sum.of)
        AE_VERIFY_EMPTY(difference(together.of.at(key), matrix, tolerance::reference, 1e-15));
}

void tst_gradient::independentStepsHaveZeros()
{
    Random random(57);
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {5, 4, 3, 2}), {});
    const auto ofScore = gradient(evaluation, {{"scores", 0, 1, 3}, "value", 0});
    for (const char* key : {"Wv", "V", "scaled", "weights", "output"})
        QVERIFY(ofScore->of.find(key)->second.isZero(0));
    QCOMPARE(ofScore->of.at("scores").sum(), 1.0);
    const auto ofInput = gradient(evaluation, {{"Wk", 0, 3, 2}, "value", 0});
    for (const auto& [key, matrix] : ofInput->of)
        QCOMPARE(matrix.array().abs().sum(), key == "Wk" ? 1.0 : 0.0);
}

void tst_gradient::refusals_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("loss");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("no such step") << "nonsense" << 0 << 0 << "value" << ErrorCode::UnknownStep;
    QTest::newRow("a step that is not in force") << "bv" << 0 << 0 << "value" << ErrorCode::UnknownStep;
    QTest::newRow("cell out of range") << "output" << 0 << 2 << "value" << ErrorCode::CellOutOfRange;
    QTest::newRow("weights of a fully masked row") << "weights" << 1 << 0 << "value" << ErrorCode::NoDistribution;
    QTest::newRow("output of a fully masked row") << "output" << 1 << 0 << "square" << ErrorCode::NoDistribution;
    QTest::newRow("weights of a row that is not a number") << "weights" << 4 << 0 << "nll" << ErrorCode::NoDistribution;
    QTest::newRow("logarithm of a hidden weight") << "weights" << 0 << 4 << "nll" << ErrorCode::LogarithmOfNonPositive;
    QTest::newRow("logarithm of a negative cell") << "X" << 0 << 0 << "nll" << ErrorCode::LogarithmOfNonPositive;
    QTest::newRow("logarithm of NaN") << "X" << 4 << 1 << "nll" << ErrorCode::LogarithmOfNonPositive;
}

void tst_gradient::refusals()
{
    QFETCH(QString, step);
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(QString, loss);
    QFETCH(ErrorCode, code);
    Random random(58);
    Inputs inputs = randomInputs(random, {5, 4, 3, 2});
    inputs["X"](0, 0) = -2;
    inputs["X"](4, 1) = kNaN;
    MaskBits bits = MaskBits::Ones(5, 5);
    bits.row(1).setZero();
    bits.col(4).topRows(4).setZero();
    const Evaluation evaluation = *Evaluation::of(inputs, painted(bits));
    const auto gradients = gradient(evaluation, {{step.toStdString(), 0, row, column}, loss.toStdString(), 0.5});
    QVERIFY(!gradients.isOk());
    QCOMPARE(gradients.error().code, code);
    QVERIFY(!gradients.error().arguments.empty());
}

AE_TEST(tst_gradient)
#include "tst_gradient.moc"
