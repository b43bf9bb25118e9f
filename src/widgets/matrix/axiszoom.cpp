// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matrix/axiszoom.h"

#include <algorithm>
#include <cmath>

namespace ae {

double AxisZoom::least() const
{
    return m_count == 0 ? m_number : std::min(m_number, m_extent / static_cast<double>(m_count));
}

void AxisZoom::settle()
{
    m_cell = std::clamp(m_cell, least(), m_number);
    const double room = m_extent - m_cell * static_cast<double>(m_count);
    m_offset = room >= 0 ? 0 : std::clamp(m_offset, room, 0.0);
}

void AxisZoom::setFrame(Index count, double extent, double number)
{
    const bool wasWhole = m_count == 0 || isWhole();
    const bool hadNumbers = !wasWhole && showsNumbers();
    const double first = m_cell > 0 ? -m_offset / m_cell : 0;
    m_count = count;
    m_extent = std::max(1.0, extent);
    m_number = std::max(1.0, number);
    m_cell = wasWhole ? least() : hadNumbers ? m_number : m_cell;
    m_offset = -first * m_cell;
    settle();
}

Index AxisZoom::at(double place) const
{
    const double index = std::floor((place - m_offset) / m_cell);
    return index >= 0 && index < static_cast<double>(m_count) ? static_cast<Index>(index) : -1;
}

std::pair<Index, Index> AxisZoom::shown() const
{
    const auto first = static_cast<Index>(std::floor(-m_offset / m_cell));
    const auto behind = static_cast<Index>(std::ceil((m_extent - m_offset) / m_cell - 1e-9));
    return {std::clamp<Index>(first, 0, m_count), std::clamp<Index>(behind, 0, m_count)};
}

void AxisZoom::zoom(double share, double place)
{
    const double under = (place - m_offset) / m_cell;
    m_cell *= std::pow(m_number / least(), share);
    m_cell = std::clamp(m_cell, least(), m_number);
    m_offset = place - under * m_cell;
    settle();
}

void AxisZoom::pan(double pixels)
{
    m_offset += pixels;
    settle();
}

void AxisZoom::show(Index index)
{
    const double start = startOf(index);
    if (start < 0)
        pan(-start);
    else if (start + m_cell > m_extent)
        pan(m_extent - start - m_cell);
}

AxisZoom::Bins AxisZoom::bins(double pixel) const
{
    Bins bins;
    const auto [first, behind] = shown();
    const auto add = [&bins](Index edge, double place) {
        bins.edges.push_back(edge);
        bins.places.push_back(place);
    };
    if (m_cell >= pixel) {
        for (Index i = first; i <= behind; ++i)
            add(i, startOf(i));
        return bins;
    }
    const double end = std::min(m_extent, startOf(m_count));
    const auto pixels = static_cast<Index>(std::ceil(end / pixel - 1e-9));
    for (Index i = 0; i <= pixels; ++i) {
        const double place = std::min(static_cast<double>(i) * pixel, end);
        const auto edge = static_cast<Index>(std::llround((place - m_offset) / m_cell));
        add(std::clamp(edge, first, behind), place);
    }
    return bins;
}

}  // namespace ae
