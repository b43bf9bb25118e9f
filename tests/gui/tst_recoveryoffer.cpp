// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparedialog.h"
#include "app/examples.h"
#include "app/fileactions.h"
#include "app/recoveryoffer.h"
#include "document/recoveryfile.h"
#include "session/writer.h"
#include "testmain.h"
#include "windowtest.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <QUuid>

using namespace Qt::StringLiterals;
using namespace ae;

/// Work that was not saved when the program ended is kept, offered, opened or set aside; nothing else touches it.
class tst_recoveryoffer : public ae::test::WindowTest {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_state;

    /// As a program that was killed left it.
    static void leave(double value, const std::filesystem::path& path = {})
    {
        const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        Session session = lessonSession();
        session.matrices["X"](0, 0) = value;
        std::filesystem::create_directories(RecoveryCopy::folder());
        const RecoveryHead head{id, 1, path, QString::fromStdString(session.title), QDateTime::currentDateTimeUtc()};
        QVERIFY(!writeRecovery(recoveryFile(RecoveryCopy::folder(), id, 0), head, writeSession(session)));
    }
    RecoveryOffer* offered()
    {
        action("file.recover")->trigger();
        return window()->findChild<RecoveryOffer*>();
    }
    static void press(RecoveryOffer* offer, const QString& text)
    {
        for (auto* button : offer->findChildren<QPushButton*>()) {
            if (button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL("no such button");
    }

private slots:
    void init()
    {
        m_state = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_state->path().toUtf8());
        open(lessonSession());
    }
    void cleanup() { close(); }

    void saysThatNothingIsWaiting()
    {
        const QString said = answer([this] { action("file.recover")->trigger(); });
        QVERIFY2(said.contains(u"Nothing is waiting"_s), qPrintable(said));
    }

    void opensWhatWasLeft()
    {
        leave(41.5);
        leave(42.5);
        RecoveryOffer* offer = offered();
        QVERIFY(offer);
        auto* list = offer->findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 2);
        list->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
        press(offer, u"&Recover"_s);
        QCOMPARE(windows().size(), 2);
        for (const MainWindow* other : windows()) {
            if (other == window())
                continue;
            QVERIFY(other->document()->isModified());
            QVERIFY(other->document()->session().matrices.at("X")(0, 0) > 41);
        }
        // the other one is still there and is offered again
        QCOMPARE(list->topLevelItemCount(), 1);
        press(offer, u"&Later"_s);
        QCOMPARE(RecoveryCopy::list().size(), std::size_t(1));
    }

    void setsAsideWhatIsDiscarded()
    {
        leave(43.5);
        RecoveryOffer* offer = offered();
        QVERIFY(offer);
        const QString said = answer([&] { press(offer, u"&Discard"_s); }, u"Cancel"_s);
        QVERIFY2(said.contains(u"30 days"_s), qPrintable(said));
        QCOMPARE(RecoveryCopy::list().size(), std::size_t(1));
        answer([&] { press(offer, u"&Discard"_s); }, u"Discard"_s);
        QVERIFY(RecoveryCopy::list().empty());
        QVERIFY(std::filesystem::exists(RecoveryCopy::folder() / "discarded"));
    }

    void comparesACopyWithItsFile()
    {
        const QString path = m_state->filePath(u"saved.attn"_s);
        QVERIFY(!document().saveTo(path.toStdString()));
        leave(46.5, path.toStdString());
        RecoveryOffer* offer = offered();
        QVERIFY(offer);
        QStringList rows;
        QTimer looking;
        connect(&looking, &QTimer::timeout, this, [&rows] {
            auto* dialog = qobject_cast<CompareDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            auto* table = dialog->findChild<QTreeWidget*>();
            for (int row = 0; row < table->topLevelItemCount(); ++row)
                rows << table->topLevelItem(row)->text(0) + u": "_s + table->topLevelItem(row)->text(2);
            dialog->reject();
        });
        looking.start(20);
        press(offer, u"&Compare…"_s);
        QCOMPARE(rows, QStringList{u"X[Why,product]: 46.5"_s});
        QCOMPARE(RecoveryCopy::list().size(), std::size_t(1));
        offer->reject();
    }

    void opensTheSavedFile()
    {
        const QString path = m_state->filePath(u"saved.attn"_s);
        QFile::copy(QStringLiteral(AE_SOURCE_DIR "/resources/examples/lesson.attn"), path);
        leave(47.5, path.toStdString());
        RecoveryOffer* offer = offered();
        QVERIFY(offer);
        press(offer, u"&Open saved"_s);
        QCOMPARE(windows().size(), 2);
        for (const MainWindow* other : windows())
            QVERIFY(other->document()->session().matrices.at("X")(0, 0) != 47.5);
        QCOMPARE(RecoveryCopy::list().size(), std::size_t(1));  // the copy stays
        offer->reject();
    }

    void theWindowOfTheSavedFileGivesWay()
    {
        const QString path = m_state->filePath(u"saved.attn"_s);
        QVERIFY(!document().saveTo(path.toStdString()));
        leave(51.5, path.toStdString());
        RecoveryOffer* offer = offered();
        QVERIFY(offer);
        press(offer, u"&Recover"_s);
        QTRY_COMPARE(windows().size(), 1);
        MainWindow* recovered = windows().front();
        QCOMPARE(recovered->document()->session().matrices.at("X")(0, 0), 51.5);
        QVERIFY2(!recovered->windowTitle().contains(u"read-only"_s), qPrintable(recovered->windowTitle()));
        recovered->actionTable()["file.save"]->trigger();
        QVERIFY(!recovered->document()->isModified());
    }

    void neverSavedHasNothingToCompareWith()
    {
        leave(48.5);
        RecoveryOffer* offer = offered();
        for (auto* button : offer->findChildren<QPushButton*>()) {
            if (button->text() == u"&Compare…"_s || button->text() == u"&Open saved"_s)
                QVERIFY(!button->isEnabled());
        }
        offer->reject();
    }

    void oneThatEndedTheProgramIsNotOfferedByItself()
    {
        leave(49.5);
        const QString id = RecoveryCopy::list().front().id;
        QFile trial(QString::fromStdString(recoveryTrial(RecoveryCopy::folder(), id).string()));
        QVERIFY(trial.open(QIODevice::WriteOnly));
        const QString words = RecoveryOffer::offerAtStart(window());
        QVERIFY2(words.contains(u"File menu"_s), qPrintable(words));
        QVERIFY(!window()->findChild<RecoveryOffer*>());
        RecoveryOffer* offer = offered();
        QVERIFY(offer);
        QCOMPARE(offer->findChild<QTreeWidget*>()->topLevelItem(0)->checkState(0), Qt::Unchecked);
        offer->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        leave(50.5);  // beside a good one it still waits
        QCOMPARE(RecoveryOffer::offerAtStart(window()), QString());
        offer = window()->findChild<RecoveryOffer*>();
        QVERIFY(offer);
        QCOMPARE(offer->findChild<QTreeWidget*>()->topLevelItemCount(), 1);
        offer->reject();
    }

    void aDamagedFileNamesItsCopy()
    {
        const QString path = m_state->filePath(u"empty.attn"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        leave(44.5, path.toStdString());
        const QString said = answer([&] { QVERIFY(!FileActions::open(path, window())); });
        QVERIFY2(said.contains(u"Recover unsaved work"_s), qPrintable(said));
    }

    void anEditIsKeptAndACloseForgetsIt()
    {
        select(view(u"X"_s), 0, 0);
        type("7");
        ae::test::WindowTest::press(Qt::Key_Return);
        const auto written = [] {
            for (const auto& entry : std::filesystem::directory_iterator(RecoveryCopy::folder())) {
                if (entry.path().extension() == ".recovery")
                    return true;
            }
            return false;
        };
        std::filesystem::create_directories(RecoveryCopy::folder());
        QTRY_VERIFY_WITH_TIMEOUT(written(), 10'000);
        QVERIFY(RecoveryCopy::list().empty());  // in use: not offered to anyone
        answer([this] { QVERIFY(window()->close()); }, u"Discard"_s);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!written());
    }

    void aFileIsOpenOnlyOnce()
    {
        const QString path = m_state->filePath(u"once.attn"_s);
        QVERIFY(!document().saveTo(path.toStdString()));
        QVERIFY(FileActions::open(path, window()));
        QCOMPARE(windows().size(), 1);
    }
};

AE_TEST(tst_recoveryoffer)
#include "tst_recoveryoffer.moc"
