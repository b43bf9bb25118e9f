// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <cstddef>
#include <span>
#include <vector>

namespace ae {

enum class ScaleKind { Linear, Log };

/// The smallest and the largest finite number seen; NaN and infinities never widen an axis.
struct FiniteRange {
    double low = 0;
    double high = 0;
    bool isEmpty = true;

    void include(double value);
    /// Only numbers above 0, for logarithmic axes.
    void includePositive(double value);
};

/// One axis: from values to 0..1 and back. Its limits are finite and different whatever went in.
class ChartScale {
public:
    ChartScale() = default;
    /// Limits rounded outwards to steps of 1, 2 or 5 times a power of ten; at most `mostTicks` steps.
    static ChartScale linear(const FiniteRange& range, int mostTicks);
    /// Whole decades; at most `mostDecades` of them, counted from the top.
    static ChartScale decades(const FiniteRange& range, int mostDecades = 12);
    /// Exactly these limits; both must be finite, and above 0 for Log.
    static ChartScale exactly(ScaleKind kind, double low, double high);

    ScaleKind kind() const { return m_kind; }
    double low() const { return m_low; }
    double high() const { return m_high; }
    /// Between ticks of a linear scale; 0 for a logarithmic one.
    double step() const { return m_step; }

    /// 0 at low(), 1 at high(), beyond outside; NaN for what a logarithmic axis cannot show.
    double place(double value) const;
    double valueAt(double place) const;
    std::vector<double> ticks(int most) const;

private:
    ScaleKind m_kind = ScaleKind::Linear;
    double m_low = 0;
    double m_high = 1;
    double m_step = 0.5;
};

/// Points of which no more than a few share a pixel column: the first, the lowest, the highest and the last of each run.
/// x of the points: 0..1 over `columns` pixels. Shorter lists than `mostPoints` come back as they are.
std::vector<QPointF> thinned(std::span<const QPointF> points, int columns, std::size_t mostPoints = 1000);

}  // namespace ae
