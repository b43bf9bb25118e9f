// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/documentfile.h"

#include "sessions.h"
#include "testmain.h"

#include "session/safefile.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ae;
using namespace ae::test;

/// Who has a file open, and what others do to it.
class tst_documentfile : public QObject {
    Q_OBJECT
private slots:
    void init();
    void stampsAsText();
    void othersAreNoticedAgainAndAgain();
    void sameBytesAreNoChange();
    void aDeletedFileIsNoticedAndItsReturn();
    void aMovedFolderIsNoticed();
    void oneClaimAFile();
    void theClaimFollowsThePath();
    void linksLeadToTheSameClaim();
    void withoutAHomeThereAreNoClaims();

private:
    std::filesystem::path in(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)).toStdString(); }
    std::unique_ptr<Document> opened(const char* name)
    {
        auto document = std::make_unique<Document>(plainSession());
        document->setPath(in(name));
        DocumentFile::of(document.get());
        return document;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// As another program does it: a new file takes the name.
void replace(const std::filesystem::path& path, const char* bytes)
{
    QVERIFY(!writeFileSafely(path, bytes));
}

void overwrite(const std::filesystem::path& path, const char* bytes)
{
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

}  // namespace

void tst_documentfile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_folder->filePath(QStringLiteral("state"))));
    replace(in("a.attn"), "one");
}

void tst_documentfile::stampsAsText()
{
    const FileStamp stamp = FileStamp::of(in("a.attn"));
    QVERIFY(stamp.exists);
    QCOMPARE(stamp.size, std::uint64_t{3});
    QVERIFY(FileStamp::fromText(stamp.text()) == stamp);
    QVERIFY(FileStamp::fromText(FileStamp().text()) == FileStamp());
    for (const char* bad : {"", "1 2 3 4", "1 2 3 4 x", "1 2 3 4 5 6"})
        QVERIFY2(!FileStamp::fromText(QString::fromLatin1(bad)), bad);
    QVERIFY(!FileStamp::of(in("none")).exists);
}

void tst_documentfile::othersAreNoticedAgainAndAgain()
{
    const auto document = opened("a.attn");
    DocumentFile& file = DocumentFile::of(document.get());
    QVERIFY(file.look() == FileChange::None);
    QSignalSpy noticed(&file, &DocumentFile::changedByOthers);
    // a watch goes with the file that it was put on: the second replacement tells whether it was put on again
    for (int round = 1; round <= 3; ++round) {
        replace(in("a.attn"), round % 2 == 0 ? "even" : "odd number");
        QVERIFY(file.look() == FileChange::Changed);  // whatever the watcher says
        QTRY_COMPARE(noticed.count(), round);
    }
    overwrite(in("a.attn"), "in place");
    QTRY_COMPARE(noticed.count(), 4);
    // our own writing is none of others
    file.follow(FileStamp::of(in("a.attn")));
    QVERIFY(file.look() == FileChange::None);
    QTest::qWait(400);
    QCOMPARE(noticed.count(), 4);
}

void tst_documentfile::sameBytesAreNoChange()
{
    const auto document = opened("a.attn");
    DocumentFile& file = DocumentFile::of(document.get());
    QTest::qWait(2'300);  // the bytes are read a little later than the stamp
    replace(in("a.attn"), "one");
    QVERIFY(file.look() == FileChange::None);
    QFile touched(QString::fromStdString(in("a.attn").string()));
    QVERIFY(touched.open(QIODevice::ReadWrite));
    QVERIFY(touched.setFileTime(QDateTime::currentDateTime().addDays(1), QFileDevice::FileModificationTime));
    touched.close();
    QVERIFY(file.look() == FileChange::None);
    replace(in("a.attn"), "two");
    QVERIFY(file.look() == FileChange::Changed);
    replace(in("a.attn"), "one");
    QVERIFY(file.look() == FileChange::None);
}

void tst_documentfile::aDeletedFileIsNoticedAndItsReturn()
{
    const auto document = opened("a.attn");
    DocumentFile& file = DocumentFile::of(document.get());
    QSignalSpy noticed(&file, &DocumentFile::changedByOthers);
    QVERIFY(QFile::remove(QString::fromStdString(in("a.attn").string())));
    QVERIFY(file.look() == FileChange::Deleted);
    QTRY_COMPARE(noticed.count(), 1);
    QVERIFY(noticed[0][0].value<FileChange>() == FileChange::Deleted);
    replace(in("a.attn"), "another one");
    QTRY_COMPARE(noticed.count(), 2);
    QVERIFY(noticed[1][0].value<FileChange>() == FileChange::Changed);
    // never saved there yet: a path without a file is none of others
    const auto fresh = opened("none.attn");
    QVERIFY(DocumentFile::of(fresh.get()).look() == FileChange::None);
}

void tst_documentfile::aMovedFolderIsNoticed()
{
    std::filesystem::create_directory(in("sub"));
    replace(in("sub/a.attn"), "one");
    const auto document = opened("sub/a.attn");
    DocumentFile& file = DocumentFile::of(document.get());
    std::filesystem::rename(in("sub"), in("moved"));
    QVERIFY(file.look() == FileChange::Deleted);  // the system does not tell about folders further up, saving asks all the same
}

void tst_documentfile::oneClaimAFile()
{
    QVERIFY(!DocumentFile::isOpenElsewhere(in("a.attn")));
    auto first = opened("a.attn");
    QVERIFY(!DocumentFile::of(first.get()).isReadOnly());
    QVERIFY(DocumentFile::isOpenElsewhere(in("a.attn")));
    const auto second = opened("a.attn");
    DocumentFile& file = DocumentFile::of(second.get());
    QVERIFY(file.isReadOnly());
    QVERIFY(!file.holds(in("a.attn")));
    first.reset();
    QVERIFY(!DocumentFile::isOpenElsewhere(in("a.attn")));
    file.follow(FileStamp::of(in("a.attn")));
    QVERIFY(!file.isReadOnly());
    QVERIFY(file.holds(in("a.attn")));
}

void tst_documentfile::theClaimFollowsThePath()
{
    const auto document = opened("a.attn");
    DocumentFile& file = DocumentFile::of(document.get());
    document->setPath(in("b.attn"));
    file.follow({});
    QVERIFY(!DocumentFile::isOpenElsewhere(in("a.attn")));
    QVERIFY(DocumentFile::isOpenElsewhere(in("b.attn")));
    document->setPath({});
    file.follow({});
    QVERIFY(!DocumentFile::isOpenElsewhere(in("b.attn")));
}

void tst_documentfile::linksLeadToTheSameClaim()
{
    std::filesystem::create_symlink("a.attn", in("link.attn"));
    const auto document = opened("link.attn");
    QVERIFY(DocumentFile::isOpenElsewhere(in("a.attn")));
    QVERIFY(DocumentFile::isOpenElsewhere(m_folder->filePath(QStringLiteral("./a.attn")).toStdString()));
    QVERIFY(DocumentFile::of(document.get()).holds(in("a.attn")));
}

void tst_documentfile::withoutAHomeThereAreNoClaims()
{
    QFile inTheWay(m_folder->filePath(QStringLiteral("state")));
    std::filesystem::remove_all(in("state"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const auto first = opened("a.attn");
    const auto second = opened("a.attn");
    QVERIFY(!DocumentFile::of(second.get()).isReadOnly());
    replace(in("a.attn"), "theirs");
    QVERIFY(DocumentFile::of(second.get()).look() == FileChange::Changed);
}

AE_TEST(tst_documentfile)
#include "tst_documentfile.moc"
