// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/referencepass.h"
#include "models/texts.h"

#include <QDateTime>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <vector>

class QThread;

namespace ae {

/// Holds every number of the inputs and of the steps, which all that is drawn is made from, against a second implementation
/// (ReferencePass), in the background and once it has been quiet for a moment. What is shown is copied a slice at a time, so that neither
/// an edit nor a frame waits for it; an edit ends the work.
class Verification : public QObject {
    Q_OBJECT
public:
    enum class State {
        Waiting,  ///< for a quiet moment, or for large results to be computed as a whole
        Checking,
        Agrees,
        Disagrees,
        NotChecked,  ///< it could not be done: memory, or a step that the second implementation does not know
    };

    /// The first check begins `start` milliseconds from now at the earliest: a window that opens comes first.
    explicit Verification(Document* document, QObject* parent = nullptr, int start = 1500);
    ~Verification() override;

    State state() const { return m_state; }
    /// Of the last check that came to its end, in the order of the graph; empty before.
    const std::vector<StepCheck>& checks() const { return m_checks; }

    QString headline() const;  ///< "Checked", or what is wrong
    QString details() const;  ///< by what, when, how many numbers, how near they came to the limit: whole sentences
    QString report() const;  ///< for those who can mend it; names no token

signals:
    void changed();

private:
    struct Job;
    void follow(const Change& change);
    void start();
    void stop();
    void go();
    void finish();
    void setState(State state);
    QString coverage() const;
    const StepCheck* firstWrong() const;
    QString sentenceOf(const Disagreement& wrong, const QString& cell) const;

    Document* m_document;
    State m_state = State::Waiting;
    std::vector<StepCheck> m_checks;
    QDateTime m_time;
    QTimer m_calm;
    QTimer m_tick;  ///< while it checks: the next slice
    std::shared_ptr<Job> m_job;
    std::vector<QPointer<QThread>> m_threads;  ///< stopped ones end by themselves
};

}  // namespace ae
