// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/options.h"

#include <array>

namespace ae {

namespace {

bool allowsAll(const MaskBits&, Index, Index)
{
    return true;
}

bool allowsCausal(const MaskBits&, Index query, Index key)
{
    return key <= query;
}

bool allowsPainted(const MaskBits& bits, Index query, Index key)
{
    return bits(query, key) != 0;
}

}  // namespace

std::span<const MaskSpec> maskCatalogue()
{
    static constexpr std::array catalogue = {
        MaskSpec{"none", AE_TR("ae", "None"), AE_TR("ae", "Every query may attend to every key."), false, allowsAll},
        MaskSpec{"causal", AE_TR("ae", "Causal"), AE_TR("ae", "A query may attend to its own key and to earlier ones."), false,
                 allowsCausal, "np.tri(len(X), dtype=bool)", "torch.ones(len(X), len(X), dtype=torch.bool).tril()"},
        MaskSpec{"painted", AE_TR("ae", "Painted"), AE_TR("ae", "Each pair of query and key is allowed or hidden by hand."), true,
                 allowsPainted},
    };
    return catalogue;
}

const MaskSpec* findMask(std::string_view key)
{
    for (const MaskSpec& mask : maskCatalogue()) {
        if (mask.key == key)
            return &mask;
    }
    return nullptr;
}

AllowedKeys::AllowedKeys(const Options& options, Index tokens) : m_tokens(tokens)
{
    const MaskSpec* mask = findMask(options.mask);
    if (!mask || mask->allows == allowsAll)
        return;
    m_bits.resize(tokens, tokens);
    m_everything = true;
    for (Index i = 0; i < tokens; ++i) {
        for (Index j = 0; j < tokens; ++j) {
            m_bits(i, j) = mask->allows(options.allowed, i, j) ? 1 : 0;
            m_everything = m_everything && m_bits(i, j) != 0;
        }
    }
}

Index AllowedKeys::count(Index query) const
{
    if (m_everything)
        return m_tokens;
    Index count = 0;
    for (Index j = 0; j < m_tokens; ++j)
        count += m_bits(query, j);
    return count;
}

MaskBits AllowedKeys::toBits() const
{
    if (m_everything)
        return MaskBits::Ones(m_tokens, m_tokens);
    return m_bits;
}

}  // namespace ae
