// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/latestjob.h"

#include "attention/workers.h"

#include <new>
#include <utility>

namespace ae {

LatestJob::~LatestJob()
{
    if (m_thread.joinable())
        m_thread.join();
}

void LatestJob::request(Work work)
{
    drop();
    m_waiting = std::move(work);
    if (!m_isRunning)
        start();
}

void LatestJob::drop()
{
    m_waiting = nullptr;
    if (m_ticket)
        m_ticket->isWanted = false;
}

void LatestJob::start()
{
    if (m_thread.joinable())
        m_thread.join();  // it has delivered
    m_isRunning = true;
    m_ticket = std::make_shared<Ticket>();
    m_thread = std::thread([this, ticket = m_ticket, work = std::exchange(m_waiting, nullptr)] {
        const ComputeAlone alone;  // edits have the other cores
        Deliver deliver;
        try {
            deliver = work();
        } catch (const std::bad_alloc&) {
            // then there is no result: what was shown before stays
        }
        QMetaObject::invokeMethod(
            this, [this, ticket, deliver] { finish(ticket, deliver); }, Qt::QueuedConnection);
    });
}

void LatestJob::finish(const std::shared_ptr<Ticket>& ticket, const Deliver& deliver)
{
    m_isRunning = false;
    if (m_waiting)
        return start();
    if (ticket->isWanted && deliver)
        deliver();
}

}  // namespace ae
