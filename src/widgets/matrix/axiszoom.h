// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/matrix.h"

#include <utility>
#include <vector>

namespace ae {

/// How one direction of a large matrix lies in its pane: from all cells in view, many to a pixel, to cells that hold a number.
/// Pixels count from the start of the plot.
class AxisZoom {
public:
    /// count: cells; extent: pixels of the plot; number: pixels that a cell with a number needs. Keeps what is in view where it can;
    /// an axis that showed all goes on showing all.
    void setFrame(Index count, double extent, double number);

    Index count() const { return m_count; }
    double cell() const { return m_cell; }
    double extent() const { return m_extent; }
    double startOf(Index index) const { return m_offset + static_cast<double>(index) * m_cell; }
    /// The cell under a pixel, or -1 beside all of them.
    Index at(double place) const;
    bool isWhole() const { return m_cell <= least(); }
    bool showsNumbers() const { return m_cell >= m_number * 0.98; }
    /// First cell in view and the one behind the last.
    std::pair<Index, Index> shown() const;

    /// 1 goes from the whole to numbers, -1 back; the cell under `place` stays there.
    void zoom(double share, double place);
    void pan(double pixels);
    /// Moves no further than needed.
    void show(Index index);
    bool operator==(const AxisZoom&) const = default;

    /// Edges of what is drawn as one, pixel by pixel or cell by cell, and the pixels where each begins (one more at the end).
    /// `pixel` is the size of one of the device.
    struct Bins {
        std::vector<Index> edges;
        std::vector<double> places;
    };
    Bins bins(double pixel) const;

private:
    double least() const;
    void settle();

    Index m_count = 0;
    double m_extent = 1;
    double m_number = 1;
    double m_cell = 1;
    double m_offset = 0;  ///< of the first cell, never positive
};

}  // namespace ae
