// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"
#include "attention/gradient.h"

#include "compare.h"
#include "goldenfile.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;

/// Numbers that others computed: NumPy, automatic differentiation, exact arithmetic.
class tst_golden : public QObject {
    Q_OBJECT
private slots:
    void lesson_data();
    void lesson();
    void lessonGradients_data();
    void lessonGradients();
    void problems_data();
    void problems();
    void commonMistakesAreNotMade();
};

namespace {

const Json& problemList()
{
    static const Json file = readGolden("attention/numerics.json");
    return file.at("problems");
}

const Json& problemOfId(const char* id)
{
    for (const Json& problem : problemList()) {
        if (problem.at("id") == id)
            return problem;
    }
    qFatal("no such problem");
}

Inputs inputsOfProblem(const Json& problem)
{
    Inputs inputs;
    for (const char* key : {"X", "Wq", "Wk", "Wv"})
        inputs[key] = matrixOf(problem.at(key));
    return inputs;
}

Options optionsOfProblem(const Json& problem)
{
    const Json& given = problem.at("options");
    Options options;
    options.temperature = given.at("temperature").get<double>();
    options.scaleExponent = given.at("scale") == "sqrt_dk" ? 0.5 : 0.0;
    options.mask = given.at("causal").get<bool>() ? "causal" : "none";
    if (given.at("mask").is_array()) {
        options.mask = "painted";
        options.allowed = matrixOf(given.at("mask")).cast<std::uint8_t>();
    }
    return options;
}

/// One matrix a head where the file lists them by head; there is one head.
Matrix wanted(const Json& expected, const char* key, const Matrix& shapeLike)
{
    const Json& value = expected.at(key);
    const bool isByHead = std::string(key) == "scores" || std::string(key) == "scaled" || std::string(key) == "weights";
    return matrixOf(isByHead ? value.at(0) : value, shapeLike.cols());
}

}  // namespace

void tst_golden::lesson_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<double>("exponent");
    QTest::addColumn<bool>("isCausal");
    QTest::newRow("as the lesson has it") << "default" << 0.5 << false;
    QTest::newRow("scaling off") << "scale_exponent 0" << 0.0 << false;
    QTest::newRow("divided by d") << "scale_exponent 1" << 1.0 << false;
    QTest::newRow("causal") << "mask causal" << 0.5 << true;
}

void tst_golden::lesson()
{
    QFETCH(QString, setting);
    QFETCH(double, exponent);
    QFETCH(bool, isCausal);
    Options options;
    options.scaleExponent = exponent;
    options.mask = isCausal ? "causal" : "none";
    const auto evaluation = Evaluation::of(nimbus(), options);
    QVERIFY(evaluation.isOk());
    const Json steps = readGolden("reference/nimbus.expected.json").at(setting.toStdString());
    QCOMPARE(steps.size(), std::size_t{7});
    for (const auto& [key, step] : steps.items())
        AE_VERIFY_EMPTY(difference(evaluation->value(key), matrixOf(step.at("rows")), 0, tolerance::golden));
}

void tst_golden::lessonGradients_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("loss");
    QTest::addColumn<int>("column");
    QTest::addColumn<double>("exponent");
    QTest::newRow("weights[export,fail]") << "weights,4,5"
                                          << "weights"
                                          << "value" << 5 << 0.5;
    QTest::newRow("output[export,1]") << "output,4,1"
                                      << "output"
                                      << "value" << 1 << 0.5;
    QTest::newRow("scores[export,fail]") << "scores,4,5"
                                         << "scores"
                                         << "value" << 5 << 0.5;
    QTest::newRow("-ln weights[export,fail]") << "-log weights,4,5"
                                              << "weights"
                                              << "nll" << 5 << 0.5;
    QTest::newRow("weights[export,fail], scaling off") << "weights,4,5 with scale_exponent 0"
                                                       << "weights"
                                                       << "value" << 5 << 0.0;
}

void tst_golden::lessonGradients()
{
    QFETCH(QString, entry);
    QFETCH(QString, step);
    QFETCH(QString, loss);
    QFETCH(int, column);
    QFETCH(double, exponent);
    Options options;
    options.scaleExponent = exponent;
    const auto evaluation = Evaluation::of(nimbus(), options);
    QVERIFY(evaluation.isOk());
    const auto gradients = gradient(*evaluation, {{step.toStdString(), 0, 4, column}, loss.toStdString(), 0});
    QVERIFY(gradients.isOk());
    const Json want = readGolden("reference/nimbus.gradients.json").at(entry.toStdString());
    QCOMPARE_LE(std::abs(gradients->value - want.at("value").get<double>()), tolerance::golden);
    for (const auto& [key, matrix] : want.at("gradients").items())
        AE_VERIFY_EMPTY(difference(gradients->of.at(key), matrixOf(matrix.at("rows")), 0, tolerance::goldenGradient));
}

void tst_golden::problems_data()
{
    QTest::addColumn<QString>("id");
    for (const Json& problem : problemList()) {
        const auto id = problem.at("id").get<std::string>();
        QTest::newRow((id + ": " + problem.at("title").get<std::string>()).c_str()) << QString::fromStdString(id);
    }
    QCOMPARE_GE(problemList().size(), std::size_t{13});
}

void tst_golden::problems()
{
    QFETCH(QString, id);
    const Json& problem = problemOfId(id.toUtf8().constData());
    const Json& expected = problem.at("expected");
    const auto evaluation = Evaluation::of(inputsOfProblem(problem), optionsOfProblem(problem));
    QCOMPARE(evaluation.isOk(), expected.at("ok").get<bool>());
    if (!evaluation) {
        QVERIFY(evaluation.error().code == ErrorCode::InvalidTemperature || evaluation.error().code == ErrorCode::RowsDiffer);
        return;
    }
    const double relative = problem.at("tolerance").at("relative").get<double>();
    const double absolute = problem.at("tolerance").at("absolute").get<double>();
    for (const char* key : {"Q", "K", "V", "scores", "scaled", "weights", "output"})
        AE_VERIFY_EMPTY(difference(evaluation->value(key), wanted(expected, key, evaluation->value(key).toMatrix()), relative, absolute));

    const Json& states = expected.at("row_states").at(0);
    QCOMPARE(states.size(), evaluation->rows().size());
    for (std::size_t i = 0; i < states.size(); ++i) {
        const RowRecord& record = evaluation->rows()[i];
        QCOMPARE(QString::fromStdString(std::string(rowStateKey(record.state))), QString::fromStdString(states[i].get<std::string>()));
        const auto row = static_cast<Index>(i);
        for (Index j = 0; !hasNoDistribution(record.state) && j < evaluation->value("weights").cols(); ++j) {
            if (!evaluation->allowed().allows(row, j))
                QCOMPARE(evaluation->value("weights")(row, j), 0.0);
            else if (record.isForced())
                QCOMPARE(evaluation->value("weights")(row, j), 1.0);
        }
    }
}

void tst_golden::commonMistakesAreNotMade()
{
    int compared = 0;
    for (const Json& problem : problemList()) {
        if (!problem.contains("traps"))
            continue;
        const auto evaluation = Evaluation::of(inputsOfProblem(problem), optionsOfProblem(problem));
        QVERIFY(evaluation.isOk());
        for (const auto& [name, rows] : problem.at("traps").items()) {
            const Matrix trap = matrixOf(rows);
            const bool isFirstWeights = QString::fromStdString(name).contains(QLatin1String("row 1 weights"));
            const Matrix got = isFirstWeights ? evaluation->value("weights").row(0) : evaluation->value("output").toMatrix();
            QCOMPARE(shapeOf(got).columns, shapeOf(trap).columns);
            QVERIFY2(!difference(got, trap, 1e-3).isEmpty(), name.c_str());
            ++compared;
        }
    }
    QCOMPARE_GE(compared, 14);
}

AE_TEST(tst_golden)
#include "tst_golden.moc"
