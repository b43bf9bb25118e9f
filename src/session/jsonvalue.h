// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/matrixrows.h"
#include "session/session.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

struct JsonMember;

/// What was found at a place of the file that this version knows.
struct JsonValue {
    enum class Type { Null, Boolean, Integer, Real, String, Array, Object };

    Type type = Type::Null;
    std::string text;  ///< content of a string; true or false
    double number = 0;  ///< of an integer too
    std::uint64_t magnitude = 0;  ///< of an integer, exactly
    std::vector<JsonValue> elements;
    std::size_t elementCount = 0;  ///< also of those that were too many to be kept
    std::vector<JsonMember> members;  ///< known ones
    std::vector<UnknownMember> unknown;  ///< parents are not filled in
    std::unique_ptr<MatrixRows> rows;

    const JsonValue* find(std::string_view key) const;
    JsonValue* find(std::string_view key);

    /// As JSON writes it, cut short: null, 0.5, "abc", […], {…}. Every language reads it.
    std::string description() const;
    bool isNegative() const;
    /// A whole number that is not negative.
    std::optional<std::uint64_t> count() const;
};

struct JsonMember {
    std::string_view key;
    JsonValue value;
};

/// Where and why the text is not JSON.
struct GrammarError {
    std::size_t position = 0;  ///< bytes read so far, the wrong one included
    std::string message;  ///< of the JSON library
};

struct ParsedFile {
    JsonValue root;
    std::optional<GrammarError> grammar;
    bool isComplete = false;  ///< read to its end
};

/// Reads the text event by event. Only what this version knows becomes values; matrices are read number by number and other
/// members kept as text, so that memory is bounded by the size of the file. Problems of content go to the findings.
ParsedFile parseFile(std::string_view bytes, Findings& findings);

}  // namespace ae
