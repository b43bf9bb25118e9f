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
        const QWidget* dialogBefore = nullptr;
        const std::function<void()> go = [&] {
            if (left.isEmpty() && !isBusy)
                return;
            QTimer::singleShot(kPause, qApp, go);
            if (isBusy && QApplication::activeModalWidget() == dialogBefore)
                return;
            if (left.isEmpty()) {  // a dialog that the keys did not end
                qWarning("a dialog is still open");
                static_cast<QDialog*>(QApplication::activeModalWidget())->reject();
                return;
            }
            dialogBefore = QApplication::activeModalWidget();
            isBusy = true;
            const QPointer<QWidget> front = inFront();  // a key may close it
            send(front, left.takeFirst());
            isBusy = false;
        };
        go();
        QTRY_VERIFY(left.isEmpty() && !isBusy);
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
};

AE_TEST(tst_keyboardtour)
#include "tst_keyboardtour.moc"
