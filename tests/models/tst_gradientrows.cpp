// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gradientrows.h"

#include "attention/gradient.h"
#include "models/saturationmodel.h"
#include "samples.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// How much gradient each row lets through, and what the figures say.
class tst_gradientrows : public QObject {
    Q_OBJECT
private slots:
    void isTheGradientAtTheProjection();
    void agreesWithNumPyOverManyDraws_data();
    void agreesWithNumPyOverManyDraws();
    void saysWhatIsSo_data();
    void saysWhatIsSo();
    void carriersAreTheFewest();
    void ratiosInWords();
    void countsRowsWithAChoiceAlone();
};

namespace {

WhatIf whatIfOf(const Document& document, const Widening& widening, double exponent)
{
    Options options = document.session().options;
    options.scaleExponent = exponent;
    return attend(*widenedQueriesAndKeys(document.session().matrices, options, widening), options);
}

GradientRows rowsOf(const Document& document, const Widening& widening)
{
    const bool isOwn = findWidening(widening.source)->keepsSession;
    return gradientRowsOf(whatIfOf(document, widening, 0.5), whatIfOf(document, widening, 0),
                          isOwn ? &document.session().matrices.at("X") : nullptr);
}

void add(WhatIf& all, const WhatIf& more)
{
    all.rows.insert(all.rows.end(), more.rows.begin(), more.rows.end());
    all.measures.insert(all.measures.end(), more.measures.begin(), more.measures.end());
}

}  // namespace

/// Reverse mode through the whole graph, one weight at a time, at the session's own width.
void tst_gradientrows::isTheGradientAtTheProjection()
{
    Session session = drawnSession(6, 5, 3, 2);
    session.options.mask = "causal";
    session.options.scaleExponent = 0.5;
    session.options.temperature = 0.7;
    const Document document(session);
    const GradientRows rows = rowsOf(document, {"random", 3, 1});
    QCOMPARE(rows.count(), std::size_t{5});  // the first has no choice
    std::vector<double> wanted;
    for (Index i = 1; i < 6; ++i) {
        double squares = 0;
        for (Index j = 0; j <= i; ++j)
            squares += gradient(document.evaluation(), {{"weights", 0, i, j}})->of.at("Wq").squaredNorm();
        wanted.push_back(std::sqrt(squares));
    }
    std::ranges::sort(wanted, std::greater());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        QVERIFY(std::abs(rows.sides[0].sorted[i] - wanted[i]) <= 1e-12 * wanted[0]);
}

void tst_gradientrows::agreesWithNumPyOverManyDraws_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {2, 64, 256, 1024})
        QTest::addRow("d = %d", width) << width;
}

void tst_gradientrows::agreesWithNumPyOverManyDraws()
{
    QFETCH(const int, width);
    const Document document(drawnSession(7, 4, 2, 2));
    WhatIf with;
    WhatIf without;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        add(with, whatIfOf(document, {"normal", width, seed}, 0.5));
        add(without, whatIfOf(document, {"normal", width, seed}, 0));
    }
    const GradientRows rows = gradientRowsOf(with, without, nullptr);
    QCOMPARE(rows.count(), std::size_t{2800});
    QFile file(QLatin1String(AE_SOURCE_DIR "/tests/data/reference/saturation.expected.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    int found = 0;
    for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).object()[u"rows"_s].toArray()) {
        const QJsonObject row = value.toObject();
        const double exponent = row[u"exponent"_s].toDouble();
        if (row[u"width"_s].toInt() != width || (exponent != 0 && exponent != 0.5))
            continue;
        ++found;
        const GradientRows::Side& side = rows.sides[exponent == 0 ? 1 : 0];
        const QJsonObject gradients = row[u"gradient_norm"_s].toObject();
        // 2,800 rows against 56,000: what sampling can differ by
        QVERIFY2(std::abs(side.saturated - row[u"saturated_fraction"_s].toDouble()) < 0.03, qPrintable(QString::number(side.saturated)));
        QVERIFY2(std::abs(std::log(side.quantiles.mean / gradients[u"mean"_s].toDouble())) < 0.15,
                 qPrintable(QString::number(side.quantiles.mean)));
        const double room = exponent > 0 || width < 200 ? 0.2 : width < 1000 ? 0.5 : 1;  // of the logarithm, which spreads widely there
        QVERIFY2(std::abs(std::log(side.quantiles.median / gradients[u"median"_s].toDouble())) < room,
                 qPrintable(QString::number(side.quantiles.median)));
    }
    QCOMPARE(found, 2);
    if (width == 1024) {  // 12 % of the rows carry 90 % there
        const double carriers = static_cast<double>(rows.sides[1].carriers) / static_cast<double>(rows.count());
        QVERIFY2(std::abs(carriers - 0.12) < 0.02, qPrintable(QString::number(carriers)));
    }
}

void tst_gradientrows::saysWhatIsSo_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("width");
    QTest::addColumn<QString>("words");
    QTest::newRow("the lesson as it is") << u"random"_s << 2 << u"makes the typical gradient smaller"_s;
    QTest::newRow("the lesson, very wide") << u"random"_s << 1024 << u"almost no gradient left"_s;
    QTest::newRow("normal numbers, narrow") << u"normal"_s << 8 << u"makes the typical gradient smaller"_s;
}

void tst_gradientrows::saysWhatIsSo()
{
    QFETCH(const QString, source);
    QFETCH(const int, width);
    QFETCH(const QString, words);
    const auto document = lessonDocument();
    const GradientRows rows = rowsOf(*document, {source.toStdString(), width, 1});
    const QString said = sentencesOf(rows, document->session().tokens, u"÷ √d"_s, numberStyle(*document)).join(u'\n');
    QVERIFY2(said.contains(words), qPrintable(said));
    QCOMPARE(said.contains(u"W_Q"_s), source != u"normal"_s);
    // and the figures are those of the rows
    const Quantiles& off = rows.sides[1].quantiles;
    QVERIFY2(said.contains(numberStyle(*document).measure(off.median)) && said.contains(numberStyle(*document).measure(off.mean)),
             qPrintable(said));
}

void tst_gradientrows::carriersAreTheFewest()
{
    WhatIf whatIf;
    for (const double gradient : {1.0, 50.0, 3.0, 40.0, 6.0}) {
        RowMeasures measures;
        measures.gradientNorm = gradient;
        measures.isSaturated = gradient < 2;
        whatIf.measures.push_back(measures);
        RowRecord record;
        record.allowedKeys = 2;
        whatIf.rows.push_back(record);
    }
    const GradientRows rows = gradientRowsOf(whatIf, whatIf, nullptr);
    QCOMPARE(rows.order, (std::vector<Index>{1, 3, 4, 2, 0}));
    QCOMPARE(rows.sides[1].carriers, std::size_t{2});  // 90 of 100
    QCOMPARE(rows.sides[1].quantiles.median, 6.0);
    QCOMPARE(rows.sides[1].saturated, 0.2);
    whatIf.measures[4].gradientNorm = 7;  // 90 of 101
    QCOMPARE(gradientRowsOf(whatIf, whatIf, nullptr).sides[1].carriers, std::size_t{3});
}

void tst_gradientrows::ratiosInWords()
{
    const NumberStyle style{2, '.'};
    QCOMPARE(ratioInWords(1, 180, style), u"180 times smaller"_s);
    QCOMPARE(ratioInWords(2.1, 1, style), u"2.1 times larger"_s);
    QCOMPARE(ratioInWords(1, 1.02, style), u"about the same"_s);
    QCOMPARE(ratioInWords(0, 0, style), u"both 0"_s);
    QVERIFY(ratioInWords(1e-300, 1, style).contains(u"10³⁰⁰"_s));
    QVERIFY(!ratioInWords(0, 1, style).contains(u"inf"_s) && !ratioInWords(1, 0, style).contains(u"inf"_s));
}

void tst_gradientrows::countsRowsWithAChoiceAlone()
{
    const Document document(troubledSession());
    const GradientRows rows = rowsOf(document, {"repeat", 12, 1});
    for (const Index row : rows.order)
        QVERIFY(row == 0 || row == 5);
    Session one = drawnSession(1, 3, 2, 2);
    const Document alone(one);
    const GradientRows none = rowsOf(alone, {"repeat", 8, 1});
    QCOMPARE(none.count(), std::size_t{0});
    QVERIFY(sentencesOf(none, one.tokens, u"÷ √d"_s, {}).isEmpty());
}

AE_TEST(tst_gradientrows)
#include "tst_gradientrows.moc"
