// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/principalplane.h"

#include "compare.h"
#include "goldenfile.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace ae;
using namespace ae::test;

/// The plane that shows most of queries and keys, against NumPy's singular vectors.
class tst_principalplane : public QObject {
    Q_OBJECT
private slots:
    void golden_data();
    void golden();
    void wideVectors_data();
    void wideVectors();
    void narrowVectorsAreShownAsTheyAre();
    void rowsThatAreNotFiniteAreLeftOut();
    void zerosHaveAPlaneToo();
};

namespace {

const Json& file()
{
    static const Json golden = readGolden("attention/views.json");
    return golden;
}

PrincipalPlane planeOf(const std::vector<Matrix>& matrices)
{
    std::vector<const Matrix*> pointers;
    for (const Matrix& matrix : matrices)
        pointers.push_back(&matrix);
    return principalPlane(pointers);
}

}  // namespace

void tst_principalplane::golden_data()
{
    QTest::addColumn<int>("index");
    const Json& planes = file().at("planes");
    for (std::size_t i = 0; i < planes.size(); ++i)
        QTest::newRow(planes[i].at("name").get<std::string>().c_str()) << static_cast<int>(i);
}

void tst_principalplane::golden()
{
    QFETCH(const int, index);
    const Json& want = file().at("planes")[static_cast<std::size_t>(index)];
    std::vector<Matrix> matrices;
    for (const Json& matrix : want.at("matrices"))
        matrices.push_back(matrixOf(matrix));
    const PrincipalPlane plane = planeOf(matrices);
    AE_VERIFY_EMPTY(difference(plane.directions, matrixOf(want.at("directions")), 1e-11));
    QVERIFY(std::abs(plane.share - want.at("share").get<double>()) <= tolerance::reference);
    QVERIFY(!plane.isWhole);
    // the same vectors in any distribution over matrices, and turned round
    Matrix all(0, matrices.front().cols());
    for (const Matrix& matrix : matrices) {
        all.conservativeResize(all.rows() + matrix.rows(), Eigen::NoChange);
        all.bottomRows(matrix.rows()) = -matrix;
    }
    AE_VERIFY_EMPTY(difference(planeOf({all}).directions, plane.directions, 1e-11));
}

void tst_principalplane::wideVectors_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < file().at("wide").size(); ++i)
        QTest::newRow(qPrintable(QString::number(file().at("wide")[i].at("width").get<int>()))) << static_cast<int>(i);
}

void tst_principalplane::wideVectors()
{
    QFETCH(const int, index);
    const Json& want = file().at("wide")[static_cast<std::size_t>(index)];
    Matrix rows(want.at("rows").get<Index>(), want.at("width").get<Index>());
    for (Index i = 1; i <= rows.rows(); ++i) {
        for (Index j = 1; j <= rows.cols(); ++j) {
            rows(i - 1, j - 1) = std::cos(static_cast<double>(i * j) * 0.37)
                + 0.5 * std::sin(static_cast<double>(i * i) * 0.11) * std::cos(static_cast<double>(j) * 0.05);
        }
    }
    const PrincipalPlane plane = planeOf({rows});
    QVERIFY2(std::abs(plane.share - want.at("share").get<double>()) <= 1e-8, qPrintable(QString::number(plane.share, 'g', 17)));
    AE_VERIFY_EMPTY(difference(plane.directions.transpose() * plane.directions, Matrix(Matrix::Identity(2, 2)), 1e-12));
}

void tst_principalplane::narrowVectorsAreShownAsTheyAre()
{
    const Matrix two{{3, -1}, {0.5, 7}, {2, 2}};
    const PrincipalPlane plane = planeOf({two, 2 * two});
    AE_VERIFY_EMPTY(bitDifference(plane.directions, Matrix(Matrix::Identity(2, 2))));
    QVERIFY(plane.isWhole);
    QCOMPARE(plane.share, 1.0);
    const PrincipalPlane line = planeOf({Matrix(two.leftCols(1))});
    AE_VERIFY_EMPTY(bitDifference(line.directions, Matrix(Matrix::Ones(1, 1))));
    QVERIFY(line.isWhole);
}

void tst_principalplane::rowsThatAreNotFiniteAreLeftOut()
{
    Matrix good = matrixOf(file().at("planes")[0].at("matrices")[0]);
    Matrix bad(good.rows() + 2, good.cols());
    bad.row(0).setConstant(std::nan(""));
    bad.middleRows(1, good.rows()) = good;
    bad.bottomRows(1).setZero();
    bad(bad.rows() - 1, 2) = HUGE_VAL;
    const PrincipalPlane want = planeOf({good});
    const PrincipalPlane got = planeOf({bad});
    AE_VERIFY_EMPTY(difference(got.directions, want.directions, 1e-13));
    QVERIFY(std::abs(got.share - want.share) <= 1e-14);
    bad.setConstant(std::nan(""));
    QCOMPARE(planeOf({bad}).share, 1.0);
}

void tst_principalplane::zerosHaveAPlaneToo()
{
    const PrincipalPlane plane = planeOf({Matrix(Matrix::Zero(3, 4))});
    QCOMPARE(plane.directions.cols(), Index(2));
    AE_VERIFY_EMPTY(bitDifference(plane.directions.transpose() * plane.directions, Matrix(Matrix::Identity(2, 2))));
}

AE_TEST(tst_principalplane)
#include "tst_principalplane.moc"
