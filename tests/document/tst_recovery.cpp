// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/documentfile.h"
#include "document/recovery.h"
#include "document/recoveryfile.h"

#include "sessions.h"
#include "testmain.h"

#include "session/reader.h"
#include "session/safefile.h"
#include "session/writer.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <csignal>

using namespace ae;
using namespace ae::test;

/// Copies of unsaved work: when they are written, when they go, and what is left after a crash.
class tst_recovery : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void nothingIsWrittenWithoutAnEdit();
    void writtenAfterTheLastEdit();
    void writtenWhileEditingGoesOn();
    void followsAnswersAndWhatIsLookedAt();
    void answersAloneAreWork();
    void filesTakeTurns();
    void savingUndoingAndClosingRemoveIt();
    void savingDuringAWriteRemovesItToo();
    void aCrashLeavesTheLastCopy();
    void theOlderOneServesWhereTheNewerIsDamaged();
    void damagedPairsAreMovedAway();
    void foreignFilesStayWhereTheyAre();
    void aRestoredDocumentGoesOnWithItsCopy();
    void copiesInUseAreNotOffered();
    void oneThatEndsTheProgramIsMarked();
    void aRecoveredDocumentKnowsItsFile();
    void discardedOnesAreKeptThirtyDays();
    void aFolderThatCannotBeWrittenIsReported();
    void theFolderFollowsTheEnvironment();

private:
    std::unique_ptr<QTemporaryDir> m_state;
};

namespace {

constexpr RecoveryCopy::Timing kNever{1'000'000, 1'000'000};

Document::Refusal edit(Document& document, double value)
{
    return document.setCells("X", Region::cell(0, 0), matrixOf({{value}}));
}

QStringList filesIn(const std::filesystem::path& folder)
{
    return QDir(QString::fromStdString(folder.string())).entryList({QStringLiteral("*.recovery"), QStringLiteral("*.lock")}, QDir::Files);
}

std::string sessionIn(const QString& id, int side)
{
    const Result<RecoveryContent> content = readRecovery(recoveryFile(RecoveryCopy::folder(), id, side));
    return content.isOk() ? content->session : std::string();
}

/// As a program that was killed left it.
QString leave(double value, quint64 sequence, int side, const QString& id = QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    Session session = fullSession();
    session.matrices["X"](0, 0) = value;
    std::filesystem::create_directories(RecoveryCopy::folder());
    const RecoveryHead head{id, sequence, "/nowhere/full.attn", QStringLiteral("Full"), QDateTime::currentDateTimeUtc()};
    const auto problem = writeRecovery(recoveryFile(RecoveryCopy::folder(), id, side), head, writeSession(session));
    return problem ? QString() : id;
}

void damage(const QString& id, int side)
{
    QFile file(QString::fromStdString(recoveryFile(RecoveryCopy::folder(), id, side).string()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.resize(file.size() / 2);
}

}  // namespace

void tst_recovery::initTestCase()
{
    if (qEnvironmentVariableIsSet("AE_RECOVERY_TRIAL")) {
        // What the test of a crash in recovering starts: opens what there is, lives for so long, and dies.
        const auto restored = RecoveryCopy::restore(RecoveryCopy::list().front());
        QVERIFY(restored.isOk());
        QTest::qWait(qEnvironmentVariableIntValue("AE_RECOVERY_TRIAL"));
        ::raise(SIGKILL);
    }
    if (!qEnvironmentVariableIsSet("AE_RECOVERY_CRASH"))
        return;
    // What the test of the crash starts: works and dies.
    Document document(plainSession());
    document.setPath("/nowhere/plain.attn");
    RecoveryCopy copy(&document, kNever);
    for (const double value : {1.0, 2.0, 3.0}) {
        QVERIFY(!edit(document, value));
        QVERIFY(!copy.writeNow());
    }
    QVERIFY(!edit(document, 4.0));
    ::raise(SIGKILL);
}

void tst_recovery::init()
{
    m_state = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
}

void tst_recovery::cleanup()
{
    m_state.reset();
}

void tst_recovery::nothingIsWrittenWithoutAnEdit()
{
    Document document(plainSession());
    RecoveryCopy copy(&document, {20, 40});
    document.pickToken(2);
    QTest::qWait(100);
    QVERIFY(!copy.writeNow());
    QVERIFY(filesIn(RecoveryCopy::folder()).isEmpty());
}

void tst_recovery::writtenAfterTheLastEdit()
{
    Document document(plainSession());
    RecoveryCopy copy(&document, {150, 10'000});
    QSignalSpy written(&copy, &RecoveryCopy::written);
    QVERIFY(!edit(document, 1));
    QTest::qWait(100);
    QVERIFY(!edit(document, 2));
    QTest::qWait(100);
    QCOMPARE(written.count(), 0);
    QTRY_COMPARE(written.count(), 1);
    QCOMPARE(sessionIn(copy.id(), 0), writeSession(document.session()));
    QTest::qWait(300);
    QCOMPARE(written.count(), 1);
    QVERIFY(!edit(document, 3));
    QTRY_COMPARE(written.count(), 2);
    QCOMPARE(sessionIn(copy.id(), 1), writeSession(document.session()));
}

void tst_recovery::writtenWhileEditingGoesOn()
{
    Document document(plainSession());
    RecoveryCopy copy(&document, {200, 400});
    QSignalSpy written(&copy, &RecoveryCopy::written);
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 1'500) {
        QVERIFY(!edit(document, static_cast<double>(timer.nsecsElapsed())));
        QTest::qWait(20);
    }
    QVERIFY2(written.count() >= 2 && written.count() <= 4, qPrintable(QString::number(written.count())));
}

void tst_recovery::followsAnswersAndWhatIsLookedAt()
{
    Document document(plainSession());
    RecoveryCopy copy(&document, {20, 60});
    QSignalSpy written(&copy, &RecoveryCopy::written);
    QVERIFY(!edit(document, 1));
    QTRY_COMPARE(written.count(), 1);
    document.setAnswers({"weights[0,0]=0.5"});
    QTRY_COMPARE(written.count(), 2);
    QCOMPARE(sessionIn(copy.id(), 1), writeSession(document.session()));
    document.pickToken(2);
    document.setDecimals(4);
    document.selectCell(CellRef{"Wq", 1, 0});
    document.setConventions({std::string(Conventions::columnVectors), std::string(Conventions::scaledScores)});
    QTRY_COMPARE(written.count(), 3);
    QCOMPARE(sessionIn(copy.id(), 0), writeSession(document.session()));
}

void tst_recovery::answersAloneAreWork()
{
    const QString file = m_state->filePath(QStringLiteral("a.attn"));
    Document document(plainSession());
    QVERIFY(!document.saveTo(file.toStdString()));
    RecoveryCopy copy(&document, {20, 60});
    QSignalSpy written(&copy, &RecoveryCopy::written);
    document.setAnswers({"weights[0,0]=0.5"});
    QVERIFY(!document.isModified());
    QTRY_COMPARE(written.count(), 1);
    QCOMPARE(sessionIn(copy.id(), 0), writeSession(document.session()));
    // saved, they are no work any more
    QVERIFY(!document.saveTo(file.toStdString()));
    DocumentFile::of(&document).follow(FileStamp::of(document.path()));
    QVERIFY(filesIn(RecoveryCopy::folder()).isEmpty());
    // and taken back to what the file holds, neither
    document.setAnswers({});
    QTRY_COMPARE(written.count(), 2);
    document.setAnswers({"weights[0,0]=0.5"});
    QVERIFY(filesIn(RecoveryCopy::folder()).isEmpty());
}

void tst_recovery::filesTakeTurns()
{
    Document document(plainSession());
    RecoveryCopy copy(&document, kNever);
    std::string texts[4];
    for (int i = 0; i < 4; ++i) {
        QVERIFY(!edit(document, i + 10));
        QVERIFY(!copy.writeNow());
        texts[i] = writeSession(document.session());
        QCOMPARE(sessionIn(copy.id(), i % 2), texts[i]);
        if (i > 0)
            QCOMPARE(sessionIn(copy.id(), 1 - i % 2), texts[i - 1]);
    }
    const Result<RecoveryContent> newest = readRecovery(recoveryFile(RecoveryCopy::folder(), copy.id(), 1));
    QVERIFY(newest.isOk());
    QCOMPARE(newest->head.sequence, quint64{4});
    QCOMPARE(newest->head.title, QStringLiteral("Plain"));
    QVERIFY(newest->head.path.empty());
}

void tst_recovery::savingUndoingAndClosingRemoveIt()
{
    auto document = std::make_unique<Document>(plainSession());
    auto* copy = new RecoveryCopy(document.get(), kNever);
    const auto write = [&](double value) {
        QVERIFY(!edit(*document, value));
        QVERIFY(!copy->writeNow());
        QCOMPARE(filesIn(RecoveryCopy::folder()).size(), 2);  // one copy and its lock
    };
    write(1);
    QVERIFY(!document->saveTo(m_state->filePath(QStringLiteral("a.attn")).toStdString()));
    QVERIFY(filesIn(RecoveryCopy::folder()).isEmpty());
    write(2);
    document->undoStack()->undo();
    QVERIFY(filesIn(RecoveryCopy::folder()).isEmpty());
    QTest::qWait(50);
    QVERIFY(filesIn(RecoveryCopy::folder()).isEmpty());
    write(3);
    document.reset();
    QVERIFY(filesIn(RecoveryCopy::folder()).isEmpty());
}

void tst_recovery::savingDuringAWriteRemovesItToo()
{
    Session session = plainSession();
    session.tokens.assign(400, "t");
    session.matrices["X"] = Matrix::Constant(400, 5, 0.1);
    Document document(session);
    RecoveryCopy copy(&document, {0, 0});
    QSignalSpy written(&copy, &RecoveryCopy::written);
    QVERIFY(!edit(document, 1));
    document.settle();
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();  // the timer fires, the writing may still go on
    QVERIFY(!document.saveTo(m_state->filePath(QStringLiteral("a.attn")).toStdString()));
    QTest::qWait(200);
    QVERIFY(filesIn(RecoveryCopy::folder()).isEmpty());
}

void tst_recovery::aCrashLeavesTheLastCopy()
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("AE_RECOVERY_CRASH"), QStringLiteral("1"));
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("tst_recovery")});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);

    const std::vector<RecoverableCopy> copies = RecoveryCopy::list();
    QCOMPARE(copies.size(), std::size_t{1});
    QCOMPARE(copies[0].title, QStringLiteral("Plain"));
    QVERIFY(copies[0].path == "/nowhere/plain.attn");
    QVERIFY(copies[0].time.secsTo(QDateTime::currentDateTimeUtc()) < 60);
    const Result<Session> session = RecoveryCopy::load(copies[0]);
    QVERIFY(session.isOk());
    QCOMPARE(session->matrices.at("X")(0, 0), 3.0);
    QCOMPARE(RecoveryCopy::list().size(), std::size_t{1});  // looking takes nothing away
}

void tst_recovery::theOlderOneServesWhereTheNewerIsDamaged()
{
    const QString id = leave(5, 8, 0);
    QCOMPARE(leave(6, 9, 1, id), id);
    std::vector<RecoverableCopy> copies = RecoveryCopy::list();
    QCOMPARE(copies.size(), std::size_t{1});
    QCOMPARE(RecoveryCopy::load(copies[0])->matrices.at("X")(0, 0), 6.0);
    damage(id, 1);
    QVERIFY(!RecoveryCopy::load(copies[0]).isOk());  // the checksum is asked again
    copies = RecoveryCopy::list();
    QCOMPARE(copies.size(), std::size_t{1});
    QCOMPARE(RecoveryCopy::load(copies[0])->matrices.at("X")(0, 0), 5.0);
}

void tst_recovery::damagedPairsAreMovedAway()
{
    const QString id = leave(5, 1, 0);
    leave(6, 2, 1, id);
    damage(id, 0);
    damage(id, 1);
    const QString good = leave(7, 1, 0);
    const std::vector<RecoverableCopy> copies = RecoveryCopy::list();
    QCOMPARE(copies.size(), std::size_t{1});
    QCOMPARE(copies[0].id, good);
    QCOMPARE(filesIn(RecoveryCopy::folder() / "discarded").size(), 2);
}

void tst_recovery::foreignFilesStayWhereTheyAre()
{
    const QString id = leave(5, 1, 0);
    std::filesystem::rename(recoveryFile(RecoveryCopy::folder(), id, 0), RecoveryCopy::folder() / "notes-a.recovery");
    std::filesystem::create_directory(recoveryFile(RecoveryCopy::folder(), id, 1));
    QVERIFY(RecoveryCopy::list().empty());
    QVERIFY(std::filesystem::exists(RecoveryCopy::folder() / "notes-a.recovery"));
    // a copy under the name of another one is not taken for it
    const QString other = QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::filesystem::rename(RecoveryCopy::folder() / "notes-a.recovery", recoveryFile(RecoveryCopy::folder(), other, 0));
    QVERIFY(RecoveryCopy::list().empty());
}

void tst_recovery::aRestoredDocumentGoesOnWithItsCopy()
{
    const QString id = leave(5, 8, 0);
    leave(6, 9, 1, id);
    Result<std::unique_ptr<Document>> restored = RecoveryCopy::restore(RecoveryCopy::list().front());
    QVERIFY(restored.isOk());
    Document& document = **restored;
    QVERIFY(document.isModified());
    QVERIFY(document.path() == "/nowhere/full.attn");
    QCOMPARE(document.session().matrices.at("X")(0, 0), 6.0);
    QVERIFY(RecoveryCopy::list().empty());  // open here
    QVERIFY(!edit(document, 7));
    auto* copy = document.findChild<RecoveryCopy*>();
    QVERIFY(copy);
    QCOMPARE(copy->id(), id);
    QVERIFY(!copy->writeNow());
    QCOMPARE(readRecovery(recoveryFile(RecoveryCopy::folder(), id, 0))->head.sequence, quint64{10});  // the older file
    QVERIFY(!document.saveTo(m_state->filePath(QStringLiteral("a.attn")).toStdString()));
    QVERIFY(filesIn(RecoveryCopy::folder()).isEmpty());
}

void tst_recovery::copiesInUseAreNotOffered()
{
    Document document(plainSession());
    RecoveryCopy copy(&document, kNever);
    QVERIFY(!edit(document, 1));
    QVERIFY(!copy.writeNow());
    QVERIFY(RecoveryCopy::list().empty());
    const RecoverableCopy same{copy.id(), {}, QStringLiteral("Plain"), QDateTime::currentDateTimeUtc(), 1, 0};
    QVERIFY(!RecoveryCopy::load(same).isOk());
    QVERIFY(!RecoveryCopy::restore(same).isOk());
    QVERIFY(RecoveryCopy::discard(same));
    QCOMPARE(filesIn(RecoveryCopy::folder()).size(), 2);
}

void tst_recovery::oneThatEndsTheProgramIsMarked()
{
    const auto endAfter = [](int milliseconds) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("AE_RECOVERY_TRIAL"), QString::number(milliseconds));
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("tst_recovery")});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    };
    leave(5, 1, 0);
    QVERIFY(!RecoveryCopy::list().front().hasEndedProgram);
    endAfter(0);
    QCOMPARE(RecoveryCopy::list().size(), std::size_t{1});  // kept, and marked
    QVERIFY(RecoveryCopy::list().front().hasEndedProgram);
    endAfter(4'000);  // longer than the trial
    QVERIFY(!RecoveryCopy::list().front().hasEndedProgram);
    endAfter(0);
    QVERIFY(RecoveryCopy::list().front().hasEndedProgram);
    QVERIFY(!RecoveryCopy::discard(RecoveryCopy::list().front()));
    QVERIFY(!QDir(QString::fromStdString(RecoveryCopy::folder().string()))
                 .entryList(QDir::Files)
                 .join(u' ')
                 .contains(QStringLiteral(".trial")));
}

void tst_recovery::aRecoveredDocumentKnowsItsFile()
{
    const std::filesystem::path path = m_state->filePath(QStringLiteral("full.attn")).toStdString();
    {
        Document document(fullSession());
        QVERIFY(!document.saveTo(path));
        auto* copy = new RecoveryCopy(&document, kNever);
        DocumentFile::of(&document);
        QVERIFY(!edit(document, 5));
        QVERIFY(!copy->writeNow());
        // as if it had been killed: the files are taken away from it and put back
        std::filesystem::rename(RecoveryCopy::folder(), m_state->filePath(QStringLiteral("kept")).toStdString());
    }
    std::filesystem::rename(m_state->filePath(QStringLiteral("kept")).toStdString(), RecoveryCopy::folder());
    {
        const auto restored = RecoveryCopy::restore(RecoveryCopy::list().front());
        QVERIFY(restored.isOk());
        QVERIFY(DocumentFile::of(restored->get()).look() == FileChange::None);
        std::filesystem::copy(RecoveryCopy::folder(), m_state->filePath(QStringLiteral("kept")).toStdString());
    }
    std::filesystem::remove_all(RecoveryCopy::folder());
    std::filesystem::rename(m_state->filePath(QStringLiteral("kept")).toStdString(), RecoveryCopy::folder());
    QVERIFY(!writeFileSafely(path, "theirs, written after the crash"));
    const auto restored = RecoveryCopy::restore(RecoveryCopy::list().front());
    QVERIFY(restored.isOk());
    QVERIFY(DocumentFile::of(restored->get()).look() == FileChange::Changed);
}

void tst_recovery::discardedOnesAreKeptThirtyDays()
{
    using namespace std::chrono_literals;
    const QString id = leave(5, 1, 0);
    leave(6, 2, 1, id);
    const auto days = [](int count) { return std::filesystem::file_time_type::clock::now() - 24h * count; };
    std::filesystem::last_write_time(recoveryFile(RecoveryCopy::folder(), id, 0), days(200));
    QVERIFY(!RecoveryCopy::discard(RecoveryCopy::list().front()));
    QVERIFY(RecoveryCopy::list().empty());
    const std::filesystem::path discarded = RecoveryCopy::folder() / "discarded";
    QCOMPARE(filesIn(discarded).size(), 2);  // the days begin with discarding
    QVERIFY(readRecovery(recoveryFile(discarded, id, 1)).isOk());
    std::filesystem::last_write_time(recoveryFile(discarded, id, 0), days(31));
    std::filesystem::last_write_time(recoveryFile(discarded, id, 1), days(29));
    QVERIFY(RecoveryCopy::list().empty());
    QCOMPARE(filesIn(discarded).size(), 1);
}

void tst_recovery::aFolderThatCannotBeWrittenIsReported()
{
    QFile inTheWay(m_state->filePath(QStringLiteral("attention-explorer")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    Document document(plainSession());
    RecoveryCopy copy(&document, {10, 20});
    QSignalSpy failed(&copy, &RecoveryCopy::failed);
    QVERIFY(!edit(document, 1));
    QTRY_VERIFY(failed.count() >= 1);
    QVERIFY(!failed.first().first().value<Problem>().sentence().empty());
    QVERIFY(document.isModified());
    // mended, it goes on by itself
    QVERIFY(inTheWay.remove());
    QSignalSpy written(&copy, &RecoveryCopy::written);
    QTRY_COMPARE(written.count(), 1);
    QVERIFY(RecoveryCopy::list().empty());
}

void tst_recovery::theFolderFollowsTheEnvironment()
{
    QCOMPARE(QString::fromStdString(RecoveryCopy::folder().string()), m_state->path() + QStringLiteral("/attention-explorer/recovery"));
    for (const char* useless : {"", "relative/folder"}) {
        qputenv("XDG_STATE_HOME", useless);
        QCOMPARE(QString::fromStdString(RecoveryCopy::folder().string()),
                 QDir::homePath() + QStringLiteral("/.local/state/attention-explorer/recovery"));
    }
}

AE_TEST(tst_recovery)
#include "tst_recovery.moc"
