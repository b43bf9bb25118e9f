// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of the C library by their names: the program finds these first.
#include "faultycalls.h"

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <map>

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace {

struct Faulty {
    ae::test::Meets meets;
    int calls = 0;
};

std::atomic<int> s_armed = 0;  // calls before main() and of other threads pass without a look at the table
std::function<void(struct ::stat&)> s_change;

std::map<std::string, Faulty>& table()
{
    static std::map<std::string, Faulty> faults;
    return faults;
}

/// The errno that a call fails with, 0 for none.
int metBy(const char* name)
{
    if (s_armed == 0)
        return 0;
    const auto found = table().find(name);
    if (found == table().end())
        return 0;
    ++found->second.calls;
    return found->second.meets();
}

template <class Function> Function real(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

/// The call itself, or its failure.
template <class Result, class... Arguments> Result call(const char* name, Result failure, Arguments... arguments)
{
    static const auto function = real<Result (*)(Arguments...)>(name);
    const int error = metBy(name);
    if (error == ae::test::kDoesNothing)
        return Result{};
    if (error != 0) {
        errno = error;
        return failure;
    }
    return function(arguments...);
}

mode_t modeOf(int flags, va_list rest)
{
    return (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
}

}  // namespace

extern "C" {

#pragma GCC visibility push(default)

int open(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    return call("open", -1, path, flags, mode);
}

int openat(int folder, const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    return call("openat", -1, folder, path, flags, mode);
}

ssize_t readlink(const char* path, char* target, size_t size) noexcept
{
    return call<ssize_t>("readlink", -1, path, target, size);
}

int access(const char* path, int mode) noexcept
{
    return call("access", -1, path, mode);
}

int stat(const char* path, struct stat* info) noexcept
{
    return call("stat", -1, path, info);
}

int fstat(int descriptor, struct stat* info) noexcept
{
    const int result = call("fstat", -1, descriptor, info);
    if (s_change && result == 0)
        s_change(*info);
    return result;
}

int fstatat(int folder, const char* path, struct stat* info, int flags) noexcept
{
    return call("fstatat", -1, folder, path, info, flags);
}

int flock(int descriptor, int operation) noexcept
{
    return call("flock", -1, descriptor, operation);
}

ssize_t pread(int descriptor, void* bytes, size_t size, off_t offset)
{
    return call<ssize_t>("pread", -1, descriptor, bytes, size, offset);
}

ssize_t write(int descriptor, const void* bytes, size_t size)
{
    return call<ssize_t>("write", -1, descriptor, bytes, size);
}

int fsync(int descriptor)
{
    return call("fsync", -1, descriptor);
}

int fchown(int descriptor, uid_t owner, gid_t group) noexcept
{
    return call("fchown", -1, descriptor, owner, group);
}

int fchmod(int descriptor, mode_t mode) noexcept
{
    return call("fchmod", -1, descriptor, mode);
}

ssize_t getxattr(const char* path, const char* name, void* value, size_t size) noexcept
{
    return call<ssize_t>("getxattr", -1, path, name, value, size);
}

int renameat2(int from, const char* old, int to, const char* name, unsigned flags) noexcept
{
    return call("renameat2", -1, from, old, to, name, flags);
}

int linkat(int from, const char* old, int to, const char* name, int flags) noexcept
{
    return call("linkat", -1, from, old, to, name, flags);
}

int unlinkat(int folder, const char* path, int flags) noexcept
{
    return call("unlinkat", -1, folder, path, flags);
}

DIR* fdopendir(int descriptor)
{
    return call<DIR*>("fdopendir", nullptr, descriptor);
}

#pragma GCC visibility pop

}  // extern "C"

namespace ae::test {

Meets errorsInTurn(std::vector<int> errors)
{
    return [errors = std::move(errors), at = std::size_t{0}]() mutable { return at < errors.size() ? errors[at++] : 0; };
}

FaultyCall::FaultyCall(const char* name, Meets meets) : m_name(name)
{
    table()[m_name] = {std::move(meets)};
    ++s_armed;
}

FaultyCall::~FaultyCall()
{
    --s_armed;
    table().erase(m_name);
}

int FaultyCall::count() const
{
    return table().at(m_name).calls;
}

ChangedLook::ChangedLook(std::function<void(struct ::stat&)> change)
{
    s_change = std::move(change);
}

ChangedLook::~ChangedLook()
{
    s_change = nullptr;
}

}  // namespace ae::test
