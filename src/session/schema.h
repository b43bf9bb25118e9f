// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace ae {

inline constexpr std::string_view sessionFormat = "attention-explorer-session";
inline constexpr int knownMajorVersion = 1;
inline constexpr int knownMinorVersion = 0;
inline constexpr std::string_view rotaryFeature = "rotary";  ///< in "requires"
inline constexpr std::string_view encodedRows = "f64le-base64";

/// A place in a session file that this version knows. What stands at any other place is kept as text.
struct Schema {
    std::string_view key = {};
    std::span<const Schema> members = {};  ///< of an object
    const Schema* element = nullptr;  ///< of an array; nullptr where no array belongs
    std::size_t mostElements = 0;
    bool isRows = false;  ///< rows of a matrix, which are read number by number

    const Schema* find(std::string_view member) const;
};

/// The whole file.
const Schema& sessionSchema();

/// Keys of the matrices in the order of the file: those that are needed, then the optional ones.
std::span<const std::string_view> matrixKeys();

}  // namespace ae
