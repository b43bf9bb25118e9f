// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison.h"

#include "models/changestable.h"
#include "models/heatbins.h"
#include "models/highlight.h"
#include "models/matrixmodel.h"
#include "models/roles.h"
#include "samples.h"
#include "testmain.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Now minus a pinned state: numbers, states, words and tables.
class tst_comparison : public QObject {
    Q_OBJECT

    static constexpr double tolerance = 1e-14;

    static void pinAndCompare(Document& document, const std::string& name = "a")
    {
        QVERIFY(!document.pinBaseline(name));
        document.settle();
        document.compareWith(name);
    }
    static void setCell(Document& document, const char* step, Index row, Index column, double value)
    {
        QVERIFY(!document.setCells(step, Region::cell(row, column), Matrix::Constant(1, 1, value)));
        document.settle();
    }
    static void setOptions(Document& document, const Options& options)
    {
        QVERIFY(!document.setOptions(options, u"options"_s));
        document.settle();
    }
    /// The lesson with X[export,product] at −1.5 and no scaling, against the lesson.
    static std::unique_ptr<Document> changedLesson()
    {
        auto document = lessonDocument();
        pinAndCompare(*document, "lesson");
        setCell(*document, "X", 4, 0, -1.5);
        Options options = document->session().options;
        options.scaleExponent = 0;
        setOptions(*document, options);
        return document;
    }
    static QString hintOf(const MatrixModel& model, int row, int column) { return model.index(row, column).data(HintRole).toString(); }

private slots:
    void goldenDifferences();
    void goldenReport();
    void formsOfAPane();
    void everyRowStateHasWords();
    void infinitiesAreNotEqual();
    void masksOnOneSide();
    void shapesThatDiffer();
    void followsThePinnedState();
    void memoryIsRefusedInWords();
    void largeOnesCompareInTheBackground();
    void roundingHasNoColour();
    void picturesShowDifferences();
    void blanksTellNothing();
    void tablesOfNamesAndOptions();
    void tablesAreCopied();
    void reportsAreMadeInPieces();
};

// Numbers by NumPy from the lesson's file.
void tst_comparison::goldenDifferences()
{
    const auto document = changedLesson();
    const Comparison comparison(document.get());
    QVERIFY(comparison.has("weights"));
    const double exported[] = {-0.02543348707607146, 0.07430151962904953,  0.25315996765558296, 0.12210064814978008,
                               -0.16517689849845843, -0.23865515492198436, -0.02029659493789861};
    double row[7];
    comparison.readRow("weights", 4, row);
    for (Index j = 0; j < 7; ++j) {
        const CellDifference cell = comparison.at({"weights", 0, 4, j});
        QCOMPARE(cell.kind, DifferenceKind::Number);
        QVERIFY(std::abs(cell.difference - exported[j]) < tolerance);
        QCOMPARE(row[j], cell.difference);
        QCOMPARE(cell.difference, cell.now - cell.before);
    }
    QCOMPARE(comparison.at({"X", 0, 4, 0}).difference, -2.0);
    QCOMPARE(comparison.at({"Wq", 0, 1, 1}).difference, 0.0);
}

void tst_comparison::goldenReport()
{
    const auto document = changedLesson();
    const Comparison comparison(document.get());
    const ComparisonReport report = reportOf(comparison, *document);
    QCOMPARE(report.inputs.size(), std::size_t(1));
    QCOMPARE(report.inputs[0].step, std::string("X"));
    QCOMPARE(report.inputs[0].changed, Index(1));
    QCOMPARE(report.inputs[0].largestAt, (CellRef{"X", 0, 4, 0}));
    QCOMPARE(report.words.size(), std::size_t(1));
    QCOMPARE(report.words[0].before, u"0.5"_s);
    QCOMPARE(report.words[0].now, u"0"_s);
    const double distances[] = {0.1400689552742048, 0.10180372124504374, 0.10922305520893426, 0.987010472029235,
                                0.4089570898269479, 0.3939659993599639,  0.11641723340680377};
    const double before[] = {2.4856504166512625, 2.5442799087106756, 2.5715074071962967, 2.5088868920877747,
                             2.747144246741673,  2.5154855514501913, 2.5809478142835096};
    const double now[] = {1.9051802379290064, 2.073114908980348,  2.1076243845977856, 1.596283665524973,
                          2.183120817696059,  2.4740836819708205, 2.133548040802383};
    const Index keys[] = {3, 3, 4, 4, 2, 4, 4};
    const double weights[] = {0.2261219206923621,  0.14887527749375284,  -0.1650786699598878, 0.4689920315516757,
                              0.25315996765558296, -0.10018329100010723, -0.1906650648145099};
    const Index strongestNow[] = {3, 3, 3, 4, 2, 3, 3};
    QCOMPARE(report.rows.size(), std::size_t(7));
    for (std::size_t i = 0; i < 7; ++i) {
        const RowDifference& row = report.rows[i];
        QVERIFY(std::abs(row.outputDistance - distances[i]) < 1e-13);
        QVERIFY(std::abs(row.entropyBits.first - before[i]) < 1e-13);
        QVERIFY(std::abs(row.entropyBits.second - now[i]) < 1e-13);
        QCOMPARE(row.key, keys[i]);
        QVERIFY(std::abs(row.weight - weights[i]) < tolerance);
        QCOMPARE(row.strongest.second, strongestNow[i]);
    }
    for (const StepDifference& step : report.steps) {
        if (step.step == "scaled") {
            QCOMPARE(step.at, (CellRef{"scaled", 0, 4, 4}));
            QVERIFY(std::abs(std::abs(step.largest) - 4.656414361492016) < 1e-13);
        }
    }
}

void tst_comparison::formsOfAPane()
{
    const auto document = changedLesson();
    const Highlight highlight(document.get());
    MatrixModel weights(document.get(), &highlight, "weights", Turn::None);
    MatrixModel keys(document.get(), &highlight, "X", Turn::Transposed);
    const QAbstractItemModelTester tester(&weights);
    Comparison* comparison = highlight.comparison();
    const QModelIndex cell = weights.index(4, 5);
    QCOMPARE(comparison->form(), CompareForm::Both);
    QVERIFY(weights.showsBoth() && !weights.hasWeightColours());
    QCOMPARE(cell.data().toString(), u"≈0"_s);  // 2e-6
    QCOMPARE(cell.data(BesideRole).toString(), u"−0.24"_s);
    const QSignalSpy changes(&weights, &QAbstractItemModel::dataChanged);
    const int version = weights.version();
    comparison->setForm(CompareForm::Differences);
    QCOMPARE(changes.count(), 1);
    QVERIFY(weights.version() != version);
    QCOMPARE(cell.data().toString(), u"−0.24"_s);
    QCOMPARE(cell.data(BesideRole).toString(), QString());
    QCOMPARE(weights.index(4, 2).data().toString(), u"+0.25"_s);
    QCOMPARE(keys.index(0, 4).data().toString(), u"−2.00"_s);
    QCOMPARE(keys.index(0, 3).data().toString(), u"0"_s);
    QCOMPARE(keys.index(0, 4).data(Qt::EditRole).toString(), u"-1.5"_s);  // what is edited is the value
    QVERIFY(keys.flags(keys.index(0, 4)) & Qt::ItemIsEditable);
    QCOMPARE(cell.data(HeatRole).toDouble(), comparison->at({"weights", 0, 4, 5}).difference / weights.heatScale());
    for (const QString& part : {u"now 0.0"_s, u"in “lesson” 0.24"_s, u"difference -0.238"_s})
        QVERIFY2(hintOf(weights, 4, 5).contains(part), qPrintable(hintOf(weights, 4, 5)));
    comparison->setForm(CompareForm::Values);
    QVERIFY(weights.hasWeightColours());
    QVERIFY(hintOf(weights, 4, 5).contains(u"difference"_s));
    document->compareWith({});
    QVERIFY(!hintOf(weights, 4, 5).contains(u"difference"_s));
}

void tst_comparison::everyRowStateHasWords()
{
    Session troubled = troubledSession();
    Document document(troubled);
    pinAndCompare(document);
    setOptions(document, withMask(document.session().options, "none"));
    const Highlight highlight(&document);
    highlight.comparison()->setForm(CompareForm::Differences);
    const MatrixModel weights(&document, &highlight, "weights", Turn::None);
    for (int row = 0; row < weights.rowCount(); ++row) {
        const RowState now = document.evaluation().rows()[std::size_t(row)].state;
        const RowState before = highlight.comparison()->before()->rows()[std::size_t(row)].state;
        const bool isNone = hasNoDistribution(now) || hasNoDistribution(before);
        for (int column = 0; column < weights.columnCount(); ++column) {
            const QModelIndex index = weights.index(row, column);
            QCOMPARE(index.data(StateRole).toInt() == int(CellState::Undefined), isNone);
            if (!isNone)
                continue;
            QCOMPARE(index.data().toString(), u"–"_s);
            QVERIFY2(hintOf(weights, row, column).contains(stateInWords(hasNoDistribution(now) ? now : before)),
                     qPrintable(hintOf(weights, row, column)));
        }
    }
    const ComparisonReport report = reportOf(*highlight.comparison(), document);
    for (const RowDifference& row : report.rows)
        QCOMPARE(std::isnan(row.weight), !row.words.isEmpty() && row.key < 0);
}

void tst_comparison::infinitiesAreNotEqual()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Session session = drawnSession(4, 3, 2, 5);
    session.matrices["Wv"](0, 0) = infinity;
    session.matrices["Wv"](0, 1) = infinity;
    session.matrices["Wv"](0, 2) = std::numeric_limits<double>::quiet_NaN();
    session.matrices["Wv"](1, 0) = 2;
    Document document(session);
    pinAndCompare(document);
    setCell(document, "Wv", 0, 1, 3);
    setCell(document, "Wv", 1, 0, infinity);
    const Highlight highlight(&document);
    highlight.comparison()->setForm(CompareForm::Differences);
    const MatrixModel model(&document, &highlight, "Wv", Turn::None);
    QVERIFY(std::isnan(highlight.comparison()->at({"Wv", 0, 0, 0}).difference));  // infinite on both sides
    QCOMPARE(model.index(0, 0).data().toString(), u"–"_s);
    QVERIFY(hintOf(model, 0, 0).contains(u"no difference"_s));
    QCOMPARE(highlight.comparison()->at({"Wv", 0, 0, 1}).difference, -infinity);
    QCOMPARE(model.index(0, 1).data(StateRole).toInt(), int(CellState::NotFinite));
    QCOMPARE(model.index(0, 2).data().toString(), u"–"_s);
    QCOMPARE(model.index(1, 0).data().toString(), u"+∞"_s);
    const ComparisonReport report = reportOf(*highlight.comparison(), document);
    QCOMPARE(report.inputs.at(0).changed, Index(2));  // the NaN stayed one
}

void tst_comparison::masksOnOneSide()
{
    Document document(drawnSession(4, 3, 2, 5));
    setOptions(document, withMask(document.session().options, "causal"));
    pinAndCompare(document);
    Options painted = document.session().options;
    painted.mask = "painted";
    painted.allowed = bitsOf({"1100", "1100", "1010", "1111"});  // [0,1] came, [2,1] went
    setOptions(document, painted);
    const Highlight highlight(&document);
    highlight.comparison()->setForm(CompareForm::Differences);
    const MatrixModel model(&document, &highlight, "weights", Turn::None);
    const auto state = [&](int row, int column) { return model.index(row, column).data(StateRole).toInt(); };
    QCOMPARE(highlight.comparison()->at({"weights", 0, 0, 1}).kind, DifferenceKind::HiddenBefore);
    QCOMPARE(highlight.comparison()->at({"weights", 0, 2, 1}).kind, DifferenceKind::HiddenNow);
    QCOMPARE(highlight.comparison()->at({"weights", 0, 0, 3}).kind, DifferenceKind::Hidden);
    QCOMPARE(state(0, 1), int(CellState::HalfHidden));
    QCOMPARE(state(2, 1), int(CellState::HalfHidden));
    QCOMPARE(state(0, 3), int(CellState::Hidden));
    QCOMPARE(state(3, 3), int(CellState::Number));
    QVERIFY(hintOf(model, 0, 1).contains(u"hidden by the mask in “a”"_s));
    QVERIFY(hintOf(model, 2, 1).contains(u"hidden by the mask now"_s));
    QVERIFY(model.index(2, 1).data().toString().startsWith(u'−'));
    highlight.comparison()->setForm(CompareForm::Both);
    QCOMPARE(state(2, 1), int(CellState::Hidden));
    QVERIFY(model.index(2, 1).data(BesideRole).toString().startsWith(u'−'));
    QCOMPARE(state(0, 1), int(CellState::HalfHidden));
}

void tst_comparison::shapesThatDiffer()
{
    Document document(drawnSession(5, 4, 3, 2));
    pinAndCompare(document);
    QVERIFY(!document.resize({7, 4, 3, 6}));
    document.settle();
    const Highlight highlight(&document);
    const Comparison& comparison = *highlight.comparison();
    const MatrixModel weights(&document, &highlight, "weights", Turn::None);
    QVERIFY(!comparison.has("weights") && comparison.has("Wq"));
    QCOMPARE(comparison.mismatch("weights"), u"“a” has 5 tokens, this session 7."_s);
    QCOMPARE(comparison.briefMismatch("weights"), u"5 tokens there, 7 here"_s);
    QCOMPARE(comparison.mismatch("Wv"), u"“a” has 4 × 2 numbers here, this session 4 × 6."_s);
    QCOMPARE(weights.layer(), Layer::Values);
    const ComparisonReport report = reportOf(comparison, document);
    QVERIFY(report.rows.empty());
    QCOMPARE(report.inputs.size(), std::size_t(2));  // X and Wv have other shapes
    document.undoStack()->undo();
    document.settle();
    QVERIFY(comparison.has("weights"));
    QCOMPARE(weights.layer(), Layer::Differences);
}

void tst_comparison::followsThePinnedState()
{
    Document document(drawnSession(5, 4, 3, 2));
    const Comparison comparison(&document);
    QSignalSpy changes(&comparison, &Comparison::changed);
    QVERIFY(!comparison.isOn() && !comparison.before() && !comparison.has("X"));
    pinAndCompare(document, "a");
    QCOMPARE(changes.count(), 1);
    setCell(document, "X", 0, 0, 9);
    QCOMPARE(changes.count(), 1);  // its results stay
    QVERIFY(!document.renameBaseline(0, "b"));
    document.settle();
    QCOMPARE(comparison.name(), u"b"_s);
    QVERIFY(!document.restore(*document.session().baselines[0].state, u"Return"_s));
    document.settle();
    QCOMPARE(comparison.at({"X", 0, 0, 0}).difference, 0.0);
    QVERIFY(!document.removeBaseline(0));
    document.settle();
    QVERIFY(!comparison.isOn() && !comparison.before());
    document.undoStack()->undo();
    document.settle();
}

void tst_comparison::memoryIsRefusedInWords()
{
    Document document(drawnSession(3, 2, 2, 2));
    Comparison comparison(&document);
    comparison.setEvaluator([](const Inputs&, const Options&) -> Computed<Evaluation> {
        return Error{ErrorCode::NotEnoughMemory, {"2000000", "1000000"}};
    });
    pinAndCompare(document);
    QVERIFY(comparison.isOn() && comparison.problem() && !comparison.before());
    QVERIFY2(comparison.mismatch("weights").contains(u"memory"_s), qPrintable(comparison.mismatch("weights")));
    QCOMPARE(comparison.briefMismatch("weights"), u"not compared"_s);
    comparison.setEvaluator(&Evaluation::of);
    document.compareWith({});
    document.compareWith("a");  // memory may have come free
    QVERIFY(!comparison.problem() && comparison.has("weights"));
}

void tst_comparison::largeOnesCompareInTheBackground()
{
    Document document(drawnSession(300, 5, 3, 2));
    pinAndCompare(document);
    const Comparison comparison(&document);
    QVERIFY(comparison.isBusy() && !comparison.has("weights"));
    QVERIFY(comparison.mismatch("weights").contains(u"being computed"_s));
    document.compareWith({});  // what is computed now is wanted no more
    QVERIFY(!comparison.isBusy());
    document.compareWith("a");
    QTRY_VERIFY(comparison.has("weights"));
    setCell(document, "Wq", 0, 0, 3);
    const ComparisonReport report = reportOf(comparison, document);
    QCOMPARE(report.rows.size(), ComparisonReport::mostRows);
    QCOMPARE(report.rowsInAll, Index(300));
    double least = 1;
    for (const RowDifference& row : report.rows)
        least = std::min(least, std::abs(row.weight));
    int stronger = 0;
    std::vector<double> row(300);
    for (Index i = 0; i < 300; ++i) {
        comparison.readRow("weights", i, row.data());
        stronger += std::ranges::any_of(row, [least](double difference) { return std::abs(difference) > least; });
    }
    QVERIFY(stronger < int(ComparisonReport::mostRows));
}

void tst_comparison::roundingHasNoColour()
{
    Document document(drawnSession(5, 4, 3, 2));
    pinAndCompare(document);
    const Highlight highlight(&document);
    const MatrixModel model(&document, &highlight, "X", Turn::None);
    QCOMPARE(model.heatScale(), 0.0);
    const double value = document.session().matrices.at("X")(1, 1);
    setCell(document, "X", 1, 1, std::nextafter(value, 10));
    QCOMPARE(model.heatScale(), 0.0);
    QCOMPARE(model.index(1, 1).data(BesideRole).toString(), u"≈0"_s);
    QCOMPARE(model.index(1, 2).data(BesideRole).toString(), u"0"_s);
    setCell(document, "X", 1, 1, value + 1e-6);
    QVERIFY(model.heatScale() > 0);
}

void tst_comparison::picturesShowDifferences()
{
    Document document(drawnSession(90, 5, 3, 2));
    setOptions(document, withMask(document.session().options, "causal"));
    pinAndCompare(document);
    setCell(document, "Wk", 0, 0, 2);
    const Highlight highlight(&document);
    const MatrixModel model(&document, &highlight, "weights", Turn::None);
    QTRY_VERIFY(highlight.comparison()->has("weights"));
    std::vector<Index> edges;
    for (Index i = 0; i <= 90; ++i)
        edges.push_back(i);
    const HeatBins bins = heatBinsOf(model, edges, edges);
    for (Index i = 0; i < 90; ++i) {
        for (Index j = 0; j < 90; ++j) {
            const auto place = static_cast<std::size_t>(i * 90 + j);
            QCOMPARE(bins.states[place], j <= i ? HeatBins::Number : HeatBins::Hidden);
            const double difference = highlight.comparison()->at({"weights", 0, i, j}).difference;
            QVERIFY(std::abs(static_cast<double>(bins.heat[place]) - difference / model.heatScale()) < 1e-6);
        }
    }
}

void tst_comparison::blanksTellNothing()
{
    Document document(drawnSession(4, 3, 2, 5));
    pinAndCompare(document);
    setCell(document, "X", 2, 1, 7);
    QVERIFY(!document.setWorksheet({{"X[2,1]", "weights[1,2]"}, 0.005}, u"Blanks"_s));
    document.settle();
    const Highlight highlight(&document);
    highlight.comparison()->setForm(CompareForm::Differences);
    const MatrixModel model(&document, &highlight, "X", Turn::None);
    QCOMPARE(model.index(2, 1).data().toString(), QString());
    QCOMPARE(model.index(2, 1).data(StateRole).toInt(), static_cast<int>(CellState::Blank));
    QVERIFY2(!hintOf(model, 2, 1).contains(u'7'), qPrintable(hintOf(model, 2, 1)));
    double row[3];
    highlight.comparison()->readRow("X", 2, row);
    QVERIFY(std::isnan(row[1]) && row[0] == 0);
    const ComparisonReport report = reportOf(*highlight.comparison(), document);
    QVERIFY(report.inputs.empty());
    QCOMPARE(report.rows[1].words, u"to be filled in"_s);
    QVERIFY(std::isnan(report.rows[1].weight) && report.rows[1].strongest.second < 0);
}

void tst_comparison::tablesOfNamesAndOptions()
{
    Document document(fullSession());
    pinAndCompare(document);
    const Comparison comparison(&document);
    QVERIFY(reportOf(comparison, document).words.empty());
    QVERIFY(!document.renameToken(0, "<b>new</b>"));
    Options options = document.session().options;
    options.temperature = 2.5;
    options.mask = "causal";
    options.allowed = {};
    setOptions(document, options);
    const ComparisonReport report = reportOf(comparison, document);
    QStringList all;
    for (const WordsChange& words : report.words)
        all << words.what + u'|' + words.before + u'|' + words.now;
    const QString text = all.join(u'\n');
    for (const QString& part : {u"Tokens renamed"_s, u"“<b>new</b>”"_s, u"Temperature|"_s, u"|2.5"_s, u"Mask|Painted|Causal"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY(!document.moveToken(0, 2));
    document.settle();
    Inputs inputs = document.session().matrices;
    inputs.erase("bq");
    QVERIFY(!document.setInputs(inputs, u"no bias"_s));
    document.settle();
    QCOMPARE(comparison.mismatch("bq"), QString());  // no such pane any more
    const ComparisonReport later = reportOf(comparison, document);
    QVERIFY(std::ranges::any_of(later.inputs, [](const InputChange& input) { return input.step == "bq" && input.now == Shape{}; }));
}

void tst_comparison::tablesAreCopied()
{
    const auto document = changedLesson();
    const Comparison comparison(document.get());
    const ComparisonReport report = reportOf(comparison, *document);
    ChangesTable table;
    const QAbstractItemModelTester tester(&table);
    showInputs(table, report, *document);
    QCOMPARE(table.text(u'\t'),
             u"What\tBefore\tNow\tChange\nX: 1 of 28 cell(s), most X[export,product]\t0.50\t−1.50\t−2.00\nScale exponent\t0.5\t0\t\n"_s);
    QVERIFY(table.text(u',').contains(u"\"X: 1 of 28 cell(s), most X[export,product]\",0.50"_s));
    QCOMPARE(*table.cellOf(0), (CellRef{"X", 0, 4, 0}));
    QCOMPARE(table.index(0, 3).data(Qt::UserRole).toDouble(), 2.0);
    showRows(table, report, *document);
    QCOMPARE(table.rowCount(), 7);
    QCOMPARE(table.index(4, 0).data().toString(), u"export"_s);
    QCOMPARE(table.index(4, 1).data().toString(), u"+0.25"_s);
    QCOMPARE(table.index(4, 3).data().toString(), u"fail → my"_s);
    QCOMPARE(table.index(4, 4).data().toString(), u"2.75 → 2.18"_s);
    QCOMPARE(*table.cellOf(4), (CellRef{"weights", 0, 4, 2}));
    showSteps(table, report, *document);
    QCOMPARE(table.rowCount(), static_cast<int>(report.steps.size()));
}

void tst_comparison::reportsAreMadeInPieces()
{
    Document document(drawnSession(700, 6, 3, 2));
    pinAndCompare(document);
    Options options = withMask(document.session().options, "causal");
    options.temperature = 2;
    setOptions(document, options);
    setCell(document, "X", 600, 1, 7);
    const Comparison comparison(&document);
    QTRY_VERIFY(comparison.has("weights"));
    ReportMaker maker(comparison, document);
    QElapsedTimer timer;
    qint64 longest = 0;
    int pieces = 0;
    for (bool isDone = false; !isDone; ++pieces) {
        timer.start();
        isDone = maker.advance(2);
        longest = std::max(longest, timer.elapsed());
    }
    QVERIFY2(pieces > 3, qPrintable(QString::number(pieces)));
    QVERIFY2(longest < 100, qPrintable(QString::number(longest)));
    ChangesTable inPieces;
    ChangesTable atOnce;
    for (const auto& fill : {&showInputs, &showRows, &showSteps}) {
        fill(inPieces, maker.report(), document);
        fill(atOnce, reportOf(comparison, document), document);
        QCOMPARE(inPieces.text(u'\t'), atOnce.text(u'\t'));
    }
    const ComparisonReport report = maker.report();
    QCOMPARE(report.rows.size(), ComparisonReport::mostRows);
    QVERIFY(std::ranges::any_of(report.words,
                                [](const WordsChange& words) { return words.now.contains(u"%1 pair(s) differ"_s.arg(700 * 699 / 2)); }));
}

AE_TEST(tst_comparison)
#include "tst_comparison.moc"
