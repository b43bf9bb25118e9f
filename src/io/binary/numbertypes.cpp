// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/numbertypes.h"

#include "io/binary/floats.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <iterator>
#include <limits>
#include <type_traits>

namespace ae {

namespace {

static_assert(std::endian::native == std::endian::little, "bits are loaded as they stand in memory");

struct Run {
    const char* bytes;
    std::size_t stride;  // in bytes
    std::size_t count;
    double* target;
    std::ptrdiff_t targetStride;
    bool isSwapped;
};

/// True when a magnitude has more than 53 significant bits.
bool isRounded(std::uint64_t magnitude)
{
    return magnitude != 0 && 64 - std::countl_zero(magnitude) - std::countr_zero(magnitude) > std::numeric_limits<double>::digits;
}

template <class Bits> double truth(Bits bits, NumberCounts& counts)
{
    counts.oddBooleans += bits > 1 ? 1 : 0;
    return bits != 0 ? 1 : 0;
}

template <class Bits> double whole(Bits bits, NumberCounts& counts)
{
    if constexpr (sizeof(Bits) == 8) {
        const bool isNegative = std::is_signed_v<Bits> && bits >> 63 != 0;
        const auto magnitude = isNegative ? 0 - static_cast<std::uint64_t>(bits) : static_cast<std::uint64_t>(bits);
        counts.inexact += isRounded(magnitude) ? 1 : 0;
    }
    return static_cast<double>(bits);
}

double half(std::uint16_t bits, NumberCounts&)
{
    return halfToDouble(bits);
}

double brain(std::uint16_t bits, NumberCounts&)
{
    return brainFloatToDouble(bits);
}

double single(std::uint32_t bits, NumberCounts&)
{
    return singleToDouble(bits);
}

double exact(std::uint64_t bits, NumberCounts&)
{
    return std::bit_cast<double>(bits);
}

template <class Bits, double (*Value)(Bits, NumberCounts&)> void decode(const Run& run, NumberCounts& counts)
{
    for (std::size_t i = 0; i < run.count; ++i) {
        char bytes[sizeof(Bits)];
        std::memcpy(bytes, run.bytes + i * run.stride, sizeof bytes);
        if (run.isSwapped)
            std::reverse(bytes, bytes + sizeof bytes);
        Bits bits;
        std::memcpy(&bits, bytes, sizeof bits);
        const double value = Value(bits, counts);
        counts.notFinite += std::isfinite(value) ? 0 : 1;
        run.target[static_cast<std::ptrdiff_t>(i) * run.targetStride] = value;
    }
}

struct Decoder {
    NumberKind kind;
    std::size_t bytes;
    void (*decode)(const Run& run, NumberCounts& counts);
};

constexpr Decoder decoders[] = {
    {NumberKind::Boolean, 1, decode<std::uint8_t, truth>},     {NumberKind::Signed, 1, decode<std::int8_t, whole>},
    {NumberKind::Signed, 2, decode<std::int16_t, whole>},      {NumberKind::Signed, 4, decode<std::int32_t, whole>},
    {NumberKind::Signed, 8, decode<std::int64_t, whole>},      {NumberKind::Unsigned, 1, decode<std::uint8_t, whole>},
    {NumberKind::Unsigned, 2, decode<std::uint16_t, whole>},   {NumberKind::Unsigned, 4, decode<std::uint32_t, whole>},
    {NumberKind::Unsigned, 8, decode<std::uint64_t, whole>},   {NumberKind::Float, 2, decode<std::uint16_t, half>},
    {NumberKind::Float, 4, decode<std::uint32_t, single>},     {NumberKind::Float, 8, decode<std::uint64_t, exact>},
    {NumberKind::BrainFloat, 2, decode<std::uint16_t, brain>},
};

const Decoder* decoderOf(const NumberType& type)
{
    const auto* found = std::find_if(std::begin(decoders), std::end(decoders),
                                     [&](const Decoder& d) { return d.kind == type.kind && d.bytes == type.bytes; });
    return found == std::end(decoders) ? nullptr : found;
}

}  // namespace

bool isReadable(const NumberType& type)
{
    return decoderOf(type) != nullptr;
}

void decodeNumbers(const NumberType& type, const char* bytes, std::size_t stride, std::size_t count, double* target,
                   std::ptrdiff_t targetStride, NumberCounts& counts)
{
    const Decoder* decoder = decoderOf(type);
    if (decoder != nullptr)
        decoder->decode({bytes, stride * type.bytes, count, target, targetStride, type.order == ByteOrder::Big}, counts);
}

}  // namespace ae
