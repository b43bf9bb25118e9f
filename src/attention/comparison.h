// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/referencepass.h"

#include <cmath>
#include <limits>

/// What a reference pass holds cells against: bounds, and the notes that come of them.
namespace ae::comparison {

using Real = long double;

constexpr Real kUnit = std::numeric_limits<double>::epsilon() / 2.0L + std::numeric_limits<Real>::epsilon() / 2.0L;
constexpr Real kSmallest = std::numeric_limits<double>::denorm_min();

/// Higham's gamma(k), the reference's own rounding included.
inline Real gammaOf(Index k)
{
    const Real units = static_cast<Real>(k) * kUnit;
    return units / (1 - units);
}

inline void note(StepCheck& check, const Disagreement& disagreement)
{
    ++check.wrongCells;
    if (!check.first)
        check.first = disagreement;
}

inline CellRef cellOf(const StepCheck& check, Index row, Index column)
{
    return {std::string(check.step), 0, row, column};
}

/// `inOrder` is the sum in double and in the order of the formula: which infinity, or no number, a sum becomes that is not finite or
/// overflows on its way depends on the order, and that is the one that counts.
template <class InOrder>
void compare(StepCheck& check, Index row, Index column, double shown, Real right, Real bound, const InOrder& inOrder)
{
    ++check.cells;
    double wanted = static_cast<double>(right);
    if (std::isfinite(shown)) {
        const Real difference = std::abs(static_cast<Real>(shown) - right);
        if (std::isfinite(right) && difference <= bound) {
            const double share = difference > 0 ? static_cast<double>(difference / bound) : 0;
            if (share > check.worstShare || check.worstCell.step.empty()) {
                check.worstShare = share;
                check.worstDifference = static_cast<double>(difference);
                check.worstCell = cellOf(check, row, column);
            }
            return;
        }
    } else {
        wanted = inOrder();
        if (std::isnan(shown) ? std::isnan(wanted) : shown == wanted)
            return;
    }
    note(check, {cellOf(check, row, column), shown, wanted, {}, {}});
}

/// Every cell of a row without a distribution shows that there is none.
inline void compareWithNothing(StepCheck& check, Index row, const double* shown, Index columns)
{
    for (Index c = 0; c < columns; ++c) {
        ++check.cells;
        if (!std::isnan(shown[c]))
            note(check, {cellOf(check, row, c), shown[c], std::numeric_limits<double>::quiet_NaN(), {}, {}});
    }
}

inline void compareState(StepCheck& check, Index row, RowState shown, RowState right)
{
    if (shown != right)
        note(check, {cellOf(check, row, 0), 0, 0, shown, right});
}

inline const double* rowOf(const ShownRows& part, Index row)
{
    return part.shown.data() + (row - part.first) * part.shown.cols();
}

}  // namespace ae::comparison
