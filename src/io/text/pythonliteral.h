// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/outcome.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// One value of a Python literal, as far as the headers of array files need it.
struct PythonValue {
    enum class Type { None, Boolean, Integer, Real, Text, Tuple, List, Dictionary };

    Type type = Type::None;
    bool truth = false;
    bool isNegative = false;  ///< of an integer
    std::optional<std::uint64_t> magnitude;  ///< of an integer; empty where it is beyond 64 bits
    std::string text;  ///< of a text, or of a number with a point as it is written
    std::vector<PythonValue> elements;  ///< of tuples, lists and dictionaries
    std::vector<std::string> keys;  ///< of dictionaries, one an element, repeated ones included

    /// As Python writes it, cut short: None, 2.5, 'x', (…), […], {…}.
    std::string description() const;
};

/// Byte at which a text stops to be a literal.
struct LiteralError {
    std::size_t position = 0;
};

/// Parses a literal: nothing is evaluated. Knows None, True, False, numbers (with the L of Python 2), texts in either quotes with
/// the prefixes u, b and r, tuples, lists and dictionaries with texts as keys, nested at most 16 deep; blanks around it.
Outcome<PythonValue, LiteralError> parsePythonLiteral(std::string_view text);

}  // namespace ae
