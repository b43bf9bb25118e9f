// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/newfile.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <random>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ae {

namespace {

// Short, so that the longest name that a file system takes can be replaced too.
constexpr std::string_view kStart = ".attention-";
constexpr std::string_view kEnd = ".part";
constexpr std::size_t kDigits = 12;
constexpr std::string_view kHexadecimal = "0123456789abcdef";
constexpr int kTries = 100;
constexpr std::size_t kBuffer = std::size_t{1} << 16;

std::string randomName()
{
    static std::random_device random;
    std::string name(kStart);
    for (std::size_t i = 0; i < kDigits; ++i)
        name += kHexadecimal[random() % kHexadecimal.size()];
    return name.append(kEnd);
}

/// Closes without changing errno.
void closeQuietly(int descriptor)
{
    const int error = errno;
    ::close(descriptor);
    errno = error;
}

/// The file that is open still has this name.
bool hasName(int descriptor, int folder, const std::string& name)
{
    struct stat open = {};
    struct stat named = {};
    return ::fstat(descriptor, &open) == 0 && ::fstatat(folder, name.c_str(), &named, AT_SYMLINK_NOFOLLOW) == 0
        && open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

bool cannotDoThat(int error)
{
    return error == EINVAL || error == ENOSYS || error == EOPNOTSUPP;
}

/// Ours, and nobody holds it any more. A file system that cannot lock says nothing, and then it stays.
void removeIfForsaken(int folder, const std::string& name)
{
    const int descriptor = ::openat(folder, name.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return;
    struct stat info = {};
    if (::fstat(descriptor, &info) == 0 && S_ISREG(info.st_mode) && info.st_uid == ::geteuid()
        && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        ::unlinkat(folder, name.c_str(), 0);
    ::close(descriptor);
}

}  // namespace

OpenFolder::OpenFolder(const std::filesystem::path& path) : m_descriptor(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
{
    if (m_descriptor >= 0 || errno != EACCES)
        return;
    m_isListable = false;
    m_descriptor = ::open(path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
}

OpenFolder::~OpenFolder()
{
    if (isOpen())
        ::close(m_descriptor);
}

bool OpenFolder::flush() const
{
    return !m_isListable || ::fsync(m_descriptor) == 0 || cannotDoThat(errno) || errno == EROFS;
}

void OpenFolder::clearStrays() const
{
    if (!m_isListable)
        return;
    // an open of its own: reading a folder moves the place in it
    const int again = ::openat(m_descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (again < 0)
        return;
    const std::unique_ptr<DIR, int (*)(DIR*)> list(::fdopendir(again), &::closedir);
    if (!list)
        return closeQuietly(again);
    while (const dirent* entry = ::readdir(list.get())) {
        if (NewFile::isStray(entry->d_name))
            removeIfForsaken(m_descriptor, entry->d_name);
    }
}

NewFile::NewFile(const OpenFolder& folder, mode_t mode) : m_folder(folder)
{
    for (int i = 0; i < kTries && !makeFile(mode); ++i) {
        if (errno != EEXIST)
            return;
    }
}

NewFile::~NewFile()
{
    if (isOpen())
        ::close(m_descriptor);
    if (m_ownsName)
        ::unlinkat(m_folder.descriptor(), m_name.c_str(), 0);
}

bool NewFile::makeFile(mode_t mode)
{
    m_name = randomName();
    const int descriptor = ::openat(m_folder.descriptor(), m_name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    if (descriptor < 0)
        return false;
    // another program that clears strays may have come between making and locking
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0 && !hasName(descriptor, m_folder.descriptor(), m_name)) {
        ::close(descriptor);
        errno = EEXIST;
        return false;
    }
    m_descriptor = descriptor;
    m_ownsName = true;
    return true;
}

bool NewFile::writeAll(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0) {
            errno = written == 0 ? EIO : errno;
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool NewFile::write(std::string_view piece)
{
    if (m_buffer.size() + piece.size() < kBuffer) {
        m_buffer += piece;
        return true;
    }
    const bool isWritten = writeAll(m_buffer) && writeAll(piece);
    m_buffer.clear();
    return isWritten;
}

bool NewFile::flush()
{
    const bool isWritten = writeAll(m_buffer);
    m_buffer.clear();
    return isWritten && ::fsync(m_descriptor) == 0;
}

bool NewFile::rename(const std::string& name, unsigned flags)
{
    return ::renameat2(m_folder.descriptor(), m_name.c_str(), m_folder.descriptor(), name.c_str(), flags) == 0;
}

Placement NewFile::placeAtFreeName(const std::string& name)
{
    if (rename(name, RENAME_NOREPLACE)) {
        m_ownsName = false;
        return Placement::New;
    }
    if (cannotDoThat(errno)) {
        if (::linkat(m_folder.descriptor(), m_name.c_str(), m_folder.descriptor(), name.c_str(), 0) == 0)
            return Placement::New;  // the hidden name goes at the end
        struct stat info = {};
        if ((cannotDoThat(errno) || errno == EPERM)  // no hard links here: the last way leaves a moment between looking and doing
            && ::fstatat(m_folder.descriptor(), name.c_str(), &info, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT && rename(name, 0)) {
            m_ownsName = false;
            return Placement::New;
        }
    }
    return errno == EEXIST ? Placement::Taken : Placement::Failed;
}

Placement NewFile::placeAtUsedName(const std::string& name)
{
    if (rename(name, RENAME_EXCHANGE)) {
        // a name that was free for a moment may be a folder's now, which nothing of ours removes
        struct stat old = {};
        if (::fstatat(m_folder.descriptor(), m_name.c_str(), &old, AT_SYMLINK_NOFOLLOW) == 0 && !S_ISDIR(old.st_mode))
            return Placement::Exchanged;
        const int error = S_ISDIR(old.st_mode) ? EISDIR : errno;
        m_ownsName = takeBack(name, Placement::Exchanged);
        errno = error;
        return Placement::Failed;
    }
    if (errno == ENOENT)
        return placeAtFreeName(name);
    if (cannotDoThat(errno) && rename(name, 0)) {
        m_ownsName = false;
        return Placement::Replaced;
    }
    return Placement::Failed;
}

bool NewFile::takeBack(const std::string& name, Placement placement)
{
    if (placement == Placement::Exchanged)
        return rename(name, RENAME_EXCHANGE);
    return placement == Placement::New && ::unlinkat(m_folder.descriptor(), name.c_str(), 0) == 0;
}

bool NewFile::isStray(std::string_view name)
{
    if (name.size() != kStart.size() + kDigits + kEnd.size() || !name.starts_with(kStart) || !name.ends_with(kEnd))
        return false;
    return name.substr(kStart.size(), kDigits).find_first_not_of(kHexadecimal) == std::string_view::npos;
}

}  // namespace ae
