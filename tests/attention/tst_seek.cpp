// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/seek.h"

#include "cases.h"
#include "compare.h"
#include "goldenfile.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// Runs towards goals: steps against PyTorch's optimizers, how they end, and what cannot be made.
class tst_seek : public QObject {
    Q_OBJECT
private slots:
    void golden_data();
    void golden();
    void reachesTheLessonsGoal_data();
    void reachesTheLessonsGoal();
    void standsWhereAFreshEvaluationStands();
    void locksKeepTheirBits();
    void turnsRotaryHeads();
    void isReachedAtTheStart();
    void logarithmStopsAtOrAboveTheTarget();
    void stallsWhereNothingMoves();
    void divergenceIsTakenBack_data();
    void divergenceIsTakenBack();
    void lossesAreThoseOfTheCatalogue();
    void refusals_data();
    void refusals();
    void forcedRowsAndFullRows();
    void numbersThatAreNotFinite();
};

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

SeekPlan planOf(std::vector<Goal> goals, std::vector<std::string> free, std::vector<CellRef> locks = {})
{
    SeekPlan plan;
    plan.goals = std::move(goals);
    plan.free = std::move(free);
    plan.locks = std::move(locks);
    return plan;
}

Goal goal(const char* step, Index row, Index column, double target)
{
    return {{step, 0, row, column}, target};
}

/// "export" attends to "fail".
Goal lessonGoal(double target = 0.9)
{
    return goal("weights", 4, 5, target);
}

const Json& cases()
{
    static const Json file = readGolden("attention/seek.json");
    return file.at("cases");
}

SeekPlan planOf(const Json& json)
{
    SeekPlan plan;
    for (const Json& item : json.at("goals"))
        plan.goals.push_back({{item[0].get<std::string>(), 0, item[1].get<Index>(), item[2].get<Index>()}, item[3].get<double>()});
    plan.free = json.at("free").get<std::vector<std::string>>();
    for (const Json& item : json.at("locks"))
        plan.locks.push_back({item[0].get<std::string>(), 0, item[1].get<Index>(), item[2].get<Index>()});
    plan.loss = json.at("loss");
    plan.method = json.at("method");
    plan.rate = json.at("rate");
    plan.tolerance = 0;
    return plan;
}

void run(Seek& seek)
{
    while (seek.status().state == SeekState::Running && seek.status().step < seek.plan().steps)
        seek.step();
}

}  // namespace

void tst_seek::golden_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].at("name").get<std::string>().c_str()) << static_cast<int>(i);
    QCOMPARE(cases().size(), std::size_t{6});
}

void tst_seek::golden()
{
    QFETCH(const int, index);
    const Json& made = cases()[static_cast<std::size_t>(index)];
    Options options;
    options.temperature = made.at("session").at("options").at("temperature");
    Computed<Seek> seek = Seek::of(inputsOf(made.at("session")), options, planOf(made.at("plan")));
    QVERIFY(seek.isOk());
    const Matrix rows = matrixOf(made.at("rows"));
    QCOMPARE(rows.rows(), Index{21});
    for (Index step = 0; step < rows.rows(); ++step) {
        const SeekStatus& status = seek->status();
        QCOMPARE(status.step, static_cast<int>(step));
        QCOMPARE_LE(std::abs(status.loss - rows(step, 0)), tolerance::reference * rows(step, 0));
        QCOMPARE(static_cast<Index>(status.values.size()), rows.cols() - 1);
        for (std::size_t i = 0; i < status.values.size(); ++i) {
            const double want = rows(step, static_cast<Index>(i) + 1);
            QCOMPARE_LE(std::abs(status.values[i] - want), tolerance::reference * std::abs(want));
        }
        if (step + 1 < rows.rows())
            seek->step();
    }
    const Inputs moved = seek->moved();
    QCOMPARE(moved.size(), made.at("moved").size());
    for (const auto& [key, matrix] : made.at("moved").items())
        AE_VERIFY_EMPTY(difference(moved.at(key), matrixOf(matrix), tolerance::reference));
}

void tst_seek::reachesTheLessonsGoal_data()
{
    QTest::addColumn<std::string>("method");
    QTest::addColumn<double>("rate");
    QTest::newRow("Adam") << std::string("adam") << 0.05;
    QTest::newRow("gradient descent") << std::string("descent") << 0.5;
}

void tst_seek::reachesTheLessonsGoal()
{
    QFETCH(const std::string, method);
    QFETCH(const double, rate);
    SeekPlan plan = planOf({lessonGoal()}, {"Wq", "Wk"});
    plan.method = method;
    plan.rate = rate;
    Computed<Seek> seek = Seek::of(nimbus(), {}, plan);
    QVERIFY(seek.isOk());
    run(*seek);
    QCOMPARE(seek->status().state, SeekState::Reached);
    QCOMPARE_LE(std::abs(seek->status().values[0] - 0.9), plan.tolerance);
    QCOMPARE_LE(seek->status().step, 499);
    // nothing else moves once it is there
    const SeekStatus& still = seek->step();
    QCOMPARE(still.state, SeekState::Reached);
    QCOMPARE(still.step, seek->status().step);
}

void tst_seek::standsWhereAFreshEvaluationStands()
{
    Random random(61);
    Inputs inputs = randomInputs(random, {6, 4, 3, 2}, Biases::All);
    Options options;
    options.mask = "causal";
    SeekPlan plan = planOf({goal("output", 4, 1, 1.5), goal("weights", 3, 2, 0.7)}, {"X", "Wv", "bq"});
    Computed<Seek> seek = Seek::of(inputs, options, plan);
    QVERIFY(seek.isOk());
    const double before = seek->status().loss;
    for (int i = 0; i < 30; ++i)
        seek->step();
    QCOMPARE_LE(seek->status().loss, before * 0.5);
    QCOMPARE_LE(1e-12, seek->status().largestMove);
    for (const auto& [key, matrix] : seek->moved())
        inputs[key] = matrix;
    const Evaluation fresh = *Evaluation::of(inputs, options);
    for (const Graph::Node& node : fresh.graph().nodes())
        AE_VERIFY_EMPTY(bitDifference(seek->evaluation().value(node.spec->key), fresh.value(node.spec->key)));
}

void tst_seek::locksKeepTheirBits()
{
    Inputs inputs = nimbus();
    inputs["Wq"](0, 1) = -0.0;
    const std::vector<CellRef> locks = {{"Wq", 0, 0, 1}, {"Wq", 0, 3, 0}, {"Wk", 0, 2, 1}, {"Wv", 0, 0, 0}};
    for (const SeekMethodSpec& method : seekMethods()) {
        SeekPlan plan = planOf({lessonGoal()}, {"Wq", "Wk"}, locks);
        plan.method = method.key;
        Computed<Seek> seek = Seek::of(inputs, {}, plan);
        for (int i = 0; i < 20; ++i)
            seek->step();
        const Inputs moved = seek->moved();
        QCOMPARE(moved.size(), std::size_t{2});
        for (const auto& [key, matrix] : moved) {
            for (Index i = 0; i < matrix.size(); ++i) {
                const CellRef cell{key, 0, i / matrix.cols(), i % matrix.cols()};
                const bool isLocked = std::find(locks.begin(), locks.end(), cell) != locks.end();
                const double start = inputs.at(key).data()[i];
                // "export" has nothing of the last feature, so that its row of Wq has no gradient
                QCOMPARE(isSame(matrix.data()[i], start), isLocked || (key == "Wq" && cell.row == 3));
            }
        }
    }
}

void tst_seek::turnsRotaryHeads()
{
    Random random(62);
    Options options;
    options.rotary = {"halves", 100, 0};
    Computed<Seek> seek = Seek::of(randomInputs(random, {5, 3, 4, 2}), options, planOf({goal("weights", 3, 1, 0.8)}, {"Wq", "Wk"}));
    QVERIFY(seek.isOk());
    run(*seek);
    QCOMPARE(seek->status().state, SeekState::Reached);
}

void tst_seek::isReachedAtTheStart()
{
    const double weight = Evaluation::of(nimbus(), {})->value("weights")(4, 5);
    Computed<Seek> seek = Seek::of(nimbus(), {}, planOf({lessonGoal(weight)}, {"Wq", "Wq"}));
    QCOMPARE(seek->moved().size(), std::size_t{1});
    QCOMPARE(seek->status().state, SeekState::Reached);
    QCOMPARE(seek->step().step, 0);
    AE_VERIFY_EMPTY(bitDifference(seek->moved().at("Wq"), nimbus().at("Wq")));
}

void tst_seek::logarithmStopsAtOrAboveTheTarget()
{
    SeekPlan plan = planOf({lessonGoal(0.5)}, {"Wq", "Wk"});
    plan.loss = "nll";
    plan.rate = 2;  // far beyond in one step
    Computed<Seek> seek = Seek::of(nimbus(), {}, plan);
    QCOMPARE_LE(std::abs(seek->status().loss + std::log(seek->status().values[0])), 1e-15);
    run(*seek);
    QCOMPARE(seek->status().state, SeekState::Reached);
    QCOMPARE_LE(0.55, seek->status().values[0]);
}

void tst_seek::stallsWhereNothingMoves()
{
    // the only number that leads to the goal is 0 times the others: no gradient at all
    Inputs inputs = nimbus();
    inputs["Wq"].setZero();
    Computed<Seek> seek = Seek::of(inputs, {}, planOf({lessonGoal()}, {"Wk"}));
    QVERIFY(seek.isOk());
    QCOMPARE(seek->status().largestGradient, 0.0);
    QCOMPARE(seek->step().state, SeekState::Stalled);
    QCOMPARE(seek->status().step, 1);
    QCOMPARE(seek->status().largestMove, 0.0);
    QCOMPARE(seek->step().step, 1);
    AE_VERIFY_EMPTY(bitDifference(seek->moved().at("Wk"), inputs.at("Wk")));
}

void tst_seek::divergenceIsTakenBack_data()
{
    QTest::addColumn<double>("rate");
    QTest::newRow("step by step") << 0.2;
    QTest::newRow("at once") << 1e300;
    QTest::newRow("to infinity") << 1e308;
}

void tst_seek::divergenceIsTakenBack()
{
    QFETCH(const double, rate);
    SeekPlan plan = planOf({goal("scores", 4, 5, 30)}, {"X", "Wq", "Wk"});
    plan.method = "descent";
    plan.rate = rate;
    Computed<Seek> seek = Seek::of(nimbus(), {}, plan);
    Inputs before = seek->moved();
    SeekStatus last = seek->status();
    while (seek->status().state == SeekState::Running && seek->status().step < 50) {
        before = seek->moved();
        last = seek->status();
        seek->step();
    }
    const SeekStatus& status = seek->status();
    QCOMPARE(status.state, SeekState::Diverged);
    QVERIFY(status.problem && status.problem->code == ErrorCode::SeekDiverged);
    QCOMPARE(status.problem->arguments.size(), std::size_t{5});
    QVERIFY(before.contains(status.problem->arguments[0]));
    QCOMPARE(status.problem->arguments[3], std::to_string(last.step + 1));
    QCOMPARE(status.step, last.step);
    QCOMPARE(status.loss, last.loss);
    QVERIFY(status.values == last.values);
    for (const auto& [key, matrix] : before) {
        AE_VERIFY_EMPTY(bitDifference(seek->moved().at(key), matrix));
        AE_VERIFY_EMPTY(bitDifference(seek->evaluation().value(key), matrix));
    }
    QCOMPARE(seek->evaluation().value("scores")(4, 5), last.values[0]);
}

void tst_seek::lossesAreThoseOfTheCatalogue()
{
    QCOMPARE(std::string(seekLosses().front().key), SeekPlan().loss);
    QCOMPARE(std::string(seekMethods().front().key), SeekPlan().method);
    for (const SeekLossSpec& loss : seekLosses()) {
        QVERIFY(findLoss(loss.key) != nullptr && *loss.summary != '\0');
        QCOMPARE(findLoss(loss.key)->isLogarithm, loss.needsWeights);
        QCOMPARE(findSeekLoss(loss.key), &loss);
    }
    for (const SeekMethodSpec& method : seekMethods())
        QVERIFY(findSeekMethod(method.key) == &method && *method.title != '\0' && *method.summary != '\0');
    QVERIFY(!findSeekLoss("value") && !findSeekMethod("magic"));
}

void tst_seek::refusals_data()
{
    QTest::addColumn<SeekPlan>("plan");
    QTest::addColumn<ErrorCode>("code");
    const auto row = [](const char* name, SeekPlan plan, ErrorCode code) { QTest::newRow(name) << plan << code; };
    const auto changed = [](void (*change)(SeekPlan&)) {
        SeekPlan plan = planOf({goal("weights", 4, 2, 0.9)}, {"Wq"});
        change(plan);
        return plan;
    };
    row("unknown loss", changed([](SeekPlan& plan) { plan.loss = "value"; }), ErrorCode::UnknownLoss);
    row("unknown method", changed([](SeekPlan& plan) { plan.method = "newton"; }), ErrorCode::UnknownMethod);
    row("rate 0", changed([](SeekPlan& plan) { plan.rate = 0; }), ErrorCode::InvalidRate);
    row("negative rate", changed([](SeekPlan& plan) { plan.rate = -0.1; }), ErrorCode::InvalidRate);
    row("infinite rate", changed([](SeekPlan& plan) { plan.rate = kInfinity; }), ErrorCode::InvalidRate);
    row("rate that is no number", changed([](SeekPlan& plan) { plan.rate = kNaN; }), ErrorCode::InvalidRate);
    row("no steps", changed([](SeekPlan& plan) { plan.steps = 0; }), ErrorCode::InvalidSteps);
    row("too many steps", changed([](SeekPlan& plan) { plan.steps = mostSeekSteps + 1; }), ErrorCode::InvalidSteps);
    row("negative tolerance", changed([](SeekPlan& plan) { plan.tolerance = -1; }), ErrorCode::InvalidTolerance);
    row("tolerance that is no number", changed([](SeekPlan& plan) { plan.tolerance = kNaN; }), ErrorCode::InvalidTolerance);
    row("no goal", planOf({}, {"Wq"}), ErrorCode::GoalMissing);
    row("no such step", planOf({goal("hope", 0, 0, 1)}, {"Wq"}), ErrorCode::UnknownStep);
    row("no such cell", planOf({goal("weights", 5, 0, 1)}, {"Wq"}), ErrorCode::CellOutOfRange);
    row("cell of an input", planOf({goal("Wq", 0, 0, 1)}, {"Wq"}), ErrorCode::GoalOnInput);
    row("the same cell twice", planOf({goal("scores", 4, 2, 1), goal("scores", 4, 2, 2)}, {"Wq"}), ErrorCode::GoalTwice);
    row("infinite output", planOf({goal("output", 4, 1, kInfinity)}, {"Wv"}), ErrorCode::GoalNotFinite);
    row("weight above 1", planOf({goal("weights", 4, 2, 1.1)}, {"Wq"}), ErrorCode::GoalNoShare);
    row("weight below 0", planOf({goal("weights", 4, 2, -0.1)}, {"Wq"}), ErrorCode::GoalNoShare);
    row("weight that is no number", planOf({goal("weights", 4, 2, kNaN)}, {"Wq"}), ErrorCode::GoalNotFinite);
    row("hidden pair", planOf({goal("weights", 2, 4, 0.5)}, {"Wq"}), ErrorCode::GoalHidden);
    row("row without a distribution", planOf({goal("weights", 1, 0, 0.5)}, {"Wq"}), ErrorCode::NoDistribution);
    row("output of such a row", planOf({goal("output", 1, 0, 0.5)}, {"Wq"}), ErrorCode::NoDistribution);
    row("row above 1", planOf({goal("weights", 4, 2, 0.6), goal("weights", 4, 1, 0.5)}, {"Wq"}), ErrorCode::GoalsAboveOne);
    row("output that stays between the values", planOf({goal("output", 4, 1, 90)}, {"Wq", "Wk"}), ErrorCode::GoalBeyondValues);
    row("nothing free", planOf({goal("weights", 4, 2, 0.5)}, {}), ErrorCode::FreeMissing);
    row("free step", planOf({goal("weights", 4, 2, 0.5)}, {"Q"}), ErrorCode::FreeNoInput);
    row("free bias that is not there", planOf({goal("weights", 4, 2, 0.5)}, {"bv"}), ErrorCode::FreeNoInput);
    row("everything locked", planOf({goal("weights", 4, 2, 0.5)}, {"bq"}, {{"bq", 0, 0, 0}, {"bq", 0, 0, 1}}), ErrorCode::FreeAllLocked);
    row("lock that is not there", planOf({goal("weights", 4, 2, 0.5)}, {"bq"}, {{"bq", 0, 1, 0}}), ErrorCode::CellOutOfRange);
    row("lock on a step", planOf({goal("weights", 4, 2, 0.5)}, {"bq"}, {{"Q", 0, 1, 0}}), ErrorCode::LockOnNoInput);
    row("no influence", planOf({goal("weights", 4, 2, 0.5)}, {"Wv"}), ErrorCode::GoalOutOfReach);
    row("influence is locked", planOf({goal("weights", 4, 2, 0.5)}, {"Wv", "bq"}, {{"bq", 0, 0, 0}, {"bq", 0, 0, 1}}),
        ErrorCode::GoalOutOfReach);
    row("no influence on one of two", planOf({goal("scores", 4, 1, 0.5), goal("V", 4, 0, 1)}, {"Wq"}), ErrorCode::GoalOutOfReach);
    const auto logarithm = [](SeekPlan plan) {
        plan.loss = "nll";
        return plan;
    };
    row("logarithm of an output", logarithm(planOf({goal("output", 4, 1, 0.5)}, {"Wv"})), ErrorCode::GoalNeedsWeights);
    row("logarithm to no share", logarithm(planOf({goal("weights", 4, 1, 2)}, {"Wq"})), ErrorCode::GoalNoShare);
    row("logarithm of a hidden pair", logarithm(planOf({goal("weights", 2, 4, 0.5)}, {"Wq"})), ErrorCode::GoalHidden);
}

void tst_seek::refusals()
{
    QFETCH(const SeekPlan, plan);
    QFETCH(const ErrorCode, code);
    Random random(63);
    Inputs inputs = randomInputs(random, {5, 4, 2, 3});
    inputs["bq"] = Matrix::Ones(1, 2);
    MaskBits bits = MaskBits::Ones(5, 5);
    bits.row(1).setZero();
    bits(2, 4) = 0;
    const auto seek = Seek::of(inputs, painted(bits), plan);
    QVERIFY(!seek.isOk());
    QCOMPARE(seek.error().code, code);
}

void tst_seek::forcedRowsAndFullRows()
{
    Random random(64);
    const Inputs inputs = randomInputs(random, {4, 3, 2, 2});
    Options options;
    options.mask = "causal";
    const auto codeOf = [&](std::vector<Goal> goals) {
        const auto seek = Seek::of(inputs, options, planOf(std::move(goals), {"Wq"}));
        return seek ? std::optional<ErrorCode>() : seek.error().code;
    };
    QVERIFY(codeOf({goal("weights", 0, 0, 0.5)}) == ErrorCode::GoalForced);
    QVERIFY(!codeOf({goal("weights", 0, 0, 1)}));
    QVERIFY(codeOf({goal("weights", 1, 0, 0.5), goal("weights", 1, 1, 0.4)}) == ErrorCode::GoalsBelowOne);
    QVERIFY(!codeOf({goal("weights", 1, 0, 0.6), goal("weights", 1, 1, 0.4)}));
    QVERIFY(!codeOf({goal("weights", 2, 0, 0.5), goal("weights", 2, 1, 0.4)}));
    QVERIFY(!codeOf({goal("weights", 2, 0, 0.7), goal("weights", 3, 0, 0.7)}));
}

void tst_seek::numbersThatAreNotFinite()
{
    Inputs inputs = nimbus();
    inputs["X"](6, 2) = kNaN;
    MaskBits bits = MaskBits::Ones(7, 7);
    bits.col(6).setZero();
    bits.row(6).setZero();
    const Options options = painted(bits);
    const auto codeOf = [&](SeekPlan plan) {
        const auto seek = Seek::of(inputs, options, std::move(plan));
        return seek ? std::optional<ErrorCode>() : seek.error().code;
    };
    QVERIFY(codeOf(planOf({lessonGoal()}, {"X"})) == ErrorCode::FreeNotFinite);
    QVERIFY(!codeOf(planOf({lessonGoal()}, {"Wq"})));
    QVERIFY(codeOf(planOf({goal("scores", 4, 6, 1)}, {"Wq"})) == ErrorCode::GoalStartsNotFinite);
    // hidden from the goal and locked, it stays and does not leak
    Computed<Seek> seek = Seek::of(inputs, options, planOf({lessonGoal()}, {"X", "Wq"}, {{"X", 0, 6, 2}}));
    QVERIFY(seek.isOk());
    run(*seek);
    QCOMPARE(seek->status().state, SeekState::Reached);
    QVERIFY(std::isnan(seek->moved().at("X")(6, 2)));
}

AE_TEST(tst_seek)
#include "tst_seek.moc"
