// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/saturationmodel.h"

#include "attention/workers.h"
#include "models/equationtext.h"
#include "models/gradientdraws.h"
#include "models/rowsummary.h"
#include "models/saturationjob.h"
#include "models/wording.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

// Multiplications that fit into a frame, and what a curve may cost altogether.
constexpr double kAtOnce = 2e6;
constexpr double kMostCurveWork = 4e9;
constexpr int kMostSamples = 24;
constexpr Index kManyTokens = 256;  // from here on a copy of the inputs and a thread for each frame would hold up the edit
constexpr int kCalmMilliseconds = 350;
constexpr int kCurvesMilliseconds = 120;  // the bars follow every frame, the curves the end of a burst

}  // namespace

SaturationModel::SaturationModel(Document* document, QObject* parent)
    : QObject(parent), m_document(document), m_draws(new GradientDraws(document, this, this)),
      m_widening(document->session().view.saturation)
{
    connect(document, &Document::changed, this, &SaturationModel::onChanged);
    connect(document, &Document::viewChanged, this, &SaturationModel::onViewChanged);
    connect(document, &Document::pickedTokenChanged, this, [this] {
        if (isLong())
            refresh();
        else
            refreshCurves();
    });
    m_curvesCalm.setSingleShot(true);
    m_curvesCalm.setInterval(kCurvesMilliseconds);
    connect(&m_curvesCalm, &QTimer::timeout, this, &SaturationModel::startCurves);
    m_calm.setSingleShot(true);
    m_calm.setInterval(kCalmMilliseconds);
    connect(&m_calm, &QTimer::timeout, this, &SaturationModel::startLongWork);
    followPinned();
    refresh();
}

SaturationModel::~SaturationModel()
{
    if (m_current)
        m_current->isCancelled = true;
    for (Running& running : m_threads)
        running.thread.join();
}

Index SaturationModel::narrowest() const
{
    const WideningSpec* source = findWidening(m_widening.source);
    return source && source->keepsSession ? m_document->sizes().dK : 1;
}

bool SaturationModel::sourceIsAllowed(std::string_view source) const
{
    const WideningSpec* spec = findWidening(source);
    return spec && !(spec->keepsSession && m_document->session().options.rotary.isOn());
}

double SaturationModel::exponentWith() const
{
    const double own = m_document->session().options.scaleExponent;
    return own > 0 ? own : 0.5;
}

double SaturationModel::workOf(Index width) const
{
    const Sizes sizes = m_document->sizes();
    const auto n = static_cast<double>(sizes.tokens);
    // a drawn number costs about as much as thirty multiplications
    return static_cast<double>(width) * (2 * n * static_cast<double>(sizes.dModel) + 3 * n * n + 60 * static_cast<double>(sizes.dModel));
}

void SaturationModel::onChanged(const Change& change)
{
    followPinned();
    if (!change.isStructural && !change.options && change.steps.empty()) {
        if (change.names) {
            emit whatIfChanged();  // the sentences name rows, the legend the picked one
            emit curvesChanged();
        }
        return;
    }
    m_widening = m_document->session().view.saturation;
    refresh();
}

bool SaturationModel::isLong() const
{
    return m_document->sizes().tokens >= kManyTokens;
}

double SaturationModel::progress() const
{
    return m_current ? m_current->progress.load() : 1;
}

void SaturationModel::refresh()
{
    if (!isLong()) {
        m_isDue = false;
        refreshWhatIf();
        refreshCurves();
        return;
    }
    m_isDue = true;
    m_isCancelled = false;
    if (m_current)
        m_current->isCancelled = true;  // its result would be stale
    m_calm.start();
}

void SaturationModel::startLongWork()
{
    if (!m_isDue || !m_isWatched || !isLong())
        return;
    m_isDue = false;
    refreshWhatIf();
    startCurves();
}

void SaturationModel::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    if (!isWatched || !m_isDue)
        return;
    if (!isLong())
        refresh();
    else if (!m_calm.isActive())
        m_calm.start();
}

void SaturationModel::cancel()
{
    m_curvesCalm.stop();
    if (m_current)
        m_current->isCancelled = true;
    m_current.reset();
    m_isCancelled = true;
    m_isBusy = false;
    emit busyChanged(false);
}

void SaturationModel::recompute()
{
    m_isDue = false;
    m_isCancelled = false;
    m_isWatched = true;
    refreshWhatIf();
    startCurves();
}

QString SaturationModel::pinnedName() const
{
    const Baseline* baseline = m_document->comparedBaseline();
    return baseline ? shownName(baseline->name) : QString();
}

void SaturationModel::followPinned()
{
    const Baseline* baseline = m_document->comparedBaseline();
    const std::shared_ptr<const SessionState> state = baseline ? baseline->state : nullptr;
    const QString name = pinnedName();
    const bool isRenamed = std::exchange(m_shownPinnedName, name) != name;
    if (std::exchange(m_pinned, state) == state) {
        if (isRenamed)
            emit curvesChanged();  // for its legend
        return;
    }
    m_pinnedCurves = {};
    emit curvesChanged();
    if (!state)
        return;
    if (isLong())
        refresh();
    else
        refreshCurves();
}

void SaturationModel::onViewChanged()
{
    followPinned();
    const Widening wanted = m_document->session().view.saturation;
    if (wanted == m_widening)
        return;
    const bool isSameCurve = wanted.source == m_widening.source && wanted.seed == m_widening.seed;
    m_widening = wanted;
    if (isLong())
        return refresh();
    refreshWhatIf();
    if (!isSameCurve)
        refreshCurves();
}

void SaturationModel::refreshWhatIf()
{
    auto job = std::make_shared<Job>();
    job->inputs = m_document->session().matrices;
    job->options = m_document->session().options;
    job->widening = m_widening;
    job->widening.width = std::max(m_widening.width, narrowest());
    job->exponentWith = exponentWith();
    job->wanted.whatIf = true;
    if (workOf(job->widening.width) <= kAtOnce) {
        job->makeWhatIf();
        if (m_current)
            m_current->isWhatIfOld = true;
        m_with = std::move(job->with);
        m_without = std::move(job->without);
        emit whatIfChanged();
        return;
    }
    if (m_with && m_with->weights.rows() != m_document->sizes().tokens) {
        // rows of other tokens say nothing
        m_with.reset();
        m_without.reset();
        emit whatIfChanged();
    }
    if (m_isWatched)
        run(std::move(job));
    else
        m_isDue = true;
}

void SaturationModel::refreshCurves()
{
    m_curvesCalm.start();
    if (!std::exchange(m_isBusy, true))
        emit busyChanged(true);
}

void SaturationModel::startCurves()
{
    if (!m_isWatched) {
        m_isDue = true;
        if (!m_current && std::exchange(m_isBusy, false))
            emit busyChanged(false);
        return;
    }
    auto job = std::make_shared<Job>();
    job->inputs = m_document->session().matrices;
    job->options = m_document->session().options;
    job->widening = m_widening;
    job->widening.width = std::max(m_widening.width, narrowest());
    job->picked = m_document->pickedToken();
    job->pinned = m_pinned;
    job->exponentWith = exponentWith();
    job->narrowest = narrowest();
    job->wanted.curves = true;
    const double work = workOf(2 * std::max(widest, narrowest()));
    job->samples = static_cast<int>(std::clamp(kMostCurveWork / work, 1.0, static_cast<double>(kMostSamples)));
    run(std::move(job));
}

void SaturationModel::run(std::shared_ptr<Job> job)
{
    if (m_current) {
        // what the cancelled job was to bring is brought by the new one
        m_current->isCancelled = true;
        job->wanted.whatIf = job->wanted.whatIf || (m_current->wanted.whatIf && !m_current->isWhatIfOld);
        job->wanted.curves = job->wanted.curves || m_current->wanted.curves;
        job->picked = m_document->pickedToken();
        job->pinned = m_pinned;
        job->narrowest = narrowest();
        job->samples = std::max(job->samples, m_current->samples);
    }
    m_current = job;
    if (!m_isBusy) {
        m_isBusy = true;
        emit busyChanged(true);
    }
    joinFinished();
    QPointer<SaturationModel> self(this);
    std::thread thread([self, job] {
        const ComputeAlone alone;  // the window's own work comes first
        const auto hand = [&](void (SaturationModel::*bring)(const std::shared_ptr<Job>&)) {
            QMetaObject::invokeMethod(
                qApp,
                [self, job, bring] {
                    if (self)
                        (self->*bring)(job);
                },
                Qt::QueuedConnection);
        };
        if (job->wanted.whatIf && !job->isCancelled) {
            job->makeWhatIf();
            hand(&SaturationModel::takeWhatIf);  // the curves take longer
        }
        if (job->wanted.curves && !job->isCancelled)
            job->makeCurves();
        hand(&SaturationModel::take);
        job->isDone = true;
    });
    m_threads.push_back({std::move(thread), std::move(job)});
}

void SaturationModel::joinFinished()
{
    std::erase_if(m_threads, [](Running& running) {
        if (!running.job->isDone)
            return false;
        running.thread.join();
        return true;
    });
}

void SaturationModel::takeWhatIf(const std::shared_ptr<Job>& job)
{
    if (job != m_current || job->isCancelled || job->isWhatIfOld)
        return;
    job->wanted.whatIf = false;  // brought; the thread does not look at it any more
    m_with = std::move(job->with);
    m_without = std::move(job->without);
    emit whatIfChanged();
}

void SaturationModel::take(const std::shared_ptr<Job>& job)
{
    if (job != m_current)
        return;
    m_current.reset();
    m_isBusy = m_curvesCalm.isActive();  // others are to come
    if (job->wanted.curves && !job->isCancelled) {  // cancelled by an edit of a large session, whose own work is still to come
        m_curves = std::move(job->curves);
        if (job->pinned == m_pinned)
            m_pinnedCurves = std::move(job->pinnedCurves);
        emit curvesChanged();
    }
    if (!m_isBusy)
        emit busyChanged(false);
}

QString SaturationModel::division() const
{
    return divisionSign(exponentWith(), numberStyle(*m_document));
}

QStringList SaturationModel::sentences() const
{
    if (!m_with || !m_without)
        return {};
    const std::vector<std::string>& tokens = m_document->session().tokens;
    QStringList frozen;
    int rows = 0;
    for (std::size_t i = 0; i < m_without->rows.size(); ++i) {
        if (m_without->rows[i].state != RowState::Ok || m_without->rows[i].isForced() || hidesWeights(*m_document, static_cast<Index>(i)))
            continue;
        if (m_without->measures[i].isSaturated)
            frozen << quotedName(shownName(tokens[i]));
        ++rows;
    }
    if (rows == 0)
        return {tr("No token has a choice between keys, so there is nothing to saturate.")};
    QStringList lines;
    constexpr qsizetype kMostNames = 8;
    if (frozen.isEmpty()) {
        lines << tr("Without %2 no token is frozen at d = %1: every largest weight is at most 0.99.").arg(m_widening.width).arg(division());
    } else {
        lines << tr("Frozen without %4 at d = %1 (largest weight above 0.99): %2 of %n token(s): %3.", nullptr, rows)
                     .arg(QString::number(m_widening.width), QString::number(frozen.size()), listOf(frozen, kMostNames), division());
    }
    return lines;
}

}  // namespace ae
