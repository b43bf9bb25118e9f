// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/safefile.h"

#include "attention/export.h"
#include "session/newfile.h"

#include <cerrno>
#include <cstring>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
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

/// Names, labels and access lists that others attached to the old file, as far as they can be attached to the new one.
void keepAttributes(int descriptor, const fs::path& target)
{
    std::vector<char> names(4096);
    const ssize_t size = ::listxattr(target.c_str(), names.data(), names.size());
    std::vector<char> value(65536);  // the largest that Linux keeps
    for (ssize_t at = 0; at < size; at += static_cast<ssize_t>(std::strlen(names.data() + at)) + 1) {
        const char* name = names.data() + at;
        const ssize_t length = ::getxattr(target.c_str(), name, value.data(), value.size());
        if (length >= 0)
            ::fsetxattr(descriptor, name, value.data(), static_cast<std::size_t>(length), 0);
    }
}

/// Mode and, where allowed, owner as they were: changing the owner clears some bits of the mode, so it comes first.
bool keepMode(int descriptor, const OldFile& old)
{
    struct stat info = {};
    if (::fstat(descriptor, &info) != 0)
        return false;
    mode_t mode = old.mode;
    if (info.st_uid != old.owner || info.st_gid != old.group) {
        if (::fchown(descriptor, old.owner, old.group) != 0) {
            mode &= 0777;  // the file belongs to who saved it from now on, and runs as nobody else
            [[maybe_unused]] const int isGroupKept = ::fchown(descriptor, static_cast<uid_t>(-1), old.group);
        }
    }
    return ::fchmod(descriptor, mode) == 0;
}

/// Fills the new file and makes sure that it is on the disk. The cause when it fails.
std::optional<std::string> fillFile(NewFile& file, const OldFile& old, const fs::path& target,
                                    const std::function<bool(const ByteSink&)>& produce)
{
    std::optional<std::string> cause;
    const auto sink = [&file, &cause](std::string_view piece) {
        if (!cause && !file.write(piece))
            cause = causeOf(errno);  // later calls forget it
        return !cause;
    };
    const bool isProduced = produce(sink);
    if (cause)
        return cause;
    if (!isProduced)
        return std::string(AE_TR("ae", "the content could not be made"));
    if (old.exists) {
        keepAttributes(file.descriptor(), target);
        if (!keepMode(file.descriptor(), old))
            return causeOf(errno);
    }
    if (!file.flush())
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

fs::path folderOf(const fs::path& target)
{
    return target.has_parent_path() ? target.parent_path() : fs::path(".");
}

std::optional<Problem> checkPlace(const fs::path& path, const fs::path& target)
{
    if (!target.has_filename())
        return refusal(ProblemKind::CannotOpen, AE_TR("ae", "%1 is not the name of a file"), AE_TR("ae", "choose the name of a file"),
                       path);
    std::error_code error;
    if (!fs::exists(folderOf(target), error) && !error)
        return refusal(ProblemKind::CannotOpen, AE_TR("ae", "the folder of %1 does not exist"), AE_TR("ae", "make the folder first"), path);
    return std::nullopt;
}

/// Gives the finished file its name. What was there before comes back when the disk does not confirm that.
std::optional<Problem> place(NewFile& file, const OpenFolder& folder, const fs::path& path, const fs::path& target, bool isReplacing)
{
    const std::string name = target.filename().string();
    Placement placement = isReplacing ? file.placeAtUsedName(name) : file.placeAtFreeName(name);
    if (placement == Placement::Taken)
        return wouldOverwrite(path);
    if (placement == Placement::Failed)
        return writingFailed(path, causeOf(errno));
    if (folder.flush())
        return std::nullopt;
    const std::string cause = causeOf(errno);
    if (file.takeBack(name, placement))
        return writingFailed(path, cause);
    return refusal(ProblemKind::InputOutput, AE_TR("ae", "%1 was written, but the disk did not confirm it: %2"),
                   AE_TR("ae", "save it again elsewhere"), path, cause);
}

}  // namespace

std::optional<Problem> writeFileSafely(const fs::path& path, const std::function<bool(const ByteSink&)>& produce, Overwrite overwrite,
                                       mode_t modeOfNew)
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

    const OpenFolder folder(folderOf(target));
    if (!folder.isOpen())
        return writingFailed(path, causeOf(errno));
    folder.clearStrays();
    NewFile file(folder, old->exists ? 0600 : modeOfNew);  // nobody reads it meanwhile who may not read the old one
    if (!file.isOpen())
        return writingFailed(path, causeOf(errno));
    if (const auto cause = fillFile(file, *old, target, produce))
        return writingFailed(path, *cause);
    return place(file, folder, path, target, overwrite == Overwrite::Allow);
}

std::optional<Problem> writeFileSafely(const fs::path& path, std::string_view bytes, Overwrite overwrite, mode_t modeOfNew)
{
    return writeFileSafely(
        path, [bytes](const ByteSink& sink) { return sink(bytes); }, overwrite, modeOfNew);
}

}  // namespace ae
