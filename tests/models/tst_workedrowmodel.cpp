// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/workedrowmodel.h"

#include "journey.h"
#include "testmain.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The picked token's row, key by key.
class tst_workedrowmodel : public QObject {
    Q_OBJECT
private slots:
    void keepsTheContract();
    void mayBeReadBeforeItHearsOfAChange();
    void numbersAreThoseOfTheEvaluation();
    void theLessonsRowIsWorkedOut();
    void hiddenKeysAndRowsWithoutADistribution();
    void cellsOfNumbers();
    void headersNameKeysAndDivisor();
    void columnsFollowTheScorePath();
};

namespace {

using Part = WorkedRowModel::Part;

QString textOf(const WorkedRowModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

QString textOf(const WorkedRowModel& model, int row, Part part)
{
    return textOf(model, row, model.columnOf(part));
}

QString textOf(const WorkedRowModel& model, int row, const char* step)
{
    return textOf(model, row, model.columnOf(std::string_view(step)));
}

/// "[1.00, −2.00, …]" read back.
std::vector<double> numbersOf(QString vector)
{
    std::vector<double> numbers;
    for (const QString& entry : vector.remove(u'[').remove(u']').split(u", "_s)) {
        if (entry != u"…"_s)
            numbers.push_back(shownNumber(entry));
    }
    return numbers;
}

bool isNear(const QString& text, double value, double tolerance)
{
    return std::abs(shownNumber(text) - value) <= tolerance + 0.05 * std::abs(value) * (text.contains(u'·') ? 1 : 0);
}

}  // namespace

void tst_workedrowmodel::mayBeReadBeforeItHearsOfAChange()
{
    for (const Session& session : journeySessions()) {
        Document document(session);
        std::unique_ptr<QAbstractItemModel> model;
        readBeforeItHears(document, model);
        model = std::make_unique<WorkedRowModel>(&document);
        for (const Stop& stop : journey()) {
            stop.go(document);
            document.settle();
            QCOMPARE(model->rowCount(), static_cast<int>(document.sizes().tokens) + 1);
        }
    }
}

void tst_workedrowmodel::keepsTheContract()
{
    for (const Session& session : journeySessions()) {
        Document document(session);
        WorkedRowModel model(&document);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        readWhatIsAnnounced(&model);
        for (const Stop& stop : journey()) {
            stop.go(document);
            document.settle();
            QVERIFY2(!QTest::currentTestFailed(), stop.name);
            QCOMPARE(model.rowCount(), static_cast<int>(document.sizes().tokens) + 1);
            QCOMPARE(model.columnCount(), static_cast<int>(document.evaluation().graph().scorePath().size()) + 4);
            for (int r = 0; r < model.rowCount(); ++r) {
                for (int c = 0; c < model.columnCount(); ++c)
                    QVERIFY2(!textOf(model, r, c).contains(QRegularExpression(u"−0\\.0*(?![0-9])"_s)), stop.name);
            }
        }
    }
}

void tst_workedrowmodel::numbersAreThoseOfTheEvaluation()
{
    const LocaleGuard guard(pointLocale());
    Document document(fullSession());
    document.setConventions({});
    document.setDecimals(6);
    const WorkedRowModel model(&document);
    const Evaluation& evaluation = document.evaluation();
    constexpr double near = 0.6e-6;
    for (Index picked = 0; picked < 3; ++picked) {
        document.pickToken(picked);
        double sum = 0;
        for (Index j = 0; j < 4; ++j) {
            if (evaluation.allowed().allows(picked, j))
                sum += std::exp(evaluation.value("scaled")(picked, j) / 1.5);
        }
        double exponentials = 0;
        for (int j = 0; j < 4; ++j) {
            QVERIFY(isNear(textOf(model, j, "scores"), evaluation.value("scores")(picked, j), near));
            QVERIFY(isNear(textOf(model, j, "scaled"), evaluation.value("scaled")(picked, j) / 1.5, near));
            const std::vector<double> key = numbersOf(textOf(model, j, Part::KeyVector));
            QCOMPARE(key.size(), std::size_t{3});
            QVERIFY(std::abs(key[2] - evaluation.value("K")(j, 2)) < near);
            if (!evaluation.allowed().allows(picked, j))
                continue;
            const double weight = std::exp(evaluation.value("scaled")(picked, j) / 1.5) / sum;
            QVERIFY(isNear(textOf(model, j, Part::Weight), weight, near));
            exponentials += shownNumber(textOf(model, j, Part::Exponential));
            const std::vector<double> value = numbersOf(textOf(model, j, Part::WeightedValue));
            QCOMPARE(value.size(), std::size_t{2});
            QVERIFY(std::abs(value[1] - weight * evaluation.value("V")(j, 1)) < near);
        }
        QVERIFY(isNear(textOf(model, 4, Part::Exponential), exponentials, 4 * near));
        QCOMPARE(textOf(model, 4, Part::Weight), u"1.0000000"_s);
        const std::vector<double> output = numbersOf(textOf(model, 4, Part::WeightedValue));
        QVERIFY(std::abs(output[0] - evaluation.value("output")(picked, 0)) < near);
        QCOMPARE(textOf(model, 4, "scores"), QString());
    }
}

// export . fail of the lesson: 0.5097, / sqrt(2) = 0.3604, the largest, so its exponential is 1; weight 0.24.
void tst_workedrowmodel::theLessonsRowIsWorkedOut()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    document->pickToken(4);
    const WorkedRowModel model(document.get());
    QCOMPARE(textOf(model, 5, Part::KeyVector), u"[1.23, 0.36]"_s);
    QCOMPARE(textOf(model, 5, "scores"), u"0.51"_s);
    QCOMPARE(textOf(model, 5, "scaled"), u"0.36"_s);
    QCOMPARE(textOf(model, 5, Part::Exponential), u"1.000"_s);
    QVERIFY(isNear(textOf(model, 5, Part::Weight), 0.24, 0.005));
}

void tst_workedrowmodel::hiddenKeysAndRowsWithoutADistribution()
{
    Document document(troubledSession());
    const WorkedRowModel model(&document);
    document.pickToken(0);
    QCOMPARE(textOf(model, 1, Part::Weight), u"hidden"_s);
    QCOMPARE(textOf(model, 1, Part::WeightedValue), u"hidden"_s);
    for (const Index row : {1, 2, 3}) {
        document.pickToken(row);
        for (int r = 0; r < model.rowCount(); ++r)
            QCOMPARE(textOf(model, r, Part::Weight), u"–"_s);
    }
    document.pickToken(5);
    QVERIFY(textOf(model, 6, Part::WeightedValue).contains(u'∞'));
}

void tst_workedrowmodel::cellsOfNumbers()
{
    Document document(plainSession());
    document.pickToken(2);
    const WorkedRowModel model(&document);
    QVERIFY(model.cellAt(model.index(1, model.columnOf("scores"))) == (CellRef{"scores", 0, 2, 1}));
    QVERIFY(model.cellAt(model.index(3, model.columnOf(Part::Weight))) == (CellRef{"weights", 0, 2, 3}));
    QVERIFY(model.cellAt(model.index(3, model.columnOf(Part::KeyVector))) == (CellRef{"K", 0, 3, 0}));
    QVERIFY(!model.cellAt(model.index(4, model.columnOf(Part::Weight))));
    QVERIFY(!model.cellAt({}));
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(document.evaluation().has(model.cellAt(model.index(0, column))->step));
}

void tst_workedrowmodel::headersNameKeysAndDivisor()
{
    const LocaleGuard guard(commaLocale());
    Document document(plainSession());
    const WorkedRowModel model(&document);
    const auto divisor = [&] { return model.headerData(model.columnOf("scaled"), Qt::Horizontal, Qt::DisplayRole).toString(); };
    QCOMPARE(divisor(), u"÷ 1,732"_s);
    QSignalSpy headers(&model, &WorkedRowModel::headerDataChanged);
    Options options = document.session().options;
    options.temperature = 2;
    QVERIFY(!document.setOptions(options, u"warm"_s));
    document.settle();
    QVERIFY(headers.count() >= 1);
    QCOMPARE(divisor(), u"÷ 3,464"_s);
    QCOMPARE(model.headerData(4, Qt::Vertical, Qt::DisplayRole).toString(), u"Sum"_s);
    QVERIFY(!document.renameToken(1, "<b>\u2028"));
    document.settle();
    QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), u"<b>⟨2028⟩"_s);
}

/// The steps have other places in the graph when a bias comes: the columns are still theirs.
void tst_workedrowmodel::columnsFollowTheScorePath()
{
    const LocaleGuard guard(pointLocale());
    Document document(plainSession());
    document.pickToken(1);
    const WorkedRowModel model(&document);
    for (const bool hasBiases : {false, true}) {
        if (hasBiases) {
            Inputs inputs = document.session().matrices;
            inputs["bq"] = Matrix::Constant(1, 3, 0.25);
            inputs["bk"] = Matrix::Constant(1, 3, -0.5);
            QVERIFY(!document.setInputs(inputs, u"biases"_s));
            document.settle();
        }
        QStringList titles;
        for (int column = 0; column < model.columnCount(); ++column)
            titles << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QCOMPARE(titles, (QStringList{u"K(j)"_s, u"Q · K(j)"_s, u"÷ 1.732"_s, u"exp(score − largest)"_s, u"weight"_s, u"weight × V(j)"_s}));
        const Graph& graph = document.evaluation().graph();
        int column = 1;
        for (const std::size_t step : graph.scorePath()) {
            const std::string key(graph[step].spec->key);
            QCOMPARE(model.columnOf(key), column);
            QVERIFY(model.cellAt(model.index(2, column)) == (CellRef{key, 0, 1, 2}));
            QVERIFY(isNear(textOf(model, 2, column), document.evaluation().value(key)(1, 2), 0.0051));
            QVERIFY(model.roleOf(column) == Role::Score);
            ++column;
        }
        QVERIFY(model.cellAt(model.index(2, model.columnOf(Part::Exponential))) == (CellRef{"weights", 0, 1, 2}));
        QVERIFY(model.cellAt(model.index(2, model.columnOf(Part::WeightedValue))) == (CellRef{"V", 0, 2, 0}));
        QVERIFY(model.cellAt(model.index(2, model.columnOf(Part::KeyVector))) == (CellRef{"K", 0, 2, 0}));
    }
}

AE_TEST(tst_workedrowmodel)
#include "tst_workedrowmodel.moc"
