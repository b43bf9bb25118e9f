// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowtest.h"

#include "models/roles.h"
#include "testmain.h"
#include "widgets/look/theme.h"
#include "widgets/notebook/notebookview.h"

#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Matrices beyond 64 rows or columns are pictures: seen whole, zoomed into numbers, panned, picked and edited by real events.
class tst_pictures : public WindowTest {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { close(); }
    void largeMatricesArePictures();
    void wholeShowsTheColourOfEveryCell();
    void wheelZoomsIntoNumbersAndBack();
    void dragPansAndClickPicks();
    void keysZoomAndMove();
    void typingEditsTheCell();
    void productsMoveTogether();
    void fewerTokensMakeATableAgain();
    void pictureFollowsAnEdit();
    void foundTokenIsPicked();

private:
    void wheel(MatrixView* pane, const QPoint& place, int notches) const;
    void show(const char* cell) const;
};

namespace {

Session largeSession(Index tokens)
{
    Session session;
    const auto drawn = [](std::uint64_t stream, Index rows, Index columns) {
        Matrix matrix(rows, columns);
        for (Index i = 0; i < rows; ++i) {
            for (Index j = 0; j < columns; ++j)
                matrix(i, j) = normalDraw(3, stream, static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(j));
        }
        return matrix;
    };
    for (Index i = 0; i < tokens; ++i)
        session.tokens.push_back("tok" + std::to_string(i));
    session.matrices = {{"X", drawn(1, tokens, 9)}, {"Wq", drawn(2, 9, 6)}, {"Wk", drawn(3, 9, 6)}, {"Wv", drawn(4, 9, 5)}};
    session.notebook = defaultNotebook();
    return session;
}

}  // namespace

void tst_pictures::init()
{
    open(largeSession(150));
}

void tst_pictures::show(const char* cell) const
{
    window()->notebook()->scrollToCell(window()->notebook()->find(cell));
    QTest::qWait(50);
}

void tst_pictures::wheel(MatrixView* pane, const QPoint& place, int notches) const
{
    for (int i = 0; i < std::abs(notches); ++i) {
        QWheelEvent event(place, pane->viewport()->mapToGlobal(place), {}, {0, notches > 0 ? 120 : -120}, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(pane->viewport(), &event);
    }
}

void tst_pictures::largeMatricesArePictures()
{
    QVERIFY(view(u"weights"_s)->isPicture());
    QVERIFY(view(u"X"_s)->isPicture());
    QVERIFY(!view(u"Wq"_s)->isPicture());
    QVERIFY(view(u"weights"_s)->horizontalHeader()->isHidden());
    QVERIFY(!view(u"Wq"_s)->horizontalHeader()->isHidden());
    QVERIFY(named<QTableView>(u"Sums of the weights"_s)->isHidden());
    // every cell is found by its name, value and place
    const MatrixView* weights = view(u"weights"_s);
    const QModelIndex index = weights->model()->index(149, 75);
    QVERIFY(weights->visualRect(index).isValid());
    QVERIFY(weights->viewport()->rect().intersects(weights->visualRect(index)));
}

void tst_pictures::wholeShowsTheColourOfEveryCell()
{
    show("scores");
    MatrixView* scores = view(u"scores"_s);
    const QImage shown = scores->viewport()->grab().toImage();
    const ColourMap& map = currentTheme().map(MapName::Signed);
    int compared = 0;
    for (int r = 3; r < 150; r += 13) {
        for (int c = 5; c < 150; c += 11) {
            const QModelIndex index = scores->model()->index(r, c);
            const QPoint centre = scores->visualRect(index).center();
            if (scores->indexAt(centre) != index)
                continue;  // less than a pixel
            const QColor wanted(map.at(0.5 + index.data(HeatRole).toDouble() / 2));
            const QColor got = shown.pixelColor(centre);
            QCOMPARE_LE(std::abs(got.red() - wanted.red()) + std::abs(got.green() - wanted.green()) + std::abs(got.blue() - wanted.blue()),
                        6);
            ++compared;
        }
    }
    QCOMPARE_GT(compared, 60);
}

void tst_pictures::wheelZoomsIntoNumbersAndBack()
{
    show("weights");
    MatrixView* weights = view(u"weights"_s);
    const QPoint place = weights->viewport()->rect().center();
    const QModelIndex under = weights->indexAt(place);
    QVERIFY(under.isValid());
    const int width = weights->visualRect(under).width();
    wheel(weights, place, 8);
    QCOMPARE_GT(weights->visualRect(under).width(), 5 * width);
    const QModelIndex now = weights->indexAt(place);
    QCOMPARE_LE(std::abs(now.row() - under.row()), 1);
    QCOMPARE_LE(std::abs(now.column() - under.column()), 1);
    QVERIFY(weights->columnAxis().showsNumbers() && weights->rowAxis().showsNumbers());
    wheel(weights, {90, 60}, -9);  // numbers that need more room make the way longer
    QVERIFY(weights->columnAxis().isWhole() && weights->rowAxis().isWhole());
    // nothing left to zoom out of: the notebook may scroll
    QWheelEvent event(place, weights->viewport()->mapToGlobal(place), {}, {0, -120}, {}, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(weights->viewport(), &event);
    QVERIFY(!event.isAccepted() || weights->columnAxis().isWhole());
}

void tst_pictures::dragPansAndClickPicks()
{
    show("weights");
    MatrixView* weights = view(u"weights"_s);
    const QPoint place = weights->viewport()->rect().center();
    QTest::mouseClick(weights->viewport(), Qt::LeftButton, {}, place);
    const QModelIndex picked = weights->indexAt(place);
    QCOMPARE(weights->currentIndex(), picked);
    QCOMPARE(document().pickedToken(), static_cast<Index>(picked.row()));
    QCOMPARE(document().selectedCell()->column, static_cast<Index>(picked.column()));
    wheel(weights, place, 8);
    const QRect before = weights->visualRect(picked);
    QTest::mousePress(weights->viewport(), Qt::LeftButton, {}, place);
    for (int step = 1; step <= 5; ++step)
        QTest::mouseMove(weights->viewport(), place + QPoint(-12 * step, 8 * step));
    QTest::mouseRelease(weights->viewport(), Qt::LeftButton, {}, place + QPoint(-60, 40));
    QCOMPARE(weights->visualRect(picked).topLeft() - before.topLeft(), QPoint(-60, 40));
    QCOMPARE(weights->currentIndex(), picked);
}

void tst_pictures::keysZoomAndMove()
{
    show("weights");
    MatrixView* weights = view(u"weights"_s);
    weights->setFocus();
    weights->setCurrentIndex(weights->model()->index(100, 40));
    for (int i = 0; i < 4; ++i)
        press(Qt::Key_Plus, Qt::AltModifier);
    QVERIFY(weights->columnAxis().showsNumbers());
    QVERIFY(weights->viewport()->rect().contains(weights->visualRect(weights->currentIndex()).center()));
    for (int i = 0; i < 30; ++i)
        press(Qt::Key_Down);
    QCOMPARE(weights->currentIndex().row(), 130);
    QVERIFY(weights->viewport()->rect().contains(weights->visualRect(weights->currentIndex()).center()));
    press(Qt::Key_0, Qt::AltModifier);
    QVERIFY(weights->columnAxis().isWhole());
}

void tst_pictures::typingEditsTheCell()
{
    show("projections");
    MatrixView* x = view(u"X"_s);
    x->setFocus();
    x->setCurrentIndex(x->model()->index(120, 4));
    QVERIFY(!x->rowAxis().showsNumbers());
    type("2.5");
    QVERIFY(x->rowAxis().showsNumbers());
    const auto* editor = x->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QCOMPARE(editor->text(), u"2.5"_s);
    QVERIFY(editor->geometry().intersects(x->visualRect(x->model()->index(120, 4))));
    press(Qt::Key_Return);
    document().settle();
    QCOMPARE(document().session().matrices.find("X")->second(120, 4), 2.5);
    QVERIFY(agreesWithFreshPass());
    document().undoStack()->undo();
    QVERIFY(document().session().matrices.find("X")->second(120, 4) != 2.5);
}

void tst_pictures::productsMoveTogether()
{
    show("projections");
    MatrixView* x = view(u"X"_s);
    wheel(x, x->viewport()->rect().center(), 6);
    for (const QString& name : {u"Q"_s, u"K"_s, u"V"_s})
        QCOMPARE(view(name)->rowAxis().shown(), x->rowAxis().shown());
    show("scores");
    MatrixView* scores = view(u"scores"_s);
    wheel(scores, scores->viewport()->rect().center(), 6);
    QCOMPARE(view(u"K of scores"_s)->columnAxis().shown(), scores->columnAxis().shown());
    QCOMPARE(view(u"Q of scores"_s)->rowAxis().shown(), scores->rowAxis().shown());
}

void tst_pictures::fewerTokensMakeATableAgain()
{
    const Sizes sizes = document().sizes();
    QVERIFY(!document().resize({60, sizes.dModel, sizes.dK, sizes.dV}));
    QTest::qWait(20);
    QVERIFY(!view(u"weights"_s)->isPicture());
    QVERIFY(!view(u"weights"_s)->horizontalHeader()->isHidden());
    QVERIFY(!named<QTableView>(u"Sums of the weights"_s)->isHidden());
    document().undoStack()->undo();
    QTest::qWait(20);
    QVERIFY(view(u"weights"_s)->horizontalHeader()->isHidden());
    QVERIFY(named<QTableView>(u"Sums of the weights"_s)->isHidden());
    QVERIFY(agreesWithFreshPass());
}

void tst_pictures::pictureFollowsAnEdit()
{
    show("weights");
    MatrixView* weights = view(u"weights"_s);
    const QImage before = weights->viewport()->grab().toImage();
    QCOMPARE(weights->viewport()->grab().toImage(), before);
    QVERIFY(!document().setCells("X", {7, 0, 1, 9}, Matrix::Constant(1, 9, 4)));
    document().settle();
    const QImage after = weights->viewport()->grab().toImage();
    QVERIFY(after != before);
    document().undoStack()->undo();
    document().settle();
    QCOMPARE(weights->viewport()->grab().toImage(), before);
}

void tst_pictures::foundTokenIsPicked()
{
    auto* finder = named<QLineEdit>(u"Find a token"_s);
    QVERIFY(finder);
    finder->setText(u"tok14"_s);
    finder->setFocus();
    press(Qt::Key_Return);
    QCOMPARE(document().pickedToken(), Index{14});
    named<QLineEdit>(u"Find a token"_s)->setFocus();
    named<QLineEdit>(u"Find a token"_s)->setText(u"tok14"_s);
    press(Qt::Key_Return);
    QCOMPARE(document().pickedToken(), Index{140});  // the next one with it in its name
    named<QLineEdit>(u"Find a token"_s)->setFocus();
    named<QLineEdit>(u"Find a token"_s)->setText(u"nobody"_s);
    press(Qt::Key_Return);
    QCOMPARE(document().pickedToken(), Index{140});
}

AE_TEST(tst_pictures)
#include "tst_pictures.moc"
