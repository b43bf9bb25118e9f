// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/importdialog.h"
#include "testmain.h"
#include "widgets/look/dialogbuttons.h"
#include "windowtest.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace ae;

/// Matrices from files into the session.
class tst_import : public ae::test::WindowTest {
    Q_OBJECT

    static QPushButton* importButton(const QDialog& dialog)
    {
        for (auto* button : dialog.findChildren<QPushButton*>()) {
            if (button->text().contains(u"Import"_s))
                return button;
        }
        qFatal("there is no button to import");
    }
    template <class W> static W* part(const QDialog& dialog, const QString& name)
    {
        for (W* widget : dialog.findChildren<W*>()) {
            if (widget->accessibleName() == name)
                return widget;
            if constexpr (std::is_same_v<W, QCheckBox>) {
                if (widget->text().remove(u'&') == name)
                    return widget;
            }
        }
        qFatal("there is no part \"%s\"", qPrintable(name));
    }
    static void choose(const QDialog& dialog, const QString& name, int index)
    {
        auto* box = part<QComboBox>(dialog, name);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    void fitsOnASmallScreen()
    {
        ImportDialog dialog(&document(), bytesOf("1;2,5\n3;4\n5;6\n-7;0,125\n"), u"wq.csv"_s, "Wq");
        constexpr QSize room(500, 380);
        fitInto(&dialog, room);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QCOMPARE(dialog.size().boundedTo(room), dialog.size());
        const QPushButton* button = importButton(dialog);
        QVERIFY(dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size())));
        auto* scrolled = dialog.findChild<QScrollArea*>(u"scrolled-dialog"_s);
        QVERIFY(scrolled && scrolled->verticalScrollBar()->maximum() > 0);
        auto* preview = part<QTableWidget>(dialog, u"Preview"_s);
        scrolled->ensureWidgetVisible(preview);
        QVERIFY(!preview->visibleRegion().isEmpty());
        QTest::mouseClick(importButton(dialog), Qt::LeftButton);
        QCOMPARE(dialog.result(), int{QDialog::Accepted});
    }

    /// As the panes will show them; all digits are in the tooltip.
    void thePreviewHasTheDecimalsOfThePanes()
    {
        ImportDialog dialog(&document(), bytesOf("0.10000000149011612\n-123.456789\n0.00000012\n0\n"), u"wq.csv"_s, "Wq");
        const auto* preview = part<QTableWidget>(dialog, u"Preview"_s);
        QCOMPARE(preview->rowCount(), 4);
        QCOMPARE(preview->item(0, 0)->text(), u"0.10"_s);
        QCOMPARE(preview->item(0, 0)->toolTip(), u"0.10000000149011612"_s);
        QCOMPARE(preview->item(1, 0)->text(), u"−123.46"_s);
        QCOMPARE(preview->item(2, 0)->text(), u"1.2 · 10⁻⁷"_s);
        QCOMPARE(preview->item(3, 0)->text(), u"0.00"_s);
    }

    void aMatrixThatFitsIsOneStep()
    {
        const std::string before = bytes();
        ImportDialog dialog(&document(), bytesOf("1;2,5\n3;4\n5;6\n-7;0,125\n"), u"wq.csv"_s, "Wq");
        QVERIFY(importButton(dialog)->isEnabled());
        QVERIFY(part<QLabel>(dialog, u"What was assumed"_s)->text().contains(u"decimal comma"_s));
        QVERIFY(part<QLabel>(dialog, u"What changes"_s)->text().contains(u"fits"_s));
        QCOMPARE(part<QTableWidget>(dialog, u"Preview"_s)->rowCount(), 4);
        QCOMPARE(bytes(), before);
        QVERIFY(dialog.place().isEmpty());
        QCOMPARE(document().session().matrices.at("Wq")(0, 1), 2.5);
        QCOMPARE(document().session().matrices.at("Wq")(3, 1), 0.125);
        QCOMPARE(document().undoStack()->count(), 1);
        QVERIFY(agreesWithFreshPass());
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
    }

    void otherSizesResizeTheSessionInTheSameStep()
    {
        const std::string before = bytes();
        ImportDialog dialog(&document(), bytesOf("1\t2\t3\n4\t5\t6\n"), u"x.tsv"_s, "X");
        QVERIFY(part<QLabel>(dialog, u"What changes"_s)->text().contains(u"n from 7 to 2"_s));
        QVERIFY(dialog.place().isEmpty());
        document().settle();
        QCOMPARE(document().sizes().tokens, Index(2));
        QCOMPARE(document().sizes().dModel, Index(3));
        QCOMPARE(document().session().matrices.at("Wq")(0, 0), lessonSession().matrices.at("Wq")(0, 0));
        QCOMPARE(document().undoStack()->count(), 1);
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
    }

    void namesComeAlong()
    {
        const std::string before = bytes();
        ImportDialog dialog(&document(), bytesOf(",size,'=hue\nsky,1,2\n'-sea,3,4\n"), u"x.csv"_s, "X");
        QVERIFY(dialog.place().isEmpty());
        document().settle();
        QCOMPARE(document().session().tokens, (std::vector<std::string>{"sky", "-sea"}));
        QCOMPARE(document().session().features, (std::vector<std::string>{"size", "=hue"}));
        QCOMPARE(document().undoStack()->count(), 1);
        QVERIFY(agreesWithFreshPass());
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
        part<QCheckBox>(dialog, u"Take the names of its rows and columns"_s)->setChecked(false);
        QVERIFY(dialog.place().isEmpty());
        QCOMPARE(document().session().tokens, (std::vector<std::string>{"Why", "did"}));
        document().undoStack()->undo();
        // rows of a projection are features
        ImportDialog projection(&document(), bytesOf("up,1,2\ndown,3,4\nleft,5,6\nright,7,8\n"), u"wq.csv"_s, "Wq");
        QVERIFY(projection.place().isEmpty());
        QCOMPARE(document().session().features, (std::vector<std::string>{"up", "down", "left", "right"}));
        QCOMPARE(document().session().tokens.size(), std::size_t(7));
    }

    void whereTwoReadingsFitItAsks()
    {
        ImportDialog dialog(&document(), bytesOf("1,5\n2,5\n3,5\n4,5\n"), u"numbers.txt"_s, "X");
        QVERIFY(!importButton(dialog)->isEnabled());
        QVERIFY(part<QLabel>(dialog, u"What was read"_s)->text().contains(u"choose the decimal mark above"_s));
        QVERIFY(dialog.place().isEmpty());  // nothing was read, nothing is placed
        QCOMPARE(document().undoStack()->count(), 0);
        choose(dialog, u"Decimal mark"_s, 2);
        QVERIFY(importButton(dialog)->isEnabled());
        QCOMPARE(part<QTableWidget>(dialog, u"Preview"_s)->columnCount(), 1);
        choose(dialog, u"Decimal mark"_s, 1);
        QCOMPARE(part<QTableWidget>(dialog, u"Preview"_s)->columnCount(), 2);
    }

    void whatIsNoTableIsSaidAndChangesNothing()
    {
        const std::string before = bytes();
        ImportDialog dialog(&document(), bytesOf("1,2\n3,x\n"), u"bad.csv"_s, "X");
        QVERIFY(!importButton(dialog)->isEnabled());
        QVERIFY(!part<QLabel>(dialog, u"What was read"_s)->text().isEmpty());
        QCOMPARE(bytes(), before);
    }
};

AE_TEST(tst_import)
#include "tst_import.moc"
