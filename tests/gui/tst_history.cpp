// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/historypanel.h"
#include "testmain.h"
#include "windowtest.h"

#include <QDoubleSpinBox>
#include <QTest>
#include <QToolButton>
#include <QUndoView>

using namespace Qt::StringLiterals;
using namespace ae;

/// The list of steps: jumps, steps, and the whole way played.
class tst_history : public ae::test::WindowTest {
    Q_OBJECT

    HistoryPanel* panel() const { return window()->findChild<HistoryPanel*>(); }
    void pressButton(const QString& name) const { QTest::mouseClick(named<QToolButton>(name), Qt::LeftButton); }
    int place() const { return document().undoStack()->index(); }

    void edit(int count)
    {
        for (int i = 0; i < count; ++i) {
            QVERIFY(!document().setCells("Wq", Region::cell(i % 4, i % 2), Matrix::Constant(1, 1, 10 + i)));
            document().settle();
        }
    }

private slots:
    void init()
    {
        open(lessonSession());
        action("view.history")->trigger();
        QTRY_VERIFY(named<QToolButton>(u"Play"_s)->width() > 10);
        named<QDoubleSpinBox>(u"Seconds a step"_s)->setValue(0.05);
    }
    void cleanup() { close(); }

    void playsFromTheStartToTheEnd()
    {
        QVERIFY(!named<QToolButton>(u"Play"_s)->isEnabled());
        edit(4);
        const std::string all = bytes();
        QList<int> places;
        connect(document().undoStack(), &QUndoStack::indexChanged, this, [&places](int index) { places << index; });
        pressButton(u"Play"_s);
        QVERIFY(panel()->isPlaying());
        QTRY_VERIFY(!panel()->isPlaying());
        document().undoStack()->disconnect(this);
        QCOMPARE(places, (QList<int>{0, 1, 2, 3, 4}));
        QCOMPARE(bytes(), all);
        QVERIFY(agreesWithFreshPass());
    }

    void stepsAndJumps()
    {
        edit(3);
        pressButton(u"One step back"_s);
        QCOMPARE(place(), 2);
        pressButton(u"To the start"_s);
        QCOMPARE(place(), 0);
        pressButton(u"One step ahead"_s);
        QCOMPARE(place(), 1);
        pressButton(u"To the last step"_s);
        QCOMPARE(place(), 3);
        auto* list = window()->findChild<QUndoView*>();
        list->setCurrentIndex(list->model()->index(1, 0));
        QCOMPARE(place(), 1);
    }

    void anEditEndsIt()
    {
        edit(6);
        pressButton(u"Play"_s);
        QTRY_VERIFY(place() >= 2);
        QVERIFY(!document().setCells("Wk", Region::cell(0, 0), Matrix::Constant(1, 1, 5)));
        QVERIFY(!panel()->isPlaying());
        const int count = document().undoStack()->count();
        QTest::qWait(150);
        QCOMPARE(place(), count);
        QCOMPARE(document().session().matrices.at("Wk")(0, 0), 5.0);
    }

    void aStepByHandEndsIt()
    {
        edit(6);
        pressButton(u"Play"_s);
        QTRY_VERIFY(place() >= 1);
        document().undoStack()->undo();
        QVERIFY(!panel()->isPlaying());
    }
};

AE_TEST(tst_history)
#include "tst_history.moc"
