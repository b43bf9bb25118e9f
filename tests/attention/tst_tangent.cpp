// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/tangent.h"

#include "attention/gradient.h"
#include "cases.h"
#include "compare.h"
#include "testmain.h"
#include "tolerances.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;

/// Forward mode from an input says what reverse mode says from every result.
class tst_tangent : public QObject {
    Q_OBJECT
private slots:
    void agreesWithReverseMode_data() { addCaseRows(); }
    void agreesWithReverseMode();
    void hiddenValuesDoNotLeak();
    void refusesWhatIsNoCell();
    void isQuickOfManyTokens();
};

void tst_tangent::agreesWithReverseMode()
{
    const Case& made = caseOfRow();
    if (!made.isFinite)
        return;
    const Evaluation evaluation = *Evaluation::of(made.inputs, made.options);
    Random random(77);
    for (const auto& [key, matrix] : made.inputs) {
        const CellRef input{key, 0, random.below(matrix.rows()), random.below(matrix.cols())};
        const Computed<Tangents> tangents = tangentsOf(evaluation, input);
        QVERIFY(tangents.isOk());
        for (const Graph::Node& node : evaluation.graph().nodes()) {
            if (node.spec->kind != StepKind::Computed)
                continue;
            const Matrix& got = tangents->find(node.spec->key)->second;
            QCOMPARE(shapeOf(got), node.shape);
            double largest = 1e-300;
            for (int draw = 0; draw < 24; ++draw) {
                const Index row = random.below(node.shape.rows);
                const Index column = random.below(node.shape.columns);
                const auto wanted = gradient(evaluation, {{std::string(node.spec->key), 0, row, column}});
                const bool isBlank = !wanted;  // its row has no distribution
                const double slope = isBlank ? 0 : wanted->of.at(key)(input.row, input.column);
                largest = std::max(largest, isBlank ? 0 : wanted->of.at(key).cwiseAbs().maxCoeff());
                QVERIFY2(std::abs(got(row, column) - slope) <= 1e-12 * largest + 1e-15, node.spec->key.data());
            }
        }
    }
}

void tst_tangent::hiddenValuesDoNotLeak()
{
    Random random(5);
    Inputs inputs = randomInputs(random, {5, 4, 3, 2});
    inputs["X"](4, 1) = std::nan("");
    Options options;
    options.mask = "causal";
    const Evaluation evaluation = *Evaluation::of(inputs, options);
    const Computed<Tangents> tangents = tangentsOf(evaluation, {"X", 0, 0, 0});
    QVERIFY(tangents.isOk());
    for (const char* key : {"weights", "output"})
        QVERIFY2(tangents->find(key)->second.allFinite(), key);
    QVERIFY(!(tangents->find("output")->second.array() == 0).all());
}

void tst_tangent::refusesWhatIsNoCell()
{
    Random random(6);
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {5, 4, 3, 2}), {});
    QVERIFY(tangentsOf(evaluation, {"X", 0, 9, 0}).error().code == ErrorCode::CellOutOfRange);
    QVERIFY(tangentsOf(evaluation, {"nothing", 0, 0, 0}).error().code == ErrorCode::UnknownStep);
}

void tst_tangent::isQuickOfManyTokens()
{
    Random random(7);
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {1024, 256, 64, 64}), {});
    for (const char* key : {"X", "Wq", "Wv"}) {
        QElapsedTimer timer;
        timer.start();
        const Computed<Tangents> tangents = tangentsOf(evaluation, {key, 0, 3, 2});
        qInfo("%s of 1,024 tokens: %.1f ms", key, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        QVERIFY(tangents->find("output")->second.allFinite());
    }
}

AE_TEST(tst_tangent)
#include "tst_tangent.moc"
