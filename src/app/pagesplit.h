// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>

#include <span>
#include <vector>

namespace ae {

/// Where a row of cells stands on paper.
struct PagePlace {
    int page = 0;  ///< from 0
    double top = 0;  ///< from the upper end of the page
    double scale = 1;  ///< 1, or less for a row that is larger than a page
};

/// Spreads rows over pages of one size, in their order, so that none is cut in two: a row that does not fit below the one before begins
/// a page, and one that is wider or higher than a page is made as small as it takes. All sizes have one unit; the first page has `head`
/// taken away at its upper end, and rows of a page are `gap` apart. Sizes that are no numbers, or below 0, count as 0.
std::vector<PagePlace> placeOnPages(std::span<const QSizeF> rows, const QSizeF& page, double head, double gap);

}  // namespace ae
