// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace ae::test {

namespace {

using namespace Qt::StringLiterals;

QString number(double value)
{
    return QString::number(value, 'g', 17);
}

QString place(Index row, Index column, double got, double want)
{
    return u"[%1,%2] is %3, wanted %4"_s.arg(row).arg(column).arg(number(got), number(want));
}

QString shapeDifference(const Numbers& got, const Numbers& want)
{
    if (got.rows() == want.rows() && got.cols() == want.cols())
        return {};
    return u"shape is %1x%2, wanted %3x%4"_s.arg(got.rows()).arg(got.cols()).arg(want.rows()).arg(want.cols());
}

bool isNear(double got, double want, double allowed)
{
    if (!std::isfinite(got) || !std::isfinite(want))
        return got == want || (std::isnan(got) && std::isnan(want));
    return std::abs(got - want) <= allowed;
}

}  // namespace

QString text(const Numbers& matrix)
{
    QString lines;
    for (Index i = 0; i < std::min<Index>(matrix.rows(), 40); ++i) {
        for (Index j = 0; j < std::min<Index>(matrix.cols(), 40); ++j)
            lines += number(matrix(i, j)) + u' ';
        lines += u'\n';
    }
    return lines;
}

double largestOf(const Numbers& matrix)
{
    double largest = 0;
    for (Index i = 0; i < matrix.size(); ++i) {
        if (std::isfinite(matrix.data()[i]))
            largest = std::max(largest, std::abs(matrix.data()[i]));
    }
    return largest;
}

QString difference(const Numbers& got, const Numbers& want, double relative, double absolute)
{
    if (const QString words = shapeDifference(got, want); !words.isEmpty())
        return words;
    const double allowed = relative * largestOf(want) + absolute;
    for (Index i = 0; i < got.rows(); ++i) {
        for (Index j = 0; j < got.cols(); ++j) {
            if (!isNear(got(i, j), want(i, j), allowed)) {
                return place(i, j, got(i, j), want(i, j))
                    + u", allowed %1\ngot\n%2wanted\n%3"_s.arg(number(allowed), text(got), text(want));
            }
        }
    }
    return {};
}

bool isSame(double a, double b)
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b) || (std::isnan(a) && std::isnan(b));
}

QString bitDifference(const Numbers& got, const Numbers& want)
{
    if (const QString words = shapeDifference(got, want); !words.isEmpty())
        return words;
    return changeOutside(want, got, {});
}

QString changeOutside(const Numbers& before, const Numbers& after, const std::vector<Region>& regions)
{
    for (Index i = 0; i < before.rows(); ++i) {
        for (Index j = 0; j < before.cols(); ++j) {
            if (isSame(before(i, j), after(i, j)))
                continue;
            const bool isCovered = std::any_of(regions.begin(), regions.end(), [&](const Region& region) { return region.contains(i, j); });
            if (!isCovered)
                return place(i, j, after(i, j), before(i, j));
        }
    }
    return {};
}

QString recordDifference(const std::vector<RowRecord>& got, const std::vector<RowRecord>& want)
{
    if (got.size() != want.size())
        return u"%1 records, wanted %2"_s.arg(got.size()).arg(want.size());
    for (std::size_t i = 0; i < want.size(); ++i) {
        const bool isEqual = got[i].state == want[i].state && got[i].allowedKeys == want[i].allowedKeys
            && got[i].strongest == want[i].strongest && got[i].culprit == want[i].culprit
            && std::abs(got[i].otherSum - want[i].otherSum) <= 1e-10 * std::abs(want[i].otherSum);
        if (!isEqual) {
            return u"row %1 is state %2, strongest %3, culprit %4, wanted state %5, strongest %6, culprit %7"_s.arg(i)
                .arg(static_cast<int>(got[i].state))
                .arg(got[i].strongest)
                .arg(got[i].culprit)
                .arg(static_cast<int>(want[i].state))
                .arg(want[i].strongest)
                .arg(want[i].culprit);
        }
    }
    return {};
}

}  // namespace ae::test
