// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gradientlens.h"

#include "models/heatbins.h"
#include "models/highlight.h"
#include "models/influence.h"
#include "models/matrixmodel.h"
#include "models/roles.h"
#include "samples.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <map>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Derivatives in place of values.
class tst_gradientlens : public QObject {
    Q_OBJECT

    static double target(const Document& document, const Target& of)
    {
        const double cell = document.evaluation().value(of.cell.step)(of.cell.row, of.cell.column);
        return findLoss(of.loss)->value(cell, of.target);
    }

private slots:
    void equalsCentralDifferences_data()
    {
        QTest::addColumn<QString>("loss");
        for (const LossSpec& loss : lossCatalogue())
            QTest::newRow(loss.key.data()) << QString::fromUtf8(loss.key.data());
    }
    void equalsCentralDifferences()
    {
        QFETCH(const QString, loss);
        Document document(drawnSession(5, 4, 3, 2));
        const Highlight highlight(&document);
        const Target of{{"weights", 0, 3, 1}, loss.toStdString(), 0.6};
        highlight.lens()->show(of);
        constexpr double step = 1e-5;
        for (const char* key : {"X", "Wq", "Wk"}) {
            const MatrixModel model(&document, &highlight, key, Turn::None);
            const Matrix start = document.session().matrices.at(key);
            const Matrix shown = *model.derivatives();
            QCOMPARE(shapeOf(shown), shapeOf(start));
            for (Index r = 0; r < start.rows(); ++r) {
                for (Index c = 0; c < start.cols(); ++c) {
                    double ends[2];
                    for (const int side : {0, 1}) {
                        const double moved = start(r, c) + (side == 0 ? -step : step);
                        QVERIFY(!document.setCells(key, Region::cell(r, c), Matrix::Constant(1, 1, moved)));
                        document.settle();
                        ends[side] = target(document, of);
                    }
                    QVERIFY(!document.setCells(key, Region::cell(r, c), Matrix::Constant(1, 1, start(r, c))));
                    document.settle();
                    QVERIFY(std::abs((ends[1] - ends[0]) / (2 * step) - shown(r, c)) < 1e-7);
                }
            }
        }
        const MatrixModel values(&document, &highlight, "Wv", Turn::None);
        QVERIFY((values.derivatives()->array() == 0).all());  // weights do not depend on them
    }

    /// Half the squared distance of an output row: its derivatives are those of its cells, each times its own distance.
    void rowsHaveATarget()
    {
        Document document(drawnSession(5, 4, 3, 2));
        const Highlight highlight(&document);
        GradientLens& lens = *highlight.lens();
        const Matrix output = document.evaluation().value("output").toMatrix();
        const std::vector<double> wanted = {0.25, -1.5};
        std::map<std::string, Matrix> sum;
        for (const Index column : {0, 1}) {
            lens.show({{"output", 0, 3, column}});
            for (const char* key : {"X", "Wq", "Wk", "Wv", "weights"}) {
                const Matrix part = *lens.of(key) * (output(3, column) - wanted[static_cast<std::size_t>(column)]);
                sum[key] = sum.contains(key) ? Matrix(sum[key] + part) : part;
            }
        }
        lens.show({{"output", 0, 3, 1}}, wanted);
        for (const auto& [key, expected] : sum)
            QVERIFY2((*lens.of(key) - expected).cwiseAbs().maxCoeff() < 1e-14, key.c_str());
        const double loss = (std::pow(output(3, 0) - 0.25, 2) + std::pow(output(3, 1) + 1.5, 2)) / 2;
        QVERIFY(std::abs(lens.value() - loss) < 1e-14);
        QVERIFY(!document.resize({5, 4, 3, 4}));  // the row has other columns: its target means nothing any more
        QVERIFY(!lens.isOn() && lens.row().empty());
    }
    void panesShowDerivativesAndKeepValues()
    {
        Document document(drawnSession(5, 4, 3, 2));
        const Highlight highlight(&document);
        MatrixModel model(&document, &highlight, "Wq", Turn::Transposed);
        const MatrixModel weights(&document, &highlight, "weights", Turn::None);
        const QModelIndex cell = model.index(2, 1);
        const QString value = cell.data().toString();
        const QVariant edited = cell.data(Qt::EditRole);
        const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        const int version = model.version();
        highlight.lens()->show({{"weights", 0, 3, 1}});
        QCOMPARE(changes.count(), 1);
        QVERIFY(model.version() != version);
        const double derivative = (*model.derivatives())(1, 2);
        QCOMPARE(shownNumber(cell.data(ExactTextRole).toString()), derivative);
        QCOMPARE(cell.data(Qt::EditRole), edited);
        QCOMPARE(cell.data(ValueRole).toDouble(), document.session().matrices.at("Wq")(1, 2));
        QCOMPARE(cell.data(HeatRole).toDouble(), derivative / model.heatScale());
        QVERIFY2(cell.data(HintRole).toString().contains(u"weights["_s), qPrintable(cell.data(HintRole).toString()));
        QVERIFY(!weights.hasWeightColours());  // they have signs now
        QCOMPARE(weights.index(3, 1).data(ExactTextRole).toString(), u"1"_s);
        highlight.lens()->close();
        QVERIFY(weights.hasWeightColours());
        QCOMPARE(cell.data().toString(), value);
    }

    void standBesideValues()
    {
        Document document(drawnSession(5, 4, 3, 2));
        const Highlight highlight(&document);
        const MatrixModel model(&document, &highlight, "Wq", Turn::None);
        const QModelIndex cell = model.index(1, 2);
        const QString value = cell.data().toString();
        QVERIFY(cell.data(BesideRole).toString().isEmpty());
        highlight.lens()->show({{"weights", 0, 3, 1}});
        const QString derivative = cell.data().toString();
        const double heat = cell.data(HeatRole).toDouble();
        QVERIFY(cell.data(BesideRole).toString().isEmpty());
        const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        highlight.lens()->setBesideValues(true);
        QCOMPARE(changes.count(), 1);
        QCOMPARE(cell.data().toString(), value);
        QCOMPARE(cell.data(BesideRole).toString(), u"∂ "_s + derivative);
        QCOMPARE(cell.data(HeatRole).toDouble(), heat);  // colours are those of the derivatives
        QVERIFY(model.widestTexts().size() >= 4);
        highlight.lens()->close();
        QVERIFY(cell.data(BesideRole).toString().isEmpty());
        // states are those of the values, and a lens without derivatives says so under them
        Document troubled(troubledSession());
        const Highlight other(&troubled);
        const MatrixModel weights(&troubled, &other, "weights", Turn::None);
        other.lens()->setBesideValues(true);
        other.lens()->show({{"weights", 0, 1, 0}});
        QCOMPARE(weights.index(0, 1).data(StateRole).toInt(), int(CellState::Hidden));
        QCOMPARE(weights.index(0, 0).data(BesideRole).toString(), u"∂ –"_s);
        QCOMPARE(weights.index(0, 0).data(HeatRole).toDouble(), 0.0);
    }

    void inputsSayWhatTheyMove()
    {
        const LocaleGuard guard(pointLocale());
        Document document(drawnSession(5, 4, 3, 2));
        const QString words = influenceInWords(document, {"Wv", 0, 1, 0});
        QVERIFY2(words.contains(u" V["_s) && words.contains(u"output["_s) && !words.contains(u"scores["_s), qPrintable(words));
        // the five values of the column, and the outputs that blend them
        QVERIFY2(words.contains(u"10 cell"_s), qPrintable(words));
        const Matrix& x = document.session().matrices.at("X");
        Index row = 0;
        x.col(1).cwiseAbs().maxCoeff(&row);
        const QString slope = (x(row, 1) > 0 ? u"+"_s : QString()) + numberStyle(document).measure(x(row, 1));
        QVERIFY2(words.contains(u"V[t%1,0] "_s.arg(row + 1) + slope), qPrintable(words));
        Session still = drawnSession(1, 2, 2, 2);
        still.matrices["Wk"].setZero();
        still.matrices["X"].setZero();
        const Document nothing(still);
        QCOMPARE(influenceInWords(nothing, {"Wv", 0, 0, 0}), u"It moves no result."_s);
    }

    void followsEdits()
    {
        Document document(drawnSession(5, 4, 3, 2));
        const Highlight highlight(&document);
        const MatrixModel model(&document, &highlight, "Q", Turn::None);
        highlight.lens()->show({{"output", 0, 2, 1}});
        const Matrix before = *model.derivatives();
        QVERIFY(!document.setCells("X", Region::cell(2, 0), Matrix::Constant(1, 1, 3)));
        document.settle();
        QVERIFY(!(*model.derivatives() == before));
        const Computed<Gradients> fresh = gradient(document.evaluation(), *highlight.lens()->target());
        QVERIFY(fresh && isSame(fresh->of.at("Q"), *model.derivatives()));
    }

    void goesWithItsCell()
    {
        Document document(drawnSession(5, 4, 3, 2));
        const Highlight highlight(&document);
        highlight.lens()->show({{"weights", 0, 4, 4}});
        QVERIFY(!document.removeToken(0));
        document.settle();
        QVERIFY(!highlight.lens()->isOn());
    }

    void rowsWithoutADistributionHaveNone()
    {
        Document document(troubledSession());
        const Highlight highlight(&document);
        const MatrixModel model(&document, &highlight, "X", Turn::None);
        highlight.lens()->show({{"weights", 0, 1, 0}});
        QVERIFY(highlight.lens()->problem());
        QVERIFY(!model.derivatives());
        QCOMPARE(model.index(0, 0).data(StateRole).toInt(), int(CellState::Undefined));
        QCOMPARE(model.index(0, 0).data().toString(), u"–"_s);
        QVERIFY(model.index(0, 0).data(HintRole).toString().contains(u"no derivative"_s));
    }

    void smallOnesShowTheirSize()
    {
        Session session = drawnSession(5, 4, 3, 2);
        session.matrices["Wq"] *= 40;
        Document document(session);
        const Highlight highlight(&document);
        const MatrixModel model(&document, &highlight, "Wq", Turn::None);
        highlight.lens()->show({{"weights", 0, 0, 0}});
        bool hasSmall = false;
        for (int r = 0; r < model.rowCount(); ++r) {
            for (int c = 0; c < model.columnCount(); ++c) {
                const double derivative = (*model.derivatives())(r, c);
                QString text = model.index(r, c).data().toString();
                if (derivative == 0 || std::abs(derivative) >= 0.005)
                    continue;
                hasSmall = true;
                QVERIFY2(text.contains(u'e'), qPrintable(text));
                const double shown = text.replace(u'−', u'-').toDouble();
                QVERIFY(std::abs(shown - derivative) <= 0.5 * std::pow(10, std::floor(std::log10(std::abs(derivative)))) * 1.001);
            }
        }
        QVERIFY(hasSmall);
    }

    void picturesShowThemToo()
    {
        Document document(drawnSession(90, 5, 3, 2));
        const Highlight highlight(&document);
        const MatrixModel model(&document, &highlight, "weights", Turn::None);
        highlight.lens()->show({{"output", 0, 7, 1}});
        std::vector<Index> edges;
        for (Index i = 0; i <= 90; ++i)
            edges.push_back(i);
        const HeatBins bins = heatBinsOf(model, edges, edges);
        for (std::size_t i = 0; i < bins.heat.size(); ++i) {
            const double derivative = model.derivatives()->data()[i];
            QVERIFY(std::abs(static_cast<double>(bins.heat[i]) - derivative / model.heatScale()) < 1e-6);
        }
    }
};

AE_TEST(tst_gradientlens)
#include "tst_gradientlens.moc"
