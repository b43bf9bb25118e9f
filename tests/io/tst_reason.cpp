// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/reason.h"
#include "testmain.h"

#include <QTest>

#include <limits>

/// Why a row has no distribution, in words.
class tst_reason : public QObject {
    Q_OBJECT
private slots:
    void saysNothingOfGoodRows();
    void saysThatNoKeyIsAllowed();
    void namesTheCellAndItsCause();
    void namesTheInputThatSpoilsARow();
    void namesAnOverflow();

private:
    static ae::Inputs identities(const ae::Matrix& x)
    {
        const ae::Matrix identity = ae::Matrix::Identity(x.cols(), x.cols());
        return {{"X", x}, {"Wq", identity}, {"Wk", identity}, {"Wv", identity}};
    }
};

void tst_reason::saysNothingOfGoodRows()
{
    const auto evaluation = ae::Evaluation::of(identities(ae::Matrix::Identity(2, 2)), {});
    QCOMPARE(ae::reasonText(*evaluation, 0).sentence(), std::string());
}

void tst_reason::saysThatNoKeyIsAllowed()
{
    ae::Options options;
    options.mask = "painted";
    options.allowed = ae::MaskBits::Zero(2, 2);
    const auto evaluation = ae::Evaluation::of(identities(ae::Matrix::Identity(2, 2)), options);
    QCOMPARE(ae::reasonText(*evaluation, 1).sentence(), std::string("no key is allowed"));
}

void tst_reason::namesTheCellAndItsCause()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    const ae::RowReason own{ae::RowState::ValueNotFinite, {"V", 0, 2, 0}, nan, {"V", 0, 2, 0}, nan};
    QCOMPARE(ae::reasonText(own).sentence(), std::string("V[2,0] is NaN"));
    const ae::RowReason caused{ae::RowState::ValueNotFinite, {"V", 0, 2, 0}, nan, {"X", 0, 2, 1}, -std::numeric_limits<double>::infinity()};
    QCOMPARE(ae::reasonText(caused).sentence(), std::string("V[2,0] is NaN, because X[2,1] is -Infinity"));
}

void tst_reason::namesTheInputThatSpoilsARow()
{
    ae::Matrix x = ae::Matrix::Identity(3, 3);
    x(2, 1) = std::numeric_limits<double>::quiet_NaN();
    ae::Options options;
    options.mask = "causal";
    const auto evaluation = ae::Evaluation::of(identities(x), options);
    const std::string sentence = ae::reasonText(*evaluation, 2).sentence();
    QVERIFY2(sentence.find("X[2,1] is NaN") != std::string::npos, sentence.c_str());
    QCOMPARE(ae::reasonText(*evaluation, 1).sentence(), std::string());
}

void tst_reason::namesAnOverflow()
{
    ae::Matrix x = ae::Matrix::Constant(1, 1, 1e308);
    const auto evaluation = ae::Evaluation::of(identities(x), {});
    const std::string sentence = ae::reasonText(*evaluation, 0).sentence();
    QVERIFY2(sentence.find("scores[0,0] is Infinity") != std::string::npos, sentence.c_str());
}

AE_TEST(tst_reason)
#include "tst_reason.moc"
