// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"
#include "attention/gradient.h"
#include "attention/saturation.h"

#include "cases.h"
#include "compare.h"
#include "goldenfile.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;

/// Rotary positions: numbers of PyTorch, what a score depends on, what is refused.
class tst_rotary : public QObject {
    Q_OBJECT
private slots:
    void golden_data();
    void golden();
    void scoresDependOnTheDistanceAlone_data();
    void scoresDependOnTheDistanceAlone();
    void firstTokenIsNotTurned();
    void refusesWhatCannotBeTurned_data();
    void refusesWhatCannotBeTurned();
    void onlyNormalDrawsAreWidened();
};

namespace {

const Json& heads()
{
    static const Json file = readGolden("attention/rotary.json");
    return file.at("heads");
}

Options withRotary(const std::string& convention, double base = 10000, Index width = 0)
{
    Options options;
    options.rotary = {convention, base, width};
    return options;
}

}  // namespace

void tst_rotary::golden_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < heads().size(); ++i)
        QTest::newRow(heads()[i].at("name").get<std::string>().c_str()) << static_cast<int>(i);
    QCOMPARE(heads().size(), std::size_t{4});
}

void tst_rotary::golden()
{
    QFETCH(int, index);
    const Json& head = heads()[static_cast<std::size_t>(index)];
    const Json& given = head.at("options");
    Options options = withRotary(given.at("convention"), given.at("base"), given.at("width"));
    options.mask = given.at("mask");
    Inputs inputs;
    for (const auto& [key, rows] : head.at("inputs").items())
        inputs[key] = matrixOf(rows);
    const auto evaluation = Evaluation::of(inputs, options);
    QVERIFY(evaluation.isOk());
    for (const auto& [key, rows] : head.at("steps").items())
        AE_VERIFY_EMPTY(difference(evaluation->value(key), matrixOf(rows), 1e-12, 1e-13));
    const auto gradients = gradient(*evaluation, {{"weights", 0, evaluation->graph().tokens() - 1, 0}, "value", 0});
    QVERIFY(gradients.isOk());
    for (const auto& [key, rows] : head.at("gradients_of_the_first_weight_of_the_last_row").items())
        AE_VERIFY_EMPTY(difference(gradients->of.at(key), matrixOf(rows), 1e-10, 1e-12));
}

void tst_rotary::scoresDependOnTheDistanceAlone_data()
{
    QTest::addColumn<QString>("convention");
    for (const RotarySpec& spec : rotaryCatalogue())
        QTest::newRow(std::string(spec.key).c_str()) << QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
}

void tst_rotary::scoresDependOnTheDistanceAlone()
{
    QFETCH(QString, convention);
    Random random(5);
    Inputs inputs = randomInputs(random, {9, 4, 6, 3});
    inputs["X"] = inputs["X"].row(0).replicate(9, 1).eval();  // the same token everywhere
    const auto evaluation = Evaluation::of(inputs, withRotary(convention.toStdString(), 50));
    QVERIFY(evaluation.isOk());
    const Values scores = evaluation->value("scores");
    for (Index i = 0; i + 1 < 9; ++i) {
        for (Index j = 0; j + 1 < 9; ++j)
            QCOMPARE_LE(std::abs(scores(i, j) - scores(i + 1, j + 1)), 1e-13);
    }
    QVERIFY(std::abs(scores(0, 0) - scores(0, 4)) > 1e-3);
}

void tst_rotary::firstTokenIsNotTurned()
{
    Random random(6);
    const auto evaluation = Evaluation::of(randomInputs(random, {3, 4, 6, 5}), withRotary("halves"));
    QVERIFY(evaluation.isOk());
    for (Index j = 0; j < 6; ++j)
        QCOMPARE(evaluation->value("Qrot")(0, j), evaluation->value("Q")(0, j));
}

void tst_rotary::refusesWhatCannotBeTurned_data()
{
    QTest::addColumn<QString>("convention");
    QTest::addColumn<double>("base");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("code");
    QTest::newRow("unknown convention") << "thirds" << 10000.0 << 0 << static_cast<int>(ErrorCode::UnknownRotary);
    QTest::newRow("base 0") << "halves" << 0.0 << 2 << static_cast<int>(ErrorCode::InvalidRotaryBase);
    QTest::newRow("base NaN") << "pairs" << std::nan("") << 2 << static_cast<int>(ErrorCode::InvalidRotaryBase);
    QTest::newRow("odd d_k") << "pairs" << 10000.0 << 0 << static_cast<int>(ErrorCode::InvalidRotaryWidth);
    QTest::newRow("odd width") << "halves" << 10000.0 << 3 << static_cast<int>(ErrorCode::InvalidRotaryWidth);
    QTest::newRow("wider than the head") << "halves" << 10000.0 << 8 << static_cast<int>(ErrorCode::InvalidRotaryWidth);
    QTest::newRow("negative width") << "halves" << 10000.0 << -2 << static_cast<int>(ErrorCode::InvalidRotaryWidth);
}

void tst_rotary::refusesWhatCannotBeTurned()
{
    QFETCH(QString, convention);
    QFETCH(double, base);
    QFETCH(int, width);
    QFETCH(int, code);
    Random random(7);
    const auto evaluation = Evaluation::of(randomInputs(random, {4, 3, 5, 6}), withRotary(convention.toStdString(), base, width));
    QVERIFY(!evaluation.isOk());
    QCOMPARE(static_cast<int>(evaluation.error().code), code);
}

void tst_rotary::onlyNormalDrawsAreWidened()
{
    Random random(8);
    const Inputs inputs = randomInputs(random, {5, 3, 4, 6});
    const Options options = withRotary("halves");
    for (const WideningSpec& source : wideningCatalogue()) {
        const auto qk = widenedQueriesAndKeys(inputs, options, {std::string(source.key), 64, 1});
        QCOMPARE(qk.isOk(), !source.keepsSession);
        if (qk)
            QCOMPARE(attend(*qk, options).rows.size(), std::size_t{5});
        else
            QVERIFY(qk.error().code == ErrorCode::WideningWithRotary);
    }
}

AE_TEST(tst_rotary)
#include "tst_rotary.moc"
