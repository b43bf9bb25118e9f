// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/recovery.h"

#include "document/documentfile.h"
#include "document/recoveryfile.h"
#include "document/refusals.h"
#include "session/writer.h"

#include <QUuid>

#include <algorithm>
#include <new>

namespace ae {

namespace {

constexpr int kTrialMilliseconds = 3'000;  // of a window that shows the recovered document

}  // namespace

/// One writing of the copy, away from the document.
struct RecoveryCopy::Job {
    Session session;
    RecoveryHead head;
    std::filesystem::path file;
    int side = 0;
    std::optional<Problem> problem;

    void run()
    {
        try {
            problem = writeRecovery(file, head, writeSession(session));
        } catch (const std::bad_alloc&) {
            problem = refusals::outOfMemory();
        }
    }
};

RecoveryCopy::Timing RecoveryCopy::Timing::after(int seconds)
{
    const Timing standard;
    if (seconds <= 0)
        return {-1, standard.atMostMilliseconds};
    const int afterEdit = seconds * 1000;
    return {afterEdit, std::max(standard.atMostMilliseconds, 2 * afterEdit)};
}

namespace {

RecoveryCopy::Timing& standard()
{
    static RecoveryCopy::Timing timing;
    return timing;
}

}  // namespace

const RecoveryCopy::Timing& RecoveryCopy::standardTiming()
{
    return standard();
}

void RecoveryCopy::setStandardTiming(const Timing& timing)
{
    standard() = timing;
}

RecoveryCopy::RecoveryCopy(Document* document) : RecoveryCopy(document, standardTiming()) { }

RecoveryCopy::RecoveryCopy(Document* document, Timing timing)
    : QObject(document), m_document(document), m_file(&DocumentFile::of(document)), m_answers(document->session().view.answers),
      m_timing(timing), m_folder(folder()), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RecoveryCopy::write);
    connect(document, &Document::changed, this, &RecoveryCopy::noteEdit);
    connect(document, &Document::modifiedChanged, this, &RecoveryCopy::noteModified);
    connect(document, &Document::viewChanged, this, &RecoveryCopy::noteView);
    connect(document, &Document::pickedTokenChanged, this, &RecoveryCopy::noteView);
    connect(document, &Document::selectedCellChanged, this, &RecoveryCopy::noteView);
    connect(m_file, &DocumentFile::followed, this, &RecoveryCopy::noteModified);
    noteModified();
}

// The regular close. The document may be half gone by now: it is not asked any more.
RecoveryCopy::~RecoveryCopy()
{
    m_pool.waitForDone();
    removeFiles();
}

void RecoveryCopy::setTiming(const Timing& timing)
{
    m_timing = timing;
    m_timer.stop();
    if (writesCopies())
        return noteEdit();
    m_isWantedAgain = false;
    m_sinceFirstEdit.invalidate();
    if (!m_job)
        removeFiles();
}

/// What would be lost without a copy.
bool RecoveryCopy::hasWork() const
{
    return m_document->isModified() || m_file->lacksAnswers();
}

/// Answers are typed as numbers are; what is looked at takes its time.
void RecoveryCopy::noteView()
{
    if (m_document->session().view.answers != m_answers) {
        m_answers = m_document->session().view.answers;
        return noteModified();
    }
    if (hasWork() && writesCopies() && !m_timer.isActive())
        m_timer.start(m_timing.atMostMilliseconds);
}

void RecoveryCopy::noteEdit()
{
    if (!hasWork() || !writesCopies())
        return;
    if (!m_sinceFirstEdit.isValid())
        m_sinceFirstEdit.start();
    const qint64 left = m_timing.atMostMilliseconds - m_sinceFirstEdit.elapsed();
    m_timer.start(static_cast<int>(std::clamp<qint64>(left, 0, m_timing.afterEditMilliseconds)));
}

void RecoveryCopy::noteModified()
{
    if (hasWork())
        return noteEdit();
    m_timer.stop();
    m_sinceFirstEdit.invalidate();
    m_isWantedAgain = false;
    if (!m_job)
        removeFiles();
}

void RecoveryCopy::write()
{
    if (m_job) {
        m_isWantedAgain = true;
        return;
    }
    try {
        m_job = makeJob();
    } catch (const std::bad_alloc&) {
        m_timer.start(m_timing.atMostMilliseconds);
        emit failed(refusals::outOfMemory());
        return;
    }
    m_pool.start([this, job = m_job] {
        job->run();
        QMetaObject::invokeMethod(
            this, [this, job] { finish(job); }, Qt::QueuedConnection);
    });
}

std::shared_ptr<RecoveryCopy::Job> RecoveryCopy::makeJob()
{
    m_sinceFirstEdit.invalidate();
    std::error_code error;  // a folder that cannot be made shows when the file is written
    std::filesystem::create_directories(m_folder, error);
    std::filesystem::permissions(m_folder, std::filesystem::perms::owner_all, error);
    m_lock.acquire(recoveryLock(m_folder, m_id));
    auto job = std::make_shared<Job>();
    job->session = m_document->session();
    job->side = 1 - m_goodSide;
    job->head = {m_id, m_sequence + 1, m_document->path(), QString::fromStdString(job->session.title), QDateTime::currentDateTimeUtc(), {}};
    job->head.fileStamp = m_file->stamp().text();
    job->file = recoveryFile(m_folder, m_id, job->side);
    return job;
}

void RecoveryCopy::finish(const std::shared_ptr<Job>& job)
{
    if (job != m_job)
        return;  // writeNow() was here first
    m_job.reset();
    if (!job->problem) {
        m_sequence = job->head.sequence;
        m_goodSide = job->side;
    }
    const bool isWantedAgain = std::exchange(m_isWantedAgain, false);
    if (!hasWork() || !writesCopies())
        removeFiles();
    else if (job->problem)
        m_timer.start(m_timing.atMostMilliseconds);
    else if (isWantedAgain)
        write();
    if (job->problem)
        emit failed(*job->problem);
    else
        emit written();
}

std::optional<Problem> RecoveryCopy::writeNow()
{
    if (!writesCopies())
        return std::nullopt;
    m_pool.waitForDone();
    m_isWantedAgain = false;
    if (m_job)
        finish(std::shared_ptr<Job>(m_job));
    m_document->settle();
    m_timer.stop();
    if (!hasWork())
        return std::nullopt;
    const std::shared_ptr<Job> job = m_job = makeJob();
    job->run();
    finish(job);
    return job->problem;
}

void RecoveryCopy::removeFiles()
{
    std::error_code error;
    for (const int side : {0, 1})
        std::filesystem::remove(recoveryFile(m_folder, m_id, side), error);
    std::filesystem::remove(recoveryTrial(m_folder, m_id), error);
    if (m_lock.isHeld())
        std::filesystem::remove(recoveryLock(m_folder, m_id), error);
    m_lock.release();
}

void RecoveryCopy::adopt(const RecoverableCopy& copy)
{
    if (!m_lock.acquire(recoveryLock(m_folder, copy.id)))
        return;  // another program was faster: this document gets a copy of its own
    m_id = copy.id;
    m_sequence = copy.sequence;
    m_goodSide = copy.side;
    QTimer::singleShot(kTrialMilliseconds, this, [this] {
        std::error_code error;
        std::filesystem::remove(recoveryTrial(m_folder, m_id), error);
    });
}

}  // namespace ae
