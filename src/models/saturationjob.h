// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/saturationmodel.h"

#include <cmath>

namespace ae {

/// A copy of all that the work needs, and its result. Nothing of the document is touched from a thread.
struct SaturationModel::Job {
    struct Wanted {
        bool whatIf = false;
        bool curves = false;
    };
    Inputs inputs;
    Options options;
    Widening widening;
    Index picked = 0;  ///< -1: no row is picked out
    double exponentWith = 0.5;
    Index narrowest = 1;
    int samples = 1;
    Wanted wanted;
    bool isWhatIfOld = false;  ///< a newer what-if is on screen; read and written outside of the thread only
    std::atomic<bool> isCancelled = false;
    std::atomic<bool> isDone = false;
    std::atomic<double> progress = 0;
    Job* owner = this;  ///< whose progress and end these are

    std::optional<WhatIf> with;
    std::optional<WhatIf> without;
    SaturationCurves curves;
    std::shared_ptr<const SessionState> pinned;  ///< whose curves are wanted too
    SaturationCurves pinnedCurves;

    std::array<double, 2> exponents() const { return {exponentWith, 0.0}; }

    std::optional<WhatIf> attendAt(const QueriesAndKeys& qk, double exponent) const
    {
        Options scaled = options;
        scaled.scaleExponent = exponent;
        return attend(qk, scaled, &Job::mustStop, const_cast<Job*>(this));
    }

    static bool mustStop(void* job) { return static_cast<Job*>(job)->owner->isCancelled.load(); }

    void makeWhatIf()
    {
        if (const auto qk = widenedQueriesAndKeys(inputs, options, widening)) {
            with = attendAt(*qk, exponentWith);
            without = attendAt(*qk, 0);
        }
    }

    void makeCurves()
    {
        double work = 0;
        for (const Index width : widthsFrom(narrowest))
            work += static_cast<double>(width);
        makeOwnCurves(work * (pinned ? 2 : 1));
        if (!pinned || isCancelled)
            return;
        Job other;
        other.inputs = pinned->matrices;
        other.options = pinned->options;
        other.widening = widening;
        other.exponentWith = pinned->options.scaleExponent > 0 ? pinned->options.scaleExponent : 0.5;
        const WideningSpec* source = findWidening(widening.source);
        other.narrowest = source && source->keepsSession ? other.inputs.at("Wq").cols() : 1;
        other.samples = samples;
        other.picked = -1;
        other.owner = this;
        other.makeOwnCurves(2 * work);
        pinnedCurves = std::move(other.curves);
    }

    static std::vector<Index> widthsFrom(Index narrowest)
    {
        return narrowest > widest ? std::vector<Index>{narrowest} : defaultWidths(narrowest);
    }

    /// `work`: sum of all widths that are looked at, these and others.
    void makeOwnCurves(double work)
    {
        curves = {};
        curves.hasPicked = picked >= 0;
        const std::vector<Index> widths = widthsFrom(narrowest);
        for (const MeasureSpec& measure : measureCatalogue())
            curves.measures.push_back(measure.key);
        curves.curves.resize(curves.measures.size());
        for (const Index width : widths) {
            const auto rows =
                sweep(inputs, options, {widening.source, {width}, {exponentWith, 0.0}, samples, widening.seed}, &mustStop, this);
            if (!rows || rows->size() != 2)
                return;
            curves.widths.push_back(static_cast<double>(width));
            addWidth((*rows)[0], 0);
            addWidth((*rows)[1], 1);
            if (picked >= 0)
                addPicked(width);
            owner->progress = owner->progress + static_cast<double>(width) / work;
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
            const bool isGood = result && !isCancelled && !hasNoDistribution(result->rows[static_cast<std::size_t>(picked)].state);
            for (std::size_t m = 0; m < curves.measures.size(); ++m) {
                const double value =
                    isGood ? result->measures[static_cast<std::size_t>(picked)].*(measureCatalogue()[m].member) : std::nan("");
                curves.curves[m][side].picked.push_back(value);
            }
        }
    }
};

}  // namespace ae
