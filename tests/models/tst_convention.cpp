// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/convention.h"

#include "journey.h"
#include "models/equationtext.h"
#include "models/heatbins.h"
#include "models/highlight.h"
#include "models/inspection.h"
#include "models/matrixmodel.h"
#include "models/pair.h"
#include "models/roles.h"
#include "models/rowsumsmodel.h"
#include "models/waterfall.h"
#include "models/workedrowmodel.h"
#include "testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The same numbers, written down by another convention.
class tst_convention : public QObject {
    Q_OBJECT
private slots:
    void equations_data();
    void equations();
    void formulasOfAllSteps();
    void theNumbersAreTheSame_data();
    void theNumbersAreTheSame();
    void aTurnedPaneWritesTheRightCell();
    void everyModelKeepsTheContract_data();
    void everyModelKeepsTheContract();
    void dividedQueriesTimesKeysAreTheDividedScores_data();
    void dividedQueriesTimesKeysAreTheDividedScores();
    void theInspectorTellsWhatIsShown();
    void termsOfDividedQueries();
    void aDividedQueryIsTold();
};

namespace {

Conventions by(const char* vectors, const char* scaling)
{
    return {vectors, scaling};
}

Session rotarySession()
{
    Session session = drawnSession(5, 4, 2, 3);
    session.options.rotary = {"halves", 100, 0};
    return session;
}

}  // namespace

void tst_convention::equations_data()
{
    QTest::addColumn<QString>("vectors");
    QTest::addColumn<QString>("scaling");
    QTest::addColumn<bool>("turns");
    QTest::addColumn<QString>("projections");
    QTest::addColumn<QString>("scaled");
    QTest::addColumn<QString>("scores");
    QTest::addColumn<QString>("output");
    QTest::newRow("as ever") << u"row"_s << u"scores"_s << false << u"Q, K, V = X W_Q, X W_K, X W_V"_s << u"S\u0303 = S / √2"_s
                             << u"S = Q Kᵀ"_s << u"O = A V"_s;
    QTest::newRow("columns") << u"column"_s << u"scores"_s << false << u"Q, K, V = W_Qᵀ X, W_Kᵀ X, W_Vᵀ X"_s << u"S\u0303 = S / √2"_s
                             << u"S = Kᵀ Q"_s << u"O = V A"_s;
    QTest::newRow("queries") << u"row"_s << u"queries"_s << false << u"Q, K, V = X W_Q, X W_K, X W_V"_s << u"Q\u0303 = Q / √2"_s
                             << u"S\u0303 = Q\u0303 Kᵀ"_s << u"O = A V"_s;
    QTest::newRow("both") << u"column"_s << u"queries"_s << false << u"Q, K, V = W_Qᵀ X, W_Kᵀ X, W_Vᵀ X"_s << u"Q\u0303 = Q / √2"_s
                          << u"S\u0303 = Kᵀ Q\u0303"_s << u"O = V A"_s;
    QTest::newRow("columns, turned") << u"column"_s << u"scores"_s << true << u"Q, K, V = W_Qᵀ X, W_Kᵀ X, W_Vᵀ X"_s << u"S\u0303 = S / √2"_s
                                     << u"S = K_Rᵀ Q_R"_s << u"O = V A"_s;
    QTest::newRow("both, turned") << u"column"_s << u"queries"_s << true << u"Q, K, V = W_Qᵀ X, W_Kᵀ X, W_Vᵀ X"_s << u"Q\u0303 = Q_R / √2"_s
                                  << u"S\u0303 = K_Rᵀ Q\u0303"_s << u"O = V A"_s;
}

void tst_convention::equations()
{
    QFETCH(const QString, vectors);
    QFETCH(const QString, scaling);
    QFETCH(const bool, turns);
    const LocaleGuard guard(pointLocale());
    Document document(turns ? rotarySession() : drawnSession(5, 4, 2, 3));
    document.setConventions({vectors.toStdString(), scaling.toStdString()});
    QTEST(projectionsEquation(document), "projections");
    QTEST(scalingEquation(document), "scaled");
    QTEST(scoresEquation(document), "scores");
    QTEST(outputEquation(document), "output");
    QCOMPARE(conventionNote(document).isEmpty(), vectors == u"row"_s && scaling == u"scores"_s);
    QCOMPARE(weightsEquation(document), u"A = softmax(S\u0303)"_s);
}

// In row vectors nothing is written otherwise than by the steps themselves.
void tst_convention::formulasOfAllSteps()
{
    for (const Session& session : {plainSession(), fullSession(), rotarySession()}) {
        Document document(session);
        document.setConventions({});
        const Graph& graph = document.evaluation().graph();
        for (const Graph::Node& node : graph.nodes()) {
            if (node.spec->kind == StepKind::Computed)
                QCOMPARE(shownFormula(document, node), fromUtf8(formulaOf(graph, node)));
        }
    }
}

void tst_convention::theNumbersAreTheSame_data()
{
    QTest::addColumn<int>("session");
    QTest::newRow("plain") << 0;
    QTest::newRow("full") << 1;
    QTest::newRow("troubled") << 2;
}

// Cell by cell and bit by bit: turned panes show what the others showed, at the turned place.
void tst_convention::theNumbersAreTheSame()
{
    QFETCH(const int, session);
    Document document(journeySessions()[static_cast<std::size_t>(session)]);
    Highlight highlight(&document);
    for (const StepSpec* spec : stepCatalogue()) {
        for (const Turn turn : {Turn::None, Turn::Transposed}) {
            document.setConventions({});
            MatrixModel model(&document, &highlight, std::string(spec->key), turn);
            if (!model.isInForce())
                continue;
            std::vector<std::vector<QStringList>> before(static_cast<std::size_t>(model.rowCount()));
            const auto textsOf = [&model](int row, int column) {
                const QModelIndex index = model.index(row, column);
                return QStringList{index.data().toString(),         index.data(ExactTextRole).toString(),
                                   index.data(HintRole).toString(), index.data(StateRole).toString(),
                                   index.data(HeatRole).toString(), index.data(MarksRole).toString()};
            };
            for (int row = 0; row < model.rowCount(); ++row) {
                for (int column = 0; column < model.columnCount(); ++column)
                    before[static_cast<std::size_t>(row)].push_back(textsOf(row, column));
            }
            const bool wasLetter = model.isLetterTransposed();
            QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
            document.setConventions(by("column", "queries"));
            QCOMPARE(reset.size(), 1);
            QCOMPARE(static_cast<std::size_t>(model.columnCount()), before.size());
            for (int row = 0; row < model.rowCount(); ++row) {
                for (int column = 0; column < model.columnCount(); ++column)
                    QCOMPARE(textsOf(row, column), before[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)]);
            }
            // the letter of what has a token in each row is meant turned; that of a projection is not
            QCOMPARE(model.isLetterTransposed() == wasLetter, letterTurns(*spec));
        }
    }
}

void tst_convention::aTurnedPaneWritesTheRightCell()
{
    const LocaleGuard guard(pointLocale());
    Document document(plainSession());
    document.setConventions(by("column", "scores"));
    MatrixModel model(&document, nullptr, "Wq", Turn::None);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.columnCount(), 5);
    QVERIFY(model.setData(model.index(2, 4), u"7.5"_s, Qt::EditRole));
    QCOMPARE(document.session().matrices.at("Wq")(4, 2), 7.5);
    document.settle();
    QCOMPARE(model.index(2, 4).data(ValueRole).toDouble(), 7.5);
    QCOMPARE(model.headerData(4, Qt::Horizontal, Qt::DisplayRole).toString(), u"x5"_s);
    QVERIFY(!document.isModified() || document.undoStack()->count() == 1);
}

void tst_convention::everyModelKeepsTheContract_data()
{
    theNumbersAreTheSame_data();
}

void tst_convention::everyModelKeepsTheContract()
{
    QFETCH(const int, session);
    Document document(journeySessions()[static_cast<std::size_t>(session)]);
    document.setConventions(by("column", "queries"));
    Highlight highlight(&document);
    std::vector<std::unique_ptr<QAbstractItemModel>> models;
    for (const StepSpec* spec : stepCatalogue())
        models.push_back(std::make_unique<MatrixModel>(&document, &highlight, std::string(spec->key), Turn::None));
    models.push_back(std::make_unique<MatrixModel>(&document, &highlight, "Q", Turn::None, nullptr, Portion::Divided));
    models.push_back(std::make_unique<RowSumsModel>(&document));
    models.push_back(std::make_unique<WorkedRowModel>(&document));
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (const auto& model : models) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest));
        readWhatIsAnnounced(model.get());
    }
    int stop = 0;
    for (const Stop& next : journey()) {
        next.go(document);
        document.settle();
        ++stop;
        document.setConventions(by(stop % 2 == 0 ? "column" : "row", stop % 3 == 0 ? "scores" : "queries"));
        for (const auto& model : models)
            QVERIFY(model->rowCount() == 0 || model->index(0, 0).isValid());
    }
}

void tst_convention::dividedQueriesTimesKeysAreTheDividedScores_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("exponent");
    for (const int width : {1, 2, 3, 17, 64}) {
        for (const double exponent : {0.0, 0.5, 0.75, 1.0, 2.0})
            QTest::addRow("d %d, p %g", width, exponent) << width << exponent;
    }
}

// What is shown is computed one way only. Computed the other way the last bits differ: by how much at most, is this test. Of each
// product (q_m / c) k_m and of its share in (Σ q_m k_m) / c every operation rounds by half an ulp of itself.
void tst_convention::dividedQueriesTimesKeysAreTheDividedScores()
{
    QFETCH(const int, width);
    QFETCH(const double, exponent);
    Session session = drawnSession(6, 5, width, 3);
    session.options.scaleExponent = exponent;
    Document document(session);
    document.setConventions(by("row", "queries"));
    const MatrixModel divided(&document, nullptr, "Q", Turn::None, nullptr, Portion::Divided);
    const Values q = document.evaluation().value("Q");
    const Values k = document.evaluation().value("K");
    const Values scaled = document.evaluation().value("scaled");
    const double divisor = document.evaluation().divisor();
    double largest = 0;
    for (int i = 0; i < 6; ++i) {
        for (int j = 0; j < 6; ++j) {
            double sum = 0;
            double size = 0;
            for (int m = 0; m < width; ++m) {
                const double shown = divided.index(i, m).data(ValueRole).toDouble();
                QCOMPARE(shown, q(i, m) / divisor);
                sum += shown * k(j, m);
                size += std::abs(shown * k(j, m));
            }
            largest = std::max(largest, std::abs(sum));
            QVERIFY(std::abs(sum - scaled(i, j)) <= (width + 3) * std::numeric_limits<double>::epsilon() * size);
        }
    }
    QVERIFY(largest > 0);
    QVERIFY(!divided.isEditable());
    // colours and pictures are of what is shown
    double heat = 0;
    for (int i = 0; i < 6; ++i) {
        for (int m = 0; m < width; ++m)
            heat = std::max(heat, std::abs(divided.index(i, m).data(HeatRole).toDouble()));
    }
    QVERIFY(std::abs(heat - 1) < 1e-12);
    const HeatBins bins = heatBinsOf(divided, {0, 1, 2, 3, 4, 5, 6}, {0, Index(width)});
    QVERIFY(std::abs(*std::ranges::max_element(bins.heat, {}, [](float value) { return std::abs(value); })) > 0.999F);
}

void tst_convention::theInspectorTellsWhatIsShown()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    const CellRef cell{"scaled", 0, 4, 5};
    const Inspection before = inspect(*document, cell);
    document->setConventions(by("column", "queries"));
    const Inspection after = inspect(*document, cell);
    QCOMPARE(after.formula, u"S\u0303 = Kᵀ Q\u0303"_s);
    QCOMPARE(after.exactText, before.exactText);
    QCOMPARE(after.name, before.name);
    QCOMPARE(after.terms.size(), 2);
    QCOMPARE(after.terms[0].factorTexts, (QStringList{u"0.35"_s, u"1/√2"_s, u"1.23"_s}));
    double sum = 0;
    for (const TermLine& term : after.terms)
        sum += term.value;
    QVERIFY(std::abs(sum - document->evaluation().value("scaled")(4, 5)) < 1e-15);
    const auto explanation = shownExplanation(*document, cell);
    QVERIFY(std::abs(rebuild(*explanation) - explanation->value) < 1e-15);
    // other cells tell what they told
    document->setConventions(by("row", "queries"));
    for (const char* step : {"scores", "weights", "Q", "output"}) {
        const auto own = explain(document->evaluation(), {step, 0, 2, 1});
        const auto shown = shownExplanation(*document, {step, 0, 2, 1});
        QCOMPARE(shown->terms.size(), own->terms.size());
        QCOMPARE(shown->rule, own->rule);
    }
    QVERIFY(!shownExplanation(*document, {"nothing", 0, 0, 0}));
}

void tst_convention::termsOfDividedQueries()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    document->pickToken(4);
    const Waterfall before = waterfallOf(*document, {4, 5}, TermOrder::Dimensions);
    document->setConventions(by("row", "queries"));
    QCOMPARE(scoreOf(*document, {4, 5}).step, std::string("scaled"));
    const Waterfall after = waterfallOf(*document, {4, 5}, TermOrder::Dimensions);
    QCOMPARE(after.terms.size(), before.terms.size());
    QCOMPARE(after.terms[0].arithmetic, u"0.35 · 1/√2 × 1.23"_s);
    QVERIFY(after.dividedName.isEmpty());
    QCOMPARE(after.score, before.divided);
    QVERIFY(std::abs(after.terms.back().end - after.score) < 1e-15);
    Options options = document->session().options;
    options.temperature = 4;
    QVERIFY(!document->setOptions(options, u"warm"_s));
    document->settle();
    const Waterfall warm = waterfallOf(*document, {4, 5}, TermOrder::Dimensions);
    QCOMPARE(warm.dividedName, u"÷ 4"_s);
    QVERIFY(std::abs(warm.divided - before.divided / 4) < 1e-15);
}

void tst_convention::aDividedQueryIsTold()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    const CellRef cell{"Q", 0, 4, 0};  // 0.35
    QCOMPARE(inspect(*document, cell).dividedText, QString());
    document->setConventions(by("row", "queries"));
    QCOMPARE(inspect(*document, cell).dividedText, u"Q\u0303 = 0.25, divided by 1.414 for the scores"_s);
    QCOMPARE(inspect(*document, cell).valueText, u"0.35"_s);
    QCOMPARE(inspect(*document, {"K", 0, 4, 0}).dividedText, QString());
    Document turned(rotarySession());
    turned.setConventions(by("row", "queries"));
    QVERIFY(inspect(turned, {"Q", 0, 1, 0}).dividedText.isEmpty());  // what is divided is the turned one
    QVERIFY(!inspect(turned, {"Qrot", 0, 1, 0}).dividedText.isEmpty());
    QVERIFY(!document->setWorksheet({{"Q[4,0]"}, 0.005}, u"blank"_s));
    document->settle();
    QCOMPARE(inspect(*document, cell).dividedText, QString());
}

AE_TEST(tst_convention)
#include "tst_convention.moc"
