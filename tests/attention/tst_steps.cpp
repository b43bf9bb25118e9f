// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"
#include "attention/gradient.h"
#include "attention/saturation.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <cmath>
#include <cstring>
#include <limits>
#include <set>

using namespace ae;
using namespace ae::test;

/// What holds for every step of the catalogue, those of tomorrow included.
class tst_steps : public QObject {
    Q_OBJECT
private slots:
    void keysAreUniqueAndFound();
    void declarationsAreComplete();
    void catalogueStandsInTheOrderOfData();
    void inputsComeEarlierInEveryGraph_data() { addCaseRows(); }
    void inputsComeEarlierInEveryGraph();
    void shapeAgreesWithForward_data() { addCaseRows(); }
    void shapeAgreesWithForward();
    void layoutFitsTheShapes_data() { addCaseRows(); }
    void layoutFitsTheShapes();
    void regionEqualsWhole_data() { addCaseRows(); }
    void regionEqualsWhole();
    void backwardIsTheDerivativeOfForward_data() { addCaseRows(); }
    void backwardIsTheDerivativeOfForward();
    void backwardAdds_data() { addCaseRows(); }
    void backwardAdds();
    void everyStepIsCoveredByACase();
};

namespace {

/// One step with operands of its own, so that any of them can be bent.
struct Bench {
    Bench(const Evaluation& evaluation, std::size_t position)
        : node(evaluation.graph()[position]), options(evaluation.options()), allowed(evaluation.allowed()),
          headWidth(evaluation.graph().headWidth()), result(evaluation.view(position).result)
    {
        for (const std::size_t input : node.inputs) {
            operands.emplace_back();
            operands.back().stored = evaluation.view(input).result.values().toMatrix();
            operands.back().rows = evaluation.view(input).result.rows;
        }
        for (const StepResult& operand : operands)
            pointers.push_back(&operand);
    }
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    StepView view() const { return {options, allowed, headWidth, pointers, node.inputKeys, result}; }
    Matrix forward()
    {
        node.spec->compute(view(), Region::whole(node.shape), result);
        return result.values().toMatrix();
    }
    /// Gradients of every operand, starting from what they hold already.
    std::vector<Matrix> backward(const Matrix& gradient, double start, int without = -1) const
    {
        std::vector<Matrix> gradients;
        for (const StepResult& operand : operands)
            gradients.push_back(Matrix::Constant(operand.stored.rows(), operand.stored.cols(), start));
        std::vector<Matrix*> wanted;
        for (std::size_t i = 0; i < gradients.size(); ++i)
            wanted.push_back(static_cast<int>(i) == without ? nullptr : &gradients[i]);
        node.spec->backward(view(), gradient, wanted);
        return gradients;
    }

    const Graph::Node& node;
    const Options& options;
    const AllowedKeys& allowed;
    Index headWidth;
    StepResult result;
    std::vector<StepResult> operands;
    std::vector<const StepResult*> pointers;
};

/// Random gradient of the result; rows without a distribution have none.
Matrix gradientFor(const Bench& bench, Random& random)
{
    Matrix gradient = random.matrix(bench.node.shape.rows, bench.node.shape.columns);
    for (std::size_t i = 0; i < bench.result.rows.size(); ++i) {
        if (hasNoDistribution(bench.result.rows[i].state))
            gradient.row(static_cast<Index>(i)).setZero();
    }
    return gradient;
}

/// Sum of gradient times result over the cells that have a gradient.
long double product(const Matrix& gradient, const Matrix& result)
{
    long double sum = 0;
    for (Index i = 0; i < gradient.size(); ++i) {
        if (gradient.data()[i] != 0)
            sum += static_cast<long double>(gradient.data()[i]) * static_cast<long double>(result.data()[i]);
    }
    return sum;
}

Matrix centralDifference(Bench& bench, std::size_t operand, const Matrix& gradient)
{
    Matrix& value = bench.operands[operand].stored;
    Matrix slopes(value.rows(), value.cols());
    for (Index i = 0; i < value.size(); ++i) {
        const double kept = value.data()[i];
        const double step = 1e-5 * std::max(1.0, std::abs(kept));
        value.data()[i] = kept + step;
        const long double up = product(gradient, bench.forward());
        value.data()[i] = kept - step;
        const long double down = product(gradient, bench.forward());
        value.data()[i] = kept;
        slopes.data()[i] = static_cast<double>((up - down) / (2.0L * static_cast<long double>(step)));
    }
    bench.forward();
    return slopes;
}

template <class Body> void forEachComputedStep(const Case& made, Body body)
{
    const auto evaluation = Evaluation::of(made.inputs, made.options);
    QVERIFY(evaluation.isOk());
    for (std::size_t i = 0; i < evaluation->graph().size(); ++i) {
        if (evaluation->graph()[i].spec->kind == StepKind::Computed)
            body(*evaluation, i);
        if (QTest::currentTestFailed())
            return;
    }
}

bool isEmptyText(const char* text)
{
    return !text || std::strlen(text) == 0;
}

}  // namespace

void tst_steps::keysAreUniqueAndFound()
{
    std::set<std::string_view> keys;
    for (const StepSpec* spec : stepCatalogue()) {
        QVERIFY(keys.insert(spec->key).second);
        QCOMPARE(findStep(spec->key), spec);
    }
    QCOMPARE(findStep("nonsense"), nullptr);
    QCOMPARE(findStep(""), nullptr);
}

void tst_steps::declarationsAreComplete()
{
    for (const StepSpec* spec : stepCatalogue()) {
        const QByteArray key(spec->key.data(), static_cast<qsizetype>(spec->key.size()));
        QVERIFY2(!spec->key.empty() && !spec->symbol.empty() && !spec->formula.empty() && !spec->shapeRule.empty(), key.constData());
        QVERIFY2(!isEmptyText(spec->title) && !isEmptyText(spec->summary), key.constData());
        QVERIFY2(!spec->columnNames.empty(), key.constData());
        QVERIFY2(spec->explain != nullptr, key.constData());
        const bool isComputed = spec->kind == StepKind::Computed;
        QVERIFY2((spec->shape != nullptr) == isComputed && (spec->forward != nullptr) == isComputed, key.constData());
        QVERIFY2((spec->backward != nullptr) == isComputed && (spec->reach != nullptr) == isComputed, key.constData());
        QVERIFY2((spec->numpy != nullptr) == isComputed, key.constData());
        QVERIFY2((spec->torch != nullptr) == isComputed, key.constData());
        QVERIFY2(spec->formula.find(spec->operand) != std::string_view::npos, key.constData());
    }
    for (const MaskSpec& mask : maskCatalogue())
        QVERIFY(!mask.key.empty() && !isEmptyText(mask.title) && !isEmptyText(mask.summary) && mask.allows && findMask(mask.key) == &mask);
    for (const LossSpec& loss : lossCatalogue())
        QVERIFY(!loss.key.empty() && !isEmptyText(loss.title) && loss.value && loss.derivative && findLoss(loss.key) == &loss);
    for (const WideningSpec& source : wideningCatalogue())
        QVERIFY(!source.key.empty() && !isEmptyText(source.title) && !isEmptyText(source.summary) && findWidening(source.key) == &source);
    for (const MeasureSpec& measure : measureCatalogue())
        QVERIFY(!measure.key.empty() && !isEmptyText(measure.title) && measure.member);
    QVERIFY(!findMask("nonsense") && !findLoss("nonsense") && !findWidening("nonsense"));
}

void tst_steps::catalogueStandsInTheOrderOfData()
{
    const auto placeOf = [](std::string_view key) {
        std::size_t place = 0;
        while (stepCatalogue()[place]->key != key)
            ++place;
        return place;
    };
    for (const Case& made : namedCases()) {
        const auto graph = build(made.options, shapesOf(made.inputs));
        QVERIFY(graph.isOk());
        for (const Graph::Node& node : graph->nodes()) {
            for (const std::size_t input : node.inputs)
                QCOMPARE_LT(placeOf((*graph)[input].spec->key), placeOf(node.spec->key));
        }
    }
}

void tst_steps::inputsComeEarlierInEveryGraph()
{
    const Case& made = caseOfRow();
    const auto graph = build(made.options, shapesOf(made.inputs));
    QVERIFY(graph.isOk());
    for (std::size_t i = 0; i < graph->size(); ++i) {
        const Graph::Node& node = (*graph)[i];
        QCOMPARE(graph->find(node.spec->key), static_cast<int>(i));
        QCOMPARE(graph->node(node.spec->key), &node);
        if (node.spec->kind != StepKind::Computed) {
            QCOMPARE(node.inputs.size(), std::size_t{0});
            QCOMPARE(node.shape, shapeOf(made.inputs.find(node.spec->key)->second));
            continue;
        }
        QVERIFY(!node.inputs.empty());
        QCOMPARE(node.inputKeys.size(), node.inputs.size());
        for (std::size_t k = 0; k < node.inputs.size(); ++k) {
            QCOMPARE_LT(node.inputs[k], i);
            QCOMPARE(node.inputKeys[k], (*graph)[node.inputs[k]].spec->key);
        }
    }
    QCOMPARE(graph->size(), made.inputs.size() + (made.options.rotary.isOn() ? 9 : 7));
}

void tst_steps::shapeAgreesWithForward()
{
    forEachComputedStep(caseOfRow(), [](const Evaluation& evaluation, std::size_t position) {
        constexpr double untouched = 12345.678;
        Bench bench(evaluation, position);
        const Matrix want = bench.result.values().toMatrix();
        QCOMPARE(shapeOf(want), bench.node.shape);
        bench.result.stored.setConstant(untouched);
        bench.result.rows.clear();
        AE_VERIFY_EMPTY(difference(bench.forward(), want, tolerance::regional));
        AE_VERIFY_EMPTY(recordDifference(bench.result.rows, evaluation.view(position).result.rows));
    });
}

void tst_steps::layoutFitsTheShapes()
{
    forEachComputedStep(caseOfRow(), [](const Evaluation& evaluation, std::size_t position) {
        const Graph::Node& node = evaluation.graph()[position];
        const Layout& layout = node.spec->layout;
        QCOMPARE(layout.left < 0, layout.top < 0);
        if (layout.left < 0)
            return;
        QCOMPARE_LT(static_cast<std::size_t>(std::max(layout.left, layout.top)), node.inputs.size());
        const Shape left = evaluation.graph()[node.inputs[static_cast<std::size_t>(layout.left)]].shape;
        const Shape top = evaluation.graph()[node.inputs[static_cast<std::size_t>(layout.top)]].shape;
        QCOMPARE(left.rows, node.shape.rows);
        QCOMPARE(layout.topTransposed ? top.rows : top.columns, node.shape.columns);
        QCOMPARE(layout.topTransposed ? top.columns : top.rows, left.columns);
    });
}

void tst_steps::regionEqualsWhole()
{
    Random random(77);
    forEachComputedStep(caseOfRow(), [&random](const Evaluation& evaluation, std::size_t position) {
        Bench bench(evaluation, position);
        const StepResult kept = bench.result;
        const Matrix whole = kept.values().toMatrix();
        for (int attempt = 0; attempt < 12; ++attempt) {
            const Region region = random.region(bench.node.shape);
            bench.result = kept;
            if (bench.result.stored.size() > 0)
                bench.result.stored.block(region.row, region.column, region.rows, region.columns).setConstant(-99);
            bench.node.spec->compute(bench.view(), region, bench.result);
            AE_VERIFY_EMPTY(difference(bench.result.values(), whole, tolerance::regional));
            const Region touched = bench.node.spec->isDistribution ? Region{region.row, 0, region.rows, whole.cols()} : region;
            AE_VERIFY_EMPTY(changeOutside(whole, bench.result.values(), {touched}));
            AE_VERIFY_EMPTY(recordDifference(bench.result.rows, evaluation.view(position).result.rows));
        }
    });
}

void tst_steps::backwardIsTheDerivativeOfForward()
{
    if (!caseOfRow().isFinite)
        return;
    Random random(78);
    forEachComputedStep(caseOfRow(), [&random](const Evaluation& evaluation, std::size_t position) {
        Bench bench(evaluation, position);
        const Matrix gradient = gradientFor(bench, random);
        const std::vector<Matrix> slopes = bench.backward(gradient, 0);
        for (std::size_t operand = 0; operand < bench.operands.size(); ++operand) {
            Matrix want = centralDifference(bench, operand, gradient);
            // hidden weights are skipped in every sum, even if somebody bends them
            if (evaluation.graph()[bench.node.inputs[operand]].spec->isDistribution) {
                for (Index i = 0; i < want.rows(); ++i) {
                    for (Index j = 0; j < want.cols(); ++j)
                        want(i, j) = bench.allowed.allows(i, j) ? want(i, j) : 0;
                }
            }
            AE_VERIFY_EMPTY(difference(slopes[operand], want, tolerance::difference, tolerance::differenceAbsolute));
        }
    });
}

void tst_steps::backwardAdds()
{
    Random random(79);
    forEachComputedStep(caseOfRow(), [&random](const Evaluation& evaluation, std::size_t position) {
        const Bench bench(evaluation, position);
        const Matrix gradient = gradientFor(bench, random);
        const std::vector<Matrix> fromZero = bench.backward(gradient, 0);
        const std::vector<Matrix> fromThree = bench.backward(gradient, 3);
        for (std::size_t operand = 0; operand < fromZero.size(); ++operand) {
            AE_VERIFY_EMPTY(
                difference(fromThree[operand], (fromZero[operand].array() + 3).matrix(), tolerance::regional, tolerance::regional));
            const std::vector<Matrix> others = bench.backward(gradient, 0, static_cast<int>(operand));
            QVERIFY(others[operand].isZero(0));
        }
    });
}

void tst_steps::everyStepIsCoveredByACase()
{
    std::set<std::string_view> missing;
    for (const StepSpec* spec : stepCatalogue())
        missing.insert(spec->key);
    for (const Case& made : namedCases()) {
        const auto graph = build(made.options, shapesOf(made.inputs));
        for (const Graph::Node& node : graph->nodes())
            missing.erase(node.spec->key);
    }
    QVERIFY(missing.empty());
}

AE_TEST(tst_steps)
#include "tst_steps.moc"
