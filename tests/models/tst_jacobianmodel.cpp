// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/jacobianmodel.h"

#include "attention/gradient.h"
#include "attention/jacobian.h"
#include "attention/saturation.h"
#include "journey.h"
#include "models/roles.h"
#include "samples.h"
#include "testmain.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The softmax Jacobian of the picked row.
class tst_jacobianmodel : public QObject {
    Q_OBJECT
private slots:
    void isTheGradientOfTheWeights();
    void keepsItsDigitsInSaturatedRows();
    void rowsSumToNothing();
    void saysWhatItShows();
    void followsTheJourney();
    void binsHoldTheStrongestNumber();
    void blankWeightsAreNotTold();
};

void tst_jacobianmodel::isTheGradientOfTheWeights()
{
    Session session = drawnSession(6, 5, 3, 2);
    session.options = {0.5, 0.7, "painted", bitsOf({"110101", "111111", "010101", "111111", "000100", "111110"}), {}};
    Document document(session);
    const JacobianModel model(&document);
    for (Index row = 0; row < 6; ++row) {
        document.pickToken(row);
        for (Index i = 0; i < 6; ++i) {
            const Matrix wanted = gradient(document.evaluation(), {{"weights", 0, row, i}})->of.at("scaled");
            for (Index j = 0; j < 6; ++j) {
                // by a scaled score it is J / τ
                QVERIFY(std::abs(model.valueAt(i, j) - 0.7 * wanted(row, j)) < 1e-15);
            }
        }
        const double norm = softmaxJacobian(document.evaluation(), row).norm();
        QVERIFY(std::abs(norm - measure(document.evaluation(), row).jacobianNorm) < 1e-15);
    }
}

/// Against long double: a of the strongest is 1 to the last bit, and 1 - a is not.
void tst_jacobianmodel::keepsItsDigitsInSaturatedRows()
{
    Session session = drawnSession(5, 4, 3, 2);
    session.matrices["Wq"] *= 30;
    session.options.scaleExponent = 0;
    const Document document(session);
    const Values scaled = document.evaluation().value("scaled");
    double smallest = 1;
    for (Index row = 0; row < 5; ++row) {
        long double largest = -1e300L;
        for (Index j = 0; j < 5; ++j)
            largest = std::max(largest, static_cast<long double>(scaled(row, j)));
        long double e[5];
        long double sum = 0;
        for (Index j = 0; j < 5; ++j)
            sum += e[j] = std::exp(static_cast<long double>(scaled(row, j)) - largest);
        for (Index i = 0; i < 5; ++i) {
            long double others = 0;
            for (Index j = 0; j < 5; ++j)
                others += j == i ? 0 : e[j];
            const long double wanted = e[i] / sum * (others / sum);
            const double got = softmaxJacobianAt(document.evaluation(), row, i, i);
            QVERIFY2(std::abs(static_cast<double>(got - wanted)) <= 1e-13 * static_cast<double>(wanted), qPrintable(QString::number(got)));
            if (wanted > 0)
                smallest = std::min(smallest, static_cast<double>(wanted));
        }
    }
    QCOMPARE_LT(smallest, 1e-17);  // where 1 - a would be 0
}

void tst_jacobianmodel::rowsSumToNothing()
{
    for (const auto& document : exampleDocuments()) {
        for (Index row = 0; row < document->sizes().tokens; ++row) {
            const Matrix jacobian = softmaxJacobian(document->evaluation(), row);
            QVERIFY(jacobian.rowwise().sum().cwiseAbs().maxCoeff() < 1e-15);
            QVERIFY(jacobian == jacobian.transpose());
        }
    }
}

void tst_jacobianmodel::saysWhatItShows()
{
    const LocaleGuard guard(pointLocale());
    Document document(troubledSession());
    const JacobianModel model(&document);
    document.pickToken(1);  // fully masked
    QVERIFY(!model.hasJacobian());
    QCOMPARE(model.index(0, 0).data().toString(), u"–"_s);
    QCOMPARE(model.index(0, 0).data(StateRole).toInt(), int(CellState::Undefined));
    QVERIFY2(model.sentences().join(u' ').contains(u"No key is allowed"_s), qPrintable(model.sentences().join(u' ')));
    document.pickToken(4);  // forced
    QVERIFY(model.hasJacobian());
    QVERIFY(model.sentences().join(u' ').contains(u"Only one key"_s));
    document.pickToken(0);  // keys 0, 4, 5
    QCOMPARE(model.index(1, 0).data(StateRole).toInt(), int(CellState::Hidden));
    QVERIFY(model.index(1, 0).data(HintRole).toString().contains(u"hidden by the mask"_s));
    QVERIFY(model.index(4, 4).data(HintRole).toString().contains(u"its own logit"_s));
    const QString words = model.sentences().join(u' ');
    QVERIFY2(words.contains(u"τ = 1.25"_s), qPrintable(words));
    QVERIFY2(words.contains(numberStyle(document).measure(measure(document.evaluation(), 0).jacobianNorm)), qPrintable(words));
    QVERIFY2(words.contains(u"all 3 keys share equally it is 0.471"_s), qPrintable(words));
}

void tst_jacobianmodel::followsTheJourney()
{
    for (const Session& session : journeySessions()) {
        Document document(session);
        JacobianModel model(&document);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        readWhatIsAnnounced(&model);
        for (const Stop& stop : journey()) {
            stop.go(document);
            QCOMPARE(model.rowCount(), static_cast<int>(document.sizes().tokens));
            QVERIFY2(!model.sentences().isEmpty(), stop.name);
        }
    }
}

void tst_jacobianmodel::binsHoldTheStrongestNumber()
{
    Document document(drawnSession(40, 5, 3, 2));
    document.pickToken(7);
    const JacobianModel model(&document);
    const Matrix jacobian = softmaxJacobian(document.evaluation(), 7);
    for (Index y = 0; y < 40; y += 4) {
        for (Index x = 0; x < 40; x += 5) {
            const double wanted = jacobian.block(y, x, 4, 5).cwiseAbs().maxCoeff();
            QCOMPARE(std::abs(model.strongestIn(y, y + 3, x, x + 4)), wanted);
        }
    }
    QCOMPARE(model.largest(), jacobian.cwiseAbs().maxCoeff());
}

/// a (1 − a) would tell a.
void tst_jacobianmodel::blankWeightsAreNotTold()
{
    Document document(drawnSession(4, 3, 2, 5));
    document.pickToken(2);
    JacobianModel model(&document);
    QVERIFY(model.hasJacobian());
    QVERIFY(!document.setWorksheet({{"weights[2,1]"}, 0.005}, QStringLiteral("blank")));
    document.settle();
    QVERIFY(!model.hasJacobian());
    QVERIFY(model.sentences().join(u' ').contains(QStringLiteral("blank in the worksheet")));
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("–"));
    document.pickToken(1);
    QVERIFY(model.hasJacobian());
}

AE_TEST(tst_jacobianmodel)
#include "tst_jacobianmodel.moc"
