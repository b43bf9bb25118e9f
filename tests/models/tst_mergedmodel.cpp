// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/mergedmodel.h"

#include "journey.h"
#include "models/answersheet.h"
#include "models/roles.h"
#include "testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// W_Q W_Kᵀ as a table, and the singular values beside it.
class tst_mergedmodel : public QObject {
    Q_OBJECT
private slots:
    void keepsTheContract();
    void mayBeReadBeforeItHearsOfAChange();
    void isTheMatrixBetweenTwoTokens();
    void followsEdits();
    void whatIsNotFiniteHasWords();
    void largeOnesAreFoundInTheBackground();
    void staleOnesAreDropped();
    void outOfSightNothingIsFound();
    void blankCellsAreNotTold();
    void columnsTurnIt();
};

void tst_mergedmodel::mayBeReadBeforeItHearsOfAChange()
{
    for (const Session& session : journeySessions()) {
        Document document(session);
        std::unique_ptr<QAbstractItemModel> model;
        readBeforeItHears(document, model);
        model = std::make_unique<MergedModel>(&document);
        for (const Stop& stop : journey()) {
            stop.go(document);
            document.settle();
            QCOMPARE(model->rowCount(), static_cast<int>(document.sizes().dModel));
        }
    }
}

void tst_mergedmodel::keepsTheContract()
{
    for (const Session& session : journeySessions()) {
        Document document(session);
        MergedModel model(&document);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        readWhatIsAnnounced(&model);
        for (const Stop& stop : journey()) {
            stop.go(document);
            document.settle();
            QCOMPARE(model.columnCount(), static_cast<int>(document.sizes().dModel));
            const auto& spectrum = model.spectrum(MergedModel::Scores);
            const bool isFinite = document.session().matrices.at("Wq").allFinite() && document.session().matrices.at("Wk").allFinite();
            QCOMPARE(spectrum.has_value(), isFinite);
            QCOMPARE(model.reason(MergedModel::Scores).isEmpty(), isFinite);
        }
    }
}

// x M yᵀ is the score, for every pair.
void tst_mergedmodel::isTheMatrixBetweenTwoTokens()
{
    Document document(drawnSession(5, 4, 3, 2));
    const MergedModel model(&document);
    Matrix merged(4, 4);
    for (int i = 0; i < 4; ++i) {
        for (int j = 0; j < 4; ++j)
            merged(i, j) = model.index(i, j).data(ValueRole).toDouble();
    }
    const Matrix& x = document.session().matrices.at("X");
    const Matrix scores = x * merged * x.transpose();
    const Values wanted = document.evaluation().value("scores");
    for (Index i = 0; i < 5; ++i) {
        for (Index j = 0; j < 5; ++j)
            QVERIFY(std::abs(scores(i, j) - wanted(i, j)) < 1e-12);
    }
    QCOMPARE(model.spectrum(MergedModel::Scores)->values.size(), 3U);
    QCOMPARE(model.spectrum(MergedModel::Values)->values.size(), 2U);
    // the squares of the singular values and of the numbers have one sum
    double squares = 0;
    for (const double value : model.spectrum(MergedModel::Scores)->values)
        squares += value * value;
    QVERIFY(std::abs(squares - merged.squaredNorm()) < 1e-11);
    // the strongest colour belongs to the largest number
    double strongest = 0;
    for (int i = 0; i < 16; ++i)
        strongest = std::max(strongest, std::abs(model.index(i / 4, i % 4).data(HeatRole).toDouble()));
    QVERIFY(std::abs(strongest - 1) < 1e-14);
    QVERIFY(model.index(1, 2).data(HintRole).toString().contains(u"x2"_s)
            || !model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString().isEmpty());
}

void tst_mergedmodel::followsEdits()
{
    Document document(drawnSession(5, 4, 3, 2));
    MergedModel model(&document);
    QSignalSpy changed(&model, &MergedModel::spectraChanged);
    const double before = model.valueAt(2, 1);
    QVERIFY(!document.setCells("Wq", Region::cell(2, 0), Matrix::Constant(1, 1, 9)));
    document.settle();
    QCOMPARE(changed.size(), 1);
    QVERIFY(model.valueAt(2, 1) != before);
    QVERIFY(!document.setCells("X", Region::cell(0, 0), Matrix::Constant(1, 1, 9)));
    document.settle();
    QCOMPARE(changed.size(), 1);  // X has no part in it
    QVERIFY(!document.resize({5, 6, 1, 2}));
    document.settle();
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(model.spectrum(MergedModel::Scores)->values.size(), 1U);
}

void tst_mergedmodel::whatIsNotFiniteHasWords()
{
    Session session = drawnSession(5, 4, 3, 2);
    session.matrices["Wk"](1, 1) = HUGE_VAL;
    Document document(session);
    const MergedModel model(&document);
    QVERIFY(!model.spectrum(MergedModel::Scores));
    QVERIFY2(model.reason(MergedModel::Scores).contains(u"not finite"_s), qPrintable(model.reason(MergedModel::Scores)));
    QVERIFY(model.spectrum(MergedModel::Values).has_value());
    QCOMPARE(model.index(0, 1).data(StateRole).toInt(), static_cast<int>(CellState::NotFinite));
    QCOMPARE(model.index(0, 0).data(StateRole).toInt(), static_cast<int>(CellState::Number));
    QVERIFY(model.index(0, 0).data(HeatRole).toDouble() != 0);  // the others keep their colours
}

void tst_mergedmodel::largeOnesAreFoundInTheBackground()
{
    Document document(drawnSession(3, 300, 40, 20));
    MergedModel model(&document);
    QVERIFY(model.isBusy());
    QVERIFY(!model.reason(MergedModel::Scores).isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(model.spectrum(MergedModel::Scores).has_value(), 20'000);
    QVERIFY(!model.isBusy());
    const auto wanted = spectrumOfProduct(document.session().matrices.at("Wq"), document.session().matrices.at("Wk"));
    QCOMPARE(model.spectrum(MergedModel::Scores)->values, wanted->values);
}

void tst_mergedmodel::staleOnesAreDropped()
{
    Document document(drawnSession(3, 300, 40, 20));
    MergedModel model(&document);
    for (int i = 0; i < 5; ++i) {
        QVERIFY(!document.setCells("Wq", Region::cell(0, 0), Matrix::Constant(1, 1, 100 + i)));
        document.settle();
    }
    QSignalSpy changed(&model, &MergedModel::spectraChanged);
    QTRY_VERIFY_WITH_TIMEOUT(!model.isBusy() && model.spectrum(MergedModel::Scores).has_value(), 20'000);
    QCOMPARE(changed.size(), 1);  // of all that were asked for, the last
    const auto wanted = spectrumOfProduct(document.session().matrices.at("Wq"), document.session().matrices.at("Wk"));
    QCOMPARE(model.spectrum(MergedModel::Scores)->values, wanted->values);
}

void tst_mergedmodel::outOfSightNothingIsFound()
{
    Document document(drawnSession(5, 4, 3, 2));
    MergedModel model(&document);
    const std::vector<double> before = model.spectrum(MergedModel::Scores)->values;
    model.setWatched(false);
    QVERIFY(!document.setCells("Wq", Region::cell(2, 0), Matrix::Constant(1, 1, 9)));
    document.settle();
    QCOMPARE(model.spectrum(MergedModel::Scores)->values, before);
    model.setWatched(true);
    QVERIFY(model.spectrum(MergedModel::Scores)->values != before);
}

void tst_mergedmodel::blankCellsAreNotTold()
{
    Session session = drawnSession(5, 4, 3, 2);
    session.worksheet.blanks = {"Wk[2,1]"};
    Document document(session);
    MergedModel model(&document);
    QVERIFY(!model.reason(MergedModel::Scores).isEmpty());
    QVERIFY(model.reason(MergedModel::Values).isEmpty());
    for (int i = 0; i < 16; ++i) {
        QVERIFY(std::isnan(model.index(i / 4, i % 4).data(ValueRole).toDouble()));
        QVERIFY(model.index(i / 4, i % 4).data(ExactTextRole).toString().isEmpty());
    }
    AnswerSheet::of(document)->setRevealed(true);
    QVERIFY(model.reason(MergedModel::Scores).isEmpty());
    QCOMPARE(model.index(1, 2).data(ValueRole).toDouble(), model.valueAt(1, 2));
}

// Where tokens are columns the score is yᵀ W_K W_Qᵀ x.
void tst_mergedmodel::columnsTurnIt()
{
    Document document(drawnSession(5, 4, 3, 2));
    MergedModel model(&document);
    const QAbstractItemModelTester tester(&model);
    const double before = model.index(1, 2).data(ValueRole).toDouble();
    const QString said = model.index(1, 2).data(HintRole).toString();
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    document.setConventions({"column", "scores"});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.index(2, 1).data(ValueRole).toDouble(), before);
    QVERIFY(model.index(1, 2).data(ValueRole).toDouble() != before);
    QCOMPARE(model.index(2, 1).data(HintRole).toString(), said);  // features of query and key stay what they are
}

AE_TEST(tst_mergedmodel)
#include "tst_mergedmodel.moc"
