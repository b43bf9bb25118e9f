// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/saturationmodel.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

// Multiplications that fit into a frame, and what a curve may cost altogether.
constexpr double kAtOnce = 2e6;
constexpr double kMostCurveWork = 4e9;
constexpr int kMostSamples = 24;

struct Wanted {
    bool whatIf = false;
    bool curves = false;
};

}  // namespace

/// A copy of all that the work needs, and its result. Nothing of the document is touched from a thread.
struct SaturationModel::Job {
    Inputs inputs;
    Options options;
    Widening widening;
    Index picked = 0;
    double exponentWith = 0.5;
    Index narrowest = 1;
    int samples = 1;
    Wanted wanted;
    bool isWhatIfOld = false;  ///< a newer what-if is on screen; read and written outside of the thread only
    std::atomic<bool> isCancelled = false;
    std::atomic<bool> isDone = false;

    std::optional<WhatIf> with;
    std::optional<WhatIf> without;
    SaturationCurves curves;

    std::array<double, 2> exponents() const { return {exponentWith, 0.0}; }

    std::optional<WhatIf> attendAt(const QueriesAndKeys& qk, double exponent) const
    {
        Options scaled = options;
        scaled.scaleExponent = exponent;
        return attend(qk, scaled);
    }

    void makeWhatIf()
    {
        if (const auto qk = widenedQueriesAndKeys(inputs, options, widening)) {
            with = attendAt(*qk, exponentWith);
            without = attendAt(*qk, 0);
        }
    }

    void makeCurves()
    {
        curves = {};
        std::vector<Index> widths = defaultWidths(narrowest);
        if (narrowest > widest)
            widths = {narrowest};
        SweepRequest request{widening.source, widths, {exponentWith, 0.0}, samples, widening.seed};
        const auto rows = sweep(
            inputs, options, request, [](void* job) { return static_cast<Job*>(job)->isCancelled.load(); }, this);
        if (!rows || rows->size() != widths.size() * 2)
            return;
        for (const MeasureSpec& measure : measureCatalogue())
            curves.measures.push_back(measure.key);
        curves.curves.resize(curves.measures.size());
        for (std::size_t w = 0; w < widths.size(); ++w) {
            curves.widths.push_back(static_cast<double>(widths[w]));
            addWidth((*rows)[2 * w], 0);
            addWidth((*rows)[2 * w + 1], 1);
            addPicked(widths[w]);
        }
    }

    void addWidth(const SweepRow& row, std::size_t side)
    {
        curves.saturated[side].push_back(row.saturatedFraction);
        for (std::size_t m = 0; m < row.measures.size(); ++m) {
            MeasureCurve& curve = curves.curves[m][side];
            curve.median.push_back(row.measures[m].median);
            curve.p10.push_back(row.measures[m].p10);
            curve.p90.push_back(row.measures[m].p90);
            if (curves.measures[m] == "gradient_norm")
                curves.meanGradient[side].push_back(row.measures[m].mean);
        }
    }

    void addPicked(Index width)
    {
        const auto qk = widenedQueriesAndKeys(inputs, options, {widening.source, width, widening.seed});
        for (std::size_t side = 0; side < 2; ++side) {
            const auto result = qk ? attendAt(*qk, exponents()[side]) : std::nullopt;
            const bool isGood = result && !hasNoDistribution(result->rows[static_cast<std::size_t>(picked)].state);
            for (std::size_t m = 0; m < curves.measures.size(); ++m) {
                const double value =
                    isGood ? result->measures[static_cast<std::size_t>(picked)].*(measureCatalogue()[m].member) : std::nan("");
                curves.curves[m][side].picked.push_back(value);
            }
        }
    }
};

SaturationModel::SaturationModel(Document* document, QObject* parent)
    : QObject(parent), m_document(document), m_widening(document->session().view.saturation)
{
    connect(document, &Document::changed, this, &SaturationModel::onChanged);
    connect(document, &Document::viewChanged, this, &SaturationModel::onViewChanged);
    connect(document, &Document::pickedTokenChanged, this, &SaturationModel::refreshCurves);
    refreshWhatIf();
    refreshCurves();
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
    return findWidening(source) != nullptr;
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
    if (!change.isStructural && !change.options && change.steps.empty()) {
        if (change.names)
            emit whatIfChanged();  // the sentences name rows
        return;
    }
    m_widening = m_document->session().view.saturation;
    refreshWhatIf();
    refreshCurves();
}

void SaturationModel::onViewChanged()
{
    const Widening wanted = m_document->session().view.saturation;
    if (wanted == m_widening)
        return;
    const bool isSameCurve = wanted.source == m_widening.source && wanted.seed == m_widening.seed;
    m_widening = wanted;
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
    run(std::move(job));
}

void SaturationModel::refreshCurves()
{
    auto job = std::make_shared<Job>();
    job->inputs = m_document->session().matrices;
    job->options = m_document->session().options;
    job->widening = m_widening;
    job->widening.width = std::max(m_widening.width, narrowest());
    job->picked = m_document->pickedToken();
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
        if (job->wanted.whatIf && !job->isCancelled)
            job->makeWhatIf();
        if (job->wanted.curves && !job->isCancelled)
            job->makeCurves();
        QMetaObject::invokeMethod(
            qApp,
            [self, job] {
                if (self)
                    self->take(job);
            },
            Qt::QueuedConnection);
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

void SaturationModel::take(const std::shared_ptr<Job>& job)
{
    if (job != m_current)
        return;
    m_current.reset();
    m_isBusy = false;
    if (job->wanted.whatIf && !job->isWhatIfOld) {
        m_with = std::move(job->with);
        m_without = std::move(job->without);
        emit whatIfChanged();
    }
    if (job->wanted.curves) {
        m_curves = std::move(job->curves);
        emit curvesChanged();
    }
    emit busyChanged(false);
}

QStringList SaturationModel::sentences() const
{
    if (!m_with || !m_without)
        return {};
    const NumberStyle style = numberStyle(*m_document);
    const std::vector<std::string>& tokens = m_document->session().tokens;
    QStringList frozen;
    std::vector<double> gradientsWith;
    std::vector<double> gradientsWithout;
    for (std::size_t i = 0; i < m_without->rows.size(); ++i) {
        if (m_without->rows[i].state != RowState::Ok || m_without->rows[i].isForced())
            continue;
        if (m_without->measures[i].isSaturated)
            frozen << u"“%1”"_s.arg(shownName(tokens[i]));
        gradientsWithout.push_back(m_without->measures[i].gradientNorm);
        if (!hasNoDistribution(m_with->rows[i].state))
            gradientsWith.push_back(m_with->measures[i].gradientNorm);
    }
    const auto rows = static_cast<int>(gradientsWithout.size());
    if (rows == 0)
        return {tr("No row has a choice between keys, so there is nothing to saturate.")};
    QStringList lines;
    constexpr qsizetype kMostNames = 8;
    if (frozen.isEmpty()) {
        lines << tr("Without ÷ √d no row is frozen at d = %1: every largest weight is at most 0.99.").arg(m_widening.width);
    } else {
        QString names = frozen.mid(0, kMostNames).join(u", "_s);
        if (frozen.size() > kMostNames)
            names += u" …"_s;
        lines << tr("Without ÷ √d, %1 of %2 rows are frozen at d = %3 (largest weight above 0.99): %4.")
                     .arg(frozen.size())
                     .arg(rows)
                     .arg(m_widening.width)
                     .arg(names);
    }
    const Quantiles off = quantilesOf(gradientsWithout);
    const Quantiles on = quantilesOf(gradientsWith);
    lines << tr("Median gradient at the query: %1 without, %2 with ÷ √d; mean: %3 without, %4 with.")
                 .arg(style.measure(off.median), style.measure(on.median), style.measure(off.mean), style.measure(on.mean));
    if (off.median < on.median && off.mean > on.mean)
        lines << tr("Most rows have almost no gradient left, while a few rows on the edge between two keys carry nearly all of it. V still "
                    "learns.");
    return lines;
}

}  // namespace ae
