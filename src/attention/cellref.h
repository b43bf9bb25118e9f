// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/matrix.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ae {

/// One cell of one step; indices from 0. There is a single head for now, head 0.
struct CellRef {
    std::string step;
    int head = 0;
    Index row = 0;
    Index column = 0;
    bool operator==(const CellRef&) const = default;
};

/// A rectangle of cells of one matrix: top left corner and size.
struct Region {
    Index row = 0;
    Index column = 0;
    Index rows = 0;
    Index columns = 0;

    static Region whole(Shape shape) { return {0, 0, shape.rows, shape.columns}; }
    static Region cell(Index row, Index column) { return {row, column, 1, 1}; }

    bool isEmpty() const { return rows <= 0 || columns <= 0; }
    bool contains(Index r, Index c) const { return r >= row && r < row + rows && c >= column && c < column + columns; }
    bool contains(const Region& other) const
    {
        return other.row >= row && other.column >= column && other.row + other.rows <= row + rows
            && other.column + other.columns <= column + columns;
    }
    /// The smallest rectangle that holds both.
    Region united(const Region& other) const
    {
        if (isEmpty())
            return other;
        if (other.isEmpty())
            return *this;
        const Index top = std::min(row, other.row);
        const Index left = std::min(column, other.column);
        return {top, left, std::max(row + rows, other.row + other.rows) - top,
                std::max(column + columns, other.column + other.columns) - left};
    }
    bool operator==(const Region&) const = default;
};

/// Adds a rectangle and keeps the list free of those that lie in others.
inline void addRegion(std::vector<Region>& regions, const Region& region)
{
    if (region.isEmpty())
        return;
    for (const Region& known : regions) {
        if (known.contains(region))
            return;
    }
    std::erase_if(regions, [&region](const Region& known) { return region.contains(known); });
    regions.push_back(region);
}

}  // namespace ae
