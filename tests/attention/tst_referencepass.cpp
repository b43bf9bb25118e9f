// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/referencepass.h"

#include "cases.h"
#include "goldenfile.h"
#include "testmain.h"
#include "wrongkernels.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// The second implementation agrees with every right evaluation and finds every wrong one.
class tst_referencepass : public QObject {
    Q_OBJECT
private slots:
    void knowsEveryStep();
    void namedCasesAgree_data() { addCaseRows(); }
    void namedCasesAgree();
    void randomSessionsAgree();
    void hostileSessionsAgree();
    void numbersOfOthersAgree();
    void largeSessionAgreesInSlices();
    void wrongKernelsAreFound_data();
    void wrongKernelsAreFound();
    void oneWrongCellIsFoundInAnyStep_data() { addCaseRows(); }
    void oneWrongCellIsFoundInAnyStep();
    void stopsWhenItIsTold();
};

namespace {

/// Empty when all steps agree; else the first that does not.
QString disagreement(const std::vector<StepCheck>& checks)
{
    for (const StepCheck& check : checks) {
        if (!check.isKnown)
            return QStringLiteral("%1 is not known").arg(QLatin1String(check.step.data()));
        if (check.first) {
            return QStringLiteral("%1[%2,%3] is %4, should be %5 (state %6, should be %7)")
                .arg(QString::fromStdString(check.first->cell.step))
                .arg(check.first->cell.row)
                .arg(check.first->cell.column)
                .arg(check.first->shown, 0, 'g', 17)
                .arg(check.first->right, 0, 'g', 17)
                .arg(int(check.first->shownState.value_or(RowState::Ok)))
                .arg(int(check.first->rightState));
        }
    }
    return {};
}

QString disagreementOf(const Inputs& inputs, const Options& options)
{
    const auto evaluation = Evaluation::of(inputs, options);
    return evaluation ? disagreement(verify(*evaluation, inputs, options)) : QStringLiteral("refused");
}

/// Any double at all: of usual size, huge, tiny, subnormal, none.
double hostileNumber(Random& random)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
    constexpr std::array odd = {0.0, -0.0, infinity, -infinity, notANumber, 5e-324, -2e-308, 1.7e308, -1.7e308, 1.0};
    const double kind = random.unit();
    if (kind < 0.02)
        return odd[static_cast<std::size_t>(random.below(static_cast<Index>(odd.size())))];
    return kind < 0.8 ? random.normal() : random.normal() * std::pow(10.0, 320 * (random.unit() - 0.5));
}

void makeHostile(Random& random, Case& made)
{
    const double scale = random.chance(0.3) ? std::pow(10.0, 300 * (random.unit() - 0.5)) : 1;
    const bool isWild = random.chance(0.5);
    for (auto& [key, matrix] : made.inputs) {
        for (Index i = 0; i < matrix.size(); ++i)
            matrix.data()[i] = (isWild ? hostileNumber(random) : matrix.data()[i]) * scale;
    }
    if (random.chance(0.2))
        made.options.temperature = std::pow(10.0, 600 * (random.unit() - 0.5));
    const Index width = made.inputs["Wq"].cols();
    if (random.chance(0.4) && width > 1) {
        made.options.rotary.convention = random.chance(0.5) ? "halves" : "pairs";
        made.options.rotary.base = random.chance(0.5) ? 10000 : std::pow(10.0, 600 * (random.unit() - 0.5));
        made.options.rotary.width = 2 * (1 + random.below(width / 2));
    }
}

}  // namespace

void tst_referencepass::knowsEveryStep()
{
    const auto evaluation = Evaluation::of(wrongKernelInputs(), wrongKernelOptions());
    QVERIFY(evaluation.isOk());
    const std::vector<StepCheck> checks = verify(*evaluation, wrongKernelInputs(), wrongKernelOptions());
    for (const StepSpec* spec : stepCatalogue()) {
        const auto check = std::ranges::find(checks, spec->key, &StepCheck::step);
        QVERIFY2(check != checks.end() && check->isKnown, spec->key.data());
        QCOMPARE(check->cells, evaluation->value(spec->key).size());
    }
}

void tst_referencepass::namedCasesAgree()
{
    const QString words = disagreementOf(caseOfRow().inputs, caseOfRow().options);
    QVERIFY2(words.isEmpty(), qPrintable(words));
}

void tst_referencepass::randomSessionsAgree()
{
    double worst = 0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        const Case made = randomCase(seed, seed % 20 == 0 ? 90 : 24);
        const auto evaluation = Evaluation::of(made.inputs, made.options);
        QVERIFY(evaluation.isOk());
        const std::vector<StepCheck> checks = verify(*evaluation, made.inputs, made.options);
        const QString words = disagreement(checks);
        QVERIFY2(words.isEmpty(), qPrintable(QString::fromStdString(made.name) + QStringLiteral(": ") + words));
        for (const StepCheck& check : checks)
            worst = std::max(worst, check.worstShare);
    }
    QCOMPARE_GT(worst, 0.05);  // the bounds are no excuse: rounding comes near them
}

void tst_referencepass::hostileSessionsAgree()
{
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        Random random(seed + 77000);
        Case made = randomCase(seed + 5000, seed % 10 == 0 ? 70 : 20);
        makeHostile(random, made);
        const QString words = disagreementOf(made.inputs, made.options);
        QVERIFY2(words.isEmpty(), qPrintable(QString::fromStdString(made.name) + QStringLiteral(": ") + words));
    }
}

void tst_referencepass::numbersOfOthersAgree()
{
    const Json numerics = readGolden("attention/numerics.json");  // outlives the loop, as a temporary in its head would not
    int agreed = 0;
    for (const Json& problem : numerics.at("problems")) {
        if (!problem.at("expected").value("ok", true))
            continue;
        Inputs inputs;
        for (const char* key : {"X", "Wq", "Wk", "Wv"})
            inputs[key] = matrixOf(problem.at(key));
        Options options;
        const Json& given = problem.at("options");
        options.temperature = given.at("temperature").get<double>();
        options.scaleExponent = given.at("scale") == "sqrt_dk" ? 0.5 : 0.0;
        options.mask = given.at("causal").get<bool>() ? "causal" : "none";
        if (given.at("mask").is_array()) {
            options.mask = "painted";
            options.allowed = matrixOf(given.at("mask")).cast<std::uint8_t>();
        }
        const QString words = disagreementOf(inputs, options);
        QVERIFY2(words.isEmpty(), qPrintable(QString::fromStdString(problem.at("id").get<std::string>()) + QStringLiteral(": ") + words));
        ++agreed;
    }
    QCOMPARE_GE(agreed, 10);
}

void tst_referencepass::largeSessionAgreesInSlices()
{
    Random random(9);
    const Inputs inputs = randomInputs(random, {700, 150, 64, 48}, Biases::All);
    Options options = painted(random.mask(700, 0.7));
    options.rotary.convention = "halves";
    const auto evaluation = Evaluation::of(inputs, options);
    QVERIFY(evaluation.isOk());
    ShownReader reader(evaluation->graph());
    ReferencePass pass(evaluation->graph(), options);
    ShownSlice slice;
    const std::atomic<bool> isStopped = false;
    int slices = 0;
    qint64 longest = 0;
    QElapsedTimer timer;
    for (timer.start(); reader.next(*evaluation, inputs, options, slice); timer.start()) {
        longest = std::max(longest, timer.nsecsElapsed());
        pass.take(slice, isStopped);
        ++slices;
    }
    QCOMPARE_GT(slices, 20);
    QCOMPARE(reader.progress(), 1.0);
    QVERIFY2(disagreement(pass.checks()).isEmpty(), qPrintable(disagreement(pass.checks())));
    qInfo("%d slices, the longest copied in %.2f ms", slices, static_cast<double>(longest) / 1e6);
    Index cells = 0;
    for (const StepCheck& check : pass.checks())
        cells += check.cells;
    Index all = 0;
    for (const Graph::Node& node : evaluation->graph().nodes())
        all += node.shape.rows * node.shape.columns;
    QCOMPARE(cells, all);
}

void tst_referencepass::wrongKernelsAreFound_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < wrongKernels().size(); ++i)
        QTest::newRow(wrongKernels()[i].name.data()) << static_cast<int>(i);
}

void tst_referencepass::wrongKernelsAreFound()
{
    QFETCH(const int, index);
    const WrongKernel& kernel = wrongKernels()[static_cast<std::size_t>(index)];
    const Inputs inputs = wrongKernelInputs();
    const Options options = wrongKernelOptions();
    QVERIFY2(disagreementOf(inputs, options).isEmpty(), qPrintable(disagreementOf(inputs, options)));
    const auto evaluation = kernel.evaluate(inputs, options);
    QVERIFY(evaluation.isOk());
    const std::vector<StepCheck> checks = verify(*evaluation, inputs, options);
    const auto first = std::ranges::find_if(checks, [](const StepCheck& check) { return check.first.has_value(); });
    QVERIFY2(first != checks.end(), kernel.name.data());
    QCOMPARE(first->step, kernel.step);
    QCOMPARE(first->first->cell.step, std::string(kernel.step));
    QCOMPARE_GT(first->wrongCells, Index{0});
}

/// The largest cell of the step, a billionth of itself away.
void tst_referencepass::oneWrongCellIsFoundInAnyStep()
{
    const Case& made = caseOfRow();
    const Evaluation good = *Evaluation::of(made.inputs, made.options);
    for (const Graph::Node& node : good.graph().nodes()) {
        Evaluation wrong = good;
        Matrix& stored = spoil(wrong, node.spec->key);
        Index row = -1;
        Index column = -1;
        double largest = 0;
        for (Index i = 0; i < stored.rows(); ++i) {
            for (Index j = 0; j < stored.cols(); ++j) {
                if (std::isfinite(stored(i, j)) && std::abs(stored(i, j)) > largest) {
                    largest = std::abs(stored(i, j));
                    row = i;
                    column = j;
                }
            }
        }
        if (row < 0)
            continue;  // nothing but zeros and no numbers
        stored(row, column) *= 1 + 1e-9;
        const std::vector<StepCheck> checks = verify(wrong, made.inputs, made.options);
        const auto check = std::ranges::find(checks, node.spec->key, &StepCheck::step);
        QVERIFY2(check->first, node.spec->key.data());
        QCOMPARE(check->first->cell.row, row);
        QCOMPARE(check->first->cell.column, column);
        QCOMPARE(check->wrongCells, Index{1});
    }
}

void tst_referencepass::stopsWhenItIsTold()
{
    const Evaluation evaluation = *Evaluation::of(wrongKernelInputs(), wrongKernelOptions());
    ShownReader reader(evaluation.graph());
    ReferencePass pass(evaluation.graph(), wrongKernelOptions());
    ShownSlice slice;
    const std::atomic<bool> isStopped = true;
    while (reader.next(evaluation, wrongKernelInputs(), wrongKernelOptions(), slice))
        pass.take(slice, isStopped);
    for (const StepCheck& check : pass.checks())
        QVERIFY(findStep(check.step)->kind != StepKind::Computed || check.cells == 0);
}

AE_TEST(tst_referencepass)
#include "tst_referencepass.moc"
