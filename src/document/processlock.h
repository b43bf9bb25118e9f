// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace ae {

/// A file that is locked as long as this object and its program live; the system lets go of it however the program ends.
class ProcessLock {
public:
    ProcessLock() = default;
    ~ProcessLock() { release(); }
    ProcessLock(const ProcessLock&) = delete;
    ProcessLock& operator=(const ProcessLock&) = delete;

    /// False where another holder lives, in this program or in another one.
    bool acquire(const std::filesystem::path& path);
    void release();
    bool isHeld() const { return m_descriptor >= 0; }

    /// Whether somebody holds the lock now. A file system that cannot lock says no.
    static bool isTaken(const std::filesystem::path& path);

private:
    int m_descriptor = -1;
};

}  // namespace ae
