// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/areas.h"
#include "app/examples.h"
#include "app/lessonguide.h"
#include "app/shortcutsheet.h"
#include "models/texts.h"
#include "testmain.h"
#include "widgets/charts/chart.h"
#include "widgets/look/announcer.h"
#include "widgets/look/card.h"
#include "widgets/look/theme.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Everything is reached and done without a mouse, and what has the keyboard is seen.
class tst_keyboard : public WindowTest {
    Q_OBJECT

    static bool isReachable(const QWidget* widget)
    {
        return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !widget->focusProxy()
            && widget->width() > 0 && widget->height() > 0;
    }

    static QString described(const QWidget* widget)
    {
        return QLatin1String(widget->metaObject()->className()) + u" “"_s + widget->accessibleName() + u"” "_s + widget->objectName();
    }

    QList<QWidget*> reachable() const
    {
        QList<QWidget*> all;
        for (QWidget* widget : window()->findChildren<QWidget*>()) {
            if (widget->window() == window() && isReachable(widget))
                all << widget;
        }
        return all;
    }

    /// All that Tab reaches from where the keyboard is, each matrix left with Ctrl+Tab.
    QSet<QWidget*> walk(bool backwards) const
    {
        QStringList trace;
        QSet<QWidget*> reached;
        QWidget* first = QApplication::focusWidget();
        for (int i = 0; i < 400; ++i) {
            QWidget* focus = QApplication::focusWidget();
            reached << focus;
            const bool isTable = qobject_cast<MatrixView*>(focus);
            Qt::KeyboardModifiers modifiers = isTable ? Qt::ControlModifier : Qt::NoModifier;
            if (backwards)
                modifiers |= Qt::ShiftModifier;
            press(backwards ? Qt::Key_Backtab : Qt::Key_Tab, modifiers);
            if (QApplication::focusWidget() == focus && !focus->inherits("ae::FormulaWidget"))
                qWarning("%s keeps the keyboard", qPrintable(described(focus)));
            if (QApplication::focusWidget() == first)
                return reached;
            trace << described(focus);
        }
        qWarning("Tab does not come back: %s", qPrintable(trace.mid(trace.size() - 12).join(u", "_s)));
        return reached;
    }

    QWidget* areaOfFocus() const
    {
        for (QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
            if (qobject_cast<QSplitter*>(widget->parentWidget()) || qobject_cast<QToolBar*>(widget) || qobject_cast<QStatusBar*>(widget))
                return widget;
        }
        return nullptr;
    }

private slots:
    void initTestCase()
    {
        Session session = lessonSession();
        for (const char* kind : {"jacobian", "plane", "waterfall", "merged"})
            session.notebook.push_back({kind, {}});
        open(session);
        window()->resize(1600, 1000);
        for (const char* key : {"view.history", "view.baselines", "lessons.panel", "view.outline", "view.inspector"})
            action(key)->setChecked(true);
        window()->hideWelcome();
        QCoreApplication::processEvents();
    }

    void f6GoesThroughAllAreasAndBack()
    {
        window()->notebook()->findChild<QPushButton*>()->setFocus();
        QList<QWidget*> order;
        for (int i = 0; i < 8; ++i) {
            press(Qt::Key_F6);
            QVERIFY(areaOfFocus());
            QVERIFY2(isReachable(QApplication::focusWidget()), qPrintable(described(QApplication::focusWidget())));
            order << areaOfFocus();
        }
        QCOMPARE(QSet<QWidget*>(order.begin(), order.end()).size(), 8);
        QVERIFY(order.contains(static_cast<QWidget*>(window()->statusBar())));
        QVERIFY(order.contains(static_cast<QWidget*>(window()->findChild<QToolBar*>())));
        QVERIFY(order.contains(static_cast<QWidget*>(window()->guide())));
        QCOMPARE(order.last(), static_cast<QWidget*>(window()->notebook()));
        for (int i = 6; i >= 0; --i) {
            press(Qt::Key_F6, Qt::ShiftModifier);
            QCOMPARE(areaOfFocus(), order[i]);
        }
    }

    void anAreaIsEnteredWhereItWasLeft()
    {
        MatrixView* scores = view(u"scores"_s);
        select(scores, 4, 5);
        press(Qt::Key_F6);
        QVERIFY(!scores->hasFocus());
        press(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(scores->hasFocus());
        QCOMPARE(scores->currentIndex(), scores->model()->index(4, 5));
    }

    void aHiddenAreaIsPassedOver()
    {
        action("view.history")->setChecked(false);
        QSet<QWidget*> areas;
        for (int i = 0; i < 8; ++i) {
            press(Qt::Key_F6);
            areas << areaOfFocus();
        }
        QCOMPARE(areas.size(), 7);
        action("view.history")->setChecked(true);
    }

    void f10OpensTheFirstMenu()
    {
        press(Qt::Key_F10);
        QMenu* menu = window()->actionTable().menu("&File");
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Escape);
        QTRY_VERIFY(!menu->isVisible());
        QTest::keyClick(window()->menuBar(), Qt::Key_Escape);
    }

    void shiftF10OpensTheMenuOfThePart()
    {
        QPushButton* token = nullptr;
        for (auto* button : window()->findChildren<QPushButton*>()) {
            if (button->accessibleName().startsWith(u"Token "_s))
                token = button;
        }
        QVERIFY(token);
        token->setFocus();
        QStringList entries;
        QTimer looker;  // the menu runs a loop of its own
        connect(&looker, &QTimer::timeout, this, [&entries] {
            if (QWidget* menu = QApplication::activePopupWidget()) {
                for (const QAction* entry : menu->actions())
                    entries << entry->text();
                menu->close();
            }
        });
        looker.start(5);
        press(Qt::Key_F10, Qt::ShiftModifier);
        QTRY_COMPARE(entries.size(), 5);
        window()->activateWindow();  // a platform without a window manager may have made the menu the active one
        QVERIFY(QTest::qWaitForWindowActive(window()));
    }

    void tabReachesEveryControl()
    {
        for (const bool backwards : {false, true}) {
            window()->findChild<QToolBar*>()->findChild<QComboBox*>()->setFocus();
            const QSet<QWidget*> reached = walk(backwards);
            QStringList missed;
            const auto* inspector = window()->findChild<QWidget*>(u"inspector"_s);  // its buttons follow the cells on the way
            for (QWidget* widget : reachable()) {
                if (!reached.contains(widget) && !inspector->isAncestorOf(widget))
                    missed << described(widget);
            }
            QVERIFY(reached.contains(const_cast<QWidget*>(inspector)));
            QVERIFY2(missed.isEmpty(), qPrintable((backwards ? u"back: "_s : QString()) + missed.join(u", "_s)));
            QVERIFY(reached.size() > 40);
        }
    }

    /// Cells are filled after all that stands around them, and the inspector whenever a cell is selected.
    void tabGoesAsOneReads()
    {
        document().selectCell(CellRef{"scores", 0, 4, 5});
        QCoreApplication::processEvents();
        window()->findChild<QToolBar*>()->findChild<QComboBox*>()->setFocus();
        QWidget* const first = QApplication::focusWidget();
        const auto* inspector = window()->findChild<QWidget*>(u"inspector"_s);
        QList<QWidget*> way;
        QList<int> heights;  // within the inspector
        do {
            way << QApplication::focusWidget();
            if (inspector->isAncestorOf(way.last()))
                heights << way.last()->mapTo(window(), QPoint()).y();
            press(Qt::Key_Tab, qobject_cast<MatrixView*>(way.last()) ? Qt::ControlModifier : Qt::NoModifier);
            QCoreApplication::processEvents();  // the inspector follows
        } while (QApplication::focusWidget() != first && way.size() < 400);
        const auto* splitter = window()->findChild<QSplitter*>();
        QList<QWidget*> areas{window()->findChild<QToolBar*>()};
        for (int i = 0; i < splitter->count(); ++i)
            areas << splitter->widget(i);
        areas << window()->statusBar();
        QList<qsizetype> places;
        QList<int> cards;
        QStringList trace;
        for (QWidget* widget : way) {
            const auto area = std::ranges::find_if(areas, [widget](QWidget* one) { return one == widget || one->isAncestorOf(widget); });
            places << area - areas.begin();
            trace << described(widget);
            for (int i = 0; i < window()->notebook()->count(); ++i) {
                if (window()->notebook()->card(i)->isAncestorOf(widget))
                    cards << i;
            }
        }
        // the walk begins in the middle of the tools
        const qsizetype turn = places.indexOf(areas.size() - 1);
        std::rotate(places.begin(), std::find(places.begin() + turn, places.end(), 0), places.end());
        QVERIFY2(turn > 0 && std::ranges::is_sorted(places), qPrintable(trace.join(u", "_s)));
        QVERIFY2(std::ranges::is_sorted(cards), qPrintable(trace.join(u", "_s)));
        QCOMPARE(QSet<int>(cards.begin(), cards.end()).size(), window()->notebook()->count());
        QVERIFY(heights.size() >= 3 && std::ranges::is_sorted(heights));
    }

    void whatTabReachesHasAName()
    {
        for (QWidget* widget : reachable()) {
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), qPrintable(described(widget)));
            QVERIFY2(interface->text(QAccessible::Description) != interface->text(QAccessible::Name), qPrintable(described(widget)));
            QVERIFY2(!interface->text(QAccessible::Description).contains(u"<p>"_s), qPrintable(described(widget)));
        }
    }

    void focusIsSeen_data()
    {
        QTest::addColumn<QString>("theme");
        for (const Theme& theme : themes())
            QTest::newRow(qPrintable(fromUtf8(theme.key))) << fromUtf8(theme.key);
    }

    void focusIsSeen()
    {
        QFETCH(QString, theme);
        applyTheme(*qApp, findTheme(theme.toStdString())->name);
        QCoreApplication::processEvents();
        QStringList unseen;
        for (QWidget* widget : reachable()) {
            if (QWidget* focus = QApplication::focusWidget())
                focus->clearFocus();
            widget->setFocus(Qt::ShortcutFocusReason);
            if (!widget->hasFocus())
                continue;
            const QImage with = widget->grab().toImage();
            widget->clearFocus();
            const QImage without = widget->grab().toImage();
            if (with == without)
                unseen << described(widget);
        }
        applyTheme(*qApp, themes().front().name);
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u", "_s)));
    }

    void numbersMoveByKeys()
    {
        MatrixView* x = view(u"X"_s);
        select(x, 1, 2);
        const double before = document().session().matrices.at("X")(1, 2);
        const auto now = [this] {
            document().settle();
            return document().session().matrices.at("X")(1, 2);
        };
        press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(now(), before + 0.01);
        press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(now(), before + 0.009);
        press(Qt::Key_PageUp, Qt::AltModifier);
        QVERIFY(std::abs(now() - (before + 0.1)) < 0.051);
        QVERIFY(agreesWithFreshPass());
        while (document().undoStack()->canUndo())
            document().undoStack()->undo();
        QCOMPARE(now(), before);
        MatrixView* scores = view(u"scores"_s);  // what is computed does not move
        select(scores, 1, 2);
        press(Qt::Key_Up, Qt::AltModifier);
        QVERIFY(!document().isModified());
    }

    void aTokenMovesByKeysAndKeepsTheKeyboard()
    {
        const std::vector<std::string> before = document().session().tokens;
        const auto token = [this](std::size_t i) {
            document().settle();
            QCoreApplication::processEvents();
            return named<QPushButton>(u"Token "_s + QString::fromStdString(document().session().tokens[i]));
        };
        token(1)->setFocus();
        press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(document().session().tokens[2], before[1]);
        QTRY_VERIFY(token(2)->hasFocus());
        press(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(token(1)->hasFocus());
        QCOMPARE(document().session().tokens, before);
        press(Qt::Key_Delete);
        document().settle();
        QCOMPARE(document().session().tokens.size(), before.size() - 1);
        while (document().undoStack()->canUndo())
            document().undoStack()->undo();
        document().settle();
    }

    void aMatrixIsLeftFromAnyCell()
    {
        MatrixView* weights = view(u"weights"_s);
        select(weights, 3, 3);
        press(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(!weights->hasFocus());
        select(weights, 3, 3);
        press(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!weights->hasFocus());
    }

    void theCurrentCellIsInSight()
    {
        window()->resize(1280, 500);
        QCoreApplication::processEvents();
        for (MatrixView* pane : window()->notebook()->findChildren<MatrixView*>()) {
            if (!pane->isVisible())
                continue;
            select(pane, 0, 0);
            press(Qt::Key_End, Qt::ControlModifier);
            QCoreApplication::processEvents();
            const QRect cell = pane->visualRect(pane->currentIndex());
            const QRect shown(pane->viewport()->mapTo(window()->notebook()->viewport(), cell.topLeft()), cell.size());
            QVERIFY2(window()->notebook()->viewport()->rect().contains(shown.center()), qPrintable(pane->accessibleName()));
        }
        window()->resize(1600, 1000);
    }

    void anAreaIsMadeWiderByKeys()
    {
        for (const char* key : {"view.history", "view.baselines", "lessons.panel"})
            action(key)->setChecked(false);
        QCoreApplication::processEvents();
        auto* splitter = window()->findChild<QSplitter*>();
        select(view(u"scores"_s), 0, 0);
        const int place = splitter->indexOf(window()->notebook());
        const int before = splitter->sizes()[place];
        action("view.narrower")->trigger();
        const int narrower = splitter->sizes()[place];
        QVERIFY(narrower < before);
        action("view.wider")->trigger();
        QVERIFY(splitter->sizes()[place] > narrower);
    }

    void everyKeyOfAPartIsInTheManualPage()
    {
        QFile file(QStringLiteral(AE_SOURCE_DIR "/docs/man/attention-explorer.1"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll()).replace(u"\\-"_s, u"-"_s);
        for (const char* key :
             {"Ctrl+Tab", "Alt+Up", "Alt+Down", "Alt+PgUp", "Alt+PgDown", "Alt+Left", "Alt+Right", "F10", "Shift+F10", "Home"})
            QVERIFY2(page.contains(QLatin1String(key)), key);
    }

    void whatChangesElsewhereIsSaid()
    {
        auto* announcer = window()->findChild<Announcer*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(announcer);
        QTest::qWait(Announcer::usualPause + 100);
        QSignalSpy spy(announcer, &Announcer::said);
        QVERIFY(!document().paintMask({4, 0, 1, static_cast<Index>(document().session().tokens.size())}, false));
        document().settle();
        QTRY_COMPARE(spy.size(), 1);
        QVERIFY2(spy[0][0].toString().contains(u"export"_s) && spy[0][0].toString().contains(u"No key is allowed"_s),
                 qPrintable(spy[0][0].toString()));
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(announcer);
        QCOMPARE(interface->role(), QAccessible::Notification);
        QCOMPARE(interface->text(QAccessible::Name), spy[0][0].toString());
        for (int i = 0; i < 20; ++i)  // many at once: the last of them alone, and not at once
            window()->showNote(QString::number(i));
        QCOMPARE(spy.size(), 1);
        QTRY_COMPARE(spy.size(), 2);
        QCOMPARE(spy[1][0].toString(), u"19"_s);
        document().undoStack()->undo();
        document().settle();
        QTRY_COMPARE(spy.size(), 3);
        QVERIFY(spy[2][0].toString().contains(u"again"_s));
    }

    void aFoldSaysWhetherItIsOpen()
    {
        Card* card = window()->notebook()->card(0);
        QToolButton* fold = nullptr;
        for (QToolButton* button : card->findChildren<QToolButton*>()) {
            if (button->accessibleName().contains(u"old “"_s))
                fold = button;
        }
        QVERIFY(fold);
        if (card->isFolded())
            card->setFolded(false);
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(fold);
        QVERIFY(interface->state().expandable && interface->state().expanded);
        QVERIFY(!interface->state().checkable);
        fold->setFocus();
        press(Qt::Key_Space);
        QTRY_VERIFY(card->isFolded());
        QVERIFY(interface->state().collapsed && !interface->state().expanded);
        interface->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(!card->isFolded());
    }

    void aChoiceSaysWhatItIsFor()
    {
        auto* mask = named<QComboBox>(u"Theme"_s);
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(mask);
        QCOMPARE(interface->role(), QAccessible::ComboBox);
        QCOMPARE(interface->text(QAccessible::Name), u"Theme: "_s + mask->currentText());
        QCOMPARE(interface->child(0)->text(QAccessible::Name), u"Theme"_s);
    }
};

AE_TEST(tst_keyboard)
#include "tst_keyboard.moc"
