// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "lessonhands.h"
#include "testmain.h"
#include "widgets/look/card.h"
#include "widgets/notebook/notebookview.h"

#include <QApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSplitter>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace ae;

/// Who asks for a cell of the notebook gets it, also where cards grow after the scrolling; who scrolls away is let go.
class tst_scrolling : public ae::test::LessonHands {
    Q_OBJECT

    static constexpr int kGrowth = 400;

    NotebookView* notebook() const { return window()->notebook(); }
    int scrolled() const { return notebook()->verticalScrollBar()->value(); }
    /// As a chart does whose caption comes when it is first drawn.
    void growLater(int position) const
    {
        Card* card = notebook()->card(position);
        QTimer::singleShot(60, card, [card] { card->setMinimumHeight(card->height() + kGrowth); });
        QTest::qWait(120);
    }
    int topOf(const NotebookView* view, int position) const { return view->card(position)->y() - view->verticalScrollBar()->value(); }
    /// The middle of a cell in the notebook's window onto the sheet.
    QRect seen(const QString& pane, int row, int column) const
    {
        MatrixView* shown = view(pane);
        const QRect place = shown->visualRect(shown->model()->index(row, column));
        return place.translated(shown->viewport()->mapTo(notebook()->viewport(), QPoint()));
    }
    void goTo(const QString& name) const
    {
        QTimer::singleShot(0, qApp, [name] {
            auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->setTextValue(name);
            dialog->accept();
        });
        action("edit.goto")->trigger();
    }

private slots:
    void init()
    {
        open(lessonSession());
        window()->resize(1280, 720);
        QTest::qWait(50);
    }
    void cleanup() { close(); }

    void aCellStaysWhereItWasAskedFor_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("in the middle") << u"weights"_s;
        QTest::newRow("far below") << u"saturation"_s;
    }
    void aCellStaysWhereItWasAskedFor()
    {
        QFETCH(QString, kind);
        const int cell = notebook()->find(kind.toStdString());
        notebook()->scrollToCell(cell);
        const int top = topOf(notebook(), cell);
        growLater(1);
        QTRY_COMPARE(topOf(notebook(), cell), top);
    }

    void theLastCellGetsTheRoomThatComes()
    {
        const int last = notebook()->count() - 1;
        notebook()->scrollToCell(last);
        growLater(last);  // before, there was not enough below it to have it at the top
        QTRY_VERIFY(topOf(notebook(), last) <= 20);
    }

    void whoScrollsAwayIsLetGo()
    {
        const int cell = notebook()->find("weights");
        notebook()->scrollToCell(cell);
        const int before = scrolled();
        QWheelEvent wheel(QPointF(50, 50), notebook()->viewport()->mapToGlobal(QPointF(50, 50)), {}, QPoint(0, 120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(notebook()->viewport(), &wheel);
        const int after = scrolled();
        QVERIFY(after < before);
        growLater(notebook()->count() - 1);
        QTest::qWait(100);
        QCOMPARE(scrolled(), after);
    }

    void atRestItIsHeldNoLonger()
    {
        const int cell = notebook()->find("weights");
        notebook()->scrollToCell(cell);
        QTest::qWait(1500);
        const int before = scrolled();
        growLater(1);  // an edit makes a card grow: the page does not jump
        QTest::qWait(100);
        QCOMPARE(scrolled(), before);
    }

    void aNumberIsGoneTo()
    {
        goTo(u"output[fail,1]"_s);
        growLater(1);
        const QRect shown = notebook()->viewport()->rect();
        QTRY_VERIFY(shown.contains(seen(u"output"_s, 5, 1)));
        QTest::qWait(500);
        QVERIFY(shown.contains(seen(u"output"_s, 5, 1)));
    }

    void aCellThatIsAddedIsGoneTo()
    {
        notebook()->scrollToCell(notebook()->find("tokens"));
        QTest::qWait(50);
        for (QAction* kind : action("edit.addcell")->menu()->actions()) {
            if (kind->text() == u"Plane"_s)
                kind->trigger();
        }
        const int cell = notebook()->find("plane");
        QVERIFY(cell > 0);
        growLater(0);
        QTRY_VERIFY(std::abs(topOf(notebook(), cell)) <= 20);
    }

    void theRingOfALessonStaysOnItsCard()
    {
        openLesson(u":/lessons/01-three-steps.lesson"_s);
        lessonWindow()->resize(1280, 720);
        clickButton(u"Step 3: The weights mix the values"_s);
        const NotebookView* view = lessonWindow()->notebook();
        const int cell = view->find("output");
        const QWidget* ring = nullptr;
        for (const QObject* child : view->sheet()->children()) {
            const auto* widget = qobject_cast<const QWidget*>(child);
            if (widget && widget->testAttribute(Qt::WA_TransparentForMouseEvents) && widget->isVisible())
                ring = widget;
        }
        QVERIFY(ring);
        Card* above = view->card(1);
        QTimer::singleShot(60, above, [above] { above->setMinimumHeight(above->height() + kGrowth); });
        QTest::qWait(200);
        QTRY_COMPARE(ring->geometry(), view->card(cell)->geometry().adjusted(-2, -2, 2, 2));
        QVERIFY(topOf(view, cell) >= 0 && topOf(view, cell) < 200);
    }

    /// Eight features make the projections wider than the view; nothing else is, and what is asked for is seen.
    void cardsBesideAWideOneStayInView()
    {
        openLesson(u":/lessons/11-build-a-head.lesson"_s);
        lessonWindow()->resize(1280, 720);
        clickButton(u"Step 4: Saturation is not always bad"_s);
        const NotebookView* view = lessonWindow()->notebook();
        QTRY_VERIFY(view->card(view->find("projections"))->geometry().right() > view->viewport()->width());
        const Card* weights = view->card(view->find("weights"));
        const auto left = [&] { return weights->geometry().left() - view->horizontalScrollBar()->value(); };
        QTRY_VERIFY2(left() >= 0 && left() + weights->width() <= view->viewport()->width(), qPrintable(QString::number(left())));
    }

    /// Beside a lesson and the inspector there is the least room.
    void projectionsAreWholeBesideALesson()
    {
        openLesson(u":/lessons/01-three-steps.lesson"_s);
        lessonWindow()->resize(1280, 720);
        const NotebookView* view = lessonWindow()->notebook();
        const Card* card = view->card(view->find("projections"));
        QTRY_VERIFY2(card->geometry().right() < view->viewport()->width(),
                     qPrintable(u"%1 of %2"_s.arg(card->geometry().right()).arg(view->viewport()->width())));
    }

    void nothingIsScrolledSidewaysBesideALesson_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const char* lesson : {"01-three-steps", "03-why-root-d", "06-temperature", "07-causal-mask", "10-not-seen"})
            QTest::newRow(lesson) << QString::fromLatin1(lesson);
    }
    void nothingIsScrolledSidewaysBesideALesson()
    {
        QFETCH(QString, lesson);
        openLesson(u":/lessons/%1.lesson"_s.arg(lesson));
        lessonWindow()->resize(1280, 720);
        NotebookView* view = lessonWindow()->notebook();
        QTRY_COMPARE(view->horizontalScrollBar()->maximum(), 0);
        // a user who wants another width gets it
        auto* splitter = qobject_cast<QSplitter*>(view->parentWidget());
        QVERIFY(splitter);
        const int edge = splitter->indexOf(view) + 1;
        QWidget* handle = splitter->handle(edge);
        const QPoint middle = handle->rect().center();
        int width = 0;
        do {  // the parts take their places in turns
            width = view->width();
            QTest::qWait(100);
        } while (view->width() != width);
        QTest::mousePress(handle, Qt::LeftButton, {}, middle);
        QTest::mouseMove(handle, middle - QPoint(60, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, middle - QPoint(60, 0));
        QTest::qWait(50);
        QVERIFY2(view->width() < width - 40, qPrintable(u"%1 of %2"_s.arg(view->width()).arg(width)));
    }
};

AE_TEST(tst_scrolling)
#include "tst_scrolling.moc"
