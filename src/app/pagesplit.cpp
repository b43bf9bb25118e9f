// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pagesplit.h"

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr double kRounding = 1e-9;  // of a page: sums of heights that fill it exactly
constexpr double kSmallestUnderHead = 0.5;  // below it a row is better on a page of its own

double sound(double size)
{
    return std::isfinite(size) ? std::max(size, 0.0) : 0;
}

/// So that a length has its room.
double scaleFor(double length, double room)
{
    return length > room && length > 0 ? room / length : 1;
}

}  // namespace

std::vector<PagePlace> placeOnPages(std::span<const QSizeF> rows, const QSizeF& page, double head, double gap)
{
    const double room = sound(page.height());
    std::vector<PagePlace> places;
    PagePlace next{0, std::min(sound(head), room), 1};
    bool isFirst = true;  // of its page
    for (const QSizeF& row : rows) {
        const double height = sound(row.height());
        next.scale = std::min(scaleFor(sound(row.width()), sound(page.width())), scaleFor(height, room));
        const double left = room * (1 + kRounding) - next.top - (isFirst ? 0 : gap);
        if (height * next.scale > left) {
            // the head does not stay alone where a row is only a little too high
            const double squeezed = isFirst && height > 0 ? (room - next.top) / height : 0;
            if (squeezed >= next.scale * kSmallestUnderHead) {
                next.scale = squeezed;
            } else {
                ++next.page;
                next.top = 0;
                isFirst = true;
            }
        }
        if (!isFirst)
            next.top += gap;
        places.push_back(next);
        next.top += height * next.scale;
        isFirst = false;
    }
    return places;
}

}  // namespace ae
