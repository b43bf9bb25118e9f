// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

using namespace ae;
using namespace ae::test;

/// Every cell opens into its arithmetic, and every cell knows who depends on it.
class tst_explain : public QObject {
    Q_OBJECT
private slots:
    void termsRebuildTheValue_data() { addCaseRows(); }
    void termsRebuildTheValue();
    void factorsAreTheCellsTheyName_data() { addCaseRows(); }
    void factorsAreTheCellsTheyName();
    void rulesFollowTheState_data() { addCaseRows(); }
    void rulesFollowTheState();
    void usedByIsTheOtherDirection_data() { addCaseRows(); }
    void usedByIsTheOtherDirection();
    void dependentsCoverWhatReallyChanges_data() { addCaseRows(); }
    void dependentsCoverWhatReallyChanges();
    void dependentsAreOrderedAndOnceOnly_data() { addCaseRows(); }
    void dependentsAreOrderedAndOnceOnly();
    void dependentsOfAnUnmaskedEmbedding();
    void scaleNamesItsFactor_data();
    void scaleNamesItsFactor();
    void refusals_data();
    void refusals();
    void ruleKeys();
};

namespace {

using Place = std::tuple<std::string, Index, Index>;

template <class Body> void forEachCell(const Evaluation& evaluation, Body body)
{
    for (const Graph::Node& node : evaluation.graph().nodes()) {
        for (Index i = 0; i < node.shape.rows; ++i) {
            for (Index j = 0; j < node.shape.columns; ++j) {
                const auto explanation = explain(evaluation, {std::string(node.spec->key), 0, i, j});
                QVERIFY(explanation.isOk());
                body(node, *explanation);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
}

Evaluation evaluationOfRow()
{
    return *Evaluation::of(caseOfRow().inputs, caseOfRow().options);
}

/// All cells at once take too long in the largest cases; there the work grows with the square of the cells.
bool isTooLarge()
{
    return caseOfRow().inputs.at("X").rows() > 12;
}

}  // namespace

void tst_explain::termsRebuildTheValue()
{
    const Evaluation evaluation = evaluationOfRow();
    forEachCell(evaluation, [&evaluation](const Graph::Node& node, const Explanation& explanation) {
        const double value = evaluation.value(node.spec->key)(explanation.cell.row, explanation.cell.column);
        QVERIFY(isSame(explanation.value, value));
        const double rebuilt = rebuild(explanation);
        if (!std::isfinite(value)) {
            QVERIFY(isSame(rebuilt, value) || explanation.rule == Rule::None);
            return;
        }
        double largest = 0;
        for (const Term& term : explanation.terms)
            largest = std::max(largest, std::abs(term.value));
        // a weight is measured by itself, not by the exponentials it is made of
        const double scale = explanation.rule == Rule::Softmax ? std::abs(value) : largest;
        QCOMPARE_LE(std::abs(rebuilt - value), tolerance::rebuilt * scale);
    });
}

void tst_explain::factorsAreTheCellsTheyName()
{
    const Evaluation evaluation = evaluationOfRow();
    forEachCell(evaluation, [&evaluation](const Graph::Node& node, const Explanation& explanation) {
        for (const Term& term : explanation.terms) {
            QVERIFY(!term.factors.empty());
            QVERIFY(explanation.function.empty() == (explanation.rule != Rule::Function));
            if (explanation.rule == Rule::Function)
                QVERIFY(explanation.terms.size() == 1 && term.factors.size() == 1 && !term.factors.front().isLiteral());
            double product = 1;
            for (const Factor& factor : term.factors) {
                product *= factor.value;
                if (factor.isLiteral()) {
                    QVERIFY(!factor.literal.empty());
                    continue;
                }
                QVERIFY(std::find(node.inputKeys.begin(), node.inputKeys.end(), factor.cell.step) != node.inputKeys.end());
                QVERIFY(isSame(factor.value, evaluation.value(factor.cell.step)(factor.cell.row, factor.cell.column)));
            }
            if (explanation.rule == Rule::Sum || explanation.rule == Rule::Scale)
                QVERIFY(isSame(product, term.value) || std::abs(product - term.value) <= tolerance::rebuilt * std::abs(term.value));
        }
    });
}

void tst_explain::rulesFollowTheState()
{
    const Evaluation evaluation = evaluationOfRow();
    forEachCell(evaluation, [&evaluation](const Graph::Node& node, const Explanation& explanation) {
        const std::vector<RowRecord>& records = evaluation.result(node.spec->key).rows;
        const Index row = explanation.cell.row;
        const bool isBlank = !records.empty() && hasNoDistribution(records[static_cast<std::size_t>(row)].state);
        const bool isHidden = node.spec->isDistribution && !evaluation.allowed().allows(row, explanation.cell.column);
        const auto owns = std::count_if(explanation.terms.begin(), explanation.terms.end(), [](const Term& term) { return term.isOwn; });
        QCOMPARE(explanation.rule == Rule::Input, node.spec->kind != StepKind::Computed);
        QCOMPARE(explanation.rule == Rule::None, isBlank);
        QCOMPARE(explanation.rule == Rule::Hidden, isHidden && !isBlank);
        QCOMPARE(owns, explanation.rule == Rule::Softmax ? 1 : 0);
        QCOMPARE(explanation.terms.empty(), explanation.rule == Rule::Input || isBlank || isHidden);
        if (explanation.rule == Rule::Hidden)
            QCOMPARE(explanation.value, 0.0);
        if (explanation.rule == Rule::Softmax)
            QCOMPARE(static_cast<Index>(explanation.terms.size()), evaluation.allowed().count(row));
    });
}

void tst_explain::usedByIsTheOtherDirection()
{
    if (isTooLarge())
        return;
    const Evaluation evaluation = evaluationOfRow();
    std::set<std::pair<Place, Place>> reads;  // (cell, one that has it as a factor)
    std::set<Place> silent;  // cells without terms: they may be named as users of their row
    forEachCell(evaluation, [&](const Graph::Node&, const Explanation& explanation) {
        const Place user = {explanation.cell.step, explanation.cell.row, explanation.cell.column};
        if (explanation.rule == Rule::Hidden || explanation.rule == Rule::None)
            silent.insert(user);
        for (const Term& term : explanation.terms) {
            for (const Factor& factor : term.factors) {
                if (!factor.isLiteral())
                    reads.insert({{factor.cell.step, factor.cell.row, factor.cell.column}, user});
            }
        }
    });
    std::size_t found = 0;
    forEachCell(evaluation, [&](const Graph::Node&, const Explanation& explanation) {
        const Place cell = {explanation.cell.step, explanation.cell.row, explanation.cell.column};
        std::set<Place> users;
        for (const DependentRange& range : explanation.usedBy) {
            for (Index i = range.region.row; i < range.region.row + range.region.rows; ++i) {
                for (Index j = range.region.column; j < range.region.column + range.region.columns; ++j)
                    users.insert({range.step, i, j});
            }
        }
        for (const Place& user : users) {
            const bool isReader = reads.contains({cell, user});
            found += isReader ? 1 : 0;
            QVERIFY(isReader || silent.contains(user));
        }
    });
    QCOMPARE(found, reads.size());
}

void tst_explain::dependentsCoverWhatReallyChanges()
{
    if (isTooLarge())
        return;
    const Case& made = caseOfRow();
    const Evaluation before = evaluationOfRow();
    for (const auto& [key, matrix] : made.inputs) {
        for (Index cell = 0; cell < matrix.size(); ++cell) {
            const Index row = cell / matrix.cols();
            const Index column = cell % matrix.cols();
            Inputs inputs = made.inputs;
            inputs[key](row, column) += 0.7;
            const Evaluation after = *Evaluation::of(inputs, made.options);
            const auto ranges = dependents(before, {key, 0, row, column});
            QVERIFY(ranges.isOk());
            for (const Graph::Node& node : after.graph().nodes()) {
                std::vector<Region> regions;
                if (node.spec->key == key)
                    regions.push_back(Region::cell(row, column));
                for (const DependentRange& range : *ranges) {
                    if (range.step == node.spec->key)
                        regions.push_back(range.region);
                }
                AE_VERIFY_EMPTY(changeOutside(before.value(node.spec->key), after.value(node.spec->key), regions));
            }
        }
    }
}

void tst_explain::dependentsAreOrderedAndOnceOnly()
{
    const Evaluation evaluation = evaluationOfRow();
    for (const Graph::Node& node : evaluation.graph().nodes()) {
        const auto ranges = dependents(evaluation, {std::string(node.spec->key), 0, node.shape.rows - 1, 0});
        QVERIFY(ranges.isOk());
        int last = evaluation.graph().find(node.spec->key);
        for (std::size_t i = 0; i < ranges->size(); ++i) {
            const DependentRange& range = (*ranges)[i];
            const int position = evaluation.graph().find(range.step);
            QCOMPARE_GE(position, last);
            QVERIFY(range.step != node.spec->key);
            QVERIFY(Region::whole(evaluation.graph().node(range.step)->shape).contains(range.region) && !range.region.isEmpty());
            last = position;
            for (std::size_t k = 0; k < ranges->size(); ++k)
                QVERIFY(k == i || (*ranges)[k].step != range.step || !(*ranges)[k].region.contains(range.region));
        }
    }
}

void tst_explain::dependentsOfAnUnmaskedEmbedding()
{
    Random random(31);
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {5, 4, 3, 2}), {});
    const std::vector<DependentRange> want = {
        {"Q", {2, 0, 1, 3}},      {"K", {2, 0, 1, 3}},      {"V", {2, 0, 1, 2}},       {"scores", {2, 0, 1, 5}}, {"scores", {0, 2, 5, 1}},
        {"scaled", {2, 0, 1, 5}}, {"scaled", {0, 2, 5, 1}}, {"weights", {0, 0, 5, 5}}, {"output", {0, 0, 5, 2}},
    };
    QCOMPARE(*dependents(evaluation, {"X", 0, 2, 1}), want);
    QCOMPARE(*dependents(evaluation, {"Wv", 0, 2, 1}), (std::vector<DependentRange>{{"V", {0, 1, 5, 1}}, {"output", {0, 1, 5, 1}}}));
    QCOMPARE(*dependents(evaluation, {"weights", 0, 3, 0}), (std::vector<DependentRange>{{"output", {3, 0, 1, 2}}}));
    QVERIFY(dependents(evaluation, {"output", 0, 0, 0})->empty());
}

void tst_explain::scaleNamesItsFactor_data()
{
    QTest::addColumn<double>("exponent");
    QTest::addColumn<QString>("name");
    QTest::newRow("the equation's") << 0.5 << "1/sqrt(3)";
    QTest::newRow("off") << 0.0 << "1";
    QTest::newRow("divided by d") << 1.0 << "1/3";
    QTest::newRow("something between") << 0.75 << "1/3^0.75";
}

void tst_explain::scaleNamesItsFactor()
{
    QFETCH(double, exponent);
    QFETCH(QString, name);
    Random random(32);
    Options options;
    options.scaleExponent = exponent;
    const auto explanation = explain(*Evaluation::of(randomInputs(random, {5, 4, 3, 2}), options), {"scaled", 0, 1, 2});
    QCOMPARE(explanation->rule, Rule::Scale);
    QCOMPARE(explanation->terms.size(), std::size_t{1});
    QCOMPARE(explanation->terms[0].factors.size(), std::size_t{2});
    const Factor& literal = explanation->terms[0].factors[1];
    QVERIFY(literal.isLiteral());
    QCOMPARE(QString::fromStdString(literal.literal), name);
    QCOMPARE(literal.value, 1 / std::pow(3.0, exponent));
}

void tst_explain::refusals_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<bool>("isUnknown");
    QTest::newRow("no such step") << "nonsense" << 0 << 0 << true;
    QTest::newRow("no name") << "" << 0 << 0 << true;
    QTest::newRow("a step that is not in force") << "bq" << 0 << 0 << true;
    QTest::newRow("row past the end") << "X" << 5 << 0 << false;
    QTest::newRow("column past the end") << "X" << 0 << 4 << false;
    QTest::newRow("negative row") << "scores" << -1 << 0 << false;
    QTest::newRow("negative column") << "output" << 0 << -1 << false;
}

void tst_explain::refusals()
{
    QFETCH(QString, step);
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(bool, isUnknown);
    Random random(33);
    const Evaluation evaluation = *Evaluation::of(randomInputs(random, {5, 4, 3, 2}), {});
    const CellRef cell = {step.toStdString(), 0, row, column};
    const auto explanation = explain(evaluation, cell);
    const auto ranges = dependents(evaluation, cell);
    QVERIFY(!explanation.isOk() && !ranges.isOk());
    QCOMPARE(explanation.error(), ranges.error());
    QCOMPARE(explanation.error().code, isUnknown ? ErrorCode::UnknownStep : ErrorCode::CellOutOfRange);
    QCOMPARE(explanation.error().arguments.size(), isUnknown ? std::size_t{1} : std::size_t{4});
    QCOMPARE(QString::fromStdString(explanation.error().arguments[0]), step);
}

void tst_explain::ruleKeys()
{
    const auto key = [](Rule rule) { return QString::fromStdString(std::string(ruleKey(rule))); };
    QCOMPARE(key(Rule::Input), QStringLiteral("input"));
    QCOMPARE(key(Rule::Sum), QStringLiteral("sum"));
    QCOMPARE(key(Rule::Scale), QStringLiteral("scale"));
    QCOMPARE(key(Rule::Function), QStringLiteral("function"));
    QCOMPARE(key(Rule::Softmax), QStringLiteral("softmax"));
    QCOMPARE(key(Rule::Hidden), QStringLiteral("hidden"));
    QCOMPARE(key(Rule::None), QStringLiteral("none"));
}

AE_TEST(tst_explain)
#include "tst_explain.moc"
