// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What programs left behind: listing, opening and discarding recovery copies.
#include "document/recovery.h"

#include "attention/export.h"
#include "document/documentfile.h"
#include "document/recoveryfile.h"
#include "session/reader.h"

#include <QDir>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <set>

namespace ae {

namespace {

namespace fs = std::filesystem;

constexpr auto kKeepDiscarded = std::chrono::hours(24 * 30);
constexpr auto kKeepStrayLock = std::chrono::hours(24);

fs::path discardedFolder()
{
    return RecoveryCopy::folder() / "discarded";
}

Problem stillRunning(const RecoverableCopy& copy)
{
    return {ProblemKind::WouldOverwrite,
            {},
            AE_TR("ae", "the recovery copy of %1 is open in another window"),
            AE_TR("ae", "close that window first"),
            {copy.title.toStdString()}};
}

bool isInUse(const QString& id)
{
    return ProcessLock::isTaken(recoveryLock(RecoveryCopy::folder(), id));
}

std::vector<fs::path> filesIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (entry->is_regular_file(error))
            files.push_back(entry->path());
    }
    return files;
}

bool isOlder(const fs::path& file, std::chrono::hours age)
{
    std::error_code error;
    const auto time = fs::last_write_time(file, error);
    return !error && fs::file_time_type::clock::now() - time > age;
}

bool hasFiles(const QString& id)
{
    std::error_code error;
    const fs::path folder = RecoveryCopy::folder();
    return fs::exists(recoveryFile(folder, id, 0), error) || fs::exists(recoveryFile(folder, id, 1), error);
}

/// Files that nobody asks for any more.
void tidy()
{
    std::error_code error;
    for (const fs::path& file : filesIn(discardedFolder())) {
        if (isOlder(file, kKeepDiscarded))
            fs::remove(file, error);
    }
    for (const fs::path& file : filesIn(RecoveryCopy::folder())) {
        const bool isLock = file.extension() == ".lock" && isOlder(file, kKeepStrayLock) && !ProcessLock::isTaken(file);
        if (isLock || (file.extension() == ".trial" && !hasFiles(QString::fromStdString(file.stem().string()))))
            fs::remove(file, error);
    }
}

/// Both files of a document go to the discarded ones, whose 30 days begin now.
std::optional<Problem> moveAway(const QString& id)
{
    std::error_code error;
    fs::create_directories(discardedFolder(), error);
    for (const int side : {0, 1}) {
        const fs::path file = recoveryFile(RecoveryCopy::folder(), id, side);
        if (!fs::exists(file, error))
            continue;
        const fs::path place = discardedFolder() / file.filename();
        fs::last_write_time(file, fs::file_time_type::clock::now(), error);
        fs::rename(file, place, error);
        if (error) {
            return Problem{ProblemKind::InputOutput,
                           {},
                           AE_TR("ae", "the recovery copy %1 could not be moved: %2"),
                           AE_TR("ae", "remove it by hand"),
                           {file.string(), error.message()}};
        }
    }
    fs::remove(recoveryLock(RecoveryCopy::folder(), id), error);
    fs::remove(recoveryTrial(RecoveryCopy::folder(), id), error);
    return std::nullopt;
}

/// The newest good one of the two files; moves damaged pairs away.
std::optional<RecoverableCopy> newestOf(const QString& id)
{
    std::optional<RecoverableCopy> newest;
    bool isUnreadable = false;
    for (const int side : {0, 1}) {
        const Result<RecoveryContent> content = readRecovery(recoveryFile(RecoveryCopy::folder(), id, side));
        if (!content) {
            isUnreadable = isUnreadable || content.error().kind == ProblemKind::InputOutput;
            continue;
        }
        const RecoveryHead& head = content->head;
        if (head.id == id && (!newest || head.sequence > newest->sequence))
            newest = RecoverableCopy{id, head.path, head.title, head.time, head.sequence, side, false, head.fileStamp};
    }
    if (!newest && !isUnreadable)
        moveAway(id);
    std::error_code error;
    if (newest)
        newest->hasEndedProgram = fs::exists(recoveryTrial(RecoveryCopy::folder(), id), error);
    return newest;
}

}  // namespace

fs::path RecoveryCopy::folder()
{
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    const QString base = QDir::isAbsolutePath(state) ? state : QDir::homePath() + QLatin1String("/.local/state");
    return fs::path(base.toStdString()) / "attention-explorer" / "recovery";
}

std::vector<RecoverableCopy> RecoveryCopy::list()
{
    tidy();
    std::set<QString> ids;
    for (const fs::path& file : filesIn(folder())) {
        if (const auto id = recoveryIdOf(file))
            ids.insert(*id);
    }
    std::vector<RecoverableCopy> copies;
    for (const QString& id : ids) {
        if (isInUse(id))
            continue;
        if (auto copy = newestOf(id))
            copies.push_back(std::move(*copy));
    }
    std::ranges::stable_sort(copies, std::greater(), &RecoverableCopy::time);
    return copies;
}

Result<Session> RecoveryCopy::load(const RecoverableCopy& copy)
{
    if (isInUse(copy.id))
        return stillRunning(copy);
    const Result<RecoveryContent> content = readRecovery(recoveryFile(folder(), copy.id, copy.side));
    if (!content)
        return content.error();
    Result<LoadedSession> loaded = readSession(content->session);
    if (!loaded)
        return loaded.error();
    return std::move(loaded->session);
}

Result<std::unique_ptr<Document>> RecoveryCopy::restore(const RecoverableCopy& copy)
{
    if (isInUse(copy.id))
        return stillRunning(copy);
    const fs::path trial = recoveryTrial(folder(), copy.id);
    std::ofstream{trial};
    Result<Session> session = load(copy);
    Result<std::unique_ptr<Document>> document = session ? Document::make(std::move(*session)) : session.error();
    if (!document) {
        std::error_code error;
        fs::remove(trial, error);  // refused in words: nothing ended
        return document;
    }
    (*document)->setPath(copy.path);
    (*document)->markModified();
    DocumentFile& sessionFile = DocumentFile::of(document->get());
    if (const auto stamp = FileStamp::fromText(copy.fileStamp))
        sessionFile.follow(*stamp);  // what others did to the file since then is noticed
    auto* recovery = new RecoveryCopy(document->get());
    recovery->adopt(copy);
    return document;
}

std::optional<Problem> RecoveryCopy::discard(const RecoverableCopy& copy)
{
    if (isInUse(copy.id))
        return stillRunning(copy);
    return moveAway(copy.id);
}

}  // namespace ae
