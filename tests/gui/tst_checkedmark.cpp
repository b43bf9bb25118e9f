// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../attention/wrongkernels.h"
#include "app/checkedmark.h"
#include "app/examples.h"
#include "models/verification.h"
#include "testmain.h"
#include "widgets/look/linkbutton.h"
#include "widgets/look/theme.h"
#include "windowtest.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace ae;
using namespace ae::test;

/// The mark in the status bar: calm while the numbers agree, red and with a report when they do not.
class tst_checkedmark : public WindowTest {
    Q_OBJECT

    static constexpr int kPatience = 30000;

    CheckedMark* mark() const { return window()->findChild<CheckedMark*>(); }
    LinkButton* words() const { return mark()->findChild<LinkButton*>(); }
    QPushButton* copy() const
    {
        for (QPushButton* button : mark()->findChildren<QPushButton*>()) {
            if (button->text() == u"Copy a report"_s)
                return button;
        }
        return nullptr;
    }
    /// Whether the mark's words are painted in this colour.
    bool isWrittenIn(const QColor& ink) const
    {
        const QImage picture = words()->grab().toImage();
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const QColor there = picture.pixelColor(x, y);
                if (std::abs(there.red() - ink.red()) + std::abs(there.green() - ink.green()) + std::abs(there.blue() - ink.blue()) < 40)
                    return true;
            }
        }
        return false;
    }
    void breakNumbers(std::string_view step)
    {
        for (const WrongKernel& kernel : wrongKernels()) {
            if (kernel.step == step)
                document().setEvaluator(kernel.evaluate);
        }
        QVERIFY(!document().removeToken(6));
        document().settle();
        QTRY_COMPARE_WITH_TIMEOUT(window()->verification()->state(), Verification::State::Disagrees, kPatience);
    }

private slots:
    void cleanup() { close(); }

    void examplesAreChecked()
    {
        for (const ExampleSpec& example : exampleCatalogue()) {
            open(exampleSession(example));
            QTRY_COMPARE_WITH_TIMEOUT(words()->accessibleName(), u"Checked"_s, kPatience);
            QCOMPARE(words()->text(), u"✓ Checked"_s);
            QVERIFY(isWrittenIn(currentTheme().colours.good));
            QVERIFY(!copy()->isVisible());
            QCOMPARE_GE(words()->width(), words()->sizeHint().width());
            const QFontMetricsF metrics(words()->font());
            QCOMPARE_LE(metrics.horizontalAdvance(words()->text()), words()->sizeHint().width() - 6.0);  // not a pixel is cut
            QVERIFY2(words()->accessibleDescription().contains(u"agreed"_s), qPrintable(words()->accessibleDescription()));
        }
    }

    void aWrongKernelTurnsItRed()
    {
        open(lessonSession());
        QTRY_COMPARE_WITH_TIMEOUT(words()->accessibleName(), u"Checked"_s, kPatience);
        breakNumbers("scores");
        QVERIFY2(words()->accessibleName().startsWith(u"Numbers disagree: scores["_s), qPrintable(words()->accessibleName()));
        QVERIFY(words()->text().startsWith(u"✗ "_s));
        QVERIFY(isWrittenIn(currentTheme().colours.error));
        QVERIFY(words()->isVisible() && copy()->isVisible());
        copy()->click();
        const QString report = QGuiApplication::clipboard()->text();
        QVERIFY2(report.contains(u"should be"_s) && report.contains(u"n 6, d_model 4"_s), qPrintable(report));
        const QString said = answer([this] { words()->click(); }, u"Close"_s);
        QVERIFY2(said.contains(u"Numbers disagree"_s) && said.contains(u"were not what they should be"_s), qPrintable(said));
        document().setEvaluator(&Evaluation::of);
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(words()->accessibleName(), u"Checking …"_s);
        QVERIFY(!copy()->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(words()->accessibleName(), u"Checked"_s, kPatience);
    }

    void theWindowStaysAsNarrowAsItWas()
    {
        open(lessonSession());
        const int before = window()->minimumSizeHint().width();
        breakNumbers("output");
        QCOMPARE_LE(window()->minimumSizeHint().width(), before + 200);
        QVERIFY(!words()->toolTip().contains(u"&amp;amp;"_s));
    }
};

AE_TEST(tst_checkedmark)
#include "tst_checkedmark.moc"
