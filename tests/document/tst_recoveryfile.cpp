// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/recoveryfile.h"

#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

using namespace ae;

/// One recovery file: what is read is what was written, or nothing.
class tst_recoveryfile : public QObject {
    Q_OBJECT
private slots:
    void roundTrip_data();
    void roundTrip();
    void everyChangedByteIsNoticed();
    void everyCutIsNoticed();
    void onlyTheOwnerReadsIt();
    void names();
    void folderMissing();
};

namespace {

RecoveryHead sampleHead()
{
    return {QUuid::createUuid().toString(QUuid::WithoutBraces), 41, "/home/ada/a \"b\"\n.attn", QStringLiteral("T \u221a"),
            QDateTime(QDate(2024, 2, 29), QTime(12, 30, 15, 250), Qt::UTC)};
}

QByteArray content(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void overwrite(const std::filesystem::path& path, const QByteArray& bytes)
{
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(bytes);
}

}  // namespace

void tst_recoveryfile::roundTrip_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("never saved") << QByteArray();
    QTest::newRow("plain") << QByteArray("/home/ada/nimbus.attn");
    QTest::newRow("quotes and line feeds") << QByteArray("/home/ada/a \"b\"\n\\.attn");
    QTest::newRow("letters") << QByteArray("/home/ada/größer √.attn");
    QTest::newRow("not UTF-8") << QByteArray("/home/ada/gr\xf6\xdf\xff.attn");
}

void tst_recoveryfile::roundTrip()
{
    QFETCH(QByteArray, path);
    QTemporaryDir folder;
    RecoveryHead head = sampleHead();
    head.path = path.toStdString();
    const std::filesystem::path file = recoveryFile(folder.path().toStdString(), head.id, 1);
    const std::string session = "{\n  \"a\": 1\n}\n";
    for (int round = 0; round < 2; ++round) {
        QVERIFY(!writeRecovery(file, head, session));
        const Result<RecoveryContent> read = readRecovery(file);
        QVERIFY(read.isOk());
        QCOMPARE(read->session, session);
        QCOMPARE(read->head.id, head.id);
        QCOMPARE(read->head.sequence, head.sequence);
        QVERIFY(read->head.path == head.path);
        QCOMPARE(read->head.title, head.title);
        QCOMPARE(read->head.time, head.time);
        head.sequence = std::numeric_limits<quint64>::max();
    }
}

void tst_recoveryfile::everyChangedByteIsNoticed()
{
    QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("x")).toStdString();
    QVERIFY(!writeRecovery(file, sampleHead(), "{ \"session\": [1, 2, 3] }\n"));
    const QByteArray good = content(file);
    for (qsizetype i = 0; i < good.size(); ++i) {
        QByteArray bad = good;
        bad[i] = static_cast<char>(bad[i] ^ 1);
        overwrite(file, bad);
        QVERIFY2(!readRecovery(file).isOk(), qPrintable(QString::number(i)));
    }
    overwrite(file, good + ' ');
    QVERIFY(!readRecovery(file).isOk());
    overwrite(file, good);
    QVERIFY(readRecovery(file).isOk());
}

void tst_recoveryfile::everyCutIsNoticed()
{
    QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("x")).toStdString();
    QVERIFY(!writeRecovery(file, sampleHead(), "{ \"session\": [1, 2, 3] }\n"));
    const QByteArray good = content(file);
    for (qsizetype size = 0; size < good.size(); ++size) {
        overwrite(file, good.left(size));
        const Result<RecoveryContent> read = readRecovery(file);
        QVERIFY2(!read.isOk(), qPrintable(QString::number(size)));
        QCOMPARE(read.error().kind, ProblemKind::Data);
    }
    QVERIFY(std::filesystem::remove(file));
    QVERIFY(!readRecovery(file).isOk());
}

void tst_recoveryfile::onlyTheOwnerReadsIt()
{
    QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("x")).toStdString();
    for (int round = 0; round < 2; ++round) {
        QVERIFY(!writeRecovery(file, sampleHead(), "{}"));
        QCOMPARE(std::filesystem::status(file).permissions(), std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    }
}

void tst_recoveryfile::names()
{
    const QString id = sampleHead().id;
    QVERIFY(recoveryFile("/f", id, 0) != recoveryFile("/f", id, 1));
    QCOMPARE(recoveryIdOf(recoveryFile("/f", id, 0)), std::optional(id));
    QCOMPARE(recoveryIdOf(recoveryFile("/f", id, 1)), std::optional(id));
    for (const char* other : {"x-a.recovery", "-a.recovery", ".recovery", "notes.txt", "%1-c.recovery", "%1.lock", "%1-a.recovery.tmp"})
        QVERIFY2(!recoveryIdOf(QString::fromLatin1(other).replace(QLatin1String("%1"), id).toStdString()), other);
}

void tst_recoveryfile::folderMissing()
{
    QTemporaryDir folder;
    const auto problem = writeRecovery(folder.filePath(QStringLiteral("no/x")).toStdString(), sampleHead(), "{}");
    QVERIFY(problem);
    QVERIFY(!problem->sentence().empty());
}

AE_TEST(tst_recoveryfile)
#include "tst_recoveryfile.moc"
