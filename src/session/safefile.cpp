// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/safefile.h"

#include "attention/export.h"

#include <QFile>
#include <QSaveFile>

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ae {

namespace {

namespace fs = std::filesystem;

constexpr int mostLinks = 40;  // as the kernel follows

std::string causeOf(int error)
{
    return std::generic_category().message(error);
}

Problem refusal(ProblemKind kind, const char* what, const char* advice, const fs::path& path, const std::string& cause = {})
{
    return {kind, "", what, advice, {path.string(), cause}};
}

Problem writingFailed(const fs::path& path, const std::string& cause)
{
    return refusal(ProblemKind::InputOutput, AE_TR("ae", "%1 could not be written: %2"),
                   AE_TR("ae", "save under another name or mend the cause; what was there before is unchanged"), path, cause);
}

/// The file that is really meant, behind all symbolic links; it need not exist. The links stay links.
Result<fs::path> targetOf(const fs::path& path)
{
    fs::path target = path;
    for (int links = 0; links < mostLinks; ++links) {
        std::error_code error;
        if (!fs::is_symlink(fs::symlink_status(target, error)))
            return target;
        const fs::path next = fs::read_symlink(target, error);
        if (error)
            return writingFailed(path, error.message());
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    return writingFailed(path, causeOf(ELOOP));
}

/// What stands at the target before the new content takes its place.
struct OldFile {
    bool exists = false;
    mode_t mode = 0;
    uid_t owner = 0;
    gid_t group = 0;
};

Result<OldFile> look(const fs::path& path, const fs::path& target)
{
    struct stat info = {};
    if (::stat(target.c_str(), &info) != 0) {
        if (errno != ENOENT)
            return writingFailed(path, causeOf(errno));
        return OldFile{};
    }
    if (S_ISDIR(info.st_mode))
        return refusal(ProblemKind::CannotOpen, AE_TR("ae", "%1 is a folder, not a file"), AE_TR("ae", "choose the name of a file"), path);
    if (!S_ISREG(info.st_mode)) {
        return refusal(ProblemKind::CannotOpen, AE_TR("ae", "%1 is a device, a pipe or the like, not a regular file"),
                       AE_TR("ae", "choose the name of a regular file"), path);
    }
    if (::access(target.c_str(), W_OK) != 0)
        return writingFailed(path, causeOf(errno));
    return OldFile{true, info.st_mode & 07777, info.st_uid, info.st_gid};
}

/// Mode and, where allowed, owner as they were: changing the owner clears some bits of the mode, so it comes first.
bool keepMode(int descriptor, const OldFile& old)
{
    struct stat info = {};
    if (::fstat(descriptor, &info) != 0)
        return false;
    if (info.st_uid != old.owner || info.st_gid != old.group) {
        if (::fchown(descriptor, old.owner, old.group) != 0 && ::fchown(descriptor, static_cast<uid_t>(-1), old.group) != 0)
            errno = 0;  // the file then belongs to who saved it
    }
    return ::fchmod(descriptor, old.mode) == 0;
}

/// The new name reaches the disk only with its folder. Not every file system can do that; those that can say when it fails.
bool flushFolder(const fs::path& folder)
{
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return errno == EACCES;  // a folder that may be written but not listed
    const bool isDone = ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
    const int error = errno;
    ::close(descriptor);
    errno = error;
    return isDone;
}

/// Qt says "Unknown error" for what it has no words for, a file size limit say; the system has.
std::string causeOf(const QSaveFile& file, int error)
{
    return error != 0 ? causeOf(error) : file.errorString().toStdString();
}

/// Fills the new file beside the old one and makes sure that it is on the disk. The cause when it fails.
std::optional<std::string> fillFile(QSaveFile& file, const OldFile& old, const std::function<bool(const ByteSink&)>& produce)
{
    std::optional<std::string> cause;
    const auto sink = [&file, &cause](std::string_view piece) {
        const auto size = static_cast<qint64>(piece.size());
        errno = 0;
        if (!cause && file.write(piece.data(), size) != size)
            cause = causeOf(file, errno);  // later calls forget it
        return !cause;
    };
    const bool isProduced = produce(sink);
    if (cause)
        return cause;
    // QSaveFile::commit() ignores a failed flush, so both are asked here
    errno = 0;
    if (!file.flush() || file.error() != QFileDevice::NoError)
        return causeOf(file, errno);
    if (!isProduced)
        return std::string(AE_TR("ae", "the content could not be made"));
    if (old.exists && !keepMode(file.handle(), old))
        return causeOf(errno);
    if (::fsync(file.handle()) != 0)
        return causeOf(errno);
    return std::nullopt;
}

Problem wouldOverwrite(const fs::path& path)
{
    return refusal(ProblemKind::WouldOverwrite, AE_TR("ae", "%1 exists already"),
                   AE_TR("ae", "choose another name, or say that it may be overwritten"), path);
}

/// Something of that name is there, be it a link to nowhere.
bool isTaken(const fs::path& path)
{
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

std::optional<Problem> checkPlace(const fs::path& path, const fs::path& target)
{
    if (!target.has_filename())
        return refusal(ProblemKind::CannotOpen, AE_TR("ae", "%1 is not the name of a file"), AE_TR("ae", "choose the name of a file"),
                       path);
    std::error_code error;
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    if (!fs::exists(folder, error) && !error)
        return refusal(ProblemKind::CannotOpen, AE_TR("ae", "the folder of %1 does not exist"), AE_TR("ae", "make the folder first"), path);
    const std::string name = target.string();
    if (QFile::encodeName(QFile::decodeName(QByteArray::fromStdString(name))).toStdString() != name)
        return refusal(ProblemKind::CannotOpen, AE_TR("ae", "%1 is a name that is not UTF-8"), AE_TR("ae", "choose another name"), path);
    return std::nullopt;
}

}  // namespace

std::optional<Problem> writeFileSafely(const fs::path& path, const std::function<bool(const ByteSink&)>& produce, Overwrite overwrite)
{
    const Result<fs::path> found = targetOf(path);
    if (!found)
        return found.error();
    const fs::path& target = *found;
    if (const auto problem = checkPlace(path, target))
        return problem;
    const Result<OldFile> old = look(path, target);
    if (!old)
        return old.error();
    if (overwrite == Overwrite::Refuse && isTaken(path))
        return wouldOverwrite(path);

    QSaveFile file(QFile::decodeName(QByteArray::fromStdString(target.string())));
    if (!file.open(QIODevice::WriteOnly))
        return writingFailed(path, file.errorString().toStdString());
    if (const auto cause = fillFile(file, *old, produce)) {
        file.cancelWriting();
        return writingFailed(path, *cause);
    }
    if (overwrite == Overwrite::Refuse && isTaken(path)) {
        file.cancelWriting();
        return wouldOverwrite(path);
    }
    if (!file.commit())
        return writingFailed(path, file.errorString().toStdString());
    if (!flushFolder(target.has_parent_path() ? target.parent_path() : fs::path("."))) {
        return refusal(ProblemKind::InputOutput, AE_TR("ae", "%1 was written, but the disk did not confirm it: %2"),
                       AE_TR("ae", "save it again elsewhere"), path, causeOf(errno));
    }
    return std::nullopt;
}

std::optional<Problem> writeFileSafely(const fs::path& path, std::string_view bytes, Overwrite overwrite)
{
    return writeFileSafely(
        path, [bytes](const ByteSink& sink) { return sink(bytes); }, overwrite);
}

}  // namespace ae
