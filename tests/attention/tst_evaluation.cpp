// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <limits>

using namespace ae;
using namespace ae::test;

/// An evaluation that is kept up to date in place agrees with a fresh one and says what changed.
class tst_evaluation : public QObject {
    Q_OBJECT
private slots:
    void writesAreFollowed_data() { addCaseRows(); }
    void writesAreFollowed();
    void severalWritesAtOnce_data() { addCaseRows(); }
    void severalWritesAtOnce();
    void optionsAreFollowed_data() { addCaseRows(); }
    void optionsAreFollowed();
    void optionsAndWritesTogether();
    void rowsRecoverFromEveryState();
    void onlyTokenHiddenAndShownAgain();
    void nothingWrittenChangesNothing_data() { addCaseRows(); }
    void nothingWrittenChangesNothing();
    void laterTokensDoNotReachEarlierRowsUnderACausalMask();
    void aHiddenValueReachesNothing();
    void changesComeInTheOrderOfTheGraph();
    void manyScatteredWrites();
    void copiesAreIndependent();
    void divisorIsThePowerOfTheHeadWidth();
};

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

std::vector<Region> regionsOf(const std::vector<StepChange>& changes, std::string_view key)
{
    for (const StepChange& change : changes) {
        if (change.key == key)
            return change.regions;
    }
    return {};
}

/// Fails when the two differ in a value or in the record of a row.
void compareWhole(const Evaluation& inPlace, const Evaluation& fresh)
{
    for (const Graph::Node& node : fresh.graph().nodes()) {
        AE_VERIFY_EMPTY(difference(inPlace.value(node.spec->key), fresh.value(node.spec->key), tolerance::regional));
        AE_VERIFY_EMPTY(recordDifference(inPlace.result(node.spec->key).rows, fresh.result(node.spec->key).rows));
    }
}

/// Fails when a cell or a row state is not what it was before although nobody said so.
void compareReported(const Evaluation& before, const Evaluation& after, const std::vector<StepChange>& changes)
{
    for (const Graph::Node& node : after.graph().nodes()) {
        const std::vector<Region> regions = regionsOf(changes, node.spec->key);
        AE_VERIFY_EMPTY(changeOutside(before.value(node.spec->key), after.value(node.spec->key), regions));
        const std::vector<RowRecord>& had = before.result(node.spec->key).rows;
        const std::vector<RowRecord>& has = after.result(node.spec->key).rows;
        for (std::size_t i = 0; i < has.size(); ++i) {
            const bool isReported = std::any_of(regions.begin(), regions.end(), [i](const Region& region) {
                return static_cast<Index>(i) >= region.row && static_cast<Index>(i) < region.row + region.rows;
            });
            QVERIFY(isReported || had[i].state == has[i].state);
        }
    }
}

/// Numbers for a region, now and then one that is not finite.
Matrix blockFor(Random& random, const Region& region)
{
    Matrix block = random.matrix(region.rows, region.columns);
    if (random.chance(0.2)) {
        constexpr std::array odd = {kNaN, kInfinity, -kInfinity, 1e300};
        block(random.below(region.rows), random.below(region.columns)) = odd[static_cast<std::size_t>(random.below(4))];
    }
    return block;
}

/// Whether products are sums in a fixed order whatever the numbers are, so that two fresh evaluations can be compared bit by bit.
bool isSmall(const Case& made)
{
    return made.inputs.at("X").rows() < 15;
}

Options optionsFor(Random& random, Index tokens)
{
    Options options;
    options.scaleExponent = random.chance(0.5) ? 0.5 : 2 * random.unit();
    options.temperature = random.chance(0.5) ? 1 : 0.1 + random.unit();
    const Index mask = random.below(3);
    if (mask == 2) {
        options.mask = "painted";
        options.allowed = random.mask(tokens, 0.5);
    } else {
        options.mask = mask == 1 ? "causal" : "none";
    }
    return options;
}

}  // namespace

void tst_evaluation::writesAreFollowed()
{
    const Case& made = caseOfRow();
    Random random(1);
    Inputs inputs = made.inputs;
    auto evaluation = Evaluation::of(inputs, made.options);
    QVERIFY(evaluation.isOk());
    for (int round = 0; round < 8; ++round) {
        for (auto& [key, matrix] : inputs) {
            const Evaluation before = *evaluation;
            const Evaluation freshBefore = *Evaluation::of(inputs, made.options);
            const Region region = random.region(shapeOf(matrix));
            const Matrix block = blockFor(random, region);
            matrix.block(region.row, region.column, region.rows, region.columns) = block;
            evaluation->write(key, region, block);
            const std::vector<StepChange> changes = evaluation->update();
            const Evaluation fresh = *Evaluation::of(inputs, made.options);
            compareWhole(*evaluation, fresh);
            compareReported(before, *evaluation, changes);
            if (isSmall(made))
                compareReported(freshBefore, fresh, changes);
            AE_VERIFY_EMPTY(bitDifference(evaluation->value(key), matrix));
            QCOMPARE(regionsOf(changes, key), std::vector<Region>{region});
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void tst_evaluation::severalWritesAtOnce()
{
    const Case& made = caseOfRow();
    Random random(2);
    Inputs inputs = made.inputs;
    auto evaluation = Evaluation::of(inputs, made.options);
    for (int round = 0; round < 10; ++round) {
        const Evaluation before = *evaluation;
        for (auto& [key, matrix] : inputs) {
            for (int write = 0; write < 2 && random.chance(0.7); ++write) {
                const Region region = random.region(shapeOf(matrix));
                const Matrix block = blockFor(random, region);
                matrix.block(region.row, region.column, region.rows, region.columns) = block;
                evaluation->write(key, region, block);
            }
        }
        const std::vector<StepChange> changes = evaluation->update();
        compareWhole(*evaluation, *Evaluation::of(inputs, made.options));
        compareReported(before, *evaluation, changes);
        if (QTest::currentTestFailed())
            return;
    }
}

void tst_evaluation::optionsAreFollowed()
{
    const Case& made = caseOfRow();
    Random random(3);
    auto evaluation = Evaluation::of(made.inputs, made.options);
    for (int round = 0; round < 12; ++round) {
        const Evaluation before = *evaluation;
        Options options = optionsFor(random, made.inputs.at("X").rows());
        options.rotary = made.options.rotary;  // the same steps
        if (options.rotary.isOn())
            options.rotary.base = 2 + 100 * random.unit();
        evaluation->setOptions(options);
        const std::vector<StepChange> changes = evaluation->update();
        QVERIFY(evaluation->options() == options);
        compareWhole(*evaluation, *Evaluation::of(made.inputs, options));
        compareReported(before, *evaluation, changes);
        if (QTest::currentTestFailed())
            return;
    }
}

void tst_evaluation::optionsAndWritesTogether()
{
    Random random(4);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Case made = randomCase(seed, 9);
        Inputs inputs = made.inputs;
        Options options = made.options;
        auto evaluation = Evaluation::of(inputs, options);
        for (int round = 0; round < 4; ++round) {
            const Evaluation before = *evaluation;
            for (auto& [key, matrix] : inputs) {
                const Region region = random.region(shapeOf(matrix));
                const Matrix block = blockFor(random, region);
                matrix.block(region.row, region.column, region.rows, region.columns) = block;
                if (random.chance(0.5)) {
                    options = optionsFor(random, inputs.at("X").rows());
                    evaluation->setOptions(options);
                }
                evaluation->write(key, region, block);
            }
            const std::vector<StepChange> changes = evaluation->update();
            compareWhole(*evaluation, *Evaluation::of(inputs, options));
            compareReported(before, *evaluation, changes);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void tst_evaluation::rowsRecoverFromEveryState()
{
    Random random(5);
    const Inputs inputs = randomInputs(random, {5, 4, 3, 2});
    const Evaluation good = *Evaluation::of(inputs, {});
    const auto check = [&](const char* key, Index row, double value, RowState want) {
        Evaluation evaluation = good;
        evaluation.write(key, Region::cell(row, 1), Matrix::Constant(1, 1, value));
        evaluation.update();
        QVERIFY(std::any_of(evaluation.rows().begin(), evaluation.rows().end(),
                            [want](const RowRecord& record) { return record.state == want; }));
        evaluation.write(key, Region::cell(row, 1), inputs.find(key)->second.block(row, 1, 1, 1));
        evaluation.update();
        compareWhole(evaluation, good);
    };
    check("X", 2, kNaN, RowState::NotANumber);
    check("Wv", 3, kInfinity, RowState::ValueNotFinite);
    check("Wk", 0, -kInfinity, RowState::Overflow);
}

void tst_evaluation::onlyTokenHiddenAndShownAgain()
{
    Random random(6);
    const Inputs inputs = randomInputs(random, {1, 3, 2, 4});
    const Evaluation shown = *Evaluation::of(inputs, {});
    Evaluation evaluation = shown;
    evaluation.setOptions(painted(MaskBits::Zero(1, 1)));
    const std::vector<StepChange> changes = evaluation.update();
    QCOMPARE(evaluation.rows()[0].state, RowState::FullyMasked);
    QVERIFY(evaluation.value("output").toMatrix().array().isNaN().all());
    compareReported(shown, evaluation, changes);
    evaluation.setOptions({});
    evaluation.update();
    compareWhole(evaluation, shown);
}

void tst_evaluation::nothingWrittenChangesNothing()
{
    auto evaluation = Evaluation::of(caseOfRow().inputs, caseOfRow().options);
    QVERIFY(evaluation->update().empty());
}

void tst_evaluation::laterTokensDoNotReachEarlierRowsUnderACausalMask()
{
    Random random(7);
    Options options;
    options.mask = "causal";
    auto evaluation = Evaluation::of(randomInputs(random, {6, 4, 3, 2}, Biases::All), options);
    evaluation->write("X", Region::cell(4, 1), Matrix::Constant(1, 1, 3.5));
    const std::vector<StepChange> changes = evaluation->update();
    for (const char* key : {"weights", "output"}) {
        QVERIFY(!regionsOf(changes, key).empty());
        for (const Region& region : regionsOf(changes, key))
            QCOMPARE_GE(region.row, Index{4});
    }
}

void tst_evaluation::aHiddenValueReachesNothing()
{
    Random random(8);
    MaskBits bits = MaskBits::Ones(4, 4);
    bits.col(2).setZero();
    auto evaluation = Evaluation::of(randomInputs(random, {4, 3, 2, 5}), painted(bits));
    const Evaluation before = *evaluation;
    // the row of the token itself still asks, with its own query
    evaluation->write("X", {2, 0, 1, 3}, Matrix::Constant(1, 3, kNaN));
    const std::vector<StepChange> changes = evaluation->update();
    QCOMPARE(regionsOf(changes, "output"), (std::vector<Region>{{2, 0, 1, 5}}));
    for (const Index row : {Index{0}, Index{1}, Index{3}})
        AE_VERIFY_EMPTY(bitDifference(evaluation->value("output").row(row), before.value("output").row(row)));
}

void tst_evaluation::changesComeInTheOrderOfTheGraph()
{
    Random random(9);
    auto evaluation = Evaluation::of(randomInputs(random, {4, 3, 2, 5}, Biases::All), {});
    for (const Graph::Node& node : evaluation->graph().nodes()) {
        if (node.spec->kind != StepKind::Computed)
            evaluation->write(node.spec->key, Region::cell(0, 0), Matrix::Constant(1, 1, random.normal()));
    }
    int last = -1;
    for (const StepChange& change : evaluation->update()) {
        QCOMPARE_GT(evaluation->graph().find(change.key), last);
        last = evaluation->graph().find(change.key);
    }
    QCOMPARE(last, static_cast<int>(evaluation->graph().size()) - 1);
}

void tst_evaluation::manyScatteredWrites()
{
    Random random(10);
    Inputs inputs = randomInputs(random, {33, 12, 7, 9});
    auto evaluation = Evaluation::of(inputs, painted(random.mask(33, 0.3)));
    const Evaluation before = *evaluation;
    for (int i = 0; i < 40; ++i) {
        const Region cell = Region::cell(random.below(33), random.below(12));
        inputs["X"](cell.row, cell.column) = random.normal();
        evaluation->write("X", cell, inputs["X"].block(cell.row, cell.column, 1, 1));
    }
    const std::vector<StepChange> changes = evaluation->update();
    compareWhole(*evaluation, *Evaluation::of(inputs, evaluation->options()));
    compareReported(before, *evaluation, changes);
}

void tst_evaluation::copiesAreIndependent()
{
    Random random(11);
    const Inputs inputs = randomInputs(random, {5, 4, 3, 2});
    Evaluation original = *Evaluation::of(inputs, {});
    const Evaluation untouched = *Evaluation::of(inputs, {});
    Evaluation copy(original);
    Evaluation assigned;
    assigned = original;
    for (Evaluation* other : {&copy, &assigned}) {
        other->write("X", Region::cell(1, 1), Matrix::Constant(1, 1, 4));
        QVERIFY(!other->update().empty());
        QVERIFY(!bitDifference(other->value("output"), untouched.value("output")).isEmpty());
    }
    QVERIFY(original.update().empty());
    compareWhole(original, untouched);
    // a copy lives on without its original
    auto shortLived = std::make_unique<Evaluation>(original);
    Evaluation moved = std::move(*shortLived);
    shortLived.reset();
    moved.write("X", Region::cell(1, 1), Matrix::Constant(1, 1, 4));
    moved.update();
    compareWhole(moved, copy);
}

void tst_evaluation::divisorIsThePowerOfTheHeadWidth()
{
    Random random(12);
    Evaluation evaluation = *Evaluation::of(randomInputs(random, {3, 2, 7, 4}), {});
    QCOMPARE(evaluation.divisor(), std::sqrt(7.0));
    Options options;
    options.scaleExponent = 0;
    evaluation.setOptions(options);
    evaluation.update();
    QCOMPARE(evaluation.divisor(), 1.0);
    AE_VERIFY_EMPTY(bitDifference(evaluation.value("scaled"), evaluation.value("scores")));
    options.scaleExponent = 1;
    evaluation.setOptions(options);
    QCOMPARE(evaluation.divisor(), 7.0);
}

AE_TEST(tst_evaluation)
#include "tst_evaluation.moc"
