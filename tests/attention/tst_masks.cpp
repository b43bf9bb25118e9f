// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"

#include <QTest>

using namespace ae;
using namespace ae::test;

/// Masks are sets of allowed keys.
class tst_masks : public QObject {
    Q_OBJECT
private slots:
    void allowedKeys_data();
    void allowedKeys();
    void everythingPaintedIsTheFastPath();
    void hiddenWeightsAreExactlyZero_data();
    void hiddenWeightsAreExactlyZero();
    void everyMaskHasARowHere();
};

namespace {

const std::vector<std::pair<QString, QStringList>>& goldenMasks()
{
    static const std::vector<std::pair<QString, QStringList>> masks = {
        {QStringLiteral("none"), {QStringLiteral("1111"), QStringLiteral("1111"), QStringLiteral("1111"), QStringLiteral("1111")}},
        {QStringLiteral("causal"), {QStringLiteral("1000"), QStringLiteral("1100"), QStringLiteral("1110"), QStringLiteral("1111")}},
        {QStringLiteral("painted"), {QStringLiteral("0110"), QStringLiteral("0000"), QStringLiteral("1111"), QStringLiteral("0001")}},
    };
    return masks;
}

MaskBits bitsOf(const QStringList& rows)
{
    MaskBits bits(rows.size(), rows[0].size());
    for (Index i = 0; i < bits.rows(); ++i) {
        for (Index j = 0; j < bits.cols(); ++j)
            bits(i, j) = rows[i][j] == u'1' ? 1 : 0;
    }
    return bits;
}

void addMaskRows()
{
    QTest::addColumn<QString>("mask");
    QTest::addColumn<QStringList>("rows");
    for (const auto& [mask, rows] : goldenMasks())
        QTest::newRow(qPrintable(mask)) << mask << rows;
}

Options optionsOfRow()
{
    QFETCH(QString, mask);
    QFETCH(QStringList, rows);
    Options options;
    options.mask = mask.toStdString();
    if (findMask(options.mask)->isPainted)
        options.allowed = bitsOf(rows);
    return options;
}

}  // namespace

void tst_masks::allowedKeys_data()
{
    addMaskRows();
}

void tst_masks::allowedKeys()
{
    QFETCH(QStringList, rows);
    const AllowedKeys allowed(optionsOfRow(), 4);
    const MaskBits want = bitsOf(rows);
    QVERIFY(allowed.toBits() == want);
    QCOMPARE(allowed.isEverything(), want.minCoeff() == 1);
    for (Index i = 0; i < 4; ++i) {
        QCOMPARE(allowed.count(i), static_cast<Index>(want.row(i).cast<int>().sum()));
        QCOMPARE(allowed.row(i) == nullptr, allowed.isEverything());
        for (Index j = 0; j < 4; ++j) {
            QCOMPARE(allowed.allows(i, j), want(i, j) == 1);
            if (allowed.row(i))
                QCOMPARE(allowed.row(i)[j], want(i, j));
        }
    }
}

void tst_masks::everythingPaintedIsTheFastPath()
{
    QVERIFY(AllowedKeys(painted(MaskBits::Ones(4, 4)), 4).isEverything());
    QVERIFY(AllowedKeys(painted(MaskBits::Constant(4, 4, 255)), 4).isEverything());
    QVERIFY(!AllowedKeys(painted(MaskBits::Zero(1, 1)), 1).isEverything());
    Options causal;
    causal.mask = "causal";
    QVERIFY(AllowedKeys(causal, 1).isEverything());
    Random random(91);
    const Inputs inputs = randomInputs(random, {4, 3, 2, 5});
    AE_VERIFY_EMPTY(
        bitDifference(Evaluation::of(inputs, painted(MaskBits::Ones(4, 4)))->value("output"), Evaluation::of(inputs, {})->value("output")));
}

void tst_masks::hiddenWeightsAreExactlyZero_data()
{
    addMaskRows();
}

void tst_masks::hiddenWeightsAreExactlyZero()
{
    QFETCH(QStringList, rows);
    Random random(92);
    const Inputs inputs = randomInputs(random, {4, 3, 2, 5});
    const Evaluation evaluation = *Evaluation::of(inputs, optionsOfRow());
    const MaskBits bits = bitsOf(rows);
    for (Index i = 0; i < 4; ++i) {
        const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(i)];
        const Index count = bits.row(i).cast<int>().sum();
        QCOMPARE(record.state, count == 0 ? RowState::FullyMasked : RowState::Ok);
        QCOMPARE(record.isForced(), count == 1);
        QCOMPARE(record.allowedKeys, count);
        for (Index j = 0; j < 4 && count > 0; ++j)
            QVERIFY(bits(i, j) == 1 ? evaluation.value("weights")(i, j) > 0 : isSame(evaluation.value("weights")(i, j), 0.0));
        QVERIFY(count > 0 || evaluation.value("output").row(i).array().isNaN().all());
        // the same keys alone, without the others, give the same weights
        if (count > 0) {
            double sum = 0;
            for (Index j = 0; j < 4; ++j)
                sum += bits(i, j) == 1 ? std::exp(evaluation.value("scaled")(i, j)) : 0;
            for (Index j = 0; j < 4; ++j)
                QCOMPARE_LE(std::abs(evaluation.value("weights")(i, j) - bits(i, j) * std::exp(evaluation.value("scaled")(i, j)) / sum),
                            1e-15);
        }
    }
}

void tst_masks::everyMaskHasARowHere()
{
    QCOMPARE(maskCatalogue().size(), goldenMasks().size());
    for (std::size_t i = 0; i < goldenMasks().size(); ++i)
        QCOMPARE(QString::fromStdString(std::string(maskCatalogue()[i].key)), goldenMasks()[i].first);
}

AE_TEST(tst_masks)
#include "tst_masks.moc"
