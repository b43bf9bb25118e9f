// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <thread>

namespace ae {

/// Runs work on copies in one thread of its own. Of several requests the last one counts: what was asked for before it is dropped,
/// and so is the result of what is running.
class LatestJob : public QObject {
    Q_OBJECT
public:
    /// What to do with the result, back in the thread of the object.
    using Deliver = std::function<void()>;
    /// Runs in the thread; may hold values, nothing of the document.
    using Work = std::function<Deliver()>;

    explicit LatestJob(QObject* parent = nullptr) : QObject(parent) { }
    /// Waits for what is running.
    ~LatestJob() override;

    void request(Work work);
    void drop();
    bool isBusy() const { return m_isRunning || m_waiting; }

private:
    struct Ticket {
        bool isWanted = true;  ///< read and written outside of the thread only
    };
    void start();
    void finish(const std::shared_ptr<Ticket>& ticket, const Deliver& deliver);

    Work m_waiting;
    std::shared_ptr<Ticket> m_ticket;
    std::thread m_thread;
    bool m_isRunning = false;
};

}  // namespace ae
