// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/gradient.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"

#include <QTest>

#include <limits>

using namespace ae;
using namespace ae::test;

/// Many tokens: the gradient passes through several steps a few rows at a time. It must be what the steps give one after the other.
class tst_wayback : public QObject {
    Q_OBJECT
private slots:
    void equalsStepByStep_data();
    void equalsStepByStep();
    void startsInTheMiddle();
    void oneCellReachesWhatItShould();
    void takesTheMemoryThatIsThere();
    void doesNotSpreadWhatIsNotFinite();
};

namespace {

constexpr Index kTokens = 301;  // no multiple of anything
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Inputs manyTokens(Random& random)
{
    return randomInputs(random, {kTokens, 21, 13, 11}, Biases::All);
}

Matrix drawn(Random& random, const Shape& shape)
{
    Matrix matrix(shape.rows, shape.columns);
    for (Index i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = random.normal();
    return matrix;
}

/// The declared way back of every step, from the last to the first, into matrices of zeros.
Gradients stepByStep(const Evaluation& evaluation, std::span<const Seed> seeds)
{
    const Graph& graph = evaluation.graph();
    Gradients result;
    for (const Graph::Node& node : graph.nodes())
        result.of[std::string(node.spec->key)] = Matrix::Zero(node.shape.rows, node.shape.columns);
    for (const Seed& seed : seeds)
        result.of.find(seed.step)->second += seed.gradient;
    for (std::size_t i = graph.size(); i-- > 0;) {
        std::vector<Matrix*> operands;
        for (const std::string_view key : graph[i].inputKeys)
            operands.push_back(&result.of.find(key)->second);
        if (graph[i].spec->backward)
            graph[i].spec->backward(evaluation.view(i), result.of.find(graph[i].spec->key)->second, operands);
    }
    return result;
}

QString differenceOf(const Gradients& ours, const Gradients& expected)
{
    for (const auto& [key, matrix] : expected.of) {
        if (const auto words = difference(ours.of.find(key)->second, matrix, 1e-12, 1e-13); !words.isEmpty())
            return QString::fromStdString(key + ": ") + words;
    }
    return {};
}

}  // namespace

void tst_wayback::equalsStepByStep_data()
{
    QTest::addColumn<QString>("mask");
    QTest::addColumn<double>("temperature");
    QTest::newRow("plain") << "none" << 1.0;
    QTest::newRow("causal") << "causal" << 0.7;
    QTest::newRow("warm") << "none" << 2.5;
}

void tst_wayback::equalsStepByStep()
{
    QFETCH(QString, mask);
    QFETCH(double, temperature);
    Random random(71);
    Options options;
    options.mask = mask.toStdString();
    options.temperature = temperature;
    const Evaluation evaluation = *Evaluation::of(manyTokens(random), options);
    const std::vector<Seed> seeds = {{"output", drawn(random, evaluation.graph().node("output")->shape)}};
    Gradients ours;
    backward(evaluation, seeds, ours);
    AE_VERIFY_EMPTY(differenceOf(ours, stepByStep(evaluation, seeds)));
}

void tst_wayback::startsInTheMiddle()
{
    Random random(72);
    const Evaluation evaluation = *Evaluation::of(manyTokens(random), {});
    std::vector<Seed> seeds;
    for (const char* key : {"output", "weights", "scores", "K"})
        seeds.push_back({key, drawn(random, evaluation.graph().node(key)->shape)});
    Gradients ours;
    backward(evaluation, seeds, ours);
    AE_VERIFY_EMPTY(differenceOf(ours, stepByStep(evaluation, seeds)));
}

void tst_wayback::oneCellReachesWhatItShould()
{
    Random random(73);
    const Evaluation evaluation = *Evaluation::of(manyTokens(random), {});
    const std::vector<Target> targets = {
        {{"weights", 0, 207, 12}, "nll", 0}, {{"output", 0, 64, 3}, "square", 0.5}, {{"scaled", 0, 8, 300}, "value", 0}};
    Gradients together;
    QVERIFY(!gradientInto(evaluation, targets, together));
    Gradients sum;
    for (const Target& target : targets) {
        const Gradients alone = *gradient(evaluation, target);
        for (const auto& [key, matrix] : alone.of)
            sum.of[key] = sum.of.contains(key) ? Matrix(sum.of[key] + matrix) : matrix;
    }
    AE_VERIFY_EMPTY(differenceOf(together, sum));
    // a cell of the output has only its own row of weights
    const Gradients ofCell = *gradient(evaluation, targets[1]);
    const Matrix& dWeights = ofCell.of.at("weights");
    for (Index row = 0; row < kTokens; ++row)
        QCOMPARE(dWeights.row(row).isZero(0), row != 64);
    const Matrix& dV = ofCell.of.at("V");
    QVERIFY(!dV.col(3).isZero(0));
    QVERIFY(dV.leftCols(3).isZero(0));
}

void tst_wayback::takesTheMemoryThatIsThere()
{
    Random random(74);
    const Evaluation evaluation = *Evaluation::of(manyTokens(random), {});
    const std::vector<Seed> seeds = {{"output", drawn(random, evaluation.graph().node("output")->shape)}};
    Gradients ours;
    for (const Graph::Node& node : evaluation.graph().nodes())
        ours.of[std::string(node.spec->key)] = Matrix::Constant(node.shape.rows, node.shape.columns, 7.5);
    ours.of["a step that is gone"] = Matrix::Constant(2, 3, 1);
    backward(evaluation, seeds, ours);
    AE_VERIFY_EMPTY(differenceOf(ours, stepByStep(evaluation, seeds)));
    QVERIFY(!ours.of.contains("a step that is gone"));
}

void tst_wayback::doesNotSpreadWhatIsNotFinite()
{
    // the future of a causal mask may hold anything: rows before it have their gradients all the same
    Random random(75);
    Inputs inputs = manyTokens(random);
    inputs.find("X")->second(kTokens - 1, 4) = kNaN;
    Options options;
    options.mask = "causal";
    const Evaluation evaluation = *Evaluation::of(inputs, options);
    const Target target{{"output", 0, 100, 2}, "value", 0};
    const Gradients bad = *gradient(evaluation, target);
    Inputs finite = inputs;
    finite.find("X")->second(kTokens - 1, 4) = 0;
    const Gradients good = *gradient(*Evaluation::of(finite, options), target);
    for (const char* key : {"X", "Wq", "Wk", "Wv", "Q", "K", "V", "scores"})
        AE_VERIFY_EMPTY(difference(bad.of.find(key)->second, good.of.find(key)->second, 1e-12, 1e-13));
}

AE_TEST(tst_wayback)
#include "tst_wayback.moc"
