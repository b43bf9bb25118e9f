// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "document/processlock.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <vector>

namespace ae {

class DocumentFile;

/// A copy that a program left behind when it ended without closing its document.
struct RecoverableCopy {
    QString id;
    std::filesystem::path path;  ///< of the session file, empty for a document that was never saved
    QString title;
    QDateTime time;  ///< when it was written
    quint64 sequence = 0;
    int side = 0;  ///< which of the two files is the newest good one
    bool hasEndedProgram = false;  ///< the program ended soon after this copy was opened: it may be the reason
    QString fileStamp = {};  ///< of the session file when it was last read or written
};

/// Keeps a copy of a modified document on the disk: 2 s after the last edit, and before 15 s of going on editing are over. Answers to a
/// worksheet count as edits; what else the file keeps of the view is in the copy within 15 s. Two files
/// take turns, so that a crash while one is written leaves the other. Saving and closing remove them. Writing runs in the background
/// on a copy of the session. It belongs to its document and goes with it.
class RecoveryCopy : public QObject {
    Q_OBJECT
public:
    struct Timing {
        int afterEditMilliseconds = 2'000;  ///< negative: no copies are written
        int atMostMilliseconds = 12'000;  ///< so that it is on the disk before 15 s are over

        /// The start for 2 s; in proportion, but never sooner, for more; never for 0.
        static Timing after(int seconds);
    };

    /// What copies without a timing of their own begin with.
    static const Timing& standardTiming();
    static void setStandardTiming(const Timing& timing);

    explicit RecoveryCopy(Document* document);
    RecoveryCopy(Document* document, Timing timing);
    ~RecoveryCopy() override;

    const QString& id() const { return m_id; }
    /// From now on. A copy that is there goes when no more are written.
    void setTiming(const Timing& timing);
    /// Writes what there is to write and waits for it; for the end of a desktop session.
    std::optional<Problem> writeNow();

    /// $XDG_STATE_HOME/attention-explorer/recovery, or the same under ~/.local/state.
    static std::filesystem::path folder();
    /// Copies of programs that run no more, newest first. Damaged ones go to the discarded ones; those go after 30 days.
    static std::vector<RecoverableCopy> list();
    static Result<Session> load(const RecoverableCopy& copy);
    /// The document as it was, modified, under its old path; the copy stays its copy until it is saved or closed. When the program
    /// ends within a few seconds, the copy is marked as one that ended it.
    static Result<std::unique_ptr<Document>> restore(const RecoverableCopy& copy);
    /// Moves the copy into the folder "discarded", where it is kept for 30 days.
    static std::optional<Problem> discard(const RecoverableCopy& copy);

signals:
    void written();
    void failed(const ae::Problem& problem);

private:
    struct Job;

    bool writesCopies() const { return m_timing.afterEditMilliseconds >= 0; }
    void adopt(const RecoverableCopy& copy);
    bool hasWork() const;
    void noteEdit();
    void noteView();
    void noteModified();
    void write();
    std::shared_ptr<Job> makeJob();
    void finish(const std::shared_ptr<Job>& job);
    void removeFiles();

    Document* m_document;
    const DocumentFile* m_file;
    std::vector<std::string> m_answers;  ///< at the last look
    Timing m_timing;
    std::filesystem::path m_folder;
    QString m_id;
    quint64 m_sequence = 0;
    int m_goodSide = 1;  ///< the file that is not written next
    ProcessLock m_lock;
    QTimer m_timer;
    QElapsedTimer m_sinceFirstEdit;
    std::shared_ptr<Job> m_job;  ///< being written
    bool m_isWantedAgain = false;
    QThreadPool m_pool;
};

}  // namespace ae
