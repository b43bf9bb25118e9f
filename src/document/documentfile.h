// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "document/processlock.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QString>
#include <QTimer>

#include <filesystem>
#include <future>
#include <optional>

namespace ae {

/// By what a file is known again without reading it.
struct FileStamp {
    bool exists = false;
    std::uint64_t device = 0;
    std::uint64_t number = 0;  ///< of the file on its device
    std::uint64_t size = 0;
    std::int64_t nanoseconds = 0;  ///< time of the last change of its content
    bool operator==(const FileStamp&) const = default;

    static FileStamp of(const std::filesystem::path& path);
    /// "1 2 3 4 5", for a recovery copy, and back; nothing where it is no such text.
    QString text() const;
    static std::optional<FileStamp> fromText(const QString& text);
};

/// What others did to the file since it was read or written here.
enum class FileChange { None, Changed, Deleted };

/// The file of an open document: claimed, so that a second window or program learns that it is open, and watched, so that nothing that
/// others write is overwritten unseen. A child of its document; other objects find it with of().
class DocumentFile : public QObject {
    Q_OBJECT
public:
    /// The one of this document, made where there is none: then the file is taken to be as it is now.
    static DocumentFile& of(Document* document);

    /// Whether another window or program has the file open now.
    static bool isOpenElsewhere(const std::filesystem::path& path);
    /// The document was read from, or written to, its path when the file was like `stamp`. The file is claimed; where another one has
    /// it already the document becomes read-only.
    void follow(const FileStamp& stamp);
    /// Whether this is the file that this document claims, however the path is spelled.
    bool holds(const std::filesystem::path& path) const;
    /// A read-only document is never written to its path.
    bool isReadOnly() const { return m_isReadOnly; }
    const FileStamp& stamp() const { return m_stamp; }
    /// Answers to a worksheet were typed or taken back that the file does not hold: work, though they do not make the document modified.
    bool lacksAnswers() const { return m_document->session().view.answers != m_answers; }
    /// Looks now. A file that was replaced by one with the same bytes, or only touched, is not changed.
    FileChange look();

signals:
    /// Once for each thing that others do.
    void changedByOthers(ae::FileChange change);
    void readOnlyChanged();
    void followed();  ///< the file was read or written

private:
    explicit DocumentFile(Document* document);
    ~DocumentFile() override;
    void letGo();
    void watch();
    void startDigest();
    void notice();
    void setReadOnly(bool isReadOnly);

    Document* m_document;
    std::filesystem::path m_path;  ///< the one that is claimed and watched
    FileStamp m_stamp;
    std::vector<std::string> m_answers;  ///< that the file holds
    FileStamp m_noticed;  ///< what was announced last
    ProcessLock m_claim;
    bool m_isReadOnly = false;
    QFileSystemWatcher m_watcher;
    QTimer m_quiet;  ///< several changes come at once
    QTimer m_digestTimer;
    std::future<QByteArray> m_digest;  ///< of the bytes that the stamp stands for, empty where they were gone already
    QByteArray m_knownDigest;
};

}  // namespace ae
