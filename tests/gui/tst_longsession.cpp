// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/keeptokensdialog.h"
#include "app/reducedialog.h"
#include "models/gradientdraws.h"
#include "models/saturationmodel.h"
#include "models/texts.h"
#include "testmain.h"
#include "widgets/cells/gradientrowspart.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace ae;

/// A session too long and too wide for the screen, and the way to one that a hand can follow.
class tst_longsession : public ae::test::WindowTest {
    Q_OBJECT

    static Session longSession()
    {
        Session session = lessonSession();
        session.tokens.clear();
        for (int i = 0; i < 60; ++i)
            session.tokens.push_back("word" + std::to_string(i));
        session.features.clear();
        session.view.folded.clear();
        const auto waves = [](Index rows, Index columns) {
            return Matrix::NullaryExpr(rows, columns, [](Index i, Index j) { return std::sin(1.7 * double(i) + 2.3 * double(j * j)); });
        };
        session.matrices = {{"X", waves(60, 24)}, {"Wq", waves(24, 8)}, {"Wk", waves(24, 8).reverse()}, {"Wv", waves(24, 6)}};
        return session;
    }

    static QPushButton* button(const QDialog& dialog, const QString& part)
    {
        for (auto* each : dialog.findChildren<QPushButton*>()) {
            if (each->text().remove(u'&').startsWith(part))
                return each;
        }
        qFatal("there is no button \"%s\"", qPrintable(part));
    }

private slots:
    void init() { open(longSession()); }
    void cleanup() { close(); }

    void textIsNotCut_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize& size : {QSize(1280, 720), QSize(1600, 1000), QSize(900, 600)})
            QTest::addRow("%d", size.width()) << size;
    }
    void textIsNotCut()
    {
        QFETCH(const QSize, size);
        MainWindow other(std::make_unique<Document>(longSession()));
        other.resize(size);
        other.show();
        QVERIFY(QTest::qWaitForWindowExposed(&other));
        QTRY_VERIFY(other.notebook()->isComplete());
        other.grab();
        QTest::qWait(100);
        const auto texts = other.notebook()->findChildren<QTextBrowser*>();
        QVERIFY(!texts.isEmpty());
        for (const QTextBrowser* text : texts) {
            QVERIFY(text->isVisible());
            QCOMPARE(text->verticalScrollBar()->maximum(), 0);
            QCOMPARE(text->verticalScrollBar()->value(), 0);
        }
    }

    void mostAttendedTokensStay()
    {
        document().pickToken(7);
        KeepTokensDialog dialog(&document());
        QVERIFY(!button(dialog, u"Keep"_s)->isEnabled());  // all stay: nothing to do
        dialog.findChild<QSpinBox*>()->setValue(5);
        button(dialog, u"Most attended by word7"_s)->click();
        const std::vector<Index> kept = dialog.kept();
        QCOMPARE(kept.size(), std::size_t(5));
        QVERIFY(std::ranges::find(kept, 7) != kept.end());
        const Values weights = document().evaluation().value("weights");
        double least = 1;
        for (const Index key : kept) {
            if (key != 7)
                least = std::min(least, weights(7, key));
        }
        for (Index key = 0; key < 60; ++key)
            QVERIFY(key == 7 || weights(7, key) <= least || std::ranges::find(kept, key) != kept.end());
        const std::string before = bytes();
        QVERIFY(!document().keepTokens(kept));
        document().settle();
        QCOMPARE(document().sizes().tokens, Index(5));
        QCOMPARE(document().session().tokens[static_cast<std::size_t>(document().pickedToken())], std::string("word7"));
        QVERIFY(agreesWithFreshPass());
        QCOMPARE(document().undoStack()->count(), 1);
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
    }

    void aTokenIsFoundByItsName()
    {
        KeepTokensDialog dialog(&document());
        button(dialog, u"None"_s)->click();
        QVERIFY(!button(dialog, u"Keep"_s)->isEnabled());
        dialog.findChild<QLineEdit*>()->setText(u"word59"_s);
        auto* list = dialog.findChild<QListWidget*>();
        int shown = 0;
        for (int i = 0; i < list->count(); ++i)
            shown += list->item(i)->isHidden() ? 0 : 1;
        QCOMPARE(shown, 1);
        list->item(59)->setCheckState(Qt::Checked);
        QCOMPARE(dialog.kept(), (std::vector<Index>{59}));
        QVERIFY(button(dialog, u"Keep"_s)->isEnabled());
    }

    void theErrorIsKnownBeforeTheHeadIsReduced()
    {
        ReduceDialog dialog(&document());
        auto* width = dialog.findChild<QSpinBox*>();
        QCOMPARE(width->maximum(), 7);
        width->setValue(3);
        QVERIFY(!button(dialog, u"Reduce"_s)->isEnabled());  // not measured yet
        QTRY_VERIFY(button(dialog, u"Reduce"_s)->isEnabled());
        QCOMPARE(dialog.reduced().session.matrices.at("Wq").cols(), Index(3));
        QVERIFY(dialog.reduced().relativeError > 0);
        bool isSaid = false;
        for (const auto* label : dialog.findChildren<QLabel*>())
            isSaid = isSaid || label->text().contains(NumberStyle{2, '.'}.measure(dialog.reduced().relativeError));
        QVERIFY(isSaid);
    }

    void resultsOfOtherSizesAreNotRead_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::newRow("of many draws") << 60;
        QTest::newRow("of the session") << 300;
    }
    void resultsOfOtherSizesAreNotRead()
    {
        QFETCH(const int, tokens);
        Sizes sizes = document().sizes();
        sizes.tokens = tokens;
        QVERIFY(!document().resize(sizes));
        for (int i = 0; i < tokens; ++i)
            QVERIFY(!document().setCells("X", Region{i, 0, 1, 24}, Matrix::Constant(1, 24, 0.01 * (i + 1))));
        document().settle();
        const auto* saturation = window()->findChild<SaturationModel*>();
        window()->notebook()->scrollToCell(window()->notebook()->find("saturation"));
        auto* part = window()->findChild<GradientRowsPart*>();
        const auto hasRows = [&] {  // it calculates in sight, and cards above it still grow
            window()->notebook()->ensureWidgetVisible(part);
            return saturation->draws()->rows().count() >= static_cast<std::size_t>(tokens);
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasRows(), 20'000);
        document().pickToken(tokens - 1);
        for (const bool isInSight : {true, false}) {
            if (!isInSight)
                window()->notebook()->scrollToCell(0);
            QTest::qWait(50);
            sizes.tokens = isInSight ? tokens - 20 : 2;
            QVERIFY(!document().resize(sizes));
            document().settle();
            for (const int decimals : {4, 3}) {
                document().setDecimals(decimals);
                document().pickToken(decimals - 3);
                window()->grab();
            }
        }
        QVERIFY(agreesWithFreshPass());
    }

    void reducingIsOneStep()
    {
        const std::string before = bytes();
        QTimer::singleShot(0, this, [] {
            auto* dialog = qobject_cast<ReduceDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QTRY_VERIFY(button(*dialog, u"Reduce"_s)->isEnabled());
            button(*dialog, u"Reduce"_s)->click();
        });
        action("matrix.reduce")->trigger();
        document().settle();
        QCOMPARE(document().sizes().dK, Index(4));
        QCOMPARE(document().undoStack()->count(), 1);
        QCOMPARE(document().undoStack()->undoText(), u"Reduce d_k from 8 to 4"_s);
        QVERIFY(agreesWithFreshPass());
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
    }
};

AE_TEST(tst_longsession)
#include "tst_longsession.moc"
