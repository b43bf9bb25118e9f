// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"

#include "cases.h"
#include "compare.h"
#include "reference.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;

/// Many graphs of sizes that are all different against the plain loops in long double.
class tst_randomgraphs : public QObject {
    Q_OBJECT
private slots:
    void everyStepEqualsTheReference();
    void tokensMayBeReordered();
    void addingAConstantToAllScoresOfARowChangesNothing();
};

namespace {

/// How much a rounding error of the scores is magnified on its way to the weights.
double magnification(const Evaluation& evaluation)
{
    return std::max(1.0, largestOf(evaluation.value("scaled")) / evaluation.options().temperature);
}

}  // namespace

void tst_randomgraphs::everyStepEqualsTheReference()
{
    int fullyMasked = 0;
    int biased = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Case made = randomCase(seed, seed <= 180 ? 24 : 60);
        const auto evaluation = Evaluation::of(made.inputs, made.options);
        QVERIFY2(evaluation.isOk(), made.name.c_str());
        const Reference reference = referenceOf(made.inputs, made.options);
        biased += made.inputs.contains("bk") ? 1 : 0;
        for (const Graph::Node& node : evaluation->graph().nodes()) {
            const double factor = node.spec->isDistribution || node.spec->key == "output" ? magnification(*evaluation) : 1;
            const QString words =
                difference(evaluation->value(node.spec->key), reference.values(std::string(node.spec->key)), factor * tolerance::reference);
            QVERIFY2(words.isEmpty(), qPrintable(QString::fromStdString(made.name) + QLatin1String(": ") + words));
        }
        for (std::size_t i = 0; i < evaluation->rows().size(); ++i) {
            const bool isMasked = evaluation->rows()[i].state == RowState::FullyMasked;
            QCOMPARE(!isMasked, static_cast<bool>(reference.hasDistribution[i]));
            fullyMasked += isMasked ? 1 : 0;
        }
    }
    QCOMPARE_GT(fullyMasked, 0);
    QCOMPARE_GT(biased, 50);
}

void tst_randomgraphs::tokensMayBeReordered()
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Case made = randomCase(seed, 16);
        made.options.mask = "none";
        const Evaluation before = *Evaluation::of(made.inputs, made.options);
        made.inputs["X"] = made.inputs["X"].colwise().reverse().eval();
        const Evaluation after = *Evaluation::of(made.inputs, made.options);
        AE_VERIFY_EMPTY(difference(after.value("output"), before.value("output").toMatrix().colwise().reverse(),
                                   magnification(before) * tolerance::reference));
        AE_VERIFY_EMPTY(
            difference(after.value("weights"), before.value("weights").toMatrix().reverse(), magnification(before) * tolerance::reference));
    }
}

void tst_randomgraphs::addingAConstantToAllScoresOfARowChangesNothing()
{
    // a bias of the keys adds q . b to every score of a row
    Random random(101);
    Inputs inputs = randomInputs(random, {6, 4, 3, 2});
    const Evaluation before = *Evaluation::of(inputs, {});
    inputs["bk"] = random.matrix(1, 3, 5);
    const Evaluation after = *Evaluation::of(inputs, {});
    AE_VERIFY_EMPTY(difference(after.value("weights"), before.value("weights"), magnification(after) * tolerance::reference));
    QVERIFY(!difference(after.value("scores"), before.value("scores"), 1e-3).isEmpty());
}

AE_TEST(tst_randomgraphs)
#include "tst_randomgraphs.moc"
