// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/spectrum.h"

#include "compare.h"
#include "goldenfile.h"
#include "testmain.h"
#include "tolerances.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// Singular values of matrices and of products that are never made.
class tst_spectrum : public QObject {
    Q_OBJECT
private slots:
    void products_data();
    void products();
    void matrices_data();
    void matrices();
    void farFromOne_data();
    void farFromOne();
    void whatIsNotFiniteHasNone();
    void aModelsProductIsNeverMade();
};

namespace {

const Json& file()
{
    static const Json golden = readGolden("attention/views.json");
    return golden;
}

void addRows(const char* list)
{
    QTest::addColumn<int>("index");
    const Json& entries = file().at(list);
    for (std::size_t i = 0; i < entries.size(); ++i)
        QTest::newRow(entries[i].at("name").get<std::string>().c_str()) << static_cast<int>(i);
}

Matrix rowOf(const std::vector<double>& numbers)
{
    return Eigen::Map<const Matrix>(numbers.data(), 1, static_cast<Index>(numbers.size()));
}

void compare(const Spectrum& spectrum, const Json& want)
{
    AE_VERIFY_EMPTY(difference(rowOf(spectrum.values), rowOf(want.at("values").get<std::vector<double>>()), tolerance::reference, 1e-300));
    QCOMPARE(spectrum.rank, want.at("rank").get<Index>());
    const double condition = want.at("condition").get<double>();
    QVERIFY2(std::abs(spectrum.condition() - condition) <= 1e-10 * condition, qPrintable(QString::number(spectrum.condition(), 'g', 17)));
}

}  // namespace

void tst_spectrum::products_data()
{
    addRows("products");
}

void tst_spectrum::products()
{
    QFETCH(const int, index);
    const Json& want = file().at("products")[static_cast<std::size_t>(index)];
    const Matrix left = matrixOf(want.at("left"));
    const Matrix right = matrixOf(want.at("right"));
    const auto spectrum = spectrumOfProduct(left, right);
    QVERIFY(spectrum.has_value());
    compare(*spectrum, want);
    const auto shares = want.at("shares").get<std::vector<double>>();
    for (std::size_t i = 0; i < shares.size(); ++i)
        QVERIFY(std::abs(spectrum->share(static_cast<Index>(i) + 1) - shares[i]) <= tolerance::reference);
    const double largest = want.at("largest").get<double>();
    QVERIFY(std::abs(largestOfProduct(left, right) - largest) <= tolerance::reference * largest);
}

void tst_spectrum::matrices_data()
{
    addRows("matrices");
}

void tst_spectrum::matrices()
{
    QFETCH(const int, index);
    const Json& want = file().at("matrices")[static_cast<std::size_t>(index)];
    const auto spectrum = spectrumOf(matrixOf(want.at("matrix")));
    QVERIFY(spectrum.has_value());
    compare(*spectrum, want);
}

void tst_spectrum::farFromOne_data()
{
    QTest::addColumn<double>("unit");
    QTest::newRow("large") << 1e120;
    QTest::newRow("small") << 1e-120;
}

// Nothing but the unit changes: no square overflows or vanishes on the way.
void tst_spectrum::farFromOne()
{
    QFETCH(const double, unit);
    const Json& want = file().at("products")[0];
    const Matrix left = matrixOf(want.at("left"));
    const Matrix right = matrixOf(want.at("right"));
    const auto plain = spectrumOfProduct(left, right);
    const auto scaled = spectrumOfProduct(left * unit, right * unit);
    QVERIFY(plain && scaled);
    QCOMPARE(scaled->rank, plain->rank);
    for (std::size_t i = 0; i < plain->values.size(); ++i)
        QVERIFY(std::abs(scaled->values[i] / unit / unit - plain->values[i]) <= tolerance::reference * plain->values[0]);
    QVERIFY(std::abs(scaled->share(1) - plain->share(1)) <= tolerance::reference);
    const auto one = spectrumOf(left * unit);
    QVERIFY(std::abs(one->values[0] / unit - spectrumOf(left)->values[0]) <= tolerance::reference * plain->values[0]);
}

void tst_spectrum::whatIsNotFiniteHasNone()
{
    Matrix good = Matrix::Ones(4, 3);
    for (const double value : {std::nan(""), std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()}) {
        Matrix bad = good;
        bad(2, 1) = value;
        QVERIFY(!spectrumOf(bad));
        QVERIFY(!spectrumOfProduct(bad, good));
        QVERIFY(!spectrumOfProduct(good, bad));
        QCOMPARE(largestOfProduct(bad, 2 * good), 6.0);  // of the rows that are good
    }
    QVERIFY(spectrumOfProduct(good, good).has_value());
}

// 4096 x 4096 numbers would be 128 MiB and their singular values minutes of work; 64 x 64 are nothing.
void tst_spectrum::aModelsProductIsNeverMade()
{
    constexpr Index width = 4096;
    constexpr Index head = 64;
    Matrix left = Matrix::Zero(width, head);
    Matrix right = Matrix::Zero(width, head);
    for (Index c = 0; c < head; ++c) {  // columns at right angles: the singular values are the products of their lengths
        left(c, c) = static_cast<double>(c + 1);
        right(width - 1 - c, c) = 2;
    }
    const auto spectrum = spectrumOfProduct(left, right);
    QVERIFY(spectrum.has_value());
    QCOMPARE(spectrum->values.size(), static_cast<std::size_t>(head));
    QCOMPARE(spectrum->rank, head);
    for (Index c = 0; c < head; ++c)
        QVERIFY(std::abs(spectrum->values[static_cast<std::size_t>(c)] - static_cast<double>(2 * (head - c))) <= 1e-10);
    QCOMPARE(largestOfProduct(left, right), 128.0);
}

AE_TEST(tst_spectrum)
#include "tst_spectrum.moc"
