// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <sys/stat.h>

namespace ae::test {

/// What a system call of this program meets before it is made: 0 lets it through, kDoesNothing makes it return 0 without doing anything,
/// anything else is the errno that it fails with. May do something itself, as another program would at that moment.
using Meets = std::function<int()>;
constexpr int kDoesNothing = -1;

/// The errors of one call after the other; those after the last one are let through.
Meets errorsInTurn(std::vector<int> errors);
inline Meets always(int error)
{
    return [error] { return error; };
}

/// As long as it lives, calls of that name meet that: open, openat, readlink, access, stat, fstat, fstatat, flock, pread, write, fsync,
/// fchown, fchmod, getxattr, renameat2, linkat, unlinkat, fdopendir. What is called inside of the C library goes its own way.
class FaultyCall {
public:
    FaultyCall(const char* name, Meets meets);
    ~FaultyCall();
    FaultyCall(const FaultyCall&) = delete;
    FaultyCall& operator=(const FaultyCall&) = delete;

    int count() const;  ///< calls so far

private:
    std::string m_name;
};

/// As long as it lives, fstat() says something else than is true.
class ChangedLook {
public:
    explicit ChangedLook(std::function<void(struct ::stat&)> change);
    ~ChangedLook();
    ChangedLook(const ChangedLook&) = delete;
    ChangedLook& operator=(const ChangedLook&) = delete;
};

}  // namespace ae::test
