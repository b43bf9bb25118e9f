// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reader.h"
#include "session/safefile.h"
#include "sessions.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <fstream>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace fs = std::filesystem;
using ae::test::text;

/// Saving is all or nothing.
class tst_safefile : public QObject {
    Q_OBJECT
private slots:
    void init();
    void writesANewFile();
    void replacesAFile();
    void keepsTheMode_data();
    void keepsTheMode();
    void newFilesFollowTheUmask();
    void symbolicLinksStayLinks();
    void linksToNowhereMakeTheirTarget();
    void linksInACircleAreRefused();
    void refusesToOverwrite();
    void refusesWhatIsNoRegularFile_data();
    void refusesWhatIsNoRegularFile();
    void aFailureKeepsTheOldFile();
    void aFullDiskKeepsTheOldFile();
    void readOnlyFolder();
    void readOnlyFile();
    void relativePaths();
    void strangeNames();
    void hardLinksKeepTheOldContent();
    void keepsAttributes();
    void aNewFileCanBePrivate();
    void nobodyReadsItMeanwhile();
    void straysGoAtTheNextWriting();

private:
    fs::path path(const char* name) const { return m_root / name; }
    static void put(const fs::path& path, std::string_view bytes) { std::ofstream(path, std::ios::binary) << bytes; }
    static std::string content(const fs::path& path)
    {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    static mode_t mode(const fs::path& path)
    {
        struct stat info = {};
        return ::stat(path.c_str(), &info) == 0 ? info.st_mode & 07777 : 0;
    }
    /// Names in the folder: nothing temporary may stay behind.
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

void tst_safefile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_root = m_folder->path().toStdString();
}

void tst_safefile::writesANewFile()
{
    QVERIFY(!ae::writeFileSafely(path("a"), "content"));
    QCOMPARE(content(path("a")), std::string("content"));
    QCOMPARE(names(), QStringList{QStringLiteral("a")});
    QVERIFY(!ae::writeFileSafely(path("empty"), ""));
    QCOMPARE(content(path("empty")), std::string());
}

void tst_safefile::replacesAFile()
{
    put(path("a"), "much longer than what comes");
    const auto pieces = [](const ae::ByteSink& sink) { return sink("new ") && sink("") && sink("content"); };
    QVERIFY(!ae::writeFileSafely(path("a"), pieces));
    QCOMPARE(content(path("a")), std::string("new content"));
    QCOMPARE(names().size(), qsizetype(1));
}

void tst_safefile::keepsTheMode_data()
{
    QTest::addColumn<int>("wanted");
    QTest::newRow("only for me") << 0600;
    QTest::newRow("for all") << 0666;
    QTest::newRow("executable") << 0755;
    QTest::newRow("for the group") << 0664;
}

void tst_safefile::keepsTheMode()
{
    QFETCH(int, wanted);
    put(path("a"), "old");
    QCOMPARE(::chmod(path("a").c_str(), static_cast<mode_t>(wanted)), 0);
    QVERIFY(!ae::writeFileSafely(path("a"), "new"));
    QCOMPARE(int(mode(path("a"))), wanted);
    QCOMPARE(content(path("a")), std::string("new"));
}

void tst_safefile::newFilesFollowTheUmask()
{
    const mode_t before = ::umask(0027);
    const auto problem = ae::writeFileSafely(path("a"), "new");
    ::umask(before);
    QVERIFY(!problem);
    QCOMPARE(int(mode(path("a"))), 0640);
}

void tst_safefile::symbolicLinksStayLinks()
{
    fs::create_directory(path("folder"));
    put(path("folder/target"), "old");
    fs::create_symlink("folder/target", path("link"));
    fs::create_symlink(path("link"), path("link to link"));
    QVERIFY(!ae::writeFileSafely(path("link to link"), "new"));
    QVERIFY(fs::is_symlink(path("link")));
    QVERIFY(fs::is_symlink(path("link to link")));
    QCOMPARE(content(path("folder/target")), std::string("new"));
    fs::create_directory_symlink("folder", path("other"));
    QVERIFY(!ae::writeFileSafely(path("other/target"), "newer"));
    QCOMPARE(content(path("folder/target")), std::string("newer"));
}

void tst_safefile::linksToNowhereMakeTheirTarget()
{
    fs::create_symlink("target", path("link"));
    QVERIFY(!ae::writeFileSafely(path("link"), "new"));
    QVERIFY(fs::is_symlink(path("link")));
    QCOMPARE(content(path("target")), std::string("new"));
    fs::create_symlink("missing/target", path("lost"));
    const auto problem = ae::writeFileSafely(path("lost"), "new");
    QVERIFY(problem);
    COMPARE_CONTAINS(text(*problem), "does not exist");
    QVERIFY(fs::is_symlink(path("lost")));
}

void tst_safefile::linksInACircleAreRefused()
{
    fs::create_symlink("b", path("a"));
    fs::create_symlink("a", path("b"));
    const auto problem = ae::writeFileSafely(path("a"), "new");
    QVERIFY(problem);
    COMPARE_CONTAINS(text(*problem), path("a").string());
    QVERIFY(fs::is_symlink(path("a")));
}

void tst_safefile::refusesToOverwrite()
{
    QVERIFY(!ae::writeFileSafely(path("a"), "old", ae::Overwrite::Refuse));
    const auto problem = ae::writeFileSafely(path("a"), "new", ae::Overwrite::Refuse);
    QVERIFY(problem);
    QCOMPARE(problem->kind, ae::ProblemKind::WouldOverwrite);
    COMPARE_CONTAINS(text(*problem), path("a").string() + " exists already");
    QCOMPARE(content(path("a")), std::string("old"));
    // a link is a thing that would be overwritten even where its target is missing
    fs::create_symlink("nowhere", path("link"));
    QCOMPARE(ae::writeFileSafely(path("link"), "new", ae::Overwrite::Refuse)->kind, ae::ProblemKind::WouldOverwrite);
    QVERIFY(!fs::exists(path("nowhere")));
    // made by another while the content was under way
    const auto late = ae::writeFileSafely(
        path("late"), [this](const ae::ByteSink& sink) { return put(path("late"), "theirs"), sink("ours"); }, ae::Overwrite::Refuse);
    QCOMPARE(late->kind, ae::ProblemKind::WouldOverwrite);
    QCOMPARE(content(path("late")), std::string("theirs"));
}

void tst_safefile::refusesWhatIsNoRegularFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    QTest::newRow("device") << "/dev/full"
                            << "/dev/full is a device, a pipe or the like";
    QTest::newRow("null device") << "/dev/null"
                                 << "/dev/null is a device, a pipe or the like";
    QTest::newRow("pipe") << "pipe"
                          << "is a device, a pipe or the like";
    QTest::newRow("link to a pipe") << "link to pipe"
                                    << "is a device, a pipe or the like";
    QTest::newRow("folder") << "folder"
                            << "is a folder, not a file";
    QTest::newRow("folder with a slash") << "folder/"
                                         << "is not the name of a file";
    QTest::newRow("no name") << ""
                             << "is not the name of a file";
    QTest::newRow("missing folder") << "missing/file"
                                    << "does not exist";
}

void tst_safefile::refusesWhatIsNoRegularFile()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    fs::create_symlink("pipe", path("link to pipe"));
    fs::create_directory(path("folder"));
    const fs::path target = name.isEmpty() ? fs::path() : m_root / name.toStdString();
    const auto problem = ae::writeFileSafely(target, "new");
    QVERIFY(problem);
    QCOMPARE(problem->kind, ae::ProblemKind::CannotOpen);
    COMPARE_CONTAINS(text(*problem), expected.toStdString());
    COMPARE_CONTAINS(text(*problem), target.string());
    QCOMPARE(names().size(), qsizetype(3));
    QVERIFY(fs::is_fifo(path("pipe")));
}

void tst_safefile::aFailureKeepsTheOldFile()
{
    put(path("a"), "old");
    const auto problem = ae::writeFileSafely(path("a"), [](const ae::ByteSink& sink) { return sink("half of it") && false; });
    QVERIFY(problem);
    QCOMPARE(problem->kind, ae::ProblemKind::InputOutput);
    COMPARE_CONTAINS(text(*problem), path("a").string());
    QCOMPARE(content(path("a")), std::string("old"));
    QCOMPARE(names().size(), qsizetype(1));
}

void tst_safefile::aFullDiskKeepsTheOldFile()
{
    put(path("a"), "old");
    // no file may grow beyond this, which is what a full disk looks like from here
    struct rlimit before = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const struct rlimit small = {8'192, before.rlim_max};
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto large = ae::writeFileSafely(path("a"), std::string(1'000'000, 'x'));
    const auto justOver = ae::writeFileSafely(path("b"), std::string(8'193, 'x'));  // only the last flush fails
    const auto fits = ae::writeFileSafely(path("c"), std::string(8'192, 'x'));
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(large);
    QCOMPARE(large->kind, ae::ProblemKind::InputOutput);
    COMPARE_CONTAINS(text(*large), path("a").string() + " could not be written: File too large");
    QVERIFY(justOver);
    QVERIFY(!fits);
    QCOMPARE(content(path("a")), std::string("old"));
    QCOMPARE(names(), (QStringList{QStringLiteral("a"), QStringLiteral("c")}));
}

void tst_safefile::readOnlyFolder()
{
    if (::geteuid() == 0)
        QSKIP("the administrator may write everywhere");
    put(path("a"), "old");
    QCOMPARE(::chmod(m_root.c_str(), 0500), 0);
    const auto problem = ae::writeFileSafely(path("a"), "new");
    const auto fresh = ae::writeFileSafely(path("b"), "new");
    QCOMPARE(::chmod(m_root.c_str(), 0700), 0);
    for (const auto& refusal : {problem, fresh}) {
        QVERIFY(refusal);
        QCOMPARE(refusal->kind, ae::ProblemKind::InputOutput);
        COMPARE_CONTAINS(text(*refusal), "Permission denied");
    }
    COMPARE_CONTAINS(text(*problem), path("a").string());
    QCOMPARE(content(path("a")), std::string("old"));
}

void tst_safefile::readOnlyFile()
{
    if (::geteuid() == 0)
        QSKIP("the administrator may write everywhere");
    put(path("a"), "old");
    QCOMPARE(::chmod(path("a").c_str(), 0400), 0);
    const auto problem = ae::writeFileSafely(path("a"), "new");
    QVERIFY(problem);
    COMPARE_CONTAINS(text(*problem), path("a").string() + " could not be written: Permission denied");
    QCOMPARE(content(path("a")), std::string("old"));
}

void tst_safefile::relativePaths()
{
    const fs::path before = fs::current_path();
    fs::current_path(m_root);
    const auto problem = ae::writeFileSafely("a", "new");
    const auto dotted = ae::writeFileSafely("./b", "new");
    fs::current_path(before);
    QVERIFY(!problem);
    QVERIFY(!dotted);
    QCOMPARE(names(), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
}

void tst_safefile::strangeNames()
{
    const std::string longest = std::string(250, 'n') + ".attn";  // no longer name is possible
    for (const std::string& name : {std::string("with blank"), std::string("ü日本🎈"), std::string("-o"), std::string("#"),
                                    std::string("%1"), std::string("a\nb"), std::string("caf\xE9"), std::string("\xFF"), longest}) {
        for (const char* bytes : {"old", "new"}) {
            const auto problem = ae::writeFileSafely(path(name.c_str()), bytes);
            QVERIFY2(!problem, problem ? text(*problem).c_str() : "");
            QCOMPARE(content(path(name.c_str())), std::string(bytes));
        }
        fs::remove(path(name.c_str()));  // QTemporaryDir cannot
    }
    const auto problem = ae::writeFileSafely(path((longest + 'n').c_str()), "new");
    QVERIFY(problem);
    COMPARE_CONTAINS(text(*problem), "File name too long");
}

void tst_safefile::hardLinksKeepTheOldContent()
{
    put(path("a"), "old");
    fs::create_hard_link(path("a"), path("b"));
    QVERIFY(!ae::writeFileSafely(path("a"), "new"));
    QCOMPARE(content(path("a")), std::string("new"));
    QCOMPARE(content(path("b")), std::string("old"));
}

void tst_safefile::keepsAttributes()
{
    put(path("a"), "old");
    if (::setxattr(path("a").c_str(), "user.label", "mine", 4, 0) != 0)
        QSKIP("this file system keeps no attributes");
    QVERIFY(!ae::writeFileSafely(path("a"), "new"));
    char value[8] = {};
    QCOMPARE(::getxattr(path("a").c_str(), "user.label", value, sizeof value), ssize_t{4});
    QCOMPARE(std::string(value), std::string("mine"));
}

void tst_safefile::aNewFileCanBePrivate()
{
    QVERIFY(!ae::writeFileSafely(path("a"), "new", ae::Overwrite::Allow, 0600));
    QCOMPARE(int(mode(path("a"))), 0600);
}

void tst_safefile::nobodyReadsItMeanwhile()
{
    put(path("a"), "secret");
    QCOMPARE(::chmod(path("a").c_str(), 0600), 0);
    int worst = 0;
    const auto produce = [&](const ae::ByteSink& sink) {
        for (const auto& entry : fs::directory_iterator(m_root))
            worst |= static_cast<int>(mode(entry.path())) & 077;
        return sink("new");
    };
    QVERIFY(!ae::writeFileSafely(path("a"), produce));
    QCOMPARE(worst, 0);
}

void tst_safefile::straysGoAtTheNextWriting()
{
    const char* stray = ".attention-0123456789ab.part";
    const char* others[] = {".attention-0123456789ab.parts", ".attention-0123456789AB.part", ".attention-.part",
                            "attention-0123456789ab.part"};
    put(path(stray), "half");
    for (const char* other : others)
        put(path(other), "theirs");
    fs::create_directory(path(".attention-000000000000.part"));
    put(path("outside"), "kept");
    fs::create_symlink("outside", path(".attention-111111111111.part"));
    // one that a program is still writing
    QString during;
    const auto produce = [&](const ae::ByteSink& sink) {
        const auto problem = ae::writeFileSafely(path("other"), "other");
        during = problem ? QString::fromStdString(text(*problem)) : names().filter(QStringLiteral(".part")).join(u' ');
        return sink("new");
    };
    QVERIFY(!ae::writeFileSafely(path("a"), produce));
    QVERIFY(!fs::exists(path(stray)));
    for (const char* other : others)
        QVERIFY2(fs::exists(path(other)), other);
    QVERIFY(fs::is_directory(path(".attention-000000000000.part")));
    QCOMPARE(content(path("outside")), std::string("kept"));
    QCOMPARE(content(path("a")), std::string("new"));
    QCOMPARE(content(path("other")), std::string("other"));
    QCOMPARE(during.count(QStringLiteral(".part")), qsizetype(1 + 2 + 4));  // ours, folder and link, the others
}

AE_TEST(tst_safefile)
#include "tst_safefile.moc"
