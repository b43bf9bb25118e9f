// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/matrixmodel.h"

#include "journey.h"
#include "models/highlight.h"
#include "models/roles.h"
#include "session/cellname.h"
#include "testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Every step of the equation as a table.
class tst_matrixmodel : public QObject {
    Q_OBJECT
private slots:
    void modelsKeepTheContract_data();
    void modelsKeepTheContract();
    void anEditIsAnnouncedOnce_data();
    void anEditIsAnnouncedOnce();
    void everyStateHasItsText_data();
    void everyStateHasItsText();
    void noNumberIsShownAsAZeroThatItIsNot();
    void theHintSaysWhatACellIs();
    void aTransposedTableIsTheSameMatrix();
    void marksFollowThePicture();
    void heatNeverLeavesItsRange();
    void aStepThatIsNotInForceIsEmpty();
};

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

using Models = std::vector<std::unique_ptr<MatrixModel>>;

/// Each step of the program as it is and turned over, whether it is in force or not.
Models modelsOfAllSteps(Document& document, const Highlight* highlight)
{
    Models models;
    for (const StepSpec* spec : stepCatalogue()) {
        for (const Turn turn : {Turn::None, Turn::Transposed})
            models.push_back(std::make_unique<MatrixModel>(&document, highlight, std::string(spec->key), turn));
    }
    return models;
}

/// Where a model does not show what the evaluation holds; empty when it does.
QString differenceOf(const MatrixModel& model)
{
    const Document& document = *model.document();
    const Graph::Node* node = document.evaluation().graph().node(model.step());
    const Shape shape = node ? node->shape : Shape{};
    const QString name = fromUtf8(model.step()) + (model.isTransposed() ? u" transposed"_s : QString());
    const Shape shown = model.isTransposed() ? Shape{model.columnCount(), model.rowCount()} : Shape{model.rowCount(), model.columnCount()};
    if (shown != shape)
        return name + u" has another shape"_s;
    const std::vector<std::string> names = rowNames(model.spec(), shape.rows, document.session());
    for (Index i = 0; i < shape.rows; ++i) {
        const Qt::Orientation orientation = model.isTransposed() ? Qt::Horizontal : Qt::Vertical;
        if (model.headerData(static_cast<int>(i), orientation, Qt::DisplayRole).toString() != shownName(names[static_cast<std::size_t>(i)]))
            return name + u" has an old name at %1"_s.arg(i);
        for (Index j = 0; j < shape.columns; ++j) {
            const CellRef cell{model.step(), 0, i, j};
            const QModelIndex index = model.indexOf(cell);
            if (!index.isValid() || !(model.cellAt(index) == cell))
                return name + u"[%1,%2] is elsewhere"_s.arg(i).arg(j);
            if (!isSame(index.data(ValueRole).toDouble(), document.evaluation().value(model.step())(i, j)))
                return name + u"[%1,%2] has another value"_s.arg(i).arg(j);
        }
    }
    return {};
}

Region covered(const MatrixModel& model, const QList<QVariant>& arguments)
{
    return model.regionOf(arguments[0].value<QModelIndex>(), arguments[1].value<QModelIndex>());
}

bool coversEveryDifference(const Region& region, const Matrix& before, const Matrix& after)
{
    for (Index i = 0; i < before.rows(); ++i) {
        for (Index j = 0; j < before.cols(); ++j) {
            if (!isSame(before(i, j), after(i, j)) && !region.contains(i, j))
                return false;
        }
    }
    return true;
}

/// A session with one value in X[0,0].
Session sessionWith(double value, int decimals = 2)
{
    Session session = plainSession();
    session.matrices["X"](0, 0) = value;
    session.view.decimals = decimals;
    return session;
}

QString shownIn(const Document& document, const CellRef& cell, int role = Qt::DisplayRole)
{
    const MatrixModel model(const_cast<Document*>(&document), nullptr, cell.step, Turn::None);
    return model.indexOf(cell).data(role).toString();
}

}  // namespace

void tst_matrixmodel::modelsKeepTheContract_data()
{
    QTest::addColumn<int>("which");
    QTest::addRow("plain") << 0;
    QTest::addRow("names, biases and a painted mask") << 1;
    QTest::addRow("rows without a distribution") << 2;
}

void tst_matrixmodel::modelsKeepTheContract()
{
    QFETCH(const int, which);
    Document document(journeySessions()[static_cast<std::size_t>(which)]);
    Highlight highlight(&document);
    highlight.setShowsDependents(true);
    const Models models = modelsOfAllSteps(document, &highlight);
    QVERIFY(models.size() >= 2 * document.evaluation().graph().size());
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (const auto& model : models) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest));
        readWhatIsAnnounced(model.get());
        QCOMPARE(differenceOf(*model), QString());
    }
    for (const Stop& stop : journey()) {
        stop.go(document);
        document.settle();
        for (const auto& model : models)
            QVERIFY2(differenceOf(*model).isEmpty(), qPrintable(QLatin1String(stop.name) + u": "_s + differenceOf(*model)));
        QVERIFY2(!QTest::currentTestFailed(), stop.name);
    }
}

void tst_matrixmodel::anEditIsAnnouncedOnce_data()
{
    QTest::addColumn<int>("edit");
    QTest::addRow("a cell") << 0;
    QTest::addRow("a pasted block") << 1;
    QTest::addRow("many cells in one frame") << 2;
    QTest::addRow("options") << 3;
    QTest::addRow("a painted mask") << 4;
    QTest::addRow("a name and a cell") << 5;
    QTest::addRow("undo") << 6;
    QTest::addRow("only a name") << 7;
}

void tst_matrixmodel::anEditIsAnnouncedOnce()
{
    QFETCH(const int, edit);
    Document document(fullSession());
    document.selectCell(CellRef{"scores", 0, 1, 2});
    Highlight highlight(&document);
    const Models models = modelsOfAllSteps(document, &highlight);
    if (edit == 6) {
        QVERIFY(!document.setCells("X", Region::cell(1, 1), matrixOf({{9}})));
        document.settle();
    }
    const Evaluation before = document.evaluation();
    QSignalSpy changed(&document, &Document::changed);
    std::vector<std::unique_ptr<QSignalSpy>> spies;
    for (const auto& model : models)
        spies.push_back(std::make_unique<QSignalSpy>(model.get(), &MatrixModel::dataChanged));
    Options options = document.session().options;
    options.scaleExponent = 0;
    switch (edit) {
    case 0:
        QVERIFY(models[0]->setData(models[0]->index(0, 0), u"2.5"_s, Qt::EditRole));
        break;
    case 1:
        QVERIFY(!document.setCells("Wk", {1, 1, 2, 2}, matrixOf({{1, 2}, {3, 4}})));
        break;
    case 2:
        for (Index i = 0; i < 4; ++i)
            QVERIFY(!document.setCells("X", Region::cell(i, i), matrixOf({{7}})));
        break;
    case 3:
        QVERIFY(!document.setOptions(options, u"off"_s));
        break;
    case 4:
        QVERIFY(!document.paintMask({0, 0, 2, 2}, true));
        break;
    case 5:
        QVERIFY(!document.renameToken(0, "crimson"));
        QVERIFY(!document.setCells("X", Region::cell(0, 0), matrixOf({{7}})));
        break;
    case 6:
        document.undoStack()->undo();
        break;
    default:
        QVERIFY(!document.renameToken(0, "crimson"));
    }
    document.settle();
    QCOMPARE(changed.count(), 1);
    for (std::size_t m = 0; m < models.size(); ++m) {
        const MatrixModel& model = *models[m];
        if (!model.isInForce())
            continue;
        QVERIFY2(spies[m]->count() <= 1, model.step().c_str());
        const Region region = spies[m]->isEmpty() ? Region() : covered(model, spies[m]->first());
        QVERIFY2(coversEveryDifference(region, before.value(model.step()).toMatrix(), document.evaluation().value(model.step()).toMatrix()),
                 model.step().c_str());
    }
    QVERIFY(std::ranges::any_of(spies, [](const auto& spy) { return spy->count() == 1; }));
}

void tst_matrixmodel::everyStateHasItsText_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<CellState>("state");
    QTest::addColumn<QString>("text");
    QTest::addRow("hidden weight") << u"weights"_s << 0 << 1 << CellState::Hidden << QString();
    QTest::addRow("weight of a fully masked row") << u"weights"_s << 1 << 1 << CellState::Undefined << u"–"_s;
    QTest::addRow("weight of a row with a NaN") << u"weights"_s << 2 << 0 << CellState::Undefined << u"–"_s;
    QTest::addRow("hidden weight of a row with a NaN") << u"weights"_s << 2 << 1 << CellState::Undefined << u"–"_s;
    QTest::addRow("weight of an overflow") << u"weights"_s << 3 << 3 << CellState::Undefined << u"–"_s;
    QTest::addRow("output of a fully masked row") << u"output"_s << 1 << 0 << CellState::Undefined << u"–"_s;
    QTest::addRow("forced weight") << u"weights"_s << 4 << 4 << CellState::Number << u"1.00"_s;
    QTest::addRow("infinite output") << u"output"_s << 5 << 1 << CellState::NotFinite << u"∞"_s;
    QTest::addRow("finite output beside it") << u"output"_s << 5 << 0 << CellState::Number << QString();
    QTest::addRow("NaN in an input") << u"X"_s << 2 << 1 << CellState::NotFinite << u"NaN"_s;
    QTest::addRow("NaN in a score") << u"scores"_s << 2 << 0 << CellState::NotFinite << u"NaN"_s;
    QTest::addRow("infinite score") << u"scores"_s << 3 << 3 << CellState::NotFinite << u"∞"_s;
    QTest::addRow("huge input") << u"X"_s << 3 << 1 << CellState::Number << u"1.0 · 10²⁰⁰"_s;
    QTest::addRow("true zero") << u"X"_s << 4 << 0 << CellState::Number << u"0.00"_s;
}

void tst_matrixmodel::everyStateHasItsText()
{
    QFETCH(const QString, step);
    QFETCH(const int, row);
    QFETCH(const int, column);
    QFETCH(const CellState, state);
    QFETCH(const QString, text);
    const LocaleGuard guard(pointLocale());
    const Document document(troubledSession());
    const CellRef cell{step.toStdString(), 0, row, column};
    for (const Turn turn : {Turn::None, Turn::Transposed}) {
        const MatrixModel model(const_cast<Document*>(&document), nullptr, cell.step, turn);
        const QModelIndex index = model.indexOf(cell);
        QCOMPARE(index.data(StateRole).toInt(), static_cast<int>(state));
        if (!text.isEmpty() || state == CellState::Hidden)
            QCOMPARE(index.data().toString(), text);
        if (state == CellState::Hidden)
            QCOMPARE(index.data(ValueRole).toDouble(), 0.0);
        QVERIFY(index.data(Qt::AccessibleTextRole).toString().size() > 10);
    }
}

void tst_matrixmodel::noNumberIsShownAsAZeroThatItIsNot()
{
    const LocaleGuard guard(pointLocale());
    QList<double> values = {0.0, -0.0, 5e-324, -5e-324, 1e-20, -0.001, 0.005, -0.005, 0.004999999999999999,
                            0.5, -0.5, 0.05,   0.25,    1e-17, 1,      1e15,  -1e300};
    for (int d = 1; d <= 17; ++d)
        values << 0.5 * std::pow(10.0, -d) << -0.5 * std::pow(10.0, -d) << std::nextafter(0.5 * std::pow(10.0, -d), 1.0);
    for (int decimals = 0; decimals <= 17; ++decimals) {
        for (const double value : values) {
            const Document document(sessionWith(value, decimals));
            const QString text = shownIn(document, {"X", 0, 0, 0});
            const bool isZeroText = text.count(u'0') + text.count(u'.') == text.size();
            QVERIFY2(isZeroText == (value == 0), qPrintable(u"%1 at %2 decimals: %3"_s.arg(value).arg(decimals).arg(text)));
            const QString spoken = shownIn(document, {"X", 0, 0, 0}, HintRole);
            QVERIFY2(!spoken.contains(u"−0."_s) || value < 0, qPrintable(spoken));
        }
    }
}

void tst_matrixmodel::theHintSaysWhatACellIs()
{
    const LocaleGuard guard(pointLocale());
    const Document document(troubledSession());
    const auto hint = [&](const char* step, Index row, Index column) { return shownIn(document, {step, 0, row, column}, HintRole); };
    QVERIFY(hint("weights", 0, 1).contains(u"hidden"_s));
    QVERIFY(hint("weights", 1, 1).contains(u"No key is allowed"_s));
    QVERIFY2(hint("weights", 2, 0).contains(u"NaN"_s) && hint("weights", 2, 0).contains(u"X["_s), qPrintable(hint("weights", 2, 0)));
    QVERIFY(hint("weights", 3, 3).contains(u"infinity"_s));
    QVERIFY(hint("output", 5, 1).contains(u"not finite"_s));
    QVERIFY(!hint("output", 5, 0).contains(u"not finite"_s));
    for (Index i = 0; i < 6; ++i) {
        for (Index j = 0; j < 6; ++j) {
            QVERIFY(!hint("weights", i, j).contains(u'\u202E'));
            QVERIFY(hint("weights", i, j).startsWith(u"Weights, query "_s));
        }
    }
    QVERIFY(hint("weights", 4, 2).contains(u"%1 %2"_s));
}

void tst_matrixmodel::aTransposedTableIsTheSameMatrix()
{
    Document document(fullSession());
    document.setConventions({});
    MatrixModel model(&document, nullptr, "Wv", Turn::Transposed);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.columnCount(), 5);
    QCOMPARE(model.headerData(4, Qt::Horizontal, Qt::DisplayRole).toString(), u"e"_s);
    QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), u"v2"_s);
    const QModelIndex index = model.index(1, 3);
    QVERIFY(model.cellAt(index) == (CellRef{"Wv", 0, 3, 1}));
    QVERIFY(model.regionOf(model.index(0, 1), model.index(1, 3)) == (Region{1, 0, 3, 2}));
    QVERIFY(model.setData(index, u"-8"_s, Qt::EditRole));
    QCOMPARE(document.session().matrices.at("Wv")(3, 1), -8.0);
    document.settle();
    QCOMPARE(index.data(ValueRole).toDouble(), -8.0);
    QVERIFY(!model.indexOf({"Wv", 0, 5, 0}).isValid());
    QVERIFY(!model.indexOf({"Wk", 0, 0, 0}).isValid());
}

void tst_matrixmodel::marksFollowThePicture()
{
    Document document(plainSession());
    Highlight highlight(&document);
    MatrixModel scores(&document, &highlight, "scores", Turn::None);
    MatrixModel q(&document, &highlight, "Q", Turn::None);
    QSignalSpy announced(&q, &MatrixModel::dataChanged);
    const auto marks = [](const MatrixModel& model, Index row, Index column) {
        return model.indexOf({model.step(), 0, row, column}).data(MarksRole).toInt();
    };
    document.selectCell(CellRef{"scores", 0, 2, 1});
    QVERIFY(announced.count() >= 1);
    QVERIFY(marks(scores, 2, 1) & SelectedMark);
    QVERIFY(!(marks(scores, 2, 0) & SelectedMark));
    QVERIFY(marks(scores, 2, 0) & PickedMark);
    QVERIFY(marks(q, 2, 0) & OperandMark);
    QVERIFY(!(marks(q, 1, 0) & OperandMark));
    QCOMPARE(q.headerData(2, Qt::Vertical, MarksRole).toInt(), static_cast<int>(PickedMark));
    QCOMPARE(q.headerData(2, Qt::Horizontal, MarksRole).toInt(), static_cast<int>(NoMark));
    document.pickToken(0);
    QVERIFY(marks(scores, 0, 0) & PickedMark);
    QVERIFY(!(marks(scores, 2, 0) & PickedMark));
}

void tst_matrixmodel::heatNeverLeavesItsRange()
{
    const Document document(troubledSession());
    for (const Graph::Node& node : document.evaluation().graph().nodes()) {
        const MatrixModel model(const_cast<Document*>(&document), nullptr, std::string(node.spec->key), Turn::None);
        QVERIFY(std::isfinite(model.heatScale()));
        for (int r = 0; r < model.rowCount(); ++r) {
            for (int c = 0; c < model.columnCount(); ++c) {
                const double heat = model.index(r, c).data(HeatRole).toDouble();
                QVERIFY2(heat >= (node.spec->isDistribution ? 0.0 : -1.0) && heat <= 1.0, model.step().c_str());
            }
        }
    }
    Document zeros(drawnSession(3, 2, 1, 4));
    QVERIFY(!zeros.setCells("X", {0, 0, 3, 2}, Matrix::Constant(3, 2, -inf)));
    zeros.settle();
    const MatrixModel x(&zeros, nullptr, "X", Turn::None);
    QCOMPARE(x.heatScale(), 0.0);
    QCOMPARE(x.index(0, 0).data(HeatRole).toDouble(), 0.0);
    QVERIFY(!zeros.setCells("X", {0, 0, 3, 2}, Matrix::Constant(3, 2, notANumber)));
    zeros.settle();
    QCOMPARE(x.index(2, 1).data().toString(), u"NaN"_s);
}

void tst_matrixmodel::aStepThatIsNotInForceIsEmpty()
{
    Document document(plainSession());
    MatrixModel bias(&document, nullptr, "bq", Turn::None);
    QVERIFY(!bias.isInForce());
    QCOMPARE(bias.rowCount(), 0);
    QVERIFY(!bias.index(0, 0).isValid());
    Inputs inputs = document.session().matrices;
    inputs["bq"] = Matrix::Constant(1, 3, 0.5);
    QVERIFY(!document.setInputs(inputs, u"bias"_s));
    QCOMPARE(bias.rowCount(), 1);
    QCOMPARE(bias.columnCount(), 3);
    QVERIFY(bias.flags(bias.index(0, 2)) & Qt::ItemIsEditable);
    document.undoStack()->undo();
    QCOMPARE(bias.columnCount(), 0);
    MatrixModel weights(&document, nullptr, "weights", Turn::None);
    QVERIFY(!(weights.flags(weights.index(0, 0)) & Qt::ItemIsEditable));
    QVERIFY(!weights.setData(weights.index(0, 0), u"1"_s, Qt::EditRole));
    QCOMPARE(document.undoStack()->count(), 1);
}

AE_TEST(tst_matrixmodel)
#include "tst_matrixmodel.moc"
