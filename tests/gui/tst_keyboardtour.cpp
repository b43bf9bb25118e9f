// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/helpwindow.h"
#include "app/languagechange.h"
#include "app/lessonguide.h"
#include "app/mnemonics.h"
#include "app/translations.h"
#include "models/lessonrun.h"
#include "testmain.h"
#include "widgets/inspector/inspectorpanel.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPause = 10;  // between two keys, milliseconds
constexpr int kPatience = 120'000;  // for all keys of a task, on a machine with much else to do

QStringList times(int count, const QString& key)
{
    return QStringList(count, key);
}

}  // namespace

/// What a newcomer does in the first minutes, by the keyboard alone and from a fresh window each time.
class tst_keyboardtour : public WindowTest {
    Q_OBJECT

    /// What has the keyboard: a dialog that waits, else a window; as window managers do when another one goes.
    static QWidget* inFront()
    {
        QWidget* front = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : QApplication::activeWindow();
        if (!front || !front->isVisible())
            front = windows().first();
        if (!front->isActiveWindow()) {
            front->activateWindow();
            if (!QTest::qWaitForWindowActive(front))
                qWarning("no window is active");
        }
        return front;
    }

    /// As the window system sends it: to the window in front, whose popup or editor gets it.
    static void send(const QPointer<QWidget>& front, const QString& key)
    {
        if (auto* files = qobject_cast<QFileDialog*>(front.data()))
            files->findChild<QLineEdit*>()->setCompleter(nullptr);  // its list would be the window in front, as every window offscreen
        if (key.startsWith(u'\'')) {
            QTest::keyClick(front->windowHandle(), key[1].toLatin1());
            return;
        }
        const QKeyCombination combination = QKeySequence(key)[0];
        QTest::keyClick(front->windowHandle(), combination.key(), combination.keyboardModifiers());
    }

    /// Names of keys, and with an apostrophe texts to type, one after the other: each when the one before is done, or a dialog that it
    /// opened waits.
    static void keys(const QStringList& steps)
    {
        QStringList left;
        for (const QString& step : steps) {
            for (qsizetype i = 1; step.startsWith(u'\'') && i < step.size(); ++i)
                left << u'\'' + step.mid(i, 1);
            if (!step.startsWith(u'\''))
                left << step;
        }
        bool isBusy = false;
        bool isLooking = false;
        const QWidget* dialogBefore = nullptr;
        const std::function<void()> go = [&] {
            if (left.isEmpty() && !isBusy)
                return;
            QTimer::singleShot(kPause, qApp, go);
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (isLooking || (isBusy && (!dialog || dialog == dialogBefore)))
                return;
            if (left.isEmpty()) {
                qWarning("a dialog is still open");
                return dialog->reject();
            }
            isLooking = true;
            const QPointer<QWidget> front = inFront();  // a key may close it
            isLooking = false;
            dialogBefore = QApplication::activeModalWidget();
            isBusy = true;
            send(front, left.takeFirst());
            isBusy = false;
        };
        go();
        QTRY_VERIFY_WITH_TIMEOUT(left.isEmpty() && !isBusy, kPatience);
        QTest::qWait(3 * kPause);  // the last look
        inFront();
    }

    static QString nameInUse()
    {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->accessibleName() : QString();
    }
    QString selected() const
    {
        const auto& cell = document().selectedCell();
        return cell ? u"%1[%2,%3]"_s.arg(QString::fromStdString(std::string(cell->step))).arg(cell->row).arg(cell->column) : QString();
    }
    double value(const char* step, Index row, Index column) const
    {
        document().settle();
        return document().evaluation().value(step)(row, column);
    }
    static QStringList toEntry(const QMenu* menu, const QString& text)
    {
        int down = 0;
        for (const QAction* entry : menu->actions()) {
            if (withoutMnemonic(entry->text()) == text)
                return times(down, u"Down"_s) << u"Return"_s;
            down += !entry->isSeparator() && entry->isEnabled() && entry->isVisible() ? 1 : 0;
        }
        qFatal("no entry \"%s\"", qPrintable(text));
    }
    void changeLanguageByMenu(const char* menu, const QString& language) const
    {
        const QAction* entry = action("view.language");
        const QString opened = u"Alt+"_s + QKeySequence::mnemonic(window()->actionTable().menu(menu)->title()).toString().right(1);
        QStringList steps{opened, QKeySequence::mnemonic(entry->text()).toString().right(1)};
        keys(steps << toEntry(entry->menu(), language));
    }

private slots:
    void init()
    {
        installLanguage(u"en"_s);
        open(lessonSession());
    }
    void cleanup()
    {
        close();
        installLanguage(u"C"_s);
    }

    void theKeyboardBeginsInTheNotebook()
    {
        QCOMPARE(nameInUse(), u"X"_s);
        QVERIFY(!document().selectedCell());  // nobody has chosen one
        keys({u"F1"_s});
        auto* help = window()->findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->place(), u"first-steps"_s);
        help->hide();
        window()->activateWindow();
        QTRY_COMPARE(nameInUse(), u"X"_s);
        QVERIFY(!document().selectedCell());
        keys({u"Down"_s, u"Right"_s});
        QCOMPARE(selected(), u"X[0,1]"_s);
        keys({u"F1"_s});
        QCOMPARE(help->place(), u"projections"_s);
    }

    void whatIsTypedFirstGoesIntoTheFirstCell_data()
    {
        QTest::addColumn<QStringList>("steps");
        QTest::newRow("a number") << QStringList{u"'0.5"_s, u"Return"_s};
        QTest::newRow("F2") << QStringList{u"F2"_s, u"Ctrl+A"_s, u"'0.5"_s, u"Return"_s};
        QTest::newRow("Enter") << QStringList{u"Return"_s, u"Ctrl+A"_s, u"'0.5"_s, u"Return"_s};
        QTest::newRow("an arrow before") << QStringList{u"Down"_s, u"'0.5"_s, u"Return"_s};
    }
    void whatIsTypedFirstGoesIntoTheFirstCell()
    {
        QFETCH(QStringList, steps);
        keys(steps);
        QCOMPARE(value("X", 0, 0), 0.5);
        QCOMPARE(document().undoStack()->count(), 1);
    }

    void changesAWeightAndReadsTheOutput()
    {
        const double before = value("output", 4, 1);
        keys({u"Ctrl+G"_s, u"'Wq[0,1]"_s, u"Return"_s, u"'3"_s, u"Return"_s});
        QCOMPARE(value("Wq", 0, 1), 3.0);
        QCOMPARE(nameInUse(), u"Wq"_s);
        keys({u"Ctrl+G"_s, u"'output[export,1]"_s, u"Return"_s});
        QCOMPARE(selected(), u"output[4,1]"_s);
        QCOMPARE(nameInUse(), u"output"_s);
        QVERIFY(value("output", 4, 1) != before);
        QVERIFY(agreesWithFreshPass());
        const QString shown = named<QLineEdit>(u"Selected cell"_s)->text();
        QCOMPARE(shown.section(u"= "_s, 1).toDouble(), value("output", 4, 1));
        keys({u"Ctrl+Z"_s});
        QCOMPARE(value("output", 4, 1), before);
    }

    void letsAScoreBeExplained()
    {
        keys({u"Ctrl+G"_s, u"'scores[export,fail]"_s, u"Return"_s, u"F6"_s});
        const auto* inspector = window()->findChild<InspectorPanel*>();
        QVERIFY(inspector->hasFocus());
        keys({u"Tab"_s});
        QVERIFY2(nameInUse().startsWith(u"Term Q[export,0] × K[fail,0]: 0.35 × 1.23"_s), qPrintable(nameInUse()));
        keys({u"Return"_s});
        QCOMPARE(selected(), u"Q[4,0]"_s);
        QVERIFY2(inspector->isAncestorOf(QApplication::focusWidget()), qPrintable(nameInUse()));
        keys({u"Space"_s});
        QCOMPARE(selected(), u"X[4,0]"_s);
        keys({u"Shift+F6"_s});
        QCOMPARE(nameInUse(), u"scores"_s);
    }

    void turnsTheDivisionOffAtAWidthOf512()
    {
        keys({u"Shift+F6"_s});
        QCOMPARE(nameInUse(), u"Outline"_s);
        keys({u"'Satu"_s, u"Return"_s});
        QCOMPARE(nameInUse(), u"Width d"_s);
        QVERIFY(!QApplication::focusWidget()->visibleRegion().isEmpty());
        keys(QStringList{u"End"_s} + times(5, u"Tab"_s));
        QCOMPARE(nameInUse(), QString());
        QCOMPARE(qobject_cast<QPushButton*>(QApplication::focusWidget())->text(), u"Widen the session"_s);
        keys(times(4, u"Shift+Tab"_s) << u"Ctrl+A"_s << u"'512"_s << u"Return"_s);
        QCOMPARE(document().session().view.saturation.width, 512);
        keys(times(4, u"Tab"_s) << u"Return"_s);
        document().settle();
        QCOMPARE(document().sizes().dK, Index{512});
        const auto largest = [this] {
            double most = 0;
            for (Index key = 0; key < 7; ++key)
                most = std::max(most, value("weights", 4, key));
            return most;
        };
        const double divided = largest();
        keys({u"F6"_s, u"F6"_s, u"F6"_s});
        QCOMPARE(nameInUse(), u"Divide by √d"_s);
        keys({u"Space"_s});
        QCOMPARE(document().session().options.scaleExponent, 0.0);
        QVERIFY2(divided < 0.5 && largest() > 0.9, qPrintable(u"%1 %2"_s.arg(divided).arg(largest())));
        keys({u"Return"_s});  // Enter as well
        QCOMPARE(document().session().options.scaleExponent, 0.5);
    }

    void savesClosesAndOpensAgain()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.attn"_s);
        keys({u"Ctrl+N"_s});
        QTRY_COMPARE(windows().size(), 2);
        QTRY_COMPARE(nameInUse(), u"X"_s);
        keys({u"'0.5"_s, u"Return"_s, u"Ctrl+S"_s, u"Ctrl+A"_s, u'\'' + path, u"Return"_s, u"Ctrl+W"_s});
        QTRY_COMPARE(windows().size(), 1);
        QVERIFY(QFile::exists(path));
        keys({u"Ctrl+O"_s, u'\'' + path, u"Return"_s});
        QTRY_COMPARE(nameInUse(), u"X"_s);
        const auto* reopened = qobject_cast<MainWindow*>(QApplication::activeWindow());
        QVERIFY(reopened);
        QCOMPARE(reopened->document()->session().matrices.at("X")(0, 0), 0.5);
        QCOMPARE(QString::fromStdString(reopened->document()->path().string()), path);
    }

    void speaksGermanAndBack()
    {
        keys({u"Ctrl+G"_s, u"'Wq[2,1]"_s, u"Return"_s});
        changeLanguageByMenu("&View", u"Deutsch"_s);
        QTRY_COMPARE(withoutMnemonic(window()->menuBar()->actions().value(0)->text()), u"Datei"_s);
        QTRY_COMPARE(nameInUse(), u"Wq"_s);
        QCOMPARE(selected(), u"Wq[2,1]"_s);
        changeLanguageByMenu("&View", u"English"_s);
        QTRY_COMPARE(withoutMnemonic(window()->menuBar()->actions().value(0)->text()), u"File"_s);
        QTRY_COMPARE(nameInUse(), u"Wq"_s);
        keys({u"'7"_s, u"Return"_s});
        QCOMPARE(value("Wq", 2, 1), 7.0);
    }

    void doesTheFirstTaskOfALesson()
    {
        keys({u"Alt+L"_s, u"'7"_s});
        QTRY_VERIFY(windows().size() == 1 && windows().first()->guide()->run());
        const MainWindow* lesson = windows().first();
        const LessonRun* run = lesson->guide()->run();
        QTRY_COMPARE(nameInUse(), u"Your prediction"_s);
        keys({u"'1"_s, u"Return"_s});
        QVERIFY(run->isAnswered());
        const auto* hint = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY2(hint && hint->text() == u"Show a hint"_s, QApplication::focusWidget()->metaObject()->className());
        keys(QStringList{u"Shift+F6"_s} + times(3, u"Tab"_s));
        QVERIFY(qobject_cast<QComboBox*>(QApplication::focusWidget()));
        keys({u"Down"_s});
        QCOMPARE(lesson->document()->session().options.mask, std::string("causal"));
        QTRY_VERIFY(run->isDone(0));
        keys({u"F6"_s});
        QVERIFY(lesson->guide()->isAncestorOf(QApplication::focusWidget()));
    }

    void choosesAMask_data()
    {
        QTest::addColumn<QStringList>("steps");
        QTest::newRow("closed") << QStringList{u"Down"_s};
        QTest::newRow("opened by Space") << QStringList{u"Space"_s, u"Down"_s, u"Return"_s};
        QTest::newRow("opened by Alt+Down") << QStringList{u"Alt+Down"_s, u"Down"_s, u"Return"_s};
        QTest::newRow("opened by F4") << QStringList{u"F4"_s, u"Down"_s, u"Return"_s};
    }
    void choosesAMask()
    {
        QFETCH(QStringList, steps);
        keys(times(3, u"F6"_s) + times(3, u"Tab"_s));
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(named<QComboBox>(u"Mask"_s)));
        keys(steps);
        QCOMPARE(document().session().options.mask, std::string("causal"));
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(named<QComboBox>(u"Mask"_s)));
        QCOMPARE(document().undoStack()->count(), 1);
    }
};

AE_TEST(tst_keyboardtour)
#include "tst_keyboardtour.moc"
