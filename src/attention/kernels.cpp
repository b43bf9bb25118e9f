// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace ae {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// 1.5 * 2^52: adding it rounds to the nearest integer, which then stands in the low bits.
constexpr double kRound = 6755399441055744.0;
constexpr double kLog2e = 1.4426950408889634074;
// ln 2 in two parts: the product of the first with any exponent is exact.
constexpr double kLn2High = 6.93147180369123816490e-01;
constexpr double kLn2Low = 1.90821492927058770002e-10;

inline double powerOfTwo(double rounded)
{
    return std::bit_cast<double>((std::bit_cast<std::uint64_t>(rounded) << 52) + (std::uint64_t{1023} << 52));
}

// One rounding where the processor can, two elsewhere: never left to the compiler, so that it is the same for every element.
inline double multiplyAdd(double a, double b, double c)
{
#if defined(__FMA__)
    return std::fma(a, b, c);
#else
    return a * b + c;
#endif
}

// From here on results are normal numbers.
constexpr double kLeastNormal = -708.0;

/// What is known of the argument: a result that may be subnormal takes two factors, so that it is rounded once. Where both can be
/// used they agree to the last bit, because a power of two rounds nothing.
enum class Range { Any, Normal };

template <Range range> inline double expOne(double x)
{
    if constexpr (range == Range::Any)
        x = x < -746.0 ? -746.0 : x;
    const double k = (x * kLog2e + kRound) - kRound;
    const double high = x - k * kLn2High;
    const double low = k * kLn2Low;
    const double r = high - low;
    const double square = r * r;
    // e^r = 1 + r + r^2 p(r): Taylor, |r| <= ln2/2, the first term left out is below 2^-56; even and odd powers side by side
    double even = 1.0 / 479001600.0;
    even = multiplyAdd(even, square, 1.0 / 3628800.0);
    even = multiplyAdd(even, square, 1.0 / 40320.0);
    even = multiplyAdd(even, square, 1.0 / 720.0);
    even = multiplyAdd(even, square, 1.0 / 24.0);
    even = multiplyAdd(even, square, 0.5);
    double odd = 1.0 / 6227020800.0;
    odd = multiplyAdd(odd, square, 1.0 / 39916800.0);
    odd = multiplyAdd(odd, square, 1.0 / 362880.0);
    odd = multiplyAdd(odd, square, 1.0 / 5040.0);
    odd = multiplyAdd(odd, square, 1.0 / 120.0);
    odd = multiplyAdd(odd, square, 1.0 / 6.0);
    const double p = multiplyAdd(odd, r, even);
    const double e = 1.0 + (high - (low - square * p));
    if constexpr (range == Range::Normal)
        return e * powerOfTwo(k + kRound);
    const double half = (k * 0.5 + kRound) - kRound;
    return e * powerOfTwo(half + kRound) * powerOfTwo((k - half) + kRound);
}

}  // namespace

void expNonPositive(const double* x, double* out, Index count)
{
    for (Index i = 0; i < count; ++i)
        out[i] = expOne<Range::Any>(x[i]);
}

namespace {

void fillNaN(double* weights, Index keys)
{
    for (Index j = 0; j < keys; ++j)
        weights[j] = kNaN;
}

// From this length on sums and maxima run in lanes; shorter ones in the order of the keys, as they are explained.
constexpr Index kLanesFrom = 64;
constexpr Index kLanes = 16;

/// Largest of a row without NaN, or NaN where there is one.
double largestOf(const double* values, Index count)
{
    double lanes[kLanes];
    double spoil[kLanes] = {};
    std::fill_n(lanes, kLanes, -std::numeric_limits<double>::infinity());
    Index i = 0;
    for (; i + kLanes <= count; i += kLanes) {
        for (Index lane = 0; lane < kLanes; ++lane) {
            const double value = values[i + lane];
            lanes[lane] = value > lanes[lane] ? value : lanes[lane];
            spoil[lane] += value == value ? 0.0 : 1.0;
        }
    }
    double largest = lanes[0];
    double spoils = 0;
    for (Index lane = 0; lane < kLanes; ++lane) {
        largest = lanes[lane] > largest ? lanes[lane] : largest;
        spoils += spoil[lane];
    }
    for (; i < count; ++i) {
        largest = values[i] > largest ? values[i] : largest;
        spoils += values[i] == values[i] ? 0.0 : 1.0;
    }
    return spoils > 0 ? kNaN : largest;
}

double sumOf(const double* values, Index count)
{
    double lanes[kLanes] = {};
    Index i = 0;
    for (; count >= kLanesFrom && i + kLanes <= count; i += kLanes) {
        for (Index lane = 0; lane < kLanes; ++lane)
            lanes[lane] += values[i + lane];
    }
    double sum = 0;
    for (; i < count; ++i)
        sum += values[i];
    for (const double part : lanes)
        sum += part;
    return sum;
}

/// The strongest key counts exactly 1 and is left out of the sum of the others, which then never loses them.
void sumOthers(double* exponentials, Index keys, RowRecord& record)
{
    exponentials[record.strongest] = 0;
    record.otherSum = sumOf(exponentials, keys);
    exponentials[record.strongest] = 1;
}

/// Smallest and largest number of a row, past NaN.
struct Extremes {
    double least;
    double largest;
};

Extremes extremesOf(const double* values, Index count)
{
    constexpr Index lanes = 32;  // several vectors, so that none waits for the one before
    double least[lanes];
    double largest[lanes];
    std::fill_n(least, lanes, std::numeric_limits<double>::infinity());
    std::fill_n(largest, lanes, -std::numeric_limits<double>::infinity());
    const auto take = [](double value, double& low, double& high) {
        low = value < low ? value : low;
        high = value > high ? value : high;
    };
    Index i = 0;
    for (; i + lanes <= count; i += lanes) {
        for (Index lane = 0; lane < lanes; ++lane)
            take(values[i + lane], least[lane], largest[lane]);
    }
    for (; i < count; ++i)
        take(values[i], least[0], largest[0]);
    return {*std::min_element(least, least + lanes), *std::max_element(largest, largest + lanes)};
}

/// Reads, scales, shifts and exponentiates a row in one go.
struct OpenRow {
    const double* stored;
    Index keys;
    double least;  ///< as stored
    double largest;  ///< scaled
    double temperature;
    double* out;

    template <class Scaled> void exponentiate(const Scaled& scaled) const
    {
        const bool isNormal = (scaled(least) - largest) / temperature > kLeastNormal;
        if (temperature == 1 && isNormal)
            run<Range::Normal>([&](double x) { return scaled(x) - largest; });
        else if (isNormal)
            run<Range::Normal>([&](double x) { return (scaled(x) - largest) / temperature; });
        else
            run<Range::Any>([&](double x) { return (scaled(x) - largest) / temperature; });
    }

private:
    template <Range range, class Shifted> void run(const Shifted& shifted) const
    {
        for (Index j = 0; j < keys; ++j)
            out[j] = expOne<range>(shifted(stored[j]));
    }
};

/// Finds the strongest allowed key, or why there is none.
RowRecord scanRow(const double* scaled, const std::uint8_t* allowed, Index keys)
{
    RowRecord record;
    double largest = -std::numeric_limits<double>::infinity();
    for (Index j = 0; j < keys; ++j) {
        if (allowed && allowed[j] == 0)
            continue;
        ++record.allowedKeys;
        const double s = scaled[j];
        if (std::isnan(s)) {
            if (record.culprit < 0)
                record.culprit = j;
            record.state = RowState::NotANumber;
        }
        if (record.strongest < 0 || s > largest) {
            largest = s;
            record.strongest = j;
        }
    }
    record.largest = largest;
    if (record.allowedKeys == 0)
        record.state = RowState::FullyMasked;
    else if (record.state == RowState::Ok && !std::isfinite(largest)) {
        record.state = RowState::Overflow;
        record.culprit = record.strongest;
    }
    if (record.state != RowState::Ok)
        record.strongest = -1;
    return record;
}

/// The same of a long row where all keys are allowed; what is unusual goes the slow way.
RowRecord scanOpenRow(const double* scaled, Index keys)
{
    const double largest = largestOf(scaled, keys);
    if (!std::isfinite(largest))
        return scanRow(scaled, nullptr, keys);
    RowRecord record;
    record.allowedKeys = keys;
    record.largest = largest;
    record.strongest = std::find(scaled, scaled + keys, largest) - scaled;
    record.largest = scaled[record.strongest];  // the sign of a zero too
    return record;
}

}  // namespace

RowRecord softmaxRow(const double* scaled, const std::uint8_t* allowed, Index keys, double temperature, double* exponentials)
{
    RowRecord record = allowed || keys < kLanesFrom ? scanRow(scaled, allowed, keys) : scanOpenRow(scaled, keys);
    if (record.state != RowState::Ok) {
        fillNaN(exponentials, keys);
        return record;
    }
    const double largest = record.largest;
    if (allowed) {
        for (Index j = 0; j < keys; ++j)
            exponentials[j] = allowed[j] == 0 ? -std::numeric_limits<double>::infinity() : (scaled[j] - largest) / temperature;
    } else if (temperature == 1) {
        for (Index j = 0; j < keys; ++j)
            exponentials[j] = scaled[j] - largest;
    } else {
        for (Index j = 0; j < keys; ++j)
            exponentials[j] = (scaled[j] - largest) / temperature;
    }
    expNonPositive(exponentials, exponentials, keys);
    sumOthers(exponentials, keys, record);
    return record;
}

std::optional<RowRecord> softmaxOpenRow(const double* stored, double divisor, Index keys, double temperature, double* exponentials)
{
    if (keys < kLanesFrom)
        return std::nullopt;
    const Extremes extremes = extremesOf(stored, keys);
    if (!std::isfinite(extremes.largest))
        return std::nullopt;
    RowRecord record;
    record.allowedKeys = keys;
    record.strongest = std::find(stored, stored + keys, extremes.largest) - stored;
    record.largest = stored[record.strongest] / divisor;  // the sign of a zero too
    const OpenRow row{stored, keys, extremes.least, record.largest, temperature, exponentials};
    int exponent = 0;
    if (divisor == 1)
        row.exponentiate([](double x) { return x; });
    else if (std::frexp(divisor, &exponent) == 0.5)  // a power of two: the product is the quotient, to the last bit, and faster
        row.exponentiate([factor = 1 / divisor](double x) { return x * factor; });
    else
        row.exponentiate([divisor](double x) { return x / divisor; });
    sumOthers(exponentials, keys, record);
    if (std::isnan(record.otherSum))  // one of the scores is no number
        return std::nullopt;
    return record;
}

RowRecord weightsOfScores(const double* scaled, const std::uint8_t* allowed, Index keys, double temperature, double* weights)
{
    const RowRecord record = softmaxRow(scaled, allowed, keys, temperature, weights);
    for (Index j = 0; j < keys; ++j)
        weights[j] /= record.sum();
    return record;
}

}  // namespace ae
