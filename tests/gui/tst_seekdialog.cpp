// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/seekdialog.h"
#include "testmain.h"
#include "widgets/charts/curvechart.h"
#include "windowtest.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace ae;

/// Goal seek by hand.
class tst_seekdialog : public ae::test::WindowTest {
    Q_OBJECT

    SeekDialog* dialog() const { return window()->findChild<SeekDialog*>(); }
    void pressButton(const QString& text) const
    {
        for (QPushButton* button : dialog()->findChildren<QPushButton*>()) {
            if (button->text().remove(u'&') == text)
                return button->click();
        }
        QFAIL("no such button");
    }
    QString words() const { return named<QLabel>(u"How it stands"_s)->text(); }

private slots:
    void init()
    {
        open(lessonSession());
        select(view(u"weights"_s), 4, 5);
        action("matrix.seek")->trigger();
    }
    void cleanup() { close(); }

    void aGoalIsReachedAndUndone()
    {
        const std::string before = bytes();
        pressButton(u"Add goal"_s);
        QCOMPARE(named<QListWidget>(u"Goals"_s)->item(0)->text(), u"weights[export,fail] = 0.9"_s);
        QVERIFY(named<QCheckBox>(u"Wq may move"_s)->isChecked());
        select(view(u"Wq"_s), 0, 1);
        pressButton(u"Lock the selected cell"_s);
        pressButton(u"Play"_s);
        QTRY_VERIFY_WITH_TIMEOUT(words().startsWith(u"Reached"_s), 20'000);
        document().settle();
        QVERIFY(std::abs(document().evaluation().value("weights")(4, 5) - 0.9) < 0.01);
        QCOMPARE(document().session().matrices.at("Wq")(0, 1), 0.5);
        QVERIFY(agreesWithFreshPass());
        QVERIFY(dialog()->findChildren<CurveChart*>().first()->data().curves.at(0).points.size() > 10);
        QCOMPARE(document().undoStack()->count(), 1);
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
        QCOMPARE(document().session().view.seek.locks, (std::vector<std::string>{"Wq[0,1]"}));
    }

    void withoutAGoalItSaysSo()
    {
        pressButton(u"Step"_s);
        QVERIFY2(words().contains(u"goal"_s), qPrintable(words()));
        QCOMPARE(document().undoStack()->count(), 0);
    }

    void closingEndsTheRun()
    {
        pressButton(u"Add goal"_s);
        pressButton(u"Play"_s);
        QTRY_VERIFY(document().undoStack()->count() == 1);
        dialog()->hide();
        const std::string there = bytes();
        QTest::qWait(100);
        QCOMPARE(bytes(), there);
    }
};

AE_TEST(tst_seekdialog)
#include "tst_seekdialog.moc"
