// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gradientrows.h"

#include "models/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// A context for texts with a number.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(GradientRows)
};

constexpr double kNearlyAll = 0.9;
constexpr std::size_t kMostNames = 6;

GradientRows::Side sideOf(const WhatIf& whatIf, const std::vector<Index>& rows, const std::vector<double>& gradients)
{
    GradientRows::Side side;
    for (const Index row : rows) {
        side.sorted.push_back(gradients[static_cast<std::size_t>(row)]);
        side.saturated += whatIf.measures[static_cast<std::size_t>(row)].isSaturated ? 1 : 0;
    }
    if (rows.empty())
        return side;
    std::vector<double> values = side.sorted;
    side.quantiles = quantilesOf(values);
    std::ranges::sort(side.sorted, std::greater());
    side.saturated /= static_cast<double>(rows.size());
    const double sum = std::accumulate(side.sorted.begin(), side.sorted.end(), 0.0);
    for (double carried = 0; sum > 0 && carried < kNearlyAll * sum && side.carriers < side.sorted.size(); ++side.carriers)
        carried += side.sorted[side.carriers];
    return side;
}

std::vector<double> gradientsOf(const WhatIf& whatIf, const Matrix* embeddings)
{
    std::vector<double> gradients;
    for (std::size_t i = 0; i < whatIf.measures.size(); ++i)
        gradients.push_back(whatIf.measures[i].gradientNorm * (embeddings ? embeddings->row(static_cast<Index>(i)).stableNorm() : 1));
    return gradients;
}

QString namesOf(const GradientRows& rows, const std::vector<std::string>& tokens)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min(rows.sides[1].carriers, kMostNames + 1); ++i)
        names << quotedName(shownName(tokens[static_cast<std::size_t>(rows.order[i])]));
    return listOf(names, kMostNames);
}

QString meaningOf(const GradientRows& rows)
{
    const Quantiles& on = rows.sides[0].quantiles;
    const Quantiles& off = rows.sides[1].quantiles;
    constexpr double much = 3;
    if (off.median >= on.median) {
        return translate("ae",
                         "At this width the division makes the typical gradient smaller, not larger: the scores are not yet so large that "
                         "they would take it away.");
    }
    if (off.mean >= on.mean && off.median * much < on.median) {
        return translate("ae",
                         "Most queries have almost no gradient left, while a few on the edge between two keys have huge ones: the median "
                         "falls, the mean does not. V still learns.");
    }
    if (off.mean < on.mean && off.median * much < on.median)
        return translate(
            "ae", "Most queries have almost no gradient left, and no few of them make up for it: the mean falls too. V still learns.");
    return translate("ae", "Without the division the typical query begins to lose its gradient.");
}

}  // namespace

GradientRows gradientRowsOf(const WhatIf& with, const WhatIf& without, const Matrix* embeddings)
{
    GradientRows rows;
    rows.isAtQuery = !embeddings;
    const std::vector<double> on = gradientsOf(with, embeddings);
    const std::vector<double> off = gradientsOf(without, embeddings);
    for (std::size_t i = 0; i < std::min(on.size(), off.size()); ++i) {
        const auto counts = [i](const WhatIf& whatIf) { return !hasNoDistribution(whatIf.rows[i].state) && !whatIf.rows[i].isForced(); };
        if (counts(with) && counts(without) && std::isfinite(on[i]) && std::isfinite(off[i]))
            rows.order.push_back(static_cast<Index>(i));
    }
    rows.sides = {sideOf(with, rows.order, on), sideOf(without, rows.order, off)};
    std::ranges::stable_sort(rows.order, std::greater(), [&off](Index row) { return off[static_cast<std::size_t>(row)]; });
    return rows;
}

QString ratioInWords(double first, double second, const NumberStyle& style)
{
    constexpr double same = 1.05;
    if (first == 0 && second == 0)
        return translate("ae", "both 0");
    if (first == 0)
        return translate("ae", "nothing is left of it");
    if (second == 0)
        return translate("ae", "with it nothing is left");
    const double ratio = first / second;
    if (ratio < same && ratio > 1 / same)
        return translate("ae", "about the same");
    const auto times = [&style](double factor) { return factor < 1e5 ? style.text(factor, factor < 10 ? 1 : 0) : style.measure(factor); };
    return ratio < 1 ? translate("ae", "%1 times smaller").arg(times(1 / ratio)) : translate("ae", "%1 times larger").arg(times(ratio));
}

QStringList sentencesOf(const GradientRows& rows, const std::vector<std::string>& tokens, const QString& division, const NumberStyle& style)
{
    if (rows.count() == 0)
        return {};
    const Quantiles& on = rows.sides[0].quantiles;
    const Quantiles& off = rows.sides[1].quantiles;
    const auto compared = [&style](const QString& text, double without, double with, const QString& by = {}) {
        const QString words = text.arg(style.measure(without), style.measure(with), ratioInWords(without, with, style));
        return by.isEmpty() ? words : words.arg(by);
    };
    const QString median = rows.isAtQuery ? translate("ae", "Median gradient at the query: %1 without %4, %2 with (%3).")
                                          : translate("ae", "Median gradient at W_Q: %1 without %4, %2 with (%3).");
    const auto percent = [&](double share) { return style.text(100 * share, 0); };
    const auto share = [&](const GradientRows::Side& side) {
        return Words::tr("%1 of %n query(ies) (%2 %)", "how many carry the gradient", static_cast<int>(rows.count()))
            .arg(side.carriers)
            .arg(percent(static_cast<double>(side.carriers) / static_cast<double>(rows.count())));
    };
    QStringList lines = {compared(median, off.median, on.median, division),
                         compared(translate("ae", "Mean: %1 without, %2 with (%3)."), off.mean, on.mean)};
    if (rows.draws > 1) {
        lines.prepend(
            Words::tr("Over %1 draws, yours first, with %n query(ies):", nullptr, static_cast<int>(rows.count())).arg(rows.draws));
        lines << translate("ae", "90 % of all gradient is, without it, in %1; with it, in %2.")
                     .arg(share(rows.sides[1]), share(rows.sides[0]));
    } else if (rows.sides[1].carriers > 0) {
        lines << translate("ae", "90 % of all gradient is, without it, in %1: %2; with it, in %3.")
                     .arg(share(rows.sides[1]), namesOf(rows, tokens), share(rows.sides[0]));
    }
    lines << translate("ae", "Saturated queries: %1 % without, %2 % with.")
                 .arg(percent(rows.sides[1].saturated), percent(rows.sides[0].saturated));
    lines << meaningOf(rows);
    return lines;
}

}  // namespace ae
