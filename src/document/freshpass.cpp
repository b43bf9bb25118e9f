// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/freshpass.h"

#include "attention/workers.h"
#include "session/session.h"

#include <new>

namespace ae {

namespace {

constexpr int kCalmMilliseconds = 600;

}  // namespace

struct FreshPass::Job {
    Inputs inputs;
    Options options;
    std::optional<Evaluation> result;
};

FreshPass::FreshPass(QObject* parent) : QObject(parent)
{
    m_calm.setSingleShot(true);
    m_calm.setInterval(kCalmMilliseconds);
    connect(&m_calm, &QTimer::timeout, this, &FreshPass::start);
}

FreshPass::~FreshPass()
{
    join();
}

void FreshPass::request(const Session& session)
{
    drop();
    m_session = &session;
    m_calm.start();
}

void FreshPass::drop()
{
    m_calm.stop();
    m_job.reset();
}

void FreshPass::start()
{
    join();  // of a stale job, which ends within a pass; there was calm since
    m_job = std::make_shared<Job>();
    m_job->inputs = m_session->matrices;
    m_job->options = m_session->options;
    m_thread = std::thread([this, job = m_job] {
        const ComputeAlone alone;  // edits have the other cores
        try {
            if (Computed<Evaluation> evaluation = Evaluation::of(job->inputs, job->options))
                job->result = std::move(*evaluation);
        } catch (const std::bad_alloc&) {
            // then the results stay as they are: right, but for the last digits
        }
        QMetaObject::invokeMethod(
            this,
            [this, job] {
                if (job == m_job && job->result)
                    emit finished();
            },
            Qt::QueuedConnection);
    });
}

Evaluation FreshPass::take()
{
    Evaluation result = std::move(*m_job->result);
    m_job.reset();
    return result;
}

void FreshPass::join()
{
    if (m_thread.joinable())
        m_thread.join();
}

}  // namespace ae
