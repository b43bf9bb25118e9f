// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"

#include "cases.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// Which options are taken, and what they mean.
class tst_options : public QObject {
    Q_OBJECT
private slots:
    void numbersAreChecked_data();
    void numbersAreChecked();
    void masksAreChecked_data();
    void masksAreChecked();
    void divisorIsThePower_data();
    void divisorIsThePower();
    void equality();
};

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Refused by the check, by build() and by an evaluation alike.
std::optional<Error> refusal(const Options& options, Index tokens)
{
    Random random(81);
    const Inputs inputs = randomInputs(random, {tokens, 4, 3, 2});
    const std::optional<Error> error = checkOptions(options, tokens);
    const auto graph = build(options, shapesOf(inputs));
    const auto evaluation = Evaluation::of(inputs, options);
    const bool isAgreed =
        graph.isOk() == !error && evaluation.isOk() == !error && (!error || (graph.error() == *error && evaluation.error() == *error));
    return isAgreed ? error : Error{ErrorCode::UnknownStep, {"check, build and evaluation disagree"}};
}

}  // namespace

void tst_options::numbersAreChecked_data()
{
    QTest::addColumn<double>("exponent");
    QTest::addColumn<double>("temperature");
    QTest::addColumn<int>("code");  // -1: taken
    constexpr int taken = -1;
    constexpr int exponent = static_cast<int>(ErrorCode::InvalidExponent);
    constexpr int temperature = static_cast<int>(ErrorCode::InvalidTemperature);
    QTest::newRow("the equation's own") << 0.5 << 1.0 << taken;
    QTest::newRow("scaling off") << 0.0 << 1.0 << taken;
    QTest::newRow("minus zero is zero") << -0.0 << 1.0 << taken;
    QTest::newRow("largest exponent") << 2.0 << 1.0 << taken;
    QTest::newRow("just above it") << std::nextafter(2.0, 3.0) << 1.0 << exponent;
    QTest::newRow("2.1") << 2.1 << 1.0 << exponent;
    QTest::newRow("negative exponent") << -1e-9 << 1.0 << exponent;
    QTest::newRow("NaN exponent") << kNaN << 1.0 << exponent;
    QTest::newRow("infinite exponent") << kInfinity << 1.0 << exponent;
    QTest::newRow("zero temperature") << 0.5 << 0.0 << temperature;
    QTest::newRow("minus zero temperature") << 0.5 << -0.0 << temperature;
    QTest::newRow("negative temperature") << 0.5 << -1.0 << temperature;
    QTest::newRow("NaN temperature") << 0.5 << kNaN << temperature;
    QTest::newRow("infinite temperature") << 0.5 << kInfinity << temperature;
    QTest::newRow("minus infinite temperature") << 0.5 << -kInfinity << temperature;
    QTest::newRow("smallest temperature") << 0.5 << std::numeric_limits<double>::denorm_min() << taken;
    QTest::newRow("largest temperature") << 0.5 << std::numeric_limits<double>::max() << taken;
    QTest::newRow("both bad: the exponent is named first") << kNaN << kNaN << exponent;
}

void tst_options::numbersAreChecked()
{
    QFETCH(double, exponent);
    QFETCH(double, temperature);
    QFETCH(int, code);
    Options options;
    options.scaleExponent = exponent;
    options.temperature = temperature;
    const std::optional<Error> error = refusal(options, 5);
    QCOMPARE(error ? static_cast<int>(error->code) : -1, code);
    if (error)
        QCOMPARE(error->arguments.size(), std::size_t{1});
}

void tst_options::masksAreChecked_data()
{
    QTest::addColumn<QString>("mask");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("code");
    constexpr int taken = -1;
    constexpr int unknown = static_cast<int>(ErrorCode::UnknownMask);
    constexpr int shape = static_cast<int>(ErrorCode::MaskShape);
    QTest::newRow("none") << "none" << 0 << 0 << taken;
    QTest::newRow("causal") << "causal" << 0 << 0 << taken;
    QTest::newRow("painted") << "painted" << 5 << 5 << taken;
    QTest::newRow("no name") << "" << 0 << 0 << unknown;
    QTest::newRow("unknown name") << "sliding" << 5 << 5 << unknown;
    QTest::newRow("other case") << "Causal" << 0 << 0 << unknown;
    QTest::newRow("painted without bits") << "painted" << 0 << 0 << shape;
    QTest::newRow("painted, a row short") << "painted" << 4 << 5 << shape;
    QTest::newRow("painted, a column too many") << "painted" << 5 << 6 << shape;
    QTest::newRow("painted, of another session") << "painted" << 7 << 7 << shape;
    QTest::newRow("bits that no mask reads do no harm") << "causal" << 2 << 3 << taken;
}

void tst_options::masksAreChecked()
{
    QFETCH(QString, mask);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, code);
    Options options;
    options.mask = mask.toStdString();
    options.allowed = MaskBits::Ones(rows, columns);
    const std::optional<Error> error = refusal(options, 5);
    QCOMPARE(error ? static_cast<int>(error->code) : -1, code);
    if (error && error->code == ErrorCode::MaskShape)
        QCOMPARE(error->arguments, (std::vector<std::string>{std::to_string(rows), std::to_string(columns), "5"}));
    if (error && error->code == ErrorCode::UnknownMask)
        QCOMPARE(error->arguments, (std::vector<std::string>{mask.toStdString()}));
}

void tst_options::divisorIsThePower_data()
{
    QTest::addColumn<double>("exponent");
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("divisor");
    QTest::newRow("square root") << 0.5 << 2 << std::sqrt(2.0);
    QTest::newRow("square root of a square") << 0.5 << 64 << 8.0;
    QTest::newRow("off") << 0.0 << 64 << 1.0;
    QTest::newRow("d itself") << 1.0 << 64 << 64.0;
    QTest::newRow("d squared") << 2.0 << 65536 << 4294967296.0;
    QTest::newRow("width 1") << 1.37 << 1 << 1.0;
    QTest::newRow("between") << 0.75 << 16 << 8.0;
}

void tst_options::divisorIsThePower()
{
    QFETCH(double, exponent);
    QFETCH(int, width);
    QFETCH(double, divisor);
    Options options;
    options.scaleExponent = exponent;
    QCOMPARE_LE(std::abs(scaleDivisor(options, width) - divisor), exponent == 0.75 ? 1e-15 : 0.0);
}

void tst_options::equality()
{
    const Options plain;
    QVERIFY(plain == Options());
    Options other = plain;
    other.scaleExponent = 0.25;
    QVERIFY(!(plain == other));
    other = plain;
    other.temperature = 2;
    QVERIFY(!(plain == other));
    other = plain;
    other.mask = "causal";
    QVERIFY(!(plain == other));
    const Options bits = painted(MaskBits::Ones(3, 3));
    other = bits;
    QVERIFY(bits == other);
    other.allowed(1, 2) = 0;
    QVERIFY(!(bits == other));
    other.allowed = MaskBits::Ones(3, 4);
    QVERIFY(!(bits == other));
}

AE_TEST(tst_options)
#include "tst_options.moc"
