// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonfiles.h"
#include "lessons/lessoncheck.h"
#include "session/numbers.h"
#include "session/reader.h"
#include "testmain.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cmath>
#include <fstream>

using namespace ae;
using namespace ae::test;

namespace {

const std::string folder = AE_SOURCE_DIR "/resources/lessons/";

std::string fileText(const std::string& path)
{
    return readFile(path).value();
}

Session sessionNamed(const std::string& name)
{
    return name.ends_with(".attn") ? loadSession(folder + name).value().session : exampleNamed(name.c_str());
}

Session changed(const Session& session, const char* settings)
{
    LessonStep step;
    std::istringstream words(settings);
    for (std::string word; words >> word;)
        step.settings.push_back({word, 1, 1});
    return sessionAtStart(step, session).value();
}

double quantityOf(const Session& session, const char* quantity)
{
    const auto evaluation = Evaluation::of(session.matrices, session.options);
    return quantityNow(quantity, {&session, &*evaluation, {}, {}, "none"}).value();
}

/// The phrase with the number in place of #.
std::string filled(std::string phrase, double number, int decimals)
{
    return phrase.replace(phrase.rfind('#'), 1, shownText(number, decimals));
}

constexpr auto evenScores = "Wk[0,0]=1 Wk[0,1]=0.5 Wk[1,0]=-0.2 Wk[1,1]=-0.3 Wk[2,0]=-0.3 Wk[2,1]=1.5 Wk[3,0]=-1.5 Wk[3,1]=0.4";
constexpr auto previous = "Wk[0,0]=3 Wk[1,1]=3 Wk[2,2]=3 Wk[3,3]=3 Wq[1,0]=3 Wq[2,1]=3 Wq[3,2]=3 Wq[4,3]=3";
constexpr auto previousTwice = "Wk[0,0]=3 Wk[1,1]=3 Wk[2,2]=3 Wk[3,3]=3 Wq[1,0]=6 Wq[2,1]=6 Wq[3,2]=6 Wq[4,3]=6";

}  // namespace

/// The numbers that the lessons state: right by NumPy, by the program, and written as they are.
class tst_lessonnumbers : public QObject {
    Q_OBJECT
private slots:
    void isTrue_data();
    void isTrue();
    void theTextbookIsTrue_data();
    void theTextbookIsTrue();
    void columnSums();
    void ofTheLongValue();
    void ofTheVanishingGradient();
};

void tst_lessonnumbers::isTrue_data()
{
    QTest::addColumn<QByteArray>("lesson");
    QTest::addColumn<QByteArray>("phrase");
    QTest::addColumn<QByteArray>("session");
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QByteArray>("quantity");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<double>("numpy");
    const auto row = [](const char* lesson, const char* phrase, const char* session, const char* settings, const char* quantity,
                        int decimals, double numpy) {
        QTest::newRow((std::string(lesson) + ": " + phrase).c_str()) << QByteArray(lesson) << QByteArray(phrase) << QByteArray(session)
                                                                     << QByteArray(settings) << QByteArray(quantity) << decimals << numpy;
    };
    row("01-three-steps", "0 · (−1.5) = #.", "lesson", "", "Q[export,0]", 2, 0.35);
    row("01-three-steps", "0.22 · 0.36 = #, and", "lesson", "", "scores[export,fail]", 2, 0.5097);
    row("01-three-steps", "0.51 / 1.41 = #.", "lesson", "", "scaled[export,fail]", 2, 0.36041233);
    row("01-three-steps", "column v2 of V is #.", "lesson", "", "V[fail,1]", 2, 1.48);
    row("02-three-questions", "the weight falls from # to 0.14", "lesson", "", "weights[export,fail]", 2, 0.24084790);
    row("02-three-questions", "from 0.24 to #.", "lesson", "Wq[0,0]=0", "weights[export,fail]", 2, 0.1357);
    row("02-three-questions", "“export” falls from # to 0.31", "lesson", "", "output[export,1]", 2, 0.6318);
    row("02-three-questions", "from 0.63 to #:", "lesson", "Wv[2,1]=0", "output[export,1]", 2, 0.3052);
    row("02-three-questions", "#, and not 0.24.", "lesson", "", "weights[fail,export]", 2, 0.3291);
    row("03-why-root-d", "“fail” the weight #. Here d is 2", "lesson", "", "weights[export,fail]", 3, 0.24084790);
    row("03-why-root-d", "#. At d = 2 the division", "lesson", "scale_exponent=0", "weights[export,fail]", 3, 0.2916);
    row("03-why-root-d", "# without, 0.36 with", "lesson", "scale_exponent=0", "gradient_norm[export]", 2, 0.54477697);
    row("03-why-root-d", "0.54 without, # with", "lesson", "", "gradient_norm[export]", 2, 0.36019864);
    row("04-reading-weights", "the largest weight is #,", "lesson", "", "weights[Nimbus,fail]", 2, 0.3838);
    row("04-reading-weights", "“export” gives “fail” #,", "lesson", evenScores, "weights[export,fail]", 2, 0.16791482);
    row("04-reading-weights", "“fail” gives “export” #:", "lesson", evenScores, "weights[fail,export]", 2, 0.08323229);
    row("05-not-influence", "The output is #. “a” brings", "long-value.attn", "", "output[heard,0]", 2, -0.4775);
    row("05-not-influence", "from −0.48 to #, and", "long-value.attn", "Wv[3,0]=0", "output[heard,0]", 2, 0.3926);
    row("06-temperature", "The entropy of this row is # bits", "lesson", "", "entropy_bits[export]", 2, 2.74714);
    row("06-temperature", "2^2.75 = #.", "lesson", "", "effective_tokens[export]", 1, 6.7139);
    row("06-temperature", "It is the first one: # bits.", "lesson", "", "entropy_bits[Why]", 2, 2.4857);
    row("06-temperature", "6.7 for export, # for Why", "lesson", "", "effective_tokens[Why]", 1, 5.6009);
    row("06-temperature", "#. Its score is only 0.36", "lesson", "temperature=0.1", "weights[export,fail]", 2, 0.97236120);
    row("06-temperature", "At τ = 10 “fail” has #.", "lesson", "temperature=10", "weights[export,fail]", 3, 0.15104078);
    row("06-temperature", "# to 0.151", "lesson", "temperature=10", "weights[export,my]", 3, 0.1390);
    row("07-causal-mask", "“Why” the weight #.", "lesson", "", "weights[export,Why]", 2, 0.1275);
    row("07-causal-mask", "factor: 0.13 to #,", "lesson", "mask=causal", "weights[export,Why]", 2, 0.2017);
    row("07-causal-mask", "0.17 to #.", "lesson", "mask=causal", "weights[export,export]", 2, 0.2616);
    row("08-vanishing-gradient", "np.sqrt(512))[5]   # #", "goal-seek-stall", "scale_exponent=0.5", "weights[export,fail]", 3, 0.10521680);
    row("10-not-seen", "“red” now gets # from itself", "not-seen.attn", "bq[0,0]=5", "weights[red,red]", 2, 0.9637);
    row("10-not-seen", "and # from “green”", "not-seen.attn", "bq[0,0]=5", "weights[green,red]", 2, 0.9502);
    row("11-build-a-head", "90 / (90 + 4) = #.", "empty-head.attn", previous, "weights[cat,a]", 3, 0.9575);
    row("11-build-a-head", "the weight becomes #.", "empty-head.attn", previousTwice, "weights[cat,a]", 4, 0.9995);
    row("11-build-a-head", "|J| falls from # to", "empty-head.attn", previous, "jacobian_norm[cat]", 4, 0.05414939);
    row("11-build-a-head", "0.0541 to #.", "empty-head.attn", previousTwice, "jacobian_norm[cat]", 5, 0.00065241);
}

void tst_lessonnumbers::isTrue()
{
    QFETCH(QByteArray, lesson);
    QFETCH(QByteArray, phrase);
    QFETCH(QByteArray, session);
    QFETCH(QByteArray, settings);
    QFETCH(QByteArray, quantity);
    QFETCH(int, decimals);
    QFETCH(double, numpy);
    const double number = quantityOf(changed(sessionNamed(session.toStdString()), settings.constData()), quantity.constData());
    QVERIFY2(std::abs(number - numpy) < 6e-5, QByteArray::number(number, 'g', 12).constData());
    const std::string wanted = filled(phrase.toStdString(), number, decimals);
    QVERIFY2(fileText(folder + lesson.toStdString() + ".lesson").find(wanted) != std::string::npos, wanted.c_str());
}

void tst_lessonnumbers::theTextbookIsTrue_data()
{
    QTest::addColumn<QByteArray>("phrase");
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("exponent");
    QTest::addColumn<QByteArray>("measure");
    QTest::addColumn<QByteArray>("statistic");
    QTest::addColumn<int>("decimals");
    const auto row = [](const char* phrase, int width, double exponent, const char* measure, const char* statistic, int decimals) {
        QTest::newRow(phrase) << QByteArray(phrase) << width << exponent << QByteArray(measure) << QByteArray(statistic) << decimals;
    };
    row("8000 draws: # and 8.01.", 4, 0, "score_spread", "", 2);
    row("8000 draws: 1.99 and #.", 64, 0, "score_spread", "", 2);
    row("over 8000 draws is # without", 512, 0, "max_weight", "median", 5);
    row("without the division, and # with it", 512, 0.5, "max_weight", "median", 2);
    row("the medians are # without", 16, 0, "gradient_norm", "median", 2);
    row("0.98 without it and # with it.", 16, 0.5, "gradient_norm", "median", 2);
    row("Only then it dies: # against", 1024, 0, "gradient_norm", "median", 5);
    row("0.00002 against # at d = 1024", 1024, 0.5, "gradient_norm", "median", 2);
    row("\n#, more than with the division", 1024, 0, "gradient_norm", "mean", 2);
}

/// By the draws that the saturation measures are tested against: NumPy, 8000 samples a width.
void tst_lessonnumbers::theTextbookIsTrue()
{
    QFETCH(QByteArray, phrase);
    QFETCH(int, width);
    QFETCH(double, exponent);
    QFETCH(QByteArray, measure);
    QFETCH(QByteArray, statistic);
    QFETCH(int, decimals);
    std::ifstream stream(AE_TEST_DATA "/reference/saturation.expected.json");
    const auto expected = nlohmann::json::parse(stream);
    const std::string text = fileText(folder + "03-why-root-d.lesson");
    for (const auto& row : expected["rows"]) {
        if (row["width"] != width || row["exponent"] != exponent)
            continue;
        const auto& value = row[measure.toStdString()];
        const double number = statistic.isEmpty() ? value.get<double>() : value[statistic.toStdString()].get<double>();
        const std::string wanted = filled(phrase.toStdString(), number, decimals);
        QVERIFY2(text.find(wanted) != std::string::npos, wanted.c_str());
        return;
    }
    QFAIL("the reference has no such row");
}

void tst_lessonnumbers::columnSums()
{
    const Session session = exampleNamed("lesson");
    const auto evaluation = Evaluation::of(session.matrices, session.options);
    const Matrix sums = evaluation->value("weights").toMatrix().colwise().sum();
    const Matrix numpy = (Matrix(1, 7) << 0.6238, 0.8341, 0.823, 1.7254, 1.3988, 0.9408, 0.6541).finished();
    QVERIFY((sums - numpy).cwiseAbs().maxCoeff() < 6e-5);
    std::string list;
    for (Index j = 0; j < 7; ++j)
        list += (j == 0 ? "" : ", ") + shownText(sums(0, j), 2);
    const std::string text = fileText(folder + "04-reading-weights.lesson");
    QVERIFY2(text.find("# " + list + '\n') != std::string::npos, list.c_str());
    QVERIFY(text.find("“Nimbus” adds up to " + shownText(sums(0, 3), 2) + ", the one of “Why” to " + shownText(sums(0, 0), 2))
            != std::string::npos);
}

void tst_lessonnumbers::ofTheLongValue()
{
    const Session session = sessionNamed("long-value.attn");
    const double a = quantityOf(session, "weights[heard,a]");
    const double scream = quantityOf(session, "weights[heard,scream]");
    const std::string said = "“a” brings " + shownText(a, 2) + " · 0.50 = " + shownText(a * 0.5, 2) + ". “scream” brings "
        + shownText(scream, 2) + " · (−9) = " + shownText(scream * -9, 2);
    QVERIFY2(fileText(folder + "05-not-influence.lesson").find(said) != std::string::npos, said.c_str());
    QVERIFY(a > 0.5);
}

void tst_lessonnumbers::ofTheVanishingGradient()
{
    const std::string text = fileText(folder + "08-vanishing-gradient.lesson");
    const double weight = quantityOf(sessionNamed("goal-seek-stall"), "weights[export,fail]");
    QVERIFY(std::abs(weight - 7.085132756272707e-07) < 1e-15);  // NumPy
    const auto says = [&text](const std::string& words) { return text.find(words) != std::string::npos; };
    QVERIFY(says("minus its logarithm. It is " + shownText(-std::log(weight), 1) + " now."));
    QVERIFY(says("a − 1 = " + shownText(weight - 1, 7) + "."));
    QVERIFY(says("√512 ≈ " + shownText(std::sqrt(512.0), 1)));
    QVERIFY(says("The scores are " + shownText(std::sqrt(512.0), 1) + " times smaller"));
    QVERIFY(says("# " + shownText(0.9 * weight * 1e7, 1) + "e-7 at most"));
}

AE_TEST(tst_lessonnumbers)
#include "tst_lessonnumbers.moc"
