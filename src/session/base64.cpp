// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/base64.h"

#include <array>
#include <bit>

namespace ae {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t noDigit = 0xFF;

constexpr std::array<std::uint8_t, 256> makeDigits()
{
    std::array<std::uint8_t, 256> digits{};
    digits.fill(noDigit);
    for (std::size_t i = 0; i < alphabet.size(); ++i)
        digits[static_cast<std::uint8_t>(alphabet[i])] = static_cast<std::uint8_t>(i);
    return digits;
}

constexpr std::array<std::uint8_t, 256> digitOf = makeDigits();

char letter(std::uint32_t bits, int shift)
{
    return alphabet[(bits >> shift) & 0x3F];
}

}  // namespace

void appendBase64(std::string& out, std::span<const std::uint8_t> bytes)
{
    std::size_t i = 0;
    for (; i + 3 <= bytes.size(); i += 3) {
        const std::uint32_t bits = static_cast<std::uint32_t>(bytes[i] << 16 | bytes[i + 1] << 8 | bytes[i + 2]);
        const char four[] = {letter(bits, 18), letter(bits, 12), letter(bits, 6), letter(bits, 0)};
        out.append(four, 4);
    }
    const std::size_t left = bytes.size() - i;
    if (left == 0)
        return;
    const std::uint32_t bits = static_cast<std::uint32_t>(bytes[i] << 16 | (left == 2 ? bytes[i + 1] << 8 : 0));
    const char four[] = {letter(bits, 18), letter(bits, 12), left == 2 ? letter(bits, 6) : '=', '='};
    out.append(four, 4);
}

bool decodeBase64(std::string_view text, std::vector<std::uint8_t>& bytes)
{
    bytes.clear();
    if (text.size() % 4 != 0)
        return false;
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    bytes.resize(text.size() / 4 * 3);
    std::uint8_t* out = bytes.data();
    std::uint8_t wrong = 0;
    for (std::size_t i = 0; i < text.size(); i += 4) {
        const bool isLast = i + 4 == text.size();
        std::array<std::uint8_t, 4> digits;
        for (std::size_t k = 0; k < 4; ++k)
            digits[k] = isLast && k >= 4 - padding ? std::uint8_t{0} : digitOf[static_cast<std::uint8_t>(text[i + k])];
        wrong |= static_cast<std::uint8_t>((digits[0] | digits[1] | digits[2] | digits[3]) & 0xC0);
        const std::uint32_t bits = static_cast<std::uint32_t>(digits[0] << 18 | digits[1] << 12 | digits[2] << 6 | digits[3]);
        *out++ = static_cast<std::uint8_t>(bits >> 16);
        *out++ = static_cast<std::uint8_t>(bits >> 8);
        *out++ = static_cast<std::uint8_t>(bits);
    }
    for (std::size_t k = 0; k < padding; ++k) {
        wrong |= bytes.back();  // bits that belong to no byte
        bytes.pop_back();
    }
    return wrong == 0;
}

void toLittleEndian(std::span<const double> numbers, std::vector<std::uint8_t>& bytes)
{
    bytes.resize(numbers.size() * 8);
    std::uint8_t* out = bytes.data();
    for (const double number : numbers) {
        const auto bits = std::bit_cast<std::uint64_t>(number);
        for (int shift = 0; shift < 64; shift += 8)
            *out++ = static_cast<std::uint8_t>(bits >> shift);
    }
}

void fromLittleEndian(std::span<const std::uint8_t> bytes, double* numbers)
{
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t bits = 0;
        for (std::size_t k = 0; k < 8; ++k)
            bits |= std::uint64_t{bytes[i + k]} << (8 * k);
        *numbers++ = std::bit_cast<double>(bits);
    }
}

}  // namespace ae
