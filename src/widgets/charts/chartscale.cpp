// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartscale.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ae {

namespace {

// Where doubles end, limits and steps must neither overflow nor vanish: differences are taken of halves.
constexpr double largest = std::numeric_limits<double>::max();
constexpr double smallest = 1e-300;

double niceStep(double raw)
{
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    const double lead = raw / power;
    const double nice = power * (lead <= 1.0001 ? 1 : lead <= 2.0001 ? 2 : lead <= 5.0001 ? 5 : 10);
    return std::isfinite(nice) ? nice : power * 5;
}

}  // namespace

void FiniteRange::include(double value)
{
    if (!std::isfinite(value))
        return;
    low = isEmpty ? value : std::min(low, value);
    high = isEmpty ? value : std::max(high, value);
    isEmpty = false;
}

void FiniteRange::includePositive(double value)
{
    if (value > 0)
        include(value);
}

ChartScale ChartScale::linear(const FiniteRange& range, int mostTicks)
{
    double low = range.isEmpty ? 0 : std::clamp(range.low, -largest, largest);
    double high = range.isEmpty ? 1 : std::clamp(range.high, -largest, largest);
    // One value, or several that differ by less than a chart can show, get room around them.
    const double size = std::max({std::abs(low), std::abs(high), smallest});
    if (high / 2 - low / 2 < size * 1e-12) {
        const double room = std::max(std::abs(low) > smallest ? size * 0.1 : 1, smallest);
        high = std::min(high + (low == 0 || high > 0 ? room : 0), largest);
        low = std::max(low - (low < 0 || high == largest ? room : 0), -largest);
    }
    ChartScale scale;
    scale.m_step = niceStep(std::min((high / 2 - low / 2) / std::max(mostTicks, 1), largest / 4) * 2);
    scale.m_low = std::max(std::floor(low / scale.m_step + 1e-9) * scale.m_step, -largest);
    scale.m_high = std::min(std::ceil(high / scale.m_step - 1e-9) * scale.m_step, largest);
    if (!(scale.m_high > scale.m_low))
        scale.m_high = scale.m_low + scale.m_step;
    return scale;
}

ChartScale ChartScale::decades(const FiniteRange& range, int mostDecades)
{
    const double low = range.isEmpty ? 1 : std::clamp(range.low, smallest, 1e307);
    const double high = range.isEmpty ? 10 : std::clamp(range.high, smallest, 1e308);
    const double top = std::ceil(std::log10(high) - 1e-9);
    double bottom = std::floor(std::log10(low) + 1e-9);
    bottom = std::clamp(bottom, top - mostDecades, top - 1);
    return exactly(ScaleKind::Log, std::pow(10.0, bottom), std::pow(10.0, top));
}

ChartScale ChartScale::exactly(ScaleKind kind, double low, double high)
{
    ChartScale scale;
    scale.m_kind = kind;
    const bool isUsable = std::isfinite(low) && std::isfinite(high) && high > low && (kind == ScaleKind::Linear || low > 0);
    scale.m_low = isUsable ? low : kind == ScaleKind::Log ? 1 : 0;
    scale.m_high = isUsable ? high : scale.m_low + 1;
    scale.m_step = kind == ScaleKind::Log ? 0 : niceStep((scale.m_high / 4 - scale.m_low / 4));
    return scale;
}

double ChartScale::place(double value) const
{
    if (m_kind == ScaleKind::Log) {
        if (!(value > 0))
            return std::numeric_limits<double>::quiet_NaN();
        return (std::log(value) - std::log(m_low)) / (std::log(m_high) - std::log(m_low));
    }
    return (value / 2 - m_low / 2) / (m_high / 2 - m_low / 2);
}

double ChartScale::valueAt(double place) const
{
    if (m_kind == ScaleKind::Log)
        return std::exp(std::log(m_low) + place * (std::log(m_high) - std::log(m_low)));
    return m_low * (1 - place) + m_high * place;
}

std::vector<double> ChartScale::ticks(int most) const
{
    std::vector<double> all;
    most = std::max(most, 1);
    if (m_kind == ScaleKind::Log) {
        const int bottom = static_cast<int>(std::ceil(std::log10(m_low) - 1e-9));
        const int top = static_cast<int>(std::floor(std::log10(m_high) + 1e-9));
        const int stride = std::max(1, (top - bottom + most - 1) / most);
        for (int exponent = top; exponent >= bottom; exponent -= stride)
            all.push_back(std::pow(10.0, exponent));
        std::reverse(all.begin(), all.end());
        return all;
    }
    const double first = std::ceil(m_low / m_step - 1e-9);
    const double count = std::floor(m_high / m_step + 1e-6) - first;
    const int stride = std::max(1, static_cast<int>(std::ceil(count / most)));
    for (double i = 0; i <= count; i += stride)
        all.push_back((first + i) * m_step);
    return all;
}

std::vector<QPointF> thinned(std::span<const QPointF> points, int columns, std::size_t mostPoints)
{
    if (points.size() <= mostPoints)
        return {points.begin(), points.end()};
    columns = std::clamp(columns, 1, std::max(1, static_cast<int>(mostPoints / 4)));
    const auto columnOf = [columns](const QPointF& p) { return std::clamp(static_cast<int>(p.x() * columns), 0, columns - 1); };
    std::vector<QPointF> kept;
    for (std::size_t start = 0; start < points.size();) {
        std::size_t end = start + 1;
        std::size_t low = start;
        std::size_t high = start;
        const int column = columnOf(points[start]);
        for (; end < points.size() && columnOf(points[end]) == column; ++end) {
            if (points[end].y() < points[low].y())
                low = end;
            if (points[end].y() > points[high].y())
                high = end;
        }
        std::size_t order[] = {start, std::min(low, high), std::max(low, high), end - 1};
        for (std::size_t i = 0; i < 4; ++i) {
            if (i == 0 || order[i] != order[i - 1])
                kept.push_back(points[order[i]]);
        }
        start = end;
    }
    return kept;
}

}  // namespace ae
