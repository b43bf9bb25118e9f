// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/text/textfields.h"
#include "io/text/textnumber.h"

#include <optional>

namespace ae {

/// What a field is, read in whichever decimal mark fits.
CellKind kindOf(const FieldTable& table, const Field& field);

/// How many cells of a row or column are of which kind.
struct KindCounts {
    std::size_t numbers = 0;
    std::size_t names = 0;
    std::size_t likeNumbers = 0;  ///< that are none, and hardly names
    std::size_t headings = 0;
    std::size_t quoted = 0;
    std::size_t all = 0;

    void count(const FieldTable& table, const Field& field);
    bool areNames() const { return names > 0 && numbers == 0 && likeNumbers == 0; }
};

/// A whole number as programs write it, without a mark or an exponent.
std::optional<std::size_t> wholeNumber(std::string_view text);

}  // namespace ae
