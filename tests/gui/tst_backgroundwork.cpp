// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backgroundwork.h"
#include "app/examples.h"
#include "models/saturationmodel.h"
#include "models/verification.h"
#include "testmain.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QTest>

using namespace ae;
using namespace ae::test;

/// Pictures of the window show what the background brings.
class tst_backgroundwork : public WindowTest {
    Q_OBJECT
private slots:
    void cleanup() { close(); }

    void picturesWaitForTheBackground()
    {
        open(lessonSession());
        window()->notebook()->scrollToCell(window()->notebook()->find("saturation"));
        letWorkFinish(window(), *window(), WorkAhead::ForWindow, 60'000);
        const auto* saturation = window()->findChild<SaturationModel*>();
        QVERIFY(!saturation->isBusy());
        QVERIFY(!saturation->curves().widths.empty());
        QVERIFY(saturation->with() && saturation->without());
        QCOMPARE(window()->verification()->state(), Verification::State::Agrees);
        QVERIFY(!hasWorkAhead(*window(), WorkAhead::ForWindow));
        document().setCells("X", {0, 0, 1, 1}, Matrix::Constant(1, 1, 3));
        document().settle();
        QVERIFY(hasWorkAhead(*window(), WorkAhead::ForWindow));
    }
};

AE_TEST(tst_backgroundwork)
#include "tst_backgroundwork.moc"
