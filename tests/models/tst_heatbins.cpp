// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/heatbins.h"

#include "models/matrixmodel.h"
#include "models/roles.h"

#include "samples.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;

/// What a coarse grid shows of a matrix: the strongest of what lies under each bin, and every number that is none.
class tst_heatbins : public QObject {
    Q_OBJECT
private slots:
    void agreesWithTheCells_data();
    void agreesWithTheCells();
};

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

std::vector<Index> edgesOf(Index count, Index bins)
{
    std::vector<Index> edges;
    for (Index i = 0; i <= bins; ++i)
        edges.push_back(i * count / bins);
    return edges;
}

}  // namespace

void tst_heatbins::agreesWithTheCells_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<bool>("isTurned");
    QTest::addColumn<QString>("mask");
    QTest::addColumn<double>("odd");
    QTest::newRow("weights") << "weights" << false << "none" << 0.5;
    QTest::newRow("weights, causal") << "weights" << false << "causal" << 0.5;
    QTest::newRow("weights with a NaN") << "weights" << false << "causal" << kNaN;
    QTest::newRow("scaled scores with an infinity") << "scaled" << false << "none" << std::numeric_limits<double>::infinity();
    QTest::newRow("keys, turned") << "K" << true << "none" << 0.5;
    QTest::newRow("input") << "X" << false << "none" << kNaN;
    QTest::newRow("input, turned") << "X" << true << "none" << kNaN;
}

void tst_heatbins::agreesWithTheCells()
{
    QFETCH(QString, step);
    QFETCH(bool, isTurned);
    QFETCH(QString, mask);
    QFETCH(double, odd);
    Session session = drawnSession(90, 70, 67, 5);
    session.options.mask = mask.toStdString();
    session.matrices["X"](40, 3) = odd;
    Document document(session);
    const MatrixModel model(&document, nullptr, step.toStdString(), isTurned ? Turn::Transposed : Turn::None);
    for (const Index parts : {Index{1}, Index{7}, Index{33}, Index{67}}) {
        const std::vector<Index> rowEdges = edgesOf(model.rowCount(), std::min<Index>(parts, model.rowCount()));
        const std::vector<Index> columnEdges = edgesOf(model.columnCount(), std::min<Index>(parts + 2, model.columnCount()));
        const HeatBins bins = heatBinsOf(model, rowEdges, columnEdges);
        QCOMPARE(bins.rows, static_cast<int>(rowEdges.size()) - 1);
        QCOMPARE(bins.columns, static_cast<int>(columnEdges.size()) - 1);
        for (int r = 0; r < bins.rows; ++r) {
            for (int c = 0; c < bins.columns; ++c) {
                double strongest = 0;
                bool hasNumber = false;
                bool hasBad = false;
                for (Index i = rowEdges[static_cast<std::size_t>(r)]; i < rowEdges[static_cast<std::size_t>(r) + 1]; ++i) {
                    for (Index j = columnEdges[static_cast<std::size_t>(c)]; j < columnEdges[static_cast<std::size_t>(c) + 1]; ++j) {
                        const QModelIndex index = model.index(static_cast<int>(i), static_cast<int>(j));
                        const auto state = static_cast<CellState>(index.data(StateRole).toInt());
                        const double heat = index.data(HeatRole).toDouble();
                        hasBad = hasBad || state == CellState::NotFinite || state == CellState::Undefined;
                        hasNumber = hasNumber || state == CellState::Number || state == CellState::TinyNumber;
                        if (std::abs(heat) > std::abs(strongest))
                            strongest = heat;
                    }
                }
                const auto place = static_cast<std::size_t>(r * bins.columns + c);
                QCOMPARE(bins.states[place], hasBad ? HeatBins::NotFinite : hasNumber ? HeatBins::Number : HeatBins::Hidden);
                if (!hasBad)
                    QCOMPARE_LE(std::abs(static_cast<double>(bins.heat[place]) - strongest), 1e-6);
            }
        }
    }
}

AE_TEST(tst_heatbins)
#include "tst_heatbins.moc"
