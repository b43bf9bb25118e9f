// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/export.h"
#include "attention/matrix.h"
#include "attention/outcome.h"
#include "attention/rotary.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ae {

/// How the scores become weights.
struct Options {
    double scaleExponent = 0.5;  ///< p in S / d_k^p, 0 to 2
    double temperature = 1.0;  ///< tau, greater than 0
    std::string mask = "none";  ///< key of a row of maskCatalogue()
    MaskBits allowed;  ///< n x n for the painted mask, empty otherwise
    Rotary rotary;

    /// Equal in all but the bits of the painted mask, which may be many.
    bool isEqualBesideBits(const Options& other) const;
    bool operator==(const Options& other) const;
};

inline bool Options::isEqualBesideBits(const Options& other) const
{
    [[maybe_unused]] const auto& [all, the, members, here, now] = *this;  // does not compile with one that is not compared yet
    return scaleExponent == other.scaleExponent && temperature == other.temperature && mask == other.mask && rotary == other.rotary;
}

inline bool Options::operator==(const Options& other) const
{
    return isEqualBesideBits(other) && allowed.rows() == other.allowed.rows() && allowed.cols() == other.allowed.cols()
        && allowed == other.allowed;
}

/// One kind of mask: a set of allowed keys for each query, never an added large number.
struct MaskSpec {
    std::string_view key;
    const char* title;  ///< marked for translation
    const char* summary;  ///< marked for translation
    bool isPainted;  ///< reads Options::allowed
    /// True when `query` may attend to `key`; `bits` is empty unless the mask is painted.
    bool (*allows)(const MaskBits& bits, Index query, Index key);
    std::string_view numpy = {};  ///< the bits in Python; where it is empty they are written out
    std::string_view torch = {};  ///< the same with PyTorch
};

AE_EXPORT std::span<const MaskSpec> maskCatalogue();
AE_EXPORT const MaskSpec* findMask(std::string_view key);

/// The allowed keys of every query of one evaluation.
class AE_EXPORT AllowedKeys {
public:
    AllowedKeys() = default;
    AllowedKeys(const Options& options, Index tokens);

    bool allows(Index query, Index key) const { return m_everything || m_bits(query, key) != 0; }
    /// True when no key of any query is hidden: the kernels then take their fast path.
    bool isEverything() const { return m_everything; }
    Index count(Index query) const;
    /// One byte a key, or nullptr when everything is allowed.
    const std::uint8_t* row(Index query) const { return m_everything ? nullptr : m_bits.data() + query * m_bits.cols(); }
    MaskBits toBits() const;

private:
    Index m_tokens = 0;
    bool m_everything = true;
    MaskBits m_bits;
};

/// Refuses exponents outside 0..2, temperatures that are not positive and finite, unknown masks and
/// painted masks that are not n x n. Nothing is returned when the options are good.
AE_EXPORT std::optional<Error> checkOptions(const Options& options, Index tokens);

/// d_k^p: sqrt(d_k) exactly at p = 0.5, 1 at p = 0.
AE_EXPORT double scaleDivisor(const Options& options, Index headWidth);

}  // namespace ae
