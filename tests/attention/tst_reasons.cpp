// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// A row without a distribution says why, and which cell of the input did it.
class tst_reasons : public QObject {
    Q_OBJECT
private slots:
    void stateAndCause_data();
    void stateAndCause();
    void goodRowsHaveNoReason();
    void fullyMaskedRowsNameNoCell();
    void overflowOfFiniteNumbersStopsAtTheScore();
    void theValueOfOneKeyIsNamed();
    void statesHaveTheirNames();
};

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Values without a zero, so that a product with an infinity is one.
Inputs inputsWithoutZeros()
{
    Random random(41);
    Inputs inputs = randomInputs(random, {5, 4, 3, 2}, Biases::All);
    return inputs;
}

}  // namespace

void tst_reasons::stateAndCause_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("mask");
    QTest::addColumn<int>("query");
    QTest::addColumn<QString>("spoiledStep");
    QTest::addColumn<RowState>("state");
    const auto row = [](const char* name, const char* key, int r, int c, double value, const char* mask, int query, const char* spoiled,
                        RowState state) { QTest::newRow(name) << key << r << c << value << mask << query << spoiled << state; };
    row("NaN in an embedding, its own row", "X", 2, 3, kNaN, "causal", 2, "scaled", RowState::NotANumber);
    row("NaN in an embedding, a later row", "X", 2, 3, kNaN, "causal", 4, "scaled", RowState::NotANumber);
    row("NaN in an embedding, everybody", "X", 2, 3, kNaN, "none", 0, "scaled", RowState::NotANumber);
    row("NaN in the query projection", "Wq", 1, 2, kNaN, "none", 3, "scaled", RowState::NotANumber);
    row("NaN in the key bias", "bk", 0, 1, kNaN, "none", 1, "scaled", RowState::NotANumber);
    row("infinite key projection", "Wk", 0, 1, kInfinity, "causal", 0, "scaled", RowState::Overflow);
    row("infinite query bias", "bq", 0, 2, -kInfinity, "causal", 0, "scaled", RowState::Overflow);
    row("infinite value projection", "Wv", 1, 1, kInfinity, "none", 4, "V", RowState::ValueNotFinite);
    row("NaN in the value bias", "bv", 0, 1, kNaN, "causal", 0, "V", RowState::ValueNotFinite);
}

void tst_reasons::stateAndCause()
{
    QFETCH(QString, key);
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(double, value);
    QFETCH(QString, mask);
    QFETCH(int, query);
    QFETCH(QString, spoiledStep);
    QFETCH(RowState, state);
    Inputs inputs = inputsWithoutZeros();
    inputs[key.toStdString()](row, column) = value;
    Options options;
    options.mask = mask.toStdString();
    const Evaluation evaluation = *Evaluation::of(inputs, options);
    QCOMPARE(evaluation.rows()[static_cast<std::size_t>(query)].state, state);
    const RowReason reason = reasonOf(evaluation, query);
    QCOMPARE(reason.state, state);
    QCOMPARE(reason.cause, (CellRef{key.toStdString(), 0, row, column}));
    QVERIFY(isSame(reason.causeValue, value));
    QCOMPARE(QString::fromStdString(reason.spoiled.step), spoiledStep);
    QVERIFY(!std::isfinite(reason.spoiledValue));
    QVERIFY(isSame(reason.spoiledValue, evaluation.value(reason.spoiled.step)(reason.spoiled.row, reason.spoiled.column)));
    if (state != RowState::ValueNotFinite)
        QCOMPARE(reason.spoiled.row, static_cast<Index>(query));
}

void tst_reasons::goodRowsHaveNoReason()
{
    const Evaluation evaluation = *Evaluation::of(inputsWithoutZeros(), {});
    for (Index i = 0; i < 5; ++i) {
        const RowReason reason = reasonOf(evaluation, i);
        QCOMPARE(reason.state, RowState::Ok);
        QVERIFY(reason.spoiled.step.empty() && reason.cause.step.empty());
    }
}

void tst_reasons::fullyMaskedRowsNameNoCell()
{
    MaskBits bits = MaskBits::Ones(5, 5);
    bits.row(3).setZero();
    Inputs inputs = inputsWithoutZeros();
    inputs["X"](3, 0) = kNaN;  // comes second: no key is allowed
    const Evaluation evaluation = *Evaluation::of(inputs, painted(bits));
    const RowReason reason = reasonOf(evaluation, 3);
    QCOMPARE(reason.state, RowState::FullyMasked);
    QVERIFY(reason.spoiled.step.empty() && reason.cause.step.empty());
    QCOMPARE(reasonOf(evaluation, 0).state, RowState::NotANumber);
}

void tst_reasons::overflowOfFiniteNumbersStopsAtTheScore()
{
    const Matrix one = Matrix::Ones(1, 1);
    Inputs inputs = {{"X", Matrix(3, 1)}, {"Wq", one}, {"Wk", one}, {"Wv", one}};
    inputs["X"] << 1e308, -1e308, 1;
    const Evaluation evaluation = *Evaluation::of(inputs, {});
    for (const Index row : {Index{0}, Index{1}}) {
        const RowReason reason = reasonOf(evaluation, row);
        QCOMPARE(reason.state, RowState::Overflow);
        QCOMPARE(reason.spoiled, (CellRef{"scaled", 0, row, row}));
        QCOMPARE(reason.cause, (CellRef{"scores", 0, row, row}));
        QCOMPARE(reason.causeValue, kInfinity);
    }
    QCOMPARE(reasonOf(evaluation, 2).state, RowState::Ok);
}

void tst_reasons::theValueOfOneKeyIsNamed()
{
    // feature 1 counts for the values only, and overflows in the value of token 2 alone
    Inputs inputs = inputsWithoutZeros();
    inputs["Wq"].row(1).setZero();
    inputs["Wk"].row(1).setZero();
    inputs["X"](2, 1) = 1e200;
    inputs["Wv"](1, 1) = 1e200;
    Options options;
    options.mask = "causal";
    const Evaluation evaluation = *Evaluation::of(inputs, options);
    QCOMPARE(reasonOf(evaluation, 1).state, RowState::Ok);
    for (const Index query : {Index{2}, Index{3}, Index{4}}) {
        const RowReason reason = reasonOf(evaluation, query);
        QCOMPARE(reason.state, RowState::ValueNotFinite);
        QCOMPARE(reason.spoiled, (CellRef{"V", 0, 2, 1}));
        QCOMPARE(reason.cause, reason.spoiled);
        QCOMPARE(reason.causeValue, kInfinity);
        QVERIFY(std::isfinite(evaluation.value("output")(query, 0)));
        QVERIFY(!std::isfinite(evaluation.value("output")(query, 1)));
    }
}

void tst_reasons::statesHaveTheirNames()
{
    const auto key = [](RowState state) { return QString::fromStdString(std::string(rowStateKey(state))); };
    QCOMPARE(key(RowState::Ok), QStringLiteral("ok"));
    QCOMPARE(key(RowState::FullyMasked), QStringLiteral("fully-masked"));
    QCOMPARE(key(RowState::NotANumber), QStringLiteral("not-a-number"));
    QCOMPARE(key(RowState::Overflow), QStringLiteral("overflow"));
    QCOMPARE(key(RowState::ValueNotFinite), QStringLiteral("value-not-finite"));
}

AE_TEST(tst_reasons)
#include "tst_reasons.moc"
