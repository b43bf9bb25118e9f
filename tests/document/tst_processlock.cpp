// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/processlock.h"

#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ae;

/// Who holds a lock, and for how long.
class tst_processlock : public QObject {
    Q_OBJECT
private slots:
    void oneHolderAtATime();
    void aLockThatIsNotThereIsFree();
    void aLockThatCannotBeMadeIsNotHeld();
};

void tst_processlock::oneHolderAtATime()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(QStringLiteral("a.lock")).toStdString();
    {
        ProcessLock first;
        QVERIFY(first.acquire(path));
        QVERIFY(first.isHeld());
        QVERIFY(first.acquire(path));  // it has it already
        QVERIFY(ProcessLock::isTaken(path));
        ProcessLock second;
        QVERIFY(!second.acquire(path));
        QVERIFY(!second.isHeld());
        first.release();
        QVERIFY(!ProcessLock::isTaken(path));
        QVERIFY(second.acquire(path));
        QVERIFY(ProcessLock::isTaken(path));
    }
    QVERIFY(!ProcessLock::isTaken(path));
    QCOMPARE(QFile(QString::fromStdString(path.string())).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void tst_processlock::aLockThatIsNotThereIsFree()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(QStringLiteral("none.lock")).toStdString();
    QVERIFY(!ProcessLock::isTaken(path));
    QVERIFY(!std::filesystem::exists(path));  // asking makes no file
}

void tst_processlock::aLockThatCannotBeMadeIsNotHeld()
{
    QTemporaryDir folder;
    ProcessLock lock;
    QVERIFY(!lock.acquire(folder.filePath(QStringLiteral("no/such/folder.lock")).toStdString()));
    QVERIFY(!lock.isHeld());
}

AE_TEST(tst_processlock)
#include "tst_processlock.moc"
