// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/export.h"
#include "attention/matrix.h"
#include "attention/outcome.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ae {

/// Rotary positions: whether queries and keys are turned by their position, and how.
struct Rotary {
    std::string convention;  ///< key of a row of rotaryCatalogue(), empty for none
    double base = 10000;  ///< of the angles base^(-2m/width), above 0
    Index width = 0;  ///< so many columns from the first on are turned; 0 for all of d_k

    bool isOn() const { return !convention.empty(); }
    Index widthIn(Index headWidth) const { return width == 0 ? headWidth : width; }
    bool operator==(const Rotary&) const = default;
};

/// Which two columns make a pair. Families of models differ in it, and nothing else tells which one it is.
struct RotarySpec {
    std::string_view key;  ///< "halves", "pairs"
    const char* title;  ///< marked for translation
    const char* summary;  ///< marked for translation
    Index (*first)(Index pair, Index half);  ///< column; half: how many pairs there are
    Index (*second)(Index pair, Index half);
    Index (*pairOf)(Index column, Index half);
    std::string_view numpyFirst;  ///< slice of all first columns in Python; H stands for half the width, W for the width
    std::string_view numpySecond;
};

AE_EXPORT std::span<const RotarySpec> rotaryCatalogue();
AE_EXPORT const RotarySpec* findRotary(std::string_view key);

/// A slice of rotaryCatalogue() with its numbers in place.
std::string fillSizes(std::string_view slice, Index width);

/// Refuses unknown conventions, bases that are not above 0 and finite, and widths that are odd or above d_k.
AE_EXPORT std::optional<Error> checkRotary(const Rotary& rotary, Index headWidth);

}  // namespace ae
