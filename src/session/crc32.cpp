// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/crc32.h"

#include <array>

namespace ae {

namespace {

constexpr std::size_t slices = 8;
using Tables = std::array<std::array<std::uint32_t, 256>, slices>;

/// Table k moves a byte over k further bytes, so that eight bytes take eight look-ups that do not wait for each other.
constexpr Tables makeTables()
{
    Tables tables{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t c = i;
        for (int bit = 0; bit < 8; ++bit)
            c = (c & 1) != 0 ? 0xEDB88320U ^ (c >> 1) : c >> 1;
        tables[0][i] = c;
    }
    for (std::size_t k = 1; k < slices; ++k) {
        for (std::size_t i = 0; i < 256; ++i)
            tables[k][i] = tables[0][tables[k - 1][i] & 0xFF] ^ (tables[k - 1][i] >> 8);
    }
    return tables;
}

constexpr Tables tables = makeTables();

}  // namespace

void Crc32::update(std::span<const std::uint8_t> bytes)
{
    std::uint32_t state = m_state;
    std::size_t i = 0;
    for (; i + slices <= bytes.size(); i += slices) {
        std::uint32_t next = 0;
        for (std::size_t k = 0; k < slices; ++k) {
            const std::uint32_t carried = k < 4 ? state >> (8 * k) : 0;
            next ^= tables[slices - 1 - k][(bytes[i + k] ^ carried) & 0xFF];
        }
        state = next;
    }
    for (; i < bytes.size(); ++i)
        state = tables[0][(state ^ bytes[i]) & 0xFF] ^ (state >> 8);
    m_state = state;
}

std::string Crc32::text() const
{
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 28; shift >= 0; shift -= 4)
        text += digits[(value() >> shift) & 0xF];
    return text;
}

}  // namespace ae
