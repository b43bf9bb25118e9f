// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "models/gradientrows.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <thread>
#include <vector>

namespace ae {

class SaturationModel;

/// The rows of the saturation cell's what-if by their gradient: of what is on screen, or, where columns are drawn, of several draws,
/// because a handful of rows of a single draw says little. Several draws are made in the background; a stale result is dropped.
class GradientDraws : public QObject {
    Q_OBJECT
public:
    GradientDraws(Document* document, SaturationModel* model, QObject* parent = nullptr);
    ~GradientDraws() override;

    const GradientRows& rows() const { return m_rows; }
    bool isBusy() const { return m_job || m_calm.isActive(); }
    /// To be called when somebody looks; out of sight nothing is computed.
    void refresh();

signals:
    void changed();

private:
    struct Job;
    int drawsWanted() const;
    void start();
    void stop();
    void take(const std::shared_ptr<Job>& job);

    Document* m_document;
    SaturationModel* m_model;
    GradientRows m_rows;
    QTimer m_calm;
    std::shared_ptr<Job> m_job;
    struct Running {
        std::thread thread;
        std::shared_ptr<Job> job;
    };
    std::vector<Running> m_threads;  ///< stopped ones end by themselves
};

}  // namespace ae
