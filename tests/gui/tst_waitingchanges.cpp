// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "testmain.h"
#include "widgets/matrix/matrixview.h"
#include "windowtest.h"

#include <QPointer>
#include <QTest>

using namespace ae;
using namespace Qt::StringLiterals;

/// Changes are told once a frame; an event that needs them earlier is told of them in its middle.
class tst_waitingchanges : public test::WindowTest {
    Q_OBJECT

    void setExponent(double exponent)
    {
        Options options = document().session().options;
        options.scaleExponent = exponent;
        QVERIFY(!document().setOptions(options, u"Exponent"_s));
    }
    QPoint middleOf(MatrixView* pane, int row, int column) const { return pane->visualRect(pane->model()->index(row, column)).center(); }

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    void paneThatGoesAtItsOwnStroke()
    {
        const QPointer<MatrixView> pane = view(u"scaled"_s);
        pane->setPaintsMask(true);
        setExponent(0.4);
        const int steps = document().undoStack()->count();
        // the queries are divided instead, so that the pane of divided scores goes; it has not been told yet
        document().setConventions({std::string(Conventions::rowVectors), std::string(Conventions::scaledQueries)});
        QTest::mousePress(pane->viewport(), Qt::LeftButton, {}, middleOf(pane, 1, 2));
        QTRY_VERIFY(!pane);
        document().settle();
        QCOMPARE(document().undoStack()->count(), steps);
        // and no stroke was left open in which later steps would vanish
        setExponent(0.25);
        QVERIFY(!document().setTitle("Later"));
        QCOMPARE(document().undoStack()->count(), steps + 2);
        QVERIFY(agreesWithFreshPass());
    }

    void strokeOnACellThatIsNoMore()
    {
        MatrixView* pane = view(u"weights"_s);
        pane->setPaintsMask(true);
        const QPoint last = middleOf(pane, 6, 6);
        Sizes sizes = document().sizes();
        sizes.tokens = 3;
        QVERIFY(!document().resize(sizes));
        QTest::mousePress(pane->viewport(), Qt::LeftButton, {}, last);
        QTest::mouseRelease(pane->viewport(), Qt::LeftButton, {}, last);
        document().settle();
        QVERIFY(agreesWithFreshPass());
        QCOMPARE(document().undoStack()->count(), 1);
    }

    void viewThatIsHiddenEndsItsStroke()
    {
        MatrixView* pane = view(u"weights"_s);
        pane->setPaintsMask(true);
        QTest::mousePress(pane->viewport(), Qt::LeftButton, {}, middleOf(pane, 1, 2));
        QTest::mouseMove(pane->viewport(), middleOf(pane, 1, 3));
        pane->hide();
        QVERIFY(!document().setTitle("Later"));
        document().settle();
        QCOMPARE(document().undoStack()->count(), 2);
    }
};

AE_TEST(tst_waitingchanges)
#include "tst_waitingchanges.moc"
