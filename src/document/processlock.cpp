// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/processlock.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ae {

bool ProcessLock::acquire(const std::filesystem::path& path)
{
    if (isHeld())
        return true;
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return false;
    // the last holder may have removed the file between opening and locking: then another one would lock a new one
    struct stat open = {};
    struct stat named = {};
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 || ::fstat(descriptor, &open) != 0 || ::stat(path.c_str(), &named) != 0
        || open.st_ino != named.st_ino) {
        ::close(descriptor);
        return false;
    }
    m_descriptor = descriptor;
    return true;
}

void ProcessLock::release()
{
    if (isHeld())
        ::close(std::exchange(m_descriptor, -1));
}

bool ProcessLock::isTaken(const std::filesystem::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool isTaken = ::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(descriptor);
    return isTaken;
}

}  // namespace ae
