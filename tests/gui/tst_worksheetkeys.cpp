// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/seekdialog.h"
#include "models/answersheet.h"
#include "models/gradientlens.h"
#include "testmain.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/entropychart.h"
#include "widgets/charts/stackedrowschart.h"
#include "widgets/inspector/inspectorpanel.h"
#include "windowtest.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace ae;

/// From box to box by the keyboard, and what the window says while some are blank.
class tst_worksheetkeys : public ae::test::WindowTest {
    Q_OBJECT

    void openWith(const std::vector<std::string>& blanks)
    {
        Session session = lessonSession();
        session.worksheet = {blanks, 0.005};
        session.view.pickedToken = 4;
        open(session);
    }
    std::optional<CellRef> here() const { return document().selectedCell(); }
    QString score() const { return named<QLabel>(u"Score of the worksheet"_s)->text(); }
    QString typed(const CellRef& cell) const { return AnswerSheet::of(document())->typedAt(cell); }

private slots:
    void cleanup() { close(); }

    void enterGoesToTheNextBox()
    {
        openWith({"Q[4,0]", "Q[4,1]", "weights[1,6]", "weights[4,2]", "output[0,1]"});
        select(view(u"Q"_s), 4, 0);
        const std::vector<CellRef> way = {{"Q", 0, 4, 0}, {"Q", 0, 4, 1}, {"weights", 0, 1, 6}, {"weights", 0, 4, 2}, {"output", 0, 0, 1}};
        for (std::size_t i = 0; i < way.size(); ++i) {
            QCOMPARE(here(), std::optional(way[i]));
            type("0.25");
            press(i % 2 == 0 ? Qt::Key_Return : Qt::Key_Tab);
            QCOMPARE(typed(way[i]), u"0.25"_s);
        }
        QCOMPARE(here(), std::optional(way.back()));  // there is no further one
        type("0.5");
        press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(typed(way.back()), u"0.5"_s);
        for (std::size_t i = way.size() - 1; i-- > 0;) {
            QCOMPARE(here(), std::optional(way[i]));
            press(i % 2 == 0 ? Qt::Key_Backtab : Qt::Key_Return, Qt::ShiftModifier);  // nothing was typed
        }
        QCOMPARE(typed(way[0]), u"0.25"_s);
    }

    void ordinaryCellsKeepTheirWays()
    {
        openWith({"weights[4,5]"});
        select(view(u"X"_s), 2, 1);
        type("0.5");
        press(Qt::Key_Return);
        QCOMPARE(here(), std::optional(CellRef{"X", 0, 3, 1}));
        type("0.5");
        press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(here(), std::optional(CellRef{"X", 0, 2, 1}));
        type("0.5");
        press(Qt::Key_Tab);
        QCOMPARE(here(), std::optional(CellRef{"X", 0, 2, 2}));
    }

    void tabLeavesTheLastBox()
    {
        openWith({"weights[4,5]"});
        select(view(u"weights"_s), 4, 5);
        press(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != view(u"weights"_s));
        select(view(u"weights"_s), 4, 5);
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(QApplication::focusWidget() != view(u"weights"_s));
        select(view(u"X"_s), 6, 3);  // the last cell of any pane
        press(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != view(u"X"_s));
    }

    void whatIsRevealedIsNoAnswer()
    {
        openWith({"weights[4,5]", "weights[4,4]"});
        select(view(u"weights"_s), 4, 5);
        type("0.24");
        press(Qt::Key_Return);
        QCOMPARE(score(), u"1 of 2 right, 1 empty"_s);
        action("worksheet.reveal")->trigger();
        QCOMPARE(score(), u"1 of 2 right, 1 revealed"_s);
        action("worksheet.reveal")->trigger();
        QCOMPARE(score(), u"1 of 2 right, 1 revealed"_s);
    }

    void chartsHaveNoLargestWhileOneIsBlank()
    {
        openWith({"weights[4,5]"});
        const auto page = [this](const QString& name) {
            for (QPushButton* button : window()->findChildren<QPushButton*>()) {
                if (button->text() == name)
                    QTest::mouseClick(button, Qt::LeftButton);
            }
            QTest::qWait(30);
        };
        const auto weightsChart = [this]() -> const BarChart* {
            for (const BarChart* chart : window()->findChildren<BarChart*>()) {
                if (chart->title().startsWith(u"Weights of “export”"_s) && !chart->title().contains(u"d ="_s))
                    return chart;
            }
            return nullptr;
        };
        QVERIFY(weightsChart());
        QVERIFY2(!weightsChart()->summary().contains(u"largest"_s), qPrintable(weightsChart()->summary()));
        page(u"Entropy"_s);
        const QString entropy = window()->findChild<EntropyChart*>()->summary();
        QVERIFY2(entropy.contains(u"export: no entropy. Some of these weights are blank"_s), qPrintable(entropy));
        page(u"All tokens"_s);
        const QString rows = window()->findChild<StackedRowsChart*>()->summary();
        QVERIFY2(rows.contains(u"export: Some of these weights are blank"_s), qPrintable(rows));
        AnswerSheet::of(document())->setRevealed(true);
        page(u"This token"_s);
        QTRY_VERIFY(weightsChart()->summary().contains(u"on “fail”"_s));
    }

    void aBlankCellTakesNoGoal()
    {
        openWith({"weights[4,5]"});
        select(view(u"weights"_s), 4, 4);
        action("matrix.seek")->trigger();
        const auto* why = named<QLabel>(u"Why it cannot be a goal"_s);
        const auto add = [this] {
            for (QPushButton* button : window()->findChild<SeekDialog*>()->findChildren<QPushButton*>()) {
                if (button->text().remove(u'&') == u"Add goal"_s)
                    return button;
            }
            return static_cast<QPushButton*>(nullptr);
        };
        QVERIFY(add()->isEnabled() && !why->isVisible());
        document().selectCell(CellRef{"weights", 0, 4, 5});
        QVERIFY(!add()->isEnabled() && why->isVisible());
        QVERIFY2(why->text().contains(u"weights[export,fail] is blank"_s), qPrintable(why->text()));
        action("worksheet.reveal")->trigger();  // said at once, and taken back at once
        QVERIFY(add()->isEnabled() && !why->isVisible());
        add()->click();
        for (QPushButton* button : window()->findChild<SeekDialog*>()->findChildren<QPushButton*>()) {
            if (button->text().remove(u'&') == u"Step"_s)
                button->click();
        }
        QVERIFY(document().undoStack()->canUndo());
    }

    /// Where the comma is the decimal mark, "0,5, 2" is no row of two numbers.
    void theSeparatorIsNamed()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        openWith({});
        select(view(u"output"_s), 4, 0);
        action("view.derivatives")->trigger();
        named<QComboBox>(u"What is differentiated"_s)->setFocus();
        press(Qt::Key_End);
        auto* row = named<QLineEdit>(u"Target of the vector"_s);
        const auto said = [&](const char* text) {
            row->setFocus();
            row->selectAll();
            type(text);
            press(Qt::Key_Return);
            return named<QLabel>(u"What the cells show"_s)->text();
        };
        const QString commas = said("0,5, 2");
        const QString blanks = said("0,5 2");
        const std::vector<double> taken = (said("0,5; 2"), window()->lens()->row());
        QLocale::setDefault(before);
        QVERIFY2(commas.contains(u"with ; between them"_s), qPrintable(commas));
        QVERIFY2(blanks.contains(u"with ; between them"_s), qPrintable(blanks));
        QCOMPARE(taken, (std::vector<double>{0.5, 2}));
    }

    void theInspectorTellsTheDividedQuery()
    {
        openWith({});
        document().setConventions({"row", "queries"});
        document().selectCell(CellRef{"Q", 0, 4, 0});
        QTest::qWait(50);
        QStringList all;
        for (const QLabel* label : window()->findChild<InspectorPanel*>()->findChildren<QLabel*>())
            all << label->text();
        QVERIFY2(all.join(u'\n').contains(u"Q\u0303 = 0.25, divided by 1.414"_s), qPrintable(all.join(u'\n')));
        const QString status = named<QLineEdit>(u"Selected cell"_s)->text();
        QVERIFY2(status.startsWith(u"Q[export,"_s) && status.contains(u"= 0.35;"_s) && status.contains(u"Q\u0303 = 0.25"_s),
                 qPrintable(status));
    }
};

AE_TEST(tst_worksheetkeys)
#include "tst_worksheetkeys.moc"
