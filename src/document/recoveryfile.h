// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

#include <QDateTime>
#include <QString>

#include <filesystem>
#include <optional>
#include <string>

namespace ae {

/// What the first line of a recovery file says about the session text below it.
struct RecoveryHead {
    QString id;  ///< of the document; two files share it
    quint64 sequence = 0;  ///< the higher one is the newer one
    std::filesystem::path path;  ///< of the session file, empty for a document that was never saved
    QString title;
    QDateTime time;
    QString fileStamp = {};  ///< of the session file when it was last read or written, empty where that is not known
};

struct RecoveryContent {
    RecoveryHead head;
    std::string session;
};

/// One of the two files of a document: side 0 or 1.
std::filesystem::path recoveryFile(const std::filesystem::path& folder, const QString& id, int side);
std::filesystem::path recoveryLock(const std::filesystem::path& folder, const QString& id);
/// There while a copy is being tried; one that is left says that the program ended meanwhile.
std::filesystem::path recoveryTrial(const std::filesystem::path& folder, const QString& id);
/// The id in the name of a recovery file; nothing where it is no such name.
std::optional<QString> recoveryIdOf(const std::filesystem::path& file);

/// One line of JSON with a SHA-256 over itself and the text, then the text. Readable by its owner only.
std::optional<Problem> writeRecovery(const std::filesystem::path& file, const RecoveryHead& head, const std::string& session);

/// Refuses everything that is not, byte for byte, what was written (kind Data).
Result<RecoveryContent> readRecovery(const std::filesystem::path& file);

}  // namespace ae
