// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/documentfile.h"

#include "document/recovery.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <array>
#include <chrono>

#include <sys/stat.h>

namespace ae {

namespace {

namespace fs = std::filesystem;

constexpr int kQuietMilliseconds = 200;
constexpr int kDigestAfterMilliseconds = 2'000;  // opening comes first

QString nameOf(const fs::path& path)
{
    return QString::fromStdString(path.string());
}

/// One file for each path, wherever it lies; links lead to the same one.
fs::path claimFile(const fs::path& path)
{
    std::error_code error;
    fs::path real = fs::weakly_canonical(path, error);
    if (error)
        real = fs::absolute(path, error);
    const QByteArray key = QCryptographicHash::hash(QByteArray::fromStdString(real.string()), QCryptographicHash::Sha256).toHex();
    return RecoveryCopy::folder().parent_path() / "open" / (key.toStdString() + ".lock");
}

/// Of the file as it is while its stamp stays the same; empty where it does not.
QByteArray digestOf(const fs::path& path, const FileStamp& stamp)
{
    QFile file(nameOf(path));
    QCryptographicHash hash(QCryptographicHash::Sha1);
    if (FileStamp::of(path) != stamp || !file.open(QIODevice::ReadOnly) || !hash.addData(&file) || FileStamp::of(path) != stamp)
        return {};
    return hash.result();
}

}  // namespace

FileStamp FileStamp::of(const fs::path& path)
{
    struct stat info = {};
    if (path.empty() || ::stat(path.c_str(), &info) != 0)
        return {};
    return {true, static_cast<std::uint64_t>(info.st_dev), static_cast<std::uint64_t>(info.st_ino),
            static_cast<std::uint64_t>(info.st_size), std::int64_t{info.st_mtim.tv_sec} * 1'000'000'000 + info.st_mtim.tv_nsec};
}

QString FileStamp::text() const
{
    return QStringLiteral("%1 %2 %3 %4 %5").arg(int{exists}).arg(device).arg(number).arg(size).arg(nanoseconds);
}

std::optional<FileStamp> FileStamp::fromText(const QString& text)
{
    const QStringList words = text.split(QLatin1Char(' '));
    if (words.size() != 5)
        return std::nullopt;
    std::array<bool, 5> good = {};
    const FileStamp stamp{words[0].toInt(&good[0]) != 0, words[1].toULongLong(&good[1]), words[2].toULongLong(&good[2]),
                          words[3].toULongLong(&good[3]), words[4].toLongLong(&good[4])};
    return good == std::array{true, true, true, true, true} ? std::optional(stamp) : std::nullopt;
}

DocumentFile& DocumentFile::of(Document* document)
{
    if (auto* file = document->findChild<DocumentFile*>(QString(), Qt::FindDirectChildrenOnly))
        return *file;
    auto* file = new DocumentFile(document);
    file->follow(FileStamp::of(document->path()));
    return *file;
}

DocumentFile::DocumentFile(Document* document) : QObject(document), m_document(document)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(kQuietMilliseconds);
    m_digestTimer.setSingleShot(true);
    m_digestTimer.setInterval(kDigestAfterMilliseconds);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_quiet, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_quiet, qOverload<>(&QTimer::start));
    connect(&m_quiet, &QTimer::timeout, this, &DocumentFile::notice);
    connect(&m_digestTimer, &QTimer::timeout, this, &DocumentFile::startDigest);
}

DocumentFile::~DocumentFile()
{
    letGo();
}

void DocumentFile::letGo()
{
    std::error_code error;
    if (m_claim.isHeld())
        fs::remove(claimFile(m_path), error);  // while it is held: nobody else's goes
    m_claim.release();
}

bool DocumentFile::isOpenElsewhere(const fs::path& path)
{
    return ProcessLock::isTaken(claimFile(path));
}

void DocumentFile::follow(const FileStamp& stamp)
{
    m_stamp = m_noticed = stamp;
    m_answers = m_document->session().view.answers;
    m_knownDigest.clear();
    m_digest = {};
    m_digestTimer.stop();
    if (m_document->path() != m_path) {
        letGo();
        m_path = m_document->path();
        if (!m_watcher.files().isEmpty())
            m_watcher.removePaths(m_watcher.files());
        if (!m_watcher.directories().isEmpty())
            m_watcher.removePaths(m_watcher.directories());
    }
    if (m_path.empty()) {
        setReadOnly(false);
        return emit followed();
    }
    const fs::path claim = claimFile(m_path);
    std::error_code error;  // without a writable home there are no claims, and only the watching is left
    fs::create_directories(claim.parent_path(), error);
    fs::permissions(claim.parent_path(), fs::perms::owner_all, error);
    setReadOnly(!m_claim.acquire(claim) && ProcessLock::isTaken(claim));
    watch();
    m_digestTimer.start();
    emit followed();
}

bool DocumentFile::holds(const fs::path& path) const
{
    return m_claim.isHeld() && claimFile(path) == claimFile(m_path);
}

/// An atomic replacement takes the watch of a file with it, so that it is put on again; the folder says when a new one comes.
void DocumentFile::watch()
{
    const QString file = nameOf(m_path);
    const QString folder = QFileInfo(file).absolutePath();
    if (!m_watcher.files().contains(file) && QFileInfo::exists(file))
        m_watcher.addPath(file);
    if (!m_watcher.directories().contains(folder) && QFileInfo::exists(folder))
        m_watcher.addPath(folder);
}

void DocumentFile::startDigest()
{
    if (m_stamp.exists)
        m_digest = std::async(std::launch::async, digestOf, m_path, m_stamp);
}

FileChange DocumentFile::look()
{
    const FileStamp now = FileStamp::of(m_path);
    if (now == m_stamp)
        return FileChange::None;
    if (!now.exists)
        return FileChange::Deleted;
    if (m_digest.valid())
        m_knownDigest = m_digest.get();
    if (m_knownDigest.isEmpty() || digestOf(m_path, now) != m_knownDigest)
        return FileChange::Changed;
    m_stamp = now;
    return FileChange::None;
}

void DocumentFile::notice()
{
    if (m_path.empty())
        return;
    watch();
    const FileStamp now = FileStamp::of(m_path);
    if (now == m_noticed)
        return;
    m_noticed = now;
    if (const FileChange change = look(); change != FileChange::None)
        emit changedByOthers(change);
}

void DocumentFile::setReadOnly(bool isReadOnly)
{
    if (isReadOnly == m_isReadOnly)
        return;
    m_isReadOnly = isReadOnly;
    emit readOnlyChanged();
}

}  // namespace ae
