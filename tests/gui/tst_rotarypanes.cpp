// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "models/equationtext.h"
#include "testmain.h"
#include "windowtest.h"

#include <QComboBox>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace ae;

/// Rotary positions switched on and off in the window.
class tst_rotarypanes : public ae::test::WindowTest {
    Q_OBJECT

    void turn(const std::string& convention)
    {
        Options options = document().session().options;
        options.rotary.convention = convention;
        QVERIFY(!document().setOptions(options, u"Rotary"_s));
        document().settle();
    }

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    void scoresAreMadeOfTurnedQueriesAndKeys()
    {
        const std::string before = bytes();
        QVERIFY(named<MatrixView>(u"Q of scores"_s));
        QVERIFY(!view(u"Qrot"_s)->isVisibleTo(window()));
        turn("halves");
        QVERIFY(view(u"Qrot"_s)->isVisibleTo(window()));
        QVERIFY(view(u"Krot"_s)->isVisibleTo(window()));
        QVERIFY(named<MatrixView>(u"Qrot of scores"_s));
        QVERIFY(named<MatrixView>(u"Krot of scores"_s));
        QVERIFY(!named<MatrixView>(u"Q of scores"_s));
        QVERIFY2(scoresEquation(document()).contains(fromUtf8(findStep("Qrot")->symbol)), qPrintable(scoresEquation(document())));
        QVERIFY(agreesWithFreshPass());
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
        QVERIFY(named<MatrixView>(u"Q of scores"_s));
        QVERIFY(!view(u"Qrot"_s)->isVisibleTo(window()));
    }

    void onlyNormalColumnsWidenARotaryHead()
    {
        turn("pairs");
        QCOMPARE(document().session().view.saturation.source, std::string("normal"));
        Widening wanted = document().session().view.saturation;
        wanted.source = "random";
        document().setSaturation(wanted);
        QCOMPARE(document().session().view.saturation.source, std::string("normal"));
    }
};

AE_TEST(tst_rotarypanes)
#include "tst_rotarypanes.moc"
