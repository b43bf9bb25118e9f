// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gradientdraws.h"

#include "attention/workers.h"
#include "models/saturationmodel.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <atomic>

namespace ae {

namespace {

constexpr int kCalmMilliseconds = 120;  // a drag of the slider is over
constexpr int kMostDraws = 64;
constexpr Index kManyRows = 256;  // so many rows say enough by themselves

void append(WhatIf& all, const WhatIf& more)
{
    all.rows.insert(all.rows.end(), more.rows.begin(), more.rows.end());
    all.measures.insert(all.measures.end(), more.measures.begin(), more.measures.end());
}

}  // namespace

struct GradientDraws::Job {
    Inputs inputs;
    Options options;
    double exponentWith = 0.5;
    Widening widening;
    int draws = 1;
    bool isOwn = true;
    std::atomic<bool> isStopped = false;
    std::atomic<bool> isDone = false;
    GradientRows rows;

    static bool mustStop(void* job) { return static_cast<Job*>(job)->isStopped; }

    WhatIf attendAt(const QueriesAndKeys& qk, double exponent)
    {
        Options scaled = options;
        scaled.scaleExponent = exponent;
        return attend(qk, scaled, &mustStop, this);
    }

    void run()
    {
        WhatIf with;
        WhatIf without;
        const Matrix& own = inputs.find("X")->second;
        for (int draw = 0; draw < draws && !isStopped; ++draw, ++widening.seed) {
            const auto qk = widenedQueriesAndKeys(inputs, options, widening);
            if (!qk)
                break;
            append(with, attendAt(*qk, exponentWith));
            append(without, attendAt(*qk, 0));
        }
        const Matrix embeddings = own.replicate(draws, 1);
        if (!isStopped && with.rows.size() == static_cast<std::size_t>(embeddings.rows()))
            rows = gradientRowsOf(with, without, isOwn ? &embeddings : nullptr);
        rows.draws = draws;
    }
};

GradientDraws::GradientDraws(Document* document, SaturationModel* model, QObject* parent)
    : QObject(parent), m_document(document), m_model(model)
{
    m_calm.setSingleShot(true);
    m_calm.setInterval(kCalmMilliseconds);
    connect(&m_calm, &QTimer::timeout, this, &GradientDraws::start);
}

GradientDraws::~GradientDraws()
{
    stop();
    for (Running& running : m_threads)
        running.thread.join();
}

int GradientDraws::drawsWanted() const
{
    const Widening& widening = m_model->widening();
    const WideningSpec* source = findWidening(widening.source);
    const bool isDrawn = source && source->drawsSamples && (!source->keepsSession || widening.width > m_document->sizes().dK);
    return isDrawn && m_document->sizes().tokens < kManyRows ? kMostDraws : 1;
}

void GradientDraws::refresh()
{
    stop();
    if (drawsWanted() > 1) {
        m_calm.start();
        return;
    }
    const auto& with = m_model->with();
    const auto& without = m_model->without();
    const WideningSpec* source = findWidening(m_model->widening().source);
    const Matrix& embeddings = m_document->session().matrices.find("X")->second;
    m_rows = {};
    if (with && without && with->weights.rows() == embeddings.rows())
        m_rows = gradientRowsOf(*with, *without, source && source->keepsSession ? &embeddings : nullptr);
    emit changed();
}

void GradientDraws::stop()
{
    m_calm.stop();
    if (m_job)
        m_job->isStopped = true;
    m_job.reset();
    std::erase_if(m_threads, [](Running& running) {
        if (!running.job->isDone)
            return false;
        running.thread.join();
        return true;
    });
}

void GradientDraws::start()
{
    m_job = std::make_shared<Job>();
    m_job->inputs = m_document->session().matrices;
    m_job->options = m_document->session().options;
    m_job->exponentWith = m_model->exponentWith();
    m_job->widening = m_model->widening();
    m_job->draws = drawsWanted();
    m_job->isOwn = findWidening(m_job->widening.source)->keepsSession;
    const QPointer<GradientDraws> self(this);
    std::thread thread([self, job = m_job] {
        const ComputeAlone alone;  // the window's own work comes first
        job->run();
        QMetaObject::invokeMethod(
            qApp,
            [self, job] {
                if (self)
                    self->take(job);
            },
            Qt::QueuedConnection);
        job->isDone = true;
    });
    m_threads.push_back({std::move(thread), m_job});
}

void GradientDraws::take(const std::shared_ptr<Job>& job)
{
    if (job != m_job)
        return;
    m_rows = std::move(job->rows);
    m_job.reset();
    emit changed();
}

}  // namespace ae
