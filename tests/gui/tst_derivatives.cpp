// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/derivativebar.h"
#include "app/examples.h"
#include "models/gradientlens.h"
#include "models/roles.h"
#include "testmain.h"
#include "windowtest.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace ae;

/// Derivatives in the panes of the window.
class tst_derivatives : public ae::test::WindowTest {
    Q_OBJECT

    QString text(const QString& pane, int row, int column) const { return view(pane)->model()->index(row, column).data().toString(); }
    DerivativeBar* bar() const { return window()->findChild<DerivativeBar*>(); }
    void pressButton(const QString& part) const
    {
        for (QPushButton* button : bar()->findChildren<QPushButton*>()) {
            if (button->text() == part)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL("no such button");
    }

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    void theSelectedCellIsDifferentiated()
    {
        QVERIFY(!bar()->isVisible());
        action("view.derivatives")->trigger();  // nothing is selected: it says so
        QVERIFY(!bar()->isVisible() && !action("view.derivatives")->isChecked());
        select(view(u"weights"_s), 4, 5);
        const QString value = text(u"Wq"_s, 1, 0);
        action("view.derivatives")->trigger();
        QVERIFY(bar()->isVisible() && action("view.derivatives")->isChecked());
        QCOMPARE(text(u"weights"_s, 4, 5), u"1.00"_s);
        QCOMPARE(text(u"Wq"_s, 1, 0), u"0.15"_s);  // as the inspector says
        select(view(u"Wq"_s), 1, 0);  // to look at a cell is not to differentiate it
        QCOMPARE(text(u"weights"_s, 4, 5), u"1.00"_s);
        type("2.5");
        press(Qt::Key_Return);
        document().settle();
        QCOMPARE(document().session().matrices.at("Wq")(1, 0), 2.5);  // what is typed is the value
        document().undoStack()->undo();
        document().settle();
        select(view(u"output"_s), 2, 1);
        pressButton(u"Of the selected cell"_s);
        QCOMPARE(text(u"output"_s, 2, 1), u"1.00"_s);
        pressButton(u"Back to values"_s);
        QVERIFY(!bar()->isVisible() && !action("view.derivatives")->isChecked());
        QCOMPARE(text(u"Wq"_s, 1, 0), value);
    }

    void aRowHasATarget()
    {
        select(view(u"output"_s), 4, 0);
        action("view.derivatives")->trigger();
        auto* loss = named<QComboBox>(u"What is differentiated"_s);
        auto* row = named<QLineEdit>(u"Target of the vector"_s);
        QVERIFY(!row->isVisible());
        loss->setFocus();
        press(Qt::Key_End);
        QVERIFY(row->isVisible() && !named<QDoubleSpinBox>(u"Target"_s)->isVisible());
        QCOMPARE(row->text(), u"0; 0"_s);
        const double value = document().evaluation().value("output")(4, 0);
        const GradientLens& lens = *window()->lens();
        QVERIFY(std::abs((*lens.of("output"))(4, 0) - value) < 1e-15);
        const QModelIndex weight = view(u"Wq"_s)->model()->index(0, 0);  // what moves is the loss, not the cell
        QVERIFY2(weight.data(HintRole).toString().contains(u"moves the loss of the vector with output[export,0] by"_s),
                 qPrintable(weight.data(HintRole).toString()));
        row->setFocus();
        row->selectAll();
        type("1/4; 2");
        press(Qt::Key_Return);
        QVERIFY(std::abs((*lens.of("output"))(4, 0) - (value - 0.25)) < 1e-15);
        row->selectAll();
        type("1; 2; 3");
        press(Qt::Key_Return);
        QVERIFY(bar()->findChild<QLabel*>()->text().contains(u"the vector has 2 numbers, and 3 were typed"_s));
        QCOMPARE(lens.row(), (std::vector<double>{0.25, 2}));  // nothing was changed
    }
    void theyStandBesideTheValues()
    {
        select(view(u"weights"_s), 4, 5);
        const QString value = text(u"Wq"_s, 1, 0);
        const int height = view(u"Wq"_s)->rowHeight(1);
        const int narrow = view(u"Wq"_s)->columnWidth(0);
        action("view.derivatives")->trigger();
        auto* beside = bar()->findChild<QCheckBox*>();
        QCOMPARE(beside->text(), u"Beside the values"_s);
        QVERIFY(!named<QDoubleSpinBox>(u"Target"_s)->isVisible());
        beside->click();
        QCOMPARE(text(u"Wq"_s, 1, 0), value);
        QCOMPARE(view(u"Wq"_s)->model()->index(1, 0).data(BesideRole).toString(), u"∂ 0.15"_s);
        QTRY_VERIFY(view(u"Wq"_s)->rowHeight(1) > height);
        QVERIFY(view(u"Wq"_s)->columnWidth(0) >= narrow);
        QCOMPARE(view(u"X"_s)->rowHeight(1), view(u"Q"_s)->rowHeight(1));  // they lie side by side
        pressButton(u"Back to values"_s);
        QTRY_COMPARE(view(u"Wq"_s)->rowHeight(1), height);
    }

    void aRowWithoutNumbersSaysSoInTheStatusBar()
    {
        Session session = lessonSession();
        session.options.mask = "painted";
        session.options.allowed = MaskBits::Ones(7, 7);
        session.options.allowed.row(2).setZero();
        open(session);
        select(view(u"weights"_s), 2, 3);
        const QString said = named<QLineEdit>(u"Selected cell"_s)->text();
        QVERIFY2(said.contains(u"no number"_s) && !said.contains(u"nan"_s), qPrintable(said));
    }

    void anInputSaysWhatItMoves()
    {
        MatrixView* pane = view(u"Wq"_s);
        const QPoint place = pane->visualRect(pane->model()->index(1, 0)).center();
        QHelpEvent help(QEvent::ToolTip, place, pane->viewport()->mapToGlobal(place));
        QApplication::sendEvent(pane->viewport(), &help);
        QVERIFY2(QToolTip::text().contains(u"Per unit"_s) && QToolTip::text().contains(u"scores["_s), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    /// A row of derivatives does not sum to 1, whatever the weights do.
    void sumsOfWeightsStandBesideWeightsAlone()
    {
        const auto* sums = named<QTableView>(u"Sums of the weights"_s);
        QVERIFY(sums->isVisible());
        select(view(u"weights"_s), 4, 5);
        action("view.derivatives")->trigger();
        QTRY_VERIFY(!sums->isVisible());
        action("view.derivatives")->trigger();
        QTRY_VERIFY(sums->isVisible());
    }

    void aLossIsChosen()
    {
        select(view(u"weights"_s), 4, 5);
        action("view.derivatives")->trigger();
        auto* loss = named<QComboBox>(u"What is differentiated"_s);
        auto* target = named<QDoubleSpinBox>(u"Target"_s);
        QVERIFY(!target->isEnabled());
        loss->setCurrentIndex(loss->findData(u"square"_s));
        emit loss->activated(loss->currentIndex());
        QVERIFY(target->isEnabled());
        target->setValue(0.9);
        const double weight = document().evaluation().value("weights")(4, 5);
        const QVariant shown = view(u"weights"_s)->model()->index(4, 5).data(ExactTextRole);
        QVERIFY(std::abs(shown.toString().replace(u'−', u'-').toDouble() - (weight - 0.9)) < 1e-12);
    }
};

AE_TEST(tst_derivatives)
#include "tst_derivatives.moc"
