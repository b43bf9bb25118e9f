// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "models/roles.h"
#include "testmain.h"
#include "widgets/charts/planechart.h"
#include "widgets/charts/waterfallchart.h"
#include "widgets/look/card.h"
#include "widgets/look/toggleswitch.h"
#include "widgets/matrix/productview.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace ae;

/// Other views of the same numbers: how they come into the notebook, and what is done with them.
class tst_views : public ae::test::WindowTest {
    Q_OBJECT

private:
    QAction* kind(QMenu* menu, const QString& title) const
    {
        emit menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->text() == title)
                return action;
        }
        return nullptr;
    }
    void add(const QString& title)
    {
        QAction* action = kind(this->action("edit.addcell")->menu(), title);
        QVERIFY2(action && action->isEnabled(), qPrintable(title));
        action->trigger();
        document().settle();
    }
    template <class Part> Part* part() const
    {
        const QList<Part*> all = window()->findChildren<Part*>();
        return all.isEmpty() ? nullptr : all.first();
    }

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    void theNotebookStartsWithoutThem()
    {
        for (const char* kind : {"plane", "waterfall", "merged"})
            QCOMPARE(window()->notebook()->find(kind), -1);
        QVERIFY(!part<PlaneChart>() && !part<WaterfallChart>() && !part<ProductView>());
    }

    void aKindIsAddedOnceAndUndone()
    {
        const std::string before = bytes();
        auto* button = named<QToolButton>(u"Add a cell"_s);
        QVERIFY(button && button->menu());
        QVERIFY(!kind(button->menu(), u"Weights"_s)->isEnabled());  // it is there
        QVERIFY(kind(button->menu(), u"Text"_s)->isEnabled());  // of those there may be many
        kind(button->menu(), u"Plane"_s)->trigger();
        document().settle();
        const int position = window()->notebook()->find("plane");
        QVERIFY(position > 0);
        QVERIFY(part<PlaneChart>());
        QVERIFY(!kind(button->menu(), u"Plane"_s)->isEnabled());
        QCOMPARE(document().undoStack()->count(), 1);
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
        QCOMPARE(window()->notebook()->find("plane"), -1);
        QVERIFY(kind(button->menu(), u"Plane"_s)->isEnabled());
    }

    void aRemovedKindComesBack()
    {
        QVERIFY(!document().removeNotebookCell(static_cast<std::size_t>(window()->notebook()->find("weights"))));
        document().settle();
        QCOMPARE(window()->notebook()->find("weights"), -1);
        add(u"Weights"_s);
        QVERIFY(window()->notebook()->find("weights") >= 0);
        QVERIFY(view(u"weights"_s));
    }

    void arrowsPickAndSelect()
    {
        add(u"Plane"_s);
        document().pickToken(4);
        const QList<PlaneChart*> charts = window()->findChildren<PlaneChart*>();
        QCOMPARE(charts.size(), 2);
        PlaneChart* plane = charts[0];
        QTest::mouseClick(plane, Qt::LeftButton, {}, plane->tipOf(7 + 2).toPoint());  // the key of "my"
        QCOMPARE(*document().selectedCell(), (CellRef{"scores", 0, 4, 2}));
        QVERIFY(plane->figure().arrows[9].isStrong);
        QTest::mouseClick(plane, Qt::LeftButton, {}, plane->tipOf(1).toPoint());  // the query of "did"
        QCOMPARE(document().pickedToken(), Index(1));
        QVERIFY(plane->figure().arrows[1].isStrong);
        emit charts[1]->arrowActivated(5);
        QCOMPARE(*document().selectedCell(), (CellRef{"weights", 0, 1, 5}));
        QVERIFY(!document().isModified() || document().undoStack()->count() == 1);
        auto* values = named<ToggleSwitch>(u"Show the values"_s);
        QTest::mouseClick(values, Qt::LeftButton);
        QVERIFY(charts[1]->isHidden() || !charts[1]->isVisible());
    }

    void arrowsFollowEdits()
    {
        add(u"Plane"_s);
        PlaneChart* plane = part<PlaneChart>();
        document().pickToken(4);
        QVERIFY(!document().setCells("Wq", Region{0, 0, 4, 2}, Matrix::Zero(4, 2)));
        document().settle();
        window()->bringUpToDate(window()->notebook()->sheet());
        for (const PlaneArrow& arrow : plane->figure().arrows)
            QVERIFY(arrow.kind != ArrowKind::Query || arrow.tip.isNull());
        QVERIFY(!plane->figure().projection);
        QVERIFY(!document().resize({3, 4, 5, 4}));
        document().settle();
        window()->bringUpToDate(window()->notebook()->sheet());
        QCOMPARE(plane->figure().arrows.size(), 6U);
        document().undoStack()->undo();
        document().settle();
    }

    void termsFollowTheSelection()
    {
        add(u"Terms of a score"_s);
        auto* chart = part<WaterfallChart>();
        click(view(u"weights"_s), 4, 5);
        QCOMPARE(chart->data().pair, (Pair{4, 5}));
        QVERIFY(chart->title().contains(u"export"_s) && chart->title().contains(u"fail"_s));
        click(view(u"scaled"_s), 0, 3);
        QCOMPARE(chart->data().pair, (Pair{0, 3}));
        const double first = chart->data().terms[0].value;
        QTest::mouseClick(named<QPushButton>(u"Largest first"_s) ? named<QPushButton>(u"Largest first"_s)
                                                                 : window()->findChildren<QPushButton*>().last(),
                          Qt::LeftButton);
        Q_UNUSED(first)
        emit chart->scoreActivated();
        QCOMPARE(*document().selectedCell(), (CellRef{"scores", 0, 0, 3}));
        emit chart->dividedActivated();
        QCOMPARE(*document().selectedCell(), (CellRef{"scaled", 0, 0, 3}));
    }

    void mergedMatricesAreCopied()
    {
        add(u"Merged matrices"_s);
        auto* merged = part<ProductView>();
        QVERIFY(merged);
        // it is gone to, wherever it stands
        QTRY_VERIFY(!window()->notebook()->card(window()->notebook()->find("merged"))->visibleRegion().isEmpty());
        QCOMPARE(merged->accessibleName(), u"Wq Wk transposed"_s);
        merged->setCurrentIndex(merged->model()->index(1, 2));
        QTest::keyClick(merged, Qt::Key_C, Qt::ControlModifier);
        const double copied = QGuiApplication::clipboard()->text().trimmed().toDouble();
        const Matrix product = document().session().matrices.at("Wq") * document().session().matrices.at("Wk").transpose();
        QVERIFY(std::abs(copied - product(1, 2)) < 1e-15);
        MatrixView* values = view(u"Wv of merged matrices"_s);
        select(values, 0, 0);
        type("3");
        press(Qt::Key_Return);
        document().settle();
        QCOMPARE(document().session().matrices.at("Wv")(0, 0), 3.0);
    }

    void columnVectorsTurnEverythingOver()
    {
        const std::string before = bytes();
        window()->setFocus();
        window()->bringUpToDate(window()->notebook()->sheet());
        const QImage picture = window()->notebook()->sheet()->grab().toImage();
        QCOMPARE(view(u"Wq"_s)->model()->rowCount(), 4);
        action("view.columns")->trigger();
        QCOMPARE(view(u"Wq"_s)->model()->rowCount(), 2);
        QCOMPARE(view(u"X"_s)->model()->columnCount(), 7);
        QCOMPARE(view(u"output"_s)->model()->rowCount(), 2);
        auto* sums = named<QTableView>(u"Sums of the weights"_s);
        QCOMPARE(sums->model()->rowCount(), 1);
        QCOMPARE(sums->model()->columnCount(), 7);
        QCOMPARE(bytes(), before);
        QVERIFY(!document().isModified());
        QVERIFY(std::ranges::any_of(window()->findChildren<QLabel*>(),
                                    [](const QLabel* label) { return label->text().startsWith(u"column vectors"_s); }));
        select(view(u"Wq"_s), 1, 3);
        type("2.5");
        press(Qt::Key_Return);
        document().settle();
        QCOMPARE(document().session().matrices.at("Wq")(3, 1), 2.5);
        QVERIFY(agreesWithFreshPass());
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
        // a block is pasted as it is seen
        QGuiApplication::clipboard()->setText(u"1\t2\n3\t4\n"_s);
        select(view(u"Wk"_s), 0, 0);
        press(Qt::Key_V, Qt::ControlModifier);
        document().settle();
        QCOMPARE(document().session().matrices.at("Wk")(1, 0), 2.0);
        QCOMPARE(document().session().matrices.at("Wk")(0, 1), 3.0);
        document().undoStack()->undo();
        document().settle();
        document().selectCell(std::nullopt);
        action("view.columns")->trigger();
        QCOMPARE(view(u"Wq"_s)->model()->rowCount(), 4);
        QCOMPARE(bytes(), before);
        window()->setFocus();
        window()->bringUpToDate(window()->notebook()->sheet());
        QCOMPARE(window()->notebook()->sheet()->grab().toImage(), picture);
    }

    void queriesAreDividedInstead()
    {
        QVERIFY(view(u"scores"_s) && view(u"scaled"_s));
        action("view.scaledqueries")->trigger();
        MatrixView* divided = view(u"Q divided"_s);
        QVERIFY(divided);
        const QModelIndex cell = divided->model()->index(4, 1);
        QCOMPARE(cell.data(ValueRole).toDouble(), document().evaluation().value("Q")(4, 1) / std::sqrt(2.0));
        QVERIFY(named<MatrixView>(u"Q divided of scores"_s) && named<MatrixView>(u"scaled of scores"_s));
        QVERIFY(!named<MatrixView>(u"scores"_s));
        click(divided, 4, 1);
        QCOMPARE(*document().selectedCell(), (CellRef{"Q", 0, 4, 1}));
        Options options = document().session().options;
        options.scaleExponent = 0;
        QVERIFY(!document().setOptions(options, u"off"_s));
        document().settle();
        QCOMPARE(divided->model()->index(4, 1).data(ValueRole).toDouble(), document().evaluation().value("Q")(4, 1));
        document().undoStack()->undo();
        document().settle();
        QVERIFY(!document().resize({3, 4, 5, 2}));
        document().settle();
        QTRY_VERIFY(!named<MatrixView>(u"scaled"_s));  // it does not come back by itself
        document().undoStack()->undo();
        document().settle();
        action("view.scaledqueries")->trigger();
        QVERIFY(named<MatrixView>(u"scores"_s) && named<MatrixView>(u"scaled"_s));
        QTRY_VERIFY(!named<MatrixView>(u"Q divided"_s));
    }

    void everyKindAtOnceSurvivesALargeSession()
    {
        Session session = lessonSession();
        for (const char* kind : {"plane", "waterfall", "merged"})
            session.notebook.push_back({kind, {}});
        close();
        open(session);
        QVERIFY(!document().resize({200, 90, 80, 70}));
        document().settle();
        window()->bringUpToDate(window()->notebook()->sheet());
        QVERIFY(!document().resize({1, 1, 1, 1}));
        document().settle();
        window()->bringUpToDate(window()->notebook()->sheet());
        QVERIFY(agreesWithFreshPass());
        const QList<PicturePart> parts = window()->pictureParts();
        const auto has = [&parts](const QString& text) {
            return std::ranges::any_of(parts, [&text](const PicturePart& part) { return part.title.contains(text); });
        };
        QVERIFY(has(u"Queries and keys"_s) && has(u"The score of"_s) && has(u"Singular values of W_V"_s));
    }
};

AE_TEST(tst_views)
#include "tst_views.moc"
