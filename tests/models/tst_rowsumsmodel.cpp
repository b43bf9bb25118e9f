// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowsumsmodel.h"

#include "journey.h"
#include "testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The column of sums beside the weights.
class tst_rowsumsmodel : public QObject {
    Q_OBJECT
private slots:
    void keepsTheContract();
    void mayBeReadBeforeItHearsOfAChange();
    void sumsUnroundedValues();
    void rowsWithoutADistributionSayWhy();
    void followsNamesAndDecimals();
};

namespace {

QString textOf(const RowSumsModel& model, int row, int role = Qt::DisplayRole)
{
    return model.index(row, 0).data(role).toString();
}

}  // namespace

void tst_rowsumsmodel::mayBeReadBeforeItHearsOfAChange()
{
    for (const Session& session : journeySessions()) {
        Document document(session);
        std::unique_ptr<QAbstractItemModel> model;
        readBeforeItHears(document, model);
        model = std::make_unique<RowSumsModel>(&document);
        for (const Stop& stop : journey()) {
            stop.go(document);
            document.settle();
            QCOMPARE(model->rowCount(), static_cast<int>(document.sizes().tokens) + 0);
        }
    }
}

void tst_rowsumsmodel::keepsTheContract()
{
    const LocaleGuard guard(pointLocale());
    for (const Session& session : journeySessions()) {
        Document document(session);
        RowSumsModel model(&document);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        readWhatIsAnnounced(&model);
        for (const Stop& stop : journey()) {
            stop.go(document);
            document.settle();
            QVERIFY2(!QTest::currentTestFailed(), stop.name);
            QCOMPARE(model.rowCount(), static_cast<int>(document.sizes().tokens));
            for (int i = 0; i < model.rowCount(); ++i) {
                const bool isGood = !hasNoDistribution(document.evaluation().rows()[static_cast<std::size_t>(i)].state);
                const QString one = shownNumber(textOf(model, i)) == 1.0 ? u"1"_s : textOf(model, i);
                QVERIFY2((one == u"1"_s) == isGood, qPrintable(QLatin1String(stop.name) + u": "_s + textOf(model, i)));
            }
        }
    }
}

// Weights whose shown digits add to 1.01 or 0.99: the sum is of what is behind them.
void tst_rowsumsmodel::sumsUnroundedValues()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    const RowSumsModel model(document.get());
    bool differs = false;
    for (int i = 0; i < 7; ++i) {
        double shown = 0;
        for (Index j = 0; j < 7; ++j)
            shown += shownNumber(numberStyle(*document).text(document->evaluation().value("weights")(i, j)));
        differs = differs || qAbs(shown - 1) > 0.005;
        QCOMPARE(textOf(model, i), u"1.00"_s);
        QVERIFY(textOf(model, i, Qt::ToolTipRole).contains(u"unrounded"_s));
    }
    QVERIFY(differs);
}

void tst_rowsumsmodel::rowsWithoutADistributionSayWhy()
{
    Document document(troubledSession());
    const RowSumsModel model(&document);
    QCOMPARE(textOf(model, 1), u"– fully masked"_s);
    QCOMPARE(textOf(model, 2), u"– not a number"_s);
    QCOMPARE(textOf(model, 3), u"– overflow"_s);
    QVERIFY(textOf(model, 2, Qt::ToolTipRole).contains(u"because"_s));
    QVERIFY(!textOf(model, 1, Qt::AccessibleTextRole).contains(u'–'));
    QCOMPARE(shownNumber(textOf(model, 5)), 1.0);
    QCOMPARE(shownNumber(textOf(model, 4)), 1.0);
}

void tst_rowsumsmodel::followsNamesAndDecimals()
{
    const LocaleGuard guard(commaLocale());
    Document document(plainSession());
    const RowSumsModel model(&document);
    QSignalSpy headers(&model, &RowSumsModel::headerDataChanged);
    QSignalSpy data(&model, &RowSumsModel::dataChanged);
    QVERIFY(!document.renameToken(3, "\u202Eevil\n"));
    document.settle();
    QCOMPARE(headers.count(), 1);
    QCOMPARE(model.headerData(3, Qt::Vertical, Qt::DisplayRole).toString(), u"⟨202E⟩evil⟨000A⟩"_s);
    const qsizetype before = data.count();
    document.setDecimals(4);
    QCOMPARE(data.count(), before + 1);
    QCOMPARE(textOf(model, 0), u"1,0000"_s);
}

AE_TEST(tst_rowsumsmodel)
#include "tst_rowsumsmodel.moc"
