// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/longtexts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <random>

namespace ae {

namespace {

constexpr std::size_t kLong = 2048;

constexpr std::array<bool, 256> plainLetters()
{
    std::array<bool, 256> plain{};
    for (unsigned char c = 'a'; c <= 'z'; ++c)
        plain[c] = true;
    for (unsigned char c = 'A'; c <= 'Z'; ++c)
        plain[c] = true;
    for (unsigned char c = '0'; c <= '9'; ++c)
        plain[c] = true;
    for (const char c : {'+', '/', '='})
        plain[static_cast<unsigned char>(c)] = true;
    return plain;
}

bool isPlain(std::string_view text)
{
    static constexpr std::array<bool, 256> plain = plainLetters();
    return std::ranges::all_of(text, [](char c) { return plain[static_cast<unsigned char>(c)]; });
}

/// Where the string ends that begins behind the quote at `start`, or npos.
std::size_t endOfString(std::string_view bytes, std::size_t start)
{
    std::size_t end = start;
    for (;;) {
        end = bytes.find('"', end);
        if (end == std::string_view::npos)
            return end;
        std::size_t slashes = 0;
        while (end - slashes > start && bytes[end - slashes - 1] == '\\')
            ++slashes;
        if (slashes % 2 == 0)
            return end;
        ++end;
    }
}

bool isKey(std::string_view bytes, std::size_t behind)
{
    const std::size_t next = bytes.find_first_not_of(" \t\r\n", behind);
    return next != std::string_view::npos && bytes[next] == ':';
}

}  // namespace

LongTexts::LongTexts(std::string_view bytes)
{
    if (bytes.size() < 4 * kLong)
        return;
    std::random_device random;
    m_mark = "long text " + std::to_string(random()) + std::to_string(random()) + " ";
    std::size_t taken = 0;  // bytes that are in the rest already
    for (std::size_t quote = bytes.find('"'); quote != std::string_view::npos;) {
        const std::size_t end = endOfString(bytes, quote + 1);
        if (end == std::string_view::npos)
            break;
        const std::string_view text = bytes.substr(quote + 1, end - quote - 1);
        if (text.size() >= kLong && !isKey(bytes, end + 1) && isPlain(text)) {
            m_rest.append(bytes.substr(taken, quote + 1 - taken)).append(m_mark).append(std::to_string(m_texts.size()));
            m_texts.push_back(text);
            taken = end;
        }
        quote = bytes.find('"', end + 1);
    }
    m_rest.append(bytes.substr(taken));
}

std::optional<std::string_view> LongTexts::textOf(std::string_view placeholder) const
{
    if (m_texts.empty() || !placeholder.starts_with(m_mark))
        return std::nullopt;
    std::size_t index = 0;
    const char* end = placeholder.data() + placeholder.size();
    const auto [last, error] = std::from_chars(placeholder.data() + m_mark.size(), end, index);
    if (error != std::errc() || last != end || index >= m_texts.size())
        return std::nullopt;
    return m_texts[index];
}

}  // namespace ae
