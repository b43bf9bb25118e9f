// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <thread>

namespace ae {

struct Session;

/// Computes the session anew in the background once a burst of edits is over, on a copy of its inputs, so that the rounding that
/// differences gather never stays. Whoever edits meanwhile makes the result stale; it is dropped.
class FreshPass : public QObject {
    Q_OBJECT
public:
    explicit FreshPass(QObject* parent = nullptr);
    ~FreshPass() override;

    /// After an edit: wait for calm, then compute what `session` is then.
    void request(const Session& session);
    /// The session is about to be another one, or its results are fresh: nothing is wanted any more.
    void drop();
    /// The result of the latest request, once.
    Evaluation take();

signals:
    void finished();

private:
    struct Job;
    void start();
    void join();

    const Session* m_session = nullptr;
    QTimer m_calm;
    std::shared_ptr<Job> m_job;
    std::thread m_thread;
};

}  // namespace ae
