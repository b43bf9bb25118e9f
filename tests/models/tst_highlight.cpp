// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/highlight.h"

#include "journey.h"
#include "models/roles.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Which cells are lit.
class tst_highlight : public QObject {
    Q_OBJECT
private slots:
    void operandsOfEveryCell();
    void dependentsOfEveryInput();
    void dependentsOnlyOnRequest();
    void causesAreMarked();
    void aSelectionThatResizingRemovesIsLitNoMore();
    void marksAreAnnouncedWhenTheyChange();
    void staysWithinTheShapes();
};

namespace {

/// Cells of a step that carry the mark.
std::vector<std::pair<Index, Index>> lit(const Document& document, const Highlight& highlight, std::string_view step, CellMark mark)
{
    std::vector<std::pair<Index, Index>> cells;
    const Shape shape = document.evaluation().graph().node(step)->shape;
    for (Index i = 0; i < shape.rows; ++i) {
        for (Index j = 0; j < shape.columns; ++j) {
            if (highlight.marks(step, i, j) & mark)
                cells.emplace_back(i, j);
        }
    }
    return cells;
}

}  // namespace

void tst_highlight::operandsOfEveryCell()
{
    Document document(fullSession());
    const Highlight highlight(&document);
    const Evaluation& evaluation = document.evaluation();
    for (const Graph::Node& node : evaluation.graph().nodes()) {
        for (Index i = 0; i < node.shape.rows; ++i) {
            for (Index j = 0; j < node.shape.columns; ++j) {
                const CellRef cell{std::string(node.spec->key), 0, i, j};
                document.selectCell(cell);
                std::size_t expected = 0;
                std::vector<CellRef> seen;
                const auto explanation = explain(evaluation, cell);
                for (const Term& term : explanation->terms) {
                    for (const Factor& factor : term.factors) {
                        if (factor.isLiteral() || std::ranges::find(seen, factor.cell) != seen.end())
                            continue;
                        seen.push_back(factor.cell);
                        ++expected;
                        QVERIFY(highlight.marks(factor.cell.step, factor.cell.row, factor.cell.column) & OperandMark);
                    }
                }
                std::size_t found = 0;
                for (const Graph::Node& other : evaluation.graph().nodes())
                    found += lit(document, highlight, other.spec->key, OperandMark).size();
                QVERIFY2(found == expected, qPrintable(u"%1[%2,%3]"_s.arg(fromUtf8(cell.step)).arg(i).arg(j)));
            }
        }
    }
}

// What really moves when an input moves lies within what is lit, and all of it does in general.
void tst_highlight::dependentsOfEveryInput()
{
    Document document(fullSession());
    Highlight highlight(&document);
    highlight.setShowsDependents(true);
    const Evaluation before = document.evaluation();
    for (const auto& [step, matrix] : document.session().matrices) {
        for (Index i = 0; i < matrix.rows(); ++i) {
            const Index j = (2 * i) % matrix.cols();
            document.selectCell(CellRef{step, 0, i, j});
            Inputs moved = document.session().matrices;
            moved[step](i, j) += 0.37;
            const auto after = Evaluation::of(moved, document.session().options);
            for (const Graph::Node& node : before.graph().nodes()) {
                if (node.spec->kind != StepKind::Computed)
                    continue;
                const std::string_view key = node.spec->key;
                for (Index r = 0; r < node.shape.rows; ++r) {
                    for (Index c = 0; c < node.shape.columns; ++c) {
                        const bool moves = !isSame(before.value(key)(r, c), after->value(key)(r, c));
                        const bool isLit = highlight.marks(key, r, c) & DependentMark;
                        QVERIFY2(
                            isLit || !moves,
                            qPrintable(u"%1[%2,%3] -> %4[%5,%6]"_s.arg(fromUtf8(step)).arg(i).arg(j).arg(fromUtf8(key)).arg(r).arg(c)));
                    }
                }
            }
        }
    }
    document.selectCell(CellRef{"Wv", 0, 2, 1});
    QCOMPARE(lit(document, highlight, "V", DependentMark).size(), std::size_t{4});
    QCOMPARE(lit(document, highlight, "output", DependentMark).size(), std::size_t{4});
    QVERIFY(lit(document, highlight, "weights", DependentMark).empty());
}

void tst_highlight::dependentsOnlyOnRequest()
{
    Document document(plainSession());
    Highlight highlight(&document);
    document.selectCell(CellRef{"X", 0, 1, 1});
    QVERIFY(lit(document, highlight, "Q", DependentMark).empty());
    highlight.setShowsDependents(true);
    QVERIFY(highlight.showsDependents());
    QCOMPARE(lit(document, highlight, "Q", DependentMark).size(), std::size_t{3});
    QVERIFY(lit(document, highlight, "X", OperandMark).empty());
    highlight.setShowsDependents(false);
    QVERIFY(lit(document, highlight, "Q", DependentMark).empty());
}

void tst_highlight::causesAreMarked()
{
    Document document(troubledSession());
    const Highlight highlight(&document);
    QVERIFY(highlight.marks("X", 2, 1) & CauseMark);
    QCOMPARE(lit(document, highlight, "X", CauseMark).size(), std::size_t{1});
    QVERIFY(!document.setCells("X", Region::cell(2, 1), matrixOf({{0.5}})));
    document.settle();
    QVERIFY(lit(document, highlight, "X", CauseMark).empty());
}

void tst_highlight::aSelectionThatResizingRemovesIsLitNoMore()
{
    Document document(fullSession());
    const Highlight highlight(&document);
    document.selectCell(CellRef{"bq", 0, 0, 2});
    document.selectCell(CellRef{"scores", 0, 3, 3});
    QCOMPARE(lit(document, highlight, "Q", OperandMark).size(), std::size_t{3});
    QVERIFY(!document.resize({2, 5, 3, 2}));
    // the picture keeps to the cell that is left next to it
    QVERIFY(document.selectedCell() == (CellRef{"scores", 0, 1, 1}));
    QCOMPARE(lit(document, highlight, "Q", OperandMark).size(), std::size_t{3});
    QVERIFY(highlight.marks("Q", 1, 0) & OperandMark);
    QVERIFY(!(highlight.marks("Q", 3, 0) & OperandMark));

    document.selectCell(CellRef{"bq", 0, 0, 2});
    Inputs inputs = document.session().matrices;
    inputs.erase("bq");
    QVERIFY(!document.setInputs(inputs, u"no bias"_s));
    QVERIFY(!document.selectedCell());
    for (const Graph::Node& node : document.evaluation().graph().nodes())
        QVERIFY(lit(document, highlight, node.spec->key, OperandMark).empty());
}

void tst_highlight::marksAreAnnouncedWhenTheyChange()
{
    Document document(plainSession());
    Highlight highlight(&document);
    QSignalSpy changed(&highlight, &Highlight::changed);
    document.selectCell(CellRef{"scores", 0, 1, 2});
    QCOMPARE(changed.count(), 1);
    // the same cells stay lit: nothing is announced again
    QVERIFY(!document.setCells("X", Region::cell(0, 0), matrixOf({{7}})));
    document.settle();
    QCOMPARE(changed.count(), 1);
    QVERIFY(!document.paintMask({0, 0, 1, 1}, false));
    document.settle();
    QCOMPARE(changed.count(), 1);
    document.selectCell(CellRef{"weights", 0, 0, 2});
    QCOMPARE(changed.count(), 2);
    QCOMPARE(lit(document, highlight, "scaled", OperandMark).size(), std::size_t{3});
    QVERIFY(!document.paintMask({0, 0, 1, 1}, true));
    document.settle();
    QCOMPARE(changed.count(), 3);
    QCOMPARE(lit(document, highlight, "scaled", OperandMark).size(), std::size_t{4});
    document.selectCell(std::nullopt);
    QCOMPARE(changed.count(), 4);
}

void tst_highlight::staysWithinTheShapes()
{
    for (const Session& session : journeySessions()) {
        Document document(session);
        Highlight highlight(&document);
        highlight.setShowsDependents(true);
        for (const Stop& stop : journey()) {
            stop.go(document);
            document.settle();
            for (const Graph::Node& node : document.evaluation().graph().nodes()) {
                QVERIFY2(!highlight.marks(node.spec->key, node.shape.rows, 0), stop.name);
                QVERIFY2(!highlight.marks(node.spec->key, 0, node.shape.columns), stop.name);
            }
            QVERIFY2(!highlight.marks("nothing", 0, 0), stop.name);
        }
    }
}

AE_TEST(tst_highlight)
#include "tst_highlight.moc"
