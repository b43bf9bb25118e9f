// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/kernels.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// Products of any size, whole and in part, forward and backward.
class tst_products : public QObject {
    Q_OBJECT
private slots:
    void productsOfAnySize_data();
    void productsOfAnySize();
    void productsKeepNonFiniteNumbersApart();
    void productBackwardSkipsZeroGradients();
};

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace

void tst_products::productsOfAnySize_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("inner");
    QTest::addColumn<int>("columns");
    QTest::newRow("one cell") << 1 << 1 << 1;
    QTest::newRow("small") << 3 << 5 << 2;
    QTest::newRow("just below the plain limit") << 16 << 16 << 16;
    QTest::newRow("just above it") << 17 << 16 << 16;
    QTest::newRow("tall") << 301 << 3 << 7;
    QTest::newRow("wide") << 5 << 9 << 257;
    QTest::newRow("deep") << 7 << 1001 << 3;
    QTest::newRow("large") << 67 << 71 << 73;
    for (int columns = 8; columns <= 66; ++columns)  // every way to fill vectors and to leave some columns over
        QTest::addRow("%d columns", columns) << 37 + columns % 9 << 101 << columns;
}

void tst_products::productsOfAnySize()
{
    QFETCH(int, rows);
    QFETCH(int, inner);
    QFETCH(int, columns);
    Random random(64);
    const Matrix left = random.matrix(rows, inner);
    const Matrix top = random.matrix(inner, columns);
    const Matrix topTransposed = top.transpose();
    Matrix want(rows, columns);
    for (Index i = 0; i < rows; ++i) {
        for (Index j = 0; j < columns; ++j) {
            long double sum = 0;
            for (Index k = 0; k < inner; ++k)
                sum += static_cast<long double>(left(i, k)) * static_cast<long double>(top(k, j));
            want(i, j) = static_cast<double>(sum);
        }
    }
    for (int attempt = 0; attempt < 6; ++attempt) {
        const Region region = attempt == 0 ? Region::whole({rows, columns}) : random.region({rows, columns});
        for (const bool isTransposed : {false, true}) {
            Matrix got = Matrix::Constant(rows, columns, 7);
            productRegion(left, isTransposed ? topTransposed : top, isTransposed, region, got);
            AE_VERIFY_EMPTY(changeOutside(Matrix::Constant(rows, columns, 7), got, {region}));
            AE_VERIFY_EMPTY(difference(got.block(region.row, region.column, region.rows, region.columns),
                                       want.block(region.row, region.column, region.rows, region.columns), 0,
                                       1e-15 * static_cast<double>(inner) * largestOf(want)));
        }
    }
    Matrix untouched = Matrix::Constant(rows, columns, 7);
    productRegion(left, top, false, {0, 0, 0, columns}, untouched);
    QVERIFY(untouched.isConstant(7, 0));
}

void tst_products::productsKeepNonFiniteNumbersApart()
{
    Random random(65);
    Matrix left = random.matrix(23, 17);
    Matrix top = random.matrix(17, 19);
    Matrix want(23, 19);
    productRegion(left, top, false, Region::whole(shapeOf(want)), want);
    left(4, 6) = kNaN;
    top(3, 8) = kInfinity;
    Matrix got(23, 19);
    productRegion(left, top, false, Region::whole(shapeOf(got)), got);
    for (Index i = 0; i < 23; ++i) {
        for (Index j = 0; j < 19; ++j) {
            if (i == 4)
                QVERIFY(std::isnan(got(i, j)));
            else if (j == 8)
                QCOMPARE(got(i, j), left(i, 3) > 0 ? kInfinity : -kInfinity);
            else
                QCOMPARE_LE(std::abs(got(i, j) - want(i, j)), 1e-13);
        }
    }
}

void tst_products::productBackwardSkipsZeroGradients()
{
    Random random(66);
    Matrix left = random.matrix(4, 3);
    Matrix top = random.matrix(3, 5);
    Matrix gradient = Matrix::Zero(4, 5);
    gradient(1, 2) = 2;
    left.row(0).setConstant(kNaN);
    top.col(4).setConstant(kInfinity);
    for (const bool isTransposed : {false, true}) {
        const Matrix operand = isTransposed ? Matrix(top.transpose()) : top;
        Matrix dLeft = Matrix::Zero(4, 3);
        Matrix dTop = Matrix::Zero(operand.rows(), operand.cols());
        productBackward(left, operand, isTransposed, gradient, &dLeft, &dTop);
        Matrix wantLeft = Matrix::Zero(4, 3);
        wantLeft.row(1) = 2 * top.col(2).transpose();
        Matrix wantTop = Matrix::Zero(3, 5);
        wantTop.col(2) = 2 * left.row(1).transpose();
        AE_VERIFY_EMPTY(bitDifference(dLeft, wantLeft));
        AE_VERIFY_EMPTY(bitDifference(isTransposed ? Matrix(dTop.transpose()) : dTop, wantTop));
        productBackward(left, operand, isTransposed, gradient, nullptr, &dTop);
        productBackward(left, operand, isTransposed, gradient, &dLeft, nullptr);
        AE_VERIFY_EMPTY(bitDifference(dLeft, 2 * wantLeft));
    }
}

AE_TEST(tst_products)
#include "tst_products.moc"
