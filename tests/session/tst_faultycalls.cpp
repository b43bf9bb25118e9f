// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultycalls.h"
#include "session/newfile.h"
#include "session/safefile.h"
#include "sessions.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <fstream>

#include <sys/stat.h>
#include <sys/xattr.h>

namespace fs = std::filesystem;
using ae::Placement;
using ae::test::always;
using ae::test::ChangedLook;
using ae::test::errorsInTurn;
using ae::test::FaultyCall;
using ae::test::text;

/// Saving while single system calls fail, or another program comes between two of them.
class tst_faultycalls : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aFailureIsSaidAndKeepsTheOldFile_data();
    void aFailureIsSaidAndKeepsTheOldFile();
    void whatIsNotNeededMayFail_data();
    void whatIsNotNeededMayFail();
    void theFolderIsNotFlushed_data();
    void theFolderIsNotFlushed();
    void ownersThatCannotBeKept();
    void folderThatCannotBeListed();
    void writingGoesOnAfterAnInterruption();
    void producersMayGoOnAfterAFailure();
    void namesThatAreTaken();
    void losesItsNameBeforeItIsLocked();
    void sameNumberOnAnotherDevice();
    void whatCannotBeLookedAtGoesAtTheNextWriting();
    void fileSystemsWithoutExchanging();
    void fileSystemsWithoutLinks_data();
    void fileSystemsWithoutLinks();
    void aFolderComesBetween();
    void straysThatStay_data();
    void straysThatStay();
    void strayNames_data();
    void strayNames();
    void placesThatCannotBeLookedAt();

private:
    fs::path path(const char* name) const { return m_root / name; }
    static void put(const fs::path& path, std::string_view bytes) { std::ofstream(path, std::ios::binary) << bytes; }
    static std::string content(const fs::path& path)
    {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    QStringList names() const
    {
        QStringList list;
        for (const auto& entry : fs::directory_iterator(m_root))
            list << QString::fromStdString(entry.path().filename().string());
        list.sort();
        return list;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_root;
};

void tst_faultycalls::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_root = m_folder->path().toStdString();
}

void tst_faultycalls::aFailureIsSaidAndKeepsTheOldFile_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QList<int>>("errors");
    QTest::addColumn<QByteArray>("cause");
    QTest::newRow("link that cannot be read") << QByteArray("readlink") << QList<int>{EIO} << QByteArray("Input/output error");
    QTest::newRow("may not be written") << QByteArray("access") << QList<int>{EACCES} << QByteArray("Permission denied");
    QTest::newRow("folder that cannot be opened") << QByteArray("open") << QList<int>{EMFILE} << QByteArray("Too many open files");
    QTest::newRow("folder that may not be opened") << QByteArray("open") << QList<int>{EACCES, EACCES} << QByteArray("Permission denied");
    QTest::newRow("no new file") << QByteArray("openat") << QList<int>{0, ENOSPC} << QByteArray("No space left on device");
    QTest::newRow("no writing") << QByteArray("write") << QList<int>{ENOSPC} << QByteArray("No space left on device");
    QTest::newRow("writes nothing") << QByteArray("write") << QList<int>{ae::test::kDoesNothing} << QByteArray("Input/output error");
    QTest::newRow("no flush of the file") << QByteArray("fsync") << QList<int>{EIO} << QByteArray("Input/output error");
    QTest::newRow("no look at the new file") << QByteArray("fstat") << QList<int>{0, EIO} << QByteArray("Input/output error");
    QTest::newRow("no mode") << QByteArray("fchmod") << QList<int>{EPERM} << QByteArray("Operation not permitted");
    QTest::newRow("no exchange") << QByteArray("renameat2") << QList<int>{EIO} << QByteArray("Input/output error");
    QTest::newRow("no exchange, no rename") << QByteArray("renameat2") << QList<int>{EINVAL, EACCES} << QByteArray("Permission denied");
    QTest::newRow("no look at what was exchanged") << QByteArray("fstatat") << QList<int>{0, EIO} << QByteArray("Input/output error");
}

void tst_faultycalls::aFailureIsSaidAndKeepsTheOldFile()
{
    QFETCH(QByteArray, call);
    QFETCH(QList<int>, errors);
    QFETCH(QByteArray, cause);
    put(path("a"), "old");
    fs::create_symlink("a", path("link"));
    const auto problem = [&] {
        const FaultyCall faulty(call.constData(), errorsInTurn({errors.begin(), errors.end()}));
        return ae::writeFileSafely(path("link"), "new");
    }();
    QVERIFY(problem);
    QCOMPARE(problem->kind, ae::ProblemKind::InputOutput);
    COMPARE_CONTAINS(text(*problem), path("link").string() + " could not be written: " + cause.toStdString());
    QCOMPARE(content(path("a")), std::string("old"));
    QCOMPARE(names(), (QStringList{QStringLiteral("a"), QStringLiteral("link")}));
}

void tst_faultycalls::whatIsNotNeededMayFail_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QList<int>>("errors");
    QTest::newRow("no list of strays") << QByteArray("openat") << QList<int>{EMFILE};
    QTest::newRow("no memory for the list") << QByteArray("fdopendir") << QList<int>{ENOMEM};
    QTest::newRow("no lock") << QByteArray("flock") << QList<int>{ENOLCK};
    QTest::newRow("no attribute") << QByteArray("getxattr") << QList<int>{EIO};
    QTest::newRow("no flush of the folder there") << QByteArray("fsync") << QList<int>{0, EINVAL};
    QTest::newRow("no such call") << QByteArray("fsync") << QList<int>{0, ENOSYS};
    QTest::newRow("no such operation") << QByteArray("fsync") << QList<int>{0, EOPNOTSUPP};
    QTest::newRow("folder of a file system that is only read") << QByteArray("fsync") << QList<int>{0, EROFS};
}

void tst_faultycalls::whatIsNotNeededMayFail()
{
    QFETCH(QByteArray, call);
    QFETCH(QList<int>, errors);
    put(path("a"), "old");
    const bool hasAttribute = ::setxattr(path("a").c_str(), "user.label", "mine", 4, 0) == 0;
    const auto calls = [&] {
        const FaultyCall faulty(call.constData(), errorsInTurn({errors.begin(), errors.end()}));
        if (const auto problem = ae::writeFileSafely(path("a"), "new"))
            QTest::qFail(text(*problem).c_str(), __FILE__, __LINE__);
        return faulty.count();
    }();
    QVERIFY(calls >= errors.size() || (call == "getxattr" && !hasAttribute));
    QCOMPARE(content(path("a")), std::string("new"));
    QCOMPARE(names(), QStringList{QStringLiteral("a")});
}

void tst_faultycalls::theFolderIsNotFlushed_data()
{
    QTest::addColumn<bool>("isOld");
    QTest::addColumn<QList<int>>("renames");
    QTest::addColumn<int>("removing");
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QByteArray>("left");
    QTest::newRow("the old one comes back") << true << QList<int>{} << 0 << QByteArray("could not be written") << QByteArray("old");
    QTest::newRow("the old one cannot come back")
        << true << QList<int>{0, EIO} << 0 << QByteArray("was written, but the disk did not confirm it") << QByteArray("new");
    QTest::newRow("the old one is gone") << true << QList<int>{EINVAL} << 0 << QByteArray("was written, but the disk did not confirm it")
                                         << QByteArray("new");
    QTest::newRow("a new one goes") << false << QList<int>{} << 0 << QByteArray("could not be written") << QByteArray("");
    QTest::newRow("a new one stays") << false << QList<int>{} << EIO << QByteArray("was written, but the disk did not confirm it")
                                     << QByteArray("new");
}

void tst_faultycalls::theFolderIsNotFlushed()
{
    QFETCH(bool, isOld);
    QFETCH(QList<int>, renames);
    QFETCH(int, removing);
    QFETCH(QByteArray, said);
    QFETCH(QByteArray, left);
    if (isOld)
        put(path("a"), "old");
    const auto problem = [&] {
        const FaultyCall flush("fsync", errorsInTurn({0, EIO}));
        const FaultyCall rename("renameat2", errorsInTurn({renames.begin(), renames.end()}));
        const FaultyCall remove("unlinkat", errorsInTurn({removing}));
        return ae::writeFileSafely(path("a"), "new");
    }();
    QVERIFY(problem);
    QCOMPARE(problem->kind, ae::ProblemKind::InputOutput);
    COMPARE_CONTAINS(text(*problem), path("a").string() + " " + said.toStdString() + ": Input/output error");
    QCOMPARE(QByteArray::fromStdString(content(path("a"))), left);
    QCOMPARE(names(), left.isEmpty() ? QStringList() : QStringList{QStringLiteral("a")});
}

void tst_faultycalls::ownersThatCannotBeKept()
{
    put(path("a"), "old");
    QCOMPARE(::chmod(path("a").c_str(), 04755), 0);
    {
        const ChangedLook foreign([](struct ::stat& info) { ++info.st_uid; });
        const FaultyCall refused("fchown", errorsInTurn({EPERM, EPERM}));
        QVERIFY(!ae::writeFileSafely(path("a"), "new"));
        QCOMPARE(refused.count(), 2);  // owner and group, then the group alone
    }
    struct stat info = {};
    QCOMPARE(::stat(path("a").c_str(), &info), 0);
    QCOMPARE(int(info.st_mode & 07777), 0755);  // it does not run as its new owner
    {
        const ChangedLook foreign([](struct ::stat& look) { ++look.st_gid; });
        const FaultyCall granted("fchown", always(0));
        QCOMPARE(::chmod(path("a").c_str(), 04755), 0);
        QVERIFY(!ae::writeFileSafely(path("a"), "newer"));
        QCOMPARE(granted.count(), 1);
    }
    QCOMPARE(::stat(path("a").c_str(), &info), 0);
    QCOMPARE(int(info.st_mode & 07777), 04755);
    {
        const FaultyCall unasked("fchown", always(EPERM));
        QVERIFY(!ae::writeFileSafely(path("a"), "newest"));
        QCOMPARE(unasked.count(), 0);  // it is ours already
    }
}

void tst_faultycalls::folderThatCannotBeListed()
{
    const char* stray = ".attention-0123456789ab.part";
    put(path(stray), "half");
    {
        const FaultyCall refused("open", errorsInTurn({EACCES}));
        const FaultyCall flush("fsync", errorsInTurn({0, EIO}));
        QVERIFY(!ae::writeFileSafely(path("a"), "new"));
        QCOMPARE(refused.count(), 2);
        QCOMPARE(flush.count(), 1);  // of the file: the folder cannot be
    }
    QCOMPARE(content(path("a")), std::string("new"));
    QVERIFY(fs::exists(path(stray)));
}

void tst_faultycalls::writingGoesOnAfterAnInterruption()
{
    {
        const FaultyCall interrupted("write", errorsInTurn({EINTR, EINTR}));
        QVERIFY(!ae::writeFileSafely(path("a"), "new"));
        QCOMPARE(interrupted.count(), 3);
    }
    QCOMPARE(content(path("a")), std::string("new"));
}

void tst_faultycalls::producersMayGoOnAfterAFailure()
{
    const std::string large(100'000, 'x');
    int refused = 0;
    const auto produce = [&](const ae::ByteSink& sink) {
        for (int i = 0; i < 5; ++i)
            refused += sink(large) ? 0 : 1;
        return true;
    };
    const auto problem = [&] {
        const FaultyCall full("write", errorsInTurn({0, ENOSPC}));
        return ae::writeFileSafely(path("a"), produce);
    }();
    QVERIFY(problem);
    COMPARE_CONTAINS(text(*problem), "No space left on device");
    QCOMPARE(refused, 4);
    QVERIFY(names().isEmpty());
    // what had waited fails, and what came last is not tried
    const auto waiting = [&](const ae::ByteSink& sink) { return sink("few") && sink(large); };
    {
        const FaultyCall full("write", errorsInTurn({EDQUOT}));
        QVERIFY(ae::writeFileSafely(path("a"), waiting));
        QCOMPARE(full.count(), 1);
    }
    QVERIFY(names().isEmpty());
}

void tst_faultycalls::namesThatAreTaken()
{
    const ae::OpenFolder folder(m_root);
    {
        const FaultyCall taken("openat", errorsInTurn(std::vector<int>(99, EEXIST)));
        const ae::NewFile file(folder, 0600);
        QVERIFY(file.isOpen());
        QCOMPARE(taken.count(), 100);
    }
    const FaultyCall taken("openat", always(EEXIST));
    const ae::NewFile file(folder, 0600);
    QVERIFY(!file.isOpen());
    QCOMPARE(taken.count(), 100);
}

void tst_faultycalls::losesItsNameBeforeItIsLocked()
{
    const ae::OpenFolder folder(m_root);
    // another program clears strays between making and locking; then it is there under the same name again
    int locks = 0;
    const FaultyCall lock("flock", [&] {
        const QString made = names().filter(QStringLiteral(".part")).join(u' ');
        ++locks;
        if (locks < 3)
            fs::remove(path(made.toUtf8().constData()));
        if (locks == 2)
            put(path(made.toUtf8().constData()), "theirs");
        return 0;
    });
    {
        ae::NewFile file(folder, 0600);
        QVERIFY(file.isOpen());
        QCOMPARE(locks, 3);
        QVERIFY(file.write("ours") && file.flush());
        QCOMPARE(file.placeAtFreeName("a"), Placement::New);
    }
    QCOMPARE(content(path("a")), std::string("ours"));
    QCOMPARE(names().size(), qsizetype(2));  // the file of the other program, which is not ours to remove
}

void tst_faultycalls::sameNumberOnAnotherDevice()
{
    const ae::OpenFolder folder(m_root);
    int looks = 0;
    const ChangedLook elsewhere([&](struct ::stat& info) { info.st_dev += looks++ == 0 ? 1 : 0; });
    const ae::NewFile file(folder, 0600);
    QVERIFY(file.isOpen());
    QCOMPARE(looks, 2);
}

void tst_faultycalls::whatCannotBeLookedAtGoesAtTheNextWriting()
{
    {
        const FaultyCall look("fstat", errorsInTurn({EIO}));
        QVERIFY(!ae::writeFileSafely(path("a"), "new"));
    }
    QCOMPARE(content(path("a")), std::string("new"));
    QCOMPARE(names().size(), qsizetype(2));
    QVERIFY(!ae::writeFileSafely(path("a"), "newer"));
    QCOMPARE(names(), QStringList{QStringLiteral("a")});
}

void tst_faultycalls::fileSystemsWithoutExchanging()
{
    put(path("a"), "old");
    for (const int error : {EINVAL, ENOSYS, EOPNOTSUPP}) {
        const FaultyCall exchange("renameat2", errorsInTurn({error}));
        QVERIFY(!ae::writeFileSafely(path("a"), std::to_string(error)));
        QCOMPARE(exchange.count(), 2);
        QCOMPARE(content(path("a")), std::to_string(error));
        QCOMPARE(names(), QStringList{QStringLiteral("a")});
    }
}

void tst_faultycalls::fileSystemsWithoutLinks_data()
{
    QTest::addColumn<QList<int>>("renames");
    QTest::addColumn<int>("linking");
    QTest::addColumn<int>("looking");
    QTest::addColumn<bool>("isThere");
    QTest::addColumn<Placement>("placement");
    QTest::newRow("a hard link instead") << QList<int>{EINVAL} << 0 << 0 << false << Placement::New;
    QTest::newRow("a hard link to a name in use") << QList<int>{EINVAL} << 0 << 0 << true << Placement::Taken;
    QTest::newRow("no hard links") << QList<int>{ENOSYS} << EPERM << 0 << false << Placement::New;
    QTest::newRow("hard links unknown") << QList<int>{EOPNOTSUPP} << EOPNOTSUPP << 0 << false << Placement::New;
    QTest::newRow("no hard links, a name in use") << QList<int>{EINVAL} << EPERM << 0 << true << Placement::Failed;
    QTest::newRow("no hard links, no look") << QList<int>{EINVAL} << EPERM << EIO << false << Placement::Failed;
    QTest::newRow("no hard links, no rename") << QList<int>{EINVAL, EIO} << EPERM << 0 << false << Placement::Failed;
    QTest::newRow("too many links") << QList<int>{EINVAL} << EMLINK << 0 << false << Placement::Failed;
    QTest::newRow("no rename") << QList<int>{EIO} << 0 << 0 << false << Placement::Failed;
    QTest::newRow("a name in use") << QList<int>{} << 0 << 0 << true << Placement::Taken;
}

void tst_faultycalls::fileSystemsWithoutLinks()
{
    QFETCH(QList<int>, renames);
    QFETCH(int, linking);
    QFETCH(int, looking);
    QFETCH(bool, isThere);
    QFETCH(Placement, placement);
    if (isThere)
        put(path("a"), "theirs");
    {
        const ae::OpenFolder folder(m_root);
        ae::NewFile file(folder, 0600);
        QVERIFY(file.isOpen() && file.write("ours") && file.flush());
        const FaultyCall rename("renameat2", errorsInTurn({renames.begin(), renames.end()}));
        const FaultyCall link("linkat", errorsInTurn({linking}));
        const FaultyCall look("fstatat", errorsInTurn({looking}));
        QCOMPARE(file.placeAtFreeName("a"), placement);
    }
    QCOMPARE(content(path("a")), std::string(placement == Placement::New ? "ours" : isThere ? "theirs" : ""));
    QCOMPARE(names().filter(QStringLiteral(".part")), QStringList());
}

void tst_faultycalls::aFolderComesBetween()
{
    put(path("a"), "old");
    const auto replaced = [this] {
        fs::remove(path("a"));
        fs::create_directory(path("a"));
        return 0;
    };
    const auto problem = [&] {
        const FaultyCall rename("renameat2", [&, calls = 0]() mutable { return calls++ == 0 ? replaced() : 0; });
        return ae::writeFileSafely(path("a"), "new");
    }();
    QVERIFY(problem);
    COMPARE_CONTAINS(text(*problem), "Is a directory");
    QVERIFY(fs::is_directory(path("a")));
    QCOMPARE(names(), QStringList{QStringLiteral("a")});
    // and goes before it can be put back: the new file stays where it is, and the folder under the hidden name
    fs::remove(path("a"));
    put(path("a"), "old");
    {
        const FaultyCall rename("renameat2", [&, calls = 0]() mutable { return calls++ == 0 ? replaced() : EIO; });
        QVERIFY(ae::writeFileSafely(path("a"), "new"));
    }
    QCOMPARE(content(path("a")), std::string("new"));
    QCOMPARE(names().size(), qsizetype(2));
}

void tst_faultycalls::straysThatStay_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("isForeign");
    QTest::addColumn<bool>("isPipe");
    QTest::newRow("cannot be looked at") << QByteArray("fstat") << EIO << false << false;
    QTest::newRow("of another user") << QByteArray("access") << 0 << true << false;
    QTest::newRow("no regular file") << QByteArray("access") << 0 << false << true;
    QTest::newRow("locked") << QByteArray("flock") << EWOULDBLOCK << false << false;
    QTest::newRow("cannot be removed") << QByteArray("unlinkat") << EPERM << false << false;
}

void tst_faultycalls::straysThatStay()
{
    QFETCH(QByteArray, call);
    QFETCH(int, error);
    QFETCH(bool, isForeign);
    QFETCH(bool, isPipe);
    const fs::path stray = path(".attention-0123456789ab.part");
    if (isPipe)
        QCOMPARE(::mkfifo(stray.c_str(), 0600), 0);
    else
        put(stray, "half");
    {
        const ae::OpenFolder folder(m_root);
        const FaultyCall faulty(call.constData(), always(error));
        const ChangedLook foreign([isForeign](struct ::stat& info) { info.st_uid += isForeign ? 1 : 0; });
        folder.clearStrays();
    }
    QVERIFY(fs::exists(stray));
    ae::OpenFolder(m_root).clearStrays();
    QCOMPARE(fs::exists(stray), isPipe);
}

void tst_faultycalls::strayNames_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("isStray");
    QTest::newRow("ours") << QByteArray(".attention-0123456789ab.part") << true;
    QTest::newRow("one digit less") << QByteArray(".attention-0123456789a.part") << false;
    QTest::newRow("one digit more") << QByteArray(".attention-0123456789abc.part") << false;
    QTest::newRow("capital letter") << QByteArray(".attention-0123456789aB.part") << false;
    QTest::newRow("other letter") << QByteArray(".attention-g123456789ab.part") << false;
    QTest::newRow("other start") << QByteArray("-attention-0123456789ab.part") << false;
    QTest::newRow("other end") << QByteArray(".attention-0123456789ab.port") << false;
}

void tst_faultycalls::strayNames()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, isStray);
    QCOMPARE(ae::NewFile::isStray(name.toStdString()), isStray);
}

void tst_faultycalls::placesThatCannotBeLookedAt()
{
    // a folder of a name that no file system takes: whether it exists cannot be said
    const fs::path nowhere = m_root / std::string(300, 'n') / "a";
    const auto problem = ae::writeFileSafely(nowhere, "new");
    QVERIFY(problem);
    QCOMPARE(problem->kind, ae::ProblemKind::InputOutput);
    COMPARE_CONTAINS(text(*problem), "File name too long");
    // a folder that is none cannot be opened
    QVERIFY(!ae::OpenFolder(m_root / "nowhere").isOpen());
}

AE_TEST(tst_faultycalls)
#include "tst_faultycalls.moc"
